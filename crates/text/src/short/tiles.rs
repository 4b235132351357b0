//! Tiles and amounts in a few characters.

use engine::effect::{Amount, Count, Per, TakeTiles, Tiles};

use super::{ShortFormKey as Key, Shortener};
use crate::amount::{amount_for, rows};
use crate::words::Words;

impl Shortener<'_> {
    /// Tiles, from long to short: "2 tiles Power", "2 tiles", "2".
    pub(super) fn tiles(&self, tiles: Tiles) -> Vec<String> {
        if let Some(more) = tiles.sectors {
            return vec![self.numbered(Key::Sectors, more)];
        }
        let counts = match tiles.take {
            TakeTiles::All => vec![self.word(Key::AllTiles)],
            TakeTiles::MostExpensive => vec![self.word(Key::MostExpensive)],
            TakeTiles::Choose(amount) => self.some_tiles(amount),
        };
        let plain = Tiles { take: tiles.take, produce: tiles.produce, ..Tiles::default() };
        if tiles != plain {
            return counts.into_iter().map(|text| self.more(text)).collect();
        }
        let Some(resource) = tiles.produce else { return counts };
        let which = self.writer.the_resource(resource);
        let words = |text: &String| Words::new().with("text", text.clone()).with("which", which.clone());
        let named: Vec<String> = counts.iter().map(|text| self.say(Key::Which, words(text))).collect();
        [named, counts.into_iter().map(|text| self.more(text)).collect()].concat()
    }

    fn some_tiles(&self, amount: Amount) -> Vec<String> {
        let many = amount_for(amount, self.context.players).unwrap_or(2);
        let amounts = self.amounts(amount);
        let nouns =
            amounts.iter().map(|count| self.say(Key::Tiles, Words::new().with("n", many).with("count", count.clone())));
        nouns.chain(amounts.iter().cloned()).collect()
    }

    /// How much, from long to short.
    pub(super) fn amounts(&self, amount: Amount) -> Vec<String> {
        if let Some(n) = amount_for(amount, self.context.players) {
            return vec![n.to_string()];
        }
        match amount {
            Amount::N(n) => vec![n.to_string()],
            Amount::ByToxicDice(table) => vec![rows(table).0],
            Amount::ByPlayers(amounts) => vec![amounts.map(|n| n.to_string()).join("/")],
            Amount::Per(Per { each, of, .. }) => vec![self.numbered(per_key(of), each), each.to_string()],
        }
    }
}

/// What an amount counts, in a word.
const fn per_key(of: Count) -> Key {
    match of {
        Count::Persistent => Key::PerCard,
        Count::Missions => Key::PerMission,
        Count::Idle | Count::IdleOf(_) => Key::PerIdle,
        Count::Marked | Count::Disabled | Count::Tiles | Count::HighTiles => Key::PerMarked,
    }
}
