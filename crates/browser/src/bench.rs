//! How quickly the game answers in a browser, on this machine and as on one four times slower behind fast 4G.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::hand::Hand;
use crate::page::Page;
use crate::play::{self, Plan};
use crate::stage::{Stage, copy};

/// Fast 4G as Chromium's own tools have it: 9 Mbit/s and 165 ms there and back.
const FAST_4G: (u32, u32) = (9_000_000 / 8, 165);

/// How much slower a middling phone counts.
const SLOWER: u32 = 4;

/// So many clicks are timed.
const CLICKS: usize = 120;

/// So many turns of a bot are timed.
const TURNS: usize = 40;

/// Notes when something first stands on the page, and what is overheard.
const WATCH: &str = "
    window.firstSeen = {};
    const look = () => {
        for (const [what, selector] of [['start', '.first .btn'], ['table', '.zone--pool .die']])
            if (!window.firstSeen[what] && document.querySelector(selector)) window.firstSeen[what] = performance.now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    window.worked = {};
    new BroadcastChannel('told').onmessage = ({ data }) => { window.worked[data.what] = data.at; };";

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

/// Both kinds of windows.
const WIDE: (u32, u32) = (1440, 900);
const PHONE: (u32, u32) = (390, 844);

/// Ways to begin from the first page: what is begun, the button, and what then lies on the table besides dice.
const GAMES: [(&str, &str, &str); 2] =
    [("a game", ".first .btn--ghost", ".acts, .pacts"), ("the guided game", ".first .btn:not(.btn--ghost)", ".teach")];

const ESCAPE: char = '\u{E00C}';

/// How large the files are that the page has asked for, each counted once. A script that comes a second time, out of the
/// browser's memory, is said to be as large as it is unpressed.
const SENT: &str = "
    const sizes = new Map();
    for (const { name, encodedBodySize: size } of performance.getEntries())
        if (size) sizes.set(name, Math.min(size, sizes.get(name) ?? size));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)";

/// Goes before the script of the worker: says when the worker hears and says something, and how long it has kept games
/// on the device until then.
const OVERHEAR: &str = "
    const told = new BroadcastChannel('told');
    let kept = 0, opened = 0;
    const tell = (what) => told.postMessage({ what, at: performance.now() - kept });
    const { open } = IDBFactory.prototype, { close } = IDBDatabase.prototype, post = self.postMessage;
    IDBFactory.prototype.open = function (...about) { opened = performance.now(); return open.apply(this, about); };
    IDBDatabase.prototype.close = function () { kept += performance.now() - opened; close.apply(this); };
    self.postMessage = (...about) => { tell('said'); post(...about); };
    addEventListener('message', () => tell('heard'));\n";

/// Ends Phase 5; how long the worker took until the bot had placed all its dice in the next round. Nothing where something
/// else is asked first.
const NEXT_ROUND: &str = "
    const done = arguments[0];
    window.worked = {};
    const look = () => {
        const other = document.querySelector('.prompt .po, .end');
        const phase1 = !document.querySelector('.shop') && window.worked.heard;
        const placed = phase1 && document.querySelector('.ready li:nth-child(2).is-done');
        if (!other && !placed) return;
        clearInterval(beat);
        // What was said last may still be on its way here.
        setTimeout(() => done(other ? null : window.worked.said - window.worked.heard), 20);
    };
    const beat = setInterval(look, 5);
    document.querySelector('.shop .btn--done').click();";

/// Times everything and prints a table.
pub async fn run(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.before_each_page(WATCH).await?;
    first_picture(stage).await?;
    sizes(stage).await?;
    page.network(None).await?;
    page.slower(1).await?;
    offline_reload(stage).await?;
    for slower in [1, SLOWER] {
        page.slower(slower).await?;
        answers(page, slower).await?;
    }
    page.slower(1).await?;
    bots(stage).await
}

/// The first picture over fast 4G.
async fn first_picture(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    page.network(Some(FAST_4G)).await?;
    page.slower(SLOWER).await?;
    page.visit(stage.server.address()).await?;
    page.see(".first .btn").await?;
    println!("first page, fast 4G, {SLOWER} times slower: {:.0} ms", seen(page, "start").await?);
    let content = "return performance.getEntriesByName('content')[0].duration";
    println!("content ready, {SLOWER} times slower: {:.1} ms", page.ask(content).await?.as_f64().context("a time")?);
    play::start(stage).await?;
    println!("first die to take, counted from the address: {:.0} ms", seen(page, "table").await?);
    Ok(())
}

/// What is sent before a first die can be taken, on both kinds of tables, with and without guidance.
async fn sizes(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    // What it has kept by then it hands out as it was before it was pressed.
    page.past_service_worker(true).await?;
    for (window, size) in [("wide window", WIDE), ("phone", PHONE)] {
        page.resize(size.0, size.1).await?;
        for (game, button, there) in GAMES {
            page.forget(stage.server.address()).await?;
            page.visit(stage.server.address()).await?;
            page.see(".first .btn").await?;
            page.click(button).await?;
            page.see(there).await?;
            page.see(play::POOL).await?;
            let sent = page.ask(SENT).await?.as_f64().context("a size")?;
            println!("sent before the first die of {game}, {window}: {:.1} KB", sent / 1000.0);
        }
    }
    page.resize(WIDE.0, WIDE.1).await?;
    page.past_service_worker(false).await?;
    // Nobody waits for it: people can take dice meanwhile.
    println!("what bots think with comes then: {:.1} KB", bots_size(&stage.site)? as f64 / 1000.0);
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

/// How long a bot takes for all its dice of a round, with all that the worker does meanwhile besides keeping the game.
async fn bots(stage: &Stage) -> Result<()> {
    let server = stage.serve(&overheard(stage)?)?;
    let (page, mut times) = (&stage.page, Vec::new());
    for seed in 1.. {
        let plan = Plan { seed, players: 2, disaster: 2, countries: &[], hand: Hand::Mouse };
        play::quick(stage, server.address(), &plan).await?;
        let mut heard = Value::Null;
        loop {
            let next = play::wait_to_be_asked(page).await?;
            if next[0] == "over" || times.len() >= TURNS {
                break;
            }
            if page.count(".shop .btn--done:not([disabled])").await? > 0 {
                times.extend(page.ask_later(NEXT_ROUND).await?.as_f64());
            } else {
                play::go_on(page, plan.hand, &next, &mut heard).await?;
            }
        }
        if times.len() >= TURNS {
            break;
        }
    }
    tell("a bot places all its dice", &json!(times));
    Ok(())
}

/// The same site, with a worker that is overheard.
fn overheard(stage: &Stage) -> Result<PathBuf> {
    let folder = stage.folder("overheard")?;
    // What is pressed cannot be added to.
    copy(&stage.site, &folder, |name| {
        (!(name.starts_with("worker-") && name.ends_with(".br"))).then(|| name.to_owned())
    })?;
    for file in std::fs::read_dir(&folder)?.filter_map(Result::ok) {
        if file.file_name().to_string_lossy().starts_with("worker-") {
            std::fs::write(file.path(), OVERHEAR.to_owned() + &std::fs::read_to_string(file.path())?)?;
        }
    }
    Ok(folder)
}

/// How large the bots' part of the program is, compressed.
fn bots_size(site: &Path) -> Result<u64> {
    let is_bots = |name: &str| name.starts_with("bots-") && name.ends_with(".br");
    let files = std::fs::read_dir(site)?.filter_map(Result::ok);
    let bots = files.filter(|file| is_bots(&file.file_name().to_string_lossy()));
    Ok(bots.filter_map(|file| file.metadata().ok()).map(|about| about.len()).sum())
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
