//! Lock tokens on padlocks: arranged, exchanged and opened.

use super::text::{Progress, Text};
use super::tiles::space;
use super::{After, Doing, Need, Verb};
use crate::board::Spaces;
use crate::die::Faces;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to Lock tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LockVerb {
    /// See [`LiftLocks`](crate::effect::Effect::LiftLocks).
    Lift,
    /// See [`PlaceLocks`](crate::effect::Effect::PlaceLocks).
    Place,
    /// See [`SwapLocks`](crate::effect::Effect::SwapLocks).
    Swap,
    /// See [`Unlock`](crate::effect::Effect::Unlock).
    Unlock,
}

impl Verb for LockVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        let tiles = match (self, text.progress) {
            (LockVerb::Lift, _) => return Need::ready_if(!locked_tiles(view, seat).is_empty()),
            (LockVerb::Place, Progress::Lock(_)) => return Need::ask(ChoiceKind::Lock, free_locks(view, seat)),
            (LockVerb::Place, _) => bare_padlocks(view, seat),
            (LockVerb::Swap, Progress::Lock(one)) => locked_tiles(view, seat).filter(|space| space != one),
            (LockVerb::Swap, _) => match locked_tiles(view, seat) {
                locked if locked.len() > 1 => locked,
                _ => Spaces::EMPTY,
            },
            (LockVerb::Unlock, _) => unlockable(view, seat),
        };
        Need::ask(ChoiceKind::Tile, tiles.bits())
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        match (self, doing.text.progress) {
            (LockVerb::Lift, _) => play.emit(Event::LocksLifted { seat }),
            (LockVerb::Place, Progress::Lock(space)) => {
                play.emit(Event::LockPlaced { space, lock: option });
                return After::Again(Progress::Start);
            }
            (LockVerb::Swap, Progress::Lock(one)) => play.emit(Event::LocksSwapped { one, other: space(option) }),
            (LockVerb::Place | LockVerb::Swap, _) => return After::Again(Progress::Lock(space(option))),
            (LockVerb::Unlock, _) => play.emit(Event::Unlocked { space: space(option) }),
        }
        After::Done
    }
}

fn locked_tiles(view: &View<'_>, seat: Seat) -> Spaces {
    view.table.owned(seat).filter(|space| view.table.tiles[space.index()].lock.is_some())
}

fn free_locks(view: &View<'_>, seat: Seat) -> u64 {
    let all = (1u64 << view.country(seat).locks.len()) - 1;
    let used = view.table.owned(seat).iter().filter_map(|space| view.table.tiles[space.index()].lock);
    used.fold(all, |left, lock| left & !(1 << lock))
}

/// Padlock tiles that want a Lock token; the player only chooses where there are too few (Mission Critical p. 12).
fn bare_padlocks(view: &View<'_>, seat: Seat) -> Spaces {
    let bare = view.table.owned(seat).filter(|space| {
        let tile = &view.table.tiles[space.index()];
        tile.lock.is_none() && view.face(tile).padlock
    });
    match free_locks(view, seat).count_ones() {
        0 => Spaces::EMPTY,
        free if free >= bare.len().into() => bare.first().into_iter().collect(),
        _ => bare,
    }
}

fn unlockable(view: &View<'_>, seat: Seat) -> Spaces {
    let hand = view.table.of(seat).pool.poses().faces();
    // A95: an empty pool matches nothing.
    if hand.is_empty() {
        return Spaces::EMPTY;
    }
    locked_tiles(view, seat).filter(|space| {
        let tile = &view.table.tiles[space.index()];
        let numbers = tile.lock.map_or(Faces::EMPTY, |lock| view.country(seat).locks[usize::from(lock)]);
        !tile.open && hand.and(numbers) == hand
    })
}
