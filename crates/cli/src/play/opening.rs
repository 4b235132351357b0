//! Friendly questions before a game, each with a good default.

use engine::game::Game;
use engine::setup::Difficulty;
use notation::{Sort, names};
use text::{Named, Words};

use super::session::SessionKey;
use super::terminal::Terminal;
use crate::layout::capital;
use crate::mishap::mistake;
use crate::new_game::{DEFAULT_PLAYERS, NewGame};
use crate::texts::Texts;

text::keys! {
    /// The questions before a first game.
    pub enum OpeningKey {
        Head = "opening-head",
        Players = "opening-players",
        PlayersWrong = "opening-players-wrong",
        Countries = "opening-countries",
        Country = "opening-country",
        Disaster = "opening-disaster",
        Difficulty = "opening-difficulty",
        Choose = "opening-choose",
    }
}

/// Asks which game to play; nothing at the end of input.
pub fn ask(texts: &Texts, terminal: &mut Terminal) -> anyhow::Result<Option<Game>> {
    terminal.say(&format!("{}\n", texts.say(OpeningKey::Head)))?;
    match new_game(texts, terminal)? {
        Some(new_game) => new_game.begin(texts).map(Some),
        None => Ok(None),
    }
}

fn new_game(texts: &Texts, terminal: &mut Terminal) -> anyhow::Result<Option<NewGame>> {
    let mut new_game = NewGame::default();
    let Some(players) = players(texts, terminal)? else { return Ok(None) };
    new_game.players = Some(players);
    show_countries(texts, terminal)?;
    for seat in 1..=players {
        let Some(country) = country(texts, terminal, seat, &new_game.countries)? else { return Ok(None) };
        new_game.countries.push(country);
    }
    let disasters = texts.pack.rulebook.disasters.iter();
    let disasters: Vec<Thing> =
        disasters.map(|one| (one.key.clone(), texts.writer.name(Named::Disaster, &one.name))).collect();
    let Some(disaster) = one_of(texts, terminal, OpeningKey::Disaster, &disasters)? else { return Ok(None) };
    let difficulties = Difficulty::ALL.map(|one| (names::difficulty_word(one).to_owned(), difficulty(texts, one)));
    let Some(difficulty) = one_of(texts, terminal, OpeningKey::Difficulty, &difficulties)? else { return Ok(None) };
    (new_game.disaster, new_game.difficulty) = (Some(disaster), Some(difficulty));
    Ok(Some(new_game))
}

fn players(texts: &Texts, terminal: &mut Terminal) -> anyhow::Result<Option<usize>> {
    let question = texts.tell(OpeningKey::Players, Words::new().with("default", DEFAULT_PLAYERS));
    loop {
        let Some(answer) = terminal.ask(&question)? else { return Ok(None) };
        match answer.parse() {
            _ if answer.is_empty() => return Ok(Some(DEFAULT_PLAYERS)),
            Ok(players) if (1..=4).contains(&players) => return Ok(Some(players)),
            _ => terminal.say(&texts.say(OpeningKey::PlayersWrong))?,
        }
    }
}

fn show_countries(texts: &Texts, terminal: &mut Terminal) -> anyhow::Result<()> {
    terminal.say(&format!("\n{}", texts.say(OpeningKey::Countries)))?;
    for complexity in 1..=4 {
        let fitting = texts.pack.rulebook.countries.iter().filter(|country| country.complexity == complexity);
        let keys: Vec<&str> = fitting.map(|country| country.key.as_str()).collect();
        if !keys.is_empty() {
            terminal.say(&format!("  {:<5}{}", "*".repeat(usize::from(complexity)), keys.join(", ")))?;
        }
    }
    Ok(())
}

/// A country by its key, or by its name.
fn country(texts: &Texts, terminal: &mut Terminal, seat: usize, taken: &[String]) -> anyhow::Result<Option<String>> {
    let countries = texts.pack.rulebook.countries.iter();
    let mut free: Vec<_> = countries.filter(|country| !taken.contains(&country.key)).collect();
    free.sort_by_key(|country| country.complexity);
    let Some(default) = free.first() else { return Ok(None) };
    let question =
        texts.tell(OpeningKey::Country, Words::new().with("seat", seat).with("default", default.key.clone()));
    loop {
        let Some(answer) = terminal.ask(&question)? else { return Ok(None) };
        let answer = answer.to_lowercase();
        let named = free.iter().find(|one| texts.writer.name(Named::Country, &one.name).to_lowercase() == answer);
        let key = match named {
            _ if answer.is_empty() => default.key.as_str(),
            Some(country) => country.key.as_str(),
            None => answer.as_str(),
        };
        match names::find(Sort::Country, free.iter().map(|country| country.key.as_str()), key) {
            Ok(at) => return Ok(Some(free[at].key.clone())),
            Err(error) => terminal.say(&capital(&mistake(&texts.writer, &error)))?,
        }
    }
}

/// A key, and the name it is shown as.
type Thing = (String, String);

/// One of a few things by key, name or number; the first is the default.
fn one_of(
    texts: &Texts,
    terminal: &mut Terminal,
    question: OpeningKey,
    things: &[Thing],
) -> anyhow::Result<Option<String>> {
    terminal.say("")?;
    for (number, (_, name)) in (1..).zip(things) {
        terminal.say(&format!("  {number}  {name}"))?;
    }
    loop {
        let Some(answer) = terminal.ask(&texts.say(question))? else { return Ok(None) };
        let answer = answer.to_lowercase();
        let number = if answer.is_empty() { Some(1) } else { answer.parse::<usize>().ok() };
        let at = match number {
            Some(number) => number.checked_sub(1),
            None => things.iter().position(|(key, name)| *key == answer || name.to_lowercase() == answer),
        };
        match at.and_then(|at| things.get(at)) {
            Some((key, _)) => return Ok(Some(key.clone())),
            None => terminal.say(&texts.tell(OpeningKey::Choose, Words::new().with("most", things.len())))?,
        }
    }
}

/// A difficulty, as it stands in a list.
fn difficulty(texts: &Texts, difficulty: Difficulty) -> String {
    texts.writer.difficulty(difficulty).into()
}

/// The game in a line, before it begins.
pub fn summary(texts: &Texts, game: &Game) -> String {
    let view = game.view();
    let players: Vec<String> = view.table.seats().iter().map(|seat| texts.player(&view, seat)).collect();
    let words = Words::new().with("players", texts.listed(&players)).with("disaster", texts.disaster(&view));
    let hard = names::difficulty_word(game.setup().difficulty);
    texts.tell(SessionKey::Summary, words.with("difficulty", hard))
}
