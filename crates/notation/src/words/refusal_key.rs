//! A word for every refusal, for programs.

use engine::game::UndoRefusal;
use engine::refusal::Refusal;

/// A word for a refusal, for programs; it never changes.
pub const fn refusal_key(refusal: &Refusal) -> &'static str {
    refusal.key()
}

/// A word for an undo that is refused, for programs; it never changes.
pub const fn undo_refusal_key(refusal: &UndoRefusal) -> &'static str {
    refusal.key()
}
