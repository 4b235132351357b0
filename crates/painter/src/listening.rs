//! Who listens to an element.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

use signals::Here;

/// What is done when something happens.
type Hear = Box<dyn FnMut(Event)>;

/// Somebody who wants to hear of an event.
pub(crate) struct Listener {
    pub event: &'static str,
    hear: Hear,
    /// Where it was said, so that its contexts are at hand.
    here: Here,
}

impl Listener {
    pub fn new(event: &'static str, hear: Hear) -> Listener {
        Listener { event, hear, here: Here::now() }
    }

    fn hear(&mut self, event: Event) {
        self.here.inside(|| (self.hear)(event));
    }
}

/// A listener at work. The browser keeps one closure for the element's whole life; whoever listens then is put into it.
pub(crate) struct Listening {
    pub event: &'static str,
    now: Rc<RefCell<Rc<RefCell<Listener>>>>,
    _heard: Closure<dyn FnMut(Event)>,
}

impl Listening {
    pub fn begin(element: &web_sys::Element, listener: Listener) -> Listening {
        let event = listener.event;
        let now = Rc::new(RefCell::new(Rc::new(RefCell::new(listener))));
        let heard = Closure::<dyn FnMut(Event)>::new({
            let now = now.clone();
            move |event| {
                // It may be replaced while it hears, and what it does may make the same thing happen again: once is enough.
                let listener = now.borrow().clone();
                if let Ok(mut listener) = listener.try_borrow_mut() {
                    listener.hear(event);
                }
            }
        });
        let _refused = element.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        Listening { event, now, _heard: heard }
    }

    pub fn replace(&self, listener: Listener) {
        self.now.replace(Rc::new(RefCell::new(listener)));
    }
}
