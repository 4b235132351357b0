//! What every answer, choice, question, event, cause, refusal and mistake of a setup, a table and a saved position look
//! like from outside. A difference
//! here is a difference for every client: `GOLDEN=write cargo test -p wire --test golden` writes the files anew, and the
//! version grows if something that was said before is now read in another way.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod samples;

use std::fmt::Debug;
use std::path::Path;

use samples::Named;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The file holds a list with a line for each example; every variant has one.
fn golden<T: Named + Serialize + DeserializeOwned + PartialEq + Debug>(file: &str, samples: &[T]) {
    for name in T::NAMES {
        assert!(samples.iter().any(|sample| sample.name() == *name), "{name} has no line in {file}");
    }
    let lines: Vec<String> = samples.iter().map(|sample| serde_json::to_string(sample).unwrap()).collect();
    let written = format!("[\n{}\n]\n", lines.join(",\n"));
    let kept = kept(file, &written);
    let read: Vec<T> = serde_json::from_str(&kept).unwrap();
    assert_eq!(read, samples, "{file} is read as it was meant");
    for sample in samples {
        assert_eq!(&wire::from_bytes::<T>(&wire::to_bytes(sample)).unwrap(), sample);
    }
}

/// What the file holds: exactly what is written now.
fn kept(file: &str, written: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    if std::env::var_os("GOLDEN").is_some() {
        std::fs::write(&path, written).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (line, (kept, written)) in kept.lines().zip(written.lines()).enumerate() {
        assert_eq!(kept, written, "line {} of {file}", line + 1);
    }
    assert_eq!(kept, written, "{file}");
    kept
}

#[test]
fn every_answer_looks_as_it_did() {
    golden("answers.json", &samples::answers());
}

#[test]
fn every_choice_looks_as_it_did() {
    golden("choices.json", &samples::choices());
}

#[test]
fn every_question_looks_as_it_did() {
    golden("questions.json", &samples::questions());
}

#[test]
fn every_event_looks_as_it_did() {
    golden("events.json", &samples::events());
}

#[test]
fn every_refusal_looks_as_it_did() {
    golden("refusals.json", &samples::refusals());
}

#[test]
fn every_mistake_of_a_setup_looks_as_it_did() {
    golden("setup_errors.json", &samples::setup_errors());
}

#[test]
fn every_cause_looks_as_it_did() {
    golden("causes.json", &samples::causes());
}

#[test]
fn every_refused_undo_looks_as_it_did() {
    golden("undo_refusals.json", &samples::undo_refusals());
}

/// A table and a saved position in the first round, with questions that wait. The hash of the box is left out: a tile
/// with another price is no other language.
#[test]
fn a_table_and_a_position_look_as_they_did() {
    let book = content::embedded();
    let setup = testkit::setup_with(book, &mut fastrand::Rng::with_seed(7), 2, 0);
    let state = engine::State::new(book, &setup, &mut engine::event::Silent).unwrap();
    let snapshot = wire::Snapshot { rulebook: 0, ..wire::Snapshot::of(&state.view(book)) };
    same("snapshot.json", &snapshot);
    same("position.json", &engine::position::Position::of(&state));
}

/// One thing, a line an entry.
fn same<T: Serialize + DeserializeOwned + PartialEq + Debug>(file: &str, sample: &T) {
    let written = serde_json::to_string_pretty(sample).unwrap() + "\n";
    let kept = kept(file, &written);
    assert_eq!(&serde_json::from_str::<T>(&kept).unwrap(), sample, "{file} is read as it was meant");
}
