//! Badges, missions, and disasters with their cards and irregularities.

use content::Kind;
use engine::rulebook::{BadgeId, CardId, DisasterId, Level};

use text::{Named, Words};

use super::{Page, sentence};
use crate::contents::headings::AlmanacKey;
use crate::labels::lasts;

const LEVELS: [Level; 4] = [Level::Green, Level::Yellow, Level::Orange, Level::Red];

impl Page<'_> {
    /// The career badges.
    pub fn badges(&self) -> String {
        let mut text = self.heading(AlmanacKey::Badges);
        for (index, badge) in self.texts.pack.rulebook.badges.iter().enumerate() {
            let said = self.texts.writer.badge(self.texts.pack, BadgeId(index as u8));
            let needs = (!said.needs.is_empty()).then(|| self.with(AlmanacKey::Needs, "needs", said.needs.join(" ")));
            let name = format!("**{}**", sentence(&said.name));
            let line: Vec<String> = [name, said.effect.into()].into_iter().chain(needs).collect();
            let line = line.join(" ");
            text += &self.entry(&line, (Named::Badge, &badge.name), Kind::Badge, &badge.key);
        }
        text + "\n"
    }

    /// The mission cards.
    pub fn missions(&self) -> String {
        let mut text = self.heading(AlmanacKey::Missions);
        for mission in &self.texts.pack.rulebook.missions {
            let said = self.texts.writer.mission(self.texts.pack, mission);
            let notes = said.standing.iter().chain(&said.note);
            let note: String = notes.map(|note| format!(" {note}")).collect();
            let line = format!("**{}** {}{note}", sentence(&said.name), said.costs.join(" "));
            text += &self.entry(&line, (Named::Mission, &mission.name), Kind::Mission, &mission.key);
        }
        text + "\n"
    }

    /// Every disaster: its standing rules, its cards by level, its irregularities.
    pub fn disasters(&self) -> String {
        (0..self.texts.pack.rulebook.disasters.len()).map(|index| self.disaster(DisasterId(index as u8))).collect()
    }

    fn disaster(&self, id: DisasterId) -> String {
        let disaster = self.texts.pack.rulebook.disaster(id);
        let said = self.texts.writer.disaster(self.texts.pack, id);
        let source = self.texts.source(Kind::Disaster, &disaster.key);
        let mut text = format!("## {}\n\n{} `{}`, {source}.\n\n", said.name, said.level, disaster.key);
        text += &self.aside((Named::Disaster, &disaster.name)).map_or_else(String::new, |aside| aside + "\n\n");
        text += &format!("- {}\n", said.deck);
        text += &said.rules.iter().map(|rule| format!("- {rule}\n")).collect::<String>();
        text.push('\n');
        for level in LEVELS {
            text += &self.level(id, level);
        }
        text + &self.irregularities(id)
    }

    fn level(&self, id: DisasterId, level: Level) -> String {
        let book = &self.texts.pack.rulebook;
        let cards: Vec<CardId> = self.texts.cards_of(id).filter(|card| book.card(*card).level == level).collect();
        if cards.is_empty() {
            return String::new();
        }
        let name = self.texts.writer.name(Named::Disaster, &book.disaster(id).name);
        let level = self.texts.writer.level(level);
        let mut text = format!("### {name}: {level}\n\n");
        text += &cards.into_iter().map(|card| self.card(card)).collect::<String>();
        text + "\n"
    }

    fn card(&self, id: CardId) -> String {
        let said = self.texts.writer.card(self.texts.pack, id);
        let words = Words::new().line("name", &said.name).line("effect", &said.effect);
        let first = self.texts.tell(AlmanacKey::Card, words.with("lasts", lasts(said.removed_by.is_some())));
        let removed = said.removed_by.map(|by| self.with(AlmanacKey::RemovedBy, "dice", by.join(" ")));
        let line: Vec<String> = [first].into_iter().chain(said.toxic.map(String::from)).chain(removed).collect();
        let line = line.join(" ");
        self.entry(&line, (Named::Card, &self.texts.pack.rulebook.card(id).name), Kind::Card, &self.texts.card_key(id))
    }

    fn irregularities(&self, id: DisasterId) -> String {
        let book = &self.texts.pack.rulebook;
        let disaster = book.disaster(id);
        let (first, count) = disaster.irregularities;
        if count == 0 {
            return String::new();
        }
        let name = self.texts.writer.name(Named::Disaster, &disaster.name);
        let mut text = format!("### {name}: {}\n\n", self.texts.say(AlmanacKey::Irregularities));
        for odd in &book.irregularities[usize::from(first.0)..usize::from(first.0) + usize::from(count)] {
            let said = self.texts.writer.irregularity(self.texts.pack, odd);
            let halves = [(AlmanacKey::Benefit, said.benefit), (AlmanacKey::Impediment, said.impediment)];
            let halves = halves.map(|(key, text)| self.with(key, "text", text)).join(" ");
            let key = format!("{}/{}", disaster.key, odd.key);
            let line = format!("**{}** {halves}", sentence(&said.name));
            text += &self.entry(&line, (Named::Irregularity, &odd.name), Kind::Irregularity, &key);
        }
        text + "\n"
    }
}
