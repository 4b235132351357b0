//! Every message that a game at the prompt asks for.

use text::Message;

use super::alias::AliasKey;
use super::coach::CoachKey;
use super::command::FormKey;
use super::ending::EndingKey;
use super::glossary::GlossaryKey;
use super::help::HelpKey;
use super::left::LeftKey;
use super::list::ListKey;
use super::opening::OpeningKey;
use super::reach::ReachKey;
use super::reason::BotsKey;
use super::rules::RulesKey;
use super::screen::TableKey;
use super::session::SessionKey;

/// Their ids.
pub fn ids() -> Vec<&'static str> {
    fn of<M: Message>(all: &[M]) -> Vec<&'static str> {
        all.iter().map(|key| key.id()).collect()
    }
    [
        of(AliasKey::ALL),
        of(BotsKey::ALL),
        of(CoachKey::ALL),
        of(EndingKey::ALL),
        of(FormKey::ALL),
        of(GlossaryKey::ALL),
        of(HelpKey::ALL),
        of(LeftKey::ALL),
        of(ListKey::ALL),
        of(OpeningKey::ALL),
        of(ReachKey::ALL),
        of(RulesKey::ALL),
        of(SessionKey::ALL),
        of(TableKey::ALL),
    ]
    .concat()
}
