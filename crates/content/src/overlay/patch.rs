//! What a file of an overriding pack may say: the same as a whole one, with everything left out that stays.

use engine::die::{Edge, Face, Faces};
use engine::effect::{Effect, Tier, Zone};
use engine::rulebook::{Deck, Dock, ScenarioTokens};
use serde::Deserialize;

use crate::source::{
    Badge, Boost, Card, Country, Difficulty, Disaster, Free, Irregularity, Mission, Source, Sourced, StartingDrain,
    Station, Tables, Tile, TileFace, Track, Tracks,
};

/// An entry of a list that is laid over an entry of the same key.
pub(super) trait Entry {
    /// What the list holds.
    type Whole: Clone;
    /// What such an entry is called in mistakes.
    const WORD: &'static str;

    /// Its short name.
    fn key(&self) -> &str;

    /// The short name of a whole entry.
    fn key_of(whole: &Self::Whole) -> &str;

    /// The entry it makes of the one before; an error names what is missing in a new one.
    fn over(self, before: Option<&Self::Whole>) -> Result<Self::Whole, &'static str>;
}

/// Entries that are only replaced as a whole.
macro_rules! whole_entries {
    ($($kind:ty: $word:literal),*) => {$(
        impl Entry for $kind {
            type Whole = $kind;
            const WORD: &'static str = $word;

            fn key(&self) -> &str {
                &self.key
            }

            fn key_of(whole: &$kind) -> &str {
                &whole.key
            }

            fn over(self, _: Option<&$kind>) -> Result<$kind, &'static str> {
                Ok(self)
            }
        }
    )*};
}

whole_entries!(Badge: "badge", Boost: "Boost face", Card: "card", Irregularity: "irregularity", Mission: "mission");

/// A tile of which one side may stay as it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TilePatch {
    key: String,
    #[serde(default)]
    tier: Option<Tier>,
    #[serde(default)]
    red: Option<TileFace>,
    #[serde(default)]
    blue: Option<TileFace>,
}

impl Entry for TilePatch {
    type Whole = Tile;
    const WORD: &'static str = "tile";

    fn key(&self) -> &str {
        &self.key
    }

    fn key_of(whole: &Tile) -> &str {
        &whole.key
    }

    fn over(self, before: Option<&Tile>) -> Result<Tile, &'static str> {
        Ok(Tile {
            tier: self.tier.or(before.map(|tile| tile.tier)).ok_or("tier")?,
            red: self.red.or_else(|| Some(before?.red.clone())).ok_or("red")?,
            blue: self.blue.or_else(|| Some(before?.blue.clone())).ok_or("blue")?,
            key: self.key,
        })
    }
}

/// A struct of which only the named fields change: its shape, and how it is laid over a whole one. Fields of `inside`
/// are laid over in their turn; those of `apart` are left to the caller.
macro_rules! patches {
    (
        $(#[$doc:meta])* $patch:ident over $whole:ident { $($field:ident: $kind:ty,)* }
        inside { $($inner:ident: $inner_kind:ty,)* }
        apart { $($apart:ident: $apart_kind:ty,)* }
    ) => {
        $(#[$doc])*
        #[derive(Deserialize, Default)]
        #[serde(default, deny_unknown_fields)]
        pub(super) struct $patch {
            $(pub $field: Option<$kind>,)*
            $(pub $inner: Option<$inner_kind>,)*
            $(pub $apart: Option<$apart_kind>,)*
        }

        impl $patch {
            /// Changes what is named.
            pub fn over(self, whole: &mut $whole) {
                $(if let Some(value) = self.$field {
                    whole.$field = value.into();
                })*
                $(if let Some(inner) = self.$inner {
                    inner.over(&mut whole.$inner);
                })*
            }
        }
    };
}

patches! {
    /// Values of `station.ron`.
    StationPatch over Station {
        docking: Sourced<Vec<Dock>>,
        research: Sourced<Vec<u8>>,
        emergency: Sourced<Vec<u8>>,
        bonus: Sourced<Vec<u8>>,
        bonus_capacity: Sourced<u8>,
        amplify: Sourced<u8>,
        disable: Sourced<u8>,
        missions: Sourced<u8>,
        cache: Sourced<u8>,
    }
    inside {}
    apart {}
}

patches! {
    /// Values of `tables.ron`.
    TablesPatch over Tables {
        drain: Sourced<Vec<StartingDrain>>,
        amplify_strain: Sourced<Vec<Vec<u8>>>,
        difficulty: Sourced<Vec<Difficulty>>,
    }
    inside {}
    apart {}
}

patches! {
    /// One or both dice tracks.
    TracksPatch over Tracks {
        standard: Track,
        solo: Track,
    }
    inside {}
    apart {}
}

patches! {
    /// The rules of a country.
    CountryPatch over Country {
        name: String,
        complexity: u8,
        edge: Edge,
        oriented: bool,
        rolls_into: Zone,
        reserve: bool,
        before_roll: Vec<Effect>,
        after_roll: Vec<Effect>,
        free: Vec<Free>,
        locks: Vec<Sourced<Faces>>,
        counter_start: Face,
        converters: (u8, u8),
        cycles_together: bool,
        source: Source,
    }
    inside { tracks: TracksPatch, }
    apart {}
}

patches! {
    /// The rules of a disaster, and some of its cards and irregularities.
    DisasterPatch over Disaster {
        name: String,
        level: u8,
        deck: Deck,
        scenario: ScenarioTokens,
        toxic: bool,
        before_roll: Vec<Effect>,
        source: Source,
    }
    inside {}
    apart { cards: Vec<Card>, irregularities: Vec<Irregularity>, }
}
