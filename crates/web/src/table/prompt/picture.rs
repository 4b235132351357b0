//! The picture beside an answer: the die, the resource, the player, the Lock, the tile's owner.

use ai::foresee::Change;
use engine::die::Die;
use engine::effect::Zone;
use engine::question::{Answer, Choice};
use engine::seat::Seat;
use leptos::prelude::*;

use super::last;
use super::ways::Way;
use crate::desk::Desk;
use crate::pieces::{CrewMark, DieView, Icon, Patch, ResourceIcon, Size};
use crate::say::Say;

/// What is seen of an answer before it is read.
#[component]
pub fn Picture(way: Way) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let die = |die: Die| view! { <DieView die seat oriented size=Size::Middle/> }.into_any();
    let icon = |name: &'static str| view! { <Icon name/> }.into_any();
    match last(&way) {
        Answer::Choose(choice) => match choice {
            Choice::Die(_, one) | Choice::Pose(one) | Choice::Bring(one) | Choice::Spend(one) => Some(die(one)),
            Choice::Queued(place) => queued(desk, seat, place).map(die),
            Choice::Shift(_) | Choice::Way(_) => turned(&way.changes).map(die),
            Choice::Resource(resource) => {
                let name = desk.write(|writer| writer.resource(resource).to_string());
                Some(view! { <span class="po__r"><ResourceIcon resource name/></span> }.into_any())
            }
            Choice::Seat(mate) => Some(view! { <Player seat=mate/> }.into_any()),
            Choice::Tile(space) | Choice::Space(space) => {
                let owner = desk.look(|view| view.table.tile(space).map(|tile| tile.owner)).flatten();
                owner.map(|seat| view! { <CrewMark seat/> }.into_any())
            }
            Choice::TokenNumber(number) => {
                Some(view! { <span class="tok tok--amplify">{number.number()}</span> }.into_any())
            }
            Choice::Lock(index) => Some(lock(desk, seat, index)),
            Choice::Mission(index) => {
                let shows = desk.look(|view| view.table.missions.active().find(|(at, _)| *at == index)).flatten();
                shows.map(|(_, mission)| die(Die::flat(mission.die)))
            }
            Choice::Dock(_) => Some(icon("dock")),
            Choice::Slot(slot) => in_slot(desk, seat, slot).map(die),
            Choice::Paid => Some(icon("check")),
            Choice::Offer(_) => Some(icon("research")),
            Choice::Branch(_) | Choice::Confirm | Choice::Amount(_) => None,
        },
        Answer::Bonus(resource, mission) => {
            let name = desk.write(|writer| writer.resource(resource).to_string());
            let kind = if mission.is_some() { "flag" } else { "capacity" };
            Some(view! { <span class="po__r"><ResourceIcon resource name/></span><Icon name=kind/> }.into_any())
        }
        Answer::Place { .. } | Answer::Pair { .. } | Answer::Free(_) | Answer::Research(_) | Answer::Install { .. } => {
            None
        }
        Answer::AddDie | Answer::Amplify | Answer::Badge(_) | Answer::MakeRoom(_) | Answer::Done | Answer::Decline => {
            None
        }
    }
}

/// The first die that comes of it.
pub fn turned(changes: &[Change]) -> Option<Die> {
    changes.iter().find_map(|change| match change {
        Change::Dice { gained, .. } => gained.first().copied(),
        _ => None,
    })
}

fn queued(desk: Desk, seat: Seat, place: u8) -> Option<Die> {
    let at = usize::from(place).checked_sub(1)?;
    desk.look(|view| view.table.of(seat).queue.dice().get(at).copied()).flatten()
}

/// The die in a slot of the tile that asks.
fn in_slot(desk: Desk, seat: Seat, slot: u8) -> Option<Die> {
    let found = desk.look(|view| {
        let tile = view.asked_about(seat).into_iter().find_map(|thing| match thing {
            engine::offers::Thing::Tile(space) => view.table.tile(space),
            _ => None,
        });
        tile.and_then(|tile| tile.dice.get(usize::from(slot)).copied().flatten())
    });
    found.flatten()
}

fn lock(desk: Desk, seat: Seat, index: u8) -> AnyView {
    let numbers = desk.look(|view| {
        let numbers = view.country(seat).locks.get(usize::from(index)).copied();
        numbers.map(|numbers| numbers.iter().map(|face| face.number().to_string()).collect::<String>())
    });
    view! { <span class="tok tok--lock"><Icon name="lock"/>{numbers.flatten().unwrap_or_default()}</span> }.into_any()
}

/// A crew mate: the patch, and whether they are still at it.
#[component]
fn Player(seat: Seat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let found = desk.look(|view| {
        let dice = view.table.of(seat).bag(Zone::Pool).len();
        (view.country(seat).key.clone(), view.seats_asked().has(seat), dice)
    });
    found.map(|(country, asked, dice)| {
        let state = desk.word(if asked { Say::Working } else { Say::IsDone });
        view! { <span class="po__mate"><Patch country/><small><CrewMark seat/>{state}<Icon name="die"/>{dice}</small></span> }
    })
}
