//! What a player's unplaced dice may still make this round.

use engine::View;
use engine::board::{Space, Spaces};
use engine::die::{Bag, Die, Face};
use engine::rulebook::{Scenario, Slots, TileFace, Unique};
use engine::seat::Seat;
use engine::table::OnBoard;

use crate::judge::{Amounts, soft};
use crate::tiles::measured;
use crate::weights::Weights;

/// Dice on a tile and what they would add.
#[derive(Clone, Copy)]
struct Use {
    worth: i32,
    space: Option<Space>,
    dice: [Option<Die>; 2],
    adds: [More; 3],
}

/// So much more of a resource, by its place.
type More = (usize, i32);

const NOTHING: Use = Use { worth: 0, space: None, dice: [None; 2], adds: [(0, 0); 3] };
/// What is hoped for is not yet had, in percent.
const HOPE: i32 = 85;
/// What a die more in the hand is worth besides.
const DIE: i32 = 8;

/// Adds what the dice at hand may still make, the best use first, and answers what else they are worth.
pub fn complete(view: &View<'_>, seat: Seat, amounts: &mut Amounts, weights: &Weights) -> i32 {
    let (crew, lane) = (view.table.of(seat), view.flow.lane(seat));
    if lane.done {
        return 0;
    }
    let mut left = crew.pool;
    let waiting = i32::from(crew.storage.len()) * 6 + i32::from(crew.queue.len().saturating_sub(3)) * 14;
    let mut spare = waiting;
    if !lane.housed {
        spare += spend_on_tiles(view, crew.owned, &mut left, amounts, weights);
    }
    let lowest = (0..4).min_by_key(|index| amounts[*index]).unwrap_or(0);
    amounts[lowest] += i32::from(left.len()) * 9;
    spare
}

/// Puts dice on tiles, the best use first. A use is weighed once, and again only when its dice are gone.
fn spend_on_tiles(view: &View<'_>, own: Spaces, left: &mut Bag, amounts: &mut Amounts, weights: &Weights) -> i32 {
    let mut uses = [NOTHING; Space::COUNT];
    let mut count = 0;
    for space in own.iter().filter(|space| !view.table.tiles[space.index()].active() || has_room(view, *space)) {
        uses[count] = best_on(view, space, left, amounts, weights);
        count += usize::from(uses[count].space.is_some());
    }
    let mut spare = 0;
    while let Some(index) = (0..count).max_by_key(|index| uses[*index].worth) {
        let best = uses[index];
        let Some(space) = best.space else { break };
        if holds(left, best.dice) {
            best.dice.into_iter().flatten().for_each(|die| left.remove(die));
            best.adds.iter().for_each(|more| amounts[more.0] += more.1 * HOPE / 100);
            spare += if view.face(&view.table.tiles[space.index()]).has_ability { DIE } else { 0 };
            uses[index] = NOTHING;
        } else {
            uses[index] = best_on(view, space, left, amounts, weights);
        }
    }
    spare
}

/// Are these dice at hand?
fn holds(hand: &Bag, dice: [Option<Die>; 2]) -> bool {
    match dice {
        [Some(first), Some(second)] if first == second => hand.count(first) > 1,
        [Some(first), Some(second)] => hand.count(first) > 0 && hand.count(second) > 0,
        [Some(first), None] => hand.count(first) > 0,
        [None, _] => false,
    }
}

/// A second slot that takes its die on its own.
fn has_room(view: &View<'_>, space: Space) -> bool {
    let tile = &view.table.tiles[space.index()];
    matches!(view.face(tile).slots, Slots::Separated(..)) && tile.dice.iter().any(Option::is_none)
}

/// The best use of dice of this hand on a tile.
fn best_on(view: &View<'_>, space: Space, hand: &Bag, amounts: &Amounts, weights: &Weights) -> Use {
    let tile = &view.table.tiles[space.index()];
    let face = view.face(tile);
    let share = availability(view, tile, hand);
    if share == 0 {
        return NOTHING;
    }
    let holes = if matches!(view.disaster().scenario, Scenario::Holes(_)) { i32::from(tile.scenario) } else { 0 };
    let mut best = NOTHING;
    let mut weigh = |dice: [Option<Die>; 2], tops: &[Face]| {
        let adds = adds(face, tile, tops, amounts, holes);
        let mut worth = if face.has_ability { DIE } else { 0 };
        let better =
            |more: &More| soft(weights, amounts[more.0] + more.1 * share / 100) - soft(weights, amounts[more.0]);
        worth += adds.iter().filter(|more| more.1 > 0).map(better).sum::<i32>();
        if worth > best.worth {
            let adds = adds.map(|more| (more.0, more.1 * share / 100));
            best = Use { worth, space: Some(space), dice, adds };
        }
    };
    let counter = tile.counter.map(|die| die.top());
    let beats = |die: &Die| counter.is_none_or(|counter| die.top() > counter);
    if face.slots.takes_pair() {
        let wanted = hand.poses().and(face.slots.faces(0).or(face.slots.faces(1)).poses());
        for first in wanted.iter().filter(beats) {
            for second in wanted.iter().filter(beats).filter(|die| *die >= first) {
                let there = first != second || hand.count(first) > 1;
                if there && face.slots.fits_pair(first.top(), second.top()) {
                    weigh([Some(first), Some(second)], &[first.top(), second.top()]);
                }
            }
        }
        return best;
    }
    let slot = u8::from(tile.dice[0].is_some());
    let fits = if tile.active() { face.slots.faces(slot) } else { face.slots.faces(0).or(face.slots.faces(1)) };
    for die in hand.poses().and(fits.poses()).iter().filter(beats) {
        weigh([Some(die), None], &[die.top()]);
    }
    best
}

/// What dice add on a tile.
fn adds(face: &TileFace, tile: &OnBoard, tops: &[Face], amounts: &Amounts, mut holes: i32) -> [More; 3] {
    let mut adds = [(0, 0); 3];
    match face.unique {
        Some(Unique::AnyResource) => {
            let shown: i32 = tops.iter().map(|top| i32::from(top.number())).sum();
            adds[0] = ((0..4).min_by_key(|index| amounts[*index]).unwrap_or(0), shown * 10);
            return adds;
        }
        Some(Unique::MissionDie) => return [(0, 20), (1, 20), (2, 20)],
        None => {}
    }
    let counter = tile.counter.map(|die| die.top());
    for ((resource, output), more) in face.output.iter().flatten().zip(&mut adds) {
        let made = measured(*output, tops, counter).max(0);
        let amplified = tile.amplify.is_some_and(|token| token.resource == *resource && tops.contains(&token.number));
        let made = made + if amplified { 3 } else { 0 };
        *more = (resource.index(), (made - holes).max(0) * 10);
        holes = (holes - made).max(0);
    }
    if let Some(strain) = tile.strain.filter(|token| tops.contains(&token.number)) {
        adds[2] = (strain.resource.index(), 30);
    }
    adds
}

/// How likely a tile can be used with this hand, in percent: a lock opens only to a hand that matches it.
fn availability(view: &View<'_>, tile: &OnBoard, hand: &Bag) -> i32 {
    if view.usable(tile) {
        return 100;
    }
    let unlocked = OnBoard { open: true, ..*tile };
    let Some(lock) = tile.lock.filter(|_| view.usable(&unlocked)) else { return 0 };
    let numbers = view.country(tile.owner).locks[usize::from(lock)];
    let (all, matching) =
        hand.iter().fold((0, 0), |(all, matching), die| (all + 1, matching + i32::from(numbers.has(die.top()))));
    if all == matching { 92 } else { 60 * matching / all.max(1) }
}
