//! Every kind of question that the content can raise.

use anyhow::{Context, Result, ensure};

use crate::play;
use crate::positions;
use crate::stage::Stage;

/// The question stands there with its answers, and the first of them can be given.
pub async fn every_kind_of_question_is_shown_and_answered(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    for (&kind, game) in positions::asked() {
        play::go_on_with(stage, game).await.with_context(|| kind.to_owned())?;
        page.see(".prompt button.po").await.with_context(|| kind.to_owned())?;
        ensure!(page.words(".prompt h3").await?.len() > 5, "{kind}: nothing is asked");
        stage.picture(&kind.replace(' ', "-")).await?;
        let before = page.ask("return document.querySelector('.page').innerText").await?;
        page.click(".prompt button.po").await.with_context(|| kind.to_owned())?;
        let changed = format!("return document.querySelector('.page').innerText !== {before}");
        page.until("an answer to be taken", &changed).await.with_context(|| kind.to_owned())?;
    }
    Ok(())
}
