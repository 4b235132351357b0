//! The dice track, the next roll, and what a player may buy.

use super::text::Text;
use super::{After, Doing, Need, Verb};
use crate::effect::Amount;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to a player's markers and Offer row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TrackVerb {
    /// See [`TrackBack`](crate::effect::Effect::TrackBack).
    Back(u8),
    /// See [`FewerDice`](crate::effect::Effect::FewerDice).
    FewerDice(Amount),
    /// See [`Permit`](crate::effect::Effect::Permit).
    Permit,
    /// See [`DestroyOffer`](crate::effect::Effect::DestroyOffer).
    DestroyOffer,
}

impl Verb for TrackVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        match self {
            TrackVerb::Back(_) => Need::ready_if(view.table.of(seat).track > 0),
            TrackVerb::FewerDice(_) | TrackVerb::Permit => Need::Ready,
            TrackVerb::DestroyOffer => Need::ask(ChoiceKind::Offer, view.offer(seat).into()),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        match self {
            TrackVerb::Back(slots) => {
                let by = slots.min(play.state.table.of(seat).track);
                play.emit(Event::TrackMoved { seat, by: -(by as i8) });
            }
            TrackVerb::FewerDice(amount) => {
                let by = play.view().amount(&doing.text, amount);
                play.emit(Event::FewerDice { seat, by });
            }
            TrackVerb::Permit => play.emit(Event::Permitted { seat }),
            TrackVerb::DestroyOffer => play.emit(Event::OfferDestroyed { seat, index: option }),
        }
        After::Done
    }
}
