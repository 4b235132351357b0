//! The ways to answer a question, each with its words and what it would come to.

use ai::Foresight;
use ai::foresee::{Change, Outcome};
use engine::die::Die;
use engine::question::{Answer, Choice, ChoiceKind, Decision, Question};
use text::Speaker;

use crate::desk::Desk;
use crate::say::TableSay;

/// As many as there are keys.
const MOST: usize = 9;

/// One way to answer: perhaps two answers that belong together.
#[derive(Clone)]
pub struct Way {
    /// The place of its first answer among all that are allowed.
    pub place: usize,
    /// What is answered, in order.
    pub answers: Vec<Answer>,
    /// What it says.
    pub words: String,
    /// What would change, and whether something is rolled then.
    pub changes: Vec<Change>,
    /// Is something hidden shown then?
    pub hidden: bool,
    /// What would happen, in a sentence, where no change can be drawn.
    pub sentence: Option<String>,
}

/// Something of the same kind that cannot be chosen, and why.
pub struct Other {
    /// The die, if it is one.
    pub die: Option<Die>,
    /// What it is.
    pub words: String,
    /// Why not.
    pub why: String,
}

/// Every way to answer what the seat at the console is asked.
pub fn ways(desk: Desk, decision: &Decision) -> Vec<Way> {
    let (seat, allowed) = (desk.seat.get(), desk.answers());
    // A lesson goes one answer at a time.
    let apart = desk.lesson.with(Option::is_some);
    let ways = desk.speaker(|speaker| {
        let tells = is_worth_telling(decision.question);
        let foresight = Foresight::new(&speaker.view);
        let way = |answers: Vec<Answer>| {
            let outcome = foresight.after(seat, &answers);
            let changes = outcome.as_ref().map(|outcome| foresight.changes(seat, outcome)).unwrap_or_default();
            let silent = !tells || !changes.is_empty();
            let sentence = outcome.as_ref().filter(|_| !silent).and_then(|outcome| told(speaker, outcome));
            let hidden = outcome.is_some_and(|outcome| outcome.hidden);
            let place = allowed.iter().position(|one| Some(one) == answers.first()).unwrap_or(0);
            Way { place, words: words(speaker, seat, &answers), answers, changes, hidden, sentence }
        };
        let single = || allowed.iter().map(|answer| vec![*answer]).collect();
        let ways: Vec<Vec<Answer>> = if apart { single() } else { foresight.ways(seat, MOST) };
        ways.into_iter().map(way).collect::<Vec<Way>>()
    });
    let listed = |way: &Way| allowed.contains(&way.answers[0]) && decision.question != Question::Place;
    let mut ways: Vec<Way> = ways.unwrap_or_default().into_iter().filter(listed).collect();
    leave_out_what_all_share(&mut ways);
    ways
}

/// What comes of every answer alike does not help to choose.
fn leave_out_what_all_share(ways: &mut [Way]) {
    let Some((first, rest)) = ways.split_first().filter(|(_, rest)| !rest.is_empty()) else { return };
    let shared = |change: &&Change| rest.iter().all(|way| way.changes.contains(change));
    let shared: Vec<Change> = first.changes.iter().filter(shared).cloned().collect();
    ways.iter_mut().for_each(|way| way.changes.retain(|change| !shared.contains(change)));
}

/// Is it worth a sentence what an answer does? Where a thing is chosen, the question has said it.
const fn is_worth_telling(question: Question) -> bool {
    match question {
        Question::Choose(ask) => matches!(ask.kind, ChoiceKind::Confirm | ChoiceKind::Branch),
        Question::Bonus => true,
        Question::Place | Question::Spend => false,
    }
}

/// A sentence for what would happen.
fn told(speaker: &Speaker<'_>, outcome: &Outcome) -> Option<String> {
    speaker.events(&outcome.happened).first().map(ToString::to_string)
}

/// The words of a way, each answer on the table as it would be asked.
fn words(speaker: &Speaker<'_>, seat: engine::seat::Seat, answers: &[Answer]) -> String {
    let mut words: Vec<String> = Vec::new();
    ai::coach::walk(&speaker.view, seat, answers.iter().copied(), |view, deed| {
        let now = speaker.writer.speaker(speaker.pack, *view);
        words.push(now.answer(seat, deed.question, deed.answer).to_string());
    });
    match (words.as_slice(), answers.last()) {
        // These name their die themselves.
        ([_, second], Some(Answer::Choose(Choice::Shift(_) | Choice::Way(_)))) => second.clone(),
        _ => words.join(", "),
    }
}

/// How many answers stand side by side.
pub const fn columns(kind: Option<ChoiceKind>) -> u8 {
    match kind {
        Some(ChoiceKind::Amount) => 1,
        Some(ChoiceKind::Die(_) | ChoiceKind::Queued | ChoiceKind::Pose | ChoiceKind::Seat) => 3,
        _ => 2,
    }
}

/// What cannot be chosen: dice that lie there too, bonuses that are out of reach.
pub fn others(desk: Desk, decision: &Decision, listed: usize) -> Vec<Other> {
    let seat = desk.seat.get();
    let found = desk.speaker(|speaker| match decision.question {
        Question::Choose(ask) => {
            let ChoiceKind::Die(zone) = ask.kind else { return Vec::new() };
            let bag = speaker.view.table.of(seat).bag(zone);
            let not = bag.poses().iter().filter(|die| !ask.allows(Answer::Choose(Choice::Die(zone, *die))));
            not.map(|die| Other {
                die: Some(die),
                words: speaker.die(seat, die).to_string(),
                why: desk.word(TableSay::NotOffered),
            })
            .collect()
        }
        Question::Bonus => {
            let boards = speaker.view.table.of(seat).boards;
            let refused = boards.iter().filter_map(|resource| {
                let why = speaker.view.refusal(seat, Answer::Bonus(resource, None))?;
                let words = speaker.writer.resource(resource).to_string();
                Some(Other { die: None, words, why: speaker.refusal(seat, &why).to_string() })
            });
            refused.collect()
        }
        Question::Place | Question::Spend => Vec::new(),
    });
    found.unwrap_or_default().into_iter().take(MOST.saturating_sub(listed)).collect()
}
