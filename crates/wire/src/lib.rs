//! What leaves the process: questions, answers, events, refusals, setups and tables, as JSON that a person can read or
//! as few bytes. Both carry a version; another version is refused with a sentence.
//!
//! How each noun of the game is written stands beside the engine's types; `tests/golden` shows every one of them.
//!
//! ```
//! use engine::question::{Answer, Spot};
//! use engine::die::{Die, Face};
//!
//! let answer = Answer::Place { die: Die::flat(Face::ALL[4]), spot: Spot::Dock(2) };
//! let text = wire::to_json(&answer);
//! assert_eq!(text, r#"{"version":1,"message":{"answer":"place","die":5,"spot":{"spot":"dock","index":2}}}"#);
//! assert_eq!(wire::from_json(&text), Ok(answer));
//! assert_eq!(wire::from_bytes(&wire::to_bytes(&answer)), Ok(answer));
//! ```

pub mod dice;
mod envelope;
mod error;
mod snapshot;
mod spectator;

pub use envelope::{VERSION, from_bytes, from_json, to_bytes, to_json};
pub use error::WireError;
pub use snapshot::{AskedSeat, Snapshot, SnapshotError};
pub use spectator::{Follower, Spectator, TakenBack};
