//! Runs the cases, a few at a time, each with a browser and a server of its own, and leaves a picture of each.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::cases::Case;
use crate::page::{PATIENCE, Page};
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
    /// The folder that is served.
    pub site: PathBuf,
    program: PathBuf,
    name: &'static str,
    pictures: PathBuf,
}

impl Stage {
    /// Leaves a picture more.
    pub async fn picture(&self, of: &str) -> Result<()> {
        keep(&self.page, &self.pictures.join(format!("{}-{of}.png", self.name))).await
    }

    /// A folder of this case's own, empty.
    pub fn folder(&self, name: &str) -> Result<PathBuf> {
        let path = self.pictures.join(format!("{}-{name}", self.name));
        if path.exists() {
            std::fs::remove_dir_all(&path).context("an old folder is in the way")?;
        }
        std::fs::create_dir_all(&path).context("a folder of its own")?;
        Ok(path)
    }

    /// Serves another folder beside.
    pub fn serve(&self, site: &Path) -> Result<Server> {
        Server::start(&self.program, site)
    }

    /// A file of this case's own, in the folder of pictures.
    pub fn file(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.pictures.join(format!("{}-{name}", self.name));
        std::fs::write(&path, text).context("a file for the page")?;
        path.canonicalize().context("a file for the page")
    }
}

impl Theatre {
    /// Runs the wanted cases, or all; tells each outcome and whether all passed. What fails beside others is tried once
    /// more alone: a machine that is busy elsewhere is no fault of the game.
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
                (case, outcome.is_ok())
            });
        }
        let (mut passed, mut failed, mut again) = (0, 0, Vec::new());
        while let Some(outcome) = running.join_next().await {
            match outcome {
                Ok((_, true)) => passed += 1,
                Ok((case, false)) => again.push(case),
                // A case that panicked has told why.
                Err(_) => failed += 1,
            }
        }
        for case in again {
            println!("  again, alone: {}", case.name);
            let start = Instant::now();
            let outcome = theatre.run(&case).await;
            tell(case.name, &outcome, start.elapsed());
            *(if outcome.is_ok() { &mut passed } else { &mut failed }) += 1;
        }
        println!("{passed} passed, {failed} failed; pictures are in {}", theatre.pictures.display());
        failed == 0 && passed > 0
    }

    /// Everything has its limit: the case, and what comes before and after it.
    async fn run(&self, case: &Case) -> Result<()> {
        let server = Server::start(&self.server, &self.site)?;
        let page = limited(PATIENCE, "the browser starts", Page::open(&self.driver, &self.browser, case.size)).await?;
        let (site, program, pictures) = (self.site.clone(), self.server.clone(), self.pictures.clone());
        let stage = Stage { page, server, site, program, name: case.name, pictures };
        let outcome = limited(LONGEST, "the case goes on", (case.run)(&stage)).await;
        let last = limited(PATIENCE, "its end is looked at", self.look(&stage, case.offline)).await;
        let closed = limited(PATIENCE, "the browser closes", stage.page.close()).await;
        outcome.and(last).and(closed)
    }

    /// The last picture, and what the console has said.
    async fn look(&self, stage: &Stage, offline: bool) -> Result<()> {
        keep(&stage.page, &self.pictures.join(format!("{}.png", stage.name))).await?;
        complaints(&stage.page, offline).await
    }
}

async fn limited<T>(longest: Duration, what: &str, work: impl Future<Output = Result<T>>) -> Result<T> {
    let outcome = tokio::time::timeout(longest, work).await;
    outcome.unwrap_or_else(|_| bail!("hangs: {what} for {} s and more", longest.as_secs()))
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

/// Copies the files of a folder under other names, or not.
pub fn copy(from: &Path, to: &Path, named: impl Fn(&str) -> Option<String>) -> Result<()> {
    for entry in std::fs::read_dir(from).context("the site")? {
        let path = entry?.path();
        let name = path.file_name().context("a name")?.to_string_lossy().into_owned();
        if let Some(name) = named(&name) {
            std::fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
