//! Payments: dice come from storage into the hand, stored dice are spent for them (Mission Critical p. 6).

use super::dice::pose;
use super::text::{DieAt, Progress, Text};
use super::{After, Doing, Need, Verb};
use crate::effect::Zone;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::{ChoiceKind, PAID, SPEND};
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens about payments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PaymentVerb {
    /// See [`Pay`](crate::effect::Effect::Pay).
    Pay,
    /// See [`Discount`](crate::effect::Effect::Discount).
    Discount(u8),
}

impl Verb for PaymentVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        match self {
            PaymentVerb::Discount(_) => Need::Ready,
            PaymentVerb::Pay => {
                let (brought, spent) = progress(text);
                Need::ask(ChoiceKind::Payment, payment(view, text.player(), brought, spent))
            }
        }
    }

    /// A die is brought or spent; the step is asked again until the payment is complete (A92).
    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        let (mut brought, mut spent) = progress(&doing.text);
        match (self, option) {
            (PaymentVerb::Discount(by), _) => {
                play.emit(Event::Discounted { seat, by });
                return After::Done;
            }
            (PaymentVerb::Pay, PAID) => return After::Done,
            (PaymentVerb::Pay, SPEND..) => {
                let die = pose(option - SPEND);
                spent = spent.saturating_add(die.top().number());
                play.emit(Event::Discarded { seat, zone: Zone::Storage, at: 0, die });
                play.text_mut(doing.of).memory.forget(DieAt::Bag(Zone::Storage, die));
            }
            (PaymentVerb::Pay, _) => {
                let die = pose(option);
                brought = brought.saturating_add(die.top().number());
                play.emit(Event::Moved { seat, from: Zone::Storage, to: Zone::Pool, at: 0, die });
                play.text_mut(doing.of).memory.forget(DieAt::Bag(Zone::Storage, die));
            }
        }
        After::Again(Progress::Payment { brought, spent })
    }
}

const fn progress(text: &Text) -> (u8, u8) {
    match text.progress {
        Progress::Payment { brought, spent } => (brought, spent),
        _ => (0, 0),
    }
}

fn payment(view: &View<'_>, seat: Seat, brought: u8, spent: u8) -> u64 {
    let area = view.table.of(seat);
    let storage = &area.storage;
    let (owed, spent) = (i16::from(brought) - i16::from(area.discount), i16::from(spent));
    let left = storage.sum() as i16;
    let begun = brought > 0;
    let mut options = u64::from(begun && spent >= owed) << PAID;
    for die in storage.poses().iter() {
        let worth = i16::from(die.top().number());
        // What is brought must still be payable with what is left, what is spent must not be.
        let payable = spent + left - worth >= owed + worth;
        options |= u64::from(payable) << die.index();
        options |= u64::from(begun) << (die.index() + SPEND);
    }
    options
}
