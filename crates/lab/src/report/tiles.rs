//! Tiles: a table for each country, with what is bought, what is activated and what it does to winning.

use maud::{Markup, html};

use crate::report::names::{Names, percent};
use crate::report::plot::{Axis, Row, bar};
use crate::study::{Study, TileFigures};

/// The tiles that stand out, and then all of them.
pub fn section(study: &Study, names: Names) -> Markup {
    let tiles = study.tiles(names.0);
    let axis = Axis::around_zero(&effects(&tiles));
    let boosts: Vec<&TileFigures> = tiles.iter().filter(|tile| tile.country.is_none()).collect();
    html! {
        p .muted { "Bought: share of the players who were offered it. Activated: share of its rounds on the board in which it had \
            dice. Made: what it made each time. Winning: games with it less games without it, in points." }
        (extremes(&tiles, names))
        @for country in study.countries() {
            @let own: Vec<&TileFigures> =
                tiles.iter().filter(|tile| tile.country.as_deref() == Some(country)).collect();
            @if !own.is_empty() { (country_table(&names.country(country), &own, axis)) }
        }
        @if !boosts.is_empty() { (country_table("Boost tiles", &boosts, axis)) }
    }
}

fn effects(tiles: &[TileFigures]) -> Vec<Row> {
    let effects = tiles.iter().filter_map(|tile| tile.effect);
    effects.map(|estimate| Row { label: String::new(), estimate, band: None }).collect()
}

/// The tiles that hardly anybody or nearly everybody buys.
fn extremes(tiles: &[TileFigures], names: Names) -> Markup {
    let mut bought: Vec<&TileFigures> = tiles.iter().filter(|tile| tile.tier > 0 && tile.seats >= 20).collect();
    bought.sort_by(|one, other| one.bought.value.total_cmp(&other.bought.value));
    let shown = bought.len().min(16) / 2;
    let label = |tile: &TileFigures| {
        let country = tile.country.as_deref().map(|key| names.country(key)).unwrap_or_default();
        format!("{} ({country} {})", tile.name, tile.key)
    };
    let row = |tile: &&TileFigures| Row { label: label(tile), estimate: tile.bought, band: None };
    let least: Vec<Row> = bought.iter().take(shown).map(row).collect();
    let most: Vec<Row> = bought.iter().rev().take(shown).map(row).collect();
    html! {
        @if shown > 0 {
            (Axis::SHARE.dots("Bought most often", "Share of the players who were offered it.", "tile", &most))
            (Axis::SHARE.dots("Bought least often", "Share of the players who were offered it.", "tile", &least))
        }
    }
}

fn country_table(name: &str, tiles: &[&TileFigures], axis: Axis) -> Markup {
    let mut tiles = tiles.to_vec();
    tiles.sort_by_key(|tile| (tile.key.ends_with("/blue"), tile.tier));
    html! {
        details .tiles { summary { (name) }
            div .scroll { table {
                thead { tr {
                    th scope="col" { "tile" } th scope="col" { "tier" } th scope="col" { "bought" }
                    th scope="col" .number { "in round" } th scope="col" { "activated" } th scope="col" .number { "made" }
                    th scope="col" .number { "destroyed" } th scope="col" .wide { "winning" (axis.head()) } th {}
                } }
                tbody { @for tile in tiles { (row(tile, axis)) } }
            } }
        }
    }
}

fn row(tile: &TileFigures, axis: Axis) -> Markup {
    let side = if tile.key.ends_with("/red") { "red" } else { "blue" };
    let number = |figure: Option<f64>| figure.map_or_else(|| "–".to_owned(), |figure| format!("{figure:.1}"));
    html! {
        tr {
            th scope="row" { (tile.name) " " span .muted { (tile.key) } }
            td { @match tile.tier { 0 => "–", tier => (tier) } }
            td .cell {
                @if tile.tier == 0 { "–" }
                @else { (percent(tile.bought.value)) " " span .muted { "of " (tile.seats) } (bar(tile.bought.value, side)) }
            }
            td .number { (number(tile.round)) }
            td .cell {
                @match tile.activated {
                    Some(share) => { (percent(share)) (bar(share, side)) }
                    None => "–",
                }
            }
            td .number { (number(tile.made)) }
            td .number { (tile.destroyed.map_or_else(|| "–".to_owned(), percent)) }
            @match &tile.effect {
                Some(effect) => { td .wide { (axis.dot(effect, None)) } td .figure { (axis.figure(effect)) } }
                None => { td .wide {} td .figure .muted { "–" } }
            }
        }
    }
}
