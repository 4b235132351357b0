//! `site`: the static folder that any web host can serve, and `play`: the same, built and served on this machine.

mod page;
mod serve;

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::shell::{self, Failure, cargo};
use crate::toolchain::{self, Part, WASM};

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
fn write(program: &Path, site: &Path) -> Result<(), Box<dyn std::error::Error>> {
    if site.is_dir() {
        fs::remove_dir_all(site)?;
    }
    fs::create_dir_all(site)?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).web(true)?.typescript(false).omit_default_module_path(false);
    let mut output = bindgen.generate_output()?;
    let (js, wasm) = (output.js().to_owned(), output.wasm_mut().emit_wasm());
    page::write(site, &js, &wasm)?;
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
