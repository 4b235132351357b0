//! The games: every kind of bot against every disaster, one to four players, every country somewhere.

use std::hash::Hasher;

use ai::{Budget, Coach, Kind, SLICE, Thinking};
use engine::event::Silent;
use engine::rulebook::CountryId;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::{State, View};
use fastrand::Rng;
use fnv::FnvHasher;

/// How many there are.
pub const GAMES: u8 = 12;
/// What planners may try for a turn: enough for a second pass now and then.
const BUDGET: Budget = Budget { nodes: Some(600) };
/// No game is longer, in answers.
const LONGEST: u32 = 500;
/// What a game adds to every resource, so that random crews live for a while.
const INCOME: i8 = 30;
/// The coach is asked each time so many answers have been given.
const COACHED: u32 = 60;

/// A game and everything that came of it, as a number.
pub fn digest(game: u8) -> u64 {
    let rulebook = content::embedded();
    let (kind, setup) = (kind(game), setup(game));
    let state = State::new(rulebook, &setup, &mut Silent).expect("the setup is legal");
    let mut state = if kind == Kind::Random { testkit::generous(&state, INCOME) } else { state };
    let mut bot = kind.bot(rulebook, u64::from(game), BUDGET);
    let mut digest = FnvHasher::default();
    for answers in 0..LONGEST {
        let view = state.view(rulebook);
        let Some(seat) = view.seats_asked().iter().next() else { break };
        if answers % COACHED == COACHED - 1 {
            coached(&view, seat, &mut digest);
        }
        let answer = loop {
            if let Thinking::Done(answer) = bot.think(&view, seat, SLICE) {
                break answer.expect("whoever is asked has a question");
            }
        };
        testkit::act(rulebook, &mut state, seat, answer, &mut Silent);
        digest.write(&state.fingerprint().to_le_bytes());
    }
    digest.finish()
}

/// What the coach has to say.
fn coached(view: &View<'_>, seat: Seat, digest: &mut FnvHasher) {
    let advice = Coach::new(view.rulebook, 1).advise(view, seat);
    digest.write(&advice.gain.to_le_bytes());
    advice.after.iter().for_each(|amount| digest.write(&amount.to_le_bytes()));
}

fn kind(game: u8) -> Kind {
    Kind::ALL[usize::from(game) % Kind::ALL.len()]
}

fn setup(game: u8) -> Setup {
    let rulebook = content::embedded();
    let (players, disaster) = (1 + usize::from(game) / 3 % 4, usize::from(game) % rulebook.disasters.len());
    let mut setup = testkit::setup_with(rulebook, &mut Rng::with_seed(u64::from(game)), players, disaster);
    for (seat, place) in setup.seats.iter_mut().zip(game * 3..) {
        seat.country = CountryId(place % rulebook.countries.len() as u8);
    }
    setup
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_country_plays_somewhere_and_every_bot_faces_every_disaster() {
        let rulebook = content::embedded();
        let countries: BTreeSet<u8> =
            (0..GAMES).flat_map(|game| setup(game).seats).map(|seat| seat.country.0).collect();
        assert_eq!(countries.len(), rulebook.countries.len());
        let pairs: BTreeSet<String> =
            (0..GAMES).map(|game| format!("{} {:?}", kind(game), setup(game).disaster)).collect();
        assert_eq!(pairs.len(), Kind::ALL.len() * rulebook.disasters.len());
        let players: BTreeSet<usize> = (0..GAMES).map(|game| setup(game).seats.len()).collect();
        assert_eq!(players.len(), Seat::MAX);
    }

    #[test]
    fn a_game_played_again_has_the_same_digest() {
        for game in 0..3 {
            assert_eq!(digest(game), digest(game));
        }
    }
}
