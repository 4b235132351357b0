//! A bot that plays at random, but not blindly: it tries a few answers and keeps the one that looks best.

use engine::State;
use engine::event::Silent;
use engine::game::Game;
use engine::question::{Answer, Answers, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;

use crate::chance::Numbers;

/// Answers that are tried at every decision.
const TRIES: usize = 12;

/// Plays a game to its end.
pub fn finish(game: &mut Game, numbers: &mut Numbers) -> anyhow::Result<()> {
    let mut answers = Answers::new();
    while let Some(seat) = somebody(game, numbers) {
        let Some(decision) = game.decision(seat) else { break };
        game.view().answers(seat, decision.question, &mut answers);
        let answer = choose(game, seat, decision.question, &answers, numbers);
        let taken = game.act(seat, decision.id, answer).map(drop);
        taken.map_err(|refusal| anyhow::anyhow!("a listed answer was refused: {refusal:?}"))?;
    }
    Ok(())
}

fn somebody(game: &Game, numbers: &mut Numbers) -> Option<Seat> {
    let asked = game.view().asked();
    if asked.is_empty() { None } else { asked.iter().nth(numbers.below(usize::from(asked.len()))) }
}

fn choose(game: &Game, seat: Seat, question: Question, answers: &[Answer], numbers: &mut Numbers) -> Answer {
    let tried = (0..TRIES).map(|_| answers[numbers.below(answers.len())]);
    // Whoever has something to gain is in no hurry to be done.
    let patient = |answer: &Answer| *answer != Answer::Done || answers.len() == 1 || question == Question::Bonus;
    let worth = |answer: &Answer| (patient(answer), worth(game.state(), game.rulebook(), seat, *answer));
    tried.max_by_key(worth).unwrap_or(answers[0])
}

/// How the crew would stand after an answer.
fn worth(state: &State, rulebook: &Rulebook, seat: Seat, answer: Answer) -> i32 {
    let mut after = *state;
    let Some(decision) = state.view(rulebook).decision(seat) else { return 0 };
    if after.act(rulebook, seat, decision.id, answer, &mut Silent).is_err() {
        return i32::MIN;
    }
    let view = after.view(rulebook);
    let crew = view.table.of(seat);
    let resources: i32 = view.forecast().iter().map(|ends| i32::from((*ends).min(12)) * 4).sum();
    let dice = i32::from(crew.pool.len()) * 6 + i32::from(crew.storage.len()) * 2 + i32::from(crew.queue.len()) * 3;
    let tiles =
        view.table.owned(seat).len() as i32 * 60 + i32::from(crew.track) * 40 + i32::from(view.table.research) * 30;
    let missions = i32::from(view.table.missions.completed) * 200 + i32::from(view.table.missions.count()) * 10;
    resources + dice + tiles + missions + i32::from(crew.capacity) * 3
}
