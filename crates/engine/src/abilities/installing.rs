//! A bought tile is laid (core p. 26).

use super::text::{Source, Text};
use super::tiles::space;
use super::{After, Doing, Need, Verb};
use crate::board::Spaces;
use crate::effect::Quantity;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::resource::{Light, Resources};
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// A bought tile is laid; an own tile there is destroyed to make room (B3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InstallTile;

impl Verb for InstallTile {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        match view.spaces_for_tile(text.player()) {
            // The price is given back.
            Spaces::EMPTY => Need::Ready,
            spaces => Need::ask(ChoiceKind::Space, spaces.bits()),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        let Source::Install { index, light, paid, permit } = doing.text.source else { return After::Done };
        if play.view().spaces_for_tile(seat).is_empty() {
            play.give_back(seat, paid, permit);
        } else {
            play.install(seat, index, light, option);
        }
        After::Done
    }
}

impl View<'_> {
    /// Where a player may lay a tile.
    pub fn spaces_for_tile(&self, seat: Seat) -> Spaces {
        self.table.occupied.rest().or(self.table.owned(seat))
    }
}

impl<S: Sink> Play<'_, S> {
    fn install(&mut self, seat: Seat, index: u8, light: Light, option: u8) {
        let space = space(option);
        if self.state.table.occupied.has(space) {
            self.emit(Event::TileDestroyed { space });
        }
        let drain = self.rulebook.face(self.view().set_tile(seat, index), light).drain;
        self.emit(Event::Installed { seat, index, light, space });
        if let Some((resource, by)) = drain {
            let by = self.state.table.quantity(Quantity::TileDrain, by);
            self.drain(Resources::EMPTY.with(resource), by);
        }
    }

    /// Crew mates were quicker with the last spaces: what was paid comes back.
    fn give_back(&mut self, seat: Seat, paid: u8, permit: bool) {
        self.emit(Event::CapacityGained { seat, by: paid.into() });
        if permit {
            self.emit(Event::Permitted { seat });
        }
    }
}
