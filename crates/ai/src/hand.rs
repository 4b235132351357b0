//! What a player's unplaced dice may still make this round.

use engine::View;
use engine::board::{Space, Spaces};
use engine::die::{Bag, Die, Poses};
use engine::rulebook::{ScenarioTokens, Slots, TileFace, Unique};
use engine::seat::Seat;
use engine::table::{OnBoard, Token};

use crate::judge::Amounts;
use crate::soft::AmountCurve;
use crate::tiles::sum;

/// Dice on a tile and what they would add.
#[derive(Clone, Copy)]
struct Use {
    worth: i32,
    space: Option<Space>,
    dice: [Option<Die>; 2],
    adds: [More; 3],
}

/// So much more of a resource, by its place. Small, because a whole board of them is copied for every hand.
type More = (u8, i16);

const NOTHING: Use = Use { worth: 0, space: None, dice: [None; 2], adds: [(0, 0); 3] };
/// What is hoped for is not yet had, in percent.
const HOPE: i32 = 85;
/// What a die more in the hand is worth besides.
const DIE: i32 = 8;
/// What a token changes.
const WORTH: i32 = Token::WORTH as i32;

/// Adds what the dice at hand may still make, the best use first, and answers what else they are worth.
pub fn complete(view: &View<'_>, seat: Seat, amounts: &mut Amounts, soft: &AmountCurve) -> i32 {
    let (area, lane) = (view.table.of(seat), view.flow.lane(seat));
    if lane.done {
        return 0;
    }
    let mut left = area.pool;
    let waiting = i32::from(area.storage.len()) * 6 + i32::from(area.queue.len().saturating_sub(3)) * 14;
    let mut spare = waiting;
    if !lane.housed {
        spare += spend_on_tiles(view, area.owned, &mut left, amounts, soft);
    }
    let lowest = (0..4).min_by_key(|index| amounts[*index]).unwrap_or(0);
    amounts[lowest] += i32::from(left.len()) * 9;
    spare
}

/// Puts dice on tiles, the best use first. A use is weighed once, and again only when its dice are gone.
fn spend_on_tiles(view: &View<'_>, own: Spaces, left: &mut Bag, amounts: &mut Amounts, soft: &AmountCurve) -> i32 {
    let mut uses = [NOTHING; Space::COUNT];
    let mut count = 0;
    for space in own.iter().filter(|space| !view.table.tiles[space.index()].active() || has_room(view, *space)) {
        uses[count] = best_on(view, space, left, amounts, soft);
        count += usize::from(uses[count].space.is_some());
    }
    let mut spare = 0;
    while let Some(index) = (0..count).max_by_key(|index| uses[*index].worth) {
        let best = uses[index];
        let Some(space) = best.space else { break };
        if holds(left, best.dice) {
            best.dice.into_iter().flatten().for_each(|die| left.remove(die));
            best.adds.iter().for_each(|more| amounts[usize::from(more.0)] += i32::from(more.1) * HOPE / 100);
            spare += if view.face(&view.table.tiles[space.index()]).has_ability { DIE } else { 0 };
            uses[index] = NOTHING;
        } else {
            uses[index] = best_on(view, space, left, amounts, soft);
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
fn best_on(view: &View<'_>, space: Space, hand: &Bag, amounts: &Amounts, soft: &AmountCurve) -> Use {
    let tile = &view.table.tiles[space.index()];
    let face = view.face(tile);
    let slots = face.slots;
    let fits = match tile.dice {
        [None, None] => slots.faces(0).or(slots.faces(1)),
        [None, _] => slots.faces(0),
        [Some(_), _] => slots.faces(1),
    };
    let wanted = hand.poses().and(fits.poses());
    if wanted == Poses::EMPTY {
        return NOTHING;
    }
    let share = availability(view, tile, hand);
    if share == 0 {
        return NOTHING;
    }
    let holes = if matches!(view.disaster().scenario, ScenarioTokens::Holes(_)) { i32::from(tile.scenario) } else { 0 };
    let mut best = NOTHING;
    let mut weigh = |dice: [Option<Die>; 2]| {
        let adds = adds(face, tile, dice, (amounts, holes, share), view.table.released());
        let mut worth = if face.has_ability { DIE } else { 0 };
        for more in adds.iter().filter(|more| more.1 > 0) {
            let amount = amounts[usize::from(more.0)];
            worth += soft.worth(amount + i32::from(more.1)) - soft.worth(amount);
        }
        if worth > best.worth {
            best = Use { worth, space: Some(space), dice, adds };
        }
    };
    let counter = tile.counter.map(|die| die.top());
    let beats = |die: &Die| counter.is_none_or(|counter| die.top() > counter);
    if slots.takes_pair() {
        for first in wanted.iter().filter(beats) {
            for second in wanted.iter().filter(beats).filter(|die| *die >= first) {
                let there = first != second || hand.count(first) > 1;
                if there && slots.fits_pair(first.top(), second.top()) {
                    weigh([Some(first), Some(second)]);
                }
            }
        }
        return best;
    }
    let alike = alike(face, tile);
    for die in wanted.iter().filter(beats) {
        weigh([Some(die), None]);
        if alike {
            break;
        }
    }
    best
}

/// Does every die that fits make the same?
fn alike(face: &TileFace, tile: &OnBoard) -> bool {
    let tokens = tile.amplify.is_some() || tile.strain.is_some();
    !tokens && face.unique.is_none() && face.output.iter().flatten().all(|(_, output)| output.times == 0)
}

/// What dice add on a tile that can be used so often, in percent.
fn adds(
    face: &TileFace,
    tile: &OnBoard,
    dice: [Option<Die>; 2],
    (amounts, mut holes, share): (&Amounts, i32, i32),
    released: u8,
) -> [More; 3] {
    let mut adds = [(0, 0); 3];
    let shown = dice.map(|die| die.map(Die::top));
    let so_much = |made: i32| (made * share / 10) as i16;
    match face.unique {
        Some(Unique::AnyResource) => {
            let lowest = (0..4u8).min_by_key(|index| amounts[usize::from(*index)]).unwrap_or(0);
            adds[0] = (lowest, so_much(sum(shown)));
            return adds;
        }
        Some(Unique::MissionDie) => return [(0, so_much(3)), (1, so_much(3)), (2, so_much(3))],
        None => {}
    }
    let counter = tile.counter.map(|die| die.top());
    let matched = |token: &Token| dice.iter().flatten().any(|die| die.top() == token.number);
    for ((resource, output), more) in face.output.iter().flatten().zip(&mut adds) {
        let made = i32::from(face.amount(*output, released, shown, counter)).max(0);
        let amplified = tile.amplify.is_some_and(|token| token.resource == *resource && matched(&token));
        let made = made + if amplified { WORTH } else { 0 };
        *more = (resource.index() as u8, so_much((made - holes).max(0)));
        holes = (holes - made).max(0);
    }
    if let Some(strain) = tile.strain.filter(matched) {
        adds[2] = (strain.resource.index() as u8, so_much(WORTH));
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
