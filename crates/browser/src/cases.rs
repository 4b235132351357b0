//! What is tried out.

mod first_page;
mod keeping;
mod keys;
mod mouse;
mod narrow;
mod whole;

use std::pin::Pin;

use anyhow::Result;

use crate::stage::Stage;

/// A case that is under way.
pub type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// A case: its name is a sentence.
pub struct Case {
    /// Also the name of its picture.
    pub name: &'static str,
    /// Width and height of the page.
    pub size: (u32, u32),
    /// Is the network cut off on purpose?
    pub offline: bool,
    /// What is done.
    pub run: for<'a> fn(&'a Stage) -> Running<'a>,
}

/// A desk.
const WIDE: (u32, u32) = (1440, 900);

macro_rules! case {
    ($module:ident :: $name:ident) => {
        Case { name: stringify!($name), size: WIDE, offline: false, run: |stage| Box::pin($module::$name(stage)) }
    };
}

/// All of them, the longest first.
pub fn all() -> Vec<Case> {
    vec![
        case!(whole::a_game_in_the_training_simulator_is_played_to_its_end),
        case!(whole::a_game_against_the_second_disaster_is_played_to_its_end),
        case!(whole::a_game_against_the_third_disaster_is_played_to_its_end),
        case!(whole::a_game_against_the_fourth_disaster_is_played_to_its_end),
        case!(first_page::the_first_page_opens_in_both_languages_and_themes),
        case!(mouse::the_first_game_starts_with_one_click_and_asks_for_a_die),
        case!(mouse::a_die_is_placed_by_mouse_and_taken_back),
        case!(mouse::a_refusal_says_why),
        case!(keys::a_die_is_placed_and_taken_back_by_keyboard_alone),
        case!(keeping::a_game_goes_on_after_a_reload),
        case!(keeping::a_broken_file_gives_a_message_and_loses_nothing),
        Case { offline: true, ..case!(keeping::the_game_starts_without_a_network) },
        Case { size: (500, 844), ..case!(narrow::nothing_hangs_over_the_edge_of_a_phone) },
    ]
}
