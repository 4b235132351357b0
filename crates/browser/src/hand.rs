//! What a player plays with: a mouse, a finger, or keys alone.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::page::Page;

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';

/// More steps than there are things to come to.
const STEPS: usize = 200;

/// What a player plays with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

impl Hand {
    /// Uses the first such thing, once it is there.
    pub async fn use_first(self, page: &Page, selector: &str) -> Result<()> {
        let script = format!("return document.querySelector({})", json!(selector));
        for _ in 0..STEPS {
            let found = page.until(selector, &script).await?;
            if self.use_thing(page, &found).await? {
                return Ok(());
            }
        }
        bail!("{selector} is drawn again and again")
    }

    /// Uses a thing that a script has found. It may have been drawn again meanwhile: then it was not used.
    pub async fn use_thing(self, page: &Page, found: &Value) -> Result<bool> {
        match self {
            Hand::Mouse => page.click_on(found).await,
            Hand::Finger => page.tap_on(found).await,
            Hand::Keys => tab_to_thing(page, found).await,
        }
    }
}

/// Is a thing there for whoever uses keys, and does it have the focus?
const FOCUSED: &str = "
    const [thing, done] = arguments;
    done([thing.isConnected && !thing.disabled && !thing.closest('[inert]'), document.activeElement === thing]);";

/// What a thing is, for a message.
const WHAT: &str = "arguments[1](arguments[0].outerHTML.slice(0, 200) + ', the focus on ' +
    (document.activeElement?.outerHTML ?? 'nothing').slice(0, 200))";

/// Presses Tab until the focus is on a thing, then Enter. What is switched off meanwhile was not used.
async fn tab_to_thing(page: &Page, found: &Value) -> Result<bool> {
    for _ in 0..STEPS {
        let Ok(now) = page.ask_with(FOCUSED, vec![found.clone()]).await else { return Ok(false) };
        if now[0] != true {
            return Ok(false);
        }
        if now[1] == true {
            page.press(ENTER).await?;
            return Ok(true);
        }
        page.press(TAB).await?;
    }
    let what = page.ask_with(WHAT, vec![found.clone()]).await?;
    bail!("Tab never comes to {what}")
}
