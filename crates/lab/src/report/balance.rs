//! The targets, each with what was measured and whether it holds.

use maud::{Markup, html};

use crate::report::names::{Names, percent, percent_interval, points, points_interval};
use crate::study::{Study, Target, Unit, Verdict};

/// The table of targets.
pub fn section(study: &Study, names: Names) -> Markup {
    html! {
        p .muted { "What the box is meant to be, and what these games say about it." }
        table .targets {
            thead { tr {
                th scope="col" { "target" } th scope="col" { "wanted" }
                th scope="col" { "measured" } th scope="col" { "holds" }
            } }
            tbody { @for target in study.targets() { (row(&target, names)) } }
        }
    }
}

fn row(target: &Target, names: Names) -> Markup {
    let verdict = target.verdict();
    let (value, interval) = match target.unit {
        Unit::Percent => (percent(target.measured.value), percent_interval(&target.measured)),
        Unit::Points => (points(target.measured.value), points_interval(&target.measured)),
    };
    html! {
        tr {
            th scope="row" { (target.what) @if let Some(country) = &target.country { ": " (names.country(country)) } }
            td { (target.wanted) }
            td {
                @if verdict == Verdict::NotMeasured { span .muted { "–" } }
                @else {
                    b { (value) } " " span .muted { "(" (interval) ")" }
                    " " br; span .muted { (target.measured.count) " games" }
                }
            }
            td { span .verdict .(class(verdict)) { (mark(verdict)) " " (verdict.word()) } }
        }
    }
}

const fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "good",
        Verdict::WithinInterval => "unsure",
        Verdict::Fails => "bad",
        Verdict::NotMeasured => "muted",
    }
}

const fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "✓",
        Verdict::WithinInterval => "≈",
        Verdict::Fails => "✗",
        Verdict::NotMeasured => "–",
    }
}
