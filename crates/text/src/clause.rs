//! One effect as one clause.

use engine::effect::Effect;

use crate::key::Key;
use crate::scribe::Scribe;
use crate::voice::Voice;

impl Scribe<'_> {
    /// One effect, spoken that way. `times` is more than one only where equal dice are gained.
    pub fn clause(&mut self, effect: &Effect, times: usize, voice: Voice) -> String {
        match effect {
            Effect::May(inner) => self.may(inner, voice),
            Effect::Either(branches) => self.either(branches, voice),
            Effect::Repeat(inner) => self.repeat(inner, voice),
            Effect::EachSeat(who, inner) => self.each_seat(*who, inner, voice),
            Effect::Give(who, inner) => self.give(*who, inner, voice),
            Effect::If(cond, inner) => self.if_clause(Key::IfClause, *cond, inner, voice),
            Effect::Unless(cond, inner) => self.if_clause(Key::UnlessClause, *cond, inner, voice),
            Effect::Roll(count, zone) => self.roll(*count, *zone, voice),
            Effect::Gain(value) => self.gain(*value, times, voice),
            Effect::Reroll(dice) => self.change(Key::Reroll, *dice, voice),
            Effect::RerollKeepBetter(dice) => self.change(Key::RerollKeepBetter, *dice, voice),
            Effect::Flip(dice) => self.change(Key::Flip, *dice, voice),
            Effect::Turn(dice) => self.change(Key::Turn, *dice, voice),
            Effect::Discard(dice) => self.discard(*dice, voice),
            Effect::Shift(dice, steps) => self.shift(*dice, *steps, voice),
            Effect::Set(dice, value) => self.set(*dice, *value, voice),
            Effect::Tilt(dice, ways) => self.tilt(*dice, *ways, voice),
            Effect::Move(dice, zone) => self.move_dice(*dice, *zone, voice),
            Effect::Cycle(least, most) => self.cycle(*least, *most, voice),
            Effect::CopyToCache => self.plain(Key::CopyToCache, voice),
            Effect::GainConverter(count) => self.counted(Key::GainConverter, *count, voice),
            Effect::SpendConverter => self.plain(Key::SpendConverter, voice),
            Effect::Exchange(counters) => self.exchange(*counters, voice),
            Effect::ShiftCounter(counters, steps) => self.shift_one(self.counter(*counters), *steps, voice),
            Effect::PickUp => self.pick_up(voice),
            Effect::LiftLocks => self.plain(Key::LiftLocks, voice),
            Effect::PlaceLocks => self.plain(Key::PlaceLocks, voice),
            Effect::SwapLocks => self.plain(Key::SwapLocks, voice),
            Effect::Unlock => self.unlock(voice),
            Effect::Pay => self.pay(voice),
            Effect::Discount(by) => self.discount(*by, voice),
            Effect::Hit(tiles) => self.hit(*tiles, voice),
            Effect::Mend(tiles) => self.tile_verb(Key::Mend, *tiles, voice),
            Effect::Disable(tiles) => self.tile_verb(Key::Disable, *tiles, voice),
            Effect::Destroy(tiles) => self.tile_verb(Key::Destroy, *tiles, voice),
            Effect::Strain(tiles) => self.token_verb(Key::Strain, Key::StrainToken, *tiles, voice),
            Effect::Amplify(tiles) => self.token_verb(Key::Amplify, Key::AmplifyToken, *tiles, voice),
            Effect::Scorch(count) => self.counted(Key::Scorch, *count, voice),
            Effect::MoveNegatives => self.plain(Key::MoveNegatives, voice),
            Effect::RollSector => self.plain(Key::RollSector, voice),
            Effect::DisableDocks(count) => self.disable_docks(*count, voice),
            Effect::Drain(wheels, amount) => self.drain(*wheels, *amount, voice),
            Effect::Reduce(wheels, by) => self.reduce(*wheels, *by, voice),
            Effect::GainCapacity(by) => self.counted(Key::GainCapacity, *by, voice),
            Effect::LoseCapacity(amount) => self.measured(Key::LoseCapacity, *amount, voice),
            Effect::SpendCapacity(cost) => self.counted(Key::SpendCapacity, *cost, voice),
            Effect::Transfer(most) => self.counted(Key::Transfer, *most, voice),
            Effect::TrackBack(slots) => self.counted(Key::TrackBack, *slots, voice),
            Effect::FewerDice(amount) => self.measured(Key::FewerDice, *amount, voice),
            Effect::KeepDie => self.plain(Key::KeepDie, voice),
            Effect::Permit => self.plain(Key::Permit, voice),
            Effect::DestroyOffer => self.plain(Key::DestroyOffer, voice),
        }
    }

    /// A clause without anything to fill in.
    fn plain(&self, key: Key, voice: Voice) -> String {
        self.say(key, self.words(voice))
    }

    /// A clause with a number.
    fn counted(&self, key: Key, n: u8, voice: Voice) -> String {
        self.say(key, self.words(voice).with("n", n))
    }

    fn disable_docks(&self, count: u8, voice: Voice) -> String {
        let docks = self.say(Key::Docks, self.whose().with("n", count));
        self.say(Key::DisableDocks, self.words(voice).with("docks", docks))
    }
}
