//! Painting views, and painting over them: what is there already stays where it is as far as the new view has the same.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{Document, Node};

use crate::element::{Element, Parts};
use crate::listening::Listening;
use crate::painting::list::List;
use crate::painting::setting::Setting;
use crate::view::AnyView;
use signals::Standing;

mod list;
mod setting;

/// A view as it lies in the page.
pub(crate) enum Painted {
    /// Nothing, where something may come: a comment keeps its place.
    Nothing(Node),
    Text(Node, Cow<'static, str>),
    Element(Box<PaintedElement>),
    /// One after the other, and a comment behind the last.
    Many(Vec<Painted>, Node),
    Live(Live<Painted>),
    Keyed(Live<List>),
    Inert(Node, &'static str),
}

/// Something that is painted over whenever what it looked at changes, until it goes.
pub(crate) struct Live<T> {
    painted: Rc<RefCell<Option<T>>>,
    _effect: Standing,
}

impl<T: 'static> Live<T> {
    fn new(paint: impl FnMut(Option<T>) -> T + 'static) -> Live<T> {
        Live::over(None, paint)
    }

    /// Over what is there.
    fn over(before: Option<T>, mut paint: impl FnMut(Option<T>) -> T + 'static) -> Live<T> {
        let painted = Rc::new(RefCell::new(before));
        let effect = Standing::new({
            let painted = painted.clone();
            move || {
                let before = painted.take();
                let _nothing = painted.replace(Some(paint(before)));
            }
        });
        Live { painted, _effect: effect }
    }

    /// What is there, for another to paint over.
    fn take(&self) -> Option<T> {
        self.painted.take()
    }

    fn with<R>(&self, look: impl FnOnce(&T) -> R) -> Option<R> {
        self.painted.borrow().as_ref().map(look)
    }
}

/// An element as it lies in the page.
pub(crate) struct PaintedElement {
    element: web_sys::Element,
    tag: &'static str,
    svg: bool,
    set: Vec<Setting>,
    listening: Vec<Listening>,
    children: Vec<Painted>,
}

impl Painted {
    /// Paints a view, not yet in its place.
    pub fn new(view: AnyView) -> Painted {
        match view {
            AnyView::Nothing => Painted::Nothing(placeholder()),
            AnyView::Text(text) => Painted::Text(document().create_text_node(&text).into(), text),
            AnyView::Element(element) => Painted::Element(Box::new(PaintedElement::new(element))),
            AnyView::Many(views) => Painted::Many(views.into_iter().map(Painted::new).collect(), placeholder()),
            AnyView::Live(draw) => Painted::Live(live(draw)),
            AnyView::Keyed(keyed) => Painted::Keyed(List::live(*keyed)),
            AnyView::Inert(markup, svg) => Painted::Inert(inert(markup, svg), markup),
        }
    }

    /// Paints another view in the place of this one.
    pub fn paint_over(&mut self, view: AnyView) {
        match (&mut *self, view) {
            (Painted::Nothing(_), AnyView::Nothing) => {}
            (Painted::Text(node, now), AnyView::Text(text)) => {
                if *now != text {
                    node.set_node_value(Some(&text));
                    *now = text;
                }
            }
            (Painted::Element(painted), AnyView::Element(element)) if painted.is_like(&element.0) => {
                painted.paint_over(*element.0);
            }
            (Painted::Many(painted, end), AnyView::Many(views)) => {
                if let Some(parent) = end.parent_node() {
                    paint_all_over(painted, views, &parent, Some(end));
                }
            }
            (Painted::Inert(_, now), AnyView::Inert(markup, _)) if *now == markup => {}
            // What is live belongs to whoever has drawn it, and goes with it.
            (_, view) => self.replace(view),
        }
    }

    fn replace(&mut self, view: AnyView) {
        let new = Painted::new(view);
        if let Some(first) = self.first_node()
            && let Some(parent) = first.parent_node()
        {
            new.mount(&parent, Some(&first));
        }
        self.unmount();
        *self = new;
    }

    /// Puts it into the page, before something or at the end.
    pub fn mount(&self, parent: &Node, before: Option<&Node>) {
        match self {
            Painted::Nothing(node) | Painted::Text(node, _) | Painted::Inert(node, _) => put(node, parent, before),
            Painted::Element(painted) => put(&painted.element, parent, before),
            Painted::Many(all, end) => {
                for painted in all {
                    painted.mount(parent, before);
                }
                put(end, parent, before);
            }
            Painted::Live(live) => {
                live.with(|painted| painted.mount(parent, before));
            }
            Painted::Keyed(live) => {
                live.with(|list| list.mount(parent, before));
            }
        }
    }

    /// Takes it out of the page.
    pub fn unmount(&self) {
        match self {
            Painted::Nothing(node) | Painted::Text(node, _) | Painted::Inert(node, _) => take_out(node),
            Painted::Element(painted) => take_out(&painted.element),
            Painted::Many(all, end) => {
                all.iter().for_each(Painted::unmount);
                take_out(end);
            }
            Painted::Live(live) => {
                live.with(Painted::unmount);
            }
            Painted::Keyed(live) => {
                live.with(List::unmount);
            }
        }
    }

    /// Where it begins.
    fn first_node(&self) -> Option<Node> {
        match self {
            Painted::Nothing(node) | Painted::Text(node, _) | Painted::Inert(node, _) => Some(node.clone()),
            Painted::Element(painted) => Some(painted.element.clone().into()),
            Painted::Many(all, end) => all.first().map_or_else(|| Some(end.clone()), Painted::first_node),
            Painted::Live(live) => live.with(Painted::first_node)?,
            Painted::Keyed(live) => live.with(List::first_node)?,
        }
    }
}

impl PaintedElement {
    fn new(element: Element) -> PaintedElement {
        let Parts { tag, svg, set, listeners, children, known_to } = *element.0;
        let element = make(tag, svg);
        let children: Vec<Painted> = children.into_iter().map(Painted::new).collect();
        for child in &children {
            child.mount(&element, None);
        }
        let set = set.into_iter().map(|(place, value)| Setting::new(&element, place, value)).collect();
        let listening = listeners.into_iter().map(|listener| Listening::begin(&element, listener)).collect();
        if let Some(known_to) = known_to {
            known_to(&element);
        }
        PaintedElement { element, tag, svg, set, listening, children }
    }

    /// Could the other be painted over it? It must have the same name, and the same things set on it.
    fn is_like(&self, parts: &Parts) -> bool {
        let same = self.tag == parts.tag && self.svg == parts.svg;
        let set = self.set.iter().map(|one| one.place).eq(parts.set.iter().map(|(place, _)| *place));
        let events = self.listening.iter().map(|one| one.event).eq(parts.listeners.iter().map(|one| one.event));
        same && set && events
    }

    fn paint_over(&mut self, parts: Parts) {
        paint_all_over(&mut self.children, parts.children, &self.element, None);
        for (now, (_, value)) in self.set.iter_mut().zip(parts.set) {
            now.change(&self.element, value);
        }
        for (now, listener) in self.listening.iter().zip(parts.listeners) {
            now.replace(listener);
        }
        if let Some(known_to) = parts.known_to {
            known_to(&self.element);
        }
    }
}

/// Paints views over others that lie before something, or at the end of their parent.
fn paint_all_over(painted: &mut Vec<Painted>, views: Vec<AnyView>, parent: &Node, before: Option<&Node>) {
    for gone in painted.drain(views.len().min(painted.len())..) {
        gone.unmount();
    }
    let there = painted.len();
    for (at, view) in views.into_iter().enumerate() {
        if at < there {
            painted[at].paint_over(view);
        } else {
            let new = Painted::new(view);
            new.mount(parent, before);
            painted.push(new);
        }
    }
}

/// Paints what this draws, and over it whenever what it looked at changes.
fn live(mut draw: Box<dyn FnMut() -> AnyView>) -> Live<Painted> {
    Live::new(move |painted: Option<Painted>| {
        let view = draw();
        match painted {
            Some(mut painted) => {
                painted.paint_over(view);
                painted
            }
            None => Painted::new(view),
        }
    })
}

thread_local! {
    static DOCUMENT: Document = web_sys::window().and_then(|window| window.document()).expect_throw("a document");
}

fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

fn placeholder() -> Node {
    document().create_comment("").into()
}

fn make(tag: &str, svg: bool) -> web_sys::Element {
    let made = match svg {
        true => document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag),
        false => document().create_element(tag),
    };
    made.expect_throw("an element")
}

/// An element from its markup.
fn inert(markup: &str, svg: bool) -> Node {
    let outer = make(if svg { "svg" } else { "template" }, svg);
    outer.set_inner_html(markup);
    let inside = match outer.dyn_ref::<web_sys::HtmlTemplateElement>() {
        Some(template) => template.content().first_child(),
        None => outer.first_child(),
    };
    inside.unwrap_or_else(placeholder)
}

fn put(node: &Node, parent: &Node, before: Option<&Node>) {
    let _refused = parent.insert_before(node, before);
}

fn take_out(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _gone = parent.remove_child(node);
    }
}
