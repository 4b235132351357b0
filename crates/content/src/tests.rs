//! What the loader promises.

mod canon;
mod mistakes;
mod overlay;
mod pack;
mod syntax;
