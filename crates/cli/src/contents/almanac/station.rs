//! What is printed on the boards.

use content::Kind;
use engine::effect::Tier;
use engine::rulebook::Dock;
use engine::setup::Difficulty;
use text::Words;

use super::Page;
use crate::contents::headings::AlmanacKey;

/// What is printed on the boards, by key; other packs have the same.
const TABLES: [(&str, AlmanacKey); 12] = [
    ("docking", AlmanacKey::Docking),
    ("research", AlmanacKey::Research),
    ("emergency", AlmanacKey::Emergency),
    ("bonus", AlmanacKey::Bonus),
    ("bonus_capacity", AlmanacKey::BonusCapacity),
    ("amplify", AlmanacKey::Amplify),
    ("disable", AlmanacKey::Disable),
    ("missions", AlmanacKey::MissionCount),
    ("cache", AlmanacKey::Cache),
    ("drain", AlmanacKey::Drain),
    ("amplify_strain", AlmanacKey::Tokens),
    ("difficulty", AlmanacKey::Difficulty),
];

impl Page<'_> {
    /// The tracks and tables of the boards.
    pub fn station(&self) -> String {
        let [what, value, source] =
            [AlmanacKey::What, AlmanacKey::Value, AlmanacKey::Source].map(|key| self.texts.say(key));
        let mut text = self.heading(AlmanacKey::Station);
        text += &format!("| {what} | {value} | {source} |\n|---|---|---|\n");
        for (key, name) in TABLES {
            let source = self.texts.source(Kind::Table, key);
            text += &format!("| {} | {} | {source} |\n", self.texts.say(name), self.value(name));
        }
        text + "\n"
    }

    fn value(&self, table: AlmanacKey) -> String {
        let book = &self.texts.pack.rulebook;
        let tables = &book.tables;
        match table {
            AlmanacKey::Docking => self.texts.listed(&book.docking.map(|dock| self.dock(dock))),
            AlmanacKey::Research => self.research(),
            AlmanacKey::Emergency => self.with(AlmanacKey::Skull, "numbers", numbers(&tables.emergency)),
            AlmanacKey::Bonus => numbers(&tables.bonus),
            AlmanacKey::BonusCapacity => tables.bonus_capacity.to_string(),
            AlmanacKey::Amplify => tables.amplify.to_string(),
            AlmanacKey::Disable => tables.disable.to_string(),
            AlmanacKey::MissionCount => tables.missions.to_string(),
            AlmanacKey::Cache => tables.cache.to_string(),
            AlmanacKey::Drain => self.by_players(tables.drain.map(|drain| self.drain(drain))),
            AlmanacKey::Tokens => self.by_players(tables.amplify_strain.map(|counts| numbers(&counts))),
            AlmanacKey::Difficulty => self.difficulties(),
            _ => String::new(),
        }
    }

    fn dock(&self, dock: Dock) -> String {
        let change = match dock {
            Dock::Plain => "plain",
            Dock::OrHigher => "higher",
            Dock::OrLower => "lower",
        };
        self.with(AlmanacKey::Dock, "change", change)
    }

    /// After how many steps tiers are released.
    fn research(&self) -> String {
        let tiers = [Tier::Two, Tier::Three, Tier::Four].into_iter().zip(self.texts.pack.rulebook.tables.research);
        let tiers = tiers.map(|(tier, step)| {
            let words = Words::new().line("tier", &self.texts.writer.tier(tier));
            self.texts.tell(AlmanacKey::Tier, words.with("step", step))
        });
        self.with(AlmanacKey::Tiers, "tiers", self.texts.listed(&tiers.collect::<Vec<_>>()))
    }

    fn drain(&self, [one, more]: [u8; 2]) -> String {
        match one == more {
            true => one.to_string(),
            false => self.texts.tell(AlmanacKey::Drains, Words::new().with("one", one).with("more", more)),
        }
    }

    fn by_players(&self, values: [String; 4]) -> String {
        let listed = (1u8..).zip(values).map(|(players, value)| {
            self.texts.tell(AlmanacKey::ByPlayers, Words::new().with("players", players).with("value", value))
        });
        listed.collect::<Vec<_>>().join("; ")
    }

    fn difficulties(&self) -> String {
        let listed = Difficulty::ALL.into_iter().zip(self.texts.pack.rulebook.tables.difficulty);
        let listed = listed.map(|(difficulty, (capacity, drain))| {
            let key = if drain > 0 { AlmanacKey::CapacityDrain } else { AlmanacKey::Capacity };
            let words = Words::new().line("difficulty", &self.texts.writer.difficulty(difficulty));
            self.texts.tell(key, words.with("capacity", capacity).with("drain", drain))
        });
        self.texts.listed(&listed.collect::<Vec<_>>())
    }
}

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
