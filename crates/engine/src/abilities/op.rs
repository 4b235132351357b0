//! The steps of texts: an effect is one step, and the shape of a text is jumps between steps.

use super::capacity::CapacityVerb;
use super::converters::ConverterVerb;
use super::counters::CounterVerb;
use super::dice::ChangeDice;
use super::docking::DockVerb;
use super::gifts::Gift;
use super::installing::InstallTile;
use super::locks::LockVerb;
use super::negatives::MoveNegatives;
use super::new_dice::NewDice;
use super::payments::PaymentVerb;
use super::queue::Cycle;
use super::scorch::Scorch;
use super::tiles::TilesVerb;
use super::tokens::PlaceTokens;
use super::tracks::TrackVerb;
use super::wheels::WheelsVerb;
use crate::effect::{Cond, Who};
use serde::{Deserialize, Serialize};

/// Where a text begins among all steps of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Program(pub u16);

/// A place among all steps of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Target(pub u16);

/// One step of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Op {
    /// The text is done.
    End,
    /// Go on elsewhere.
    Jump(Target),
    /// What follows may be declined, and is left out if it cannot be done.
    May(Target),
    /// What follows is left out if it cannot be done.
    Try(Target),
    /// Choose one of these branches.
    Either(Branches),
    /// Go on elsewhere unless this holds.
    Unless(Cond, Target),
    /// Go on elsewhere when this holds.
    When(Cond, Target),
    /// Begin with the first of these players, or go on elsewhere if there is none.
    EachSeat(Who, Target),
    /// Go back with the next of these players, if there is one.
    NextSeat(Who, Target),
    /// A player is chosen, who does something.
    Give(Gift),
    /// New dice are rolled, gained or copied.
    NewDice(NewDice),
    /// Dice are changed, moved or discarded.
    Dice(ChangeDice),
    /// The queue is cycled.
    Cycle(Cycle),
    /// Converters are gained or spent.
    Converters(ConverterVerb),
    /// Counter dice.
    Counters(CounterVerb),
    /// Lock tokens.
    Locks(LockVerb),
    /// Payments from storage.
    Payments(PaymentVerb),
    /// Tiles are hit, disabled or destroyed.
    Tiles(TilesVerb),
    /// Amplify or Strain tokens are placed.
    Tokens(PlaceTokens),
    /// Tiles are scorched.
    Scorch(Scorch),
    /// Negative tokens move.
    Negatives(MoveNegatives),
    /// Resource boards.
    Wheels(WheelsVerb),
    /// Capacity.
    Capacity(CapacityVerb),
    /// The dice track, the next roll, the Offer row.
    Tracks(TrackVerb),
    /// Docking Modules.
    Docking(DockVerb),
    /// A bought tile is laid.
    Install(InstallTile),
}

/// Where the branches of a choice begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branches {
    at: [Target; Branches::MAX],
    len: u8,
}

impl Program {
    /// The text without steps, at the beginning of every rulebook.
    pub const NOTHING: Program = Program(0);
}

impl Target {
    /// The step behind this one.
    pub const fn next(self) -> Target {
        Target(self.0 + 1)
    }
}

impl Branches {
    /// More than any text offers; the content check holds texts to it.
    pub const MAX: usize = 8;

    pub(super) fn new(branches: impl ExactSizeIterator<Item = Target>) -> Branches {
        assert!(branches.len() <= Branches::MAX, "no text offers more branches");
        let mut all = Branches { at: [Target(0); Branches::MAX], len: branches.len() as u8 };
        all.at.iter_mut().zip(branches).for_each(|(place, branch)| *place = branch);
        all
    }

    /// How many there are.
    pub const fn count(&self) -> u8 {
        self.len
    }

    /// Where one of them begins, counted from 0.
    pub fn get(&self, branch: u8) -> Option<Target> {
        self.at[..usize::from(self.len)].get(usize::from(branch)).copied()
    }
}

impl Op {
    /// Does it only say what comes next?
    pub const fn is_shape(&self) -> bool {
        match self {
            Op::End | Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Either(_) => true,
            Op::Unless(..) | Op::When(..) | Op::EachSeat(..) | Op::NextSeat(..) => true,
            Op::Give(_) | Op::NewDice(_) | Op::Dice(_) | Op::Cycle(_) | Op::Converters(_) | Op::Counters(_) => false,
            Op::Locks(_) | Op::Payments(_) | Op::Tiles(_) | Op::Tokens(_) | Op::Scorch(_) | Op::Negatives(_) => false,
            Op::Wheels(_) | Op::Capacity(_) | Op::Tracks(_) | Op::Docking(_) | Op::Install(_) => false,
        }
    }

    /// Can only a player do it? A card that speaks to nobody in particular leaves it out.
    pub(super) const fn is_of_a_player(&self) -> bool {
        match self {
            Op::End | Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Either(_) => false,
            Op::Unless(..) | Op::When(..) | Op::EachSeat(..) | Op::NextSeat(..) => false,
            Op::Tiles(_) | Op::Tokens(_) | Op::Wheels(_) | Op::Docking(DockVerb::Disable(_)) => false,
            Op::Give(_) | Op::NewDice(_) | Op::Dice(_) | Op::Cycle(_) | Op::Converters(_) | Op::Counters(_) => true,
            Op::Locks(_) | Op::Payments(_) | Op::Scorch(_) | Op::Negatives(_) | Op::Capacity(_) => true,
            Op::Tracks(_) | Op::Docking(_) | Op::Install(_) => true,
        }
    }

    /// Does every place it may go to lie among so many steps?
    pub(super) fn stays_within(&self, steps: usize) -> bool {
        let within = std::cell::Cell::new(true);
        let look = |to: Target| {
            within.set(within.get() && usize::from(to.0) < steps);
            to
        };
        { *self }.map_targets(look);
        within.get()
    }

    /// Replaces every place this step may go to.
    pub(super) fn map_targets(&mut self, map: impl Fn(Target) -> Target) {
        match self {
            Op::Jump(to)
            | Op::May(to)
            | Op::Try(to)
            | Op::Unless(_, to)
            | Op::When(_, to)
            | Op::EachSeat(_, to)
            | Op::NextSeat(_, to) => {
                *to = map(*to);
            }
            Op::Either(branches) => branches.at[..usize::from(branches.len)].iter_mut().for_each(|to| *to = map(*to)),
            Op::Give(gift) => gift.text = Program(map(Target(gift.text.0)).0),
            Op::Converters(ConverterVerb::Spend(exit)) | Op::Capacity(CapacityVerb::Spend(_, exit)) => {
                *exit = map(*exit)
            }
            Op::End
            | Op::NewDice(_)
            | Op::Dice(_)
            | Op::Cycle(_)
            | Op::Counters(_)
            | Op::Locks(_)
            | Op::Payments(_) => {}
            Op::Converters(ConverterVerb::Gain(_)) => {}
            Op::Capacity(CapacityVerb::Gain(_) | CapacityVerb::Lose(_) | CapacityVerb::Transfer(_)) => {}
            Op::Tiles(_) | Op::Tokens(_) | Op::Scorch(_) | Op::Negatives(_) | Op::Wheels(_) => {}
            Op::Tracks(_) | Op::Docking(_) | Op::Install(_) => {}
        }
    }
}
