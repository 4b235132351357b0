//! Every page at every size: nothing hangs over the edge, axe finds no fault, and a picture is left to look at.

use anyhow::{Context, Result, ensure};

use crate::axe;
use crate::page::Page;
use crate::play;
use crate::positions;
use crate::stage::Stage;

const ESCAPE: char = '\u{E00C}';
const RIGHT: char = '\u{E014}';

/// Each language with a theme, so that both are seen at every size.
const GUISES: [(&str, &str); 2] = [("en", "dark"), ("de", "light")];

/// What axe looks at does not depend on the size, but a desk and a phone are drawn differently.
const CLOSELY: [u32; 2] = [1440, 390];

/// Things may lie beyond the edge only where they can be scrolled to.
const BEYOND: &str = "
    const scrolls = (one) => one && one !== document.body && (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const beyond = (one) => one.getClientRects().length && one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement);
    const seen = [...document.querySelectorAll('body *:not(svg):not(svg *)')].filter(beyond);
    return seen.slice(0, 5).map((one) => `${one.tagName}.${one.className} to ${Math.round(one.getBoundingClientRect().right)}`).join(', ')";

/// A device, and everything that was wrong on it.
struct Visit<'a> {
    stage: &'a Stage,
    guise: (&'static str, &'static str),
    /// By axe too.
    closely: bool,
    faults: Vec<String>,
}

/// A large desk.
pub async fn all_pages_at_1440_by_900(stage: &Stage) -> Result<()> {
    look_around(stage, 1440, 900).await
}

/// A small desk.
pub async fn all_pages_at_1280_by_720(stage: &Stage) -> Result<()> {
    look_around(stage, 1280, 720).await
}

/// A tablet, upright.
pub async fn all_pages_at_820_by_1180(stage: &Stage) -> Result<()> {
    look_around(stage, 820, 1180).await
}

/// A phone.
pub async fn all_pages_at_390_by_844(stage: &Stage) -> Result<()> {
    look_around(stage, 390, 844).await
}

/// A small phone.
pub async fn all_pages_at_360_by_740(stage: &Stage) -> Result<()> {
    look_around(stage, 360, 740).await
}

/// The large desk, everything twice as large.
pub async fn all_pages_at_twice_the_size(stage: &Stage) -> Result<()> {
    look_around(stage, 720, 450).await
}

async fn look_around(stage: &Stage, width: u32, height: u32) -> Result<()> {
    stage.page.resize(width, height).await?;
    let mut faults = Vec::new();
    for guise in GUISES {
        stage.page.visit(stage.server.address()).await?;
        stage.page.see(".first .btn").await?;
        let (language, theme) = guise;
        stage.page.ask(&format!("localStorage.setItem('language', '{language}'); localStorage.setItem('theme', '{theme}'); localStorage.setItem('playback', 'jump'); localStorage.setItem('coach', 'show');")).await?;
        let mut visit = Visit { stage, guise, closely: CLOSELY.contains(&width), faults: Vec::new() };
        visit.beside_the_table().await?;
        visit.at_the_table().await?;
        visit.afterwards().await?;
        faults.append(&mut visit.faults);
    }
    ensure!(faults.is_empty(), "{}", faults.join("\n    "));
    Ok(())
}

impl Visit<'_> {
    fn page(&self) -> &Page {
        &self.stage.page
    }

    /// Looks at what is shown now.
    async fn look(&mut self, what: &str) -> Result<()> {
        let name = format!("{what}-{}-{}", self.guise.0, self.guise.1);
        self.stage.picture(&name).await?;
        let beyond = self.page().ask(BEYOND).await?;
        if beyond != "" {
            self.faults.push(format!("{name}: hangs over the edge: {beyond}"));
        }
        if self.closely
            && let Err(fault) = axe::look(self.page(), &name).await
        {
            self.faults.push(format!("{fault:#}"));
        }
        Ok(())
    }

    async fn beside_the_table(&mut self) -> Result<()> {
        self.page().visit(self.stage.server.address()).await?;
        self.page().see(".first .btn").await?;
        self.look("first-page").await?;
        for (opens, shown) in [("settings", ".sets"), ("rules", ".rulespage article h3"), ("almanac", ".alm__bar")] {
            self.page().click(&format!("[data-opens={opens}]")).await?;
            self.page().see(&format!("dialog[open] {shown}")).await.context(opens)?;
            self.look(opens).await?;
            if opens == "almanac" {
                self.page().click("[data-kind=cards]").await?;
                self.page().see(".alm .entry").await?;
                self.look("almanac-cards").await?;
            }
            self.page().press(ESCAPE).await?;
            self.page().miss("dialog[open]").await?;
        }
        self.page().click("[data-opens=lessons]").await?;
        self.page().see(".lesson").await?;
        self.look("lessons").await?;
        self.page().click("[data-lesson=germany] .btn").await?;
        self.page().see(".teach[data-standing=at]").await?;
        self.look("lesson").await
    }

    async fn at_the_table(&mut self) -> Result<()> {
        let crowded = positions::crowded().context("a crowded pool")?;
        play::go_on_with(self.stage, &crowded).await?;
        self.page().see(".btn--done:not([disabled])").await?;
        self.look("placing").await?;
        self.page().press(RIGHT).await?;
        self.page().see(".die.is-selected").await?;
        self.look("die-in-hand").await?;
        self.page().press('r').await?;
        self.page().see(".reachlist").await?;
        self.look("reach").await?;
        self.page().press(ESCAPE).await?;
        self.page().press(ESCAPE).await?;
        self.page().press('c').await?;
        self.page().see(".coach .buy__row").await?;
        self.look("coach").await?;
        self.page().press(ESCAPE).await?;
        self.page().press('p').await?;
        self.page().see(".planbar").await?;
        self.look("plan").await?;
        let asked = positions::asked();
        for kind in ["bonus", "pose", "tile", "way"] {
            play::go_on_with(self.stage, asked.get(kind).context(kind)?).await?;
            self.page().see(".prompt button.po").await?;
            self.look(kind).await?;
        }
        let rich = positions::rich().context("much to spend")?;
        play::go_on_with(self.stage, &rich).await?;
        self.page().see(".shop, .pshop").await?;
        self.look("spending").await
    }

    async fn afterwards(&mut self) -> Result<()> {
        let file = self.stage.file("over.jsonl", &positions::over().context("a game that is over")?)?;
        self.page().visit(self.stage.server.address()).await?;
        self.page().see(".import input").await?;
        self.page().hand_file(".import input", &file).await?;
        self.page().see(".sheetbox").await?;
        self.look("imported").await?;
        self.page().click(".sheetbox__acts .btn:not(.btn--ghost)").await?;
        self.page().miss(".sheetbox").await?;
        self.page().see(".strack .is-now").await?;
        self.look("replay").await?;
        self.page().click(".sacts .btn:nth-of-type(4)").await?;
        self.page().see(".end h1").await?;
        self.look("numbers").await
    }
}
