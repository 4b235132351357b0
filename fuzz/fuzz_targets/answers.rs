//! Bytes as answers of anybody to anything: never a panic, and what is refused changes nothing.
#![no_main]

use engine::board::Space;
use engine::chance::Seed;
use engine::die::Die;
use engine::event::Silent;
use engine::invariant::check_waiting;
use engine::question::{Answer, Answers, DecisionId, Spot};
use engine::resource::{Light, Resource};
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
    let view = state.view(rulebook);
    let decision = view.decision(seat);
    let id = decision.map_or(DecisionId(u64::from(chunk[1])), |decision| decision.id);
    let mut answers = Answers::new();
    let answer = match decision {
        Some(decision) if chunk[1] % 2 == 0 => {
            view.answers(seat, decision.question, &mut answers);
            answers[usize::from(chunk[2]) % answers.len()]
        }
        _ => anything(chunk),
    };
    let before = *state;
    if state.act(rulebook, seat, id, answer, &mut Silent).is_err() {
        assert_eq!(before, *state);
    }
    check_waiting(rulebook, state).expect("the invariants hold");
}

fn anything(chunk: &[u8]) -> Answer {
    let die = Die::from_index(chunk[2] % 24).expect("below 24");
    let space = Space::from_index(chunk[3] % 32).expect("below 32");
    match chunk[1] / 2 % 12 {
        0 => Answer::Place { die, spot: Spot::Tile(space, chunk[3] / 64) },
        1 => Answer::Pair { dice: [die, die], space },
        2 => Answer::Place { die, spot: Spot::Dock(chunk[3]) },
        3 => Answer::Place { die, spot: Spot::Card(chunk[3] / 16, chunk[3] % 4) },
        4 => Answer::Free(chunk[2]),
        5 => Answer::Research(chunk[2]),
        6 => Answer::Install { index: chunk[2], light: Light::Red },
        7 => Answer::Badge(chunk[2]),
        8 => Answer::Bonus(Resource::ALL[usize::from(chunk[2] % 4)], Some(chunk[3])),
        9 => Answer::MakeRoom(space),
        10 => Answer::Decline,
        _ => Answer::Pick(chunk[2]),
    }
}
