//! The embedded pack with one word or number changed at random: it is refused with a place and a reason, or it can be
//! played to the end. Nothing that loads may trip up the engine.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use common::Play;
use fastrand::Rng;
use testkit::{generous, random_setup};

const MUTANTS: u64 = 600;

/// Numbers that tend to be one too many.
const NUMBERS: [&str; 12] = ["0", "1", "2", "5", "6", "7", "12", "13", "60", "100", "127", "255"];
/// Words that may stand where others do.
const WORDS: [&str; 34] = [
    "All",
    "AllAlike",
    "AllButOne",
    "Any",
    "Another",
    "UpTo(12)",
    "Exactly(12)",
    "Storage",
    "Queue",
    "Pool",
    "Cache",
    "Choose",
    "Each",
    "Anyone",
    "One",
    "MostExpensive",
    "Placed",
    "Lock",
    "Counter",
    "Position",
    "Power",
    "Oxygen",
    "Starter",
    "Four",
    "Red",
    "Blue",
    "true",
    "false",
    "Fixed",
    "Hit",
    "Disable",
    "Destroy",
    "Reroll",
    "Flip",
];

/// One number or word of the text is replaced.
fn mutate(text: &str, rng: &mut Rng) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let starts: Vec<usize> = text
        .char_indices()
        .filter(|(at, letter)| plain(*letter) && !text[..*at].ends_with(plain))
        .map(|(at, _)| at)
        .collect();
    let start = starts[rng.usize(..starts.len())];
    let end = text[start..].find(|letter| !plain(letter)).map_or(text.len(), |len| start + len);
    let by = if text[start..].starts_with(|letter: char| letter.is_ascii_digit()) {
        NUMBERS[rng.usize(..NUMBERS.len())]
    } else {
        WORDS[rng.usize(..WORDS.len())]
    };
    format!("{}{by}{}", &text[..start], &text[end..])
}

/// Did the mutant load?
fn try_one(number: u64) -> bool {
    let mut rng = Rng::with_seed(0x0DD_0000 + number);
    let mut files = content::embedded_files();
    files.retain(|(path, _)| path.ends_with(".ron"));
    let at = rng.usize(..files.len());
    for _ in 0..rng.usize(1..=2) {
        files[at].1 = mutate(&files[at].1, &mut rng);
    }
    match content::load_files(&files) {
        Err(mistakes) => {
            assert!(!mistakes.is_empty() && mistakes.iter().all(|mistake| !mistake.what.is_empty()));
            false
        }
        Ok(book) => {
            for _ in 0..6 {
                let setup = random_setup(&book, &mut rng);
                let mut game = Play::new(&book, &setup, rng.fork());
                game.state = generous(&game.state, 30);
                game.finish();
            }
            true
        }
    }
}

#[test]
fn a_pack_that_loads_can_be_played() {
    let loaded: usize = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            scope.spawn(move || {
                (0..MUTANTS)
                    .filter(|number| number % 2 == half)
                    .filter(|number| {
                        std::panic::catch_unwind(|| try_one(*number)).unwrap_or_else(|_| panic!("mutant {number}"))
                    })
                    .count()
            })
        });
        halves.into_iter().map(|half| half.join().unwrap()).sum()
    });
    assert!(loaded > 60, "only {loaded} of {MUTANTS} mutants load");
    println!("{loaded} of {MUTANTS} mutants load and play");
}
