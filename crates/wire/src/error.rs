//! Why a message cannot be read.

use std::fmt;

use crate::VERSION;

/// Why a message cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WireError {
    /// It was written in another version of the language.
    Version {
        /// The version it names.
        found: u64,
    },
    /// It does not name a version.
    NoVersion,
    /// It is not what was expected; the sentence says where it goes wrong.
    Malformed(String),
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireError::Version { found } if *found > u64::from(VERSION) => {
                write!(f, "This message is written in version {found}, and this program reads version {VERSION}: ")?;
                f.write_str("it needs a newer program.")
            }
            WireError::Version { found } => {
                write!(f, "This message is written in version {found}, and this program reads version {VERSION}: ")?;
                f.write_str("it needs an older program.")
            }
            WireError::NoVersion => f.write_str("This message does not say its version."),
            WireError::Malformed(why) => write!(f, "This message cannot be read: {why}."),
        }
    }
}

impl std::error::Error for WireError {}
