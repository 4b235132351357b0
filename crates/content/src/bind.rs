//! Binds a checked pack into a [`Rulebook`].

use std::sync::Arc;

use engine::abilities::{Program, Target, Texts};
use engine::die::{Face, Faces};
use engine::effect::{Effect, Tier};
use engine::resource::{Light, Resources};
use engine::rulebook::{self, CardId, CountryId, DiceTrack, IrregularityId, Parts, Rulebook, TileId};

use crate::component::{self, Component};
use crate::load::Parsed;
use crate::mistake::Mistake;
use crate::source;

/// A pack that has been read: its rulebook, and what people want to see of it.
#[derive(Clone, Debug)]
pub struct Pack {
    /// What the pack is called.
    pub name: String,
    /// The pack it builds on, if it holds only what differs.
    pub base: Option<String>,
    /// The rules as the engine reads them.
    pub rulebook: Arc<Rulebook>,
    /// Every component and where it is from.
    pub components: Vec<Component>,
    pub(crate) texts: Vec<(Program, Vec<Effect>)>,
}

impl Pack {
    /// How a saved game names it: the name for people, the digest of every letter for the program.
    pub fn label(&self) -> String {
        format!("{} {:016x}", self.name, self.rulebook.hash)
    }

    /// The same for those who only play: without the list of what is printed and what is ours, which tools show.
    pub fn to_play_with(mut self) -> Pack {
        self.components.clear();
        self
    }

    /// The text that a program of the rulebook was compiled from.
    pub fn text(&self, program: Program) -> &[Effect] {
        let found = self.texts.binary_search_by_key(&program.0, |(start, _)| start.0);
        found.map_or(&[], |place| &self.texts[place].1)
    }

    /// The effect that a step of the rulebook comes from, and the whole text it stands in; nothing for a step of the
    /// station itself and for the end of a text.
    pub fn effect_at(&self, at: Target) -> Option<(&Effect, &[Effect])> {
        let behind = self.texts.partition_point(|(start, _)| start.0 <= at.0);
        let (start, effects) = self.texts.get(behind.checked_sub(1)?)?;
        let effect = *Texts::origins(effects).get(usize::from(at.0 - start.0))?;
        Some((effect?, effects))
    }
}

/// Binds a pack in which [`crate::check`] found no mistake.
pub(crate) fn bind(parsed: &Parsed) -> Result<Pack, Vec<Mistake>> {
    let mut binder = Binder { steps: Texts::default(), texts: Vec::new(), full: false };
    let mut book = Parts { hash: parsed.hash, ..Parts::default() };
    for (index, (country, tiles)) in parsed.countries.iter().enumerate() {
        let first = TileId(book.tiles.len() as u16);
        let id = CountryId(index as u8);
        tiles.content.iter().for_each(|tile| binder.tile(&mut book, id, tile));
        book.countries.push(binder.country(&country.key, &country.content, (first, tiles.content.len() as u8)));
    }
    book.tables = tables(parsed);
    parsed.boosts.content.iter().for_each(|boost| binder.boost(&mut book, boost));
    book.badges = parsed.badges.content.iter().map(|badge| binder.badge(badge)).collect();
    book.missions = parsed.missions.content.iter().map(|mission| binder.mission(mission)).collect();
    parsed.disasters.iter().for_each(|sheet| binder.disaster(&mut book, &sheet.key, &sheet.content));
    for (dock, value) in book.docking.iter_mut().zip(&parsed.station.content.docking.value) {
        *dock = *value;
    }
    if binder.full {
        let what = format!("all texts together are too long; expected at most {MOST_STEPS} steps");
        return Err(vec![parsed.contents.mistake(&[], &[], what)]);
    }
    book.texts = binder.steps;
    let rulebook = Rulebook::checked(book).map_err(|broken| vec![parsed.contents.mistake(&[], &[], broken)])?;
    Ok(Pack {
        name: parsed.name.clone(),
        base: parsed.base.clone(),
        rulebook: Arc::new(rulebook),
        components: component::list(parsed),
        texts: binder.texts,
    })
}

/// Places among the steps are 16 bits wide, and one text has far fewer than the rest.
const MOST_STEPS: usize = 60_000;

struct Binder {
    steps: Texts,
    texts: Vec<(Program, Vec<Effect>)>,
    /// Was there no room for a text?
    full: bool,
}

impl Binder {
    fn text(&mut self, effects: &[Effect]) -> Program {
        if self.steps.len() > MOST_STEPS {
            self.full = true;
            return Program::default();
        }
        let program = self.steps.add(effects);
        if !effects.is_empty() {
            self.texts.push((program, effects.to_vec()));
        }
        program
    }

    fn tile(&mut self, book: &mut Parts, country: CountryId, tile: &source::Tile) {
        book.tiles.push(rulebook::Tile { key: tile.key.clone(), country: Some(country), tier: tile.tier });
        for (_, face) in tile.faces() {
            let face = self.face(face);
            book.faces.push(face);
        }
    }

    fn boost(&mut self, book: &mut Parts, boost: &source::Boost) {
        let id = TileId(book.tiles.len() as u16);
        book.tables.boosts[boost.light.index()][usize::from(boost.number - 1)] = id;
        book.tiles.push(rulebook::Tile { key: boost.key.clone(), country: None, tier: Tier::Boost });
        let face = self.face(&boost.face);
        book.faces.extend(Light::ALL.map(|_| face.clone()));
    }

    fn face(&mut self, face: &source::TileFace) -> rulebook::TileFace {
        let mut output = [None; 2];
        output.iter_mut().zip(&face.output).for_each(|(place, made)| *place = Some(*made));
        rulebook::TileFace {
            name: face.name.clone(),
            cost: face.cost,
            drain: face.drain,
            slots: face.slots,
            ability: self.text(&face.ability),
            has_ability: !face.ability.is_empty(),
            output,
            unique: face.unique,
            counter: face.counter,
            padlock: face.padlock,
            produces: face.output.iter().map(|(resource, _)| *resource).collect::<Resources>(),
        }
    }

    fn country(&mut self, key: &str, country: &source::Country, tiles: (TileId, u8)) -> rulebook::Country {
        rulebook::Country {
            key: key.to_owned(),
            name: country.name.clone(),
            complexity: country.complexity,
            tiles,
            edge: country.edge,
            oriented: country.oriented,
            rolls_into: country.rolls_into,
            reserve: country.reserve,
            before_roll: self.text(&country.before_roll),
            after_roll: self.text(&country.after_roll),
            free: country.free.iter().map(|free| self.free(free)).collect(),
            locks: country.locks.iter().map(|lock| lock.value).collect(),
            counter_start: country.counter_start.unwrap_or(Face::ALL[0]),
            converters: country.converters,
            cycles_together: country.cycles_together,
            tracks: [track(&country.tracks.standard), track(&country.tracks.solo)],
        }
    }

    fn free(&mut self, free: &source::Free) -> rulebook::FreeAction {
        let effect = self.text(&free.effect);
        rulebook::FreeAction { key: free.key.clone(), when: free.when.clone(), effect }
    }

    fn badge(&mut self, badge: &source::Badge) -> rulebook::Badge {
        let effect = self.text(&badge.effect);
        rulebook::Badge { key: badge.key.clone(), name: badge.name.clone(), needs: badge.needs.clone(), effect }
    }

    fn disaster(&mut self, book: &mut Parts, key: &str, disaster: &source::Disaster) {
        let cards = (CardId(book.cards.len() as u8), disaster.cards.len() as u8);
        let odd = (IrregularityId(book.irregularities.len() as u8), disaster.irregularities.len() as u8);
        book.cards.extend(disaster.cards.iter().map(|card| self.card(card)));
        book.irregularities.extend(disaster.irregularities.iter().map(|odd| self.irregularity(odd)));
        book.disasters.push(rulebook::Disaster {
            key: key.to_owned(),
            name: disaster.name.clone(),
            level: disaster.level,
            cards,
            deck: disaster.deck,
            scenario: disaster.scenario,
            toxic: disaster.toxic,
            before_roll: self.text(&disaster.before_roll),
            irregularities: odd,
        });
    }

    fn card(&mut self, card: &source::Card) -> rulebook::Card {
        rulebook::Card {
            key: card.key.clone(),
            name: card.name.clone(),
            level: card.level,
            slots: card.slots.map(|slots| slots.0),
            toxic: card.toxic.unwrap_or(Faces::EMPTY),
            effect: self.text(&card.effect),
        }
    }

    fn mission(&mut self, mission: &source::Mission) -> rulebook::Mission {
        let mut costs = [[0; 4]; 4];
        for (resource, steps) in &mission.costs {
            for (step, amount) in steps.iter().enumerate() {
                costs[step][resource.index()] = *amount;
            }
        }
        let standing = self.text(&mission.standing);
        rulebook::Mission { key: mission.key.clone(), name: mission.name.clone(), costs, solo: mission.solo, standing }
    }

    fn irregularity(&mut self, odd: &source::Irregularity) -> rulebook::Irregularity {
        rulebook::Irregularity {
            key: odd.key.clone(),
            name: odd.name.clone(),
            benefit: odd.benefit.clone(),
            impediment: odd.impediment.clone(),
            before_roll: self.text(&odd.before_roll),
            before_roll_is: odd.before_roll_is.unwrap_or_default(),
            after_cards: self.text(&odd.after_cards),
            after_cards_is: odd.after_cards_is.unwrap_or_default(),
        }
    }
}

fn track(track: &source::Track) -> DiceTrack {
    let mut bound = DiceTrack { len: track.dice.len() as u8, ..DiceTrack::default() };
    bound.dice.iter_mut().zip(&track.dice).for_each(|(place, dice)| *place = *dice);
    bound.costs.iter_mut().zip(&track.costs).for_each(|(place, cost)| *place = *cost);
    bound
}

fn tables(parsed: &Parsed) -> rulebook::Tables {
    let (station, tables) = (&parsed.station.content, &parsed.tables.content);
    let mut bound = rulebook::Tables {
        disable: station.disable.value,
        emergency: station.emergency.value.clone(),
        cache: station.cache.value,
        amplify: station.amplify.value,
        bonus_capacity: station.bonus_capacity.value,
        missions: station.missions.value,
        ..rulebook::Tables::default()
    };
    bound.research.iter_mut().zip(&station.research.value).for_each(|(place, step)| *place = *step);
    bound.bonus.iter_mut().zip(&station.bonus.value).for_each(|(place, space)| *place = *space);
    for (place, drain) in bound.drain.iter_mut().zip(&tables.drain.value) {
        *place = [drain.one_board, drain.more_boards];
    }
    for (place, amplify_strain) in bound.amplify_strain.iter_mut().zip(&tables.amplify_strain.value) {
        place.iter_mut().zip(amplify_strain).for_each(|(place, count)| *place = *count);
    }
    for (place, difficulty) in bound.difficulty.iter_mut().zip(&tables.difficulty.value) {
        *place = (difficulty.capacity, difficulty.drain);
    }
    bound
}
