//! Games that are watched: from a file, by a link, in numbers.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::page::Page;
use crate::play::{self, BOTS_DONE};
use crate::stage::Stage;

const RIGHT: char = '\u{E014}';
const LEFT: char = '\u{E012}';
const END: char = '\u{E010}';
const HOME: char = '\u{E011}';
const WHEN: &str = ".scrub h2";

fn game() -> Result<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/first-game.jsonl");
    path.canonicalize().context("a game that was played")
}

/// Opens a file and chooses to watch it.
async fn watch(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.see(".import input").await?;
    page.hand_file(".import input", &game()?).await?;
    page.see(".sheetbox").await?;
    stage.picture("imported").await?;
    page.click(".sheetbox__acts .btn:not(.btn--ghost)").await?;
    page.miss(".sheetbox").await?;
    page.see(".strack .is-now").await
}

/// Presses a key and waits until another moment is shown.
async fn step(page: &Page, key: char) -> Result<String> {
    let before = page.words(WHEN).await?;
    page.press(key).await?;
    let script = format!("return document.querySelector('{WHEN}').innerText.trim() !== {}", serde_json::json!(before));
    page.until("another moment", &script).await?;
    page.words(WHEN).await
}

/// Steps, the end, playing; then a new game that begins in the middle, beside the watched one.
pub async fn a_game_from_a_file_is_watched_and_gone_on_with(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    watch(stage).await?;
    let first = page.words(WHEN).await?;
    step(page, RIGHT).await?;
    ensure!(step(page, LEFT).await? == first, "back is not back");
    step(page, END).await?;
    page.see(".sacts__on:disabled").await?;
    step(page, HOME).await?;
    step(page, ' ').await?;
    stage.picture("playing").await?;
    page.press(' ').await?;
    page.click(".strack > div:nth-child(2) .ph-1").await?;
    page.until("round 2", "return document.querySelector('.round b').innerText === '2'").await?;
    stage.picture("round-2").await?;
    page.click(".sacts__on").await?;
    page.see(".sheetbox__seats li").await?;
    stage.picture("who").await?;
    page.click(".sheetbox .btn--primary").await?;
    page.see(".zone--pool .die, .prompt .po").await?;
    page.click(".top__tools .ib:last-child").await?;
    page.until("both games", "return document.querySelectorAll('.resume__game').length === 2").await.map(drop)
}

/// A line of the log leads to its moment, and from there back to the table; a game that is taken up has its log.
pub async fn a_line_of_the_log_leads_to_its_moment(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    let told = page.words(".log ol").await?;
    page.reload().await?;
    page.click(".resume__game .btn").await?;
    ensure!(page.words(".log ol").await? == told, "the log has changed");
    page.click(".log__go").await?;
    page.see(".strack .is-now").await?;
    page.click(".btn--table").await?;
    page.see(".zone--pool .die").await?;
    page.see(".btn--done:not([disabled])").await
}

/// Every plot is there, and every player has a row.
pub async fn a_game_is_shown_in_numbers(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    watch(stage).await?;
    page.click(".sacts .btn:nth-of-type(4)").await?;
    page.see(".end h1").await?;
    ensure!(page.count(".end__four .pl-line").await? == 4, "a wheel has no line");
    ensure!(page.count(".end__crew tr").await? == 5, "not a row for each player");
    ensure!(page.count(".heat .h").await? == 32, "not every space");
    stage.picture("dark").await?;
    page.ask("document.documentElement.dataset.theme = 'light'").await?;
    stage.picture("light").await?;
    page.click(".end__home").await?;
    page.see(".resume__game").await
}

/// The link opens the same game elsewhere; one with a letter missing says so.
pub async fn a_link_carries_a_whole_game(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    watch(stage).await?;
    step(page, END).await?;
    let last = page.words(WHEN).await?;
    page.click(".sacts .btn:nth-of-type(2)").await?;
    page.see(".sheetbox__link").await?;
    let link = page.ask("return document.querySelector('.sheetbox__link').value").await?;
    let link = link.as_str().context("a link")?.to_owned();
    ensure!(link.len() < 2_000, "{} letters", link.len());
    page.visit("about:blank").await?;
    page.visit(&link).await?;
    page.see(".strack .is-now").await?;
    ensure!(page.words(WHEN).await? == last, "another moment");
    page.visit("about:blank").await?;
    page.visit(&link.replace("#game=A", "#game=")).await?;
    page.see(".toast[role=alert]").await?;
    page.see(".start").await
}

/// The time can be dragged with a thumb, and the views are there.
pub async fn a_game_is_watched_on_a_phone(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.resize(390, 844).await?;
    watch(stage).await?;
    page.click(".strack > div:nth-child(3) .ph-1").await?;
    stage.picture("station").await?;
    page.click(".pnav__tab:nth-child(4)").await?;
    page.see(".evs li").await?;
    let wide = page.ask("return document.documentElement.scrollWidth").await?;
    ensure!(wide.as_u64().is_some_and(|wide| wide <= 390), "{wide} px wide");
    stage.picture("events").await
}
