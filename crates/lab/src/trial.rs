//! One game: played by one bot in all seats, watched, and never lost even if it breaks.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ai::Bot;
use engine::State;
use engine::event::Silent;
use engine::game::{Game, ReplayError};
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use notation::save::MOST_ANSWERS;
use notation::words;

use crate::observer::Observer;
use crate::player::Player;
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
    /// Plays the game. Whatever goes wrong is its ending.
    pub(crate) fn play(rulebook: &Rulebook, setup: Setup, player: Player, index: u32, seed: u64) -> Trial {
        let mut answers = Vec::new();
        let mut observer = None;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut state = State::new(rulebook, &setup, &mut Silent)
                .map_err(|error| format!("the setup is refused: {}", words::setup_error(rulebook, &error)))?;
            let observer = observer.insert(Observer::new(rulebook, &setup, state.table()));
            // The bot's own chance must not follow the dice of the game.
            let mut bot = player.kind.bot(rulebook, !seed, player.budget);
            finish(rulebook, &mut state, bot.as_mut(), observer, &mut answers)
        }));
        let ending = played.unwrap_or_else(|panic| Err(format!("panic: {}", message(panic.as_ref()))));
        let ending = ending.unwrap_or_else(Ending::Broken);
        let (missions, seats, rounds) =
            observer.map(|notes| (notes.missions, notes.seats, notes.rounds)).unwrap_or_default();
        let record = GameRecord { index, seed, ending, answers: answers.len() as u32, missions, seats, rounds };
        Trial { record, setup, answers }
    }

    /// The game with its history, to be saved.
    pub fn game<'r>(&self, rulebook: &'r Rulebook) -> Result<Game<'r>, ReplayError> {
        Game::replay(rulebook, self.setup.clone(), self.answers.iter().map(|(seat, answer)| (*seat, *answer, None)))
    }
}

/// The first seat that is asked answers, until nobody is.
fn finish(
    rulebook: &Rulebook,
    state: &mut State,
    bot: &mut dyn Bot,
    observer: &mut Observer,
    answers: &mut Vec<(Seat, Answer)>,
) -> Result<Ending, String> {
    while answers.len() < MOST_ANSWERS {
        let view = state.view(rulebook);
        let Some(seat) = view.asked().iter().next() else {
            return view.table.outcome.map(Ending::from).ok_or_else(|| "nobody is asked and nothing is over".into());
        };
        let decision = view.decision(seat).ok_or("a seat is asked without a question")?;
        let answer = bot.answer(&view, seat, &decision);
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
