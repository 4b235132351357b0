//! Random texts that the check accepts, played by the engine and by a slow, plain reader of the effect language: the same
//! questions with the same answers in the same order, and the same table afterwards.

mod board;
mod dice;
mod duel;
mod pieces;
mod position;
mod station;
mod walk;
mod words;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use content::{TextPlace, embedded_pack};
use engine::effect::{Effect, Zone};
use engine::rulebook::{CountryId, DisasterId, ScenarioTokens};
use fastrand::Rng;

use duel::{Case, play};
use words::Tongue;

/// Plays so many accepted texts of a kind, and tells the smallest that is not played as written.
fn same(seed: u64, count: usize, mut place: impl FnMut(&mut Rng) -> (TextPlace, usize, Tongue)) {
    let mut rng = Rng::with_seed(seed);
    let (mut played, mut asked, mut refused) = (0, 0, 0);
    while played < count {
        let (place, players, tongue) = place(&mut rng);
        let case = Case { place, players, text: tongue.text(&mut rng), seed: rng.u64(..) };
        if !accepted(&case) {
            refused += 1;
            assert!(refused < 60 * count, "hardly a text is accepted");
            continue;
        }
        match outcome(&case) {
            Ok(questions) => asked += questions,
            Err(_) => fail(shrunk(case)),
        }
        played += 1;
    }
    assert!(asked > count / 2, "{count} texts asked only {asked} questions");
}

fn accepted(case: &Case) -> bool {
    embedded_pack().check_text(case.place, &case.text).is_empty()
}

fn outcome(case: &Case) -> Result<usize, String> {
    let played = catch_unwind(AssertUnwindSafe(|| play(content::embedded(), case)));
    played.unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
        Err(format!("panicked: {}", words.unwrap_or_default()))
    })
}

/// Leaves out what does not matter.
fn shrunk(mut case: Case) -> Case {
    while let Some(smaller) = smaller(&case.text).into_iter().find_map(|text| {
        let smaller = Case { text, ..case.clone() };
        let fails = !smaller.text.is_empty() && accepted(&smaller) && outcome(&smaller).is_err();
        fails.then_some(smaller)
    }) {
        case = smaller;
    }
    case
}

/// The text without one of its words, or with what is inside of it instead.
fn smaller(text: &[Effect]) -> Vec<Vec<Effect>> {
    let mut all = Vec::new();
    for at in 0..text.len() {
        let with = |middle: &[Effect]| [&text[..at], middle, &text[at + 1..]].concat();
        all.push(with(&[]));
        let inner: Vec<&Vec<Effect>> = match &text[at] {
            Effect::May(inner) | Effect::Repeat(inner) => vec![inner],
            Effect::If(_, inner) | Effect::Unless(_, inner) => vec![inner],
            Effect::EachSeat(_, inner) | Effect::Give(_, inner) => vec![inner],
            Effect::Either(branches) => branches.iter().collect(),
            _ => Vec::new(),
        };
        all.extend(inner.iter().map(|inner| with(inner)));
        let rewrap = |inner: Vec<Effect>| match &text[at] {
            Effect::May(_) => Effect::May(inner),
            Effect::Repeat(_) => Effect::Repeat(inner),
            Effect::If(cond, _) => Effect::If(*cond, inner),
            Effect::Unless(cond, _) => Effect::Unless(*cond, inner),
            Effect::EachSeat(who, _) => Effect::EachSeat(*who, inner),
            Effect::Give(who, _) => Effect::Give(*who, inner),
            other => other.clone(),
        };
        if let Effect::Either(branches) = &text[at] {
            for (number, branch) in branches.iter().enumerate() {
                for less in smaller(branch) {
                    let mut branches = branches.clone();
                    branches[number] = less;
                    all.push(with(&[Effect::Either(branches)]));
                }
            }
        } else if let [inner] = inner[..] {
            all.extend(smaller(inner).into_iter().map(|less| with(&[rewrap(less)])));
        }
    }
    all
}

fn fail(case: Case) -> ! {
    let text = ron::to_string(&case.text).expect("a text can be written");
    let what = outcome(&case).expect_err("it failed before");
    panic!("{:?}, {} players, seed {:#x}\n{text}\n{what}", case.place, case.players, case.seed);
}

fn country(key: &str) -> CountryId {
    let countries = &embedded_pack().rulebook.countries;
    CountryId(countries.iter().position(|country| country.key == key).expect("there is such a country") as u8)
}

fn players(rng: &mut Rng) -> usize {
    rng.usize(1..=4)
}

/// What a country's texts can speak of.
fn tongue_of(key: &str) -> Tongue {
    let plain = Tongue { dice: true, zones: &[Zone::Pool], ..Tongue::default() };
    match key {
        "japan" => Tongue { oriented: true, ..plain },
        "south-africa-1" | "south-africa-2" => Tongue { zones: &[Zone::Pool, Zone::Queue, Zone::Queue], ..plain },
        "canada" => Tongue { zones: &[Zone::Pool, Zone::Pool, Zone::Storage], converters: true, ..plain },
        "germany" => Tongue { zones: &[Zone::Pool, Zone::Storage], ..plain },
        "brazil" => Tongue { locks: true, ..plain },
        "united-kingdom" => Tongue { counters: true, ..plain },
        _ => plain,
    }
}

fn tiles_of(keys: &'static [&'static str]) -> impl FnMut(&mut Rng) -> (TextPlace, usize, Tongue) {
    move |rng| {
        let key = keys[rng.usize(..keys.len())];
        let tongue = tongue_of(key);
        let (counter, padlock) = (tongue.counters && rng.bool(), tongue.locks && rng.bool());
        let tongue = Tongue { placed: true, counter_here: counter, padlock, ..tongue };
        (TextPlace::Tile { country: country(key), counter, padlock }, players(rng), tongue)
    }
}

fn disaster(rng: &mut Rng) -> (DisasterId, Tongue) {
    let disasters = &embedded_pack().rulebook.disasters;
    let id = rng.usize(..disasters.len());
    let scenario = disasters[id].scenario;
    let tongue = Tongue {
        station: true,
        holes: matches!(scenario, ScenarioTokens::Holes(_)),
        integrity: matches!(scenario, ScenarioTokens::Integrity(_)),
        toxic: disasters[id].toxic,
        ..Tongue::default()
    };
    (DisasterId(id as u8), tongue)
}

const ALL: &[&str] = &[
    "usa",
    "russia",
    "japan",
    "canada",
    "germany",
    "malaysia",
    "brazil",
    "united-kingdom",
    "south-africa-1",
    "south-africa-2",
];

#[test]
fn texts_on_tiles_of_plain_dice_are_played_as_written() {
    same(1, 500, tiles_of(&["usa", "russia"]));
}

#[test]
fn texts_on_tiles_of_oriented_dice_are_played_as_written() {
    same(2, 400, tiles_of(&["japan"]));
}

#[test]
fn texts_on_tiles_with_a_queue_are_played_as_written() {
    same(3, 500, tiles_of(&["south-africa-1", "south-africa-2"]));
}

#[test]
fn texts_on_tiles_with_storage_and_converters_are_played_as_written() {
    same(4, 600, tiles_of(&["canada", "germany"]));
}

#[test]
fn texts_on_tiles_with_locks_are_played_as_written() {
    same(5, 400, tiles_of(&["brazil"]));
}

#[test]
fn texts_on_tiles_with_counters_are_played_as_written() {
    same(6, 500, tiles_of(&["united-kingdom"]));
}

#[test]
fn texts_on_tiles_of_dice_that_fall_off_are_played_as_written() {
    same(7, 400, tiles_of(&["malaysia"]));
}

#[test]
fn texts_on_boost_tiles_are_played_as_written() {
    same(8, 300, |rng| {
        let number = rng.u8(1..=2);
        let zones: &[Zone] = if number == 2 { &[Zone::Pool, Zone::Cache] } else { &[Zone::Pool] };
        (TextPlace::Boost(number), 1, Tongue { dice: true, placed: true, zones, ..Tongue::default() })
    });
}

#[test]
fn free_actions_are_played_as_written() {
    same(9, 300, |rng| {
        let key = ALL[rng.usize(..ALL.len())];
        (TextPlace::Free(country(key)), players(rng), tongue_of(key))
    });
}

#[test]
fn texts_after_rolling_are_played_as_written() {
    same(10, 500, |rng| {
        let key = ALL[rng.usize(..ALL.len())];
        (TextPlace::Country(country(key)), 1, tongue_of(key))
    });
}

#[test]
fn badges_are_played_as_written() {
    same(11, 800, |rng| {
        let tongue = Tongue { station: true, sharing: true, ..Tongue::default() };
        (TextPlace::Badge, players(rng), tongue)
    });
}

#[test]
fn disaster_cards_are_played_as_written() {
    same(12, 1000, |rng| {
        let (disaster, tongue) = disaster(rng);
        (TextPlace::Card(disaster), players(rng), Tongue { each_seat: true, ..tongue })
    });
}

#[test]
fn texts_before_rolling_are_played_as_written() {
    same(13, 500, |rng| {
        let (disaster, tongue) = disaster(rng);
        (TextPlace::BeforeRoll(disaster), players(rng), tongue)
    });
}

#[test]
fn every_word_of_the_language_is_tried() {
    let docs = include_str!("../../../../docs/content.md");
    let (_, table) = docs.split_once("### `Effect`").expect("the docs list the words");
    let (table, _) = table.split_once("### ").expect("other words follow");
    let words = table.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let mut rng = Rng::with_seed(14);
    let mut tried = String::new();
    for _ in 0..600 {
        let (_, _, tile) = tiles_of(ALL)(&mut rng);
        let (_, card) = disaster(&mut rng);
        let zones = &[Zone::Pool, Zone::Cache];
        let boost = Tongue { dice: true, zones, ..Tongue::default() };
        let badge = Tongue { station: true, sharing: true, ..Tongue::default() };
        for tongue in [tile, boost, badge, Tongue { each_seat: true, ..card }] {
            tried += &format!("{:?} ", tongue.text(&mut rng));
        }
    }
    let known = |word: &str| tried.split(|letter: char| !letter.is_alphanumeric()).any(|other| other == word);
    let missing: Vec<&str> = words.filter(|word| !known(word)).collect();
    assert!(missing.is_empty(), "no random text says {missing:?}");
}
