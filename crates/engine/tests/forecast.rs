//! The forecast is what the engine then does: exactly where nothing is open, else within what is said.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{act, generous, random_answer, random_setup, rulebook};
use engine::State;
use engine::cause::{Cause, Happened};
use engine::event::{Event, Silent};
use engine::flow::Step;
use engine::forecast::{Forecast, Open, PartOf};
use engine::question::{Answer, Answers, Question};
use engine::table::Table;
use fastrand::Rng;

/// How often each kind of part was seen, so that the test cannot pass by seeing nothing.
#[derive(Default, Debug)]
struct Seen {
    rounds: u32,
    settled: u32,
    opens: [u32; 4],
    parts: [u32; 8],
    ends: [u32; 3],
}

impl Seen {
    fn note(&mut self, forecast: &Forecast) {
        self.rounds += 1;
        self.settled += u32::from(forecast.open.is_empty());
        for open in &forecast.open {
            self.opens[match open {
                Open::Split { .. } => 0,
                Open::AnyResource { .. } => 1,
                Open::MissionDice { .. } => 2,
                Open::Habitation { .. } => 3,
            }] += 1;
        }
        for part in &forecast.parts {
            self.parts[match part.of {
                PartOf::Wheel => 0,
                PartOf::Income => 1,
                PartOf::Tile(_) => 2,
                PartOf::Amplify(_) => 3,
                PartOf::Holes(_) => 4,
                PartOf::Strain(_) => 5,
                PartOf::Mission(_) => 6,
                PartOf::Relief(_) => 7,
            }] += 1;
        }
    }
}

/// Nobody has a text in progress: everybody could say "done" now.
fn could_be_done(state: &State) -> bool {
    state.flow().step == Step::Place && state.flow().lanes.iter().all(|lane| lane.text.is_none())
}

/// What lies on the table when the check begins, or nothing where a bonus question comes first.
fn at_check(before: &Table, events: &[Happened]) -> Option<Table> {
    let mut table = *before;
    for Happened { event, cause } in events {
        if matches!(cause, Cause::Check | Cause::Capacity) || matches!(event, Event::Ended(_)) {
            return Some(table);
        }
        table.apply(rulebook(), event);
    }
    None
}

/// Everybody is done; what is asked then is answered at random, and every forecast on the way keeps its word.
fn finish_round(state: &State, rng: &mut Rng, seen: &mut Seen) {
    let mut state = *state;
    let mut forecast = state.view(rulebook()).forecast_check().unwrap();
    seen.note(&forecast);
    let mut answers = Answers::new();
    loop {
        let question = state.view(rulebook()).seats_asked().iter().next().unwrap();
        let decision = state.view(rulebook()).decision(question).unwrap();
        let (seat, answer) = match decision.question {
            Question::Place | Question::Bonus => (question, Answer::Done),
            _ => random_answer(&state, rng, &mut answers).unwrap(),
        };
        let (before, mut events) = (*state.table(), Vec::new());
        act(&mut state, seat, answer, &mut events);
        if let Some(table) = at_check(&before, &events) {
            return compare(&forecast, &table, &state, &events, seen);
        }
        let next = state.view(rulebook()).forecast_check().unwrap();
        within(&forecast, next.least(), next.most());
        forecast = next;
    }
}

fn within(forecast: &Forecast, least: [i16; 4], most: [i16; 4]) {
    for index in 0..4 {
        assert!(forecast.least()[index] <= least[index], "{least:?} is less than {forecast:?}");
        assert!(forecast.most()[index] >= most[index], "{most:?} is more than {forecast:?}");
    }
    if forecast.open.is_empty() {
        assert_eq!((least, most), (forecast.settled(), forecast.settled()));
    }
}

fn compare(forecast: &Forecast, table: &Table, after: &State, happened: &[Happened], seen: &mut Seen) {
    // What came before the check, such as a mission's standing line, is not its own.
    let of_check = |one: &&Happened| !matches!(one.event, Event::CapacityGained { .. }) || one.cause == Cause::Capacity;
    let events: Vec<Event> = happened.iter().filter(of_check).map(|one| one.event).collect();
    let amounts = table.wheels.map(|wheel| wheel.available);
    within(forecast, amounts, amounts);
    let completed = table.missions.completed;
    assert!((forecast.completed.0..=forecast.completed.1).contains(&completed));
    let check = match forecast.open.is_empty() {
        true => forecast.check,
        // Once the choices are known, their amounts lead to the same check.
        false => engine::View { table, ..after.view(rulebook()) }.check_of(amounts, completed),
    };
    assert_eq!(check.opens_supplies(), events.contains(&Event::SuppliesOpened));
    let supplied = events.iter().filter(|event| matches!(event, Event::SuppliedTo { .. })).count();
    assert_eq!(check.supplied.len() as usize, supplied);
    match check.end {
        Err(outcome) => {
            seen.ends[usize::from(check.starved.is_empty())] += 1;
            assert_eq!(events.last(), Some(&Event::Ended(outcome)));
        }
        Ok(by) => {
            seen.ends[2] += 1;
            let gained = events.iter().find_map(|event| match event {
                Event::CapacityGained { by, .. } => Some(*by),
                _ => None,
            });
            assert_eq!(gained, Some(by));
        }
    }
}

#[test]
fn what_the_forecast_says_is_what_the_round_then_comes_to() {
    let mut seen = Seen::default();
    for number in 0..40_000 {
        let mut rng = Rng::with_seed(number);
        let setup = random_setup(&mut rng);
        let mut state = State::new(rulebook(), &setup, &mut Silent).unwrap();
        if !number.is_multiple_of(4) {
            state = generous(&state, [12, 40, 90, 120][rng.usize(..4)]);
        }
        let mut answers = Answers::new();
        while let Some((seat, answer)) = random_answer(&state, &mut rng, &mut answers) {
            if could_be_done(&state) && rng.u8(..6) == 0 {
                finish_round(&state, &mut rng, &mut seen);
            }
            act(&mut state, seat, answer, &mut Silent);
        }
    }
    assert!(seen.rounds > 10_000 && seen.settled > 4_000, "{seen:?}");
    assert!(seen.opens.iter().chain(&seen.parts).all(|count| *count > 20), "{seen:?}");
    assert!(seen.ends.iter().all(|count| *count > 20), "{seen:?}");
}
