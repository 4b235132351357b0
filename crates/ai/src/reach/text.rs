//! What a text can do for a die, read from its steps: deeds that can do nothing for it are not tried.

use engine::View;
use engine::abilities::converters::ConverterVerb;
use engine::abilities::counters::CounterVerb;
use engine::abilities::dice::{Change, ChangeDice};
use engine::abilities::docking::DockVerb;
use engine::abilities::locks::LockVerb;
use engine::abilities::new_dice::NewDice;
use engine::abilities::payments::PaymentVerb;
use engine::abilities::{Op, Program, Progress, StationText};
use engine::board::Space;
use engine::effect::{Cond, Take, Zone};
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
            Answer::Place { spot: Spot::Dock(_), .. } if view.table.solo() => {
                Some(view.rulebook.texts.station(StationText::DockSolo))
            }
            Answer::Free(index) => view.country(seat).free.get(usize::from(index)).map(|action| action.effect),
            _ => None,
        };
        program.map_or(Text::default(), |program| Text::of(view, program))
    }

    /// What a text can do.
    pub fn of(view: &View<'_>, program: Program) -> Text {
        let mut text = Text::default();
        view.rulebook.texts.of(program).for_each(|op| text.add(op));
        text
    }

    fn add(&mut self, op: &Op) {
        let pool = Heaps::of(Zone::Pool);
        match *op {
            Op::End | Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Either(_) | Op::Unless(..) | Op::When(..) => {}
            Op::NewDice(NewDice::Roll(_, zone)) => {
                self.rolls = true;
                self.supplies.add(Heaps::of(zone));
            }
            Op::NewDice(NewDice::Gain(_, zone)) => self.supplies.add(Heaps::of(zone)),
            Op::NewDice(NewDice::CopyToCache) => self.supplies.add(Heaps::of(Zone::Cache)),
            Op::Dice(verb) => self.add_change(verb),
            Op::Cycle(_) => self.changes.add(Heaps::of(Zone::Queue)),
            Op::Docking(DockVerb::TradeWithCache) => {
                self.picks += 1;
                self.moves(Heaps::of(Zone::Cache), pool);
            }
            Op::Docking(DockVerb::Send) => {}
            Op::Payments(PaymentVerb::Pay) => self.moves(Heaps::of(Zone::Storage), pool),
            // What makes payments cheaper is as good as more dice to pay with.
            Op::Payments(PaymentVerb::Discount(_)) => self.supplies.add(Heaps::of(Zone::Storage)),
            Op::Counters(CounterVerb::Exchange(_)) => {
                self.picks += 2;
                self.changes.add(pool);
                self.moves(Heaps::COUNTERS, pool);
                self.opens = true;
            }
            Op::Counters(CounterVerb::PickUp) => {
                self.moves(Heaps::COUNTERS, pool);
                self.opens = true;
            }
            Op::Counters(CounterVerb::Shift(..)) => {
                self.picks += 1;
                self.changes.add(Heaps::COUNTERS);
                self.opens = true;
            }
            Op::Locks(LockVerb::Swap) => {
                self.picks += 1;
                self.opens = true;
            }
            Op::Locks(LockVerb::Unlock) => (self.opens, self.unlocks) = (true, true),
            Op::Locks(LockVerb::Lift | LockVerb::Place) => self.other = true,
            Op::Converters(ConverterVerb::Gain(_) | ConverterVerb::Spend(_)) => self.other = true,
            Op::Docking(DockVerb::Disable(_) | DockVerb::Receive) => self.other = true,
            Op::EachSeat(..) | Op::NextSeat(..) | Op::Give(_) | Op::Tiles(_) | Op::Tokens(_) => self.other = true,
            Op::Scorch(_) | Op::Negatives(_) | Op::Wheels(_) | Op::Capacity(_) => self.other = true,
            Op::Tracks(_) | Op::Install(_) => self.other = true,
        }
    }

    fn add_change(&mut self, ChangeDice { dice, change }: ChangeDice) {
        let here = Heaps::of(dice.zone);
        self.picks += match dice.take {
            Take::All => 0,
            Take::One | Take::AllButOne | Take::AllAlike => 1,
            Take::Exactly(count) | Take::UpTo(count) => count,
        };
        match change {
            Change::Reroll(_) => {
                self.rolls = true;
                self.changes.add(here);
            }
            Change::Shift(_) | Change::Set(_) | Change::Tilt(_) | Change::Flip | Change::Turn => self.changes.add(here),
            Change::Move(to) => self.moves(here, Heaps::of(to)),
            Change::Discard => {}
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
    let Some(text) = &view.flow.lane(seat).text else { return };
    match ask.kind {
        ChoiceKind::Payment => {
            let begun = matches!(text.progress, Progress::Payment { spent: 1.., .. });
            keep_payment(begun, ask, answers);
        }
        ChoiceKind::Die(_) | ChoiceKind::Queued if only => {
            let mine = match (ask.kind, at) {
                (ChoiceKind::Die(zone), At::Bag(here, die)) if zone == here => Choice::Die(zone, die),
                (ChoiceKind::Queued, At::Queue(place)) => Choice::Queued(place + 1),
                _ => return,
            };
            let mine = Answer::Choose(mine);
            if picks_one(view.rulebook.texts.op(text.at)) && answers.contains(&mine) {
                answers.retain(|answer| *answer == mine || *answer == Answer::Decline);
            }
        }
        _ => {}
    }
}

/// Dice are brought first and spent then, and nobody pays more than is owed: other orders come to the same.
fn keep_payment(spent: bool, ask: Options, answers: &mut Vec<Answer>) {
    let paid = ask.allows(Answer::Choose(Choice::Paid));
    answers.retain(|answer| match answer {
        Answer::Choose(Choice::Bring(_)) => !spent,
        Answer::Choose(Choice::Spend(_)) => !paid,
        _ => true,
    });
}

/// Does a step change the chosen die and no other?
const fn picks_one(op: &Op) -> bool {
    match op {
        Op::Dice(verb) => verb.singly() && !matches!(verb.change, Change::Discard),
        _ => false,
    }
}
