//! How quickly the game answers in a browser, on this machine and as on one four times slower behind fast 4G.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::page::Page;
use crate::play;
use crate::stage::Stage;

/// Fast 4G as Chromium's own tools have it: 9 Mbit/s and 165 ms there and back.
const FAST_4G: (u32, u32) = (9_000_000 / 8, 165);

/// How much slower a middling phone counts.
const SLOWER: u32 = 4;

/// So many clicks are timed.
const CLICKS: usize = 120;

/// Notes when something first stands on the page.
const WATCH: &str = "
    window.firstSeen = {};
    const look = () => {
        for (const [what, selector] of [['start', '.first .btn'], ['table', '.zone--pool .die']])
            if (!window.firstSeen[what] && document.querySelector(selector)) window.firstSeen[what] = performance.now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });";

/// Takes dice up and puts them down; how long each took until the page was changed.
const TAKE: &str = "
    const [count, done] = arguments;
    const times = [];
    const once = () => {
        if (times.length >= count) return done(times);
        const dice = document.querySelectorAll('.zone--pool .die');
        const began = performance.now();
        const seen = new MutationObserver(() => { times.push(performance.now() - began); seen.disconnect(); setTimeout(once, 0); });
        seen.observe(document.body, { childList: true, subtree: true, attributes: true });
        dice[times.length % dice.length].click();
    };
    once();";

/// Clicks, and how long it takes until such a thing is there.
const CLICK: &str = "
    const [click, wanted, done] = arguments;
    const began = performance.now();
    const look = () => document.querySelector(wanted) && (seen.disconnect(), done(performance.now() - began));
    const seen = new MutationObserver(look);
    seen.observe(document.body, { childList: true, subtree: true, attributes: true });
    document.querySelector(click).click();
    look();";

/// Asks for the reach of the die in the hand, and how long it takes until it is there.
const REACH: &str = "
    const done = arguments[0];
    const began = performance.now();
    const look = () => document.querySelector('.reachlist') && (seen.disconnect(), done(performance.now() - began));
    const seen = new MutationObserver(look);
    seen.observe(document.body, { childList: true, subtree: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    look();";

const ESCAPE: char = '\u{E00C}';

/// Times everything and prints a table.
pub async fn run(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.before_each_page(WATCH).await?;
    first_picture(stage).await?;
    page.network(None).await?;
    page.slower(1).await?;
    offline_reload(stage).await?;
    for slower in [1, SLOWER] {
        page.slower(slower).await?;
        answers(page, slower).await?;
    }
    Ok(())
}

/// The first picture over fast 4G, and what was sent for it.
async fn first_picture(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.network(Some(FAST_4G)).await?;
    page.slower(SLOWER).await?;
    page.visit(stage.server.address()).await?;
    page.see(".first .btn").await?;
    println!("first page, fast 4G, {SLOWER} times slower: {:.0} ms", seen(page, "start").await?);
    play::start(stage).await?;
    println!("first die to take, counted from the address: {:.0} ms", seen(page, "table").await?);
    let sent =
        page.ask("return performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize || 0), 0)").await?;
    // What the worker needs travels with the table, so that the page has heard of all of it.
    println!("sent until then: {:.1} KB", sent.as_f64().context("a size")? / 1000.0);
    Ok(())
}

/// How soon the page is back when it comes from the device.
async fn offline_reload(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    let kept = "return navigator.serviceWorker.controller && true";
    page.until("the page to be kept", kept).await?;
    page.reload().await?;
    page.see(".first .btn").await?;
    println!("first page from the device: {:.0} ms", seen(page, "start").await?);
    play::start(stage).await
}

/// How soon a click is answered.
async fn answers(page: &Page, slower: u32) -> Result<()> {
    let name = if slower == 1 { String::new() } else { format!(", {slower} times slower") };
    let times = page.ask_with(TAKE, vec![json!(CLICKS)]).await?;
    tell(&format!("a die is taken{name}"), &times);
    let mut coached = Vec::new();
    for _ in 0..20 {
        coached.push(click(page, ".acts__row .btn--coach", ".coach .coach__in").await?);
        page.click(".coach h2 .ib").await?;
        page.miss(".coach").await?;
    }
    tell(&format!("the coach answers{name}"), &json!(coached));
    let mut reached = Vec::new();
    for turn in 0..20 {
        page.press(ESCAPE).await?;
        page.press(char::from(b'1' + turn % 4)).await?;
        page.see(".die.is-selected").await?;
        reached.push(page.ask_with(REACH, Vec::new()).await?.as_f64().context("a time")?);
        page.press(ESCAPE).await?;
        page.press(ESCAPE).await?;
        page.miss(".reachlist").await?;
    }
    tell(&format!("the reach of a die{name}"), &json!(reached));
    Ok(())
}

async fn click(page: &Page, what: &str, wanted: &str) -> Result<f64> {
    page.ask_with(CLICK, vec![json!(what), json!(wanted)]).await?.as_f64().context("a time")
}

async fn seen(page: &Page, what: &str) -> Result<f64> {
    page.until(what, &format!("return window.firstSeen.{what}")).await?.as_f64().context("a time")
}

/// Half of them took at most so long, and nineteen in twenty.
fn tell(what: &str, times: &Value) {
    let mut times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or(f64::NAN);
    println!("{what}: p50 {:.1} ms, p95 {:.1} ms ({} times)", at(50), at(95), times.len());
}
