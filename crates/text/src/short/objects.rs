//! Dice and their values in a few characters.

use engine::die::{Face, Faces, Way};
use engine::effect::{Dice, Filter, Steps, Take, Value, Ways, Zone};

use super::{ShortFormKey as Key, Shortener};
use crate::words::Words;

impl Shortener<'_> {
    /// Dice where they lie, from long to short: "1 in storage", "1".
    pub(super) fn dice(&self, dice: Dice) -> Vec<String> {
        self.zoned(dice, [Key::InStorage, Key::InQueue, Key::InCache])
    }

    /// Dice that leave a place.
    pub(super) fn leaving(&self, dice: Dice) -> Vec<String> {
        self.zoned(dice, [Key::FromStorage, Key::FromQueue, Key::FromCache])
    }

    fn zoned(&self, dice: Dice, [storage, queue, cache]: [Key; 3]) -> Vec<String> {
        if let Some(named) = self.in_line(dice.of) {
            return vec![named];
        }
        let count = self.count(dice.take);
        let place = |key| self.say(key, Words::new().with("text", count.clone()));
        let placed = match dice.zone {
            Zone::Pool if dice.take == Take::AllButOne => count.clone(),
            Zone::Pool => self.say(Key::Dice, Words::new().with("n", number(dice.take)).with("count", count.clone())),
            Zone::Storage => place(storage),
            Zone::Queue => place(queue),
            Zone::Cache => place(cache),
            Zone::Kept => place(Key::Kept),
        };
        [placed, count].map(|text| self.filtered(text, dice.of)).to_vec()
    }

    /// A die that is known by its place in the queue.
    fn in_line(&self, of: Filter) -> Option<String> {
        match of {
            Filter::Nth(1) => Some(self.word(Key::Front)),
            Filter::Nth(n) => Some(self.numbered(Key::Nth, n)),
            Filter::NthPlaced => Some(self.word(Key::NthPlaced)),
            Filter::Any | Filter::Another | Filter::Of(_) | Filter::AbovePlaced | Filter::BelowPlaced => None,
        }
    }

    fn filtered(&self, text: String, of: Filter) -> String {
        match of {
            Filter::Any | Filter::Nth(_) | Filter::NthPlaced => text,
            Filter::Another => self.word(Key::Another),
            Filter::Of(faces) => match self.faces(faces) {
                faces if faces.is_empty() => text,
                faces => self.say(Key::Which, Words::new().with("text", text).with("which", faces)),
            },
            Filter::AbovePlaced => format!("{text} > {}", self.word(Key::Placed)),
            Filter::BelowPlaced => format!("{text} < {}", self.word(Key::Placed)),
        }
    }

    /// How many: "2", "1–3", "all".
    fn count(&self, take: Take) -> String {
        match take {
            Take::One => "1".to_owned(),
            Take::Exactly(n) => n.to_string(),
            Take::UpTo(1) => "1".to_owned(),
            Take::UpTo(n) => format!("1–{n}"),
            Take::All => self.word(Key::All),
            Take::AllButOne => self.word(Key::AllButOne),
            Take::AllAlike => self.word(Key::Alike),
        }
    }

    /// Numbers that dice show: "≤3", "odd", "2/4".
    fn faces(&self, faces: Faces) -> String {
        let numbers: Vec<u8> = faces.iter().map(Face::number).collect();
        match numbers.as_slice() {
            all if all.len() == 6 => String::new(),
            [1, 3, 5] => self.word(Key::Odd),
            [2, 4, 6] => self.word(Key::Even),
            [one] => format!("({one})"),
            [1, .., most] if usize::from(*most) == numbers.len() => format!("≤{most}"),
            [least, .., 6] if usize::from(7 - least) == numbers.len() => format!("≥{least}"),
            some => some.iter().map(u8::to_string).collect::<Vec<_>>().join("/"),
        }
    }

    /// What a die is set to or shows.
    pub(super) fn value(&self, value: Value) -> String {
        match value {
            Value::Placed => self.word(Key::Placed),
            Value::PlacedBy(steps) => format!("{} {}", self.word(Key::Placed), by(steps)),
            Value::PlacedTilted(ways) => format!("{} {}", self.word(Key::Placed), self.arrows(ways)),
            Value::PlacedFlipped => self.word(Key::Flipped),
            Value::Of(Faces::ALL) => self.word(Key::Any),
            Value::Of(faces) => faces.iter().map(|face| face.number().to_string()).collect::<Vec<_>>().join("/"),
            Value::Counter => self.word(Key::Counter),
            Value::NeighbourCounter => self.word(Key::NextCounter),
            Value::Lock => self.word(Key::Lock),
            Value::Position => self.word(Key::Position),
        }
    }

    /// Ways to tilt.
    pub(super) fn arrows(&self, ways: Ways) -> String {
        let arrow = |way| match way {
            Way::Up => '↑',
            Way::Down => '↓',
            Way::Left => '←',
            Way::Right => '→',
        };
        ways.iter().map(arrow).collect()
    }
}

/// What a noun bends with.
const fn number(take: Take) -> u8 {
    match take {
        Take::One => 1,
        Take::Exactly(n) | Take::UpTo(n) => n,
        Take::All | Take::AllButOne | Take::AllAlike => 2,
    }
}

fn by(steps: Steps) -> String {
    match steps {
        Steps::Up(by) => format!("+{by}"),
        Steps::Down(by) => format!("−{by}"),
        Steps::Either(by) | Steps::Within(by @ 1) => format!("±{by}"),
        Steps::Within(by) => format!("±1–{by}"),
    }
}
