//! The envelope around every message: its version, then the message.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::WireError;

/// The version of the language that is written and read. It grows whenever something that was said before would be
/// read in another way.
pub const VERSION: u16 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<T> {
    version: u16,
    message: T,
}

/// The version alone, whatever follows.
#[derive(Deserialize)]
struct Head {
    version: Option<u64>,
}

/// A message as JSON.
///
/// # Panics
/// Never for the types of the game: they are written without fail.
pub fn to_json<T: Serialize>(message: &T) -> String {
    serde_json::to_string(&Envelope { version: VERSION, message }).expect("what the game says can be written")
}

/// Reads a message from JSON.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, WireError> {
    let malformed = |error: serde_json::Error| WireError::Malformed(error.to_string());
    let head: Head = serde_json::from_str(text).map_err(malformed)?;
    known(head.version.ok_or(WireError::NoVersion)?)?;
    let envelope: Envelope<T> = serde_json::from_str(text).map_err(malformed)?;
    Ok(envelope.message)
}

/// A message as few bytes.
///
/// # Panics
/// Never for the types of the game: they are written without fail.
pub fn to_bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(&Envelope { version: VERSION, message }).expect("what the game says can be written")
}

/// Reads a message from bytes: all of them, and no more.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    let malformed = |error: postcard::Error| WireError::Malformed(error.to_string());
    let (version, rest) = postcard::take_from_bytes::<u16>(bytes).map_err(|_| WireError::NoVersion)?;
    known(version.into())?;
    let (message, rest) = postcard::take_from_bytes(rest).map_err(malformed)?;
    match rest.len() {
        0 => Ok(message),
        more => Err(WireError::Malformed(format!("{more} bytes are left over"))),
    }
}

fn known(version: u64) -> Result<(), WireError> {
    if version == u64::from(VERSION) { Ok(()) } else { Err(WireError::Version { found: version }) }
}
