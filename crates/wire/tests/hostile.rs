//! Whatever arrives: a message, or a sentence that says why it is none. Never a panic, never an illegal value.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod samples;

use engine::State;
use engine::board::Space;
use engine::die::{Die, Face};
use engine::event::{Event, Silent};
use engine::game::UndoRefusal;
use engine::question::{Answer, Choice, Decision, Question};
use engine::refusal::Refusal;
use engine::seat::Seat;
use engine::setup::{Setup, SetupError};
use engine::table::{Queue, Table};
use fastrand::Rng;
use serde::de::DeserializeOwned;
use wire::{WireError, from_bytes, from_json, to_bytes, to_json};

fn refused<T: DeserializeOwned + std::fmt::Debug>(message: &str) -> String {
    let text = format!(r#"{{"version":1,"message":{message}}}"#);
    from_json::<T>(&text).expect_err(&format!("{message} must be refused")).to_string()
}

#[test]
fn an_illegal_value_cannot_be_built() {
    assert!(refused::<Face>("0").contains("1 to 6"));
    assert!(refused::<Die>("7").contains("1 to 6"));
    assert!(refused::<Die>("-1").contains("1 to 6"));
    assert!(refused::<Die>(r#"{"top":4,"front":3}"#).contains("no die has 4 on top and 3 in front"));
    assert!(refused::<Space>(r#""9e""#).contains("is no space"));
    assert!(refused::<Seat>("5").contains("1 to 4"));
    assert!(refused::<Seat>("0").contains("1 to 4"));
    let forty_one = format!("[{}]", vec!["1"; 41].join(","));
    assert!(refused::<Queue>(&forty_one).contains("at most 40"));
    let other = r#"{"question":"choose","options":{"among":"tile","choices":[{"choice":"paid"}],"may":false}}"#;
    assert!(refused::<Question>(other).contains("another kind"));
    assert!(refused::<Answer>(r#"{"answer":"bonus","resource":"power","misson":1}"#).contains("misson"));
    assert!(refused::<Answer>(r#"{"answer":"fly"}"#).contains("unknown variant `fly`"));
    for bytes in [[1, 24], [1, 255]] {
        assert!(from_bytes::<Die>(&bytes).is_err());
    }
    assert!(from_bytes::<Space>(&[1, 32]).is_err());
    assert!(from_bytes::<Seat>(&[1, 0]).is_err());
}

#[test]
fn another_version_is_refused_with_a_sentence() {
    let text = to_json(&Answer::Done).replace("\"version\":1", "\"version\":2");
    assert_eq!(from_json::<Answer>(&text), Err(WireError::Version { found: 2 }));
    assert_eq!(
        from_json::<Answer>(&text).unwrap_err().to_string(),
        "This message is written in version 2, and this program reads version 1: it needs a newer program."
    );
    assert_eq!(from_json::<Answer>(r#"{"answer":"done"}"#), Err(WireError::NoVersion));
    assert_eq!(from_bytes::<Answer>(&[]), Err(WireError::NoVersion));
    assert_eq!(from_bytes::<Answer>(&[3, 10]), Err(WireError::Version { found: 3 }));
    let mut long = to_bytes(&Answer::Done);
    long.push(0);
    assert!(from_bytes::<Answer>(&long).unwrap_err().to_string().contains("1 bytes are left over"));
}

/// Reads bytes as everything there is.
fn read_all(bytes: &[u8]) {
    let _ = from_bytes::<Answer>(bytes);
    let _ = from_bytes::<Choice>(bytes);
    let _ = from_bytes::<Decision>(bytes);
    let _ = from_bytes::<Event>(bytes);
    let _ = from_bytes::<Refusal>(bytes);
    let _ = from_bytes::<Setup>(bytes);
    let _ = from_bytes::<SetupError>(bytes);
    let _ = from_bytes::<UndoRefusal>(bytes);
    if let Ok(table) = from_bytes::<Table>(bytes) {
        assert!((1..=4).contains(&table.players));
        let _ = to_json(&table);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = from_json::<Answer>(text);
        let _ = from_json::<Decision>(text);
        let _ = from_json::<Event>(text);
        let _ = from_json::<Table>(text);
    }
}

#[test]
fn random_bytes_are_read_or_refused() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..20_000 {
        let mut bytes: Vec<u8> = (0..rng.usize(..60)).map(|_| rng.u8(..)).collect();
        if let Some(first) = bytes.first_mut() {
            *first = 1;
        }
        read_all(&bytes);
    }
}

#[test]
fn broken_messages_are_read_or_refused() {
    let book = content::embedded();
    let mut rng = Rng::with_seed(2);
    let setup = testkit::random_setup(book, &mut rng);
    let mut state = State::new(book, &setup, &mut Silent).unwrap();
    let mut answers = Vec::new();
    for _ in 0..20 {
        let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) else { break };
        testkit::act(book, &mut state, seat, answer, &mut Silent);
    }
    let mut whole = vec![to_bytes(state.table()), to_json(state.table()).into_bytes(), to_bytes(&setup)];
    whole.extend(samples::events().iter().map(to_bytes));
    whole.extend(samples::questions().iter().map(|question| to_json(question).into_bytes()));
    whole.extend(samples::answers().iter().map(|answer| to_json(answer).into_bytes()));
    whole.extend(samples::choices().iter().map(to_bytes));
    whole.extend(samples::refusals().iter().map(to_bytes));
    whole.extend(samples::setup_errors().iter().map(to_bytes));
    whole.extend(samples::causes().iter().map(to_bytes));
    whole.extend(samples::undo_refusals().iter().map(to_bytes));
    for message in &whole {
        for _ in 0..60 {
            let mut bytes = message.clone();
            match rng.u8(..3) {
                0 => bytes.truncate(rng.usize(..bytes.len())),
                1 => bytes.insert(rng.usize(..bytes.len()), rng.u8(..)),
                _ => (0..=rng.usize(..3)).for_each(|_| {
                    let at = rng.usize(1..bytes.len());
                    bytes[at] = rng.u8(..);
                }),
            }
            read_all(&bytes);
        }
    }
}
