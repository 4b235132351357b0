//! The end of a game: how it went.

use engine::View;
use engine::event::Event;
use engine::game::Game;
use engine::resource::Resource;
use engine::seat::Seat;
use text::{Named, Words};

use crate::layout::{fitted, wrapped};
use crate::texts::Texts;

text::keys! {
    /// The end of a game.
    pub enum EndingKey {
        Missions = "ending-missions",
        MissionsBegun = "ending-missions-begun",
        Begun = "ending-begun",
        Drain = "ending-drain",
        Left = "ending-left",
        Made = "ending-made",
        Consumed = "ending-consumed",
        Bonuses = "ending-bonuses",
        Player = "ending-player",
        Tile = "ending-tile",
        Replayed = "replay-over",
        ReplayedOpen = "replay-open",
    }
}

/// What happened to the resources in the whole game.
#[derive(Default)]
struct Tally {
    made: [i32; 4],
    consumed: [i32; 4],
    /// What the tile on each space has made.
    by_space: [i32; 32],
}

/// The outcome, rounds, missions, resources and every player's tiles.
pub fn ending(texts: &Texts, game: &Game) -> String {
    let (view, tally) = (game.view(), tally(game));
    let outcome = view.table.outcome.map_or_else(String::new, |outcome| texts.outcome(outcome));
    let mut text = format!("{}\n{}\n", "=".repeat(77), wrapped("", &outcome));
    text += &wrapped("", &missions(texts, &view));
    text += &format!("\n{}", resources(texts, &view, &tally));
    for seat in view.table.seats().iter() {
        text += &player(texts, &view, seat, &tally);
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

fn missions(texts: &Texts, view: &View) -> String {
    let missions = &view.table.missions;
    let words = Words::new().with("round", view.table.round).with("done", missions.completed);
    let words = words.with("needed", view.table.missions_to_win(view.rulebook));
    let begun = missions.active().map(|(_, mission)| {
        let name = texts.writer.name(Named::Mission, &view.rulebook.mission(mission.card).name);
        texts.tell(EndingKey::Begun, Words::new().with("mission", name).with("die", mission.die.number()))
    });
    let begun: Vec<String> = begun.collect();
    match begun.is_empty() {
        true => texts.tell(EndingKey::Missions, words),
        false => texts.tell(EndingKey::MissionsBegun, words.with("begun", texts.listed(&begun))),
    }
}

fn resources(texts: &Texts, view: &View, tally: &Tally) -> String {
    let columns = [EndingKey::Drain, EndingKey::Left, EndingKey::Made, EndingKey::Consumed, EndingKey::Bonuses];
    let mut text = line("", &columns.map(|key| texts.say(key)));
    for resource in Resource::ALL {
        let (wheel, at) = (view.wheel(resource), resource.index());
        let numbers = [
            wheel.drain.to_string(),
            wheel.available.to_string(),
            tally.made[at].to_string(),
            tally.consumed[at].to_string(),
            wheel.bonus.to_string(),
        ];
        text += &line(&texts.writer.resource(resource), &numbers);
    }
    text
}

fn line(resource: &str, [drain, left, made, consumed, bonuses]: &[String; 5]) -> String {
    format!("  {resource:<10}{drain:>8}{left:>8}{made:>14}{consumed:>14}{bonuses:>10}\n")
}

/// A player's tiles and what each has made in the game, the best first.
fn player(texts: &Texts, view: &View, seat: Seat, tally: &Tally) -> String {
    let mut tiles: Vec<(i32, String)> = Vec::new();
    for space in view.table.owned(seat).iter() {
        let made = tally.by_space[space.index()];
        let words = Words::new().line("tile", &texts.speaker(view).tile(space)).with("made", made);
        tiles.push((made, texts.tell(EndingKey::Tile, words)));
    }
    tiles.sort_by_key(|(made, _)| std::cmp::Reverse(*made));
    let words = Words::new().with("player", texts.player(view, seat)).with("count", tiles.len());
    let told: Vec<String> = tiles.into_iter().map(|(_, told)| told).collect();
    format!("  {}\n    {}\n", texts.tell(EndingKey::Player, words), texts.listed(&told))
}
