//! What is printed on the boards.

use content::Kind;
use engine::rulebook::{Dock, Tables};

use super::Page;

impl Page<'_> {
    /// The tracks and tables of the boards.
    pub fn station(&self) -> String {
        let [what, value, source] = self.headings.columns;
        let mut text = format!("## {}\n\n| {what} | {value} | {source} |\n|---|---|---|\n", self.headings.station);
        for component in self.texts.pack.components.iter().filter(|one| one.kind == Kind::Table) {
            let source = self.texts.labels.source(component);
            text += &format!("| {} | {} | {source} |\n", component.name, self.value(&component.key));
        }
        text + "\n"
    }

    fn value(&self, key: &str) -> String {
        let book = &self.texts.pack.rulebook;
        let tables = &book.tables;
        match key {
            "docking" => book.docking.map(dock).join(", "),
            "research" => tiers(tables),
            "emergency" => numbers(&tables.emergency) + ", skull",
            "bonus" => numbers(&tables.bonus),
            "bonus_capacity" => tables.bonus_capacity.to_string(),
            "amplify" => tables.amplify.to_string(),
            "disable" => tables.disable.to_string(),
            "missions" => tables.missions.to_string(),
            "cache" => tables.cache.to_string(),
            "drain" => by_players(&tables.drain.map(|[one, more]| format!("{one} / {more}"))),
            "pieces" => by_players(&tables.pieces.map(|counts| numbers(&counts))),
            "difficulty" => tables.difficulty.map(|(capacity, drain)| difficulty(capacity, drain)).join("; "),
            _ => String::new(),
        }
    }
}

const fn dock(dock: Dock) -> &'static str {
    match dock {
        Dock::Plain => "=",
        Dock::OrHigher => "= or +1",
        Dock::OrLower => "= or −1",
    }
}

/// After how many steps tiers are released.
fn tiers(tables: &Tables) -> String {
    let tiers = (2..).zip(tables.research).map(|(tier, step): (u8, u8)| format!("{tier} after {step}"));
    format!("tier {} steps", tiers.collect::<Vec<_>>().join(", "))
}

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn by_players(values: &[String]) -> String {
    let listed = (1..).zip(values).map(|(players, value): (u8, &String)| format!("{players}: {value}"));
    listed.collect::<Vec<_>>().join("; ")
}

fn difficulty(capacity: u8, drain: u8) -> String {
    let further = if drain > 0 { format!(", drain +{drain}") } else { String::new() };
    format!("{capacity} Capacity{further}")
}
