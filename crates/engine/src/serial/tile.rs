//! A tile on the board with its space, and the tokens on it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Space;
use crate::die::{Die, Face};
use crate::resource::{Light, Resource};
use crate::rulebook::TileId;
use crate::seat::Seat;
use crate::serial::{Form, Word};
use crate::table::{OnBoard, Token};

/// A tile and where it lies.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Laid {
    pub space: Space,
    tile: TileId,
    light: Word<Light>,
    owner: Seat,
    dice: [Option<Die>; 2],
    counter: Option<Die>,
    lock: Option<u8>,
    open: bool,
    amplify: Option<Token>,
    strain: Option<Token>,
    disabled: bool,
    scenario: u8,
}

impl Laid {
    pub fn of(space: Space, laid: &OnBoard) -> Laid {
        let OnBoard { tile, light, owner, dice, counter, lock, open, amplify, strain, disabled, scenario } = *laid;
        let light = Word(light);
        Laid { space, tile, light, owner, dice, counter, lock, open, amplify, strain, disabled, scenario }
    }

    pub fn on_board(&self) -> OnBoard {
        let Laid { tile, light, owner, dice, counter, lock, open, amplify, strain, disabled, scenario, .. } = *self;
        OnBoard { tile, light: light.0, owner, dice, counter, lock, open, amplify, strain, disabled, scenario }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldToken {
    number: Face,
    resource: Word<Resource>,
}

impl Form for Token {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ToldToken { number: self.number, resource: Word(self.resource) }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Token, D::Error> {
        let ToldToken { number, resource } = ToldToken::deserialize(deserializer)?;
        Ok(Token { number, resource: resource.0 })
    }
}

travels!(Token);
