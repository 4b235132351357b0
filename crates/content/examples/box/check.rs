//! Does everything in the box have an example, and do all examples hold?

use std::collections::BTreeSet;
use std::path::Path;

use content::{Kind, Show, embedded_pack, list};
use notation::scenario;

/// What is missing or wrong in a folder of examples.
pub fn problems(folder: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    let mut titles = BTreeSet::new();
    let files = scenario::files(&[folder.to_path_buf()]).unwrap_or_default();
    if files.is_empty() {
        problems.push(format!("no examples in {}", folder.display()));
    }
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        titles.extend(text.lines().filter_map(|line| Some(line.strip_prefix("title ")?.split(' ').next()?.to_owned())));
        let report = scenario::run_text(&embedded_pack().rulebook, &file.display().to_string(), &text);
        problems.extend(report.failure.map(|failure| failure.to_string()));
    }
    let wanted = [Kind::Tile, Kind::Card, Kind::Mission, Kind::Badge, Kind::Irregularity];
    let rows = list(embedded_pack(), Show::All).into_iter().filter(|row| wanted.contains(&row.kind));
    let missing = rows.filter(|row| !titles.contains(&row.key));
    problems.extend(missing.map(|row| format!("{} {} has no example", row.kind, row.key)));
    problems
}
