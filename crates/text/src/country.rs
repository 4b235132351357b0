//! Country boards.

use content::Pack;
use engine::abilities::Program;
use engine::die::{Edge, Faces};
use engine::effect::Zone;
use engine::rulebook::{Country, CountryId, DiceTrack, FreeAction, TileId};

use crate::context::Context;
use crate::dice::Case;
use crate::key::Key;
use crate::name::Named;
use crate::scribe::Scribe;
use crate::short::Short;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

/// The words on a Country board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountryText {
    /// Its printed name.
    pub name: Line,
    /// How its dice come, change and go, a sentence or two each.
    pub rules: Vec<Line>,
    /// What it may do between placements.
    pub free: Vec<FreeText>,
    /// Its dice track, standard and solo.
    pub tracks: [Line; 2],
}

/// Something a country may do between placements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FreeText {
    /// Its short name in the rulebook.
    pub key: String,
    /// When it may do what, in a sentence.
    pub text: Line,
    /// What it may do, in a few characters.
    pub short: Option<Short>,
}

impl Writer {
    /// A Country board.
    pub fn country(&self, pack: &Pack, id: CountryId) -> CountryText {
        let country = pack.rulebook.country(id);
        CountryText {
            name: mark(&Thing::Country(id), &self.name(Named::Country, &country.name)).into(),
            rules: self.country_rules(pack, country),
            free: country.free.iter().map(|free| self.free(pack, country, free)).collect(),
            tracks: [
                self.track(Key::TrackStandard, &country.tracks[0]),
                self.track(Key::TrackSolo, &country.tracks[1]),
            ],
        }
    }

    fn country_rules(&self, pack: &Pack, country: &Country) -> Vec<Line> {
        let before = self.rule(pack, country, Key::CountryBeforeRoll, country.before_roll);
        let after = self.rule(pack, country, Key::CountryAfterRoll, country.after_roll);
        let rules = [
            before,
            self.rolls_into(country),
            after,
            country.reserve.then(|| self.word(Key::CountryReserve)),
            country.oriented.then(|| self.word(Key::CountryOriented)),
            has_counters(pack, country)
                .then(|| self.say(Key::CountryCounter, Words::new().with("n", country.counter_start.number()))),
            (!country.locks.is_empty()).then(|| self.locks(&country.locks)),
            (country.converters.1 > 0).then(|| {
                self.say(
                    Key::CountryTokens,
                    Words::new().with("n", country.converters.0).with("all", country.converters.1),
                )
            }),
            country.cycles_together.then(|| self.word(Key::CountryCycles)),
            Some(self.word(match country.edge {
                Edge::Wrap => Key::CountryWrap,
                Edge::Destroy => Key::CountryDestroy,
            })),
        ];
        rules.into_iter().flatten().map(Line::from).collect()
    }

    fn rule(&self, pack: &Pack, country: &Country, key: Key, program: Program) -> Option<String> {
        let effects = pack.text(program);
        let text = self.ability(effects, Context::country(country));
        (!effects.is_empty()).then(|| self.say(key, Words::new().line("text", &text)))
    }

    fn rolls_into(&self, country: &Country) -> Option<String> {
        match country.rolls_into {
            Zone::Pool => None,
            Zone::Storage => Some(self.word(Key::CountryRollsIntoStorage)),
            Zone::Queue => Some(self.word(Key::CountryRollsIntoQueue)),
            zone @ (Zone::Cache | Zone::Kept) => {
                let into = Scribe::new(self, Context::country(country)).place(zone, Case::Into);
                Some(self.say(Key::CountryRollsElsewhere, Words::new().with("into", into)))
            }
        }
    }

    fn locks(&self, locks: &[Faces]) -> String {
        let lock = |faces: &Faces| {
            let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
            numbers.join("-")
        };
        let locks: Vec<String> = locks.iter().map(lock).collect();
        self.say(Key::CountryLocks, Words::new().with("locks", self.list(&locks, Key::ListAnd)))
    }

    /// A free action is an offer, even where its text does not say "may".
    fn free(&self, pack: &Pack, country: &Country, free: &FreeAction) -> FreeText {
        let context = Context::country(country);
        let text = Scribe::new(self, context).offer(pack.text(free.effect));
        let words = Words::new().with("text", text);
        let text = match free.when.as_slice() {
            [] => self.line(Key::CountryFree, words),
            when => self.line(Key::CountryFreeWhen, words.with("when", self.when(when, context))),
        };
        FreeText { key: free.key.clone(), short: self.short(pack.text(free.effect), context), text }
    }

    fn track(&self, key: Key, track: &DiceTrack) -> Line {
        let len = usize::from(track.len);
        let start = track.dice[..len].first().map(|dice| self.say(Key::TrackStart, Words::new().with("dice", *dice)));
        let steps = track.dice[..len].iter().skip(1).zip(track.costs);
        let steps =
            steps.map(|(dice, cost)| self.say(Key::TrackSlot, Words::new().with("dice", *dice).with("cost", cost)));
        let slots: Vec<String> = start.into_iter().chain(steps).collect();
        self.line(key, Words::new().with("slots", self.joined(&slots, Key::ListComma)))
    }
}

fn has_counters(pack: &Pack, country: &Country) -> bool {
    let (first, count) = country.tiles;
    let mut tiles = (first.0..first.0 + u16::from(count)).map(TileId);
    tiles.any(|tile| engine::resource::Light::ALL.into_iter().any(|light| pack.rulebook.face(tile, light).counter))
}
