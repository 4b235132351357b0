//! What a tile takes, in a few words.

use engine::die::Faces;
use engine::rulebook::Slots;

use crate::keys;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

keys! {
    /// Slots in a few words.
    pub(crate) enum ShortKey {
        Separated = "short-slots-separated",
        Joined = "short-slots-joined",
        Double = "short-slots-double",
        Sum = "short-slots-sum",
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
            Slots::Separated(first, second) => two(ShortKey::Separated, first, second),
            Slots::Joined(first, second) => two(ShortKey::Joined, first, second),
            Slots::Double(faces) => self.line(ShortKey::Double, Words::new().with("faces", short_faces(faces))),
            Slots::Sum(least) => self.line(ShortKey::Sum, Words::new().with("n", least)),
        }
    }
}

fn short_faces(faces: Faces) -> String {
    mark(&Thing::Faces(faces), &faces.to_string())
}
