//! A whole game in a line that fits a link: letters, digits, `-` and `_`.
//!
//! Setup and seed stand as they are; an answer is its place among the answers that would have been taken, in as few bits
//! as that needs. A game of a thousand answers comes to about fifteen hundred letters. Such a line belongs to the
//! rulebook and the engine it was written with, and says so where it meets others; for keeping there are files
//! ([`save`](crate::save)).

mod bits;
mod letters;

use std::sync::Arc;

use engine::game::Game;
use engine::question::{Answer, Answers, Decision};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::{State, View};

use crate::save::MOST_ANSWERS;
use bits::{Bits, BitsWriter};

/// The version of the form.
pub const LINK_FORMAT: u8 = 1;
/// No honest line is longer.
pub const LONGEST_LINK: usize = 64 * 1024;

/// Why a line is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Letters are missing, or there are others among them.
    Damaged,
    /// It is of another version's form.
    Format {
        /// Which.
        found: u8,
    },
    /// The game was played with other rules.
    Rulebook,
    /// The rules take another turn than they did then: the line is damaged, or another engine wrote it.
    Elsewhere,
}

/// The whole game as a line.
///
/// ```
/// use notation::{link, setup};
///
/// let rulebook = content::embedded();
/// let setup = setup::read(rulebook, "quick russia usa\nseed 7").expect("a setup");
/// let game = engine::game::Game::new(rulebook, setup).expect("a legal setup");
/// let line = link::write(&game);
/// assert_eq!(link::read(rulebook, &line).map(|game| *game.state()), Ok(*game.state()));
/// ```
pub fn write(game: &Game) -> String {
    let rulebook = game.rulebook();
    let mut bytes = vec![LINK_FORMAT];
    bytes.extend(rulebook.hash.to_le_bytes());
    bytes.extend(postcard::to_allocvec(&(game.setup(), game.deeds().len() as u32)).unwrap_or_default());
    let (mut bits, mut state) = (BitsWriter::default(), game.state_at(0));
    for deed in game.deeds() {
        write_deed(&state.view(rulebook), deed.seat, deed.answer, &mut bits);
        let taken = state.answer(rulebook, deed.seat, deed.answer, &mut engine::event::Silent);
        assert!(taken.is_ok(), "an answer that was taken is taken again");
    }
    bits.write(proof(&state, bits.digest()), 32);
    bytes.extend(bits.finish());
    letters::write(&bytes)
}

/// Reads a line and plays the game again.
pub fn read(rulebook: &Arc<Rulebook>, line: &str) -> Result<Game, LinkError> {
    let bytes = if line.len() <= LONGEST_LINK { letters::read(line) } else { None }.ok_or(LinkError::Damaged)?;
    let (found, rest) = bytes.split_first().ok_or(LinkError::Damaged)?;
    if *found != LINK_FORMAT {
        return Err(LinkError::Format { found: *found });
    }
    let (hash, rest) = rest.split_first_chunk::<8>().ok_or(LinkError::Damaged)?;
    if u64::from_le_bytes(*hash) != rulebook.hash {
        return Err(LinkError::Rulebook);
    }
    let read = postcard::take_from_bytes::<(Setup, u32)>(rest);
    let ((setup, count), rest) = read.map_err(|_| LinkError::Damaged)?;
    if count as usize > MOST_ANSWERS {
        return Err(LinkError::Damaged);
    }
    let mut game = Game::new(rulebook, setup).map_err(|_| LinkError::Damaged)?;
    let mut bits = Bits::new(rest);
    for _ in 0..count {
        let (seat, decision, answer) = read_deed(&game, &mut bits)?;
        game.act(seat, decision.id, answer).map_err(|_| LinkError::Elsewhere)?;
    }
    let expected = proof(game.state(), bits.digest());
    let said = bits.read(32).ok_or(LinkError::Damaged)?;
    if said == expected { Ok(game) } else { Err(LinkError::Elsewhere) }
}

/// What a reader checks at the end: where the game has led, and on which way.
fn proof(state: &State, way: u64) -> u64 {
    let both = state.fingerprint() ^ way;
    (both ^ both >> 32) & 0xffff_ffff
}

/// The seat's place among those asked and the answer's place among its answers. An answer that is taken without being
/// listed, such as two dice in the other order, is spelled out behind a place that no answer has.
fn write_deed(view: &View<'_>, seat: Seat, answer: Answer, bits: &mut BitsWriter) {
    let asked = view.seats_asked();
    let place = asked.iter().position(|one| one == seat).unwrap_or(0);
    bits.write(place as u64, width(asked.iter().count()));
    let mut answers = Answers::new();
    if let Some(decision) = view.decision(seat) {
        view.answers(seat, decision.question, &mut answers);
    }
    let place = answers.iter().position(|one| *one == answer).unwrap_or(answers.len());
    bits.write(place as u64, width(answers.len() + 1));
    if place == answers.len() {
        let spelled = postcard::to_allocvec(&answer).unwrap_or_default();
        bits.write(spelled.len() as u64, 8);
        spelled.iter().for_each(|byte| bits.write(u64::from(*byte), 8));
    }
}

fn read_deed(game: &Game, bits: &mut Bits<'_>) -> Result<(Seat, Decision, Answer), LinkError> {
    let view = game.view();
    let asked = view.seats_asked();
    let place = bits.read(width(asked.iter().count())).ok_or(LinkError::Damaged)?;
    let seat = asked.iter().nth(place as usize).ok_or(LinkError::Elsewhere)?;
    let decision = game.decision(seat).ok_or(LinkError::Elsewhere)?;
    let mut answers = Answers::new();
    view.answers(seat, decision.question, &mut answers);
    let place = bits.read(width(answers.len() + 1)).ok_or(LinkError::Damaged)? as usize;
    let answer = match answers.get(place) {
        Some(answer) => *answer,
        None if place == answers.len() => spelled(bits).ok_or(LinkError::Damaged)?,
        None => return Err(LinkError::Elsewhere),
    };
    Ok((seat, decision, answer))
}

fn spelled(bits: &mut Bits<'_>) -> Option<Answer> {
    let count = bits.read(8)?;
    let bytes: Option<Vec<u8>> = (0..count).map(|_| bits.read(8).map(|byte| byte as u8)).collect();
    postcard::from_bytes(&bytes?).ok()
}

/// How many bits tell so many things apart.
const fn width(things: usize) -> u32 {
    match things {
        0 | 1 => 0,
        things => usize::BITS - (things - 1).leading_zeros(),
    }
}
