//! The words of lessons. They are found by the keys of a lesson and of its steps, and stand among the words of the
//! browser client.

use crate::words::Words;
use crate::writer::Writer;

/// What a step says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    /// Its name.
    pub name: String,
    /// What it teaches, in a sentence or two.
    pub says: String,
    /// What to do now.
    pub does: String,
}

impl Writer {
    /// What a lesson is about, in a sentence.
    pub fn lesson(&self, lesson: &str) -> Option<String> {
        self.find(&format!("lesson-{lesson}"), &Words::new())
    }

    /// What a step of a lesson says.
    pub fn lesson_step(&self, lesson: &str, step: &str) -> Option<StepText> {
        let id = format!("lesson-{lesson}-{step}");
        let part = |part: &str| self.find_part(&id, part);
        Some(StepText { says: self.find(&id, &Words::new())?, name: part("name")?, does: part("do")? })
    }
}
