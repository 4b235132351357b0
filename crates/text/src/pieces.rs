//! What is done to the pieces of countries: Counter dice, Lock tokens, stored dice.

use engine::effect::{Counters, Dice, Zone};

use crate::dice::Case;
use crate::key::Key;
use crate::scribe::Scribe;
use crate::voice::Voice;

impl Scribe<'_> {
    pub fn exchange(&self, counters: Counters, voice: Voice) -> String {
        let dice = self.dice(Dice::default(), Case::In).text;
        self.say(Key::Exchange, self.words(voice).with("dice", dice).with("counter", self.counter(counters)))
    }

    pub fn pick_up(&self, voice: Voice) -> String {
        self.say(Key::PickUp, self.words(voice).with("into", self.place(Zone::Pool, Case::Into)))
    }

    pub fn unlock(&self, voice: Voice) -> String {
        self.say(Key::Unlock, self.words(voice).with("in", self.place(Zone::Pool, Case::In)))
    }

    pub fn pay(&self, voice: Voice) -> String {
        let (from, to) = (self.place(Zone::Storage, Case::From), self.place(Zone::Pool, Case::To));
        self.say(Key::Pay, self.words(voice).with("from", from).with("to", to))
    }

    pub fn discount(&self, by: u8, voice: Voice) -> String {
        let from = self.place(Zone::Storage, Case::From);
        self.say(Key::Discount, self.words(voice).with("from", from).with("n", by))
    }

    /// The Counter die that is meant.
    pub fn counter(&self, counters: Counters) -> String {
        let key = match counters {
            Counters::Here => Key::CounterHere,
            Counters::Any => Key::CounterAny,
            Counters::Neighbour => Key::CounterNeighbour,
        };
        self.say(key, self.whose())
    }
}
