//! Where a die can end, and what must be done first.

use ai::reach::{At, Limits, Luck, Place, Target};
use engine::View;
use engine::die::{Bag, Die, Face};
use engine::effect::Zone;
use engine::question::{Answer, Question, Spot};
use engine::seat::Seat;
use notation::{answer, names, words};

use crate::layout::{remark, wrapped};

/// What a player's die can reach, in words; the die is written as `4`, `storage 4`, `queue 2`, `cache 4` or
/// `counter 3b`.
pub fn reach(view: &View, seat: Seat, said: &str) -> String {
    let (die, name) = match find(view, seat, said) {
        Ok(found) => found,
        Err(error) => return error,
    };
    let found = ai::reach(view, seat, die, Limits::default());
    if found.targets.is_empty() {
        return format!("The {name} can be placed nowhere now, nor after two deeds.");
    }
    let mut text = format!("Where the {name} can go, at once or after up to two deeds:\n");
    let (direct, later): (Vec<_>, Vec<_>) = found.targets.iter().partition(|target| target.is_direct());
    direct.iter().for_each(|target| text += &format!("  {}: at once\n", place(view, target.place)));
    later.iter().for_each(|target| text += &way(view, seat, target));
    if !found.complete {
        text += "There may be more: not every way was tried.\n";
    }
    text
}

/// The die that is meant, and what to call it.
fn find(view: &View, seat: Seat, said: &str) -> Result<(At, String), String> {
    let area = view.table.of(seat);
    let words: Vec<&str> = said.split_whitespace().collect();
    let in_bag = |zone: Zone, word: &str, place: &str| {
        let die = among(view, seat, area.bag(zone), word)?;
        Ok((At::Bag(zone, die), format!("{}{place}", words::die(view, seat, die))))
    };
    match words.as_slice() {
        ["storage", word] => in_bag(Zone::Storage, word, " in storage"),
        ["cache", word] => in_bag(Zone::Cache, word, " in the cache"),
        ["queue", place] => {
            let place = place.parse::<u8>().ok().and_then(|place| place.checked_sub(1));
            let die = place.and_then(|place| Some((place, *area.queue.dice().get(usize::from(place))?)));
            let (place, die) = die.ok_or_else(|| format!("The queue has {} dice.", area.queue.len()))?;
            Ok((At::Queue(place), format!("{} at place {} of the queue", words::die(view, seat, die), place + 1)))
        }
        ["counter", space] => {
            let tile = names::space(space).ok().and_then(|space| Some((space, view.table.tile(space)?)));
            let counter = tile.filter(|(_, tile)| tile.owner == seat).and_then(|(at, tile)| Some((at, tile.counter?)));
            let (at, die) = counter.ok_or_else(|| format!("There is no Counter die of yours on {space}."))?;
            Ok((At::Counter(at, die), format!("Counter {} on {at}", die.top().number())))
        }
        [word] => in_bag(Zone::Pool, word, ""),
        _ => Err("Write reach and a die, such as reach 4 or reach storage 4.".to_owned()),
    }
}

/// The die of a bag that is written like this.
fn among(view: &View, seat: Seat, bag: &Bag, word: &str) -> Result<Die, String> {
    let (top, front) = word.split_once('/').map_or((word, None), |(top, front)| (top, Some(front)));
    let face = |word: &str| word.parse().ok().and_then(Face::new);
    let top = face(top).ok_or_else(|| format!("'{word}' is no die: write 4, or storage 4, or queue 2."))?;
    let fits = |die: &Die| die.top() == top && front.is_none_or(|front| face(front) == Some(die.front()));
    let fitting: Vec<Die> = bag.poses().iter().filter(fits).collect();
    match fitting.as_slice() {
        [] => Err(format!("There is no {word} there: {}.", there(view, seat, bag))),
        [one] => Ok(*one),
        several => Err(format!("Which one: {}?", words::dice(view, seat, several.iter().copied()))),
    }
}

fn there(view: &View, seat: Seat, bag: &Bag) -> String {
    if bag.is_empty() { "no die at all".to_owned() } else { words::dice(view, seat, bag.iter()) }
}

/// A place that needs something done first: what, and below it every answer to type.
fn way(view: &View, seat: Seat, target: &Target) -> String {
    let mut deeds = Vec::new();
    let mut typed = Vec::new();
    let last = target.route.len() - 1;
    target.walk(view, seat, |view, step| {
        if typed.len() < last && step.question == Question::Place {
            deeds.push(deed(view, seat, step.answer));
        }
        typed.push(answer::write(view, seat, step.question, step.answer));
        if !step.rolled.is_empty() {
            typed.push(format!("(rolled: {})", words::dice(view, seat, step.rolled.iter().copied())));
        }
    });
    let luck = match target.luck {
        Luck::Sure => String::new(),
        Luck::Odds(ways, of) if ways == of => ", whatever is rolled".to_owned(),
        Luck::Odds(ways, of) => format!(", with luck: {ways} of {of} rolls"),
        Luck::Long => ", with much luck".to_owned(),
    };
    let line = format!("{}: after {}{luck}", place(view, target.place), deeds.join(", then "));
    format!("{}\n{}", wrapped("  ", &line), remark(&typed.join(", ")))
}

/// A deed in a few words: the tile and the dice that it takes.
fn deed(view: &View, seat: Seat, deed: Answer) -> String {
    let die = |die| words::die(view, seat, die);
    match deed {
        Answer::Place { die: one, spot } => format!("{} (with your {})", place(view, Place::of(spot)), die(one)),
        Answer::Pair { dice: [one, other], space } => {
            format!("{} (with your {} and {})", place(view, Place::of(Spot::Tile(space, 0))), die(one), die(other))
        }
        Answer::Free(index) => match view.country(seat).free.get(usize::from(index)) {
            Some(action) => format!("the free action {}", action.key),
            None => "a free action".to_owned(),
        },
        other => answer::write(view, seat, Question::Place, other),
    }
}

fn place(view: &View, place: Place) -> String {
    match place {
        Place::Tile(space) => match view.table.tile(space) {
            Some(tile) => format!("{} ({space})", view.face(tile).name),
            None => space.to_string(),
        },
        Place::Mission => match view.table.missions.top {
            Some(top) => format!("{} (mission)", view.rulebook.mission(top).name),
            None => "the next mission".to_owned(),
        },
        Place::Card(index) => match view.table.cards.get(index) {
            Some(up) => format!("{} (card {})", view.rulebook.card(up.card).name, index + 1),
            None => format!("card {}", index + 1),
        },
        Place::Dock(dock) => format!("Docking Module {}", dock + 1),
        Place::Habitation => "Habitation Module".to_owned(),
    }
}
