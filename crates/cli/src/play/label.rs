//! What an answer is shown as in the list, and what a bare number means.
//!
//! Where a die, a player or an amount is asked for, nobody should type the place in the list for its value: such
//! options are shown as what they are. Other options are counted.

use engine::View;
use engine::question::{Answer, Question};
use engine::seat::Seat;
use notation::answer;
use text::Words;

use super::list::ListKey;
use crate::texts::Texts;

/// The options of a question by what a bare number names.
enum Named {
    /// The place in the list.
    Place,
    /// What is chosen: these words.
    Value(Vec<String>),
    /// What is chosen, but some values stand for several options, such as bring 3 and spend 3.
    Shared(Vec<String>),
}

/// What each answer is shown as.
pub fn labels(view: &View, seat: Seat, question: Question, answers: &[Answer]) -> Vec<String> {
    let counted = |sign: &str| (1..=answers.len()).map(|place| format!("{sign}{place}")).collect();
    match named(view, seat, question, answers) {
        Named::Place => counted(""),
        Named::Value(words) => words,
        Named::Shared(_) => counted("#"),
    }
}

/// The answer that a bare number means, or why it means none.
pub fn meant(
    texts: &Texts,
    view: &View,
    seat: Seat,
    question: Question,
    answers: &[Answer],
    number: &str,
) -> Result<Answer, String> {
    let (Named::Value(words) | Named::Shared(words)) = named(view, seat, question, answers) else {
        let place = number.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
        let answer = place.and_then(|at| answers.get(at)).copied();
        return answer.ok_or_else(|| texts.tell(ListKey::Range, Words::new().with("most", answers.len())));
    };
    // The front of a die may be left out.
    let fits = |word: &&String| word.split('/').next() == Some(number);
    let said = || Words::new().with("number", number.to_owned());
    let typed = |answer: &Answer| answer::write(view, seat, question, *answer);
    let fitting: Vec<Answer> = words.iter().zip(answers).filter(|(word, _)| fits(word)).map(|(_, one)| *one).collect();
    match fitting[..] {
        [one] => Ok(one),
        [] => Err(texts.tell(ListKey::Cannot, said().with("options", texts.listed(&words)))),
        _ => {
            let typed: Vec<String> = fitting.iter().map(typed).collect();
            Err(texts.tell(ListKey::Several, said().line("options", &texts.writer.any_of(&typed))))
        }
    }
}

fn named(view: &View, seat: Seat, question: Question, answers: &[Answer]) -> Named {
    let word = |answer: &Answer| match answer {
        Answer::Decline => Some("no".to_owned()),
        Answer::Choose(_) => answer::write(view, seat, question, *answer).rsplit(' ').next().map(String::from),
        _ => None,
    };
    let Some(words) = answers.iter().map(word).collect::<Option<Vec<String>>>() else { return Named::Place };
    let number = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'/');
    let other = |word: &String| matches!(word.as_str(), "no" | "paid");
    if !words.iter().all(|word| number(word) || other(word)) || words.iter().all(other) {
        return Named::Place;
    }
    match (1..words.len()).all(|at| !words[..at].contains(&words[at])) {
        true => Named::Value(words),
        false => Named::Shared(words),
    }
}
