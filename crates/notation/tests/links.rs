//! A whole game in a line.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use content::embedded;
use engine::game::Game;
use notation::link::{self, LinkError};
use notation::{save, setup};

fn games() -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"));
    files.map(|path| save::read(embedded(), &fs::read_to_string(path).unwrap()).unwrap()).collect()
}

#[test]
fn every_game_comes_back_from_its_line() {
    for game in games() {
        let line = link::write(&game);
        let again = link::read(embedded(), &line).unwrap();
        assert_eq!(again.state(), game.state());
        assert_eq!(again.deeds().len(), game.deeds().len());
        assert!(line.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)));
        assert!(line.len() < 240 + 2 * game.deeds().len(), "{} letters for {}", line.len(), game.deeds().len());
    }
}

#[test]
fn a_line_that_was_cut_off_is_no_game() {
    let line = link::write(&games()[0]);
    for length in [0, 1, 2, 7, 40, line.len() / 2, line.len() - 2] {
        assert!(link::read(embedded(), &line[..length]).is_err(), "{length} letters");
    }
}

#[test]
fn a_changed_letter_is_found() {
    let line = link::write(&games()[0]);
    for at in (0..line.len() - 1).step_by(13) {
        let other = if line.as_bytes()[at] == b'A' { "B" } else { "A" };
        let mut changed = line.clone();
        changed.replace_range(at..=at, other);
        assert!(link::read(embedded(), &changed).is_err(), "letter {at}");
    }
}

#[test]
fn other_rules_and_forms_are_named() {
    let setup = setup::read(embedded(), "quick russia usa\nseed 7").unwrap();
    let line = link::write(&Game::new(embedded(), setup).unwrap());
    let mut other = line.clone();
    other.replace_range(0..2, "Ag");
    assert_eq!(link::read(embedded(), &other).err(), Some(LinkError::Format { found: 2 }));
    let mut other = line.clone();
    other.replace_range(4..5, if &line[4..5] == "A" { "B" } else { "A" });
    assert_eq!(link::read(embedded(), &other).err(), Some(LinkError::Rulebook));
    assert_eq!(link::read(embedded(), "not a link").err(), Some(LinkError::Damaged));
    assert_eq!(link::read(embedded(), &"A".repeat(70_000)).err(), Some(LinkError::Damaged));
}
