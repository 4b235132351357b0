//! Countries with their tiles, and the Boost tiles.

use content::Kind;
use engine::effect::Tier;
use engine::resource::Light;
use engine::rulebook::{CountryId, TileId};

use text::Named;

use super::{Page, sentence};
use crate::contents::headings::AlmanacKey;

const TIERS: [Tier; 5] = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four];

impl Page<'_> {
    /// Every country: its rules, its dice tracks, its tiles by tier.
    pub fn countries(&self) -> String {
        (0..self.texts.pack.rulebook.countries.len()).map(|index| self.country(CountryId(index as u8))).collect()
    }

    fn country(&self, id: CountryId) -> String {
        let country = self.texts.pack.rulebook.country(id);
        let text = self.texts.writer.country(self.texts.pack, id);
        let source = |kind, key: &str| self.texts.source(kind, key);
        let mut said = format!("## {}\n\n", text.name);
        said += &format!(
            "{} `{}`, {}.\n\n",
            "★".repeat(usize::from(country.complexity)),
            country.key,
            source(Kind::Country, &country.key)
        );
        said += &self.aside((Named::Country, &country.name)).map_or_else(String::new, |aside| aside + "\n\n");
        said += &text.rules.iter().map(|rule| format!("- {rule}\n")).collect::<String>();
        said += &text.free.iter().map(|free| format!("- {} (`{}`)\n", free.text, free.key)).collect::<String>();
        for (track, side) in text.tracks.iter().zip(["standard", "solo"]) {
            let source = source(Kind::Track, &format!("{}/{side}", country.key));
            said += &format!("- {track} ({source})\n");
        }
        said.push('\n');
        for tier in TIERS {
            said += &self.tier(id, tier);
        }
        said
    }

    fn tier(&self, country: CountryId, tier: Tier) -> String {
        let tiles = self.texts.tiles_of(country).filter(|tile| self.texts.pack.rulebook.tile(*tile).tier == tier);
        let name = self.texts.writer.name(Named::Country, &self.texts.pack.rulebook.country(country).name);
        let mut text = format!("### {name}: {}\n\n", self.texts.writer.tier(tier));
        for tile in tiles {
            text += &Light::ALL.map(|light| self.face(tile, light)).concat();
        }
        text + "\n"
    }

    /// The Boost tiles, face by face.
    pub fn boosts(&self) -> String {
        let mut text = self.heading(AlmanacKey::Boosts);
        for light in Light::ALL {
            for boost in self.texts.pack.rulebook.tables.boosts[light.index()] {
                text += &self.face(boost, light);
            }
        }
        text + "\n"
    }

    fn face(&self, tile: TileId, light: Light) -> String {
        let text = self.texts.writer.tile(self.texts.pack, tile, light);
        let costs: Vec<text::Line> = text.cost.into_iter().chain(text.drain).collect();
        let mut said = format!("**{}** ({})", text.name, text.light);
        said += &if costs.is_empty() { ".".to_owned() } else { format!(": {}.", costs.join(", ")) };
        for part in [text.slots, text.output].iter().chain(&text.ability) {
            said += &format!(" {}", sentence(part));
        }
        let name = &self.texts.pack.rulebook.face(tile, light).name;
        self.entry(&said, (Named::Tile, name), Kind::Tile, &self.texts.face_key(tile, light))
    }
}
