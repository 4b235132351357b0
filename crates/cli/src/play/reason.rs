//! What a bot did, and why, in a sentence.

use ai::Kind;
use engine::View;
use engine::question::Answer;
use engine::resource::Resource;
use engine::seat::Seat;
use room::Why;
use text::Words;

use crate::texts::Texts;

text::keys! {
    /// What bots do, and why.
    pub enum BotsKey {
        Deed = "bots-deed",
        Only = "bots-only",
        Anything = "bots-anything",
        Luck = "bots-luck",
        Check = "bots-check",
        Amount = "bots-amount",
        Better = "bots-better",
        NothingBetter = "bots-nothing-better",
    }
}

/// What a bot answers, and why.
pub fn sentence(texts: &Texts, view: &View, seat: Seat, kind: Kind, answer: Answer, why: &Why) -> String {
    let question = view.decision(seat).map(|decision| decision.question);
    let deed = question.map(|question| texts.speaker(view).answer(seat, question, answer)).unwrap_or_default();
    let words = Words::new().with("player", texts.player(view, seat)).with("kind", kind.to_string());
    let words = words.with("deed", deed.trim_end_matches('.').to_owned());
    texts.tell(BotsKey::Deed, words.with("why", because(texts, why)))
}

fn because(texts: &Texts, why: &Why) -> String {
    match *why {
        Why::OnlyAnswer {} => texts.say(BotsKey::Only),
        Why::Anything {} => texts.say(BotsKey::Anything),
        Why::Luck {} => texts.say(BotsKey::Luck),
        Why::Check { before, after } => at_the_check(texts, before, after),
        Why::Worth { before, after } if after > before => {
            texts.tell(BotsKey::Better, Words::new().with("points", i64::from(after) - i64::from(before)))
        }
        Why::Worth { .. } => texts.say(BotsKey::NothingBetter),
    }
}

fn at_the_check(texts: &Texts, before: [i16; 4], after: [i16; 4]) -> String {
    let amounts = Resource::ALL.into_iter().zip(before.into_iter().zip(after));
    let changed = amounts.filter(|(_, (before, after))| before != after);
    let told = changed.map(|(resource, (before, after))| {
        let words = Words::new().line("resource", &texts.writer.resource(resource));
        texts.tell(BotsKey::Amount, words.with("before", before).with("after", after))
    });
    texts.tell(BotsKey::Check, Words::new().with("amounts", texts.listed(&told.collect::<Vec<_>>())))
}
