//! What can be looked at without playing on.

use engine::cause::Happened;
use engine::event::Event;
use engine::question::Question;
use engine::seat::Seat;
use engine::table::Table;
use notation::answer;
use text::Words;

use super::super::{coach, describe, look, offer, reach, remark, rules};
use super::{Session, SessionKey};
use crate::layout::capital;
use crate::mishap::mistake;

impl Session<'_, '_> {
    /// What happened; below a disaster card that is turned up stands what it does.
    pub(super) fn tell_events(&mut self, mut table: Table, events: &[Happened]) -> anyhow::Result<()> {
        let rulebook = &self.texts.pack.rulebook;
        for part in events.chunk_by(|one, _| !matches!(one.event, Event::CardRevealed { .. })) {
            self.tell(self.texts.events(&table, part))?;
            part.iter().for_each(|happened| table.apply(rulebook, &happened.event));
            if let Some(Happened { event: Event::CardRevealed { card }, .. }) = part.last() {
                let text = remark::card(self.texts, &self.room.game().view(), *card);
                self.terminal.say(text.trim_end())?;
            }
        }
        Ok(())
    }

    /// Is an answer legal, and if not, why?
    pub(super) fn why(&mut self, text: &str) -> String {
        let Some((seat, decision)) = self.decision() else { return self.texts.say(SessionKey::Over) };
        let view = self.room.game().view();
        match answer::read(&view, seat, decision.question, text) {
            Err(error) => {
                let said = Words::new().with("mistake", mistake(&self.texts.writer, &error));
                self.texts.tell(SessionKey::NoAnswer, said)
            }
            Ok(one) => match view.decision(seat).map(|waiting| view.check(seat, waiting.id, one)) {
                Some(Err(refusal)) => self.texts.speaker(&view).refusal(seat, &refusal).into(),
                _ => {
                    let answer = self.texts.speaker(&view).answer(seat, decision.question, one);
                    let answer = answer.trim_end_matches('.').to_owned();
                    self.texts.tell(SessionKey::Legal, Words::new().with("answer", answer))
                }
            },
        }
    }

    /// Where a die of whoever is asked can end.
    pub(super) fn reach(&mut self, die: &str) -> String {
        let Some((seat, decision)) = self.decision() else { return self.texts.say(SessionKey::Over) };
        match decision.question {
            Question::Place => reach::reach(self.texts, &self.room.game().view(), seat, die),
            _ => self.texts.say(SessionKey::ReachLater),
        }
    }

    /// What is urgent, and what to do.
    pub(super) fn coach(&mut self, seat: Option<Seat>, more: bool) -> String {
        let asked = self.decision().map(|(seat, _)| seat);
        let view = self.room.game().view();
        let Some(seat) = seat.or(asked).filter(|_| view.table.outcome.is_none()) else {
            return self.texts.say(SessionKey::Over);
        };
        if !view.table.seats().has(seat) {
            return self.nobody_at(seat);
        }
        let advice = if more { self.coach.improve(&view, seat) } else { self.coach.advise(&view, seat) };
        coach::coach(self.texts, &view, seat, &advice)
    }

    /// What happened lately.
    pub(super) fn log(&mut self, lines: usize) -> String {
        let log = self.texts.log(self.room.game());
        log[log.len().saturating_sub(lines)..].join("\n")
    }

    /// What can be bought.
    pub(super) fn offer(&mut self) -> String {
        let seat = self.decision().map(|(seat, _)| seat).or_else(|| Seat::from_index(0));
        seat.map_or_else(String::new, |seat| offer::offer(self.texts, &self.room.game().view(), seat))
    }

    /// The whole text of something.
    pub(super) fn describe(&mut self, what: &str) -> String {
        let seat = self.decision().map(|(seat, _)| seat);
        let view = self.room.game().view();
        match look::find(self.texts, &view, seat, what) {
            Ok(thing) => describe::thing(self.texts, &view, thing),
            Err(error) => capital(&mistake(&self.texts.writer, &error)),
        }
    }

    /// A page of the rules: of the game, of the country that is asked, or of the disaster.
    pub(super) fn rules(&mut self, topic: &str) -> String {
        let seat = self.decision().map(|(seat, _)| seat).or_else(|| Seat::from_index(0));
        let view = self.room.game().view();
        match topic {
            "country" => {
                seat.map_or_else(String::new, |seat| describe::country(self.texts, view.table.of(seat).country))
            }
            "disaster" => describe::thing(self.texts, &view, look::Thing::Disaster(view.table.disaster)),
            _ => rules::page(self.texts, &view, topic).unwrap_or_else(|| {
                self.texts.tell(SessionKey::NoPage, Words::new().with("pages", rules::names(self.texts)))
            }),
        }
    }
}
