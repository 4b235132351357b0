//! The end of a game: how it went.

use engine::View;
use engine::event::Event;
use engine::game::Game;
use engine::resource::Resource;
use engine::seat::Seat;
use notation::words;

use crate::layout::{fitted, wrapped};

/// What happened to the resources in the whole game.
#[derive(Default)]
struct Tally {
    made: [i32; 4],
    consumed: [i32; 4],
    /// What the tile on each space has made.
    by_space: [i32; 32],
}

/// The outcome, rounds, missions, resources and every player's tiles.
pub fn ending(game: &Game) -> String {
    let (view, tally) = (game.view(), tally(game));
    let outcome = view.table.outcome.map_or_else(String::new, words::outcome);
    let mut text = format!("{}\n{}\n", "=".repeat(77), wrapped("", &outcome));
    text += &wrapped("", &format!("Round {}. {}", view.table.round, missions(&view)));
    text += &format!("\n{}", resources(&view, &tally));
    for seat in view.table.seats().iter() {
        text += &player(&view, seat, &tally);
    }
    fitted(&text, 6)
}

fn tally(game: &Game) -> Tally {
    let mut tally = Tally::default();
    let events = game.opening().iter().chain(game.deeds().iter().flat_map(|deed| &deed.events));
    for happened in events {
        match &happened.event {
            Event::Generated { resource, amount, space, .. } => {
                tally.made[resource.index()] += i32::from(*amount);
                if let Some(space) = space {
                    tally.by_space[space.index()] += i32::from(*amount);
                }
            }
            Event::Consumed { resource, amount, .. } => tally.consumed[resource.index()] += i32::from(*amount),
            Event::Installed { space, .. } => tally.by_space[space.index()] = 0,
            _ => {}
        }
    }
    tally
}

fn missions(view: &View) -> String {
    let missions = &view.table.missions;
    let mut text =
        format!("{} of {} missions completed", missions.completed, view.table.missions_to_win(view.rulebook));
    for (_, mission) in missions.active() {
        text += &format!("; {} had reached {}", view.rulebook.mission(mission.card).name, mission.die.number());
    }
    text + "."
}

fn resources(view: &View, tally: &Tally) -> String {
    let mut text =
        format!("  {:<10}{:>8}{:>8}{:>14}{:>14}{:>10}\n", "", "drain", "left", "made in all", "to missions", "bonuses");
    for resource in Resource::ALL {
        let (wheel, at) = (view.wheel(resource), resource.index());
        text += &format!(
            "  {:<10}{:>8}{:>8}{:>14}{:>14}{:>10}\n",
            words::resource(resource),
            wheel.drain,
            wheel.available,
            tally.made[at],
            tally.consumed[at],
            wheel.bonus
        );
    }
    text
}

/// A player's tiles and what each has made in the game, the best first.
fn player(view: &View, seat: Seat, tally: &Tally) -> String {
    let mut tiles: Vec<(i32, String)> = Vec::new();
    for space in view.table.owned(seat).iter() {
        let name = &view.face(&view.table.tiles[space.index()]).name;
        let made = tally.by_space[space.index()];
        tiles.push((made, format!("{name} ({space}) {made}")));
    }
    tiles.sort_by_key(|(made, _)| std::cmp::Reverse(*made));
    let told: Vec<&str> = tiles.iter().map(|(_, told)| told.as_str()).collect();
    let head = format!("{}, {} tiles and what they made:", words::player(view, seat), tiles.len());
    format!("  {head}\n    {}\n", told.join(", "))
}
