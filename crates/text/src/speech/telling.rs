//! A sentence of the log while it is put together.

use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::resource::Resource;
use engine::seat::Seat;

use super::Speaker;
use super::log_key::LogKey;
use crate::dice::Case;
use crate::span::capital;
use crate::word::Word;
use crate::words::Words;

/// A message of the log and what it is filled with so far.
pub(super) struct Telling<'a> {
    speaker: Speaker<'a>,
    key: LogKey,
    words: Words,
}

impl<'a> Speaker<'a> {
    /// Begins a sentence.
    pub(super) fn tell(&self, key: LogKey) -> Telling<'a> {
        Telling { speaker: *self, key, words: Words::new() }
    }

    /// Begins a sentence about a player.
    pub(super) fn tell_of(&self, key: LogKey, seat: Seat) -> Telling<'a> {
        self.tell(key).with("player", self.the_player(seat))
    }
}

impl Telling<'_> {
    pub fn with(mut self, name: &'static str, value: impl Into<Word>) -> Self {
        self.words = self.words.with(name, value);
        self
    }

    pub fn n(self, number: impl Into<Word>) -> Self {
        self.with("n", number)
    }

    /// A die of a player.
    pub fn die(self, name: &'static str, seat: Seat, die: Die) -> Self {
        let die = self.speaker.the_die(seat, die);
        self.with(name, die)
    }

    /// Where dice of a player lie, leave or go.
    pub fn place(self, seat: Seat, zone: Zone, case: Case) -> Self {
        let place = self.speaker.place(seat, zone, case);
        self.with(case.word(), place)
    }

    pub fn tile(self, name: &'static str, space: Space) -> Self {
        let tile = self.speaker.the_tile(space);
        self.with(name, tile)
    }

    pub fn resource(self, resource: Resource) -> Self {
        let resource = self.speaker.writer.the_resource(resource);
        self.with("resource", resource)
    }

    pub fn amount(self, resource: Resource, amount: i16) -> Self {
        let amount = self.speaker.writer.the_amount(resource, amount);
        self.with("amount", amount)
    }

    pub fn capacity(self, capacity: i16) -> Self {
        let capacity = self.speaker.writer.the_capacity(capacity);
        self.with("capacity", capacity)
    }

    /// The sentence.
    pub fn end(self) -> String {
        capital(&self.speaker.writer.say(self.key, self.words))
    }
}
