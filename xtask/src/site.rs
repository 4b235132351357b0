//! `site`: the static folder that any web host can serve, and `play`: the same, built and served on this machine.

mod bundle;
mod gather;
mod page;
mod program;
mod serve;
mod small;

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{self, Failure, cargo};
use crate::toolchain::{self, Part, WASM};

use program::Program;
pub use serve::{serve, serve_built};

/// Where the site is written, seen from the folder of build results.
const FOLDER: &str = "site";

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// Small and fast, for players.
    Release,
    /// Quickly, to look at a change.
    Quick,
}

impl Build {
    const fn profile(self) -> &'static str {
        match self {
            Build::Release => "web",
            Build::Quick => "web-dev",
        }
    }
}

/// Builds the site and says where it lies.
pub fn build(how: Build) -> Result<PathBuf, Failure> {
    toolchain::ensure(Part::Wasm)?;
    println!("Building the game for the browser; the first time takes some minutes.");
    let profile = how.profile();
    shell::run(cargo(&format!("build --profile {profile} --target {WASM} -p web")))?;
    let target = shell::target();
    let site = target.join(FOLDER);
    let made = write(&target.join(WASM).join(profile).join("web.wasm"), &site);
    made.map_err(|error| Failure::Differs { what: format!("the site could not be written: {error}") })?;
    println!("The site is in {}", site.display());
    Ok(site)
}

/// Writes everything anew.
fn write(compiled: &Path, site: &Path) -> Result<(), Box<dyn std::error::Error>> {
    if site.is_dir() {
        fs::remove_dir_all(site)?;
    }
    fs::create_dir_all(site)?;
    page::write(site, &Program::split(compiled)?)?;
    compress(site)
}

/// Lays a compressed copy beside every file, for hosts that can send it.
fn compress(site: &Path) -> Result<(), Box<dyn std::error::Error>> {
    for entry in fs::read_dir(site)? {
        let path = entry?.path();
        let plain = fs::read(&path)?;
        let mut small = Vec::new();
        brotli::BrotliCompress(&mut plain.as_slice(), &mut small, &brotli::enc::BrotliEncoderParams::default())?;
        let mut name = path.into_os_string();
        name.push(".br");
        fs::write(name, small)?;
    }
    Ok(())
}
