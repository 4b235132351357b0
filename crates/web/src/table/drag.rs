//! Dragging a die to a place, with mouse or finger. A touch that hardly moves stays a tap.

use engine::offers::Thing;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::desk::Desk;
use crate::pieces::Tenths;

/// So many pixels make a drag.
const THRESHOLD: f64 = 8.0;
/// Everything that a die can be dropped on; whatever it is, a drop does what a tap would do.
const PLACES: &str = ".tile, .dock, .hab, .slotbtn, .mission, .mt, .mdock, .mhab";

/// A die that may be dragged.
#[derive(Clone, Copy)]
pub struct Drag {
    desk: Desk,
    thing: Thing,
    at: usize,
    state: StoredValue<State>,
}

#[derive(Clone, Default)]
enum State {
    #[default]
    Rest,
    /// The pointer is down, and was so there.
    Down(f64, f64),
    /// The die follows the pointer: its picture.
    Dragged(HtmlElement),
    /// It was just dropped: the click that follows means nothing.
    Dropped,
}

impl Drag {
    /// A die at rest.
    pub fn new(desk: Desk, thing: Thing, at: usize) -> Drag {
        Drag { desk, thing, at, state: StoredValue::new(State::Rest) }
    }

    /// The pointer goes down. From now on the die hears of it, even where a quick hand is beyond its edge at once.
    pub fn begin(&self, event: &PointerEvent) {
        if let Some(button) = touched(event) {
            let _lost = button.set_pointer_capture(event.pointer_id());
        }
        self.state.set_value(State::Down(f64::from(event.client_x()), f64::from(event.client_y())));
    }

    /// The pointer moves.
    pub fn go_on(&self, event: &PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        match self.state.get_value() {
            State::Down(from_x, from_y) if (x - from_x).hypot(y - from_y) >= THRESHOLD => self.lift(event),
            State::Dragged(picture) => {
                move_to(&picture, x, y);
                // A place under the finger shows what it would become, as it does for whoever tabs there.
                if let Some(place) = place_at(event) {
                    let _gone = place.focus();
                }
            }
            State::Rest | State::Down(..) | State::Dropped => {}
        }
    }

    /// The die is in the hand from now on.
    fn lift(&self, event: &PointerEvent) {
        let Some(button) = touched(event) else { return };
        let picture = button.clone_node_with_deep(true).ok().and_then(|node| node.dyn_into::<HtmlElement>().ok());
        let body = web_sys::window().and_then(|window| window.document()?.body());
        let (Some(picture), Some(body)) = (picture, body) else { return };
        if !self.desk.selected.with_untracked(|selected| selected.contains(&self.thing)) {
            self.desk.touch_die(self.thing, self.at);
        }
        let _hidden = picture.set_attribute("aria-hidden", "true");
        let _shown = picture.class_list().add_1("die--dragged");
        let _there = body.append_child(&picture);
        move_to(&picture, f64::from(event.client_x()), f64::from(event.client_y()));
        self.state.set_value(State::Dragged(picture));
    }

    /// The pointer goes up: the place below is touched.
    pub fn drop(&self, event: &PointerEvent) {
        if let State::Dragged(picture) = self.state.get_value() {
            picture.remove();
            self.state.set_value(State::Dropped);
            match place_at(event) {
                Some(place) => place.click(),
                None => self.desk.put_down(),
            }
        } else {
            self.state.set_value(State::Rest);
        }
    }

    /// The browser took the pointer for something else.
    pub fn cancel(&self) {
        if let State::Dragged(picture) = self.state.get_value() {
            picture.remove();
            self.desk.put_down();
        }
        self.state.set_value(State::Rest);
    }

    /// Was it just dropped, so that a click means nothing?
    pub fn is_over(&self) -> bool {
        let over = matches!(self.state.get_value(), State::Dropped);
        self.state.set_value(State::Rest);
        over
    }
}

/// The die that hears of the pointer.
fn touched(event: &PointerEvent) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

fn move_to(picture: &HtmlElement, x: f64, y: f64) {
    let style = picture.style();
    let _left = style.set_property("left", &format!("{}px", Tenths(x)));
    let _top = style.set_property("top", &format!("{}px", Tenths(y)));
}

/// The place below the pointer.
fn place_at(event: &PointerEvent) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    let below = document.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    below.closest(PLACES).ok()??.dyn_into().ok()
}
