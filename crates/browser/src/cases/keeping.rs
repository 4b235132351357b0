//! Games that are kept: after a reload, beside a broken file, without a network.

use anyhow::{Context, Result, ensure};

use crate::play::{self, BOTS_DONE, LIT};
use crate::positions;
use crate::stage::Stage;

const SHELF: &str = ".resume__game";
const ROUND: &str = ".round b";

/// What was placed before the page was closed lies there afterwards.
pub async fn a_game_goes_on_after_a_reload(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    play::take_a_die_that_fits(page).await?;
    page.click(LIT).await?;
    play::answer_until_placing(page).await?;
    let (round, dice) = (page.words(ROUND).await?, page.count(".zone--pool .die").await?);
    page.reload().await?;
    page.click(&format!("{SHELF} .btn")).await?;
    page.see(".zone--pool .die").await?;
    ensure!(page.words(ROUND).await? == round, "another round");
    ensure!(page.count(".zone--pool .die").await? == dice, "another pool");
    page.see(".btn--undo:not([disabled])").await
}

/// What an ability has asked is asked again, with the same answers.
pub async fn a_reload_in_the_middle_of_an_ability_asks_again(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    let asked = positions::asked();
    play::go_on_with(stage, asked.get("pose").context("an ability that asks")?).await?;
    let before = page.words(".prompt").await?;
    page.reload().await?;
    page.click(&format!("{SHELF} .btn")).await?;
    ensure!(page.words(".prompt").await? == before, "something else is asked");
    page.click(".prompt button.po").await?;
    let changed =
        format!("return document.querySelector('.prompt')?.innerText.trim() !== {}", serde_json::json!(before));
    page.until("an answer to be taken", &changed).await.map(drop)
}

/// A file that is no game is told of, and the shelf is as it was.
pub async fn a_broken_file_gives_a_message_and_loses_nothing(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.click(".top__tools .ib:last-child").await?;
    page.see(SHELF).await?;
    let file = std::env::temp_dir().join(format!("intrepid-broken-{}.intrepid", std::process::id()));
    std::fs::write(&file, "{ \"this\": \"is no game\"\n").context("a broken file")?;
    let handed = page.hand_file(".import input", &file).await;
    let told = page.see(".toast[role=alert]").await;
    let _gone = std::fs::remove_file(&file);
    handed.and(told)?;
    ensure!(page.count(SHELF).await? == 1, "the shelf has changed");
    page.click(&format!("{SHELF} .btn")).await?;
    page.see(".zone--pool .die").await
}

/// Once it was there, the game needs no network.
pub async fn the_game_starts_without_a_network(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.ask_later("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))").await?;
    stage.server.stop();
    page.reload().await?;
    page.click(&format!("{SHELF} .btn")).await?;
    page.see(".zone--pool .die").await
}
