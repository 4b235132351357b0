//! The table: players, tiles by space, boards by resource. Only what is there is said.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use super::tile::Laid;
use crate::board::{Space, Spaces};
use crate::die::Faces;
use crate::effect::Quantity;
use crate::resource::Light;
use crate::rulebook::{CountryId, DisasterId, TileId};
use crate::seat::Seat;
use crate::serial::{Form, Word};
use crate::table::{Cards, Docked, Irregular, Missions, OnBoard, Outcome, Phase, PlayerArea, Stock, Table, Wheel};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    round: u8,
    phase: Phase,
    disaster: DisasterId,
    shifts: Shifts,
    irregular: u16,
    #[serde(deserialize_with = "players")]
    areas: Vec<PlayerArea>,
    #[serde(deserialize_with = "tiles")]
    tiles: Vec<Laid>,
    wheels: Wheels,
    missions: Missions,
    cards: Cards,
    toxic: Word<Faces>,
    docks: [Docked; 4],
    habitation: [u8; Seat::MAX],
    toxic_aid_dice: [u8; Seat::MAX],
    stock: Stock,
    research: u8,
    research_paid: [u8; Seat::MAX],
    tier: u8,
    emergency: u8,
    outcome: Option<Outcome>,
}

/// The boards by resource.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wheels {
    power: Wheel,
    climate: Wheel,
    oxygen: Wheel,
    nutrition: Wheel,
}

fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PlayerArea>, D::Error> {
    few(deserializer, Seat::MAX)
}

fn tiles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Laid>, D::Error> {
    few(deserializer, Space::COUNT)
}

impl Form for Table {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [power, climate, oxygen, nutrition] = self.wheels;
        let tile = |space: Space| Laid::of(space, &self.tiles[space.index()]);
        let told = Told {
            round: self.round,
            phase: self.phase,
            disaster: self.disaster,
            shifts: Shifts(self.shifts),
            irregular: self.irregular.0,
            areas: self.areas[..usize::from(self.players)].to_vec(),
            tiles: self.occupied.iter().map(tile).collect(),
            wheels: Wheels { power, climate, oxygen, nutrition },
            missions: self.missions,
            cards: self.cards,
            toxic: Word(self.toxic),
            docks: self.docks,
            habitation: self.habitation,
            toxic_aid_dice: self.toxic_aid_dice,
            stock: self.stock,
            research: self.research,
            research_paid: self.research_paid,
            tier: self.tier,
            emergency: self.emergency,
            outcome: self.outcome,
        };
        told.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Table, D::Error> {
        let told = Told::deserialize(deserializer)?;
        check(&told).map_err(D::Error::custom)?;
        let Wheels { power, climate, oxygen, nutrition } = told.wheels;
        let mut areas = [PlayerArea::new(CountryId(0), Light::Red); Seat::MAX];
        areas[..told.areas.len()].copy_from_slice(&told.areas);
        let mut table = Table {
            round: told.round,
            phase: told.phase,
            players: told.areas.len() as u8,
            disaster: told.disaster,
            shifts: told.shifts.0,
            irregular: Irregular(told.irregular),
            areas,
            tiles: [OnBoard::new(TileId(0), Light::Red, Seat::FIRST); Space::COUNT],
            occupied: Spaces::EMPTY,
            wheels: [power, climate, oxygen, nutrition],
            missions: told.missions,
            cards: told.cards,
            toxic: told.toxic.0,
            docks: told.docks,
            habitation: told.habitation,
            toxic_aid_dice: told.toxic_aid_dice,
            stock: told.stock,
            research: told.research,
            research_paid: told.research_paid,
            tier: told.tier,
            emergency: told.emergency,
            outcome: told.outcome,
        };
        told.tiles.iter().for_each(|laid| table.lay(laid.space, laid.on_board()));
        Ok(table)
    }
}

/// What the types alone do not rule out.
fn check(told: &Told) -> Result<(), String> {
    if told.areas.is_empty() {
        return Err("somebody must play".to_owned());
    }
    if !(1..=4).contains(&told.tier) {
        return Err(format!("tiers are 1 to 4, not {}", told.tier));
    }
    let mut occupied = Spaces::EMPTY;
    for laid in &told.tiles {
        if occupied.has(laid.space) {
            return Err(format!("two tiles lie on {}", laid.space));
        }
        if laid.on_board().owner.index() >= told.areas.len() {
            return Err(format!("nobody owns the tile on {}", laid.space));
        }
        occupied.insert(laid.space);
    }
    Ok(())
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldWheel {
    drain: u8,
    available: i16,
    bonus: u8,
}

impl Form for Wheel {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Wheel { drain, available, bonus } = *self;
        ToldWheel { drain, available, bonus }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Wheel, D::Error> {
        let ToldWheel { drain, available, bonus } = ToldWheel::deserialize(deserializer)?;
        if !(Wheel::LEAST..=Wheel::MOST).contains(&drain) {
            return Err(D::Error::custom(format!("a wheel shows 3 to 29, not {drain}")));
        }
        Ok(Wheel { drain, available, bonus })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldStock {
    amplify_strain: [u8; 6],
    disable: u8,
}

impl Form for Stock {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Stock { amplify_strain, disable } = *self;
        ToldStock { amplify_strain, disable }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Stock, D::Error> {
        let ToldStock { amplify_strain, disable } = ToldStock::deserialize(deserializer)?;
        Ok(Stock { amplify_strain, disable })
    }
}

/// Numbers of the rules that are shifted, by name; those that are not are left out.
struct Shifts([i8; Quantity::COUNT]);

impl Serialize for Shifts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shifted: Vec<(Word<Quantity>, i8)> = Quantity::ALL
            .into_iter()
            .map(|quantity| (Word(quantity), self.0[quantity as usize]))
            .filter(|(_, by)| *by != 0)
            .collect();
        serializer.collect_map(shifted)
    }
}

impl<'de> Deserialize<'de> for Shifts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shifts, D::Error> {
        struct Named;

        impl<'de> Visitor<'de> for Named {
            type Value = Shifts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers of the rules and how far they are shifted")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Shifts, A::Error> {
                let mut shifts = [0; Quantity::COUNT];
                while let Some((Word(quantity), by)) = map.next_entry::<Word<Quantity>, i8>()? {
                    shifts[quantity as usize] = by;
                }
                Ok(Shifts(shifts))
            }
        }

        deserializer.deserialize_map(Named)
    }
}

travels!(Table, Wheel, Stock);
