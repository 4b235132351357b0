//! A position as text: a setup, then only what differs from a fresh table, one thing a line.
//!
//! ```text
//! quick 4 players meteor-shower
//! round 3
//! 1 pool 2 5 6
//! 1b dice 3 amplify 3
//! drain power 8
//! ```
//! Chance is scripted: `dice 1 3 5` are the next rolls of seat 1, `sector 7` is the next roll of the Disaster die.

mod cards;
mod draft;
mod print;
mod seats;
mod sense;
mod station;
mod tiles;

pub(crate) use draft::Draft;

use engine::State;
use engine::cause::Happened;
use engine::rulebook::Rulebook;
use engine::setup::Setup;

use crate::line;
use crate::setup::SetupDraft;

/// A position that has been read: how it was set up, the state, and what happened on the way to the first question.
pub(crate) struct Position {
    pub setup: Setup,
    pub state: State,
    pub events: Vec<Happened>,
}

/// Reads a position. The error names the line and what was expected.
pub fn read(rulebook: &Rulebook, text: &str) -> Result<State, String> {
    let lines: Vec<(usize, &str)> = line::lines(text).collect();
    match line::check_length(text).and_then(|()| read_lines(rulebook, &lines)) {
        Ok(position) => Ok(position.state),
        Err((0, error)) => Err(error),
        Err((number, error)) => Err(format!("line {number}: {error}")),
    }
}

/// Writes the position of a state at a main question. In the middle of something only the table is written.
pub fn write(rulebook: &Rulebook, state: &State) -> String {
    print::write(rulebook, state)
}

/// Does a line of a position describe the state? The error says what is there instead.
pub(crate) fn holds(rulebook: &Rulebook, state: &State, words: &[&str]) -> Result<(), String> {
    if let [word @ ("dice" | "sector"), ..] = words {
        return Err(format!("'{word}' lines tell what will be rolled: they belong to 'given'"));
    }
    let before = Draft::of(rulebook, state);
    let mut after = before.clone();
    after.line(words)?;
    if after.same(&before) { Ok(()) } else { Err(print::instead(rulebook, state, words)) }
}

/// Reads numbered lines; an error carries the number of its line, or 0 for all of them.
pub(crate) fn read_lines(rulebook: &Rulebook, lines: &[(usize, &str)]) -> Result<Position, (usize, String)> {
    let mut setup = SetupDraft::new();
    let mut rest = Vec::new();
    for (number, one) in lines {
        let words = line::words(one);
        // What is left of deck and missions is a part of the position.
        let named = matches!(words.first(), Some(&("deck" | "missions")));
        if named || !setup.line(rulebook, &words).map_err(|error| (*number, error.into()))? {
            rest.push((*number, words));
        }
    }
    let setup = setup.finish(rulebook).map_err(|error| (0, error.into()))?;
    let mut draft = Draft::fresh(rulebook, &setup).map_err(|error| (0, format!("the setup is refused: {error:?}")))?;
    for (number, words) in rest {
        draft.line(&words).map_err(|error| (number, error))?;
    }
    let (state, events) = draft.begin().map_err(|broken| (0, format!("this cannot lie on a table: {broken}")))?;
    Ok(Position { setup, state, events })
}
