//! The Station tiles.

use engine::effect::Tier;
use engine::resource::Light;
use engine::rulebook::{Measure, Slots};

use super::countries::Traits;
use super::effects::{self, Context, Place};
use super::{keys, name, range};
use crate::load::Parsed;
use crate::locate::At::{self, Field, Key};
use crate::mistake::Mistake;
use crate::sheet::Sheet;
use crate::source::{Boost, Tile, TileFace};

/// Every country begins with three tiles (core p. 7).
const STARTERS: usize = 3;
/// More do not fit on the board, nor into the engine's sets.
const MOST: usize = 32;

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    for (country, tiles) in &parsed.countries {
        if tiles.content.len() > MOST {
            let what = format!("{} tiles; expected at most {MOST}", tiles.content.len());
            mistakes.push(tiles.mistake(&[], &[], what));
            continue;
        }
        set(tiles, mistakes);
        let traits = Traits::of(&country.content, &tiles.content);
        for tile in &tiles.content {
            for (light, face) in tile.faces() {
                let context = Context { traits, ..Context::new(Place::Tile) };
                let side = if light == Light::Red { "red" } else { "blue" };
                let mut desk = PackReader { sheet: tiles, owner: [Key(&tile.key), Field(side)], light, face, mistakes };
                desk.face(&context);
                desk.price(tile.tier);
            }
        }
    }
    boosts(&parsed.boosts, mistakes);
}

fn set(sheet: &Sheet<Vec<Tile>>, mistakes: &mut Vec<Mistake>) {
    let starters = sheet.content.iter().filter(|tile| tile.tier == Tier::Starter).count();
    if starters != STARTERS {
        mistakes.push(sheet.mistake(&[], &[], format!("{starters} starter tiles; expected {STARTERS}")));
    }
    if let Some(tile) = sheet.content.iter().find(|tile| tile.tier == Tier::Boost) {
        let what = "a Boost tile in a country's set; expected it in tiles/boosts.ron";
        mistakes.push(sheet.mistake(&[Key(&tile.key)], &[Field("tier")], what));
    }
    keys(sheet, &[], sheet.content.iter().map(|tile| tile.key.as_str()), mistakes);
}

fn boosts(sheet: &Sheet<Vec<Boost>>, mistakes: &mut Vec<Mistake>) {
    if sheet.content.len() > MOST {
        return mistakes.push(sheet.mistake(&[], &[], format!("{} faces; expected 4", sheet.content.len())));
    }
    keys(sheet, &[], sheet.content.iter().map(|boost| boost.key.as_str()), mistakes);
    for light in Light::ALL {
        for number in 1..=2 {
            let fits = |boost: &&Boost| boost.light == light && boost.number == number;
            let count = sheet.content.iter().filter(fits).count();
            if count != 1 {
                let what = format!("{count} faces of {light:?} Boost {number}; expected 1");
                mistakes.push(sheet.mistake(&[], &[], what));
            }
        }
    }
    for boost in &sheet.content {
        if !(1..=2).contains(&boost.number) {
            let what = format!("Boost {}; expected 1 or 2", boost.number);
            mistakes.push(sheet.mistake(&[Key(&boost.key)], &[Field("number")], what));
        }
        let context = Context { cache: boost.number == 2, ..Context::new(Place::Tile) };
        let owner = [Key(&boost.key), Field("face")];
        let mut desk = PackReader { sheet, owner, light: boost.light, face: &boost.face, mistakes };
        desk.face(&context);
        desk.price(Tier::Boost);
    }
}

/// One face under the lamp.
struct PackReader<'a, T> {
    sheet: &'a Sheet<T>,
    owner: [At<'a>; 2],
    light: Light,
    face: &'a TileFace,
    mistakes: &'a mut Vec<Mistake>,
}

impl<T> PackReader<'_, T> {
    fn say(&mut self, field: &str, what: String) {
        let key = match self.owner {
            [Key(key), Field("face")] => key.to_owned(),
            [Key(key), Field(side)] => format!("{key} {side}"),
            _ => String::new(),
        };
        let what = format!("{} ({key}) {what}", self.face.name);
        self.mistakes.push(self.sheet.mistake(&self.owner, &[Field(field)], what));
    }

    fn face(&mut self, context: &Context) {
        let face = self.face;
        name(self.sheet, &self.owner, &[Field("name")], &face.name, self.mistakes);
        self.parts(context);
        self.slots();
        self.output();
        let context = Context { counter: face.counter, padlock: face.padlock, ..*context };
        for what in effects::mistakes(&face.ability, &context) {
            self.say("ability", what);
        }
    }

    fn parts(&mut self, context: &Context) {
        if self.face.counter && !context.traits.counters {
            self.say("counter", "has a Counter die slot; expected a country with counter_start".into());
        }
        if self.face.padlock && !context.traits.locks {
            self.say("padlock", "has a padlock; expected a country with locks".into());
        }
    }

    fn slots(&mut self) {
        if let Slots::Sum(least) = self.face.slots
            && !(3..=12).contains(&least)
        {
            self.say("slots", format!("asks for a sum of {least}; expected 3 to 12"));
        }
    }

    fn output(&mut self) {
        let face = self.face;
        match (face.unique, face.output.len()) {
            (None, 1 | 2) | (Some(_), 0) => {}
            (None, count) => self.say("output", format!("makes {count} resources; expected 1 or 2")),
            (Some(unique), _) => self.say("output", format!("is {unique:?} and has an output; expected none")),
        }
        if face.output.len() > 2 {
            return;
        }
        if let [(one, _), (two, _)] = face.output[..]
            && one == two
        {
            self.say("output", format!("makes {one:?} twice; expected two resources"));
        }
        for (resource, output) in &face.output {
            if resource.light() != self.light {
                let [one, two] = self.light.resources();
                self.say("output", format!("makes {resource:?}; expected {one:?} or {two:?} for its light"));
            }
            self.measure(output.times, output.of);
            let way = (&self.owner[..], &[Field("output")][..]);
            range(self.sheet, way, "the base of an output", output.base, -60..=60, self.mistakes);
            range(self.sheet, way, "the factor of an output", output.times, -10..=10, self.mistakes);
            range(self.sheet, way, "the growth of an output", output.tier, 0..=10, self.mistakes);
            if output.base <= 0 && output.times <= 0 && output.tier <= 0 {
                self.say("output", "can never make anything; expected a base, times or tier above 0".into());
            }
        }
    }

    fn measure(&mut self, times: i8, of: Measure) {
        let face = self.face;
        let pair = face.slots.takes_pair();
        match of {
            _ if times == 0 => {}
            Measure::Counter if !face.counter => {
                self.say("output", "counts a Counter die; expected counter: true".into());
            }
            Measure::Die | Measure::Lower | Measure::Sum if face.counter => {
                self.say("output", "counts the placed die beside a Counter die; expected of: Counter".into());
            }
            Measure::Lower | Measure::Sum if !pair => {
                self.say("output", format!("counts the {of:?} of two dice; expected slots for a pair"));
            }
            Measure::Die | Measure::Lower | Measure::Sum | Measure::Counter => {}
        }
    }

    fn price(&mut self, tier: Tier) {
        let free = matches!(tier, Tier::Starter | Tier::Boost);
        if free && (self.face.cost > 0 || self.face.drain.is_some()) {
            self.say("cost", format!("has a price; expected none on a {tier:?} tile"));
        }
        if !free && self.face.cost == 0 {
            self.say("name", format!("has no price; expected a cost for a tile of tier {tier:?}"));
        }
        range(self.sheet, (&self.owner, &[Field("cost")]), "cost", self.face.cost, 0..=60, self.mistakes);
        match self.face.drain {
            None | Some((_, 1..=26)) => {}
            Some((resource, by)) => {
                self.say("drain", format!("drains {by} {resource:?}; expected 1 to 26, or no drain"));
            }
        }
    }
}
