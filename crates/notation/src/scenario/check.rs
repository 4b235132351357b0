//! Checks of a `then`: lines of a position, questions, offers, events, the end of the game.

use engine::die::Faces;
use engine::event::Event;
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
            "toxic" => self.toxic(rest.next("values such as 15, or none")?),
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
            return if view.seats_asked().is_empty() { Ok(()) } else { wrong("nobody".into()) };
        }
        if word == "not" {
            let seat = names::seat(line.next("a seat")?)?;
            return if view.seats_asked().has(seat) { wrong(format!("not {}", seat.number())) } else { Ok(()) };
        }
        let seat = match word {
            "crew" => view.seats_asked().iter().next(),
            word => Some(names::seat(word)?),
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
            Some(Question::Choose(ask)) => what_word(ask.kind),
        }
    }

    /// `offers 1: set 3`, `offers not 1: decline`, `offers exactly 1: set 2, set 4`.
    fn offers(&self, check: &str, mut line: Line) -> Result<(), String> {
        let (not, exactly) = (line.eat("not"), line.eat("exactly"));
        let seat = names::seat(line.next("a seat")?.trim_end_matches(':'))?;
        let text = line.rest().join(" ");
        let view = self.game.view();
        let question = self.game.decision(seat).map(|decision| decision.question);
        let question =
            question.ok_or_else(|| format!("expected '{check}', but seat {} is not asked", seat.number()))?;
        let mut offered = Answers::new();
        view.answers(seat, question, &mut offered);
        let wanted: Result<Vec<Answer>, String> =
            text.split(',').map(|one| answer::read(&view, seat, question, one.trim())).collect();
        let wanted = match wanted {
            Err(_) if not => return Ok(()),
            wanted => wanted?,
        };
        let there = wanted.iter().filter(|one| offered.contains(one)).count();
        let holds = match (not, exactly) {
            (true, _) => there == 0,
            (_, true) => there == wanted.len() && there == offered.len(),
            _ => there == wanted.len(),
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

    /// An event by the name of its variant and words that occur in it.
    fn event(&self, check: &str, words: &[&str], wanted: bool) -> Result<(), String> {
        let [name, words @ ..] = words else { return Err("expected the name of an event".into()) };
        let fits = |event: &Event| {
            let said = self.said(event);
            said.first().is_some_and(|first| first.eq_ignore_ascii_case(name))
                && words.iter().all(|word| said.iter().any(|said| said.eq_ignore_ascii_case(word)))
        };
        if self.events.iter().any(fits) == wanted {
            return Ok(());
        }
        let same = self.events.iter().filter(|event| self.said(event).first().is_some_and(|first| first == name));
        let same: Vec<String> = same.map(|event| self.said(event).join(" ")).collect();
        let there = if same.is_empty() { "none of the kind".into() } else { same.join("; ") };
        Err(format!("expected '{check}', there was: {there}"))
    }

    /// The words of an event: seats as people count them, cards by key, dice by their top and as top/front.
    fn said(&self, event: &Event) -> Vec<String> {
        let debug = format!("{event:?}");
        let apart = |letter: char| !(letter.is_alphanumeric() || "/-_".contains(letter));
        let mut words: Vec<String> = Vec::new();
        for word in debug.split(apart).filter(|word| !word.is_empty()) {
            let number = || word.parse::<usize>().ok();
            match (words.last().map(String::as_str), number()) {
                (Some("Seat"), Some(index)) => words.push((index + 1).to_string()),
                (Some("CardId"), Some(index)) => {
                    words.extend(self.rulebook.cards.get(index).map(|one| one.key.clone()))
                }
                (Some("MissionId"), Some(index)) => {
                    words.extend(self.rulebook.missions.get(index).map(|one| one.key.clone()));
                }
                _ => words.push(word.into()),
            }
            words.extend(word.split_once('/').map(|(top, _)| top.to_string()));
        }
        words
    }

    /// `forecast power 5`: what Phase 2 would come to.
    fn forecast(&self, mut line: Line) -> Result<(), String> {
        let resource = names::resource(line.next("a resource")?)?;
        let expected: i16 = line.number("an amount")?;
        let is = self.game.view().forecast()[resource.index()];
        let word = names::resource_word(resource);
        if is == expected { line.end() } else { Err(format!("expected forecast {word} {expected}, was: {is}")) }
    }

    fn toxic(&self, word: &str) -> Result<(), String> {
        let expected: Faces = if word == "none" { Faces::NONE } else { word.parse()? };
        let is = self.game.state().table().toxic;
        if is == expected { Ok(()) } else { Err(format!("expected toxic {expected}, was: {is}")) }
    }
}

/// The word for a kind of choice.
const fn what_word(what: ChoiceKind) -> &'static str {
    match what {
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
