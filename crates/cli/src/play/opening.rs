//! Friendly questions before a game, each with a good default.

use content::Pack;
use engine::game::Game;
use engine::rulebook::Rulebook;
use engine::setup::Difficulty;
use notation::{names, words};

use super::terminal::Terminal;
use crate::layout::capital;
use crate::new_game::{DEFAULT_PLAYERS, NewGame};

/// Asks which game to play; nothing at the end of input.
pub fn ask(pack: &Pack, terminal: &mut Terminal) -> anyhow::Result<Option<Game>> {
    terminal.say("A few questions first. Enter takes what stands in brackets.\n")?;
    match new_game(&pack.rulebook, terminal)? {
        Some(new_game) => new_game.begin(&pack.rulebook).map(Some),
        None => Ok(None),
    }
}

fn new_game(rulebook: &Rulebook, terminal: &mut Terminal) -> anyhow::Result<Option<NewGame>> {
    let mut new_game = NewGame::default();
    let Some(players) = players(terminal)? else { return Ok(None) };
    new_game.players = Some(players);
    show_countries(rulebook, terminal)?;
    for seat in 1..=players {
        let Some(country) = country(rulebook, terminal, seat, &new_game.countries)? else { return Ok(None) };
        new_game.countries.push(country);
    }
    let disasters: Vec<(&str, &str)> =
        rulebook.disasters.iter().map(|one| (one.key.as_str(), one.name.as_str())).collect();
    let Some(disaster) = one_of(terminal, "Which disaster?", &disasters)? else { return Ok(None) };
    let difficulties = Difficulty::ALL.map(|one| (names::difficulty_word(one), ""));
    let Some(difficulty) = one_of(terminal, "How hard?", &difficulties)? else { return Ok(None) };
    (new_game.disaster, new_game.difficulty) = (Some(disaster), Some(difficulty));
    Ok(Some(new_game))
}

fn players(terminal: &mut Terminal) -> anyhow::Result<Option<usize>> {
    loop {
        let Some(answer) = terminal.ask(&format!("How many play, 1 to 4? [{DEFAULT_PLAYERS}] "))? else {
            return Ok(None);
        };
        match answer.parse() {
            _ if answer.is_empty() => return Ok(Some(DEFAULT_PLAYERS)),
            Ok(players) if (1..=4).contains(&players) => return Ok(Some(players)),
            _ => terminal.say("One to four can play.")?,
        }
    }
}

fn show_countries(rulebook: &Rulebook, terminal: &mut Terminal) -> anyhow::Result<()> {
    terminal.say("\nCountries, from the least to the most complex:")?;
    for complexity in 1..=4 {
        let fitting = rulebook.countries.iter().filter(|country| country.complexity == complexity);
        let keys: Vec<&str> = fitting.map(|country| country.key.as_str()).collect();
        if !keys.is_empty() {
            terminal.say(&format!("  {:<5}{}", "*".repeat(usize::from(complexity)), keys.join(", ")))?;
        }
    }
    Ok(())
}

fn country(
    rulebook: &Rulebook,
    terminal: &mut Terminal,
    seat: usize,
    taken: &[String],
) -> anyhow::Result<Option<String>> {
    let mut free: Vec<_> = rulebook.countries.iter().filter(|country| !taken.contains(&country.key)).collect();
    free.sort_by_key(|country| country.complexity);
    let Some(default) = free.first() else { return Ok(None) };
    loop {
        let Some(answer) = terminal.ask(&format!("Country of player {seat}? [{}] ", default.key))? else {
            return Ok(None);
        };
        let answer = answer.to_lowercase();
        let key = if answer.is_empty() { default.key.as_str() } else { answer.as_str() };
        match names::find("country", free.iter().map(|country| country.key.as_str()), key) {
            Ok(at) => return Ok(Some(free[at].key.clone())),
            Err(error) => terminal.say(&capital(&error))?,
        }
    }
}

/// One of a few things by key or number; the first is the default.
fn one_of(terminal: &mut Terminal, question: &str, things: &[(&str, &str)]) -> anyhow::Result<Option<String>> {
    terminal.say("")?;
    for (number, (key, name)) in (1..).zip(things) {
        terminal.say(&format!("  {number}  {}", if name.is_empty() { key } else { name }))?;
    }
    loop {
        let Some(answer) = terminal.ask(&format!("{question} [1] "))? else { return Ok(None) };
        let answer = answer.to_lowercase();
        let number = if answer.is_empty() { Some(1) } else { answer.parse::<usize>().ok() };
        let at = match number {
            Some(number) => number.checked_sub(1),
            None => things.iter().position(|(key, name)| *key == answer || name.to_lowercase() == answer),
        };
        match at.and_then(|at| things.get(at)) {
            Some((key, _)) => return Ok(Some((*key).to_owned())),
            None => terminal.say(&format!("Please choose 1 to {}.", things.len()))?,
        }
    }
}

/// The game in a line, before it begins.
pub fn summary(game: &Game) -> String {
    let view = game.view();
    let names: Vec<&str> = view.table.seats().iter().map(|seat| words::player(&view, seat)).collect();
    let hard = names::difficulty_word(game.setup().difficulty);
    format!("{} against the {}, {hard}.", names.join(", "), view.disaster().name)
}
