//! A few moves by mouse.

use anyhow::{Result, ensure};

use crate::play::{self, BOTS_DONE, LIT, LOG};
use crate::stage::Stage;

/// Nobody has to choose anything before the first game.
pub async fn the_first_game_starts_with_one_click_and_asks_for_a_die(stage: &Stage) -> Result<()> {
    play::begin(stage).await?;
    ensure!(!stage.page.words(".hint").await?.is_empty(), "nothing is asked");
    ensure!(stage.page.count(".zone--pool .die:not(.die--idle)").await? > 0, "no die can be taken");
    Ok(())
}

/// The die goes where it is put, the log tells it, and undo takes both back.
pub async fn a_die_is_placed_by_mouse_and_taken_back(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    let dice = page.count(".zone--pool .die").await?;
    play::take_a_die_that_fits(page).await?;
    page.see(".die.is-selected[aria-pressed=true]").await?;
    stage.picture("taken").await?;
    page.click(LIT).await?;
    play::answer_until_placing(page).await?;
    page.see(".log li:first-child .mark.crew-1").await?;
    page.see(".tile--mine .slot .die, .tile--mine.tile--on, .tile--mine .die").await?;
    stage.picture("placed").await?;
    page.click(".btn--undo:not([disabled])").await?;
    let script = format!("return document.querySelectorAll('.zone--pool .die').length === {dice}");
    page.until("the die back in the pool", &script).await?;
    page.miss(LOG).await
}

/// Whoever puts a die where it does not fit reads the reason beside the tile.
pub async fn a_refusal_says_why(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    for die in 1..=page.count(".zone--pool .die").await? {
        page.press('\u{E00C}').await?;
        page.click(&format!(".zone--pool .die:nth-child({die})")).await?;
        page.see(".die.is-selected").await?;
        let wrong = ".tile--mine:not(.is-lit):not(.tile--empty)";
        if page.count(wrong).await? > 0 {
            page.click(wrong).await?;
            page.see(".tile.is-refused").await?;
            ensure!(page.words(".is-refused .refusal").await?.len() > 10, "the reason is missing");
            ensure!(page.words(".hint__refused").await?.len() > 10, "the reason is missing in the console");
            return Ok(());
        }
    }
    anyhow::bail!("every die fits everywhere")
}
