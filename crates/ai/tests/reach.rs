//! Reach agrees with plain enumeration: every answer, every roll, and every die with a name of its own.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "reach/brute.rs"]
mod brute;
#[path = "reach/named.rs"]
mod named;
#[path = "reach/sample.rs"]
mod sample;

use std::collections::BTreeSet;

use ai::reach::{At, Limits, Luck, Place, Reach, Target};
use brute::Brute;
use engine::question::{Answer, Question};
use named::Named;
use sample::{Position, Sampler};

/// Positions to agree on.
const POSITIONS: usize = 10_000;
/// They are drawn by so many samplers, each with a seed of its own.
const SAMPLERS: usize = 8;
/// Enumeration gives up on a position that takes more answers than this; another one is drawn instead.
const MOST_ANSWERS: u32 = 3_000;
/// Reach itself must always come to an end.
const NO_LIMIT: u32 = 1_000_000;

/// What a sampler saw.
#[derive(Default)]
struct Tally {
    agreed: usize,
    too_large: usize,
    targets: usize,
    direct: usize,
    lucky: usize,
    enumerated: u64,
    tried: u64,
    countries: BTreeSet<u8>,
    disasters: BTreeSet<u8>,
    players: BTreeSet<u8>,
}

#[test]
fn reach_agrees_with_plain_enumeration() {
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let start = |seed| scope.spawn(move || agree(seed, POSITIONS / SAMPLERS));
        let started: Vec<_> = (0..SAMPLERS as u64).map(start).collect();
        started.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let sum = |of: fn(&Tally) -> usize| tallies.iter().map(of).sum::<usize>();
    println!(
        "{} positions agree, {} were too large; {} places, {} of them direct, {} with luck; {} answers against {}",
        sum(|tally| tally.agreed),
        sum(|tally| tally.too_large),
        sum(|tally| tally.targets),
        sum(|tally| tally.direct),
        sum(|tally| tally.lucky),
        sum(|tally| tally.tried as usize),
        sum(|tally| tally.enumerated as usize),
    );
    assert_eq!(sum(|tally| tally.agreed), POSITIONS);
    let book = content::embedded();
    let all = |of: fn(&Tally) -> &BTreeSet<u8>| tallies.iter().flat_map(of).collect::<BTreeSet<_>>().len();
    assert_eq!(all(|tally| &tally.countries), book.countries.len());
    assert_eq!(all(|tally| &tally.disasters), book.disasters.len());
    assert_eq!(all(|tally| &tally.players), 4);
}

#[test]
fn most_dice_are_followed_to_the_end_within_the_usual_limits() {
    let mut sampler = Sampler::new(99);
    let (mut answers, mut cut) = (0, 0);
    for _ in 0..300 {
        let position = sampler.next();
        let view = position.state.view(content::embedded());
        let found = ai::reach(&view, position.seat, position.die, Limits::default());
        answers += found.answers;
        cut += u32::from(!found.complete);
        assert!(found.answers <= Limits::default().answers + 1);
    }
    assert!(answers / 300 < 1_500 && cut < 60, "{answers} answers, {cut} cut short");
}

#[test]
fn only_who_is_asked_to_place_dice_reaches_anything() {
    let position = Sampler::new(5).next();
    let view = position.state.view(content::embedded());
    let nobody = engine::seat::Seat::from_index(3).filter(|seat| !view.table.seats().has(*seat));
    let reach = |seat, die| ai::reach(&view, seat, die, Limits::default()).targets;
    assert!(!reach(position.seat, position.die).is_empty());
    assert!(reach(position.seat, At::Queue(200)).is_empty(), "no such die lies there");
    assert!(nobody.is_none_or(|seat| reach(seat, position.die).is_empty()));
}

fn agree(seed: u64, positions: usize) -> Tally {
    let mut sampler = Sampler::new(seed);
    let mut tally = Tally::default();
    while tally.agreed < positions {
        let position = sampler.next();
        let Some((places, answers)) = Brute::new(&position, MOST_ANSWERS).run() else {
            tally.too_large += 1;
            continue;
        };
        tally.enumerated += u64::from(answers);
        check(&position, &places, &mut tally);
    }
    tally
}

fn check(position: &Position, places: &BTreeSet<Place>, tally: &mut Tally) {
    let view = position.state.view(content::embedded());
    let limits = Limits { deeds: position.deeds, answers: NO_LIMIT };
    let found: Reach = ai::reach(&view, position.seat, position.die, limits);
    assert!(found.complete, "{position:?}");
    let reached: BTreeSet<Place> = found.targets.iter().map(|target| target.place).collect();
    assert_eq!(&reached, places, "{position:?}");
    found.targets.iter().for_each(|target| replay(position, target));
    tally.agreed += 1;
    tally.tried += u64::from(found.answers);
    tally.targets += found.targets.len();
    tally.direct += found.targets.iter().filter(|target| target.is_direct()).count();
    tally.lucky += found.targets.iter().filter(|target| target.luck != Luck::Sure).count();
    let table = position.state.table();
    tally.countries.insert(table.of(position.seat).country.0);
    tally.disasters.insert(table.disaster.0);
    tally.players.insert(table.players);
}

/// Every answer of a route is taken, and its last one places the die there.
fn replay(position: &Position, target: &Target) {
    let (mut state, mut dice) = (position.state, vec![Named::new(position)]);
    assert!(target.deeds().count() <= usize::from(position.deeds) + 1, "{target:?}");
    assert_eq!(target.luck == Luck::Sure, target.route.iter().all(|step| step.rolled.is_empty()), "{target:?}");
    if let Luck::Odds(ways, of) = target.luck {
        assert!(ways >= 1 && ways <= of, "{target:?}");
    }
    let (last, before) = target.route.split_last().unwrap();
    for step in before {
        let asked = state.view(content::embedded()).decision(position.seat).unwrap().question;
        assert_eq!(asked, step.question, "{target:?}");
        let (after, notes) = brute::act(&state, position, step.answer, &step.rolled).unwrap();
        dice = dice.iter().flat_map(|named| named.after(&notes)).collect();
        dice.iter().for_each(|named| named.check(&after));
        state = after;
    }
    let view = state.view(content::embedded());
    let decision = view.decision(position.seat).unwrap();
    assert_eq!(decision.question, Question::Place, "{target:?}");
    view.check(position.seat, decision.id, last.answer).unwrap();
    let (die, place) = match last.answer {
        Answer::Place { die, spot } => (vec![die], Place::of(spot)),
        Answer::Pair { dice, space } => (dice.to_vec(), Place::Tile(space)),
        other => panic!("{other:?} places nothing"),
    };
    assert_eq!(place, target.place);
    assert!(dice.iter().any(|named| named.hand().is_some_and(|mine| die.contains(&mine))), "{target:?}");
}
