//! What can be typed at the prompt.

use engine::game::Undo;
use engine::seat::Seat;
use notation::names;

use super::remark::Remarks;

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
    /// What the signs on the screen mean.
    Legend,
    /// Whose tiles are explained on the table.
    Texts(Remarks),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// It begins like a command but is none, and this is how it is written.
    Wrong(&'static str),
}

/// What can be typed.
pub const HELP: &str = "\
\x20 5 on 3b        place a die; two dice are written 4+5 on 3b
  12             the answer with that number; where a die, a player or an
                 amount is asked for, the number is the die, player or amount
  #12            the twelfth answer of the list, whatever it is
  undo           take back the last answer; undo deed and undo phase: more
  why 5 on 3b    is that legal, and if not, why
  reach 4        where a die can go, and by which abilities; for dice outside
                 your hand: reach storage 4, queue 2, cache 4, counter 3b
  coach          what is urgent, and a line to play; coach 2: for seat 2;
                 coach more: look further, as often as you like
  seat 2         answer for seat 2 (as 2 does so while a player is named)
  offer          the tiles on offer: price, slots, output, drain, ability
  show 3b        all about the tile there
  show NAME      all about a tile, card, mission, badge, country or disaster:
                 show medical officer, show t1a, show japan/t4c/red
  rules          the game on a page; rules 3 for Phase 3, rules missions,
                 rules country, rules disaster, rules all
  legend         what the signs on the screen mean
  texts mine     explain the tiles of whoever is asked; texts all, texts off
  log            what happened lately; log 200 shows more
  save FILE      save a copy; the game itself is kept after every answer
  Enter          show the table again
  help, quit
Tiles, cards and boards speak the language of --lang; the rest is English.";

impl Command {
    /// What a line means, in large or small letters. While a player is to be named, `seat 2` is an answer.
    pub fn read(typed: &str, naming_a_player: bool) -> Command {
        let line = typed.to_lowercase();
        let words: Vec<&str> = line.split_whitespace().collect();
        let rest = || rest(&line);
        match words.as_slice() {
            [] | ["table"] => Command::Table,
            [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => Command::Number((*number).to_owned()),
            [place] if place.starts_with('#') => {
                place[1..].parse().map_or(Command::Wrong("#3 for the third answer of the list"), Command::Place)
            }
            ["no"] => Command::Answer("decline".to_owned()),
            ["undo"] => Command::Undo(Undo::Answer),
            ["undo", "deed"] => Command::Undo(Undo::Deed),
            ["undo", "phase"] => Command::Undo(Undo::Phase),
            ["undo", ..] => Command::Wrong("undo, undo deed or undo phase"),
            ["why"] => Command::Wrong("why and an answer, such as why 5 on 3b"),
            ["why", ..] => Command::Why(rest()),
            ["log"] => Command::Log(20),
            ["log", lines] => lines.parse().map_or(Command::Wrong("log or log 100"), Command::Log),
            // Names of files are taken as they are.
            ["save", _, ..] => Command::Save(self::rest(typed)),
            ["save"] => Command::Wrong("save and a file name"),
            ["seat", _] if naming_a_player => Command::Answer(line.clone()),
            ["seat" | "as", seat] => names::seat(seat).map_or(Command::Wrong("seat 1 to seat 4"), Command::Seat),
            ["reach"] => Command::Wrong("reach and a die, such as reach 4"),
            ["reach", ..] => Command::Reach(rest()),
            ["coach", rest @ ..] => coach(rest),
            ["offer"] => Command::Offer,
            ["show", _, ..] => Command::Show(rest()),
            ["show"] => Command::Wrong("show and a space, a name or a key, such as show 3b"),
            ["rules" | "rule"] => Command::Rules(String::new()),
            ["rules" | "rule", ..] => Command::Rules(rest()),
            ["legend"] => Command::Legend,
            ["texts", "all"] => Command::Texts(Remarks::All),
            ["texts", "mine"] => Command::Texts(Remarks::Mine),
            ["texts", "off"] => Command::Texts(Remarks::Off),
            ["texts", ..] => Command::Wrong("texts all, texts mine or texts off"),
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

const COACH: Command = Command::Wrong("coach, coach 2 or coach more");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_mean_what_the_help_says() {
        let read = |line| Command::read(line, false);
        assert_eq!(read(""), Command::Table);
        assert_eq!(read("12"), Command::Number("12".into()));
        assert_eq!(read("#12"), Command::Place(12));
        assert!(matches!(read("#99999999999999999999999"), Command::Wrong(_)));
        assert_eq!(read("no"), Command::Answer("decline".into()));
        assert_eq!(read("RULES Missions"), Command::Rules("missions".into()));
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
        assert_eq!(Command::read("seat 2", true), Command::Answer("seat 2".into()));
    }

    #[test]
    fn the_help_is_not_too_wide() {
        assert!(HELP.lines().all(|line| line.len() < 80));
    }
}
