//! What happened, in the words of the game.

use engine::View;
use engine::cause::Happened;
use engine::flow::Flow;
use engine::game::Game;
use engine::table::{Outcome, Phase, Table};
use text::Line;

use crate::texts::Texts;

impl Texts<'_> {
    /// The whole game so far, a sentence a line.
    pub fn log(&self, game: &Game) -> Vec<Line> {
        self.writer.log(self.pack, game)
    }

    /// Sentences for events that happened one after the other, beginning with this table.
    pub fn events(&self, before: &Table, events: &[Happened]) -> Vec<Line> {
        let view = View { rulebook: &self.pack.rulebook, table: before, flow: &Flow::NEW };
        self.speaker(&view).events(events)
    }

    /// How a game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.writer.outcome(outcome).into()
    }

    /// The name of a phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.writer.phase(phase).into()
    }
}
