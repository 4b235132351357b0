//! What is done to tiles on the board, and which tiles are meant.

use engine::effect::{Amount, Per, Row, TakeTiles, Tier, Tiers, Tiles};
use engine::resource::Light;
use engine::rulebook::ScenarioTokens;

use crate::amount::amount_for;
use crate::key::Key;
use crate::scribe::Scribe;
use crate::voice::{Person, Voice};
use crate::words::{Words, after_blank};

/// The words for some tiles.
struct Phrase {
    text: String,
    /// What their number counts for.
    per: String,
    /// Are several of them taken?
    many: bool,
}

/// How many tiles are taken, and whose they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Form {
    own: bool,
    count: Count,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Count {
    Every,
    One,
    Many,
    MostExpensive,
}

impl Scribe<'_> {
    /// Tiles are hit by the sector wherever nothing else is asked of them.
    pub fn hit(&self, tiles: Tiles, voice: Voice) -> String {
        match tiles.sectors {
            Some(more) if tiles == (Tiles { sectors: Some(more), ..Tiles::default() }) && !self.own => {
                self.say(Key::HitSectors, self.words(voice).with("n", more))
            }
            _ => self.tile_verb(Key::Hit, tiles, voice),
        }
    }

    pub fn tile_verb(&self, key: Key, tiles: Tiles, voice: Voice) -> String {
        let tiles = self.tiles(tiles, voice);
        let words = self.words(voice).with("tiles", tiles.text);
        self.say(key, words.with("per", after_blank(&tiles.per)).with("lead", lead(&tiles.per)))
    }

    pub fn token_verb(&self, key: Key, token: Key, tiles: Tiles, voice: Voice) -> String {
        let tiles = self.tiles(tiles, voice);
        let token = self.say(token, Words::new().with("count", if tiles.many { "many" } else { "one" }));
        let words = self.words(voice).with("token", token).with("tiles", tiles.text);
        self.say(key, words.with("per", after_blank(&tiles.per)).with("lead", lead(&tiles.per)))
    }

    fn tiles(&self, tiles: Tiles, voice: Voice) -> Phrase {
        let own = self.own && !tiles.anyone;
        let (count, amount) = match tiles.take {
            TakeTiles::All => (Count::Every, None),
            TakeTiles::MostExpensive => (Count::MostExpensive, None),
            TakeTiles::Choose(amount @ Amount::Per(Per { each: 1, .. })) => (Count::One, Some(amount)),
            TakeTiles::Choose(amount) if amount_for(amount, self.context.players) == Some(1) => {
                (Count::One, Some(amount))
            }
            TakeTiles::Choose(amount) => (Count::Many, Some(amount)),
        };
        let form = Form { own, count };
        let (n, per) = amount.map_or_else(|| ("1".to_owned(), String::new()), |amount| self.amount(amount));
        let (before, after) = self.filters(tiles, form, voice);
        let words = self.words(voice).with("form", form.word()).with("n", n).with("noun", self.noun(tiles.tiers, form));
        let choice = if self.person == Person::Crew { self.writer.word(Key::TileChoice) } else { String::new() };
        let words = words.with("before", before).with("after", after).with("choice", after_blank(&choice));
        let text = self.say(Key::Tiles, words);
        Phrase { text, per, many: matches!(count, Count::Many | Count::Every) }
    }

    /// What stands before and after the noun.
    fn filters(&self, tiles: Tiles, form: Form, voice: Voice) -> (String, String) {
        let ending = self.say(Key::AdjectiveEnding, Words::new().with("form", form.word()));
        let words = || {
            let words = self.words(voice).with("form", form.word()).with("ending", ending.clone());
            words.with("number", if form.plural() { "many" } else { "one" })
        };
        let (mut before, mut after) = (String::new(), String::new());
        let mut add = |key: Key, words: &dyn Fn() -> Words| {
            let adjective = self.say(key, words().with("spot", "before"));
            before.push_str(&lead(&adjective));
            after.push_str(&after_blank(&self.say(key, words().with("spot", "after"))));
        };
        if self.own && tiles.anyone {
            add(Key::TileOfAnyone, &words);
        }
        for key in self.marks(tiles) {
            add(key, &words);
        }
        if let Some(light) = tiles.light {
            let light = if light == Light::Red { "red" } else { "blue" };
            add(Key::TileLight, &|| words().with("light", light));
        }
        if let Some(more) = tiles.sectors {
            add(Key::TileSectors, &|| words().with("n", more));
        }
        for key in places_and_tokens(tiles) {
            add(key, &words);
        }
        // Last, because it is a whole clause.
        if let Some(resource) = tiles.produce {
            add(Key::TileProduces, &|| words().with("resource", self.writer.the_resource(resource)));
        }
        (before, after)
    }

    fn marks(&self, tiles: Tiles) -> impl Iterator<Item = Key> + use<> {
        let marked = tiles.marked.map(|marked| match (self.context.scenario, marked) {
            (ScenarioTokens::Holes(_), true) => Key::TileHit,
            (ScenarioTokens::Holes(_), false) => Key::TileNotHit,
            (ScenarioTokens::Integrity(_), true) => Key::TileScorched,
            (ScenarioTokens::Integrity(_), false) => Key::TileUnscorched,
            (ScenarioTokens::None, true) => Key::TileMarked,
            (ScenarioTokens::None, false) => Key::TileUnmarked,
        });
        marked.into_iter().chain(tiles.just_hit.then_some(Key::TileJustHit))
    }

    fn noun(&self, tiers: Tiers, form: Form) -> String {
        let words = Words::new().with("number", if form.plural() { "many" } else { "one" });
        let all = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four, Tier::Boost];
        let named: Vec<String> =
            all.into_iter().filter(|tier| tiers.has(*tier)).map(|tier| self.of_tier(tier)).collect();
        if named.len() == all.len() || named.is_empty() {
            return self.say(Key::TileNoun, words);
        }
        let last = if form.count == Count::Every { Key::ListAnd } else { Key::ListOr };
        self.say(Key::TileNounOf, words.with("tiers", self.writer.list(&named, last)))
    }

    fn of_tier(&self, tier: Tier) -> String {
        let number = match tier {
            Tier::Starter => return self.writer.word(Key::TileOfStarter),
            Tier::Boost => return self.writer.word(Key::TileOfBoost),
            Tier::One => 1,
            Tier::Two => 2,
            Tier::Three => 3,
            Tier::Four => 4,
        };
        self.say(Key::TileOfTier, Words::new().with("n", number))
    }
}

/// The text before a blank, if there is any.
fn lead(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{text} ") }
}

fn places_and_tokens(tiles: Tiles) -> impl Iterator<Item = Key> {
    let row = tiles.row.map(|row| match row {
        Row::Outer => Key::TileOuter,
        Row::Inner => Key::TileInner,
    });
    let either = |wanted: Option<bool>, with, without| wanted.map(|wanted| if wanted { with } else { without });
    let keys = [
        row,
        either(tiles.active, Key::TileActive, Key::TileIdle),
        either(tiles.strained, Key::TileStrained, Key::TileUnstrained),
        either(tiles.amplified, Key::TileAmplified, Key::TileUnamplified),
        either(tiles.disabled, Key::TileDisabled, Key::TileEnabled),
        tiles.clean.then_some(Key::TileClean),
    ];
    keys.into_iter().flatten()
}

impl Form {
    /// The word messages choose by.
    const fn word(self) -> &'static str {
        match (self.own, self.count) {
            (false, Count::Every) => "every",
            (false, Count::One) => "one",
            (false, Count::Many) => "many",
            (false, Count::MostExpensive) => "most",
            (true, Count::Every) => "own-every",
            (true, Count::One) => "own-one",
            (true, Count::Many) => "own-many",
            (true, Count::MostExpensive) => "own-most",
        }
    }

    /// Is the noun in the plural? It is in "one of your tiles", too.
    const fn plural(self) -> bool {
        match self.count {
            Count::Many | Count::Every => true,
            Count::One => self.own,
            Count::MostExpensive => false,
        }
    }
}
