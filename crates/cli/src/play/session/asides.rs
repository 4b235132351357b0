//! What can be looked at without playing on.

use std::sync::Arc;

use engine::cause::Happened;
use engine::event::Event;
use engine::question::Question;
use engine::seat::Seat;
use engine::table::Table;
use notation::{answer, words};

use super::super::{coach, describe, look, offer, reach, remark, rules};
use super::Session;
use crate::layout::capital;

impl Session<'_, '_> {
    /// What happened; below a disaster card that is turned up stands what it does.
    pub(super) fn tell_events(&mut self, mut table: Table, events: &[Happened]) -> anyhow::Result<()> {
        let rulebook = Arc::clone(self.room.game().rulebook());
        for part in events.chunk_by(|one, _| !matches!(one.event, Event::CardRevealed { .. })) {
            self.tell(words::events(&rulebook, &table, part))?;
            part.iter().for_each(|happened| table.apply(&rulebook, &happened.event));
            if let Some(Happened { event: Event::CardRevealed { card }, .. }) = part.last() {
                let text = remark::card(&self.texts, &self.room.game().view(), *card);
                self.terminal.say(text.trim_end())?;
            }
        }
        Ok(())
    }

    /// Is an answer legal, and if not, why?
    pub(super) fn why(&mut self, text: &str) -> String {
        let Some((seat, decision)) = self.decision() else { return "The game is over.".to_owned() };
        let view = self.room.game().view();
        match answer::read(&view, seat, decision.question, text) {
            Err(error) => format!("That is no answer here: {error}."),
            Ok(one) => match view.decision(seat).map(|waiting| view.check(seat, waiting.id, one)) {
                Some(Err(refusal)) => words::refusal(&view, &refusal),
                _ => format!("That is legal: {}.", words::answer(&view, seat, decision.question, one)),
            },
        }
    }

    /// Where a die of whoever is asked can end.
    pub(super) fn reach(&mut self, die: &str) -> String {
        let Some((seat, decision)) = self.decision() else { return "The game is over.".to_owned() };
        match decision.question {
            Question::Place => reach::reach(&self.room.game().view(), seat, die),
            _ => "Dice can be looked at like that while you are asked to place them.".to_owned(),
        }
    }

    /// What is urgent, and what to do.
    pub(super) fn coach(&mut self, seat: Option<Seat>, more: bool) -> String {
        let asked = self.decision().map(|(seat, _)| seat);
        let view = self.room.game().view();
        let Some(seat) = seat.or(asked).filter(|_| view.table.outcome.is_none()) else {
            return "The game is over.".to_owned();
        };
        if !view.table.seats().has(seat) {
            return format!("Nobody sits at seat {}.", seat.number());
        }
        let advice = if more { self.coach.improve(&view, seat) } else { self.coach.advise(&view, seat) };
        coach::coach(&view, seat, &advice)
    }

    /// What happened lately.
    pub(super) fn log(&mut self, lines: usize) -> String {
        let log = words::log(self.room.game());
        log[log.len().saturating_sub(lines)..].join("\n")
    }

    /// What can be bought.
    pub(super) fn offer(&mut self) -> String {
        let seat = self.decision().map(|(seat, _)| seat).or_else(|| Seat::from_index(0));
        seat.map_or_else(String::new, |seat| offer::offer(&self.texts, &self.room.game().view(), seat))
    }

    /// The whole text of something.
    pub(super) fn describe(&mut self, what: &str) -> String {
        let seat = self.decision().map(|(seat, _)| seat);
        let view = self.room.game().view();
        match look::find(&view, seat, what) {
            Ok(thing) => describe::thing(&self.texts, &view, thing),
            Err(error) => capital(&error),
        }
    }

    /// A page of the rules: of the game, of the country that is asked, or of the disaster.
    pub(super) fn rules(&mut self, topic: &str) -> String {
        let seat = self.decision().map(|(seat, _)| seat).or_else(|| Seat::from_index(0));
        let view = self.room.game().view();
        match topic {
            "country" => {
                seat.map_or_else(String::new, |seat| describe::country(&self.texts, view.table.of(seat).country))
            }
            "disaster" => describe::thing(&self.texts, &view, look::Thing::Disaster(view.table.disaster)),
            _ => rules::page(&view, topic).unwrap_or_else(|| {
                format!("There is no such page. Write rules, or rules and one of: {}.", rules::names())
            }),
        }
    }
}
