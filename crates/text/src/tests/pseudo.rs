//! A third language needs Fluent files and nothing else: one made of the English files, names included, says everything
//! without a word of its own.

use std::sync::LazyLock;

use content::Pack;
use engine::State;
use engine::cause::Happened;
use engine::effect::{Tier, Zone};
use engine::event::Silent;
use engine::question::Answers;
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, Level, TileId};
use engine::seat::Seat;
use engine::setup::Difficulty;
use engine::table::{Outcome, Phase};
use fastrand::Rng;
use testkit::pseudo;

use super::{games, refused};
use crate::{Hand, Language, Short, Writer};

/// Somebody who writes the third language.
fn writer() -> &'static Writer {
    static WRITER: LazyLock<Writer> = LazyLock::new(|| {
        let names = pseudo::names(components(content::embedded_pack()));
        Writer::of("xx", &(pseudo::language(Language::ENGLISH.source()) + &names))
    });
    &WRITER
}

/// Everything that has a name, by its kind.
fn components(pack: &Pack) -> Vec<(&'static str, &str)> {
    let book = &pack.rulebook;
    let tiles = (0..book.tiles.len()).map(|at| TileId(at as u16));
    let faces = tiles.flat_map(|tile| Light::ALL.map(|light| ("tile", book.face(tile, light).name.as_str())));
    let mut all: Vec<(&str, &str)> = faces.collect();
    all.extend(book.cards.iter().map(|one| ("card", one.name.as_str())));
    all.extend(book.missions.iter().map(|one| ("mission", one.name.as_str())));
    all.extend(book.badges.iter().map(|one| ("badge", one.name.as_str())));
    all.extend(book.countries.iter().map(|one| ("country", one.name.as_str())));
    all.extend(book.disasters.iter().map(|one| ("disaster", one.name.as_str())));
    all.extend(book.irregularities.iter().map(|one| ("irregularity", one.name.as_str())));
    all
}

/// No word of it stands in Rust or in the pack. What has no letters but is no word: `3b`, `A9`.
fn check(text: &str) {
    let own: Vec<&str> = pseudo::plain(text).collect();
    assert!(own.is_empty(), "{own:?} are words of no file: {text}");
    assert!(!text.contains(['{', '}']), "a message is missing: {text}");
}

fn check_all(texts: impl IntoIterator<Item = impl AsRef<str>>) {
    texts.into_iter().for_each(|text| check(text.as_ref()));
}

fn check_short(short: Option<&Short>) {
    check_all(short.map(|short| &short.text));
}

#[test]
fn components_read_in_a_third_language_with_their_names() {
    let (pack, writer) = (content::embedded_pack(), writer());
    let book = &pack.rulebook;
    for (tile, light) in (0..book.tiles.len()).flat_map(|at| Light::ALL.map(|light| (TileId(at as u16), light))) {
        let text = writer.tile(pack, tile, light);
        check_all([&text.name, &text.tier, &text.light, &text.slots, &text.output]);
        check_all(text.cost.iter().chain(&text.drain).chain(&text.ability));
        check_short(text.short.as_ref());
        let face = book.face(tile, light);
        check(&writer.short_slots(face.slots));
    }
    for card in (0..book.cards.len()).map(|at| CardId(at as u8)) {
        for text in (1..=4).map(|players| writer.card_in_game(pack, card, players)).chain([writer.card(pack, card)]) {
            check_all([&text.name, &text.level, &text.effect]);
            check_all(text.toxic.iter().chain(text.removed_by.iter().flatten()));
            check_short(text.short.as_ref());
        }
    }
    for text in (0..book.badges.len()).map(|at| writer.badge(pack, BadgeId(at as u8))) {
        check_all([&text.name, &text.effect].into_iter().chain(&text.needs));
        check_short(text.short.as_ref());
    }
    for text in (0..book.countries.len()).map(|at| writer.country(pack, CountryId(at as u8))) {
        check_all([&text.name].into_iter().chain(&text.rules).chain(&text.tracks));
        text.free.iter().for_each(|free| check_short(free.short.as_ref()));
        check_all(text.free.iter().map(|free| &free.text));
    }
    for text in (0..book.disasters.len()).map(|at| writer.disaster(pack, DisasterId(at as u8))) {
        check_all([&text.name, &text.level, &text.deck].into_iter().chain(&text.rules));
    }
    for text in book.missions.iter().map(|mission| writer.mission(content::embedded_pack(), mission)) {
        check_all([&text.name].into_iter().chain(&text.costs).chain(&text.note));
    }
    for text in book.irregularities.iter().map(|odd| writer.irregularity(content::embedded_pack(), odd)) {
        check_all([&text.name, &text.benefit, &text.impediment]);
    }
}

#[test]
fn the_glossary_and_the_names_of_things_come_from_the_files() {
    let writer = writer();
    let terms = writer.glossary().terms();
    assert_eq!(terms.len(), Writer::new(Language::ENGLISH).glossary().terms().len());
    check_all(terms.iter().flat_map(|term| [&term.name, &term.definition]));
    check_all(Resource::ALL.map(|resource| writer.resource(resource)));
    check_all(Light::ALL.map(|light| writer.light(light)));
    let tiers = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four, Tier::Boost];
    check_all(tiers.map(|tier| writer.tier(tier)));
    check_all([Level::Green, Level::Yellow, Level::Orange, Level::Red].map(|level| writer.level(level)));
    let zones = [Zone::Pool, Zone::Storage, Zone::Queue, Zone::Cache, Zone::Kept];
    check_all(zones.map(|zone| writer.zone(zone, Hand::Reserve)));
    check_all(Difficulty::ALL.map(|difficulty| writer.difficulty(difficulty)));
    check_all(Phase::ROUND.map(|phase| writer.phase(phase)));
    check(&writer.outcome(Outcome::Won));
    let text = writer.tile(content::embedded_pack(), TileId(0), Light::Red).ability.unwrap_or_default();
    let linked = writer.spans(&text).iter().any(|span| matches!(span.thing, Some(crate::Thing::Term(_))));
    assert!(linked || text.is_empty(), "terms are found in {text}");
}

#[test]
fn whole_games_are_told_asked_and_refused_in_a_third_language() {
    let (pack, book) = (content::embedded_pack(), content::embedded());
    for number in 0..12 {
        let mut rng = Rng::with_seed(number);
        let (players, disaster) = (1 + number as usize % 4, number as usize / 3 % book.disasters.len());
        let setup = testkit::setup_with(book, &mut rng, players, disaster);
        let mut state = testkit::generous(&State::new(book, &setup, &mut Silent).unwrap(), 60);
        let mut answers = Answers::new();
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            let before = state;
            let mut events: Vec<Happened> = Vec::new();
            testkit::act(book, &mut state, seat, answer, &mut events);
            let speaker = writer().speaker(pack, before.view(book));
            check_all(speaker.events(&events));
            let decision = speaker.view.decision(seat).unwrap();
            check(&speaker.question(&decision));
            check_all(answers.iter().map(|answer| speaker.answer(seat, decision.question, *answer)));
        }
    }
}

#[test]
fn everything_that_can_happen_or_be_refused_is_said_in_a_third_language() {
    let (pack, book) = (content::embedded_pack(), content::embedded());
    let setup = testkit::setup_with(book, &mut Rng::with_seed(1), 3, 1);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    let speaker = writer().speaker(pack, state.view(book));
    for event in games::every_event() {
        check_all(games::causes().into_iter().map(|cause| speaker.event(&Happened { event, cause })));
    }
    check_all(refused::refusals().iter().map(|refusal| speaker.refusal(Seat::FIRST, refusal)));
    check_all(refused::undo_refusals().iter().map(|refusal| speaker.undo_refusal(refusal)));
    check_all(refused::setup_errors().iter().map(|mistake| writer().setup_error(pack, mistake)));
}

#[test]
fn a_message_that_is_missing_is_seen() {
    let english = Language::ENGLISH.source();
    let kept: Vec<&str> = english.lines().filter(|line| !line.starts_with("difficulty-futile")).collect();
    let writer = Writer::of("en", &kept.join("\n"));
    assert_eq!(writer.difficulty(Difficulty::Futile), "{difficulty-futile}");
    assert_eq!(writer.difficulty(Difficulty::Severe), "Severe");
}
