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
        let gifts = most(effects, &|effect| u32::from(matches!(effect, Effect::Give(..))));
        self.need(gifts <= 1, || "gives more than once; expected Give once".into());
        let dice = most(effects, &|effect| match effect {
            Effect::Roll(count, _) => u32::from(*count),
            Effect::Gain(_) | Effect::KeepDie => 1,
            _ => 0,
        });
        self.need(dice <= u32::from(MOST_DICE), || format!("brings {dice} new dice; expected at most {MOST_DICE}"));
    }
}

fn count(effects: &[Effect]) -> usize {
    effects.iter().map(|effect| 1 + inner(effect).map(count).sum::<usize>()).sum()
}

/// The most that the words of a text can come to.
fn most(effects: &[Effect], of: &dyn Fn(&Effect) -> u32) -> u32 {
    let whole = |effect: &Effect| match effect {
        Effect::Either(branches) => branches.iter().map(|branch| most(branch, of)).max().unwrap_or(0),
        // As often as there are tokens or Capacity to spend.
        Effect::Repeat(inner) => most(inner, of) * u32::from(MOST_DICE + 1),
        other => of(other) + inner(other).map(|inner| most(inner, of)).sum::<u32>(),
    };
    effects.iter().map(whole).fold(0, u32::saturating_add)
}

/// The texts inside an effect.
pub(super) fn inner(effect: &Effect) -> Box<dyn Iterator<Item = &[Effect]> + '_> {
    match effect {
        Effect::May(inner)
        | Effect::Repeat(inner)
        | Effect::EachSeat(_, inner)
        | Effect::Give(_, inner)
        | Effect::If(_, inner)
        | Effect::Unless(_, inner) => Box::new(std::iter::once(&inner[..])),
        Effect::Either(branches) => Box::new(branches.iter().map(|branch| &branch[..])),
        _ => Box::new(std::iter::empty()),
    }
}
