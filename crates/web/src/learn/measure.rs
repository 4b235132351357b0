//! Measures what lies on the page.

use lessons::Rect;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The first of these that can be seen.
pub fn seen(selector: &str) -> Option<Rect> {
    let found = web_sys::window()?.document()?.query_selector_all(selector).ok()?;
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok()).map(|one| of(&one)).find(is_seen)
}

/// The window.
pub fn window() -> (f64, f64) {
    let size = || {
        let window = web_sys::window()?;
        Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?))
    };
    size().unwrap_or((1440.0, 900.0))
}

/// Brings the first of these into view, if it can be scrolled there.
pub fn show(selector: &str) {
    let found = || web_sys::window()?.document()?.query_selector(selector).ok()?;
    if let Some(found) = found() {
        let rect = of(&found);
        let (_, height) = window();
        if rect.top < 0.0 || rect.top + rect.height > height {
            found.scroll_into_view();
        }
    }
}

fn of(element: &Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
}

fn is_seen(rect: &Rect) -> bool {
    rect.width > 0.0 && rect.height > 0.0
}
