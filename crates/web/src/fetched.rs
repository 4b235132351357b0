//! Files beside the program that are fetched when they are wanted: the words of a language, the rules, flavour.

use text::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// All words of a language, as a Fluent file; nothing where they cannot be fetched.
pub async fn words(language: Language) -> Option<String> {
    file("words", language, "ftl").await
}

/// The rules in a language.
pub async fn rules(language: Language) -> Option<String> {
    file("rules", language, "md").await
}

/// The lines of flavour in a language, as a Fluent file.
pub async fn flavour(language: Language) -> Option<String> {
    file("flavour", language, "ftl").await
}

/// The file of this version, so that it fits the program.
async fn file(name: &str, language: Language, kind: &str) -> Option<String> {
    let window = web_sys::window()?;
    let stamp = window.document()?.query_selector("meta[name=stamp]").ok()??.get_attribute("content")?;
    let name = format!("./{name}-{}-{stamp}.{kind}", language.code());
    let answer = JsFuture::from(window.fetch_with_str(&name)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
