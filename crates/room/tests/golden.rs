//! What every command and every message looks like from outside. A difference here is a difference for every client:
//! `GOLDEN=write cargo test -p room --test golden` writes the files anew.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod table;

use std::fmt::Debug;
use std::path::Path;

use ai::Kind;
use engine::board::Space;
use engine::cause::{Cause, Happened};
use engine::die::{Die, Face};
use engine::event::Event;
use engine::game::{Undo, UndoRefusal};
use engine::question::{Answer, DecisionId, Spot};
use engine::refusal::Refusal;
use engine::resource::Resources;
use engine::table::Outcome;
use room::{
    Command, Heir, Holder, Lobby, Message, News, Participant, Plan, Proposal, RoomRefusal, Settings, Thing, To, Why,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{ANNA, BEN, seat, two};
use wire::TakenBack;

/// The file holds a list with a line for each example; every variant has one.
fn golden<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    file: &str,
    names: &[&str],
    name: fn(&T) -> &'static str,
    samples: &[T],
) {
    for wanted in names {
        assert!(samples.iter().any(|sample| name(sample) == *wanted), "{wanted} has no line in {file}");
    }
    let lines: Vec<String> = samples.iter().map(|sample| serde_json::to_string(sample).unwrap()).collect();
    let written = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    if std::env::var_os("GOLDEN").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (line, (kept, written)) in kept.lines().zip(written.lines()).enumerate() {
        assert_eq!(kept, written, "line {} of {file}", line + 1);
    }
    assert_eq!(kept, written, "{file}");
    assert_eq!(serde_json::from_str::<Vec<T>>(&kept).unwrap(), samples, "{file} is read as it was meant");
    for sample in samples {
        assert_eq!(&wire::from_bytes::<T>(&wire::to_bytes(sample)).unwrap(), sample);
    }
}

fn place() -> Answer {
    Answer::Place { die: Die::flat(Face::ALL[4]), spot: Spot::Dock(2) }
}

const fn settings() -> Settings {
    Settings { cross_fences: true, undo_others: false, bot_pace: 800 }
}

fn plan() -> Plan {
    Plan { by: BEN, seat: seat(1), answers: vec![place(), Answer::Done] }
}

fn happened() -> Vec<Happened> {
    vec![Happened { event: Event::SaidDone { seat: seat(1) }, cause: Cause::Done { seat: seat(1) } }]
}

fn heirs() -> Vec<Heir> {
    vec![
        Heir::Nobody {},
        Heir::Person { who: BEN },
        Heir::Bot { kind: Kind::Planner, seed: 7, nodes: Some(20_000) },
        Heir::Bot { kind: Kind::Greedy, seed: 7, nodes: None },
    ]
}

fn things() -> Vec<Thing> {
    vec![
        Thing::Space { space: Space::from_index(9).unwrap() },
        Thing::Player { seat: seat(2) },
        Thing::Die { seat: seat(2), die: Die::flat(Face::ALL[3]) },
        Thing::Wheels { resources: Resources::from_bits(0b0110) },
        Thing::Mission { index: 0 },
        Thing::Card { index: 1 },
        Thing::Dock { index: 2 },
    ]
}

#[test]
fn every_command_looks_as_it_did() {
    let mut samples = vec![
        Command::Join { name: "Anna".to_owned() },
        Command::Leave {},
        Command::Sit { seat: seat(1) },
        Command::StandUp { seat: seat(1) },
        Command::Answer { seat: seat(1), decision: DecisionId(65_538), answer: place() },
        Command::Undo { seat: seat(1), undo: Undo::Deed },
        Command::Agree { proposal: 3 },
        Command::Disagree { proposal: 3 },
        Command::Plan { seat: seat(1), answers: plan().answers },
        Command::DropPlan { seat: seat(1) },
        Command::Adopt { by: BEN, seat: seat(1) },
        Command::Chat { text: "I can place the 5.".to_owned() },
        Command::Settle { settings: settings() },
        Command::Since { era: 1, number: 41 },
        Command::Look {},
    ];
    samples.extend(heirs().into_iter().map(|to| Command::HandOver { seat: seat(1), to }));
    samples.extend(things().into_iter().map(|thing| Command::Ping { thing }));
    golden("commands.json", Command::NAMES, Command::name, &samples);
    golden("heirs.json", Heir::NAMES, Heir::name, &heirs());
    golden("things.json", Thing::NAMES, Thing::name, &things());
}

#[test]
fn every_refusal_looks_as_it_did() {
    golden(
        "refusals.json",
        RoomRefusal::NAMES,
        RoomRefusal::name,
        &[
            RoomRefusal::Rules { refusal: Refusal::Stale },
            RoomRefusal::Undo { undo_refusal: UndoRefusal::Others { seat: seat(2) } },
            RoomRefusal::NotHere {},
            RoomRefusal::Full {},
            RoomRefusal::NoSuchSeat { seat: seat(4) },
            RoomRefusal::NotYourSeat { seat: seat(2) },
            RoomRefusal::SeatTaken { seat: seat(2) },
            RoomRefusal::OnlySeated {},
            RoomRefusal::NoSuchPerson { who: Participant(9) },
            RoomRefusal::NoSuchProposal {},
            RoomRefusal::OtherProposal {},
            RoomRefusal::NoSuchPlan {},
            RoomRefusal::Length { most: 40 },
            RoomRefusal::Unprintable {},
        ],
    );
}

#[test]
fn every_reason_and_every_holder_looks_as_it_did() {
    golden(
        "reasons.json",
        Why::NAMES,
        Why::name,
        &[
            Why::OnlyAnswer {},
            Why::Anything {},
            Why::Luck {},
            Why::Check { before: [4, -1, 0, 7], after: [4, 3, 0, 7] },
            Why::Worth { before: -120, after: 35 },
        ],
    );
    golden(
        "holders.json",
        Holder::NAMES,
        Holder::name,
        &[
            Holder::Nobody {},
            Holder::Person { who: ANNA },
            Holder::Bot { kind: Kind::Random, nodes: None },
            Holder::Bot { kind: Kind::Planner, nodes: Some(20_000) },
        ],
    );
    golden("to.json", To::NAMES, To::name, &[To::All {}, To::One { who: ANNA }]);
}

fn news() -> Vec<News> {
    let room = two(1);
    let (snapshot, flow) = (Box::new(room.snapshot()), Box::new(*room.game().view().flow));
    let asked = snapshot.game.asked.clone();
    let proposal =
        Proposal { id: 3, by: ANNA, seat: seat(1), undo: Undo::Phase, back_to: 12, others: true, awaited: vec![BEN] };
    let taken_back = TakenBack { seat: seat(1), back_to: 12, again: vec![happened()] };
    vec![
        News::Joined { who: ANNA, name: "Anna".to_owned() },
        News::Left { who: ANNA },
        News::SeatChanged { seat: seat(1), holder: Holder::Person { who: BEN }, by: ANNA },
        News::Settled { settings: settings(), by: ANNA },
        News::Explained { seat: seat(2), kind: Kind::Planner, answer: place(), why: Why::Luck {} },
        News::Answered { seat: seat(1), deeds: 13, answer: Answer::Done, events: happened() },
        News::Awaited { flow, asked },
        News::UndoAsked { proposal },
        News::UndoAgreed { proposal: 3, by: BEN },
        News::UndoRefused { proposal: 3, by: BEN },
        News::UndoLapsed { proposal: 3 },
        News::Undone { taken_back, count: 2, crossing: false },
        News::Planned { plan: plan() },
        News::PlanDropped { by: BEN, seat: seat(1) },
        News::Pinged { by: ANNA, thing: Thing::Mission { index: 0 } },
        News::Said { by: ANNA, text: "I can place the 5.".to_owned() },
        News::GameOver { outcome: Outcome::Won },
        News::Refused { refusal: RoomRefusal::Rules { refusal: Refusal::MustChoose } },
        News::Snapshot { snapshot },
    ]
}

#[test]
fn every_message_looks_as_it_did() {
    let samples: Vec<Message> =
        (1..).zip(news()).map(|(number, news)| Message { number, to: To::All {}, news }).collect();
    golden("messages.json", News::NAMES, |message: &Message| message.news.name(), &samples);
}

#[test]
fn a_field_nobody_knows_is_refused() {
    let wrong = r#"{"version":1,"message":{"command":"sit","seat":1,"chair":2}}"#;
    assert!(wire::from_json::<Command>(wrong).unwrap_err().to_string().contains("chair"));
    assert!(wire::from_json::<Command>(r#"{"version":1,"message":{"command":"fly"}}"#).is_err());
    assert!(wire::from_json::<Command>(r#"{"version":1,"message":{"command":"sit","seat":5}}"#).is_err());
    assert_eq!(Lobby::new(3).seats, [Holder::Nobody {}; 3]);
}
