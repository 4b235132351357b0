//! Lines about disaster cards and missions: `card meteor-strike slot 1 die 2 by 3`, `mission raise-the-orbit die 3 by 1`.

use engine::die::Face;
use engine::rulebook::{CardId, MissionId};
use engine::table::{ActiveMission, Cards, Missions};

use super::draft::Draft;
use super::sense::once;
use crate::line::Line;
use crate::names;

impl Draft<'_> {
    pub(super) fn card_line(&mut self, word: &str, line: &mut Line) -> Result<(), String> {
        match word {
            "card" => self.card(line),
            "deck" => {
                let cards = self.card_list(line)?;
                self.deck_named = true;
                self.set_deck(&cards)
            }
            "lingering" => {
                let word = line.next("a disaster card, or none")?;
                let card = if word == "none" { None } else { Some(self.card_id(word)?) };
                if card.is_some_and(|card| self.rulebook.card(card).slots.is_some()) {
                    return Err(format!("'{word}' is a persistent card: it stays face up, as in 'card {word}'"));
                }
                self.table.cards.lingering = card;
                Ok(())
            }
            "mission" => self.mission(line),
            "missions" => {
                let words = if line.eat("none") { &[] } else { line.rest() };
                let pile: Result<Vec<_>, _> = words.iter().map(|word| names::mission(self.rulebook, word)).collect();
                self.missions_named = true;
                self.set_pile(&pile?)
            }
            _ => self.completed(line),
        }
    }

    fn card_id(&self, word: &str) -> Result<CardId, String> {
        Ok(names::card(self.rulebook, self.table.disaster, word)?)
    }

    fn card_list(&self, line: &mut Line) -> Result<Vec<CardId>, String> {
        let words = if line.eat("none") { &[] } else { line.rest() };
        words.iter().map(|word| self.card_id(word)).collect()
    }

    /// The deck, top first.
    fn set_deck(&mut self, cards: &[CardId]) -> Result<(), String> {
        once("disaster card", cards, |card| &self.rulebook.card(card).key)?;
        if cards.len() + usize::from(self.table.cards.count()) > Cards::MAX {
            return Err(format!("at most {} disaster cards are in the deck and face up", Cards::MAX));
        }
        if let Some(up) = cards.iter().find(|card| self.index_of(**card).is_some()) {
            return Err(format!("'{}' is face up: it cannot be in the deck too", self.rulebook.card(*up).key));
        }
        self.table.cards.deck = cards.len() as u8;
        self.secret.deck.iter_mut().zip(cards.iter().rev()).for_each(|(slot, card)| *slot = *card);
        Ok(())
    }

    /// A card face up, and the dice on its slots.
    fn card(&mut self, line: &mut Line) -> Result<(), String> {
        let id = self.card_id(line.next("a disaster card")?)?;
        let index = match self.index_of(id) {
            Some(index) => index,
            None => self.turn_up(id)?,
        };
        while line.eat("slot") {
            let slot: usize = line.number("a slot", 1..=2)?;
            let die = if line.eat("free") { None } else { Some(self.die_by(line)?) };
            self.card_takes(id, slot - 1, die)?;
            self.table.cards.dice(index)[slot - 1] = die;
        }
        Ok(())
    }

    /// A card that did not lie there yet. It comes from a deck that was not named, or else the undermost one makes way.
    fn turn_up(&mut self, id: CardId) -> Result<u8, String> {
        let card = self.rulebook.card(id);
        if card.slots.is_none() {
            return Err(format!("'{0}' is a momentary card: name it as in 'lingering {0}'", card.key));
        }
        let up = usize::from(self.table.cards.count()) + 1;
        if up > Cards::MAX {
            return Err(format!("at most {} disaster cards are face up", Cards::MAX));
        }
        let mut deck = self.deck();
        if !self.deck_named {
            deck.retain(|card| *card != id);
            deck.truncate(Cards::MAX - up);
        }
        self.table.cards.push(id);
        self.set_deck(&deck)?;
        Ok(up as u8 - 1)
    }

    fn index_of(&self, id: CardId) -> Option<u8> {
        self.table.cards.up().find(|(_, card)| card.card == id).map(|(index, _)| index)
    }

    /// `die 4 by 1`: a die and whose it is.
    pub(super) fn die_by(&self, line: &mut Line) -> Result<(engine::seat::Seat, engine::die::Die), String> {
        line.expect("die")?;
        let die = line.next("a die")?;
        line.expect("by")?;
        let seat = self.seat(line.next("a seat")?)?;
        Ok((seat, self.die(seat, die)?))
    }

    pub(super) fn remove_card(&mut self, word: &str) -> Result<(), String> {
        if let Some(index) = self.index_of(self.card_id(word)?) {
            self.table.cards.remove(index);
        }
        Ok(())
    }

    /// A mission with a die on it. It is taken out of the pile, which the game deals otherwise.
    fn mission(&mut self, line: &mut Line) -> Result<(), String> {
        let card = names::mission(self.rulebook, line.next("a mission")?)?;
        line.expect("die")?;
        let die = Face::new(line.number("a mission die", 1..=4)?).ok_or("a mission die shows 1 to 4")?;
        line.expect("by")?;
        let owner = self.seat(line.next("a seat")?)?;
        let mut active: Vec<ActiveMission> = self.table.missions.active().map(|(_, mission)| mission).collect();
        match active.iter_mut().find(|mission| mission.card == card) {
            Some(mission) => (mission.die, mission.owner) = (die, owner),
            None => {
                active.push(ActiveMission { card, die, owner });
                self.deal(1, Some(card))?;
            }
        }
        self.set_active(&active)
    }

    fn completed(&mut self, line: &mut Line) -> Result<(), String> {
        let all = self.table.missions_to_win(self.rulebook);
        let completed: u8 = line.number("a number of missions", 0..=all)?;
        let more = completed.saturating_sub(self.table.missions.completed);
        self.table.missions.completed = completed;
        self.deal(usize::from(more), None)
    }

    pub(super) fn remove_mission(&mut self, word: &str) -> Result<(), String> {
        let card = names::mission(self.rulebook, word)?;
        let active = self.table.missions.active().map(|(_, mission)| mission);
        let left: Vec<ActiveMission> = active.filter(|mission| mission.card != card).collect();
        self.set_active(&left)
    }

    /// Takes missions out of a pile that was not named: this one, or else the undermost.
    fn deal(&mut self, count: usize, card: Option<MissionId>) -> Result<(), String> {
        if self.missions_named {
            return Ok(());
        }
        let mut pile = self.pile();
        for _ in 0..count {
            match pile.iter().position(|one| Some(*one) == card) {
                Some(at) => drop(pile.remove(at)),
                None => drop(pile.pop()),
            }
        }
        self.set_pile(&pile)
    }

    fn set_active(&mut self, active: &[ActiveMission]) -> Result<(), String> {
        if active.len() + self.pile().len() > Missions::MAX {
            return Err(format!("at most {} missions are active or wait", Missions::MAX));
        }
        while self.table.missions.count() > 0 {
            self.table.missions.remove(0);
        }
        active.iter().for_each(|mission| self.table.missions.push(*mission));
        Ok(())
    }

    /// The missions that have not been started, top first.
    fn set_pile(&mut self, pile: &[MissionId]) -> Result<(), String> {
        let hidden = pile.get(1..).unwrap_or_default();
        once("mission", pile, |mission| &self.rulebook.mission(mission).key)?;
        if pile.len() + usize::from(self.table.missions.count()) > Missions::MAX {
            return Err(format!("at most {} missions are active or wait", Missions::MAX));
        }
        self.table.missions.top = pile.first().copied();
        self.table.missions.hidden = hidden.len() as u8;
        self.secret.missions.iter_mut().zip(hidden.iter().rev()).for_each(|(slot, card)| *slot = *card);
        Ok(())
    }
}
