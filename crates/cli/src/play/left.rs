//! Games that were left: they are listed, and one is continued or deleted.

use std::path::Path;

use anyhow::Context;
use content::Pack;
use engine::game::Game;
use notation::save::SaveError;

use super::terminal::Terminal;
use crate::layout::{capital, remark, wrapped};
use crate::saved;
use crate::shelf::{Entry, Kept, Shelf, is_torn};

/// What somebody wants to play.
pub enum Wish {
    /// This game goes on.
    Continue(Box<(Game, Kept)>),
    /// Another one.
    New,
    /// Nothing: the input has ended.
    Nothing,
}

/// What is answered to the list.
enum Reply {
    Continue(usize),
    Delete(usize),
    New,
    Unclear,
}

/// Lists the games that were left, and asks which goes on. With none there is nothing to ask.
pub fn choose(pack: &Pack, terminal: &mut Terminal, shelf: &Shelf) -> anyhow::Result<Wish> {
    loop {
        let games = shelf.games(pack).or_else(|error| {
            terminal.say(&wrapped("", &format!("The games you left cannot be listed: {error:#}.")))?;
            Ok::<_, anyhow::Error>(Vec::new())
        })?;
        let games: Vec<Entry> = games.into_iter().filter(Entry::is_open).collect();
        if games.is_empty() {
            return Ok(Wish::New);
        }
        list(terminal, &games)?;
        let default = games.iter().position(Entry::goes_on);
        let shown = default.map_or_else(|| "new".to_owned(), |at| (at + 1).to_string());
        let question = format!("Continue which? A number, new, or delete and a number [{shown}] ");
        let Some(line) = terminal.ask(&question)? else { return Ok(Wish::Nothing) };
        match reply(&line, default, games.len()) {
            Reply::New => return Ok(Wish::New),
            Reply::Continue(at) => match go_on(pack, terminal, shelf, &games[at].name) {
                Ok(Some(chosen)) => return Ok(Wish::Continue(Box::new(chosen))),
                Ok(None) => {}
                Err(error) => terminal.say(&wrapped("", &format!("{}.", capital(&format!("{error:#}")))))?,
            },
            Reply::Delete(at) => delete(terminal, shelf, &games[at].name)?,
            Reply::Unclear => terminal.say("Write a number of the list, new, or delete and a number.")?,
        }
    }
}

/// Continues a kept game; nothing if it is damaged and shall not go on.
pub fn go_on(pack: &Pack, terminal: &mut Terminal, shelf: &Shelf, name: &str) -> anyhow::Result<Option<(Game, Kept)>> {
    let mut taken = shelf.take(pack, name)?;
    let Some(damage) = taken.damage else { return Ok(Some((taken.game, taken.kept))) };
    if is_torn(&damage) {
        terminal.say(&wrapped("", &torn(name, &damage)))?;
        return Ok(Some((taken.game, taken.kept)));
    }
    let aside = "The damaged file is kept under another name.";
    if !agreed(terminal, name, &damage, taken.lost, aside)? {
        return Ok(None);
    }
    let aside = taken.kept.set_damage_aside()?;
    terminal.say(&wrapped("", &format!("The damaged file is kept as {}.", aside.display())))?;
    Ok(Some((taken.game, taken.kept)))
}

/// Continues a saved game that lies elsewhere. Its file stays as it is; the game is kept on the shelf from now on.
pub fn load(pack: &Pack, terminal: &mut Terminal, shelf: &Shelf, path: &Path) -> anyhow::Result<Option<(Game, Kept)>> {
    if let Some(name) = shelf.name_of(path) {
        return go_on(pack, terminal, shelf, &name);
    }
    let (game, damage) = saved::read_good(pack, path)?;
    let file = path.display().to_string();
    if let Some(damage) = damage {
        if is_torn(&damage) {
            terminal.say(&wrapped("", &torn(&file, &damage)))?;
        } else if !agreed(terminal, &file, &damage, lost(path, &damage), "The file stays as it is.")? {
            return Err(damage).with_context(|| file);
        }
    }
    let kept = shelf.begin(pack, &game);
    Ok(Some((game, kept)))
}

fn list(terminal: &mut Terminal, games: &[Entry]) -> anyhow::Result<()> {
    terminal.say("Games you left, the last one first:")?;
    for (number, game) in (1..).zip(games) {
        let (title, told) = game.told();
        terminal.say(&format!("  {number}  {title}"))?;
        terminal.say(remark(told).trim_end())?;
    }
    Ok(())
}

fn reply(line: &str, default: Option<usize>, count: usize) -> Reply {
    let line = line.to_lowercase();
    let listed =
        |word: &str| word.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|at| *at < count);
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [] => default.map_or(Reply::New, Reply::Continue),
        ["new" | "n" | "no"] => Reply::New,
        ["delete" | "d", number] => listed(number).map_or(Reply::Unclear, Reply::Delete),
        ["continue" | "c", number] | [number] => listed(number).map_or(Reply::Unclear, Reply::Continue),
        _ => Reply::Unclear,
    }
}

fn delete(terminal: &mut Terminal, shelf: &Shelf, name: &str) -> anyhow::Result<()> {
    if !yes(terminal, &format!("Delete {name} for good? yes or no [no] "))? {
        return Ok(());
    }
    let said = match shelf.delete(name) {
        Ok(()) => format!("{name} is deleted."),
        Err(error) => format!("Not deleted: {error:#}."),
    };
    Ok(terminal.say(&wrapped("", &said))?)
}

fn torn(name: &str, damage: &SaveError) -> String {
    format!("{name}, {damage}. It was being written when the program ended: the game goes on from there.")
}

fn agreed(terminal: &mut Terminal, name: &str, damage: &SaveError, lost: usize, aside: &str) -> anyhow::Result<bool> {
    let lines = if lost == 1 { "1 line is".to_owned() } else { format!("{lost} lines are") };
    terminal.say(&wrapped("", &format!("{name} is damaged. {}. {lines} lost.", capital(&damage.to_string()))))?;
    terminal.say(&wrapped("", aside))?;
    yes(terminal, "Go on from what is good? yes or no [no] ")
}

/// How many lines cannot be used.
fn lost(path: &Path, damage: &SaveError) -> usize {
    let text = crate::files::read(path).unwrap_or_default();
    text.lines().skip(damage.line - 1).filter(|line| !line.trim().is_empty()).count()
}

fn yes(terminal: &mut Terminal, question: &str) -> anyhow::Result<bool> {
    Ok(terminal.ask(question)?.is_some_and(|answer| answer.to_lowercase().starts_with('y')))
}
