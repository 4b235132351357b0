//! The game as people play it, tried out in a real browser. `cargo run -p xtask -- browser-test` builds the site, finds
//! the browser and starts this program.

mod driver;
mod server;

mod axe;
mod bench;
mod page;

mod cases;
mod hand;
mod play;
mod positions;
mod stage;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use driver::Driver;
use stage::Theatre;

/// In the place of names: everything is timed instead.
const BENCH: &str = "--bench";

/// What xtask hands over: where everything is, and which cases are wanted.
struct Wanted {
    driver: PathBuf,
    browser: PathBuf,
    server: PathBuf,
    site: PathBuf,
    pictures: PathBuf,
    names: Vec<String>,
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Did everything pass?
fn run() -> Result<bool> {
    let wanted = wanted()?;
    std::fs::create_dir_all(&wanted.pictures).context("no folder for pictures")?;
    let driver = Driver::start(&wanted.driver)?;
    let theatre = Theatre {
        driver: driver.address(),
        browser: wanted.browser,
        server: wanted.server,
        site: wanted.site,
        pictures: wanted.pictures,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let cases = if wanted.names == [BENCH] { vec![cases::timed()] } else { cases::all() };
    let names = if wanted.names == [BENCH] { &[] } else { wanted.names.as_slice() };
    Ok(runtime.block_on(theatre.show(cases, names)))
}

fn wanted() -> Result<Wanted> {
    let mut words = std::env::args().skip(1);
    let mut next =
        || words.next().map(PathBuf::from).context("usage: browser DRIVER BROWSER SERVER SITE PICTURES [CASE]...");
    let (driver, browser, server, site, pictures) = (next()?, next()?, next()?, next()?, next()?);
    Ok(Wanted { driver, browser, server, site, pictures, names: words.collect() })
}
