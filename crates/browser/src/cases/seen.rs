//! What everybody must be able to perceive and reach, looked at by axe-core on every page and in every phase.

use anyhow::Result;

use crate::axe;
use crate::play;
use crate::stage::Stage;

/// The first page and the table, in both themes.
pub async fn everybody_can_use_the_first_page_and_the_table(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.see(".first .btn").await?;
    let mut outcome = both_themes(stage, "the first page").await;
    play::begin(stage).await?;
    outcome = outcome.and(both_themes(stage, "the table").await);
    play::take_a_die_that_fits(page).await?;
    outcome.and(both_themes(stage, "the table with a die in the hand").await)
}

/// Looks in both themes.
async fn both_themes(stage: &Stage, what: &str) -> Result<()> {
    let mut outcome = Ok(());
    for theme in ["light", "dark"] {
        stage.page.ask(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
        let seen = axe::look(&stage.page, &format!("{what}, {theme}")).await;
        if let Err(error) = &seen {
            println!("{error:#}");
        }
        outcome = outcome.and(seen);
    }
    outcome
}
