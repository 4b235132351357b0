//! The game is kept after every answer; what could not be kept is said, and said again before leaving.

use std::path::Path;

use text::Words;

use super::super::alias::AliasKey;
use super::{Next, Session, SessionKey};
use crate::layout::wrapped;
use crate::mishap::told;
use crate::saved;

impl Session<'_, '_> {
    /// Adds a line to the kept game, and says so if that cannot be done.
    pub(super) fn keep(&mut self, line: &str) -> anyhow::Result<()> {
        self.unkept = self.kept.add(line).err().map(|error| told(&self.texts.writer, &error));
        match self.not_kept() {
            Some(sentence) => {
                let said = self.texts.tell(SessionKey::NotKeptYet, Words::new().with("sentence", sentence));
                Ok(self.terminal.say(&wrapped("! ", &said))?)
            }
            None => Ok(()),
        }
    }

    /// Writes a copy into a file of its own.
    pub(super) fn save(&mut self, path: &Path) -> String {
        match self.copies.save(path, saved::write(self.texts.pack, self.room.game())) {
            Ok(()) => self.texts.tell(SessionKey::Saved, Words::new().with("file", path.display().to_string())),
            Err(error) => {
                self.texts.tell(SessionKey::NotSaved, Words::new().with("why", told(&self.texts.writer, &error)))
            }
        }
    }

    /// What could not be kept, and why.
    fn not_kept(&self) -> Option<String> {
        let words = Words::new().with("why", self.unkept.clone()?).with("count", self.kept.unkept());
        Some(self.texts.tell(SessionKey::NotKept, words))
    }

    /// Where the game is, at the end.
    fn whereabouts(&self) -> String {
        match (self.not_kept(), self.kept.name()) {
            (Some(sentence), _) => sentence,
            (None, Some(name)) => {
                let folder = self.kept.path().and_then(Path::parent).unwrap_or(Path::new("")).display().to_string();
                let over = self.room.game().view().table.outcome.is_some();
                let words = Words::new().with("name", name.to_owned()).with("folder", folder);
                self.texts.tell(SessionKey::Kept, words.flag("over", over))
            }
            (None, None) => self.texts.say(SessionKey::NothingKept),
        }
    }

    pub(super) fn quit(&mut self) -> anyhow::Result<Next> {
        let whereabouts = self.whereabouts();
        self.terminal.say(&wrapped("", &whereabouts))?;
        if self.unkept.is_some() {
            let reply = self.terminal.ask(&self.texts.say(SessionKey::Leave))?;
            if reply.is_some_and(|reply| !AliasKey::Yes.is(self.texts, &reply.to_lowercase())) {
                return Ok(Next::Prompt);
            }
        }
        self.terminal.say(&self.texts.say(SessionKey::Goodbye))?;
        Ok(Next::Leave)
    }

    pub(super) fn end_of_input(&mut self) -> anyhow::Result<Next> {
        let words = Words::new().with("whereabouts", self.whereabouts());
        self.terminal.say(&wrapped("", &self.texts.tell(SessionKey::EndOfInput, words)))?;
        Ok(Next::Leave)
    }
}
