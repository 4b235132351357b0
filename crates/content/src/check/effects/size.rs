//! How much a text can do: to no more dice than a hand can hold.

use engine::effect::Effect;

use super::Reader;

/// New dice that one text may bring: with every slot of a full board used, a hand still holds them all.
pub(super) const MOST_DICE: u8 = 4;
/// No honest text has more effects.
const MOST_EFFECTS: usize = 64;

impl Reader<'_> {
    /// Looks at a text as a whole.
    pub(super) fn sizes(&mut self, effects: &[Effect]) {
        let count = count(effects);
        self.need(count <= MOST_EFFECTS, || format!("has {count} effects; expected at most {MOST_EFFECTS}"));
        let dice = new_dice(effects);
        self.need(dice <= u32::from(MOST_DICE), || format!("brings {dice} new dice; expected at most {MOST_DICE}"));
    }
}

fn count(effects: &[Effect]) -> usize {
    effects.iter().map(|effect| 1 + inner(effect).map(count).sum::<usize>()).sum()
}

/// The most dice a text can bring.
fn new_dice(effects: &[Effect]) -> u32 {
    let of = |effect: &Effect| match effect {
        Effect::Roll(count, _) => u32::from(*count),
        Effect::Gain(_) | Effect::KeepDie => 1,
        Effect::Either(branches) => branches.iter().map(|branch| new_dice(branch)).max().unwrap_or(0),
        // As often as there are tokens or Capacity to spend.
        Effect::Repeat(inner) => new_dice(inner) * u32::from(MOST_DICE + 1),
        other => inner(other).map(new_dice).sum(),
    };
    effects.iter().map(of).fold(0, u32::saturating_add)
}

/// The texts inside an effect.
pub(super) fn inner(effect: &Effect) -> Box<dyn Iterator<Item = &[Effect]> + '_> {
    match effect {
        Effect::May(inner)
        | Effect::Repeat(inner)
        | Effect::EachSeat(_, inner)
        | Effect::Give(_, inner)
        | Effect::If(_, inner) => Box::new(std::iter::once(&inner[..])),
        Effect::Either(branches) => Box::new(branches.iter().map(|branch| &branch[..])),
        _ => Box::new(std::iter::empty()),
    }
}
