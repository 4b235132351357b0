//! What is done again when what it looked at changes.

use super::nodes::{self, Id};

/// Something done soon, and again whenever what it looked at changes, as long as its owner is there.
pub struct Effect;

impl Effect {
    /// Does this, with what it came to the last time.
    #[expect(clippy::new_ret_no_self, reason = "nobody needs to hold it")]
    pub fn new<T: 'static>(mut deed: impl FnMut(Option<T>) -> T + 'static) {
        let mut before = None;
        let work = move || {
            before = Some(deed(before.take()));
            false
        };
        nodes::do_soon(nodes::add_effect(Box::new(work)));
    }
}

/// An effect that is done at once, again whenever what it looked at changes, and goes when this goes.
pub struct Standing(Id);

impl Standing {
    /// Does this.
    pub fn new(mut deed: impl FnMut() + 'static) -> Standing {
        let work = move || {
            deed();
            false
        };
        let id = nodes::add_effect(Box::new(work));
        nodes::work(id);
        Standing(id)
    }
}

impl Drop for Standing {
    fn drop(&mut self) {
        nodes::dispose(self.0);
    }
}
