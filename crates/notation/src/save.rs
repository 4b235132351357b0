//! Saved games: JSON lines, a header first and then an answer a line.
//!
//! ```text
//! {"intrepid":2,"engine":"0.1.0","pack":"Intrepid","rulebook":"1f…","setup":["seat usa power …"],"seed":"07…"}
//! {"seat":1,"answer":"5 on 3b","hash":"9c41…"}
//! {"seat":1,"undo":"answer","hash":"07d2…"}
//! ```
//! A game that is written at once holds only answers and is of format 1. A log that grows while it is played may also
//! hold what was taken back, and is of format 2: [`write_log`] begins it and [`record`] gives each next line. Lines are
//! only ever added to it, so that a crash tears at most the last.
//!
//! How often something was taken back before the file began stands in the header (`"undone":3`), as do fences that were
//! crossed: answers to questions from before an undo stay late after a restart, and the record of the table complete.
//! [`public_log`] tells the same game without its seed.
//!
//! A game is its setup, its seed, its rulebook and its answers; the hash after each answer proves that they lead to
//! the same place today. Whatever a file holds, reading it ends in a game or in an error that names the line.

mod error;
mod public;
mod record;

pub use error::{Problem, SaveError};
pub use public::{public_log, public_record};
pub use record::record;

use std::sync::Arc;

use engine::chance::Seed;
use engine::event::Silent;
use engine::game::{Crossing, Game, Undo};
use engine::question::{Answer, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::{State, View};
use serde::{Deserialize, Serialize};

use crate::{answer, setup};

/// The version of the format that holds nothing but answers.
pub const FORMAT: u32 = 1;
/// The version of a log that grows, in which something may have been taken back.
pub const LOG_FORMAT: u32 = 2;
/// The engine that writes.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");
/// No honest line is longer.
pub const LONGEST_LINE: usize = 64 * 1024;
/// No honest game has more answers.
pub const MOST_ANSWERS: usize = 20_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    intrepid: u32,
    engine: String,
    /// The name of the pack, for people; games from before packs had names do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pack: Option<String>,
    rulebook: String,
    setup: Vec<String>,
    seed: String,
    /// How often something had been taken back when the file began.
    #[serde(default, skip_serializing_if = "is_zero")]
    undone: u32,
    /// Fences that had been crossed by then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    crossed: Vec<Crossed>,
}

/// A fence that was crossed: by whom, and how many answers the game had then.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Crossed {
    seat: u8,
    answers: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    /// How much was taken back, in a line without an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<String>,
    /// Was a fence crossed in taking it back?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    crossing: bool,
    hash: String,
}

/// What a line says that a seat did.
enum Said {
    Answer(String),
    Undo { undo: Undo, crossing: bool },
}

/// The whole game as text.
pub fn write(game: &Game) -> String {
    written(game, first_line(game, None, format_of(game)))
}

/// The whole game as text, with the name of the pack it is played with.
pub fn write_naming(game: &Game, pack: &str) -> String {
    written(game, first_line(game, Some(pack.to_owned()), format_of(game)))
}

/// A game in which nothing was ever taken back can be read by programs that know only answers.
fn format_of(game: &Game) -> u32 {
    if game.epoch() == 0 && game.crossed().is_empty() { FORMAT } else { LOG_FORMAT }
}

fn written(game: &Game, header: String) -> String {
    let (rulebook, mut text) = (game.rulebook(), header);
    let Ok(mut state) = State::new(rulebook, game.setup(), &mut Silent) else {
        return text;
    };
    for deed in game.deeds() {
        text += &line(&state.view(rulebook), deed.seat, deed.question, deed.answer, deed.fingerprint);
        let Some(decision) = state.view(rulebook).decision(deed.seat) else { break };
        if state.act(rulebook, deed.seat, decision.id, deed.answer, &mut Silent).is_err() {
            break;
        }
    }
    text
}

/// The whole game as the beginning of a log that grows: [`record`] goes on with it.
pub fn write_log(game: &Game, pack: &str) -> String {
    written(game, first_line(game, Some(pack.to_owned()), LOG_FORMAT))
}

/// The first line.
pub fn header(rulebook: &Rulebook, setup: &Setup) -> String {
    to_line(&new_header(rulebook, setup, None, FORMAT))
}

/// The first line, with the name of the pack that the rulebook is from.
pub fn header_naming(rulebook: &Rulebook, setup: &Setup, pack: &str) -> String {
    to_line(&new_header(rulebook, setup, Some(pack.to_owned()), FORMAT))
}

fn first_line(game: &Game, pack: Option<String>, format: u32) -> String {
    let crossed = |crossing: &Crossing| Crossed { seat: crossing.seat.number(), answers: crossing.deeds };
    to_line(&Header {
        undone: game.epoch(),
        crossed: game.crossed().iter().map(crossed).collect(),
        ..new_header(game.rulebook(), game.setup(), pack, format)
    })
}

fn new_header(rulebook: &Rulebook, setup: &Setup, pack: Option<String>, format: u32) -> Header {
    // The seed has a field of its own.
    let written = setup::write(rulebook, setup);
    let lines = written.lines().filter(|line| !line.starts_with("seed ")).map(String::from).collect();
    Header {
        intrepid: format,
        engine: ENGINE.to_owned(),
        pack,
        rulebook: hex(rulebook.hash),
        setup: lines,
        seed: setup.seed.0.iter().map(|byte| format!("{byte:02x}")).collect(),
        undone: 0,
        crossed: Vec::new(),
    }
}

/// The line of an answer: the view from before it, the hash from after it.
pub fn line(before: &View, seat: Seat, question: Question, answer: Answer, hash: u64) -> String {
    let answer = answer::write(before, seat, question, answer);
    to_line(&Entry { seat: seat.number(), answer: Some(answer), undo: None, crossing: false, hash: hex(hash) })
}

/// The line of what was taken back; the hash from after it.
fn taken_back(seat: Seat, undo: Undo, crossing: bool, hash: u64) -> Entry {
    let undo = Some(undo_word(undo).to_owned());
    Entry { seat: seat.number(), answer: None, undo, crossing, hash: hex(hash) }
}

const fn undo_word(undo: Undo) -> &'static str {
    match undo {
        Undo::Answer => "answer",
        Undo::Deed => "deed",
        Undo::Phase => "phase",
    }
}

/// Reads a saved game and plays it again; every hash is checked.
pub fn read(rulebook: &Arc<Rulebook>, text: &str) -> Result<Game, SaveError> {
    match read_good(rulebook, text)? {
        (_, Some(error)) => Err(error),
        (game, None) => Ok(game),
    }
}

/// Reads as many answers as are good, and says what is wrong with the next one. An error means that not even the
/// beginning can be read.
pub fn read_good(rulebook: &Arc<Rulebook>, text: &str) -> Result<(Game, Option<SaveError>), SaveError> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let (number, first) = lines.next().unwrap_or((1, ""));
    let cut = |number: usize| number == text.lines().count() && !text.ends_with('\n');
    let header = read_header(rulebook, first).map_err(|problem| SaveError::new(number, 0, problem, cut(number)))?;
    let mut game = begin(rulebook, &header).map_err(|problem| SaveError::new(number, 0, problem, false))?;
    for (count, (number, line)) in lines.filter(|(_, line)| !line.trim().is_empty()).enumerate() {
        let taken = if count < MOST_ANSWERS { take(&mut game, line) } else { Err(Problem::TooManyAnswers) };
        if let Err(problem) = taken {
            let problem = problem.written_by(&header.engine);
            let error = SaveError::new(number, game.deeds().len(), problem, cut(number));
            return Ok((game, Some(error)));
        }
    }
    Ok((game, None))
}

fn read_header(rulebook: &Rulebook, line: &str) -> Result<Header, Problem> {
    if line.trim().is_empty() {
        return Err(Problem::Empty);
    }
    let header: Header = from_line(line)?;
    if !(FORMAT..=LOG_FORMAT).contains(&header.intrepid) {
        return Err(Problem::Format { found: header.intrepid });
    }
    if header.rulebook != hex(rulebook.hash) {
        return Err(Problem::Rulebook { pack: header.pack, found: header.rulebook, ours: hex(rulebook.hash) });
    }
    Ok(header)
}

fn begin(rulebook: &Arc<Rulebook>, header: &Header) -> Result<Game, Problem> {
    let mut setup = setup::read(rulebook, &header.setup.join("\n")).map_err(Problem::Setup)?;
    setup.seed = read_seed(&header.seed).ok_or_else(|| Problem::Seed(header.seed.clone()))?;
    let mut game = Game::new(rulebook, setup).map_err(Problem::IllegalSetup)?;
    let crossed: Result<Vec<Crossing>, Problem> = header.crossed.iter().map(|one| crossing(&game, one)).collect();
    game.resume(header.undone, crossed?);
    Ok(game)
}

fn crossing(game: &Game, Crossed { seat, answers }: &Crossed) -> Result<Crossing, Problem> {
    Ok(Crossing { seat: at_table(game, *seat)?, deeds: *answers })
}

/// A seat of this game by the number people say.
fn at_table(game: &Game, number: u8) -> Result<Seat, Problem> {
    let seat = usize::from(number).checked_sub(1).and_then(Seat::from_index);
    seat.filter(|seat| game.view().table.seats().has(*seat)).ok_or(Problem::Seat(number))
}

fn read_seed(text: &str) -> Option<Seed> {
    if text.len() != 64 { None } else { setup::read_seed(text).ok() }
}

/// Takes one more line.
fn take(game: &mut Game, line: &str) -> Result<(), Problem> {
    let entry: Entry = from_line(line)?;
    let seat = at_table(game, entry.seat)?;
    match said(entry.answer, entry.undo, entry.crossing)? {
        Said::Answer(answer) => take_answer(game, seat, &answer, &entry.hash),
        Said::Undo { undo, crossing } => take_back(game, seat, undo, crossing, &entry.hash),
    }
}

fn said(answer: Option<String>, undo: Option<String>, crossing: bool) -> Result<Said, Problem> {
    match (answer, undo.as_deref()) {
        (Some(answer), None) => Ok(Said::Answer(answer)),
        (None, Some(word)) => {
            let meant = [Undo::Answer, Undo::Deed, Undo::Phase].into_iter().find(|undo| undo_word(*undo) == word);
            let undo = meant.ok_or_else(|| Problem::Json(format!("'{}' cannot be taken back", error::short(word))))?;
            Ok(Said::Undo { undo, crossing })
        }
        _ => Err(Problem::Json("expected either an answer or what was taken back".to_owned())),
    }
}

fn take_answer(game: &mut Game, seat: Seat, answer: &str, hash: &str) -> Result<(), Problem> {
    let decision = game.decision(seat).ok_or(Problem::NotAsked(seat.number()))?;
    let answer = answer::read(&game.view(), seat, decision.question, answer).map_err(Problem::Unreadable)?;
    game.act(seat, decision.id, answer).map_err(Problem::Refused)?;
    same_place(game, hash).inspect_err(|_| *game = without_last(game))
}

fn take_back(game: &mut Game, seat: Seat, undo: Undo, crossing: bool, hash: &str) -> Result<(), Problem> {
    let mut before = game.clone();
    before.cross_fences |= crossing;
    before.undo(seat, undo).map_err(Problem::UndoRefused)?;
    same_place(&before, hash)?;
    before.cross_fences = game.cross_fences;
    *game = before;
    Ok(())
}

/// Is the game where the line says?
fn same_place(game: &Game, hash: &str) -> Result<(), Problem> {
    let ours = hex(game.state().fingerprint());
    match hash == ours {
        true => Ok(()),
        false => Err(Problem::Hash { found: hash.to_owned(), ours, engine: String::new() }),
    }
}

/// The game before its last answer.
fn without_last(game: &Game) -> Game {
    let good = game.deeds().len().saturating_sub(1);
    let answers = game.deeds()[..good].iter().map(|deed| (deed.seat, deed.answer, None));
    let again = Game::replay(game.rulebook(), game.setup().clone(), answers);
    let mut again = again.expect("answers that were taken are taken again");
    again.resume(game.epoch(), game.crossed().to_vec());
    again
}

fn to_line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("strings and numbers can always be written");
    line.push('\n');
    line
}

fn from_line<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, Problem> {
    if line.len() > LONGEST_LINE {
        return Err(Problem::LongLine { bytes: line.len() });
    }
    serde_json::from_str(line).map_err(|error| Problem::Json(error.to_string()))
}

fn hex(number: u64) -> String {
    format!("{number:016x}")
}
