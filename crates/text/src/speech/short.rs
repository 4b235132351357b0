//! What a tile takes and makes, in a few words.

use engine::die::Faces;
use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};

use crate::key::Key;
use crate::keys;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

keys! {
    /// Tiles in a few words.
    pub(crate) enum ShortKey {
        SlotsSeparated = "short-slots-separated",
        SlotsJoined = "short-slots-joined",
        SlotsDouble = "short-slots-double",
        SlotsSum = "short-slots-sum",
        Output = "short-output",
        OutputPerDie = "short-output-per-die",
        AnyResource = "short-any-resource",
        MissionDie = "short-mission-die",
        Nothing = "short-nothing",
        MeasureDie = "short-measure-die",
        MeasureLower = "short-measure-lower",
        MeasureSum = "short-measure-sum",
        MeasureCounter = "short-measure-counter",
    }
}

impl Writer {
    /// The die slots of a tile: "3-5" for one slot, "3-5, 3-5" for separated, "1-6+1-6" for joined ones.
    pub fn short_slots(&self, slots: Slots) -> Line {
        let two = |key, first, second| {
            self.line(key, Words::new().with("first", short_faces(first)).with("second", short_faces(second)))
        };
        match slots {
            Slots::One(faces) => short_faces(faces).into(),
            Slots::Separated(first, second) => two(ShortKey::SlotsSeparated, first, second),
            Slots::Joined(first, second) => two(ShortKey::SlotsJoined, first, second),
            Slots::Double(faces) => self.line(ShortKey::SlotsDouble, Words::new().with("faces", short_faces(faces))),
            Slots::Sum(least) => self.line(ShortKey::SlotsSum, Words::new().with("n", least)),
        }
    }

    /// What a tile makes: "6 Nutrition", "die ×2 Power", "4+die Climate".
    pub fn short_output(&self, face: &TileFace) -> Line {
        match face.unique {
            Some(Unique::AnyResource) => return self.word(ShortKey::AnyResource).into(),
            Some(Unique::MissionDie) => return self.word(ShortKey::MissionDie).into(),
            None => {}
        }
        let made = face.output.iter().flatten().map(|(resource, output)| {
            let words = Words::new().with("amount", self.short_amount(*output));
            self.say(ShortKey::Output, words.with("resource", self.the_resource(*resource)))
        });
        let made = self.joined(&made.collect::<Vec<String>>(), Key::ListComma);
        match face.slots {
            _ if made.is_empty() => self.word(ShortKey::Nothing).into(),
            Slots::Separated(..) => self.line(ShortKey::OutputPerDie, Words::new().with("output", made)),
            Slots::One(_) | Slots::Joined(..) | Slots::Double(_) | Slots::Sum(_) => made.into(),
        }
    }

    fn short_amount(&self, output: Output) -> String {
        let measure = self.word(match output.of {
            Measure::Die => ShortKey::MeasureDie,
            Measure::Lower => ShortKey::MeasureLower,
            Measure::Sum => ShortKey::MeasureSum,
            Measure::Counter => ShortKey::MeasureCounter,
        });
        let measured = match output.times.unsigned_abs() {
            0 | 1 => measure,
            times => format!("{measure} ×{times}"),
        };
        match (output.base, output.times) {
            (base, 0) => base.to_string(),
            (0, 1..) => measured,
            (base, 1..) => format!("{base}+{measured}"),
            (base, _) => format!("{base}−{measured}"),
        }
    }
}

fn short_faces(faces: Faces) -> String {
    mark(&Thing::Faces(faces), &faces.to_string())
}
