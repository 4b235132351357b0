//! Draws what Leptos's macros describe. `view!` and `#[component]` are theirs; what they describe is a
//! view here, plain data that one small program paints and paints over. Leptos's own renderer compiles
//! every element, attribute and closure into code of its own, and a table of this game came to half a megabyte of it.
//!
//! The macros name their home `::leptos`, so whoever draws with this crate calls it that.

#![cfg(target_arch = "wasm32")]

extern crate self as leptos;

mod element;
mod keyed;
mod listening;
mod painting;
mod show;
mod value;
mod view;

pub mod children;
pub mod component;
pub mod helpers;
pub mod html;
pub mod mount;
pub mod node_ref;
pub mod tachys;

#[doc(hidden)]
pub use {leptos_macro, typed_builder, typed_builder_macro, wasm_bindgen, wasm_split_helpers as wasm_split, web_sys};

/// What the macros wrap a closure in that is drawn again; ours are all alike anyway.
#[doc(hidden)]
pub const fn __as_shared_reactive_fn<F>(closure: F) -> F {
    closure
}

/// Signals, where the macros and users of Leptos look for them.
pub mod reactive {
    pub use signals::*;

    #[doc(hidden)]
    pub mod graph {
        pub use signals::untrack as untrack_with_diagnostics;
    }

    /// What follows from signals.
    pub mod computed {
        pub use signals::{Memo, ScopedFuture};
    }
}

/// Things done beside drawing.
pub mod task {
    /// Does something that waits for something else.
    pub fn spawn_local(task: impl Future<Output = ()> + 'static) {
        wasm_bindgen_futures::spawn_local(task);
    }
}

/// Everything a view needs.
pub mod prelude {
    pub use crate::children::*;
    pub use crate::component::*;
    pub use crate::element::Element;
    pub use crate::helpers::*;
    pub use crate::keyed::For;
    pub use crate::node_ref::NodeRef;
    pub use crate::show::Show;
    pub use crate::value::IntoAttributeValue;
    pub use crate::view::{AnyView, CollectView, IntoMaybeErased, IntoRender, IntoView, View};
    pub use leptos_macro::*;
    pub use signals::{
        Effect, Memo, RwSignal, ScopedFuture, StoredValue, expect_context, on_cleanup, provide_context, untrack,
        use_context,
    };
}
