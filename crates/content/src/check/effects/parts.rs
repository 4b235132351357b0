//! The parts of verbs: zones, dice, values, tiles, wheels, amounts and conditions.

use engine::effect::{
    Amount, Cond, Count, Counters, Dice, Filter, Per, Steps, Take, TakeTiles, Tiles, Value, Wheels, Zone,
};
use engine::rulebook::ScenarioTokens;

use super::{Place, Reader};

impl Reader<'_> {
    pub(super) fn zone(&mut self, zone: Zone) {
        let traits = self.context.traits;
        match zone {
            Zone::Pool => {}
            Zone::Storage => {
                self.need(traits.storage, || "speaks of Storage; expected a country that stores dice".into())
            }
            Zone::Queue => {
                self.need(traits.queue, || "speaks of the Queue; expected a country that rolls into it".into())
            }
            Zone::Cache => {
                let cache = self.context.cache;
                self.need(cache, || "speaks of the Cache; expected it on a Boost 2 tile only".into());
            }
            Zone::Kept => self.need(false, || "speaks of Kept dice; expected the word KeepDie".into()),
        }
    }

    pub(super) fn dice(&mut self, dice: &Dice) {
        self.zone(dice.zone);
        match dice.of {
            Filter::Any | Filter::Of(_) => {}
            Filter::Another => {
                let changed = self.before.changed;
                self.need(changed, || "speaks of Another die; expected a Shift or Set before it".into());
            }
            Filter::Nth(_) | Filter::NthPlaced => {
                if let Filter::Nth(place) = dice.of {
                    self.need((1..=20).contains(&place), || format!("speaks of place {place}; expected 1 to 20"));
                }
                let queue = dice.zone == Zone::Queue;
                self.need(queue, || format!("counts places in {:?}; expected in: Queue", dice.zone));
            }
            Filter::AbovePlaced | Filter::BelowPlaced => {}
        }
        if matches!(dice.of, Filter::NthPlaced | Filter::AbovePlaced | Filter::BelowPlaced) {
            self.placed();
        }
        if let Take::Exactly(count) | Take::UpTo(count) = dice.take {
            self.need((1..=12).contains(&count), || format!("takes {count} dice; expected 1 to 12"));
        }
    }

    fn placed(&mut self) {
        let tile = self.context.place == Place::Tile;
        self.need(tile, || "speaks of a placed die; expected that on a tile only".into());
    }

    pub(super) fn steps(&mut self, steps: Steps) {
        let (Steps::Up(by) | Steps::Down(by) | Steps::Either(by) | Steps::Within(by)) = steps;
        self.need((1..=5).contains(&by), || format!("shifts by {by}; expected 1 to 5"));
    }

    pub(super) fn value(&mut self, value: &Value, zone: Option<Zone>) {
        match value {
            Value::Placed | Value::PlacedFlipped => self.placed(),
            Value::PlacedBy(steps) => {
                self.placed();
                self.steps(*steps);
            }
            Value::PlacedTilted(ways) => {
                self.placed();
                let oriented = self.context.traits.oriented && !ways.is_empty();
                self.need(oriented, || "tilts the placed die; expected ways, and a country with oriented: true".into());
            }
            Value::Of(_) => {}
            Value::Counter => self.counters(Counters::Here),
            Value::NeighbourCounter => self.counters(Counters::Neighbour),
            Value::Lock => {
                let padlock = self.context.padlock;
                self.need(padlock, || "speaks of its Lock token; expected padlock: true".into());
            }
            Value::Position => {
                self.need(zone == Some(Zone::Queue), || "speaks of a Position; expected in: Queue".into());
            }
        }
    }

    pub(super) fn counters(&mut self, counters: Counters) {
        let context = self.context;
        match counters {
            Counters::Here => self.need(context.counter, || "speaks of its Counter die; expected counter: true".into()),
            Counters::Any | Counters::Neighbour => {
                let any = context.traits.counters;
                self.need(any, || {
                    "speaks of Counter dice; expected a country with counter_start and such tiles".into()
                });
            }
        }
    }

    pub(super) fn tiles(&mut self, tiles: &Tiles) {
        let (before, scenario) = (self.before, self.context.scenario);
        let tokens = tiles.marked.is_none() || scenario != ScenarioTokens::None;
        self.need(tokens, || "speaks of marked tiles; expected a disaster with Scenario tokens".into());
        self.need(tiles.sectors.is_none() || before.sector, || {
            "speaks of sectors; expected RollSector before it".into()
        });
        self.need(!tiles.just_hit || before.hit, || "speaks of tiles just hit; expected Hit before it".into());
        let sectors = tiles.sectors.is_none_or(|after| after <= 7);
        self.need(sectors, || "speaks of more sectors than there are; expected 0 to 7 after the rolled one".into());
        self.need(!tiles.tiers.is_empty(), || "speaks of no tier; expected at least one".into());
        if let TakeTiles::Choose(amount) = tiles.take {
            self.amount(&amount);
        }
    }

    pub(super) fn wheels(&mut self, wheels: Wheels) {
        let badge = self.context.place == Place::Badge || !matches!(wheels, Wheels::ThisBoard | Wheels::Another);
        self.need(badge, || format!("speaks of {wheels:?}; expected that on a badge only"));
    }

    pub(super) fn amount(&mut self, amount: &Amount) {
        let toxic = self.context.toxic;
        match amount {
            Amount::N(count) => {
                self.need((1..=26).contains(count), || format!("speaks of an amount of {count}; expected 1 to 26"));
            }
            Amount::ByToxicDice(counts) => {
                let fits = counts.iter().all(|count| *count <= 26) && counts.iter().any(|count| *count > 0);
                self.need(fits, || format!("counts Toxic dice as {counts:?}; expected 0 to 26, and not only 0"));
                self.need(toxic, || "counts Toxic dice; expected a disaster with toxic: true".into())
            }
            Amount::ByPlayers(counts) => {
                let fits = counts.iter().all(|count| *count <= 26) && counts.iter().any(|count| *count > 0);
                self.need(fits, || format!("counts players as {counts:?}; expected 0 to 26, and not only 0"));
            }
            Amount::Per(per) => self.per(per),
        }
    }

    fn per(&mut self, per: &Per) {
        let Per { each, of, most } = *per;
        self.need((1..=6).contains(&each), || format!("counts {each} for each; expected 1 to 6"));
        let limited = most == Per::NO_LIMIT || (each..=26).contains(&most);
        self.need(limited, || format!("counts at most {most}; expected {each} to 26, or no limit"));
        let tokens = self.context.scenario != ScenarioTokens::None;
        self.need(of != Count::Marked || tokens, || {
            "counts marked tiles; expected a disaster with Scenario tokens".into()
        });
    }

    fn at_least(&mut self, count: u8, most: u8) {
        self.need((1..=most).contains(&count), || format!("looks for at least {count}; expected 1 to {most}"));
    }

    pub(super) fn cond(&mut self, cond: &Cond) {
        let (toxic, queue) = (self.context.toxic, self.context.traits.queue);
        match cond {
            Cond::ToxicDiceAtLeast(_) => {
                self.need(toxic, || "counts Toxic dice; expected a disaster with toxic: true".into());
            }
            Cond::QueueAtLeast(_) => {
                self.need(queue, || "looks at a Queue; expected a country that rolls into it".into())
            }
            Cond::BoardRoom(_) => {
                let badge = self.context.place == Place::Badge;
                self.need(badge, || "looks at the board of a badge; expected that on a badge only".into());
            }
            Cond::TokensInStock(count) => {
                self.need(*count <= 12, || format!("wants {count} tokens in the stock; expected at most 12"));
            }
            Cond::ResourceAtLeast(_, count) | Cond::ResourceAtMost(_, count) => {
                self.need(*count <= 40, || format!("looks for {count} of a resource; expected at most 40"));
            }
            Cond::PersistentAtLeast(count) => self.at_least(*count, 12),
            Cond::IdleAtLeast(count) => self.at_least(*count, 32),
            Cond::DocksUsedAtLeast(count) => self.at_least(*count, 4),
            Cond::HousedAtLeast(count) => self.at_least(*count, 20),
            Cond::HasCrewMate
            | Cond::MissionActive
            | Cond::HandAtMost(_)
            | Cond::HandAtLeast(_)
            | Cond::CapacityAtLeast(_)
            | Cond::DisableInStock
            | Cond::OwnCleanTile
            | Cond::OwnUnstrainedTile
            | Cond::AnotherCanAmplify
            | Cond::NegativesCanMove
            | Cond::OfferHolds
            | Cond::TierAhead => {}
        }
    }
}
