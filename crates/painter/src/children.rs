//! What stands inside a component.

use std::rc::Rc;

use crate::view::{AnyView, IntoView};

/// Children that are drawn once.
pub type Children = Box<dyn FnOnce() -> AnyView>;
/// Children that can be drawn again.
pub type ChildrenFn = Rc<dyn Fn() -> AnyView>;

/// What the macros turn into children.
pub trait ToChildren<F> {
    /// The children.
    fn to_children(closure: F) -> Self;
}

impl<F: FnOnce() -> V + 'static, V: IntoView> ToChildren<F> for Children {
    fn to_children(closure: F) -> Children {
        Box::new(move || closure().into_any())
    }
}

impl<F: Fn() -> V + 'static, V: IntoView> ToChildren<F> for ChildrenFn {
    fn to_children(closure: F) -> ChildrenFn {
        Rc::new(move || closure().into_any())
    }
}
