//! An element of the page with all that is said about it.

use wasm_bindgen::JsCast;

use crate::listening::Listener;
use crate::tachys::html::event::EventDescriptor;
use crate::value::{IntoAttributeValue, Value};
use crate::view::{AnyView, IntoView};

/// What a value is set on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Attribute(&'static str),
    /// One class beside others.
    Class(&'static str),
    Style(&'static str),
    Property(&'static str),
    /// The markup inside.
    Inside,
}

/// An element: its name, what is set on it, who listens to it, and what is in it.
pub struct Element(pub(crate) Box<Parts>);

type KnownTo = Box<dyn FnOnce(&web_sys::Element)>;

pub(crate) struct Parts {
    pub tag: &'static str,
    /// Is it a part of a picture?
    pub svg: bool,
    pub set: Vec<(Place, Value)>,
    pub listeners: Vec<Listener>,
    pub children: Vec<AnyView>,
    /// Who wants to know the element itself.
    pub known_to: Option<KnownTo>,
}

impl Element {
    pub(crate) fn new(tag: &'static str, svg: bool) -> Element {
        let (set, listeners, children) = (Vec::new(), Vec::new(), Vec::new());
        Element(Box::new(Parts { tag, svg, set, listeners, children, known_to: None }))
    }

    fn put(mut self, place: Place, value: Value) -> Element {
        self.0.set.push((place, value));
        self
    }

    fn take(mut self, child: AnyView) -> Element {
        match child {
            AnyView::Many(children) if self.0.children.is_empty() => self.0.children = children,
            child => self.0.children.push(child),
        }
        self
    }

    /// With something in it.
    pub fn child(self, child: impl IntoView) -> Element {
        self.take(child.into_any())
    }

    /// With an attribute.
    pub fn attr(self, name: &'static str, value: impl IntoAttributeValue) -> Element {
        self.put(Place::Attribute(name), value.into_attribute_value())
    }

    /// With classes, or with one that is there or not.
    pub fn class(self, class: impl IntoClass) -> Element {
        let (place, value) = class.into_class();
        self.put(place, value)
    }

    /// With a style.
    pub fn style(self, (name, value): (&'static str, impl IntoAttributeValue)) -> Element {
        self.put(Place::Style(name), value.into_attribute_value())
    }

    /// With a property.
    pub fn prop(self, name: &'static str, value: impl IntoAttributeValue) -> Element {
        self.put(Place::Property(name), value.into_attribute_value())
    }

    /// With this markup inside.
    pub fn inner_html(self, markup: impl IntoAttributeValue) -> Element {
        self.put(Place::Inside, markup.into_attribute_value())
    }

    /// Listened to.
    pub fn on<E: EventDescriptor>(mut self, _event: E, mut hear: impl FnMut(E::EventType) + 'static) -> Element {
        let hear = move |event: web_sys::Event| hear(event.unchecked_into());
        self.0.listeners.push(Listener::new(E::NAME, Box::new(hear)));
        self
    }

    /// Known by this name.
    pub fn node_ref<T: crate::html::ElementType>(mut self, name: crate::node_ref::NodeRef<T>) -> Element {
        self.0.known_to = Some(Box::new(move |element| name.load(element)));
        self
    }
}

/// What can be said about classes.
pub trait IntoClass {
    #[doc(hidden)]
    #[expect(private_interfaces, reason = "nobody else implements it")]
    fn into_class(self) -> (Place, Value);
}

impl<V: IntoAttributeValue> IntoClass for V {
    #[expect(private_interfaces, reason = "nobody else implements it")]
    fn into_class(self) -> (Place, Value) {
        (Place::Attribute("class"), self.into_attribute_value())
    }
}

impl<V: IntoAttributeValue> IntoClass for (&'static str, V) {
    #[expect(private_interfaces, reason = "nobody else implements it")]
    fn into_class(self) -> (Place, Value) {
        (Place::Class(self.0), self.1.into_attribute_value())
    }
}

macro_rules! attributes {
    ($($method:ident $name:literal)*) => {
        /// Attributes that the macros know by name.
        #[expect(missing_docs, reason = "each is the attribute of its name")]
        impl Element {$(
            pub fn $method(self, value: impl IntoAttributeValue) -> Element {
                self.attr($name, value)
            }
        )*}
    };
}
attributes! {
    aria_checked "aria-checked" aria_current "aria-current" aria_expanded "aria-expanded" aria_hidden "aria-hidden"
    aria_label "aria-label" aria_labelledby "aria-labelledby" aria_live "aria-live" aria_pressed "aria-pressed"
    aria_valuemax "aria-valuemax" aria_valuemin "aria-valuemin" aria_valuenow "aria-valuenow"
    aria_valuetext "aria-valuetext" autofocus "autofocus" disabled "disabled" id "id" lang "lang" max "max" min "min"
    name "name" placeholder "placeholder" popover "popover" r#type "type" readonly "readonly" role "role" scope "scope" selected "selected" step "step"
    tabindex "tabindex" title "title" value "value"
}
