//! A lesson is a scenario whose one case is told in steps: what is done in each, or what is only looked at.

use std::sync::Arc;

use engine::game::Game;
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;

use super::Failure;
use super::parse::{self, Wrong};
use super::run::{self, Stage};

/// A scenario that was played as a lesson.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its title.
    pub title: String,
    /// The game as it begins, before anybody has answered.
    pub game: Game,
    /// The steps, in order.
    pub steps: Vec<PlayedStep>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedStep {
    /// Its name; the texts are found by it.
    pub name: String,
    /// Places that are looked at, in words.
    pub looks: Vec<String>,
    /// What is done, in order; nothing where one only looks.
    pub moves: Vec<Move>,
}

/// One answer of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Who answers.
    pub seat: Seat,
    /// What the lesson answers, and then whatever else it takes.
    pub answers: Vec<Answer>,
}

/// A step that has begun.
pub(super) struct StepBegun {
    name: String,
    looks: Vec<String>,
    /// How many deeds there were.
    deeds: usize,
}

/// Plays the text of a lesson through. It has a single case, and everything in it happens in a step.
pub fn play_lesson(rulebook: &Arc<Rulebook>, file: &str, text: &str) -> Result<Played, Failure> {
    play(rulebook, text).map_err(|(line, message)| Failure { file: file.into(), line, message })
}

fn play(rulebook: &Arc<Rulebook>, text: &str) -> Result<Played, Wrong> {
    let scenario = parse::parse(text)?;
    let [case] = scenario.cases.as_slice() else { return Err((1, "expected one 'given' in a lesson".into())) };
    let game = run::lay_out(rulebook, case)?;
    let stage = run::play(rulebook, case, game.clone())?;
    match stage.steps.first() {
        Some(first) if first.deeds == 0 => Ok(Played { title: scenario.title, game, steps: stage.told() }),
        Some(_) => Err((case.line, "something happens before the first 'step'".into())),
        None => Err((case.line, "expected 'step' and the name of a step".into())),
    }
}

impl Stage<'_> {
    pub(super) fn begin_step(&mut self, name: &str) -> Result<(), String> {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if name.is_empty() || !name.chars().all(plain) {
            return Err(format!("expected a step's name in small letters, not '{name}'"));
        }
        if self.steps.iter().any(|step| step.name == name) {
            return Err(format!("there is a step '{name}' already"));
        }
        self.steps.push(StepBegun { name: name.into(), looks: Vec::new(), deeds: self.game.deeds().len() });
        Ok(())
    }

    pub(super) fn look_at(&mut self, places: &str) -> Result<(), String> {
        let step = self.steps.last_mut().ok_or("expected 'step' before 'look'")?;
        step.looks.extend(places.split(',').map(|place| place.trim().to_owned()));
        Ok(())
    }

    /// The steps with what was done in each.
    fn told(&self) -> Vec<PlayedStep> {
        let ends = self.steps.iter().skip(1).map(|step| step.deeds).chain([self.game.deeds().len()]);
        let step = |(step, end): (&StepBegun, usize)| PlayedStep {
            name: step.name.clone(),
            looks: step.looks.clone(),
            moves: (step.deeds..end).map(|at| self.told_move(at)).collect(),
        };
        self.steps.iter().zip(ends).map(step).collect()
    }

    fn told_move(&self, at: usize) -> Move {
        let deed = &self.game.deeds()[at];
        let others = self.others.iter().filter(|(instead, _)| *instead == at).map(|(_, answer)| *answer);
        Move { seat: deed.seat, answers: [deed.answer].into_iter().chain(others).collect() }
    }
}
