//! A tile on the board as JSON.

use engine::View;
use engine::board::Space;
use engine::resource::Resource;
use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};
use engine::table::Token;
use serde_json::{Value, json};

use super::{die, faces};
use crate::names::{light_word, resource_word};

/// A tile with all that lies on it.
pub(super) fn on_board(view: &View, space: Space) -> Value {
    let tile = &view.table.tiles[space.index()];
    let face = view.face(tile);
    let lock = tile.lock.and_then(|lock| view.country(tile.owner).locks.get(usize::from(lock)));
    json!({
        "space": space.to_string(),
        "key": view.rulebook.tile(tile.tile).key,
        "name": face.name,
        "tier": tier(view, space),
        "owner": tile.owner.number(),
        "light": light_word(tile.light),
        "cost": face.cost,
        "slots": slots(face.slots),
        "makes": makes(face),
        "unique": unique(face),
        "produces": face.produces.iter().map(resource_word).collect::<Vec<_>>(),
        "dice": tile.dice.iter().flatten().map(|one| die(view, tile.owner, *one)).collect::<Vec<_>>(),
        "counter": tile.counter.map(|counter| counter.top().number()),
        "padlock": face.padlock,
        "lock": lock.map(|lock| faces(*lock)),
        "open": tile.open,
        "amplify": tile.amplify.map(token),
        "strain": tile.strain.map(token),
        "disabled": tile.disabled,
        "scenario": tile.scenario,
        "usable": view.usable(tile),
    })
}

/// The die slots: how they are filled and which faces they take.
pub(super) fn slots(slots: Slots) -> Value {
    match slots {
        Slots::One(one) => json!({ "kind": "one", "takes": [faces(one)] }),
        Slots::Separated(one, other) => json!({ "kind": "separated", "takes": [faces(one), faces(other)] }),
        Slots::Joined(one, other) => json!({ "kind": "joined", "takes": [faces(one), faces(other)] }),
        Slots::Double(both) => json!({ "kind": "double", "takes": [faces(both), faces(both)] }),
        Slots::Sum(least) => json!({ "kind": "sum", "least": least }),
    }
}

/// What the tile makes: `base + times * of` of each resource and `tier` for each tier released, for each die where
/// slots are separated.
pub(super) fn makes(face: &TileFace) -> Vec<Value> {
    let measure = |measure| match measure {
        Measure::Die => "die",
        Measure::Lower => "lower",
        Measure::Sum => "sum",
        Measure::Counter => "counter",
    };
    let made = |(resource, output): &(Resource, Output)| {
        json!({
            "resource": resource_word(*resource),
            "base": output.base,
            "times": output.times,
            "of": measure(output.of),
            "tier": output.tier,
        })
    };
    face.output.iter().flatten().map(made).collect()
}

/// What the tile makes that is no plain resource.
pub(super) fn unique(face: &TileFace) -> Value {
    match face.unique {
        Some(Unique::AnyResource) => "any-resource".into(),
        Some(Unique::MissionDie) => "mission-die".into(),
        None => Value::Null,
    }
}

/// What installing the tile drains.
pub(super) fn drain(face: &TileFace) -> Value {
    face.drain.map_or(Value::Null, |(resource, by)| json!({ "resource": resource_word(resource), "by": by }))
}

fn token(token: Token) -> Value {
    json!({ "number": token.number.number(), "resource": resource_word(token.resource) })
}

fn tier(view: &View, space: Space) -> &'static str {
    use engine::effect::Tier;
    match view.rulebook.tile(view.table.tiles[space.index()].tile).tier {
        Tier::Starter => "starter",
        Tier::One => "1",
        Tier::Two => "2",
        Tier::Three => "3",
        Tier::Four => "4",
        Tier::Boost => "boost",
    }
}
