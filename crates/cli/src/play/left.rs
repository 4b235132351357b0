//! Games that were left: they are listed, and one is continued or deleted.

use std::path::Path;

use engine::game::Game;
use notation::save::SaveError;
use text::Words;

use super::alias::AliasKey;
use super::terminal::Terminal;
use crate::layout::{capital, remark, wrapped};
use crate::mishap::{damage, told};
use crate::saved;
use crate::shelf::{Entry, Kept, Shelf, ShelfKey, is_torn};
use crate::texts::Texts;

text::keys! {
    /// Games that were left.
    pub enum LeftKey {
        Unlisted = "left-unlisted",
        Head = "left-head",
        Which = "left-which",
        New = "left-new",
        Write = "left-write",
        Cannot = "left-cannot",
        Delete = "left-delete",
        Torn = "left-torn",
        Damaged = "left-damaged",
        Aside = "left-aside",
        Untouched = "left-untouched",
        KeptAside = "left-kept-aside",
        GoOn = "left-go-on",
    }
}

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
pub fn choose(texts: &Texts, terminal: &mut Terminal, shelf: &Shelf) -> anyhow::Result<Wish> {
    loop {
        let games = shelf.games(texts).or_else(|error| {
            let why = Words::new().with("why", told(&texts.writer, &error));
            terminal.say(&wrapped("", &texts.tell(LeftKey::Unlisted, why)))?;
            Ok::<_, anyhow::Error>(Vec::new())
        })?;
        let games: Vec<Entry> = games.into_iter().filter(Entry::is_open).collect();
        if games.is_empty() {
            return Ok(Wish::New);
        }
        list(texts, terminal, &games)?;
        let default = games.iter().position(Entry::goes_on);
        let shown = default.map_or_else(|| texts.say(LeftKey::New), |at| (at + 1).to_string());
        let question = texts.tell(LeftKey::Which, Words::new().with("default", shown));
        let Some(line) = terminal.ask(&question)? else { return Ok(Wish::Nothing) };
        match reply(texts, &line, default, games.len()) {
            Reply::New => return Ok(Wish::New),
            Reply::Continue(at) => match go_on(texts, terminal, shelf, &games[at].name) {
                Ok(Some(chosen)) => return Ok(Wish::Continue(Box::new(chosen))),
                Ok(None) => {}
                Err(error) => {
                    let why = Words::new().with("why", capital(&told(&texts.writer, &error)));
                    terminal.say(&wrapped("", &texts.tell(LeftKey::Cannot, why)))?;
                }
            },
            Reply::Delete(at) => delete(texts, terminal, shelf, &games[at].name)?,
            Reply::Unclear => terminal.say(&texts.say(LeftKey::Write))?,
        }
    }
}

/// Continues a kept game; nothing if it is damaged and shall not go on.
pub fn go_on(
    texts: &Texts,
    terminal: &mut Terminal,
    shelf: &Shelf,
    name: &str,
) -> anyhow::Result<Option<(Game, Kept)>> {
    let mut taken = shelf.take(texts.pack, name)?;
    let Some(damage) = taken.damage else { return Ok(Some((taken.game, taken.kept))) };
    if is_torn(&damage) {
        terminal.say(&wrapped("", &torn(texts, name, &damage)))?;
        return Ok(Some((taken.game, taken.kept)));
    }
    if !agreed(texts, terminal, name, &damage, taken.lost, LeftKey::Aside)? {
        return Ok(None);
    }
    let aside = taken.kept.set_damage_aside()?.display().to_string();
    terminal.say(&wrapped("", &texts.tell(LeftKey::KeptAside, Words::new().with("file", aside))))?;
    Ok(Some((taken.game, taken.kept)))
}

/// Continues a saved game that lies elsewhere. Its file stays as it is; the game is kept on the shelf from now on.
pub fn load(
    texts: &Texts,
    terminal: &mut Terminal,
    shelf: &Shelf,
    path: &Path,
) -> anyhow::Result<Option<(Game, Kept)>> {
    if let Some(name) = shelf.name_of(path) {
        return go_on(texts, terminal, shelf, &name);
    }
    let (game, damage) = saved::read_good(texts.pack, path)?;
    let file = path.display().to_string();
    if let Some(damage) = damage {
        if is_torn(&damage) {
            terminal.say(&wrapped("", &torn(texts, &file, &damage)))?;
        } else if !agreed(texts, terminal, &file, &damage, lost(path, &damage), LeftKey::Untouched)? {
            return Err(saved::bad(texts.pack, path, damage).into());
        }
    }
    let kept = shelf.begin(texts.pack, &game);
    Ok(Some((game, kept)))
}

fn list(texts: &Texts, terminal: &mut Terminal, games: &[Entry]) -> anyhow::Result<()> {
    terminal.say(&texts.say(LeftKey::Head))?;
    for (number, game) in (1..).zip(games) {
        terminal.say(&format!("  {number}  {}", game.title(texts)))?;
        terminal.say(remark(&game.told).trim_end())?;
    }
    Ok(())
}

fn reply(texts: &Texts, line: &str, default: Option<usize>, count: usize) -> Reply {
    let line = line.to_lowercase();
    let listed =
        |word: &str| word.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|at| *at < count);
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [] => default.map_or(Reply::New, Reply::Continue),
        [word] if AliasKey::New.is(texts, word) => Reply::New,
        [word, number] if AliasKey::Delete.is(texts, word) => listed(number).map_or(Reply::Unclear, Reply::Delete),
        [word, number] if AliasKey::Continue.is(texts, word) => listed(number).map_or(Reply::Unclear, Reply::Continue),
        [number] => listed(number).map_or(Reply::Unclear, Reply::Continue),
        _ => Reply::Unclear,
    }
}

fn delete(texts: &Texts, terminal: &mut Terminal, shelf: &Shelf, name: &str) -> anyhow::Result<()> {
    let named = || Words::new().with("name", name.to_owned());
    if !yes(texts, terminal, &texts.tell(LeftKey::Delete, named()))? {
        return Ok(());
    }
    let said = match shelf.delete(name) {
        Ok(()) => texts.tell(ShelfKey::Deleted, named()),
        Err(error) => texts.tell(ShelfKey::NotDeleted, Words::new().with("why", told(&texts.writer, &error))),
    };
    Ok(terminal.say(&wrapped("", &said))?)
}

fn torn(texts: &Texts, name: &str, error: &SaveError) -> String {
    let words = Words::new().with("name", name.to_owned());
    texts.tell(LeftKey::Torn, words.with("damage", damage(&texts.writer, &texts.pack.name, error)))
}

fn agreed(
    texts: &Texts,
    terminal: &mut Terminal,
    name: &str,
    error: &SaveError,
    lost: usize,
    aside: LeftKey,
) -> anyhow::Result<bool> {
    let words = Words::new().with("name", name.to_owned()).with("lost", lost);
    let words = words.with("damage", capital(&damage(&texts.writer, &texts.pack.name, error)));
    terminal.say(&wrapped("", &texts.tell(LeftKey::Damaged, words)))?;
    terminal.say(&wrapped("", &texts.say(aside)))?;
    yes(texts, terminal, &texts.say(LeftKey::GoOn))
}

/// How many lines cannot be used.
fn lost(path: &Path, damage: &SaveError) -> usize {
    let text = crate::files::read(path).unwrap_or_default();
    text.lines().skip(damage.line - 1).filter(|line| !line.trim().is_empty()).count()
}

/// Is the question answered with yes?
pub fn yes(texts: &Texts, terminal: &mut Terminal, question: &str) -> anyhow::Result<bool> {
    Ok(terminal.ask(question)?.is_some_and(|answer| AliasKey::Yes.is(texts, &answer.to_lowercase())))
}
