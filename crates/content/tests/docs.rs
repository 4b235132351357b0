//! `docs/content.md` knows every word of the effect language, and its examples load.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use content::load_pack;
use engine::effect::{
    Amount, Cond, Count, Counters, Effect, Filter, Per, Quantity, Steps, Take, TakeTiles, Tiles, Value, Wheels, Who,
    Zone,
};
use engine::rulebook::{Deck, Measure, ScenarioTokens, Slots, Together, Unique};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

const DOCS: &str = include_str!("../../../docs/content.md");
const EFFECT: &str = include_str!("../../engine/src/effect.rs");
const RULEBOOK: &str = include_str!("../../engine/src/rulebook.rs");

/// The part of the page under a heading.
fn section(name: &str) -> &'static str {
    let heading = format!("\n### `{name}`\n");
    let rest = DOCS.split_once(&heading).unwrap_or_else(|| panic!("no section for {name}")).1;
    let end = ["\n### ", "\n## "].iter().filter_map(|next| rest.find(next)).min().unwrap_or(rest.len());
    &rest[..end]
}

/// First and last column of the tables in a section, without their backticks.
fn rows(name: &str) -> Vec<(&'static str, &'static str)> {
    let cells = |line: &'static str| {
        let line = line.strip_prefix("| `")?.strip_suffix("` |")?;
        Some((line.split_once('`')?.0, line.rsplit_once('`')?.1))
    };
    section(name).lines().filter_map(cells).collect()
}

/// The variants of an enum, or the fields of a struct, as its source says.
fn words(source: &str, declaration: &str) -> Vec<String> {
    let body = source.split_once(&format!("{declaration} {{\n")).unwrap_or_else(|| panic!("no {declaration}")).1;
    let body = body.split_once("\n}").unwrap().0;
    let lines = body.lines().filter(|line| line.starts_with("    ") && !line.trim_start().starts_with(['/', '#']));
    let word = |line: &str| {
        let line = line.trim_start().trim_start_matches("pub ");
        line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default().to_owned()
    };
    lines.map(word).filter(|word| !word.is_empty()).collect()
}

/// Every word of a type has a row, no row has another word, and every example can be read as that type.
fn check<T: DeserializeOwned + Debug>(source: &str, kind: &str, name: &str) {
    let rows = rows(name);
    let mut known: Vec<String> = rows.iter().map(|(word, _)| (*word).to_owned()).collect();
    let mut wanted = words(source, &format!("pub {kind} {name}"));
    known.sort();
    wanted.sort();
    assert_eq!(known, wanted, "the words of {name} in docs/content.md");
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    for (word, example) in rows {
        let read = options.from_str::<T>(example);
        assert!(read.is_ok(), "{name}: {example}: {read:?}");
        assert!(example.contains(word), "{name}: the example of {word} is {example}");
    }
}

#[test]
fn every_word_of_the_effect_language_is_explained_with_an_example() {
    check::<Effect>(EFFECT, "enum", "Effect");
    check::<Zone>(EFFECT, "enum", "Zone");
    check::<Filter>(EFFECT, "enum", "Filter");
    check::<Take>(EFFECT, "enum", "Take");
    check::<Steps>(EFFECT, "enum", "Steps");
    check::<Value>(EFFECT, "enum", "Value");
    check::<Counters>(EFFECT, "enum", "Counters");
    check::<Tiles>(EFFECT, "struct", "Tiles");
    check::<TakeTiles>(EFFECT, "enum", "TakeTiles");
    check::<Wheels>(EFFECT, "enum", "Wheels");
    check::<Amount>(EFFECT, "enum", "Amount");
    check::<Per>(EFFECT, "struct", "Per");
    check::<Count>(EFFECT, "enum", "Count");
    check::<Who>(EFFECT, "enum", "Who");
    check::<Cond>(EFFECT, "enum", "Cond");
    check::<Quantity>(EFFECT, "enum", "Quantity");
}

#[test]
fn every_word_around_tiles_and_decks_is_explained_with_an_example() {
    check::<Slots>(RULEBOOK, "enum", "Slots");
    check::<Together>(RULEBOOK, "enum", "Together");
    check::<Measure>(RULEBOOK, "enum", "Measure");
    check::<Unique>(RULEBOOK, "enum", "Unique");
    check::<ScenarioTokens>(RULEBOOK, "enum", "ScenarioTokens");
    check::<Deck>(RULEBOOK, "enum", "Deck");
}

/// The packs of the page: blocks that begin with ```` ```ron file=pack/path ````.
fn packs() -> BTreeMap<&'static str, Vec<(String, String)>> {
    let mut packs: BTreeMap<&str, Vec<(String, String)>> = BTreeMap::new();
    for block in DOCS.split("```ron file=").skip(1) {
        let (path, rest) = block.split_once('\n').unwrap();
        let (pack, path) = path.split_once('/').unwrap();
        packs.entry(pack).or_default().push((path.to_owned(), rest.split_once("```").unwrap().0.to_owned()));
    }
    packs
}

#[test]
fn the_packs_of_the_page_load() {
    let packs = packs();
    assert_eq!(packs.keys().copied().collect::<Vec<_>>(), ["house-rules", "my-box"]);
    for (name, files) in packs {
        let pack = load_pack(&files).unwrap_or_else(|mistakes| panic!("{name}: {}", mistakes[0]));
        assert_eq!(pack.base.as_deref(), Some("Intrepid"));
    }
}

#[test]
fn the_tutorial_says_what_really_happens() {
    let mut files = packs().remove("my-box").unwrap();
    let tiles = files.iter_mut().find(|(path, _)| path == "tiles/russia.ron").unwrap();
    tiles.1 = tiles.1.replace("5-6", "6-5");
    let said = load_pack(&files).expect_err("the tutorial breaks it")[0].to_string();
    assert!(DOCS.contains(&said), "{said}");
}

#[test]
fn every_field_of_every_file_is_explained() {
    let files = [
        include_str!("../src/source.rs"),
        include_str!("../src/source/boards.rs"),
        include_str!("../src/source/country.rs"),
        include_str!("../src/source/tile.rs"),
        include_str!("../src/source/disaster.rs"),
    ];
    let mut fields = 0;
    for file in files {
        let kinds = file.lines().filter_map(|line| line.strip_prefix("pub struct ")?.strip_suffix(" {"));
        for kind in kinds.filter(|kind| !kind.contains('<')) {
            for field in words(file, &format!("pub struct {kind}")) {
                let named = [format!("`{field}`"), format!("{field}:"), format!("{field},"), format!("{field})")];
                assert!(named.iter().any(|name| DOCS.contains(name)), "{kind}: {field} is not in docs/content.md");
                fields += 1;
            }
        }
    }
    assert!(fields > 80, "only {fields} fields were found");
}
