//! New dice: rolled, gained, kept for the next round, copied into the cache.

use super::dice::pose;
use super::text::Text;
use super::{After, Doing, Need, Verb};
use crate::effect::{Value, Zone};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// Where new dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NewDice {
    /// See [`Roll`](crate::effect::Effect::Roll).
    Roll(u8, Zone),
    /// See [`Gain`](crate::effect::Effect::Gain) and [`KeepDie`](crate::effect::Effect::KeepDie).
    Gain(Value, Zone),
    /// See [`CopyToCache`](crate::effect::Effect::CopyToCache).
    CopyToCache,
}

impl Verb for NewDice {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        match self {
            NewDice::Roll(_, Zone::Queue) => Need::ready_if(!view.table.of(seat).queue.is_full()),
            NewDice::Roll(..) | NewDice::CopyToCache => Need::Ready,
            NewDice::Gain(value, _) => Need::ask(ChoiceKind::Pose, view.value(text, seat, value, None).bits()),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        match self {
            NewDice::Roll(count, zone) => (0..count).for_each(|_| play.roll_die(seat, zone)),
            NewDice::Gain(_, zone) => play.emit(Event::Gained { seat, zone, die: pose(option) }),
            NewDice::CopyToCache => {
                for die in doing.text.placed() {
                    play.emit(Event::Gained { seat, zone: Zone::Cache, die });
                }
            }
        }
        After::Done
    }
}
