//! What a tile takes and makes, as it stands in its corners.

use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};

use crate::key::Key;
use crate::span::Line;
use crate::words::Words;
use crate::writer::Writer;

impl Writer {
    /// The die slots of a tile: "one die: 4–6".
    pub fn slots(&self, slots: Slots) -> Line {
        let one = |key, faces| self.line(key, Words::new().with("faces", self.slot(faces)));
        let two = |key, first, second| {
            self.line(key, Words::new().with("first", self.slot(first)).with("second", self.slot(second)))
        };
        match slots {
            Slots::One(faces) => one(Key::SlotsOne, faces),
            Slots::Separated(first, second) if first == second => one(Key::SlotsSeparatedSame, first),
            Slots::Separated(first, second) => two(Key::SlotsSeparated, first, second),
            Slots::Joined(first, second) if first == second => one(Key::SlotsJoinedSame, first),
            Slots::Joined(first, second) => two(Key::SlotsJoined, first, second),
            Slots::Double(faces) => one(Key::SlotsDouble, faces),
            Slots::Sum(least) => self.line(Key::SlotsSum, Words::new().with("n", least)),
        }
    }

    /// What a tile makes: "6 Nutrition", "die × 2 Power", "any one resource = die".
    pub fn output(&self, face: &TileFace) -> Line {
        match face.unique {
            Some(Unique::AnyResource) => {
                let measure = if let Slots::One(_) = face.slots { Key::MeasureDie } else { Key::MeasureSum };
                return self.line(Key::UniqueAnyResource, Words::new().with("measure", self.word(measure)));
            }
            Some(Unique::MissionDie) => return self.word(Key::UniqueMissionDie).into(),
            None => {}
        }
        let made = face.output.iter().flatten().map(|(resource, output)| {
            let amount = self.made(*output, face.slots);
            self.say(Key::Output, Words::new().with("amount", amount).with("resource", self.the_resource(*resource)))
        });
        let made = self.list(&made.collect::<Vec<_>>(), Key::ListAnd);
        match face.slots {
            Slots::Separated(..) => self.line(Key::OutputPerDie, Words::new().with("output", made)),
            Slots::One(_) | Slots::Joined(..) | Slots::Double(_) | Slots::Sum(_) => made.into(),
        }
    }

    /// How much it makes, as a sum: "die × 2 + 1", "8 − sum of both dice".
    fn made(&self, Output { base, times, of }: Output, slots: Slots) -> String {
        let measure = self.word(measure(of, slots));
        let measured = match times.unsigned_abs() {
            1 => measure,
            times => format!("{measure} × {times}"),
        };
        match (base, times) {
            (base, 0) => base.to_string(),
            (0, 1..) => measured,
            (1.., 1..) => format!("{measured} + {base}"),
            (_, 1..) => format!("{measured} − {}", base.unsigned_abs()),
            (_, _) => format!("{base} − {measured}"),
        }
    }
}

/// Which die is looked at: of a pair the higher one, and of equal dice any.
const fn measure(of: Measure, slots: Slots) -> Key {
    match (of, slots) {
        (Measure::Counter, _) => Key::MeasureCounter,
        (_, Slots::One(_) | Slots::Separated(..)) => Key::MeasureDie,
        (Measure::Sum, _) => Key::MeasureSum,
        (Measure::Die | Measure::Lower, Slots::Double(_)) => Key::MeasureOne,
        (Measure::Die, _) => Key::MeasureHigher,
        (Measure::Lower, _) => Key::MeasureLower,
    }
}
