//! The first page.

use anyhow::{Result, ensure};

use crate::stage::Stage;

/// Language and theme are turned round once each, and stay as they are after a reload.
pub async fn the_first_page_opens_in_both_languages_and_themes(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    let (language, theme) = ("return document.documentElement.lang", "return document.documentElement.dataset.theme");
    for expected in ["en", "de"] {
        page.see(&format!("html[lang={expected}] .first .btn")).await?;
        for _ in 0..2 {
            let now = page.ask(theme).await?.as_str().unwrap_or_default().to_owned();
            stage.picture(&format!("{expected}-{now}")).await?;
            page.click(".top__tools .ib:nth-child(2)").await?;
            page.miss(&format!("html[data-theme={now}]")).await?;
        }
        let before = page.words(".first .btn").await?;
        page.click(".ib--lang").await?;
        page.miss(&format!("html[lang={expected}]")).await?;
        ensure!(page.words(".first .btn").await? != before, "the button says {before} in both languages");
    }
    page.click(".ib--lang").await?;
    page.see("html[lang=de]").await?;
    page.reload().await?;
    page.see(".first .btn").await?;
    ensure!(page.ask(language).await? == "de", "the language is forgotten");
    Ok(())
}
