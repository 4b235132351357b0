//! How the nouns of the game travel: as words a person would use where people read along, and as small numbers where
//! only programs do. What is read back is legal by itself: no face 0, no fifth seat, no list that is too long.
//!
//! `Resource`, `Zone` and their like are also written in content files, capitalised; what travels is a [`Word`] of them.

#[macro_use]
mod forms;
mod words;

mod cards;
mod causes;
mod dice;
mod events;
mod flow;
mod nouns;
mod player_area;
mod position;
mod questions;
mod refusals;
mod setup;
mod table;
mod tile;

pub(crate) use forms::{Form, Told, Word};
