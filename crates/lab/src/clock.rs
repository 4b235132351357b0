//! A bot that is given so many milliseconds for an answer. Bots themselves know no clock.

use std::time::{Duration, Instant};

use ai::{Bot, SLICE, Thinking};
use engine::View;
use engine::question::Answer;
use engine::seat::Seat;

/// Lets a bot think in slices and hurries it when time is up. Faster machines play better.
pub(crate) struct Clocked<'r> {
    bot: Box<dyn Bot + 'r>,
    time: Duration,
    begun: Option<Instant>,
}

impl<'r> Clocked<'r> {
    pub fn new(bot: Box<dyn Bot + 'r>, millis: u64) -> Clocked<'r> {
        Clocked { bot, time: Duration::from_millis(millis), begun: None }
    }
}

impl Bot for Clocked<'_> {
    fn think(&mut self, view: &View<'_>, seat: Seat, slice: u64) -> Thinking<Option<Answer>> {
        let begun = *self.begun.get_or_insert_with(Instant::now);
        let thinking = self.bot.think(view, seat, slice.min(SLICE));
        if thinking != Thinking::More {
            self.begun = None;
        } else if begun.elapsed() >= self.time {
            self.bot.hurry();
        }
        thinking
    }

    fn hurry(&mut self) {
        self.bot.hurry();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thinks for ever unless it is hurried.
    struct Slow(bool);

    impl Bot for Slow {
        fn think(&mut self, _: &View<'_>, _: Seat, _: u64) -> Thinking<Option<Answer>> {
            if self.0 { Thinking::Done(Some(Answer::Done)) } else { Thinking::More }
        }

        fn hurry(&mut self) {
            self.0 = true;
        }
    }

    #[test]
    fn a_bot_that_would_think_for_ever_is_hurried_when_time_is_up() {
        let rulebook = content::embedded();
        let setup = notation::setup::Quick::default().setup(rulebook).expect("the default can be played");
        let state = engine::State::new(rulebook, &setup, &mut engine::event::Silent).expect("the setup is legal");
        let seat = Seat::from_index(0).expect("there is a first seat");
        let mut clocked = Clocked::new(Box::new(Slow(false)), 2);
        assert_eq!(clocked.answer(&state.view(rulebook), seat), Some(Answer::Done));
    }
}
