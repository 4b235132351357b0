//! What a bot did, and why, in a sentence.

use ai::Kind;
use engine::View;
use engine::question::Answer;
use engine::resource::Resource;
use engine::seat::Seat;
use notation::words;
use room::Why;

/// What a bot answers, and why.
pub fn sentence(view: &View, seat: Seat, kind: Kind, answer: Answer, why: &Why) -> String {
    let question = view.decision(seat).map(|decision| decision.question);
    let deed = question.map_or_else(String::new, |question| words::answer(view, seat, question, answer));
    format!("{} ({kind}): {}. {}", words::player(view, seat), deed.trim_end_matches('.'), because(why))
}

fn because(why: &Why) -> String {
    match *why {
        Why::OnlyAnswer {} => "There is nothing else to answer.".to_owned(),
        Why::Anything {} => "Anything will do.".to_owned(),
        Why::Luck {} => "It hopes for luck.".to_owned(),
        Why::Check { before, after } => at_the_check(before, after),
        Why::Worth { before, after } if after > before => {
            format!("The table looks better by {}.", i64::from(after) - i64::from(before))
        }
        Why::Worth { .. } => "It sees nothing better.".to_owned(),
    }
}

fn at_the_check(before: [i16; 4], after: [i16; 4]) -> String {
    let amounts = Resource::ALL.into_iter().zip(before.into_iter().zip(after));
    let changed = amounts.filter(|(_, (before, after))| before != after);
    let told: Vec<String> = changed
        .map(|(resource, (before, after))| format!("{} {after} instead of {before}", words::resource(resource)))
        .collect();
    format!("At the check: {}.", told.join(", "))
}
