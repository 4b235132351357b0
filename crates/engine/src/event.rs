//! Events: what happened, in the past tense. They are the only way the table changes; log, animation, statistics
//! and a spectator's copy are folds over them.

use crate::abilities::Op;
use crate::board::{Sector, Space};
use crate::cause::{Cause, Happened};
use crate::die::Die;
use crate::effect::Zone;
use crate::resource::{Light, Resource};
use crate::rulebook::{CardId, MissionId};
use crate::seat::Seat;
use crate::table::{Outcome, Phase, Token};

/// Where a die can be placed in Phase 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A slot of an own tile.
    Tile(Space, u8),
    /// The top mission card.
    Mission,
    /// A slot of a persistent disaster card.
    Card(u8, u8),
    /// A Docking Module.
    Dock(u8),
    /// The Habitation Module.
    Habitation,
}

/// Something that happened.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A round began.
    RoundBegan { round: u8 },
    /// A phase began.
    PhaseBegan(Phase),
    /// A new die was rolled.
    Rolled { seat: Seat, zone: Zone, die: Die },
    /// A new die was gained.
    Gained { seat: Seat, zone: Zone, die: Die },
    /// A die came from a crew mate through a Docking Module.
    Received { seat: Seat, from: Seat, die: Die },
    /// A die was rolled again.
    Rerolled { seat: Seat, zone: Zone, at: u8, from: Die, to: Die },
    /// A die was turned.
    Turned { seat: Seat, zone: Zone, at: u8, from: Die, to: Die },
    /// A die changed its zone.
    Moved { seat: Seat, from: Zone, to: Zone, at: u8, die: Die },
    /// A die went back to the supply.
    Discarded { seat: Seat, zone: Zone, at: u8, die: Die },
    /// A die was pushed over the edge and went back to the supply.
    FellOff { seat: Seat, zone: Zone, at: u8, die: Die },
    /// A die went to the Toxic Leak aid.
    PaidToxic { seat: Seat, die: Die },
    /// A die was placed.
    Placed { seat: Seat, die: Die, spot: Spot },
    /// Two dice were placed on joined slots.
    PairPlaced { seat: Seat, dice: [Die; 2], space: Space },
    /// Dice went from the front of the queue to its back.
    Cycled { seat: Seat, count: u8 },
    /// The kept dice joined the hand.
    KeptJoined { seat: Seat },
    /// Country tokens were gained.
    ConvertersGained { seat: Seat, count: u8 },
    /// A country token was spent.
    ConverterSpent { seat: Seat },
    /// A Counter die was taken into the hand; a 1 lies there now.
    PickedUp { seat: Seat, space: Space },
    /// A die of the hand and a Counter die changed places.
    Exchanged { seat: Seat, space: Space, die: Die },
    /// A Counter die was turned.
    CounterTurned { space: Space, to: Die },
    /// A placed die became the Counter die.
    CounterReplaced { space: Space, slot: u8 },
    /// All Lock tokens went back to the Country board.
    LocksLifted { seat: Seat },
    /// A Lock token was placed.
    LockPlaced { space: Space, lock: u8 },
    /// Two Lock tokens changed places.
    LocksSwapped { one: Space, other: Space },
    /// A Lock token was opened.
    Unlocked { space: Space },
    /// Payments became cheaper.
    Discounted { seat: Seat, by: u8 },
    /// A resource was generated, by a tile or otherwise.
    Generated { resource: Resource, amount: i16, space: Option<Space> },
    /// A Strain token was not matched.
    StrainFelt { resource: Resource, space: Space },
    /// A mission consumed a resource.
    Consumed { resource: Resource, amount: u8 },
    /// The next mission was turned up.
    MissionRevealed { mission: MissionId },
    /// A mission die went up.
    MissionAdvanced { index: u8 },
    /// A mission was completed.
    MissionCompleted { index: u8 },
    /// A wheel was drained.
    Drained { resource: Resource, by: u8 },
    /// What did not fit on another wheel drained this one.
    Overflowed { resource: Resource, by: u8 },
    /// A drain was reduced.
    Reduced { resource: Resource, by: u8 },
    /// A white marker advanced.
    BonusTaken { resource: Resource },
    /// Capacity was gained.
    CapacityGained { seat: Seat, by: u16 },
    /// Capacity was spent or lost.
    CapacitySpent { seat: Seat, by: u8 },
    /// Emergency supplies were opened.
    SuppliesOpened,
    /// A red marker was set.
    SuppliedTo { resource: Resource, amount: u8 },
    /// A disaster card was turned up.
    CardRevealed { card: CardId },
    /// A disaster card left the game.
    CardRemoved { index: u8 },
    /// A tile was hit.
    Hit { space: Space },
    /// A tile was disabled.
    TileDisabled { space: Space },
    /// A Docking Module was disabled.
    DockDisabled { dock: u8 },
    /// A tile was destroyed.
    TileDestroyed { space: Space },
    /// A tile in an Offer row was destroyed.
    OfferDestroyed { seat: Seat, index: u8 },
    /// A tile was scorched.
    Scorched { space: Space, tokens: u8 },
    /// A Scenario token came off a tile: a scorched one burns down, a hole is mended.
    Worn { space: Space },
    /// An Amplify token was placed.
    Amplified { space: Space, token: Token },
    /// A Strain token was placed.
    Strained { space: Space, token: Token },
    /// Amplify, Strain and Disable tokens were removed.
    TokensRemoved,
    /// All negative tokens of a tile moved to another, where a Strain token among them changes this resource.
    NegativesMoved { from: Space, to: Space, resource: Resource },
    /// Capacity was put together for research.
    ResearchPaid { seat: Seat, by: u8 },
    /// The Research marker advanced; this is the highest tier on offer now.
    ResearchAdvanced { tier: u8 },
    /// What did not suffice for a step went back to those who paid.
    ResearchReturned,
    /// A tile was installed.
    Installed { seat: Seat, index: u8, light: Light, space: Space },
    /// A dice track marker moved.
    TrackMoved { seat: Seat, by: i8 },
    /// A badge was used.
    BadgeUsed { seat: Seat, index: u8 },
    /// Somebody may buy a tile of the next tier.
    Permitted { seat: Seat },
    /// Somebody did.
    PermitUsed { seat: Seat },
    /// Somebody will roll fewer dice.
    FewerDice { seat: Seat, by: u8 },
    /// The Disaster die named a sector.
    SectorRolled(Sector),
    /// Dice went home and red markers back.
    RoundReset,
    /// A player has finished this phase.
    SaidDone { seat: Seat },
    /// A player who was done has reason to go on.
    Reopened { seat: Seat },
    /// The game ended.
    Ended(Outcome),
}

impl Event {
    /// Does it show something that was hidden, so that nobody can take back what led to it (A9)?
    pub const fn is_fence(&self) -> bool {
        matches!(
            self,
            Event::Rolled { .. }
                | Event::Rerolled { .. }
                | Event::MissionRevealed { .. }
                | Event::CardRevealed { .. }
                | Event::SectorRolled(_)
        )
    }
}

/// Whoever listens: a log, a search that does not care, a test.
pub trait Sink {
    /// Does anybody listen? Where nobody does, nothing is said.
    const HEARS: bool = true;

    /// Something happened, and why.
    fn event(&mut self, event: Event, cause: Cause);

    /// A step of a text is carried out, by this player where there is one: what happens until the next one is its
    /// doing. Only whoever follows a single die needs to know.
    fn step(&mut self, _seat: Option<Seat>, _op: &Op) {}
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    const HEARS: bool = false;

    fn event(&mut self, _: Event, _: Cause) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event, _: Cause) {
        self.push(event);
    }
}

impl Sink for Vec<Happened> {
    fn event(&mut self, event: Event, cause: Cause) {
        self.push(Happened { event, cause });
    }
}

/// Anybody who listens, whoever it is: the rules are compiled twice, for search and for everybody else, and not once
/// for each kind of listener.
pub(crate) struct Anybody<'a>(pub &'a mut dyn Listens);

/// A listener of a kind that does not matter.
pub(crate) trait Listens {
    fn hear(&mut self, event: Event, cause: Cause);
    fn hear_step(&mut self, seat: Option<Seat>, op: &Op);
}

impl<S: Sink> Listens for S {
    fn hear(&mut self, event: Event, cause: Cause) {
        self.event(event, cause);
    }

    fn hear_step(&mut self, seat: Option<Seat>, op: &Op) {
        self.step(seat, op);
    }
}

impl Sink for Anybody<'_> {
    fn event(&mut self, event: Event, cause: Cause) {
        self.0.hear(event, cause);
    }

    fn step(&mut self, seat: Option<Seat>, op: &Op) {
        self.0.hear_step(seat, op);
    }
}
