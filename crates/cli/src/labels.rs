//! The words around the texts of components: what stands beside a price or above a list.

use content::{Component, Part, Source};
use text::Language;

/// The words, in one language.
pub struct Labels {
    /// Beside the dice a tile takes.
    pub takes: &'static str,
    /// Beside what a tile makes.
    pub makes: &'static str,
    /// Beside what a tile or a mission costs.
    pub costs: &'static str,
    /// Beside what a text does.
    pub does: &'static str,
    /// Beside what else holds.
    pub rule: &'static str,
    /// Beside what must hold before a badge may be used.
    pub needs: &'static str,
    /// Beside the dice that remove a card.
    pub removed_by: &'static str,
    /// A card that happens once.
    pub momentary: &'static str,
    /// A card that stays until it is removed.
    pub persistent: &'static str,
    /// Beside what a country may do between placements.
    pub free: &'static str,
    /// Beside a dice track.
    pub track: &'static str,
    /// Beside the good half of an irregularity.
    pub benefit: &'static str,
    /// Beside the bad half of an irregularity.
    pub impediment: &'static str,
    /// Beside how a deck is built.
    pub deck: &'static str,
    /// Beside where a component is from.
    pub source: &'static str,
    /// Above the cost table of a mission.
    pub die_at: &'static str,
    /// What a rulebook says.
    pub printed: &'static str,
    /// What was designed for this edition.
    pub ours: &'static str,
    /// Everything that a list before it does not name.
    pub the_rest: &'static str,
    parts: [&'static str; 11],
}

impl Labels {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Labels {
        match language.code() {
            "de" => &GERMAN,
            _ => &ENGLISH,
        }
    }

    /// Where a component is from: "name and output printed (core L734), the rest ours".
    pub fn source(&self, component: &Component) -> String {
        match &component.source {
            Source::Ours => self.ours.to_owned(),
            Source::Printed(page) => format!("{} ({page})", self.printed),
            Source::Partly(page, parts) => {
                let named: Vec<&str> = parts.iter().map(|part| self.part(*part)).collect();
                let all = component.parts.iter().all(|part| parts.contains(part));
                let rest = if all { String::new() } else { format!("; {} {}", self.the_rest, self.ours) };
                format!("{} {} ({page}){rest}", named.join(", "), self.printed)
            }
        }
    }

    const fn part(&self, part: Part) -> &'static str {
        self.parts[match part {
            Part::Name => 0,
            Part::Cost => 1,
            Part::Drain => 2,
            Part::Slots => 3,
            Part::Ability => 4,
            Part::Output => 5,
            Part::Effect => 6,
            Part::Dice => 7,
            Part::Toxic => 8,
            Part::First => 9,
            Part::Rest => 10,
        }]
    }
}

const ENGLISH: Labels = Labels {
    takes: "Takes",
    makes: "Output",
    costs: "Costs",
    does: "Does",
    rule: "Rule",
    needs: "Needs",
    removed_by: "Removed by",
    momentary: "momentary",
    persistent: "persistent",
    free: "Free",
    track: "Track",
    benefit: "Benefit",
    impediment: "Impediment",
    deck: "Deck",
    source: "Source",
    die_at: "die at 1/2/3/4",
    printed: "printed",
    ours: "ours",
    the_rest: "the rest",
    parts: [
        "name",
        "cost",
        "drain",
        "slots",
        "ability",
        "output",
        "effect",
        "dice",
        "Toxic values",
        "first value",
        "later values",
    ],
};

const GERMAN: Labels = Labels {
    takes: "Felder:",
    makes: "Ertrag:",
    costs: "Kostet",
    does: "Bewirkt",
    rule: "Regel",
    needs: "Braucht",
    removed_by: "Entfernen",
    momentary: "einmalig",
    persistent: "andauernd",
    free: "Frei",
    track: "Leiste",
    benefit: "Vorteil",
    impediment: "Nachteil",
    deck: "Stapel",
    source: "Herkunft",
    die_at: "Würfel auf 1/2/3/4",
    printed: "gedruckt",
    ours: "von uns",
    the_rest: "der Rest",
    parts: [
        "Name",
        "Preis",
        "Bedarf",
        "Felder",
        "Fähigkeit",
        "Ertrag",
        "Wirkung",
        "Würfel",
        "giftige Werte",
        "erster Wert",
        "spätere Werte",
    ],
};
