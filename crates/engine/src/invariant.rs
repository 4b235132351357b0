//! What always holds on a table: checked after every event and every answer in the tests, and when a
//! [position](crate::position) is put together by hand.

use crate::board::Spaces;
use crate::effect::Zone;
use crate::event::{Event, Spot};
use crate::flow::Step;
use crate::play::State;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::table::{Table, Wheel};

/// A broken invariant, in words.
pub type Broken = String;

/// Follows a game event by event and tells what is broken.
#[derive(Clone, Debug)]
pub struct Witness {
    table: Table,
    /// Dice of each player that are out of the supply.
    out: [i32; Seat::MAX],
    /// White markers at the beginning of the round.
    bonus: [u8; 4],
}

impl Witness {
    /// Begins with a table.
    pub fn new(table: &Table) -> Witness {
        let mut witness = Witness { table: *table, out: [0; Seat::MAX], bonus: table.wheels.map(|wheel| wheel.bonus) };
        witness.out = witness.count();
        witness
    }

    /// The table as the events tell it.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Folds an event in and checks everything.
    pub fn see(&mut self, rulebook: &Rulebook, event: &Event) -> Result<(), Broken> {
        let before = self.table;
        self.table.apply(rulebook, event);
        self.follow_dice(event, &before);
        if let Event::RoundBegan { .. } = event {
            self.bonus = self.table.wheels.map(|wheel| wheel.bonus);
        }
        self.check(&before, event).map_err(|broken| format!("{broken} after {event:?}"))
    }

    /// Every die is in exactly one place: what left the supply and did not go back lies somewhere.
    fn follow_dice(&mut self, event: &Event, before: &Table) {
        match *event {
            Event::Rolled { seat, .. } | Event::Gained { seat, .. } | Event::Received { seat, .. } => {
                self.out[seat.index()] += 1;
            }
            Event::PickedUp { seat, .. } => self.out[seat.index()] += 1,
            Event::Discarded { seat, .. } | Event::FellOff { seat, .. } => self.out[seat.index()] -= 1,
            Event::CounterReplaced { space, .. } => {
                self.out[before.tiles[space.index()].owner.index()] -= 1;
            }
            Event::MissionCompleted { index } => {
                let owner = before.missions.get(index).map(|mission| mission.owner);
                owner.into_iter().for_each(|seat| self.out[seat.index()] -= 1);
            }
            // What comes from the box with a tile, or goes home with one, with a card or at the end of a round.
            Event::Installed { .. } | Event::TileDestroyed { .. } | Event::CardRemoved { .. } | Event::RoundReset => {
                self.out = self.count();
            }
            _ => {}
        }
    }

    /// Dice on the table by owner.
    fn count(&self) -> [i32; Seat::MAX] {
        let table = &self.table;
        let mut out = [0; Seat::MAX];
        for seat in table.seats().iter() {
            let area = table.of(seat);
            let bags = [Zone::Pool, Zone::Storage, Zone::Cache, Zone::Kept].map(|zone| i32::from(area.bag(zone).len()));
            out[seat.index()] += bags.iter().sum::<i32>() + i32::from(area.queue.len());
            out[seat.index()] += i32::from(table.habitation[seat.index()]);
            out[seat.index()] += i32::from(table.toxic_aid_dice[seat.index()]);
        }
        for space in table.occupied.iter() {
            let tile = &table.tiles[space.index()];
            let dice = tile.dice.iter().chain([&tile.counter]).flatten().count();
            out[tile.owner.index()] += dice as i32;
        }
        table.missions.active().for_each(|(_, mission)| out[mission.owner.index()] += 1);
        let on_cards = table.cards.up().flat_map(|(_, card)| card.dice).flatten();
        let docked = table.docks.iter().filter_map(|dock| dock.die);
        on_cards.chain(docked).for_each(|(seat, _)| out[seat.index()] += 1);
        out
    }

    fn check(&self, before: &Table, event: &Event) -> Result<(), Broken> {
        let table = &self.table;
        ensure(self.count() == self.out, || format!("dice {:?} lie there but {:?} are out", self.count(), self.out))?;
        for (wheel, round_start) in table.wheels.iter().zip(self.bonus) {
            ensure((Wheel::LEAST..=Wheel::MOST).contains(&wheel.drain), || format!("drain {}", wheel.drain))?;
            let moved = wheel.bonus.checked_sub(round_start);
            ensure(moved.is_some_and(|steps| steps <= 1), || "a white marker moved back or too far".into())?;
        }
        let owned = table.seats().iter().fold(Spaces::EMPTY, |spaces, seat| {
            assert!(spaces.and(table.owned(seat)).is_empty(), "two players own one space");
            spaces.or(table.owned(seat))
        });
        ensure(owned == table.occupied, || "owned and occupied spaces differ".into())?;
        self.check_placed(before, event)
    }

    /// A filled slot was legal when it was filled, and a placed die never turns.
    fn check_placed(&self, before: &Table, event: &Event) -> Result<(), Broken> {
        if let Event::Placed { seat, spot: Spot::Tile(space, slot), .. } = *event {
            let tile = before.tile(space).ok_or("a die was placed on no tile")?;
            ensure(tile.owner == seat, || "a die was placed on a crew mate's tile".into())?;
            ensure(tile.dice[usize::from(slot)].is_none(), || "a die was placed on another".into())?;
        }
        let cleared = matches!(
            event,
            Event::RoundReset | Event::CounterReplaced { .. } | Event::TileDestroyed { .. } | Event::Installed { .. }
        );
        for space in before.occupied.and(self.table.occupied).iter() {
            let (was, is) = (&before.tiles[space.index()], &self.table.tiles[space.index()]);
            let kept = was.dice.iter().zip(&is.dice).all(|(was, is)| was.is_none() || was == is);
            ensure(kept || cleared, || format!("a placed die on {space} turned"))?;
        }
        Ok(())
    }
}

/// What must hold whenever the game waits.
pub fn check_waiting(rulebook: &Rulebook, state: &State) -> Result<(), Broken> {
    let view = state.view(rulebook);
    let over = state.flow().step == Step::Over;
    ensure(over == state.table().outcome.is_some(), || "over without an outcome".into())?;
    ensure(over == view.seats_asked().is_empty(), || "nobody is asked, or somebody after the end".into())?;
    let asleep = view.seats_asked().iter().find(|seat| view.decision(*seat).is_none());
    ensure(asleep.is_none(), || format!("{asleep:?} is asked nothing"))?;
    state.sound(rulebook)?;
    let (tokens, all) = (view.tokens_in_game(), view.tokens_printed());
    ensure(tokens == all, || format!("tokens {tokens:?} are in the game, not {all:?}"))
}

/// A broken invariant unless it holds.
pub(crate) fn ensure(holds: bool, broken: impl FnOnce() -> Broken) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(broken()) }
}
