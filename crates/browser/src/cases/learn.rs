//! Lessons: whoever does what is lit gets through, and whoever does something else is told so kindly.

use anyhow::{Result, bail, ensure};
use serde_json::json;

use crate::page::Page;
use crate::stage::Stage;

const CARD: &str = ".teach";
const HOLE: &str = ".teach__hole";
const LESSONS: &str = ".lessons .lesson";
/// Has the card lain where it lies for longer than the page takes to measure where it should?
const AT_REST: &str = "
    const { x, y } = document.querySelector('.teach').getBoundingClientRect(), now = performance.now();
    if (window.lay?.x !== x || window.lay?.y !== y) window.lay = { x, y, since: now };
    return now - window.lay.since > 250;";
/// More than any lesson has.
const STEPS: usize = 80;

/// What the card says and wants; nothing while a crew mate is at it.
const NEXT: &str = "
    const card = document.querySelector('.teach');
    if (!card) return null;
    const { standing, touch } = card.dataset;
    const look = document.querySelectorAll('.teach__hole').length;
    if (standing === 'at' && !look && !touch) return null;
    const asked = document.querySelector('.prompt h3');
    return [standing, look ? '' : touch, card.querySelector('header').innerText, asked ? asked.innerText : ''];";

/// All fifteen steps, then a game of one's own that is kept.
pub async fn the_first_game_teaches_a_whole_round_by_what_is_lit(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click(".first .btn--primary").await?;
    page.see(CARD).await?;
    stage.picture("wheels").await?;
    follow(page).await?;
    ensure!(page.words(".round b").await? == "2", "a whole round was not played");
    stage.picture("over").await?;
    page.click(".teach footer .btn--primary").await?;
    page.miss(CARD).await?;
    page.see(".zone--pool .die").await?;
    page.reload().await?;
    page.see(".resume__game .btn").await
}

/// Fourteen lessons; each is marked as done.
pub async fn every_lesson_is_solved_by_what_it_expects(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    open(stage).await?;
    stage.picture("lessons").await?;
    let all = page.count(LESSONS).await?;
    ensure!(all == 14, "{all} lessons");
    for lesson in 1..=all {
        page.see(LESSONS).await?;
        let key =
            page.ask(&format!("return document.querySelectorAll('{LESSONS}')[{}].dataset.lesson", lesson - 1)).await?;
        let key = key.as_str().unwrap_or_default().to_owned();
        page.click(&format!("[data-lesson={key}] .btn")).await?;
        page.see(CARD).await?;
        follow(page).await.map_err(|error| error.context(key))?;
        leave_over(page).await?;
    }
    page.see(LESSONS).await?;
    ensure!(page.count(".lesson.is-done").await? == all, "not every lesson is marked as done");
    page.reload().await?;
    page.click("[data-opens=lessons]").await?;
    page.see(LESSONS).await?;
    ensure!(page.count(".lesson.is-done").await? == all, "what is done is forgotten");
    stage.picture("done").await
}

/// A legal deed that the step is not about.
pub async fn something_else_gets_a_kind_word_and_is_taken_back(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    open(stage).await?;
    page.click("[data-lesson=usa] .btn").await?;
    page.see(".teach[data-standing=at]").await?;
    page.click(".zone--pool .die[data-shows='6']").await?;
    page.click(".tile[data-space='1b']").await?;
    page.see(".teach[data-standing=astray] [role=alert]").await?;
    stage.picture("astray").await?;
    page.click(".teach .btn--primary").await?;
    page.see(".teach[data-standing=at]").await?;
    ensure!(page.count(".zone--pool .die").await? == 3, "the die has not come back");
    follow(page).await
}

/// Back, skip, and the step of the first game that is remembered.
pub async fn a_pupil_goes_back_skips_and_comes_again(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click(".first .btn--primary").await?;
    for step in ["2", "3", "4"] {
        page.click(".teach footer .btn:nth-child(2)").await?;
        at(page, step).await?;
    }
    page.click(".teach footer .btn:nth-child(1)").await?;
    at(page, "3").await?;
    ensure!(page.count(".zone--pool .die").await? == 4, "what was placed stays");
    page.reload().await?;
    page.click(".first .btn--primary").await?;
    at(page, "3").await?;
    page.click(".teach__leave").await?;
    page.miss(CARD).await?;
    page.see(".btn--done:not([disabled])").await
}

/// The smallest phone, by touch.
pub async fn a_lesson_and_the_first_game_fit_on_a_small_phone(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.resize(360, 740).await?;
    open(stage).await?;
    page.click("[data-lesson=canada] .btn").await?;
    page.see(CARD).await?;
    stage.picture("question").await?;
    follow(page).await?;
    page.click(".teach footer .btn--ghost").await?;
    page.click(".lessons .first .btn").await?;
    page.see(CARD).await?;
    follow(page).await?;
    let over = page.ask("return document.documentElement.scrollWidth > 360").await?;
    ensure!(over == false, "something hangs over the edge");
    stage.picture("over").await
}

async fn open(stage: &Stage) -> Result<()> {
    stage.page.visit(stage.server.address()).await?;
    stage.page.click("[data-opens=lessons]").await?;
    stage.page.see(LESSONS).await
}

/// From a lesson that is over back to all of them, once the card has come to its place: a click would miss it on its way.
async fn leave_over(page: &Page) -> Result<()> {
    page.until("the card at rest", AT_REST).await?;
    page.click(".teach footer .btn--ghost").await
}

/// Waits until the card stands at a step.
async fn at(page: &Page, step: &str) -> Result<()> {
    let script = format!("return document.querySelector('.teach header span').innerText.startsWith('{step} ')");
    page.until(&format!("step {step}"), &script).await.map(drop)
}

/// Touches the first of these that can be seen.
async fn touch(page: &Page, selector: &str) -> Result<()> {
    let seen = format!(
        "return [...document.querySelectorAll({})].find((one) => one.getBoundingClientRect().width > 0)",
        json!(selector)
    );
    let found = page.until(selector, &seen).await?;
    ensure!(page.click_on(&found).await?, "{selector} cannot be touched");
    Ok(())
}

/// Does what is lit until the lesson is over.
async fn follow(page: &Page) -> Result<()> {
    for _ in 0..STEPS {
        let next = page.until("what to do next", NEXT).await?;
        match next[0].as_str() {
            Some("over") => return Ok(()),
            Some("at") => {}
            other => bail!("{other:?} at {}", next[2]),
        }
        match next[1].as_str() {
            Some("") => page.click(HOLE).await?,
            Some(touches) => {
                for selector in touches.split('|') {
                    touch(page, selector).await?;
                }
            }
            None => bail!("nothing is lit at {}", next[2]),
        }
        let moved =
            format!("const next = (() => {{ {NEXT} }})(); return JSON.stringify(next) !== JSON.stringify({next})");
        page.until("the next step", &moved).await?;
    }
    bail!("no end after {STEPS} answers")
}
