//! A position that is being put together, line by line.

use engine::cause::Happened;
use engine::chance::Chance;
use engine::die::{Bag, Die, Faces};
use engine::event::Silent;
use engine::flow::{Flow, Step};
use engine::position::Position;
use engine::rulebook::{CardId, MissionId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Setup, SetupError};
use engine::table::{Phase, Queue, Table};
use engine::{Secret, State};

use crate::answer::read_die;
use crate::line::Line;
use crate::names;

/// A position that is being put together.
#[derive(Clone)]
pub(crate) struct Draft<'r> {
    pub rulebook: &'r Rulebook,
    pub table: Table,
    pub secret: Secret,
    pub moment: Moment,
    pub done: [bool; Seat::MAX],
    pub housed: [bool; Seat::MAX],
    /// Was the mission pile named? Then started missions are not taken out of it.
    pub missions_named: bool,
    /// Was the deck named? Then face-up cards are not taken out of it.
    pub deck_named: bool,
}

/// Where the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Dice are placed, as they lie.
    Place,
    /// Capacity is spent.
    Spend,
    /// This phase begins.
    Begin(Phase),
}

/// The words for moments, in the order of a round.
pub(super) const MOMENTS: [(&str, Moment); 7] = [
    ("roll", Moment::Begin(Phase::RollAndPlaceDice)),
    ("place", Moment::Place),
    ("results", Moment::Begin(Phase::CalculateResults)),
    ("use", Moment::Begin(Phase::UseResources)),
    ("disasters", Moment::Begin(Phase::ResolveDisasters)),
    ("spend", Moment::Spend),
    ("reset", Moment::Begin(Phase::ResetTheRound)),
];

impl<'r> Draft<'r> {
    /// A table on which nobody has rolled yet.
    pub fn fresh(rulebook: &'r Rulebook, setup: &Setup) -> Result<Draft<'r>, SetupError> {
        let state = State::new(rulebook, setup, &mut Silent)?;
        let mut draft = Draft::of(rulebook, &state);
        draft.secret.chance = Chance::scripted();
        draft.moment = Moment::Place;
        for area in &mut draft.table.areas {
            (area.pool, area.storage, area.queue) = (Bag::EMPTY, Bag::EMPTY, Queue::EMPTY);
        }
        for space in draft.table.occupied.iter() {
            draft.table.tiles[space.index()].lock = None;
        }
        Ok(draft)
    }

    /// The position of a state.
    pub fn of(rulebook: &'r Rulebook, state: &State) -> Draft<'r> {
        let moment = match state.flow().step {
            Step::Place => Moment::Place,
            Step::Spend => Moment::Spend,
            _ => Moment::Begin(state.table().phase),
        };
        let lanes = state.flow().lanes;
        Draft {
            rulebook,
            table: *state.table(),
            secret: *state.secret(),
            moment,
            done: lanes.map(|lane| lane.done),
            housed: lanes.map(|lane| lane.housed),
            missions_named: false,
            deck_named: false,
        }
    }

    /// Begins where the position says, and goes on until somebody is asked.
    pub fn begin(mut self) -> Result<(State, Vec<Happened>), String> {
        let mut flow = Flow::NEW;
        for (at, lane) in flow.lanes.iter_mut().enumerate() {
            (lane.done, lane.housed) = (self.done[at], self.housed[at]);
        }
        let mut events = Vec::new();
        let step = match self.moment {
            Moment::Place => (Step::Place, Phase::RollAndPlaceDice),
            Moment::Spend => (Step::Spend, Phase::SpendCapacity),
            Moment::Begin(_) => (Step::Place, Phase::RollAndPlaceDice),
        };
        (flow.step, self.table.phase) = step;
        if self.moment == Moment::Begin(Phase::RollAndPlaceDice) {
            self.table.round = self.table.round.saturating_sub(1);
        }
        let mut state = Position { table: self.table, flow, secret: self.secret }.check(self.rulebook)?;
        match self.moment {
            Moment::Begin(phase) => state.begin(self.rulebook, phase, &mut events),
            Moment::Place | Moment::Spend => state.settle(self.rulebook, &mut events),
        }
        Ok((state, events))
    }

    /// Are the two positions the same, as far as a position says?
    pub fn same(&self, other: &Draft) -> bool {
        let phase = |draft: &Draft| match draft.moment {
            Moment::Place => Phase::RollAndPlaceDice,
            Moment::Spend => Phase::SpendCapacity,
            Moment::Begin(phase) => phase,
        };
        self.table == other.table
            && phase(self) == phase(other)
            && (self.done, self.housed) == (other.done, other.housed)
            && self.deck() == other.deck()
            && self.pile() == other.pile()
    }

    /// Takes one line of a position.
    pub fn line(&mut self, words: &[&str]) -> Result<(), String> {
        let mut line = Line::new(words);
        let first = line.next("a line of a position")?;
        match first {
            "no" => self.without(&mut line)?,
            "card" | "deck" | "lingering" | "mission" | "missions" | "completed" => self.card_line(first, &mut line)?,
            _ if names::space(first).is_ok() => self.tile_line(names::space(first)?, &mut line)?,
            _ if first.starts_with(|letter: char| letter.is_ascii_digit()) => {
                let seat = self.seat(first)?;
                self.seat_line(seat, &mut line)?;
            }
            _ => self.station_line(first, &mut line)?,
        }
        self.table.toxic = self.toxic();
        line.end()
    }

    fn without(&mut self, line: &mut Line) -> Result<(), String> {
        match line.next("tile, card or mission")? {
            "tile" => {
                let space = names::space(line.next("a space")?)?;
                self.remove_tile(space);
            }
            "card" => self.remove_card(line.next("a disaster card")?)?,
            "mission" => self.remove_mission(line.next("a mission")?)?,
            other => return Err(format!("expected tile, card or mission, not '{other}'")),
        }
        Ok(())
    }

    /// A player of this game.
    pub fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat = names::seat(word)?;
        let there = self.table.seats().has(seat);
        if there { Ok(seat) } else { Err(format!("there is no seat {word}: {} play", self.table.players)) }
    }

    /// A die as a player's country writes it.
    pub fn die(&self, seat: Seat, word: &str) -> Result<Die, String> {
        let country = self.rulebook.country(self.table.of(seat).country);
        if country.oriented && !word.contains('/') {
            return Err(format!("dice of {} are written top/front, such as 1/4, not '{word}'", country.key));
        }
        if !country.oriented && word.contains('/') {
            return Err(format!("dice of {} are written with their top only, such as 4, not '{word}'", country.key));
        }
        Ok(read_die(country.oriented, engine::die::Poses::EMPTY, word)?)
    }

    /// The disaster deck, top first.
    pub fn deck(&self) -> Vec<CardId> {
        self.secret.deck[..usize::from(self.table.cards.deck)].iter().rev().copied().collect()
    }

    /// The missions that have not been started, top first.
    pub fn pile(&self) -> Vec<MissionId> {
        let hidden = self.secret.missions[..usize::from(self.table.missions.hidden)].iter().rev();
        self.table.missions.top.iter().chain(hidden).copied().collect()
    }

    /// The Toxic values that the cards show.
    fn toxic(&self) -> Faces {
        let cards = self.table.cards.up().map(|(_, card)| card.card).chain(self.table.cards.lingering);
        cards.fold(Faces::EMPTY, |faces, card| faces.or(self.rulebook.card(card).toxic))
    }
}
