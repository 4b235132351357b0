//! Whose doing it was.

use engine::cause::Cause;

use super::Speaker;
use super::log_key::LogKey;
use crate::name::Named;
use crate::span::{Line, Thing, mark};
use crate::words::Words;

impl Speaker<'_> {
    /// The sentence behind whose doing it was, unless it says so itself.
    pub(super) fn explained(&self, sentence: Line, cause: Cause) -> Line {
        match self.doer(cause) {
            Some(doer) if !speaks_of(&sentence, &doer) => {
                self.writer.line(LogKey::Because, Words::new().with("cause", doer).line("text", &sentence))
            }
            Some(_) | None => sentence,
        }
    }

    /// What did it: a tile, a card, a badge; nothing where the round only takes its course or a player acts.
    pub(super) fn doer(&self, cause: Cause) -> Option<String> {
        match cause {
            Cause::Tile { space } => Some(self.the_tile(space)),
            Cause::FreeAction { .. } => Some(self.writer.word(LogKey::FreeAction)),
            Cause::Badge { seat, index } => Some(self.the_badge_of(seat, index)),
            Cause::Dock { dock, .. } => Some(self.writer.the_dock(dock)),
            Cause::Disaster => {
                let name = self.writer.name(Named::Disaster, &self.view.disaster().name);
                Some(mark(&Thing::Disaster(self.view.table.disaster), &name))
            }
            Cause::Card { card } => Some(self.the_card(card)),
            Cause::Mission { mission } => Some(self.the_mission(mission)),
            Cause::Bonus { resource } => {
                let words = Words::new().with("resource", self.writer.the_resource(resource));
                Some(self.writer.say(LogKey::Bonus, words))
            }
            Cause::Round
            | Cause::Roll
            | Cause::Placement { .. }
            | Cause::Done { .. }
            | Cause::Country { .. }
            | Cause::CalledCycle
            | Cause::Income
            | Cause::Habitation
            | Cause::Wear
            | Cause::Check
            | Cause::Capacity
            | Cause::Research { .. }
            | Cause::Install { .. }
            | Cause::AddDie { .. }
            | Cause::Amplify { .. }
            | Cause::MakeRoom { .. } => None,
        }
    }
}

/// Does a text name this thing already?
pub(super) fn speaks_of(text: &Line, thing: &str) -> bool {
    let named = Line::from(thing.to_owned()).spans();
    let spans = text.spans();
    named
        .iter()
        .filter_map(|span| span.thing.as_ref())
        .any(|thing| spans.iter().any(|span| span.thing.as_ref() == Some(thing)))
}
