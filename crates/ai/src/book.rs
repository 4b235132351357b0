//! The rulebook as bots keep it.

use std::ops::Deref;
use std::sync::Arc;

use engine::rulebook::Rulebook;

/// A rulebook to think with: borrowed, or shared with whoever else holds it. A thought lasts from slice to slice, so a bot
/// needs a hold on the rules for as long as it lives.
#[derive(Clone, Debug)]
pub enum Book<'r> {
    /// Somebody else's, who outlives the bot.
    Borrowed(&'r Rulebook),
    /// Everybody's.
    Shared(Arc<Rulebook>),
}

impl Deref for Book<'_> {
    type Target = Rulebook;

    fn deref(&self) -> &Rulebook {
        match self {
            Book::Borrowed(rulebook) => rulebook,
            Book::Shared(rulebook) => rulebook,
        }
    }
}

impl<'r> From<&'r Rulebook> for Book<'r> {
    fn from(rulebook: &'r Rulebook) -> Book<'r> {
        Book::Borrowed(rulebook)
    }
}

impl From<&Arc<Rulebook>> for Book<'_> {
    fn from(rulebook: &Arc<Rulebook>) -> Self {
        Book::Shared(Arc::clone(rulebook))
    }
}

impl From<Arc<Rulebook>> for Book<'_> {
    fn from(rulebook: Arc<Rulebook>) -> Self {
        Book::Shared(rulebook)
    }
}
