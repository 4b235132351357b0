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
    fits(stage, "the first page").await?;
    play::begin(stage).await?;
    stage.picture("table").await?;
    fits(stage, "the table").await
}

async fn fits(stage: &Stage, what: &str) -> Result<()> {
    let wide = "const root = document.documentElement;
        const over = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
        return root.scrollWidth > innerWidth ? `${root.scrollWidth} instead of ${innerWidth}, first ${over[0]?.className}` : ''";
    let wide = stage.page.ask(wide).await?;
    ensure!(wide == "", "{what} is too wide: {wide}");
    Ok(())
}
