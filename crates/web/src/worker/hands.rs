//! What the worker does with what it is asked for.

use engine::game::{Game, Undo, UndoRefusal};
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use engine::table::Outcome;
use room::{Command, Heir, Participant, Reply, Room, Settings};

use super::tell;
use crate::bridge::{Ask, Kept, Tell, Trouble, Undoable};
use crate::shelf;

/// The person at this device.
const ME: Participant = Participant(1);

/// The game on the table.
struct Open {
    room: Room,
    kept: Kept,
    log: String,
}

/// Everything the worker holds.
pub struct Hands {
    open: Option<Open>,
    era: u32,
}

impl Hands {
    /// Nothing on the table.
    pub const fn new() -> Hands {
        Hands { open: None, era: 0 }
    }

    /// Do bots have something to think about?
    pub fn bots_wait(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.room.bots_are_asked())
    }

    /// Does what is asked for.
    pub async fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Games => tell_games().await,
            Ask::New { setup, bots, pace } => self.begin(*setup, bots, pace).await,
            Ask::Open { name } => self.open(&name).await,
            Ask::Import { text } => self.import(&text).await,
            Ask::Export { name } => match shelf::read(&name).await {
                Some((_, text)) => tell(&Tell::File { name, text }),
                None => tell(&Tell::Trouble(Trouble::NoSuchGame)),
            },
            Ask::Forget { name } => {
                shelf::forget(&name).await;
                tell_games().await;
            }
            Ask::Say(command) => self.say(command).await,
            Ask::Coach { seat } => {
                if let Some(open) = &self.open {
                    let advice = super::coach::advise(open.room.game(), seat).await;
                    tell(&Tell::Advice { seat, advice: Box::new(advice) });
                }
            }
        }
    }

    /// Some time has passed for the bots.
    pub async fn tick(&mut self, millis: u32) {
        if let Some(open) = &mut self.open {
            let reply = open.room.tick(millis, ai::SLICE);
            self.deliver(reply).await;
        }
    }

    async fn begin(&mut self, setup: Setup, bots: Vec<(Seat, Heir)>, pace: u32) {
        let Ok(game) = Game::new(embedded::rulebook(), setup) else {
            return tell(&Tell::Trouble(Trouble::Setup));
        };
        self.lay_out(game, Kept::new(bots, pace)).await;
    }

    async fn open(&mut self, name: &str) {
        let Some((kept, log)) = shelf::read(name).await else {
            return tell(&Tell::Trouble(Trouble::NoSuchGame));
        };
        match notation::save::read(embedded::rulebook(), &log) {
            Ok(game) => self.lay_out(game, kept).await,
            Err(error) => tell(&Tell::Trouble(Trouble::NotAGame(error.to_string()))),
        }
    }

    async fn import(&mut self, text: &str) {
        match notation::save::read(embedded::rulebook(), text) {
            // A file does not say who sat where: people take every seat.
            Ok(game) => self.lay_out(game, Kept::new(Vec::new(), 0)).await,
            Err(error) => tell(&Tell::Trouble(Trouble::NotAGame(error.to_string()))),
        }
    }

    /// Puts a game on the table: people take their seats, bots theirs.
    async fn lay_out(&mut self, game: Game, mut kept: Kept) {
        self.era += 1;
        let seats = game.view().table.seats();
        let is_bot = |seat: Seat| kept.bots.iter().any(|(bot, _)| *bot == seat);
        kept.people = seats.iter().filter(|seat| !is_bot(*seat)).collect();
        let mut room = Room::new(game, self.era);
        let log = room.log("");
        let settings = Settings { bot_pace: kept.pace, cross_fences: false, undo_others: true };
        let mut commands = vec![Command::Join { name: "1".to_owned() }];
        commands.extend(kept.people.iter().map(|seat| Command::Sit { seat: *seat }));
        commands.extend(kept.bots.iter().map(|(seat, heir)| Command::HandOver { seat: *seat, to: *heir }));
        commands.push(Command::Settle { settings });
        commands.push(Command::Look {});
        tell(&Tell::Opened { name: kept.name.clone(), people: kept.people.clone() });
        let mut reply = Reply::default();
        for command in commands {
            let one = room.hear(ME, command);
            reply.messages.extend(one.messages);
            reply.records.extend(one.records);
        }
        self.open = Some(Open { room, kept, log });
        self.deliver(reply).await;
        self.keep().await;
    }

    async fn say(&mut self, command: Command) {
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
    }

    async fn keep(&mut self) {
        let Some(open) = &mut self.open else { return };
        open.kept.update(open.room.game());
        match shelf::write(&open.kept, &open.log).await {
            Ok(()) => tell(&Tell::Saved),
            Err(error) => tell(&Tell::Trouble(Trouble::NotKept(error))),
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
    fn new(bots: Vec<(Seat, Heir)>, pace: u32) -> Kept {
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
        }
    }

    fn update(&mut self, game: &Game) {
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

async fn tell_games() {
    tell(&Tell::Games(shelf::all().await));
}
