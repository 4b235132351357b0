//! The verbs: is each of them said with what it needs?

use engine::effect::{Amount, Counters, Effect, Value, Zone};
use engine::rulebook::ScenarioTokens;

use super::Reader;
use super::size::MOST_DICE;
use crate::check::words::word;

impl Reader<'_> {
    pub(super) fn verb(&mut self, effect: &Effect) {
        let traits = self.context.traits;
        match effect {
            Effect::Roll(count, zone) => {
                self.count(effect, *count, MOST_DICE);
                self.zone(*zone);
            }
            Effect::Gain(value) => self.value(value, None),
            Effect::Reroll(dice) | Effect::RerollKeepBetter(dice) | Effect::Flip(dice) | Effect::Discard(dice) => {
                self.dice(dice);
            }
            Effect::Shift(dice, steps) => {
                self.dice(dice);
                self.steps(*steps);
                self.before.changed = true;
            }
            Effect::Set(dice, value) => {
                self.dice(dice);
                self.value(value, Some(dice.zone));
                if *value == Value::Position {
                    let singly = dice.take.one_by_one();
                    self.need(singly, || format!("sets {:?} to a Position; expected One, Exactly or UpTo", dice.take));
                }
                self.before.changed = true;
            }
            Effect::Tilt(dice, ways) => {
                self.dice(dice);
                self.oriented(effect);
                self.need(!ways.is_empty(), || {
                    "tilts in no way; expected at least one of Up, Down, Left, Right".into()
                });
            }
            Effect::Turn(dice) => {
                self.dice(dice);
                self.oriented(effect);
                let singly = dice.take.one_by_one();
                self.need(singly, || format!("turns {:?}; expected One, Exactly or UpTo", dice.take));
            }
            Effect::Move(dice, to) => {
                self.dice(dice);
                self.zone(*to);
                self.need(dice.zone != *to, || format!("moves dice from {to:?} to {to:?}; expected two zones"));
            }
            Effect::Cycle(least, most) => {
                self.zone(Zone::Queue);
                let fits = (1..=*most).contains(least) && *most <= 12;
                self.need(fits, || format!("cycles {least} to {most} dice; expected a rising range between 1 and 12"));
            }
            Effect::CopyToCache => self.zone(Zone::Cache),
            Effect::GainConverter(_) | Effect::SpendConverter => {
                if let Effect::GainConverter(count) = effect {
                    self.count(effect, *count, 12);
                }
                self.need(traits.converters, || format!("says {}; expected a country with tokens", word(effect)));
            }
            Effect::Exchange(counters) => self.counters(*counters),
            Effect::ShiftCounter(counters, steps) => {
                self.counters(*counters);
                self.steps(*steps);
            }
            Effect::PickUp => self.counters(Counters::Any),
            Effect::LiftLocks | Effect::PlaceLocks | Effect::SwapLocks | Effect::Unlock => {
                self.need(traits.locks, || format!("says {}; expected a country with locks", word(effect)));
            }
            Effect::Pay => self.zone(Zone::Storage),
            Effect::Discount(by) => {
                self.zone(Zone::Storage);
                self.count(effect, *by, 3);
            }
            Effect::Hit(tiles) => {
                let holes = matches!(self.context.scenario, ScenarioTokens::Holes(_));
                self.need(holes, || "says Hit; expected a disaster with scenario: Holes".into());
                self.tiles(tiles);
                self.before.hit = true;
            }
            Effect::Mend(tiles) => {
                let holes = matches!(self.context.scenario, ScenarioTokens::Holes(_));
                self.need(holes, || "says Mend; expected a disaster with scenario: Holes".into());
                self.tiles(tiles);
            }
            Effect::Disable(tiles) | Effect::Destroy(tiles) | Effect::Strain(tiles) | Effect::Amplify(tiles) => {
                self.tiles(tiles);
            }
            Effect::Scorch(count) => {
                let integrity = matches!(self.context.scenario, ScenarioTokens::Integrity(_));
                self.need(integrity, || "says Scorch; expected a disaster with scenario: Integrity".into());
                self.count(effect, *count, 6);
            }
            Effect::RollSector => self.before.sector = true,
            Effect::DisableDocks(count) => {
                self.need((1..=4).contains(count), || format!("disables {count} Docking Modules; expected 1 to 4"));
            }
            Effect::Drain(wheels, amount) => {
                self.wheels(*wheels);
                self.amount(amount);
            }
            Effect::Reduce(wheels, by) => {
                self.wheels(*wheels);
                self.count(effect, *by, 26);
            }
            Effect::LoseCapacity(amount) => self.amount(amount),
            Effect::FewerDice(amount) => {
                self.amount(amount);
                let few = match amount {
                    Amount::N(count) => *count <= 4,
                    Amount::ByToxicDice(counts) => counts.iter().all(|count| *count <= 8),
                    Amount::ByPlayers(counts) => counts.iter().all(|count| *count <= 4),
                    Amount::Per(per) => per.most <= 8 || per.each <= 1,
                };
                self.need(few, || "takes too many dice from the next roll; expected at most 4, 8 or 1 for each".into());
            }
            Effect::GainCapacity(count)
            | Effect::SpendCapacity(count)
            | Effect::Transfer(count)
            | Effect::TrackBack(count) => self.count(effect, *count, 20),
            Effect::MoveNegatives | Effect::KeepDie | Effect::Permit | Effect::DestroyOffer => {}
            Effect::May(_)
            | Effect::Repeat(_)
            | Effect::Either(_)
            | Effect::EachSeat(..)
            | Effect::Give(..)
            | Effect::If(..)
            | Effect::Unless(..) => {}
        }
    }

    fn count(&mut self, effect: &Effect, count: u8, most: u8) {
        let fits = (1..=most).contains(&count);
        self.need(fits, || format!("says {} with {count}; expected 1 to {most}", word(effect)));
    }

    fn oriented(&mut self, effect: &Effect) {
        let oriented = self.context.traits.oriented;
        self.need(oriented, || format!("says {}; expected a country with oriented: true", word(effect)));
    }
}
