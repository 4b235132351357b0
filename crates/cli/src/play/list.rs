//! The numbered list of answers.

use engine::View;
use engine::board::Space;
use engine::question::{Answer, Question, Spot};
use engine::resource::Light;
use engine::rulebook::Dock;
use engine::seat::Seat;
use notation::answer;
use text::Words;

use super::label::labels;
use super::remark;
use crate::layout::wrapped;
use crate::texts::Texts;

text::keys! {
    /// The list of answers, and what a number means there.
    pub enum ListKey {
        Dock = "list-dock",
        Habitation = "list-habitation",
        Asked = "list-asked",
        Range = "list-range",
        RangePlaces = "list-range-places",
        Cannot = "list-cannot",
        Several = "list-several",
    }
}

/// The column behind the name of a module.
const WHERE_DICE_BEGIN: usize = 28;

/// Where answers go that are shown together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// A module that takes many dice: all in a line.
    Module(Spot),
    /// A tile: what it does is said once.
    Tile(Space),
    /// A tile on offer.
    Offered(u8, Light),
}

/// An answer, and what it is shown as.
type Labelled = (String, Answer);

/// Every answer with its number; dice that go to the same module share a line, and below a tile stands what it does.
pub fn answers(texts: &Texts, view: &View, seat: Seat, question: Question, answers: &[Answer]) -> String {
    let labels = labels(view, seat, question, answers);
    let numbered: Vec<Labelled> = labels.into_iter().zip(answers.iter().copied()).collect();
    let together = |one: &Labelled, next: &Labelled| goal(one.1).is_some() && goal(one.1) == goal(next.1);
    let mut text = String::new();
    for group in numbered.chunk_by(together) {
        let goal = group.first().and_then(|(_, answer)| goal(*answer));
        match (goal, group) {
            (Some(Goal::Module(_)), several @ [_, _, ..]) => text += &folded(texts, view, seat, question, several),
            _ => group.iter().for_each(|(number, one)| text += &line(texts, view, seat, question, number, *one)),
        }
        text += &match goal {
            Some(Goal::Tile(space)) => remark::tile(texts, view, space),
            Some(Goal::Offered(index, light)) => remark::face(texts, view, seat, view.set_tile(seat, index), light),
            Some(Goal::Module(_)) | None => String::new(),
        };
    }
    text
}

const fn goal(answer: Answer) -> Option<Goal> {
    match answer {
        Answer::Place { spot: spot @ (Spot::Dock(_) | Spot::Habitation), .. } => Some(Goal::Module(spot)),
        Answer::Place { spot: Spot::Tile(space, _), .. } | Answer::Pair { space, .. } => Some(Goal::Tile(space)),
        Answer::Install { index, light } => Some(Goal::Offered(index, light)),
        _ => None,
    }
}

/// A sentence, and at the right edge how to type it if there is room.
fn line(texts: &Texts, view: &View, seat: Seat, question: Question, number: &str, one: Answer) -> String {
    let sentence = texts.speaker(view).answer(seat, question, one);
    let typed = answer::write(view, seat, question, one);
    let room = 73usize.saturating_sub(sentence.chars().count());
    match typed.chars().count() < room {
        true => format!("{number:>4}  {sentence}{typed:>room$}\n"),
        false => format!("{}\n", wrapped(&format!("{number:>4}  "), &sentence)),
    }
}

fn folded(texts: &Texts, view: &View, seat: Seat, question: Question, several: &[Labelled]) -> String {
    let place = match several[0].1 {
        Answer::Place { spot: Spot::Dock(index), .. } => dock(texts, index, change(view, index)),
        _ => texts.say(ListKey::Habitation),
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

/// A Docking Module.
pub fn dock(texts: &Texts, dock: u8, change: &'static str) -> String {
    texts.tell(ListKey::Dock, Words::new().with("number", dock + 1).with("change", change))
}

/// How a die may change on its way.
fn change(view: &View, dock: u8) -> &'static str {
    match view.rulebook.docking[dock as usize % 4] {
        Dock::Plain => "",
        Dock::OrHigher => " (+1)",
        Dock::OrLower => " (-1)",
    }
}
