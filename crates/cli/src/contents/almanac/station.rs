//! What is printed on the boards.

use content::Kind;
use engine::effect::Tier;
use engine::rulebook::Dock;
use engine::setup::Difficulty;

use super::Page;

impl Page<'_> {
    /// The tracks and tables of the boards.
    pub fn station(&self) -> String {
        let [what, value, source] = self.headings.columns;
        let mut text = format!("## {}\n\n| {what} | {value} | {source} |\n|---|---|---|\n", self.headings.station);
        for (key, name) in self.headings.tables {
            let source = self.texts.source(Kind::Table, key);
            text += &format!("| {name} | {} | {source} |\n", self.value(key));
        }
        text + "\n"
    }

    fn value(&self, key: &str) -> String {
        let book = &self.texts.pack.rulebook;
        let tables = &book.tables;
        match key {
            "docking" => book.docking.map(|dock| self.dock(dock)).join(", "),
            "research" => self.research(),
            "emergency" => format!("{}, {}", numbers(&tables.emergency), self.headings.skull),
            "bonus" => numbers(&tables.bonus),
            "bonus_capacity" => tables.bonus_capacity.to_string(),
            "amplify" => tables.amplify.to_string(),
            "disable" => tables.disable.to_string(),
            "missions" => tables.missions.to_string(),
            "cache" => tables.cache.to_string(),
            "drain" => self.by_players(tables.drain.map(|drain| self.drain(drain))),
            "amplify_strain" => self.by_players(tables.amplify_strain.map(|counts| numbers(&counts))),
            "difficulty" => self.difficulties(),
            _ => String::new(),
        }
    }

    fn dock(&self, dock: Dock) -> String {
        let or = self.headings.or;
        match dock {
            Dock::Plain => "=".to_owned(),
            Dock::OrHigher => format!("= {or} +1"),
            Dock::OrLower => format!("= {or} −1"),
        }
    }

    /// After how many steps tiers are released.
    fn research(&self) -> String {
        let [after, steps] = self.headings.steps;
        let tiers = [Tier::Two, Tier::Three, Tier::Four].into_iter().zip(self.texts.pack.rulebook.tables.research);
        let tiers = tiers.map(|(tier, step)| format!("{} {after} {step}", self.texts.writer.tier(tier)));
        format!("{} {steps}", tiers.collect::<Vec<_>>().join(", "))
    }

    fn drain(&self, [one, more]: [u8; 2]) -> String {
        let [with_one, with_more] = self.headings.boards;
        if one == more { one.to_string() } else { format!("{one} {with_one}, {more} {with_more}") }
    }

    fn by_players(&self, values: [String; 4]) -> String {
        let players = |number: usize| self.headings.players[usize::from(number > 1)];
        let listed = (1..).zip(values).map(|(number, value)| format!("{number} {}: {value}", players(number)));
        listed.collect::<Vec<_>>().join("; ")
    }

    fn difficulties(&self) -> String {
        let listed = Difficulty::ALL.into_iter().zip(self.texts.pack.rulebook.tables.difficulty);
        let listed = listed.map(|(difficulty, (capacity, drain))| {
            let further = if drain > 0 { format!(" ({} +{drain})", self.headings.drain) } else { String::new() };
            format!("{} {capacity}{further}", self.texts.writer.difficulty(difficulty))
        });
        listed.collect::<Vec<_>>().join(", ")
    }
}

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
