//! The address of the page: a link carries a whole game behind its `#`, which no server ever sees.

use chronicle::Stop;
use web_sys::window;

const GAME: &str = "#game=";
const AT: &str = "&at=";

/// The game that the address carries, and the moment.
pub fn game() -> Option<(String, Option<Stop>)> {
    let hash = window()?.location().hash().ok()?;
    let rest = hash.strip_prefix(GAME)?;
    let (line, at) = rest.split_once(AT).map_or((rest, None), |(line, at)| (line, moment(at)));
    Some((line.to_owned(), at))
}

fn moment(text: &str) -> Option<Stop> {
    let (deeds, events) = text.split_once('.')?;
    Some(Stop { deeds: deeds.parse().ok()?, events: events.parse().ok()? })
}

/// The link to this page with a game in it.
pub fn link(line: &str, at: Option<Stop>) -> String {
    let location = window().map(|window| window.location());
    let page = location.and_then(|location| location.href().ok()).unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    let at = at.map_or_else(String::new, |at| format!("{AT}{}.{}", at.deeds, at.events));
    format!("{page}{GAME}{line}{at}")
}

/// Takes the game out of the address, so that a reload does not open it again.
pub fn forget() {
    let Some(window) = window() else { return };
    let (location, history) = (window.location(), window.history());
    if location.hash().is_ok_and(|hash| hash.starts_with(GAME))
        && let (Ok(path), Ok(history)) = (location.pathname(), history)
    {
        let _same_page = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
}
