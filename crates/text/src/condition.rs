//! What must hold.

use engine::effect::Cond;

use crate::context::{Context, Place};
use crate::key::Key;
use crate::scribe::Scribe;
use crate::span::capital;
use crate::words::Words;
use crate::writer::Writer;

/// How a condition is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Behind "if".
    If,
    /// As a statement.
    Fact,
}

impl Writer {
    /// A condition as a sentence: "Your queue holds at least 4 dice."
    pub fn cond(&self, cond: Cond, context: Context) -> String {
        let fact = self.condition(cond, context, (Form::Fact, context.place != Place::Card));
        capital(&self.say(Key::Sentence, Words::new().with("clause", fact)))
    }

    /// Conditions that hold together, as they stand behind "if".
    pub(crate) fn when(&self, conds: &[Cond], context: Context) -> String {
        let own = context.place != Place::Card;
        let conds: Vec<String> = conds.iter().map(|cond| self.condition(*cond, context, (Form::If, own))).collect();
        self.list(&conds, Key::ListAnd)
    }

    /// One condition; `own` tells whether tiles are those of the player who is spoken to.
    fn condition(&self, cond: Cond, context: Context, (form, own): (Form, bool)) -> String {
        let form = if form == Form::If { "if" } else { "fact" };
        let words = Words::new().with("form", form).with("hand", context.hand.word()).flag("own", own);
        let words = match cond {
            Cond::ResourceAtLeast(resource, _) | Cond::ResourceAtMost(resource, _) => {
                words.with("resource", self.the_resource(resource))
            }
            _ => words,
        };
        let (key, n) = match cond {
            Cond::HasCrewMate => (Key::CondHasCrewMate, 1),
            Cond::QueueAtLeast(n) => (Key::CondQueueAtLeast, n),
            Cond::HandAtMost(n) => (Key::CondHandAtMost, n),
            Cond::HandAtLeast(n) => (Key::CondHandAtLeast, n),
            Cond::CapacityAtLeast(n) => (Key::CondCapacityAtLeast, n),
            Cond::TokensInStock(n) => (Key::CondTokensInStock, n),
            Cond::DisableInStock => (Key::CondDisableInStock, 1),
            Cond::OwnCleanTile => (Key::CondOwnCleanTile, 1),
            Cond::OwnUnstrainedTile => (Key::CondOwnUnstrainedTile, 1),
            Cond::AnotherCanAmplify => (Key::CondAnotherCanAmplify, 1),
            Cond::NegativesCanMove => (Key::CondNegativesCanMove, 1),
            Cond::OfferHolds => (Key::CondOfferHolds, 1),
            Cond::BoardRoom(n) => (Key::CondBoardRoom, n),
            Cond::TierAhead => (Key::CondTierAhead, 1),
            Cond::ToxicDiceAtLeast(n) => (Key::CondToxicDiceAtLeast, n),
            Cond::ResourceAtLeast(_, n) => (Key::CondResourceAtLeast, n),
            Cond::ResourceAtMost(_, n) => (Key::CondResourceAtMost, n),
            Cond::MissionActive => (Key::CondMissionActive, 1),
            Cond::PersistentAtLeast(n) => (Key::CondPersistentAtLeast, n),
            Cond::IdleAtLeast(n) => (Key::CondIdleAtLeast, n),
            Cond::DocksUsedAtLeast(n) => (Key::CondDocksUsedAtLeast, n),
            Cond::HousedAtLeast(n) => (Key::CondHousedAtLeast, n),
        };
        self.say(key, words.with("n", n))
    }
}

impl Scribe<'_> {
    /// A condition as it stands behind "if".
    pub fn if_cond(&self, cond: Cond) -> String {
        self.writer.condition(cond, self.context, (Form::If, self.own))
    }
}
