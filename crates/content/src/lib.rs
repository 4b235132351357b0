//! Reads content packs.
