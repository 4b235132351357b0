//! What is to be drawn, as data.

use std::borrow::Cow;

use signals::Memo;

use crate::element::Element;
use crate::keyed::Keyed;

/// Anything that can be drawn.
pub enum AnyView {
    /// Nothing.
    Nothing,
    /// Words.
    Text(Cow<'static, str>),
    /// An element with all that is in it.
    Element(Element),
    /// One after the other.
    Many(Vec<AnyView>),
    /// What this makes, drawn again when what it looked at changes.
    Live(Box<dyn FnMut() -> AnyView>),
    /// A list whose things keep their places in the page as long as they are in it.
    Keyed(Box<Keyed>),
    /// An element that never changes, as markup; is it inside a picture?
    Inert(&'static str, bool),
}

/// What can be turned into a view.
pub trait IntoView: Sized {
    /// The view.
    fn into_any(self) -> AnyView;
    /// The view, as the macros call it.
    fn into_view(self) -> AnyView {
        self.into_any()
    }
}

impl IntoView for AnyView {
    fn into_any(self) -> AnyView {
        self
    }
}

impl IntoView for () {
    fn into_any(self) -> AnyView {
        AnyView::Nothing
    }
}

impl IntoView for Element {
    fn into_any(self) -> AnyView {
        AnyView::Element(self)
    }
}

impl IntoView for &'static str {
    fn into_any(self) -> AnyView {
        AnyView::Text(Cow::Borrowed(self))
    }
}

impl IntoView for String {
    fn into_any(self) -> AnyView {
        AnyView::Text(Cow::Owned(self))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl IntoView for $number {
            fn into_any(self) -> AnyView {
                self.to_string().into_any()
            }
        }
    )*};
}
numbers!(i8 i16 i32 u8 u16 u32 usize);

impl<V: IntoView> IntoView for Option<V> {
    fn into_any(self) -> AnyView {
        self.map_or(AnyView::Nothing, V::into_any)
    }
}

impl<V: IntoView> IntoView for Vec<V> {
    fn into_any(self) -> AnyView {
        AnyView::Many(self.into_iter().map(V::into_any).collect())
    }
}

impl<V: IntoView, const N: usize> IntoView for [V; N] {
    fn into_any(self) -> AnyView {
        AnyView::Many(self.into_iter().map(V::into_any).collect())
    }
}

impl<F: FnMut() -> V + 'static, V: IntoView> IntoView for F {
    fn into_any(mut self) -> AnyView {
        AnyView::Live(Box::new(move || self().into_any()))
    }
}

impl<V: IntoView + Clone + 'static> IntoView for Memo<V> {
    fn into_any(self) -> AnyView {
        (move || self.get()).into_any()
    }
}

/// What the macros call on each child.
#[doc(hidden)]
pub trait IntoMaybeErased {
    fn into_maybe_erased(self) -> AnyView;
}

impl<V: IntoView> IntoMaybeErased for V {
    fn into_maybe_erased(self) -> AnyView {
        self.into_any()
    }
}

/// What the macros call on each block.
#[doc(hidden)]
pub trait IntoRender {
    fn into_render(self) -> AnyView;
}

impl<V: IntoView> IntoRender for V {
    fn into_render(self) -> AnyView {
        self.into_any()
    }
}

/// What the macros make of a whole view.
#[doc(hidden)]
pub struct View;

impl View {
    #[expect(clippy::new_ret_no_self, reason = "the macros ask for it by this name")]
    pub fn new(view: impl IntoView) -> AnyView {
        view.into_any()
    }
}

impl AnyView {
    /// Where a view was written down is of no use here.
    #[doc(hidden)]
    pub fn with_view_marker(self, _place: &'static str) -> AnyView {
        self
    }
}

/// Many views as one.
pub trait CollectView {
    /// All of them, one after the other.
    fn collect_view(self) -> AnyView;
}

impl<I: IntoIterator<Item = V>, V: IntoView> CollectView for I {
    fn collect_view(self) -> AnyView {
        AnyView::Many(self.into_iter().map(V::into_any).collect())
    }
}
