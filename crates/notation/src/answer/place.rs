//! Placements as text: dice, `on`, and a spot.

use engine::View;
use engine::board::Space;
use engine::die::{Die, Face, Poses};
use engine::question::{Answer, Spot};
use engine::seat::Seat;

use super::counted;
use crate::mistake::Mistake;
use crate::names;

/// A die as its owner writes it: the top, and the front where it counts.
pub(crate) fn write_die(oriented: bool, die: Die) -> String {
    if oriented { format!("{}/{}", die.top().number(), die.front().number()) } else { die.top().number().to_string() }
}

/// Reads a die. Where the front counts but was left out, there must be only one such die among the candidates.
pub(crate) fn read_die(oriented: bool, candidates: Poses, word: &str) -> Result<Die, Mistake> {
    let face = |word: &str| {
        let face = word.parse().ok().and_then(Face::new);
        face.ok_or_else(|| Mistake::Die { word: word.to_owned(), oriented })
    };
    if let Some((top, front)) = word.split_once('/') {
        let (top, front) = (face(top)?, face(front)?);
        return Die::posed(top, front).ok_or_else(|| Mistake::Pose(word.to_owned()));
    }
    let top = face(word)?;
    let mut fitting = candidates.iter().filter(|die| die.top() == top);
    match (oriented, fitting.next(), fitting.next()) {
        (true, Some(_), Some(_)) => Err(Mistake::Fronts(top.number())),
        (true, Some(die), None) => Ok(die),
        _ => Ok(Die::flat(top)),
    }
}

pub(super) fn write(view: &View, seat: Seat, answer: Answer) -> String {
    let die = |die| write_die(view.country(seat).oriented, die);
    match answer {
        Answer::Place { die: one, spot } => format!("{} on {}", die(one), write_spot(view, one.top(), spot)),
        Answer::Pair { dice: [one, other], space } => format!("{}+{} on {space}", die(one), die(other)),
        _ => String::new(),
    }
}

pub(super) fn read(view: &View, seat: Seat, dice: &str, spot: &[&str]) -> Result<Answer, Mistake> {
    let pool = view.table.of(seat).pool.poses();
    let die = |word: &str| read_die(view.country(seat).oriented, pool, word);
    match dice.split_once('+') {
        None => {
            let die = die(dice)?;
            Ok(Answer::Place { die, spot: read_spot(view, die.top(), spot)? })
        }
        Some((one, other)) => {
            let [space] = spot else { return Err(Mistake::PairOffTile) };
            let mut dice = [die(one)?, die(other)?];
            dice.sort();
            Ok(Answer::Pair { dice, space: names::space(space)? })
        }
    }
}

fn write_spot(view: &View, face: Face, spot: Spot) -> String {
    match spot {
        Spot::Tile(space, slot) => format!("{space}{}", suffix(slot, tile_slot(view, face, space))),
        Spot::Mission => "mission".into(),
        Spot::Card(card, slot) => format!("card {}{}", card + 1, suffix(slot, card_slot(view, face, card))),
        Spot::Dock(dock) => format!("dock {}", dock + 1),
        Spot::Habitation => "habitation".into(),
    }
}

/// The slot is only written where it is not the one a reader would take.
fn suffix(slot: u8, default: u8) -> String {
    if slot == default { String::new() } else { format!("/{}", slot + 1) }
}

fn read_spot(view: &View, face: Face, spot: &[&str]) -> Result<Spot, Mistake> {
    match spot {
        ["mission"] => Ok(Spot::Mission),
        ["habitation"] => Ok(Spot::Habitation),
        ["dock", dock] => counted(dock).map(Spot::Dock),
        ["card", card] => {
            let (card, slot) = read_slot(card)?;
            let card = counted(card)?;
            Ok(Spot::Card(card, slot.unwrap_or_else(|| card_slot(view, face, card))))
        }
        [tile] => {
            let (space, slot) = read_slot(tile)?;
            let space = names::space(space)?;
            Ok(Spot::Tile(space, slot.unwrap_or_else(|| tile_slot(view, face, space))))
        }
        _ => Err(Mistake::Spot),
    }
}

fn read_slot(word: &str) -> Result<(&str, Option<u8>), Mistake> {
    match word.split_once('/') {
        Some((spot, slot)) => Ok((spot, Some(counted(slot)?))),
        None => Ok((word, None)),
    }
}

/// The slot that is meant where none is named: the first free one that takes the face, or else the first free one.
fn tile_slot(view: &View, face: Face, space: Space) -> u8 {
    let Some(tile) = view.table.tile(space) else { return 0 };
    let slots = view.face(tile).slots;
    let free = |slot: &u8| tile.dice[usize::from(*slot)].is_none() && !slots.faces(*slot).is_empty();
    let takes = |slot: &u8| free(slot) && slots.faces(*slot).has(face);
    (0..2).find(takes).or_else(|| (0..2).find(free)).unwrap_or(0)
}

fn card_slot(view: &View, face: Face, card: u8) -> u8 {
    let Some(up) = view.table.cards.get(card) else { return 0 };
    let takes = |slot: &u8| view.card_takes(&up, *slot, None).has(face);
    let slots = 0..view.card_slots();
    slots.clone().find(takes).or_else(|| slots.clone().find(|slot| up.dice[usize::from(*slot)].is_none())).unwrap_or(0)
}
