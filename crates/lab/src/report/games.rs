//! The games themselves: how long they take, why they are lost, and how they go.

use maud::{Markup, html};

use crate::estimate::Estimate;
use crate::record::{Ending, GameRecord};
use crate::report::curve::curve;
use crate::report::names::percent;
use crate::report::plot::{Axis, Row, bar};
use crate::study::Study;

/// In which round games are won and lost, and how many missions they complete.
pub fn rounds(study: &Study) -> Markup {
    let count = |won: bool, round: usize| games(study, won).filter(|game| game.rounds.len() == round).count();
    let last = study.samples.iter().map(|sample| sample.game.rounds.len()).max().unwrap_or(0);
    let all = [true, false].map(|won| games(study, won).count());
    let most = (1..=last).flat_map(|round| [count(true, round), count(false, round)]).max().unwrap_or(1).max(1);
    let mean = Estimate::mean(games(study, true).map(|game| game.rounds.len() as f64));
    html! {
        figure {
            figcaption { h3 { "Rounds to win, and to lose" } p .muted {
                @if mean.count > 0 { "A game that is won takes " (format!("{:.1}", mean.value)) " rounds on average." }
                @else { "No game was won." }
            } }
            table .plot .halves {
                thead { tr {
                    th scope="col" { "round" }
                    th scope="col" colspan="2" { "won (" (all[0]) ")" } th scope="col" colspan="2" { "lost (" (all[1]) ")" }
                } }
                tbody { @for round in 1..=last { tr {
                    th scope="row" { (round) }
                    @for (won, class) in [(true, "won"), (false, "lost")] {
                        td .wide aria-hidden="true" { (bar(count(won, round) as f64 / most as f64, class)) }
                        td .number { (count(won, round)) }
                    }
                } } }
            }
        }
        (missions(study))
    }
}

fn missions(study: &Study) -> Markup {
    let most = study.samples.iter().map(|sample| sample.game.missions.len()).max().unwrap_or(0);
    let all = study.samples.len();
    let rows: Vec<Row> = (0..=most)
        .map(|missions| {
            let fits = study.samples.iter().filter(|sample| sample.game.missions.len() == missions).count();
            Row { label: format!("{missions}"), estimate: Estimate::share(fits, all), band: None }
        })
        .collect();
    Axis::SHARE.dots("Missions completed", "Share of all games, won and lost.", "missions", &rows)
}

/// Why games are lost.
pub fn losses(study: &Study) -> Markup {
    let lost = games(study, false).count();
    let causes =
        [("Starvation", "starved"), ("Emergency skull", "out-of-supplies"), ("Deck empty", "station-destroyed")];
    let rows = causes.map(|(cause, word)| Row {
        label: cause.to_owned(),
        estimate: Estimate::share(games(study, false).filter(|game| game.ending.word() == word).count(), lost),
        band: Some((0.0, 0.7)),
    });
    let resources = [("Power", 0), ("Climate", 1), ("Oxygen", 2), ("Nutrition", 3)].map(|(name, index)| {
        let fits = |game: &&GameRecord| matches!(game.ending, Ending::Starved(resource) if resource.index() == index);
        (name, games(study, false).filter(fits).count())
    });
    let starved: usize = resources.iter().map(|(_, count)| count).sum();
    html! {
        (Axis::SHARE.dots("Causes of loss", "Share of all losses; none should be above 70 %.", "cause", &rows))
        figure {
            figcaption { h3 { "What was missing" } p .muted { "Of the games lost to starvation." } }
            table .plot {
                thead { tr { th scope="col" { "resource" } th {} th scope="col" .figure { "share" } th scope="col" .count { "games" } } }
                tbody { @for (name, count) in resources { tr {
                    @let share = count as f64 / starved.max(1) as f64;
                    th scope="row" { (name) }
                    td .wide aria-hidden="true" { (bar(share, &name.to_lowercase())) }
                    td .figure { b { (percent(share)) } }
                    td .count { (count) }
                } } }
            }
        }
    }
}

/// Resources, drain, Capacity and tracks by round.
pub fn curves(study: &Study) -> Markup {
    html! {
        p .muted { "Means over the games that reached the round: late rounds are those of crews that lasted." }
        div .curves { @for one in study.curves() { (curve(&one)) } }
    }
}

fn games<'a>(study: &'a Study, won: bool) -> impl Iterator<Item = &'a GameRecord> {
    study.samples.iter().map(|sample| sample.game).filter(move |game| game.won() == won)
}
