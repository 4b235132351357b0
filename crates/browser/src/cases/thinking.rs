//! What helps somebody who thinks: plan, reach, coach, drag, playback, prompts.

use anyhow::{Context, Result, bail, ensure};

use crate::page::Page;
use crate::play::{self, BOTS_DONE, LIT};
use crate::stage::Stage;

const ESCAPE: char = '\u{E00C}';
const RIGHT: char = '\u{E014}';

/// Dice of the own pool.
const DICE: &str = ".zone--pool .die";

async fn begin(stage: &Stage) -> Result<u64> {
    play::begin(stage).await?;
    stage.page.see(BOTS_DONE).await?;
    stage.page.count(DICE).await
}

/// So many dice lie in the pool.
async fn dice_are(page: &Page, count: u64) -> Result<()> {
    let script = format!("return document.querySelectorAll('{DICE}').length === {count}");
    page.until(&format!("{count} dice in the pool"), &script).await.map(drop)
}

/// Puts a ghost on the first place that is lit for a die.
async fn add_a_ghost(page: &Page) -> Result<()> {
    play::take_a_die_that_fits(page).await?;
    page.click(LIT).await?;
    page.see(".tile--plan .step").await?;
    // What the ability asks belongs to the ghost; a plan waits for nobody.
    for _ in 0..20 {
        if page.count(".prompt button.po").await? == 0 {
            return Ok(());
        }
        page.click(".prompt button.po").await?;
    }
    bail!("an ability asks without end")
}

/// Ghosts are numbered, the wheels tell what they come to, and one click makes them real.
pub async fn a_plan_is_made_of_ghosts_and_adopted_with_a_click(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    begin(stage).await?;
    page.press('p').await?;
    page.see(".planbar").await?;
    add_a_ghost(page).await?;
    ensure!(page.count(".tile .die--ghost").await? > 0, "no ghost lies on a tile");
    ensure!(page.count(".planlist li").await? == 1, "the list of the plan does not name it");
    ensure!(page.count(".wheel__num i").await? > 0, "no wheel tells what it would become");
    stage.picture("ghosts").await?;
    page.click(".planbar .btn--primary").await?;
    page.miss(".planbar").await?;
    page.see(".tile--mine .slot--full .die:not(.die--ghost)").await?;
    page.see(".log li:first-child .mark.crew-1").await
}

/// U takes a ghost away; Escape leaves everything as it was.
pub async fn a_ghost_goes_and_a_plan_is_left_without_a_trace(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    let dice = begin(stage).await?;
    page.press('p').await?;
    page.see(".planbar").await?;
    add_a_ghost(page).await?;
    page.press('u').await?;
    page.miss(".tile--plan").await?;
    dice_are(page, dice).await?;
    add_a_ghost(page).await?;
    page.press('p').await?;
    page.miss(".planbar").await?;
    page.miss(".tile--plan").await?;
    dice_are(page, dice).await?;
    page.see(".btn--undo[disabled]").await
}

/// A row says as what, after what and where; its way is shown on the station and can be planned.
pub async fn the_reach_of_a_die_is_laid_out_on_the_station(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    begin(stage).await?;
    page.press(RIGHT).await?;
    page.see(".die.is-selected").await?;
    page.press('r').await?;
    page.see(".reachlist tbody tr .reach__p").await?;
    page.click(".reach__p").await?;
    page.see(".is-route .step").await?;
    stage.picture("way").await?;
    page.click(".reachlist > .btn:not([disabled])").await?;
    page.see(".planbar").await?;
    page.see(".tile--plan .step").await
}

/// The first level names dangers, the second adds numbers, the third shows the line as ghosts.
pub async fn the_coach_never_says_more_than_its_level(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    begin(stage).await?;
    page.press('c').await?;
    page.see(".coach__u").await?;
    ensure!(page.count(".coach table, .coach__line, .tile--plan").await? == 0, "the first level says too much");
    stage.picture("urgent").await?;
    page.click(".coach .seg button:nth-child(2)").await?;
    page.see(".coach table").await?;
    ensure!(page.count(".coach__line, .tile--plan").await? == 0, "the second level says too much");
    stage.picture("better").await?;
    page.click(".coach .seg button:nth-child(3)").await?;
    page.see(".coach__line li").await?;
    page.see(".tile--plan .die--ghost").await?;
    stage.picture("shown").await?;
    page.press(ESCAPE).await?;
    page.miss(".coach").await?;
    page.press('c').await?;
    // The level is kept.
    page.see(".coach__line").await
}

/// A die follows the mouse and lies where it is let go.
pub async fn a_die_is_dragged_to_its_place(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    let dice = begin(stage).await?;
    for die in 1..=dice {
        let one = format!("{DICE}:nth-child({die})");
        page.click(&one).await?;
        if page.count(LIT).await? == 0 {
            continue;
        }
        let space = page.ask(&format!("return document.querySelector('{LIT}').dataset.space")).await?;
        let tile = format!("[data-space='{}']", space.as_str().context("a tile has a space")?);
        page.press(ESCAPE).await?;
        page.miss(LIT).await?;
        page.drag(&one, &tile).await?;
        play::answer_until_placing(page).await?;
        page.see(&format!("{tile} .slot--full, {tile}.is-focus")).await?;
        return page.miss(".die--dragged").await;
    }
    bail!("no die of the first hand fits")
}

/// The round is told a sentence at a time, until somebody presses a key.
pub async fn the_playback_of_a_round_is_skipped_by_any_key(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.ask("localStorage.setItem('playback', 'read')").await?;
    begin(stage).await?;
    page.press('d').await?;
    page.see(".pbbar").await?;
    ensure!(page.words(".pbbar > span").await?.len() > 5, "nothing is told");
    stage.picture("told").await?;
    page.press('x').await?;
    page.miss(".pbbar").await
}

/// Which resource, and what it becomes.
pub async fn a_prompt_tells_what_each_answer_comes_to(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    let dice = begin(stage).await?;
    page.press('1').await?;
    page.click(".hab.is-lit").await?;
    dice_are(page, dice - 1).await?;
    page.press('d').await?;
    page.see(".prompt button.po").await?;
    let told = page.count(".prompt .po .oc").await?;
    ensure!(told >= 4, "{told} outcomes for four resources");
    stage.picture("outcomes").await
}
