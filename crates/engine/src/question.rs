//! Questions and answers: the one door to the game.

use serde::{Deserialize, Serialize};

use crate::board::Space;
use crate::die::{Die, Face, Way};
use crate::effect::Zone;
pub use crate::event::Spot;
use crate::resource::{Light, Resource};
use crate::seat::Seat;
use crate::set::ones;

/// A question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Tells an answer to this question from a late answer to another.
    pub id: DecisionId,
    /// Who is asked.
    pub asked: Asked,
    /// What is asked.
    pub question: Question,
}

/// Names one question of one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DecisionId(pub u64);

impl DecisionId {
    /// The same question, after so much was taken back.
    pub(crate) const fn in_epoch(self, epoch: u32) -> DecisionId {
        DecisionId(self.0 | ((epoch as u64) << 32))
    }

    /// How often something had been taken back when it was asked.
    pub(crate) const fn epoch(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// Does it name this question of a state? A state knows nothing of what was taken back, so that a copy of it can be
    /// played on with questions of the game; only the game looks at the epoch.
    pub(crate) const fn names(self, asked: DecisionId) -> bool {
        self.0 as u32 == asked.0 as u32
    }
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// One player.
    Seat(Seat),
    /// The whole crew: anybody may answer.
    Crew,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Phase 1: place dice, use a free action, or be done.
    Place,
    /// Phase 3: take a bonus, or be done.
    Bonus,
    /// Phase 5: spend Capacity, or be done.
    Spend,
    /// One of a few options.
    Choose(Options),
}

/// A choice among a few options, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// What kind of thing is chosen.
    pub kind: ChoiceKind,
    /// Which options there are.
    pub options: u64,
    /// May it be declined?
    pub may: bool,
}

/// What kind of thing is chosen; the bit of an option means what [`Options::choice`] says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChoiceKind {
    /// A die in a zone.
    Die(Zone),
    /// A die in the queue.
    Queued,
    /// What a die is set to.
    Pose,
    /// How far a die is shifted.
    Shift,
    /// Which way dice are tilted.
    Way,
    /// One of several effects.
    Branch,
    /// Whether to do it.
    Confirm,
    /// A tile on the board.
    Tile,
    /// A space for a new tile; an own tile there is destroyed.
    Space,
    /// The number of an Amplify/Strain token.
    TokenNumber,
    /// A Lock token.
    Lock,
    /// A resource.
    Resource,
    /// A player.
    Seat,
    /// How much.
    Amount,
    /// A tile in the Offer row.
    Offer,
    /// A stored die to bring, one to spend, or the end of the payment.
    Payment,
    /// An active mission.
    Mission,
    /// A Docking Module.
    Dock,
    /// Which placed die becomes the Counter die.
    Slot,
}

/// An option, spelled out.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// This die of the zone.
    Die(Zone, Die),
    /// The die at this place in the queue, counted from 1.
    Queued(u8),
    /// Set to this.
    Pose(Die),
    /// Shifted by this.
    Shift(i8),
    /// Tilted this way.
    Way(Way),
    /// This effect, counted from 1.
    Branch(u8),
    /// Yes.
    Confirm,
    /// This tile.
    Tile(Space),
    /// This space.
    Space(Space),
    /// A token with this number.
    TokenNumber(Face),
    /// The Lock token with this index.
    Lock(u8),
    /// This resource.
    Resource(Resource),
    /// This player.
    Seat(Seat),
    /// This much.
    Amount(u8),
    /// The tile with this index in the country's set.
    Offer(u8),
    /// Bring this die from storage.
    Bring(Die),
    /// Spend this die from storage.
    Spend(Die),
    /// The payment is complete.
    Paid,
    /// The active mission with this index.
    Mission(u8),
    /// This Docking Module.
    Dock(u8),
    /// The die in this slot.
    Slot(u8),
}

/// An answer. It names things as they lie on the table, never the number of an option.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Place a die.
    Place { die: Die, spot: Spot },
    /// Place two dice on joined slots.
    Pair { dice: [Die; 2], space: Space },
    /// Use the country's free action with this index.
    Free(u8),
    /// Take the bonus of a resource: on a mission, or as Capacity for all.
    Bonus(Resource, Option<u8>),
    /// Pay this much towards the next step of research.
    Research(u8),
    /// Buy a tile of the Offer row, on this side.
    Install { index: u8, light: Light },
    /// Buy a step on the dice track.
    AddDie,
    /// Buy an Amplify token.
    Amplify,
    /// Use the badge with this index.
    Badge(u8),
    /// Destroy an own tile because the board is full.
    MakeRoom(Space),
    /// Nothing more in this phase.
    Done,
    /// This one of the options.
    Choose(Choice),
    /// None of them.
    Decline,
}

/// A reusable list of answers.
pub type Answers = Vec<Answer>;

impl Options {
    /// Among these options.
    pub const fn new(kind: ChoiceKind, options: u64) -> Options {
        Options { kind, options, may: false }
    }

    /// Is it one of the answers?
    pub const fn allows(&self, answer: Answer) -> bool {
        match answer {
            Answer::Choose(choice) => match self.option_of(choice) {
                Some(option) => self.options & (1 << option) != 0,
                None => false,
            },
            Answer::Decline => self.may,
            _ => false,
        }
    }

    /// Lists every answer.
    pub fn list(&self, answers: &mut Answers) {
        answers.extend(self.choices().map(Answer::Choose));
        if self.may {
            answers.push(Answer::Decline);
        }
    }

    /// Everything that can be chosen.
    pub fn choices(self) -> impl Iterator<Item = Choice> {
        ones(self.options).map_while(move |option| self.choice(option))
    }

    /// The only option of a choice that cannot be declined.
    pub const fn forced(&self) -> Option<u8> {
        if !self.may && self.options.count_ones() == 1 { Some(self.options.trailing_zeros() as u8) } else { None }
    }

    /// What an option means: the other way round than [`Options::option_of`].
    pub fn choice(&self, option: u8) -> Option<Choice> {
        if option >= 64 {
            return None;
        }
        let die = |index: u8| Die::from_index(index);
        Some(match self.kind {
            ChoiceKind::Die(_) if option >= KEPT => Choice::Die(Zone::Kept, die(option - KEPT)?),
            ChoiceKind::Die(zone) => Choice::Die(zone, die(option)?),
            ChoiceKind::Queued => Choice::Queued(option + 1),
            ChoiceKind::Pose => Choice::Pose(die(option)?),
            ChoiceKind::Shift => Choice::Shift(shift_of(option)),
            ChoiceKind::Way => Choice::Way(*Way::ALL.get(usize::from(option))?),
            ChoiceKind::Branch => Choice::Branch(option + 1),
            ChoiceKind::Confirm if option == 0 => Choice::Confirm,
            ChoiceKind::Confirm => return None,
            ChoiceKind::Tile => Choice::Tile(Space::from_index(option)?),
            ChoiceKind::Space => Choice::Space(Space::from_index(option)?),
            ChoiceKind::TokenNumber => Choice::TokenNumber(Face::new(option)?),
            ChoiceKind::Lock => Choice::Lock(option),
            ChoiceKind::Resource => Choice::Resource(*Resource::ALL.get(usize::from(option))?),
            ChoiceKind::Seat => Choice::Seat(Seat::from_index(usize::from(option))?),
            ChoiceKind::Amount => Choice::Amount(option),
            ChoiceKind::Offer => Choice::Offer(option),
            ChoiceKind::Payment => match option {
                0..SPEND => Choice::Bring(die(option)?),
                SPEND..PAID => Choice::Spend(die(option - SPEND)?),
                PAID => Choice::Paid,
                _ => return None,
            },
            ChoiceKind::Mission => Choice::Mission(option),
            ChoiceKind::Dock => Choice::Dock(option),
            ChoiceKind::Slot => Choice::Slot(option),
        })
    }

    /// The option of a choice, offered or not; nothing where something of another kind is chosen.
    pub const fn option_of(&self, choice: Choice) -> Option<u8> {
        let option = match (self.kind, choice) {
            (ChoiceKind::Die(zone), Choice::Die(from, die)) if zone as u8 == from as u8 => die.index(),
            (ChoiceKind::Die(_), Choice::Die(Zone::Kept, die)) => KEPT + die.index(),
            (ChoiceKind::Queued, Choice::Queued(place)) => place.wrapping_sub(1),
            (ChoiceKind::Pose, Choice::Pose(die)) => die.index(),
            (ChoiceKind::Shift, Choice::Shift(by)) => by.wrapping_add(8) as u8,
            (ChoiceKind::Way, Choice::Way(way)) => way as u8,
            (ChoiceKind::Branch, Choice::Branch(branch)) => branch.wrapping_sub(1),
            (ChoiceKind::Confirm, Choice::Confirm) => 0,
            (ChoiceKind::Tile, Choice::Tile(space)) | (ChoiceKind::Space, Choice::Space(space)) => space.index() as u8,
            (ChoiceKind::TokenNumber, Choice::TokenNumber(number)) => number.number(),
            (ChoiceKind::Resource, Choice::Resource(resource)) => resource as u8,
            (ChoiceKind::Seat, Choice::Seat(seat)) => seat.index() as u8,
            (ChoiceKind::Payment, Choice::Bring(die)) => die.index(),
            (ChoiceKind::Payment, Choice::Spend(die)) => SPEND + die.index(),
            (ChoiceKind::Payment, Choice::Paid) => PAID,
            (ChoiceKind::Lock, Choice::Lock(index))
            | (ChoiceKind::Amount, Choice::Amount(index))
            | (ChoiceKind::Offer, Choice::Offer(index))
            | (ChoiceKind::Mission, Choice::Mission(index))
            | (ChoiceKind::Dock, Choice::Dock(index))
            | (ChoiceKind::Slot, Choice::Slot(index)) => index,
            _ => return None,
        };
        if option < 64 { Some(option) } else { None }
    }
}

/// Kept dice are counted behind those of the zone.
const KEPT: u8 = Die::COUNT as u8;

/// Dice to spend are counted behind those to bring.
pub(crate) const SPEND: u8 = Die::COUNT as u8;

/// The option that ends a payment.
pub(crate) const PAID: u8 = 2 * SPEND;

/// Options of a shift are counted from -8.
pub(crate) const fn shift_option(by: i8) -> u8 {
    (by + 8) as u8
}

/// And back.
pub(crate) const fn shift_of(option: u8) -> i8 {
    option as i8 - 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_and_its_choice_mean_each_other() {
        let zones = [Zone::Pool, Zone::Storage, Zone::Queue, Zone::Cache];
        let dice = zones.map(ChoiceKind::Die);
        let others = [ChoiceKind::Queued, ChoiceKind::Pose, ChoiceKind::Shift, ChoiceKind::Way, ChoiceKind::Branch];
        let named = [ChoiceKind::Confirm, ChoiceKind::Tile, ChoiceKind::Space, ChoiceKind::TokenNumber];
        let counted = [ChoiceKind::Lock, ChoiceKind::Amount, ChoiceKind::Offer, ChoiceKind::Mission, ChoiceKind::Slot];
        let rest = [ChoiceKind::Resource, ChoiceKind::Seat, ChoiceKind::Payment, ChoiceKind::Dock];
        for kind in dice.into_iter().chain(others).chain(named).chain(counted).chain(rest) {
            let options = Options::new(kind, u64::MAX);
            for option in 0..64 {
                if let Some(choice) = options.choice(option) {
                    assert_eq!(options.option_of(choice), Some(option), "{choice:?}");
                }
            }
        }
    }

    #[test]
    fn a_choice_of_another_kind_is_no_option() {
        let tiles = Options::new(ChoiceKind::Tile, u64::MAX);
        assert_eq!(tiles.option_of(Choice::Amount(3)), None);
        assert!(!tiles.allows(Answer::Choose(Choice::Confirm)));
        let amounts = Options::new(ChoiceKind::Amount, u64::MAX);
        assert!(!amounts.allows(Answer::Choose(Choice::Amount(64))));
    }

    #[test]
    fn answers_stay_small() {
        assert!(size_of::<Answer>() <= 5, "{}", size_of::<Answer>());
    }
}
