//! Whoever watches a game and writes down what is worth counting: a fold over its events, on a copy of the table.

use engine::board::Space;
use engine::cause::Cause;
use engine::event::{Event, Sink};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, Rulebook, TileId};
use engine::setup::Setup;
use engine::table::{Phase, Table};
use notation::names;

use crate::record::{Completed, RoundRecord, SeatRecord, TileUse};

/// The notes on one game.
pub(crate) struct Observer<'r> {
    rulebook: &'r Rulebook,
    table: Table,
    /// Have the resources of this round been written down?
    checked: bool,
    pub missions: Vec<Completed>,
    pub seats: Vec<SeatRecord>,
    pub rounds: Vec<RoundRecord>,
}

impl<'r> Observer<'r> {
    /// Begins at the first question of a game.
    pub fn new(rulebook: &'r Rulebook, setup: &Setup, table: &Table) -> Observer<'r> {
        let seats = setup.seats.iter().map(|seat| SeatRecord {
            country: rulebook.country(seat.country).key.clone(),
            light: names::light_word(seat.light).to_owned(),
            boards: seat.boards.iter().map(|(board, badge)| board_words(rulebook, *board, *badge)).collect(),
            tiles: Default::default(),
        });
        let mut observer = Observer {
            rulebook,
            table: *table,
            checked: false,
            missions: Vec::new(),
            seats: seats.collect(),
            rounds: vec![RoundRecord::default()],
        };
        for space in table.occupied.iter() {
            observer.tile(space);
        }
        observer
    }

    /// The notes on the tile that lies on a space.
    fn tile(&mut self, space: Space) -> Option<&mut TileUse> {
        let laid = self.table.tile(space)?;
        let key = tile_key(self.rulebook, laid.tile, laid.light);
        Some(self.seats[laid.owner.index()].tiles.entry(key).or_default())
    }

    fn round(&mut self) -> &mut RoundRecord {
        self.rounds.last_mut().expect("a game begins with its first round")
    }

    /// What is only known before the event.
    fn before(&mut self, event: &Event) {
        match *event {
            Event::PhaseBegan(Phase::CalculateResults) => self.note_active(),
            Event::PhaseBegan(Phase::ResolveDisasters) | Event::SuppliesOpened | Event::Ended(_) => self.note_check(),
            Event::MissionCompleted { index } => self.note_mission(index),
            Event::TileDestroyed { space } => {
                let round = self.table.round;
                if let Some(tile) = self.tile(space) {
                    tile.destroyed = Some(round);
                }
            }
            Event::Generated { amount, space: Some(space), .. } => {
                if let Some(tile) = self.tile(space) {
                    tile.made += amount;
                }
            }
            Event::CapacityGained { by, .. } => self.round().capacity += by,
            Event::RoundBegan { .. } => {
                self.rounds.push(RoundRecord::default());
                self.checked = false;
            }
            _ => {}
        }
    }

    /// What is only known after the event.
    fn after(&mut self, event: &Event) {
        if let Event::Installed { space, .. } = *event {
            let round = self.table.round;
            if let Some(tile) = self.tile(space) {
                tile.installed = round;
            }
        }
        let (emergency, research) = (self.table.emergency, self.table.research);
        let round = self.round();
        (round.emergency, round.research) = (emergency, research);
    }

    fn note_active(&mut self) {
        for space in self.table.occupied.iter() {
            if self.table.tiles[space.index()].active()
                && let Some(tile) = self.tile(space)
            {
                tile.activated += 1;
            }
        }
    }

    /// The resources as they are checked: missions paid, bonuses taken, no supplies opened yet.
    fn note_check(&mut self) {
        if !self.checked {
            self.checked = true;
            let wheels = self.table.wheels;
            let round = self.round();
            round.left = wheels.map(|wheel| wheel.available);
            round.drain = wheels.map(|wheel| wheel.drain);
        }
    }

    fn note_mission(&mut self, index: u8) {
        if let Some(mission) = self.table.missions.get(index) {
            let mission = self.rulebook.mission(mission.card).key.clone();
            self.missions.push(Completed { mission, round: self.table.round });
        }
    }
}

impl Sink for Observer<'_> {
    fn event(&mut self, event: Event, _: Cause) {
        self.before(&event);
        self.table.apply(self.rulebook, &event);
        self.after(&event);
    }
}

/// How a face is written: `t1a/red`, `boost-1/blue`.
pub(crate) fn tile_key(rulebook: &Rulebook, tile: TileId, light: Light) -> String {
    let key = names::boost_word(rulebook, tile).unwrap_or(&rulebook.tile(tile).key);
    format!("{key}/{}", names::light_word(light))
}

fn board_words(rulebook: &Rulebook, board: Resource, badge: BadgeId) -> (String, String) {
    (names::resource_word(board).to_owned(), rulebook.badge(badge).key.clone())
}
