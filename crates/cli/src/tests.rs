//! The words of the prompt in every language.

mod keys;
mod mishaps;
mod pseudo;
mod sources;
