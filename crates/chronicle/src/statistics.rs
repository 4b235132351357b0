//! A game in numbers: a fold over its events, on a copy of the table.

use engine::board::Space;
use engine::die::Die;
use engine::event::{Event, Spot};
use engine::resource::Resources;
use engine::rulebook::{CardId, MissionId, Rulebook};
use engine::seat::Seat;
use engine::table::{Outcome, Phase, Table};

use crate::note::{Note, notes};
use crate::story::Chronicle;

/// A game in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// Round by round.
    pub rounds: Vec<RoundNumbers>,
    /// Missions in the order they were started.
    pub missions: Vec<MissionSpan>,
    /// Player by player.
    pub seats: Vec<SeatNumbers>,
    /// What each player is remembered for.
    pub notes: Vec<Note>,
    /// How often each face was rolled.
    pub rolls: [u32; 6],
    /// Space by space.
    pub spaces: [SpaceNumbers; Space::COUNT],
    /// Cards left in the deck.
    pub cards_left: u8,
    /// How often emergency supplies were opened.
    pub supplies: u8,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A round in numbers. Resources are in the order Power, Climate, Oxygen, Nutrition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundNumbers {
    /// Counted from 1.
    pub round: u8,
    /// What was left at the check, before emergency supplies; nothing where there was no check yet.
    pub left: Option<[i16; 4]>,
    /// The four drains at the check, or now.
    pub drain: [u8; 4],
    /// The resources whose bonus was taken.
    pub bonuses: Resources,
    /// What the tiles of each player made.
    pub made: [u32; Seat::MAX],
    /// Disaster cards that were turned up.
    pub cards: Vec<CardId>,
    /// Tiles that were destroyed.
    pub lost: u32,
}

/// A mission and its rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissionSpan {
    /// Which.
    pub mission: MissionId,
    /// Started in this round.
    pub from: u8,
    /// Completed in this one, if it was.
    pub to: Option<u8>,
}

/// A player in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatNumbers {
    /// Dice that were placed.
    pub placed: u32,
    /// Resources that own tiles made.
    pub made: u32,
    /// Tiles that were installed.
    pub installed: u32,
    /// Own tiles that were destroyed.
    pub lost: u32,
    /// Dice sent through Docking Modules.
    pub sent: u32,
    /// Capacity that was spent.
    pub spent: u32,
    /// Missions that were started.
    pub missions: u32,
    /// Dice that were rolled, also again.
    pub rolled: u32,
}

/// A space in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceNumbers {
    /// Tiles lost there.
    pub lost: u32,
    /// Scenario tokens there now.
    pub hits: u8,
}

impl Statistics {
    /// Counts a whole game.
    pub fn of(rulebook: &Rulebook, chronicle: &Chronicle) -> Statistics {
        let table = chronicle.opening;
        let mut count = Count { table, checked: false, numbers: empty(&table) };
        // What was rolled before the first question lies on the table.
        for seat in table.seats().iter() {
            table.of(seat).pool.iter().for_each(|die| count.rolled(seat, die));
        }
        for happened in chronicle.entries.iter().flat_map(|entry| &entry.events) {
            count.before(&happened.event);
            count.table.apply(rulebook, &happened.event);
            count.after(&happened.event);
        }
        count.finish()
    }

    /// All players together.
    pub fn total(&self, of: impl Fn(&SeatNumbers) -> u32) -> u32 {
        self.seats.iter().map(of).sum()
    }

    /// How many dice were rolled, and their mean.
    pub fn mean_roll(&self) -> (u32, f64) {
        let count: u32 = self.rolls.iter().sum();
        let sum: u32 = (1..).zip(self.rolls).map(|(face, rolls): (u32, u32)| face * rolls).sum();
        (count, if count == 0 { 0.0 } else { f64::from(sum) / f64::from(count) })
    }
}

impl RoundNumbers {
    /// A round in which nothing has happened.
    const fn new(round: u8) -> RoundNumbers {
        RoundNumbers {
            round,
            left: None,
            drain: [0; 4],
            bonuses: Resources::EMPTY,
            made: [0; Seat::MAX],
            cards: Vec::new(),
            lost: 0,
        }
    }
}

fn empty(table: &Table) -> Statistics {
    Statistics {
        rounds: vec![RoundNumbers::new(table.round)],
        missions: Vec::new(),
        seats: table.seats().iter().map(|_| SeatNumbers::default()).collect(),
        notes: Vec::new(),
        rolls: [0; 6],
        spaces: [SpaceNumbers::default(); Space::COUNT],
        cards_left: 0,
        supplies: 0,
        outcome: None,
    }
}

struct Count {
    table: Table,
    /// Has this round's check been written down?
    checked: bool,
    numbers: Statistics,
}

impl Count {
    fn round(&mut self) -> &mut RoundNumbers {
        self.numbers.rounds.last_mut().expect("a game begins with its first round")
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatNumbers {
        &mut self.numbers.seats[seat.index()]
    }

    fn rolled(&mut self, seat: Seat, die: Die) {
        self.numbers.rolls[usize::from(die.top().number()) - 1] += 1;
        self.seat(seat).rolled += 1;
    }

    /// What is only known before the event.
    fn before(&mut self, event: &Event) {
        match *event {
            Event::Rolled { seat, die, .. } | Event::Rerolled { seat, to: die, .. } => self.rolled(seat, die),
            Event::Placed { seat, spot, .. } => {
                self.seat(seat).placed += 1;
                if spot == Spot::Mission {
                    self.start_mission(seat);
                }
            }
            Event::PairPlaced { seat, .. } => self.seat(seat).placed += 2,
            Event::Received { from, .. } => self.seat(from).sent += 1,
            Event::Generated { amount, space: Some(space), .. } => self.made(space, amount),
            Event::BonusTaken { resource } => self.round().bonuses.insert(resource),
            Event::MissionCompleted { index } => self.complete_mission(index),
            Event::CapacitySpent { seat, by } | Event::ResearchPaid { seat, by } => {
                self.seat(seat).spent += u32::from(by);
            }
            Event::ResearchReturned => self.give_back(),
            Event::CardRevealed { card } => self.round().cards.push(card),
            Event::TileDestroyed { space } => self.lose(space),
            Event::Installed { seat, .. } => self.seat(seat).installed += 1,
            Event::PhaseBegan(Phase::ResolveDisasters) => self.check(),
            Event::SuppliesOpened => {
                self.check();
                self.numbers.supplies += 1;
            }
            Event::Ended(outcome) => {
                self.check();
                self.numbers.outcome = Some(outcome);
            }
            _ => {}
        }
    }

    /// What is only known after the event.
    fn after(&mut self, event: &Event) {
        if let Event::RoundBegan { round } = *event {
            self.numbers.rounds.push(RoundNumbers::new(round));
            self.checked = false;
        }
    }

    /// The resources as they are checked: missions paid, bonuses taken, no supplies opened yet.
    fn check(&mut self) {
        if !self.checked {
            self.checked = true;
            let wheels = self.table.wheels;
            let round = self.round();
            round.left = Some(wheels.map(|wheel| wheel.available));
            round.drain = wheels.map(|wheel| wheel.drain);
        }
    }

    fn made(&mut self, space: Space, amount: i16) {
        let made = u32::from(amount.max(0).unsigned_abs());
        if let Some(owner) = self.table.tile(space).map(|tile| tile.owner) {
            self.seat(owner).made += made;
            self.round().made[owner.index()] += made;
        }
    }

    fn lose(&mut self, space: Space) {
        self.round().lost += 1;
        self.numbers.spaces[space.index()].lost += 1;
        if let Some(owner) = self.table.tile(space).map(|tile| tile.owner) {
            self.seat(owner).lost += 1;
        }
    }

    fn start_mission(&mut self, seat: Seat) {
        self.seat(seat).missions += 1;
        if let Some(mission) = self.table.missions.top {
            self.numbers.missions.push(MissionSpan { mission, from: self.table.round, to: None });
        }
    }

    fn complete_mission(&mut self, index: u8) {
        let (round, card) = (self.table.round, self.table.missions.get(index).map(|mission| mission.card));
        let mut open = self.numbers.missions.iter_mut().filter(|span| span.to.is_none());
        if let Some(span) = open.find(|span| Some(span.mission) == card) {
            span.to = Some(round);
        }
    }

    fn give_back(&mut self) {
        for seat in self.table.seats().iter() {
            let paid = u32::from(self.table.research_paid[seat.index()]);
            let spent = &mut self.seat(seat).spent;
            *spent = spent.saturating_sub(paid);
        }
    }

    fn finish(mut self) -> Statistics {
        if !self.checked {
            let drains = self.table.wheels.map(|wheel| wheel.drain);
            self.round().drain = drains;
        }
        for space in self.table.occupied.iter() {
            self.numbers.spaces[space.index()].hits = self.table.tiles[space.index()].scenario;
        }
        self.numbers.cards_left = self.table.cards.deck;
        self.numbers.notes = notes(&self.numbers.seats);
        self.numbers
    }
}
