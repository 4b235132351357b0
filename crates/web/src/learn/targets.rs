//! Where on the page a step happens: what is looked at, and what is touched for an answer, as selectors.

use engine::die::Die;
use engine::question::{Answer, Spot};
use leptos::prelude::*;
use lessons::Look;

use crate::bridge::Lecture;
use crate::desk::Desk;
use crate::pieces::{die, resource_word};

/// What is looked at: the first of these that can be seen.
pub fn look(look: Look) -> String {
    match look {
        Look::Wheels => ".minis, .wheels".to_owned(),
        Look::Wheel(resource) => format!(".wheel.res--{0}, .mini.res--{0}", resource_word(resource)),
        Look::Space(space) => format!("[data-space=\"{space}\"]"),
        Look::Pool => ".zone--pool, .tray__pool".to_owned(),
        Look::Storage => ".zone--storage, .tray__store".to_owned(),
        Look::Queue => ".zone--queue, .tray__store".to_owned(),
        Look::Converters => ".zone--conv, .tray__conv".to_owned(),
        Look::Disaster => ".disaster".to_owned(),
        Look::Missions => ".missions".to_owned(),
        Look::Supplies => ".supplies".to_owned(),
        Look::Phases => ".rail, .ptop__phase".to_owned(),
        Look::Console => ".purse, .me .cap, .tray__side".to_owned(),
        Look::Crew => ".crew, .ready".to_owned(),
        Look::Log => ".log".to_owned(),
        Look::Modules => ".hub, .mhub".to_owned(),
        Look::Offers => ".offer".to_owned(),
    }
}

/// What is touched, one after the other, to give the answer that the lesson wants.
pub fn touches(desk: Desk, lecture: &Lecture) -> Vec<String> {
    let Some(answer) = lecture.wanted.first().copied() else { return Vec::new() };
    let seat = desk.seat.get_untracked();
    let oriented = untrack(|| desk.look(|view| view.country(seat).oriented)).unwrap_or(false);
    let pool = |one: Die| {
        let shows = die::spoken(one, oriented);
        format!(".zone--pool .die[data-shows=\"{shows}\"], .tray__pool .die[data-shows=\"{shows}\"]")
    };
    match answer {
        Answer::Place { die, spot } => vec![pool(die), place(spot)],
        Answer::Pair { dice: [one, other], space } if one == other => {
            let place = place(Spot::Tile(space, 0));
            let (first, shows) = (pool(one), die::spoken(other, oriented));
            let second = first.split(", ").map(|one| format!("{one} ~ .die[data-shows=\"{shows}\"]"));
            let second = second.collect::<Vec<_>>().join(", ");
            vec![place, first, second]
        }
        Answer::Pair { dice: [one, other], space } => vec![pool(one), pool(other), place(Spot::Tile(space, 0))],
        Answer::Free(_) => {
            let free: Vec<Answer> =
                untrack(|| desk.answers()).into_iter().filter(|one| matches!(one, Answer::Free(_))).collect();
            vec![format!(".free .btn:nth-child({})", place_among(&free, answer))]
        }
        Answer::Install { index, .. } => vec![format!("[data-offer=\"{index}\"]")],
        Answer::Research(share) => vec![format!("[data-share=\"{share}\"]")],
        Answer::AddDie => vec![".buy--track .btn".to_owned()],
        Answer::Done => vec![".btn--done".to_owned()],
        Answer::Bonus(..) | Answer::Amplify | Answer::Badge(_) | Answer::MakeRoom(_) => prompted(desk, answer),
        Answer::Choose(_) | Answer::Decline => prompted(desk, answer),
    }
}

/// The place where a die is put.
fn place(spot: Spot) -> String {
    match spot {
        Spot::Tile(space, _) => format!("[data-space=\"{space}\"]"),
        Spot::Mission => ".mission:not(.is-active)".to_owned(),
        Spot::Card(index, slot) => {
            format!(".disaster .card:nth-child({}) .slotbtn:nth-child({})", index + 1, slot + 1)
        }
        Spot::Dock(dock) => format!("[data-dock=\"{dock}\"]"),
        Spot::Habitation => ".hab, .mhab".to_owned(),
    }
}

/// The answer in the prompt that asks.
fn prompted(desk: Desk, answer: Answer) -> Vec<String> {
    let answers = untrack(|| desk.answers());
    vec![format!(".prompt [data-at=\"{}\"]", place_among(&answers, answer) - 1)]
}

/// The place of an answer in a list, counted from 1.
fn place_among(answers: &[Answer], answer: Answer) -> usize {
    answers.iter().position(|one| *one == answer).unwrap_or(0) + 1
}
