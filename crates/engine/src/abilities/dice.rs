//! Dice in front of a player: rolled again, shifted, set, tilted, flipped, turned, moved and discarded.

use super::text::{ChangedDice, DiceProgress, DieAt, Progress, Text};
use super::values::{faces_of, shifts};
use super::{After, Doing, Need, Verb};
use crate::die::{Die, Face, Poses, Way};
use crate::effect::{Dice, Filter, Steps, Take, Value, Ways, Zone};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::{ChoiceKind, Options, shift_of};
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// Dice are changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChangeDice {
    /// Which.
    pub dice: Dice,
    /// How.
    pub change: Change,
}

/// What is done to dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// See [`Reroll`](crate::effect::Effect::Reroll) and [`RerollKeepBetter`](crate::effect::Effect::RerollKeepBetter).
    Reroll(Keep),
    /// See [`Shift`](crate::effect::Effect::Shift).
    Shift(Steps),
    /// See [`Set`](crate::effect::Effect::Set).
    Set(Value),
    /// See [`Flip`](crate::effect::Effect::Flip).
    Flip,
    /// See [`Tilt`](crate::effect::Effect::Tilt).
    Tilt(Ways),
    /// See [`Turn`](crate::effect::Effect::Turn).
    Turn,
    /// See [`Move`](crate::effect::Effect::Move).
    Move(Zone),
    /// See [`Discard`](crate::effect::Effect::Discard).
    Discard,
}

/// Which face stays after rolling again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Keep {
    /// The new one.
    New,
    /// The higher one.
    Better,
}

/// A die with all that events say of it.
#[derive(Clone, Copy)]
struct Lies {
    zone: Zone,
    /// Its place in the queue, counted from 0.
    at: u8,
    die: Die,
}

/// Places in the queue that a die can show (A108).
const POSITIONS: u64 = 0b11_1111;

/// More dice than a hand, a storage or a queue ever holds.
const MANY: usize = 64;

impl ChangeDice {
    /// How many are picked one after the other; nothing where all are meant at once.
    const fn picks(self) -> Option<u8> {
        match self.dice.take {
            Take::All => None,
            Take::One | Take::AllButOne | Take::AllAlike => Some(1),
            Take::Exactly(count) | Take::UpTo(count) => Some(count),
        }
    }

    /// Does it change the picked die and no other?
    pub const fn singly(self) -> bool {
        self.dice.take.one_by_one()
    }

    /// How far it is. At the beginning "another die" already leaves out the one changed last, where it lies there.
    fn progress(self, text: &Text) -> DiceProgress {
        if let Progress::Dice(progress) = text.progress {
            return progress;
        }
        let mut changed = ChangedDice::NONE;
        let here = |die: &DieAt| match die.zone() {
            Zone::Kept => matches!(self.dice.zone, Zone::Pool | Zone::Kept),
            zone => zone == self.dice.zone,
        };
        if self.dice.of == Filter::Another {
            text.memory.changed.filter(here).into_iter().for_each(|die| changed.push(die));
        }
        DiceProgress { picked: None, taken: 0, changed }
    }

    /// Which die is to be picked.
    fn pick_need(self, view: &View<'_>, text: &Text, seat: Seat, progress: &DiceProgress) -> Need {
        let Dice { zone, take, .. } = self.dice;
        if Some(progress.taken) >= self.picks() {
            return Need::Skip;
        }
        let fitting = view.fitting(text, seat, &self.dice);
        let mut options = view.without(seat, zone, fitting, &progress.changed);
        // Nobody is asked for a die that could then not be set to anything.
        match self.change {
            Change::Set(Value::Position) => options &= POSITIONS,
            Change::Set(value) if view.value(text, seat, value, None).is_empty() => options = 0,
            Change::Set(_) | Change::Reroll(_) | Change::Shift(_) | Change::Flip | Change::Tilt(_) => {}
            Change::Turn | Change::Move(_) | Change::Discard => {}
        }
        // A5: "all but one" of a single die is nothing.
        if take == Take::AllButOne && self.count(view, text, seat, progress) < 2 {
            options = 0;
        }
        let kind = if zone == Zone::Queue { ChoiceKind::Queued } else { ChoiceKind::Die(zone) };
        let may = matches!(take, Take::UpTo(_));
        match Need::ask(kind, options) {
            Need::Ask(options) => Need::Ask(Options { may, ..options }),
            other => other,
        }
    }

    /// How many dice of its zone fit.
    fn count(self, view: &View<'_>, text: &Text, seat: Seat, progress: &DiceProgress) -> usize {
        let mut count = 0;
        self.each_meant(view, text, seat, progress, |_| count += 1);
        count
    }

    /// What is to be chosen once it is clear which dice are meant.
    fn change_need(self, view: &View<'_>, text: &Text, seat: Seat, picked: Option<DieAt>) -> Need {
        match self.change {
            Change::Reroll(_) | Change::Flip | Change::Move(_) | Change::Discard => Need::Ready,
            Change::Shift(steps) => Need::ask(ChoiceKind::Shift, shifts(steps)),
            Change::Tilt(ways) => Need::ask(ChoiceKind::Way, ways.bits()),
            Change::Set(value) => {
                let place = match picked {
                    Some(DieAt::Queue(place)) => Some(place),
                    Some(DieAt::Bag(..)) | None => None,
                };
                Need::ask(ChoiceKind::Pose, view.value(text, seat, value, place).bits())
            }
            Change::Turn => {
                let turned = picked.and_then(|picked| lies(view, seat, picked)).map(|lies| lies.die);
                let others = turned.map_or(Poses::EMPTY, |die| die.rotations().without(die));
                Need::ask(ChoiceKind::Pose, others.bits())
            }
        }
    }

    /// Calls back with every die that is changed where many are, or could be before one is picked.
    fn each_meant(self, view: &View<'_>, text: &Text, seat: Seat, progress: &DiceProgress, mut each: impl FnMut(Lies)) {
        let Dice { zone, of, take } = self.dice;
        let picked = progress.picked.and_then(|picked| lies(view, seat, picked));
        let alike = picked.filter(|_| take == Take::AllAlike).map(|picked| picked.die.top());
        let like = |die: Die| alike.is_none_or(|face| face == die.top());
        let mut spared = progress.changed;
        if take == Take::AllButOne {
            progress.picked.into_iter().for_each(|die| spared.push(die));
        }
        if zone == Zone::Queue {
            let fitting = view.without(seat, zone, view.fitting(text, seat, &self.dice), &spared);
            for (at, die) in (0u8..).zip(view.table.of(seat).queue.dice()) {
                if fitting & (1 << at) != 0 && like(*die) {
                    each(Lies { zone, at, die: *die });
                }
            }
            return;
        }
        let faces = faces_of(text, of);
        for die in view.table.of(seat).bag(zone).iter().filter(|die| faces.has(die.top()) && like(*die)) {
            if !spared.take(die.index()) {
                each(Lies { zone, at: 0, die });
            }
        }
    }

    /// Does it to one die and tells how that lies now, if it is still there.
    fn change_one<S: Sink>(self, play: &mut Play<'_, S>, seat: Seat, lies: Lies, option: u8) -> Option<DieAt> {
        let Lies { zone, at, die: from } = lies;
        let to = match self.change {
            Change::Reroll(keep) => {
                let oriented = play.view().country(seat).oriented;
                let rolled = play.state.secret.chance.die(seat, oriented);
                let to = if keep == Keep::Better && rolled.top() < from.top() { from } else { rolled };
                play.emit(Event::Rerolled { seat, zone, at, from, to });
                return Some(lies.turned(to));
            }
            Change::Move(to) => {
                play.emit(Event::Moved { seat, from: zone, to, at, die: from });
                return None;
            }
            Change::Discard => {
                play.emit(Event::Discarded { seat, zone, at, die: from });
                return None;
            }
            // Where nothing wraps, a die pushed too far is lost (Mission Critical p. 8).
            Change::Shift(_) => match from.top().shifted(shift_of(option), play.view().edge(seat)) {
                Some(face) => Die::flat(face),
                None => {
                    play.emit(Event::FellOff { seat, zone, at, die: from });
                    return None;
                }
            },
            Change::Set(_) | Change::Turn => pose(option),
            Change::Flip => play.view().flipped(seat, from),
            Change::Tilt(_) => from.tilted(Way::ALL[usize::from(option)]),
        };
        if from != to {
            play.emit(Event::Turned { seat, zone, at, from, to });
        }
        Some(lies.turned(to))
    }
}

impl Lies {
    const fn turned(self, to: Die) -> DieAt {
        if matches!(self.zone, Zone::Queue) { DieAt::Queue(self.at) } else { DieAt::Bag(self.zone, to) }
    }
}

impl Verb for ChangeDice {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        let progress = self.progress(text);
        match (self.picks(), progress.picked) {
            (None, _) if self.count(view, text, seat, &progress) == 0 => Need::Skip,
            (None, _) => self.change_need(view, text, seat, None),
            (Some(_), None) => self.pick_need(view, text, seat, &progress),
            (Some(_), picked) => self.change_need(view, text, seat, picked),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        let mut progress = self.progress(&doing.text);
        if self.picks().is_some() && progress.picked.is_none() {
            progress.picked = Some(DieAt::from_option(self.dice.zone, option));
            return After::Again(Progress::Dice(progress));
        }
        // "Another die" and "two dice" afterwards mean others than this one, as it lies now.
        let now = match (self.singly(), progress.picked) {
            (true, Some(picked)) => {
                lies(&play.view(), seat, picked).and_then(|lies| self.change_one(play, seat, lies, option))
            }
            _ => {
                self.change_all(play, doing, &progress, option);
                None
            }
        };
        if let (None, Some(DieAt::Queue(place))) = (now, progress.picked) {
            progress.changed.close_gap(place);
        }
        play.text_mut(doing.of).memory.changed = now;
        (progress.picked, progress.taken) = (None, progress.taken + 1);
        if Some(progress.taken) >= self.picks() {
            return After::Done;
        }
        now.into_iter().for_each(|die| progress.changed.push(die));
        After::Again(Progress::Dice(progress))
    }
}

impl ChangeDice {
    /// All dice are found before any is changed, and the last comes first, so that places in the queue stay true while
    /// dice leave it.
    fn change_all<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, progress: &DiceProgress, option: u8) {
        let seat = doing.text.player();
        let nothing = Lies { zone: self.dice.zone, at: 0, die: Die::flat(Face::ALL[0]) };
        let (mut dice, mut len) = ([nothing; MANY], 0);
        self.each_meant(&play.view(), &doing.text, seat, progress, |lies| {
            if len < MANY {
                dice[len] = lies;
                len += 1;
            }
        });
        for lies in dice[..len].iter().rev() {
            self.change_one(play, seat, *lies, option);
        }
    }
}

fn lies(view: &View<'_>, seat: Seat, die: DieAt) -> Option<Lies> {
    match die {
        DieAt::Bag(zone, die) => Some(Lies { zone, at: 0, die }),
        DieAt::Queue(at) => {
            let die = *view.table.of(seat).queue.dice().get(usize::from(at))?;
            Some(Lies { zone: Zone::Queue, at, die })
        }
    }
}

/// The pose an option stands for.
pub(super) fn pose(option: u8) -> Die {
    Die::from_index(option).expect("an option for a pose is one")
}
