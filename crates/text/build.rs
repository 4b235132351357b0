//! Gathers the Fluent files: every folder of `content/text` is a language, and nothing here names one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Files that not every client needs stand in a folder of their own, so that the others need not carry them.
const PARTS: [(&str, &str); 3] =
    [("prompt", "CARGO_FEATURE_PROMPT"), ("web", "CARGO_FEATURE_WEB"), ("flavour", "CARGO_FEATURE_FLAVOUR")];

/// A client fetches the words itself.
const FETCHED: &str = "CARGO_FEATURE_FETCHED";

/// What a language calls itself, which is shown before its words are there.
const OWN_NAME: &str = "web-language-name = ";

fn main() {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is")).join("../../content/text");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = "&[\n".to_owned();
    let mut folders: Vec<PathBuf> = sorted(&root).into_iter().filter(|path| path.is_dir()).collect();
    // English first, as the pack itself is written in it.
    folders.sort_by_key(|folder| !folder.ends_with("en"));
    for folder in folders {
        let code = folder.file_name().and_then(|name| name.to_str()).expect("a language is named by its code");
        let include = |part: &str, words: String| {
            let file = out.join(format!("{code}-{part}.ftl"));
            fs::write(&file, words).expect("the output folder can be written");
            format!("include_str!({:?})", file.display().to_string())
        };
        let fetched = env::var_os(FETCHED).is_some();
        let game = include("game", if fetched { String::new() } else { words(&folder) });
        let parts = PARTS.map(|(part, feature)| {
            let carried = env::var_os(feature).is_some();
            include(
                part,
                match (carried, fetched) {
                    (false, _) => String::new(),
                    (true, false) => words(&folder.join(part)),
                    (true, true) => {
                        words(&folder.join(part)).lines().filter(|line| line.starts_with(OWN_NAME)).collect()
                    }
                },
            )
        });
        writeln!(list, "({code:?}, {game}, [{}]),", parts.join(", ")).expect("strings can be written");
    }
    list += "]\n";
    fs::write(out.join("languages.rs"), list).expect("the output folder can be written");
}

/// All words of a folder, without comments.
fn words(folder: &Path) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = sorted(folder);
    let mut all = String::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "ftl")) {
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(file).expect("a Fluent file can be read");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            all += line;
            all.push('\n');
        }
    }
    all
}

/// What a folder holds, in the order of names; nothing where there is no folder.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}
