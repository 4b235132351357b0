//! How much, and of what.

use engine::effect::{Amount, Wheels};

use crate::key::Key;
use crate::scribe::Scribe;
use crate::voice::Voice;
use crate::words::{Words, after_blank};

/// What stands for a number that a table tells.
const UNKNOWN: &str = "X";

impl Scribe<'_> {
    pub fn drain(&mut self, wheels: Wheels, amount: Amount, voice: Voice) -> String {
        let (n, per) = self.amount(amount);
        let words = self.words(voice).with("wheels", self.wheels(wheels));
        self.say(Key::Drain, words.with("n", n).with("per", after_blank(&per)))
    }

    pub fn reduce(&self, wheels: Wheels, by: u8, voice: Voice) -> String {
        self.say(Key::Reduce, self.words(voice).with("wheels", self.wheels(wheels)).with("n", by))
    }

    /// A clause with an amount.
    pub fn measured(&mut self, key: Key, amount: Amount, voice: Voice) -> String {
        let (n, per) = self.amount(amount);
        let words = self.words(voice).with("per", after_blank(&per));
        // A number bends the noun after it.
        match n.parse::<u8>() {
            Ok(number) => self.say(key, words.with("n", number)),
            Err(_) => self.say(key, words.with("n", n)),
        }
    }

    /// The number, and what it counts for. A table becomes a note behind the sentence.
    pub fn amount(&mut self, amount: Amount) -> (String, String) {
        match amount {
            Amount::N(n) => (n.to_string(), String::new()),
            Amount::ByToxicDice(table) => {
                self.notes.push(self.say(Key::ByToxicDice, Words::new().with("table", self.table(table))));
                (UNKNOWN.to_owned(), String::new())
            }
            Amount::ByPlayers(amounts) => (amounts.map(|n| n.to_string()).join("/"), self.writer.word(Key::ByPlayers)),
            Amount::PerPersistent(n) => (n.to_string(), self.writer.word(Key::PerPersistent)),
            Amount::PerMarked(n) => {
                let per = self.say(Key::PerMarked, self.whose().flag("own", self.own));
                (n.to_string(), per)
            }
        }
    }

    /// "1–2 → 1, 3+ → 2": equal amounts share a row, and none are left out.
    fn table(&self, table: [u8; 8]) -> String {
        let last = table.len() - 1;
        let places: Vec<usize> = (0..table.len()).collect();
        let rows =
            places.chunk_by(|before, after| table[*before] == table[*after]).map(|run| (run[0], run[run.len() - 1]));
        let row = |(first, end): (usize, usize)| {
            let dice = match (first, end) {
                (first, end) if end == last => format!("{first}+"),
                (first, end) if first == end => first.to_string(),
                (first, end) => format!("{first}–{end}"),
            };
            self.say(Key::ByToxicDiceRow, Words::new().with("dice", dice).with("amount", table[first]))
        };
        let none = table.iter().all(|amount| *amount == 0);
        let rows: Vec<String> = rows.filter(|(first, _)| none || table[*first] > 0).map(row).collect();
        self.writer.joined(&rows, Key::ListComma)
    }

    fn wheels(&self, wheels: Wheels) -> String {
        let words = self.whose();
        match wheels {
            Wheels::One(resource) => {
                self.say(Key::WheelOne, words.with("resource", self.writer.the_resource(resource)))
            }
            Wheels::Each => self.say(Key::WheelEach, words),
            Wheels::ThisBoard => self.say(Key::WheelThis, words),
            Wheels::Another => self.say(Key::WheelAnother, words),
            Wheels::Choose => self.say(Key::WheelChoose, words),
        }
    }
}
