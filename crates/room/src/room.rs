//! The room: hears commands, keeps the game, says what has come of it.

mod answering;
mod bots;
mod catching_up;
mod consent;
mod planning;
mod seating;

use std::collections::VecDeque;
use std::sync::Arc;

use engine::game::Game;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use notation::save::{self, SaveError};

use crate::command::{Command, LONGEST_CHAT, SLOWEST_PACE};
use crate::lobby::{Lobby, Settings};
use crate::message::{Message, News, To};
use crate::people::Participant;
use crate::refusal::RoomRefusal;
use bots::Hired;

/// More people than ever watch one table.
pub const MOST_PEOPLE: usize = 64;
/// So many messages can be told again; who has missed more gets a snapshot.
pub const KEPT: usize = 512;

/// One game and who sits around it.
pub struct Room {
    game: Game,
    era: u32,
    number: u64,
    lobby: Lobby,
    kept: VecDeque<Message>,
    hired: [Option<Hired>; Seat::MAX],
    /// Milliseconds since a bot last answered.
    waited: u32,
    proposals: u32,
    reply: Reply,
}

/// What comes of a command.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply {
    /// What is to be said, in order.
    pub messages: Vec<Message>,
    /// Lines to add to the log of the game, in order. They are not for players: they tell what is hidden.
    pub records: Vec<String>,
}

impl Room {
    /// A room around a game, with nobody in it. The era tells this life of the room from others: whoever opens a room
    /// again after a restart gives it another one, so that numbers of old messages are not mistaken for new ones.
    pub fn new(game: Game, era: u32) -> Room {
        let lobby = Lobby::new(game.view().table.players);
        Room {
            game,
            era,
            number: 0,
            lobby,
            kept: VecDeque::new(),
            hired: [const { None }; Seat::MAX],
            waited: 0,
            proposals: 0,
            reply: Reply::default(),
        }
    }

    /// A room around a game that was logged: [`Room::log`] and all records since. Late answers from before stay late.
    pub fn restore(rulebook: &Arc<Rulebook>, log: &str, era: u32) -> Result<Room, SaveError> {
        Ok(Room::new(save::read(rulebook, log)?, era))
    }

    /// The log of the game so far, to begin a file with; records are added to it. It tells what is hidden.
    pub fn log(&self, pack: &str) -> String {
        save::write_log(&self.game, pack)
    }

    /// The game, for whoever keeps the room. It knows what is hidden; [`Game::view`] does not.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who is there, who sits where, what is agreed on, planned and proposed.
    pub const fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// Somebody says something. A refusal is said to them alone, and changes nothing.
    #[must_use]
    pub fn hear(&mut self, from: Participant, command: Command) -> Reply {
        if let Err(refusal) = self.obey(from, command) {
            self.tell(from, News::Refused { refusal });
        }
        std::mem::take(&mut self.reply)
    }

    fn obey(&mut self, from: Participant, command: Command) -> Result<(), RoomRefusal> {
        if let Command::Join { name } = command {
            return self.join(from, &name);
        }
        if !self.lobby.is_here(from) {
            return Err(RoomRefusal::NotHere {});
        }
        match command {
            Command::Join { name } => self.join(from, &name),
            Command::Leave {} => {
                self.leave(from);
                Ok(())
            }
            Command::Sit { seat } => self.sit(from, seat),
            Command::StandUp { seat } => self.stand_up(from, seat),
            Command::HandOver { seat, to } => self.hand_over(from, seat, to),
            Command::Answer { seat, decision, answer } => {
                self.holds(from, seat)?;
                Ok(self.answer(seat, decision, answer)?)
            }
            Command::Undo { seat, undo } => self.undo(from, seat, undo),
            Command::Agree { proposal } => self.agree(from, proposal),
            Command::Disagree { proposal } => self.disagree(from, proposal),
            Command::Plan { seat, answers } => self.plan(from, seat, answers),
            Command::DropPlan { seat } => self.drop_plan(from, seat),
            Command::Adopt { by, seat } => self.adopt(from, by, seat),
            Command::Ping { thing } => {
                self.announce(News::Pinged { by: from, thing });
                Ok(())
            }
            Command::Chat { text } => {
                let text = printable(&text, LONGEST_CHAT)?;
                self.announce(News::Said { by: from, text });
                Ok(())
            }
            Command::Settle { settings } => self.settle(from, settings),
            Command::Since { era, number } => {
                self.since(from, era, number);
                Ok(())
            }
            Command::Look {} => {
                self.show(from);
                Ok(())
            }
        }
    }

    fn settle(&mut self, from: Participant, settings: Settings) -> Result<(), RoomRefusal> {
        self.may_arrange(from)?;
        let settings = Settings { bot_pace: settings.bot_pace.min(SLOWEST_PACE), ..settings };
        self.lapse();
        self.announce(News::Settled { settings, by: from });
        Ok(())
    }

    /// Says something to everybody.
    fn announce(&mut self, news: News) {
        self.lobby.hear(&news);
        self.number += 1;
        let message = Message { number: self.number, to: To::All {}, news };
        self.kept.push_back(message.clone());
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
        self.reply.messages.push(message);
    }

    /// Says something to one.
    fn tell(&mut self, who: Participant, news: News) {
        self.reply.messages.push(Message { number: self.number, to: To::One { who }, news });
    }
}

/// Words that may be shown to others.
fn printable(text: &str, most: usize) -> Result<String, RoomRefusal> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > most {
        return Err(RoomRefusal::Length { most: most as u32 });
    }
    if text.chars().any(is_hidden) {
        return Err(RoomRefusal::Unprintable {});
    }
    Ok(text.to_owned())
}

/// Signs that steer a terminal or turn the direction of writing.
fn is_hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
