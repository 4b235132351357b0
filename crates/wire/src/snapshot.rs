//! Everything that a seat may see, as one value that can be sent: a client asks its copy what the engine would answer.

use std::fmt;

use engine::View;
use engine::flow::Flow;
use engine::game::Game;
use engine::question::Decision;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;
use serde::{Deserialize, Serialize};

/// A game at one moment, without anything hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Which box it is played with: the rulebook's digest.
    pub rulebook: u64,
    /// What lies face up, with round and phase.
    pub table: Table,
    /// What is in progress: the step, who is done, who is housed, the texts that are carried out.
    pub flow: Flow,
    /// Who is asked what.
    pub asked: Vec<AskedSeat>,
}

/// A player and the question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskedSeat {
    /// Who.
    pub seat: Seat,
    /// What, with the id that an answer must name.
    pub decision: Decision,
}

/// Why a snapshot cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SnapshotError {
    /// It was taken with another box.
    OtherRulebook,
    /// It could not lie on a table.
    Impossible(String),
}

impl Snapshot {
    /// What everybody sees in a view.
    pub fn of(view: &View<'_>) -> Snapshot {
        Snapshot::asking(view, |seat| view.decision(seat))
    }

    /// What everybody sees of a game; the ids of questions are those that the game takes.
    pub fn of_game(game: &Game) -> Snapshot {
        Snapshot::asking(&game.view(), |seat| game.decision(seat))
    }

    fn asking(view: &View<'_>, decision: impl Fn(Seat) -> Option<Decision>) -> Snapshot {
        let asked = view.seats_asked().iter().filter_map(|seat| Some(AskedSeat { seat, decision: decision(seat)? }));
        Snapshot { rulebook: view.rulebook.hash, table: *view.table, flow: *view.flow, asked: asked.collect() }
    }

    /// A view that answers every question about this moment: which answers there are, why one is refused, what the
    /// round would come to.
    pub fn view<'a>(&'a self, rulebook: &'a Rulebook) -> Result<View<'a>, SnapshotError> {
        if rulebook.hash != self.rulebook {
            return Err(SnapshotError::OtherRulebook);
        }
        let view = View { rulebook, table: &self.table, flow: &self.flow };
        view.sound().map_err(SnapshotError::Impossible)?;
        Ok(view)
    }

    /// The question that waits for this player's answer, if any.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        self.asked.iter().find(|asked| asked.seat == seat).map(|asked| asked.decision)
    }
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotError::OtherRulebook => f.write_str("This game is played with another box."),
            SnapshotError::Impossible(why) => write!(f, "This game cannot be: {why}."),
        }
    }
}

impl std::error::Error for SnapshotError {}
