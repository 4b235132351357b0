//! The files of the site. Names of program and scripts carry a hash, so that an update never mixes old and new.

use std::fs;
use std::io;
use std::path::Path;

use super::program::{GLUE, LATER, Program};
use crate::shell;

/// What a page may load and do: its own files, and nothing from anywhere else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// The style sheets in the order in which they count: the design first, then what the client adds.
const STYLE: [&str; 7] =
    ["tokens.css", "style.css", "client.css", "library.css", "play.css", "learn.css", "replay.css"];

/// Writes the page, its style, its scripts and the program.
pub fn write(site: &Path, program: &Program) -> io::Result<()> {
    let source = shell::root().join("crates/web/page");
    let read = |name: &str| fs::read_to_string(source.join(name));
    let style = STYLE.iter().map(|name| read(name)).collect::<io::Result<Vec<_>>>()?.join("\n");
    let scripts = [&program.glue, &program.later, &style].map(|text| text.as_bytes());
    let texts = texts()?;
    let parts = program.parts.iter().map(|(_, part)| part.as_slice());
    let parts = parts.chain(texts.iter().map(|text| text.text.as_bytes()));
    let stamp = format!("{:016x}", hash(scripts.into_iter().chain([program.first.as_slice()]).chain(parts)));
    let named = |name: &str, kind: &str| format!("{name}-{stamp}.{kind}");
    let (first, glue, later) = (named("web", "wasm"), named("web", "js"), named("later", "js"));
    let (boot, worker, sheet) = (named("boot", "js"), named("worker", "js"), named("style", "css"));
    let mut files = vec![first.clone(), glue.clone(), later.clone(), boot.clone(), worker.clone(), sheet.clone()];
    let mut fetching = program.later.replace(GLUE, &format!("./{glue}"));
    for (name, part) in &program.parts {
        let known = named(name.trim_end_matches(".wasm"), "wasm");
        fetching = fetching.replace(name, &known);
        fs::write(site.join(&known), part)?;
        files.push(known);
    }
    fs::write(site.join(&first), &program.first)?;
    // The program goes on knowing the script by its first name; only the file is another one.
    let from = |file: &str| format!("from {file:?}");
    fs::write(site.join(&glue), program.glue.replace(&from(LATER), &from(&format!("./{later}"))))?;
    fs::write(site.join(&later), fetching)?;
    let codes = texts.iter().filter(|text| text.name == WORDS).map(|text| format!("{:?}", text.code));
    let boots = read("boot.js")?.replace("GLUE", &glue).replace("PROGRAM", &first).replace("WORKER", &worker);
    let boots = boots.replace("STAMP", &stamp).replace("\"CODES\"", &codes.collect::<Vec<_>>().join(", "));
    fs::write(site.join(&boot), boots)?;
    fs::write(site.join(&worker), read("worker.js")?.replace("GLUE", &glue))?;
    fs::write(site.join(&sheet), style)?;
    for text in &texts {
        let name = named(&format!("{}-{}", text.name, text.code), text.kind);
        fs::write(site.join(&name), &text.text)?;
        files.push(name);
    }
    files.extend(["./", "icon.svg", "manifest.webmanifest"].map(str::to_owned));
    let list = files.iter().map(|file| format!("{file:?}")).collect::<Vec<_>>().join(", ");
    fs::write(site.join("offline.js"), read("offline.js")?.replace("STAMP", &stamp).replace("\"FILES\"", &list))?;
    fs::write(site.join("icon.svg"), read("icon.svg")?)?;
    fs::write(site.join("manifest.webmanifest"), read("manifest.webmanifest")?)?;
    let page = read("index.html")?
        .replace("POLICY", POLICY)
        .replace("STAMP", &stamp)
        .replace("SHEET", &sheet)
        .replace("PROGRAM", &first)
        .replace("GLUE", &glue)
        .replace("BOOT", &boot)
        .replace("<!-- sprite -->", &read("sprite.svg")?)
        .replace("<!-- sky -->", &read("sky.svg")?);
    fs::write(site.join("index.html"), page)
}

/// A file of a language, which is fetched when it is wanted.
struct Text {
    name: &'static str,
    code: String,
    kind: &'static str,
    text: String,
}

/// The name of the files with all words.
const WORDS: &str = "words";

/// For each language its words, its lines of flavour and the rules.
fn texts() -> io::Result<Vec<Text>> {
    let mut texts = Vec::new();
    for folder in fs::read_dir(shell::root().join("content/text"))? {
        let folder = folder?.path();
        if !folder.is_dir() {
            continue;
        }
        let code = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let all = words(&folder)? + &words(&folder.join("web"))?;
        texts.push(Text { name: WORDS, code: code.clone(), kind: "ftl", text: all });
        if folder.join("flavour").is_dir() {
            texts.push(Text {
                name: "flavour",
                code: code.clone(),
                kind: "ftl",
                text: words(&folder.join("flavour"))?,
            });
        }
        if let Ok(text) = fs::read_to_string(folder.join("rules.md")) {
            texts.push(Text { name: "rules", code, kind: "md", text });
        }
    }
    texts.sort_by(|one, other| (&one.code, one.name).cmp(&(&other.code, other.name)));
    Ok(texts)
}

/// All words of a folder, without comments.
fn words(folder: &Path) -> io::Result<String> {
    let mut files: Vec<_> =
        fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?.into_iter().map(|file| file.path()).collect();
    files.sort();
    let mut all = String::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "ftl")) {
        let text = fs::read_to_string(file)?;
        text.lines().filter(|line| !line.starts_with('#')).for_each(|line| all.extend([line, "\n"]));
    }
    Ok(all)
}

/// A number that tells contents apart (FNV-1a).
fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let bytes = parts.into_iter().flatten();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What stands between these two, each time.
    fn between<'t>(text: &'t str, before: &str, after: &str) -> BTreeSet<&'t str> {
        text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
    }

    /// All files of a folder that end like this.
    fn whole(folder: &Path, ending: &str) -> String {
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let fitting = files.filter(|path| path.extension().is_some_and(|kind| kind == ending));
        fitting.map(|path| fs::read_to_string(path).unwrap()).collect()
    }

    #[test]
    fn every_language_has_every_word_of_the_client_and_no_other() {
        let root = shell::root();
        let code = fs::read_to_string(root.join("crates/web/src/say.rs")).unwrap()
            + &whole(&root.join("crates/web/src/say"), "rs");
        let asked = between(&code, "= \"", "\",");
        assert!(asked.len() > 50, "the keys of the client were not found");
        for folder in fs::read_dir(root.join("content/text")).unwrap().map(|entry| entry.unwrap().path()) {
            let words = whole(&folder.join("web"), "ftl");
            let there: BTreeSet<&str> =
                words.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect();
            let there: BTreeSet<&str> = there.into_iter().filter(|id| id.starts_with("web-")).collect();
            let (lacks, strange): (Vec<_>, Vec<_>) =
                (asked.difference(&there).collect(), there.difference(&asked).collect());
            assert!(lacks.is_empty() && strange.is_empty(), "{}: lacks {lacks:?}, has {strange:?}", folder.display());
        }
    }

    #[test]
    fn the_page_may_load_nothing_from_elsewhere() {
        assert!(!POLICY.contains("http") && !POLICY.contains("unsafe-inline") && !POLICY.contains('*'));
        let page = fs::read_to_string(shell::root().join("crates/web/page/index.html")).unwrap();
        assert!(page.contains("POLICY") && !page.contains("style=") && !page.contains("//"));
    }
}
