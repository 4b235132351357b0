//! What has been chosen for a new game so far. Whether it can be played is asked of the engine.

use ai::Kind;
use engine::board::Space;
use engine::chance::Seed;
use engine::game::Game;
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, DisasterId, IrregularityId, Rulebook, TileId};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup, SetupError, shared_boards};
use room::Heir;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Somebody at this device.
    Person,
    /// A bot.
    Bot(Kind),
}

/// What has been chosen so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    pub players: usize,
    pub countries: Vec<CountryId>,
    pub who: Vec<Who>,
    /// Who controls each resource.
    pub boards: [Seat; 4],
    /// The badge on the board of each resource.
    pub badges: [BadgeId; 4],
    /// The side of the starters of somebody who plays alone.
    pub light: Light,
    /// Where the first tiles of each seat lie; nothing for the nearest spaces.
    pub spaces: [Option<Vec<Space>>; 4],
    pub disaster: usize,
    pub difficulty: Difficulty,
    pub irregularities: Vec<IrregularityId>,
    /// The seat whose country is being chosen.
    pub choosing: usize,
}

/// A first tile, whose it is and where it would lie.
pub type Laid = (Seat, usize, (TileId, Light), Space);

impl Draft {
    /// Two players, one of them a bot, in the training simulator.
    pub fn new() -> Draft {
        let mut draft = Draft {
            players: 2,
            countries: (0..4).map(CountryId).collect(),
            who: vec![Who::Person, Who::Bot(Kind::Planner), Who::Bot(Kind::Planner), Who::Bot(Kind::Planner)],
            boards: [Seat::FIRST; 4],
            badges: [0, 1, 2, 3].map(BadgeId),
            light: Light::Red,
            spaces: [const { None }; 4],
            disaster: 0,
            difficulty: Difficulty::Moderate,
            irregularities: Vec::new(),
            choosing: 0,
        };
        draft.seat_players(2);
        draft
    }

    /// So many play; boards and first tiles are shared out anew.
    pub fn seat_players(&mut self, count: usize) {
        self.players = count;
        self.choosing = self.choosing.min(count - 1);
        self.spaces = [const { None }; 4];
        for (index, boards) in shared_boards(count, Light::Red).into_iter().enumerate() {
            for resource in boards {
                self.boards[resource.index()] = Seat::from_index(index).unwrap_or(Seat::FIRST);
            }
        }
    }

    /// A seat takes a board; first tiles go back to the nearest spaces, as their number may change.
    pub fn give_board(&mut self, resource: Resource, seat: Seat) {
        self.boards[resource.index()] = seat;
        self.spaces = [const { None }; 4];
    }

    /// Another disaster; irregularities belong to one.
    pub fn face(&mut self, disaster: usize) {
        if self.disaster != disaster {
            self.disaster = disaster;
            self.irregularities.clear();
        }
    }

    /// A seat takes a country; who had it takes the other, since two players cannot have one.
    pub fn take_country(&mut self, seat: usize, id: CountryId) {
        if let Some(other) = self.countries.iter().position(|one| *one == id) {
            self.countries[other] = self.countries[seat];
        }
        match self.countries.get_mut(seat) {
            Some(country) => *country = id,
            None => self.countries.push(id),
        }
    }

    /// The boards of a seat.
    pub fn boards_of(&self, seat: Seat) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|resource| self.boards[resource.index()] == seat).collect()
    }

    /// The setup as chosen.
    pub fn setup(&self, seed: Seed) -> Setup {
        let seats = (0..self.players).filter_map(Seat::from_index).zip(&self.countries).map(|(seat, country)| {
            let boards = self.boards_of(seat);
            SeatSetup {
                country: *country,
                light: match boards.first() {
                    Some(resource) if self.players > 1 => resource.light(),
                    _ => self.light,
                },
                boards: boards.into_iter().map(|resource| (resource, self.badges[resource.index()])).collect(),
                spaces: self.spaces[seat.index()].clone(),
            }
        });
        Setup {
            seats: seats.collect(),
            disaster: DisasterId(self.disaster as u8),
            difficulty: self.difficulty,
            irregularities: self.irregularities.clone(),
            deck: None,
            missions: None,
            seed,
        }
    }

    /// The first tiles of everybody and where they would lie; or why this cannot be played.
    pub fn laid_out(&self) -> Result<(Game, Vec<Laid>), SetupError> {
        let (book, setup) = (embedded::rulebook(), self.setup(Seed([0; 32])));
        let game = Game::new(book, setup.clone())?;
        let mut laid = Vec::new();
        for seat in (0..self.players).filter_map(Seat::from_index) {
            for (index, tile) in setup.first_tiles(book, seat).into_iter().enumerate() {
                laid.extend(where_is(&game, seat, tile).map(|space| (seat, index, tile, space)));
            }
        }
        Ok((game, laid))
    }

    /// A first tile goes to another space; what lies there comes here.
    pub fn move_tile(&mut self, laid: &[Laid], from: Space, to: Space) {
        let moved = |space: Space| match space {
            space if space == from => to,
            space if space == to => from,
            space => space,
        };
        for seat in (0..self.players).filter_map(Seat::from_index) {
            let own = laid.iter().filter(|one| one.0 == seat).map(|one| moved(one.3));
            self.spaces[seat.index()] = Some(own.collect());
        }
    }

    /// The bots, each with a seed of its own.
    pub fn bots(&self) -> Vec<(Seat, Heir)> {
        let bots = self.who.iter().take(self.players).enumerate().filter_map(|(index, who)| match who {
            Who::Person => None,
            Who::Bot(kind) => {
                let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
                Some((Seat::from_index(index)?, Heir::Bot { kind: *kind, seed, nodes: None }))
            }
        });
        bots.collect()
    }

    /// Countries, a disaster and badges that nobody has chosen.
    pub fn surprise(&mut self, book: &Rulebook) {
        let below = |limit: usize| (js_sys::Math::random() * limit as f64) as usize % limit;
        let mut countries: Vec<CountryId> = (0..book.countries.len() as u8).map(CountryId).collect();
        let mut badges: Vec<BadgeId> = (0..book.badges.len() as u8).map(BadgeId).collect();
        self.countries = (0..4).map(|_| countries.remove(below(countries.len()))).collect();
        self.badges = [(); 4].map(|()| badges.remove(below(badges.len())));
        self.face(below(book.disasters.len()));
    }
}

fn where_is(game: &Game, seat: Seat, tile: (TileId, Light)) -> Option<Space> {
    let spaces = (0..Space::COUNT as u8).filter_map(Space::from_index);
    let here = |space: &Space| {
        let laid = game.view().table.tile(*space).copied();
        laid.is_some_and(|laid| laid.owner == seat && (laid.tile, laid.light) == tile)
    };
    spaces.into_iter().find(here)
}

/// A seed that nobody knows.
pub fn fresh_seed() -> Seed {
    Seed(std::array::from_fn(|_| (js_sys::Math::random() * 256.0) as u8))
}
