//! A view as JSON, for bots and other programs. It is built from a [`View`] alone, so it holds no secrets.
//!
//! Countries, tiles, cards and the rest go by their keys; `docs/protocol.md` describes every field.

mod area;
mod tile;

use engine::View;
use engine::die::{Die, Faces};
use engine::flow::Step;
use engine::resource::Resource;
use engine::rulebook::Together;
use engine::seat::Seat;
use engine::table::{Outcome, Phase};
use serde_json::{Map, Value, json};

use crate::names::resource_word;

/// Everything on the table that a player can see.
pub fn view_json(view: &View) -> Value {
    let table = view.table;
    let seats: Vec<Seat> = table.seats().iter().collect();
    let by_seat = |numbers: &[u8; Seat::MAX]| numbers[..seats.len()].to_vec();
    json!({
        "round": table.round,
        "phase": { "number": table.phase.number(), "name": phase_word(table.phase) },
        "step": step_word(view.flow.step),
        "players": table.players,
        "disaster": view.disaster().key,
        "seats": seats.iter().map(|seat| area::area(view, *seat)).collect::<Vec<_>>(),
        "tiles": table.occupied.iter().map(|space| tile::on_board(view, space)).collect::<Vec<_>>(),
        "wheels": wheels(view),
        "missions": missions(view),
        "cards": cards(view),
        "toxic": { "values": faces(table.toxic), "dice": by_seat(&table.toxic_aid_dice) },
        "docks": docks(view),
        "habitation": by_seat(&table.habitation),
        "stock": { "tokens": table.stock.amplify_strain, "disable": table.stock.disable },
        "research": {
            "steps": table.research,
            "tier": table.tier,
            "releases": view.rulebook.tables.research,
            "cost": table.research_cost(),
            "paid": by_seat(&table.research_paid),
        },
        "amplify_cost": view.amplify_cost(),
        "emergency": { "opened": table.emergency, "supplies": view.rulebook.tables.emergency },
        "outcome": table.outcome.map(outcome),
    })
}

/// How a game ended: a word, and the resource that was short.
pub fn outcome(outcome: Outcome) -> Value {
    let word = match outcome {
        Outcome::Won => "won",
        Outcome::Starved(_) => "starved",
        Outcome::OutOfSupplies => "out-of-supplies",
        Outcome::StationDestroyed => "station-destroyed",
    };
    let resource = match outcome {
        Outcome::Starved(resource) => Some(resource_word(resource)),
        Outcome::Won | Outcome::OutOfSupplies | Outcome::StationDestroyed => None,
    };
    json!({ "result": word, "resource": resource })
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::RollAndPlaceDice => "roll-and-place-dice",
        Phase::CalculateResults => "calculate-results",
        Phase::UseResources => "use-resources",
        Phase::ResolveDisasters => "resolve-disasters",
        Phase::SpendCapacity => "spend-capacity",
        Phase::ResetTheRound => "reset-the-round",
    }
}

const fn step_word(step: Step) -> &'static str {
    match step {
        Step::Prepare => "prepare",
        Step::Place => "place",
        Step::Split(_) => "split-holes",
        Step::AnyResource(_) => "any-resource",
        Step::MissionDie(_) => "mission-die",
        Step::Habitation => "habitation",
        Step::Bonus => "bonus",
        Step::Disaster(_) => "disaster",
        Step::AfterCards(_) => "after-cards",
        Step::Standing(_) => "standing",
        Step::Spend => "spend",
        Step::Counter(_) => "counter",
        Step::Over => "over",
    }
}

fn wheels(view: &View) -> Value {
    // After Phase 1 the dice have been counted, and what lies ahead is another round.
    let forecast = (view.table.phase == Phase::RollAndPlaceDice).then(|| view.forecast());
    let wheel = |resource: Resource| {
        let wheel = view.wheel(resource);
        let body = json!({
            "drain": wheel.drain,
            "available": wheel.available,
            "forecast": forecast.map(|forecast| forecast[resource.index()]),
            "bonus": wheel.bonus,
            "next_bonus": view.next_bonus(resource),
        });
        (resource_word(resource).to_owned(), body)
    };
    Value::Object(Resource::ALL.into_iter().map(wheel).collect::<Map<_, _>>())
}

fn missions(view: &View) -> Value {
    let missions = &view.table.missions;
    let costs = |id| {
        let costs = view.rulebook.mission(id).costs;
        let column = |resource: Resource| costs.map(|row| row[resource.index()]);
        let used = Resource::ALL.into_iter().filter(|resource| column(*resource) != [0; 4]);
        Value::Object(used.map(|resource| (resource_word(resource).to_owned(), json!(column(resource)))).collect())
    };
    let active = missions.active().map(|(_, active)| {
        json!({
            "key": view.rulebook.mission(active.card).key,
            "name": view.rulebook.mission(active.card).name,
            "die": active.die.number(),
            "owner": active.owner.number(),
            "costs": costs(active.card),
        })
    });
    json!({
        "active": active.collect::<Vec<_>>(),
        "top": missions.top.map(|top| {
            let mission = view.rulebook.mission(top);
            json!({ "key": mission.key, "name": mission.name, "costs": costs(top) })
        }),
        "hidden": missions.hidden,
        "completed": missions.completed,
        "to_win": view.table.missions_to_win(view.rulebook),
    })
}

fn cards(view: &View) -> Value {
    let up = view.table.cards.up().map(|(_, up)| {
        let card = view.rulebook.card(up.card);
        let dice = up.dice.map(|placed| placed.map(|(owner, one)| placed_die(view, owner, one)));
        json!({
            "key": card.key,
            "name": card.name,
            "slots": card.slots.map(|slots| slots.faces.map(faces)),
            "together": card.slots.map(|slots| together(slots.together)),
            "only_toxic": card.slots.is_some_and(|slots| slots.toxic),
            "dice": dice,
            "toxic": faces(card.toxic),
        })
    });
    json!({ "up": up.collect::<Vec<_>>(), "deck": view.table.cards.deck })
}

/// How the two dice on a card must go together.
fn together(together: Together) -> Value {
    match together {
        Together::Apart => "apart".into(),
        Together::Equal => "equal".into(),
        Together::Run => "run".into(),
        Together::Sum(least) => json!({ "sum": least }),
        Together::Players => "players".into(),
        Together::Rising => "rising".into(),
    }
}

fn docks(view: &View) -> Value {
    let kind = |dock| match dock {
        engine::rulebook::Dock::Plain => "plain",
        engine::rulebook::Dock::OrHigher => "or-higher",
        engine::rulebook::Dock::OrLower => "or-lower",
    };
    let docks = view.table.docks.iter().zip(view.rulebook.docking).map(|(docked, dock)| {
        let placed = docked.die.map(|(owner, one)| placed_die(view, owner, one));
        json!({ "kind": kind(dock), "disabled": docked.disabled, "die": placed })
    });
    Value::Array(docks.collect())
}

fn placed_die(view: &View, owner: Seat, one: Die) -> Value {
    json!({ "owner": owner.number(), "die": die(view, owner, one) })
}

/// A die: its face, or its top and front where the country looks at both.
fn die(view: &View, seat: Seat, die: Die) -> Value {
    match view.country(seat).oriented {
        true => json!({ "top": die.top().number(), "front": die.front().number() }),
        false => json!(die.top().number()),
    }
}

/// A set of faces as a list of numbers.
fn faces(faces: Faces) -> Vec<u8> {
    faces.iter().map(|face| face.number()).collect()
}
