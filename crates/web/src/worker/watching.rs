//! Games that are watched, counted, shared, and gone on with as new ones.

use chronicle::{Chronicle, Stop};
use engine::chance::Seed;
use engine::game::Game;
use engine::seat::Seat;
use notation::{link, save};
use room::Heir;

use super::hands::Hands;
use super::tell;
use crate::bridge::{Damage, Facing, Kept, Tell, Then, Trouble, Watched};
use crate::shelf;

/// The game that was watched last.
pub struct Watching {
    game: Game,
    kept: Option<Kept>,
}

/// Milliseconds between two answers of a bot where nobody has chosen.
const PACE: u32 = 700;

impl Hands {
    /// A kept game, as far as it can be read.
    pub async fn watch(&mut self, name: &str, then: Then, at: Option<Stop>) {
        if let Some((game, kept)) = self.on_table(name) {
            return self.show(game, Some(kept), then, at, None);
        }
        let Some((kept, log)) = shelf::read(name).await else {
            return tell(&Tell::Trouble(Trouble::NoSuchGame));
        };
        match save::read_good(embedded::rulebook(), &log) {
            Ok((game, error)) => self.show(game, Some(kept), then, at, error.map(Damage::from)),
            Err(error) => tell(&Tell::Trouble(Trouble::Old(error.into()))),
        }
    }

    /// A game from a link. It is kept as soon as somebody goes on with it.
    pub fn watch_link(&mut self, line: &str, at: Option<Stop>) {
        match link::read(embedded::rulebook(), line) {
            Ok(game) => self.show(game, None, Then::Replay, at, None),
            Err(error) => tell(&Tell::Trouble(Trouble::NotAGame(error.into()))),
        }
    }

    /// A game from a file is kept at once, so that it is not lost; what is to be done with it is asked then.
    pub async fn import(&mut self, text: &str) {
        let game = match save::read(embedded::rulebook(), text) {
            Ok(game) => game,
            Err(error) => return tell(&Tell::Trouble(Trouble::NotAGame(error.into()))),
        };
        // A file does not say who sat where.
        let mut kept = Kept::new(Vec::new(), PACE);
        kept.people = game.view().table.seats().iter().collect();
        kept.update(&game);
        let log = save::write_log(&game, "");
        if let Err(error) = shelf::write(&kept, &log).await {
            tell(&Tell::Unkept { why: error.to_string(), anyway: true });
        }
        self.show(game, Some(kept), Then::Imported, None, None);
    }

    fn show(&mut self, game: Game, kept: Option<Kept>, then: Then, at: Option<Stop>, damage: Option<Damage>) {
        let chronicle = Chronicle::of(&game);
        let watched = Watched {
            name: kept.as_ref().map_or_else(String::new, |kept| kept.name.clone()),
            then,
            at,
            chronicle,
            facing: Facing::of(&game),
            bots: kept.as_ref().map_or_else(Vec::new, |kept| kept.bots.clone()),
            damage,
        };
        self.watching = Some(Watching { game, kept });
        tell(&Tell::Watched(Box::new(watched)));
    }

    /// A new game that begins like the watched one; that one stays as it is.
    pub async fn branch(&mut self, deeds: u32, bots: Vec<(Seat, Heir)>) {
        let Some(Watching { game, kept }) = &self.watching else { return };
        let pace = kept.as_ref().map_or(PACE, |kept| kept.pace.max(1));
        let deeds = game.deeds().iter().take(deeds as usize).map(|deed| (deed.seat, deed.answer, None));
        match Game::replay(game.rulebook(), game.setup().clone(), deeds) {
            Ok(game) => self.lay_out(game, Kept::new(bots, pace), None).await,
            Err(_) => tell(&Tell::Trouble(Trouble::Setup)),
        }
    }

    /// The same crew, with other dice.
    pub async fn again(&mut self) {
        let Some(Watching { game, kept }) = &self.watching else { return };
        let (bots, pace) = kept.as_ref().map_or((Vec::new(), PACE), |kept| (kept.bots.clone(), kept.pace));
        let mut setup = game.setup().clone();
        setup.seed = Seed(std::array::from_fn(|_| (js_sys::Math::random() * 256.0) as u8));
        self.begin(setup, bots, pace).await;
    }

    /// The watched game as a line for a link.
    pub fn link(&self, at: Option<Stop>) {
        if let Some(watching) = &self.watching {
            tell(&Tell::Link { line: link::write(&watching.game), at });
        }
    }

    /// The watched game as a file.
    pub fn watched_file(&self) -> Option<(String, String)> {
        let watching = self.watching.as_ref()?;
        let name = watching.kept.as_ref().map_or("game", |kept| &kept.name);
        Some((name.to_owned(), save::write(&watching.game)))
    }
}
