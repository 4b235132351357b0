//! Resource boards: drained and relieved (core p. 11).

use super::text::Text;
use super::{After, Doing, Need, Verb};
use crate::effect::{Amount, Wheels};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::resource::{Resource, Resources};
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to Resource boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WheelsVerb {
    /// See [`Drain`](crate::effect::Effect::Drain).
    Drain(Wheels, Amount),
    /// See [`Reduce`](crate::effect::Effect::Reduce).
    Reduce(Wheels, u8),
}

impl Verb for WheelsVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let (wheels, by) = match self {
            WheelsVerb::Drain(wheels, amount) => (wheels, view.amount(text, amount)),
            WheelsVerb::Reduce(wheels, by) => (wheels, by),
        };
        match wheels {
            // A5: nobody is asked whom a drain of nothing strikes.
            _ if by == 0 => Need::Ready,
            Wheels::One(_) | Wheels::Each => Need::Ready,
            Wheels::ThisBoard => Need::ready_if(text.board().is_some()),
            Wheels::Choose => Need::ask(ChoiceKind::Resource, Resources::ALL.bits()),
            Wheels::Another => {
                let others = text.board().map_or(Resources::ALL, |board| Resources::ALL.without(board));
                Need::ask(ChoiceKind::Resource, others.bits())
            }
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        match self {
            WheelsVerb::Drain(wheels, amount) => {
                let by = play.view().amount(&doing.text, amount);
                play.drain(meant(wheels, &doing.text, option), by);
            }
            WheelsVerb::Reduce(wheels, by) => {
                meant(wheels, &doing.text, option).iter().for_each(|resource| play.reduce(resource, by));
            }
        }
        After::Done
    }
}

/// The wheels that are meant.
fn meant(wheels: Wheels, text: &Text, option: u8) -> Resources {
    match wheels {
        Wheels::One(resource) => Resources::EMPTY.with(resource),
        Wheels::Each => Resources::ALL,
        Wheels::ThisBoard => text.board().into_iter().collect(),
        Wheels::Another | Wheels::Choose => Resources::EMPTY.with(Resource::ALL[usize::from(option)]),
    }
}

impl<S: Sink> Play<'_, S> {
    /// Drains wheels by so much each. What does not fit drains every other wheel by half of it, rounded up (core p. 11),
    /// and no further: all own points come first, then the excess of all, together and once (A42).
    pub(crate) fn drain(&mut self, wheels: Resources, by: u8) {
        let mut excess = [0; 4];
        for resource in wheels.iter() {
            let fits = by.min(self.state.table.wheel(resource).room());
            excess[resource.index()] = (by - fits).div_ceil(2);
            self.drain_wheel(resource, fits);
        }
        let all: u8 = excess.iter().fold(0, |all, part: &u8| all.saturating_add(*part));
        for resource in Resource::ALL {
            let from_others = all - excess[resource.index()];
            let by = from_others.min(self.state.table.wheel(resource).room());
            if by > 0 {
                self.emit(Event::Overflowed { resource, by });
            }
        }
    }

    fn drain_wheel(&mut self, resource: Resource, by: u8) {
        if by > 0 {
            self.emit(Event::Drained { resource, by });
        }
    }

    /// Reduces a drain, never beyond 3; the red marker stays, so more is available (core pp. 11, 21).
    pub(crate) fn reduce(&mut self, resource: Resource, by: u8) {
        let by = by.min(self.state.table.wheel(resource).relief());
        if by > 0 {
            self.emit(Event::Reduced { resource, by });
        }
    }
}
