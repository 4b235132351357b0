//! What is shown before a question.

use engine::question::Decision;
use engine::seat::Seat;
use text::Words;

use super::super::list::ListKey;
use super::super::{ending, list, screen};
use super::{Session, SessionKey};
use crate::layout::wrapped;

impl Session<'_, '_> {
    /// The whole table, and the question with its answers.
    pub(super) fn show(&mut self) -> anyhow::Result<()> {
        let decision = self.decision();
        let current = decision.map(|(seat, _)| seat);
        self.terminal.say(&screen::table(self.texts, &self.room.game().view(), current, self.remarks))?;
        match decision {
            Some((seat, decision)) => self.ask(seat, decision),
            None => {
                self.terminal.say(&ending::ending(self.texts, self.room.game()))?;
                Ok(self.terminal.say(&self.texts.say(SessionKey::OverNext))?)
            }
        }
    }

    /// The four resources and the dice of whoever is asked, and the question with its answers.
    pub(super) fn glance(&mut self) -> anyhow::Result<()> {
        let Some((seat, decision)) = self.decision() else { return self.show() };
        self.terminal.say(&screen::glance(self.texts, &self.room.game().view(), seat))?;
        self.ask(seat, decision)
    }

    fn ask(&mut self, seat: Seat, decision: Decision) -> anyhow::Result<()> {
        let view = self.room.game().view();
        view.answers(seat, decision.question, &mut self.answers);
        let waiting: Vec<String> = view.seats_asked().iter().map(|seat| seat.number().to_string()).collect();
        let mut question = self.texts.speaker(&view).question(&decision);
        if waiting.len() > 1 {
            let words = Words::new().line("question", &question).with("seats", self.texts.listed(&waiting));
            question = self.texts.writer.line(ListKey::Asked, words);
        }
        let listed = list::answers(self.texts, &view, seat, decision.question, &self.answers);
        Ok(self.terminal.say(&format!("{}\n{listed}", wrapped("", &question)))?)
    }
}
