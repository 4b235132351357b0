//! The words around the texts of components: what stands beside a price or above a list, and where a component is from.

use content::{Component, Part, Source};
use text::Words;

use crate::texts::Texts;

text::keys! {
    /// Everything that is written on a thing, and where it is from.
    pub enum SheetKey {
        Takes = "sheet-takes",
        Makes = "sheet-makes",
        Costs = "sheet-costs",
        Does = "sheet-does",
        Rule = "sheet-rule",
        Needs = "sheet-needs",
        RemovedBy = "sheet-removed-by",
        Free = "sheet-free",
        Track = "sheet-track",
        Benefit = "sheet-benefit",
        Impediment = "sheet-impediment",
        Deck = "sheet-deck",
        Aside = "sheet-aside",
        Source = "sheet-source",
        Named = "sheet-named",
        Face = "sheet-face",
        Card = "sheet-card",
        Country = "sheet-country",
        Disaster = "sheet-disaster",
        Action = "sheet-action",
        NoTile = "sheet-no-tile",
        Ours = "source-ours",
        Printed = "source-printed",
        Partly = "source-partly",
        PartlyOurs = "source-partly-ours",
        Part = "source-part",
    }
}

impl Texts<'_> {
    /// Where a component is from: "name, output printed (core L734); the rest ours".
    pub fn source_of(&self, component: &Component) -> String {
        match &component.source {
            Source::Ours => self.say(SheetKey::Ours),
            Source::Printed(page) => self.tell(SheetKey::Printed, Words::new().with("page", page.clone())),
            Source::Partly(page, parts) => {
                let named: Vec<String> = parts.iter().map(|part| self.part(*part)).collect();
                let all = component.parts.iter().all(|part| parts.contains(part));
                let key = if all { SheetKey::Partly } else { SheetKey::PartlyOurs };
                self.tell(key, Words::new().with("parts", self.listed(&named)).with("page", page.clone()))
            }
        }
    }

    fn part(&self, part: Part) -> String {
        let word = match part {
            Part::Name => "name",
            Part::Cost => "cost",
            Part::Drain => "drain",
            Part::DrainAmount => "drain-amount",
            Part::Slots => "slots",
            Part::Ability => "ability",
            Part::Output => "output",
            Part::Effect => "effect",
            Part::Sentence => "sentence",
            Part::Dice => "dice",
            Part::Toxic => "toxic",
            Part::First => "first",
            Part::Rest => "rest",
            Part::Values => "values",
        };
        self.tell(SheetKey::Part, Words::new().with("part", word))
    }
}

/// The word by which messages tell a card that stays from one that happens once.
pub const fn lasts(persistent: bool) -> &'static str {
    if persistent { "persistent" } else { "momentary" }
}
