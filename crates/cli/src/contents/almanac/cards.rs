//! Badges, missions, and disasters with their cards and irregularities.

use content::Kind;
use engine::rulebook::{BadgeId, CardId, DisasterId, Level};
use text::Named;

use super::{Page, sentence};

const LEVELS: [Level; 4] = [Level::Green, Level::Yellow, Level::Orange, Level::Red];

impl Page<'_> {
    /// The career badges.
    pub fn badges(&self) -> String {
        let mut text = format!("## {}\n\n", self.headings.badges);
        for (index, badge) in self.texts.pack.rulebook.badges.iter().enumerate() {
            let said = self.texts.writer.badge(self.texts.pack, BadgeId(index as u8));
            let needs = if said.needs.is_empty() { "" } else { self.texts.labels.needs };
            let needs = [needs, &said.needs.join(" ")].join(": ");
            let line = format!("**{}** {} {needs}", sentence(&said.name), said.effect);
            text += &self.entry(&line, Kind::Badge, &badge.key);
        }
        text + "\n"
    }

    /// The mission cards.
    pub fn missions(&self) -> String {
        let mut text = format!("## {}\n\n", self.headings.missions);
        for mission in &self.texts.pack.rulebook.missions {
            let said = self.texts.writer.mission(mission);
            let note = said.note.map_or_else(String::new, |note| format!(" {note}"));
            let line = format!("**{}** {}{note}", sentence(&said.name), said.costs.join(" "));
            text += &self.entry(&line, Kind::Mission, &mission.key);
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
        text += &format!("- {}\n", said.deck);
        text += &said.rules.iter().map(|rule| format!("- {rule}\n")).collect::<String>();
        text.push('\n');
        for level in LEVELS {
            text += &self.level(id, level);
        }
        text + &self.irregularities(id)
    }

    fn disaster_name(&self, id: DisasterId) -> String {
        self.texts.writer.name(Named::Disaster, &self.texts.pack.rulebook.disaster(id).name)
    }

    fn level(&self, id: DisasterId, level: Level) -> String {
        let book = &self.texts.pack.rulebook;
        let cards: Vec<CardId> = self.texts.cards_of(id).filter(|card| book.card(*card).level == level).collect();
        if cards.is_empty() {
            return String::new();
        }
        let (name, level) = (self.disaster_name(id), self.texts.writer.level(level));
        let mut text = format!("### {name}: {level}\n\n");
        text += &cards.into_iter().map(|card| self.card(card)).collect::<String>();
        text + "\n"
    }

    fn card(&self, id: CardId) -> String {
        let (said, labels) = (self.texts.writer.card(self.texts.pack, id), self.texts.labels);
        let lasts = if said.removed_by.is_some() { labels.persistent } else { labels.momentary };
        let mut line = format!("**{}** ({lasts}). {}", said.name, said.effect);
        line += &said.toxic.map_or_else(String::new, |toxic| format!(" {toxic}"));
        line += &said.removed_by.map_or_else(String::new, |by| format!(" {}: {}", labels.removed_by, by.join(" ")));
        self.entry(&line, Kind::Card, &self.texts.card_key(id))
    }

    fn irregularities(&self, id: DisasterId) -> String {
        let book = &self.texts.pack.rulebook;
        let disaster = book.disaster(id);
        let (first, count) = disaster.irregularities;
        if count == 0 {
            return String::new();
        }
        let mut text = format!("### {}: {}\n\n", self.disaster_name(id), self.headings.irregularities);
        for odd in &book.irregularities[usize::from(first.0)..usize::from(first.0) + usize::from(count)] {
            let (said, labels) = (self.texts.writer.irregularity(odd), self.texts.labels);
            let halves = format!("{}: {} {}: {}", labels.benefit, said.benefit, labels.impediment, said.impediment);
            let key = format!("{}/{}", disaster.key, odd.key);
            text += &self.entry(&format!("**{}** {halves}", sentence(&said.name)), Kind::Irregularity, &key);
        }
        text + "\n"
    }
}
