//! Tilting a die: the die in the middle, and around it what each tilt brings up.

use engine::die::{Die, Way as Direction};
use engine::offers::Thing;
use engine::question::{Answer, Choice};
use leptos::prelude::*;

use super::choosable::Choosable;
use super::last;
use super::picture::turned;
use super::ways::Way;
use crate::desk::Desk;
use crate::pieces::{DieView, Size};

/// Is one die tilted, so that it can be drawn?
pub fn fits(desk: Desk, ways: &[Way]) -> bool {
    picked(desk).is_some() && ways.iter().any(|way| direction(way).is_some() && turned(&way.changes).is_some())
}

/// The die that is tilted.
fn picked(desk: Desk) -> Option<Die> {
    let seat = desk.seat.get();
    let found = desk.look(|view| {
        let mut dice = view.asked_about(seat).into_iter().filter_map(|thing| match thing {
            Thing::Die(_, _, die) => Some(die),
            Thing::Queued(seat, place) => {
                view.table.of(seat).queue.dice().get(usize::from(place).checked_sub(1)?).copied()
            }
            _ => None,
        });
        dice.next()
    });
    found.flatten()
}

fn direction(way: &Way) -> Option<Direction> {
    match last(way) {
        Answer::Choose(Choice::Way(direction)) => Some(direction),
        _ => None,
    }
}

/// The cross of tilts; what is no tilt stands below.
#[component]
pub fn Tilt(ways: Vec<Way>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let (tilts, rest): (Vec<_>, Vec<_>) = ways.into_iter().enumerate().partition(|(_, way)| direction(way).is_some());
    let one = move |(at, way): (usize, Way)| {
        let class = match direction(&way) {
            Some(Direction::Up) => "po tilt__b tilt--u",
            Some(Direction::Down) => "po tilt__b tilt--d",
            Some(Direction::Left) => "po tilt__b tilt--l",
            Some(Direction::Right) | None => "po tilt__b tilt--r",
        };
        let die = turned(&way.changes).map(|die| view! { <DieView die seat oriented size=Size::Middle/> });
        let (answers, words) = (way.answers.clone(), way.words.clone());
        view! {
            <button class=class data-at=way.place on:click=move |_| desk.give(&answers)>
                <span class="spoken">{words}</span>{die}<small aria-hidden="true"><kbd>{at + 1}</kbd></small>
            </button>
        }
    };
    let middle =
        picked(desk).map(|die| view! { <span class="tilt__c"><DieView die seat oriented size=Size::Middle/></span> });
    view! {
        <div class="tilt">{tilts.into_iter().map(one).collect_view()}{middle}</div>
        <div class="prompt__opts">{rest.into_iter().map(|(at, way)| view! { <Choosable at way/> }).collect_view()}</div>
    }
}
