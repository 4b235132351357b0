//! Single deeds in a few characters.

use engine::effect::{Counters, Dice, Effect, Steps, Value, Wheels, Zone};

use super::{Icon, ShortFormKey as Key, Shortener};
use crate::words::Words;

/// A deed: its verb, and its words from long to short.
pub(super) struct Deed {
    pub icon: Icon,
    pub texts: Vec<String>,
}

impl Deed {
    fn new(icon: Icon, texts: Vec<String>) -> Deed {
        Deed { icon, texts }
    }
}

impl Shortener<'_> {
    /// One effect; nothing for those that only give a text its shape.
    pub(super) fn deed(&self, effect: &Effect) -> Option<Deed> {
        let one = |icon, key| Deed::new(icon, vec![self.word(key)]);
        let signed = |icon, text: String| Deed::new(icon, vec![text]);
        Some(match effect {
            Effect::Roll(count, zone) => Deed::new(Icon::Roll, self.rolled(*count, *zone)),
            Effect::Gain(value) => self.gain(*value, 1),
            Effect::Reroll(dice) => Deed::new(Icon::Reroll, self.dice(*dice)),
            Effect::RerollKeepBetter(dice) => Deed::new(Icon::Reroll, self.around(Key::KeepHigher, self.dice(*dice))),
            Effect::Shift(dice, steps) => self.shift(self.dice(*dice), *steps, None),
            Effect::Set(dice, value) => Deed::new(Icon::Set, self.set(*dice, *value)),
            Effect::Flip(dice) => Deed::new(Icon::Flip, self.dice(*dice)),
            Effect::Tilt(dice, ways) => {
                let arrows = self.arrows(*ways);
                Deed::new(Icon::Tilt, self.dice(*dice).iter().map(|dice| format!("{dice} {arrows}")).collect())
            }
            Effect::Turn(dice) => Deed::new(Icon::Turn, self.dice(*dice)),
            Effect::Move(dice, zone) => Deed::new(Icon::Move, self.moved(*dice, *zone)),
            Effect::Discard(dice) => Deed::new(Icon::Discard, self.dice(*dice)),
            Effect::Cycle(least, most) => Deed::new(Icon::Cycle, self.cycled(*least, *most)),
            Effect::CopyToCache => {
                signed(Icon::Copy, format!("→ {}", self.writer.zone(Zone::Cache, self.context.hand)))
            }
            Effect::GainConverter(count) => signed(Icon::Converter, format!("+{count}")),
            Effect::SpendConverter => signed(Icon::Converter, "−1".to_owned()),
            Effect::Exchange(counters) => one(
                Icon::Exchange,
                match counters {
                    Counters::Here => Key::WithCounter,
                    Counters::Any => Key::WithAnyCounter,
                    Counters::Neighbour => Key::WithNextCounter,
                },
            ),
            Effect::ShiftCounter(counters, steps) => {
                let counter = self.word(match counters {
                    Counters::Here => Key::Counter,
                    Counters::Any => Key::AnyCounter,
                    Counters::Neighbour => Key::NextCounter,
                });
                self.shift(vec![counter], *steps, Some(Icon::Counter))
            }
            Effect::PickUp => one(Icon::PickUp, Key::PickUp),
            Effect::LiftLocks => one(Icon::Lock, Key::LiftLocks),
            Effect::PlaceLocks => one(Icon::Lock, Key::PlaceLocks),
            Effect::SwapLocks => one(Icon::Lock, Key::SwapLocks),
            Effect::Unlock => one(Icon::Unlock, Key::Unlock),
            Effect::Pay => one(Icon::Pay, Key::Pay),
            Effect::Discount(by) => signed(Icon::Discount, format!("−{by}")),
            Effect::Hit(tiles) => Deed::new(Icon::Hit, self.tiles(*tiles)),
            Effect::Mend(tiles) => Deed::new(Icon::Mend, self.tiles(*tiles)),
            Effect::Disable(tiles) => Deed::new(Icon::Disable, self.tiles(*tiles)),
            Effect::Destroy(tiles) => Deed::new(Icon::Destroy, self.tiles(*tiles)),
            Effect::Strain(tiles) => Deed::new(Icon::Strain, self.tiles(*tiles)),
            Effect::Amplify(tiles) => Deed::new(Icon::Amplify, self.tiles(*tiles)),
            Effect::Scorch(count) => Deed::new(Icon::Scorch, vec![self.counted(Key::Tiles, *count), count.to_string()]),
            Effect::MoveNegatives => one(Icon::Move, Key::MoveNegatives),
            Effect::RollSector => one(Icon::RollSector, Key::RollSector),
            Effect::DisableDocks(count) => Deed::new(Icon::Dock, vec![self.numbered(Key::Docks, *count)]),
            Effect::Drain(wheels, amount) => Deed::new(Icon::Drain, self.wheels(*wheels, self.amounts(*amount))),
            Effect::Reduce(wheels, by) => Deed::new(Icon::Reduce, self.wheels(*wheels, vec![by.to_string()])),
            Effect::GainCapacity(by) => signed(Icon::Capacity, format!("+{by}")),
            Effect::LoseCapacity(amount) => Deed::new(Icon::Capacity, minus(self.amounts(*amount))),
            Effect::SpendCapacity(cost) => signed(Icon::Capacity, format!("−{cost}")),
            Effect::Transfer(most) => Deed::new(Icon::Transfer, vec![self.numbered(Key::UpTo, *most)]),
            Effect::TrackBack(slots) => signed(Icon::Track, format!("−{slots}")),
            Effect::FewerDice(amount) => {
                Deed::new(Icon::Roll, self.around(Key::NextRound, minus(self.amounts(*amount))))
            }
            Effect::KeepDie => Deed::new(Icon::Gain, vec![self.word(Key::KeepDie), self.word(Key::AnyDie)]),
            Effect::Permit => one(Icon::Permit, Key::Permit),
            Effect::DestroyOffer => one(Icon::Offer, Key::DestroyOffer),
            Effect::May(_) | Effect::Either(_) | Effect::Repeat(_) => return None,
            Effect::EachSeat(..) | Effect::Give(..) | Effect::If(..) | Effect::Unless(..) => return None,
        })
    }

    /// New dice of a value.
    pub(super) fn gain(&self, value: Value, times: usize) -> Deed {
        let value = self.value(value);
        Deed::new(Icon::Gain, vec![if times == 1 { value } else { format!("{times} × {value}") }])
    }

    fn shift(&self, dice: Vec<String>, steps: Steps, icon: Option<Icon>) -> Deed {
        let (shifted, by) = match steps {
            Steps::Up(by) => (Icon::ShiftUp, format!("+{by}")),
            Steps::Down(by) => (Icon::ShiftDown, format!("−{by}")),
            Steps::Either(by) | Steps::Within(by @ 1) => (Icon::Adjust, format!("±{by}")),
            Steps::Within(by) => (Icon::Adjust, format!("±1–{by}")),
        };
        Deed::new(icon.unwrap_or(shifted), dice.iter().map(|dice| format!("{dice} {by}")).collect())
    }

    fn set(&self, dice: Dice, value: Value) -> Vec<String> {
        let value = self.value(value);
        self.dice(dice).iter().map(|dice| format!("{dice} = {value}")).collect()
    }

    fn rolled(&self, count: u8, zone: Zone) -> Vec<String> {
        match zone {
            Zone::Pool => vec![self.counted(Key::Dice, count), count.to_string()],
            zone => vec![format!("{count} → {}", self.writer.zone(zone, self.context.hand)), count.to_string()],
        }
    }

    fn cycled(&self, least: u8, most: u8) -> Vec<String> {
        let count = if least == most { most.to_string() } else { format!("{least}–{most}") };
        vec![self.say(Key::Dice, Words::new().with("n", most).with("count", count.clone())), count]
    }

    fn moved(&self, dice: Dice, to: Zone) -> Vec<String> {
        let leaving = self.leaving(dice);
        match to {
            Zone::Pool if dice.zone != Zone::Queue => leaving,
            to => {
                let to = self.writer.zone(to, self.context.hand);
                leaving.iter().map(|dice| format!("{dice} → {to}")).chain([format!("→ {to}")]).collect()
            }
        }
    }

    fn wheels(&self, wheels: Wheels, amounts: Vec<String>) -> Vec<String> {
        let which = match wheels {
            Wheels::One(resource) => self.writer.the_resource(resource),
            Wheels::Each => self.word(Key::EachResource),
            Wheels::ThisBoard => self.word(Key::ThisResource),
            Wheels::Another => self.word(Key::OtherResource),
            Wheels::Choose => self.word(Key::ChosenResource),
        };
        amounts.into_iter().map(|amount| format!("{amount} {which}")).collect()
    }

    /// Words around a text, and dots where they do not fit.
    fn around(&self, key: Key, texts: Vec<String>) -> Vec<String> {
        let around = texts.iter().map(|text| self.say(key, Words::new().with("text", text.clone())));
        around.chain(texts.iter().map(|text| self.more(text.clone()))).collect()
    }

    /// A message with a number.
    pub(super) fn numbered(&self, key: Key, n: u8) -> String {
        self.say(key, Words::new().with("n", n))
    }

    /// A number and a noun.
    pub(super) fn counted(&self, key: Key, n: u8) -> String {
        self.say(key, Words::new().with("n", n).with("count", n.to_string()))
    }
}

fn minus(amounts: Vec<String>) -> Vec<String> {
    amounts.into_iter().map(|amount| format!("−{amount}")).collect()
}
