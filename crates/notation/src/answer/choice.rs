//! Options of a choice as text: a word for the kind of thing, then the thing.

use engine::View;
use engine::die::{Die, Faces, Way};
use engine::effect::Zone;
use engine::question::{Choice, Options};
use engine::seat::Seat;

use super::place::write_die;
use crate::mistake::Mistake;
use crate::names;

/// Reads a choice: as it is written, with the front of a die or the first word left out where that is clear.
/// Choices that are not offered are read too; the rules refuse them.
pub(super) fn read(view: &View, seat: Seat, ask: &Options, words: &[&str]) -> Result<Choice, Mistake> {
    let text = words.join(" ");
    let exact = |choice: &Choice| write(view, seat, *choice) == text;
    if let Some(choice) = (0..64).filter_map(|option| ask.choice(option)).find(exact) {
        return Ok(choice);
    }
    let found: Vec<Choice> = ask.choices().filter(|choice| means(view, seat, *choice, &text)).collect();
    match found.as_slice() {
        [one] => Ok(*one),
        [] => Err(Mistake::Option { options: listed(view, seat, ask, |_| true), word: text }),
        several => {
            let options = listed(view, seat, ask, |choice| several.contains(choice));
            Err(Mistake::Several { options, word: text })
        }
    }
}

/// Is something offered that this text could mean, or even several things?
pub(super) fn fits_offered(view: &View, seat: Seat, ask: &Options, text: &str) -> bool {
    ask.choices().any(|choice| means(view, seat, choice, text))
}

fn listed(view: &View, seat: Seat, ask: &Options, keep: impl Fn(&Choice) -> bool) -> Vec<String> {
    let mut words: Vec<String> = ask.choices().filter(keep).map(|choice| write(view, seat, choice)).collect();
    if ask.may {
        words.push("decline".into());
    }
    words
}

/// Could this text mean this option if something obvious was left out?
fn means(view: &View, seat: Seat, choice: Choice, text: &str) -> bool {
    let whole = write(view, seat, choice);
    let top = whole.rsplit_once('/').map(|(top, _)| top.to_string());
    let forms = [Some(whole), top];
    forms.iter().flatten().any(|form| form == text || form.rsplit_once(' ').is_some_and(|(_, last)| last == text))
        || matches!(choice, Choice::Lock(lock) if same_lock(view, seat, lock, text))
}

fn same_lock(view: &View, seat: Seat, lock: u8, text: &str) -> bool {
    let digits: String = text.trim_start_matches("lock").chars().filter(char::is_ascii_digit).collect();
    let numbers: Result<Faces, _> = digits.parse();
    numbers.is_ok_and(|numbers| view.country(seat).locks.get(usize::from(lock)) == Some(&numbers))
}

/// The numbers of a Lock token: 1-2-4.
pub(crate) fn lock_word(numbers: Faces) -> String {
    let numbers: Vec<String> = numbers.iter().map(|face| face.number().to_string()).collect();
    numbers.join("-")
}

/// The word of a way to tilt.
const fn way_word(way: Way) -> &'static str {
    match way {
        Way::Up => "up",
        Way::Down => "down",
        Way::Left => "left",
        Way::Right => "right",
    }
}

/// Writes a choice as a person would type it.
pub(super) fn write(view: &View, seat: Seat, choice: Choice) -> String {
    let die = |die: Die| write_die(view.country(seat).oriented, die);
    match choice {
        Choice::Die(Zone::Kept, one) => format!("kept die {}", die(one)),
        Choice::Die(_, one) => format!("die {}", die(one)),
        Choice::Queued(place) => format!("queue {place}"),
        Choice::Pose(one) => format!("set {}", die(one)),
        Choice::Shift(by) => format!("shift {by:+}"),
        Choice::Way(way) => format!("tilt {}", way_word(way)),
        Choice::Branch(branch) => format!("option {branch}"),
        Choice::Confirm => "yes".into(),
        Choice::Tile(space) => format!("tile {space}"),
        Choice::Space(space) => format!("space {space}"),
        Choice::TokenNumber(number) => format!("piece {}", number.number()),
        Choice::Lock(lock) => match view.country(seat).locks.get(usize::from(lock)) {
            Some(numbers) => format!("lock {}", lock_word(*numbers)),
            None => format!("lock {}", lock + 1),
        },
        Choice::Resource(resource) => format!("resource {}", names::resource_word(resource)),
        Choice::Seat(seat) => format!("seat {}", seat.number()),
        Choice::Amount(amount) => format!("amount {amount}"),
        Choice::Offer(index) => {
            let area = view.table.of(seat);
            format!("offer {}", names::set_tile_word(view.rulebook, area.country, area.light, index))
        }
        Choice::Bring(one) => format!("bring {}", die(one)),
        Choice::Spend(one) => format!("spend {}", die(one)),
        Choice::Paid => "paid".into(),
        Choice::Mission(index) => format!("mission {}", index + 1),
        Choice::Dock(dock) => format!("dock {}", dock + 1),
        Choice::Slot(slot) => format!("slot {}", slot + 1),
    }
}
