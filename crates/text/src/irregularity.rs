//! Irregularities: numbers of the rules that stand changed.

use engine::effect::Quantity;
use engine::rulebook::Irregularity;

use crate::key::Key;
use crate::name::Named;
use crate::span::Line;
use crate::words::Words;
use crate::writer::Writer;

/// The highest amount of a resource that needs emergency supplies: the orange spaces of a wheel (core, Check Minimum Resource Generation).
const NEEDY: i8 = 3;

/// The words on an irregularity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IrregularityText {
    /// Its printed name.
    pub name: Line,
    /// The good half, in sentences.
    pub benefit: Line,
    /// The bad half, in sentences.
    pub impediment: Line,
}

impl Writer {
    /// An irregularity.
    pub fn irregularity(&self, odd: &Irregularity) -> IrregularityText {
        let half = |changes: &[(Quantity, i8)]| {
            let sentences: Vec<String> = changes.iter().map(|(quantity, by)| self.quantity(*quantity, *by)).collect();
            sentences.join(" ")
        };
        IrregularityText {
            name: self.name(Named::Irregularity, &odd.name).into(),
            benefit: half(&odd.benefit).into(),
            impediment: half(&odd.impediment).into(),
        }
    }

    /// A number of the rules that stands changed, as a sentence: "Each tile costs 1 more Capacity."
    pub(crate) fn quantity(&self, quantity: Quantity, by: i8) -> String {
        let way = if by < 0 { "down" } else { "up" };
        let words = match quantity {
            Quantity::SafeAmount => Words::new().with("now", NEEDY.saturating_add(by)).with("otherwise", NEEDY),
            _ => Words::new().with("way", way).with("n", by.unsigned_abs()),
        };
        self.say(quantity_key(quantity), words)
    }
}

const fn quantity_key(quantity: Quantity) -> Key {
    match quantity {
        Quantity::DiceRolled => Key::QuantityDiceRolled,
        Quantity::ResearchCost => Key::QuantityResearchCost,
        Quantity::TileCost => Key::QuantityTileCost,
        Quantity::AmplifyCost => Key::QuantityAmplifyCost,
        Quantity::DieCost => Key::QuantityDieCost,
        Quantity::CapacityGained => Key::QuantityCapacityGained,
        Quantity::BonusCapacity => Key::QuantityBonusCapacity,
        Quantity::TileOutput => Key::QuantityTileOutput,
        Quantity::HabitationOutput => Key::QuantityHabitationOutput,
        Quantity::Income => Key::QuantityIncome,
        Quantity::HitLimit => Key::QuantityHitLimit,
        Quantity::MissionsToWin => Key::QuantityMissionsToWin,
        Quantity::SafeAmount => Key::QuantitySafeAmount,
        Quantity::TileDrain => Key::QuantityTileDrain,
    }
}
