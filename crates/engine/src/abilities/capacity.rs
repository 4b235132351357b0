//! Capacity: gained, lost, paid and given away.

use super::gifts::seat;
use super::op::Target;
use super::text::{Progress, Text};
use super::{After, Doing, Need, Verb};
use crate::effect::Amount;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to a player's Capacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CapacityVerb {
    /// See [`GainCapacity`](crate::effect::Effect::GainCapacity).
    Gain(u8),
    /// See [`LoseCapacity`](crate::effect::Effect::LoseCapacity).
    Lose(Amount),
    /// See [`SpendCapacity`](crate::effect::Effect::SpendCapacity); without enough, go on there.
    Spend(u8, Target),
    /// See [`Transfer`](crate::effect::Effect::Transfer).
    Transfer(u8),
}

impl Verb for CapacityVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        let capacity = view.table.of(seat).capacity;
        let others = view.table.seats().without(seat);
        match (self, text.progress) {
            (CapacityVerb::Gain(_) | CapacityVerb::Lose(_), _) => Need::Ready,
            (CapacityVerb::Spend(cost, _), _) if capacity >= u16::from(cost) => Need::Ready,
            (CapacityVerb::Spend(_, exit), _) => Need::Leave(exit),
            (CapacityVerb::Transfer(_), Progress::Transfer(_)) => Need::ask(ChoiceKind::Seat, others.bits()),
            // A5: alone there is nobody to give it to.
            (CapacityVerb::Transfer(_), _) if others.is_empty() => Need::Skip,
            (CapacityVerb::Transfer(most), _) => {
                let most = capacity.min(u16::from(most));
                Need::ask(ChoiceKind::Amount, (1..=most).fold(0, |bits, amount| bits | 1 << amount))
            }
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let from = doing.text.player();
        match (self, doing.text.progress) {
            (CapacityVerb::Gain(by), _) => play.emit(Event::CapacityGained { seat: from, by: by.into() }),
            (CapacityVerb::Lose(amount), _) => {
                let have = play.state.table.of(from).capacity;
                let by = u16::from(play.view().amount(&doing.text, amount)).min(have) as u8;
                if by > 0 {
                    play.emit(Event::CapacitySpent { seat: from, by });
                }
            }
            (CapacityVerb::Spend(by, _), _) => play.emit(Event::CapacitySpent { seat: from, by }),
            (CapacityVerb::Transfer(_), Progress::Transfer(by)) => {
                let other = seat(option);
                play.emit(Event::CapacitySpent { seat: from, by });
                play.emit(Event::CapacityGained { seat: other, by: by.into() });
                play.reopen(other);
            }
            (CapacityVerb::Transfer(_), _) => return After::Again(Progress::Transfer(option)),
        }
        After::Done
    }
}
