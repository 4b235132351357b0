//! What is asked, and of whom.

use engine::abilities::{Source, Text};
use engine::flow::{Cursor, Step};
use engine::question::{Asked, Decision, Options, Question};
use engine::seat::Seat;

use crate::keys;
use crate::span::Line;
use crate::speech::Speaker;
use crate::words::Words;

keys! {
    /// What is asked.
    pub(crate) enum QuestionKey {
        Asked = "question-asked",
        Crew = "question-crew",
        Of = "question-of",
        Deed = "question-deed",
        Place = "question-place",
        PlaceHoused = "question-place-housed",
        Bonus = "question-bonus",
        Spend = "question-spend",
        Choose = "question-choose",
        Toxic = "question-toxic",
        Send = "question-send",
        Receive = "question-receive",
        Cache = "question-cache",
        CacheValue = "question-cache-value",
        Cycle = "question-cycle",
        Install = "question-install",
        Amplify = "question-amplify",
        Split = "question-split",
        AnyResource = "question-any-resource",
        MissionDie = "question-mission-die",
        Counter = "question-counter",
        Habitation = "question-habitation",
    }
}

/// A question taken apart, for a client that shows who asks beside what is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asking {
    /// The tile, card, badge or module that asks; nothing where a country or the round does.
    pub source: Option<Line>,
    /// What is asked.
    pub question: Line,
}

impl Speaker<'_> {
    /// What is asked and what asks, without whom.
    pub fn asking(&self, decision: &Decision) -> Asking {
        let seat = match decision.asked {
            Asked::Seat(seat) => Some(seat),
            Asked::Crew => None,
        };
        let (Question::Choose(ask), Some(text)) = (decision.question, self.text(seat)) else {
            return Asking { source: self.step_source(), question: self.asked(seat, decision.question).into() };
        };
        let module = match text.source {
            Source::Dock { dock, .. } | Source::Arrival { dock, .. } => Some(self.writer.the_dock(dock)),
            _ => None,
        };
        let source = self.source(text).or(module).map(Line::from);
        Asking { source, question: self.bare(text, &ask).into() }
    }

    /// The tile that Phase 2 or 6 asks about.
    fn step_source(&self) -> Option<Line> {
        match self.view.flow.step {
            Step::Split(cursor) | Step::AnyResource(cursor) | Step::MissionDie(cursor) | Step::Counter(cursor) => {
                Some(self.pointed_at(cursor).into())
            }
            Step::Prepare | Step::Place | Step::Spend | Step::Disaster(_) => None,
            Step::Habitation | Step::Bonus | Step::AfterCards(_) | Step::Standing(_) | Step::Over => None,
        }
    }

    /// What is asked, and of whom.
    pub fn question(&self, decision: &Decision) -> Line {
        match decision.asked {
            Asked::Seat(seat) => {
                let words = Words::new().with("player", self.the_player(seat));
                self.line(QuestionKey::Asked, words.with("question", self.asked(Some(seat), decision.question)))
            }
            Asked::Crew => {
                let question = self.asked(None, decision.question);
                self.line(QuestionKey::Crew, Words::new().with("question", question))
            }
        }
    }

    fn asked(&self, seat: Option<Seat>, question: Question) -> String {
        match question {
            Question::Place if seat.is_some_and(|seat| self.view.flow.lane(seat).housed) => {
                self.writer.word(QuestionKey::PlaceHoused)
            }
            Question::Place => self.writer.word(QuestionKey::Place),
            Question::Bonus => self.writer.word(QuestionKey::Bonus),
            Question::Spend => {
                let capacity = seat.map_or(0, |seat| self.view.table.of(seat).capacity);
                let capacity = i16::try_from(capacity).unwrap_or(i16::MAX);
                self.say(QuestionKey::Spend, Words::new().with("capacity", self.writer.the_capacity(capacity)))
            }
            Question::Choose(ask) => match self.text(seat) {
                Some(text) => self.of_text(text, &ask),
                None => self.of_step(),
            },
        }
    }

    /// The text in progress that asks this player, or the crew, if it is a text that asks.
    pub(super) fn text(&self, seat: Option<Seat>) -> Option<&Text> {
        match self.view.flow.step {
            Step::Prepare | Step::Place | Step::Spend => self.view.flow.lane(seat?).text.as_ref(),
            Step::Disaster(_) | Step::AfterCards(_) | Step::Standing(_) => self.view.flow.card.as_ref(),
            Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) => None,
            Step::Habitation | Step::Bonus | Step::Counter(_) | Step::Over => None,
        }
    }

    /// A question of a text: where it comes from, what it does, which thing is wanted.
    fn of_text(&self, text: &Text, ask: &Options) -> String {
        let question = self.bare(text, ask);
        match self.source(text).filter(|_| text.toxic_debt == 0) {
            Some(source) => self.say(QuestionKey::Of, Words::new().with("source", source).with("question", question)),
            None => question,
        }
    }

    /// The same without where it comes from.
    fn bare(&self, text: &Text, ask: &Options) -> String {
        if text.toxic_debt > 0 {
            let zone = self.your_place(text.seat, engine::effect::Zone::Pool);
            return self.say(QuestionKey::Toxic, Words::new().with("n", text.toxic_debt).with("in", zone));
        }
        match self.deed(text, ask.may) {
            Some(deed) => {
                let which = self.which(text, ask);
                self.say(QuestionKey::Deed, Words::new().with("deed", deed).with("which", which))
            }
            None => self.of_station(text, ask),
        }
    }

    /// A question of a step of the round.
    fn of_step(&self) -> String {
        let about = |key, cursor| self.say(key, Words::new().with("tile", self.pointed_at(cursor)));
        match self.view.flow.step {
            Step::Split(cursor) => {
                let words = Words::new().with("tile", self.pointed_at(cursor));
                self.say(QuestionKey::Split, words.with("resource", self.first_resource(cursor)))
            }
            Step::AnyResource(cursor) => about(QuestionKey::AnyResource, cursor),
            Step::MissionDie(cursor) => about(QuestionKey::MissionDie, cursor),
            Step::Counter(cursor) => about(QuestionKey::Counter, cursor),
            Step::Habitation => {
                let dice: u8 = self.view.table.habitation.iter().sum();
                self.say(QuestionKey::Habitation, Words::new().with("n", dice))
            }
            Step::Prepare
            | Step::Place
            | Step::Spend
            | Step::Disaster(_)
            | Step::AfterCards(_)
            | Step::Standing(_)
            | Step::Bonus
            | Step::Over => self.writer.word(QuestionKey::Choose),
        }
    }

    fn pointed_at(&self, cursor: Cursor) -> String {
        cursor.space().map_or_else(String::new, |space| self.the_tile(space))
    }

    /// The first resource of a tile that makes two.
    fn first_resource(&self, cursor: Cursor) -> String {
        let tile = cursor.space().and_then(|space| self.view.table.tile(space));
        let first = tile.and_then(|tile| self.view.face(tile).output[0]);
        first.map_or_else(String::new, |(resource, _)| self.writer.the_resource(resource))
    }
}
