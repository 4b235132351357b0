//! Win rates: by number of players with disaster and difficulty, by country and by side.

use maud::{Markup, html};

use crate::estimate::Estimate;
use crate::report::names::{Names, difficulty_place, players};
use crate::report::plot::{Axis, Row};
use crate::study::{COUNTRY, COUNTS, SIDE, Sample, Study, wanted};

/// All plots of win rates.
pub fn section(study: &Study, names: Names) -> Markup {
    let solo = countries(study, names, |sample| sample.solo());
    let mixed = countries(study, names, |sample| !sample.solo());
    let within = "How much more often its games are won than those of all crews in the same cell, in points.";
    html! {
        @for count in COUNTS {
            @let rows = disasters(study, names, count);
            @if !rows.is_empty() {
                @let title = format!("By disaster and difficulty, {}", players(count));
                (Axis::SHARE.dots(&title, "Shaded is what the targets ask for.", "disaster", &rows))
            }
        }
        @if !mixed.is_empty() {
            (Axis::around_zero(&mixed).dots("By country, in mixed crews", within, "country", &mixed))
        }
        @if !solo.is_empty() { (Axis::around_zero(&solo).dots("By country, solo", within, "country", &solo)) }
        (sides(study, names))
        (cells(study, names))
    }
}

fn disasters(study: &Study, names: Names, count: u8) -> Vec<Row> {
    let mut kinds = study.values(|sample| (sample.cell.disaster.as_str(), sample.cell.difficulty.as_str()));
    kinds.sort_by_key(|(disaster, difficulty)| (names.disaster_place(disaster), difficulty_place(difficulty)));
    let rows = kinds.into_iter().map(|(disaster, difficulty)| Row {
        label: format!("{}, {difficulty}", names.disaster(disaster)),
        estimate: study.win_rate(|sample| {
            sample.cell.players == count
                && sample.cell.disaster == disaster
                && sample.cell.difficulty == difficulty
                && sample.cell.irregularities.is_empty()
        }),
        band: wanted(disaster, difficulty, count),
    });
    rows.filter(|row| row.estimate.count > 0).collect()
}

/// The countries, the strongest first.
fn countries(study: &Study, names: Names, games: impl Fn(&Sample) -> bool + Copy) -> Vec<Row> {
    let rows = study.countries().into_iter().map(|country| Row {
        label: names.country(country),
        estimate: study.surplus(games, |seat| seat.country == country),
        band: Some(COUNTRY),
    });
    sorted(rows)
}

fn sides(study: &Study, names: Names) -> Markup {
    let gaps = sorted(study.countries().into_iter().map(|country| Row {
        label: names.country(country),
        estimate: study.red_above_blue(country, |_| true),
        band: Some(SIDE),
    }));
    let sides = study.countries().into_iter().flat_map(|country| {
        ["red", "blue"].map(|light| Row {
            label: format!("{}, {light}", names.country(country)),
            estimate: study.surplus(|_| true, |seat| seat.country == country && seat.light == light),
            band: Some(COUNTRY),
        })
    });
    let sides = sorted(sides);
    html! {
        @if !gaps.is_empty() {
            (Axis::around_zero(&gaps).dots("Red side against blue side",
                "To the right the red side wins more often, to the left the blue side; in points.", "country", &gaps))
        }
        details { summary { "Every side of every country" }
            (Axis::around_zero(&sides).dots("By country and side", "Against all crews in the same cell, in points.",
                "side", &sides))
        }
    }
}

fn cells(study: &Study, names: Names) -> Markup {
    let rows: Vec<Row> = study
        .results
        .iter()
        .map(|one| {
            let cell = &one.header.cell;
            let crew: Vec<String> = cell.countries.iter().map(|key| names.country(key)).collect();
            let parts = [names.disaster(&cell.disaster), cell.difficulty.clone(), players(cell.players)];
            let parts = parts.into_iter().chain(crew).chain(cell.irregularities.iter().cloned());
            let (won, all) = (one.sound().filter(|game| game.won()).count(), one.sound().count());
            Row { label: parts.collect::<Vec<_>>().join(", "), estimate: Estimate::share(won, all), band: None }
        })
        .collect();
    html! {
        details { summary { "Every cell" }
            (Axis::SHARE.dots("Every cell", "Win rate of each cell by itself.", "cell", &rows))
        }
    }
}

/// Those with games, the highest first.
fn sorted(rows: impl Iterator<Item = Row>) -> Vec<Row> {
    let mut rows: Vec<Row> = rows.filter(|row| row.estimate.count > 0).collect();
    rows.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
    rows
}
