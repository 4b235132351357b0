//! A file that has been read, with the files that were laid over it.

use crate::locate::{At, locate};
use crate::mistake::Mistake;

/// What a file says, and the words it was read from.
#[derive(Clone)]
pub(crate) struct Sheet<T> {
    /// The name without folder and ending.
    pub key: String,
    /// What it says.
    pub content: T,
    /// The pack's own file first, then what was laid over it.
    layers: Vec<Layer>,
}

/// The words of one file.
#[derive(Clone)]
pub(crate) struct Layer {
    /// The pack it belongs to.
    pub pack: String,
    /// Its path as it is shown.
    pub file: String,
    /// Its words.
    pub text: String,
}

impl<T> Sheet<T> {
    /// A file as it was read.
    pub fn new(path: &str, layer: Layer, content: T) -> Sheet<T> {
        let name = path.rsplit('/').next().unwrap_or(path);
        Sheet { key: name.strip_suffix(".ron").unwrap_or(name).to_owned(), content, layers: vec![layer] }
    }

    /// Lays another file over it; what that changes has been changed by the caller.
    pub fn lay(&mut self, layer: Layer) {
        self.layers.push(layer);
    }

    /// The file that says something: the last one laid over that speaks of it.
    pub fn layer(&self, owner: &[At<'_>]) -> &Layer {
        let says = |layer: &&Layer| locate(&layer.text, owner).steps == owner.len();
        match &self.layers[..] {
            [only] => only,
            layers => layers.iter().rev().find(says).unwrap_or(&self.layers[0]),
        }
    }

    /// A mistake: `owner` leads to what one file says as a whole, `detail` further into it as far as it goes.
    pub fn mistake(&self, owner: &[At<'_>], detail: &[At<'_>], what: impl Into<String>) -> Mistake {
        let layer = if owner.is_empty() { self.top() } else { self.layer(owner) };
        let way: Vec<At<'_>> = owner.iter().chain(detail).copied().collect();
        Mistake::at(&layer.file, &layer.text, locate(&layer.text, &way).place, what)
    }

    fn top(&self) -> &Layer {
        let last = self.layers.len() - 1;
        &self.layers[last]
    }
}
