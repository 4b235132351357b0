//! Runs the cases, a few at a time, each with a browser and a server of its own, and leaves a picture of each.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::cases::Case;
use crate::page::Page;
use crate::server::Server;

/// So many cases at once.
const AT_ONCE: usize = 3;

/// A case that takes longer hangs.
const LONGEST: Duration = Duration::from_secs(240);

/// What every case needs.
pub struct Theatre {
    /// Where the driver listens.
    pub driver: String,
    /// The browser.
    pub browser: PathBuf,
    /// The program that serves the site.
    pub server: PathBuf,
    /// The folder that it serves.
    pub site: PathBuf,
    /// Where pictures go.
    pub pictures: PathBuf,
}

/// What one case works with.
pub struct Stage {
    /// Its browser.
    pub page: Page,
    /// Its server.
    pub server: Server,
    name: &'static str,
    pictures: PathBuf,
}

impl Stage {
    /// Leaves a picture more.
    pub async fn picture(&self, of: &str) -> Result<()> {
        keep(&self.page, &self.pictures.join(format!("{}-{of}.png", self.name))).await
    }
}

impl Theatre {
    /// Runs the wanted cases, or all; tells each outcome and whether all passed.
    pub async fn show(self, cases: Vec<Case>, names: &[String]) -> bool {
        let (theatre, room) = (Arc::new(self), Arc::new(Semaphore::new(AT_ONCE)));
        let wanted = |case: &Case| names.is_empty() || names.iter().any(|name| case.name.contains(name.as_str()));
        let mut running = JoinSet::new();
        for case in cases.into_iter().filter(wanted) {
            let (theatre, room) = (theatre.clone(), room.clone());
            running.spawn(async move {
                let _place = room.acquire_owned().await;
                let start = Instant::now();
                let outcome = theatre.run(&case).await;
                tell(case.name, &outcome, start.elapsed());
                outcome.is_ok()
            });
        }
        let (mut passed, mut failed) = (0, 0);
        while let Some(outcome) = running.join_next().await {
            // A case that panicked has told why.
            *(if matches!(outcome, Ok(true)) { &mut passed } else { &mut failed }) += 1;
        }
        println!("{passed} passed, {failed} failed; pictures are in {}", theatre.pictures.display());
        failed == 0 && passed > 0
    }

    async fn run(&self, case: &Case) -> Result<()> {
        let server = Server::start(&self.server, &self.site)?;
        let page = Page::open(&self.driver, &self.browser, case.size).await?;
        let stage = Stage { page, server, name: case.name, pictures: self.pictures.clone() };
        let outcome = tokio::time::timeout(LONGEST, (case.run)(&stage)).await;
        let outcome = outcome.unwrap_or_else(|_| Err(anyhow::anyhow!("hangs after {} s", LONGEST.as_secs())));
        let outcome = outcome.and(keep(&stage.page, &self.pictures.join(format!("{}.png", case.name))).await);
        let said = complaints(&stage.page, case.offline).await;
        stage.page.close().await?;
        outcome.and(said)
    }
}

/// Fails where the console has complained.
async fn complaints(page: &Page, offline: bool) -> Result<()> {
    let mut said = page.complaints().await?;
    if offline {
        // Without a network the browser itself says so of what it asks for first.
        said.retain(|line| !line.contains("net::ERR_CONNECTION"));
    }
    if !said.is_empty() {
        bail!("the console complains:\n    {}", said.join("\n    "));
    }
    Ok(())
}

async fn keep(page: &Page, file: &Path) -> Result<()> {
    std::fs::write(file, page.picture().await?).context("a picture could not be kept")
}

fn tell(name: &str, outcome: &Result<()>, time: Duration) {
    match outcome {
        Ok(()) => println!("  passed  {name} ({:.1} s)", time.as_secs_f64()),
        Err(error) => println!("  FAILED  {name} ({:.1} s)\n    {error:#}", time.as_secs_f64()),
    }
}
