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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SnapshotError {
    /// It was taken with another box.
    OtherRulebook,
    /// It names something that is not in the box.
    Unknown(&'static str),
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
        self.check_table(rulebook)?;
        self.check_flow(rulebook)?;
        Ok(View { rulebook, table: &self.table, flow: &self.flow })
    }

    /// The question that waits for this player's answer, if any.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        self.asked.iter().find(|asked| asked.seat == seat).map(|asked| asked.decision)
    }

    /// Is everything on the table in the box?
    fn check_table(&self, rulebook: &Rulebook) -> Result<(), SnapshotError> {
        let known = |there: bool, what| if there { Ok(()) } else { Err(SnapshotError::Unknown(what)) };
        let table = &self.table;
        known(usize::from(table.disaster.0) < rulebook.disasters.len(), "disaster")?;
        for seat in table.seats().iter() {
            let area = table.of(seat);
            let country = rulebook.countries.get(usize::from(area.country.0));
            let country = country.ok_or(SnapshotError::Unknown("country"))?;
            known(area.track < country.tracks[usize::from(table.solo())].len, "slot of a dice track")?;
            let badge = |(badge, _): &(engine::rulebook::BadgeId, _)| usize::from(badge.0) < rulebook.badges.len();
            known(area.badges.iter().flatten().all(badge), "badge")?;
        }
        for space in table.occupied.iter() {
            let tile = &table.tiles[space.index()];
            known(usize::from(tile.tile.0) < rulebook.tiles.len(), "tile")?;
            let locks = rulebook.country(table.of(tile.owner).country).locks.len();
            known(tile.lock.is_none_or(|lock| usize::from(lock) < locks), "Lock token")?;
        }
        let missions = table.missions.active().map(|(_, mission)| mission.card).chain(table.missions.top);
        known(missions.into_iter().all(|id| usize::from(id.0) < rulebook.missions.len()), "mission")?;
        let cards = table.cards.up().map(|(_, up)| up.card).chain(table.cards.lingering);
        known(cards.into_iter().all(|id| usize::from(id.0) < rulebook.cards.len()), "card")
    }

    /// Does everything in progress stand at a step of the box, and belong to somebody who plays?
    fn check_flow(&self, rulebook: &Rulebook) -> Result<(), SnapshotError> {
        let texts = self.flow.lanes.iter().filter_map(|lane| lane.text.as_ref()).chain(self.flow.card.as_ref());
        for text in texts {
            if !rulebook.texts.holds(text.at) {
                return Err(SnapshotError::Unknown("step of a text"));
            }
            if text.seat.is_some_and(|seat| !self.table.seats().has(seat)) {
                return Err(SnapshotError::Unknown("player"));
            }
        }
        Ok(())
    }
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotError::OtherRulebook => f.write_str("This game is played with another box."),
            SnapshotError::Unknown(what) => write!(f, "This game names a {what} that is not in the box."),
        }
    }
}

impl std::error::Error for SnapshotError {}
