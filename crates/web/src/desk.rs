//! The desk: the copy of the room that the page keeps, what is selected, and the language all of it is told in.

use engine::View;
use engine::die::Die;
use engine::effect::Zone;
use engine::offers::Thing;
use engine::question::{Answer, Answers, Asked, Decision, Question, Spot};
use engine::refusal::Refusal;
use engine::seat::Seat;
use js_sys::Uint8Array;
use leptos::prelude::*;
use room::{Command, Guest, Message, News, RoomRefusal};
use text::{Language, Line, Speaker, Words, Writer};
use web_sys::Worker;

use crate::bridge::{Advice, Ask, Kept, Tell, Trouble, Undoable};
use crate::say::Say;
use crate::settings;

/// A line of the log, and whose doing it was.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Counted from the beginning, so that lists can be kept.
    pub number: usize,
    /// Whose answer led to it.
    pub seat: Option<Seat>,
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
}

/// Everything the page knows, shared by all its pieces.
#[derive(Clone, Copy)]
pub struct Desk {
    worker: StoredValue<Worker, LocalStorage>,
    guest: StoredValue<Option<Guest>, LocalStorage>,
    writer: StoredValue<Writer, LocalStorage>,
    /// Beats whenever the copy or the language has changed.
    beat: RwSignal<u32>,
    pub language: RwSignal<Language>,
    pub screen: RwSignal<Screen>,
    pub games: RwSignal<Vec<Kept>>,
    pub name: RwSignal<String>,
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
    /// Is the window as narrow as a phone?
    pub narrow: RwSignal<bool>,
}

impl Desk {
    /// A desk with nothing on it.
    pub fn new(worker: Worker) -> Desk {
        let language = settings::language();
        Desk {
            worker: StoredValue::new_local(worker),
            guest: StoredValue::new_local(None),
            writer: StoredValue::new_local(Writer::new(language)),
            beat: RwSignal::new(0),
            language: RwSignal::new(language),
            screen: RwSignal::new(Screen::Start),
            games: RwSignal::new(Vec::new()),
            name: RwSignal::new(String::new()),
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
            narrow: RwSignal::new(false),
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
        settings::keep_language(language);
        self.writer.set_value(Writer::new(language));
        self.language.set(language);
        self.log.update(Vec::clear);
        self.beat.update(|beat| *beat += 1);
    }

    /// Something in the words of the client.
    pub fn say(&self, say: Say, words: Words) -> String {
        self.writer.with_value(|writer| writer.line(say, words).to_string())
    }

    /// The same, with nothing to fill in.
    pub fn word(&self, say: Say) -> String {
        self.say(say, Words::new())
    }

    /// Looks at the words of components. The page is drawn anew in another language, so that nobody need listen.
    pub fn write<T>(&self, write: impl FnOnce(&Writer) -> T) -> T {
        self.writer.with_value(write)
    }

    /// Looks at the table, again whenever it changes. Nothing where no game is open.
    pub fn look<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        self.beat.track();
        self.guest.with_value(|guest| guest.as_ref().map(|guest| look(&guest.view())))
    }

    /// Looks at the table and speaks about it.
    pub fn speaker<T>(&self, speak: impl FnOnce(&Speaker<'_>) -> T) -> Option<T> {
        self.beat.track();
        self.writer.with_value(|writer| {
            self.guest
                .with_value(|guest| guest.as_ref().map(|guest| speak(&writer.speaker(embedded::pack(), guest.view()))))
        })
    }

    /// What the seat at the console is asked, with the id that an answer must name.
    pub fn decision(&self) -> Option<Decision> {
        self.beat.track();
        let seat = self.seat.get();
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
        answers
    }

    /// Those that concern everything that is selected.
    pub fn open_answers(&self) -> Answers {
        let (seat, selected) = (self.seat.get(), self.selected.get());
        let mut answers = self.answers();
        self.look(|view| answers.retain(|answer| concerns(&view.things(seat, *answer), &selected)));
        answers
    }

    /// Answers what is asked of the seat at the console.
    pub fn answer(&self, answer: Answer) {
        if let Some(decision) = self.decision() {
            let seat = self.seat.get_untracked();
            self.put_down();
            self.advice.set(None);
            self.ask(&Ask::Say(Command::Answer { seat, decision: decision.id, answer }));
        }
    }

    /// Puts down what is selected.
    pub fn put_down(&self) {
        self.selected.set(Vec::new());
        self.focused.set(None);
        self.refused.set(None);
    }

    /// A die is taken: the one at this place of its zone.
    pub fn touch_die(&self, thing: Thing, at: usize) {
        self.touch(thing);
        let selected = self.selected.get_untracked();
        self.picked.update(|picked| {
            picked.retain(|(one, _)| selected.contains(one));
            if selected.contains(&thing) {
                picked.push((thing, at));
            }
        });
    }

    /// A thing on the table is touched: it joins what is selected, or answers, or says why it does not go.
    pub fn touch(&self, thing: Thing) {
        self.refused.set(None);
        let seat = self.seat.get_untracked();
        let mut selected = self.selected.get_untracked();
        let twice = self.can_take_twice(thing, &selected);
        if selected.contains(&thing) && !twice {
            return self.put_down();
        }
        selected.push(thing);
        let answers = untrack(|| self.answers());
        let fitting = |things: &[Thing]| -> Answers {
            let fits = |answer: &&Answer| {
                untrack(|| self.look(|view| concerns(&view.things(seat, **answer), things))).unwrap_or(false)
            };
            answers.iter().filter(fits).copied().collect()
        };
        let mut found = fitting(&selected);
        if found.is_empty() {
            found = fitting(&[thing]);
            if found.is_empty() || is_place(thing) {
                return self.refuse(thing);
            }
            selected = vec![thing];
        }
        let whole = |answer: &&Answer| {
            let things = untrack(|| self.look(|view| view.things(seat, **answer))).unwrap_or_default();
            things.iter().all(|one| selected.contains(one) || matches!(one, Thing::Slot(..)))
                && !(matches!(answer, Answer::Pair { .. }) && selected.len() < 3)
        };
        match found.iter().find(whole) {
            Some(answer) if found.len() == 1 || is_place(thing) || selected.len() > 1 => self.answer(*answer),
            Some(answer) if found.iter().all(|one| whole(&one)) && !matches!(answer, Answer::Place { .. }) => {
                self.answer(*answer);
            }
            _ => self.selected.set(selected),
        }
    }

    /// May two equal dice be taken, and is this the second one?
    fn can_take_twice(&self, thing: Thing, selected: &[Thing]) -> bool {
        let Thing::Die(seat, Zone::Pool, die) = thing else { return false };
        let many = untrack(|| self.look(|view| view.table.of(seat).pool.count(die) > 1)).unwrap_or(false);
        many && selected.iter().filter(|one| **one == thing).count() == 1 && selected.iter().any(|one| is_place(*one))
    }

    /// Says why a thing cannot be used as it was touched.
    fn refuse(&self, thing: Thing) {
        let seat = self.seat.get_untracked();
        let selected = self.selected.get_untracked();
        let die = selected.iter().find_map(|one| match one {
            Thing::Die(_, Zone::Pool, die) => Some(*die),
            _ => None,
        });
        let why = untrack(|| {
            self.speaker(|speaker| {
                let refusal = tried(&speaker.view, seat, die, thing)?;
                Some(speaker.refusal(seat, &refusal))
            })
        });
        if let Some(Some(why)) = why {
            self.refused.set(Some(Refused { thing: Some(thing), why }));
        }
    }

    /// Something the worker tells.
    pub fn hear(&self, told: Tell) {
        match told {
            Tell::Games(games) => self.games.set(games),
            Tell::Opened { name, people } => self.opened(name, people),
            Tell::Heard(message) => self.heard(&message),
            Tell::Saved => {}
            Tell::Trouble(trouble) => self.trouble.set(Some(trouble)),
            Tell::File { name, text } => crate::app::save_file(&name, &text),
            Tell::Advice { advice, .. } => {
                self.coaching.set(false);
                self.advice.set(Some(*advice));
            }
            Tell::Undoable { seat, undo } => self.undo.update(|all| {
                all.retain(|(one, _)| *one != seat);
                all.push((seat, undo));
            }),
        }
    }

    fn opened(&self, name: String, people: Vec<Seat>) {
        self.guest.set_value(None);
        self.log.set(Vec::new());
        self.put_down();
        self.advice.set(None);
        self.name.set(name);
        if let Some(first) = people.first() {
            self.seat.set(*first);
        }
        self.people.set(people);
    }

    fn heard(&self, message: &Message) {
        if let News::Snapshot { snapshot } = &message.news {
            if let Ok(guest) = Guest::new(embedded::rulebook(), snapshot.as_ref().clone()) {
                self.guest.set_value(Some(guest));
                self.screen.set(Screen::Table);
            }
        } else {
            self.tell_log(&message.news);
            let behind = self.guest.try_update_value(|guest| guest.as_mut().map(|guest| guest.hear(message)));
            if let Some(Some(Err(behind))) = behind {
                self.ask(&Ask::Say(behind.0));
            }
        }
        if let News::Refused { refusal } = &message.news {
            self.room_refused(refusal);
        }
        if matches!(message.news, News::Awaited { .. } | News::Snapshot { .. }) {
            self.beat.update(|beat| *beat += 1);
            self.look_around();
        }
    }

    /// Turns to whoever of this device is asked, if the one at the console is not.
    fn look_around(&self) {
        let people = self.people.get_untracked();
        let seat = self.seat.get_untracked();
        let asked: Vec<Seat> = self.guest.with_value(|guest| {
            let asked = guest.as_ref().map(|guest| guest.seen().game.asked.iter());
            asked.into_iter().flatten().map(|one| one.seat).filter(|seat| people.contains(seat)).collect()
        });
        if !asked.contains(&seat)
            && let Some(next) = asked.first()
        {
            self.seat.set(*next);
            self.put_down();
        }
    }

    fn tell_log(&self, news: &News) {
        let (seat, deed, events) = match news {
            News::Answered { seat, deeds, events, .. } => (*seat, *deeds, events),
            News::Undone { taken_back, .. } => {
                // What crew mates did meanwhile was done again and stays told.
                let again = !taken_back.again.is_empty();
                let stays =
                    |told: &Told| told.deed <= taken_back.back_to || again && told.seat != Some(taken_back.seat);
                return self.log.update(|log| log.retain(stays));
            }
            _ => return,
        };
        let lines = untrack(|| self.speaker(|speaker| speaker.events(events))).unwrap_or_default();
        self.log.update(|log| {
            for line in lines {
                let number = log.last().map_or(0, |told| told.number + 1);
                log.push(Told { number, seat: Some(seat), deed, line });
            }
        });
    }

    fn room_refused(&self, refusal: &RoomRefusal) {
        let seat = self.seat.get_untracked();
        let why = untrack(|| {
            self.speaker(|speaker| match refusal {
                RoomRefusal::Rules { refusal } => Some(speaker.refusal(seat, refusal)),
                RoomRefusal::Undo { undo_refusal } => Some(speaker.undo_refusal(undo_refusal)),
                _ => None,
            })
        });
        if let Some(Some(why)) = why {
            self.refused.set(Some(Refused { thing: None, why }));
        }
    }

    /// Is the whole crew asked?
    pub fn crew_is_asked(&self) -> bool {
        self.decision().is_some_and(|decision| decision.asked == Asked::Crew)
    }

    /// Is this the question where dice are placed?
    pub fn is_placing(&self) -> bool {
        self.decision().is_some_and(|decision| decision.question == Question::Place)
    }
}

/// Are all of these among the things, as often as they are named?
fn concerns(things: &[Thing], wanted: &[Thing]) -> bool {
    wanted.iter().all(|one| {
        let there = things.iter().filter(|thing| *thing == one).count();
        there >= wanted.iter().filter(|thing| *thing == one).count()
    })
}

/// A place for dice or a new tile.
const fn is_place(thing: Thing) -> bool {
    matches!(
        thing,
        Thing::Tile(_)
            | Thing::Space(_)
            | Thing::Slot(..)
            | Thing::TopMission
            | Thing::Card(_)
            | Thing::Dock(_)
            | Thing::Habitation
    )
}

/// What the engine says to a die on this place.
fn tried(view: &View<'_>, seat: Seat, die: Option<Die>, thing: Thing) -> Option<Refusal> {
    let die = die?;
    let spot = match thing {
        Thing::Tile(space) | Thing::Slot(space, _) => Spot::Tile(space, 0),
        Thing::TopMission => Spot::Mission,
        Thing::Card(index) => Spot::Card(index, 0),
        Thing::Dock(dock) => Spot::Dock(dock),
        Thing::Habitation => Spot::Habitation,
        _ => return None,
    };
    let found = view.placements_on(seat, spot);
    let with_it = |answer: &Answer| match answer {
        Answer::Place { die: one, .. } => *one == die,
        Answer::Pair { dice, .. } => dice.contains(&die),
        _ => false,
    };
    found.iter().find(|one| with_it(&one.answer)).and_then(|one| one.yields.err())
}
