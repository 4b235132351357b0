//! Mission cards and disaster cards on the table.

use crate::die::{Die, Face};
use crate::rulebook::{CardId, MissionId};
use crate::seat::Seat;

/// A mission with a die on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ActiveMission {
    /// Which card.
    pub card: MissionId,
    /// What its die shows, 1 to 4.
    pub die: Face,
    /// Whose die it is.
    pub owner: Seat,
}

/// The mission cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Missions {
    active: [Option<ActiveMission>; Missions::MAX],
    /// The card that can be started next.
    pub top: Option<MissionId>,
    /// Cards still face down.
    pub hidden: u8,
    /// Cards completed.
    pub completed: u8,
}

/// A disaster card face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceUp {
    /// Which card.
    pub card: CardId,
    /// The dice on its slots and whose they are.
    pub dice: [Option<(Seat, Die)>; 2],
}

/// The disaster cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards {
    up: [Option<FaceUp>; Cards::MAX],
    /// Cards left in the deck.
    pub deck: u8,
    /// A momentary card whose Toxic values last until the next one is turned (A67).
    pub lingering: Option<CardId>,
}

impl Missions {
    /// More than any game uses.
    pub const MAX: usize = 6;

    /// The active missions, oldest first.
    pub fn active(&self) -> impl Iterator<Item = (u8, ActiveMission)> {
        (0u8..).zip(self.active).map_while(|(index, mission)| Some((index, mission?)))
    }

    /// One of them.
    pub fn get(&self, index: u8) -> Option<ActiveMission> {
        self.active.get(usize::from(index)).copied().flatten()
    }

    /// How many are active.
    pub fn count(&self) -> u8 {
        self.active().count() as u8
    }

    /// A new one behind the others.
    pub fn push(&mut self, mission: ActiveMission) {
        let free = self.active.iter_mut().find(|slot| slot.is_none());
        *free.expect("a game has at most six missions") = Some(mission);
    }

    /// Its die.
    pub fn set(&mut self, index: u8, die: Face) {
        let mission = self.active[usize::from(index)].as_mut();
        mission.expect("a mission that advances is active").die = die;
    }

    /// Takes one out; younger ones move up.
    pub fn remove(&mut self, index: u8) {
        self.active.copy_within(usize::from(index) + 1.., usize::from(index));
        self.active[Missions::MAX - 1] = None;
    }
}

impl Cards {
    /// More than any deck holds.
    pub const MAX: usize = 12;

    /// The cards face up, oldest first.
    pub fn up(&self) -> impl Iterator<Item = (u8, FaceUp)> {
        (0u8..).zip(self.up).map_while(|(index, card)| Some((index, card?)))
    }

    /// One of them.
    pub fn get(&self, index: u8) -> Option<FaceUp> {
        self.up.get(usize::from(index)).copied().flatten()
    }

    /// How many are face up.
    pub fn count(&self) -> u8 {
        self.up().count() as u8
    }

    /// A new one behind the others.
    pub fn push(&mut self, card: CardId) {
        let free = self.up.iter_mut().find(|slot| slot.is_none());
        *free.expect("a deck has at most twelve cards") = Some(FaceUp { card, dice: [None; 2] });
    }

    /// Its dice.
    pub fn dice(&mut self, index: u8) -> &mut [Option<(Seat, Die)>; 2] {
        &mut self.up[usize::from(index)].as_mut().expect("dice lie on face-up cards").dice
    }

    /// Takes one out; younger ones move up.
    pub fn remove(&mut self, index: u8) {
        self.up.copy_within(usize::from(index) + 1.., usize::from(index));
        self.up[Cards::MAX - 1] = None;
    }
}
