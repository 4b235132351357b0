//! Scorched tiles (Mission Critical p. 4).

use super::text::{Progress, Text};
use super::tiles::space;
use super::{After, Doing, Need, Verb};
use crate::board::{Space, Spaces};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::rulebook::ScenarioTokens;
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// See [`Scorch`](crate::effect::Effect::Scorch).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scorch {
    /// How many tiles.
    pub tiles: u8,
}

impl Scorch {
    const fn progress(self, text: &Text) -> (u8, bool) {
        match text.progress {
            Progress::Scorch { left, wearing } => (left, wearing),
            _ => (self.tiles, false),
        }
    }
}

impl Verb for Scorch {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        match view.disaster().scenario {
            ScenarioTokens::Integrity(_) => Need::ask(ChoiceKind::Tile, to_scorch(view, text.player()).bits()),
            ScenarioTokens::None | ScenarioTokens::Holes(_) => Need::Skip,
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let (left, wearing) = self.progress(&doing.text);
        let space = space(option);
        let intact = play.state.table.tiles[space.index()].scenario == 0;
        match play.view().disaster().scenario {
            ScenarioTokens::Integrity(tokens) if intact => play.emit(Event::Scorched { space, tokens }),
            // All are scorched: two Scenario tokens are removed instead, one after the other (A78).
            ScenarioTokens::Integrity(_) => play.wear(space),
            ScenarioTokens::None | ScenarioTokens::Holes(_) => {}
        }
        match (intact || wearing, left) {
            (true, 1) => After::Done,
            (true, _) => After::Again(Progress::Scorch { left: left - 1, wearing: false }),
            (false, _) => After::Again(Progress::Scorch { left, wearing: true }),
        }
    }
}

/// An Unscorched tile with the highest die; if there is none, a Scorched one wears.
fn to_scorch(view: &View<'_>, seat: Seat) -> Spaces {
    let own = view.table.owned(seat);
    let intact = own.filter(|space| view.table.tiles[space.index()].scenario == 0);
    let highest = |space: Space| view.table.tiles[space.index()].highest();
    let top = intact.iter().filter_map(highest).max();
    match (intact.is_empty(), top) {
        (true, _) => own,
        // A77: without a die on any of them, any of them.
        (false, None) => intact,
        (false, top) => intact.filter(|space| highest(space) == top),
    }
}

impl<S: Sink> Play<'_, S> {
    /// A scorched tile loses a Scenario token; with the last one it is destroyed.
    pub(crate) fn wear(&mut self, space: Space) {
        self.emit(Event::Worn { space });
        if self.state.table.tiles[space.index()].scenario == 0 {
            self.emit(Event::TileDestroyed { space });
        }
    }
}
