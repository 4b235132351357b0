//! Learning: the page of lessons, and the card that teaches a step at the table.

mod measure;
mod page;
mod strip;
mod targets;
mod teach;

use engine::question::{Answer, Spot};
use lessons::{About, Lesson, Look, Standing, Step};

use crate::bridge::{Ask, Lecture};
use crate::desk::{Desk, Screen};
use crate::later::{self, when_dressed};
use crate::settings;
use crate::table::PhoneView;
pub use page::LessonsPage;
pub use teach::{Taught, TaughtSheet, Teach, TeachSheet};

/// Where the keys of lessons that were solved are kept on the device.
const DONE: &str = "lessons-done";
/// Where the step of the first game is kept.
const FIRST_STEP: &str = "first-game-step";
/// The lesson that is a game of its own.
const FIRST_GAME: &str = "first-game";

/// Opens the page of lessons.
pub fn open(desk: Desk) {
    desk.screen.set(Screen::Learn);
}

/// Begins the guided first game, or goes on where it was left.
pub fn first_game(desk: Desk) {
    begin(desk, FIRST_GAME, first_step());
}

/// Was the first game left in the middle?
pub fn has_begun() -> bool {
    first_step() > 0
}

/// Begins a lesson at a step.
fn begin(desk: Desk, key: &str, step: usize) {
    later::fetch_teaching();
    let ask = Ask::Lesson { key: key.to_owned(), step };
    // The words of the first game come with the first page.
    if key == FIRST_GAME {
        return desk.ask(&ask);
    }
    when_dressed(desk, move || desk.ask(&ask));
}

/// A lesson by its key.
fn find(key: &str) -> Option<&'static Lesson> {
    embedded::lessons().iter().find(|lesson| lesson.key == key)
}

/// The lessons that were solved on this device.
fn done() -> Vec<String> {
    settings::read(DONE).unwrap_or_default().split(',').filter(|key| !key.is_empty()).map(str::to_owned).collect()
}

/// How far the first game is; it begins anew when it is through.
fn first_step() -> usize {
    settings::read(FIRST_STEP).and_then(|step| step.parse().ok()).unwrap_or(0)
}

/// The worker says where the pupil is: what is solved and how far the first game is stays on the device.
pub fn heard(desk: Desk, lecture: Lecture) {
    if lecture.standing == Standing::Over {
        let mut done = done();
        if !done.contains(&lecture.key) {
            done.push(lecture.key.clone());
            settings::keep(DONE, &done.join(","));
        }
    }
    if lecture.key == FIRST_GAME {
        settings::keep(FIRST_STEP, &lecture.standing.step().unwrap_or(0).to_string());
    }
    if desk.lesson.get_untracked().as_ref() != Some(&lecture) {
        desk.lesson.set(Some(lecture));
    }
}

/// The step that is taught, if one is.
fn step(lecture: &Lecture) -> Option<&'static Step> {
    find(&lecture.key)?.steps.get(lecture.standing.step()?)
}

/// Can the game be played on when the lesson is left?
fn goes_on(lecture: &Lecture) -> bool {
    find(&lecture.key).is_some_and(|lesson| lesson.about == About::FirstGame)
}

/// The view of a phone in which the step can be done.
pub fn phone_view(desk: Desk) -> Option<PhoneView> {
    let lecture = desk.lesson.get()?;
    match lecture.wanted.first() {
        Some(Answer::Place { spot: Spot::Tile(..), .. } | Answer::Pair { .. }) => Some(PhoneView::Tiles),
        Some(Answer::Place { spot: Spot::Mission | Spot::Card(..), .. }) => Some(PhoneView::Cards),
        Some(Answer::Place { .. }) => Some(PhoneView::Station),
        Some(_) => None,
        None => lecture.look.map(|look| match look {
            Look::Disaster | Look::Missions | Look::Log => PhoneView::Cards,
            Look::Supplies => PhoneView::Wheels,
            Look::Space(_) => PhoneView::Tiles,
            _ => PhoneView::Station,
        }),
    }
}
