//! The crew of a game: whatever the cell leaves open is drawn, so that every country, side and badge has its turn.

use engine::chance::Seed;
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, Rulebook};
use engine::setup::{SeatSetup, Setup, shared_boards};

use crate::cell::Known;
use crate::numbers::Numbers;

/// The seed of a game: it depends on the experiment's seed and the game's place alone, so that two bots or two packs
/// meet the same crews and the same dice. It has 53 bits, which every reader of JSON can hold.
pub(crate) const fn game_seed(base: u64, index: u32) -> u64 {
    Numbers(Numbers(base).next() ^ index as u64).next() >> 11
}

/// The setup of the game with this seed.
pub(crate) fn draw(rulebook: &Rulebook, known: &Known, seed: u64) -> Setup {
    let mut numbers = Numbers(seed);
    let countries = countries(rulebook, known, &mut numbers);
    let boards = boards(known.players, &mut numbers);
    let mut badges: Vec<BadgeId> = (0..rulebook.badges.len() as u8).map(BadgeId).collect();
    shuffle(&mut badges, &mut numbers);
    let mut badges = badges.into_iter();
    let solo_light = Light::ALL[numbers.below(2)];
    let seats = countries.into_iter().zip(boards).map(|(country, boards)| SeatSetup {
        country,
        light: if known.players == 1 { solo_light } else { boards[0].light() },
        boards: boards.into_iter().zip(badges.by_ref()).collect(),
        spaces: None,
    });
    Setup {
        seats: seats.collect(),
        disaster: known.disaster,
        difficulty: known.difficulty,
        irregularities: known.irregularities.clone(),
        deck: None,
        missions: None,
        seed: Seed::from_number(numbers.next()),
    }
}

fn countries(rulebook: &Rulebook, known: &Known, numbers: &mut Numbers) -> Vec<CountryId> {
    let all = (0..rulebook.countries.len() as u8).map(CountryId);
    let mut others: Vec<CountryId> = all.filter(|country| !known.countries.contains(country)).collect();
    shuffle(&mut others, numbers);
    known.countries.iter().copied().chain(others).take(known.players).collect()
}

/// Who has which boards: as many splits as the rules allow, each as likely as its mirror image.
fn boards(players: usize, numbers: &mut Numbers) -> Vec<Vec<Resource>> {
    let mut boards = shared_boards(players, Light::ALL[numbers.below(2)]);
    shuffle(&mut boards, numbers);
    boards
}

fn shuffle<T>(items: &mut [T], numbers: &mut Numbers) {
    for last in (1..items.len()).rev() {
        items.swap(last, numbers.below(last + 1));
    }
}
