//! Examples of components: cases of scenario files whose titles begin with a component's key.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use notation::{names, scenario};

/// Examples by the keys of components.
#[derive(Default)]
pub struct Examples(BTreeMap<String, String>);

/// No more things than this are said at once.
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
            if let Some(told) = Case::read(lines).told() {
                self.0.entry(key.to_owned()).or_insert(told);
            }
        }
    }
}

/// The first position of a case: what lies there, what is done, what holds in the end.
#[derive(Default)]
struct Case {
    given: Vec<String>,
    when: Vec<String>,
    then: Vec<String>,
}

impl Case {
    fn read(text: &str) -> Case {
        let mut case = Case::default();
        let (mut part, mut positions) = ("", 0);
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
            let word = line.split_whitespace().next().unwrap_or_default();
            if matches!(word, "given" | "when" | "then") {
                part = word;
                positions += usize::from(word == "given");
            }
            match part {
                _ if positions > 1 => break,
                "then" if word == "then" => case.then.clear(),
                _ if word == part || is_silent(line, word) => {}
                "given" => case.given.push(line.to_owned()),
                "when" => case.when.push(line.to_owned()),
                _ => case.then.push(line.to_owned()),
            }
        }
        case
    }

    /// The case in a line; nothing where it would say no more than that a die lies where it was put.
    fn told(mut self) -> Option<String> {
        self.given.retain(|line| !lays_a_tile(line));
        if self.is_bare() {
            return None;
        }
        // What the round will come to is told where nothing else is.
        let forecast = |line: &String| line.starts_with("forecast ");
        if !self.then.iter().all(forecast) {
            self.then.retain(|line| !line.contains(" dice ") && !forecast(line));
        }
        self.leave_out_the_seat();
        let before = [&self.given, &self.when].map(|lines| listed(lines));
        let before: Vec<String> = before.into_iter().filter(|part| !part.is_empty()).collect();
        Some(format!("{} → {}", before.join("; "), listed(&self.then)).trim_start().to_owned())
    }

    /// Is a die placed, and nothing else comes of it?
    fn is_bare(&self) -> bool {
        let placed =
            |line: &String| line.contains(" pool ") || line.contains(" dice ") || line.starts_with("forecast ");
        match self.when.as_slice() {
            _ if self.then.is_empty() => true,
            [step] if self.given.iter().chain(&self.then).all(placed) => !gains(self, step),
            _ => false,
        }
    }

    /// Where only one player is concerned, nobody wants to read the number.
    fn leave_out_the_seat(&mut self) {
        let Some(seat) = self.when.first().and_then(|step| step.split_once(':')).map(|(seat, _)| seat.to_owned())
        else {
            return;
        };
        let (deed, dice) = (format!("{seat}:"), format!("dice {seat} "));
        let own = |line: &str| line.starts_with(&deed) || line.starts_with(&format!("{seat} "));
        let mut all = self.given.iter().chain(&self.when).chain(&self.then);
        let alone = all.all(|line| own(line) || line.starts_with(&dice) || names_a_space(line));
        // A card that one player has to deal with is another matter.
        if !alone || !self.given.iter().any(|line| own(line)) {
            return;
        }
        for line in self.given.iter_mut().chain(&mut self.when).chain(&mut self.then) {
            if own(line) {
                *line = line[seat.len() + 1..].trim().to_owned();
            } else if let Some(rolled) = line.strip_prefix(&dice) {
                *line = format!("rolls {rolled}");
            }
        }
    }
}

/// `2a russia t3a`: only so that there is a tile.
fn lays_a_tile(line: &str) -> bool {
    let words: Vec<&str> = line.split(' ').collect();
    let key = |word: &str| word.starts_with('t') && word[1..].starts_with(|digit: char| digit.is_ascii_digit());
    names_a_space(line) && words.len() == 3 && key(words[2])
}

fn names_a_space(line: &str) -> bool {
    line.split(' ').next().is_some_and(|word| names::space(word).is_ok())
}

/// Does placing dice leave more in the pool than what was there without them?
fn gains(case: &Case, step: &str) -> bool {
    let dice = |lines: &[String]| {
        let pools = lines.iter().filter_map(|line| line.split_once(" pool ")).map(|(_, dice)| dice);
        pools.flat_map(|dice| dice.split(' ').map(String::from).collect::<Vec<_>>()).collect::<Vec<String>>()
    };
    let (mut before, mut after) = (dice(&case.given), dice(&case.then));
    let step = step.split_once(": ").map_or(step, |(_, step)| step);
    for placed in step.split(" on ").next().unwrap_or_default().split('+') {
        if let Some(at) = before.iter().position(|die| die == placed) {
            before.remove(at);
        }
    }
    before.sort();
    after.sort();
    before != after
}

/// Lines that only a machine needs.
fn is_silent(line: &str, word: &str) -> bool {
    matches!(word, "" | "asked" | "offers" | "phase" | "seat" | "deck" | "event" | "rule")
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

    fn told(text: &str) -> Option<String> {
        Case::read(text).told()
    }

    #[test]
    fn a_case_is_told_in_a_line() {
        let mut examples = Examples::default();
        examples.add(
            "rule x\n\ntitle canada/s1/red Heat\n# note\ngiven canada\n  1 pool 6 2\n  dice 1 3\nwhen\n  1: 6 on 1a\nthen\n\
             asked 1 die\nwhen\n  1: die 1\nthen\n  1 pool 1 2\n  1a dice 6\n  forecast power 1\ngiven usa\n  1 pool 3\n",
        );
        let wanted = "`pool 6 2`, `rolls 3`; `6 on 1a`, `die 1` → `pool 1 2`";
        assert_eq!(examples.of("canada/s1/red"), Some(wanted));
        assert_eq!(examples.of("canada/s1/blue"), None);
    }

    #[test]
    fn a_die_that_is_only_placed_is_no_example() {
        assert_eq!(
            told("given usa\n1 pool 6 2\nwhen\n1: 6 on 1a\nthen\n1 pool 2\n1a dice 6\nforecast power 1\n"),
            None
        );
        assert!(told("given usa\n1 pool 6 2\nwhen\n1: 6 on 1a\nthen\n1 pool 2 6\n1a dice 6\n").is_some());
    }

    #[test]
    fn seats_are_named_where_several_are_concerned() {
        let told = told("given usa\n1 capacity 5\nwhen\n1: badge x\nthen\n2 capacity 3\n");
        assert_eq!(told.as_deref(), Some("`1 capacity 5`; `1: badge x` → `2 capacity 3`"));
    }
}
