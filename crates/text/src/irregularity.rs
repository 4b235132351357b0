//! Irregularities: numbers of the rules that stand changed.

use content::Pack;
use engine::effect::Quantity;
use engine::rulebook::{Disaster, Half, Irregularity};

use crate::context::{Context, Place};
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
    pub fn irregularity(&self, pack: &Pack, odd: &Irregularity) -> IrregularityText {
        let texts = self.texts_of(pack, odd);
        let half = |changes: &[(Quantity, i8)], is: Half| {
            let changes = changes.iter().map(|(quantity, by)| self.quantity(*quantity, *by));
            let told = texts.iter().filter(|(half, _)| *half == is).filter_map(|(_, text)| text.clone());
            changes.chain(told).collect::<Vec<String>>().join(" ")
        };
        IrregularityText {
            name: self.name(Named::Irregularity, &odd.name).into(),
            benefit: half(&odd.benefit, Half::Benefit).into(),
            impediment: half(&odd.impediment, Half::Impediment).into(),
        }
    }

    /// What an irregularity says before rolling and after all cards, and which half that is.
    fn texts_of(&self, pack: &Pack, odd: &Irregularity) -> [(Half, Option<String>); 2] {
        let book = &pack.rulebook;
        let place = book.irregularities.iter().position(|other| std::ptr::eq(other, odd));
        let of = |disaster: &&Disaster| {
            let (first, count) = disaster.irregularities;
            place.is_some_and(|place| (usize::from(first.0)..usize::from(first.0 + count)).contains(&place))
        };
        let disaster = book.disasters.iter().find(of);
        let context = |of: fn(&Disaster) -> Context, place: Place| disaster.map_or(Context::new(place), of);
        let (before, after) = (pack.text(odd.before_roll), pack.text(odd.after_cards));
        let after_cards = || {
            let text = self.ability(after, context(Context::card, Place::Card));
            self.say(Key::AfterCards, Words::new().line("text", &text))
        };
        let before_roll = || self.before_roll(before, context(Context::aid, Place::Aid));
        [
            (odd.before_roll_is, (!before.is_empty()).then(before_roll)),
            (odd.after_cards_is, (!after.is_empty()).then(after_cards)),
        ]
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
