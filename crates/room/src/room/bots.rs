//! Bots: they think when the caller says that time has passed, at the pace of the table, and say why they answer.

use std::sync::Arc;

use ai::{Bot, Budget, Judge, Kind, Thinking};
use engine::View;
use engine::event::Event;
use engine::question::{Answer, Answers, Asked, Decision};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use fastrand::Rng;

use super::{Reply, Room};
use crate::message::{News, Why};
use crate::people::{Heir, Holder};

/// A bot at a seat. It begins to think in [`Room::tick`] and nowhere else, so that a client can fetch whatever thinks when
/// a bot is first asked.
pub(super) struct Hired {
    kind: Kind,
    seed: u64,
    nodes: Option<u64>,
    mind: Option<Mind>,
}

/// What it thinks with.
struct Mind {
    bot: Box<dyn Bot>,
    judge: Judge,
    /// What it would answer, and when it thought so: how many answers the game had, and how often something had been
    /// taken back.
    ready: Option<(Moment, Answer)>,
}

type Moment = (usize, u32);

impl Hired {
    /// The bot that a seat is handed over to, if it is.
    pub const fn of(heir: &Heir) -> Option<Hired> {
        match *heir {
            Heir::Nobody {} | Heir::Person { .. } => None,
            Heir::Bot { kind, seed, nodes } => Some(Hired { kind, seed, nodes, mind: None }),
        }
    }

    fn mind(&mut self, rulebook: &Arc<Rulebook>) -> &mut Mind {
        let (kind, seed, budget) = (self.kind, self.seed, Budget { nodes: self.nodes });
        let think = || Mind { bot: kind.bot(rulebook, seed, budget), judge: Judge::new(rulebook), ready: None };
        self.mind.get_or_insert_with(think)
    }

    /// Has it thought about this moment already?
    fn knows(&self, now: Moment) -> bool {
        let ready = self.mind.as_ref().and_then(|mind| mind.ready);
        ready.is_some_and(|(moment, _)| moment == now)
    }
}

impl Mind {
    /// Thinks for a slice, unless it already knows.
    fn think(&mut self, view: &View<'_>, seat: Seat, now: Moment, slice: u64) -> Option<Answer> {
        if let Some((_, answer)) = self.ready.filter(|(moment, _)| *moment == now) {
            return Some(answer);
        }
        self.ready = match self.bot.think(view, seat, slice) {
            Thinking::More => None,
            Thinking::Done(answer) => answer.map(|answer| (now, answer)),
        };
        self.ready.map(|(_, answer)| answer)
    }
}

impl Room {
    /// So many milliseconds have passed. At most one bot thinks, for a slice of so many answers, and at most one answers.
    #[must_use]
    pub fn tick(&mut self, millis: u32, slice: u64) -> Reply {
        self.waited = self.waited.saturating_add(millis);
        if let Some((seat, decision)) = self.bot_asked() {
            self.let_think(seat, &decision, slice);
        }
        std::mem::take(&mut self.reply)
    }

    /// Does the game wait for a bot, so that ticking helps?
    pub fn bots_are_asked(&self) -> bool {
        self.bot_asked().is_some()
    }

    /// Is the bot that is asked still thinking, so that ticking soon helps?
    pub fn bots_think(&self) -> bool {
        let thinks = |seat: Seat| self.hired[seat.index()].as_ref().is_some_and(|hired| !hired.knows(self.moment()));
        self.bot_asked().is_some_and(|(seat, _)| thinks(seat))
    }

    fn moment(&self) -> Moment {
        (self.game.deeds().len(), self.game.epoch())
    }

    /// The next bot to answer. While people are asked whether something may be taken back bots wait, and what the whole
    /// crew is asked they leave to people.
    fn bot_asked(&self) -> Option<(Seat, Decision)> {
        if self.lobby.proposal.is_some() {
            return None;
        }
        let people = !self.lobby.seated().is_empty();
        let bots = self
            .game
            .view()
            .seats_asked()
            .iter()
            .filter(|seat| self.lobby.holder(*seat).is_some_and(|holder: Holder| holder.is_bot()));
        let mut asked = bots.filter_map(|seat| Some((seat, self.game.decision(seat)?)));
        asked.find(|(_, decision)| decision.asked != Asked::Crew || !people)
    }

    fn let_think(&mut self, seat: Seat, decision: &Decision, slice: u64) {
        let now = self.moment();
        let view = self.game.view();
        let Some(hired) = &mut self.hired[seat.index()] else { return };
        let (kind, mind) = (hired.kind, hired.mind(self.game.rulebook()));
        let Some(answer) = mind.think(&view, seat, now, slice) else { return };
        if self.waited < self.lobby.settings.bot_pace {
            return;
        }
        let answer = legal(&view, seat, decision, answer);
        let why = why(kind, &mind.judge, &view, seat, decision, answer);
        self.waited = 0;
        self.announce(News::Explained { seat, kind, answer, why });
        let taken = self.answer(seat, decision.id, answer);
        debug_assert_eq!(taken, Ok(()), "a listed answer is taken");
    }
}

/// A bot only gives answers that are taken; should it ever not, the game goes on all the same.
fn legal(view: &View<'_>, seat: Seat, decision: &Decision, answer: Answer) -> Answer {
    let asked = view.decision(seat).map_or(decision.id, |decision| decision.id);
    if view.check(seat, asked, answer).is_ok() {
        return answer;
    }
    let mut answers = Answers::new();
    view.answers(seat, decision.question, &mut answers);
    answers.first().copied().unwrap_or(answer)
}

/// What the bot expects of its answer. It is tried on a state in which everything hidden is made up.
fn why(kind: Kind, judge: &Judge, view: &View<'_>, seat: Seat, decision: &Decision, answer: Answer) -> Why {
    let mut answers = Answers::new();
    view.answers(seat, decision.question, &mut answers);
    if answers.len() == 1 {
        return Why::OnlyAnswer {};
    }
    if kind == Kind::Random {
        return Why::Anything {};
    }
    let mut after = ai::imagine(view, &mut Rng::with_seed(0));
    let mut events: Vec<Event> = Vec::new();
    if after.answer(view.rulebook, seat, answer, &mut events).is_err() || events.iter().any(Event::is_fence) {
        return Why::Luck {};
    }
    let after = after.view(view.rulebook);
    let check = |view: &View<'_>| view.forecast_check().map(|forecast| forecast.check.amounts);
    let same_round = view.table.round == after.table.round;
    match (check(view), check(&after).filter(|_| same_round)) {
        (Some(before), Some(after)) if before != after => Why::Check { before, after },
        _ => Why::Worth { before: judge.value(view), after: judge.value(&after) },
    }
}
