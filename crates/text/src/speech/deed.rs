//! What a text in progress does next, in the words of its effect.

use engine::abilities::{DiceProgress, Progress, Text};
use engine::effect::{Amount, Effect, Take, TakeTiles, Tiles};
use engine::seat::Seat;

use crate::context::{Context, Fill};
use crate::scribe::Scribe;
use crate::speech::Speaker;
use crate::voice::{Mood, Voice};

impl Speaker<'_> {
    /// What the text does next, in the words of its effect; nothing for a text of the station itself.
    pub(super) fn deed(&self, text: &Text, may: bool) -> Option<String> {
        let (effect, whole) = self.pack.effect_at(text.at)?;
        // Whoever decides whether to begin wants to know what it leads to.
        let optional = optional(whole, effect).filter(|_| text.may_decline());
        let mut known = self.known(text, optional.unwrap_or(std::slice::from_ref(effect)));
        known.iter_mut().take(1).for_each(|effect| leave_what_is_done(effect, text.progress));
        let effects = if may { vec![Effect::May(known)] } else { known };
        Some(Scribe::new(self.writer, self.context(text)).sentences(&effects))
    }

    /// Effects as a command to a player, without a full stop.
    pub(super) fn command(&self, seat: Seat, effects: &[Effect]) -> String {
        let mut scribe = Scribe::new(self.writer, Context::country(self.view.country(seat)));
        scribe.clauses(effects, Voice::new(Mood::Do))
    }

    /// The branch of the choice that a text stands at, as a command.
    pub(super) fn branch(&self, text: &Text, branch: u8) -> Option<String> {
        let (Effect::Either(branches), _) = self.pack.effect_at(text.at)? else { return None };
        let effects = branches.get(usize::from(branch).checked_sub(1)?)?;
        let mood = if text.seat.is_some() { Mood::Do } else { Mood::Crew };
        Some(Scribe::new(self.writer, self.context(text)).clauses(effects, Voice::new(mood)))
    }

    /// A question speaks to its player in full sentences, wherever the text is printed.
    fn context(&self, text: &Text) -> Context {
        let disaster = self.view.disaster();
        let context = match text.seat {
            Some(seat) => Context::country(self.view.country(seat)),
            None => Context::card(disaster),
        };
        let tile = text.space().and_then(|space| self.view.table.tile(space));
        let fill = tile.map_or(Fill::Single, |tile| Fill::of(self.view.face(tile).slots));
        Context { fill, scenario: disaster.scenario, ..context }
    }

    /// Effects with the amounts they come to in this game; what others do keeps its own.
    fn known(&self, text: &Text, effects: &[Effect]) -> Vec<Effect> {
        let amount = |amount: Amount| Amount::N(self.view.amount(text, amount));
        let tiles = |tiles: Tiles| match tiles.take {
            TakeTiles::Choose(count) => Tiles { take: TakeTiles::Choose(amount(count)), ..tiles },
            TakeTiles::All | TakeTiles::MostExpensive => tiles,
        };
        let known = |effect: &Effect| match effect {
            Effect::Hit(what) => Effect::Hit(tiles(*what)),
            Effect::Mend(what) => Effect::Mend(tiles(*what)),
            Effect::Disable(what) => Effect::Disable(tiles(*what)),
            Effect::Destroy(what) => Effect::Destroy(tiles(*what)),
            Effect::Strain(what) => Effect::Strain(tiles(*what)),
            Effect::Amplify(what) => Effect::Amplify(tiles(*what)),
            Effect::Drain(wheels, by) => Effect::Drain(*wheels, amount(*by)),
            Effect::LoseCapacity(by) => Effect::LoseCapacity(amount(*by)),
            Effect::FewerDice(by) => Effect::FewerDice(amount(*by)),
            other => other.clone(),
        };
        effects.iter().map(known).collect()
    }
}

/// Where several things are chosen one after the other, the effect speaks of those that are left.
fn leave_what_is_done(effect: &mut Effect, progress: Progress) {
    match (effect, progress) {
        (
            Effect::Hit(Tiles { take: TakeTiles::Choose(count), .. })
            | Effect::Mend(Tiles { take: TakeTiles::Choose(count), .. })
            | Effect::Disable(Tiles { take: TakeTiles::Choose(count), .. })
            | Effect::Destroy(Tiles { take: TakeTiles::Choose(count), .. })
            | Effect::Strain(Tiles { take: TakeTiles::Choose(count), .. })
            | Effect::Amplify(Tiles { take: TakeTiles::Choose(count), .. }),
            Progress::Tiles { left, .. } | Progress::Tokens { left, .. },
        ) => *count = Amount::N(left),
        (Effect::Scorch(count), Progress::Scorch { left, .. }) => *count = left,
        (Effect::DisableDocks(count), Progress::Docks(left)) => *count = left,
        (
            Effect::Reroll(dice)
            | Effect::RerollKeepBetter(dice)
            | Effect::Shift(dice, _)
            | Effect::Set(dice, _)
            | Effect::Flip(dice)
            | Effect::Tilt(dice, _)
            | Effect::Turn(dice)
            | Effect::Move(dice, _)
            | Effect::Discard(dice),
            Progress::Dice(DiceProgress { taken, picked, .. }),
        ) => {
            dice.take = match dice.take {
                Take::Exactly(_) | Take::UpTo(_) if picked.is_some() => Take::One,
                Take::Exactly(count) | Take::UpTo(count) if count <= taken + 1 => Take::One,
                Take::Exactly(count) => Take::Exactly(count - taken),
                Take::UpTo(count) => Take::UpTo(count - taken),
                other @ (Take::One | Take::All | Take::AllButOne | Take::AllAlike) => other,
            }
        }
        _ => {}
    }
}

/// What may be declined together with this effect, which is its beginning.
fn optional<'e>(effects: &'e [Effect], first: &Effect) -> Option<&'e [Effect]> {
    effects.iter().find_map(|effect| match effect {
        Effect::May(inner) if inner.first().is_some_and(|inner| std::ptr::eq(inner, first)) => Some(inner.as_slice()),
        Effect::May(inner) | Effect::Repeat(inner) => optional(inner, first),
        Effect::If(_, inner) | Effect::Unless(_, inner) => optional(inner, first),
        Effect::EachSeat(_, inner) | Effect::Give(_, inner) => optional(inner, first),
        Effect::Either(branches) => branches.iter().find_map(|branch| optional(branch, first)),
        _ => None,
    })
}
