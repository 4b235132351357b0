//! What lies in front of one player, as JSON.

use engine::View;
use engine::die::Die;
use engine::resource::{Light, Resource};
use engine::seat::Seat;
use serde_json::{Value, json};

use super::{die, faces};
use crate::names::{light_word, resource_word};

/// What lies in front of a player.
pub(super) fn area(view: &View, seat: Seat) -> Value {
    let area = view.table.of(seat);
    let country = view.country(seat);
    let lane = view.flow.lane(seat);
    let dice = |dice: &mut dyn Iterator<Item = Die>| dice.map(|one| die(view, seat, one)).collect::<Vec<_>>();
    json!({
        "seat": seat.number(),
        "country": country.key,
        "name": country.name,
        "oriented": country.oriented,
        "light": light_word(area.light),
        "boards": area.boards.iter().map(resource_word).collect::<Vec<_>>(),
        "badges": badges(view, seat),
        "capacity": area.capacity,
        "track": track(view, seat),
        "pool": dice(&mut area.pool.iter()),
        "storage": dice(&mut area.storage.iter()),
        "queue": dice(&mut area.queue.dice().iter().copied()),
        "cache": dice(&mut area.cache.iter()),
        "kept": dice(&mut area.kept.iter()),
        "converters": { "here": area.converters, "most": country.converters.1 },
        "locks": country.locks.iter().map(|lock| faces(*lock)).collect::<Vec<_>>(),
        "discount": area.discount,
        "fewer_dice": area.fewer_next_roll,
        "permits": area.permits,
        "done": lane.done,
        "housed": lane.housed,
        "tiles": view.table.owned(seat).iter().map(|space| space.to_string()).collect::<Vec<_>>(),
        "offer": offer(view, seat),
    })
}

fn badges(view: &View, seat: Seat) -> Vec<Value> {
    let area = view.table.of(seat);
    let badge = |(index, (badge, board)): (usize, &(engine::rulebook::BadgeId, Resource))| {
        json!({
            "key": view.rulebook.badge(*badge).key,
            "board": resource_word(*board),
            "used": area.badges_used & (1 << index) != 0,
        })
    };
    area.badges.iter().flatten().enumerate().map(badge).collect()
}

/// The dice track: where the marker stands, how many dice that is, and what the next step costs.
fn track(view: &View, seat: Seat) -> Value {
    let track = view.track(seat);
    let slot = view.table.of(seat).track;
    json!({
        "slot": slot,
        "dice": track.dice.get(usize::from(slot)),
        "slots": &track.dice[..usize::from(track.len).min(track.dice.len())],
        "next_cost": view.die_cost(seat),
    })
}

/// The Offer row, on the sides that this player may install.
fn offer(view: &View, seat: Seat) -> Vec<Value> {
    let offer = view.offer(seat);
    let area = view.table.of(seat);
    let sides = |light: &Light| view.table.solo() || *light == area.light;
    let tiles = (0..32u8).filter(|index| offer & (1 << index) != 0);
    tiles
        .flat_map(|index| Light::ALL.into_iter().filter(sides).map(move |light| (index, light)))
        .map(|(index, light)| {
            let id = view.set_tile(seat, index);
            let face = view.rulebook.face(id, light);
            json!({
                "key": view.rulebook.tile(id).key,
                "name": face.name,
                "light": light_word(light),
                "cost": view.tile_cost(face),
                "drain": super::tile::drain(face),
                "slots": super::tile::slots(face.slots),
                "makes": super::tile::makes(face),
                "unique": super::tile::unique(face),
            })
        })
        .collect()
}
