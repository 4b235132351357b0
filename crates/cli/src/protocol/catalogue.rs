//! Everything in the box for another program: what each component does, as data and in words.

use content::Pack;
use engine::effect::Effect;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, Irregularity, Mission, TileId};
use serde_json::{Value, json};
use text::{Language, Line, Short};

use crate::texts::Texts;

/// Everything in a pack with words in a language, as plain sentences or in spans.
pub fn catalogue(pack: &Pack, language: Language, spans: bool) -> Value {
    let page = Page { texts: &Texts::new(pack, language), spans };
    let book = &pack.rulebook;
    json!({ "box": {
        "language": language.code(),
        "countries": (0..book.countries.len()).map(|id| page.country(CountryId(id as u8))).collect::<Vec<_>>(),
        "tiles": (0..book.tiles.len()).flat_map(|id| {
            Light::ALL.map(|light| page.tile(TileId(id as u16), light))
        }).collect::<Vec<_>>(),
        "cards": (0..book.cards.len()).map(|id| page.card(CardId(id as u8))).collect::<Vec<_>>(),
        "missions": book.missions.iter().map(|mission| page.mission(mission)).collect::<Vec<_>>(),
        "badges": (0..book.badges.len()).map(|id| page.badge(BadgeId(id as u8))).collect::<Vec<_>>(),
        "disasters": (0..book.disasters.len()).map(|id| page.disaster(DisasterId(id as u8))).collect::<Vec<_>>(),
        "irregularities": book.irregularities.iter().map(|odd| page.irregularity(odd)).collect::<Vec<_>>(),
        "glossary": page.texts.writer.glossary().terms().iter().map(|term| {
            json!({ "key": term.key, "name": term.name, "printed": term.printed, "definition": term.definition })
        }).collect::<Vec<_>>(),
    } })
}

fn effects(effects: &[Effect]) -> Value {
    serde_json::to_value(effects).unwrap_or_default()
}

/// What all entries share.
struct Page<'a> {
    texts: &'a Texts<'a>,
    spans: bool,
}

impl Page<'_> {
    /// A text: its words, or its pieces.
    fn say(&self, line: &Line) -> Value {
        if self.spans { json!(self.texts.writer.spans(line)) } else { json!(line) }
    }

    fn maybe(&self, line: Option<&Line>) -> Value {
        line.map_or(Value::Null, |line| self.say(line))
    }

    fn all(&self, lines: &[Line]) -> Value {
        lines.iter().map(|line| self.say(line)).collect()
    }

    /// A text in a few characters beside an icon.
    fn short(&self, short: Option<&Short>) -> Value {
        short.map_or(Value::Null, |short| {
            json!({ "icon": short.icon.key(), "text": self.say(&short.text), "may": short.may, "often": short.often })
        })
    }
}

impl Page<'_> {
    fn country(&self, id: CountryId) -> Value {
        let pack = self.texts.pack;
        let (country, words) = (pack.rulebook.country(id), self.texts.writer.country(pack, id));
        let free = country.free.iter().zip(&words.free).map(|(free, words)| {
            json!({ "key": free.key, "when": free.when, "effect": effects(pack.text(free.effect)),
                    "text": self.say(&words.text), "short": self.short(words.short.as_ref()) })
        });
        json!({ "key": country.key, "name": words.name, "rules": self.all(&words.rules), "free": free.collect::<Vec<_>>() })
    }

    fn tile(&self, id: TileId, light: Light) -> Value {
        let pack = self.texts.pack;
        let (face, words) = (pack.rulebook.face(id, light), self.texts.writer.tile(pack, id, light));
        json!({
            "key": self.texts.face_key(id, light),
            "id": id.0,
            "light": light,
            "tier": pack.rulebook.tile(id).tier,
            "name": words.name,
            "cost": face.cost,
            "drain": face.drain,
            "slots": face.slots,
            "output": face.output,
            "effect": effects(pack.text(face.ability)),
            "text": { "slots": self.say(&words.slots), "ability": self.maybe(words.ability.as_ref()),
                      "output": self.say(&words.output) },
            "short": self.short(words.short.as_ref()),
        })
    }

    fn card(&self, id: CardId) -> Value {
        let pack = self.texts.pack;
        let (card, words) = (pack.rulebook.card(id), self.texts.writer.card(pack, id));
        json!({
            "key": self.texts.card_key(id),
            "id": id.0,
            "name": words.name,
            "level": card.level,
            "effect": effects(pack.text(card.effect)),
            "slots": card.slots.map(|slots| slots.faces),
            "together": card.slots.map(|slots| slots.together),
            "only_toxic": card.slots.is_some_and(|slots| slots.toxic),
            "toxic": card.toxic,
            "text": { "effect": self.say(&words.effect), "toxic": self.maybe(words.toxic.as_ref()),
                      "removed_by": words.removed_by.as_deref().map(|lines| self.all(lines)) },
            "short": self.short(words.short.as_ref()),
        })
    }

    fn mission(&self, mission: &Mission) -> Value {
        let words = self.texts.writer.mission(self.texts.pack, mission);
        json!({ "key": mission.key, "name": words.name, "costs": mission.costs, "solo": mission.solo,
                "text": self.all(&words.costs), "standing": self.maybe(words.standing.as_ref()),
                "note": self.maybe(words.note.as_ref()) })
    }

    fn badge(&self, id: BadgeId) -> Value {
        let pack = self.texts.pack;
        let (badge, words) = (pack.rulebook.badge(id), self.texts.writer.badge(pack, id));
        json!({
            "key": badge.key,
            "name": words.name,
            "needs": badge.needs,
            "effect": effects(pack.text(badge.effect)),
            "text": { "effect": self.say(&words.effect), "needs": self.all(&words.needs) },
            "short": self.short(words.short.as_ref()),
        })
    }

    fn disaster(&self, id: DisasterId) -> Value {
        let pack = self.texts.pack;
        let (disaster, words) = (pack.rulebook.disaster(id), self.texts.writer.disaster(pack, id));
        json!({ "key": disaster.key, "name": words.name, "level": disaster.level,
                "text": { "deck": self.say(&words.deck), "rules": self.all(&words.rules) } })
    }

    fn irregularity(&self, odd: &Irregularity) -> Value {
        let words = self.texts.writer.irregularity(self.texts.pack, odd);
        json!({ "key": odd.key, "name": words.name,
                "text": { "benefit": self.say(&words.benefit), "impediment": self.say(&words.impediment) } })
    }
}
