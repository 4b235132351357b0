//! The game that is watched: what it told, where the watcher is, and how it goes on.

use std::sync::Arc;

use chronicle::{Course, Stop};
use engine::seat::Seat;
use leptos::prelude::*;

use crate::bridge::Watched;

/// A watched game with its course.
#[derive(PartialEq, Debug)]
pub struct Story {
    /// What the worker told.
    pub watched: Watched,
    /// Where one can stop, and how the rounds went.
    pub course: Course,
}

/// How far a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepBy {
    /// To the next stop.
    Deed,
    /// To the next phase.
    Phase,
    /// To the next round.
    Round,
}

/// What lies over the watched game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Over {
    /// Who goes on with it?
    GoingOn,
    /// It came from a file: what now?
    Imported,
    /// The link that carries it.
    Link(String),
}

/// Everything about watching, shared by its pieces.
#[derive(Clone, Copy)]
pub struct Watch {
    /// The game.
    pub story: RwSignal<Option<Arc<Story>>>,
    /// The stop, by its place in the course.
    pub at: RwSignal<usize>,
    pub playing: RwSignal<bool>,
    pub step: RwSignal<StepBy>,
    /// Once, twice, four times as fast.
    pub speed: RwSignal<u32>,
    /// Whose deeds are listed; all without one.
    pub only: RwSignal<Option<Seat>>,
    pub over: RwSignal<Option<Over>>,
    /// The game whose end has been shown already.
    pub ended: RwSignal<String>,
}

impl Watch {
    /// Nothing is watched.
    pub fn new() -> Watch {
        Watch {
            story: RwSignal::new(None),
            at: RwSignal::new(0),
            playing: RwSignal::new(false),
            step: RwSignal::new(StepBy::Deed),
            speed: RwSignal::new(1),
            only: RwSignal::new(None),
            over: RwSignal::new(None),
            ended: RwSignal::new(String::new()),
        }
    }

    /// Looks at the watched game, again whenever there is another.
    pub fn with<T>(&self, look: impl FnOnce(&Story) -> T) -> Option<T> {
        self.story.with(|story| story.as_deref().map(look))
    }

    /// The stop where the watcher is.
    pub fn stop(&self) -> Stop {
        let at = self.at.get();
        self.with(|story| story.course.stops.get(at).copied()).flatten().unwrap_or_default()
    }

    /// Goes to a stop and stays there.
    pub fn go(&self, to: usize) {
        self.playing.set(false);
        self.at.set(to);
    }

    /// One step on, by what was chosen or by this.
    pub fn on(&self, by: Option<StepBy>) {
        self.walk(|course, at| match by.unwrap_or_else(|| self.step.get_untracked()) {
            StepBy::Deed => course.next_stop(at),
            StepBy::Phase => course.next_phase(at),
            StepBy::Round => course.next_round(at),
        });
    }

    /// One step back.
    pub fn back(&self, by: Option<StepBy>) {
        self.walk(|course, at| match by.unwrap_or_else(|| self.step.get_untracked()) {
            StepBy::Deed => at.saturating_sub(1),
            StepBy::Phase => course.phase_before(at),
            StepBy::Round => course.round_before(at),
        });
    }

    /// To the last stop.
    pub fn last(&self) -> usize {
        untrack(|| self.with(|story| story.course.stops.len().saturating_sub(1))).unwrap_or(0)
    }

    /// Plays, from the beginning where the end was reached; or stops.
    pub fn toggle(&self) {
        let plays = !self.playing.get_untracked();
        if plays && self.at.get_untracked() >= self.last() {
            self.at.set(0);
        }
        self.playing.set(plays);
    }

    fn walk(&self, to: impl FnOnce(&Course, usize) -> usize) {
        let at = self.at.get_untracked();
        if let Some(to) = untrack(|| self.with(|story| to(&story.course, at))) {
            self.at.set(to);
        }
    }
}
