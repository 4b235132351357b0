//! An element known by name.

use std::marker::PhantomData;

use wasm_bindgen::JsCast;

use crate::html::ElementType;
use signals::RwSignal;

/// The name of an element, once it is drawn.
pub struct NodeRef<T>(RwSignal<Option<web_sys::Element>>, PhantomData<fn() -> T>);

impl<T> Clone for NodeRef<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for NodeRef<T> {}

impl<T: ElementType> Default for NodeRef<T> {
    fn default() -> Self {
        NodeRef::new()
    }
}

impl<T: ElementType> NodeRef<T> {
    /// A name that nothing bears yet.
    pub fn new() -> NodeRef<T> {
        NodeRef(RwSignal::new(None), PhantomData)
    }

    pub(crate) fn load(self, element: &web_sys::Element) {
        self.0.set(Some(element.clone()));
    }

    /// The element; whoever looks hears of it when it is drawn.
    pub fn get(self) -> Option<T::Output> {
        self.0.get().map(JsCast::unchecked_into)
    }

    /// The element now.
    pub fn get_untracked(self) -> Option<T::Output> {
        self.0.get_untracked().map(JsCast::unchecked_into)
    }
}
