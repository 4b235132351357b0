//! One game: played by one bot in all seats, watched, and never lost even if it breaks.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use ai::Bot;
use engine::State;
use engine::event::Silent;
use engine::game::{Game, ReplayError};
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use notation::save::MOST_ANSWERS;

use crate::observer::Observer;
use crate::record::{Ending, GameRecord};

/// A game that was played, with everything that is needed to play it again.
pub struct Trial {
    /// What is kept of it.
    pub record: GameRecord,
    /// How it began.
    pub setup: Setup,
    /// Every answer that was taken.
    pub answers: Vec<(Seat, Answer)>,
}

impl Trial {
    /// Lets a bot play the game. Whatever goes wrong is its ending.
    pub(crate) fn play<'b>(
        rulebook: &Rulebook,
        setup: Setup,
        (index, seed): (u32, u64),
        bot: impl FnOnce() -> Box<dyn Bot + 'b>,
    ) -> Trial {
        let mut answers = Vec::new();
        let mut observer = None;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut state = State::new(rulebook, &setup, &mut Silent)
                .map_err(|error| format!("the setup is refused: {error:?}"))?;
            let observer = observer.insert(Observer::new(rulebook, &setup, state.table()));
            finish(rulebook, &mut state, bot().as_mut(), observer, &mut answers)
        }));
        let ending = played.unwrap_or_else(|panic| Err(format!("panic: {}", message(panic.as_ref()))));
        let ending = ending.unwrap_or_else(Ending::Broken);
        let (missions, seats, rounds) =
            observer.map(|notes| (notes.missions, notes.seats, notes.rounds)).unwrap_or_default();
        let record = GameRecord { index, seed, ending, answers: answers.len() as u32, missions, seats, rounds };
        Trial { record, setup, answers }
    }

    /// The game with its history, to be saved.
    pub fn game(&self, rulebook: &Arc<Rulebook>) -> Result<Game, ReplayError> {
        Game::replay(rulebook, self.setup.clone(), self.answers.iter().map(|(seat, answer)| (*seat, *answer, None)))
    }
}

/// The first seat that is asked answers, until nobody is.
fn finish(
    rulebook: &Rulebook,
    state: &mut State,
    bot: &mut (dyn Bot + '_),
    observer: &mut Observer,
    answers: &mut Vec<(Seat, Answer)>,
) -> Result<Ending, String> {
    while answers.len() < MOST_ANSWERS {
        let view = state.view(rulebook);
        let Some(seat) = view.seats_asked().iter().next() else {
            return view.table.outcome.map(Ending::from).ok_or_else(|| "nobody is asked and nothing is over".into());
        };
        let decision = view.decision(seat).ok_or("a seat is asked without a question")?;
        let answer = bot.answer(&view, seat).ok_or("the bot finds nothing asked")?;
        let taken = state.act(rulebook, seat, decision.id, answer, observer);
        taken.map_err(|refusal| format!("the bot's answer {answer:?} is refused: {refusal:?}"))?;
        answers.push((seat, answer));
    }
    Err(format!("not over after {MOST_ANSWERS} answers"))
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::Thinking;
    use engine::View;
    use engine::question::Answers;

    /// Answers well for a while and then does something else.
    struct Until(u32, fn() -> Answer);

    impl Bot for Until {
        fn think(&mut self, view: &View<'_>, seat: Seat, _: u64) -> Thinking<Option<Answer>> {
            self.0 = self.0.saturating_sub(1);
            let mut answers = Answers::new();
            let question = view.decision(seat).expect("whoever answers is asked").question;
            view.answers(seat, question, &mut answers);
            Thinking::Done(Some(if self.0 > 0 { answers[0] } else { (self.1)() }))
        }
    }

    fn broken(bot: Until) -> (Trial, String) {
        let rulebook = content::embedded();
        let setup = notation::setup::Quick::default().setup(rulebook).expect("the default can be played");
        let trial = Trial::play(rulebook, setup, (3, 7), || Box::new(bot));
        let Ending::Broken(why) = trial.record.ending.clone() else { panic!("{:?}", trial.record.ending) };
        (trial, why)
    }

    #[test]
    fn a_game_whose_bot_panics_is_kept_up_to_there() {
        let (trial, why) = broken(Until(4, || panic!("no idea")));
        assert_eq!((why.as_str(), trial.answers.len(), trial.record.index), ("panic: no idea", 3, 3));
        assert!(trial.game(content::embedded()).is_ok());
        assert_eq!(trial.record.seats.len(), 1);
    }

    #[test]
    fn a_game_whose_bot_is_refused_says_so() {
        let (trial, why) = broken(Until(2, || Answer::Research(200)));
        assert!(why.contains("is refused"), "{why}");
        assert_eq!(trial.record.answers, 1);
    }
}
