//! Everything in the box for another program: what each component does, as data and in words.

use content::Pack;
use engine::effect::Effect;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, TileId};
use serde_json::{Value, json};
use text::Language;

use crate::texts::Texts;

/// Tiles, cards, missions, badges and countries of a pack, with words in a language.
pub fn catalogue(pack: &Pack, language: Language) -> Value {
    let texts = Texts::new(pack, language);
    let book = &pack.rulebook;
    json!({ "box": {
        "language": language.code(),
        "countries": (0..book.countries.len()).map(|id| country(&texts, CountryId(id as u8))).collect::<Vec<_>>(),
        "tiles": (0..book.tiles.len()).flat_map(|id| {
            Light::ALL.map(|light| tile(&texts, TileId(id as u16), light))
        }).collect::<Vec<_>>(),
        "cards": (0..book.cards.len()).map(|id| card(&texts, CardId(id as u8))).collect::<Vec<_>>(),
        "missions": book.missions.iter().map(|mission| {
            let words = texts.writer.mission(mission);
            json!({ "key": mission.key, "name": words.name, "costs": mission.costs, "solo": mission.solo,
                    "text": words.costs, "note": words.note })
        }).collect::<Vec<_>>(),
        "badges": (0..book.badges.len()).map(|id| badge(&texts, BadgeId(id as u8))).collect::<Vec<_>>(),
    } })
}

fn effects(effects: &[Effect]) -> Value {
    serde_json::to_value(effects).unwrap_or_default()
}

fn country(texts: &Texts, id: CountryId) -> Value {
    let (country, words) = (texts.pack.rulebook.country(id), texts.writer.country(texts.pack, id));
    let free = country.free.iter().zip(&words.free).map(|(free, words)| {
        json!({ "key": free.key, "when": free.when, "effect": effects(texts.pack.text(free.effect)), "text": words.text })
    });
    json!({ "key": country.key, "name": words.name, "rules": words.rules, "free": free.collect::<Vec<_>>() })
}

fn tile(texts: &Texts, id: TileId, light: Light) -> Value {
    let (face, words) = (texts.pack.rulebook.face(id, light), texts.writer.tile(texts.pack, id, light));
    json!({
        "key": texts.face_key(id, light),
        "id": id.0,
        "light": light,
        "tier": texts.pack.rulebook.tile(id).tier,
        "name": words.name,
        "cost": face.cost,
        "drain": face.drain,
        "slots": face.slots,
        "output": face.output,
        "effect": effects(texts.pack.text(face.ability)),
        "text": { "slots": words.slots, "ability": words.ability, "output": words.output },
    })
}

fn card(texts: &Texts, id: CardId) -> Value {
    let (card, words) = (texts.pack.rulebook.card(id), texts.writer.card(texts.pack, id));
    json!({
        "key": texts.card_key(id),
        "id": id.0,
        "name": words.name,
        "level": card.level,
        "effect": effects(texts.pack.text(card.effect)),
        "slots": card.slots,
        "toxic": card.toxic,
        "text": { "effect": words.effect, "toxic": words.toxic, "removed_by": words.removed_by },
    })
}

fn badge(texts: &Texts, id: BadgeId) -> Value {
    let (badge, words) = (texts.pack.rulebook.badge(id), texts.writer.badge(texts.pack, id));
    json!({
        "key": badge.key,
        "name": words.name,
        "needs": badge.needs,
        "effect": effects(texts.pack.text(badge.effect)),
        "text": { "effect": words.effect, "needs": words.needs },
    })
}
