//! What a tile takes and generates, as it stands in its corners.

use engine::die::Faces;
use engine::resource::Resource;
use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};

use crate::key::Key;
use crate::span::Line;
use crate::words::Words;
use crate::writer::Writer;

impl Writer {
    /// The die slots of a tile: "one die: 4–6".
    pub fn slots(&self, slots: Slots) -> Line {
        self.slots_with(slots, &|faces| self.slot(faces)).into()
    }

    /// The die slots of a side of a tile with what its icons add: "one die: higher than the Counter".
    pub fn slots_of(&self, face: &TileFace) -> Line {
        let slots = match face.counter {
            true => self.slots_with(face.slots, &|faces| self.above_counter(faces)),
            false => self.slots_with(face.slots, &|faces| self.slot(faces)),
        };
        if face.padlock { self.line(Key::SlotsPadlock, Words::new().with("slots", slots)) } else { slots.into() }
    }

    fn slots_with(&self, slots: Slots, slot: &dyn Fn(Faces) -> String) -> String {
        let one = |key, faces| self.say(key, Words::new().with("faces", slot(faces)));
        let two =
            |key, first, second| self.say(key, Words::new().with("first", slot(first)).with("second", slot(second)));
        match slots {
            Slots::One(faces) => one(Key::SlotsOne, faces),
            Slots::Separated(first, second) if first == second => one(Key::SlotsSeparatedSame, first),
            Slots::Separated(first, second) => two(Key::SlotsSeparated, first, second),
            Slots::Joined(first, second) if first == second => one(Key::SlotsJoinedSame, first),
            Slots::Joined(first, second) => two(Key::SlotsJoined, first, second),
            Slots::Double(faces) => one(Key::SlotsDouble, faces),
            Slots::Sum(least) => self.say(Key::SlotsSum, Words::new().with("n", least)),
        }
    }

    fn above_counter(&self, faces: Faces) -> String {
        match faces {
            Faces::ALL => self.word(Key::AboveCounter),
            faces => self.joined(&[self.slot(faces), self.word(Key::AboveCounter)], Key::ListComma),
        }
    }

    /// What a tile generates: "6 Nutrition", "Power = 2 × die", "any one resource = die".
    pub fn output(&self, face: &TileFace) -> Line {
        match face.unique {
            Some(Unique::AnyResource) => {
                let measure = if let Slots::One(_) = face.slots { Key::MeasureDie } else { Key::MeasureSum };
                return self.line(Key::UniqueAnyResource, Words::new().with("measure", self.word(measure)));
            }
            Some(Unique::MissionDie) => return self.word(Key::UniqueMissionDie).into(),
            None => {}
        }
        let outputs = || face.output.iter().flatten();
        let made: Vec<String> = outputs().map(|(resource, output)| self.made(*resource, *output, face.slots)).collect();
        let made = self.list(&made, Key::ListAnd);
        let formula = outputs().any(|(_, output)| output.times != 0 || output.tier != 0);
        match face.slots {
            _ if made.is_empty() => self.word(Key::MissionNothing).into(),
            Slots::Separated(..) if formula => self.line(Key::OutputEachDie, Words::new().with("output", made)),
            Slots::Separated(..) => self.line(Key::OutputPerDie, Words::new().with("output", made)),
            Slots::One(_) | Slots::Joined(..) | Slots::Double(_) | Slots::Sum(_) => made.into(),
        }
    }

    /// What it generates of a resource: "6 Nutrition", "Power = 2 × die + 1", "Oxygen = 8 − all dice".
    fn made(&self, resource: Resource, output: Output, slots: Slots) -> String {
        let made = self.made_at_first(resource, output, slots);
        match output.tier {
            0 => made,
            by => self.say(Key::OutputTier, Words::new().with("output", made).with("n", by)),
        }
    }

    /// The same as long as nothing is released.
    fn made_at_first(&self, resource: Resource, Output { base, times, of, .. }: Output, slots: Slots) -> String {
        let words = Words::new().with("resource", self.the_resource(resource));
        if times == 0 {
            return self.say(Key::Output, words.with("amount", base));
        }
        let measure = self.word(measure(of, slots));
        let measured = match times.unsigned_abs() {
            1 => measure,
            times => format!("{times} × {measure}"),
        };
        let formula = match (base, times) {
            (0, 1..) => measured,
            (1.., 1..) => format!("{measured} + {base}"),
            (_, 1..) => format!("{measured} − {}", base.unsigned_abs()),
            (_, _) => format!("{base} − {measured}"),
        };
        self.say(Key::OutputFormula, words.with("formula", formula))
    }
}

/// Which die is looked at: of a pair the higher one, and of equal dice any.
const fn measure(of: Measure, slots: Slots) -> Key {
    match (of, slots) {
        (Measure::Counter, _) => Key::MeasureCounter,
        (_, Slots::One(_) | Slots::Separated(..)) => Key::MeasureDie,
        (Measure::Sum, _) => Key::MeasureSum,
        (Measure::Die | Measure::Lower, Slots::Double(_)) => Key::MeasureDie,
        (Measure::Die, _) => Key::MeasureHigher,
        (Measure::Lower, _) => Key::MeasureLower,
    }
}
