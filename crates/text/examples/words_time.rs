//! How long it takes to write a sentence: what stands on tiles and cards, and what is told, asked and answered in random
//! games, in every language.
//!
//! ```sh
//! cargo run --release -p text --example words_time
//! ```

use std::time::{Duration, Instant};

use engine::State;
use engine::cause::Happened;
use engine::event::Silent;
use engine::question::Answers;
use engine::resource::Light;
use engine::rulebook::{CardId, Rulebook, TileId};
use fastrand::Rng;
use text::{Context, Language, Line, Writer};

/// So many games are played.
const GAMES: u64 = 4;

/// The time of every sentence of one kind.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn take(&mut self, write: impl Fn() -> Line) {
        let begin = Instant::now();
        let line = std::hint::black_box(write());
        if !line.is_empty() {
            self.0.push(begin.elapsed());
        }
    }

    /// Several sentences that are written together count as equal.
    fn take_all(&mut self, write: impl Fn() -> Vec<Line>) {
        let begin = Instant::now();
        let lines = std::hint::black_box(write());
        let each = begin.elapsed() / lines.len().max(1) as u32;
        self.0.extend(lines.iter().map(|_| each));
    }

    fn print(mut self, language: Language, what: &str) {
        self.0.sort();
        let count = self.0.len();
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let mean = micros(self.0.iter().sum::<Duration>()) / count as f64;
        let [p95, worst] = [count * 95 / 100, count - 1].map(|at| micros(self.0[at]));
        let code = language.code();
        println!("{code:<4} {what:<12} {count:>8} {mean:>10.1} {p95:>10.1} {worst:>10.1}");
    }
}

fn main() {
    println!("{:<4} {:<12} {:>8} {:>10} {:>10} {:>10}", "", "", "count", "mean µs", "p95 µs", "worst µs");
    for language in Language::all() {
        let begin = Instant::now();
        let writer = Writer::new(language);
        println!("{:<4} {:<12} {:>8} {:>10.1}", language.code(), "files read", 1, begin.elapsed().as_secs_f64() * 1e6);
        components(&writer, language);
        games(&writer, language);
    }
}

/// What stands on tiles and cards.
fn components(writer: &Writer, language: Language) {
    let pack = content::embedded_pack();
    let book = &pack.rulebook;
    let (mut abilities, mut shorts, mut cards) = (Times::default(), Times::default(), Times::default());
    for (tile, light) in (0..book.tiles.len()).flat_map(|at| Light::ALL.map(|light| (TileId(at as u16), light))) {
        let (effects, context) = ability(book, tile, light);
        abilities.take(|| writer.ability(pack.text(effects), context));
        shorts.take(|| writer.short(pack.text(effects), context).map(|short| short.text).unwrap_or_default());
    }
    for card in (0..book.cards.len()).map(|at| CardId(at as u8)) {
        let context = Context { players: Some(3), ..Context::new(text::Place::Card) };
        cards.take(|| writer.ability(pack.text(book.card(card).effect), context));
    }
    abilities.print(language, "abilities");
    shorts.print(language, "short forms");
    cards.print(language, "cards");
}

fn ability(book: &Rulebook, tile: TileId, light: Light) -> (engine::abilities::Program, Context) {
    let face = book.face(tile, light);
    let country = book.tile(tile).country.map(|country| book.country(country));
    (face.ability, Context::tile(country, face.slots))
}

/// What is told, asked and answered; a client also asks for the spans.
fn games(writer: &Writer, language: Language) {
    let (pack, book) = (content::embedded_pack(), content::embedded());
    let (mut log, mut questions) = (Times::default(), Times::default());
    let (mut choices, mut spans) = (Times::default(), Times::default());
    for number in 0..GAMES {
        let mut rng = Rng::with_seed(number);
        let setup = testkit::setup_with(book, &mut rng, 1 + number as usize, number as usize % book.disasters.len());
        let Ok(state) = State::new(book, &setup, &mut Silent) else { continue };
        let mut state = testkit::generous(&state, 30);
        let mut answers = Answers::new();
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            let before = state;
            let mut events: Vec<Happened> = Vec::new();
            testkit::act(book, &mut state, seat, answer, &mut events);
            let speaker = writer.speaker(pack, before.view(book));
            log.take_all(|| speaker.events(&events));
            let Some(decision) = speaker.view.decision(seat) else { continue };
            questions.take(|| speaker.question(&decision));
            choices.take(|| speaker.answer(seat, decision.question, answer));
            spans.take(|| {
                let line = speaker.question(&decision);
                std::hint::black_box(writer.spans(&line));
                line
            });
        }
    }
    log.print(language, "log");
    questions.print(language, "questions");
    choices.print(language, "answers");
    spans.print(language, "with spans");
}
