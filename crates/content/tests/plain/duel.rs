//! One text, played by the engine and walked word by word at the same time.

use std::rc::Rc;

use content::TextPlace;
use engine::State;
use engine::chance::Chance;
use engine::die::Die;
use engine::effect::{Cond, Effect};
use engine::event::Event;
use engine::question::{Answer, Answers, Asked as EngineAsks, Choice, Question, Spot};
use engine::rulebook::Rulebook;
use engine::table::{Phase, Table};
use fastrand::Rng;

use crate::board::Board;
use crate::position::{Position, position};
use crate::walk::{Walk, can_begin, seat_of};
use crate::world::{Asked, Given, Shared, World};

/// A text in its place, and what chance does about it.
#[derive(Clone)]
pub struct Case {
    pub place: TextPlace,
    pub players: usize,
    pub text: Vec<Effect>,
    pub seed: u64,
}

/// How often something was asked.
pub type Questions = usize;

struct Duel<'b> {
    place: TextPlace,
    book: &'b Rulebook,
    state: State,
    /// The engine's table as long as the text goes on.
    table: Table,
    over: bool,
    world: Shared<'b>,
    told: Vec<String>,
}

/// Plays it; where the two do not agree, says how.
pub fn play(base: &Rulebook, case: &Case) -> Result<Questions, String> {
    let mut rng = Rng::with_seed(case.seed);
    let position = position(base, case.place, case.players, &case.text, &mut rng);
    let Some(beginning) = begin(&position, case, &mut rng)? else { return Ok(0) };
    let Beginning { state, events, opening, placed, chance } = beginning;
    let book = &position.book;
    let mut table = *position.state.table();
    events[..opening].iter().for_each(|event| table.apply(book, event));
    let mut next_id = 0;
    let board = Board::of(book, &table, &mut next_id);
    let world = Rc::new(World::new(book, book.disaster(table.disaster), board, chance, next_id));
    world.sorting.set(matches!(case.place, TextPlace::Country(_)));
    for (lane, seat) in walkers(case) {
        let mut walk = Walk::new(&world, lane, seat);
        walk.space = position.space.map(|space| space.index() as u8);
        walk.placed.clone_from(&placed);
        if case.place == TextPlace::Badge {
            wear_badge(&mut walk, book, &table);
        }
        world.start(lane, walk.whole(case.text.clone()));
    }
    let mut duel =
        Duel { place: case.place, book, state, table, over: false, world: Rc::clone(&world), told: Vec::new() };
    duel.follow(&events[opening..]);
    let fought = duel.fight(&mut rng).map_err(|what| format!("{what}\n{}", duel.told.join("\n")));
    world.stop();
    fought
}

/// The engine has begun the text.
struct Beginning {
    state: State,
    events: Vec<Event>,
    /// How many of the events came before the text.
    opening: usize,
    placed: Vec<Die>,
    chance: Chance,
}

/// Lets the engine begin; nothing where the text cannot be reached in this position.
fn begin(position: &Position, case: &Case, rng: &mut Rng) -> Result<Option<Beginning>, String> {
    let book = &position.book;
    let (state, chance) = (position.state, position.state.secret().chance);
    let mut beginning = Beginning { state, events: Vec::new(), opening: 0, placed: Vec::new(), chance };
    let answer = match case.place {
        TextPlace::Tile { .. } | TextPlace::Boost(_) => rng.choice(placements(position)),
        TextPlace::Free(_) => free_action(position, case)?,
        TextPlace::Badge => answers(position, Question::Spend).into_iter().find(|answer| *answer == Answer::Badge(0)),
        TextPlace::Card(_) => {
            beginning.begin_phase(book, Phase::ResolveDisasters);
            return Ok(Some(beginning));
        }
        TextPlace::BeforeRoll(_) => {
            beginning.begin_phase(book, Phase::RollAndPlaceDice);
            return Ok(Some(beginning));
        }
        TextPlace::Country(_) => {
            beginning.begin_phase(book, Phase::RollAndPlaceDice);
            beginning.roll(book, position.state.table());
            return Ok(Some(beginning));
        }
    };
    let Some(answer) = answer else { return Ok(None) };
    testkit::act(book, &mut beginning.state, seat_of(0), answer, &mut beginning.events);
    beginning.opening = usize::from(!matches!(answer, Answer::Free(_)));
    match answer {
        Answer::Place { die, .. } => beginning.placed = vec![die],
        Answer::Pair { dice, .. } => beginning.placed = dice.to_vec(),
        _ => {}
    }
    Ok(Some(beginning))
}

impl Beginning {
    /// A card is revealed, or a round begins: two events.
    fn begin_phase(&mut self, book: &Rulebook, phase: Phase) {
        self.state.begin(book, phase, &mut self.events);
        self.opening = 2;
    }

    /// The dice of a player alone.
    fn roll(&mut self, book: &Rulebook, table: &Table) {
        let area = table.of(seat_of(0));
        let country = book.country(area.country);
        let dice = country.tracks[usize::from(table.solo())].dice[usize::from(area.track)];
        for _ in 0..dice {
            self.chance.die(seat_of(0), country.oriented);
        }
        self.opening += usize::from(dice);
    }
}

fn answers(position: &Position, question: Question) -> Answers {
    let mut answers = Answers::new();
    position.state.view(&position.book).answers(seat_of(0), question, &mut answers);
    answers
}

/// The ways to place dice on the tile with the text.
fn placements(position: &Position) -> Vec<Answer> {
    let here = |answer: &Answer| match answer {
        Answer::Place { spot: Spot::Tile(at, _), .. } | Answer::Pair { space: at, .. } => Some(*at) == position.space,
        _ => false,
    };
    answers(position, Question::Place).into_iter().filter(here).collect()
}

/// A free action is offered exactly where it can be begun.
fn free_action(position: &Position, case: &Case) -> Result<Option<Answer>, String> {
    let (book, table) = (&position.book, position.state.table());
    let offered = answers(position, Question::Place).into_iter().find(|answer| *answer == Answer::Free(0));
    let board = Board::of(book, table, &mut 0);
    let chance = position.state.secret().chance;
    let trial = Rc::new(World::new(book, book.disaster(table.disaster), board, chance, FAR));
    let possible = can_begin(&trial, |world| Walk::new(world, 0, Some(0)), &case.text);
    if offered.is_some() == possible {
        Ok(offered)
    } else {
        Err(format!("the free action is offered: {}; it can be begun: {possible}", offered.is_some()))
    }
}

/// In whose lane the text is carried out, and by whom.
fn walkers(case: &Case) -> Vec<(usize, Option<usize>)> {
    match case.place {
        TextPlace::Card(_) => vec![(case.players, None)],
        TextPlace::BeforeRoll(_) => (0..case.players).map(|seat| (seat, Some(seat))).collect(),
        _ => vec![(0, Some(0))],
    }
}

/// B7: the tokens that a badge needs are set aside.
fn wear_badge(walk: &mut Walk<'_>, book: &Rulebook, table: &Table) {
    let (badge, board) = table.areas[0].badges[0].expect("the badge is there");
    walk.board = Some(board);
    let needs = book.badge(badge).needs.iter();
    let tokens = needs.map(|cond| if let Cond::TokensInStock(count) = cond { *count } else { 0 });
    walk.reserved.set(tokens.max().unwrap_or(0));
    walk.world.reserved.set(walk.reserved.get());
}

impl Duel<'_> {
    fn shares(&self) -> bool {
        matches!(self.place, TextPlace::Badge | TextPlace::BeforeRoll(_))
    }

    /// What the text itself has done.
    fn follow(&mut self, events: &[Event]) {
        for event in events {
            self.over |= match self.place {
                TextPlace::Card(_) => {
                    matches!(event, Event::CardRemoved { .. } | Event::PhaseBegan(_) | Event::Ended(_))
                }
                TextPlace::BeforeRoll(_) => matches!(event, Event::Rolled { .. }),
                TextPlace::Country(_) => matches!(event, Event::KeptJoined { .. }),
                _ => false,
            };
            if self.over {
                return;
            }
            self.told.push(format!("    {event:?}"));
            self.table.apply(self.book, event);
        }
    }

    fn fight(&mut self, rng: &mut Rng) -> Result<Questions, String> {
        for questions in 0..MOST_QUESTIONS {
            if self.shares() {
                self.world.look_again();
            }
            self.compare()?;
            let lanes: Vec<usize> =
                (0..=self.world.players()).filter(|lane| self.world.asked(*lane).is_some()).collect();
            let Some(lane) = rng.choice(lanes) else { return Ok(questions) };
            self.answer(lane, rng);
        }
        Err("the text never ends".into())
    }

    fn answer(&mut self, lane: usize, rng: &mut Rng) {
        let asked = self.world.asked(lane).expect("somebody is asked");
        let seat = match asked.who {
            Some(seat) => seat,
            None => rng.usize(..self.world.players()),
        };
        let view = self.state.view(self.book);
        let decision = view.decision(seat_of(seat)).expect("both ask the same");
        let Question::Choose(options) = decision.question else { return };
        let mut answers = Answers::new();
        options.list(&mut answers);
        let answer = answers[rng.usize(..answers.len())];
        let given = match answer {
            Answer::Choose(choice) => Given::Pick(choice),
            _ => Given::Decline,
        };
        self.told.push(format!("  seat {}: {:?}", seat + 1, given));
        let mut events: Vec<Event> = Vec::new();
        testkit::act(self.book, &mut self.state, seat_of(seat), answer, &mut events);
        self.world.answer(lane, given);
        self.follow(&events);
    }

    fn compare(&self) -> Result<(), String> {
        let mut ids = 0;
        let (engine, plain) = (Board::of(self.book, &self.table, &mut ids), self.world.board.borrow().in_order());
        if engine != plain {
            return Err(difference(&engine, &plain));
        }
        for lane in 0..=self.world.players() {
            let (engine, plain) = (self.engine_asks(lane), self.world.asked(lane).map(|asked| in_words(&asked)));
            if engine != plain {
                return Err(format!("lane {}: the engine asks\n  {engine:?}\nexpected\n  {plain:?}", lane + 1));
            }
        }
        if self.over && !self.world.idle() {
            return Err("the engine is done too early".into());
        }
        Ok(())
    }

    fn engine_asks(&self, lane: usize) -> Option<(Option<usize>, Vec<String>)> {
        if self.over {
            return None;
        }
        let view = self.state.view(self.book);
        let card = matches!(self.place, TextPlace::Card(_));
        let mut seats =
            (0..self.world.players()).filter(|seat| card && lane == self.world.players() || !card && *seat == lane);
        let decision = seats.find_map(|seat| view.decision(seat_of(seat)))?;
        let Question::Choose(options) = decision.question else { return None };
        let who = match decision.asked {
            EngineAsks::Seat(seat) => Some(seat.index()),
            EngineAsks::Crew => None,
        };
        Some(in_words(&Asked { who, options: options.choices().collect(), may: options.may }))
    }
}

/// More dice than any position has.
const FAR: u32 = 1000;

/// More than any text asks.
const MOST_QUESTIONS: usize = 2_000;

fn in_words(asked: &Asked) -> (Option<usize>, Vec<String>) {
    let mut words: Vec<String> = asked.options.iter().map(|choice: &Choice| format!("{choice:?}")).collect();
    words.sort();
    words.extend(asked.may.then(|| "or decline".to_owned()));
    (asked.who, words)
}

fn difference(engine: &Board, plain: &Board) -> String {
    let (engine, plain) = (format!("{engine:#?}"), format!("{plain:#?}"));
    let lines = engine.lines().zip(plain.lines()).filter(|(engine, plain)| engine != plain);
    let shown: Vec<String> = lines.take(6).map(|(engine, plain)| format!("  {engine}   expected {plain}")).collect();
    format!("the tables differ:\n{}", shown.join("\n"))
}
