//! Small texts and the steps they become: a line each, places counted from the beginning of the text.

use super::*;
use crate::effect::Cond;
use crate::resource::Light;

const ONE: Effect = Effect::GainCapacity(1);
const TWO: Effect = Effect::GainCapacity(2);
const PERMIT: Effect = Effect::Permit;
const PAY: Effect = Effect::SpendCapacity(3);

fn may(inner: impl Into<Vec<Effect>>) -> Effect {
    Effect::May(inner.into())
}

fn repeat(inner: impl Into<Vec<Effect>>) -> Effect {
    Effect::Repeat(inner.into())
}

fn when(inner: impl Into<Vec<Effect>>) -> Effect {
    Effect::If(Cond::HasCrewMate, inner.into())
}

fn give(inner: impl Into<Vec<Effect>>) -> Effect {
    Effect::Give(Who::Anyone, inner.into())
}

fn either(branches: &[&[Effect]]) -> Effect {
    Effect::Either(branches.iter().map(|branch| branch.to_vec()).collect())
}

/// The steps of a text in one line; the text lies behind others, so that places are no accident.
fn steps(text: &[Effect]) -> String {
    let mut texts = Texts::default();
    let start = texts.add(text).0;
    let ops = &texts.ops[usize::from(start)..];
    let place = |target: Target| target.0 - start;
    let step = |op: &Op| match op {
        Op::End => "end".to_owned(),
        Op::Jump(to) => format!("go {}", place(*to)),
        Op::May(to) => format!("may else {}", place(*to)),
        Op::Try(to) => format!("try else {}", place(*to)),
        Op::Unless(_, to) => format!("if else {}", place(*to)),
        Op::When(_, to) => format!("unless else {}", place(*to)),
        Op::EachSeat(_, to) => format!("each else {}", place(*to)),
        Op::NextSeat(_, to) => format!("next {}", place(*to)),
        Op::Either(branches) => {
            let targets = (0..branches.count()).filter_map(|branch| branches.get(branch));
            format!("either {:?}", targets.map(place).collect::<Vec<u16>>())
        }
        Op::Give(gift) => format!("give {}", place(Target(gift.text.0))),
        Op::Capacity(CapacityVerb::Gain(by)) => format!("+{by}"),
        Op::Capacity(CapacityVerb::Spend(by, to)) => format!("-{by} else {}", place(*to)),
        Op::Converters(ConverterVerb::Spend(to)) => format!("converter else {}", place(*to)),
        Op::Tracks(TrackVerb::Permit) => "permit".to_owned(),
        other => panic!("no case speaks of {other:?}"),
    };
    ops.iter().map(step).collect::<Vec<String>>().join(", ")
}

fn check(cases: &[(&[Effect], &str)]) {
    for (text, expected) in cases {
        assert_eq!(steps(text), *expected, "{text:?}");
    }
}

#[test]
fn effects_follow_each_other() {
    check(&[(&[ONE], "+1, end"), (&[ONE, TWO, PERMIT], "+1, +2, permit, end")]);
    assert_eq!(Texts::default().add(&[]), Program::NOTHING);
}

#[test]
fn what_may_be_declined_is_left_as_a_whole() {
    check(&[
        (&[may([ONE]), TWO], "may else 2, +1, +2, end"),
        (&[may([ONE, TWO])], "may else 3, +1, +2, end"),
        (&[may([ONE, may([TWO])]), PERMIT], "may else 4, +1, may else 4, +2, permit, end"),
        (&[may([when([ONE]), TWO])], "may else 4, if else 3, +1, +2, end"),
    ]);
}

#[test]
fn branches_meet_again_behind_the_last() {
    check(&[
        (&[either(&[&[ONE], &[TWO]]), PERMIT], "either [1, 3], +1, go 5, +2, go 5, permit, end"),
        (&[either(&[&[ONE, TWO], &[may([TWO])]])], "either [1, 4], +1, +2, go 7, may else 6, +2, go 7, end"),
    ]);
}

#[test]
fn a_loop_is_left_by_declining_and_by_what_cannot_be_paid_for() {
    check(&[
        (&[repeat([may([ONE])]), TWO], "may else 3, +1, go 0, +2, end"),
        (&[TWO, repeat([may([PAY, ONE])])], "+2, may else 5, -3 else 5, +1, go 1, end"),
        (&[repeat([may([ONE, PAY, TWO])])], "may else 5, +1, -3 else 5, +2, go 0, end"),
        (&[repeat([may([ONE, when([PAY, TWO])])])], "may else 6, +1, if else 5, -3 else 5, +2, go 0, end"),
        (&[repeat([ONE])], "try else 3, +1, go 0, end"),
    ]);
}

#[test]
fn what_is_not_paid_for_ends_its_own_list_and_no_other() {
    check(&[
        (&[PAY, ONE], "-3 else 2, +1, end"),
        (&[may([PAY, ONE]), TWO], "may else 3, -3 else 3, +1, +2, end"),
        (&[when([PAY, ONE]), TWO], "if else 3, -3 else 3, +1, +2, end"),
        (&[either(&[&[PAY, ONE], &[TWO]]), PERMIT], "either [1, 4], -3 else 3, +1, go 6, +2, go 6, permit, end"),
        (&[Effect::SpendConverter, ONE], "converter else 2, +1, end"),
        (&[may([ONE, Effect::SpendConverter, TWO]), PERMIT], "may else 4, +1, converter else 4, +2, permit, end"),
    ]);
}

#[test]
fn each_player_does_it_and_an_unpaid_one_is_passed_over() {
    let each = |inner: &[Effect]| Effect::EachSeat(Who::Light(Light::Red), inner.to_vec());
    check(&[
        (&[each(&[ONE, TWO]), PERMIT], "each else 4, +1, +2, next 1, permit, end"),
        (&[each(&[PAY, ONE])], "each else 4, -3 else 3, +1, next 1, end"),
        (&[each(&[may([ONE])])], "each else 4, may else 3, +1, next 1, end"),
    ]);
}

#[test]
fn what_is_given_stands_behind_the_text_that_gives() {
    check(&[
        (&[give([ONE]), TWO], "give 3, +2, end, +1, end"),
        (&[PAY, give([ONE, TWO])], "-3 else 2, give 3, end, +1, +2, end"),
        (&[may([give([PAY, ONE])]), TWO], "may else 2, give 4, +2, end, -3 else 6, +1, end"),
        (&[either(&[&[give([ONE])], &[TWO]])], "either [1, 3], give 6, go 5, +2, go 5, end, +1, end"),
    ]);
}

#[test]
fn every_step_comes_from_an_effect() {
    let text = [either(&[&[PERMIT], &[give([TWO])]]), may([ONE, repeat([PAY, TWO])]), when([ONE])];
    let (Effect::May(optional), Effect::If(_, last)) = (&text[1], &text[2]) else { unreachable!() };
    let Effect::Repeat(often) = &optional[1] else { unreachable!() };
    let Effect::Either(branches) = &text[0] else { unreachable!() };
    let Effect::Give(_, gift) = &branches[1][0] else { unreachable!() };
    let choice = [Some(&text[0]), Some(&branches[0][0]), Some(&text[0]), Some(&branches[1][0]), Some(&text[0])];
    let [again, price, gain] = [&optional[1], &often[0], &often[1]].map(Some);
    let optional = [Some(&text[1]), Some(&optional[0]), again, price, gain, again];
    let rest = [Some(&text[2]), Some(&last[0]), None, Some(&gift[0]), None];
    let expected: Vec<_> = choice.into_iter().chain(optional).chain(rest).collect();
    assert_eq!(Texts::origins(&text), expected);
    let mut texts = Texts::default();
    let start = texts.add(&text);
    assert_eq!(texts.len() - usize::from(start.0), expected.len(), "one for each step");
}
