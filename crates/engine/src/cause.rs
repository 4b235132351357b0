//! Why something happened, so that a log, an animation or a statistic need not guess.

use crate::abilities::{Source, Text};
use crate::board::Space;
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::Play;
use crate::question::Answer;
use crate::resource::Resource;
use crate::rulebook::{CardId, MissionId};
use crate::seat::Seat;

/// Why something happened.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The round goes on: a phase begins, tokens are removed, dice go home, the game ends.
    Round,
    /// Everybody rolls at the beginning of a round.
    Roll,
    /// A player places dice, and pays for Toxic ones.
    Placement { seat: Seat },
    /// A player has finished the phase, or has reason to go on.
    Done { seat: Seat },
    /// A tile: its ability, or what it makes.
    Tile { space: Space },
    /// What a country does before or after rolling.
    Country { seat: Seat },
    /// A free action of a country.
    FreeAction { seat: Seat, index: u8 },
    /// A badge in use.
    Badge { seat: Seat, index: u8 },
    /// A die at a Docking Module.
    Dock { seat: Seat, dock: u8 },
    /// A crew mate has called "cycle".
    CalledCycle,
    /// The disaster, before everybody rolls.
    Disaster,
    /// A disaster card.
    Card { card: CardId },
    /// Every resource gains something at the start of Phase 2.
    Income,
    /// The dice in the Habitation Module.
    Habitation,
    /// Scorched tiles lose Scenario tokens.
    Wear,
    /// An active mission.
    Mission { mission: MissionId },
    /// The bonus of a resource.
    Bonus { resource: Resource },
    /// The check of Phase 3.
    Check,
    /// Capacity for what is left in Phase 3.
    Capacity,
    /// A step of research.
    Research { seat: Seat },
    /// A tile is bought.
    Install { seat: Seat, index: u8 },
    /// A step on the dice track is bought.
    AddDie { seat: Seat },
    /// An Amplify token is bought.
    Amplify { seat: Seat },
    /// A tile gives way because the board is full.
    MakeRoom { seat: Seat },
}

/// Something that happened, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Happened {
    /// What happened.
    pub event: Event,
    /// Why.
    pub cause: Cause,
}

impl Happened {
    /// Does it show something that was hidden, so that nobody can take back what led to it (A9)?
    pub const fn is_fence(&self) -> bool {
        self.event.is_fence()
    }
}

impl Cause {
    /// What an answer to one of the main questions sets going.
    pub(crate) const fn of_answer(seat: Seat, answer: Answer) -> Cause {
        match answer {
            Answer::Place { .. } | Answer::Pair { .. } => Cause::Placement { seat },
            Answer::Free(index) => Cause::FreeAction { seat, index },
            Answer::Bonus(resource, _) => Cause::Bonus { resource },
            Answer::Research(_) => Cause::Research { seat },
            Answer::Install { index, .. } => Cause::Install { seat, index },
            Answer::AddDie => Cause::AddDie { seat },
            Answer::Amplify => Cause::Amplify { seat },
            Answer::Badge(index) => Cause::Badge { seat, index },
            Answer::MakeRoom(_) => Cause::MakeRoom { seat },
            Answer::Done => Cause::Done { seat },
            // What a choice sets going is said by the text or the step that asked for it.
            Answer::Choose(_) | Answer::Decline => Cause::Round,
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// What happens from now on has this cause; where nobody hears it, it is not even thought of.
    pub(crate) fn because(&mut self, cause: Cause) {
        if S::HEARS {
            self.cause = cause;
        }
    }

    /// What a text does happens because of where it comes from.
    pub(crate) fn explain(&mut self, text: &Text) {
        if S::HEARS {
            self.cause = self.cause_of(text);
        }
    }

    fn cause_of(&self, text: &Text) -> Cause {
        // Only a card's text belongs to nobody in particular, and even it may go from seat to seat.
        let seat = text.seat.unwrap_or(Seat::FIRST);
        match text.source {
            Source::Country => Cause::Country { seat },
            Source::FreeAction { index } => Cause::FreeAction { seat, index },
            Source::Disaster => Cause::Disaster,
            Source::Card => self.cause_of_card(),
            Source::Tile { space, .. } if text.toxic_debt == 0 => Cause::Tile { space },
            Source::Tile { .. } | Source::Placement => Cause::Placement { seat },
            Source::Badge { owner, index, .. } => Cause::Badge { seat: owner, index },
            Source::Dock { dock, .. } => Cause::Dock { seat, dock },
            Source::Arrival { dock, from, .. } => Cause::Dock { seat: from, dock },
            Source::CalledCycle => Cause::CalledCycle,
            Source::Install { index, .. } => Cause::Install { seat, index },
            Source::Amplify => Cause::Amplify { seat },
        }
    }

    fn cause_of_card(&self) -> Cause {
        let table = &self.state.table;
        let cause = match self.state.flow.step {
            Step::Disaster(index) => table.cards.get(index).map(|up| Cause::Card { card: up.card }),
            Step::Standing(index) => table.missions.get(index).map(|active| Cause::Mission { mission: active.card }),
            _ => None,
        };
        cause.unwrap_or(Cause::Disaster)
    }
}
