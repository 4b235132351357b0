//! The texts: does everything they speak of exist where they stand?

use engine::effect::{
    Amount, Cond, Counters, Dice, Effect, Filter, Steps, Take, TakeTiles, Tiles, Value, Wheels, Zone,
};
use engine::rulebook::Scenario;

use super::countries::Traits;
use super::words::{Family, family, is_personal, word};
use crate::load::Sheet;
use crate::mistake::Mistake;

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// On a Station tile.
    Tile,
    /// On a Country board.
    Country,
    /// On a career badge.
    Badge,
    /// On a disaster card.
    Card,
    /// On a disaster's player aid, for every player.
    Standing,
}

/// What a text may speak of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub place: Place,
    /// The parts its country has.
    pub traits: Traits,
    /// Does its tile have a Counter die slot?
    pub counter: bool,
    /// Does its tile show a padlock?
    pub padlock: bool,
    /// Does it reach into the solo cache?
    pub cache: bool,
    /// What its disaster's Scenario tokens mean.
    pub scenario: Scenario,
    /// Does its disaster have Toxic values?
    pub toxic: bool,
}

impl Context {
    /// A text that speaks of nothing special.
    pub fn new(place: Place) -> Context {
        Context {
            place,
            traits: Traits::default(),
            counter: false,
            padlock: false,
            cache: false,
            scenario: Scenario::None,
            toxic: false,
        }
    }
}

/// What is wrong with a text, as mistakes of its file.
pub(super) fn texts<T>(
    sheet: &Sheet<T>,
    anchors: &[&str],
    name: &str,
    effects: &[Effect],
    context: &Context,
    found: &mut Vec<Mistake>,
) {
    found.extend(mistakes(effects, context).into_iter().map(|what| sheet.mistake(anchors, format!("{name} {what}"))));
}

/// What is wrong with a text.
pub(super) fn mistakes(effects: &[Effect], context: &Context) -> Vec<String> {
    let mut reader = Reader { context, inside: Inside::default(), before: Before::default(), mistakes: Vec::new() };
    reader.all(effects);
    reader.mistakes
}

#[derive(Clone, Copy, Default)]
struct Inside {
    each_seat: bool,
    give: bool,
}

#[derive(Clone, Copy, Default)]
struct Before {
    changed: bool,
    sector: bool,
    hit: bool,
}

struct Reader<'a> {
    context: &'a Context,
    inside: Inside,
    before: Before,
    mistakes: Vec<String>,
}

impl Reader<'_> {
    fn need(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.mistakes.push(what());
        }
    }

    fn all(&mut self, effects: &[Effect]) {
        effects.iter().for_each(|effect| self.effect(effect));
    }

    fn effect(&mut self, effect: &Effect) {
        self.place(effect);
        match effect {
            Effect::May(inner) => self.inner("May", inner),
            Effect::Repeat(inner) => {
                let ends = matches!(inner[..], [Effect::May(_)]);
                self.need(ends, || "repeats without end; expected Repeat([May([…])])".into());
                self.inner("Repeat", inner);
            }
            Effect::Either(branches) => {
                let count = branches.len();
                self.need(count >= 2, || format!("offers Either of {count}; expected at least 2 branches"));
                branches.iter().for_each(|branch| self.inner("Either", branch));
            }
            Effect::EachSeat(_, inner) => {
                let outer = self.inside;
                self.need(!outer.each_seat, || "has EachSeat inside EachSeat; expected it once".into());
                self.inside.each_seat = true;
                self.inner("EachSeat", inner);
                self.inside = outer;
            }
            Effect::Give(_, inner) => {
                let outer = self.inside;
                self.need(!outer.give, || "has Give inside Give; expected it once".into());
                self.inside.give = true;
                self.inner("Give", inner);
                self.inside = outer;
            }
            Effect::If(cond, inner) => {
                self.cond(cond);
                self.inner("If", inner);
            }
            _ => self.verb(effect),
        }
    }

    fn inner(&mut self, word: &str, inner: &[Effect]) {
        self.need(!inner.is_empty(), || format!("has an empty {word}; expected effects inside"));
        self.all(inner);
    }

    fn place(&mut self, effect: &Effect) {
        let place = self.context.place;
        let family = family(effect);
        let allowed = match place {
            Place::Tile | Place::Country => matches!(family, Family::Dice | Family::Shape),
            Place::Badge => matches!(family, Family::Station | Family::Sharing | Family::Shape),
            Place::Card => matches!(family, Family::Station | Family::Seats | Family::Shape),
            Place::Standing => matches!(family, Family::Station | Family::Shape),
        };
        self.need(allowed, || format!("says {}; expected no such word on a {place:?}", word(effect)));
        let alone = place == Place::Card && !self.inside.each_seat && is_personal(effect);
        self.need(!alone, || format!("says {} to nobody; expected it inside EachSeat", word(effect)));
    }

    fn verb(&mut self, effect: &Effect) {
        let traits = self.context.traits;
        match effect {
            Effect::Roll(count, zone) => {
                self.positive(effect, *count);
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
                self.before.changed = true;
            }
            Effect::Tilt(dice, ways) => {
                self.dice(dice);
                self.oriented(effect);
                self.need(ways.0 != 0, || "tilts in no way; expected at least one of Up, Down, Left, Right".into());
            }
            Effect::Turn(dice) => {
                self.dice(dice);
                self.oriented(effect);
                let singly = matches!(dice.take, Take::One | Take::Exactly(_) | Take::UpTo(_));
                self.need(singly, || format!("turns {:?}; expected One, Exactly or UpTo", dice.take));
            }
            Effect::Move(dice, to) => {
                self.dice(dice);
                self.zone(*to);
                self.need(dice.zone != *to, || format!("moves dice from {to:?} to {to:?}; expected two zones"));
            }
            Effect::Cycle(least, most) => {
                self.zone(Zone::Queue);
                let fits = (1..=*most).contains(least);
                self.need(fits, || format!("cycles {least} to {most} dice; expected at least 1 and a rising range"));
            }
            Effect::CopyToCache => self.zone(Zone::Cache),
            Effect::GainToken(_) | Effect::SpendToken => {
                self.need(traits.tokens, || format!("says {}; expected a country with tokens", word(effect)));
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
            Effect::Pay | Effect::Discount(_) => self.zone(Zone::Storage),
            Effect::Hit(tiles) => {
                let holes = matches!(self.context.scenario, Scenario::Holes(_));
                self.need(holes, || "says Hit; expected a disaster with scenario: Holes".into());
                self.tiles(tiles);
                self.before.hit = true;
            }
            Effect::Disable(tiles) | Effect::Destroy(tiles) | Effect::Strain(tiles) | Effect::Amplify(tiles) => {
                self.tiles(tiles);
            }
            Effect::Scorch(count) => {
                let integrity = matches!(self.context.scenario, Scenario::Integrity(_));
                self.need(integrity, || "says Scorch; expected a disaster with scenario: Integrity".into());
                self.positive(effect, *count);
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
                self.positive(effect, *by);
            }
            Effect::LoseCapacity(amount) | Effect::FewerDice(amount) => self.amount(amount),
            Effect::GainCapacity(count)
            | Effect::SpendCapacity(count)
            | Effect::Transfer(count)
            | Effect::TrackBack(count) => self.positive(effect, *count),
            Effect::MoveNegatives | Effect::KeepDie | Effect::Permit | Effect::DestroyOffer => {}
            Effect::May(_)
            | Effect::Repeat(_)
            | Effect::Either(_)
            | Effect::EachSeat(..)
            | Effect::Give(..)
            | Effect::If(..) => {}
        }
    }

    fn positive(&mut self, effect: &Effect, count: u8) {
        self.need(count > 0, || format!("says {} with 0; expected at least 1", word(effect)));
    }

    fn oriented(&mut self, effect: &Effect) {
        let oriented = self.context.traits.oriented;
        self.need(oriented, || format!("says {}; expected a country with oriented: true", word(effect)));
    }

    fn zone(&mut self, zone: Zone) {
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

    fn dice(&mut self, dice: &Dice) {
        self.zone(dice.zone);
        match dice.of {
            Filter::Any | Filter::Of(_) => {}
            Filter::Another => {
                let changed = self.before.changed;
                self.need(changed, || "speaks of Another die; expected a Shift or Set before it".into());
            }
            Filter::Nth(_) | Filter::NthPlaced => {
                let queue = dice.zone == Zone::Queue;
                self.need(queue, || format!("counts places in {:?}; expected in: Queue", dice.zone));
            }
            Filter::AbovePlaced | Filter::BelowPlaced => {}
        }
        if matches!(dice.of, Filter::NthPlaced | Filter::AbovePlaced | Filter::BelowPlaced) {
            self.placed();
        }
        if let Take::Exactly(count) | Take::UpTo(count) = dice.take {
            self.need(count > 0, || "takes 0 dice; expected at least 1".into());
        }
    }

    fn placed(&mut self) {
        let tile = self.context.place == Place::Tile;
        self.need(tile, || "speaks of a placed die; expected that on a tile only".into());
    }

    fn steps(&mut self, steps: Steps) {
        let (Steps::Up(by) | Steps::Down(by) | Steps::Either(by) | Steps::Within(by)) = steps;
        self.need((1..=5).contains(&by), || format!("shifts by {by}; expected 1 to 5"));
    }

    fn value(&mut self, value: &Value, zone: Option<Zone>) {
        match value {
            Value::Placed | Value::PlacedFlipped => self.placed(),
            Value::PlacedBy(steps) => {
                self.placed();
                self.steps(*steps);
            }
            Value::PlacedTilted(ways) => {
                self.placed();
                let oriented = self.context.traits.oriented && ways.0 != 0;
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

    fn counters(&mut self, counters: Counters) {
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

    fn tiles(&mut self, tiles: &Tiles) {
        let (before, scenario) = (self.before, self.context.scenario);
        let tokens = tiles.marked.is_none() || scenario != Scenario::None;
        self.need(tokens, || "speaks of marked tiles; expected a disaster with Scenario tokens".into());
        self.need(tiles.sectors.is_none() || before.sector, || {
            "speaks of sectors; expected RollSector before it".into()
        });
        self.need(!tiles.just_hit || before.hit, || "speaks of tiles just hit; expected Hit before it".into());
        self.need(tiles.tiers.0 != 0, || "speaks of no tier; expected at least one".into());
        if let TakeTiles::Choose(amount) = tiles.take {
            self.amount(&amount);
        }
    }

    fn wheels(&mut self, wheels: Wheels) {
        let badge = self.context.place == Place::Badge || !matches!(wheels, Wheels::ThisBoard | Wheels::Another);
        self.need(badge, || format!("speaks of {wheels:?}; expected that on a badge only"));
    }

    fn amount(&mut self, amount: &Amount) {
        let (toxic, scenario) = (self.context.toxic, self.context.scenario);
        match amount {
            Amount::N(count) => self.need(*count > 0, || "speaks of an amount of 0; expected at least 1".into()),
            Amount::ByToxicDice(_) => {
                self.need(toxic, || "counts Toxic dice; expected a disaster with toxic: true".into())
            }
            Amount::PerPersistent(_) => {}
            Amount::PerMarked(_) => {
                let tokens = scenario != Scenario::None;
                self.need(tokens, || "counts marked tiles; expected a disaster with Scenario tokens".into());
            }
        }
    }

    fn cond(&mut self, cond: &Cond) {
        let (toxic, queue) = (self.context.toxic, self.context.traits.queue);
        match cond {
            Cond::ToxicDiceAtLeast(_) => {
                self.need(toxic, || "counts Toxic dice; expected a disaster with toxic: true".into());
            }
            Cond::QueueAtLeast(_) => {
                self.need(queue, || "looks at a Queue; expected a country that rolls into it".into())
            }
            _ => {}
        }
    }
}
