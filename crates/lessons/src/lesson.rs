//! What a lesson is: how it begins, and its steps.

use std::sync::Arc;

use engine::board::Space;
use engine::cause::Happened;
use engine::chance::{Chance, Stream};
use engine::game::Game;
use engine::position::Position;
use engine::question::Answer;
use engine::resource::Resource;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use serde::{Deserialize, Serialize};

/// A lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// Its name, by which its texts are found: the name of its file.
    pub key: String,
    /// What it teaches.
    pub about: About,
    /// How it begins.
    pub start: Start,
    /// What is done, one after the other.
    pub steps: Vec<Step>,
}

/// What a lesson teaches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum About {
    /// The whole round, by a game that can be played on.
    FirstGame,
    /// A country, by its key.
    Country(String),
    /// A disaster, by its key.
    Disaster(String),
}

/// How a lesson begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Start {
    /// With a game like any other: its seed rolls the dice, and it can be kept and played on.
    Game(Box<Setup>),
    /// With a position and the dice that will be rolled.
    Position {
        /// How the table was set up.
        setup: Box<Setup>,
        /// What lies on it.
        position: Box<Position>,
        /// What happened on the way to the first question.
        opening: Vec<Happened>,
        /// Outcomes that are still to come, for each seat and for the Disaster die.
        rolls: Vec<Vec<u8>>,
    },
}

/// A step: something that is done, or something that is only looked at and touched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its name within the lesson.
    pub name: String,
    /// What is looked at, besides what the next answer is about.
    pub looks: Vec<Look>,
    /// What is done, in order; nothing where one only looks.
    pub moves: Vec<Move>,
}

/// One answer of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Who answers.
    pub seat: Seat,
    /// What the lesson answers, and then whatever else it takes.
    pub answers: Vec<Answer>,
}

/// A place on the screen that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Look {
    /// The four wheels.
    Wheels,
    /// One wheel.
    Wheel(Resource),
    /// What lies on a space.
    Space(Space),
    /// The dice to place.
    Pool,
    /// Dice that are stored.
    Storage,
    /// Dice that queue.
    Queue,
    /// Converter tokens.
    Converters,
    /// The deck and its cards.
    Disaster,
    /// The mission cards.
    Missions,
    /// Emergency supplies.
    Supplies,
    /// The phases.
    Phases,
    /// Capacity, dice track and badges.
    Console,
    /// The crew mates.
    Crew,
    /// What has happened.
    Log,
    /// Docking Modules and Habitation Module.
    Modules,
    /// The Offer row.
    Offers,
}

/// The streams of chance that a script can hold, in the order in which they are written.
pub(crate) fn streams() -> impl Iterator<Item = Stream> {
    (0..Seat::MAX).filter_map(Seat::from_index).map(Stream::Seat).chain([Stream::DisasterDie])
}

impl Lesson {
    /// The game as it begins. Nothing if the rules have moved on since the lesson was written; the tests see to it that
    /// they have not.
    pub fn begin(&self, rulebook: &Arc<Rulebook>) -> Option<Game> {
        match &self.start {
            Start::Game(setup) => Game::new(rulebook, setup.as_ref().clone()).ok(),
            Start::Position { setup, position, opening, rolls } => {
                let mut position = *position.as_ref();
                position.secret.chance = written(rolls);
                let state = position.check(rulebook).ok()?;
                Some(Game::from_position(rulebook, setup.as_ref().clone(), opening.clone(), state))
            }
        }
    }

    /// How many answers are given before a step.
    pub fn moves_before(&self, step: usize) -> usize {
        self.steps.iter().take(step).map(|step| step.moves.len()).sum()
    }

    /// The game at the beginning of a step, played as the lesson plays it.
    pub fn begin_at(&self, rulebook: &Arc<Rulebook>, step: usize) -> Option<Game> {
        let mut game = self.begin(rulebook)?;
        for one in self.steps.iter().take(step).flat_map(|step| &step.moves) {
            game.answer(one.seat, *one.answers.first()?).ok()?;
        }
        Some(game)
    }
}

fn written(rolls: &[Vec<u8>]) -> Chance {
    let mut chance = Chance::scripted();
    for (stream, rolls) in streams().zip(rolls) {
        for outcome in rolls {
            let _full = chance.write(stream, *outcome);
        }
    }
    chance
}
