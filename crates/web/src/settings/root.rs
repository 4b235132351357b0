//! The root of the page, where the style sheet looks for what is settled.

use leptos::prelude::*;
use text::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MediaQueryList, window};

/// A language by its own name, which stands in its own file: a writer for each would be made for one word.
pub fn own_name(language: Language) -> &'static str {
    let line = |line: &'static str| line.strip_prefix("web-language-name = ");
    language.web().lines().find_map(line).unwrap_or(language.code())
}

/// Does the system want this?
pub fn prefers(query: &str) -> bool {
    media(query).is_some_and(|list| list.matches())
}

/// Beats whenever the system changes its mind about one of these.
pub fn watch(queries: [&str; 2]) -> RwSignal<u32> {
    let beat = RwSignal::new(0);
    for list in queries.into_iter().filter_map(media) {
        let changed = Closure::<dyn Fn()>::new(move || beat.update(|beat| *beat += 1));
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // It is heard as long as the page is there.
        changed.forget();
        std::mem::forget(list);
    }
    beat
}

/// Tells the style sheet.
pub fn set(name: &str, value: &str) {
    if let Some(root) = window().and_then(|window| window.document()?.document_element()) {
        let _refused = root.set_attribute(name, value);
    }
}

fn media(query: &str) -> Option<MediaQueryList> {
    window()?.match_media(query).ok()?
}
