//! Phase 2 - Calculate Results (core pp. 18-21).

use crate::board::{Space, Spaces};
use crate::cause::Cause;
use crate::die::{Die, Face};
use crate::effect::Quantity;
use crate::event::{Event, Sink};
use crate::flow::{Cursor, Step};
use crate::play::Play;
use crate::question::{ChoiceKind, Options};
use crate::resource::Resource;
use crate::rulebook::{Measure, Output, ScenarioTokens, Slots, TileFace, Unique};
use crate::table::{OnBoard, Token};
use crate::view::View;

/// What a tile makes of up to two resources.
pub(crate) type TileOutput = [Option<(Resource, i16)>; 2];

impl View<'_> {
    /// What an ordinary tile makes before holes are taken off, Amplify included (A37).
    pub(crate) fn output(&self, tile: &OnBoard) -> TileOutput {
        let face = self.face(tile);
        if !tile.active() || face.unique.is_some() {
            return [None; 2];
        }
        face.output.map(|output| {
            let (resource, output) = output?;
            let more = i16::from(self.table.shift(Quantity::TileOutput));
            Some((
                resource,
                (face.amount(output, self.table.released(), tile.dice.map(top), top(tile.counter))
                    + more
                    + amplified(tile, resource))
                .max(0),
            ))
        })
    }

    /// Scenario tokens that take something off (Appendix p. 3).
    pub(crate) fn holes(&self, tile: &OnBoard) -> i16 {
        match self.disaster().scenario {
            ScenarioTokens::Holes(_) => i16::from(tile.scenario),
            ScenarioTokens::None | ScenarioTokens::Integrity(_) => 0,
        }
    }

    /// A36: how the owner may split holes between two resources: options say how many come off the first.
    pub(crate) fn split(&self, space: Space) -> Option<Options> {
        let tile = self.table.tile(space)?;
        let holes = self.holes(tile);
        if holes == 0 {
            return None;
        }
        match self.output(tile) {
            [Some((_, first)), Some((_, second))] if first + second > holes => {
                let (least, most) = ((holes - second).max(0), holes.min(first));
                let options = (least..=most).fold(0, |bits, off| bits | 1 << off);
                Some(Options::new(ChoiceKind::Amount, options)).filter(|ask| ask.options.count_ones() > 1)
            }
            _ => None,
        }
    }

    /// Where the next tile lies, from the cursor on, that its owner must decide about.
    fn seek(&self, from: u8, fits: impl Fn(&Self, Space) -> bool) -> Cursor {
        let mut rest = (from..Space::COUNT as u8).filter_map(Space::from_index);
        rest.find(|space| self.table.occupied.has(*space) && fits(self, *space))
            .map_or(Cursor::END, |space| Cursor(space.index() as u8))
    }

    /// Is it an active tile of this kind?
    pub(crate) fn is_unique(&self, space: Space, unique: Unique) -> bool {
        let tile = &self.table.tiles[space.index()];
        tile.active() && self.face(tile).unique == Some(unique)
    }

    /// What a unique tile makes of the resource its owner names, and what its Amplify token adds to the token's own:
    /// the tile makes what its die shows (core p. 19), holes come off first (A37).
    pub(crate) fn any_resource(&self, tile: &OnBoard) -> (i16, Option<(Resource, i16)>) {
        let holes = self.holes(tile);
        let shown = tile.dice.iter().flatten().map(|die| i16::from(die.top().number())).sum::<i16>();
        let base = shown + i16::from(self.table.shift(Quantity::TileOutput));
        let rest = (holes - base).max(0);
        let token = tile.amplify.map(|token| (token.resource, (amplified(tile, token.resource) - rest).max(0)));
        ((base - holes).max(0), token)
    }

    /// What the dice in the Habitation Module make of the resource the crew names (core p. 17).
    pub(crate) fn habitation_output(&self) -> i16 {
        let dice: i16 = self.table.habitation.iter().map(|dice| i16::from(*dice)).sum();
        dice * i16::from(self.table.quantity(Quantity::HabitationOutput, 1))
    }

    /// What each resource would come to if Phase 2 were calculated now, as quickly as a search asks for it: choices that
    /// are still open (unique tiles, Habitation, split holes) and missions count as nothing yet.
    /// [`View::forecast_check`] tells it exactly and part by part.
    pub fn forecast(&self) -> [i16; 4] {
        self.forecast_with(self.table.occupied)
    }

    /// The same if there were no other tiles than these: who tries many answers of one player need not look at the
    /// others' tiles again and again.
    pub fn forecast_with(&self, tiles: Spaces) -> [i16; 4] {
        let mut available =
            self.table.wheels.map(|wheel| wheel.available + i16::from(self.table.shift(Quantity::Income)));
        for space in tiles.iter() {
            let tile = &self.table.tiles[space.index()];
            if tile.active() {
                for (resource, amount) in after_holes(self.output(tile), self.holes(tile), 0).into_iter().flatten() {
                    available[resource.index()] += amount;
                }
            }
            if let Some(strain) = unmatched_strain(tile) {
                available[strain.resource.index()] -= Token::WORTH;
            }
        }
        available
    }
}

impl TileFace {
    /// The amount an output gives with so many tiers released, for dice in the two slots and this Counter die.
    pub fn amount(&self, output: Output, released: u8, dice: [Option<Face>; 2], counter: Option<Face>) -> i16 {
        let base = i16::from(output.base) + i16::from(output.tier) * i16::from(released);
        let of = |measure: u8| base + i16::from(output.times) * i16::from(measure);
        // A slot without a die counts as 0.
        let number = |die: Option<Face>| die.map_or(0, Face::number);
        let [one, other] = dice.map(number);
        let dice = i16::from(one > 0) + i16::from(other > 0);
        match (self.slots, output.of) {
            // "Each die" makes the output on its own (core p. 19).
            (Slots::Separated(..), Measure::Counter) => dice * of(number(counter)),
            (Slots::Separated(..), _) => of(one + other) + (dice - 1).max(0) * base,
            (_, Measure::Die) => of(one.max(other)),
            (_, Measure::Lower) if dice == 2 => of(one.min(other)),
            (_, Measure::Lower | Measure::Sum) => of(one + other),
            (_, Measure::Counter) => of(number(counter)),
        }
    }
}

fn top(die: Option<Die>) -> Option<Face> {
    die.map(Die::top)
}

/// What a matched Amplify token adds to a resource; a second matching die adds nothing (A25).
pub(crate) fn amplified(tile: &OnBoard, resource: Resource) -> i16 {
    match tile.amplify {
        Some(token) if token.resource == resource && tile.placed().has(token.number) => Token::WORTH,
        _ => 0,
    }
}

/// A Strain token that no die placed this round matches (core p. 20, A101).
pub(crate) fn unmatched_strain(tile: &OnBoard) -> Option<Token> {
    tile.strain.filter(|token| !tile.placed().has(token.number))
}

/// Takes holes off: `first` of them from the first resource, the rest from the second, never below zero.
pub(crate) fn after_holes(output: TileOutput, holes: i16, first: i16) -> TileOutput {
    match output {
        [Some((resource, amount)), None] => [Some((resource, (amount - holes).max(0))), None],
        [Some((one, a)), Some((other, b))] => {
            let first = first.max(holes - b).min(a);
            [Some((one, a - first.max(0))), Some((other, (b - (holes - first.max(0))).max(0)))]
        }
        none => none,
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn calculate_results(&mut self) {
        let income = i16::from(self.state.table.shift(Quantity::Income));
        if income != 0 {
            for resource in Resource::ALL {
                self.emit_because(Cause::Income, Event::Generated { resource, amount: income, space: None });
            }
        }
        for space in self.state.table.occupied.iter() {
            self.because(Cause::Tile { space });
            if self.view().split(space).is_none() {
                self.generate(space, 0);
            }
            if let Some(token) = unmatched_strain(&self.state.table.tiles[space.index()]) {
                self.emit(Event::StrainFelt { resource: token.resource, space });
            }
        }
        self.seek_split(0);
    }

    fn generate(&mut self, space: Space, first: i16) {
        self.because(Cause::Tile { space });
        let tile = self.state.table.tiles[space.index()];
        let output = after_holes(self.view().output(&tile), self.view().holes(&tile), first);
        for (resource, amount) in output.into_iter().flatten() {
            self.emit(Event::Generated { resource, amount, space: Some(space) });
        }
    }

    fn seek_split(&mut self, from: u8) {
        let cursor = self.view().seek(from, |view, space| view.split(space).is_some());
        self.state.flow.step = Step::Split(cursor);
    }

    fn seek_any_resource(&mut self, from: u8) {
        let cursor = self.view().seek(from, |view, space| view.is_unique(space, Unique::AnyResource));
        self.state.flow.step = Step::AnyResource(cursor);
    }

    /// With a single mission there is nothing to choose, with none nothing to advance.
    pub(crate) fn seek_mission_die(&mut self, from: u8) {
        let mut from = from;
        loop {
            let cursor = self.view().seek(from, |view, space| view.is_unique(space, Unique::MissionDie));
            match (cursor.space(), self.state.table.missions.count()) {
                (Some(_), 0) => from = cursor.0 + 1,
                (Some(space), 1) => {
                    self.because(Cause::Tile { space });
                    self.advance_mission(0);
                    from = cursor.0 + 1;
                }
                _ => return self.state.flow.step = Step::MissionDie(cursor),
            }
        }
    }

    /// All tiles of one kind are decided: on to the next kind, and at last to the Habitation Module.
    pub(crate) fn next_choice_of_results(&mut self) {
        match self.state.flow.step {
            Step::Split(_) => self.seek_any_resource(0),
            Step::AnyResource(_) => self.seek_mission_die(0),
            _ if self.state.table.habitation.iter().any(|dice| *dice > 0) => self.state.flow.step = Step::Habitation,
            _ => self.finish_results(),
        }
    }

    pub(crate) fn answer_split(&mut self, cursor: Cursor, option: u8) {
        if let Some(space) = cursor.space() {
            self.generate(space, i16::from(option));
        }
        self.seek_split(cursor.0 + 1);
    }

    pub(crate) fn answer_any_resource(&mut self, cursor: Cursor, option: u8) {
        if let Some(space) = cursor.space() {
            self.because(Cause::Tile { space });
            let (amount, token) = self.view().any_resource(&self.state.table.tiles[space.index()]);
            let named = (Resource::ALL[usize::from(option)], amount);
            for (resource, amount) in [Some(named), token].into_iter().flatten() {
                self.emit(Event::Generated { resource, amount, space: Some(space) });
            }
        }
        self.seek_any_resource(cursor.0 + 1);
    }

    pub(crate) fn answer_mission_die(&mut self, cursor: Cursor, option: u8) {
        if let Some(space) = cursor.space() {
            self.because(Cause::Tile { space });
            self.advance_mission(option);
        }
        self.seek_mission_die(cursor.0 + 1);
    }

    pub(crate) fn answer_habitation(&mut self, option: u8) {
        let (resource, amount) = (Resource::ALL[usize::from(option)], self.view().habitation_output());
        self.emit_because(Cause::Habitation, Event::Generated { resource, amount, space: None });
        self.finish_results();
    }

    /// Step 3, and what scorched tiles lose at the end of the phase (Mission Critical p. 4).
    pub(crate) fn finish_results(&mut self) {
        self.emit_because(Cause::Round, Event::TokensRemoved);
        self.because(Cause::Wear);
        if matches!(self.view().disaster().scenario, ScenarioTokens::Integrity(_)) {
            for space in self.state.table.occupied.iter() {
                if self.state.table.tiles[space.index()].scenario > 0 {
                    self.wear(space);
                }
            }
        }
        self.end_phase();
    }
}
