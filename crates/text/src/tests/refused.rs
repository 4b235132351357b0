//! Everything that is refused, in every language.

use engine::board::Space;
use engine::die::Faces;
use engine::effect::Cond;
use engine::event::Event;
use engine::game::{Game, Undo, UndoRefusal};
use engine::question::{Answer, Answers};
use engine::refusal::Refusal;
use engine::resource::Resource;
use engine::rulebook::{BadgeId, CountryId, IrregularityId, Level, Together};
use engine::seat::Seat;
use engine::setup::{Component, SetupError};
use fastrand::Rng;

use super::asked::play;
use super::{check_sentence, used, writers};
use crate::key::Message;
use crate::speech::{RefusalKey, SetupKey};
use crate::{Line, Thing};

fn seat() -> Seat {
    Seat::from_index(1).unwrap()
}

fn space() -> Space {
    "3b".parse().unwrap()
}

/// A reason in sentences, and the rule in brackets.
fn check_refusal(line: &Line) {
    let (reason, rule) = line.strip_suffix(']').and_then(|line| line.rsplit_once(" [")).unwrap();
    check_sentence(reason, "a refusal");
    assert!(!rule.is_empty(), "{line}");
    let ruled = |span: &crate::Span| matches!(span.thing, Some(Thing::Rule(_)));
    assert!(line.spans().iter().any(ruled), "{line} does not mark its rule");
}

fn conditions() -> [Cond; 22] {
    [
        Cond::HasCrewMate,
        Cond::QueueAtLeast(2),
        Cond::HandAtMost(1),
        Cond::HandAtLeast(2),
        Cond::CapacityAtLeast(2),
        Cond::TokensInStock(2),
        Cond::DisableInStock,
        Cond::OwnCleanTile,
        Cond::OwnUnstrainedTile,
        Cond::AnotherCanAmplify,
        Cond::NegativesCanMove,
        Cond::OfferHolds,
        Cond::BoardRoom(2),
        Cond::TierAhead,
        Cond::ToxicDiceAtLeast(3),
        Cond::ResourceAtLeast(Resource::Power, 9),
        Cond::ResourceAtMost(Resource::Climate, 3),
        Cond::MissionActive,
        Cond::PersistentAtLeast(2),
        Cond::IdleAtLeast(3),
        Cond::DocksUsedAtLeast(2),
        Cond::HousedAtLeast(2),
    ]
}

/// Every refusal as it travels; a new one has a line there or the wire's own test fails.
const REFUSALS: &str = include_str!("../../../wire/tests/golden/refusals.json");

/// Every refusal, and more than one of those whose words bend with a number.
pub(super) fn refusals() -> Vec<Refusal> {
    let resource = Resource::Oxygen;
    let mut all: Vec<Refusal> = serde_json::from_str(REFUSALS).unwrap();
    all.extend([
        Refusal::WrongFace { takes: Faces::ALL },
        Refusal::WrongFace { takes: "135".parse().unwrap() },
        Refusal::NotTogether { together: Together::Run },
        Refusal::NotTogether { together: Together::Players },
        Refusal::NotTogether { together: Together::Rising },
        Refusal::NotToxic { toxic: Faces::EMPTY },
        Refusal::ToxicUnpaid { missing: 1 },
        Refusal::ToxicUnpaid { missing: 2 },
        Refusal::NoBonus { resource, next: Some(12) },
        Refusal::NoBonus { resource, next: None },
    ]);
    all.extend(conditions().map(|cond| Refusal::Needs { cond }));
    all
}

fn game(players: usize) -> Game {
    let setup = testkit::setup_with(content::embedded(), &mut Rng::with_seed(1), players, 0);
    Game::new(content::embedded(), setup).unwrap()
}

pub(super) fn undo_refusals() -> [UndoRefusal; 3] {
    let event = Event::Reopened { seat: seat() };
    [UndoRefusal::Nothing, UndoRefusal::Fence { event }, UndoRefusal::Others { seat: seat() }]
}

fn write_every_refusal() {
    let game = game(2);
    for writer in writers() {
        let speaker = writer.speaker(content::embedded_pack(), game.view());
        refusals().iter().for_each(|refusal| check_refusal(&speaker.refusal(seat(), refusal)));
        undo_refusals().iter().for_each(|refusal| check_refusal(&speaker.undo_refusal(refusal)));
    }
}

#[test]
fn every_refusal_says_why_and_names_its_rule() {
    write_every_refusal();
    let used = used();
    let unused: Vec<&str> = RefusalKey::ALL.iter().map(|key| key.id()).filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
    super::arguments::check();
}

#[test]
fn programs_and_languages_call_a_refusal_the_same() {
    let known: Vec<&str> = RefusalKey::ALL.iter().map(|key| key.id()).collect();
    let keys =
        refusals().iter().map(Refusal::key).chain(undo_refusals().iter().map(UndoRefusal::key)).collect::<Vec<_>>();
    for key in keys {
        assert!(known.contains(&format!("refusal-{key}").as_str()), "there is no refusal-{key}");
    }
}

#[test]
fn whatever_is_refused_in_a_game_reads_well() {
    let writers = writers();
    let mut refused = std::collections::BTreeSet::new();
    for number in 0..24 {
        play(number, |state, rng| {
            let view = state.view(content::embedded());
            for seat in view.seats_asked().iter() {
                let id = view.decision(seat).unwrap().id;
                for _ in 0..4 {
                    let bytes = [0, rng.u8(..) | 1, rng.u8(..), rng.u8(..)];
                    let answer = testkit::answer_from(content::embedded(), state, seat, &bytes);
                    for answer in [answer, Answer::Done, Answer::Amplify] {
                        let Err(refusal) = view.check(seat, id, answer) else { continue };
                        refused.insert(refusal.key());
                        for writer in &writers {
                            check_refusal(&writer.speaker(content::embedded_pack(), view).refusal(seat, &refusal));
                        }
                    }
                }
            }
        });
    }
    assert!(refused.len() > 20, "only {refused:?}");
}

#[test]
fn whatever_cannot_be_taken_back_in_a_game_reads_well() {
    let (writers, mut rng, mut answers) = (writers(), Rng::with_seed(3), Answers::new());
    let mut refused = std::collections::BTreeSet::new();
    for players in [1, 3, 4] {
        let mut game = game(players);
        while let Some((seat, answer)) =
            testkit::random_answer(content::embedded(), game.state(), &mut rng, &mut answers)
        {
            game.answer(seat, answer).unwrap();
            for undo in [Undo::Answer, Undo::Deed, Undo::Phase] {
                let Err(refusal) = game.undo_preview(seat, undo) else { continue };
                refused.insert(refusal.key());
                for writer in &writers {
                    let speaker = writer.speaker(content::embedded_pack(), game.view());
                    check_refusal(&speaker.undo_refusal(&refusal));
                }
            }
        }
    }
    assert!(refused.len() >= 2, "only {refused:?}");
}

pub(super) fn setup_errors() -> Vec<SetupError> {
    let (country, seat) = (CountryId(1), seat());
    let mut all = vec![
        SetupError::Players { count: 5 },
        SetupError::CountryTwice { country },
        SetupError::Board { resource: Resource::Climate },
        SetupError::Split { seat },
        SetupError::BadgeTwice { badge: BadgeId(0) },
        SetupError::SpaceCount { seat, needed: 3, named: 1 },
        SetupError::SpaceTaken { space: space() },
        SetupError::Irregularity { irregularity: IrregularityId(0) },
        SetupError::TooFewCards { level: None },
        SetupError::TooFewMissions { needed: 4, there: 1 },
        SetupError::NamedCards,
        SetupError::NoStarters { country },
    ];
    let components = [Component::Disaster, Component::Country, Component::Badge, Component::Irregularity];
    all.extend(components.map(|what| SetupError::Unknown { what, id: 99 }));
    let levels = [Level::Green, Level::Yellow, Level::Orange, Level::Red];
    all.extend(levels.map(|level| SetupError::TooFewCards { level: Some(level) }));
    all
}

#[test]
fn every_mistake_of_a_setup_reads_well() {
    for writer in writers() {
        for error in setup_errors() {
            let line = writer.setup_error(content::embedded_pack(), &error);
            if line.ends_with(']') { check_refusal(&line) } else { check_sentence(&line, "a mistake") }
        }
    }
    let used = used();
    let unused: Vec<&str> = SetupKey::ALL.iter().map(|key| key.id()).filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
    super::arguments::check();
}

#[test]
fn refusals_say_what_would_be_legal() {
    let game = game(2);
    let [english, german] = writers();
    let cases = [
        (
            Refusal::WrongFace { takes: "3-5".parse().unwrap() },
            "That slot takes 3–5. [core p. 14]",
            "Dieser Platz nimmt 3–5. [Grundspiel S. 14]",
        ),
        (
            Refusal::CapacityShort { cost: 5, have: 2 },
            "That costs 5 Capacity, and you have only 2. [core p. 25]",
            "Das kostet 5 Kapazität, und du hast nur 2. [Grundspiel S. 25]",
        ),
        (
            Refusal::Needs { cond: Cond::HandAtMost(2) },
            "That is only possible if your pool holds at most 2 dice. [A5]",
            "Das geht nur, wenn dein Pool höchstens 2 Würfel enthält. [A5]",
        ),
        (
            Refusal::NoToken,
            "All Amplify/Strain tokens are in play or promised to somebody. [core p. 20, core p. 27]",
            "Alle Verstärkungs-/Belastungsmarker sind im Spiel oder versprochen. [Grundspiel S. 20, Grundspiel S. 27]",
        ),
    ];
    for (refusal, in_english, in_german) in cases {
        assert_eq!(english.speaker(content::embedded_pack(), game.view()).refusal(seat(), &refusal), in_english);
        assert_eq!(german.speaker(content::embedded_pack(), game.view()).refusal(seat(), &refusal), in_german);
    }
}

#[test]
fn a_refusal_says_reserve_to_whoever_has_one() {
    let book = content::embedded();
    let country = CountryId(book.countries.iter().position(|country| country.reserve).unwrap() as u8);
    let mut setup = testkit::setup_with(book, &mut Rng::with_seed(1), 1, 0);
    setup.seats[0].country = country;
    let game = Game::new(book, setup).unwrap();
    let needs = Refusal::Needs { cond: Cond::HandAtMost(2) };
    let told = writers().map(|writer| {
        let speaker = writer.speaker(content::embedded_pack(), game.view());
        [Refusal::NoSuchDie, needs].map(|refusal| speaker.refusal(Seat::FIRST, &refusal).to_string())
    });
    let english = [
        "No such die lies in your Reserve; use one that does. [core p. 13]",
        "That is only possible if your Reserve holds at most 2 dice. [A5]",
    ];
    let german = [
        "Ein solcher Würfel liegt nicht in deiner Reserve; nimm einen, der dort liegt. [Grundspiel S. 13]",
        "Das geht nur, wenn deine Reserve höchstens 2 Würfel enthält. [A5]",
    ];
    assert_eq!(told, [english, german]);
}
