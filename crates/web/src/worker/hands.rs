//! What the worker does with what it is asked for.

use std::pin::Pin;

use ai::Coach;
use engine::game::{Game, Undo, UndoRefusal};
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::table::Outcome;
use lessons::Pupil;
use room::{Command, Heir, Participant, Reply, Room, Settings};

use super::bots;
use super::holding::{Hold, hold};
use super::teaching::Taught;
use super::tell;
use super::watching::Watching;
use crate::bridge::{Ask, Facing, Kept, Tell, Trouble, Undoable};
use crate::later;
use crate::shelf::{self, NotWritten};

/// The person at this device.
const ME: Participant = Participant(1);

/// So many answers are told again when a game is taken up.
const PAST: usize = 40;

/// A part of the program that does some of what is asked for, fetched when it is first wanted.
pub type Part = for<'a> fn(&'a mut Hands, Ask) -> Pin<Box<dyn Future<Output = ()> + 'a>>;

/// The game on the table.
pub(super) struct Open {
    pub(super) room: Room,
    pub(super) kept: Kept,
    log: String,
    /// A lesson is not kept: it is laid out anew.
    pub(super) lesson: Option<Box<dyn Taught>>,
    /// The last answer could not be kept.
    unkept: bool,
    /// The player goes on although nothing is kept.
    anyway: bool,
    _hold: Hold,
}

impl Open {
    /// Nothing is answered while the last answer is not kept, unless the player says so.
    const fn waits(&self) -> bool {
        self.unkept && !self.anyway
    }
}

/// Everything the worker holds.
pub struct Hands {
    pub(super) open: Option<Open>,
    pub(super) watching: Option<Watching>,
    era: u32,
    /// Once advice was asked for.
    pub(super) coach: Option<Coach<'static>>,
}

impl Hands {
    /// Nothing on the table.
    pub fn new() -> Hands {
        Hands { open: None, watching: None, era: 0, coach: None }
    }

    /// Do bots have something to think about?
    pub fn bots_wait(&self) -> bool {
        let wait = |open: &Open| match &open.lesson {
            Some(lesson) => lesson.has_cue(&open.room),
            None => open.room.bots_are_asked() && bots::tick().is_some(),
        };
        self.open.as_ref().is_some_and(|open| !open.waits() && wait(open))
    }

    /// Is one of them still thinking?
    pub fn bots_think(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.lesson.is_none() && open.room.bots_think())
    }

    /// The game of this name, if it is the one on the table.
    pub(super) fn on_table(&self, name: &str) -> Option<(Game, Kept)> {
        let open = self.open.as_ref().filter(|open| open.kept.name == name)?;
        Some((open.room.game().clone(), open.kept.clone()))
    }

    /// Does what is asked for. What a game that has just begun does not need is done by parts.
    pub async fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Games if shelf::is_empty().await => tell(&Tell::Games(Vec::new())),
            Ask::New { setup, bots, pace } => self.begin(*setup, bots, pace).await,
            Ask::Keep => self.keep().await,
            Ask::GoOn => self.go_on(),
            Ask::TakenAway { name } => self.taken_away(&name),
            Ask::Say(command) => self.say(command).await,
            Ask::Export { name } if self.export_open(&name) => {}
            Ask::Games
            | Ask::Open { .. }
            | Ask::Import { .. }
            | Ask::Export { .. }
            | Ask::Watch { .. }
            | Ask::WatchLink { .. }
            | Ask::Branch { .. }
            | Ask::Again
            | Ask::Link { .. }
            | Ask::Forget { .. } => self.leave_to(later::library().await.ok(), ask).await,
            Ask::Lesson { .. } | Ask::Pupil(_) => self.leave_to(later::school().await.ok(), ask).await,
            Ask::Begun => later::fetch_counsel(),
            Ask::Coach { .. } | Ask::Reach { .. } => self.leave_to(later::counsel().await.ok(), ask).await,
        }
    }

    /// Has a part do it. One that could not be fetched is fetched again when it is wanted again.
    async fn leave_to(&mut self, part: Option<Part>, ask: Ask) {
        match part {
            Some(part) => part(self, ask).await,
            None => tell(&Tell::Trouble(Trouble::Part)),
        }
    }

    /// Some time has passed for the bots, or for those who do what a lesson says.
    pub async fn tick(&mut self, millis: u32) {
        let Some(open) = &mut self.open else { return };
        let reply = match &mut open.lesson {
            Some(lesson) => lesson.tick(&open.room, millis).map(|command| open.room.hear(ME, command)),
            None => bots::tick().map(|tick| tick(&mut open.room, millis, ai::SLICE)),
        };
        if let Some(reply) = reply {
            self.deliver(reply).await;
        }
    }

    pub(super) async fn begin(&mut self, setup: Setup, bots: Vec<(Seat, Heir)>, pace: u32) {
        let Ok(game) = Game::new(embedded::rulebook(), setup) else {
            return tell(&Tell::Trouble(Trouble::Setup));
        };
        self.lay_out(game, Kept::new(bots, pace), None).await;
    }

    /// The game on the table as a file: what could not be kept is still here.
    fn export_open(&self, name: &str) -> bool {
        let open = self.open.as_ref().filter(|open| open.kept.name == name);
        if let Some(open) = open {
            tell(&Tell::File { name: open.kept.name.clone(), text: open.log.clone() });
        }
        open.is_some()
    }

    fn taken_away(&mut self, name: &str) {
        if self.open.as_ref().is_some_and(|open| open.kept.name == name) {
            self.open = None;
            tell(&Tell::TakenAway { name: name.to_owned() });
        }
    }

    fn go_on(&mut self) {
        if let Some(open) = &mut self.open {
            open.anyway = true;
            tell(&Tell::Unkept { why: String::new(), anyway: true });
        }
    }

    pub(super) async fn lay_out(&mut self, game: Game, kept: Kept, lesson: Option<Box<dyn Taught>>) {
        self.open = None;
        if let Some(held) = hold(&kept.name, true).await {
            self.lay_out_held(game, kept, held, lesson).await;
        }
    }

    /// Puts a game on the table: people take their seats, bots theirs.
    pub(super) async fn lay_out_held(
        &mut self,
        game: Game,
        mut kept: Kept,
        held: Hold,
        lesson: Option<Box<dyn Taught>>,
    ) {
        self.era += 1;
        let seats = game.view().table.seats();
        let is_bot = |seat: Seat| kept.bots.iter().any(|(bot, _)| *bot == seat);
        kept.people = seats.iter().filter(|seat| !is_bot(*seat)).collect();
        let (past, facing) = (past(&game), Facing::of(&game));
        let mut room = Room::new(game, self.era);
        let log = room.log("");
        let settings = Settings { bot_pace: kept.pace, cross_fences: false, undo_others: true };
        let mut commands = vec![Command::Join { name: "1".to_owned() }];
        commands.extend(kept.people.iter().map(|seat| Command::Sit { seat: *seat }));
        if lesson.is_some() {
            // The others do what the lesson says, and nobody at this device looks at their consoles.
            kept.people = vec![Pupil::SEAT];
        }
        commands.extend(kept.bots.iter().map(|(seat, heir)| Command::HandOver { seat: *seat, to: *heir }));
        commands.push(Command::Settle { settings });
        commands.push(Command::Look {});
        tell(&Tell::Opened { name: kept.name.clone(), people: kept.people.clone(), facing });
        tell(&past);
        let mut reply = Reply::default();
        for command in commands {
            let one = room.hear(ME, command);
            reply.messages.extend(one.messages);
            reply.records.extend(one.records);
        }
        self.open = Some(Open { room, kept, log, lesson, unkept: false, anyway: false, _hold: held });
        self.deliver(reply).await;
        self.keep().await;
    }

    async fn say(&mut self, command: Command) {
        if self.open.as_ref().is_some_and(Open::waits) {
            self.keep().await;
            if self.open.as_ref().is_some_and(Open::waits) {
                return;
            }
        }
        if let Some(open) = &mut self.open {
            let reply = open.room.hear(ME, command);
            self.deliver(reply).await;
        }
    }

    /// Keeps what happened, then tells it.
    async fn deliver(&mut self, reply: Reply) {
        let Some(open) = &mut self.open else { return };
        let changed = !reply.records.is_empty();
        for record in &reply.records {
            open.log += record;
            if !record.ends_with('\n') {
                open.log.push('\n');
            }
        }
        if changed {
            self.keep().await;
        }
        for message in reply.messages {
            tell(&Tell::Heard(message));
        }
        self.tell_undo();
        self.tell_lesson();
    }

    pub(super) fn tell_lesson(&self) {
        let Some(open) = &self.open else { return };
        if let Some(lesson) = &open.lesson {
            tell(&Tell::Lesson(lesson.lecture(&open.room)));
        }
    }

    async fn keep(&mut self) {
        let Some(open) = self.open.as_mut().filter(|open| open.lesson.is_none()) else { return };
        open.kept.update(open.room.game());
        match shelf::write(&open.kept, &open.log).await {
            Ok(()) => {
                open.unkept = false;
                tell(&Tell::Saved);
            }
            Err(NotWritten::TakenAway) => {
                let name = open.kept.name.clone();
                self.taken_away(&name);
            }
            Err(NotWritten::Refused(why)) => {
                open.unkept = true;
                tell(&Tell::Unkept { why, anyway: open.anyway });
            }
        }
    }

    /// What each person could take back.
    fn tell_undo(&self) {
        let Some(open) = &self.open else { return };
        for seat in &open.kept.people {
            tell(&Tell::Undoable { seat: *seat, undo: undoable(open.room.game(), *seat) });
        }
    }
}

impl Facing {
    /// What the crew of a game faces.
    pub(super) fn of(game: &Game) -> Facing {
        let (opening, book) = (game.state_at(0), game.rulebook());
        let deck = &opening.secret().deck[..usize::from(opening.table().cards.deck)];
        let levels = deck.iter().map(|card| book.card(*card).level as u8).collect();
        Facing { difficulty: game.setup().difficulty as u8, levels }
    }
}

impl Kept {
    /// A game that nobody has kept yet, named after this moment.
    pub(super) fn new(bots: Vec<(Seat, Heir)>, pace: u32) -> Kept {
        let now = js_sys::Date::now() as u64;
        Kept {
            name: format!("game-{now}"),
            when: now,
            countries: Vec::new(),
            disaster: String::new(),
            round: 1,
            phase: 1,
            completed: 0,
            won: None,
            people: Vec::new(),
            bots,
            pace,
            rules: format!("{:016x}", embedded::rulebook().hash),
            holder: token(),
            damage: None,
        }
    }

    pub(super) fn update(&mut self, game: &Game) {
        let view = game.view();
        let book: &Rulebook = view.rulebook;
        self.when = js_sys::Date::now() as u64;
        self.countries = view.table.seats().iter().map(|seat| view.country(seat).key.clone()).collect();
        self.disaster = book.disaster(view.table.disaster).key.clone();
        (self.round, self.phase) = (view.table.round, view.table.phase.number());
        self.completed = view.table.missions.completed;
        self.won = view.table.outcome.map(|outcome| outcome == Outcome::Won);
    }
}

fn undoable(game: &Game, seat: Seat) -> Undoable {
    match game.undo_preview(seat, Undo::Deed) {
        Ok(deeds) => {
            let last: Option<Answer> = deeds.last().and_then(|at| game.deeds().get(*at)).map(|deed| deed.answer);
            Undoable::Yes { count: deeds.len() as u32, last }
        }
        Err(UndoRefusal::Nothing) => Undoable::Nothing,
        Err(UndoRefusal::Fence { .. }) => Undoable::Fence,
        Err(UndoRefusal::Others { seat }) => Undoable::Others(seat),
    }
}

/// Which tab this is, for the shelf.
pub(super) fn token() -> u64 {
    thread_local! {
        static TOKEN: u64 = 1 + (js_sys::Math::random() * 9e15) as u64;
    }
    TOKEN.with(|token| *token)
}

/// What happened last.
fn past(game: &Game) -> Tell {
    let from = game.deeds().len().saturating_sub(PAST);
    let deeds = (1u32..).zip(game.deeds()).skip(from).map(|(number, deed)| (number, deed.seat, deed.events.clone()));
    Tell::Past { table: Box::new(*game.state_at(from).table()), deeds: deeds.collect() }
}
