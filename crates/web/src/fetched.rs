//! Files beside the program that are fetched when they are wanted: the words of a language, the rules, flavour, and the
//! style of later pages.

use std::cell::RefCell;

use js_sys::Promise;
use text::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, HtmlElement};

/// All words of a language, as a Fluent file; nothing where they cannot be fetched.
pub async fn words(language: Language) -> Option<String> {
    Some(joined(&file("words", language, "ftl").await?, &later_words(language).await?))
}

/// The first words of a language and those that only later pages need. Among the first ones terms stand last and without
/// what they mean; they are whole among the later ones.
pub fn joined(first: &str, later: &str) -> String {
    let end = first.find("\nterm-").map_or(first.len(), |at| at + 1);
    [&first[..end], later].concat()
}

/// The words that only later pages need.
pub async fn later_words(language: Language) -> Option<String> {
    file("later", language, "ftl").await
}

/// The rules in a language.
pub async fn rules(language: Language) -> Option<String> {
    file("rules", language, "md").await
}

/// The lines of flavour in a language, as a Fluent file.
pub async fn flavour(language: Language) -> Option<String> {
    file("flavour", language, "ftl").await
}

thread_local! {
    /// The style of later pages, as soon as it has been asked for.
    static SHEET: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Asks for the style of later pages at once. It is there when this is; where it could not be fetched, whoever wants it
/// next asks again.
pub fn sheet() -> impl Future<Output = Option<()>> {
    let asked = SHEET.with_borrow_mut(|sheet| sheet.get_or_insert_with(link).clone());
    async {
        let there = JsFuture::from(asked).await.is_ok();
        if !there {
            SHEET.set(None);
        }
        there.then_some(())
    }
}

/// Puts the style of later pages behind all other style.
fn link() -> Promise {
    Promise::new(&mut |there, missing| {
        let linked = || {
            let document = web_sys::window()?.document()?;
            let link: HtmlElement = document.create_element("link").ok()?.dyn_into().ok()?;
            link.set_onload(Some(&there));
            link.set_onerror(Some(&missing));
            link.set_attribute("rel", "stylesheet").ok()?;
            link.set_attribute("href", &format!("./later-{}.css", stamp(&document)?)).ok()?;
            document.query_selector("head").ok()??.append_child(&link).ok()
        };
        if linked().is_none() {
            let _told = missing.call0(&missing);
        }
    })
}

/// What the names of all files of this version have in common, so that they fit the program.
fn stamp(document: &Document) -> Option<String> {
    document.query_selector("meta[name=stamp]").ok()??.get_attribute("content")
}

/// The file of this version.
async fn file(name: &str, language: Language, kind: &str) -> Option<String> {
    let window = web_sys::window()?;
    let name = format!("./{name}-{}-{}.{kind}", language.code(), stamp(&window.document()?)?);
    let answer = JsFuture::from(window.fetch_with_str(&name)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
