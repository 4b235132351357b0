//! A phone.

use anyhow::{Result, ensure};

use crate::play;
use crate::stage::Stage;

/// A page that is wider than the phone has to be pushed about.
pub async fn nothing_hangs_over_the_edge_of_a_phone(stage: &Stage) -> Result<()> {
    stage.page.resize(390, 844).await?;
    stage.page.visit(stage.server.address()).await?;
    stage.page.see(".first .btn").await?;
    stage.picture("first-page").await?;
    let first = fits(stage, "the first page").await;
    play::begin(stage).await?;
    stage.picture("table").await?;
    first.and(fits(stage, "the table").await)
}

/// Things may lie beyond the edge only where they can be scrolled to.
const BEYOND: &str = "
    const scrolls = (one) => one && one !== document.body && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const beyond = (one) => one.getClientRects().length && one.getBoundingClientRect().right > 391 && !scrolls(one.parentElement);
    const seen = [...document.querySelectorAll('body *:not(svg):not(svg *)')].filter(beyond);
    return seen.slice(0, 5).map((one) => `${one.tagName}.${one.className} to ${Math.round(one.getBoundingClientRect().right)}`).join(', ')";

async fn fits(stage: &Stage, what: &str) -> Result<()> {
    let beyond = stage.page.ask(BEYOND).await?;
    ensure!(beyond == "", "{what} is wider than 390: {beyond}");
    Ok(())
}
