//! Reads lessons from their scenario files.

use std::path::Path;
use std::sync::Arc;

use engine::board::Space;
use engine::chance::{Chance, Seed};
use engine::position::Position;
use engine::resource::Resource;
use engine::rulebook::Rulebook;
use notation::scenario::{self, Failure, Played, PlayedStep};

use crate::lesson::{About, Lesson, Look, Move, Start, Step, streams};

/// The lesson that is a game of its own.
const FIRST_GAME: &str = "first-game";

/// Reads a lesson; its key says what it teaches.
pub fn read(rulebook: &Arc<Rulebook>, key: &str, text: &str) -> Result<Lesson, Failure> {
    let wrong = |message: String| Failure { file: key.into(), line: 0, message };
    let played = scenario::play_lesson(rulebook, key, text)?;
    let about = about(rulebook, key).ok_or_else(|| wrong("expected the key of a country or a disaster".into()))?;
    let steps: Result<Vec<Step>, String> = played.steps.iter().map(step).collect();
    let steps = steps.map_err(wrong)?;
    Ok(Lesson { key: key.into(), start: start(&played, &about), about, steps })
}

/// All lessons of a folder: the first game, countries and disasters as the box lists them.
pub fn read_folder(rulebook: &Arc<Rulebook>, folder: &Path) -> Result<Vec<Lesson>, Failure> {
    let wrong =
        |error: std::io::Error| Failure { file: folder.display().to_string(), line: 0, message: error.to_string() };
    let mut lessons = Vec::new();
    for file in scenario::files(&[folder.to_path_buf()]).map_err(wrong)? {
        let key = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&file).map_err(wrong)?;
        lessons.push(read(rulebook, &key, &text)?);
    }
    lessons.sort_by_key(|lesson| rank(rulebook, &lesson.about));
    Ok(lessons)
}

fn about(rulebook: &Rulebook, key: &str) -> Option<About> {
    if key == FIRST_GAME {
        return Some(About::FirstGame);
    }
    let country = rulebook.countries.iter().any(|country| country.key == key).then(|| About::Country(key.into()));
    country.or_else(|| rulebook.disasters.iter().any(|one| one.key == key).then(|| About::Disaster(key.into())))
}

/// The easy ones first.
fn rank(rulebook: &Rulebook, about: &About) -> (u8, u8, usize) {
    match about {
        About::FirstGame => (0, 0, 0),
        About::Country(key) => {
            let at = rulebook.countries.iter().position(|country| country.key == *key).unwrap_or_default();
            (1, rulebook.countries[at].complexity, at)
        }
        About::Disaster(key) => {
            let at = rulebook.disasters.iter().position(|disaster| disaster.key == *key).unwrap_or_default();
            (2, 0, at)
        }
    }
}

/// A position tells what is hidden as bytes; rolls that are scripted stand beside it.
fn start(played: &Played, about: &About) -> Start {
    let game = &played.game;
    if *about == About::FirstGame {
        return Start::Game(Box::new(game.setup().clone()));
    }
    let mut position = Position::of(game.state());
    let rolls = streams().map(|stream| position.secret.chance.left(stream).to_vec()).collect();
    position.secret.chance = Chance::seeded(Seed([0; 32]));
    let (setup, position) = (Box::new(game.setup().clone()), Box::new(position));
    Start::Position { setup, position, opening: game.opening().to_vec(), rolls }
}

fn step(step: &PlayedStep) -> Result<Step, String> {
    let looks: Result<Vec<Look>, String> = step.looks.iter().map(|words| look(words)).collect();
    let moves = step.moves.iter().map(|one| Move { seat: one.seat, answers: one.answers.clone() });
    let read = Step { name: step.name.clone(), looks: looks?, moves: moves.collect() };
    if read.looks.is_empty() && read.moves.is_empty() {
        return Err(format!("in step '{}' nothing is done and nothing looked at", read.name));
    }
    Ok(read)
}

/// A place in words.
fn look(words: &str) -> Result<Look, String> {
    let named = match words {
        "wheels" => Look::Wheels,
        "wheel power" => Look::Wheel(Resource::Power),
        "wheel climate" => Look::Wheel(Resource::Climate),
        "wheel oxygen" => Look::Wheel(Resource::Oxygen),
        "wheel nutrition" => Look::Wheel(Resource::Nutrition),
        "pool" => Look::Pool,
        "storage" => Look::Storage,
        "queue" => Look::Queue,
        "converters" => Look::Converters,
        "disaster" => Look::Disaster,
        "missions" => Look::Missions,
        "supplies" => Look::Supplies,
        "phases" => Look::Phases,
        "console" => Look::Console,
        "crew" => Look::Crew,
        "log" => Look::Log,
        "modules" => Look::Modules,
        "offers" => Look::Offers,
        space => {
            let space: Result<Space, _> = space.parse();
            Look::Space(space.map_err(|_| format!("there is nothing called '{words}' to look at"))?)
        }
    };
    Ok(named)
}
