//! One game and who sits around it: people, bots, whoever watches. Commands come in, messages go out; there is no clock,
//! no file and no socket in here, so that the prompt, a browser and a server can all play through it. The same commands
//! give the same messages.
//!
//! ```
//! use room::{Command, News, Participant, Room};
//!
//! # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
//! let game = engine::game::Game::new(content::embedded(), setup).expect("the setup is legal");
//! let mut room = Room::new(game, 1);
//! let anna = Participant(1);
//! let _ = room.hear(anna, Command::Join { name: "Anna".to_owned() });
//! let seat = engine::seat::Seat::FIRST;
//! let _ = room.hear(anna, Command::Sit { seat });
//! let bot = room::Heir::Bot { kind: ai::Kind::Greedy, seed: 1, nodes: None };
//! let reply = room.hear(anna, Command::HandOver { seat, to: bot });
//! assert!(matches!(reply.messages[0].news, News::SeatChanged { .. }));
//!
//! // The caller says that time has passed; bots think and answer only then.
//! let mut reply = room.tick(1_000, ai::SLICE);
//! while reply.records.is_empty() && room.bots_are_asked() {
//!     reply = room.tick(1_000, ai::SLICE);
//! }
//! ```
//!
//! A page for whoever writes a client: `docs/room.md`.

#[macro_use]
mod forms;

mod command;
mod message;
mod people;
mod refusal;

mod lobby;
mod room;

mod guest;

pub use command::{Command, LONGEST_CHAT, LONGEST_NAME, LONGEST_PLAN, MOST_NODES, SLOWEST_PACE, Thing};
pub use guest::{Behind, Guest};
pub use lobby::{Lobby, Plan, Proposal, Settings};
pub use message::{Message, News, RoomSnapshot, To, Why};
pub use people::{Heir, Holder, Participant, Person};
pub use refusal::RoomRefusal;
pub use room::{KEPT, MOST_PEOPLE, Reply, Room};
