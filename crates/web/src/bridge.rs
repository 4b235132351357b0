//! What page and worker say to each other. A room's own words are the same as on a wire; beside them stands what only a
//! device of one's own does: keeping games and asking the coach.

use engine::question::Answer;
use engine::seat::Seat;
use engine::setup::Setup;
use room::{Command, Heir, Message};
use serde::{Deserialize, Serialize};

/// What the page asks for.
#[derive(Serialize, Deserialize)]
pub enum Ask {
    /// Which games are kept?
    Games,
    /// A new game, with bots on some seats.
    New { setup: Box<Setup>, bots: Vec<(Seat, Heir)>, pace: u32 },
    /// A kept game again.
    Open { name: String },
    /// A game from a file.
    Import { text: String },
    /// A kept game as a file.
    Export { name: String },
    /// Throw a kept game away.
    Forget { name: String },
    /// A command for the room.
    Say(Command),
    /// The coach's advice for a seat.
    Coach { seat: Seat },
}

/// What the worker tells.
#[derive(Serialize, Deserialize)]
pub enum Tell {
    /// The games that are kept, newest first.
    Games(Vec<Kept>),
    /// A game lies on the table: its name, and what the room says about it follows.
    Opened { name: String, people: Vec<Seat> },
    /// The room says something.
    Heard(Message),
    /// Every answer up to now is kept on the device.
    Saved,
    /// Something could not be kept, or a game could not be read.
    Trouble(Trouble),
    /// A game as a file.
    File { name: String, text: String },
    /// What the coach says.
    Advice { seat: Seat, advice: Box<Advice> },
    /// What an undo would take back.
    Undoable { seat: Seat, undo: Undoable },
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
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Trouble {
    /// The device does not keep it.
    NotKept(String),
    /// A file is not a game.
    NotAGame(String),
    /// There is no such game.
    NoSuchGame,
    /// The setup is not legal.
    Setup,
}

/// What the coach says, as data.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub struct Advice {
    /// Amounts at the check: now, with the line, with the crew.
    pub now: Option<[i16; 4]>,
    /// With the line.
    pub after: Option<[i16; 4]>,
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
