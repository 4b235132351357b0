//! Curves by round: lines over a scale, with their figures in a table below.

use maud::{Markup, html};

use crate::study::{Curve, Line};

/// Where values and rounds lie, in per cent of the height and the width.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
    rounds: usize,
}

/// Lines by round.
pub fn curve(curve: &Curve) -> Markup {
    let scale = Scale::of(curve);
    html! {
        figure .curve {
            figcaption { h3 { (curve.title) } p .muted { (curve.note) } }
            ul .legend { @for line in &curve.lines { li {
                svg aria-hidden="true" width="26" height="10" { line .(class(&line.name)) x1="0" x2="26" y1="5" y2="5" {} }
                " " (line.name)
            } } }
            div .chart aria-hidden="true" {
                div .values { @for tick in scale.ticks() {
                    span style={ "bottom:" (format!("{:.1}", scale.up(tick))) "%" } { (scale.word(tick)) }
                } }
                svg viewBox="0 0 100 100" preserveAspectRatio="none" {
                    @for tick in scale.ticks() {
                        @let y = format!("{:.2}", 100.0 - scale.up(tick));
                        line .grid .zero[tick == 0.0] x1="0" x2="100" y1=(y) y2=(y) {}
                    }
                    @for line in &curve.lines { path .(class(&line.name)) d=(scale.path(line)) {} }
                }
                div .steps { @for round in 1..=scale.rounds { span { (round) } } }
            }
            details { summary { "Figures by round" } (figures(curve, scale.rounds)) }
        }
    }
}

impl Scale {
    /// Wide enough for all lines, with zero on it.
    fn of(curve: &Curve) -> Scale {
        let points = || curve.lines.iter().flat_map(|line| &line.points).map(|point| point.value);
        let (least, most) = (points().fold(0.0, f64::min), points().fold(0.0, f64::max));
        let step = nice_step(most - least);
        let low = (least / step).floor() * step;
        let high = ((most / step).ceil() * step).max(low + step);
        Scale { low, high, step, rounds: curve.lines.iter().map(|line| line.points.len()).max().unwrap_or(0) }
    }

    fn up(&self, value: f64) -> f64 {
        100.0 * (value - self.low) / (self.high - self.low)
    }

    fn along(&self, round: usize) -> f64 {
        100.0 * (round as f64 + 0.5) / self.rounds.max(1) as f64
    }

    fn ticks(&self) -> Vec<f64> {
        let [first, last] = [self.low, self.high].map(|end| (end / self.step).round() as i32);
        (first..=last).map(|tick| f64::from(tick) * self.step).collect()
    }

    fn word(&self, tick: f64) -> String {
        if self.step < 1.0 { format!("{tick:.1}") } else { format!("{tick:.0}") }.replace('-', "−")
    }

    fn path(&self, line: &Line) -> String {
        let steps = line.points.iter().enumerate().map(|(round, point)| {
            let letter = if round == 0 { 'M' } else { 'L' };
            format!("{letter}{:.2} {:.2}", self.along(round), 100.0 - self.up(point.value))
        });
        steps.collect()
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
