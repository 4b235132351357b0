//! Negative tokens that move from one tile to another.

use super::text::{Progress, Text};
use super::tiles::space;
use super::{After, Doing, Need, Verb};
use crate::board::{Space, Spaces};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::resource::{Resource, Resources};
use crate::seat::Seat;
use crate::table::OnBoard;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// See [`MoveNegatives`](crate::effect::Effect::MoveNegatives).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveNegatives;

/// What is to be chosen next.
enum Stage {
    From,
    To(Space),
    Resource(Space, Space, Resources),
}

impl Verb for MoveNegatives {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        match stage(view, text) {
            Stage::From if clean(view, seat).is_empty() => Need::Skip,
            Stage::From => Need::ask(ChoiceKind::Tile, view.table.occupied.filter(|at| negative(view, at)).bits()),
            Stage::To(_) => Need::ask(ChoiceKind::Tile, clean(view, seat).bits()),
            Stage::Resource(_, _, Resources::EMPTY) => Need::Ready,
            Stage::Resource(_, _, resources) => Need::ask(ChoiceKind::Resource, resources.bits()),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        match stage(&play.view(), &doing.text) {
            Stage::From => After::Again(Progress::Negatives { from: space(option), to: None }),
            Stage::To(from) => After::Again(Progress::Negatives { from, to: Some(space(option)) }),
            Stage::Resource(from, to, _) => {
                let resource = Resource::ALL[usize::from(option)];
                play.emit(Event::NegativesMoved { from, to, resource });
                After::Done
            }
        }
    }
}

/// Where a crew mate was quicker with one of the tiles, it is chosen again.
fn stage(view: &View<'_>, text: &Text) -> Stage {
    let Progress::Negatives { from, to } = text.progress else { return Stage::From };
    if !view.table.occupied.has(from) || !negative(view, from) {
        return Stage::From;
    }
    match to {
        Some(to) if clean(view, text.player()).has(to) => Stage::Resource(from, to, strained(view, from, to)),
        _ => Stage::To(from),
    }
}

/// What a Strain token would change on the tile it moves to (C7); without one there is nothing to choose.
fn strained(view: &View<'_>, from: Space, to: Space) -> Resources {
    match (view.table.tile(from).and_then(|tile| tile.strain), view.table.tile(to)) {
        (Some(_), Some(tile)) => OnBoard::token_resources(view.face(tile).produces),
        _ => Resources::EMPTY,
    }
}

fn clean(view: &View<'_>, seat: Seat) -> Spaces {
    view.table.owned(seat).filter(|space| !negative(view, space))
}

fn negative(view: &View<'_>, space: Space) -> bool {
    view.table.tiles[space.index()].negative()
}
