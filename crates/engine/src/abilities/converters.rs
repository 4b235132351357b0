//! Converters: tokens that let a player raise one die and lower another.

use super::op::Target;
use super::text::Text;
use super::{After, Doing, Need, Verb};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to Converters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ConverterVerb {
    /// See [`GainConverter`](crate::effect::Effect::GainConverter).
    Gain(u8),
    /// See [`SpendConverter`](crate::effect::Effect::SpendConverter); without one, go on there.
    Spend(Target),
}

impl Verb for ConverterVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        let area = view.table.of(seat);
        match self {
            ConverterVerb::Gain(_) => Need::ready_if(area.converters < view.country(seat).converters.1),
            // A89: a Converter needs two different dice.
            ConverterVerb::Spend(_) if area.converters > 0 && area.pool.len() + area.kept.len() >= 2 => Need::Ready,
            ConverterVerb::Spend(exit) => Need::Leave(exit),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, _: u8) -> After {
        let seat = doing.text.player();
        match self {
            ConverterVerb::Gain(count) => {
                let left = play.view().country(seat).converters.1 - play.state.table.of(seat).converters;
                play.emit(Event::ConvertersGained { seat, count: count.min(left) });
            }
            ConverterVerb::Spend(_) => play.emit(Event::ConverterSpent { seat }),
        }
        After::Done
    }
}
