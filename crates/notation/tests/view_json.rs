//! The JSON view: its shape is what other programs rely on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{play, rulebook};
use engine::game::Game;
use notation::view_json::view_json;
use serde_json::Value;

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// The same keys, whatever order they were written in.
fn check(value: &Value, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(keys(value), expected);
}

fn view(setup: &str) -> Value {
    let setup = notation::setup::read(rulebook(), setup).unwrap();
    view_json(&Game::new(rulebook(), setup).unwrap().view())
}

#[test]
fn the_shape_of_a_view_never_changes_by_accident() {
    let view = view("quick usa japan meteor-shower\nseed 1");
    check(
        &view,
        "round phase step players disaster seats tiles wheels missions cards toxic docks habitation stock research \
         amplify_cost emergency outcome",
    );
    check(
        &view["seats"][0],
        "seat country name oriented light boards badges capacity track pool storage queue cache kept converters locks \
         discount fewer_dice permits done housed tiles offer",
    );
    check(
        &view["tiles"][0],
        "space key name tier owner light cost slots makes unique produces dice counter padlock lock open amplify strain \
         disabled scenario usable",
    );
    check(&view["wheels"]["power"], "drain available forecast bonus next_bonus");
    check(&view["seats"][0]["offer"][0], "key name light cost drain slots makes unique");
    check(&view["seats"][1]["pool"][0], "top front");
    assert!(view["seats"][0]["pool"][0].is_u64());
}

#[test]
fn what_is_hidden_is_not_shown() {
    let [one, other] = ["1", "2"].map(|seed| {
        let mut view = view(&format!(
            "quick usa meteor-shower\nmissions raise-the-orbit seal-the-hull walk-the-truss\nseed {seed}"
        ));
        // What has been rolled is there for all to see; everything else must be equal.
        view["seats"] = Value::Null;
        view
    });
    assert_eq!(one, other);
}

#[test]
fn every_view_of_a_random_game_can_be_shown() {
    for number in 0..10 {
        play(number, |state| {
            let view = view_json(&state.view(rulebook()));
            assert_eq!(view["seats"].as_array().unwrap().len(), usize::from(state.table().players));
        });
    }
}
