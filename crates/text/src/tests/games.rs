//! What happens in whole random games is told in every language.

use std::collections::BTreeSet;

use engine::State;
use engine::cause::{Cause, Happened};
use engine::event::Event;
use engine::game::Game;
use engine::question::Answers;
use engine::rulebook::{CardId, CountryId, MissionId};
use engine::seat::Seat;
use engine::setup::Setup;
use engine::table::{Outcome, Phase};
use fastrand::Rng;

use super::{check_sentence, check_words, every_writer, writers};
use crate::{Line, Speaker, Thing, Writer};

/// An example of every event, as programs read them.
const EVENTS: &str = include_str!("../../../wire/tests/golden/events.json");

/// As many games meet every country and every disaster.
const GAMES: usize = 24;

/// Tells everything that can happen in every language.
pub(super) fn write_everything() {
    let countries: BTreeSet<CountryId> = (0..GAMES).flat_map(tell_a_game).collect();
    assert_eq!(countries.len(), content::embedded().countries.len(), "countries that play");
    tell_every_event();
}

fn setup(number: usize) -> Setup {
    let book = content::embedded();
    let mut rng = Rng::with_seed(number as u64);
    testkit::setup_with(book, &mut rng, 1 + number % 4, number / 4 % book.disasters.len())
}

/// Plays a random game, some of them with so much of everything that the crew sees all rounds, and tells it.
fn tell_a_game(number: usize) -> Vec<CountryId> {
    let (book, setup) = (content::embedded(), setup(number));
    let mut opening: Vec<Happened> = Vec::new();
    let state = State::new(book, &setup, &mut opening).unwrap();
    let mut state = testkit::generous(&state, [60, 60, 0, -2][number / 3 % 4]);
    for writer in every_writer() {
        let lines = writer.opening(content::embedded_pack(), state.table(), &opening);
        lines.iter().for_each(|line| check_line(line, writer));
    }
    let (mut rng, mut answers) = (Rng::with_seed(number as u64), Answers::new());
    while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
        let before = state;
        let mut events: Vec<Happened> = Vec::new();
        testkit::act(book, &mut state, seat, answer, &mut events);
        tell(&before, &events);
    }
    setup.seats.iter().map(|seat| seat.country).collect()
}

/// Tells events together.
fn tell(before: &State, events: &[Happened]) {
    for writer in every_writer() {
        let lines = speaker(writer, before).events(events);
        lines.iter().for_each(|line| check_line(line, writer));
    }
}

fn speaker<'a>(writer: &'a Writer, state: &'a State) -> Speaker<'a> {
    writer.speaker(content::embedded_pack(), state.view(content::embedded()))
}

fn check_line(line: &Line, writer: &Writer) {
    check_sentence(line, writer.code());
    assert!(!line.contains('–'), "{} speaks of nothing: {line}", writer.code());
}

/// Tells every event by itself, for every cause, on the table of a game that has just begun.
fn tell_every_event() {
    let events = every_event();
    let state = State::new(content::embedded(), &setup(3), &mut engine::event::Silent).unwrap();
    for writer in every_writer() {
        let speaker = speaker(writer, &state);
        for (event, cause) in events.iter().flat_map(|event| causes().into_iter().map(move |cause| (*event, cause))) {
            check_sentence(&speaker.event(&Happened { event, cause }), writer.code());
        }
        speaker.events(&some_gain()).iter().for_each(|line| check_line(line, writer));
        check_words(&writer.phase(Phase::RollAndPlaceDice), writer.code());
        check_sentence(&writer.outcome(Outcome::Won), writer.code());
    }
}

/// An example of every event.
pub(super) fn every_event() -> Vec<Event> {
    serde_json::from_str(EVENTS).unwrap()
}

/// Two players of many gain as much.
fn some_gain() -> [Happened; 2] {
    let seats = [0, 1].map(|index| Seat::from_index(index).unwrap());
    seats.map(|seat| Happened { event: Event::CapacityGained { seat, by: 2 }, cause: Cause::Capacity })
}

/// Every cause.
pub(super) fn causes() -> Vec<Cause> {
    let seat = Seat::FIRST;
    let space = "3b".parse().unwrap();
    let resource = engine::resource::Resource::Climate;
    let (card, mission) = (CardId(0), MissionId(0));
    let plain = [Cause::Round, Cause::Roll, Cause::CalledCycle, Cause::Disaster, Cause::Income, Cause::Habitation];
    let phases = [Cause::Wear, Cause::Check, Cause::Capacity, Cause::Bonus { resource }, Cause::Mission { mission }];
    let placing = [Cause::Placement { seat }, Cause::Done { seat }, Cause::Country { seat }, Cause::Tile { space }];
    let texts = [Cause::FreeAction { seat, index: 0 }, Cause::Badge { seat, index: 0 }, Cause::Dock { seat, dock: 1 }];
    let spending =
        [Cause::Research { seat }, Cause::AddDie { seat }, Cause::Amplify { seat }, Cause::MakeRoom { seat }];
    let others = [Cause::Card { card }, Cause::Install { seat, index: 0 }];
    [&plain[..], &phases, &placing, &texts, &spending, &others].concat()
}

#[test]
fn everything_that_happens_is_told_in_every_language() {
    write_everything();
}

#[test]
fn the_log_tells_later_what_was_told_at_once() {
    let pack = content::embedded_pack();
    for (number, writer) in (0..6).flat_map(|number| every_writer().iter().map(move |writer| (number, writer))) {
        let mut rng = Rng::with_seed(number);
        let mut game = Game::new(&pack.rulebook, setup(number as usize)).unwrap();
        let mut answers = Answers::new();
        let mut live = writer.log(pack, &game);
        while let Some((seat, answer)) = testkit::random_answer(&pack.rulebook, game.state(), &mut rng, &mut answers) {
            let before = *game.state();
            let events = game.answer(seat, answer).unwrap().to_vec();
            live.extend(speaker(writer, &before).events(&events));
        }
        assert_eq!(writer.log(pack, &game), live);
    }
}

/// What events say on the table of a small game.
fn told(events: &[Happened]) -> [Vec<Line>; 2] {
    let state = State::new(content::embedded(), &setup(1), &mut engine::event::Silent).unwrap();
    writers().map(|writer| speaker(&writer, &state).events(events))
}

#[test]
fn whose_doing_it_was_is_said_once() {
    let cause = Cause::Card { card: CardId(0) };
    let power = engine::resource::Resource::Power;
    let events = [
        Happened { event: Event::FewerDice { seat: Seat::FIRST, by: 2 }, cause },
        Happened { event: Event::FewerDice { seat: Seat::FIRST, by: 1 }, cause },
        Happened { event: Event::Drained { resource: power, by: 2 }, cause },
        Happened { event: Event::Overflowed { resource: power, by: 1 }, cause },
    ];
    let [english, german] = told(&events);
    let card = &content::embedded().card(CardId(0)).name;
    let country = |line: &Line| line.spans().into_iter().find(|span| span.thing == Some(Thing::Player(Seat::FIRST)));
    let player = country(&english[0]).unwrap().text;
    assert_eq!(english[0], &*format!("{card}: {player} will roll 2 dice fewer in the next round."));
    assert_eq!(english[1], &*format!("{player} will roll 1 die fewer in the next round."));
    assert_eq!(english[2], &*format!("{card} drains Power by 2."));
    assert_eq!(english[3], "The overflow drains Power by 1.");
    assert!(german[2].ends_with(" erhöht den Bedarf an Energie um 2."));
    assert_eq!(german[3], "Der Überlauf erhöht den Bedarf an Energie um 1.");
}

#[test]
fn all_who_gain_as_much_stand_in_one_line() {
    let gained = |seat: Seat, by| Happened { event: Event::CapacityGained { seat, by }, cause: Cause::Capacity };
    let [first, second] = [0, 1].map(|index| Seat::from_index(index).unwrap());
    let [english, german] = told(&[gained(first, 5), gained(second, 5), gained(first, 1), gained(second, 2)]);
    assert_eq!(english.len(), 3);
    assert_eq!(english[0], "Each player gains 5 Capacity.");
    assert_eq!(german[0], "Jeder Spieler erhält 5 Kapazität.");
}
