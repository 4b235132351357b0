//! What the worker does with what it is asked for.

use ai::Coach;
use ai::reach::Limits;
use engine::game::{Game, Undo, UndoRefusal};
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::table::Outcome;
use lessons::Pupil;
use room::{Command, Heir, Participant, Reply, Room, Settings};

use super::holding::{Hold, hold};
use super::teaching;
use super::teaching::Teaching;
use super::tell;
use super::watching::Watching;
use crate::bridge::{Ask, Damage, Kept, PupilAsk, Tell, Trouble, Undoable};
use crate::shelf::{self, NotWritten};

/// The person at this device.
const ME: Participant = Participant(1);

/// So many answers are told again when a game is taken up.
const PAST: usize = 40;

/// The game on the table.
struct Open {
    room: Room,
    kept: Kept,
    log: String,
    /// A lesson is not kept: it is laid out anew.
    lesson: Option<Teaching>,
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
    open: Option<Open>,
    pub(super) watching: Option<Watching>,
    era: u32,
    coach: Coach<'static>,
}

impl Hands {
    /// Nothing on the table.
    pub fn new() -> Hands {
        Hands { open: None, watching: None, era: 0, coach: super::coach::fresh() }
    }

    /// Do bots have something to think about?
    pub fn bots_wait(&self) -> bool {
        let wait = |open: &Open| open.room.bots_are_asked() || open.lesson.is_some_and(|one| one.has_cue(&open.room));
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

    /// Does what is asked for.
    pub async fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Games => tell_games().await,
            Ask::New { setup, bots, pace } => self.begin(*setup, bots, pace).await,
            Ask::Open { name, take_over } => self.open(&name, take_over).await,
            Ask::Import { text } => self.import(&text).await,
            Ask::Export { name } => self.export(name).await,
            Ask::Watch { name, then, at } => self.watch(&name, then, at).await,
            Ask::WatchLink { line, at } => self.watch_link(&line, at),
            Ask::Branch { deeds, bots } => self.branch(deeds, bots).await,
            Ask::Again => self.again().await,
            Ask::Link { at } => self.link(at),
            Ask::Keep => self.keep().await,
            Ask::GoOn => self.go_on(),
            Ask::TakenAway { name } => self.taken_away(&name),
            Ask::Forget { name } => {
                shelf::forget(&name).await;
                tell_games().await;
            }
            Ask::Lesson { key, step } => self.teach(Teaching::find(&key, step)).await,
            Ask::Pupil(ask) => self.pupil(ask).await,
            Ask::Say(command) => self.say(command).await,
            Ask::Coach { seat, further } => {
                if let Some(open) = &self.open {
                    if !further {
                        self.coach = super::coach::fresh();
                    }
                    let advice = super::coach::advise(&mut self.coach, open.room.game(), seat).await;
                    tell(&Tell::Advice { seat, advice: Box::new(advice) });
                }
            }
            Ask::Reach { seat, die, after } => {
                if let Some(open) = &self.open {
                    let plan = ai::Plan::of(&open.room.game().view(), after);
                    let found = ai::reach(&plan.view(embedded::rulebook()), seat, die, Limits::default());
                    tell(&Tell::Reach { seat, die, targets: found.targets, complete: found.complete });
                }
            }
        }
    }

    /// Some time has passed for the bots.
    pub async fn tick(&mut self, millis: u32) {
        if let Some(open) = &mut self.open {
            let cue = open.lesson.as_mut().and_then(|lesson| lesson.tick(&open.room, millis));
            let reply = match cue {
                Some(command) => open.room.hear(ME, command),
                None => open.room.tick(millis, ai::SLICE),
            };
            self.deliver(reply).await;
        }
    }

    pub(super) async fn begin(&mut self, setup: Setup, bots: Vec<(Seat, Heir)>, pace: u32) {
        let Ok(game) = Game::new(embedded::rulebook(), setup) else {
            return tell(&Tell::Trouble(Trouble::Setup));
        };
        self.lay_out(game, Kept::new(bots, pace), None).await;
    }

    async fn open(&mut self, name: &str, take_over: bool) {
        // What was on the table before is let go first: it may be the same.
        self.open = None;
        let Some(held) = hold(name, take_over).await else {
            return tell(&Tell::Elsewhere { name: name.to_owned() });
        };
        let Some((mut kept, log)) = shelf::claim(name, token()).await else {
            return tell(&Tell::Trouble(Trouble::NoSuchGame));
        };
        match notation::save::read(embedded::rulebook(), &log) {
            Ok(game) => self.lay_out_held(game, kept, held, None).await,
            Err(error) => {
                let damage = Damage::from(error);
                kept.damage = Some(damage.clone());
                // The log stays as it is; only the reason is added to what is known of the game.
                let _not_noted = shelf::write(&kept, &log).await;
                tell(&Tell::Trouble(Trouble::Old(damage)));
                tell_games().await;
            }
        }
    }

    async fn export(&self, name: String) {
        let file = match &self.open {
            // What could not be kept is still here.
            Some(open) if open.kept.name == name => Some((name, open.log.clone())),
            _ if name.is_empty() => self.watched_file(),
            _ => shelf::read(&name).await.map(|(_, text)| (name, text)),
        };
        match file {
            Some((name, text)) => tell(&Tell::File { name, text }),
            None => tell(&Tell::Trouble(Trouble::NoSuchGame)),
        }
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

    pub(super) async fn lay_out(&mut self, game: Game, kept: Kept, lesson: Option<Teaching>) {
        self.open = None;
        if let Some(held) = hold(&kept.name, true).await {
            self.lay_out_held(game, kept, held, lesson).await;
        }
    }

    /// Puts a game on the table: people take their seats, bots theirs.
    async fn lay_out_held(&mut self, game: Game, mut kept: Kept, held: Hold, lesson: Option<Teaching>) {
        self.era += 1;
        let seats = game.view().table.seats();
        let is_bot = |seat: Seat| kept.bots.iter().any(|(bot, _)| *bot == seat);
        kept.people = seats.iter().filter(|seat| !is_bot(*seat)).collect();
        let past = past(&game);
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
        tell(&Tell::Opened { name: kept.name.clone(), people: kept.people.clone() });
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

    /// Lays out a lesson where it stands.
    async fn teach(&mut self, lesson: Option<(Teaching, Game)>) {
        match lesson {
            Some((lesson, game)) => self.lay_out(game, Kept::new(Vec::new(), 0), Some(lesson)).await,
            None => tell(&Tell::Trouble(Trouble::NoSuchGame)),
        }
    }

    /// Does what a pupil asks for.
    async fn pupil(&mut self, ask: PupilAsk) {
        let Some(open) = &mut self.open else { return };
        let Some(lesson) = &mut open.lesson else { return };
        match ask {
            PupilAsk::Look => {
                lesson.look(&open.room);
                self.tell_lesson();
            }
            PupilAsk::Back => {
                let back = lesson.back(&open.room, 1);
                self.teach(back).await;
            }
            PupilAsk::Again => {
                let again = lesson.back(&open.room, 0);
                self.teach(again).await;
            }
            PupilAsk::Skip => {
                let next = lesson.skipped(&open.room);
                self.teach(next).await;
            }
            PupilAsk::Leave => match lesson.goes_on() {
                Some(bots) => {
                    let game = open.room.game().clone();
                    self.lay_out(game, Kept::new(bots, teaching::PACE), None).await;
                }
                None => self.open = None,
            },
        }
    }

    fn tell_lesson(&self) {
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
fn token() -> u64 {
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

async fn tell_games() {
    tell(&Tell::Games(shelf::all().await));
}
