//! A pack that has been read and checked, as few bytes: what a client loads instead of the files.

use std::fmt;
use std::sync::Arc;

use engine::abilities::Program;
use engine::effect::Effect;
use engine::rulebook::Rulebook;
use serde::{Deserialize, Serialize};

use crate::bind::Pack;
use crate::component::Component;

/// How a pack is written. A number that is not this one is refused.
const FORMAT: u8 = 1;

/// Bytes that are no pack of this version of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(String);

/// What is written of a pack.
#[derive(Serialize, Deserialize)]
struct Written {
    name: String,
    base: Option<String>,
    rulebook: Rulebook,
    components: Vec<Component>,
    texts: Vec<(Program, Vec<Effect>)>,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damaged {}

impl Pack {
    /// The pack as few bytes. See [`Pack::from_bytes`].
    ///
    /// ```
    /// let pack = content::embedded_pack();
    /// let bytes = pack.to_bytes();
    /// assert_eq!(content::Pack::from_bytes(&bytes).unwrap().label(), pack.label());
    /// ```
    ///
    /// # Panics
    /// Never: everything in a pack can be written.
    pub fn to_bytes(&self) -> Vec<u8> {
        let written = Written {
            name: self.name.clone(),
            base: self.base.clone(),
            rulebook: Rulebook::clone(&self.rulebook),
            components: self.components.clone(),
            texts: self.texts.clone(),
        };
        postcard::to_allocvec(&(FORMAT, written)).expect("a pack holds nothing that cannot be written")
    }

    /// A pack from its bytes. Nothing is parsed and little is checked anew: only bytes that this version of the game has
    /// written make sense, and others are refused.
    pub fn from_bytes(bytes: &[u8]) -> Result<Pack, Damaged> {
        match bytes.first() {
            Some(&FORMAT) => {}
            Some(other) => {
                return Err(Damaged(format!("the pack is of format {other}; this version of the game reads {FORMAT}")));
            }
            None => return Err(Damaged("the pack is empty".into())),
        }
        let unreadable = |error| Damaged(format!("the pack cannot be read: {error}"));
        let (Written { name, base, rulebook, components, texts }, rest) =
            postcard::take_from_bytes(&bytes[1..]).map_err(unreadable)?;
        if !rest.is_empty() {
            return Err(Damaged(format!("the pack has {} bytes too many", rest.len())));
        }
        Ok(Pack { name, base, rulebook: Arc::new(rulebook), components, texts })
    }
}
