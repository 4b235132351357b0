//! Lists whose things keep their places in the page.

use std::marker::PhantomData;
use std::rc::Rc;

use crate::component::Props;
use crate::view::{AnyView, IntoView};

/// A thing of a list: its key, and how it is drawn the first time.
pub(crate) type Item = (usize, Box<dyn FnOnce() -> AnyView>);

/// The list, made again when what it looked at changes.
pub struct Keyed(pub(crate) Box<dyn FnMut() -> Vec<Item>>);

/// What is in a list, by what it is known, and how it is drawn.
pub struct ForProps<T, E, K, C> {
    each: E,
    key: K,
    children: C,
    thing: PhantomData<fn(T)>,
}

/// Puts together a list.
pub struct ForBuilder<T, E, K, C, Each = (), Key = (), Children = ()> {
    each: Each,
    key: Key,
    children: Children,
    whole: PhantomData<ForProps<T, E, K, C>>,
}

impl<T, E, K, C> Props for ForProps<T, E, K, C> {
    type Builder = ForBuilder<T, E, K, C>;
    fn builder() -> Self::Builder {
        ForBuilder { each: (), key: (), children: (), whole: PhantomData }
    }
}

impl<T, E, K, C, Key, Children> ForBuilder<T, E, K, C, (), Key, Children> {
    /// What is in it.
    pub fn each<I: IntoIterator<Item = T>>(self, each: E) -> ForBuilder<T, E, K, C, E, Key, Children>
    where
        E: Fn() -> I,
    {
        ForBuilder { each, key: self.key, children: self.children, whole: PhantomData }
    }
}

impl<T, E, K, C, Each, Children> ForBuilder<T, E, K, C, Each, (), Children> {
    /// By what a thing is known.
    pub fn key(self, key: K) -> ForBuilder<T, E, K, C, Each, K, Children>
    where
        K: Fn(&T) -> usize,
    {
        ForBuilder { each: self.each, key, children: self.children, whole: PhantomData }
    }
}

impl<T, E, K, C, Each, Key> ForBuilder<T, E, K, C, Each, Key, ()> {
    /// How a thing is drawn.
    pub fn children<V>(self, children: C) -> ForBuilder<T, E, K, C, Each, Key, C>
    where
        C: Fn(T) -> V,
    {
        ForBuilder { each: self.each, key: self.key, children, whole: PhantomData }
    }
}

impl<T, E, K, C> ForBuilder<T, E, K, C, E, K, C> {
    /// All of it.
    pub fn build(self) -> ForProps<T, E, K, C> {
        ForProps { each: self.each, key: self.key, children: self.children, thing: PhantomData }
    }
}

/// Draws each thing of a list once, and moves it where the list has it.
#[expect(non_snake_case, reason = "a component")]
pub fn For<T: 'static, E, I, K, C, V>(props: ForProps<T, E, K, C>) -> AnyView
where
    E: Fn() -> I + 'static,
    I: IntoIterator<Item = T>,
    K: Fn(&T) -> usize + 'static,
    C: Fn(T) -> V + 'static,
    V: IntoView,
{
    let ForProps { each, key, children, .. } = props;
    let children = Rc::new(children);
    let list = move || {
        let item = |thing: T| -> Item {
            let children = children.clone();
            (key(&thing), Box::new(move || children(thing).into_any()))
        };
        each().into_iter().map(item).collect()
    };
    AnyView::Keyed(Box::new(Keyed(Box::new(list))))
}
