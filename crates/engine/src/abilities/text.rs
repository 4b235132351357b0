//! A text in progress: where it comes from, what guards it and how far it is. Plain data, so that a game can be saved,
//! copied and resumed in the middle of an ability. A combination that makes no sense cannot be built.

use super::op::{Program, Target};
use crate::board::{Sector, Space, Spaces};
use crate::die::{Die, Face};
use crate::effect::Zone;
use crate::resource::{Light, Resource};
use crate::seat::Seat;

/// A text in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text {
    /// The next step among all steps of the rulebook.
    pub at: Target,
    /// Who carries it out; nobody in particular for a disaster card.
    pub seat: Option<Seat>,
    /// Where it comes from.
    pub source: Source,
    /// What happens if the next step is declined or cannot be done.
    pub guard: Guard,
    /// How far the next step is.
    pub progress: Progress,
    /// What earlier steps leave to later ones.
    pub memory: Memory,
    /// Dice still to be discarded for placing Toxic dice, before the first step.
    pub toxic_debt: u8,
    /// Amplify/Strain tokens set aside for this text (B7).
    pub reserved_tokens: u8,
}

/// Where a text comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The player's country: what it does before or after rolling.
    Country,
    /// A free action of the player's country.
    FreeAction {
        /// Which one.
        index: u8,
    },
    /// The disaster, before everybody rolls.
    Disaster,
    /// A disaster card, or another text that speaks to the crew.
    Card,
    /// A tile on which these dice were placed.
    Tile {
        /// Where it lies.
        space: Space,
        /// The placed dice.
        dice: [Option<Die>; 2],
    },
    /// A die placed on a card, a mission or in the Habitation Module: only a Toxic one leaves something to do.
    Placement,
    /// A badge in use.
    Badge {
        /// Whose it is.
        owner: Seat,
        /// Which of the owner's badges.
        index: u8,
        /// The Resource board it lies on.
        board: Resource,
    },
    /// A die lies on a Docking Module.
    Dock {
        /// Which module.
        dock: u8,
        /// The die.
        die: Die,
    },
    /// A die arrives from a Docking Module.
    Arrival {
        /// Which module.
        dock: u8,
        /// The die as it was docked.
        die: Die,
        /// Who docked it.
        from: Seat,
    },
    /// A crew mate has called "cycle".
    CalledCycle,
    /// A tile has been bought.
    Install {
        /// Its place in the buyer's set.
        index: u8,
        /// The side it was bought on.
        light: Light,
        /// What was paid for it.
        paid: u8,
        /// Was a permit for the next tier used?
        permit: bool,
    },
    /// An Amplify token has been bought.
    Amplify,
}

/// What happens if the next step is declined or cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Guard {
    /// The text goes on behind that step.
    None,
    /// The text goes on there if it cannot be done.
    Try(Target),
    /// The text goes on there if it cannot be done, and it may be declined.
    May(Target),
}

/// How far the step is at which a text stands. Each verb family has its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// Nothing has been chosen yet.
    Start,
    /// Dice are changed one after the other.
    Dice(DiceProgress),
    /// This die of the hand is to be exchanged.
    Exchange(DieAt),
    /// The Counter die of this tile is to be shifted.
    Counter(Space),
    /// The padlock of this tile, or its Lock token, is meant.
    Lock(Space),
    /// A payment.
    Payment {
        /// What the dice brought so far are worth.
        brought: u8,
        /// What has been spent for them.
        spent: u8,
    },
    /// Tiles are chosen one after the other.
    Tiles {
        /// How many are still to be chosen.
        left: u8,
        /// Those chosen so far.
        picked: Spaces,
    },
    /// Tokens are placed one after the other.
    Tokens {
        /// How many are still to be placed.
        left: u8,
        /// Where the next one goes.
        tile: Option<Space>,
        /// What it will change.
        resource: Option<Resource>,
    },
    /// Tiles are scorched one after the other.
    Scorch {
        /// How many are still to be scorched.
        left: u8,
        /// Has one of two Scenario tokens been removed instead (A78)?
        wearing: bool,
    },
    /// Negative tokens move from the first tile to the second.
    Negatives {
        /// The tile that loses them.
        from: Space,
        /// The tile that takes them.
        to: Option<Space>,
    },
    /// So many Docking Modules are still to be disabled.
    Docks(u8),
    /// So much Capacity is to be given away.
    Transfer(u8),
    /// This die of the cache is to be taken.
    Cached(Die),
}

/// How far a step is that changes dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiceProgress {
    /// The die that was picked, until something is done to it.
    pub picked: Option<DieAt>,
    /// How many have been changed.
    pub taken: u8,
    /// Those, as they lie now, and the one that "another" must not be.
    pub changed: ChangedDice,
}

/// What earlier steps of a text leave to later ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    /// The die changed last, as it lies now: "another" is a different one.
    pub changed: Option<DieAt>,
    /// The sector rolled last.
    pub sector: Option<Sector>,
    /// Tiles that this text has hit.
    pub hit: Spaces,
}

/// A die in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DieAt {
    /// In the hand, the storage, the cache or among the kept dice; equal dice there are the same to everybody.
    Bag(Zone, Die),
    /// At this place in the queue, counted from 0.
    Queue(u8),
}

/// Dice of one zone that a step has changed one after the other, as they lie now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChangedDice {
    dice: [u8; ChangedDice::MAX],
    len: u8,
}

impl Text {
    /// A text at its beginning.
    pub const fn new(program: Program, seat: Option<Seat>, source: Source) -> Text {
        Text {
            at: Target(program.0),
            seat,
            source,
            guard: Guard::None,
            progress: Progress::Start,
            memory: Memory { changed: None, sector: None, hit: Spaces::EMPTY },
            toxic_debt: 0,
            reserved_tokens: 0,
        }
    }

    /// Has nothing been chosen in it, and nothing left behind?
    pub(crate) fn is_at_start(&self) -> bool {
        self.progress == Progress::Start && self.guard == Guard::None
    }

    /// What comes next is declined or cannot be done: goes on behind it, or behind all that hangs together with it.
    pub const fn leave(&mut self, to: Target) {
        self.at = match self.guard {
            Guard::None => to,
            Guard::Try(exit) | Guard::May(exit) => exit,
        };
        self.guard = Guard::None;
        self.progress = Progress::Start;
    }

    /// May the next step be declined?
    pub const fn may_decline(&self) -> bool {
        matches!(self.guard, Guard::May(_))
    }

    /// Who carries out a step that only players carry out.
    pub(crate) fn player(&self) -> Seat {
        self.seat.expect("a step of players is only asked of a player")
    }

    /// The tile it stands on.
    pub const fn space(&self) -> Option<Space> {
        match self.source {
            Source::Tile { space, .. } => Some(space),
            _ => None,
        }
    }

    /// The dice that were placed on its tile.
    pub fn placed(&self) -> impl Iterator<Item = Die> + use<> {
        let dice = match self.source {
            Source::Tile { dice, .. } => dice,
            _ => [None; 2],
        };
        dice.into_iter().flatten()
    }

    /// The faces of those dice.
    pub fn placed_faces(&self) -> impl Iterator<Item = Face> + use<> {
        self.placed().map(Die::top)
    }

    /// The board that the badge in use lies on.
    pub const fn board(&self) -> Option<Resource> {
        match self.source {
            Source::Badge { board, .. } => Some(board),
            _ => None,
        }
    }

    /// The tile that was chosen before the question that is open now.
    pub const fn chosen_tile(&self) -> Option<Space> {
        match self.progress {
            Progress::Counter(space) | Progress::Lock(space) | Progress::Negatives { from: space, .. } => Some(space),
            Progress::Tokens { tile, .. } => tile,
            _ => None,
        }
    }

    /// The die that was picked before the question that is open now.
    pub const fn picked_die(&self) -> Option<DieAt> {
        match self.progress {
            Progress::Dice(DiceProgress { picked, .. }) => picked,
            Progress::Exchange(die) => Some(die),
            _ => None,
        }
    }
}

impl Memory {
    /// A die like this has left: if it is the one changed last, that is gone.
    pub(crate) fn forget(&mut self, die: DieAt) {
        if self.changed == Some(die) {
            self.changed = None;
        }
    }
}

impl DieAt {
    /// Where it lies.
    pub(crate) const fn zone(self) -> Zone {
        match self {
            DieAt::Bag(zone, _) => zone,
            DieAt::Queue(_) => Zone::Queue,
        }
    }

    /// Options for a die are poses; those of kept dice come after all poses, places in the queue count from 0.
    pub(crate) fn from_option(zone: Zone, option: u8) -> DieAt {
        let pose = |index| Die::from_index(index).expect("an option for a die is a pose");
        match zone {
            Zone::Queue => DieAt::Queue(option),
            _ if option >= KEPT => DieAt::Bag(Zone::Kept, pose(option - KEPT)),
            _ => DieAt::Bag(zone, pose(option)),
        }
    }

    /// And back.
    pub(crate) const fn option(self) -> u8 {
        match self {
            DieAt::Queue(place) => place,
            DieAt::Bag(Zone::Kept, die) => die.index() + KEPT,
            DieAt::Bag(_, die) => die.index(),
        }
    }
}

/// Where the options of kept dice begin.
pub(crate) const KEPT: u8 = Die::COUNT as u8;

impl ChangedDice {
    /// As many as a text may change one by one; the content check holds texts to it.
    pub const MAX: usize = 12;
    /// None yet.
    pub const NONE: ChangedDice = ChangedDice { dice: [0; ChangedDice::MAX], len: 0 };

    /// One more.
    pub(crate) fn push(&mut self, die: DieAt) {
        assert!(usize::from(self.len) < ChangedDice::MAX, "no text changes more dice one by one");
        self.dice[usize::from(self.len)] = die.option();
        self.len += 1;
    }

    /// These, as options for a die; at most as many as a text may change.
    pub(crate) fn of(options: &[u8]) -> ChangedDice {
        let mut dice = [0; ChangedDice::MAX];
        dice[..options.len()].copy_from_slice(options);
        ChangedDice { dice, len: options.len() as u8 }
    }

    /// All of them, as options for a die.
    pub(crate) fn options(&self) -> impl Iterator<Item = u8> {
        self.dice.into_iter().take(usize::from(self.len))
    }

    /// The die at this place has left the queue: those behind it move up.
    pub(crate) fn close_gap(&mut self, place: u8) {
        let len = usize::from(self.len);
        self.dice[..len].iter_mut().filter(|other| **other > place).for_each(|other| *other -= 1);
    }

    /// Takes one like this out, if there is one.
    pub(crate) fn take(&mut self, option: u8) -> bool {
        let Some(at) = self.options().position(|other| other == option) else { return false };
        self.dice.copy_within(at + 1.., at);
        self.len -= 1;
        true
    }

    /// How many are like this one.
    pub(crate) fn count(&self, option: u8) -> u8 {
        self.options().filter(|other| *other == option).count() as u8
    }
}
