//! What is tried out.

mod first_page;
mod keeping;
mod keys;
mod learn;
mod library;
mod looks;
mod mouse;
mod narrow;
mod prompts;
mod seen;
mod tabs;
mod thinking;
mod update;
mod watching;
mod whole;

use std::pin::Pin;

use anyhow::Result;

use crate::stage::Stage;

/// A case that is under way.
pub type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// A case: its name is a sentence.
#[derive(Clone, Copy)]
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
        case!(whole::a_game_is_played_to_its_end_by_keys_alone),
        Case { size: (500, 740), ..case!(whole::a_game_is_played_to_its_end_by_touch_on_a_small_phone) },
        case!(prompts::every_kind_of_question_is_shown_and_answered),
        case!(looks::all_pages_at_1440_by_900),
        case!(looks::all_pages_at_1280_by_720),
        case!(looks::all_pages_at_820_by_1180),
        Case { size: (500, 844), ..case!(looks::all_pages_at_390_by_844) },
        Case { size: (500, 740), ..case!(looks::all_pages_at_360_by_740) },
        case!(looks::all_pages_at_twice_the_size),
        case!(seen::everybody_can_use_the_first_page_and_the_table),
        case!(learn::the_first_game_teaches_a_whole_round_by_what_is_lit),
        case!(learn::every_lesson_is_solved_by_what_it_expects),
        case!(learn::something_else_gets_a_kind_word_and_is_taken_back),
        case!(learn::a_pupil_goes_back_skips_and_comes_again),
        Case { size: (500, 844), ..case!(learn::a_lesson_and_the_first_game_fit_on_a_small_phone) },
        case!(keys::a_die_is_placed_and_taken_back_by_keyboard_alone),
        case!(library::settings_stay_after_a_reload),
        case!(library::the_rules_are_searched_and_opened_where_a_word_stands),
        case!(library::a_term_opens_its_card_and_leads_to_its_rule),
        case!(library::the_almanac_shows_every_kind_and_finds_a_tile),
        case!(library::boards_badges_and_first_tiles_are_as_chosen),
        case!(thinking::a_plan_is_made_of_ghosts_and_adopted_with_a_click),
        case!(thinking::a_ghost_goes_and_a_plan_is_left_without_a_trace),
        case!(thinking::the_reach_of_a_die_is_laid_out_on_the_station),
        case!(thinking::the_coach_never_says_more_than_its_level),
        case!(thinking::a_die_is_dragged_to_its_place),
        case!(thinking::the_playback_of_a_round_is_skipped_by_any_key),
        case!(thinking::a_prompt_tells_what_each_answer_comes_to),
        case!(keeping::a_game_goes_on_after_a_reload),
        case!(keeping::a_broken_file_gives_a_message_and_loses_nothing),
        case!(watching::a_game_from_a_file_is_watched_and_gone_on_with),
        case!(watching::a_line_of_the_log_leads_to_its_moment),
        case!(watching::a_game_is_shown_in_numbers),
        case!(watching::a_link_carries_a_whole_game),
        case!(update::a_running_game_survives_an_update_of_the_site),
        case!(keeping::a_reload_in_the_middle_of_an_ability_asks_again),
        case!(tabs::a_second_tab_takes_a_game_over_and_gives_it_back),
        case!(tabs::a_game_of_other_rules_stays_on_the_shelf_with_the_reason),
        case!(tabs::a_game_that_goes_wrong_can_be_watched_until_there),
        case!(tabs::a_device_that_keeps_nothing_is_told_until_it_does),
        Case { size: (500, 844), ..case!(watching::a_game_is_watched_on_a_phone) },
        Case { offline: true, ..case!(keeping::the_game_starts_without_a_network) },
        Case { size: (500, 844), ..case!(narrow::nothing_hangs_over_the_edge_of_a_phone) },
    ]
}

/// The one in which everything is timed.
pub fn timed() -> Case {
    use crate::bench;
    Case { name: "bench", size: WIDE, offline: false, run: |stage| Box::pin(bench::run(stage)) }
}
