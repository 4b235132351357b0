//! `browser-test`: the game in a real browser. It finds a browser and its driver, or installs them where it may.

use std::path::PathBuf;

use crate::shell::{self, Failure, cargo, program};
use crate::site::{self, Build};

/// Names of browsers that are built on Chromium, each with the names of its driver.
const BROWSERS: [(&str, &str); 7] = [
    ("chromium", "chromedriver"),
    ("chromium-browser", "chromedriver"),
    ("google-chrome", "chromedriver"),
    ("google-chrome-stable", "chromedriver"),
    ("chrome", "chromedriver"),
    ("microsoft-edge", "msedgedriver"),
    ("msedge", "msedgedriver"),
];

/// Where browsers stand that are on no path.
const PLACES: [(&str, &str); 6] = [
    ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "chromedriver"),
    ("/Applications/Chromium.app/Contents/MacOS/Chromium", "chromedriver"),
    ("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge", "msedgedriver"),
    ("C:/Program Files/Google/Chrome/Application/chrome.exe", "chromedriver"),
    ("C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe", "msedgedriver"),
    ("/usr/lib/chromium-browser/chromium-browser", "chromedriver"),
];

/// Debian's packages.
const PACKAGES: &str = "install -y --no-install-recommends chromium chromium-driver";

/// A browser, and what drives it.
struct Pair {
    browser: PathBuf,
    driver: PathBuf,
}

/// Builds the site quickly and tries it out; all cases, or those whose names hold one of these words.
pub fn run(names: &[&str]) -> Result<(), Failure> {
    drive(Build::Quick, names)
}

/// Builds the site as players get it, and times it.
pub fn bench() -> Result<(), Failure> {
    drive(Build::Release, &["--bench"])
}

fn drive(build: Build, names: &[&str]) -> Result<(), Failure> {
    let pair = ensure()?;
    let site = site::build(build)?;
    let server = std::env::current_exe().map_err(|error| Failure::NotStarted { line: "xtask".to_owned(), error })?;
    let mut command = cargo("run --quiet -p browser --");
    command.arg(pair.driver).arg(pair.browser).arg(server).arg(site).arg(shell::target().join("browser")).args(names);
    shell::run(command)
}

/// Finds a browser and its driver, or adds them.
fn ensure() -> Result<Pair, Failure> {
    if let Some(pair) = find() {
        return Ok(pair);
    }
    if may_install() {
        println!("    a browser with a driver is missing: apt-get {PACKAGES}");
        let _stale = shell::run(program("apt-get", "update -q"));
        let mut install = program("apt-get", PACKAGES);
        install.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(install)?;
    }
    find().ok_or_else(|| Failure::Missing {
        part: "Chromium, Chrome or Edge with its driver".to_owned(),
        remedy: remedy().to_owned(),
    })
}

/// Installing is for root, where there is apt.
fn may_install() -> bool {
    let root = shell::output(program("id", "-u")).is_some_and(|user| user == "0");
    root && on_path("apt-get").is_some()
}

/// The one command to type.
const fn remedy() -> &'static str {
    if cfg!(target_os = "macos") {
        "brew install --cask chromium chromedriver"
    } else if cfg!(windows) {
        "winget install Google.Chrome Chromium.ChromeDriver"
    } else {
        "sudo apt-get install chromium chromium-driver"
    }
}

fn find() -> Option<Pair> {
    let named = BROWSERS.iter().map(|(browser, driver)| (on_path(browser), driver));
    let placed =
        PLACES.iter().map(|(browser, driver)| (Some(PathBuf::from(browser)).filter(|path| path.is_file()), driver));
    named.chain(placed).find_map(|(browser, driver)| Some(Pair { browser: browser?, driver: on_path(driver)? }))
}

/// The program of this name, if it is on the path.
fn on_path(name: &str) -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    let named = |folder: PathBuf| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    std::env::split_paths(&paths).map(named).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_on_the_path_is_found_and_another_is_not() {
        assert!(on_path("cargo").is_some());
        assert!(on_path("no-such-program").is_none());
    }
}
