//! Examples of components: cases of scenario files whose titles begin with a component's key.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use notation::scenario;

/// Examples by the keys of components.
#[derive(Default)]
pub struct Examples(BTreeMap<String, String>);

/// No more things than this are said before and behind the arrow.
const MOST: usize = 9;

impl Examples {
    /// Those in the scenario files of a folder; none if there is no such folder.
    pub fn read(folder: Option<&Path>) -> anyhow::Result<Examples> {
        let mut examples = Examples::default();
        let Some(folder) = folder.filter(|folder| folder.is_dir()) else { return Ok(examples) };
        for file in scenario::files(&[PathBuf::from(folder)])? {
            examples.add(&fs::read_to_string(file)?);
        }
        Ok(examples)
    }

    /// The example of a component.
    pub fn of(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    fn add(&mut self, text: &str) {
        for case in text.split("\ntitle ").skip(1) {
            let (title, lines) = case.split_once('\n').unwrap_or((case, ""));
            let key = title.split_whitespace().next().unwrap_or_default();
            if let Some(told) = told(lines) {
                self.0.entry(key.to_owned()).or_insert(told);
            }
        }
    }
}

/// Where a line stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Given,
    When,
    Then,
}

/// The first position of a case in a line: what lies there, what is done, what it leads to.
fn told(text: &str) -> Option<String> {
    let mut parts: [Vec<String>; 3] = Default::default();
    let (mut part, mut positions) = (Part::Given, 0);
    for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        match line.split_whitespace().next() {
            Some("given") => {
                positions += 1;
                part = Part::Given;
            }
            Some("when") => part = Part::When,
            Some("then") => {
                part = Part::Then;
                // Only what holds in the end is told.
                parts[Part::Then as usize].clear();
            }
            Some(word) if positions == 1 && !is_silent(word, line) => parts[part as usize].push(line.to_owned()),
            _ => {}
        }
    }
    let [given, when, then] = parts.map(|lines| listed(&lines));
    let before: Vec<String> = [given, when].into_iter().filter(|part| !part.is_empty()).collect();
    (!then.is_empty()).then(|| format!("{} → {then}", before.join("; ")).trim_start().to_owned())
}

/// Lines that only a machine needs.
fn is_silent(word: &str, line: &str) -> bool {
    matches!(word, "asked" | "offers" | "forecast" | "phase" | "dice" | "seat" | "deck" | "event" | "rule")
        || line.starts_with("no card")
}

fn listed(lines: &[String]) -> String {
    let mut shown: Vec<String> = lines.iter().take(MOST).map(|line| format!("`{line}`")).collect();
    shown.extend((lines.len() > MOST).then(|| "…".to_owned()));
    shown.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_is_told_in_a_line() {
        let mut examples = Examples::default();
        examples.add(
            "rule x\n\ntitle canada/s1/red Heat\n# note\ngiven canada\n  1 pool 6 2\nwhen\n  1: 6 on 1a\nthen\n  asked 1 die\n\
             when\n  1: die 1\nthen\n  1 pool 1 2\n  forecast power 1\ngiven usa\n  1 pool 3\nthen\n  1 pool 9\n",
        );
        assert_eq!(examples.of("canada/s1/red"), Some("`1 pool 6 2`; `1: 6 on 1a`, `1: die 1` → `1 pool 1 2`"));
        assert_eq!(examples.of("canada/s1/blue"), None);
    }
}
