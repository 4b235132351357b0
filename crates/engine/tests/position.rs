//! Only what could lie on a table becomes a state, and only what fits together a rulebook.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{rulebook, seat, setup_with};
use engine::State;
use engine::board::Space;
use engine::die::{Die, Face};
use engine::event::Silent;
use engine::flow::{Cursor, Step};
use engine::position::Position;
use engine::rulebook::{BadgeId, CardId, CountryId, MissionId, Parts, Rulebook, TileId};
use engine::table::{ActiveMission, Outcome, Phase};
use fastrand::Rng;

/// A change to a position and what is said about it.
type Broken = (fn(&mut Position), &'static str);

const BROKEN: [Broken; 23] = [
    (|position| position.table.players = 0, "0 players"),
    (|position| position.table.players = 3, "no Resource board"),
    (|position| position.table.areas[0].country = position.table.areas[1].country, "a country twice"),
    (|position| position.table.areas[0].country = CountryId(200), "an unknown country"),
    (|position| position.table.areas[0].badges[0].as_mut().unwrap().0 = BadgeId(200), "an unknown badge"),
    (|position| position.table.areas[0].track = 8, "the yellow marker is past its track"),
    (|position| position.table.areas[0].boards = position.table.areas[1].boards, "another player's board"),
    (|position| position.table.wheels[2].drain = 30, "a drain of 30"),
    (|position| position.table.wheels[1].bonus = 6, "a white marker is past its track"),
    (|position| position.table.research_paid[0] = 9, "9 is paid"),
    (|position| position.table.stock.amplify_strain[0] += 1, "tokens"),
    (|position| position.table.stock.disable = 255, "255 Disable tokens"),
    (|position| position.table.occupied.remove(first(position)), "owned and occupied spaces differ"),
    (|position| position.table.tiles[first(position).index()].tile = TileId(9_999), "an unknown tile"),
    (|position| position.table.tiles[first(position).index()].owner = seat(2), "belongs to another player"),
    (|position| position.table.tiles[first(position).index()].scenario = 1, "Scenario tokens"),
    (|position| position.table.cards.push(CardId(200)), "belongs to another disaster"),
    (|position| position.secret.deck = [CardId(200); 12], "cards of another disaster"),
    (|position| position.table.outcome = Some(Outcome::Won), "not over with one"),
    (|position| position.table.phase = Phase::SpendCapacity, "in SpendCapacity"),
    (|position| position.flow.reserved_tokens = 1, "tokens are set aside for nobody"),
    (
        |position| {
            let (card, die) = (position.table.missions.top.unwrap(), Face::new(1).unwrap());
            position.table.missions.push(ActiveMission { card, die, owner: seat(1) });
        },
        "a mission lies there twice",
    ),
    (
        |position| {
            let die = Face::new(5).unwrap();
            position.table.missions.push(ActiveMission { card: other_mission(position), die, owner: seat(1) });
        },
        "past 4",
    ),
];

fn first(position: &Position) -> Space {
    position.table.owned(seat(1)).first().unwrap()
}

fn other_mission(position: &Position) -> MissionId {
    let card = MissionId(0);
    if position.table.missions.top == Some(card) { MissionId(1) } else { card }
}

/// Two players against the first disaster that knows no Scenario tokens.
fn position() -> Position {
    let plain = rulebook().disasters.iter().position(|disaster| disaster.scenario == Default::default()).unwrap();
    let setup = setup_with(&mut Rng::with_seed(3), 2, plain);
    Position::of(&State::new(rulebook(), &setup, &mut Silent).unwrap())
}

#[test]
fn what_could_not_lie_on_a_table_is_refused_with_a_reason() {
    assert!(position().check(rulebook()).is_ok());
    for (change, expected) in BROKEN {
        let mut broken = position();
        change(&mut broken);
        let said = broken.check(rulebook()).map(drop).expect_err(expected);
        assert!(said.contains(expected), "'{said}' instead of '{expected}'");
    }
}

#[test]
fn a_question_about_nothing_is_refused() {
    let mut position = position();
    position.flow.lanes.iter_mut().for_each(|lane| lane.text = None);
    position.table.phase = Phase::ResetTheRound;
    position.flow.step = Step::Counter(Cursor(first(&position).index() as u8));
    assert!(position.check(rulebook()).unwrap_err().contains("nothing to choose"));
    position.flow.step = Step::Counter(Cursor(200));
    assert!(position.check(rulebook()).is_err());
}

#[test]
fn a_die_on_a_slot_that_does_not_take_it_is_refused() {
    let mut position = position();
    let tile = &mut position.table.tiles[position.table.occupied.first().unwrap().index()];
    let slots = rulebook().face(tile.tile, tile.light).slots;
    let wrong = Face::ALL.into_iter().find(|face| !slots.faces(0).has(*face));
    // Where every face fits one slot, a second die does not.
    let (slot, face) = wrong.map_or((1, Face::ALL[0]), |face| (0, face));
    tile.dice[slot] = Some(Die::flat(face));
    let fits = slot == 1 && slots.faces(1).has(face) && !slots.takes_pair();
    assert_eq!(position.check(rulebook()).is_ok(), fits);
}

/// A change to the parts of a box and what is said about it.
type Torn = (fn(&mut Parts), &'static str);

const TORN: [Torn; 8] = [
    (|parts| drop(parts.faces.pop()), "tiles without two faces"),
    (|parts| parts.tiles[0].country = Some(CountryId(99)), "belongs to no country"),
    (|parts| parts.tables.boosts[0][0] = TileId(0), "a Boost tile is missing"),
    (|parts| parts.countries[0].tiles.1 += 1, "tiles of others"),
    (|parts| parts.countries[1].tracks[0].len = 9, "a dice track"),
    (|parts| parts.disasters[0].cards.1 = 200, "cards that are not there"),
    (|parts| parts.tables.missions = 7, "a game of 7 missions"),
    (|parts| parts.badges[0].effect.0 = u16::MAX, "a text is missing"),
];

#[test]
fn parts_that_do_not_fit_together_are_no_rulebook() {
    for (change, expected) in TORN {
        let mut parts = Parts::clone(rulebook());
        change(&mut parts);
        let said = Rulebook::checked(parts).expect_err(expected);
        assert!(said.contains(expected), "'{said}' instead of '{expected}'");
    }
}
