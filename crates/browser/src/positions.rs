//! Games that were left off where somebody is asked: one for every kind of question that the content can raise.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use ai::{Budget, Kind, SLICE, Thinking};
use engine::View;
use engine::game::Game;
use engine::question::{Answer, Question, Spot};
use engine::rulebook::{CountryId, Rulebook, TileId, Unique};
use engine::seat::Seat;
use engine::setup::{Difficulty, Setup};
use fastrand::Rng;

/// So many games are looked through at most.
const GAMES: u64 = 300;
/// From this one on they are played by somebody who lives long enough for the last tiles.
const LATE: u64 = 100;
/// No game is followed longer, in answers.
const LONGEST: usize = 1_000;
/// One answer in so many is any answer at all, so that odd things happen too.
const ODD: u32 = 4;
/// What the bot may try for an answer.
const BUDGET: Budget = Budget { nodes: Some(50) };

/// Everything that is asked in a prompt; the content raises no choice between effects or Counter dice yet.
pub const KINDS: [&str; 20] = [
    "bonus",
    "die of the pool",
    "die of the storage",
    "die of the cache",
    "queued",
    "pose",
    "shift",
    "way",
    "confirm",
    "tile",
    "space",
    "token-number",
    "lock",
    "resource",
    "seat",
    "amount",
    "offer",
    "payment",
    "mission",
    "dock",
];

/// For each kind of question a game that ends where it is asked, of nobody else at the same time.
pub fn asked() -> &'static BTreeMap<&'static str, String> {
    static ASKED: LazyLock<BTreeMap<&'static str, String>> = LazyLock::new(find_asked);
    &ASKED
}

fn find_asked() -> BTreeMap<&'static str, String> {
    let mut found = BTreeMap::new();
    kept().iter().for_each(|game| look_back(game, &mut found));
    for number in 0..GAMES {
        if KINDS.iter().all(|kind| found.contains_key(kind)) {
            break;
        }
        look_through(number, &mut found);
    }
    found
}

/// A game that ends where somebody alone has to place as many dice as possible.
pub fn crowded() -> Option<String> {
    let dice = |game: &Game| {
        let seat = game.view().seats_asked().iter().next()?;
        let placing = game.view().decision(seat)?.question == Question::Place;
        placing.then(|| game.view().table.of(seat).pool.iter().count())
    };
    moment(|game| dice(game).unwrap_or(0))
}

/// A game that ends where somebody alone has much to spend.
pub fn rich() -> Option<String> {
    let capacity = |game: &Game| {
        let seat = game.view().seats_asked().iter().next()?;
        let spending = game.view().decision(seat)?.question == Question::Spend;
        spending.then(|| usize::from(game.view().table.of(seat).capacity))
    };
    moment(|game| capacity(game).unwrap_or(0))
}

/// The moment of the kept games for which this is greatest.
fn moment(most: impl Fn(&Game) -> usize) -> Option<String> {
    let mut best: Option<(usize, String)> = None;
    for whole in kept() {
        let mut game = Game::new(whole.rulebook(), whole.setup().clone()).ok()?;
        for deed in whole.deeds() {
            let worth = if game.view().seats_asked().len() == 1 { most(&game) } else { 0 };
            if worth > best.as_ref().map_or(0, |(worth, _)| *worth) {
                best = Some((worth, notation::save::write(&game)));
            }
            game.answer(deed.seat, deed.answer).ok()?;
        }
    }
    best.map(|(_, text)| text)
}

/// A game that is over.
pub fn over() -> Option<String> {
    kept().iter().map(notation::save::write).next()
}

/// Whole games that were played well, so that late things happen in them.
fn kept() -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.sort();
    let text = |path: &PathBuf| std::fs::read_to_string(path).ok();
    paths.iter().filter_map(|path| notation::save::read(embedded::rulebook(), &text(path)?).ok()).collect()
}

fn look_back(whole: &Game, found: &mut BTreeMap<&'static str, String>) {
    let Ok(mut game) = Game::new(whole.rulebook(), whole.setup().clone()) else { return };
    for deed in whole.deeds() {
        notice(&game, deed.seat, found);
        if game.answer(deed.seat, deed.answer).is_err() {
            return;
        }
    }
}

/// Keeps the game if this is the first time that such a thing is asked, and of one player alone.
fn notice(game: &Game, seat: Seat, found: &mut BTreeMap<&'static str, String>) {
    let view = game.view();
    let decision = view.decision(seat).filter(|_| view.seats_asked().len() == 1);
    if let Some(kind) = decision.and_then(|decision| kind(decision.question)) {
        found.entry(kind).or_insert_with(|| notation::save::write(game));
    }
}

fn look_through(number: u64, found: &mut BTreeMap<&'static str, String>) {
    let (book, mut rng) = (embedded::rulebook(), Rng::with_seed(number));
    let Ok(mut game) = Game::new(book, setup(book, number, &mut rng)) else { return };
    let late = number >= LATE;
    let mut bot = if late { Kind::Planner } else { Kind::Greedy }.bot(book, number, BUDGET);
    let mut answers = Vec::new();
    for _ in 0..LONGEST {
        let view = game.view();
        let asked = view.seats_asked();
        let Some(seat) = asked.iter().nth(testkit::below(&mut rng, usize::from(asked.len()).max(1))) else { return };
        let Some(decision) = view.decision(seat) else { return };
        notice(&game, seat, found);
        view.answers(seat, decision.question, &mut answers);
        let odd = !late && rng.u32(..ODD) == 0;
        let mission = answers.iter().copied().find(|answer| is_about_missions(&view, seat, *answer));
        let chosen =
            if odd { testkit::one_of(&mut rng, &answers) } else { mission.or_else(|| wise(&mut *bot, &game, seat)) };
        let Some(answer) = chosen else { return };
        if game.answer(seat, answer).is_err() {
            return;
        }
    }
}

/// Buys or activates a tile that raises Mission dice, which bots rarely do.
fn is_about_missions(view: &View<'_>, seat: Seat, answer: Answer) -> bool {
    let raises = |tile, light| view.rulebook.face(tile, light).unique == Some(Unique::MissionDie);
    match answer {
        Answer::Install { index, light } => {
            let (first, _) = view.country(seat).tiles;
            raises(TileId(first.0 + u16::from(index)), light)
        }
        Answer::Place { spot: Spot::Tile(space, _), .. } => {
            view.table.tile(space).is_some_and(|tile| raises(tile.tile, tile.light))
        }
        _ => false,
    }
}

fn wise(bot: &mut dyn ai::Bot, game: &Game, seat: Seat) -> Option<Answer> {
    loop {
        if let Thinking::Done(answer) = bot.think(&game.view(), seat, SLICE) {
            return answer;
        }
    }
}

/// Alone or as two, each country in its turn, against each disaster.
fn setup(book: &Rulebook, number: u64, rng: &mut Rng) -> Setup {
    let (countries, disasters) = (book.countries.len() as u64, book.disasters.len() as u64);
    let mut setup = testkit::setup_with(book, rng, 1 + (number % 2) as usize, (number / 2 % disasters) as usize);
    setup.difficulty = Difficulty::ALL[0];
    for (seat, country) in setup.seats.iter_mut().zip(number..) {
        seat.country = CountryId((country % countries) as u8);
    }
    setup
}

/// What kind of thing is asked for in a prompt; placing and spending are asked elsewhere.
fn kind(question: Question) -> Option<&'static str> {
    use engine::effect::Zone;
    use engine::question::ChoiceKind;
    let ask = match question {
        Question::Place | Question::Spend => return None,
        Question::Bonus => return Some("bonus"),
        Question::Choose(ask) => ask,
    };
    Some(match ask.kind {
        ChoiceKind::Die(Zone::Storage) => "die of the storage",
        ChoiceKind::Die(Zone::Cache) => "die of the cache",
        ChoiceKind::Die(Zone::Pool | Zone::Queue | Zone::Kept) => "die of the pool",
        ChoiceKind::Queued => "queued",
        ChoiceKind::Pose => "pose",
        ChoiceKind::Shift => "shift",
        ChoiceKind::Way => "way",
        ChoiceKind::Branch => "branch",
        ChoiceKind::Confirm => "confirm",
        ChoiceKind::Tile => "tile",
        ChoiceKind::Space => "space",
        ChoiceKind::TokenNumber => "token-number",
        ChoiceKind::Lock => "lock",
        ChoiceKind::Resource => "resource",
        ChoiceKind::Seat => "seat",
        ChoiceKind::Amount => "amount",
        ChoiceKind::Offer => "offer",
        ChoiceKind::Payment => "payment",
        ChoiceKind::Mission => "mission",
        ChoiceKind::Dock => "dock",
        ChoiceKind::Slot => "slot",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_question_is_asked_somewhere() {
        let found = asked();
        let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !found.contains_key(kind)).collect();
        assert!(missing.is_empty(), "never asked: {missing:?}");
        assert!(crowded().is_some() && rich().is_some() && over().is_some());
    }
}
