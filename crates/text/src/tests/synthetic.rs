//! Every word of the effect language, with every option it has.

use std::sync::OnceLock;

use engine::die::{Face, Faces, Way};
use engine::effect::{
    Amount, Cond, Count, Counters, Dice, Effect, Filter, Per, Quantity, Row, Steps, Take, TakeTiles, Tier, Tiers,
    Tiles, Value, Ways, Wheels, Who, Zone,
};
use engine::resource::{Light, Resource, Resources};
use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};

use super::shapes::{boards, cards, check};
use super::short::check_short;
use super::{check_sentence, check_words, writers};
use crate::{Context, Writer};

const ZONES: [Zone; 5] = [Zone::Pool, Zone::Storage, Zone::Queue, Zone::Cache, Zone::Kept];
const COUNTERS: [Counters; 3] = [Counters::Here, Counters::Any, Counters::Neighbour];

fn faces() -> Vec<Faces> {
    ["1", "1-3", "4-6", "135", "246", "2-5", "16", "any"].map(|text| text.parse().unwrap()).to_vec()
}

fn filters() -> Vec<Filter> {
    let placed = [Filter::NthPlaced, Filter::AbovePlaced, Filter::BelowPlaced];
    let nth = [1, 2, 3, 4].map(Filter::Nth);
    let of = faces().into_iter().map(Filter::Of);
    [Filter::Any, Filter::Another].into_iter().chain(placed).chain(nth).chain(of).collect()
}

fn dice() -> Vec<Dice> {
    let takes = [Take::One, Take::All, Take::AllButOne, Take::AllAlike, Take::Exactly(1), Take::Exactly(2)];
    let takes = || takes.into_iter().chain([Take::UpTo(1), Take::UpTo(3)]);
    let each = |zone| filters().into_iter().flat_map(move |of| takes().map(move |take| Dice { zone, of, take }));
    ZONES.into_iter().flat_map(each).collect()
}

fn steps() -> Vec<Steps> {
    let far = [Steps::Up(1), Steps::Down(2), Steps::Either(1), Steps::Either(2)];
    far.into_iter().chain([1, 2, 3].map(Steps::Within)).collect()
}

fn ways() -> Vec<Ways> {
    (1..16).map(Ways::from_bits).collect()
}

fn values() -> Vec<Value> {
    let plain = [Value::Placed, Value::PlacedFlipped, Value::Counter, Value::NeighbourCounter, Value::Lock];
    let values = plain.into_iter().chain([Value::Position]).chain(steps().into_iter().map(Value::PlacedBy));
    let tilted = ways().into_iter().map(Value::PlacedTilted);
    values.chain(tilted).chain(faces().into_iter().map(Value::Of)).collect()
}

fn amounts() -> Vec<Amount> {
    let things = [Count::Persistent, Count::Marked, Count::Idle, Count::Disabled, Count::Missions, Count::Tiles];
    let things = things.into_iter().chain([Count::HighTiles, Count::IdleOf(Resource::Climate)]);
    let per = things.flat_map(|of| [Per::new(1, of), Per { most: 3, ..Per::new(2, of) }]).map(Amount::Per);
    let counted = [Amount::N(1), Amount::N(2)];
    let players = [[1, 2, 3, 4], [0, 0, 1, 1]].map(Amount::ByPlayers);
    let tables = [[0, 1, 1, 2, 2, 3, 3, 4], [0; 8], [2; 8], [0, 1, 2, 3, 4, 5, 6, 7]].map(Amount::ByToxicDice);
    counted.into_iter().chain(per).chain(players).chain(tables).collect()
}

fn tiles() -> Vec<Tiles> {
    let all = Tiles::default();
    let both = |with: fn(Option<bool>) -> Tiles| [with(Some(true)), with(Some(false))];
    let mut tiles =
        vec![all, Tiles { just_hit: true, ..all }, Tiles { clean: true, ..all }, Tiles { anyone: true, ..all }];
    tiles.extend(Resource::ALL.map(|resource| Tiles { produce: Some(resource), ..all }));
    tiles.extend(Light::ALL.map(|light| Tiles { light: Some(light), ..all }));
    tiles.extend(
        [vec![Tier::Starter, Tier::One], vec![Tier::Boost], vec![Tier::Two, Tier::Three, Tier::Four]]
            .map(|tiers| Tiles { tiers: tiers.into_iter().collect(), ..all }),
    );
    tiles.extend((0..4).map(|more| Tiles { sectors: Some(more), ..all }));
    tiles.extend([Row::Outer, Row::Inner].map(|row| Tiles { row: Some(row), ..all }));
    tiles.extend(both(|marked| Tiles { marked, ..Tiles::default() }));
    tiles.extend(both(|active| Tiles { active, ..Tiles::default() }));
    tiles.extend(both(|strained| Tiles { strained, ..Tiles::default() }));
    tiles.extend(both(|amplified| Tiles { amplified, ..Tiles::default() }));
    tiles.extend(both(|disabled| Tiles { disabled, ..Tiles::default() }));
    tiles.push(Tiles {
        produce: Some(Resource::Oxygen),
        light: Some(Light::Blue),
        tiers: Tiers::of(Tier::One).with(Tier::Two),
        marked: Some(true),
        just_hit: true,
        sectors: Some(2),
        row: Some(Row::Inner),
        active: Some(true),
        clean: true,
        strained: Some(false),
        amplified: Some(true),
        anyone: true,
        ..all
    });
    let takes: Vec<TakeTiles> = [TakeTiles::All, TakeTiles::MostExpensive]
        .into_iter()
        .chain(amounts().into_iter().map(TakeTiles::Choose))
        .collect();
    let taken = |tiles: Tiles| takes.clone().into_iter().map(move |take| Tiles { take, ..tiles });
    tiles.into_iter().flat_map(taken).collect()
}

fn conds() -> Vec<Cond> {
    let plain = [
        Cond::HasCrewMate,
        Cond::DisableInStock,
        Cond::OwnCleanTile,
        Cond::OwnUnstrainedTile,
        Cond::AnotherCanAmplify,
        Cond::NegativesCanMove,
        Cond::OfferHolds,
        Cond::TierAhead,
        Cond::MissionActive,
    ];
    let counted = |n| {
        [
            Cond::QueueAtLeast(n),
            Cond::HandAtMost(n),
            Cond::HandAtLeast(n),
            Cond::CapacityAtLeast(n),
            Cond::TokensInStock(n),
            Cond::BoardRoom(n),
            Cond::ToxicDiceAtLeast(n),
            Cond::ResourceAtLeast(Resource::Power, n),
            Cond::ResourceAtMost(Resource::Oxygen, n),
            Cond::PersistentAtLeast(n),
            Cond::IdleAtLeast(n),
            Cond::DocksUsedAtLeast(n),
            Cond::HousedAtLeast(n),
        ]
    };
    plain.into_iter().chain([1, 4].into_iter().flat_map(counted)).collect()
}

/// Verbs that need dice. Which dice is said apart from the verb, so only a few verbs meet all of them.
fn dice_effects() -> Vec<Effect> {
    let few = |dice| [Effect::Reroll(dice), Effect::Shift(dice, Steps::Either(2)), Effect::Move(dice, Zone::Storage)];
    let all = dice().into_iter().flat_map(few);
    all.chain(dice().into_iter().filter(|dice| dice.of == Filter::Any).flat_map(dice_verbs)).collect()
}

fn dice_verbs(dice: Dice) -> impl Iterator<Item = Effect> {
    let plain = [Effect::Reroll(dice), Effect::RerollKeepBetter(dice), Effect::Flip(dice), Effect::Turn(dice)];
    let more = [Effect::Discard(dice), Effect::Set(dice, Value::Position), Effect::Tilt(dice, Ways::of(Way::Up))];
    let moved = ZONES.map(|zone| Effect::Move(dice, zone));
    let shifted = steps().into_iter().map(move |steps| Effect::Shift(dice, steps));
    plain.into_iter().chain(more).chain(moved).chain(shifted)
}

/// Everything else about dice and the pieces of countries.
fn piece_effects() -> Vec<Effect> {
    let many = Dice { take: Take::UpTo(2), ..Dice::default() };
    let mut list: Vec<Effect> =
        ZONES.into_iter().flat_map(|zone| [Effect::Roll(1, zone), Effect::Roll(2, zone)]).collect();
    list.extend(values().into_iter().map(Effect::Gain));
    list.extend(values().into_iter().flat_map(|value| [Effect::Set(Dice::default(), value), Effect::Set(many, value)]));
    let all = Dice { take: Take::All, ..Dice::default() };
    list.extend(ways().into_iter().flat_map(|ways| [Effect::Tilt(Dice::default(), ways), Effect::Tilt(all, ways)]));
    list.extend([(1, 1), (1, 2), (2, 2), (1, 3)].map(|(least, most)| Effect::Cycle(least, most)));
    list.extend(COUNTERS.map(Effect::Exchange));
    list.extend(COUNTERS.into_iter().flat_map(|at| steps().into_iter().map(move |by| Effect::ShiftCounter(at, by))));
    list.extend([
        Effect::CopyToCache,
        Effect::GainConverter(1),
        Effect::GainConverter(2),
        Effect::SpendConverter,
        Effect::PickUp,
    ]);
    list.extend([Effect::LiftLocks, Effect::PlaceLocks, Effect::SwapLocks, Effect::Unlock, Effect::Pay]);
    list.extend([Effect::Discount(1), Effect::Discount(2)]);
    list
}

/// Verbs that need tiles, with all of those.
fn tile_effects() -> Vec<Effect> {
    let verbs = |tiles| {
        [
            Effect::Hit(tiles),
            Effect::Mend(tiles),
            Effect::Disable(tiles),
            Effect::Destroy(tiles),
            Effect::Strain(tiles),
            Effect::Amplify(tiles),
        ]
    };
    tiles().into_iter().flat_map(verbs).collect()
}

/// Everything else about the station and the crew.
fn station_effects() -> Vec<Effect> {
    let one = Resource::ALL.map(Wheels::One);
    let wheels = || one.into_iter().chain([Wheels::Each, Wheels::ThisBoard, Wheels::Another, Wheels::Choose]);
    let mut list: Vec<Effect> =
        wheels().flat_map(|wheels| amounts().into_iter().map(move |by| Effect::Drain(wheels, by))).collect();
    list.extend(wheels().map(|wheels| Effect::Reduce(wheels, 2)));
    list.extend(amounts().into_iter().flat_map(|by| [Effect::LoseCapacity(by), Effect::FewerDice(by)]));
    for n in [1, 2, 4] {
        list.extend([Effect::Scorch(n), Effect::DisableDocks(n), Effect::GainCapacity(n), Effect::SpendCapacity(n)]);
        list.extend([Effect::Transfer(n), Effect::TrackBack(n)]);
    }
    list.extend([Effect::MoveNegatives, Effect::RollSector, Effect::KeepDie, Effect::Permit, Effect::DestroyOffer]);
    list
}

/// Is every variant there? A new one stops the build here.
fn is_listed(effect: &Effect) -> bool {
    match effect {
        Effect::Reroll(_) | Effect::RerollKeepBetter(_) | Effect::Shift(..) | Effect::Flip(_) | Effect::Turn(_) => true,
        Effect::Set(..) | Effect::Tilt(..) | Effect::Move(..) | Effect::Discard(_) => true,
        Effect::Roll(..) | Effect::Gain(_) | Effect::Cycle(..) | Effect::CopyToCache | Effect::GainConverter(_) => true,
        Effect::SpendConverter
        | Effect::Exchange(_)
        | Effect::ShiftCounter(..)
        | Effect::PickUp
        | Effect::LiftLocks => true,
        Effect::PlaceLocks | Effect::SwapLocks | Effect::Unlock | Effect::Pay | Effect::Discount(_) => true,
        Effect::Hit(_)
        | Effect::Mend(_)
        | Effect::Disable(_)
        | Effect::Destroy(_)
        | Effect::Strain(_)
        | Effect::Amplify(_) => true,
        Effect::Scorch(_) | Effect::MoveNegatives | Effect::RollSector | Effect::DisableDocks(_) => true,
        Effect::Drain(..) | Effect::Reduce(..) | Effect::GainCapacity(_) | Effect::LoseCapacity(_) => true,
        Effect::SpendCapacity(_) | Effect::Transfer(_) | Effect::TrackBack(_) | Effect::FewerDice(_) => true,
        Effect::KeepDie | Effect::Permit | Effect::DestroyOffer => true,
        // These are the shapes.
        Effect::May(_) | Effect::Either(_) | Effect::Repeat(_) => false,
        Effect::EachSeat(..) | Effect::Give(..) | Effect::If(..) | Effect::Unless(..) => false,
    }
}

/// In the moods a verb can have: to you, behind "may", of somebody, of somebody who may.
fn moods(effect: &Effect) -> [Vec<Effect>; 4] {
    let text = || vec![effect.clone()];
    [
        text(),
        vec![Effect::May(text())],
        vec![Effect::EachSeat(Who::Anyone, text())],
        vec![Effect::EachSeat(Who::Another, vec![Effect::May(text())])],
    ]
}

fn check_moods(writer: &Writer, effect: &Effect, contexts: &[Context]) {
    assert!(is_listed(effect));
    check_short(writer, effect, contexts);
    for text in moods(effect) {
        for context in contexts {
            check_sentence(&writer.ability(&text, *context), &format!("{text:?}"));
        }
    }
}

/// What the components besides effects are made of.
fn check_components(writer: &Writer) {
    for cond in conds() {
        for context in [boards(), cards()].concat() {
            check_sentence(&writer.cond(cond, context), &format!("{cond:?}"));
            let die = || vec![Effect::KeepDie];
            for text in [Effect::If(cond, die()), Effect::Unless(cond, die())] {
                check_sentence(&writer.ability(&[text], context), &format!("{cond:?}"));
            }
        }
    }
    for quantity in QUANTITIES {
        for by in [-2, -1, 1, 2] {
            check_sentence(&writer.quantity(quantity, by), &format!("{quantity:?}"));
        }
    }
    let mission = engine::rulebook::Mission {
        key: String::new(),
        name: String::new(),
        costs: [[0; 4]; 4],
        solo: false,
        standing: engine::abilities::Program::default(),
    };
    let empty = writer.mission(content::embedded_pack(), &mission);
    empty.costs.iter().chain(&empty.note).for_each(|words| check_sentence(words, "a mission"));
    check_faces(writer);
}

fn check_faces(writer: &Writer) {
    let any = Faces::ALL;
    let slots = faces().into_iter().flat_map(|faces| {
        [Slots::One(faces), Slots::Separated(faces, any), Slots::Joined(faces, any), Slots::Double(faces)]
    });
    let of = [Measure::Die, Measure::Lower, Measure::Sum, Measure::Counter];
    for slots in slots.chain([Slots::Sum(9), Slots::Separated(any, any)]) {
        check_words(&writer.slots(slots), &format!("{slots:?}"));
        for unique in [None, Some(Unique::AnyResource), Some(Unique::MissionDie)] {
            for (base, times) in [(6, 0), (0, 1), (0, 2), (2, 1), (2, 2), (8, -1), (16, -2), (-1, 1)] {
                for (of, tier) in of.into_iter().flat_map(|of| [(of, 0), (of, 3)]) {
                    let face = face(slots, unique, Output { base, times, of, tier });
                    check_words(&writer.output(&face), &format!("{face:?}"));
                }
            }
        }
    }
}

fn face(slots: Slots, unique: Option<Unique>, output: Output) -> TileFace {
    TileFace {
        name: String::new(),
        cost: 0,
        drain: None,
        slots,
        ability: engine::abilities::Program(0),
        has_ability: false,
        output: [Some((Resource::Power, output)), Some((Resource::Climate, output))],
        unique,
        counter: false,
        padlock: false,
        produces: Resources::EMPTY,
    }
}

const QUANTITIES: [Quantity; Quantity::COUNT] = [
    Quantity::DiceRolled,
    Quantity::ResearchCost,
    Quantity::TileCost,
    Quantity::AmplifyCost,
    Quantity::DieCost,
    Quantity::CapacityGained,
    Quantity::BonusCapacity,
    Quantity::TileOutput,
    Quantity::HabitationOutput,
    Quantity::Income,
    Quantity::HitLimit,
    Quantity::MissionsToWin,
    Quantity::SafeAmount,
    Quantity::TileDrain,
];

/// Writes every effect with every option in every mood and place, once for all tests.
pub(super) fn write_everything() {
    static DONE: OnceLock<()> = OnceLock::new();
    DONE.get_or_init(|| writers().iter().for_each(write));
}

fn write(writer: &Writer) {
    for effect in [dice_effects(), piece_effects()].concat() {
        check_moods(writer, &effect, &boards());
    }
    for effect in [tile_effects(), station_effects()].concat() {
        check_moods(writer, &effect, &cards());
    }
    check_components(writer);
}

#[test]
fn every_effect_with_every_option_makes_sentences() {
    write_everything();
}

#[test]
fn every_piece_and_station_effect_fits_every_shape() {
    for writer in writers() {
        piece_effects().into_iter().for_each(|effect| check(&writer, &[effect], &boards()));
        station_effects().into_iter().for_each(|effect| check(&writer, &[effect], &cards()));
    }
}

#[test]
fn different_dice_and_different_tiles_read_differently() {
    // "One", "exactly one" and a place in the queue leave nothing to count.
    let counts =
        |dice: &Dice| !matches!(dice.take, Take::Exactly(1)) && !matches!(dice.of, Filter::Nth(_) | Filter::NthPlaced);
    for writer in writers() {
        let mut dice: Vec<Effect> = dice().into_iter().filter(counts).map(Effect::Reroll).collect();
        dice.retain(|effect| !matches!(effect, Effect::Reroll(dice) if dice.of == Filter::Of(Faces::ALL)));
        let tiles = tiles().into_iter().filter(|tiles| !tiles.anyone).map(Effect::Destroy).collect();
        for effects in [dice, tiles] {
            let read: std::collections::BTreeSet<String> = effects
                .iter()
                .map(|effect| writer.ability(std::slice::from_ref(effect), cards()[0]).to_string())
                .collect();
            assert_eq!(read.len(), effects.len());
        }
    }
}

#[test]
fn ways_and_faces_are_listed_in_full() {
    let [english, german] = writers();
    let up_or_left = Effect::Gain(Value::PlacedTilted(Ways::of(Way::Up).with(Way::Left)));
    let tile = boards()[0];
    assert!(english.ability(std::slice::from_ref(&up_or_left), tile).contains("tilted up or left"));
    assert!(german.ability(&[up_or_left], tile).contains("nach oben oder links gekippte"));
    let one_or_six = Faces::of(Face::ALL[0]).with(Face::ALL[5]);
    assert!(english.slots(Slots::One(one_or_six)).contains("1 or 6"));
}
