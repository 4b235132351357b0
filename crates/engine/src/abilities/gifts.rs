//! Something that another player may do.

use super::op::Program;
use super::text::Text;
use super::{After, Doing, Need, Verb};
use crate::effect::Who;
use crate::event::Sink;
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// See [`Give`](crate::effect::Effect::Give).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    /// Among whom the player is chosen.
    pub who: Who,
    /// What that player does.
    pub text: Program,
}

impl Gift {
    /// The text as it begins for a player; it comes from where the gift comes from.
    const fn for_player(self, giver: &Text, seat: Seat) -> Text {
        let text = Text::new(self.text, Some(seat), giver.source);
        Text { reserved_tokens: giver.reserved_tokens, ..text }
    }
}

impl Verb for Gift {
    /// Nobody is chosen who could do nothing with it.
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let able = |other: Seat| !matches!(view.need(&self.for_player(text, other)), Need::Skip | Need::Leave(_));
        Need::ask(ChoiceKind::Seat, view.who(self.who, text.seat).filter(able).bits())
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let other = seat(option);
        play.text_mut(doing.of).reserved_tokens = 0;
        play.hand_over(other, self.for_player(&doing.text, other));
        After::Done
    }
}

/// The player an option stands for.
pub(super) fn seat(option: u8) -> Seat {
    Seat::from_index(usize::from(option)).expect("an option for a player is a seat")
}
