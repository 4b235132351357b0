//! The numbered list of answers.

use engine::View;
use engine::question::{Answer, Question, Spot};
use engine::rulebook::Dock;
use engine::seat::Seat;
use notation::{answer, words};

use crate::layout::wrapped;

/// The column behind the name of a module.
const WHERE_DICE_BEGIN: usize = 28;

/// Every answer with its number; dice that go to the same module share a line.
pub fn answers(view: &View, seat: Seat, question: Question, answers: &[Answer]) -> String {
    let numbered: Vec<(usize, Answer)> = (1..).zip(answers.iter().copied()).collect();
    let together = |one: &(usize, Answer), next: &(usize, Answer)| match (module(one.1), module(next.1)) {
        (Some(one), Some(next)) => one == next,
        _ => false,
    };
    let mut text = String::new();
    for group in numbered.chunk_by(together) {
        text += &match group {
            [(number, one)] => line(view, seat, question, *number, *one),
            several => folded(view, seat, question, several),
        };
    }
    text
}

/// The module a die would go to, where many dice can.
const fn module(answer: Answer) -> Option<Spot> {
    match answer {
        Answer::Place { spot: spot @ (Spot::Dock(_) | Spot::Habitation), .. } => Some(spot),
        _ => None,
    }
}

/// A sentence, and at the right edge how to type it if there is room.
fn line(view: &View, seat: Seat, question: Question, number: usize, one: Answer) -> String {
    let sentence = words::answer(view, seat, question, one);
    let typed = answer::write(view, seat, question, one);
    let room = 73usize.saturating_sub(sentence.chars().count());
    match typed.chars().count() < room {
        true => format!("{number:>4}  {sentence}{typed:>room$}\n"),
        false => format!("{}\n", wrapped(&format!("{number:>4}  "), &sentence)),
    }
}

fn folded(view: &View, seat: Seat, question: Question, several: &[(usize, Answer)]) -> String {
    let place = match several[0].1 {
        Answer::Place { spot: Spot::Dock(dock), .. } => format!("Docking Module {}{}", dock + 1, change(view, dock)),
        _ => "Habitation Module".to_owned(),
    };
    let die = |one: Answer| {
        let typed = answer::write(view, seat, question, one);
        typed.split_once(' ').map_or(typed.clone(), |(die, _)| die.to_owned())
    };
    let mut text = format!("      {place:<22}");
    let mut column = WHERE_DICE_BEGIN;
    for (number, one) in several {
        let entry = format!(" {number:>3}: {}", die(*one));
        if column + entry.len() > 79 {
            text += &format!("\n{}", " ".repeat(WHERE_DICE_BEGIN));
            column = WHERE_DICE_BEGIN;
        }
        column += entry.len();
        text += &entry;
    }
    text + "\n"
}

/// How a die may change on its way.
const fn change(view: &View, dock: u8) -> &'static str {
    match view.rulebook.docking[dock as usize % 4] {
        Dock::Plain => "",
        Dock::OrHigher => " (+1)",
        Dock::OrLower => " (-1)",
    }
}
