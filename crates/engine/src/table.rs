//! The table: everything that lies face up. Only [events](crate::event) change it.

mod apply;
mod cards;
mod irregular;
mod player_area;
mod station;
mod tile;
mod wheel;

pub use cards::{ActiveMission, Cards, FaceUp, Missions};
pub use irregular::Irregular;
pub use player_area::{PlayerArea, Queue};
pub use station::{Docked, Stock};
pub use tile::{OnBoard, Token};
pub use wheel::Wheel;

use crate::board::{Space, Spaces};
use crate::die::Faces;
use crate::effect::Quantity;
use crate::resource::Resource;
use crate::rulebook::{DisasterId, Rulebook};
use crate::seat::{Seat, Seats};

/// The six phases of a round, in order, named as printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Phase 1.
    RollAndPlaceDice,
    /// Phase 2.
    CalculateResults,
    /// Phase 3.
    UseResources,
    /// Phase 4.
    ResolveDisasters,
    /// Phase 5.
    SpendCapacity,
    /// Phase 6.
    ResetTheRound,
}

impl Phase {
    /// A round.
    pub const ROUND: [Phase; 6] = [
        Phase::RollAndPlaceDice,
        Phase::CalculateResults,
        Phase::UseResources,
        Phase::ResolveDisasters,
        Phase::SpendCapacity,
        Phase::ResetTheRound,
    ];

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The phase that follows in the list; the first one follows the last, in a new round.
    pub const fn next(self) -> Phase {
        Phase::ROUND[self.number() as usize % Phase::ROUND.len()]
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// All missions done and the crew alive.
    Won,
    /// A resource was negative at the check (core p. 23).
    Starved(Resource),
    /// The Emergency Supply marker reached the skull (core p. 23).
    OutOfSupplies,
    /// The disaster deck was empty at the start of Phase 4 (core p. 24).
    StationDestroyed,
}

/// Everything that lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// Counted from 1.
    pub round: u8,
    /// Where the round is.
    pub phase: Phase,
    /// How many play.
    pub players: u8,
    /// What they are up against.
    pub disaster: DisasterId,
    /// How far irregularities shift the numbers of the rules.
    pub shifts: [i8; Quantity::COUNT],
    /// The irregularities in play that have texts of their own.
    pub irregular: Irregular,
    /// What lies in front of each player.
    pub areas: [PlayerArea; Seat::MAX],
    /// The tiles on the board; only those of `occupied` spaces mean anything.
    pub tiles: [OnBoard; Space::COUNT],
    /// The spaces with tiles.
    pub occupied: Spaces,
    /// The four Resource boards.
    pub wheels: [Wheel; 4],
    /// The mission cards.
    pub missions: Missions,
    /// The disaster cards.
    pub cards: Cards,
    /// The Toxic values in force.
    pub toxic: Faces,
    /// The four Docking Modules.
    pub docks: [Docked; 4],
    /// Dice in the Habitation Module, by owner.
    pub habitation: [u8; Seat::MAX],
    /// Dice on the Toxic Leak aid, by owner.
    pub toxic_aid_dice: [u8; Seat::MAX],
    /// Tokens that are not in play.
    pub stock: Stock,
    /// Steps on the Research track.
    pub research: u8,
    /// Capacity put together for the next step, by payer.
    pub research_paid: [u8; Seat::MAX],
    /// The highest tier on offer, 1 to 4.
    pub tier: u8,
    /// Steps on the Emergency Supply track.
    pub emergency: u8,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// The seats in the game.
    pub const fn seats(&self) -> Seats {
        Seats::of_players(self.players)
    }

    /// How many tiers research has released, 0 to 3.
    pub const fn released(&self) -> u8 {
        self.tier.saturating_sub(1)
    }

    /// Is this a solo game?
    pub const fn solo(&self) -> bool {
        self.players == 1
    }

    /// What lies in front of a player.
    pub const fn of(&self, seat: Seat) -> &PlayerArea {
        &self.areas[seat.index()]
    }

    /// The tile on a space, if there is one.
    pub fn tile(&self, space: Space) -> Option<&OnBoard> {
        if self.occupied.has(space) { Some(&self.tiles[space.index()]) } else { None }
    }

    /// A Resource board.
    pub const fn wheel(&self, resource: Resource) -> &Wheel {
        &self.wheels[resource.index()]
    }

    /// How far a number of the rules is shifted.
    pub const fn shift(&self, quantity: Quantity) -> i8 {
        self.shifts[quantity as usize]
    }

    /// A number of the rules as it stands in this game, never below zero.
    pub fn quantity(&self, quantity: Quantity, printed: u8) -> u8 {
        printed.saturating_add_signed(self.shift(quantity))
    }

    /// How many dice lie on the Toxic Leak aid.
    pub fn toxic_dice(&self) -> u8 {
        self.toxic_aid_dice.iter().fold(0, |sum, dice| sum.saturating_add(*dice))
    }

    /// What a step of research costs all together (C17).
    pub fn research_cost(&self) -> u8 {
        self.quantity(Quantity::ResearchCost, self.players).max(1)
    }

    /// Missions that must be completed to win.
    pub fn missions_to_win(&self, rulebook: &Rulebook) -> u8 {
        self.quantity(Quantity::MissionsToWin, rulebook.tables.missions)
    }

    /// The own tiles of a player.
    pub const fn owned(&self, seat: Seat) -> Spaces {
        self.of(seat).owned
    }
}
