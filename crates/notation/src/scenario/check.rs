//! Checks of a `then`: lines of a position, questions, offers, events, the end of the game.

use engine::die::Faces;
use engine::question::{Answer, Answers, ChoiceKind, Question};
use engine::seat::Seat;
use engine::table::Outcome;

use super::run::Stage;
use crate::line::Line;
use crate::{answer, line, names, position};

impl Stage<'_> {
    pub(super) fn check(&self, check: &str) -> Result<(), String> {
        let words = line::words(check);
        let mut rest = Line::new(&words);
        match rest.next("a check")? {
            "asked" => self.asked(rest),
            "offers" => self.offers(check, rest),
            "won" | "lost" | "playing" => self.outcome(check),
            "event" => self.event(check, rest.rest(), true),
            "no" if rest.eat("event") => self.event(check, rest.rest(), false),
            "forecast" => self.forecast(rest),
            "toxic" => self.toxic(rest),
            _ => {
                let held = position::holds(self.rulebook, self.game.state(), &words);
                held.map_err(|there| format!("expected '{check}', was: {there}"))
            }
        }
    }

    /// `asked 1 place`, `asked 1 die`, `asked 1`, `asked not 2`, `asked crew bonus`, `asked nobody`.
    fn asked(&self, mut line: Line) -> Result<(), String> {
        let view = self.game.view();
        let asked: Vec<String> =
            view.seats_asked().iter().map(|seat| format!("{} {}", seat.number(), self.asked_word(seat))).collect();
        let asked = if asked.is_empty() { "nobody".into() } else { asked.join(", ") };
        let wrong = |expected: String| Err(format!("expected {expected} to be asked, asked is: {asked}"));
        let word = line.next("a seat, crew, not or nobody")?;
        if word == "nobody" {
            line.end()?;
            return if view.seats_asked().is_empty() { Ok(()) } else { wrong("nobody".into()) };
        }
        if word == "not" {
            let seat = self.seat(line.next("a seat")?)?;
            line.end()?;
            return if view.seats_asked().has(seat) { wrong(format!("not {}", seat.number())) } else { Ok(()) };
        }
        let seat = match word {
            "crew" => view.seats_asked().iter().next(),
            word => Some(self.seat(word)?),
        };
        let question = seat.map(|seat| self.asked_word(seat)).unwrap_or_default();
        let what = line.take();
        let crew = word != "crew" || view.seats_asked() == view.table.seats();
        if question.is_empty() || !crew || what.is_some_and(|what| what != question) {
            return wrong(format!("{word} {}", what.unwrap_or_default()));
        }
        line.end()
    }

    /// The word for what a player is asked; empty if nothing is.
    fn asked_word(&self, seat: Seat) -> &'static str {
        match self.game.decision(seat).map(|decision| decision.question) {
            None => "",
            Some(Question::Place) => "place",
            Some(Question::Bonus) => "bonus",
            Some(Question::Spend) => "spend",
            Some(Question::Choose(ask)) => choice_word(ask.kind),
        }
    }

    /// `offers 1: set 3`, `offers not 1: decline`, `offers exactly 1: set 2, set 4`.
    fn offers(&self, check: &str, mut line: Line) -> Result<(), String> {
        let (not, exactly) = (line.eat("not"), line.eat("exactly"));
        let seat = self.seat(line.next("a seat")?.trim_end_matches(':'))?;
        let text = line.rest().join(" ");
        let texts = || text.split(',').map(str::trim);
        let view = self.game.view();
        let question = self.game.decision(seat).map(|decision| decision.question);
        let question =
            question.ok_or_else(|| format!("expected '{check}', but seat {} is not asked", seat.number()))?;
        let mut offered = Answers::new();
        view.answers(seat, question, &mut offered);
        let holds = match (not, exactly) {
            (true, true) => return Err("expected either 'not' or 'exactly'".into()),
            (true, false) => {
                let there: Result<Vec<bool>, crate::Mistake> =
                    texts().map(|one| answer::is_offered(&view, seat, question, &offered, one)).collect();
                !there?.contains(&true)
            }
            (false, _) => {
                let wanted: Result<Vec<Answer>, crate::Mistake> =
                    texts().map(|one| answer::read(&view, seat, question, one)).collect();
                let wanted = wanted?;
                if let Some((at, _)) = wanted.iter().enumerate().find(|(at, one)| wanted[..*at].contains(one)) {
                    return Err(format!("'{}' is named twice", texts().nth(at).unwrap_or_default()));
                }
                wanted.iter().all(|one| offered.contains(one)) && (!exactly || wanted.len() == offered.len())
            }
        };
        let all: Vec<String> = offered.iter().map(|one| answer::write(&view, seat, question, *one)).collect();
        if holds { Ok(()) } else { Err(format!("expected '{check}', offered is: {}", all.join(", "))) }
    }

    fn outcome(&self, check: &str) -> Result<(), String> {
        let is = match self.game.state().table().outcome {
            None => "playing".to_string(),
            Some(Outcome::Won) => "won".into(),
            Some(Outcome::Starved(resource)) => format!("lost starved {}", names::resource_word(resource)),
            Some(Outcome::OutOfSupplies) => "lost out-of-supplies".into(),
            Some(Outcome::StationDestroyed) => "lost station-destroyed".into(),
        };
        let holds = is == check || check == "lost" && is.starts_with("lost");
        if holds { Ok(()) } else { Err(format!("expected '{check}', was: {is}")) }
    }

    /// `forecast power 5`: what Phase 2 would come to.
    fn forecast(&self, mut line: Line) -> Result<(), String> {
        let resource = names::resource(line.next("a resource")?)?;
        let expected: i16 = line.number("an amount", -9_999..=9_999)?;
        line.end()?;
        let is = self.game.view().forecast()[resource.index()];
        let word = names::resource_word(resource);
        if is == expected { Ok(()) } else { Err(format!("expected forecast {word} {expected}, was: {is}")) }
    }

    fn toxic(&self, mut line: Line) -> Result<(), String> {
        let word = line.next("values such as 15, or none")?;
        line.end()?;
        let expected: Faces = if word == "none" { Faces::EMPTY } else { word.parse()? };
        let is = self.game.state().table().toxic;
        if is == expected { Ok(()) } else { Err(format!("expected toxic {expected}, was: {is}")) }
    }
}

/// The word for a kind of choice, as in `asked 1 tile`.
pub const fn choice_word(kind: ChoiceKind) -> &'static str {
    match kind {
        ChoiceKind::Die(_) => "die",
        ChoiceKind::Queued => "queue",
        ChoiceKind::Pose => "set",
        ChoiceKind::Shift => "shift",
        ChoiceKind::Way => "tilt",
        ChoiceKind::Branch => "option",
        ChoiceKind::Confirm => "confirm",
        ChoiceKind::Tile => "tile",
        ChoiceKind::Space => "space",
        ChoiceKind::TokenNumber => "piece",
        ChoiceKind::Lock => "lock",
        ChoiceKind::Resource => "resource",
        ChoiceKind::Seat => "seat",
        ChoiceKind::Amount => "amount",
        ChoiceKind::Offer => "offer",
        ChoiceKind::Payment => "payment",
        ChoiceKind::Mission => "mission",
        ChoiceKind::Dock => "dock",
        ChoiceKind::Slot => "slot",
    }
}
