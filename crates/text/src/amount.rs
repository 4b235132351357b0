//! How much, and of what.

use engine::effect::{Amount, Count, Per, Wheels};

use crate::key::Key;
use crate::scribe::Scribe;
use crate::voice::Voice;
use crate::words::{Words, after_blank};

impl Scribe<'_> {
    pub fn drain(&self, wheels: Wheels, amount: Amount, voice: Voice) -> String {
        let (n, per) = self.amount(amount);
        let words = self.words(voice).with("wheels", self.wheels(wheels));
        self.say(Key::Drain, words.with("n", n).with("per", after_blank(&per)))
    }

    pub fn reduce(&self, wheels: Wheels, by: u8, voice: Voice) -> String {
        self.say(Key::Reduce, self.words(voice).with("wheels", self.wheels(wheels)).with("n", by))
    }

    /// A clause with an amount.
    pub fn measured(&self, key: Key, amount: Amount, voice: Voice) -> String {
        let (n, per) = self.amount(amount);
        let words = self.words(voice).with("per", after_blank(&per));
        // A number bends the noun after it.
        match n.parse::<u8>() {
            Ok(number) => self.say(key, words.with("n", number)),
            Err(_) => self.say(key, words.with("n", n)),
        }
    }

    /// The number, and what it counts for: "2", "for each face-up persistent card".
    pub fn amount(&self, amount: Amount) -> (String, String) {
        if let Some(n) = amount_for(amount, self.context.players) {
            return (n.to_string(), String::new());
        }
        match amount {
            Amount::N(n) => (n.to_string(), String::new()),
            Amount::ByToxicDice(table) => {
                let (amounts, dice) = rows(table);
                (amounts, self.say(Key::ByToxicDice, Words::new().with("dice", dice)))
            }
            Amount::ByPlayers(amounts) => (amounts.map(|n| n.to_string()).join("/"), self.writer.word(Key::ByPlayers)),
            Amount::Per(per) => (per.each.to_string(), self.per(per)),
        }
    }

    /// What an amount counts for: "for each tile without a die, at most 3".
    fn per(&self, per: Per) -> String {
        let words = || self.whose().flag("own", self.own);
        let counted = match per.of {
            Count::Persistent => self.say(Key::PerPersistent, words()),
            Count::Marked => self.say(Key::PerMarked, words()),
            Count::Idle => self.say(Key::PerIdle, words()),
            Count::IdleOf(resource) => {
                self.say(Key::PerIdleOf, words().with("resource", self.writer.the_resource(resource)))
            }
            Count::Disabled => self.say(Key::PerDisabled, words()),
            Count::Missions => self.say(Key::PerMission, words()),
            Count::Tiles => self.say(Key::PerTile, words()),
            Count::HighTiles => self.say(Key::PerHighTile, words()),
        };
        match per.most {
            Per::NO_LIMIT => counted,
            most => self.say(Key::PerAtMost, Words::new().with("per", counted).with("n", most)),
        }
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

/// The number where it is plain, or known by the number of players.
pub(crate) fn amount_for(amount: Amount, players: Option<u8>) -> Option<u8> {
    match amount {
        Amount::N(n) => Some(n),
        Amount::ByPlayers(amounts) => amounts.get(usize::from(players?).checked_sub(1)?).copied(),
        Amount::ByToxicDice(_) | Amount::Per(_) => None,
    }
}

/// Amounts and the numbers of dice they are for: "1/2", "1–2/3+". Equal amounts share a row, and none are left out.
pub(crate) fn rows(table: [u8; 8]) -> (String, String) {
    let last = table.len() - 1;
    let places: Vec<usize> = (0..table.len()).collect();
    let none = table.iter().all(|amount| *amount == 0);
    let runs = places.chunk_by(|before, after| table[*before] == table[*after]);
    let runs = runs.map(|run| (run[0], run[run.len() - 1])).filter(|(first, _)| none || table[*first] > 0);
    let dice = |(first, end): (usize, usize)| match (first, end) {
        (first, end) if end == last => format!("{first}+"),
        (first, end) if first == end => first.to_string(),
        (first, end) => format!("{first}–{end}"),
    };
    let rows: Vec<(String, String)> = runs.map(|run| (table[run.0].to_string(), dice(run))).collect();
    let (amounts, dice): (Vec<String>, Vec<String>) = rows.into_iter().unzip();
    (amounts.join("/"), dice.join("/"))
}
