//! The desk: the copy of the room that the page keeps, what is selected, and the language all of it is told in.

mod hearing;
mod planning;
mod touch;

use ai::Plan;
use engine::View;
use engine::flow::Flow;
use engine::offers::Thing;
use engine::question::{Answer, Answers, Asked, Decision};
use engine::seat::Seat;
use engine::setup::Difficulty;
use engine::table::Table;
use js_sys::Uint8Array;
use leptos::prelude::*;
use room::{Command, Guest, Participant};
use text::{Language, Line, Message, Speaker, Words, Writer};
use web_sys::Worker;

use crate::bridge::{Advice, Ask, Facing, Kept, Lecture, Trouble, Undoable};
use crate::overlay::{Looked, Overlay};
use crate::playback::Playback;
use crate::settings::{self, Settings, Tone};
use crate::table::Reached;
use crate::watch::Watch;

/// The person at this device, as the room knows them.
pub const ME: Participant = Participant(1);

/// A line of the log, and whose doing it was.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Counted from the beginning, so that lists can be kept.
    pub number: usize,
    /// Whose answer led to it.
    pub seat: Option<Seat>,
    /// Whose doing it is; nobody's where a phase goes its way.
    pub doer: Option<Seat>,
    /// The how-manieth answer of the game that was.
    pub deed: u32,
    /// What happened.
    pub line: Line,
}

/// What is shown beside a thing that was touched in vain.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// What was touched.
    pub thing: Option<Thing>,
    /// Why it does not go.
    pub why: Line,
}

/// Where the page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// First game, continue, new game.
    Start,
    /// At the table.
    Table,
    /// The lessons.
    Learn,
    /// Watching a game.
    Replay,
    /// A game in numbers.
    Numbers,
}

/// Everything the page knows, shared by all its pieces.
#[derive(Clone, Copy)]
pub struct Desk {
    worker: StoredValue<Worker>,
    guest: StoredValue<Option<Guest>>,
    /// A moment of another time, looked at instead of the table.
    past: StoredValue<Option<(Table, Flow)>>,
    writer: StoredValue<Writer>,
    /// The words that came with the page, until those of later pages are there too.
    first_words: StoredValue<Option<String>>,
    /// What could be answered, if somebody plans.
    plan: StoredValue<Option<Plan>>,
    /// Beats whenever the copy or the language has changed.
    beat: RwSignal<u32>,
    pub language: RwSignal<Language>,
    pub screen: RwSignal<Screen>,
    pub games: RwSignal<Vec<Kept>>,
    pub name: RwSignal<String>,
    /// How hard the game is, and what is in its deck.
    pub facing: RwSignal<Facing>,
    /// Seats of people at this device.
    pub people: RwSignal<Vec<Seat>>,
    /// Whose console is open.
    pub seat: RwSignal<Seat>,
    pub selected: RwSignal<Vec<Thing>>,
    /// Which of equal dice was taken, by its place in its zone.
    pub picked: RwSignal<Vec<(Thing, usize)>>,
    pub focused: RwSignal<Option<Thing>>,
    pub refused: RwSignal<Option<Refused>>,
    pub log: RwSignal<Vec<Told>>,
    pub undo: RwSignal<Vec<(Seat, Undoable)>>,
    pub trouble: RwSignal<Option<Trouble>>,
    pub advice: RwSignal<Option<Advice>>,
    pub coaching: RwSignal<bool>,
    /// Does somebody plan? Then the page shows the table as it would be.
    pub planning: RwSignal<bool>,
    /// Where a die can end, if somebody has asked.
    pub reached: RwSignal<Option<Reached>>,
    /// What happened in Phases 2 to 4, told one after the other.
    pub playback: RwSignal<Option<Playback>>,
    /// Things that a line under the finger speaks of, or that have just changed.
    pub pointed: RwSignal<Vec<Thing>>,
    /// Where the pupil is, if a lesson lies on the table.
    pub lesson: RwSignal<Option<Lecture>>,
    /// Is the window as narrow as a phone?
    pub narrow: RwSignal<bool>,
    /// What is settled on this device.
    pub settings: Settings,
    /// What is open above the page.
    pub overlay: RwSignal<Option<Overlay>>,
    /// The word that is being looked up, and where it stands.
    pub looked: RwSignal<Option<Looked>>,
    /// The game that is watched.
    pub watch: Watch,
    /// Another tab plays this game now.
    pub away: RwSignal<bool>,
    /// Why the last answer is not kept, and whether that is accepted.
    pub unkept: RwSignal<Option<(String, bool)>>,
    /// Has a die been touched since the page was opened?
    pub begun: RwSignal<bool>,
    /// A game that was to be opened and is open in another tab.
    pub elsewhere: RwSignal<Option<String>>,
}

impl Desk {
    /// A desk with nothing on it.
    pub fn new(worker: Worker, language: Language, words: &str) -> Desk {
        Desk {
            worker: StoredValue::new(worker),
            guest: StoredValue::new(None),
            past: StoredValue::new(None),
            writer: StoredValue::new(Writer::of(language.code(), words)),
            first_words: StoredValue::new(Some(words.to_owned())),
            plan: StoredValue::new(None),
            beat: RwSignal::new(0),
            language: RwSignal::new(language),
            screen: RwSignal::new(Screen::Start),
            games: RwSignal::new(Vec::new()),
            name: RwSignal::new(String::new()),
            facing: RwSignal::new(Facing::default()),
            people: RwSignal::new(Vec::new()),
            seat: RwSignal::new(Seat::FIRST),
            selected: RwSignal::new(Vec::new()),
            picked: RwSignal::new(Vec::new()),
            focused: RwSignal::new(None),
            refused: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            undo: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            advice: RwSignal::new(None),
            coaching: RwSignal::new(false),
            planning: RwSignal::new(false),
            reached: RwSignal::new(None),
            playback: RwSignal::new(None),
            pointed: RwSignal::new(Vec::new()),
            lesson: RwSignal::new(None),
            narrow: RwSignal::new(false),
            settings: Settings::kept(),
            overlay: RwSignal::new(None),
            looked: RwSignal::new(None),
            watch: Watch::new(),
            away: RwSignal::new(false),
            unkept: RwSignal::new(None),
            begun: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
        }
    }

    /// Says something to the worker.
    pub fn ask(&self, ask: &Ask) {
        if let Ok(bytes) = postcard::to_allocvec(ask) {
            self.worker.with_value(|worker| {
                let _dead = worker.post_message(&Uint8Array::from(bytes.as_slice()));
            });
        }
    }

    /// Speaks another language from now on.
    pub fn speak(&self, language: Language) {
        let desk = *self;
        leptos::task::spawn_local(async move {
            let Some(words) = crate::fetched::words(language).await else {
                return desk.trouble.set(Some(Trouble::Part));
            };
            settings::keep_language(language);
            desk.writer.set_value(Writer::of(language.code(), &words));
            desk.first_words.set_value(None);
            desk.language.set(language);
            desk.log.update(Vec::clear);
            desk.beat.update(|beat| *beat += 1);
        });
    }

    /// Learns the words of later pages too; nothing where they cannot be fetched.
    pub async fn learn_all_words(&self) -> Option<()> {
        let language = self.language.get_untracked();
        if self.first_words.with_value(Option::is_none) {
            return Some(());
        }
        let later = crate::fetched::later_words(language).await?;
        // Somebody else may have been quicker.
        if let Some(first) = self.first_words.try_update_value(Option::take).flatten() {
            self.writer.set_value(Writer::of(language.code(), &crate::fetched::joined(&first, &later)));
        }
        Some(())
    }

    /// Something in the words of the client.
    pub fn say(&self, say: impl Message, words: Words) -> String {
        self.writer.with_value(|writer| writer.line(say, words).to_string())
    }

    /// The same, with nothing to fill in.
    pub fn word(&self, say: impl Message) -> String {
        self.say(say, Words::new())
    }

    /// A number with two decimals, as the language writes it.
    pub fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.2}");
        if self.language.get_untracked().code() == "de" { text.replace('.', ",") } else { text }
    }

    /// The name of a difficulty, by its number.
    pub fn difficulty(&self, number: u8) -> String {
        let difficulty = Difficulty::ALL.get(usize::from(number)).copied().unwrap_or(Difficulty::Moderate);
        self.write(|writer| writer.difficulty(difficulty).to_string())
    }

    /// Looks at the words of components. The page is drawn anew in another language, so that nobody need listen.
    pub fn write<T>(&self, write: impl FnOnce(&Writer) -> T) -> T {
        self.writer.with_value(write)
    }

    /// Does a game lie on the table, looked at or not?
    pub fn lies_open(&self) -> bool {
        self.guest.with_value(Option::is_some)
    }

    /// Looks at the table, again whenever it changes; as it would be while somebody plans. Nothing where no game is open.
    pub fn look<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        self.beat.track();
        self.with_view(look)
    }

    /// Looks at the table as it is, planned or not.
    pub fn look_at_real<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        self.beat.track();
        self.guest.with_value(|guest| guest.as_ref().map(|guest| look(&guest.view())))
    }

    /// Looks at what is shown, without the plan: the table as it is, or as it was.
    pub fn look_unplanned<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        if self.past.with_value(Option::is_some) { self.look(look) } else { self.look_at_real(look) }
    }

    /// Looks at a moment of another time, or at the table again.
    pub fn look_back(&self, past: Option<(Table, Flow)>) {
        self.past.set_value(past);
        self.beat.update(|beat| *beat += 1);
    }

    fn with_view<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        if let Some((table, flow)) = self.past.get_value() {
            return Some(look(&View { rulebook: embedded::rulebook(), table: &table, flow: &flow }));
        }
        self.plan.with_value(|plan| match plan {
            Some(plan) => Some(look(&plan.view(embedded::rulebook()))),
            None => self.guest.with_value(|guest| guest.as_ref().map(|guest| look(&guest.view()))),
        })
    }

    /// Looks at the table and speaks about it.
    pub fn speaker<T>(&self, speak: impl FnOnce(&Speaker<'_>) -> T) -> Option<T> {
        self.beat.track();
        self.writer.with_value(|writer| self.with_view(|view| speak(&writer.speaker(embedded::pack(), *view))))
    }

    /// What the seat at the console is asked, with the id that an answer must name.
    pub fn decision(&self) -> Option<Decision> {
        self.beat.track();
        let seat = self.seat.get();
        if self.away.get() || self.past.with_value(Option::is_some) {
            return None;
        }
        if self.planning.get() {
            return self.planned_decision(seat);
        }
        self.guest.with_value(|guest| {
            let asked = &guest.as_ref()?.seen().game.asked;
            asked.iter().find(|asked| asked.seat == seat).map(|asked| asked.decision)
        })
    }

    /// Every answer that would be taken from the seat at the console.
    pub fn answers(&self) -> Answers {
        let (seat, mut answers) = (self.seat.get(), Answers::new());
        if let Some(decision) = self.decision() {
            self.look(|view| view.answers(seat, decision.question, &mut answers));
        }
        if self.planning.get() {
            answers.retain(|answer| *answer != Answer::Done);
        }
        answers
    }

    /// Those that concern everything that is selected.
    pub fn open_answers(&self) -> Answers {
        let (seat, selected) = (self.seat.get(), self.selected.get());
        let mut answers = self.answers();
        self.look(|view| answers.retain(|answer| concerns(&view.things(seat, *answer), &selected)));
        answers
    }

    /// Answers what is asked of the seat at the console; in a plan, with a ghost.
    pub fn answer(&self, answer: Answer) {
        if self.planning.get_untracked() {
            return self.plan_on(&[answer]);
        }
        if let Some(decision) = untrack(|| self.decision()) {
            let seat = self.seat.get_untracked();
            self.put_aids_away();
            self.settings.play(Tone::Placed);
            self.ask(&Ask::Say(Command::Answer { seat, decision: decision.id, answer }));
        }
    }

    /// Answers several questions, one after the other.
    pub fn give(&self, answers: &[Answer]) {
        match answers {
            [] => {}
            [answer] => self.answer(*answer),
            _ if self.planning.get_untracked() => self.plan_on(answers),
            _ => {
                let seat = self.seat.get_untracked();
                self.put_aids_away();
                self.adopt(seat, answers.to_vec());
            }
        }
    }

    /// Plays answers for a seat of this device.
    pub fn adopt(&self, seat: Seat, answers: Vec<Answer>) {
        self.ask(&Ask::Say(Command::Plan { seat, answers }));
        self.ask(&Ask::Say(Command::Adopt { by: ME, seat }));
    }

    /// Shows a crew mate what could be answered; the mate decides.
    pub fn propose(&self, seat: Seat, answers: Vec<Answer>) {
        self.ask(&Ask::Say(Command::Plan { seat, answers }));
    }

    /// Puts down what is selected, and puts advice and reach away: they were about another position.
    pub fn put_aids_away(&self) {
        self.put_down();
        self.advice.set(None);
        self.reached.set(None);
    }

    /// Is the whole crew asked?
    pub fn crew_is_asked(&self) -> bool {
        self.decision().is_some_and(|decision| decision.asked == Asked::Crew)
    }
}

/// Are all of these among the things, as often as they are named?
fn concerns(things: &[Thing], wanted: &[Thing]) -> bool {
    wanted.iter().all(|one| {
        let there = things.iter().filter(|thing| *thing == one).count();
        there >= wanted.iter().filter(|thing| *thing == one).count()
    })
}
