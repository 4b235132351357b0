//! The program of the site in parts: what the first picture needs, and pages that are fetched when they are wanted.

use std::error::Error;
use std::fs;
use std::path::Path;

use super::bundle::bundle;
use super::gather::{gather, without_exports};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::{Module, RawSection};
use wasm_split_cli_support::Options;
use wasmparser::{Parser, Payload};

/// The script that fetches the parts, as the compiled program names it.
pub const LATER: &str = "./__wasm_split.______________________.js";
/// The script around the program, as the script that fetches the parts names it.
pub const GLUE: &str = "./web.js";

/// The program and its scripts.
pub struct Program {
    /// What is needed at once.
    pub first: Vec<u8>,
    /// The script around it.
    pub glue: String,
    /// The script that fetches the parts.
    pub later: String,
    /// The parts, by the names that the script knows.
    pub parts: Vec<(String, Vec<u8>)>,
}

impl Program {
    /// Takes apart what the compiler has made.
    pub fn split(compiled: &Path) -> Result<Program, Box<dyn Error>> {
        let folder = compiled.with_extension("parts");
        if folder.is_dir() {
            fs::remove_dir_all(&folder)?;
        }
        let (whole, first) = (fs::read(compiled)?, folder.join("first.wasm"));
        let gathered = gather(&whole)?;
        let mut options = Options::new(&gathered.program);
        options.output_dir = &folder;
        options.main_out_path = &first;
        options.link_name = LATER;
        options.main_module = GLUE;
        let split = wasm_split_cli_support::transform(options)?;
        let named = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut parts = Vec::new();
        for path in &split.split_modules {
            parts.push((named(path), without_names(&fs::read(path)?)?));
        }
        let later = fs::read_to_string(folder.join(LATER))?;
        let mut bindgen = Bindgen::new();
        bindgen.input_path(first).web(true)?.typescript(false).omit_default_module_path(false);
        bindgen.keep_lld_exports(true).remove_name_section(true).remove_producers_section(true);
        let mut output = bindgen.generate_output()?;
        let (glue, first) = (output.js().to_owned(), output.wasm_mut().emit_wasm());
        let first = without_exports(&first, &gathered.names)?;
        let (later, parts) = bundle(&later, parts);
        Ok(Program { first, glue, later, parts })
    }
}

/// The same part without what only a debugger reads.
fn without_names(part: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bare = Module::new();
    for payload in Parser::new(0).parse_all(part) {
        let payload = payload?;
        if let (false, Some((id, range))) = (matches!(payload, Payload::CustomSection(_)), payload.as_section()) {
            bare.section(&RawSection { id, data: &part[range.start as usize..range.end as usize] });
        }
    }
    Ok(bare.finish())
}
