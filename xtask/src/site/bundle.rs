//! Parts of the program that a game waits for travel together: a few files instead of dozens, and what they have in common
//! is sent once.

use std::collections::{BTreeMap, HashMap, HashSet};

/// Parts by the names that the script knows.
type Parts = Vec<(String, Vec<u8>)>;

/// Cuts a part out of what came together. A file that did not come is asked for again the next time.
const PIECE: &str = r#"
const together = {};
function piece(file, from, to) {
    const whole = (together[file] ??= fetch(new URL(file, import.meta.url)).then((response) => {
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        return response.arrayBuffer();
    }));
    whole.catch(() => delete together[file]);
    const type = { headers: { "content-type": "application/wasm" } };
    return whole.then((bytes) => new Response(bytes.slice(from, to), type));
}
"#;

/// A function of the script that fetches a part.
struct Load<'s> {
    name: &'s str,
    file: &'s str,
    needs: Vec<&'s str>,
}

/// Puts parts together that are fetched together, and tells the script.
pub fn bundle(script: &str, parts: Parts) -> (String, Parts) {
    let homes = homes(&loads(script));
    let (mut script, mut alone) = (script.to_owned() + PIECE, Vec::new());
    let mut bundles: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for (file, bytes) in parts {
        let Some(home) = homes.get(&file) else {
            alone.push((file, bytes));
            continue;
        };
        let whole = bundles.entry(home).or_default();
        let from = whole.len();
        whole.extend(bytes);
        let fetched = format!("fetch(new URL(\"./{file}\", import.meta.url))");
        script = script.replace(&fetched, &format!("piece(\"./{home}.wasm\", {from}, {})", whole.len()));
    }
    alone.extend(bundles.into_iter().map(|(home, bytes)| (format!("{home}.wasm"), bytes)));
    (script, alone)
}

/// With which others a file travels, if a game waits for it: what the worker needs or both kinds of tables, what only one
/// of them needs, and what a lesson or bots need besides.
fn homes(loads: &[Load<'_>]) -> HashMap<String, &'static str> {
    let wanted = |part: &str| {
        let prefix = format!("__wasm_split_load_{part}_");
        let (mut open, mut files) = (Vec::new(), HashSet::new());
        open.extend(loads.iter().filter(|load| load.name.starts_with(&prefix)));
        while let Some(load) = open.pop() {
            if files.insert(load.file) {
                open.extend(loads.iter().filter(|other| load.needs.contains(&other.name)));
            }
        }
        files
    };
    let [worker, wide, phone] = ["worker", "wide", "phone"].map(wanted);
    let besides =
        [("teach", "lesson"), ("school", "lesson"), ("bots", "bots")].map(|(part, home)| (wanted(part), home));
    let home = |file: &str| match (worker.contains(file), wide.contains(file), phone.contains(file)) {
        (true, _, _) | (_, true, true) => Some("game"),
        (_, true, false) => Some("wide"),
        (_, false, true) => Some("phone"),
        (false, false, false) => besides.iter().find(|(files, _)| files.contains(file)).map(|(_, home)| *home),
    };
    loads.iter().filter_map(|load| Some((load.file.to_owned(), home(load.file)?))).collect()
}

/// The functions that fetch parts.
fn loads(script: &str) -> Vec<Load<'_>> {
    let pieces: Vec<&str> = script.split("makeLoad(").collect();
    pieces.iter().zip(&pieces[1..]).filter_map(|(before, after)| load(before, after)).collect()
}

/// One of them: its name stands before, and what it fetches after.
fn load<'s>(before: &'s str, after: &'s str) -> Option<Load<'s>> {
    let (_, name) = before.rsplit_once("const ")?;
    let (_, rest) = after.split_once("new URL(\"./")?;
    let (file, rest) = rest.split_once('"')?;
    let (_, rest) = rest.split_once("\n, [")?;
    let (needs, _) = rest.split_once(']')?;
    Some(Load { name: name.split_once(" =")?.0, file, needs: needs.split(", ").collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fetching(name: &str, file: &str, needs: &str) -> String {
        format!(
            "{name}makeLoad(() => {{\n    const src = fetch(new URL(\"./{file}\", import.meta.url));\n}}\n, [{needs}]);\n"
        )
    }

    #[test]
    fn what_a_game_waits_for_travels_together() {
        let script = [
            "function makeLoad(fetcher, deps) {}\n".to_owned(),
            fetching("const __chunk_1 = ", "chunk_1.wasm", ""),
            fetching("const __chunk_2 = ", "chunk_2.wasm", ""),
            fetching("export const __wasm_split_load_worker_77 = wrapAsyncCb(", "worker.wasm", "__chunk_1"),
            fetching("export const __wasm_split_load_wide_78 = wrapAsyncCb(", "wide_part.wasm", "__chunk_1"),
            fetching("export const __wasm_split_load_rules_79 = wrapAsyncCb(", "rules.wasm", "__chunk_1, __chunk_2"),
            fetching("export const __wasm_split_load_teach_80 = wrapAsyncCb(", "teach.wasm", "__chunk_1"),
            fetching("export const __wasm_split_load_school_81 = wrapAsyncCb(", "school.wasm", ""),
        ]
        .concat();
        let parts = ["chunk_1", "chunk_2", "worker", "wide_part", "rules", "teach", "school"];
        let parts = parts.map(|name| (format!("{name}.wasm"), name.as_bytes().to_vec())).to_vec();
        let (script, parts) = bundle(&script, parts);
        let names: Vec<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["chunk_2.wasm", "rules.wasm", "game.wasm", "lesson.wasm", "wide.wasm"]);
        assert_eq!(parts[2].1, b"chunk_1worker");
        assert_eq!(parts[3].1, b"teachschool");
        assert!(script.contains("const src = piece(\"./game.wasm\", 7, 13);"), "{script}");
        assert!(script.contains("fetch(new URL(\"./rules.wasm\", import.meta.url))"), "{script}");
    }
}
