//! What is settled on this device: language and theme.

use text::Language;
use web_sys::window;

/// Reads something that was settled.
fn read(key: &str) -> Option<String> {
    window()?.local_storage().ok()??.get_item(key).ok()?
}

/// Keeps something; a device that keeps nothing goes on without.
fn keep(key: &str, value: &str) {
    if let Some(storage) = window().and_then(|window| window.local_storage().ok()?) {
        let _full = storage.set_item(key, value);
    }
}

/// The language: what was settled, else what the browser prefers, else English.
pub fn language() -> Language {
    let preferred = || window().and_then(|window| window.navigator().language());
    let code = read("language").or_else(preferred).unwrap_or_default();
    Language::from_code(&code).unwrap_or_default()
}

/// Keeps the language.
pub fn keep_language(language: Language) {
    keep("language", language.code());
    set_root("lang", language.code());
}

/// Sets the theme that was settled, or dark.
pub fn apply() {
    set_root("data-theme", read("theme").as_deref().unwrap_or("dark"));
    set_root("lang", language().code());
}

/// The other theme.
pub fn turn_theme() {
    let dark = root().and_then(|root| root.get_attribute("data-theme")).is_none_or(|theme| theme == "dark");
    let theme = if dark { "light" } else { "dark" };
    set_root("data-theme", theme);
    keep("theme", theme);
}

fn root() -> Option<web_sys::Element> {
    window()?.document()?.document_element()
}

fn set_root(name: &str, value: &str) {
    if let Some(root) = root() {
        let _refused = root.set_attribute(name, value);
    }
}
