//! Makes choices such that something happens, and writes them down.

use engine::event::Event;
use engine::question::{Answer, Choice, Decision, Question};
use engine::seat::Seat;
use notation::scenario::choice_word;

use super::case::Case;
use super::stage::{Stage, who};

/// Options that are looked at, of each choice.
const WIDE: usize = 5;
/// Choices that are looked ahead.
const DEEP: usize = 5;
/// More options are not listed.
const LISTED: usize = 20;

/// How much happened: different things count most.
pub fn worth(events: &[Event]) -> usize {
    let kinds: std::collections::BTreeSet<String> = events.iter().filter(|event| counts(event)).map(kind).collect();
    let changes = events.iter().filter(|event| counts(event)).count();
    kinds.len() * 10 + changes.min(5)
}

fn counts(event: &Event) -> bool {
    let still = matches!(event, Event::Rerolled { from, to, .. } if from == to);
    !still && !matches!(event, Event::Placed { .. } | Event::PairPlaced { .. } | Event::BadgeUsed { .. })
}

fn kind(event: &Event) -> String {
    format!("{event:?}").split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// The next choice that is asked inside a text, by whom ever.
fn choice(stage: &Stage) -> Option<(Seat, Decision)> {
    let seats = stage.view().seats_asked();
    let asked = seats.iter().filter_map(|seat| Some((seat, stage.decision(seat)?)));
    asked.into_iter().find(|(_, decision)| matches!(decision.question, Question::Choose(_)))
}

/// Some of the answers: the first ones and the last.
fn some(stage: &Stage, seat: Seat, decision: &Decision) -> Vec<Answer> {
    let answers = stage.answers(seat, decision);
    let step = answers.len().div_ceil(WIDE).max(1);
    let last = answers.iter().rev().find(|answer| **answer != Answer::Decline);
    let mut some: Vec<Answer> = answers.iter().copied().step_by(step).chain(last.copied()).collect();
    some.dedup();
    some
}

/// The most that can happen from here.
fn best(stage: &Stage, depth: usize) -> usize {
    let Some((seat, decision)) = choice(stage).filter(|_| depth > 0) else {
        return worth(&stage.events);
    };
    let after = |answer: Answer| {
        let mut next = stage.clone();
        next.answer(seat, answer);
        best(&next, depth - 1)
    };
    some(stage, seat, &decision).into_iter().map(after).max().unwrap_or(0)
}

/// Makes all choices of a text.
pub fn resolve(stage: &mut Stage) {
    while let Some((seat, answer)) = next(stage) {
        stage.answer(seat, answer);
    }
}

/// The next answer, if a choice is open: the first of those that lead to the most, and where a text changes several
/// dice another one than the last.
fn next(stage: &Stage) -> Option<(Seat, Answer)> {
    let (seat, decision) = choice(stage)?;
    let after = |answer: &Answer| {
        let mut next = stage.clone();
        next.answer(seat, *answer);
        best(&next, DEEP - 1)
    };
    let answers = some(stage, seat, &decision);
    let most = answers.iter().map(after).max()?;
    let fitting: Vec<Answer> = answers.into_iter().filter(|answer| after(answer) == most).collect();
    let another = fitting.iter().find(|answer| !is_last_changed(stage, **answer));
    another.or(fitting.first()).map(|answer| (seat, *answer))
}

/// Is it the die that the text has just changed?
fn is_last_changed(stage: &Stage, answer: Answer) -> bool {
    let changed = stage.events.iter().rev().find_map(|event| match event {
        Event::Turned { at, to, .. } | Event::Rerolled { at, to, .. } => Some((*at, *to)),
        _ => None,
    });
    match (answer, changed) {
        (Answer::Choose(Choice::Die(_, die)), Some((_, to))) => die == to,
        (Answer::Choose(Choice::Queued(place)), Some((at, _))) => place == at + 1,
        _ => false,
    }
}

/// Makes all choices of a text and writes them down, each with what could have been chosen.
pub fn record(stage: &mut Stage, case: &mut Case) {
    while let Some((seat, answer)) = next(stage) {
        let decision = stage.decision(seat).expect("a choice was found");
        offer(stage, seat, &decision, case);
        case.when(format!("{}: {}", who(&decision), stage.words(seat, &decision, answer)));
        stage.answer(seat, answer);
    }
}

/// What is asked, and what can be answered if that is not too much.
fn offer(stage: &Stage, seat: Seat, decision: &Decision, case: &mut Case) {
    let Question::Choose(ask) = decision.question else { return };
    case.then([format!("asked {} {}", who(decision), choice_word(ask.kind))]);
    let answers = stage.answers(seat, decision);
    if answers.len() <= LISTED {
        let words: Vec<String> = answers.iter().map(|answer| stage.words(seat, decision, *answer)).collect();
        case.then([format!("offers exactly {}: {}", seat.number(), words.join(", "))]);
    }
}
