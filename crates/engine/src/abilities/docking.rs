//! Docking Modules: dice to a crew mate (core p. 17) or against the cache (core p. 28), and modules out of use.

use super::dice::pose;
use super::gifts::seat;
use super::lower::StationText;
use super::text::{Progress, Source, Text};
use super::{After, Doing, Need, Verb};
use crate::die::{Die, Faces, Poses};
use crate::effect::Zone;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::rulebook::Dock;
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens at Docking Modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DockVerb {
    /// See [`DisableDocks`](crate::effect::Effect::DisableDocks).
    Disable(u8),
    /// The docked die goes to a crew mate.
    Send,
    /// A die arrives.
    Receive,
    /// A copy of the docked die goes into the cache for one that comes out.
    TradeWithCache,
}

impl Verb for DockVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        match (self, text.source, text.progress) {
            (DockVerb::Disable(count), ..) => {
                Need::ask(ChoiceKind::Dock, to_disable(view, docks_left(count, text.progress)))
            }
            (DockVerb::Send, Source::Dock { .. }, _) => {
                Need::ask(ChoiceKind::Seat, view.table.seats().without(text.player()).bits())
            }
            (DockVerb::Receive, Source::Arrival { dock, die, from }, _) => {
                Need::ask(ChoiceKind::Pose, arrivals(view, text.player(), dock, die, Some(from)).bits())
            }
            (DockVerb::TradeWithCache, Source::Dock { dock, .. }, Progress::Cached(die)) => {
                Need::ask(ChoiceKind::Pose, arrivals(view, text.player(), dock, die, None).bits())
            }
            (DockVerb::TradeWithCache, Source::Dock { .. }, _) => {
                Need::ask(ChoiceKind::Die(Zone::Cache), view.table.of(text.player()).cache.poses().bits())
            }
            // Nothing is docked.
            (DockVerb::Send | DockVerb::Receive | DockVerb::TradeWithCache, ..) => Need::Skip,
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let text = &doing.text;
        match (self, text.source, text.progress) {
            (DockVerb::Disable(count), _, progress) => {
                play.emit(Event::DockDisabled { dock: option });
                match docks_left(count, progress) {
                    0 | 1 => {}
                    left => return After::Again(Progress::Docks(left - 1)),
                }
            }
            (DockVerb::Send, Source::Dock { dock, die }, _) => play.send_die(text.player(), dock, die, seat(option)),
            (DockVerb::Receive, Source::Arrival { from, .. }, _) => {
                play.emit(Event::Received { seat: text.player(), from, die: pose(option) });
                play.waste_if_housed(text.player(), pose(option));
            }
            (DockVerb::TradeWithCache, Source::Dock { die, .. }, Progress::Cached(cached)) => {
                play.trade_with_cache(text.player(), cached, pose(option), die);
            }
            (DockVerb::TradeWithCache, Source::Dock { .. }, _) => {
                return After::Again(Progress::Cached(pose(option)));
            }
            (DockVerb::Send | DockVerb::Receive | DockVerb::TradeWithCache, ..) => {}
        }
        After::Done
    }
}

impl<S: Sink> Play<'_, S> {
    /// The sender names the receiver, who takes a new die of that value.
    fn send_die(&mut self, from: Seat, dock: u8, die: Die, to: Seat) {
        let arrival = self.rulebook.texts.station(StationText::Receive);
        self.hand_over(to, Text::new(arrival, Some(to), Source::Arrival { dock, die, from }));
    }

    /// Only the die that comes out may be changed, not the copy that goes in (C14).
    fn trade_with_cache(&mut self, seat: Seat, cached: Die, taken: Die, docked: Die) {
        self.emit(Event::Moved { seat, from: Zone::Cache, to: Zone::Pool, at: 0, die: cached });
        if cached != taken {
            self.emit(Event::Turned { seat, zone: Zone::Pool, at: 0, from: cached, to: taken });
        }
        self.emit(Event::Gained { seat, zone: Zone::Cache, die: docked });
    }
}

const fn docks_left(count: u8, progress: Progress) -> u8 {
    match progress {
        Progress::Docks(left) => left,
        _ => count,
    }
}

fn to_disable(view: &View<'_>, left: u8) -> u64 {
    if view.table.stock.disable == 0 {
        return 0;
    }
    let working = (0..4).filter(|dock| !view.table.docks[*dock].disabled);
    let working: u64 = working.fold(0, |bits, dock| bits | 1 << dock);
    // Where all are meant there is nothing to choose.
    if u32::from(left) >= working.count_ones() { working & working.wrapping_neg() } else { working }
}

/// How a die can come out of a Docking Module (core p. 17, A13, A87).
fn arrivals(view: &View<'_>, seat: Seat, dock: u8, die: Die, from: Option<Seat>) -> Poses {
    let as_it_is = match (view.country(seat).oriented, from) {
        (false, _) => Poses::of(die.flattened()),
        (true, Some(sender)) if !view.country(sender).oriented => die.rotations(),
        (true, _) => Poses::of(die),
    };
    // A3: a player in the Habitation Module places nothing more, so there is nothing to choose.
    if view.flow.lane(seat).housed {
        return as_it_is.first().map_or(Poses::EMPTY, Poses::of);
    }
    let by = match view.rulebook.docking[usize::from(dock)] {
        Dock::Plain => return as_it_is,
        Dock::OrHigher => 1,
        Dock::OrLower => -1,
    };
    let changed = die.top().shifted(by, view.edge(seat));
    as_it_is.or(view.spread(seat, changed.map_or(Faces::EMPTY, Faces::of)))
}
