//! Missions, disaster cards and Docking Modules of a position.

use crate::die::Faces;
use crate::invariant::{Broken, ensure};
use crate::rulebook::{CardId, CardSlots, MissionId};
use crate::table::{Cards, FaceUp, Missions};
use crate::view::View;

impl View<'_> {
    pub(super) fn sound_cards(&self) -> Result<(), Broken> {
        self.sound_missions()?;
        let cards = &self.table.cards;
        for (index, card) in cards.up() {
            self.sound_card(&card).map_err(|broken| format!("disaster card {}: {broken}", index + 1))?;
            let twice = cards.up().any(|(other, up)| other != index && up.card == card.card);
            ensure(!twice, || "a disaster card lies there twice".into())?;
        }
        ensure(cards.lingering.is_none_or(|card| self.belongs(card)), || "an unknown card lingers".into())?;
        let room = usize::from(cards.count()) + usize::from(cards.deck) <= Cards::MAX;
        ensure(room, || "more disaster cards than a deck has".into())?;
        let toxic = cards.up().map(|(_, card)| card.card).chain(cards.lingering);
        let toxic = toxic.fold(Faces::EMPTY, |faces, card| faces.or(self.rulebook.card(card).toxic));
        ensure(toxic == self.table.toxic, || "Toxic values do not fit the cards".into())?;
        let docked = self.table.docks.iter().filter_map(|dock| dock.die);
        let seats = self.table.seats();
        ensure(docked.into_iter().all(|(seat, _)| seats.has(seat)), || "a docked die is nobody's".into())
    }

    /// Is it a card of this disaster?
    pub(super) fn belongs(&self, card: CardId) -> bool {
        let (first, count) = self.disaster().cards;
        (first.0..).take(usize::from(count)).any(|id| id == card.0)
    }

    fn sound_card(&self, card: &FaceUp) -> Result<(), Broken> {
        ensure(self.belongs(card.card), || "it belongs to another disaster".into())?;
        let slots = self.rulebook.card(card.card).slots.unwrap_or(CardSlots::plain([Faces::EMPTY; 2]));
        let fits = (0..2u8).all(|slot| match card.dice[usize::from(slot)] {
            None => true,
            Some((seat, die)) => {
                let takes = slot < self.card_slots() && slots.faces[usize::from(slot)].has(die.top());
                takes && self.table.seats().has(seat)
            }
        });
        ensure(fits, || "a die on a slot that does not take it".into())?;
        let together = match card.dice {
            [Some((one, first)), Some((other, second))] => {
                slots.together.holds([first.top(), second.top()], one == other)
            }
            _ => true,
        };
        ensure(together, || "two dice that do not go together".into())
    }

    fn sound_missions(&self) -> Result<(), Broken> {
        let missions = &self.table.missions;
        let known = |id: MissionId| usize::from(id.0) < self.rulebook.missions.len();
        let active: Vec<MissionId> = missions.active().map(|(_, mission)| mission.card).collect();
        let up: Vec<MissionId> = active.iter().copied().chain(missions.top).collect();
        ensure(up.iter().all(|id| known(*id)), || "an unknown mission".into())?;
        let twice = (0..up.len()).any(|index| up[..index].contains(&up[index]));
        ensure(!twice, || "a mission lies there twice".into())?;
        for (_, mission) in missions.active() {
            let fits = mission.die.number() <= 4 && self.table.seats().has(mission.owner);
            ensure(fits, || "a mission die of nobody, or past 4".into())?;
        }
        ensure(missions.hidden == 0 || missions.top.is_some(), || "the next mission is not turned up".into())?;
        let room = up.len() + usize::from(missions.hidden) <= Missions::MAX;
        ensure(room, || "more missions than a game has".into())
    }
}
