//! Positions of all phases from random and greedy games, and a player to give advice to.

use ai::{Bot, Greedy};
use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers};
use engine::seat::Seat;
use fastrand::Rng;

/// Plays games and stops here and there.
pub struct Sampler {
    rng: Rng,
    state: State,
    greedy: Option<Greedy>,
}

impl Sampler {
    /// Games of this seed.
    pub fn new(seed: u64) -> Sampler {
        let mut rng = Rng::with_seed(seed);
        Sampler { state: game(&mut rng), greedy: None, rng }
    }

    /// The next position, and a player who is most often asked something. Phases with many questions do not crowd out
    /// those with few.
    pub fn next(&mut self) -> (State, Seat) {
        loop {
            self.play();
            let view = self.state.view(content::embedded());
            let often = match view.flow.step {
                Step::Prepare | Step::Place | Step::Spend => 12,
                Step::MissionDie(_) | Step::Counter(_) | Step::Split(_) | Step::Disaster(_) => 1,
                _ => 2,
            };
            if self.rng.usize(..often) > 0 {
                continue;
            }
            let bystander = self.rng.usize(..20) == 0;
            let seats = if bystander { view.table.seats() } else { view.asked() };
            if let Some(seat) = self.rng.choice(seats.iter().collect::<Vec<_>>()) {
                return (self.state, seat);
            }
        }
    }

    /// One answer; a new game where one is over, and now and then.
    fn play(&mut self) {
        let book = content::embedded();
        if self.state.table().outcome.is_some() || self.rng.usize(..300) == 0 {
            self.state = game(&mut self.rng);
            self.greedy = self.rng.bool().then(|| Greedy::new(book, self.rng.u64(..)));
        }
        let mut answers = Answers::new();
        let Some((seat, mut answer)) = testkit::random_answer(book, &self.state, &mut self.rng, &mut answers) else {
            return;
        };
        if answer == Answer::Done && self.rng.bool() {
            answer = self.rng.choice(answers).unwrap();
        }
        if let Some(greedy) = &mut self.greedy {
            let view = self.state.view(book);
            let decision = view.decision(seat).unwrap();
            answer = greedy.answer(&view, seat, &decision);
        }
        testkit::act(book, &mut self.state, seat, answer, &mut Silent);
    }
}

/// A game, half of the time with so much of everything that it lasts.
fn game(rng: &mut Rng) -> State {
    let book = content::embedded();
    let setup = testkit::random_setup(book, rng);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    if rng.bool() { testkit::generous(&state, 12) } else { state }
}
