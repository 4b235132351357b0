//! The game is kept after every answer; what could not be kept is said, and said again before leaving.

use std::path::Path;

use super::{Next, Session};
use crate::layout::wrapped;
use crate::saved;

impl Session<'_, '_> {
    /// Adds a line to the kept game, and says so if that cannot be done.
    pub(super) fn keep(&mut self, line: &str) -> anyhow::Result<()> {
        self.unkept = self.kept.add(line).err().map(|error| format!("{error:#}"));
        match self.not_kept() {
            Some(sentence) => {
                let hope = "It is tried again after every answer; save FILE saves the game elsewhere.";
                Ok(self.terminal.say(&wrapped("! ", &format!("{sentence} {hope}")))?)
            }
            None => Ok(()),
        }
    }

    /// Writes a copy into a file of its own.
    pub(super) fn save(&mut self, path: &Path) -> String {
        match self.copies.save(path, saved::write(self.texts.pack, self.room.game())) {
            Ok(()) => format!("Saved in {}.", path.display()),
            Err(error) => format!("Not saved: {error:#}."),
        }
    }

    /// What could not be kept, and why.
    fn not_kept(&self) -> Option<String> {
        let why = self.unkept.as_ref()?;
        let answers = match self.kept.unkept() {
            1 => "The last answer is".to_owned(),
            count => format!("The last {count} answers are"),
        };
        Some(format!("{answers} NOT kept: {why}."))
    }

    /// Where the game is, at the end.
    fn whereabouts(&self) -> String {
        match (self.not_kept(), self.kept.name()) {
            (Some(sentence), _) => sentence,
            (None, Some(name)) => {
                let folder = self.kept.path().and_then(Path::parent).unwrap_or(Path::new("")).display();
                let over = self.room.game().view().table.outcome.is_some();
                let next = if over { "intrepid replay shows it again" } else { "intrepid play goes on with it" };
                format!("The game is kept as {name} in {folder}; {next}.")
            }
            (None, None) => "Nothing was answered, so there is nothing to keep.".to_owned(),
        }
    }

    pub(super) fn quit(&mut self) -> anyhow::Result<Next> {
        let whereabouts = self.whereabouts();
        self.terminal.say(&wrapped("", &whereabouts))?;
        if self.unkept.is_some() {
            let reply = self.terminal.ask("Leave all the same, and lose them? yes or no [no] ")?;
            if reply.is_some_and(|reply| !reply.to_lowercase().starts_with('y')) {
                return Ok(Next::Prompt);
            }
        }
        self.terminal.say("Goodbye.")?;
        Ok(Next::Leave)
    }

    pub(super) fn end_of_input(&mut self) -> anyhow::Result<Next> {
        let whereabouts = self.whereabouts();
        self.terminal.say(&wrapped("", &format!("End of input. {whereabouts}")))?;
        Ok(Next::Leave)
    }
}
