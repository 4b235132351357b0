//! What a text can do for a die, read from its steps: deeds that can do nothing for it are not tried.

use engine::View;
use engine::board::Space;
use engine::effect::{Cond, Zone};
use engine::op::{Extent, Op, Program, Scope, StationText};
use engine::question::{Answer, Choice, ChoiceKind, Options, Question, Spot};
use engine::seat::Seat;

use super::At;

/// What the steps of a text can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Text {
    /// Where it changes, moves or exchanges dice.
    changes: Heaps,
    /// Where it puts dice.
    supplies: Heaps,
    /// Can it make tiles usable or their Counter dice lower?
    opens: bool,
    /// Does it open Lock tokens that match the whole hand?
    unlocks: bool,
    /// Does it roll dice?
    pub rolls: bool,
    /// Is there anything else in it that might matter?
    other: bool,
    /// How many dice it asks for, one by one.
    picks: u8,
}

/// A set of zones, and the Counter dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Heaps(u8);

impl Heaps {
    const COUNTERS: Heaps = Heaps(1 << 7);

    const fn of(zone: Zone) -> Heaps {
        Heaps(1 << zone as u8)
    }

    const fn at(at: At) -> Heaps {
        match at {
            At::Bag(zone, _) => Heaps::of(zone),
            At::Queue(_) => Heaps::of(Zone::Queue),
            At::Counter(..) => Heaps::COUNTERS,
        }
    }

    const fn has(self, other: Heaps) -> bool {
        self.0 & other.0 != 0
    }

    const fn add(&mut self, other: Heaps) {
        self.0 |= other.0;
    }
}

impl Text {
    /// What follows when this is answered to [`Question::Place`].
    pub fn of_deed(view: &View<'_>, seat: Seat, answer: Answer) -> Text {
        let ability = |space: Space| view.table.tile(space).map(|tile| view.face(tile).ability);
        let program = match answer {
            Answer::Place { spot: Spot::Tile(space, _), .. } | Answer::Pair { space, .. } => ability(space),
            Answer::Place { spot: Spot::Dock(_), .. } if view.table.solo() => Some(StationText::DockSolo.program()),
            Answer::Free(index) => view.country(seat).free.get(usize::from(index)).map(|action| action.effect),
            _ => None,
        };
        program.map_or(Text::default(), |program| Text::of(view, program))
    }

    /// What a text can do.
    pub fn of(view: &View<'_>, Program(start): Program) -> Text {
        let mut text = Text::default();
        let steps = view.rulebook.ops[usize::from(start)..].iter();
        steps.take_while(|op| **op != Op::End).for_each(|op| text.add(op));
        text
    }

    fn add(&mut self, op: &Op) {
        let pool = Heaps::of(Zone::Pool);
        match *op {
            Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Either(_) | Op::Unless(..) | Op::Distinct(_) => {}
            Op::Count(_) | Op::Again(_) | Op::Discard(_) | Op::SendDie => {}
            Op::Pick(..) | Op::PickCounter(..) | Op::PickLock(_) | Op::PickCached => self.picks += 1,
            Op::Roll(_, zone) => {
                self.rolls = true;
                self.supplies.add(Heaps::of(zone));
            }
            Op::Gain(_, zone) => self.supplies.add(Heaps::of(zone)),
            Op::Reroll(Scope { zone, .. }, _) => {
                self.rolls = true;
                self.changes.add(Heaps::of(zone));
            }
            Op::Shift(Scope { zone, .. }, _) | Op::Set(Scope { zone, .. }, _) | Op::Tilt(Scope { zone, .. }, _) => {
                self.changes.add(Heaps::of(zone));
            }
            Op::Flip(Scope { zone, .. }) | Op::Turn(Scope { zone, .. }) => self.changes.add(Heaps::of(zone)),
            Op::Move(Scope { zone, .. }, to) => self.moves(Heaps::of(zone), Heaps::of(to)),
            Op::Cycle(..) => self.changes.add(Heaps::of(Zone::Queue)),
            Op::CopyToCache => self.supplies.add(Heaps::of(Zone::Cache)),
            Op::TakeCached => self.moves(Heaps::of(Zone::Cache), pool),
            Op::Pay => self.moves(Heaps::of(Zone::Storage), pool),
            // What makes payments cheaper is as good as more dice to pay with.
            Op::Discount(_) => self.supplies.add(Heaps::of(Zone::Storage)),
            Op::Exchange => {
                self.changes.add(pool);
                self.moves(Heaps::COUNTERS, pool);
                self.opens = true;
            }
            Op::PickUp => {
                self.moves(Heaps::COUNTERS, pool);
                self.opens = true;
            }
            Op::ShiftCounter(_) => {
                self.changes.add(Heaps::COUNTERS);
                self.opens = true;
            }
            Op::SwapLocks => self.opens = true,
            Op::Unlock => (self.opens, self.unlocks) = (true, true),
            _ => self.other = true,
        }
    }

    const fn moves(&mut self, from: Heaps, to: Heaps) {
        self.changes.add(from);
        self.supplies.add(to);
    }

    /// Does nothing come of it but a die that has left the hand?
    pub fn is_inert(&self) -> bool {
        let Text { changes, supplies, opens, other, .. } = *self;
        changes == Heaps::default() && supplies == Heaps::default() && !opens && !other
    }

    /// Can it help a die that is placed right after it? A `partner` is a die that joins it, or pays for it.
    pub fn helps_at_once(&self, at: At, partner: bool) -> bool {
        let pool = Heaps::of(Zone::Pool);
        match at {
            _ if self.other => true,
            At::Bag(Zone::Pool, _) => self.changes.has(pool) || self.opens || (partner && self.supplies.has(pool)),
            _ => self.changes.has(Heaps::at(at)) && self.supplies.has(pool),
        }
    }

    /// Is there only one die in it to be chosen, and nothing else to be gained by it than what it does to that die?
    pub const fn asks_once(&self) -> bool {
        self.picks == 1 && !self.opens && !self.other
    }
}

/// Can a smaller hand open something for this player's country?
pub(super) fn gains_by_shrinking(view: &View<'_>, seat: Seat) -> bool {
    view.country(seat).free.iter().any(|action| {
        let small = action.when.iter().any(|cond| matches!(cond, Cond::HandAtMost(_)));
        small || Text::of(view, action.effect).unlocks
    })
}

/// Leaves only those answers to a choice that can matter. `only` says that nothing matters but the die itself.
pub(super) fn worth_trying(
    view: &View<'_>,
    seat: Seat,
    question: Question,
    at: At,
    only: bool,
    answers: &mut Vec<Answer>,
) {
    let Question::Choose(ask) = question else { return };
    let frame = &view.flow.lane(seat).frame;
    match ask.kind {
        ChoiceKind::Payment => keep_payment(frame.number, ask, answers),
        ChoiceKind::Die(_) | ChoiceKind::Queued if only => {
            let mine = match (ask.kind, at) {
                (ChoiceKind::Die(zone), At::Bag(here, die)) if zone == here => Choice::Die(zone, die),
                (ChoiceKind::Queued, At::Queue(place)) => Choice::Queued(place + 1),
                _ => return,
            };
            let mine = Answer::Choose(mine);
            let next = view.rulebook.ops[usize::from(frame.pc) + 1];
            if picks_one(&next) && answers.contains(&mine) {
                answers.retain(|answer| *answer == mine || *answer == Answer::Decline);
            }
        }
        _ => {}
    }
}

/// Dice are brought first and spent then, and nobody pays more than is owed: other orders come to the same.
fn keep_payment(spent: u8, ask: Options, answers: &mut Vec<Answer>) {
    let paid = ask.allows(Answer::Choose(Choice::Paid));
    answers.retain(|answer| match answer {
        Answer::Choose(Choice::Bring(_)) => spent == 0,
        Answer::Choose(Choice::Spend(_)) => !paid,
        _ => true,
    });
}

/// Does a step change the chosen die and no other?
const fn picks_one(op: &Op) -> bool {
    match op {
        Op::Reroll(scope, _) | Op::Shift(scope, _) | Op::Set(scope, _) | Op::Tilt(scope, _) | Op::Move(scope, _) => {
            matches!(scope.extent, Extent::Picked)
        }
        Op::Flip(scope) | Op::Turn(scope) => matches!(scope.extent, Extent::Picked),
        _ => false,
    }
}
