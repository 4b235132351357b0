//! Setups as text.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use common::{random_setup, rulebook};
use engine::State;
use engine::chance::Seed;
use engine::event::Silent;
use notation::setup;

#[test]
fn what_is_written_can_be_read_back() {
    for number in 0..500 {
        let one = random_setup(&mut fastrand::Rng::with_seed(number));
        let text = setup::write(rulebook(), &one);
        assert_eq!(setup::read(rulebook(), &text).as_ref(), Ok(&one), "{text}");
    }
}

#[test]
fn a_long_seed_is_written_in_hexadecimal() {
    let seed = Seed([0xa5; 32]);
    assert_eq!(setup::read_seed(&setup::write_seed(seed)), Ok(seed));
    assert_eq!(setup::write_seed(Seed::from_number(258)), "258");
}

#[test]
fn a_quick_setup_is_legal() {
    for text in ["quick solo", "quick 2 players", "quick 3 players solar-storm futile", "quick 4 players japan"] {
        let quick = setup::read(rulebook(), text).unwrap();
        State::new(rulebook(), &quick, &mut Silent).unwrap();
    }
}

#[test]
fn named_spaces_decks_and_missions_are_kept() {
    let text = "seat usa power spaceflight-pilot + climate medical-officer at 1a 1b 1c 2a\n\
                seat japan oxygen flight-engineer + nutrition crew-commander\n\
                disaster toxic-leak\ndifficulty futile\nirregularity filter-masks\n\
                deck faint-smell nausea\nmissions all-system-go raise-the-orbit seal-the-hull\nseed 7\n";
    assert_eq!(setup::write(rulebook(), &setup::read(rulebook(), text).unwrap()), text);
}

#[test]
fn a_mistake_is_told_with_its_line() {
    let error = setup::read(rulebook(), "# four friends\nseat ussa power spaceflight-pilot").unwrap_err();
    assert!(error.to_string().starts_with("line 2: no country is called 'ussa'; is it usa"), "{error}");
}
