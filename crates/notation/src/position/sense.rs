//! What cannot lie on a table, however it is written. Whoever describes such a thing has made a mistake, and what
//! the rules would make of it says nothing.

use engine::board::Space;
use engine::die::{Die, Face};
use engine::effect::{Quantity, Zone};
use engine::rulebook::{CardId, ScenarioTokens, Slots, TileFace};
use engine::seat::Seat;
use engine::table::{OnBoard, Queue};

use super::draft::Draft;

/// None of these may be named twice.
pub(super) fn once<'a, T: Copy + PartialEq>(
    what: &str,
    things: &[T],
    key: impl Fn(T) -> &'a String,
) -> Result<(), String> {
    let again = things.iter().enumerate().find(|(at, thing)| things[..*at].contains(thing));
    again.map_or(Ok(()), |(_, thing)| Err(format!("there is only one {what} '{}'", key(*thing))))
}

impl Draft<'_> {
    /// Does everything on a tile fit it?
    pub(super) fn tile_makes_sense(&self, space: Space) -> Result<(), String> {
        let Some(tile) = self.table.tile(space) else { return Ok(()) };
        let face = self.rulebook.face(tile.tile, tile.light);
        let on = |what: String| Err(format!("{what} on {space}, {}", face.name));
        if let Some(what) = wrong_dice(face.slots, tile.dice) {
            return on(what);
        }
        if tile.counter.is_some() && !face.counter {
            return on("there is no slot for a Counter die".into());
        }
        if tile.lock.is_some() && !face.padlock {
            return on("there is no padlock for a Lock token".into());
        }
        if tile.open && tile.lock.is_none() {
            return on("there is no Lock token to be open".into());
        }
        if self.lock_lies_elsewhere(space, tile) {
            return on("there cannot lie a Lock token that lies elsewhere already".into());
        }
        match wrong_token(face, tile) {
            Some(resource) => on(format!("a token cannot change {resource:?}")),
            None => Ok(()),
        }
    }

    fn lock_lies_elsewhere(&self, space: Space, tile: &OnBoard) -> bool {
        let others = self.table.owned(tile.owner).iter().filter(|other| *other != space);
        tile.lock.is_some() && others.into_iter().any(|other| self.table.tiles[other.index()].lock == tile.lock)
    }

    /// May a disaster card hold a die on this slot, counted from 0?
    pub(super) fn card_takes(&self, id: CardId, slot: usize, die: Option<(Seat, Die)>) -> Result<(), String> {
        let card = self.rulebook.card(id);
        let slots = card.slots.ok_or_else(|| format!("'{}' is a momentary card: it has no slots", card.key))?;
        let Some((_, die)) = die else { return Ok(()) };
        // With one or two players only the first slot counts (core p. 16).
        if slot > 0 && self.table.players <= 2 {
            return Err(format!("with {} players '{}' has only one slot", self.table.players, card.key));
        }
        match slots.faces[slot].has(die.top()) {
            true => Ok(()),
            false => {
                Err(format!("slot {} of '{}' takes {}, not {}", slot + 1, card.key, slots.faces[slot], number(die)))
            }
        }
    }

    /// How many Scenario tokens a tile can hold.
    pub(super) fn most_scenario_tokens(&self) -> u8 {
        match self.rulebook.disaster(self.table.disaster).scenario {
            ScenarioTokens::None => 0,
            ScenarioTokens::Holes(most) => self.table.quantity(Quantity::HitLimit, most),
            ScenarioTokens::Integrity(most) => most,
        }
    }

    /// Can so many dice lie in this zone of a player?
    pub(super) fn has_zone(&self, seat: Seat, zone: &str, dice: usize) -> Result<(), String> {
        let country = self.rulebook.country(self.table.of(seat).country);
        match zone {
            "queue" if dice > 0 && country.rolls_into != Zone::Queue => Err(format!("{} has no queue", country.key)),
            "queue" if dice > Queue::MAX => Err(format!("a queue holds at most {} dice", Queue::MAX)),
            "cache" if dice > 0 && !self.table.solo() => Err("only a solo player has a cache".into()),
            _ => Ok(()),
        }
    }

    /// The Amplify/Strain tokens of the box that lie on no tile, numbered 1 to 6.
    pub(super) fn tokens_off_tiles(&self) -> [u8; 6] {
        let mut left = self.rulebook.tables.amplify_strain[usize::from(self.table.players) - 1];
        for tile in self.tiles() {
            for token in [tile.amplify, tile.strain].into_iter().flatten() {
                let heap = &mut left[usize::from(token.number.number()) - 1];
                *heap = heap.saturating_sub(1);
            }
        }
        left
    }

    /// The Disable tokens of the box that lie on no tile and on no Docking Module.
    pub(super) fn disable_off_tiles(&self) -> u8 {
        let on_tiles = self.tiles().filter(|tile| tile.disabled).count();
        let on_docks = self.table.docks.iter().filter(|dock| dock.disabled).count();
        self.rulebook.tables.disable.saturating_sub((on_tiles + on_docks) as u8)
    }

    fn tiles(&self) -> impl Iterator<Item = &OnBoard> {
        self.table.occupied.iter().map(|space| &self.table.tiles[space.index()])
    }
}

/// A token can only change what the tile makes (C7).
fn wrong_token(face: &TileFace, tile: &OnBoard) -> Option<engine::resource::Resource> {
    let fitting = OnBoard::token_resources(face.produces);
    let tokens = [tile.amplify, tile.strain].into_iter().flatten();
    tokens.map(|token| token.resource).find(|resource| !fitting.has(*resource))
}

/// What is wrong with the dice on a tile: what was placed was legal then, and a placed die never turns.
fn wrong_dice(slots: Slots, dice: [Option<Die>; 2]) -> Option<String> {
    let face = |die: Option<Die>| die.map(Die::top);
    match (slots, dice.map(face)) {
        (_, [None, None]) => None,
        (Slots::One(_) | Slots::Separated(..), tops) => {
            let filled = (0u8..).zip(tops).filter_map(|(slot, top)| Some((slot, top?)));
            let wrong = filled.into_iter().find(|(slot, top)| !slots.faces(*slot).has(*top));
            wrong.map(|(slot, top)| not_taken(slots, slot, top))
        }
        (_, [Some(first), Some(second)]) if slots.fits_pair(first, second) => None,
        (_, [Some(first), Some(second)]) => {
            Some(format!("{} and {} do not fit together", first.number(), second.number()))
        }
        (_, [Some(_), None] | [None, Some(_)]) => Some("a single die cannot lie: it takes two at once,".into()),
    }
}

fn not_taken(slots: Slots, slot: u8, top: Face) -> String {
    let takes = slots.faces(slot);
    match takes.is_empty() {
        true => "there is only one slot".into(),
        false => format!("slot {} takes {takes}, not {},", slot + 1, top.number()),
    }
}

fn number(die: Die) -> u8 {
    die.top().number()
}
