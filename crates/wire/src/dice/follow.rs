//! How each event moves dice. Of equal dice in a heap the oldest is meant.

use engine::board::Space;
use engine::die::{Die, Face};
use engine::effect::Zone;
use engine::event::{Event, Spot};
use engine::rulebook::{Rulebook, TileId};
use engine::seat::Seat;
use engine::table::Table;

use super::{Dice, DieOnTable, DiePlace};

impl Dice {
    /// Follows one event; the table is the one just before it.
    pub fn hear(&mut self, rulebook: &Rulebook, before: &Table, event: &Event) {
        match *event {
            Event::Rolled { seat, zone, die } | Event::Gained { seat, zone, die } => self.arrive(seat, zone, die),
            Event::Received { seat, die, .. } => self.arrive(seat, Zone::Pool, die),
            Event::Rerolled { seat, zone, at, from, to } | Event::Turned { seat, zone, at, from, to } => {
                self.change(seat, zone, at, from, |one| one.die = to);
            }
            Event::Moved { seat, from, to, at, die } => {
                let at_back = self.count(seat, to);
                self.change(seat, from, at, die, |one| one.place = in_zone(seat, to, at_back));
                self.close_ranks(seat, from, at);
            }
            Event::Discarded { seat, zone, at, die } | Event::FellOff { seat, zone, at, die } => {
                if let Some(index) = self.find(seat, zone, at, die) {
                    self.dice.remove(index);
                    self.close_ranks(seat, zone, at);
                }
            }
            Event::PaidToxic { seat, die } => {
                self.change(seat, Zone::Pool, 0, die, |one| one.place = DiePlace::ToxicAid { seat });
            }
            Event::Placed { seat, die, spot } => {
                let place = placed(before, seat, spot);
                self.change(seat, Zone::Pool, 0, die, |one| one.place = place);
            }
            Event::PairPlaced { seat, dice, space } => {
                for (slot, die) in (0..).zip(dice) {
                    self.change(seat, Zone::Pool, 0, die, |one| one.place = DiePlace::Tile { space, slot });
                }
            }
            Event::Cycled { seat, count } => self.cycle(seat, count),
            Event::KeptJoined { seat } => self.each(|one| match one.place {
                DiePlace::Zone { seat: whose, zone: Zone::Kept, .. } if whose == seat => {
                    one.place = in_zone(seat, Zone::Pool, 0);
                }
                _ => {}
            }),
            Event::PickedUp { seat, space } => {
                self.relocate(DiePlace::Counter { space }, in_zone(seat, Zone::Pool, 0));
                self.add(DiePlace::Counter { space }, ONE);
            }
            Event::Exchanged { seat, space, die } => {
                let counter = self.dice.iter().position(|one| one.place == DiePlace::Counter { space });
                self.change(seat, Zone::Pool, 0, die, |one| one.place = DiePlace::Counter { space });
                if let Some(index) = counter {
                    self.dice[index].place = in_zone(seat, Zone::Pool, 0);
                }
            }
            Event::CounterTurned { space, to } => self.each(|one| {
                if one.place == (DiePlace::Counter { space }) {
                    one.die = to;
                }
            }),
            Event::CounterReplaced { space, slot } => {
                self.dice.retain(|one| one.place != DiePlace::Counter { space });
                self.relocate(DiePlace::Tile { space, slot }, DiePlace::Counter { space });
            }
            Event::MissionAdvanced { index } => self.each(|one| {
                if one.place == (DiePlace::Mission { index }) {
                    one.die = Face::new(one.die.top().number() + 1).map_or(one.die, Die::flat);
                }
            }),
            Event::MissionCompleted { index } => {
                self.dice.retain(|one| one.place != DiePlace::Mission { index });
                self.each(|one| match &mut one.place {
                    DiePlace::Mission { index: later } if *later > index => *later -= 1,
                    _ => {}
                });
            }
            Event::CardRemoved { index } => {
                self.dice.retain(|one| !matches!(one.place, DiePlace::Card { index: card, .. } if card == index));
                self.each(|one| match &mut one.place {
                    DiePlace::Card { index: later, .. } if *later > index => *later -= 1,
                    _ => {}
                });
            }
            Event::TileDestroyed { space } => self.dice.retain(|one| !lies_on(one.place, space)),
            Event::Installed { seat, index, light, space } => {
                let country = rulebook.country(before.of(seat).country);
                let tile = TileId(country.tiles.0.0 + u16::from(index));
                if rulebook.face(tile, light).counter {
                    self.add(DiePlace::Counter { space }, Die::flat(country.counter_start));
                }
            }
            Event::RoundReset => self.dice.retain(|one| stays(one.place)),
            Event::RoundBegan { .. }
            | Event::PhaseBegan(_)
            | Event::ConvertersGained { .. }
            | Event::ConverterSpent { .. }
            | Event::LocksLifted { .. }
            | Event::LockPlaced { .. }
            | Event::LocksSwapped { .. }
            | Event::Unlocked { .. }
            | Event::Discounted { .. }
            | Event::Generated { .. }
            | Event::StrainFelt { .. }
            | Event::Consumed { .. }
            | Event::MissionRevealed { .. }
            | Event::Drained { .. }
            | Event::Overflowed { .. }
            | Event::Reduced { .. }
            | Event::BonusTaken { .. }
            | Event::CapacityGained { .. }
            | Event::CapacitySpent { .. }
            | Event::SuppliesOpened
            | Event::SuppliedTo { .. }
            | Event::CardRevealed { .. }
            | Event::Hit { .. }
            | Event::TileDisabled { .. }
            | Event::DockDisabled { .. }
            | Event::OfferDestroyed { .. }
            | Event::Scorched { .. }
            | Event::Worn { .. }
            | Event::Amplified { .. }
            | Event::Strained { .. }
            | Event::TokensRemoved
            | Event::NegativesMoved { .. }
            | Event::ResearchPaid { .. }
            | Event::ResearchAdvanced { .. }
            | Event::ResearchReturned
            | Event::TrackMoved { .. }
            | Event::BadgeUsed { .. }
            | Event::Permitted { .. }
            | Event::PermitUsed { .. }
            | Event::FewerDice { .. }
            | Event::SectorRolled(_)
            | Event::SaidDone { .. }
            | Event::Reopened { .. }
            | Event::Ended(_) => {}
        }
    }

    /// A new die; in the queue at the back.
    fn arrive(&mut self, seat: Seat, zone: Zone, die: Die) {
        let at = self.count(seat, zone);
        self.add(in_zone(seat, zone, at), die);
    }

    /// How many dice stand in line; places in other zones do not matter.
    fn count(&self, seat: Seat, zone: Zone) -> u8 {
        if zone == Zone::Queue { self.at(in_zone(seat, zone, 0)).count() as u8 } else { 0 }
    }

    fn find(&self, seat: Seat, zone: Zone, at: u8, die: Die) -> Option<usize> {
        let at = if zone == Zone::Queue { at } else { 0 };
        let meant = |one: &DieOnTable| one.place == in_zone(seat, zone, at) && (zone == Zone::Queue || one.die == die);
        self.dice.iter().position(meant)
    }

    fn change(&mut self, seat: Seat, zone: Zone, at: u8, die: Die, change: impl FnOnce(&mut DieOnTable)) {
        if let Some(index) = self.find(seat, zone, at, die) {
            change(&mut self.dice[index]);
        }
    }

    fn each(&mut self, change: impl FnMut(&mut DieOnTable)) {
        self.dice.iter_mut().for_each(change);
    }

    fn relocate(&mut self, from: DiePlace, to: DiePlace) {
        if let Some(one) = self.dice.iter_mut().find(|one| one.place == from) {
            one.place = to;
        }
    }

    /// Dice behind the one that left the queue move up.
    fn close_ranks(&mut self, seat: Seat, zone: Zone, left: u8) {
        if zone == Zone::Queue {
            self.in_line(seat, |at| if at > left { at - 1 } else { at });
        }
    }

    fn cycle(&mut self, seat: Seat, count: u8) {
        let all = self.count(seat, Zone::Queue);
        self.in_line(seat, |at| if at < count { at + all - count } else { at - count });
    }

    fn in_line(&mut self, seat: Seat, moved: impl Fn(u8) -> u8) {
        self.each(|one| match &mut one.place {
            DiePlace::Zone { seat: whose, zone: Zone::Queue, at } if *whose == seat => *at = moved(*at),
            _ => {}
        });
    }
}

const ONE: Die = Die::flat(Face::ALL[0]);

const fn in_zone(seat: Seat, zone: Zone, at: u8) -> DiePlace {
    DiePlace::Zone { seat, zone, at }
}

fn placed(before: &Table, seat: Seat, spot: Spot) -> DiePlace {
    match spot {
        Spot::Tile(space, slot) => DiePlace::Tile { space, slot },
        Spot::Mission => DiePlace::Mission { index: before.missions.count() },
        Spot::Card(index, slot) => DiePlace::Card { index, slot },
        Spot::Dock(dock) => DiePlace::Dock { dock },
        Spot::Habitation => DiePlace::Habitation { seat },
    }
}

fn lies_on(place: DiePlace, space: Space) -> bool {
    matches!(place, DiePlace::Tile { space: on, .. } | DiePlace::Counter { space: on } if on == space)
}

/// C11: what does not go home at the end of a round.
const fn stays(place: DiePlace) -> bool {
    match place {
        DiePlace::Counter { .. } | DiePlace::Mission { .. } => true,
        DiePlace::Zone { zone, .. } => matches!(zone, Zone::Cache | Zone::Kept),
        DiePlace::Tile { .. } | DiePlace::Card { .. } | DiePlace::Dock { .. } => false,
        DiePlace::Habitation { .. } | DiePlace::ToxicAid { .. } => false,
    }
}
