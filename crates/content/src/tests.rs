//! The embedded pack, and packs with one mistake each.

mod canon;
mod mistakes;
mod pack;
