//! Steps of a `when`: answers, refused answers, undo.

use engine::game::Undo;
use engine::question::{Answer, Asked, Question};
use engine::seat::Seat;

use super::parse::split_refused;
use super::run::{Stage, same_refusal};
use super::vocabulary::{REFUSALS, UNDO_REFUSALS};
use crate::answer;

const EXPECTED: &str = "'1: ANSWER', 'crew: ANSWER', '1: ANSWER refused WHY', 'or ANSWER', 'all done', '1 undo', '1 undo deed' or \
     '1 undo phase'";

impl Stage<'_> {
    pub(super) fn step(&mut self, step: &str) -> Result<(), String> {
        let (step, refused) = split_refused(step);
        if let Some(other) = step.strip_prefix("or ") {
            return match refused {
                None => self.other(other),
                Some(_) => Err("expected no 'refused' behind 'or'".into()),
            };
        }
        if step == "all done" {
            return match refused {
                None => self.all_done(),
                Some(_) => Err("expected no 'refused' behind 'all done': name the seat as in '1: done'".into()),
            };
        }
        if let Some((who, answers)) = step.split_once(':') {
            let seat = self.who(who.trim())?;
            let answers: Vec<&str> = answers.split(',').map(str::trim).collect();
            let (last, first) = answers.split_last().ok_or("expected an answer")?;
            first.iter().try_for_each(|text| self.answer(seat, text))?;
            return match refused {
                None => self.answer(seat, last),
                Some(expected) => self.refused(seat, last, expected),
            };
        }
        let words: Vec<&str> = step.split_whitespace().collect();
        match words.as_slice() {
            [seat, "undo"] => self.undo(seat, Undo::Answer, refused),
            [seat, "undo", "deed"] => self.undo(seat, Undo::Deed, refused),
            [seat, "undo", "phase"] => self.undo(seat, Undo::Phase, refused),
            _ => Err(format!("expected {EXPECTED}, not '{step}'")),
        }
    }

    /// Who answers: a seat, or anybody where the crew is asked.
    fn who(&self, word: &str) -> Result<Seat, String> {
        match word {
            "crew" => {
                let view = self.game.view();
                let asks_all = |seat: &Seat| view.decision(*seat).is_some_and(|one| one.asked == Asked::Crew);
                view.seats_asked().iter().find(asks_all).ok_or_else(|| "the whole crew is not asked".to_string())
            }
            word => self.seat(word),
        }
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Answer, String> {
        let question = self.game.decision(seat).map_or(Question::Place, |decision| decision.question);
        Ok(answer::read(&self.game.view(), seat, question, text)?)
    }

    fn answer(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let answer = self.read(seat, text)?;
        match self.game.answer(seat, answer) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(format!("expected '{text}' to be taken, it was refused: {refusal:?}")),
        }
    }

    fn refused(&mut self, seat: Seat, text: &str, expected: &str) -> Result<(), String> {
        let answer = self.read(seat, text)?;
        let before = *self.game.state();
        match self.game.answer(seat, answer).map(drop) {
            Ok(()) => Err(format!("expected '{text}' to be refused with {expected}, it was taken")),
            Err(_) if before != *self.game.state() => Err(format!("'{text}' was refused but changed something")),
            Err(refusal) => same_refusal(REFUSALS, expected, &refusal),
        }
    }

    /// Another answer that would have been taken instead of the last one.
    fn other(&mut self, text: &str) -> Result<(), String> {
        let deed = self.game.deeds().last().ok_or("expected an answer before 'or'")?;
        let (seat, question, at) = (deed.seat, deed.question, self.game.deeds().len() - 1);
        let before = self.game.state_at(at);
        let view = before.view(self.rulebook);
        let answer = answer::read(&view, seat, question, text)?;
        if let Some(refusal) = view.refusal(seat, answer) {
            return Err(format!("expected '{text}' to be taken as well, it would be refused: {refusal:?}"));
        }
        self.others.push((at, answer));
        Ok(())
    }

    /// Everybody who is asked a main question has nothing more to do.
    fn all_done(&mut self) -> Result<(), String> {
        let (round, phase) = (self.game.state().table().round, self.game.state().table().phase);
        for seat in self.game.view().seats_asked().iter() {
            let table = self.game.state().table();
            let on = (table.round, table.phase) == (round, phase);
            match self.game.decision(seat).map(|decision| decision.question) {
                Some(Question::Choose(_)) if on => return Err(format!("seat {} is asked a choice", seat.number())),
                Some(_) if on => self.answer(seat, "done")?,
                _ => {}
            }
        }
        Ok(())
    }

    fn undo(&mut self, seat: &str, undo: Undo, refused: Option<&str>) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let taken = self.game.undo_preview(seat, undo).unwrap_or_default();
        match (self.game.undo(seat, undo), refused) {
            (Ok(_), None) => {
                // Deeds from before this `when` may be among them.
                self.began = self.began.map(|began| began - taken.iter().filter(|deed| **deed < began).count());
                Ok(())
            }
            (Ok(_), Some(expected)) => Err(format!("expected undo to be refused with {expected}, it was done")),
            (Err(refusal), Some(expected)) => same_refusal(UNDO_REFUSALS, expected, &refusal),
            (Err(refusal), None) => Err(format!("expected undo to be done, it was refused: {refusal:?}")),
        }
    }
}
