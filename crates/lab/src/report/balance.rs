//! The targets, each with what was measured and whether it holds, for every number of players by itself.

use std::iter::once;

use maud::{Markup, html};

use crate::report::judged::{figure, interval, label, tally};
use crate::report::names::{Names, players};
use crate::study::{ANY, Goal, Study, Subject, Target, Verdict};

/// What misses, and then a table for each kind of target.
pub fn section(study: &Study, targets: &[Target], names: Names) -> Markup {
    let counts = study.values(|sample| sample.cell.players);
    let crews: Vec<u8> = once(ANY).chain(counts.iter().copied()).collect();
    let of = |goal: Goal| -> Vec<&Target> { targets.iter().filter(|target| target.goal == goal).collect() };
    html! {
        p .muted { "What the box is meant to be, for each number of players by itself, and what these games say about it: \
            ✓ holds, ≈ does not, but the interval reaches into the range, ✗ does not, – was not measured." }
        (misses(targets, names))
        @for goal in Goal::ALL {
            @let targets = of(goal);
            @match goal {
                Goal::Bought | Goal::Activated => (tiles(goal, &targets, &crews, names)),
                _ => (table(goal, &targets, &counts, names)),
            }
        }
    }
}

/// Everything that misses, tiles apart: there are hundreds of them.
fn misses(targets: &[Target], names: Names) -> Markup {
    let missed: Vec<&Target> = Study::missed(targets).into_iter().filter(|target| !of_tile(target)).collect();
    html! {
        div #misses {
            h3 { "What misses: " (missed.len()) }
            @if missed.is_empty() { p { "Nothing that was measured, tiles apart." } }
            ul { @for target in missed { li { (mark(target.verdict())) " " (sentence(target, names)) } } }
        }
    }
}

fn of_tile(target: &Target) -> bool {
    matches!(target.goal, Goal::Bought | Goal::Activated)
}

fn sentence(target: &Target, names: Names) -> Markup {
    html! {
        (label(target, names)) ", " (players(target.players)) ": " b { (figure(target)) }
        " " span .muted { "(" (interval(target)) ")" } ", wanted " (target.wanted())
    }
}

/// A row for each subject, a column for each number of players.
fn table(goal: Goal, targets: &[&Target], counts: &[u8], names: Names) -> Markup {
    html! {
        figure {
            figcaption { h3 { (goal.title()) } }
            div .scroll { table .targets {
                (head("", counts))
                tbody { @for row in rows(targets) { tr {
                    th scope="row" { (names.subject(&row[0].subject)) }
                    td .muted { (wanted(&row)) }
                    @for count in counts { (cell(row.iter().find(|target| target.players == *count))) }
                } } }
            } }
        }
    }
}

fn head(what: &str, counts: &[u8]) -> Markup {
    html! { thead { tr {
        th scope="col" { (what) } th scope="col" { "wanted" }
        @for count in counts { th scope="col" { (players(*count)) } }
    } } }
}

fn cell(target: Option<&&Target>) -> Markup {
    html! {
        td {
            @if let Some(target) = target {
                (mark(target.verdict()))
                @if target.verdict() != Verdict::NotMeasured {
                    " " b { (figure(target)) } " "
                    span .interval-words { (interval(target)) ", " (target.measured.count) }
                }
            }
        }
    }
}

fn mark(verdict: Verdict) -> Markup {
    let class = match verdict {
        Verdict::Holds => "good",
        Verdict::WithinInterval => "unsure",
        Verdict::Fails => "bad",
        Verdict::NotMeasured => "muted",
    };
    html! { span .verdict .(class) title=(verdict.word()) { (verdict.mark()) } }
}

/// Targets with the same subject, in order.
fn rows<'a>(targets: &[&'a Target]) -> Vec<Vec<&'a Target>> {
    let mut rows: Vec<Vec<&Target>> = Vec::new();
    for target in targets {
        match rows.iter_mut().find(|row| row[0].subject == target.subject) {
            Some(row) => row.push(target),
            None => rows.push(vec![target]),
        }
    }
    rows
}

/// What is wanted of crews, and of those who play alone where that is something else.
fn wanted(row: &[&Target]) -> String {
    let [solo, crews] = [true, false].map(|solo| row.iter().find(|target| (target.players == 1) == solo));
    match (solo.map(|target| target.wanted()), crews.map(|target| target.wanted())) {
        (Some(solo), Some(crews)) if solo != crews => format!("{crews}; solo {solo}"),
        (solo, crews) => crews.or(solo).unwrap_or_default(),
    }
}

/// Tiles: how many of each country's faces hold, and those that do not.
fn tiles(goal: Goal, targets: &[&Target], counts: &[u8], names: Names) -> Markup {
    let mut countries: Vec<&str> = targets.iter().filter_map(|target| country(target)).collect();
    countries.sort_unstable();
    countries.dedup();
    let of = |key: &str, count: u8| -> Vec<&Target> {
        targets.iter().copied().filter(|one| country(one) == Some(key) && one.players == count).collect()
    };
    let bad = |row: &Vec<&Target>| {
        row.iter()
            .any(|target| target.players == ANY && matches!(target.verdict(), Verdict::Fails | Verdict::WithinInterval))
    };
    let missing: Vec<Vec<&Target>> = rows(targets).into_iter().filter(bad).collect();
    html! {
        figure {
            figcaption { h3 { (goal.title()) } p .muted { "Faces that hold, of those that enough players were offered." } }
            div .scroll { table .targets {
                (head("country", counts))
                tbody { @for key in &countries { tr {
                    th scope="row" { (names.country(key)) }
                    td .muted { (targets[0].wanted()) }
                    @for count in counts { td {
                        @let (verdict, held, measured) = tally(&of(key, *count));
                        (mark(verdict)) @if measured > 0 { " " (held) " of " (measured) }
                    } }
                } } }
            } }
            @if !missing.is_empty() { details { summary { "Faces that miss: " (missing.len()) }
                div .scroll { table .targets {
                    (head("face", counts))
                    tbody { @for row in &missing { tr {
                        th scope="row" { (names.subject(&row[0].subject)) }
                        td .muted { (wanted(row)) }
                        @for count in counts { (cell(row.iter().find(|target| target.players == *count))) }
                    } } }
                } }
            } }
        }
    }
}

fn country(target: &Target) -> Option<&str> {
    if let Subject::Tile(country, _) = &target.subject { Some(country) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::Estimate;

    #[test]
    fn a_row_says_what_is_wanted_alone_where_it_is_something_else() {
        let of = |players: u8, low: f64| Target {
            goal: Goal::WinRate,
            subject: Subject::Difficulty("moderate".into()),
            players,
            range: (low, 0.8),
            measured: Estimate::share(0, 0),
        };
        let [solo, two, same] = [of(1, 0.5), of(2, 0.6), of(1, 0.6)];
        assert_eq!(wanted(&[&solo, &two]), "60 to 80 %; solo 50 to 80 %");
        assert_eq!(wanted(&[&same, &two]), "60 to 80 %");
        assert_eq!(rows(&[&solo, &two]).len(), 1);
    }
}
