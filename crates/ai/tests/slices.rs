//! However thinking is cut into slices, it comes to the same end.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "coach/sample.rs"]
mod sample;

use ai::{Bot, Budget, Coach, Kind, Planner, Thinking};
use engine::State;
use engine::chance::Seed;
use engine::event::Silent;
use engine::flow::Step;
use engine::game::{Game, Undo};
use engine::question::Answer;
use engine::seat::Seat;
use engine::setup::Setup;
use fastrand::Rng;
use sample::Sampler;

const BUDGET: Budget = Budget { nodes: Some(2_000) };

fn setup(players: usize, disaster: usize) -> Setup {
    let mut setup = testkit::setup_with(content::embedded(), &mut Rng::with_seed(5), players, disaster);
    setup.seed = Seed::from_number(2);
    setup
}

/// Dice are rolled, and everybody is asked to place them.
fn placing(players: usize, disaster: usize) -> State {
    let book = content::embedded();
    let mut state = State::new(book, &setup(players, disaster), &mut Silent).unwrap();
    let mut greedy = Kind::Greedy.bot(book, 1, BUDGET);
    while state.flow().step != Step::Place {
        let seat = state.view(book).seats_asked().iter().next().unwrap();
        let answer = greedy.answer(&state.view(book), seat).unwrap();
        testkit::act(book, &mut state, seat, answer, &mut Silent);
    }
    state
}

/// Thinks to the end in slices of this size, and tells how many there were.
fn sliced(bot: &mut dyn Bot, state: &State, seat: Seat, slice: u64) -> (Answer, u32) {
    for slices in 1.. {
        if let Thinking::Done(answer) = bot.think(&state.view(content::embedded()), seat, slice) {
            return (answer.unwrap(), slices);
        }
    }
    unreachable!("thinking comes to an end")
}

#[test]
fn a_planner_plays_the_same_game_however_its_thinking_is_cut() {
    let book = content::embedded();
    for (players, disaster) in [(1, 0), (3, 2)] {
        let mut state = State::new(book, &setup(players, disaster), &mut Silent).unwrap();
        let mut bots: Vec<_> = (0..4).map(|_| Kind::Planner.bot(book, 7, BUDGET)).collect();
        let mut most = 0;
        while let Some(seat) = state.view(book).seats_asked().iter().next().filter(|_| state.table().round < 3) {
            let answers: Vec<_> = bots
                .iter_mut()
                .zip([u64::MAX, 1, 40, 700])
                .map(|(bot, slice)| sliced(bot.as_mut(), &state, seat, slice))
                .collect();
            assert!(answers.iter().all(|(answer, _)| *answer == answers[0].0), "{answers:?}");
            assert_eq!(answers[0].1, 1, "a slice without end is the only one");
            most = most.max(answers[1].1);
            testkit::act(book, &mut state, seat, answers[0].0, &mut Silent);
        }
        assert!(most > 300, "an answer took {most} slices of one answer");
    }
}

#[test]
fn a_coach_says_the_same_however_its_looks_are_cut() {
    let book = content::embedded();
    let mut sampler = Sampler::new(8);
    let mut cut = 0;
    for seed in 0..40 {
        let (state, seat) = sampler.next();
        let view = state.view(book);
        let [mut whole, mut other] = [Coach::new(book, seed), Coach::new(book, seed)];
        for slice in [1 + seed * 13, 300] {
            let expected = whole.improve(&view, seat);
            let said = loop {
                match other.think(&view, seat, slice) {
                    Thinking::More => cut += 1,
                    Thinking::Done(advice) => break advice,
                }
            };
            assert_eq!(said, expected);
        }
    }
    assert!(cut > 400, "thinking was cut only {cut} times");
}

#[test]
fn a_thought_about_a_position_that_has_changed_leaves_no_trace() {
    let book = content::embedded();
    let state = placing(2, 1);
    let mut seats = state.view(book).seats_asked().iter();
    let (one, other) = (seats.next().unwrap(), seats.next().unwrap());
    let [mut bot, mut fresh] = [(); 2].map(|()| Planner::new(book, 3).within(BUDGET));
    assert_eq!(bot.think(&state.view(book), one, 1), Thinking::More);
    assert_eq!(bot.answer(&state.view(book), other), fresh.answer(&state.view(book), other));
    let mut coach = Coach::new(book, 3);
    assert_eq!(coach.think(&state.view(book), one, 1), Thinking::More);
    assert_eq!(coach.improve(&state.view(book), other), Coach::new(book, 3).advise(&state.view(book), other));
}

#[test]
fn a_bot_in_a_hurry_answers_with_what_it_has() {
    let book = content::embedded();
    let state = placing(2, 1);
    let seat = state.view(book).seats_asked().iter().next().unwrap();
    let first_pass = Planner::new(book, 3).answer(&state.view(book), seat);
    let mut bot = Planner::new(book, 3).within(Budget::WIDEST);
    for _ in 0..20 {
        assert_eq!(bot.think(&state.view(book), seat, 10), Thinking::More);
    }
    bot.hurry();
    let mut slices = 0;
    while let Thinking::More = bot.think(&state.view(book), seat, 1_000) {
        slices += 1;
        assert!(slices < 60, "the first pass should be over");
    }
    let mut again = Planner::new(book, 3).within(Budget::WIDEST);
    assert_eq!(again.think(&state.view(book), seat, 1), Thinking::More);
    again.hurry();
    assert_eq!(again.answer(&state.view(book), seat), first_pass);
}

#[test]
fn whoever_is_not_asked_has_no_answer() {
    let book = content::embedded();
    let state = State::new(book, &setup(1, 0), &mut Silent).unwrap();
    for kind in Kind::ALL {
        assert_eq!(kind.bot(book, 1, BUDGET).answer(&state.view(book), Seat::from_index(3).unwrap()), None);
    }
}

#[test]
fn after_an_undo_bots_play_as_if_nothing_had_been_undone() {
    let book = content::embedded();
    for kind in Kind::ALL {
        let mut game = Game::new(book, setup(1, 0)).unwrap();
        let seat = Seat::from_index(0).unwrap();
        while game.state().flow().step != Step::Place {
            let answer = Kind::Greedy.bot(book, 1, BUDGET).answer(&game.view(), seat).unwrap();
            game.answer(seat, answer).unwrap();
        }
        let first = kind.bot(book, 1, BUDGET).answer(&game.view(), seat).unwrap();
        let mut other = kind.bot(book, 1, BUDGET);
        game.answer(seat, first).unwrap();
        game.undo(seat, Undo::Answer).unwrap();
        assert_eq!(other.answer(&game.view(), seat), Some(first), "{kind}");
    }
}

#[test]
fn a_plan_is_not_followed_past_an_undo() {
    let book = content::embedded();
    let mut game = Game::new(book, setup(1, 0)).unwrap();
    let seat = Seat::from_index(0).unwrap();
    let mut bot = Planner::new(book, 1);
    let mut answer = bot.answer(&game.view(), seat).unwrap();
    while game.state().flow().step != Step::Place || bot.nodes() == 0 {
        game.answer(seat, answer).unwrap();
        answer = bot.answer(&game.view(), seat).unwrap();
    }
    let nodes = bot.nodes();
    game.answer(seat, answer).unwrap();
    let next = bot.answer(&game.view(), seat).unwrap();
    assert_eq!(bot.nodes(), nodes, "{next:?} is part of the plan");
    game.undo(seat, Undo::Answer).unwrap();
    bot.answer(&game.view(), seat).unwrap();
    assert!(bot.nodes() > nodes, "it thinks anew");
}
