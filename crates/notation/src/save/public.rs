//! A log for everybody: what was answered and what happened, without the seed and all that lies face down.
//!
//! ```text
//! {"intrepid_public":2,"engine":"0.1.0","rulebook":"1f…","setup":["seat usa power …"],"events":[{"event":"rolled",…}]}
//! {"seat":1,"answer":"5 on 3b","events":[{"event":"placed","seat":1,"die":5,"spot":{…},"cause":{…}}]}
//! {"seat":1,"undo":"answer"}
//! ```
//!
//! Events are data, as in the protocol: whoever reads the log tells them in a language of their own. Format 1 held English
//! sentences.

use engine::cause::Happened;
use engine::game::{Deed, Game, Latest};
use engine::{State, View};
use serde::Serialize;

use super::{ENGINE, hex, to_line, undo_word};
use crate::{answer, setup};

/// The version of the public format.
const PUBLIC_FORMAT: u32 = 2;

#[derive(Serialize)]
struct Opening<'a> {
    intrepid_public: u32,
    engine: &'a str,
    rulebook: String,
    setup: Vec<&'a str>,
    events: &'a [Happened],
}

#[derive(Serialize)]
struct Told<'a> {
    seat: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<&'a str>,
    #[serde(skip_serializing_if = "<[Happened]>::is_empty")]
    events: &'a [Happened],
}

/// The whole game so far for everybody to read; [`public_record`] goes on with it. Named decks and piles of a setup
/// are as hidden as the seed.
pub fn public_log(game: &Game) -> String {
    let rulebook = game.rulebook();
    let written = setup::write(rulebook, game.setup());
    let hidden = |line: &&str| ["seed ", "deck ", "missions "].iter().any(|word| line.starts_with(word));
    let mut state = game.state_at(0);
    let mut log = to_line(&Opening {
        intrepid_public: PUBLIC_FORMAT,
        engine: ENGINE,
        rulebook: hex(rulebook.hash),
        setup: written.lines().filter(|line| !hidden(line)).collect(),
        events: game.opening(),
    });
    for deed in game.deeds() {
        log += &told(&state.view(rulebook), deed);
        let taken = state.answer(rulebook, deed.seat, deed.answer, &mut engine::event::Silent);
        assert!(taken.is_ok(), "an answer that was taken is taken again");
    }
    log
}

/// What is to be added to a public log after an answer was taken or something was taken back.
pub fn public_record(game: &Game) -> Option<String> {
    match game.latest()? {
        Latest::Answered => {
            let (deed, earlier) = game.deeds().split_last()?;
            let before: State = game.state_at(earlier.len());
            Some(told(&before.view(game.rulebook()), deed))
        }
        Latest::TakenBack { seat, undo, .. } => {
            let undo = Some(undo_word(undo));
            Some(to_line(&Told { seat: seat.number(), answer: None, undo, events: &[] }))
        }
    }
}

fn told(before: &View, deed: &Deed) -> String {
    let answer = Some(answer::write(before, deed.seat, deed.question, deed.answer));
    to_line(&Told { seat: deed.seat.number(), answer, undo: None, events: &deed.events })
}
