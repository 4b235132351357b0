//! Bytes as answers of anybody to anything: never a panic, and what is refused changes nothing.
#![no_main]

use engine::chance::Seed;
use engine::event::Silent;
use engine::invariant::check_waiting;
use engine::question::DecisionId;
use engine::rulebook::{CountryId, DisasterId, Rulebook};
use engine::seat::Seat;
use engine::setup::Difficulty;
use engine::State;
use libfuzzer_sys::fuzz_target;
use notation::setup;

fuzz_target!(|bytes: &[u8]| {
    let rulebook = content::embedded();
    let [players, disaster, first, rest @ ..] = bytes else { return };
    let players = usize::from(players % 4) + 1;
    let countries: Vec<CountryId> =
        (0..players).map(|index| CountryId((*first % 10 + index as u8 * 3) % rulebook.countries.len() as u8)).collect();
    let disaster = DisasterId(*disaster % rulebook.disasters.len() as u8);
    let seed = Seed::from_number(u64::from(*first));
    let Ok(setup) = setup::quick(rulebook, players, &countries, disaster, Difficulty::Moderate, seed) else { return };
    let Ok(mut state) = State::new(rulebook, &setup, &mut Silent) else { return };
    for chunk in rest.chunks_exact(4) {
        step(rulebook, &mut state, chunk);
    }
});

fn step(rulebook: &Rulebook, state: &mut State, chunk: &[u8]) {
    let Some(seat) = Seat::from_index(usize::from(chunk[0] % 5)) else { return };
    let id = state.view(rulebook).decision(seat).map_or(DecisionId(u64::from(chunk[1])), |decision| decision.id);
    let before = *state;
    let answer = testkit::answer_from(rulebook, state, seat, chunk);
    if state.act(rulebook, seat, id, answer, &mut Silent).is_err() {
        assert_eq!(before, *state);
    }
    check_waiting(rulebook, state).expect("the invariants hold");
}
