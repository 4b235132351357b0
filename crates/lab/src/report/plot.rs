//! Plots: each is a table whose rows draw themselves, so that what is seen can also be read. Places are given in per
//! cent of the width, so that a plot fits a phone and its letters stay as large as all others.

use maud::{Markup, html};

use crate::estimate::Estimate;
use crate::report::names::{percent, percent_interval, points, points_interval};
use crate::study::{Curve, Line, Unit};

/// The scale of a column of dots.
#[derive(Clone, Copy)]
pub struct Axis {
    low: f64,
    high: f64,
    step: f64,
    unit: Unit,
}

/// A row: what it is, what was measured, what was wanted.
pub struct Row {
    /// What it is.
    pub label: String,
    /// What was measured.
    pub estimate: Estimate,
    /// What was wanted.
    pub band: Option<(f64, f64)>,
}

impl Axis {
    /// From nothing to everything.
    pub const SHARE: Axis = Axis { low: 0.0, high: 1.0, step: 0.25, unit: Unit::Percent };

    /// For differences, as wide as these rows and their bands need, up to 60 points either way.
    pub fn around_zero(rows: &[Row]) -> Axis {
        let widest = rows.iter().map(|row| row.estimate.value.abs() + 0.02).fold(0.15, f64::max);
        let step = if widest > 0.3 { 0.2 } else { 0.1 };
        let high = (widest / step).ceil().min(0.6 / step) * step;
        Axis { low: -high, high, step, unit: Unit::Points }
    }

    /// The place of a value in per cent of the width; what is off the scale lies at its end.
    fn place(&self, value: f64) -> f64 {
        2.0 + 96.0 * (value.clamp(self.low, self.high) - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> Vec<f64> {
        let [first, last] = [self.low, self.high].map(|end| (end / self.step).round() as i32);
        (first..=last).map(|tick| f64::from(tick) * self.step).collect()
    }

    fn word(&self, value: f64) -> String {
        match self.unit {
            Unit::Percent => percent(value),
            Unit::Points => points(value),
        }
    }

    /// The numbers above a column of dots.
    pub fn head(&self) -> Markup {
        let last = self.ticks().len().saturating_sub(1);
        html! {
            svg .axis aria-hidden="true" width="100%" height="16" {
                @for (index, tick) in self.ticks().into_iter().enumerate() {
                    @let anchor = match index { 0 => "start", _ if index == last => "end", _ => "middle" };
                    @let edge = match index { 0 => 0.0, _ if index == last => 100.0, _ => self.place(tick) };
                    text x={ (edge) "%" } y="12" text-anchor=(anchor) { (self.word(tick)) }
                }
            }
        }
    }

    /// A dot with its interval.
    pub fn dot(&self, estimate: &Estimate, band: Option<(f64, f64)>) -> Markup {
        let at = |value: f64| format!("{:.1}%", self.place(value));
        html! {
            svg .dot aria-hidden="true" width="100%" {
                @if let Some((low, high)) = band {
                    @let width = self.place(high) - self.place(low);
                    rect .band x=(at(low)) width={ (format!("{width:.1}")) "%" } y="0" height="100%" {}
                }
                @for tick in self.ticks() {
                    line .grid .zero[tick == 0.0] x1=(at(tick)) x2=(at(tick)) y1="0" y2="100%" {}
                }
                @if estimate.count > 0 {
                    line .interval x1=(at(estimate.low)) x2=(at(estimate.high)) y1="50%" y2="50%" {}
                    circle cx=(at(estimate.value)) cy="50%" r="5" {}
                }
            }
        }
    }

    /// A figure and its interval in words.
    pub fn figure(&self, estimate: &Estimate) -> Markup {
        let interval = match self.unit {
            Unit::Percent => percent_interval(estimate),
            Unit::Points => points_interval(estimate),
        };
        html! {
            @if estimate.count == 0 { span .muted { "no games" } }
            @else { b { (self.word(estimate.value)) } " " span .muted { (interval) } }
        }
    }

    /// A whole plot of dots, with the number of games.
    pub fn dots(&self, title: &str, note: &str, what: &str, rows: &[Row]) -> Markup {
        html! {
            figure {
                figcaption { h3 { (title) } p .muted { (note) } }
                table .plot {
                    thead { tr {
                        th scope="col" { (what) }
                        th .wide aria-hidden="true" { (self.head()) }
                        th scope="col" .figure { "measured, interval" }
                        th scope="col" .count { "games" }
                    } }
                    tbody { @for row in rows { tr {
                        th scope="row" { (row.label) }
                        td .wide aria-hidden="true" { (self.dot(&row.estimate, row.band)) }
                        td .figure { (self.figure(&row.estimate)) }
                        td .count { (row.estimate.count) }
                    } } }
                }
            }
        }
    }
}

/// A bar for a share of the longest one.
pub fn bar(share: f64, class: &str) -> Markup {
    let width = format!("{:.1}%", share.clamp(0.0, 1.0) * 100.0);
    html! {
        svg .bar .(class) aria-hidden="true" width="100%" height="14" {
            rect .track x="0" y="3" width="100%" height="8" rx="2" {}
            rect x="0" y="3" width=(width) height="8" rx="2" {}
        }
    }
}

/// Lines by round, with their figures in a table below.
pub fn curve(curve: &Curve) -> Markup {
    let points = || curve.lines.iter().flat_map(|line| &line.points).map(|point| point.value);
    let rounds = curve.lines.iter().map(|line| line.points.len()).max().unwrap_or(0);
    let step = nice_step(points().fold(0.0, f64::max) - points().fold(0.0, f64::min));
    let low = (points().fold(0.0, f64::min) / step).floor() * step;
    let high = ((points().fold(0.0, f64::max) / step).ceil() * step).max(low + step);
    let up = |value: f64| 100.0 * (value - low) / (high - low);
    let along = |round: usize| 100.0 * (round as f64 + 0.5) / rounds.max(1) as f64;
    let path = |line: &Line| {
        let steps = line.points.iter().enumerate().map(|(round, point)| {
            let letter = if round == 0 { 'M' } else { 'L' };
            format!("{letter}{:.2} {:.2}", along(round), 100.0 - up(point.value))
        });
        steps.collect::<String>()
    };
    let ticks: Vec<f64> = (0..=((high - low) / step).round() as i32).map(|tick| low + f64::from(tick) * step).collect();
    html! {
        figure .curve {
            figcaption { h3 { (curve.title) } p .muted { (curve.note) } }
            ul .legend { @for line in &curve.lines { li {
                svg aria-hidden="true" width="26" height="10" { line .(class(&line.name)) x1="0" x2="26" y1="5" y2="5" {} }
                " " (line.name)
            } } }
            div .chart aria-hidden="true" {
                div .values { @for tick in &ticks {
                    span style={ "bottom:" (format!("{:.1}", up(*tick))) "%" } { (tick) }
                } }
                svg viewBox="0 0 100 100" preserveAspectRatio="none" {
                    @for tick in &ticks {
                        @let y = format!("{:.2}", 100.0 - up(*tick));
                        line .grid .zero[*tick == 0.0] x1="0" x2="100" y1=(y) y2=(y) {}
                    }
                    @for line in &curve.lines { path .(class(&line.name)) d=(path(line)) {} }
                }
                div .steps { @for round in 1..=rounds { span { (round) } } }
            }
            details { summary { "Figures by round" } (figures(curve, rounds)) }
        }
    }
}

fn figures(curve: &Curve, rounds: usize) -> Markup {
    html! {
        div .scroll { table {
            thead { tr {
                th scope="col" { "round" }
                @for line in &curve.lines { th scope="col" .number { (line.name) } th scope="col" .number { "games" } }
            } }
            tbody { @for round in 0..rounds { tr {
                th scope="row" { (round + 1) }
                @for line in &curve.lines {
                    @match line.points.get(round) {
                        Some(point) => { td .number { (format!("{:.1}", point.value)) } td .number .muted { (point.count) } }
                        None => { td {} td {} }
                    }
                }
            } } }
        } }
    }
}

/// The class of a line, by its name.
fn class(name: &str) -> String {
    format!("line-{}", name.to_lowercase().replace(' ', "-"))
}

/// A step that divides a span into about five parts: 1, 2 or 5 times a power of ten.
fn nice_step(span: f64) -> f64 {
    let rough = (span / 5.0).max(0.1);
    let power = 10f64.powf(rough.log10().floor());
    let times = [1.0, 2.0, 5.0, 10.0].into_iter().find(|times| times * power >= rough * 0.999);
    times.unwrap_or(10.0) * power
}
