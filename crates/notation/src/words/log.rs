//! A whole log: events told one after the other, each on the table as it was.

use engine::View;
use engine::cause::Happened;
use engine::event::Event;
use engine::flow::Flow;
use engine::game::Game;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;

use super::name;

/// The whole game so far, a sentence a line.
pub fn log(game: &Game) -> Vec<String> {
    let mut table = *game.state_at(0).table();
    let mut lines = opening(game.rulebook(), &table, game.opening());
    for deed in game.deeds() {
        lines.extend(events(game.rulebook(), &table, &deed.events));
        deed.events.iter().for_each(|happened| table.apply(game.rulebook(), &happened.event));
    }
    lines
}

/// Sentences for what happened before the first question. The opening rolls dice and places Lock tokens, which reads the
/// same on the table it leads to.
pub fn opening(rulebook: &Rulebook, after: &Table, events: &[Happened]) -> Vec<String> {
    tell(rulebook, after, events)
}

/// Sentences for events that happened one after the other, beginning with this table.
pub fn events(rulebook: &Rulebook, before: &Table, events: &[Happened]) -> Vec<String> {
    let mut table = *before;
    let mut lines = Vec::new();
    for run in runs(events) {
        lines.extend(tell(rulebook, &table, run));
        run.iter().for_each(|happened| table.apply(rulebook, &happened.event));
    }
    lines
}

/// Sentences for events on a table that does not change meanwhile.
fn tell(rulebook: &Rulebook, table: &Table, events: &[Happened]) -> Vec<String> {
    let view = View { rulebook, table, flow: &Flow::NEW };
    runs(events).map(|run| sentence(&view, run)).collect()
}

/// Events that one sentence tells: what one player rolls, or what all players gain.
fn runs(events: &[Happened]) -> impl Iterator<Item = &[Happened]> {
    events.chunk_by(|one, next| match (&one.event, &next.event) {
        (Event::Rolled { seat: a, zone: x, .. }, Event::Rolled { seat: b, zone: y, .. }) => a == b && x == y,
        (Event::CapacityGained { by: a, seat: one }, Event::CapacityGained { by: b, seat: next }) => {
            a == b && one < next
        }
        _ => false,
    })
}

fn sentence(view: &View, run: &[Happened]) -> String {
    match run {
        [Happened { event: Event::Rolled { seat, zone, .. }, .. }, _, ..] => {
            let rolled = run.iter().filter_map(|happened| match happened.event {
                Event::Rolled { die, .. } => Some(die),
                _ => None,
            });
            let (who, zone) = (name::player(view, *seat), name::zone(view, Some(*seat), *zone));
            format!("{who} rolls into {zone}: {}.", name::dice(view, *seat, rolled))
        }
        [Happened { event: Event::CapacityGained { by, .. }, .. }, _, ..] => {
            let seats: Vec<Seat> = run.iter().filter_map(gainer).collect();
            let all = seats.len() == usize::from(view.table.players);
            let names: Vec<&str> = seats.into_iter().map(|seat| name::player(view, seat)).collect();
            if all {
                format!("Everybody gains {by} Capacity.")
            } else {
                format!("{} gain {by} Capacity.", names.join(", "))
            }
        }
        [happened, ..] => super::event(view, happened),
        [] => String::new(),
    }
}

const fn gainer(happened: &Happened) -> Option<Seat> {
    match happened.event {
        Event::CapacityGained { seat, .. } => Some(seat),
        _ => None,
    }
}
