//! Amplify and Strain tokens: which tile, which resource, which number. The number comes last: tokens are few and crew
//! mates are quick.

use super::text::{Progress, Text};
use super::tiles::space;
use super::{After, Doing, Need, Verb};
use crate::board::Space;
use crate::die::{Face, Faces};
use crate::effect::{TakeTiles, Tiles};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::resource::{Resource, Resources};
use crate::table::{OnBoard, Token};
use crate::view::View;
use serde::{Deserialize, Serialize};

/// Tokens are placed on tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceTokens {
    /// Which side is up.
    pub face: TokenFace,
    /// On which tiles.
    pub tiles: Tiles,
}

/// The two faces of an Amplify/Strain token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TokenFace {
    /// See [`Strain`](crate::effect::Effect::Strain).
    Strain,
    /// See [`Amplify`](crate::effect::Effect::Amplify).
    Amplify,
}

/// What is to be chosen next for a token.
enum Stage {
    Tile,
    Resource(Space),
    Number(Space, Resource),
}

impl PlaceTokens {
    pub(super) const fn new(face: TokenFace, mut tiles: Tiles) -> PlaceTokens {
        // A tile holds at most one token of each face (core p. 27, Mission Critical p. 5).
        match face {
            TokenFace::Strain => tiles.strained = Some(false),
            TokenFace::Amplify => tiles.amplified = Some(false),
        }
        PlaceTokens { face, tiles }
    }

    fn left(self, view: &View<'_>, text: &Text) -> u8 {
        match (self.tiles.take, text.progress) {
            (_, Progress::Tokens { left, .. }) => left,
            // Each token makes its tile unfit for the next.
            (TakeTiles::All, _) => Space::COUNT as u8,
            (TakeTiles::Choose(amount), _) => view.amount(text, amount),
            (TakeTiles::MostExpensive, _) => 1,
        }
    }

    /// Where a crew mate was quicker with the tile, it is chosen again.
    fn stage(self, view: &View<'_>, text: &Text) -> Stage {
        let Progress::Tokens { tile: Some(tile), resource, .. } = text.progress else { return Stage::Tile };
        if !view.tiles(text, &self.tiles).has(tile) {
            return Stage::Tile;
        }
        match resource {
            Some(resource) if token_resources(view, tile).has(resource) => Stage::Number(tile, resource),
            _ => Stage::Resource(tile),
        }
    }
}

impl Verb for PlaceTokens {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        // A27: nobody is asked for a tile when no token is left for it.
        if !token_left(view, text) || self.left(view, text) == 0 {
            return Need::Skip;
        }
        match self.stage(view, text) {
            Stage::Tile => Need::ask(ChoiceKind::Tile, view.tiles(text, &self.tiles).bits()),
            Stage::Resource(tile) => Need::ask(ChoiceKind::Resource, token_resources(view, tile).bits()),
            Stage::Number(..) => {
                let numbers = Faces::ALL.filter(|number| view.table.stock.with(number) > 0);
                Need::ask(ChoiceKind::TokenNumber, numbers.bits())
            }
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let left = self.left(&play.view(), &doing.text);
        let (tile, resource) = match self.stage(&play.view(), &doing.text) {
            Stage::Tile => (Some(space(option)), None),
            Stage::Resource(tile) => (Some(tile), Some(Resource::ALL[usize::from(option)])),
            Stage::Number(space, resource) => {
                let number = Face::new(option).expect("an option for a token is its number");
                self.place(play, doing, space, Token { number, resource });
                return match left {
                    1 => After::Done,
                    _ => After::Again(Progress::Tokens { left: left - 1, tile: None, resource: None }),
                };
            }
        };
        After::Again(Progress::Tokens { left, tile, resource })
    }
}

impl PlaceTokens {
    /// The token may have been set aside before (B7).
    fn place<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, space: Space, token: Token) {
        play.emit(match self.face {
            TokenFace::Strain => Event::Strained { space, token },
            TokenFace::Amplify => Event::Amplified { space, token },
        });
        let reserved = doing.text.reserved_tokens.min(1);
        play.text_mut(doing.of).reserved_tokens -= reserved;
        play.state.flow.reserved_tokens -= reserved;
    }
}

/// What a token on a tile can change.
fn token_resources(view: &View<'_>, space: Space) -> Resources {
    view.table.tile(space).map_or(Resources::EMPTY, |tile| OnBoard::token_resources(view.face(tile).produces))
}

/// Is a token of the stock left for this text, those set aside for others not counted?
fn token_left(view: &View<'_>, text: &Text) -> bool {
    view.table.stock.left() > view.flow.reserved_tokens - text.reserved_tokens
}
