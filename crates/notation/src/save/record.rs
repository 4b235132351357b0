//! The line that a log grows by.

use engine::game::{Game, Latest};

use super::{line, taken_back, to_line};

/// What is to be added to the log of a game after an answer was taken or something was taken back: always one line.
/// A game that has just begun has none.
///
/// ```
/// # use std::error::Error;
/// use engine::game::{Game, Undo};
/// use engine::question::Answer;
/// use notation::{save, setup};
///
/// # fn main() -> Result<(), Box<dyn Error>> {
/// let rulebook = content::embedded();
/// let mut game = Game::new(rulebook, setup::read(rulebook, "quick russia usa\nseed 7")?).expect("a legal setup");
/// let mut log = save::write_log(&game, "Intrepid");
/// let seat = game.view().seats_asked().iter().next().expect("somebody is asked");
///
/// game.answer(seat, Answer::Done).expect("everybody may be done");
/// log.extend(save::record(&game));
/// game.undo(seat, Undo::Answer).expect("nothing hidden was shown");
/// log.extend(save::record(&game));
///
/// let read = save::read(rulebook, &log)?;
/// assert_eq!(read.state(), game.state());
/// assert_eq!(read.decision(seat), game.decision(seat), "late answers stay late");
/// # Ok(())
/// # }
/// ```
pub fn record(game: &Game) -> Option<String> {
    match game.latest()? {
        Latest::Answered => {
            let (deed, earlier) = game.deeds().split_last()?;
            let before = game.state_at(earlier.len());
            let view = before.view(game.rulebook());
            Some(line(&view, deed.seat, deed.question, deed.answer, deed.fingerprint))
        }
        Latest::TakenBack { seat, undo, crossing } => {
            Some(to_line(&taken_back(seat, undo, crossing, game.state().fingerprint())))
        }
    }
}
