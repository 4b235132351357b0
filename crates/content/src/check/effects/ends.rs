//! Does a text come to an end? What can be done again and again must use something up that nothing gives back.

use engine::effect::{Amount, Dice, Effect, Take, TakeTiles, Tiles, Zone};

use super::size::inner;

/// Something that runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum Purse {
    /// Dice that can be placed, with those kept for the next roll.
    Hand,
    /// Dice in storage.
    Storage,
    /// Dice in line.
    Queue,
    /// Dice in the solo cache.
    Cache,
    /// Converter tokens.
    Converters,
    /// Counter dice of 2 or more.
    Counters,
    /// Lock tokens with their closed side up.
    ClosedLocks,
    /// Capacity.
    Capacity,
    /// Amplify/Strain tokens in the stock.
    Stock,
}

/// What a text that can be done again and again uses up, and what it may give back.
pub(in crate::check) struct Account {
    /// Without some of this it cannot be done at all; some of it is gone afterwards.
    pub uses: Purse,
    gives: Vec<Purse>,
}

impl Purse {
    const fn of(zone: Zone) -> Purse {
        match zone {
            Zone::Pool | Zone::Kept => Purse::Hand,
            Zone::Storage => Purse::Storage,
            Zone::Queue => Purse::Queue,
            Zone::Cache => Purse::Cache,
        }
    }

    /// How a mistake speaks of it.
    pub const fn words(self) -> &'static str {
        match self {
            Purse::Hand => "dice of the hand",
            Purse::Storage => "dice in storage",
            Purse::Queue => "dice in the queue",
            Purse::Cache => "dice in the cache",
            Purse::Converters => "Converter tokens",
            Purse::Counters => "Counter dice",
            Purse::ClosedLocks => "closed Lock tokens",
            Purse::Capacity => "Capacity",
            Purse::Stock => "Amplify/Strain tokens",
        }
    }
}

impl Account {
    /// The account of a text; nothing if it does not begin with something that is used up.
    pub fn of(effects: &[Effect]) -> Option<Account> {
        let (first, rest) = effects.split_first()?;
        let (uses, given) = used(first)?;
        let mut gives: Vec<Purse> = given.into_iter().collect();
        rest.iter().for_each(|effect| collect(effect, &mut gives));
        Some(Account { uses, gives })
    }

    /// Can these texts, done in any order, bring back what this one uses up? If they cannot, every use takes
    /// something away that comes back in no way, so all of it comes to an end.
    pub fn comes_back(&self, all: &[Account]) -> bool {
        let mut reached = self.gives.clone();
        let mut seen = 0;
        while let Some(purse) = reached.get(seen).copied() {
            seen += 1;
            let further = all.iter().filter(|other| other.uses == purse).flat_map(|other| &other.gives);
            let new: Vec<Purse> = further.filter(|purse| !reached.contains(purse)).copied().collect();
            reached.extend(new);
        }
        reached.contains(&self.uses)
    }
}

/// What the first effect of a text uses up, and what it gives for it. Only what cannot be begun without counts.
fn used(effect: &Effect) -> Option<(Purse, Option<Purse>)> {
    match effect {
        Effect::SpendConverter => Some((Purse::Converters, None)),
        Effect::SpendCapacity(_) => Some((Purse::Capacity, None)),
        Effect::Pay => Some((Purse::Storage, Some(Purse::Hand))),
        Effect::PickUp => Some((Purse::Counters, Some(Purse::Hand))),
        Effect::Unlock => Some((Purse::ClosedLocks, None)),
        Effect::Strain(tiles) | Effect::Amplify(tiles) if takes_one(tiles) => Some((Purse::Stock, None)),
        Effect::Discard(dice) if takes_some(dice) => Some((Purse::of(dice.zone), None)),
        Effect::Move(dice, to) if takes_some(dice) => Some((Purse::of(dice.zone), Some(Purse::of(*to)))),
        _ => None,
    }
}

/// At least one die is taken, or nothing happens.
const fn takes_some(dice: &Dice) -> bool {
    matches!(dice.take, Take::One | Take::All | Take::AllAlike)
}

const fn takes_one(tiles: &Tiles) -> bool {
    matches!(tiles.take, TakeTiles::MostExpensive | TakeTiles::Choose(Amount::N(1)))
}

/// Everything that an effect can bring.
fn collect(effect: &Effect, gives: &mut Vec<Purse>) {
    let given = match effect {
        Effect::Roll(_, zone) | Effect::Move(_, zone) => Some(Purse::of(*zone)),
        Effect::Gain(_) | Effect::KeepDie | Effect::PickUp | Effect::Pay => Some(Purse::Hand),
        Effect::CopyToCache => Some(Purse::Cache),
        Effect::GainConverter(_) => Some(Purse::Converters),
        Effect::Exchange(_) | Effect::ShiftCounter(..) => Some(Purse::Counters),
        Effect::LiftLocks | Effect::PlaceLocks => Some(Purse::ClosedLocks),
        Effect::GainCapacity(_) | Effect::Transfer(_) => Some(Purse::Capacity),
        // The tokens of a destroyed tile go back to the stock.
        Effect::Hit(_) | Effect::Destroy(_) => Some(Purse::Stock),
        Effect::Reroll(_)
        | Effect::RerollKeepBetter(_)
        | Effect::Shift(..)
        | Effect::Set(..)
        | Effect::Flip(_)
        | Effect::Tilt(..)
        | Effect::Turn(_)
        | Effect::Discard(_)
        | Effect::Cycle(..)
        | Effect::SpendConverter
        | Effect::SwapLocks
        | Effect::Unlock
        | Effect::Discount(_)
        | Effect::Mend(_)
        | Effect::Disable(_)
        | Effect::Strain(_)
        | Effect::Amplify(_)
        | Effect::Scorch(_)
        | Effect::MoveNegatives
        | Effect::RollSector
        | Effect::DisableDocks(_)
        | Effect::Drain(..)
        | Effect::Reduce(..)
        | Effect::LoseCapacity(_)
        | Effect::SpendCapacity(_)
        | Effect::TrackBack(_)
        | Effect::FewerDice(_)
        | Effect::Permit
        | Effect::DestroyOffer
        | Effect::May(_)
        | Effect::Either(_)
        | Effect::Repeat(_)
        | Effect::EachSeat(..)
        | Effect::Give(..)
        | Effect::If(..)
        | Effect::Unless(..) => None,
    };
    gives.extend(given);
    inner(effect).flatten().for_each(|effect| collect(effect, gives));
}
