//! Something that is there or not.

use crate::children::ChildrenFn;
use crate::component::Props;
use crate::view::{AnyView, IntoView};
use signals::Memo;

type When = Box<dyn Fn() -> bool>;

/// What is there, and when.
pub struct ShowProps {
    when: When,
    children: ChildrenFn,
}

/// Puts together what is there, and when.
#[derive(Default)]
pub struct ShowBuilder<W = (), C = ()> {
    when: W,
    children: C,
}

impl Props for ShowProps {
    type Builder = ShowBuilder;
    fn builder() -> ShowBuilder {
        ShowBuilder::default()
    }
}

impl<C> ShowBuilder<(), C> {
    /// When it is there.
    pub fn when(self, when: impl Fn() -> bool + 'static) -> ShowBuilder<When, C> {
        ShowBuilder { when: Box::new(when), children: self.children }
    }
}

impl<W> ShowBuilder<W, ()> {
    /// What is there.
    pub fn children(self, children: ChildrenFn) -> ShowBuilder<W, ChildrenFn> {
        ShowBuilder { when: self.when, children }
    }
}

impl ShowBuilder<When, ChildrenFn> {
    /// All of it.
    pub fn build(self) -> ShowProps {
        ShowProps { when: self.when, children: self.children }
    }
}

/// Draws its children as long as something holds; they are drawn anew only when it begins to hold.
#[expect(non_snake_case, reason = "a component")]
pub fn Show(props: ShowProps) -> AnyView {
    let ShowProps { when, children } = props;
    let holds = Memo::new(move |_| when());
    (move || if holds.get() { children() } else { AnyView::Nothing }).into_any()
}
