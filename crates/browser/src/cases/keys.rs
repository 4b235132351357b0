//! The same without a mouse.

use anyhow::{Result, bail};

use crate::page::Page;
use crate::play::{self, BOTS_DONE, LIT, LOG};
use crate::stage::Stage;

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';

/// Digits, Tab, Enter, Escape, U and D are enough.
pub async fn a_die_is_placed_and_taken_back_by_keyboard_alone(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.visit(stage.server.address()).await?;
    page.see(".first .btn").await?;
    // An ability that rolls could not be taken back.
    play::seed(page, 7).await?;
    tab_to(page, ".first .btn").await?;
    page.press(ENTER).await?;
    page.see(".zone--pool .die").await?;
    // A bot may hand over a die, which would change what is asked.
    page.see(BOTS_DONE).await?;
    let dice = page.count(".zone--pool .die").await?;
    take_one_that_fits(page, dice).await?;
    page.press(ESCAPE).await?;
    page.miss(LIT).await?;
    take_one_that_fits(page, dice).await?;
    tab_to(page, LIT).await?;
    stage.picture("focused").await?;
    page.press(ENTER).await?;
    answer_by_digits(page).await?;
    page.see(LOG).await?;
    page.press('u').await?;
    let script = format!("return document.querySelectorAll('.zone--pool .die').length === {dice}");
    page.until("the die back in the pool", &script).await?;
    take_is_shown(page).await?;
    page.press('d').await?;
    page.until("to be done", "return document.querySelector('.btn--done')?.disabled !== false").await.map(drop)
}

/// A die that is taken by its digit looks taken.
async fn take_is_shown(page: &Page) -> Result<()> {
    page.press(ESCAPE).await?;
    page.press('1').await?;
    page.see(".die.is-selected").await
}

/// Presses digits until places light up.
async fn take_one_that_fits(page: &Page, dice: u64) -> Result<()> {
    for digit in ('1'..='9').take(dice as usize) {
        page.press(digit).await?;
        if page.count(LIT).await? > 0 {
            return Ok(());
        }
        page.press(ESCAPE).await?;
    }
    bail!("no digit lights a place")
}

/// Answers what an ability asks with the first choice each time.
async fn answer_by_digits(page: &Page) -> Result<()> {
    for _ in 0..20 {
        play::wait_to_be_asked(page).await?;
        if page.count(".prompt .po").await? == 0 {
            return Ok(());
        }
        let before = page.words(".prompt").await?;
        page.press('1').await?;
        let script = format!(
            "return document.querySelector('.prompt')?.innerText.trim() !== {}",
            serde_json::Value::from(before)
        );
        page.until("the next question", &script).await?;
    }
    bail!("an ability asks without end")
}

/// Presses Tab until the focus is on such a thing.
async fn tab_to(page: &Page, selector: &str) -> Result<()> {
    for _ in 0..120 {
        page.press(TAB).await?;
        let script = format!("return document.activeElement.matches({})", serde_json::Value::from(selector));
        if page.ask(&script).await? == true {
            return Ok(());
        }
    }
    bail!("Tab never comes to {selector}")
}
