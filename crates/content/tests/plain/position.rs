//! Random positions in which a text can be tried.

use engine::State;
use engine::abilities::Program;
use engine::board::Space;
use engine::die::{Bag, Die, Face, Faces};
use engine::effect::{Cond, Effect, Zone};
use engine::flow::{Flow, Step};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CardId, CardSlots, CountryId, DisasterId, FreeAction, ScenarioTokens, Slots, TileId};
use engine::rulebook::{Parts, Rulebook};
use engine::seat::Seat;
use engine::table::{Cards, OnBoard, Phase, Queue, Table, Token};
use fastrand::Rng;

use crate::walk::seat_of;
use content::TextPlace;

/// A position and where the text stands in it.
pub struct Position {
    pub book: Rulebook,
    pub state: State,
    /// The tile, for texts on tiles.
    pub space: Option<Space>,
}

/// The acting player is the first one.
pub fn position(base: &Rulebook, place: TextPlace, players: usize, text: &[Effect], rng: &mut Rng) -> Position {
    let mut book = Parts::clone(base);
    let program = book.texts.add(text);
    let (country, disaster) = whereabouts(base, place, rng);
    let mut setup = testkit::setup_with(base, rng, players, usize::from(disaster.0));
    let taken = setup.seats[0].country;
    if let Some(other) = setup.seats.iter_mut().find(|seat| seat.country == country) {
        other.country = taken;
    }
    setup.seats[0].country = country;
    setup.irregularities.clear();
    let state = State::new(base, &setup, &mut engine::event::Silent).expect("the setup is legal");
    let mut table = *state.table();
    scatter(base, &mut table, rng);
    let mut secret = *state.secret();
    let mut flow = Flow::NEW;
    let mut space = None;
    match place {
        TextPlace::Tile { counter, padlock, .. } => {
            let tile = unused(base, &table, country, rng);
            space = Some(lay_text(&mut book, &mut table, tile, (counter, padlock), program, rng));
            flow.step = Step::Place;
        }
        TextPlace::Boost(number) => {
            let light = Light::ALL[rng.usize(..2)];
            let tile = base.tables.boosts[light.index()][usize::from(number) - 1];
            space = Some(lay_text(&mut book, &mut table, tile, (false, false), program, rng));
            flow.step = Step::Place;
        }
        TextPlace::Free(_) => {
            let action = FreeAction { key: "text".into(), when: Vec::new(), effect: program };
            book.countries[usize::from(country.0)].free = vec![action];
            flow.step = Step::Place;
        }
        TextPlace::Badge => {
            let (badge, _) = table.areas[0].badges[0].expect("everybody has a badge");
            patch_badge(&mut book, badge, program, rng);
            (flow.step, table.phase) = (Step::Spend, Phase::SpendCapacity);
        }
        TextPlace::Card(disaster) => {
            let card = CardId(base.disaster(disaster).cards.0.0);
            let patched = &mut book.cards[usize::from(card.0)];
            patched.effect = program;
            patched.slots = rng.bool().then_some(CardSlots::plain([Faces::ALL; 2]));
            table.cards = Cards::default();
            table.cards.deck = 3;
            secret.deck[2] = card;
        }
        TextPlace::BeforeRoll(disaster) => {
            book.disasters[usize::from(disaster.0)].before_roll = program;
            book.countries.iter_mut().for_each(|country| country.before_roll = Program::NOTHING);
        }
        TextPlace::Country(_) => {
            let patched = &mut book.countries[usize::from(country.0)];
            (patched.before_roll, patched.after_roll) = (Program::NOTHING, program);
            book.disasters.iter_mut().for_each(|disaster| disaster.before_roll = Program::NOTHING);
            table.areas.iter_mut().for_each(|area| area.fewer_next_roll = 0);
        }
    }
    if flow.step == Step::Place {
        table.areas.iter_mut().for_each(|area| area.kept = Bag::EMPTY);
    } else {
        table
            .areas
            .iter_mut()
            .for_each(|area| (area.pool, area.storage, area.queue) = (Bag::EMPTY, Bag::EMPTY, Queue::EMPTY));
    }
    let book = Rulebook::checked(book).expect("the text fits into the box");
    let state = engine::position::Position { table, flow, secret }.check(&book).expect("the position could lie there");
    Position { state, book, space }
}

fn whereabouts(book: &Rulebook, place: TextPlace, rng: &mut Rng) -> (CountryId, DisasterId) {
    let any_country = CountryId(rng.u8(..book.countries.len() as u8));
    let any_disaster = DisasterId(rng.u8(..book.disasters.len() as u8));
    match place {
        TextPlace::Tile { country, .. } | TextPlace::Free(country) | TextPlace::Country(country) => {
            (country, any_disaster)
        }
        TextPlace::Boost(_) | TextPlace::Badge => (any_country, any_disaster),
        TextPlace::Card(disaster) | TextPlace::BeforeRoll(disaster) => (any_country, disaster),
    }
}

fn patch_badge(book: &mut Parts, badge: BadgeId, program: Program, rng: &mut Rng) {
    let badge = &mut book.badges[usize::from(badge.0)];
    badge.effect = program;
    badge.needs = match rng.u8(..3) {
        0 => vec![Cond::TokensInStock(rng.u8(1..3))],
        _ => Vec::new(),
    };
}

/// A tile of the first player that dice can be placed on at once.
fn lay_text(
    book: &mut Parts,
    table: &mut Table,
    tile: TileId,
    (counter, padlock): (bool, bool),
    program: Program,
    rng: &mut Rng,
) -> Space {
    let seat = seat_of(0);
    let light = Light::ALL[rng.usize(..2)];
    let patched = &mut book.faces[usize::from(tile.0) * 2 + light.index()];
    (patched.ability, patched.has_ability) = (program, true);
    (patched.counter, patched.padlock) = (counter, padlock);
    patched.slots = match rng.u8(..6) {
        0 => Slots::Double(Faces::ALL),
        1 => Slots::Sum(3),
        2 => Slots::Separated(Faces::ALL, Faces::ALL),
        _ => Slots::One(Faces::ALL),
    };
    let free: Vec<Space> = table.occupied.rest().iter().collect();
    let space = free[rng.usize(..free.len())];
    let mut laid = OnBoard::new(tile, light, seat);
    laid.counter = counter.then(|| Die::flat(Face::ALL[rng.usize(..4)]));
    let used: Vec<u8> = table.owned(seat).iter().filter_map(|space| table.tiles[space.index()].lock).collect();
    let locks = book.countries[usize::from(table.of(seat).country.0)].locks.len() as u8;
    if padlock && let Some(lock) = (0..locks).find(|lock| !used.contains(lock)) {
        (laid.lock, laid.open) = (Some(lock), true);
    }
    // Another Boost tile may show the same face, whose slots are others now.
    table.tiles.iter_mut().filter(|other| other.tile == tile).for_each(|other| other.dice = [None; 2]);
    table.lay(space, laid);
    space
}

fn dice(count: usize, oriented: bool, rng: &mut Rng) -> Vec<Die> {
    let die = |rng: &mut Rng| if oriented { Die::from_index(rng.u8(..24)) } else { Die::from_index(4 * rng.u8(..6)) };
    (0..count).filter_map(|_| die(rng)).collect()
}

fn scatter(book: &Rulebook, table: &mut Table, rng: &mut Rng) {
    for seat in table.seats().iter() {
        area(book, table, seat, rng);
    }
    if rng.u8(..3) == 0 {
        table.stock.amplify_strain = table.stock.amplify_strain.map(|printed| printed.min(rng.u8(..2)));
        table.stock.disable = table.stock.disable.min(rng.u8(..3));
    }
    for seat in table.seats().iter() {
        (0..rng.u8(1..5)).for_each(|_| own_tile(book, table, seat, rng));
        for space in table.owned(seat).iter() {
            burden(book, table, space, rng);
        }
    }
    for wheel in &mut table.wheels {
        wheel.drain = rng.u8(3..=29);
        wheel.available = rng.i16(-20..20);
    }
    for dock in &mut table.docks {
        dock.disabled = table.stock.disable > 0 && rng.u8(..4) == 0;
        table.stock.disable -= u8::from(dock.disabled);
    }
    table.tier = rng.u8(1..=4);
    table.toxic = Faces::EMPTY;
    table.toxic_aid_dice[0] = rng.u8(..5);
}

fn area(book: &Rulebook, table: &mut Table, seat: Seat, rng: &mut Rng) {
    let country = book.country(table.of(seat).country);
    let solo = table.solo();
    let area = &mut table.areas[seat.index()];
    let oriented = country.oriented;
    area.pool = dice(rng.usize(..6), oriented, rng).into_iter().collect();
    area.storage = dice(rng.usize(..6), oriented, rng).into_iter().collect();
    area.kept = dice(rng.usize(..3), oriented, rng).into_iter().collect();
    if country.rolls_into == Zone::Queue {
        dice(rng.usize(..9), oriented, rng).into_iter().for_each(|die| area.queue.push(die));
    }
    if solo {
        area.cache = dice(rng.usize(..4), oriented, rng).into_iter().collect();
    }
    area.converters = rng.u8(..=country.converters.1);
    area.capacity = rng.u16(..8);
    area.track = rng.u8(..country.tracks[usize::from(solo)].len);
    area.discount = rng.u8(..3) / 2;
    area.out_of_offer |= (rng.u32(..) & rng.u32(..)) & ((1 << country.tiles.1) - 1);
}

/// A tile of a country that is not on the board.
fn unused(book: &Rulebook, table: &Table, country: CountryId, rng: &mut Rng) -> TileId {
    let (first, count) = book.country(country).tiles;
    let there = |tile: &TileId| table.occupied.iter().any(|space| table.tiles[space.index()].tile == *tile);
    let free = (first.0..first.0 + u16::from(count)).map(TileId).filter(|tile| !there(tile));
    rng.choice(free.collect::<Vec<TileId>>()).expect("a set is larger than what lies there")
}

fn own_tile(book: &Rulebook, table: &mut Table, seat: Seat, rng: &mut Rng) {
    let free: Vec<Space> = table.occupied.rest().iter().collect();
    let space = free[rng.usize(..free.len())];
    let tile = unused(book, table, table.of(seat).country, rng);
    let light = Light::ALL[rng.usize(..2)];
    let mut laid = OnBoard::new(tile, light, seat);
    laid.counter = book.face(tile, light).counter.then(|| Die::flat(Face::ALL[rng.usize(..6)]));
    table.lay(space, laid);
}

fn burden(book: &Rulebook, table: &mut Table, space: Space, rng: &mut Rng) {
    let mut tile = table.tiles[space.index()];
    let face = book.face(tile.tile, tile.light);
    let often = |rng: &mut Rng| rng.u8(..5) == 0;
    if often(rng) {
        tile.amplify = token(table, rng);
    }
    if often(rng) {
        tile.strain = token(table, rng);
    }
    if often(rng) && table.stock.disable > 0 {
        table.stock.disable -= 1;
        tile.disabled = true;
    }
    tile.scenario = match book.disaster(table.disaster).scenario {
        ScenarioTokens::None => 0,
        ScenarioTokens::Holes(most) | ScenarioTokens::Integrity(most) => rng.u8(..=most) * rng.u8(..2),
    };
    if rng.bool() {
        let fitting = |die: &Die| !face.slots.takes_pair() && face.slots.faces(0).has(die.top());
        tile.dice[0] = dice(1, false, rng).into_iter().find(fitting);
    }
    let used: Vec<u8> = table.owned(tile.owner).iter().filter_map(|at| table.tiles[at.index()].lock).collect();
    let locks = book.country(table.of(tile.owner).country).locks.len() as u8;
    if face.padlock
        && rng.bool()
        && let Some(lock) = (0..locks).find(|lock| !used.contains(lock))
    {
        (tile.lock, tile.open) = (Some(lock), rng.bool());
    }
    table.tiles[space.index()] = tile;
}

fn token(table: &mut Table, rng: &mut Rng) -> Option<Token> {
    let number = Face::ALL[rng.usize(..6)];
    if table.stock.with(number) == 0 {
        return None;
    }
    *table.stock.heap(number) -= 1;
    Some(Token { number, resource: Resource::ALL[rng.usize(..4)] })
}
