//! The words of the effect language, sorted by what they may be said about.

use engine::effect::Effect;

/// The words that a place allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// Changes dice or country pieces.
    Dice,
    /// Changes tiles, wheels and tokens.
    Station,
    /// Changes something of the station that belongs to one player.
    Personal,
    /// Deals with another player.
    Sharing,
    /// Speaks to every player in turn.
    Seats,
    /// Only gives a text its shape.
    Shape,
}

/// What a word is about.
pub(super) fn family(effect: &Effect) -> Family {
    match effect {
        Effect::Roll(..)
        | Effect::Gain(_)
        | Effect::Reroll(_)
        | Effect::RerollKeepBetter(_)
        | Effect::Shift(..)
        | Effect::Set(..)
        | Effect::Flip(_)
        | Effect::Tilt(..)
        | Effect::Turn(_)
        | Effect::Move(..)
        | Effect::Discard(_)
        | Effect::Cycle(..)
        | Effect::CopyToCache
        | Effect::GainConverter(_)
        | Effect::SpendConverter
        | Effect::Exchange(_)
        | Effect::ShiftCounter(..)
        | Effect::PickUp
        | Effect::LiftLocks
        | Effect::PlaceLocks
        | Effect::SwapLocks
        | Effect::Unlock
        | Effect::Pay
        | Effect::Discount(_) => Family::Dice,
        Effect::Hit(_)
        | Effect::Mend(_)
        | Effect::Disable(_)
        | Effect::Destroy(_)
        | Effect::Strain(_)
        | Effect::Amplify(_)
        | Effect::RollSector
        | Effect::DisableDocks(_)
        | Effect::Drain(..)
        | Effect::Reduce(..) => Family::Station,
        Effect::Scorch(_)
        | Effect::GainCapacity(_)
        | Effect::LoseCapacity(_)
        | Effect::SpendCapacity(_)
        | Effect::TrackBack(_)
        | Effect::FewerDice(_)
        | Effect::KeepDie
        | Effect::Permit
        | Effect::DestroyOffer => Family::Personal,
        Effect::MoveNegatives | Effect::Transfer(_) | Effect::Give(..) => Family::Sharing,
        Effect::EachSeat(..) => Family::Seats,
        Effect::May(_) | Effect::Either(_) | Effect::Repeat(_) | Effect::If(..) | Effect::Unless(..) => Family::Shape,
    }
}

/// The word an effect is written with.
pub(super) fn word(effect: &Effect) -> String {
    let text = format!("{effect:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}
