//! Random texts: mostly sense, in every word that a place knows.

use engine::die::{Face, Faces, Way};
use engine::effect::{
    Amount, Cond, Count, Counters, Dice, Effect, Filter, Per, Row, Steps, Take, TakeTiles, Tier, Tiers, Tiles, Value,
    Ways, Wheels, Who, Zone,
};
use engine::resource::{Light, Resource};
use fastrand::Rng;

/// What a text may speak of, so that most of them are accepted.
#[derive(Clone, Copy, Default)]
pub struct Tongue {
    pub dice: bool,
    pub station: bool,
    pub sharing: bool,
    pub each_seat: bool,
    pub zones: &'static [Zone],
    pub oriented: bool,
    pub converters: bool,
    pub counters: bool,
    pub counter_here: bool,
    pub locks: bool,
    pub padlock: bool,
    pub placed: bool,
    pub holes: bool,
    pub integrity: bool,
    pub toxic: bool,
}

fn of<T: Clone>(rng: &mut Rng, things: &[T]) -> T {
    things[rng.usize(..things.len())].clone()
}

impl Tongue {
    pub fn text(&self, rng: &mut Rng) -> Vec<Effect> {
        self.list(rng, 0, false)
    }

    fn list(&self, rng: &mut Rng, depth: u8, personal: bool) -> Vec<Effect> {
        let most = if depth == 0 { 4 } else { 3 };
        (0..rng.usize(1..=most)).map(|_| self.effect(rng, depth, personal)).collect()
    }

    fn effect(&self, rng: &mut Rng, depth: u8, personal: bool) -> Effect {
        if depth < 3 && rng.u8(..100) < 38 {
            return self.shape(rng, depth + 1, personal);
        }
        match (self.dice, self.station) {
            (true, _) => self.die_word(rng),
            _ => self.station_word(rng, personal),
        }
    }

    fn shape(&self, rng: &mut Rng, depth: u8, personal: bool) -> Effect {
        match rng.u8(..10) {
            0..3 => Effect::May(self.list(rng, depth, personal)),
            3..5 => Effect::Either((0..rng.usize(2..4)).map(|_| self.list(rng, depth, personal)).collect()),
            5 => {
                let mut inner = vec![self.used_up(rng)];
                inner.extend(self.list(rng, depth, personal));
                inner.truncate(rng.usize(1..=inner.len()));
                Effect::Repeat(vec![Effect::May(inner)])
            }
            6..8 if self.each_seat && !personal => Effect::EachSeat(self.who(rng), self.list(rng, depth, true)),
            6..8 if self.sharing => Effect::Give(self.who(rng), self.list(rng, depth, personal)),
            8 => Effect::Unless(self.cond(rng), self.list(rng, depth, personal)),
            _ => Effect::If(self.cond(rng), self.list(rng, depth, personal)),
        }
    }

    fn used_up(&self, rng: &mut Rng) -> Effect {
        let one = Tiles { take: TakeTiles::Choose(Amount::N(1)), ..self.tiles(rng) };
        if !self.dice {
            return match rng.u8(..3) {
                0 => Effect::Strain(one),
                1 => Effect::Amplify(one),
                _ => Effect::SpendCapacity(rng.u8(1..3)),
            };
        }
        let dice = Dice { take: of(rng, &[Take::One, Take::One, Take::All, Take::AllAlike]), ..self.some_dice(rng) };
        match rng.u8(..6) {
            0 if self.converters => Effect::SpendConverter,
            1 if self.counters => Effect::PickUp,
            2 if self.locks => Effect::Unlock,
            3 if self.zones.contains(&Zone::Storage) => Effect::Pay,
            4 => Effect::Move(dice, of(rng, self.zones)),
            _ => Effect::Discard(dice),
        }
    }

    fn die_word(&self, rng: &mut Rng) -> Effect {
        let dice = self.some_dice(rng);
        match rng.u8(..24) {
            0 => Effect::Roll(rng.u8(1..3), of(rng, self.zones)),
            1 => Effect::Gain(self.value(rng)),
            2 => Effect::Reroll(dice),
            3 => Effect::RerollKeepBetter(dice),
            4..7 => Effect::Shift(dice, self.steps(rng)),
            7..9 => Effect::Set(dice, self.value(rng)),
            9 => Effect::Flip(dice),
            10 | 11 if self.oriented => Effect::Tilt(dice, self.ways(rng)),
            12 if self.oriented => Effect::Turn(dice),
            10..13 if self.zones.contains(&Zone::Queue) => {
                let least = rng.u8(1..3);
                Effect::Cycle(least, least + rng.u8(..3))
            }
            10..13 if self.zones.contains(&Zone::Cache) => Effect::CopyToCache,
            10 | 11 if self.zones.contains(&Zone::Storage) => Effect::Pay,
            12 if self.zones.contains(&Zone::Storage) => Effect::Discount(rng.u8(1..3)),
            13 | 14 => Effect::Move(dice, of(rng, self.zones)),
            15 => Effect::Discard(dice),
            16 if self.converters => Effect::GainConverter(rng.u8(1..3)),
            17 | 18 if self.converters => Effect::SpendConverter,
            16 | 17 if self.counters => Effect::Exchange(self.which_counters(rng)),
            18 | 19 if self.counters => Effect::ShiftCounter(self.which_counters(rng), self.steps(rng)),
            20 if self.counters => Effect::PickUp,
            16 if self.locks => Effect::LiftLocks,
            17 | 18 if self.locks => Effect::PlaceLocks,
            19 if self.locks => Effect::SwapLocks,
            20 if self.locks => Effect::Unlock,
            _ => Effect::Shift(dice, self.steps(rng)),
        }
    }

    fn station_word(&self, rng: &mut Rng, personal: bool) -> Effect {
        let personal = personal || !self.each_seat;
        let tiles = self.tiles(rng);
        match rng.u8(..30) {
            0 if self.holes => Effect::Mend(tiles),
            1..3 if self.holes => Effect::Hit(tiles),
            0..3 if self.integrity && personal => Effect::Scorch(rng.u8(1..4)),
            0..3 => Effect::Disable(tiles),
            3 => Effect::Disable(tiles),
            4 => Effect::Destroy(tiles),
            5 | 6 => Effect::Strain(tiles),
            7 | 8 => Effect::Amplify(tiles),
            9 => Effect::RollSector,
            10 => Effect::DisableDocks(rng.u8(1..5)),
            11..14 => Effect::Drain(self.wheels(rng), self.amount(rng)),
            14 => Effect::Reduce(self.wheels(rng), rng.u8(1..6)),
            15 | 16 if personal => Effect::GainCapacity(rng.u8(1..4)),
            17 if personal => Effect::LoseCapacity(self.amount(rng)),
            18..21 if personal => Effect::SpendCapacity(rng.u8(1..5)),
            21 if personal => Effect::TrackBack(rng.u8(1..3)),
            22 if personal => Effect::FewerDice(Amount::N(rng.u8(1..3))),
            23 if personal => Effect::KeepDie,
            24 if personal => Effect::Permit,
            25 if personal => Effect::DestroyOffer,
            26 | 27 if self.sharing => Effect::MoveNegatives,
            28 if self.sharing => Effect::Transfer(rng.u8(1..5)),
            _ => Effect::Drain(self.wheels(rng), self.amount(rng)),
        }
    }

    fn some_dice(&self, rng: &mut Rng) -> Dice {
        let zone = of(rng, self.zones);
        let some = Filter::Of(self.faces(rng));
        let filter = match rng.u8(..10) {
            0..3 => Filter::Any,
            3..5 => some,
            5 | 6 => Filter::Another,
            7 if zone == Zone::Queue => Filter::Nth(rng.u8(1..4)),
            8 if zone == Zone::Queue && self.placed => Filter::NthPlaced,
            7 if self.placed => Filter::AbovePlaced,
            8 if self.placed => Filter::BelowPlaced,
            _ => Filter::Any,
        };
        let count = rng.u8(1..5);
        let take = match rng.u8(..10) {
            0..4 => Take::One,
            4 => Take::Exactly(count),
            5 => Take::UpTo(count),
            6 => Take::All,
            7 => Take::AllButOne,
            8 => Take::AllAlike,
            _ => Take::Exactly(2),
        };
        Dice { zone, of: filter, take }
    }

    fn faces(&self, rng: &mut Rng) -> Faces {
        let faces = Faces::from_bits(u64::from(rng.u8(..) & rng.u8(..) | 2 << rng.u8(..6)));
        if faces.is_empty() { Faces::of(Face::ALL[0]) } else { faces }
    }

    fn steps(&self, rng: &mut Rng) -> Steps {
        let by = rng.u8(1..4);
        of(rng, &[Steps::Up(by), Steps::Down(by), Steps::Either(by), Steps::Within(by)])
    }

    fn ways(&self, rng: &mut Rng) -> Ways {
        let ways: Ways = Way::ALL.into_iter().filter(|_| rng.bool()).collect();
        if ways.is_empty() { Ways::of(Way::Left) } else { ways }
    }

    fn value(&self, rng: &mut Rng) -> Value {
        match rng.u8(..12) {
            0 | 1 if self.placed => Value::Placed,
            2 if self.placed => Value::PlacedBy(self.steps(rng)),
            3 if self.placed && self.oriented => Value::PlacedTilted(self.ways(rng)),
            4 if self.placed => Value::PlacedFlipped,
            5 | 6 if self.counter_here => Value::Counter,
            7 if self.counters => Value::NeighbourCounter,
            8 if self.padlock => Value::Lock,
            9 if self.zones.contains(&Zone::Queue) => Value::Position,
            _ => Value::Of(self.faces(rng)),
        }
    }

    fn which_counters(&self, rng: &mut Rng) -> Counters {
        match rng.u8(..3) {
            0 if self.counter_here => Counters::Here,
            1 => Counters::Neighbour,
            _ => Counters::Any,
        }
    }

    fn tiles(&self, rng: &mut Rng) -> Tiles {
        let rarely = |rng: &mut Rng| (rng.u8(..8) == 0).then(|| rng.bool());
        let take = match rng.u8(..6) {
            0 | 1 => TakeTiles::All,
            2..5 => TakeTiles::Choose(if rng.bool() { Amount::N(rng.u8(1..4)) } else { self.amount(rng) }),
            _ => TakeTiles::MostExpensive,
        };
        Tiles {
            take,
            produce: (rng.u8(..10) == 0).then(|| of(rng, &Resource::ALL)),
            light: (rng.u8(..8) == 0).then(|| of(rng, &Light::ALL)),
            tiers: if rng.u8(..8) == 0 { Tiers::of(Tier::Starter).with(Tier::One) } else { Tiers::default() },
            marked: rarely(rng).filter(|_| self.holes || self.integrity),
            just_hit: self.holes && rng.u8(..8) == 0,
            sectors: (rng.u8(..5) == 0).then(|| rng.u8(..5)),
            row: (rng.u8(..8) == 0).then(|| of(rng, &[Row::Outer, Row::Inner])),
            active: rarely(rng),
            clean: rng.u8(..8) == 0,
            strained: rarely(rng),
            amplified: rarely(rng),
            disabled: rarely(rng),
            anyone: rng.u8(..6) == 0,
        }
    }

    fn wheels(&self, rng: &mut Rng) -> Wheels {
        match rng.u8(..6) {
            0 => Wheels::Each,
            1 if self.sharing => Wheels::ThisBoard,
            2 if self.sharing => Wheels::Another,
            3 | 4 => Wheels::Choose,
            _ => Wheels::One(of(rng, &Resource::ALL)),
        }
    }

    fn amount(&self, rng: &mut Rng) -> Amount {
        match rng.u8(..8) {
            0 | 1 => Amount::ByPlayers([0, rng.u8(..3), rng.u8(..3), rng.u8(1..6)]),
            2 | 3 => Amount::Per(self.per(rng)),
            4 if self.toxic => Amount::ByToxicDice([0, 1, 1, 2, 2, 3, 3, 4]),
            _ => Amount::N(rng.u8(1..8)),
        }
    }

    fn per(&self, rng: &mut Rng) -> Per {
        let (each, resource) = (rng.u8(1..4), of(rng, &Resource::ALL));
        let counted = match rng.u8(..9) {
            0 => Count::Persistent,
            1 if self.holes || self.integrity => Count::Marked,
            2 | 3 => Count::Idle,
            4 => Count::IdleOf(resource),
            5 => Count::Disabled,
            6 => Count::Missions,
            7 => Count::Tiles,
            _ => Count::HighTiles,
        };
        Per { each, of: counted, most: if rng.bool() { each + rng.u8(..5) } else { Per::NO_LIMIT } }
    }

    fn who(&self, rng: &mut Rng) -> Who {
        of(rng, &[Who::Anyone, Who::Anyone, Who::Another, Who::Light(Light::Red), Who::Light(Light::Blue)])
    }

    fn cond(&self, rng: &mut Rng) -> Cond {
        let few = rng.u8(..4);
        let all = [
            Cond::HasCrewMate,
            Cond::QueueAtLeast(few),
            Cond::HandAtMost(few),
            Cond::HandAtLeast(few),
            Cond::CapacityAtLeast(few),
            Cond::TokensInStock(few),
            Cond::DisableInStock,
            Cond::OwnCleanTile,
            Cond::OwnUnstrainedTile,
            Cond::AnotherCanAmplify,
            Cond::NegativesCanMove,
            Cond::OfferHolds,
            Cond::BoardRoom(few),
            Cond::TierAhead,
            Cond::ToxicDiceAtLeast(few),
            Cond::ResourceAtLeast(Resource::Power, 4 * few),
            Cond::ResourceAtMost(Resource::Oxygen, 4 * few),
            Cond::MissionActive,
            Cond::PersistentAtLeast(few),
            Cond::IdleAtLeast(3 * few),
            Cond::DocksUsedAtLeast(few),
            Cond::HousedAtLeast(few),
        ];
        of(rng, &all)
    }
}
