//! What the texts on tiles, badges, cards and Country boards do. A verb family is a file: its words as a step, what it
//! asks, what it does.
//!
//! The question that is shown, the answers that are listed, those that are accepted and the engine's own forced choices
//! all come from a verb's [`Need`].

// A text, its steps, and how it becomes steps.
mod lower;
mod op;
mod text;

// Dice and country pieces.
pub mod converters;
pub mod counters;
pub mod dice;
pub mod locks;
pub mod new_dice;
pub mod payments;
pub mod queue;
mod values;

// The station: tiles, tokens, wheels, docks, tracks.
pub mod capacity;
mod counts;
pub mod docking;
pub mod gifts;
pub mod installing;
pub mod negatives;
pub mod scorch;
pub mod tiles;
pub mod tokens;
pub mod tracks;
pub mod wheels;

pub use lower::{StationText, Texts};
pub use op::{Branches, Op, Program, Target};
pub use text::{ChangedDice, DiceProgress, DieAt, Guard, Memory, Progress, Source, Text};

use crate::die::Poses;
use crate::effect::Zone;
use crate::event::{Event, Sink};
use crate::play::{Play, TextOf};
use crate::question::{ChoiceKind, Options};
use crate::seat::Seat;
use crate::view::View;

/// What the next step of a text needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing: it can be carried out.
    Ready,
    /// An answer.
    Ask(Options),
    /// It cannot be done, or there is nothing more to do.
    Skip,
    /// It cannot be paid for; the text goes on there.
    Leave(Target),
    /// The text is over.
    Done,
}

/// What a verb leaves behind.
pub(crate) enum After {
    /// The text goes on behind it.
    Done,
    /// It goes on with the next question of the same verb.
    Again(Progress),
}

/// The text a verb works for, as it was before the verb.
pub(crate) struct Doing {
    /// Which text it is.
    pub of: TextOf,
    /// The text.
    pub text: Text,
}

/// A verb family.
pub(crate) trait Verb: Copy {
    /// What it needs now.
    fn need(self, view: &View<'_>, text: &Text) -> Need;

    /// Does it, with the chosen option if it asked for one.
    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After;
}

impl Need {
    /// A choice among these options, or nothing to do where there are none.
    pub(crate) const fn ask(kind: ChoiceKind, options: u64) -> Need {
        if options == 0 { Need::Skip } else { Need::Ask(Options::new(kind, options)) }
    }

    /// Something that is done without a question, where it is possible.
    pub(crate) const fn ready_if(possible: bool) -> Need {
        if possible { Need::Ready } else { Need::Skip }
    }
}

impl View<'_> {
    /// What the next step of a text needs.
    pub fn need(&self, text: &Text) -> Need {
        if text.toxic_debt > 0 {
            return self.toxic_need(text);
        }
        match self.step_need(text, self.rulebook.texts.op(text.at)) {
            Need::Ready if text.may_decline() && !self.rulebook.texts.op(text.at).is_shape() => {
                Need::Ask(Options { may: true, ..Options::new(ChoiceKind::Confirm, 1) })
            }
            Need::Ask(options) => Need::Ask(Options { may: options.may || text.may_decline(), ..options }),
            other => other,
        }
    }

    /// Appendix p. 4: each Toxic die placed costs another die of the pool, before the ability (A70).
    fn toxic_need(&self, text: &Text) -> Need {
        let pool = text.seat.map_or(Poses::EMPTY, |seat| self.table.of(seat).pool.poses());
        Need::ask(ChoiceKind::Die(Zone::Pool), pool.bits())
    }

    fn step_need(&self, text: &Text, op: &Op) -> Need {
        if text.seat.is_none() && op.is_of_a_player() {
            return Need::Skip;
        }
        match op {
            Op::End => Need::Done,
            Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Unless(..) | Op::When(..) => Need::Ready,
            Op::EachSeat(..) | Op::NextSeat(..) => Need::Ready,
            Op::Either(branches) => Need::ask(ChoiceKind::Branch, (1 << branches.count()) - 1),
            Op::Give(verb) => verb.need(self, text),
            Op::NewDice(verb) => verb.need(self, text),
            Op::Dice(verb) => verb.need(self, text),
            Op::Cycle(verb) => verb.need(self, text),
            Op::Converters(verb) => verb.need(self, text),
            Op::Counters(verb) => verb.need(self, text),
            Op::Locks(verb) => verb.need(self, text),
            Op::Payments(verb) => verb.need(self, text),
            Op::Tiles(verb) => verb.need(self, text),
            Op::Tokens(verb) => verb.need(self, text),
            Op::Scorch(verb) => verb.need(self, text),
            Op::Negatives(verb) => verb.need(self, text),
            Op::Wheels(verb) => verb.need(self, text),
            Op::Capacity(verb) => verb.need(self, text),
            Op::Tracks(verb) => verb.need(self, text),
            Op::Docking(verb) => verb.need(self, text),
            Op::Install(verb) => verb.need(self, text),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins a text in a player's lane.
    pub fn begin(&mut self, seat: Seat, text: Text) {
        if text.at.0 == Program::NOTHING.0 && text.toxic_debt == 0 {
            return;
        }
        self.state.flow.lanes[seat.index()].deliver(text);
        self.run_lane(seat);
    }

    /// Lets a text begin in another player's lane.
    pub fn hand_over(&mut self, other: Seat, text: Text) {
        let lane = &mut self.state.flow.lanes[other.index()];
        let idle = lane.text.is_none();
        lane.deliver(text);
        if idle {
            self.run_lane(other);
        }
    }

    /// Something has come for a player: whoever was done with the phase is no longer (A2), unless nothing more may be
    /// placed (A3).
    pub fn reopen(&mut self, seat: Seat) {
        let together = self.state.flow.simultaneous();
        let lane = &mut self.state.flow.lanes[seat.index()];
        if together && lane.done && !lane.housed {
            lane.done = false;
            self.emit(Event::Reopened { seat });
        }
    }

    /// Goes on with a player's text, if there is one.
    pub fn run_lane(&mut self, seat: Seat) {
        self.run(TextOf::Lane(seat));
    }

    /// Goes on with a text until it asks something or is over. Where only one answer is possible it is given (B4).
    pub fn run(&mut self, of: TextOf) {
        while let Some(text) = *self.text(of) {
            match self.view().need(&text) {
                Need::Ready => self.perform(of, text, 0),
                Need::Ask(options) => match options.forced() {
                    Some(option) => self.perform(of, text, option),
                    None => return,
                },
                Need::Skip if text.toxic_debt > 0 => self.text_mut(of).toxic_debt = 0,
                Need::Skip => self.text_mut(of).leave(text.at.next()),
                Need::Leave(exit) => self.text_mut(of).leave(exit),
                Need::Done => self.text_is_over(of),
            }
        }
    }

    /// A player has answered what a text asks: with an option, or with no.
    pub fn answer_text(&mut self, of: TextOf, kind: ChoiceKind, option: Option<u8>) {
        let Some(text) = *self.text(of) else { return };
        match option {
            Some(_) if kind == ChoiceKind::Confirm => self.text_mut(of).guard = Guard::None,
            Some(option) => self.perform(of, text, option),
            None => self.text_mut(of).leave(text.at.next()),
        }
        self.run(of);
    }

    /// A text in progress.
    const fn text(&mut self, of: TextOf) -> &mut Option<Text> {
        match of {
            TextOf::Lane(seat) => &mut self.state.flow.lanes[seat.index()].text,
            TextOf::Card => &mut self.state.flow.card,
        }
    }

    /// The text that is being carried out.
    pub(crate) fn text_mut(&mut self, of: TextOf) -> &mut Text {
        self.text(of).as_mut().expect("a text that is carried out is in progress")
    }

    fn text_is_over(&mut self, of: TextOf) {
        match of {
            TextOf::Lane(seat) => self.next_in_lane(seat),
            TextOf::Card => self.state.flow.card = None,
        }
    }

    /// The next text that waits begins, if there is one.
    fn next_in_lane(&mut self, seat: Seat) {
        let lane = &mut self.state.flow.lanes[seat.index()];
        let reserved = lane.text.map_or(0, |text| text.reserved_tokens);
        self.state.flow.reserved_tokens -= reserved;
        lane.next(seat);
        if lane.text.is_none() && lane.sorting {
            lane.sorting = false;
            self.join_kept(seat);
        }
        let called = self.rulebook.texts.station(StationText::Cycle);
        let lane = &mut self.state.flow.lanes[seat.index()];
        if lane.text.is_none() && lane.cycles > 0 {
            lane.cycles -= 1;
            lane.deliver(Text::new(called, Some(seat), Source::CalledCycle));
        }
    }

    /// Carries out the next step of a text with the chosen option, if it asked for one.
    fn perform(&mut self, of: TextOf, text: Text, option: u8) {
        self.explain(&text);
        if text.toxic_debt > 0 {
            return self.pay_toxic(of, &text, option);
        }
        let op = *self.rulebook.texts.op(text.at);
        if text.progress == Progress::Start {
            self.sink.step(text.seat, &op);
        }
        if op.is_shape() {
            return self.follow_shape(of, text, op, option);
        }
        let next = self.text_mut(of);
        (next.at, next.guard, next.progress) = (text.at.next(), Guard::None, Progress::Start);
        match (self.perform_verb(op, &Doing { of, text }, option), of) {
            (After::Again(progress), _) => {
                let again = self.text_mut(of);
                (again.at, again.progress) = (text.at, progress);
            }
            // Only what others have sent is carried out in the lane of somebody who was done.
            (After::Done, TextOf::Lane(seat)) => self.reopen(seat),
            (After::Done, TextOf::Card) => {}
        }
    }

    fn perform_verb(&mut self, op: Op, doing: &Doing, option: u8) -> After {
        match op {
            Op::End | Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Either(_) => After::Done,
            Op::Unless(..) | Op::When(..) | Op::EachSeat(..) | Op::NextSeat(..) => After::Done,
            Op::Give(verb) => verb.perform(self, doing, option),
            Op::NewDice(verb) => verb.perform(self, doing, option),
            Op::Dice(verb) => verb.perform(self, doing, option),
            Op::Cycle(verb) => verb.perform(self, doing, option),
            Op::Converters(verb) => verb.perform(self, doing, option),
            Op::Counters(verb) => verb.perform(self, doing, option),
            Op::Locks(verb) => verb.perform(self, doing, option),
            Op::Payments(verb) => verb.perform(self, doing, option),
            Op::Tiles(verb) => verb.perform(self, doing, option),
            Op::Tokens(verb) => verb.perform(self, doing, option),
            Op::Scorch(verb) => verb.perform(self, doing, option),
            Op::Negatives(verb) => verb.perform(self, doing, option),
            Op::Wheels(verb) => verb.perform(self, doing, option),
            Op::Capacity(verb) => verb.perform(self, doing, option),
            Op::Tracks(verb) => verb.perform(self, doing, option),
            Op::Docking(verb) => verb.perform(self, doing, option),
            Op::Install(verb) => verb.perform(self, doing, option),
        }
    }

    /// A Toxic die was placed: another die goes to the aid (Appendix p. 4).
    fn pay_toxic(&mut self, of: TextOf, text: &Text, option: u8) {
        let die = crate::die::Die::from_index(option).expect("an option for a die of the hand is its pose");
        self.emit(Event::PaidToxic { seat: text.player(), die });
        self.text_mut(of).toxic_debt -= 1;
    }

    /// Steps that only say what comes next.
    fn follow_shape(&mut self, of: TextOf, text: Text, op: Op, option: u8) {
        let mut next = Text { at: text.at.next(), ..text };
        match op {
            Op::Jump(to) => next.at = to,
            Op::May(end) => next.guard = Guard::May(end),
            Op::Try(end) => next.guard = Guard::Try(end),
            Op::Either(branches) => {
                next.at = branches.get(option).expect("an option for a branch is one of them");
                next.guard = Guard::None;
            }
            Op::Unless(cond, to) => {
                if !self.view().holds(cond, text.seat, text.board()) {
                    next.leave(to);
                }
            }
            Op::When(cond, to) => {
                if self.view().holds(cond, text.seat, text.board()) {
                    next.leave(to);
                }
            }
            Op::EachSeat(who, end) => {
                next.seat = self.view().who(who, None).iter().next();
                if next.seat.is_none() {
                    next.at = end;
                }
            }
            Op::NextSeat(who, body) => {
                let seats = self.view().who(who, None);
                next.seat = seats.iter().find(|seat| Some(*seat) > text.seat);
                if next.seat.is_some() {
                    next.at = body;
                }
            }
            Op::End
            | Op::Give(_)
            | Op::NewDice(_)
            | Op::Dice(_)
            | Op::Cycle(_)
            | Op::Converters(_)
            | Op::Counters(_)
            | Op::Locks(_)
            | Op::Payments(_)
            | Op::Tiles(_)
            | Op::Tokens(_)
            | Op::Scorch(_)
            | Op::Negatives(_)
            | Op::Wheels(_)
            | Op::Capacity(_)
            | Op::Tracks(_)
            | Op::Docking(_)
            | Op::Install(_) => {}
        }
        *self.text_mut(of) = next;
    }
}
