//! Random setups and random play, shared by the tests of all crates.

#[cfg(feature = "pseudo")]
pub mod pseudo;

use engine::State;
use engine::board::Space;
use engine::chance::Seed;
use engine::die::Die;
use engine::effect::{Quantity, Zone};
use engine::event::Sink;
use engine::question::{Answer, Answers, Choice, ChoiceKind, Options, Spot};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, DisasterId, IrregularityId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup, shared_boards};
use fastrand::Rng;

/// A number below `limit`, which is not 0. Drawn in 64 bits, so that the same seed draws the same on every machine:
/// `fastrand` draws `usize` differently where that has 32.
pub fn below(rng: &mut Rng, limit: usize) -> usize {
    rng.u64(..limit as u64) as usize
}

/// Puts things in any order.
pub fn shuffle<T>(rng: &mut Rng, things: &mut [T]) {
    for last in 1..things.len() {
        things.swap(last, below(rng, last + 1));
    }
}

/// One of several things; nothing where there are none.
pub fn one_of<T: Copy>(rng: &mut Rng, things: &[T]) -> Option<T> {
    (!things.is_empty()).then(|| things[below(rng, things.len())])
}

/// Any legal setup, with up to two irregularities.
pub fn random_setup(book: &Rulebook, rng: &mut Rng) -> Setup {
    let players = 1 + below(rng, 4);
    let disaster = below(rng, book.disasters.len());
    setup_with(book, rng, players, disaster)
}

/// Any legal setup for so many players against this disaster.
pub fn setup_with(book: &Rulebook, rng: &mut Rng, players: usize, disaster: usize) -> Setup {
    let mut countries: Vec<u8> = (0..book.countries.len() as u8).collect();
    let mut badges: Vec<u8> = (0..book.badges.len() as u8).collect();
    shuffle(rng, &mut countries);
    shuffle(rng, &mut badges);
    let mut badges = badges.into_iter().map(BadgeId);
    let solo_light = if rng.bool() { Light::Red } else { Light::Blue };
    let seats = split_boards(rng, players).into_iter().zip(countries).map(|(boards, country)| SeatSetup {
        country: CountryId(country),
        light: if players == 1 { solo_light } else { boards[0].light() },
        boards: boards.into_iter().zip(&mut badges).collect(),
        spaces: None,
    });
    let seats = seats.collect();
    let (first, count) = book.disasters[disaster].irregularities;
    let mut irregularities: Vec<_> = (first.0..first.0 + count).map(IrregularityId).collect();
    shuffle(rng, &mut irregularities);
    irregularities.truncate(below(rng, 3));
    Setup {
        seats,
        disaster: DisasterId(disaster as u8),
        difficulty: Difficulty::ALL[below(rng, 4)],
        irregularities,
        deck: None,
        missions: None,
        seed: Seed::from_number(rng.u64(..)),
    }
}

fn split_boards(rng: &mut Rng, players: usize) -> Vec<Vec<Resource>> {
    let first = if rng.bool() { Light::Blue } else { Light::Red };
    let mut boards = shared_boards(players, first);
    shuffle(rng, &mut boards);
    boards
}

/// The same position with so much of everything that hardly anybody starves: random crews see all rounds.
pub fn generous(state: &State, income: i8) -> State {
    state.with_shift(Quantity::Income, income)
}

/// One uniformly random answer of a random player who is asked, and all answers there were; nothing when the game is
/// over.
pub fn random_answer(book: &Rulebook, state: &State, rng: &mut Rng, answers: &mut Answers) -> Option<(Seat, Answer)> {
    let view = state.view(book);
    let asked = view.seats_asked();
    let seat = asked.iter().nth(below(rng, usize::from(asked.len()).max(1)))?;
    let decision = view.decision(seat).expect("whoever is asked has a question");
    view.answers(seat, decision.question, answers);
    Some((seat, answers[below(rng, answers.len())]))
}

/// Four bytes as an answer: half of the answers are drawn from those listed, the others are anything at all.
pub fn answer_from(book: &Rulebook, state: &State, seat: Seat, bytes: &[u8]) -> Answer {
    let &[_, kind, first, second] = bytes else { return Answer::Done };
    let view = state.view(book);
    if let Some(decision) = view.decision(seat).filter(|_| kind.is_multiple_of(2)) {
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        return answers[(usize::from(first) * 256 + usize::from(second)) % answers.len()];
    }
    let die = Die::from_index(first % 24).expect("below 24 is a pose");
    let space = Space::from_index(second % 32).expect("below 32 is a space");
    match kind / 2 % 12 {
        0 => Answer::Place { die, spot: Spot::Tile(space, second / 64) },
        1 => Answer::Pair { dice: [die, die], space },
        2 => Answer::Place { die, spot: Spot::Dock(second) },
        3 => Answer::Place { die, spot: Spot::Card(second / 16, second % 4) },
        4 => Answer::Free(first),
        5 => Answer::Research(first),
        6 => Answer::Install { index: first, light: Light::Red },
        7 => Answer::Badge(first),
        8 => Answer::Bonus(Resource::ALL[usize::from(first % 4)], Some(second)),
        9 => Answer::MakeRoom(space),
        10 => Answer::Decline,
        _ => Answer::Choose(choice_from(first, second)),
    }
}

/// Two bytes as a choice of any kind.
fn choice_from(kind: u8, thing: u8) -> Choice {
    let kind = KINDS[usize::from(kind) % KINDS.len()];
    Options::new(kind, u64::MAX).choice(thing % 64).unwrap_or(Choice::Confirm)
}

/// Every choice that an option can mean, and some that no option means.
pub fn every_choice() -> Vec<Choice> {
    let named = |kind: &ChoiceKind| Options::new(*kind, u64::MAX);
    let mut all: Vec<Choice> =
        KINDS.iter().flat_map(|kind| (0..64).filter_map(move |option| named(kind).choice(option))).collect();
    all.extend([0, 64, 200, 255].into_iter().flat_map(|index| {
        let shift = Choice::Shift(index as i8);
        let counted = [Choice::Queued(index), Choice::Branch(index), Choice::Lock(index), Choice::Amount(index)];
        let listed = [Choice::Offer(index), Choice::Mission(index), Choice::Dock(index), Choice::Slot(index)];
        counted.into_iter().chain(listed).chain([shift])
    }));
    all.sort_unstable();
    all.dedup();
    all
}

/// Every kind of choice.
const KINDS: [ChoiceKind; 23] = [
    ChoiceKind::Die(Zone::Pool),
    ChoiceKind::Die(Zone::Storage),
    ChoiceKind::Die(Zone::Queue),
    ChoiceKind::Die(Zone::Cache),
    ChoiceKind::Die(Zone::Kept),
    ChoiceKind::Queued,
    ChoiceKind::Pose,
    ChoiceKind::Shift,
    ChoiceKind::Way,
    ChoiceKind::Branch,
    ChoiceKind::Confirm,
    ChoiceKind::Tile,
    ChoiceKind::Space,
    ChoiceKind::TokenNumber,
    ChoiceKind::Lock,
    ChoiceKind::Resource,
    ChoiceKind::Seat,
    ChoiceKind::Amount,
    ChoiceKind::Offer,
    ChoiceKind::Payment,
    ChoiceKind::Mission,
    ChoiceKind::Dock,
    ChoiceKind::Slot,
];

/// Answers; what was listed is never refused.
pub fn act(book: &Rulebook, state: &mut State, seat: Seat, answer: Answer, sink: &mut impl Sink) {
    let id = state.view(book).decision(seat).expect("whoever answers is asked").id;
    let taken = state.act(book, seat, id, answer, sink);
    taken.unwrap_or_else(|refusal| panic!("{answer:?} was listed and refused: {refusal:?}"));
}
