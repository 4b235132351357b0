//! Runs the cases of a scenario, one after the other.

use std::fmt::Debug;
use std::sync::Arc;

use engine::State;
use engine::event::Silent;
use engine::game::Game;
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;

use super::lesson::StepBegun;
use super::parse::{Block, Case, Numbered, Scenario, Wrong};
use super::vocabulary::{self, SETUP_ERRORS};
use crate::position::{self, Position};
use crate::setup::SetupDraft;
use crate::{line, names};

/// A case in progress.
pub(super) struct Stage<'r> {
    pub rulebook: &'r Rulebook,
    pub game: Game,
    /// How many deeds there were when the last `when` began; nothing before the first.
    pub began: Option<usize>,
    /// The steps of a lesson, as far as they have begun.
    pub steps: Vec<StepBegun>,
    /// Other answers that a lesson takes as well, each instead of the deed with this index.
    pub others: Vec<(usize, Answer)>,
}

pub(super) fn run(rulebook: &Arc<Rulebook>, scenario: &Scenario) -> Result<(), Wrong> {
    scenario.cases.iter().try_for_each(|case| run_case(rulebook, case))
}

fn run_case(rulebook: &Arc<Rulebook>, case: &Case) -> Result<(), Wrong> {
    if let Some(refused) = &case.refused {
        return refused_setup(rulebook, case, refused);
    }
    play(rulebook, case, lay_out(rulebook, case)?).map(drop)
}

/// The game that a case begins with.
pub(super) fn lay_out(rulebook: &Arc<Rulebook>, case: &Case) -> Result<Game, Wrong> {
    if let Some(game) = whole_game(rulebook, case) {
        return game;
    }
    let lines: Vec<(usize, &str)> = case.given.iter().map(|(number, line)| (*number, line.as_str())).collect();
    let given = position::read_lines(rulebook, &lines);
    let Position { setup, state, events } = given.map_err(|(line, error)| (line.max(case.line), error))?;
    Ok(Game::from_position(rulebook, setup, events, state))
}

/// The word for a game that is played as it comes: its seed rolls the dice, and no line tells a position.
const WHOLE: &str = "whole";

/// A game from its very beginning, if the case is one.
fn whole_game(rulebook: &Arc<Rulebook>, case: &Case) -> Option<Result<Game, Wrong>> {
    case.given.iter().any(|(_, line)| line == WHOLE).then(|| begin(rulebook, case))
}

fn begin(rulebook: &Arc<Rulebook>, case: &Case) -> Result<Game, Wrong> {
    let mut draft = SetupDraft::new();
    for (number, one) in case.given.iter().filter(|(_, line)| line != WHOLE) {
        let taken = draft.line(rulebook, &line::words(one)).map_err(|error| (*number, error.into()))?;
        if !taken {
            return Err((*number, format!("expected only lines of a setup beside 'whole', not '{one}'")));
        }
    }
    let setup = draft.finish(rulebook).map_err(|error| (case.line, error.into()))?;
    Game::new(rulebook, setup).map_err(|error| (case.line, format!("the setup is refused: {error:?}")))
}

/// Plays a case from this game on.
pub(super) fn play<'r>(rulebook: &'r Rulebook, case: &Case, game: Game) -> Result<Stage<'r>, Wrong> {
    let mut stage = Stage { rulebook, game, began: None, steps: Vec::new(), others: Vec::new() };
    stage.rolls_were_written(case.line)?;
    case.blocks.iter().try_for_each(|block| stage.block(block))?;
    let spent = stage.game.state().secret().chance.is_spent();
    if spent {
        Ok(stage)
    } else {
        Err((case.line, "not all dice were rolled that 'dice' and 'sector' lines promise".into()))
    }
}

/// A setup that the rules must refuse.
fn refused_setup(rulebook: &Rulebook, case: &Case, (at, expected): &Numbered) -> Result<(), Wrong> {
    let mut draft = SetupDraft::new();
    for (number, one) in &case.given {
        let taken = draft.line(rulebook, &line::words(one)).map_err(|error| (*number, error.into()))?;
        if !taken {
            return Err((*number, format!("expected only lines of a setup before 'refused', not '{one}'")));
        }
    }
    let setup = draft.finish(rulebook).map_err(|error| (case.line, error.into()))?;
    match State::new(rulebook, &setup, &mut Silent) {
        Ok(_) => Err((*at, format!("expected the setup to be refused with {expected}, it was taken"))),
        Err(error) => same_refusal(SETUP_ERRORS, expected, &error).map_err(|message| (*at, message)),
    }
}

/// A refusal by the name of its variant, or in full. It must be one of those that there are.
pub(super) fn same_refusal(list: &[&'static str], expected: &str, refusal: &impl Debug) -> Result<(), String> {
    let name = |text: &str| text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned();
    let known = vocabulary::known("refusal", list, &name(expected))?;
    let full = format!("{refusal:?}");
    let same = if expected == name(expected) { known == name(&full) } else { expected == full };
    if same { Ok(()) } else { Err(format!("expected refused {expected}, was {full}")) }
}

impl Stage<'_> {
    fn block(&mut self, block: &Block) -> Result<(), Wrong> {
        match block {
            Block::When(steps) => {
                self.began = Some(self.game.deeds().len());
                for (number, step) in steps {
                    self.step(step).map_err(|error| (*number, error))?;
                    self.rolls_were_written(*number)?;
                }
                Ok(())
            }
            Block::Then(checks) => {
                let check = |(number, check): &Numbered| self.check(check).map_err(|error| (*number, error));
                checks.iter().try_for_each(check)
            }
            Block::Step((number, name)) => self.begin_step(name).map_err(|error| (*number, error)),
            Block::Look((number, places)) => self.look_at(places).map_err(|error| (*number, error)),
        }
    }

    /// A player of this game.
    pub(super) fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat = names::seat(word)?;
        let table = self.game.state().table();
        if table.seats().has(seat) { Ok(seat) } else { Err(format!("there is no seat {word}: {} play", table.players)) }
    }

    /// Chance is always scripted.
    fn rolls_were_written(&self, line: usize) -> Result<(), Wrong> {
        let short = self.game.state().secret().chance.ran_short();
        let message = "something was rolled here that no 'dice' or 'sector' line foretells";
        if short { Err((line, message.into())) } else { Ok(()) }
    }
}
