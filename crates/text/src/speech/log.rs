//! A whole log: events told one after the other, each on the table as it was.

use content::Pack;
use engine::View;
use engine::cause::{Cause, Happened};
use engine::die::Die;
use engine::effect::Zone;
use engine::event::Event;
use engine::flow::Flow;
use engine::game::Game;
use engine::seat::Seat;
use engine::table::Table;

use super::Speaker;
use super::cause::speaks_of;
use super::log_key::LogKey;
use crate::dice::Case;
use crate::key::Key;
use crate::span::Line;
use crate::writer::Writer;

impl Writer {
    /// The whole game so far, a sentence a line.
    pub fn log(&self, pack: &Pack, game: &Game) -> Vec<Line> {
        let mut table = *game.state_at(0).table();
        let mut lines = self.opening(pack, &table, game.opening());
        for deed in game.deeds() {
            lines.extend(self.speaker(pack, on(pack, &table)).events(&deed.events));
            deed.events.iter().for_each(|happened| table.apply(&pack.rulebook, &happened.event));
        }
        lines
    }

    /// Sentences for what happened before the first question. The opening rolls dice and places Lock tokens, which
    /// reads the same on the table it leads to.
    pub fn opening(&self, pack: &Pack, after: &Table, events: &[Happened]) -> Vec<Line> {
        let speaker = self.speaker(pack, on(pack, after));
        runs(events).map(|run| speaker.sentence(run).into()).collect()
    }
}

/// A table that is only looked at.
fn on<'a>(pack: &'a Pack, table: &'a Table) -> View<'a> {
    View { rulebook: &pack.rulebook, table, flow: &Flow::NEW }
}

impl Speaker<'_> {
    /// Sentences for events that happened one after the other, beginning with the table of the view. Whose doing it was
    /// is said once.
    pub fn events(&self, events: &[Happened]) -> Vec<Line> {
        self.sentences(events).into_iter().map(|(line, _)| line).collect()
    }

    /// The same, each with the events it tells, for whoever plays them one after the other.
    pub fn sentences<'e>(&self, events: &'e [Happened]) -> Vec<(Line, &'e [Happened])> {
        let mut table = *self.view.table;
        let mut lines: Vec<(Line, &[Happened])> = Vec::new();
        let mut before: Option<Cause> = None;
        for run in runs(events) {
            let speaker = Speaker { view: View { table: &table, ..self.view }, ..*self };
            let sentence = Line::from(speaker.sentence(run));
            let cause = run.first().map(|happened| happened.cause);
            let last = lines.last().map(|(line, _)| line);
            let line = match cause {
                Some(cause) if before != Some(cause) && !speaker.plain(last, cause) => {
                    speaker.explained(sentence, cause)
                }
                _ => sentence,
            };
            lines.push((line, run));
            before = cause;
            run.iter().for_each(|happened| table.apply(self.view.rulebook, &happened.event));
        }
        lines
    }

    /// Does the line before say already whose doing it is?
    fn plain(&self, before: Option<&Line>, cause: Cause) -> bool {
        let doer = self.doer(cause);
        before.zip(doer).is_some_and(|(before, doer)| speaks_of(before, &doer))
    }

    /// The sentence for a run of events.
    fn sentence(&self, run: &[Happened]) -> String {
        match run {
            [Happened { event: Event::Rolled { seat, zone, .. }, .. }, _, ..] => {
                let rolled: Vec<Die> = run.iter().filter_map(rolled_die).collect();
                self.rolled(*seat, *zone, &rolled)
            }
            [Happened { event: Event::CapacityGained { by, .. }, .. }, _, ..] => {
                self.all_gained(run.iter().filter_map(gainer), *by)
            }
            [happened, ..] => self.happening(happened),
            [] => String::new(),
        }
    }

    /// Somebody rolls dice, one or many.
    pub(super) fn rolled(&self, seat: Seat, zone: Zone, dice: &[Die]) -> String {
        let rolled = self.tell_of(LogKey::Rolled, seat).with("dice", self.the_dice(seat, dice.iter().copied()));
        rolled.with("count", dice.len()).place(seat, zone, Case::Into).end()
    }

    /// Several players gain as much.
    fn all_gained(&self, seats: impl Iterator<Item = Seat>, by: u16) -> String {
        let players: Vec<String> = seats.map(|seat| self.the_player(seat)).collect();
        let gained = if players.len() == usize::from(self.view.table.players) {
            self.tell(LogKey::CapacityGainedByAll)
        } else {
            self.tell(LogKey::CapacityGainedBySome).with("players", self.writer.list(&players, Key::ListAnd))
        };
        gained.capacity(by as i16).end()
    }
}

/// Events that one sentence tells: what one player rolls, or what several players gain.
fn runs(events: &[Happened]) -> impl Iterator<Item = &[Happened]> {
    events.chunk_by(|one, next| match (&one.event, &next.event) {
        (Event::Rolled { seat: a, zone: x, .. }, Event::Rolled { seat: b, zone: y, .. }) => a == b && x == y,
        (Event::CapacityGained { by: a, seat: one }, Event::CapacityGained { by: b, seat: next }) => {
            a == b && one < next
        }
        _ => false,
    })
}

const fn rolled_die(happened: &Happened) -> Option<Die> {
    match happened.event {
        Event::Rolled { die, .. } => Some(die),
        _ => None,
    }
}

const fn gainer(happened: &Happened) -> Option<Seat> {
    match happened.event {
        Event::CapacityGained { seat, .. } => Some(seat),
        _ => None,
    }
}
