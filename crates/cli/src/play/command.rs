//! What can be typed at the prompt.

use engine::game::Undo;
use engine::seat::Seat;
use notation::names;

use super::alias::Aliases;
use super::remark::Remarks;

text::keys! {
    /// How a command is written that is not complete.
    pub enum FormKey {
        Place = "form-place",
        Undo = "form-undo",
        Why = "form-why",
        Log = "form-log",
        Save = "form-save",
        Seat = "form-seat",
        Reach = "form-reach",
        Show = "form-show",
        Texts = "form-texts",
        Coach = "form-coach",
    }
}

/// What a line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An empty line: show the table again.
    Table,
    /// What the list shows this number for.
    Number(String),
    /// The answer at this place of the list.
    Place(usize),
    /// An answer in notation.
    Answer(String),
    /// Take something back.
    Undo(Undo),
    /// Why is this answer refused?
    Why(String),
    /// What happened so far: the last so many lines.
    Log(usize),
    /// Save to this file.
    Save(String),
    /// Answer for this player.
    Seat(Seat),
    /// Where this die can end.
    Reach(String),
    /// What is urgent, and what to do: for this player, or whoever is asked; looking further than before.
    Coach {
        /// For whom.
        seat: Option<Seat>,
        /// Further than the last time?
        more: bool,
    },
    /// What can be bought.
    Offer,
    /// The whole text of this.
    Show(String),
    /// A page of the rules; without a topic the game in short.
    Rules(String),
    /// What this term means; without one all terms.
    Glossary(String),
    /// What the signs on the screen mean.
    Legend,
    /// Whose tiles are explained on the table.
    Texts(Remarks),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// It begins like a command but is none, and this is how it is written.
    Wrong(FormKey),
}

impl Command {
    /// What a line means, in large or small letters. While a player is to be named, `seat 2` is an answer.
    pub fn read(aliases: &Aliases, typed: &str, naming_a_player: bool) -> Command {
        let line = aliases.known(&typed.to_lowercase());
        let words: Vec<&str> = line.split_whitespace().collect();
        let rest = || rest(&line);
        match words.as_slice() {
            [] | ["table"] => Command::Table,
            [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => Command::Number((*number).to_owned()),
            [place] if place.starts_with('#') => {
                place[1..].parse().map_or(Command::Wrong(FormKey::Place), Command::Place)
            }
            ["no"] => Command::Answer("decline".to_owned()),
            ["undo"] => Command::Undo(Undo::Answer),
            ["undo", "deed"] => Command::Undo(Undo::Deed),
            ["undo", "phase"] => Command::Undo(Undo::Phase),
            ["undo", ..] => Command::Wrong(FormKey::Undo),
            ["why"] => Command::Wrong(FormKey::Why),
            ["why", ..] => Command::Why(rest()),
            ["log"] => Command::Log(20),
            ["log", lines] => lines.parse().map_or(Command::Wrong(FormKey::Log), Command::Log),
            // Names of files are taken as they are.
            ["save", _, ..] => Command::Save(self::rest(typed)),
            ["save"] => Command::Wrong(FormKey::Save),
            ["seat", _] if naming_a_player => Command::Answer(line.clone()),
            ["seat" | "as", seat] => names::seat(seat).map_or(Command::Wrong(FormKey::Seat), Command::Seat),
            ["reach"] => Command::Wrong(FormKey::Reach),
            ["reach", ..] => Command::Reach(rest()),
            ["coach", rest @ ..] => coach(rest),
            ["offer"] => Command::Offer,
            ["show", _, ..] => Command::Show(rest()),
            ["show"] => Command::Wrong(FormKey::Show),
            ["rules" | "rule"] => Command::Rules(String::new()),
            ["rules" | "rule", ..] => Command::Rules(rest()),
            ["glossary", ..] => Command::Glossary(rest()),
            ["legend"] => Command::Legend,
            ["texts", "all"] => Command::Texts(Remarks::All),
            ["texts", "mine"] => Command::Texts(Remarks::Mine),
            ["texts", "off"] => Command::Texts(Remarks::Off),
            ["texts", ..] => Command::Wrong(FormKey::Texts),
            ["help" | "?"] => Command::Help,
            ["quit" | "exit"] => Command::Quit,
            _ => Command::Answer(line.clone()),
        }
    }
}

/// What follows the first word.
fn rest(line: &str) -> String {
    line.trim_start().split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim()).to_owned()
}

fn coach(words: &[&str]) -> Command {
    let (seat, more) = match words {
        [] => (None, false),
        ["more"] => (None, true),
        [seat] => (Some(*seat), false),
        [seat, "more"] | ["more", seat] => (Some(*seat), true),
        _ => return COACH,
    };
    match seat.map(names::seat).transpose() {
        Ok(seat) => Command::Coach { seat, more },
        Err(_) => COACH,
    }
}

const COACH: Command = Command::Wrong(FormKey::Coach);

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;
    use crate::texts::Texts;

    #[test]
    fn lines_mean_what_the_help_says() {
        let aliases = Aliases::of(&Texts::new(content::embedded_pack(), Language::ENGLISH));
        let read = |line| Command::read(&aliases, line, false);
        assert_eq!(read(""), Command::Table);
        assert_eq!(read("12"), Command::Number("12".into()));
        assert_eq!(read("#12"), Command::Place(12));
        assert!(matches!(read("#99999999999999999999999"), Command::Wrong(_)));
        assert_eq!(read("no"), Command::Answer("decline".into()));
        assert_eq!(read("RULES Missions"), Command::Rules("missions".into()));
        assert_eq!(read("glossary Lock Token"), Command::Glossary("lock token".into()));
        assert_eq!(read("terms"), Command::Glossary(String::new()));
        assert_eq!(read("5 ON 3B"), Command::Answer("5 on 3b".into()));
        assert_eq!(read("Save My Game.jsonl"), Command::Save("My Game.jsonl".into()));
        assert_eq!(read("undo deed"), Command::Undo(Undo::Deed));
        assert_eq!(read("why  5 on 3b "), Command::Why("5 on 3b".into()));
        assert_eq!(read("save my game.jsonl"), Command::Save("my game.jsonl".into()));
        assert_eq!(read("show Food Lockers"), Command::Show("food lockers".into()));
        assert_eq!(read("reach storage 4"), Command::Reach("storage 4".into()));
        assert!(matches!(read("reach"), Command::Wrong(_)));
        assert_eq!(read("coach"), Command::Coach { seat: None, more: false });
        assert!(matches!(read("coach 2 more"), Command::Coach { seat: Some(_), more: true }));
        assert!(matches!(read("coach me"), Command::Wrong(_)));
        assert_eq!(read("texts mine"), Command::Texts(Remarks::Mine));
        assert!(matches!(read("texts"), Command::Wrong(_)));
        assert_eq!(read("5 on 3b"), Command::Answer("5 on 3b".into()));
        assert!(matches!(read("seat 2"), Command::Seat(_)));
        assert!(matches!(read("seat 5"), Command::Wrong(_)));
        assert_eq!(Command::read(&aliases, "as 2", false), Command::read(&aliases, "seat 2", false));
        assert_eq!(Command::read(&aliases, "seat 2", true), Command::Answer("seat 2".into()));
    }
}
