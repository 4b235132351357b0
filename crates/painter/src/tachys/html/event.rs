//! What can happen to an element.

use wasm_bindgen::JsCast;

/// An event by its name.
pub trait EventDescriptor {
    /// What the browser tells of it.
    type EventType: JsCast;
    /// Its name.
    const NAME: &'static str;
}

macro_rules! events {
    ($($name:ident $told:ident)*) => {$(
        #[doc = concat!("The event `", stringify!($name), "`.")]
        #[expect(non_camel_case_types, reason = "the macros ask for it by this name")]
        pub struct $name;

        impl EventDescriptor for $name {
            type EventType = web_sys::$told;
            const NAME: &'static str = stringify!($name);
        }
    )*};
}
events! {
    blur FocusEvent change Event click MouseEvent close Event contextmenu PointerEvent focus FocusEvent input Event
    mouseenter MouseEvent mouseleave MouseEvent pointercancel PointerEvent
    pointerdown PointerEvent pointermove PointerEvent pointerup PointerEvent toggle Event
}
