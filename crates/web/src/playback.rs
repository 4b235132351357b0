//! Playback of Phases 2 to 4: what happened, told a sentence at a time. The table itself is never behind; only wheels
//! show the amounts of the sentence, and what it speaks of is lit. Any key or tap skips it.

use std::time::Duration;

use engine::View;
use engine::cause::{Cause, Happened};
use engine::event::Event;
use engine::offers::Thing;
use engine::resource::Resource;
use engine::seat::Seat;
use engine::table::Table;
use leptos::prelude::*;
use text::{Line, Speaker};

use crate::desk::Desk;
use crate::settings::{Motion, Playback as Pace};

/// A sentence and the moment it tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The phase, 1 to 6.
    pub phase: u8,
    /// What happened.
    pub line: Line,
    /// Whose doing it is, where it is somebody's.
    pub doer: Option<Seat>,
    /// What it speaks of.
    pub things: Vec<Thing>,
    /// The four markers after it.
    pub wheels: [i16; 4],
}

/// Frames that are being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Playback {
    frames: Vec<Frame>,
    at: usize,
    /// Tells a timer whether it still belongs to this playback.
    turn: u32,
}

impl Playback {
    /// What is told now.
    pub fn now(&self) -> Option<&Frame> {
        self.frames.get(self.at)
    }

    /// How far it is, counted from 1, and of how many sentences.
    pub const fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.frames.len())
    }
}

/// A chain of events of one phase is played for so long at most, in milliseconds.
const LONGEST: u64 = 1_500;
/// A sentence is shown for so long at least.
const SHORTEST: u64 = 150;
/// And for so long at most, unless it is to be read.
const CALM: u64 = 500;
/// As long as a sentence takes to be read.
const READ: u64 = 1_600;

/// Sentences for what happened, with what each concerns.
pub fn tell(speaker: &Speaker<'_>, events: &[Happened]) -> Vec<Frame> {
    let mut table = *speaker.view.table;
    let mut phase = table.phase.number();
    let frame = |(line, run): (Line, &[Happened])| {
        for happened in run {
            table.apply(speaker.view.rulebook, &happened.event);
            if let Event::PhaseBegan(begun) = happened.event {
                phase = begun.number();
            }
        }
        let view = View { table: &table, ..speaker.view };
        let wheels = Resource::ALL.map(|resource| view.wheel(resource).available);
        let things = crate::pointing::things(&view, &line);
        let doer = run.last().and_then(|happened| doer(&table, happened));
        Frame { phase, line, doer, things, wheels }
    };
    speaker.sentences(events).into_iter().map(frame).collect()
}

/// Whose doing it is, where it is somebody's: what a tile does is its owner's, and a phase goes its way.
pub fn doer(table: &Table, happened: &Happened) -> Option<Seat> {
    match happened.cause {
        Cause::Placement { seat }
        | Cause::Done { seat }
        | Cause::Country { seat }
        | Cause::FreeAction { seat, .. }
        | Cause::Badge { seat, .. }
        | Cause::Dock { seat, .. }
        | Cause::Research { seat }
        | Cause::Install { seat, .. }
        | Cause::AddDie { seat }
        | Cause::Amplify { seat }
        | Cause::MakeRoom { seat } => Some(seat),
        Cause::Tile { space } => table.tile(space).map(|tile| tile.owner),
        _ => None,
    }
}

/// Plays what belongs to Phases 2 to 4.
pub fn play(desk: Desk, told: Vec<Frame>) {
    let frames: Vec<Frame> = told.into_iter().filter(|frame| (2..=4).contains(&frame.phase)).collect();
    let pace = pace(desk);
    if frames.is_empty() {
        return;
    }
    if pace == Pace::Jump {
        return desk.pointed.set(frames.into_iter().flat_map(|frame| frame.things).collect());
    }
    let frames = if pace == Pace::Quick { shortened(frames) } else { frames };
    let turn = desk.playback.with_untracked(|playing| playing.as_ref().map_or(0, |playing| playing.turn)) + 1;
    desk.playback.update(|playing| match playing {
        Some(playing) => playing.frames.extend(frames),
        None => *playing = Some(Playback { frames, at: 0, turn }),
    });
    if desk.playback.with_untracked(|playing| playing.as_ref().is_some_and(|playing| playing.turn == turn)) {
        wait(desk, turn);
    }
}

/// As settled; whoever wants nothing to move is told nothing in motion.
pub fn pace(desk: Desk) -> Pace {
    match untrack(|| desk.settings.moves()) {
        Motion::Off => Pace::Jump,
        Motion::System | Motion::Full | Motion::Reduced => desk.settings.playback.now(),
    }
}

/// At most so many sentences of each phase as can be shown; the last one always.
fn shortened(frames: Vec<Frame>) -> Vec<Frame> {
    let most = (LONGEST / SHORTEST) as usize;
    let chains = frames.chunk_by(|one, next| one.phase == next.phase);
    let short = chains.flat_map(|chain| match chain {
        [first @ .., last] if chain.len() > most => {
            first.iter().take(most - 1).chain(std::iter::once(last)).cloned().collect::<Vec<_>>()
        }
        whole => whole.to_vec(),
    });
    short.collect()
}

/// How long the present sentence is shown.
fn length(desk: Desk, playing: &Playback) -> u64 {
    if pace(desk) == Pace::Read {
        return READ;
    }
    let phase = playing.now().map_or(0, |frame| frame.phase);
    let chain = playing.frames.iter().filter(|frame| frame.phase == phase).count() as u64;
    (LONGEST / chain.max(1)).clamp(SHORTEST, CALM)
}

fn wait(desk: Desk, turn: u32) {
    let length = desk.playback.with_untracked(|playing| playing.as_ref().map(|playing| length(desk, playing)));
    let Some(length) = length else { return };
    if set_timeout(move || step(desk, turn), Duration::from_millis(length)).is_err() {
        skip(desk);
    }
}

fn step(desk: Desk, turn: u32) {
    let goes_on = desk.playback.try_update(|playing| match playing {
        Some(one) if one.turn == turn && one.at + 1 < one.frames.len() => {
            one.at += 1;
            true
        }
        Some(one) if one.turn == turn => {
            *playing = None;
            false
        }
        _ => false,
    });
    if goes_on == Some(true) {
        wait(desk, turn);
    }
}

/// Goes to the end at once.
pub fn skip(desk: Desk) {
    if desk.playback.with_untracked(Option::is_some) {
        desk.playback.set(None);
    }
}
