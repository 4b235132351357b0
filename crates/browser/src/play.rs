//! How a player goes about it: starts a game, takes a die, answers what is asked, plays to the end.

use anyhow::{Result, bail, ensure};
use serde_json::{Value, json};

use crate::hand::Hand;
use crate::page::Page;
use crate::stage::Stage;

/// Dice that can be taken, on a desk and on a phone.
pub const POOL: &str = ".zone--pool .die, .tray__pool .die";
/// A place that can be touched.
pub const LIT: &str = ".tile.is-lit";
/// A line of the log that tells of the player's own deed.
pub const LOG: &str = ".log li:has(.mark.crew-1)";
/// The bots have nothing to do until somebody else has.
pub const BOTS_DONE: &str = ".ready li:nth-child(2).is-done";

/// A game that is to be played, counted from 1 as things stand on the page.
pub struct Plan {
    /// Chance is the same each time.
    pub seed: u32,
    /// Players, the first of them a person.
    pub players: usize,
    /// Which disaster.
    pub disaster: usize,
    /// Which country for each seat.
    pub countries: &'static [usize],
    /// What it is played with.
    pub hand: Hand,
}

/// More steps than any game takes.
const STEPS: usize = 3_000;

/// What there is to do, the most pressing first: what it is, and the thing to click on.
const NEXT: &str = r#"
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
    const first = (...selectors) => selectors.map((selector) => all(selector)[0]).find((one) => one);
    const choices = all('.prompt button.po');
    if (choices.length) return ['answer', choices[0]];
    const over = first('.end .end__home');
    if (over) return ['over', over];
    const advice = first('.coach .buy__row .btn');
    if (advice) return ['advice', advice];
    const offer = first('.otile.is-lit', '.shop__low .buy:first-child .btn');
    if (offer) return ['offer', offer];
    const done = first('.btn--done');
    if (!done) return null;
    const coach = first('.acts__row .btn--coach', '.ptop .btn--coach');
    return coach ? ['place', coach, done] : ['done', done];
"#;

/// What lies on the table: words and dice.
const TABLE: &str =
    "[...document.querySelectorAll('.table, .shop, .phone, .die')].map((one) => one.ariaLabel + one.innerText).join()";

/// Everything that can be read on the page.
const LOOKS: &str = "document.body.innerText + document.querySelectorAll('.die').length";

/// The coach shows its lines, and nothing is played back.
const FOLLOWS: &str = "localStorage.setItem('coach', 'show'); localStorage.setItem('playback', 'jump');";

/// Keeps the dice the same each time.
const SEED: &str = "let state = SEED;
    Math.random = () => { state = (state * 1664525 + 1013904223) >>> 0; return state / 4294967296; };";

/// Bots need not be followed here: kept games are told to hurry.
const HURRY: &str = "
    const done = arguments[0];
    const open = indexedDB.open('intrepid');
    open.onsuccess = () => {
        const base = open.result;
        const store = base.transaction('games', 'readwrite').objectStore('games');
        let slow = 0;
        store.openCursor().onsuccess = (event) => {
            const cursor = event.target.result;
            if (!cursor) return;
            const kept = JSON.parse(cursor.value);
            slow += kept.pace > 0;
            cursor.update(JSON.stringify({ ...kept, pace: 0 }));
            cursor.continue();
        };
        store.transaction.oncomplete = () => { base.close(); done(slow); };
    };";

/// Goes on with a game from a file, all seats in one hand.
pub async fn go_on_with(stage: &Stage, game: &str) -> Result<()> {
    let page = &stage.page;
    let file = stage.file("game.jsonl", game)?;
    page.visit(stage.server.address()).await?;
    page.see(".import input").await?;
    page.hand_file(".import input", &file).await?;
    page.see(".sheetbox").await?;
    if page.count(".sheetbox__quick").await? > 0 {
        page.click(".sheetbox__quick .btn").await?;
    }
    page.click(".sheetbox__acts .btn").await?;
    page.miss(".sheetbox").await
}

/// Starts the first game.
pub async fn begin(stage: &Stage) -> Result<()> {
    stage.page.visit(stage.server.address()).await?;
    start(stage).await
}

/// Starts the first game from the first page.
pub async fn start(stage: &Stage) -> Result<()> {
    stage.page.see(".first .btn").await?;
    seed(&stage.page, 7).await?;
    stage.page.click(".first .btn--ghost").await?;
    stage.page.see(POOL).await?;
    stage.page.see(".btn--done:not([disabled])").await
}

/// Takes the first die that has a place.
pub async fn take_a_die_that_fits(page: &Page) -> Result<()> {
    for die in 1..=page.count(".zone--pool .die").await? {
        page.click(&format!(".zone--pool .die:nth-child({die})")).await?;
        page.see(".die.is-selected").await?;
        if page.count(LIT).await? > 0 {
            return Ok(());
        }
    }
    bail!("no die of the first hand fits")
}

/// Waits until something is asked, or all is over.
pub async fn wait_to_be_asked(page: &Page) -> Result<Value> {
    page.until("a question", NEXT).await
}

/// Answers what an ability asks, until dice are placed again.
pub async fn answer_until_placing(page: &Page) -> Result<()> {
    for _ in 0..20 {
        let next = wait_to_be_asked(page).await?;
        if next[0] != "answer" {
            return Ok(());
        }
        use_and_see(page, Hand::Mouse, &next[1]).await?;
    }
    bail!("an ability asks without end")
}

/// Plays a whole game, with the coach in Phase 1.
pub async fn whole(stage: &Stage, plan: &Plan) -> Result<()> {
    let (page, hand) = (&stage.page, plan.hand);
    quick(stage, stage.server.address(), plan).await?;
    let mut heard = Value::Null;
    for step in 0..STEPS {
        let next = wait_to_be_asked(page).await?;
        if next[0] == "over" {
            return the_end(stage, hand, step).await;
        }
        go_on(page, hand, &next, &mut heard).await?;
    }
    bail!("no end after {STEPS} steps")
}

/// Starts a game in which bots answer at once, at this address.
pub async fn quick(stage: &Stage, address: &str, plan: &Plan) -> Result<()> {
    set_up(stage, address, plan).await?;
    hurry(stage, plan.hand).await
}

/// Does what there is to do next.
pub async fn go_on(page: &Page, hand: Hand, next: &Value, heard: &mut Value) -> Result<()> {
    match (next[0].as_str().unwrap_or_default(), hand) {
        ("place", _) => place(page, hand, next, heard).await,
        ("advice", _) => adopt(page, hand, &next[1]).await,
        ("answer", Hand::Keys) => press_and_see(page, '1').await,
        ("done", Hand::Keys) => press_and_see(page, 'd').await,
        _ => use_and_see(page, hand, &next[1]).await,
    }
}

/// Asks the coach once in each position, and is done where that led nowhere.
async fn place(page: &Page, hand: Hand, next: &Value, heard: &mut Value) -> Result<()> {
    let position = page.ask(&format!("return {TABLE}")).await?;
    if position == *heard {
        return use_and_see(page, hand, &next[2]).await;
    }
    *heard = position;
    if hand == Hand::Keys {
        page.press('c').await?;
    } else if !hand.use_thing(page, &next[1]).await? {
        return Ok(());
    }
    page.see(".coach .buy__row").await?;
    if page.count(".coach .buy__row .btn:first-child:disabled").await? > 0 {
        hand.use_first(page, ".coach h2 .ib").await?;
    }
    Ok(())
}

/// Follows the coach: something is placed, or the seat is done.
async fn adopt(page: &Page, hand: Hand, button: &Value) -> Result<()> {
    let before = page.ask(&format!("return {TABLE}")).await?;
    if hand.use_thing(page, button).await? {
        let changed = format!("return {TABLE} !== {before}");
        page.until("the coach's line on the table", &changed).await?;
    }
    Ok(())
}

/// Uses a thing, and waits until the page looks different. A bot may have been quicker, so that it came too late.
async fn use_and_see(page: &Page, hand: Hand, thing: &Value) -> Result<()> {
    let before = page.ask(&format!("return {LOOKS}")).await?;
    if hand.use_thing(page, thing).await? && !page.soon(&format!("return {LOOKS} !== {before}")).await? {
        println!("          a click changed nothing");
    }
    Ok(())
}

/// The same with a key.
async fn press_and_see(page: &Page, key: char) -> Result<()> {
    let before = page.ask(&format!("return {LOOKS}")).await?;
    page.press(key).await?;
    if !page.soon(&format!("return {LOOKS} !== {before}")).await? {
        println!("          {key} changed nothing");
    }
    Ok(())
}

async fn the_end(stage: &Stage, hand: Hand, steps: usize) -> Result<()> {
    ensure!(steps > 5, "over after {steps} steps");
    println!("          {} {steps} steps", stage.page.words(".end h1").await?);
    stage.picture("end").await?;
    hand.use_first(&stage.page, ".end__home").await?;
    stage.page.see(".resume__game").await
}

async fn set_up(stage: &Stage, address: &str, plan: &Plan) -> Result<()> {
    let (page, hand) = (&stage.page, plan.hand);
    page.visit(address).await?;
    page.see(".first .btn").await?;
    seed(page, plan.seed).await?;
    page.ask(FOLLOWS).await?;
    hand.use_first(page, &format!(".setup .seg button:nth-of-type({})", plan.players)).await?;
    for country in plan.countries {
        hand.use_first(page, &format!(".setup .shelf .pick:nth-child({country})")).await?;
    }
    hand.use_first(page, &format!(".setup .dcard:nth-child({})", plan.disaster)).await?;
    stage.picture("setup").await?;
    hand.use_first(page, ".setup footer .btn--primary").await?;
    page.see(".btn--done, .prompt .po").await
}

/// Makes the bots answer at once, through what is kept of the game.
async fn hurry(stage: &Stage, hand: Hand) -> Result<()> {
    for _ in 0..10 {
        let slow = stage.page.ask_later(HURRY).await?;
        stage.page.reload().await?;
        stage.page.see(".resume__game .btn").await?;
        if slow == json!(0) {
            hand.use_first(&stage.page, ".resume__game .btn").await?;
            return stage.page.see(".table, .shop, .phone").await;
        }
    }
    bail!("the bots cannot be hurried")
}

/// Chance is the same each time from now on.
pub async fn seed(page: &Page, seed: u32) -> Result<()> {
    page.ask(&SEED.replace("SEED", &seed.to_string())).await.map(drop)
}
