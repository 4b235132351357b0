//! The site is replaced by a newer one while somebody plays.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::play::{self, BOTS_DONE, LIT};
use crate::stage::{Stage, copy};

/// What the newer version is called.
const NEWER: &str = "0123456789abcdef";
const STAMP: &str = "return document.querySelector('meta[name=stamp]').content";

/// The host has only the new files. The old page plays on with the old ones, parts included that come late; after a
/// reload it is the new page, and the game lies there as it was.
pub async fn a_running_game_survives_an_update_of_the_site(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    let site = stage.folder("site")?;
    copy(&stage.site, &site, |name| Some(name.to_owned()))?;
    let server = stage.serve(&site)?;
    page.visit(server.address()).await?;
    play::start(stage).await?;
    page.see(BOTS_DONE).await?;
    let older = page.ask(STAMP).await?.as_str().context("a stamp")?.to_owned();
    page.ask_later("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))").await?;
    replace(&stage.site, &site, &older)?;
    page.ask_later("const done = arguments[0]; navigator.serviceWorker.ready.then((one) => one.update()).then((one) => { const waits = () => one.waiting || !one.installing ? done(true) : setTimeout(waits, 8); waits(); })").await?;
    play::take_a_die_that_fits(page).await?;
    page.click(LIT).await?;
    play::answer_until_placing(page).await?;
    page.press('?').await?;
    page.see(".rulespage article h3").await.context("a part of the old page that comes late")?;
    page.press('\u{E00C}').await?;
    page.miss("dialog[open]").await?;
    let dice = page.count(".zone--pool .die").await?;
    page.reload().await?;
    page.click(".resume__game .btn").await?;
    page.see(".zone--pool .die").await?;
    ensure!(page.ask(STAMP).await? == NEWER, "it is still the old page");
    ensure!(page.count(".zone--pool .die").await? == dice, "another pool");
    Ok(())
}

/// The same site under another stamp, in the place of the older one.
fn replace(built: &Path, site: &Path, older: &str) -> Result<()> {
    fs::remove_dir_all(site)?;
    fs::create_dir_all(site)?;
    // Pressed files cannot be renamed inside.
    copy(built, site, |name| (!name.ends_with(".br")).then(|| name.replace(older, NEWER)))?;
    for entry in fs::read_dir(site)? {
        let path = entry?.path();
        if let Ok(text) = fs::read_to_string(&path) {
            fs::write(&path, text.replace(older, NEWER))?;
        }
    }
    Ok(())
}
