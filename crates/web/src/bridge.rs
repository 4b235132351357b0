//! What page and worker say to each other. A room's own words are the same as on a wire; beside them stands what only a
//! device of one's own does: keeping games and asking the coach.

mod damage;

use ai::coach::Urgent;
use ai::reach::{At, Target};
use chronicle::{Chronicle, Stop};
use engine::cause::Happened;
use engine::question::Answer;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::table::Table;
use lessons::{Look, Standing};
use room::{Command, Heir, Message};
use serde::{Deserialize, Serialize};

pub use damage::{Damage, Wrong};

/// What the page asks for.
#[derive(Serialize, Deserialize)]
pub enum Ask {
    /// Which games are kept?
    Games,
    /// A new game, with bots on some seats.
    New { setup: Box<Setup>, bots: Vec<(Seat, Heir)>, pace: u32 },
    /// A kept game again, also where another tab has it.
    Open { name: String, take_over: bool },
    /// A game from a file.
    Import { text: String },
    /// A kept game as a file; without a name, the one that is watched.
    Export { name: String },
    /// A kept game, to be watched, from this moment on.
    Watch { name: String, then: Then, at: Option<Stop> },
    /// A game from a link, to be watched from this moment on.
    WatchLink { line: String, at: Option<Stop> },
    /// A new game that goes on where so many deeds of the watched one are done.
    Branch { deeds: u32, bots: Vec<(Seat, Heir)> },
    /// The crew of the watched game again, with other dice.
    Again,
    /// The watched game as a line for a link.
    Link { at: Option<Stop> },
    /// Another try to keep what could not be kept.
    Keep,
    /// Play on although nothing is kept.
    GoOn,
    /// Another tab has taken the game over.
    TakenAway { name: String },
    /// Throw a kept game away.
    Forget { name: String },
    /// A lesson, from one of its steps on.
    Lesson { key: String, step: usize },
    /// Something that is done in a lesson besides answering.
    Pupil(PupilAsk),
    /// A command for the room.
    Say(Command),
    /// Somebody has begun to play: what they may ask for next can be fetched.
    Begun,
    /// The coach's advice for a seat; another look, which sees further, where this one was not enough.
    Coach { seat: Seat, further: bool },
    /// Where a die of a seat can end, once these answers have been given.
    Reach { seat: Seat, die: At, after: Vec<(Seat, Answer)> },
}

/// What a pupil does besides answering.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum PupilAsk {
    /// Has looked at what the step shows.
    Look,
    /// To the beginning of the step before.
    Back,
    /// To the beginning of this step.
    Again,
    /// Have this step done.
    Skip,
    /// Leave the lesson; the first game is played on.
    Leave,
}

/// Where a pupil is.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Lecture {
    /// The lesson.
    pub key: String,
    /// The step, or that it is over, or that something else was done.
    pub standing: Standing,
    /// What the pupil is to answer; the first is what the lesson would answer itself.
    pub wanted: Vec<Answer>,
    /// What the step looks at first.
    pub look: Option<Look>,
}

/// What the crew faces besides what lies on the table: how hard it is, and the levels in the deck, which stand on the
/// backs of the cards (core L258).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Facing {
    /// The difficulty, by its number.
    pub difficulty: u8,
    /// The deck as the game began, from the bottom up.
    pub levels: Vec<u8>,
}

/// What the worker tells.
#[derive(Serialize, Deserialize)]
pub enum Tell {
    /// The games that are kept, newest first.
    Games(Vec<Kept>),
    /// A game lies on the table: its name, and what the room says about it follows.
    Opened { name: String, people: Vec<Seat>, facing: Facing },
    /// What happened last before the game was laid out: the table then, and each answer with its number.
    Past { table: Box<Table>, deeds: Vec<(u32, Seat, Vec<Happened>)> },
    /// The room says something.
    Heard(Message),
    /// Every answer up to now is kept on the device.
    Saved,
    /// The last answer is not kept, in the browser's words; has the player said to play on?
    Unkept { why: String, anyway: bool },
    /// The game is open in another tab.
    Elsewhere { name: String },
    /// Another tab has taken the game over.
    TakenAway { name: String },
    /// A game to be watched.
    Watched(Box<Watched>),
    /// The watched game as a line for a link, at this moment.
    Link { line: String, at: Option<Stop> },
    /// Something could not be kept, or a game could not be read.
    Trouble(Trouble),
    /// A game as a file.
    File { name: String, text: String },
    /// What the coach says.
    Advice { seat: Seat, advice: Box<Advice> },
    /// Where a die can end, and whether everything was looked at.
    Reach { seat: Seat, die: At, targets: Vec<Target>, complete: bool },
    /// Where the pupil is in the lesson that lies on the table.
    Lesson(Lecture),
    /// What an undo would take back.
    Undoable { seat: Seat, undo: Undoable },
}

/// What a game is opened for when it is not played.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Then {
    /// From its beginning, or from a moment.
    Replay,
    /// In numbers.
    Numbers,
    /// It came from a file: at its end, and what is to be done with it is asked.
    Imported,
}

/// A game to be watched.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Watched {
    /// Its name on this device; empty where it is not kept.
    pub name: String,
    /// What for.
    pub then: Then,
    /// From which moment.
    pub at: Option<Stop>,
    /// All that lay face up.
    pub chronicle: Chronicle,
    /// How hard it was, and the deck.
    pub facing: Facing,
    /// Bots, by seat.
    pub bots: Vec<(Seat, Heir)>,
    /// Why it ends where it ends, if a file goes on that cannot be read.
    pub damage: Option<Damage>,
}

/// A game on the shelf.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Kept {
    /// Its name on this device.
    pub name: String,
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// Countries in the order of seats, by key.
    pub countries: Vec<String>,
    /// The disaster, by key.
    pub disaster: String,
    /// The round, and the phase, 1 to 6.
    pub round: u8,
    /// The phase, 1 to 6.
    pub phase: u8,
    /// Missions completed.
    pub completed: u8,
    /// Has it ended, and was it won?
    pub won: Option<bool>,
    /// Seats that people hold.
    pub people: Vec<Seat>,
    /// Bots, by seat.
    pub bots: Vec<(Seat, Heir)>,
    /// Milliseconds between two answers of bots.
    pub pace: u32,
    /// The digest of the rules it began with; games from before this was kept do not say.
    #[serde(default)]
    pub rules: String,
    /// Who writes it: the last tab that opened it.
    #[serde(default)]
    pub holder: u64,
    /// Why it cannot go on, once that was found.
    #[serde(default)]
    pub damage: Option<Damage>,
}

impl Kept {
    /// Was it begun with other rules than these?
    pub fn is_of_other_rules(&self, ours: u64) -> bool {
        !self.rules.is_empty() && self.rules != format!("{ours:016x}")
    }
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Trouble {
    /// A part of the program could not be fetched.
    Part,
    /// A file or a link is not a game.
    NotAGame(Damage),
    /// A kept game cannot go on.
    Old(Damage),
    /// There is no such game.
    NoSuchGame,
    /// The setup is not legal.
    Setup,
}

/// What the coach says, as data.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub struct Advice {
    /// What must not be overlooked, the worst first.
    pub urgent: Vec<Urgent>,
    /// Is it about this round's check, or about the next one?
    pub this_round: bool,
    /// Amounts at the check as things stand.
    pub now: [i16; 4],
    /// With the line.
    pub after: [i16; 4],
    /// With the line, and with what crew mates may add.
    pub crew: [i16; 4],
    /// Does the line end with a roll?
    pub rolls: bool,
    /// Answers of the line in order.
    pub line: Vec<Answer>,
    /// Is it clearly better than what was going to happen?
    pub better: bool,
}

/// What an undo would take back.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Undoable {
    /// So many answers, the last of them this one.
    Yes { count: u32, last: Option<Answer> },
    /// Nothing of one's own.
    Nothing,
    /// Something hidden was shown.
    Fence,
    /// Somebody has built on it.
    Others(Seat),
}
