//! What the browser does later, and what an event was about.

use std::time::Duration;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};

fn window() -> web_sys::Window {
    web_sys::window().expect_throw("a window")
}

/// The element that something happened to.
pub fn event_target<T: JsCast>(event: &web_sys::Event) -> T {
    event.target().unwrap_throw().unchecked_into()
}

/// What stands in the field that something happened to.
pub fn event_target_value<T: JsCast>(event: &T) -> String {
    event_target::<web_sys::HtmlInputElement>(event.unchecked_ref()).value()
}

fn millis(duration: Duration) -> i32 {
    duration.as_millis().try_into().unwrap_or(i32::MAX)
}

/// Does something once, after a while.
pub fn set_timeout(deed: impl FnOnce() + 'static, after: Duration) -> Result<(), JsValue> {
    let deed = Closure::once_into_js(deed);
    let timer = window().set_timeout_with_callback_and_timeout_and_arguments_0(deed.unchecked_ref(), millis(after));
    timer.map(|_| ())
}

/// Does something before the next picture.
pub fn request_animation_frame(deed: impl FnOnce() + 'static) -> Result<(), JsValue> {
    let deed = Closure::once_into_js(deed);
    window().request_animation_frame(deed.unchecked_ref()).map(|_| ())
}

/// Something that is done again and again.
#[derive(Clone, Copy)]
pub struct IntervalHandle(i32);

impl IntervalHandle {
    /// Not any more.
    pub fn clear(self) {
        window().clear_interval_with_handle(self.0);
    }
}

/// Does something again and again.
pub fn set_interval(deed: impl Fn() + 'static, between: Duration) -> Result<IntervalHandle, JsValue> {
    let deed = Closure::<dyn Fn()>::new(deed).into_js_value();
    let timer =
        window().set_interval_with_callback_and_timeout_and_arguments_0(deed.unchecked_ref(), millis(between))?;
    Ok(IntervalHandle(timer))
}
