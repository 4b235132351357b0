//! The files of the site. Names of program and scripts carry a hash, so that an update never mixes old and new.

use std::fs;
use std::io;
use std::path::Path;

use crate::shell;

/// What a page may load and do: its own files, and nothing from anywhere else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Writes the page, its style, its scripts and the program.
pub fn write(site: &Path, js: &str, wasm: &[u8]) -> io::Result<()> {
    let source = shell::root().join("crates/web/page");
    let read = |name: &str| fs::read_to_string(source.join(name));
    let style = format!("{}\n{}\n{}", read("tokens.css")?, read("style.css")?, read("client.css")?);
    let stamp = format!("{:016x}", hash([js.as_bytes(), wasm, style.as_bytes()]));
    let named = |name: &str, kind: &str| format!("{name}-{stamp}.{kind}");
    let (program, glue) = (named("web", "wasm"), named("web", "js"));
    let (boot, worker, sheet) = (named("boot", "js"), named("worker", "js"), named("style", "css"));
    fs::write(site.join(&program), wasm)?;
    fs::write(site.join(&glue), js)?;
    fs::write(
        site.join(&boot),
        read("boot.js")?.replace("GLUE", &glue).replace("PROGRAM", &program).replace("WORKER", &worker),
    )?;
    fs::write(site.join(&worker), read("worker.js")?.replace("GLUE", &glue))?;
    fs::write(site.join(&sheet), style)?;
    let files = ["./", &program, &glue, &boot, &worker, &sheet, "icon.svg", "manifest.webmanifest"];
    let list = files.map(|file| format!("{file:?}")).join(", ");
    fs::write(site.join("offline.js"), read("offline.js")?.replace("STAMP", &stamp).replace("\"FILES\"", &list))?;
    fs::write(site.join("icon.svg"), read("icon.svg")?)?;
    fs::write(site.join("manifest.webmanifest"), read("manifest.webmanifest")?)?;
    let page = read("index.html")?
        .replace("POLICY", POLICY)
        .replace("SHEET", &sheet)
        .replace("PROGRAM", &program)
        .replace("GLUE", &glue)
        .replace("BOOT", &boot)
        .replace("<!-- sprite -->", &read("sprite.svg")?)
        .replace("<!-- sky -->", &read("sky.svg")?);
    fs::write(site.join("index.html"), page)
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

    #[test]
    fn every_language_has_every_word_of_the_client_and_no_other() {
        let root = shell::root();
        let code = fs::read_to_string(root.join("crates/web/src/say.rs")).unwrap();
        let asked = between(&code, "= \"", "\",");
        assert!(asked.len() > 50, "the keys of the client were not found");
        for folder in fs::read_dir(root.join("content/text")).unwrap().map(|entry| entry.unwrap().path()) {
            let words = fs::read_to_string(folder.join("web/client.ftl")).unwrap();
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
