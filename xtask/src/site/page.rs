//! The files of the site. Names of program and scripts carry a hash, so that an update never mixes old and new.

use std::fs;
use std::io;
use std::path::Path;

use super::program::{GLUE, LATER, Program};
use super::small;
use crate::shell;

/// What a page may load and do: its own files, and nothing from anywhere else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// The style sheets in the order in which they count: the design first, then what the client adds.
const STYLE: [&str; 7] =
    ["tokens.css", "style.css", "client.css", "library.css", "play.css", "notices.css", "teach.css"];
/// What only later pages need, which is fetched with the first of them and counts last.
const LATER_STYLE: &str = "later.css";

/// Writes the page, its style, its scripts and the program.
pub fn write(site: &Path, program: &Program) -> io::Result<()> {
    let source = shell::root().join("crates/web/page");
    let read = |name: &str| fs::read_to_string(source.join(name));
    let script = |name: &str| Ok::<_, io::Error>(small::script(&read(name)?));
    let style = small::sheet(&STYLE.iter().map(|name| read(name)).collect::<io::Result<Vec<_>>>()?.join("\n"));
    let later_style = small::sheet(&read(LATER_STYLE)?);
    let scripts = [&program.glue, &program.later, &style, &later_style].map(|text| text.as_bytes());
    let texts = texts()?;
    let parts = program.parts.iter().map(|(_, part)| part.as_slice());
    let parts = parts.chain(texts.iter().map(|text| text.text.as_bytes()));
    let stamp = format!("{:016x}", hash(scripts.into_iter().chain([program.first.as_slice()]).chain(parts)));
    let named = |name: &str, kind: &str| format!("{name}-{stamp}.{kind}");
    let (first, glue, later) = (named("web", "wasm"), named("web", "js"), named("later", "js"));
    let (boot, worker, sheet) = (named("boot", "js"), named("worker", "js"), named("style", "css"));
    let later_sheet = named("later", "css");
    let mut files = vec![first.clone(), glue.clone(), later.clone(), boot.clone(), worker.clone(), sheet.clone()];
    files.push(later_sheet.clone());
    let mut fetching = small::script(&program.later).replace(GLUE, &format!("./{glue}"));
    for (name, part) in &program.parts {
        let known = named(name.trim_end_matches(".wasm"), "wasm");
        fetching = fetching.replace(name, &known);
        fs::write(site.join(&known), part)?;
        files.push(known);
    }
    fs::write(site.join(&first), &program.first)?;
    // The program goes on knowing the script by its first name; only the file is another one.
    let from = |file: &str| format!("from {file:?}");
    fs::write(site.join(&glue), small::script(&program.glue).replace(&from(LATER), &from(&format!("./{later}"))))?;
    fs::write(site.join(&later), fetching)?;
    let codes = texts.iter().filter(|text| text.name == WORDS).map(|text| format!("{:?}", text.code));
    let boots = script("boot.js")?.replace("GLUE", &glue).replace("PROGRAM", &first).replace("WORKER", &worker);
    let boots = boots.replace("STAMP", &stamp).replace("\"CODES\"", &codes.collect::<Vec<_>>().join(", "));
    fs::write(site.join(&boot), boots)?;
    fs::write(site.join(&worker), script("worker.js")?.replace("GLUE", &glue))?;
    fs::write(site.join(&sheet), style)?;
    fs::write(site.join(&later_sheet), later_style)?;
    for text in &texts {
        let name = named(&format!("{}-{}", text.name, text.code), text.kind);
        fs::write(site.join(&name), &text.text)?;
        files.push(name);
    }
    files.extend(["./", "icon.svg", "manifest.webmanifest"].map(str::to_owned));
    let list = files.iter().map(|file| format!("{file:?}")).collect::<Vec<_>>().join(", ");
    fs::write(site.join("offline.js"), script("offline.js")?.replace("STAMP", &stamp).replace("\"FILES\"", &list))?;
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

/// The name of the files with the words that are needed at once.
const WORDS: &str = "words";
/// The files of the client's words that only later pages need. They are sent as one, when the first of these is opened.
const LATER_WORDS: [&str; 4] = ["learn.ftl", "lessons.ftl", "library.ftl", "replay.ftl"];

/// The terms of the game. At once they are only linked in texts; what they mean is read later. They stand at the end, so
/// that the client can put the whole ones in their place.
const GLOSSARY: &str = "glossary.ftl";

/// For each language its words at once and later, its lines of flavour and the rules.
fn texts() -> io::Result<Vec<Text>> {
    let mut texts = Vec::new();
    for folder in fs::read_dir(shell::root().join("content/text"))? {
        let folder = folder?.path();
        if !folder.is_dir() {
            continue;
        }
        let code = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut ftl = |name, text| texts.push(Text { name, code: code.clone(), kind: "ftl", text });
        let game = words(&folder, |name| name != GLOSSARY)?;
        let web = words(&folder.join("web"), |name| !LATER_WORDS.contains(&name))?;
        let terms = words(&folder, |name| name == GLOSSARY)?;
        let later = words(&folder.join("web"), |name| LATER_WORDS.contains(&name))?;
        ftl(WORDS, game + &web + &without_meaning(&terms));
        ftl("later", later + &terms);
        if folder.join("flavour").is_dir() {
            ftl("flavour", words(&folder.join("flavour"), |_| true)?);
        }
        if let Ok(text) = fs::read_to_string(folder.join("rules.md")) {
            texts.push(Text { name: "rules", code, kind: "md", text });
        }
    }
    texts.sort_by(|one, other| (&one.code, one.name).cmp(&(&other.code, other.name)));
    Ok(texts)
}

/// All words of a folder's files with such names, without comments and lines between messages.
fn words(folder: &Path, wanted: impl Fn(&str) -> bool) -> io::Result<String> {
    let mut files: Vec<_> =
        fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?.into_iter().map(|file| file.path()).collect();
    files.sort();
    let is_wanted = |file: &Path| file.file_name().and_then(|name| name.to_str()).is_some_and(&wanted);
    let mut all = String::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "ftl") && is_wanted(file)) {
        let text = fs::read_to_string(file)?;
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        for (at, line) in lines.iter().enumerate() {
            let goes_on = lines.get(at + 1).is_some_and(|next| next.starts_with(' '));
            if !line.trim().is_empty() || goes_on {
                all.extend([line, "\n"]);
            }
        }
    }
    Ok(all)
}

/// Terms without what they mean.
fn without_meaning(terms: &str) -> String {
    let mut kept = String::new();
    let mut meaning = false;
    for line in terms.lines() {
        let part = line.trim_start();
        if part.starts_with('.') || !line.starts_with(' ') {
            meaning = part.starts_with(".definition");
        }
        if !meaning {
            kept.extend([line, "\n"]);
        }
    }
    kept
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
    fn the_terms_of_the_game_stand_last_and_are_whole_later() {
        let texts = texts().unwrap();
        let of = |name: &'static str| texts.iter().filter(move |text| text.name == name);
        assert!(of(WORDS).count() > 1);
        for (at_once, later) in of(WORDS).zip(of("later")) {
            let (words, terms) = at_once.text.split_once("\nterm-").unwrap();
            assert!(!words.contains("\n\n") && terms.lines().skip(1).all(|line| line.starts_with([' ', 't'])));
            let terms: BTreeSet<&str> = between(&at_once.text, "\nterm-", " =");
            assert_eq!(between(&later.text, "\nterm-", " ="), terms);
            assert_eq!(later.text.matches(".definition = ").count(), terms.len());
            assert!(!at_once.text.contains(".definition"));
        }
    }

    /// All files of the client's program, by their paths in it.
    fn sources(folder: &Path, within: &str) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = format!("{within}{}", path.file_name().unwrap().to_str().unwrap());
            if path.is_dir() {
                all.extend(sources(&path, &format!("{name}/")));
            } else {
                all.push((name, fs::read_to_string(path).unwrap()));
            }
        }
        all
    }

    #[test]
    fn what_is_said_at_once_is_among_the_words_that_come_at_once() {
        /// Nothing of these is drawn before all words are there.
        const LATER: [&str; 14] = [
            "learn/page.rs",
            "learn/strip.rs",
            "numbers.rs",
            "numbers/",
            "overlay/almanac.rs",
            "overlay/entries.rs",
            "overlay/entry.rs",
            "overlay/rules.rs",
            "overlay/rules_file.rs",
            "overlay/settings.rs",
            "replay.rs",
            "replay/",
            "start/more.rs",
            "start/starters.rs",
        ];
        let root = shell::root();
        let all = sources(&root.join("crates/web/src"), "");
        let (keys, program): (Vec<_>, Vec<_>) = all.iter().partition(|(path, _)| path.starts_with("say"));
        let is_later =
            |path: &str| LATER.iter().any(|later| path == *later || (later.ends_with('/') && path.starts_with(later)));
        let at_once = program.iter().filter(|(path, _)| !is_later(path));
        let word = |letter: char| letter.is_alphanumeric();
        let said: BTreeSet<(&str, &str)> = at_once
            .flat_map(|(_, code)| code.split("::").zip(code.split("::").skip(1)))
            .map(|(before, behind)| {
                let kind = before.rsplit(|letter| !word(letter)).next().unwrap_or_default();
                (kind, behind.split(|letter| !word(letter)).next().unwrap_or_default())
            })
            .collect();
        let mut ids = BTreeSet::new();
        for (_, code) in &keys {
            let mut kind = "";
            for line in code.lines().map(str::trim) {
                if let Some(name) = line.strip_prefix("pub enum ") {
                    kind = name.trim_end_matches(" {");
                } else if let Some((name, id)) = line.split_once(" = \"")
                    && said.contains(&(kind, name))
                {
                    ids.insert(id.trim_end_matches("\","));
                }
            }
        }
        assert!(ids.len() > 200, "the words that are said at once were not found");
        for folder in fs::read_dir(root.join("content/text")).unwrap().map(|entry| entry.unwrap().path()) {
            let later = words(&folder.join("web"), |name| LATER_WORDS.contains(&name)).unwrap();
            let late = later.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
            let missed: Vec<&str> = late.filter(|id| ids.contains(id)).collect();
            assert!(missed.is_empty(), "{}: come too late: {missed:?}", folder.display());
        }
    }

    #[test]
    fn the_page_may_load_nothing_from_elsewhere() {
        assert!(!POLICY.contains("http") && !POLICY.contains("unsafe-inline") && !POLICY.contains('*'));
        let page = fs::read_to_string(shell::root().join("crates/web/page/index.html")).unwrap();
        assert!(page.contains("POLICY") && !page.contains("style=") && !page.contains("//"));
    }
}
