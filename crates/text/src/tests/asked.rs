//! Everything that is asked in random games, and every answer to it, in every language.

use std::collections::BTreeSet;

use content::Pack;
use engine::abilities::{Program, Source, StationText, Text};
use engine::die::{Die, Face};
use engine::event::{Silent, Spot};
use engine::flow::{Cursor, Flow, Step};
use engine::question::{Answer, Answers, Asked, Choice, ChoiceKind, Decision, DecisionId, Options, Question};
use engine::resource::{Light, Resource};
use engine::rulebook::{Measure, Output, Slots, TileFace};
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use super::{check_words, used, writers};
use crate::key::Message;
use crate::speech::{AnswerKey, ChoiceKey, QuestionKey, ShortKey, WhichKey};
use crate::{Context, Place, Speaker, Writer};

/// How many random games are played: every country meets every disaster, alone and together.
const GAMES: u64 = 96;

/// Plays a random game and shows every state at which somebody is asked.
pub(super) fn play(number: u64, mut see: impl FnMut(&State, &mut Rng)) {
    let book = content::embedded();
    let mut rng = Rng::with_seed(number);
    let (players, disaster) = (1 + number as usize % 4, number as usize / 4 % book.disasters.len());
    let setup = testkit::setup_with(book, &mut rng, players, disaster);
    let mut state = testkit::generous(&State::new(book, &setup, &mut Silent).unwrap(), 60);
    let mut answers = Answers::new();
    while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
        see(&state, &mut rng);
        testkit::act(book, &mut state, seat, answer, &mut Silent);
    }
}

/// A question is a sentence or two, and asks or commands.
fn check_question(text: &str) {
    check_words(text, "a question");
    assert!(text.ends_with(['.', '?']), "a question does not end: {text}");
    let sentences = text.split(['.', '?']).filter_map(|sentence| sentence.trim().chars().next());
    assert!(sentences.into_iter().all(|letter| !letter.is_lowercase()), "a sentence begins small: {text}");
}

/// An answer is a phrase for a list.
fn check_answer(text: &str) {
    check_words(text, "an answer");
    assert!(!text.ends_with('.'), "an answer is no sentence: {text}");
    assert!(text.chars().next().is_some_and(|letter| !letter.is_lowercase()), "an answer begins small: {text}");
}

fn check_seat(speaker: &Speaker, seat: Seat, answers: &mut Answers) {
    let decision = speaker.view.decision(seat).unwrap();
    let question = speaker.question(&decision);
    check_question(&question);
    let asking = speaker.asking(&decision);
    check_question(&asking.question);
    assert!(question.ends_with(&*asking.question), "{question} ends otherwise: {}", asking.question);
    speaker.view.answers(seat, decision.question, answers);
    let listed: Vec<String> =
        answers.iter().map(|answer| speaker.answer(seat, decision.question, *answer).into()).collect();
    listed.iter().for_each(|answer| check_answer(answer));
    let distinct: BTreeSet<&String> = listed.iter().collect();
    assert_eq!(distinct.len(), listed.len(), "answers that read alike: {question} {listed:#?}");
}

fn play_in(writers: &[Writer], pack: &Pack) {
    let mut answers = Answers::new();
    for number in 0..GAMES {
        play(number, |state, _| {
            let view = state.view(content::embedded());
            for seat in view.seats_asked().iter() {
                writers.iter().for_each(|writer| check_seat(&writer.speaker(pack, view), seat, &mut answers));
            }
        });
    }
}

#[test]
fn every_question_and_every_answer_reads_well_and_every_message_is_used() {
    let (writers, pack) = (writers(), content::embedded_pack());
    play_in(&writers, pack);
    strange_answers(&writers, pack);
    fn of<M: Message>(all: &[M]) -> impl Iterator<Item = &'static str> {
        all.iter().map(|key| key.id())
    }
    let asked = of(QuestionKey::ALL).chain(of(WhichKey::ALL));
    let known = asked.chain(of(AnswerKey::ALL)).chain(of(ChoiceKey::ALL)).chain(of(ShortKey::ALL));
    let used = used();
    let unused: Vec<&str> = known.filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
    super::arguments::check();
}

/// What no game here asks or lists can still be put into words: a client may show anything.
fn strange_answers(writers: &[Writer], pack: &Pack) {
    let book = content::embedded();
    let setup = testkit::setup_with(book, &mut Rng::with_seed(5), 2, 0);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    let seat = Seat::from_index(0).unwrap();
    let own = state.view(book).table.owned(seat).iter().next().unwrap();
    let ask = Question::Choose(Options::new(ChoiceKind::Mission, 1));
    for writer in writers {
        let speaker = writer.speaker(pack, state.view(book));
        let decision = Decision { id: DecisionId(0), asked: Asked::Crew, question: ask };
        check_question(&speaker.question(&decision));
        let choices = testkit::every_choice().into_iter().filter(|choice| in_a_set(*choice)).map(Answer::Choose);
        let strange = [Answer::Done, Answer::Free(7), Answer::Badge(9), Answer::Bonus(Resource::Power, Some(9))];
        // A board that is full is rare.
        let strange = strange.into_iter().chain([Answer::MakeRoom(own)]);
        choices.chain(strange).for_each(|answer| check_answer(&speaker.answer(seat, ask, answer)));
        let spots = [Spot::Card(9, 0), Spot::Mission].map(|spot| Answer::Place { die: Die::flat(Face::ALL[0]), spot });
        spots.into_iter().for_each(|answer| check_answer(&speaker.answer(seat, ask, answer)));
        rare_steps(&speaker, seat);
        rare_texts(&speaker, seat);
        rare_tiles(&speaker, seat);
    }
}

/// Tiles that are in nobody's set have no words.
fn in_a_set(choice: Choice) -> bool {
    !matches!(choice, Choice::Offer(index) if index >= 19)
}

fn ask_in(speaker: &Speaker, flow: &Flow, seat: Seat, kind: ChoiceKind) {
    let speaker = Speaker { view: View { flow, ..speaker.view }, ..*speaker };
    let question = Question::Choose(Options::new(kind, 1));
    let decision = Decision { id: DecisionId(0), asked: Asked::Seat(seat), question };
    check_question(&speaker.question(&decision));
    let choice = Options::new(kind, 1).choice(0).unwrap();
    check_answer(&speaker.answer(seat, question, Answer::Choose(choice)));
}

/// Steps of the round that need tiles which few crews reach.
fn rare_steps(speaker: &Speaker, seat: Seat) {
    let space = speaker.view.table.owned(seat).iter().next().unwrap();
    let cursor = Cursor(space.index() as u8);
    let mut table = *speaker.view.table;
    table.tiles[space.index()].dice = [Some(Die::flat(Face::ALL[2])); 2];
    table.areas[seat.index()].track = 200;
    let speaker = Speaker { view: View { table: &table, ..speaker.view }, ..*speaker };
    for (step, kind) in [
        (Step::MissionDie(cursor), ChoiceKind::Mission),
        (Step::AnyResource(cursor), ChoiceKind::Resource),
        (Step::Counter(cursor), ChoiceKind::Slot),
        (Step::Split(cursor), ChoiceKind::Amount),
    ] {
        ask_in(&speaker, &Flow { step, ..*speaker.view.flow }, seat, kind);
    }
    check_answer(&speaker.answer(seat, Question::Spend, Answer::AddDie));
}

/// Questions of texts that come up too rarely to wait for them.
fn rare_texts(speaker: &Speaker, seat: Seat) {
    let book = speaker.view.rulebook;
    let badge = book.badges.iter().find(|badge| badge.key == "payload-specialist").unwrap();
    let text = Text::new(badge.effect, Some(seat), Source::Badge { owner: seat, index: 0, board: Resource::Power });
    for kind in [ChoiceKind::Resource, ChoiceKind::Branch, ChoiceKind::Tile] {
        let mut flow = Flow { step: Step::Spend, ..*speaker.view.flow };
        flow.lanes[seat.index()].text = Some(text);
        ask_in(speaker, &flow, seat, kind);
    }
}

/// Tiles of somebody's own pack.
fn rare_tiles(speaker: &Speaker, seat: Seat) {
    let face = speaker.view.rulebook.face(speaker.view.set_tile(seat, 0), Light::Red);
    let lower = Output { times: 1, of: Measure::Lower, ..Output::default() };
    for output in [[None; 2], [Some((Resource::Power, lower)), None]] {
        check_words(&speaker.writer.output(&TileFace { output, unique: None, ..face.clone() }), "an output");
    }
}

/// What a text asks at its first step, of its player.
fn asks(source: Source, at: Program, kind: ChoiceKind, may: bool) -> [String; 2] {
    let (book, seat) = (content::embedded(), Seat::from_index(0).unwrap());
    let setup = testkit::setup_with(book, &mut Rng::with_seed(5), 2, 0);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    let mut flow = Flow { step: Step::Spend, ..*state.view(book).flow };
    flow.lanes[0].text = Some(Text::new(at, Some(seat), source));
    let view = View { flow: &flow, ..state.view(book) };
    let question = Question::Choose(Options { may, ..Options::new(kind, 1) });
    let decision = Decision { id: DecisionId(0), asked: Asked::Seat(seat), question };
    writers().map(|writer| {
        let line = writer.speaker(content::embedded_pack(), view).question(&decision);
        line.split_once(": ").unwrap().1.to_owned()
    })
}

#[test]
fn what_an_ability_asks_is_said_in_the_words_of_its_effect() {
    let book = content::embedded();
    let free = |key: &str| {
        let actions = book.countries.iter().flat_map(|country| &country.free);
        actions.into_iter().find(|free| free.key == key).unwrap().effect
    };
    let source = Source::FreeAction { index: 0 };
    let unlock = asks(source, free("unlock"), ChoiceKind::Tile, false);
    for (question, writer) in unlock.iter().zip(writers()) {
        let text = writer.ability(content::embedded_pack().text(free("unlock")), Context::new(Place::Country));
        assert!(question.starts_with(text.as_str()), "{question} is asked for {text}");
    }
    assert!(unlock[0].ends_with(" Which tile?") && unlock[1].ends_with(" Welches Plättchen?"), "{unlock:?}");
    let called = asks(Source::CalledCycle, book.texts.station(StationText::Cycle), ChoiceKind::Amount, false);
    assert_eq!(called[0], "A crew mate has called “cycle”, so you must cycle too. How many dice?");
}

#[test]
fn slots_in_a_few_words_read_like_the_middle_of_a_tile() {
    let [english, german] = writers();
    let faces = |text: &str| text.parse().unwrap();
    assert_eq!(english.short_slots(Slots::Joined(faces("3-5"), faces("any"))), "3-5+1-6");
    assert_eq!(german.short_slots(Slots::Double(faces("2-5"))), "Pasch 2-5");
}
