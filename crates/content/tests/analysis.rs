//! What can be said about the content without playing it well: slots that can be filled, abilities that can do
//! something and never stall, tiers that are worth their price.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::Play;
use content::{Kind, Source, embedded, embedded_pack, sources};
use engine::State;
use engine::board::Space;
use engine::die::{Die, Face};
use engine::effect::Tier;
use engine::event::{Event, Silent, Spot};
use engine::question::{Answer, Question};
use engine::resource::{Light, Resource};
use engine::rulebook::{Country, Measure, Output, Slots, TileFace, TileId};
use engine::seat::Seat;
use fastrand::Rng;
use notation::position;
use testkit::{generous, random_setup};

const TIERS: [Tier; 5] = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four];

fn tiles(country: &Country) -> impl Iterator<Item = TileId> {
    (country.tiles.0.0..country.tiles.0.0 + u16::from(country.tiles.1)).map(TileId)
}

/// Every side of every tile of a country.
fn faces() -> impl Iterator<Item = (&'static Country, TileId, Light, &'static TileFace)> {
    let book = embedded();
    book.countries.iter().flat_map(move |country| {
        tiles(country).flat_map(move |tile| Light::ALL.map(|light| (country, tile, light, book.face(tile, light))))
    })
}

fn key(country: &Country, tile: TileId, light: Light) -> String {
    format!("{}/{}/{light:?}", country.key, embedded().tile(tile).key)
}

/// What has been seen in random games.
#[derive(Default)]
struct Seen {
    /// Faces and the slot a die was placed on.
    filled: BTreeSet<(u16, usize, u8)>,
    /// Faces whose ability did something.
    did: BTreeSet<(u16, usize)>,
    /// Cards that were turned up.
    cards: BTreeSet<u8>,
}

impl Seen {
    /// Looks at the events of one answer that belongs to this tile.
    fn look(&mut self, state: &State, tile: Option<(u16, usize)>, events: &[Event]) {
        for event in events {
            match event {
                Event::Placed { spot: Spot::Tile(space, slot), .. } => self.fill(state, *space, *slot),
                Event::PairPlaced { space, .. } => [0, 1].iter().for_each(|slot| self.fill(state, *space, *slot)),
                Event::CardRevealed { card } => drop(self.cards.insert(card.0)),
                _ if is_deed(event) => self.did.extend(tile),
                _ => {}
            }
        }
    }

    fn fill(&mut self, state: &State, space: Space, slot: u8) {
        if let Some(tile) = state.table().tile(space) {
            self.filled.insert((tile.tile.0, tile.light.index(), slot));
        }
    }
}

/// Something that an ability does.
fn is_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::Gained { .. }
            | Event::Rerolled { .. }
            | Event::Turned { .. }
            | Event::Moved { .. }
            | Event::Discarded { .. }
            | Event::FellOff { .. }
            | Event::Cycled { .. }
            | Event::ConvertersGained { .. }
            | Event::Exchanged { .. }
            | Event::CounterTurned { .. }
            | Event::LocksSwapped { .. }
            | Event::Discounted { .. }
    )
}

/// The tile that an answer places dice on, or that asked for it.
fn tile_of(state: &State, seat: Seat, answer: Answer) -> Option<(u16, usize)> {
    let lane = state.flow().lane(seat);
    let space = match answer {
        Answer::Place { spot: Spot::Tile(space, _), .. } | Answer::Pair { space, .. } => space,
        _ => lane.text?.space()?,
    };
    state.table().tile(space).map(|tile| (tile.tile.0, tile.light.index()))
}

/// Random players who like to buy and to research.
fn eager(answers: &[Answer], rng: &mut Rng) -> Answer {
    let buys = |answer: &&Answer| matches!(answer, Answer::Install { .. } | Answer::Research(_));
    let places = |answer: &&Answer| matches!(answer, Answer::Place { spot: Spot::Tile(..), .. } | Answer::Pair { .. });
    let liked: Vec<Answer> = answers.iter().filter(|answer| buys(answer) || places(answer)).copied().collect();
    let from = if liked.is_empty() || rng.u8(..4) == 0 { answers } else { &liked };
    from[rng.usize(..from.len())]
}

fn watch(number: u64, seen: &mut Seen) {
    let mut rng = Rng::with_seed(0xA11_0000 + number);
    let setup = random_setup(embedded(), &mut rng);
    let mut game = Play::new(embedded(), &setup, rng.fork());
    game.state = generous(&game.state, 90);
    seen.look(&game.state, None, &game.events);
    while let Some((seat, _)) = game.pick() {
        let answer = eager(&game.answers, &mut rng);
        let tile = tile_of(&game.state, seat, answer);
        game.act(seat, answer);
        seen.look(&game.state, tile, &game.events);
    }
}

#[test]
fn in_random_games_every_slot_is_filled_every_ability_does_something_and_every_card_is_seen() {
    let mut seen = Seen::default();
    (0..2_500).for_each(|number| watch(number, &mut seen));
    let filled = |tile: TileId, light: Light, face: &TileFace| {
        let slots = if matches!(face.slots, Slots::One(_)) { 1 } else { 2 };
        (0..slots).all(|slot| seen.filled.contains(&(tile.0, light.index(), slot)))
    };
    let idle = faces().filter(|(_, tile, light, face)| {
        let did = !face.has_ability || seen.did.contains(&(tile.0, light.index()));
        !did || !filled(*tile, *light, face)
    });
    let idle: Vec<String> = idle.map(|(country, tile, light, _)| key(country, tile, light)).collect();
    assert!(idle.is_empty(), "never filled, or never did anything: {idle:?}");
    assert_eq!(seen.cards.len(), embedded().cards.len(), "cards that were turned up");
}

/// Dice that fit the slots of a face, all ways.
fn fitting(slots: Slots) -> Vec<Vec<Face>> {
    let one = |slot| slots.faces(slot).iter().map(|face| vec![face]).collect::<Vec<_>>();
    let both = || Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|two| vec![one, two]));
    match slots {
        Slots::One(_) => one(0),
        Slots::Separated(first, second) => both().filter(|pair| first.has(pair[0]) && second.has(pair[1])).collect(),
        _ => both().filter(|pair| slots.fits_pair(pair[0], pair[1])).collect(),
    }
}

#[test]
fn every_slot_takes_some_die() {
    for (country, tile, light, face) in faces() {
        assert!(!fitting(face.slots).is_empty(), "{}", key(country, tile, light));
    }
}

/// A player with nothing but the dice that are placed: no hand, no storage, no queue, no neighbours.
#[test]
fn an_ability_with_nothing_to_work_on_neither_refuses_nor_stalls() {
    for (country, tile, light, face) in faces() {
        let name = key(country, tile, light);
        for dice in fitting(face.slots).into_iter().take(3) {
            let mut state = position::read(embedded(), &bare(country, tile, light, face, &dice)).unwrap();
            let seat = Seat::from_index(light.index()).unwrap();
            let decision = state.view(embedded()).decision(seat).unwrap();
            let mut answers = Vec::new();
            state.view(embedded()).answers(seat, decision.question, &mut answers);
            let places =
                |answer: &&Answer| matches!(answer, Answer::Place { spot: Spot::Tile(..), .. } | Answer::Pair { .. });
            let answer = *answers.iter().find(places).unwrap_or_else(|| panic!("{name} takes no {dice:?}"));
            state.act(embedded(), seat, decision.id, answer, &mut Silent).unwrap();
            settle(&mut state, seat, &name);
        }
    }
}

fn bare(country: &Country, tile: TileId, light: Light, face: &TileFace, dice: &[Face]) -> String {
    let other = if country.key == "russia" { "usa" } else { "russia" };
    let (seats, number) = match light {
        Light::Red => (format!("{} {other}", country.key), 1),
        Light::Blue => (format!("{other} {}", country.key), 2),
    };
    let word = |face: &Face| match country.oriented {
        true => format!("{}/{}", face.number(), Die::flat(*face).front().number()),
        false => face.number().to_string(),
    };
    let words = |dice: &[Face]| dice.iter().map(word).collect::<Vec<_>>().join(" ");
    let lock = if face.padlock { " lock 1-2-4 open" } else { "" };
    let counter = if face.counter { " counter none" } else { "" };
    let side = if light == Light::Red { "red" } else { "blue" };
    let lines = [
        format!("quick {seats}"),
        format!("{number} no tiles"),
        format!("2a {} {} {side}{lock}{counter}", country.key, embedded().tile(tile).key),
        format!("{number} pool {}", words(dice)),
        format!("dice {number} {}", words(&[Face::ALL[3], Face::ALL[1], Face::ALL[5]])),
    ];
    lines.join("\n")
}

/// Every choice is made, at most once round; then the player is asked to place again.
fn settle(state: &mut State, seat: Seat, name: &str) {
    for _ in 0..20 {
        let decision = state.view(embedded()).decision(seat).unwrap_or_else(|| panic!("{name}: nobody is asked"));
        if decision.question == Question::Place {
            return;
        }
        let mut answers = Vec::new();
        state.view(embedded()).answers(seat, decision.question, &mut answers);
        assert!(!answers.is_empty(), "{name}: asked without an answer");
        state.act(embedded(), seat, decision.id, answers[0], &mut Silent).unwrap();
    }
    panic!("{name}: asks without end");
}

/// What a face makes with dice that fit, on average; a Counter die shows 3 at first.
fn mean_output(face: &TileFace) -> f64 {
    let ways = fitting(face.slots);
    let made =
        ways.iter().map(|dice| face.output.iter().flatten().map(|(_, output)| amount(face, output, dice)).sum::<f64>());
    made.sum::<f64>() / ways.len() as f64
}

fn amount(face: &TileFace, output: &Output, dice: &[Face]) -> f64 {
    let of = |measure: u8| f64::from(output.base) + f64::from(output.times) * f64::from(measure);
    let numbers = || dice.iter().map(|face| face.number());
    match (face.slots, output.of) {
        (_, Measure::Counter) => of(3),
        (Slots::Separated(..), _) => numbers().map(of).sum(),
        (_, Measure::Die) => of(numbers().max().unwrap()),
        (_, Measure::Lower) => of(numbers().min().unwrap()),
        (_, Measure::Sum) => of(numbers().sum()),
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values.iter().sum::<f64>() / values.len() as f64
}

/// The means of every tier of a country and light, ordinary tiles only.
fn by_tier(country: &Country, light: Light, of: fn(&TileFace) -> f64) -> Vec<f64> {
    let book = embedded();
    let tier = |tier| tiles(country).filter(move |tile| book.tile(*tile).tier == tier);
    let ordinary = |tile: &TileId| book.face(*tile, light).unique.is_none();
    TIERS.map(|one| mean(tier(one).filter(ordinary).map(|tile| of(book.face(tile, light))))).to_vec()
}

#[test]
fn output_and_price_rise_from_tier_to_tier() {
    let rises = |values: &[f64]| values.is_sorted_by(|low, high| low < high);
    let mut flat = Vec::new();
    for country in &embedded().countries {
        for light in Light::ALL {
            let (made, price) =
                (by_tier(country, light, mean_output), by_tier(country, light, |face| f64::from(face.cost)));
            if !rises(&made) || !rises(&price) {
                flat.push(format!("{} {light:?} makes {made:.1?} for {price:.1?}", country.key));
            }
        }
    }
    assert!(flat.is_empty(), "{flat:#?}");
}

#[test]
fn no_country_lacks_a_resource_of_its_light() {
    for country in &embedded().countries {
        for resource in Resource::ALL {
            let light = resource.light();
            let makes = |tier: Tier| {
                tiles(country).any(|tile| {
                    embedded().tile(tile).tier == tier && embedded().face(tile, light).produces.has(resource)
                })
            };
            let lacking: Vec<Tier> = TIERS.into_iter().filter(|tier| !makes(*tier)).collect();
            assert!(lacking.is_empty(), "{} makes no {resource:?} in {lacking:?}", country.key);
        }
    }
}

#[test]
fn no_two_tiles_of_a_country_are_alike_and_no_two_of_a_side_share_a_name() {
    let pack = embedded_pack();
    let shape = |face: &TileFace| {
        let made: Vec<_> = face.output.iter().flatten().map(|(_, output)| (output.times, output.of)).collect();
        let words = format!("{:?} {:?}", face.slots, pack.text(face.ability));
        let words: String = words.chars().filter(|letter| !letter.is_ascii_digit() && *letter != '-').collect();
        format!("{made:?} {:?} {} {} {words}", face.unique, face.counter, face.padlock)
    };
    let mut alike = Vec::new();
    for country in &embedded().countries {
        for light in Light::ALL {
            let (mut shapes, mut names) = (BTreeMap::new(), BTreeSet::new());
            for tile in tiles(country) {
                let face = embedded().face(tile, light);
                if let Some(other) = shapes.insert(shape(face), tile) {
                    alike.push(format!("{} and {}", key(country, tile, light), key(country, other, light)));
                }
                assert!(names.insert(&face.name), "{} twice", key(country, tile, light));
            }
        }
    }
    assert!(alike.is_empty(), "{alike:#?}");
}

#[test]
fn every_component_has_a_source_and_printed_ones_cite_a_line() {
    let count = |kind| sources().iter().filter(|component| component.kind == kind).count();
    let counts = [Kind::Tile, Kind::Card, Kind::Mission, Kind::Badge, Kind::Irregularity].map(count);
    assert_eq!(counts, [10 * 19 * 2 + 4, 10 + 3 * 22, 8, 8, 12]);
    for component in sources() {
        match &component.source {
            Source::Ours => {}
            Source::Printed(page) => assert!(page.contains('L'), "{}: {page}", component.key),
            Source::Partly(page, parts) => {
                let known = parts.iter().all(|part| component.parts.contains(part));
                assert!(page.contains('L') && !parts.is_empty() && known, "{}: {page} {parts:?}", component.key);
            }
        }
    }
}
