//! The page as a whole.

use crate::painting::Painted;
use crate::view::IntoView;
use signals::{Here, Home};

/// Draws a view into the page, for as long as the page is there.
pub fn mount_to_body<V: IntoView>(draw: impl FnOnce() -> V) {
    let home = Home::new(Here::now());
    let body = web_sys::window().and_then(|window| window.document()?.body());
    if let Some(body) = body {
        let painted = home.inside(|| Painted::new(draw().into_any()));
        painted.mount(&body, None);
        std::mem::forget((home, painted));
    }
}
