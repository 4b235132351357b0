//! The report: one page that a designer can read, with everything it needs inside.

mod balance;
mod curve;
mod games;
mod judged;
mod names;
mod plot;
mod rates;
mod tiles;

use content::Pack;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::record::Ending;
use crate::study::{Study, Target, Verdict};
pub use judged::verdicts;
pub(crate) use names::Names;

const STYLE: &str = include_str!("report/style.css");

/// The whole page.
pub fn page(study: &Study, pack: &Pack) -> String {
    let names = Names(&pack.rulebook);
    let targets = study.targets(&pack.rulebook);
    let sections: [(&str, &str, Markup); 6] = [
        ("balance", "What balanced means", balance::section(study, &targets, names)),
        ("rates", "Win rates", rates::section(study, names)),
        ("rounds", "Rounds", games::rounds(study)),
        ("losses", "Causes of loss", games::losses(study)),
        ("curves", "The course of a game", games::curves(study)),
        ("tiles", "Tiles", tiles::section(study, names)),
    ];
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Intrepid: balance report" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { "Intrepid: balance report" }
                    (summary(study, &targets, pack))
                    nav aria-label="Sections" {
                        @for (id, title, _) in &sections { a href={ "#" (id) } { (title) } }
                        a href="#reading" { "How to read this" }
                    }
                }
                main {
                    (broken(study))
                    @for (id, title, body) in &sections {
                        section id=(id) { h2 { (title) } (body) }
                    }
                    (reading())
                }
            }
        }
    };
    page.into_string()
}

fn summary(study: &Study, targets: &[Target], pack: &Pack) -> Markup {
    let header = &study.results[0].header;
    let held = targets.iter().filter(|target| target.verdict() == Verdict::Holds).count();
    let measured = targets.iter().filter(|target| target.verdict() != Verdict::NotMeasured).count();
    let unfinished = study.results.iter().filter(|one| !one.complete()).count();
    let same = header.rulebook == format!("{:016x}", pack.rulebook.hash);
    html! {
        dl .facts {
            div { dt { "games" } dd { (study.samples.len()) } }
            div { dt { "cells" } dd { (study.results.len()) } }
            div { dt { "played by" } dd { (header.player) } }
            div { dt { "targets met" } dd { (held) " of " (measured) } }
        }
        p .muted { "Pack " (header.pack) " " code { (header.rulebook) } ", engine " (header.engine) "." }
        @if unfinished > 0 {
            p .alarm { (unfinished) " of " (study.results.len()) " cells are not finished; their games so far are counted." }
        }
        @if !same {
            p .alarm { "These games were played with another pack than the one whose names are shown here." }
        }
    }
}

/// Games that broke are bugs, and the first thing to see.
fn broken(study: &Study) -> Markup {
    let broken: Vec<_> = study.broken().collect();
    html! {
        @if !broken.is_empty() {
            section #broken .alarm {
                h2 { "Games that broke: " (broken.len()) }
                p { "They are bugs of a bot or of the rules, and are counted nowhere below." }
                ul {
                    @for (cell, game) in broken {
                        @if let Ending::Broken(why) = &game.ending {
                            li { (cell.name()) ", game " (game.index) ", seed " (game.seed) ": " (why) }
                        }
                    }
                }
            }
        }
    }
}

fn reading() -> Markup {
    html! {
        section #reading {
            h2 { "How to read this" }
            p { "A dot is what was measured, the bar through it the 95 % interval: repeat the games with other seeds, and \
                19 of 20 such intervals hold the true figure. Shaded is the range a target asks for. Intervals of shares \
                are Wilson's, of differences Newcombe's, of means the normal ones." }
            p { "A country is measured against its own cell: for each of its games, 1 if won and 0 if lost, less the win \
                rate of all crews in the same cell. A country that happened to meet hard cells is not blamed for them." }
            p { "Every target is judged for each number of players by itself. An irregularity is measured against the same \
                games without it, at each difficulty by itself. A tier is released where the Research track comes so far; \
                games in which it never does are left out. Somebody is offered a tile when its tier has been released and \
                a round follows; fewer than 20 who are, or 20 rounds on the board, are not judged." }
            p { "What a tile does to winning is not what buying it would do for you: crews that do well buy more. Only \
                games that outlasted the round in which the tile is usually bought are compared, which takes away most \
                of that; compare tiles of one tier with each other." }
            p { "All of it holds for the bot that played. A stronger player wins more and buys other tiles." }
        }
    }
}
