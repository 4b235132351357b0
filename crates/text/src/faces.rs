//! Sets of faces, as a phrase and as it stands in a slot.

use engine::die::{Face, Faces};

use crate::key::Key;
use crate::span::{Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

impl Writer {
    /// What dice show: "of value 3 or less"; nothing where all faces do.
    pub(crate) fn of_faces(&self, faces: Faces) -> String {
        let numbers = numbers(faces);
        match numbers.as_slice() {
            [1, .., 6] if numbers.len() == 6 => String::new(),
            [1, 3, 5] => self.word(Key::OfOdd),
            [2, 4, 6] => self.word(Key::OfEven),
            [1, .., most] if usize::from(*most) == numbers.len() => {
                self.say(Key::OfAtMost, Words::new().with("n", *most))
            }
            [least, .., 6] if usize::from(7 - least) == numbers.len() => {
                self.say(Key::OfAtLeast, Words::new().with("n", *least))
            }
            _ => self.say(Key::OfValues, Words::new().with("values", self.one_of(faces))),
        }
    }

    /// "2, 4 or 6".
    pub(crate) fn one_of(&self, faces: Faces) -> String {
        self.list(&spelled(faces), Key::ListOr)
    }

    /// "2, 4 and 6".
    pub(crate) fn all_of(&self, faces: Faces) -> String {
        self.list(&spelled(faces), Key::ListAnd)
    }

    /// As it stands in a slot: "4–6", "even", "1 or 6" or "any value".
    pub(crate) fn slot(&self, faces: Faces) -> String {
        let numbers = numbers(faces);
        let words = match numbers.as_slice() {
            [1, 3, 5] => self.word(Key::OddValue),
            [2, 4, 6] => self.word(Key::EvenValue),
            all if all.len() == 6 => self.word(Key::AnyValue),
            [low, .., high] if usize::from(high - low) + 1 == numbers.len() => format!("{low}–{high}"),
            _ => self.one_of(faces),
        };
        mark(&Thing::Faces(faces), &words)
    }
}

fn numbers(faces: Faces) -> Vec<u8> {
    faces.iter().map(Face::number).collect()
}

fn spelled(faces: Faces) -> Vec<String> {
    let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
    if numbers.is_empty() { vec!["–".to_owned()] } else { numbers }
}
