//! What lies beside the table: settings, rules, glossary, almanac, and what is chosen before a game.

use anyhow::{Result, ensure};

use crate::page::Page;
use crate::stage::Stage;

/// The key that closes what is open.
const ESCAPE: char = '\u{E00C}';

/// Whatever is settled is found again after a reload, and Escape gives the focus back.
pub async fn settings_stay_after_a_reload(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click("[data-opens=settings]").await?;
    page.see("dialog[open] .sets").await?;
    for choice in ["theme-light", "size-l", "motion-none", "coach-urgent", "side-fixed", "language-de"] {
        page.click(&format!("[data-choice={choice}]")).await?;
    }
    page.see("html[lang=de]").await?;
    for switch in ["sound", "patterns"] {
        page.click(&format!("[data-choice={switch}]")).await?;
    }
    stage.picture("settings").await?;
    page.press(ESCAPE).await?;
    page.miss("dialog[open]").await?;
    page.until("the focus back on the button", "return document.activeElement.matches('.start__foot .ib')").await?;
    page.reload().await?;
    page.see("html[lang=de][data-theme=light][data-size=l][data-motion=none][data-patterns=on] .start").await?;
    page.click("[data-opens=settings]").await?;
    for pressed in ["coach-urgent", "side-fixed"] {
        page.see(&format!("[data-choice={pressed}][aria-pressed=true]")).await?;
    }
    page.see("[data-choice=sound][aria-checked=true]").await
}

/// What is searched for is found, and a place that was found opens.
pub async fn the_rules_are_searched_and_opened_where_a_word_stands(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click("[data-opens=rules]").await?;
    page.see(".rulespage article h3").await?;
    write(page, ".rulespage input", "habitation").await?;
    page.see(".rulespage aside mark").await?;
    page.click(".rulespage aside li:first-child button").await?;
    page.until("the part", "return document.querySelector('.rulespage h3').innerText === 'Habitation Module'").await?;
    stage.picture("rules").await?;
    page.press(ESCAPE).await?;
    page.miss("dialog[open]").await
}

/// A question mark at the table opens the phase; a term there opens its card, and that leads on.
pub async fn a_term_opens_its_card_and_leads_to_its_rule(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click(".first .btn").await?;
    page.see(".table .tile").await?;
    page.press('?').await?;
    page.until("Phase 1", "return document.querySelector('.rulespage h3').innerText.startsWith('1 ')").await?;
    page.click(".rulespage article button.is-term").await?;
    page.see("dialog .gloss:popover-open h4").await?;
    stage.picture("glossary").await?;
    let before = page.words(".rulespage h3").await?;
    page.click(".gloss:popover-open footer .textlink").await?;
    page.miss(".gloss:popover-open").await?;
    let moved = format!("return document.querySelector('.rulespage h3').innerText !== {before:?}");
    page.until("another part of the rules", &moved).await.map(drop)
}

/// The almanac shows a country's tiles, and finds a tile by a word that stands on it.
pub async fn the_almanac_shows_every_kind_and_finds_a_tile(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click("[data-opens=almanac]").await?;
    page.see(".alm .otile").await?;
    ensure!(page.count(".alm .otile").await? == 38, "a country has 19 tiles with two sides");
    page.until("a line on each", "return document.querySelectorAll('.alm .otile .entry__aside').length === 38").await?;
    write(page, ".alm__bar input", "Zarya Solar Panel").await?;
    page.until("one tile", "return document.querySelectorAll('.alm .otile').length === 1").await?;
    write(page, ".alm__bar input", "").await?;
    for kind in ["cards", "missions", "badges", "irregularities", "terms"] {
        page.click(&format!("[data-kind={kind}]")).await?;
        page.see(".alm .entry").await?;
        stage.picture(&format!("almanac-{kind}")).await?;
    }
    Ok(())
}

/// Boards that do not fit are explained, and a game begins with the badge and the spaces that were chosen.
pub async fn boards_badges_and_first_tiles_are_as_chosen(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.click("[data-more]").await?;
    page.click("[data-board='0-2']").await?;
    let why = page.words(".setup__says.is-refused").await?;
    ensure!(why.contains("light"), "the refusal says {why}");
    page.click("[data-board='0-1']").await?;
    page.miss(".setup__says.is-refused").await?;
    let choose = "const s = document.querySelector('[data-badge=\"0\"]'); s.value = s.options.length - 1;
        s.dispatchEvent(new Event('change', { bubbles: true })); return s.options[s.value].text";
    let badge = page.ask(choose).await?.as_str().unwrap_or_default().to_owned();
    ensure!(page.words(".seat.crew-1 dl").await?.contains(&badge), "the seat does not have {badge}");
    page.click("[data-start='1a']").await?;
    page.click("[data-start='6c']").await?;
    stage.picture("setup").await?;
    page.click(".setup footer .btn--primary").await?;
    page.see(".tile--mine[data-space='6c']").await?;
    page.see(".tile--empty[data-space='1a']").await
}

/// Writes into a field, as somebody would who replaces what stands there.
async fn write(page: &Page, field: &str, words: &str) -> Result<()> {
    let script = format!(
        "const field = document.querySelector({field:?}); field.value = {words:?};
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    );
    page.ask(&script).await.map(drop)
}
