//! Plots of dots and bars: each is a table whose rows draw themselves, so that what is seen can also be read. Places are given in per
//! cent of the width, so that a plot fits a phone and its letters stay as large as all others.

use maud::{Markup, html};

use crate::estimate::Estimate;
use crate::report::names::{percent, percent_interval, points, points_interval, rounds, rounds_interval};
use crate::study::Unit;

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
            Unit::Rounds => rounds(value),
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
            Unit::Rounds => rounds_interval(estimate),
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
