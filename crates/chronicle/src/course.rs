//! The course of a game: where one can stop when watching it, and what each round brought.

use engine::event::Event;
use engine::rulebook::{CardId, MissionId, Rulebook};
use engine::table::{Outcome, Phase, Table};
use serde::{Deserialize, Serialize};

use crate::story::Chronicle;

/// A moment at which a watcher can stop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stop {
    /// So many deeds are done.
    pub deeds: u32,
    /// So many events of the next one have happened.
    pub events: u32,
}

/// Where one can stop, and how the rounds went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// All stops in order: after every deed, where a phase ends within one, and after every event of Phase 4, in which
    /// much happens without a question.
    pub stops: Vec<Stop>,
    /// The rounds in order.
    pub rounds: Vec<RoundSpan>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSpan {
    /// Counted from 1.
    pub round: u8,
    /// Its phases in order.
    pub phases: Vec<PhaseSpan>,
    /// Disaster cards that were turned up.
    pub cards: Vec<CardId>,
    /// Missions that were completed.
    pub missions: Vec<MissionId>,
    /// Tiles on the board that were destroyed.
    pub lost: u8,
    /// How the game ended, if it was in this round.
    pub outcome: Option<Outcome>,
}

/// A phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PhaseSpan {
    /// Which.
    pub phase: Phase,
    /// The first of its stops.
    pub first: usize,
    /// The last of its stops.
    pub last: usize,
}

impl Course {
    /// Follows a game from its beginning.
    pub fn of(rulebook: &Rulebook, chronicle: &Chronicle) -> Course {
        let mut walk = Walk { table: chronicle.opening, course: Course::default() };
        walk.begin_round();
        walk.stop(Stop::default());
        for (deeds, entry) in (0u32..).zip(&chronicle.entries) {
            let mut last = None;
            for (events, happened) in (0u32..).zip(&entry.events) {
                let event = &happened.event;
                let alone = walk.table.phase == Phase::ResolveDisasters;
                if events > 0 && (alone || begins(event, last)) {
                    walk.stop(Stop { deeds, events });
                }
                walk.note(event);
                walk.table.apply(rulebook, event);
                walk.follow(event);
                last = Some(event);
            }
            walk.stop(Stop { deeds: deeds + 1, events: 0 });
        }
        walk.course
    }

    /// The stop that shows a moment: the first that is not before it.
    pub fn at_or_after(&self, stop: Stop) -> usize {
        self.stops.partition_point(|one| *one < stop).min(self.stops.len().saturating_sub(1))
    }

    /// Round and phase of a stop, by their places in the list.
    pub fn place(&self, stop: usize) -> (usize, usize) {
        let round = self.rounds.partition_point(|round| round.last() < stop).min(self.rounds.len().saturating_sub(1));
        let phases = self.rounds.get(round).map_or(&[][..], |round| &round.phases);
        (round, phases.partition_point(|phase| phase.last < stop).min(phases.len().saturating_sub(1)))
    }

    /// The stop at which the next phase begins, or the end.
    pub fn next_phase(&self, stop: usize) -> usize {
        self.next(stop, self.rounds.iter().flat_map(|round| round.phases.iter().map(|phase| phase.first)))
    }

    /// The stop at which this phase began; from there, the one before.
    pub fn phase_before(&self, stop: usize) -> usize {
        before(stop, self.rounds.iter().flat_map(|round| round.phases.iter().map(|phase| phase.first)))
    }

    /// The stop at which the next round begins, or the end.
    pub fn next_round(&self, stop: usize) -> usize {
        self.next(stop, self.rounds.iter().map(RoundSpan::first))
    }

    /// The stop at which this round began; from there, the one before.
    pub fn round_before(&self, stop: usize) -> usize {
        before(stop, self.rounds.iter().map(RoundSpan::first))
    }

    /// The next stop after a deed, or the end.
    pub fn next_stop(&self, stop: usize) -> usize {
        (stop + 1).min(self.stops.len().saturating_sub(1))
    }

    fn next(&self, stop: usize, mut firsts: impl Iterator<Item = usize>) -> usize {
        firsts.find(|first| *first > stop).unwrap_or(self.stops.len().saturating_sub(1))
    }
}

fn before(stop: usize, firsts: impl Iterator<Item = usize>) -> usize {
    firsts.take_while(|first| *first < stop).last().unwrap_or(0)
}

impl RoundSpan {
    /// The first of its stops.
    pub fn first(&self) -> usize {
        self.phases.first().map_or(0, |phase| phase.first)
    }

    /// The last of its stops.
    pub fn last(&self) -> usize {
        self.phases.last().map_or(0, |phase| phase.last)
    }
}

/// Does a phase begin here? A round begins with its first phase.
const fn begins(event: &Event, last: Option<&Event>) -> bool {
    match event {
        Event::RoundBegan { .. } => true,
        Event::PhaseBegan(_) => !matches!(last, Some(Event::RoundBegan { .. })),
        _ => false,
    }
}

struct Walk {
    table: Table,
    course: Course,
}

impl Walk {
    fn begin_round(&mut self) {
        let round = RoundSpan {
            round: self.table.round,
            phases: Vec::new(),
            cards: Vec::new(),
            missions: Vec::new(),
            lost: 0,
            outcome: None,
        };
        self.course.rounds.push(round);
    }

    fn round(&mut self) -> &mut RoundSpan {
        self.course.rounds.last_mut().expect("a game begins with its first round")
    }

    /// What is only known before the event.
    fn note(&mut self, event: &Event) {
        match *event {
            Event::CardRevealed { card } => self.round().cards.push(card),
            Event::TileDestroyed { .. } => self.round().lost += 1,
            Event::MissionCompleted { index } => {
                if let Some(mission) = self.table.missions.get(index) {
                    self.round().missions.push(mission.card);
                }
            }
            Event::Ended(outcome) => self.round().outcome = Some(outcome),
            _ => {}
        }
    }

    fn follow(&mut self, event: &Event) {
        if let Event::RoundBegan { .. } = event {
            self.begin_round();
        }
    }

    fn stop(&mut self, stop: Stop) {
        let (phase, index) = (self.table.phase, self.course.stops.len());
        self.course.stops.push(stop);
        let phases = &mut self.round().phases;
        match phases.last_mut() {
            Some(last) if last.phase == phase => last.last = index,
            _ => phases.push(PhaseSpan { phase, first: index, last: index }),
        }
    }
}
