//! Names under which the macros look for elements and events.

/// Elements of pages.
pub mod html {
    pub use crate::tachys::inert::Page as InertElement;

    /// Each by its name.
    pub mod element {
        crate::tachys::elements! {
            false: article aside b button dd dialog div dl dt em figcaption figure footer h1 h2 h3 h4 header i input kbd
            label li main mark nav ol option p section select small span table tbody td th thead tr ul
        }
    }

    /// What can happen to an element.
    pub mod event;
}

/// Elements of pictures.
pub mod svg {
    pub use crate::tachys::inert::Picture as InertElement;

    crate::tachys::elements! {
        true: circle g mask path rect svg text title
    }

    /// The element `use`.
    pub fn r#use() -> crate::element::Element {
        crate::element::Element::new("use", true)
    }
}

/// Lists of children.
pub mod view {
    /// Lists of children.
    pub mod iterators {
        /// What the macros put children into.
        pub struct StaticVec;

        impl StaticVec {
            /// All of them.
            pub fn from(children: Vec<crate::view::AnyView>) -> crate::view::AnyView {
                crate::view::AnyView::Many(children)
            }
        }
    }
}

mod inert {
    use crate::view::AnyView;

    /// Markup of a page that never changes.
    pub struct Page;
    /// Markup of a picture that never changes.
    pub struct Picture;

    #[expect(clippy::new_ret_no_self, reason = "the macros ask for it by this name")]
    impl Page {
        /// The element that the markup says.
        pub fn new(markup: &'static str) -> AnyView {
            AnyView::Inert(markup, false)
        }
    }

    #[expect(clippy::new_ret_no_self, reason = "the macros ask for it by this name")]
    impl Picture {
        /// The element that the markup says.
        pub fn new(markup: &'static str) -> AnyView {
            AnyView::Inert(markup, true)
        }
    }
}

macro_rules! elements {
    ($svg:literal: $($tag:ident)*) => {$(
        #[doc = concat!("The element `", stringify!($tag), "`.")]
        pub fn $tag() -> crate::element::Element {
            crate::element::Element::new(stringify!($tag), $svg)
        }
    )*};
}
pub(crate) use elements;
