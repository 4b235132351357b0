//! What a die is set to, and what a new die shows.

use engine::die::{Faces, Way};
use engine::effect::{Steps, Value, Ways};

use crate::dice::Number;
use crate::key::Key;
use crate::scribe::Scribe;
use crate::words::Words;

impl Scribe<'_> {
    /// New dice and what they show: "a new die equal to the placed die".
    pub fn gained(&self, value: Value, times: usize) -> String {
        let new = self.say(Key::NewDice, Words::new().with("n", times));
        let number = if times == 1 { Number::One } else { Number::Some };
        let words = Words::new().with("use", "gain").with("new", new).with("n", times);
        self.value(value, words.with("number", number.word()))
    }

    /// What dice are set to: "equal to the placed die".
    pub fn set_to(&self, value: Value, number: Number) -> String {
        let words = Words::new().with("use", "set").with("new", "").with("n", 1);
        self.value(value, words.with("number", number.word()))
    }

    fn value(&self, value: Value, words: Words) -> String {
        let words = words.with("placed", self.say(Key::Placed, Words::new().with("slots", self.context.valued())));
        match value {
            Value::Placed => self.say(Key::ValuePlaced, words.flag("oriented", self.context.oriented)),
            Value::PlacedBy(steps) => self.say(Key::ValuePlacedBy, words.with("change", self.placed_by(steps))),
            Value::PlacedTilted(ways) => self.say(Key::ValuePlacedTilted, words.with("ways", self.ways(ways))),
            Value::PlacedFlipped => self.say(Key::ValuePlacedFlipped, words),
            Value::Of(Faces::ALL) => self.say(Key::ValueAny, words),
            Value::Of(faces) => self.say(Key::ValueOf, words.with("values", self.writer.one_of(faces))),
            Value::Counter => self.say(Key::ValueCounter, words),
            Value::NeighbourCounter => self.say(Key::ValueNeighbourCounter, words),
            Value::Lock => self.say(Key::ValueLock, words),
            Value::Position => self.say(Key::ValuePosition, words),
        }
    }

    fn placed_by(&self, steps: Steps) -> String {
        let (key, by) = match steps {
            Steps::Up(by) => (Key::ChangeUp, by),
            Steps::Down(by) => (Key::ChangeDown, by),
            Steps::Either(by) => (Key::ChangeEither, by),
            Steps::Within(by) => (Key::ChangeWithin, by),
        };
        self.say(key, Words::new().with("by", by))
    }

    /// Ways to tilt: "up or down".
    pub fn ways(&self, ways: Ways) -> String {
        let names: Vec<String> = ways.iter().map(|way| self.writer.word(way_key(way))).collect();
        let list = self.writer.list(&names, Key::ListOr);
        self.say(Key::Ways, Words::new().with("count", names.len()).with("list", list))
    }
}

const fn way_key(way: Way) -> Key {
    match way {
        Way::Up => Key::WayUp,
        Way::Down => Key::WayDown,
        Way::Left => Key::WayLeft,
        Way::Right => Key::WayRight,
    }
}
