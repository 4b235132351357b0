//! Reach: where one die can end in Phase 1, and what must be done first.
//!
//! # What following a die means
//!
//! The table holds dice by value, not by name. A die is followed like this:
//!
//! 1. It lies in a bag with a pose, at a place in the queue, or on a tile as its Counter die.
//! 2. Where one of several equal dice is changed, moved, paid, discarded or placed, the player says which: following
//!    goes both ways. Where it is the only one, it is the one.
//! 3. One instruction changes a die at most once, and "two dice" are two dice: what such an instruction has changed is
//!    not what it changes next, even where both look alike by then.
//! 4. A die exchanged for a Counter die lies on that tile, and may come back by another exchange or a pick-up.
//! 5. Rolled, gained, copied and received dice are other dice. Rolling a die again is turning it.
//! 6. Discarded, paid or pushed over the edge, it is gone. Placed, alone or as one of two, it has reached that place,
//!    and what the place then does no longer matters.
//!
//! The player answers, crew mates stand still, and nobody says "done".

mod follow;
mod hand;
mod luck;
mod outcomes;
mod places;
mod rows;
mod search;
mod text;
mod walk;

pub use follow::{Fate, Follow, Note};
pub use rows::{Means, Row, rows};

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::question::{Answer, Question, Spot};
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

/// Where a die lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum At {
    /// In a bag (any zone but the queue), in this pose.
    Bag(Zone, Die),
    /// In the queue, at this place counted from 0.
    Queue(u8),
    /// On an own tile, as its Counter die.
    Counter(Space, Die),
}

/// Where a die can end. The slots of a tile or a card are one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// An own tile.
    Tile(Space),
    /// The top mission card.
    Mission,
    /// The persistent disaster card with this index.
    Card(u8),
    /// This Docking Module.
    Dock(u8),
    /// The Habitation Module.
    Habitation,
}

/// How far to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Deeds before the die's own placement: other placements and free actions, each with all its choices.
    pub deeds: u8,
    /// Answers that are tried at most.
    pub answers: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { deeds: 2, answers: 4_000 }
    }
}

/// What a die can reach.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// Each place once, in order.
    pub targets: Vec<Target>,
    /// Answers that were tried.
    pub answers: u32,
    /// Was everything within the deeds looked at, or did the answers run out?
    pub complete: bool,
}

/// A place, and the best way there: without luck if there is one, then the fewest deeds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The place.
    pub place: Place,
    /// The answers in order; the last one places the die.
    pub route: Vec<Step>,
    /// Does it need luck?
    pub luck: Luck,
}

/// One answer of a route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// What is asked.
    pub question: Question,
    /// What is answered.
    pub answer: Answer,
    /// What this route then hopes to roll, in order.
    pub rolled: Vec<Die>,
}

/// What a route owes to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Luck {
    /// Nothing is rolled.
    Sure,
    /// So many of so many equally likely rolls let the route through, the die being placed with whatever it shows.
    /// Other routes may turn some of the other rolls to account.
    Odds(u32, u32),
    /// More rolls than are worth counting.
    Long,
}

impl Target {
    /// The steps that begin a deed: placements and free actions. The last one places the die.
    pub fn deeds(&self) -> impl Iterator<Item = &Step> {
        self.route.iter().filter(|step| step.question == Question::Place)
    }

    /// The own tiles that are used on the way, in order.
    pub fn abilities(&self) -> Vec<Space> {
        let before = self.deeds().count().saturating_sub(1);
        let tile = |step: &Step| match step.answer {
            Answer::Place { spot: Spot::Tile(space, _), .. } | Answer::Pair { space, .. } => Some(space),
            _ => None,
        };
        self.deeds().take(before).filter_map(tile).collect()
    }

    /// May the die simply be placed?
    pub fn is_direct(&self) -> bool {
        self.route.len() == 1
    }
}

impl Place {
    /// The place that a spot belongs to.
    pub const fn of(spot: Spot) -> Place {
        match spot {
            Spot::Tile(space, _) => Place::Tile(space),
            Spot::Mission => Place::Mission,
            Spot::Card(index, _) => Place::Card(index),
            Spot::Dock(dock) => Place::Dock(dock),
            Spot::Habitation => Place::Habitation,
        }
    }
}

/// Every place that a player's die can reach from here. Only who is asked to place dice reaches anything.
pub fn reach(view: &View<'_>, seat: Seat, die: At, limits: Limits) -> Reach {
    let asked = view.decision(seat).map(|decision| decision.question);
    if asked != Some(Question::Place) || !lies(view, seat, die) {
        return Reach { complete: true, ..Reach::default() };
    }
    search::Search::new(view, seat, limits).run(die)
}

/// Does such a die lie there?
fn lies(view: &View<'_>, seat: Seat, die: At) -> bool {
    let area = view.table.of(seat);
    match die {
        At::Bag(Zone::Queue, _) => false,
        At::Bag(zone, die) => area.bag(zone).count(die) > 0,
        At::Queue(place) => place < area.queue.len(),
        At::Counter(space, die) => {
            view.table.tile(space).is_some_and(|tile| tile.owner == seat && tile.counter == Some(die))
        }
    }
}
