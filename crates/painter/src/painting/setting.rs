//! What is set on an element, and what it is set to.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use crate::element::Place;
use crate::painting::Live;
use crate::value::Value;

/// Something set on an element.
pub(crate) struct Setting {
    pub place: Place,
    now: Now,
}

enum Now {
    Fixed(Value),
    Live(Live<Value>),
}

impl Setting {
    pub fn new(element: &Element, place: Place, value: Value) -> Setting {
        Setting { place, now: now(element, place, value, None) }
    }

    /// Sets it to something else, if it is something else.
    pub fn change(&mut self, element: &Element, value: Value) {
        let was = match &mut self.now {
            Now::Fixed(was) => Some(std::mem::replace(was, Value::None)),
            Now::Live(live) => live.take(),
        };
        self.now = now(element, self.place, value, was);
    }
}

fn now(element: &Element, place: Place, value: Value, was: Option<Value>) -> Now {
    match value {
        Value::Live(mut make) => {
            let element = element.clone();
            let again = move |was: Option<Value>| set(&element, place, settled(make()), was.as_ref());
            Now::Live(Live::over(was, again))
        }
        value => Now::Fixed(set(element, place, value, was.as_ref())),
    }
}

/// What a closure's closure comes to.
fn settled(mut value: Value) -> Value {
    while let Value::Live(mut make) = value {
        value = make();
    }
    value
}

/// Sets a value, unless it is that already.
fn set(element: &Element, place: Place, value: Value, was: Option<&Value>) -> Value {
    if was.map_or(value.is_nothing() && !matches!(place, Place::Property(_)), |was| *was == value) {
        return value;
    }
    match place {
        Place::Attribute(name) => match value.text() {
            Some(text) => drop(element.set_attribute(name, text)),
            None => drop(element.remove_attribute(name)),
        },
        Place::Class(name) => drop(element.class_list().toggle_with_force(name, !value.is_nothing())),
        Place::Style(name) => {
            // Pictures have styles just as pages do.
            let style = element.unchecked_ref::<HtmlElement>().style();
            drop(style.set_property(name, value.text().unwrap_or_default()));
        }
        Place::Property(name) => {
            let value = match &value {
                Value::Flag(there) => JsValue::from_bool(*there),
                value => JsValue::from_str(value.text().unwrap_or_default()),
            };
            drop(js_sys::Reflect::set(element, &JsValue::from_str(name), &value));
        }
        Place::Inside => element.set_inner_html(value.text().unwrap_or_default()),
    }
    value
}

impl Value {
    /// Is nothing to be there?
    const fn is_nothing(&self) -> bool {
        matches!(self, Value::None | Value::Flag(false))
    }

    fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            Value::Flag(true) => Some(""),
            _ => None,
        }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::None, Value::None) => true,
            (Value::Flag(one), Value::Flag(other)) => one == other,
            (Value::Text(one), Value::Text(other)) => one == other,
            _ => false,
        }
    }
}
