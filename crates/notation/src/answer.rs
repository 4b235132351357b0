//! Answers as text: `5 on 3b`, `install aquapad-system`, `die 4`. What is written can be read back.

mod choice;
mod known;
mod place;

pub(crate) use choice::lock_word;
pub(crate) use known::is_offered;
pub(crate) use place::{read_die, write_die};

use engine::View;
use engine::question::{Answer, Options, Question};
use engine::resource::Resource;
use engine::seat::Seat;

use crate::mistake::{Mistake, Sort};
use crate::names;

/// Writes an answer as a person would type it.
pub fn write(view: &View, seat: Seat, question: Question, answer: Answer) -> String {
    match (answer, question) {
        (Answer::Place { .. } | Answer::Pair { .. }, _) => place::write(view, seat, answer),
        (Answer::Free(index), _) => {
            let action = view.country(seat).free.get(usize::from(index));
            action.map_or_else(|| format!("free {}", index + 1), |action| action.key.clone())
        }
        (Answer::Bonus(resource, None), _) => format!("{} capacity", names::resource_word(resource)),
        (Answer::Bonus(resource, Some(mission)), _) => {
            format!("{} mission {}", names::resource_word(resource), mission + 1)
        }
        (Answer::Research(share), _) => format!("research {share}"),
        (Answer::Install { index, light }, _) => {
            let area = view.table.of(seat);
            let tile = names::set_tile_word(view.rulebook, area.country, light, index);
            let plain = light == area.light && !view.table.solo();
            if plain { format!("install {tile}") } else { format!("install {tile} {}", names::light_word(light)) }
        }
        (Answer::AddDie, _) => "add die".into(),
        (Answer::Amplify, _) => "amplify".into(),
        (Answer::Badge(index), _) => match badges(view, seat).get(usize::from(index)) {
            Some(key) => format!("badge {key}"),
            None => format!("badge {}", index + 1),
        },
        (Answer::MakeRoom(space), _) => format!("make room {space}"),
        (Answer::Done, _) => "done".into(),
        (Answer::Choose(choice), _) => choice::write(view, seat, choice),
        (Answer::Decline, _) => "decline".into(),
    }
}

/// Reads an answer to a question. Whether it is legal is for the rules to say; the error says what was expected.
pub fn read(view: &View, seat: Seat, question: Question, text: &str) -> Result<Answer, Mistake> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Question::Choose(ask) = question {
        return read_choice(view, seat, &ask, &words);
    }
    read_deed(view, seat, &words).unwrap_or_else(|| Err(expected(question, text)))
}

fn read_choice(view: &View, seat: Seat, ask: &Options, words: &[&str]) -> Result<Answer, Mistake> {
    if let ["decline"] = words {
        return Ok(Answer::Decline);
    }
    match choice::read(view, seat, ask, words) {
        Ok(choice) => Ok(Answer::Choose(choice)),
        // It may answer another kind of question: the rules will say so.
        Err(error) => read_deed(view, seat, words).and_then(Result::ok).ok_or(error),
    }
}

/// Reads an answer to one of the main questions; nothing if it does not begin like one.
fn read_deed(view: &View, seat: Seat, words: &[&str]) -> Option<Result<Answer, Mistake>> {
    Some(match words {
        [] => return None,
        ["done"] => Ok(Answer::Done),
        ["decline"] => Ok(Answer::Decline),
        ["amplify"] => Ok(Answer::Amplify),
        ["add", "die"] => Ok(Answer::AddDie),
        ["research", share] => number(share).map(Answer::Research),
        ["install", tile] => read_install(view, seat, tile, None),
        ["install", tile, light] => read_install(view, seat, tile, Some(light)),
        ["badge", key] => {
            let keys = badges(view, seat);
            names::find(Sort::OwnBadge, keys.iter().map(String::as_str), key).map(|at| Answer::Badge(at as u8))
        }
        ["make", "room", space] => names::space(space).map(Answer::MakeRoom),
        [resource, "capacity"] => names::resource(resource).map(|resource| Answer::Bonus(resource, None)),
        [resource, "mission", mission] => read_bonus(resource, mission),
        [dice, "on", spot @ ..] => place::read(view, seat, dice, spot),
        [key] => {
            let free = &view.country(seat).free;
            let index = free.iter().position(|action| action.key == *key)?;
            Ok(Answer::Free(index as u8))
        }
        _ => return None,
    })
}

fn read_install(view: &View, seat: Seat, tile: &str, light: Option<&str>) -> Result<Answer, Mistake> {
    let area = view.table.of(seat);
    let light = light.map_or(Ok(area.light), names::light)?;
    let index = names::set_tile(view.rulebook, area.country, light, tile)?;
    Ok(Answer::Install { index, light })
}

fn read_bonus(resource: &str, mission: &str) -> Result<Answer, Mistake> {
    let resource: Resource = names::resource(resource)?;
    Ok(Answer::Bonus(resource, Some(counted(mission)?)))
}

/// The badges of a player in order, by key.
fn badges(view: &View, seat: Seat) -> Vec<String> {
    let badges = view.table.of(seat).badges;
    badges.iter().flatten().map(|(badge, _)| view.rulebook.badge(*badge).key.clone()).collect()
}

/// A number as it stands.
fn number(word: &str) -> Result<u8, Mistake> {
    word.parse().map_err(|_| Mistake::Number(word.to_owned()))
}

/// An index from a number that people count from 1.
fn counted(word: &str) -> Result<u8, Mistake> {
    number(word)?.checked_sub(1).ok_or(Mistake::Zero)
}

fn expected(question: Question, text: &str) -> Mistake {
    let (word, options) = (text.to_owned(), Vec::new());
    match question {
        Question::Place => Mistake::Place(word),
        Question::Bonus => Mistake::Bonus(word),
        Question::Spend => Mistake::Purchase(word),
        Question::Choose(_) => Mistake::Option { options, word },
    }
}
