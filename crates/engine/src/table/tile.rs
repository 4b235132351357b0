//! A Station tile on the board, with all that lies on it.

use crate::die::{Die, Face, Faces};
use crate::resource::{Light, Resource, Resources};
use crate::rulebook::TileId;
use crate::seat::Seat;

/// An Amplify or Strain token on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// The number a die must match.
    pub number: Face,
    /// The resource it changes, named when it was placed (C7).
    pub resource: Resource,
}

impl Token {
    /// What an Amplify token adds and a Strain token takes (core p. 20).
    pub const WORTH: i16 = 3;
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnBoard {
    /// Which tile.
    pub tile: TileId,
    /// Which side is up.
    pub light: Light,
    /// Whose it is.
    pub owner: Seat,
    /// The dice placed this round.
    pub dice: [Option<Die>; 2],
    /// The Counter die.
    pub counter: Option<Die>,
    /// The Lock token on its padlock.
    pub lock: Option<u8>,
    /// Is that Lock token open?
    pub open: bool,
    /// An Amplify token.
    pub amplify: Option<Token>,
    /// A Strain token.
    pub strain: Option<Token>,
    /// A Disable token.
    pub disabled: bool,
    /// Scenario tokens.
    pub scenario: u8,
}

impl OnBoard {
    /// A tile as it comes from the box.
    pub const fn new(tile: TileId, light: Light, owner: Seat) -> OnBoard {
        OnBoard {
            tile,
            light,
            owner,
            dice: [None; 2],
            counter: None,
            lock: None,
            open: false,
            amplify: None,
            strain: None,
            disabled: false,
            scenario: 0,
        }
    }

    /// Has a die been placed on it this round?
    pub const fn active(&self) -> bool {
        self.dice[0].is_some() || self.dice[1].is_some()
    }

    /// Does it carry a Scenario, Strain or Disable token?
    pub const fn negative(&self) -> bool {
        self.disabled || self.scenario > 0 || self.strain.is_some()
    }

    /// The faces of the dice placed this round.
    pub fn placed(&self) -> Faces {
        self.dice.iter().flatten().fold(Faces::EMPTY, |faces, die| faces.with(die.top()))
    }

    /// The highest die on it, its Counter included (A76).
    pub fn highest(&self) -> Option<Face> {
        self.dice.iter().flatten().chain(&self.counter).map(|die| die.top()).max()
    }

    /// The resources a token on it may change: what it makes, or any for a unique tile (A21, A22).
    pub fn token_resources(produces: Resources) -> Resources {
        if produces.is_empty() { Resources::ALL } else { produces }
    }
}
