//! Answers that are not offered, told apart from words that are no answer at all.

use engine::View;
use engine::effect::Zone;
use engine::question::{Answers, ChoiceKind, Options, Question};
use engine::resource::Light;
use engine::seat::Seat;

use super::{choice, read, read_deed};
use crate::mistake::Mistake;
use crate::names;

/// Every kind of choice.
const KINDS: [ChoiceKind; 19] = [
    ChoiceKind::Die(Zone::Pool),
    ChoiceKind::Queued,
    ChoiceKind::Pose,
    ChoiceKind::Shift,
    ChoiceKind::Way,
    ChoiceKind::Branch,
    ChoiceKind::Confirm,
    ChoiceKind::Tile,
    ChoiceKind::Space,
    ChoiceKind::TokenNumber,
    ChoiceKind::Lock,
    ChoiceKind::Resource,
    ChoiceKind::Seat,
    ChoiceKind::Amount,
    ChoiceKind::Offer,
    ChoiceKind::Payment,
    ChoiceKind::Mission,
    ChoiceKind::Dock,
    ChoiceKind::Slot,
];

/// Is this among what is offered, by any reading of it? Words that answer no question of the game are an error.
pub(crate) fn is_offered(
    view: &View,
    seat: Seat,
    question: Question,
    offered: &Answers,
    text: &str,
) -> Result<bool, Mistake> {
    match (read(view, seat, question, text), question) {
        (Ok(answer), _) => Ok(offered.contains(&answer)),
        (Err(_), Question::Choose(ask)) if choice::fits_offered(view, seat, &ask, text) => Ok(true),
        (Err(_), _) if is_answer(view, seat, text) => Ok(false),
        (Err(error), _) => Err(error),
    }
}

/// Would these words answer some question, at some time, of some player?
fn is_answer(view: &View, seat: Seat, text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let country = view.table.of(seat).country;
    let tile = |word| Light::ALL.iter().any(|light| names::set_tile(view.rulebook, country, *light, word).is_ok());
    match words.as_slice() {
        [] => false,
        ["badge", key] => names::badge(view.rulebook, key).is_ok(),
        ["install" | "offer", word] | ["install", word, "red" | "blue"] => tile(word),
        [key] if view.rulebook.countries.iter().any(|country| country.free.iter().any(|free| free.key == *key)) => true,
        words => {
            let every = |kind: &ChoiceKind| Options::new(*kind, u64::MAX);
            read_deed(view, seat, words).is_some_and(|answer| answer.is_ok())
                || KINDS.iter().any(|kind| choice::fits_offered(view, seat, &every(kind), text))
        }
    }
}
