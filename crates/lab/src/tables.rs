//! Tables for a spreadsheet or a notebook: a game a row, and a face of a tile a row.

use csv::Writer;
use engine::rulebook::Rulebook;
use notation::names;

use crate::record::{Ending, GameRecord, SeatRecord};
use crate::report::Names;
use crate::results::Results;
use crate::study::{Study, Target, TileFigures};

/// Every game, also those that broke.
pub fn games_csv(study: &Study) -> Result<String, csv::Error> {
    let mut table = Writer::from_writer(Vec::new());
    let fixed =
        "pack,rulebook,bot,disaster,difficulty,irregularities,players,index,seed,ending,resource,rounds,answers";
    let counted = "missions,emergency,research,seat1,seat2,seat3,seat4";
    table.write_record(fixed.split(',').chain(counted.split(',')))?;
    for one in study.results {
        for game in &one.games {
            table.write_record(game_row(one, game))?;
        }
    }
    finish(table)
}

/// Every face that somebody could have.
pub fn tiles_csv(study: &Study, rulebook: &Rulebook) -> Result<String, csv::Error> {
    let mut table = Writer::from_writer(Vec::new());
    let found = "country,tile,name,tier,seats,bought,bought_share,round,activated_share,made,destroyed_share";
    table.write_record(found.split(',').chain(["effect", "effect_low", "effect_high"]))?;
    for tile in study.tiles(rulebook) {
        table.write_record(tile_row(&tile))?;
    }
    finish(table)
}

/// Every target with what was measured, also those that were not.
pub fn targets_csv(study: &Study, rulebook: &Rulebook) -> Result<String, csv::Error> {
    let mut table = Writer::from_writer(Vec::new());
    table.write_record("goal,subject,players,wanted,measured,low,high,count,holds".split(','))?;
    for target in study.targets(rulebook) {
        table.write_record(target_row(&target, rulebook))?;
    }
    finish(table)
}

fn target_row(target: &Target, rulebook: &Rulebook) -> Vec<String> {
    let measured = &target.measured;
    let figure = |figure: f64| if measured.count == 0 { String::new() } else { format!("{figure:.4}") };
    vec![
        target.goal.title().to_owned(),
        Names(rulebook).subject(&target.subject),
        target.players.to_string(),
        target.wanted(),
        figure(measured.value),
        figure(measured.low),
        figure(measured.high),
        measured.count.to_string(),
        target.verdict().word().to_owned(),
    ]
}

fn game_row(one: &Results, game: &GameRecord) -> Vec<String> {
    let (header, cell) = (&one.header, &one.header.cell);
    let resource = match game.ending {
        Ending::Starved(resource) => names::resource_word(resource),
        _ => "",
    };
    let last = game.rounds.last().copied().unwrap_or_default();
    let seats = (0..4).map(|seat| game.seats.get(seat).map(seat_word).unwrap_or_default());
    let mut row = vec![
        header.pack.clone(),
        header.rulebook.clone(),
        header.player.to_string(),
        cell.disaster.clone(),
        cell.difficulty.clone(),
        cell.irregularities.join("+"),
        cell.players.to_string(),
        game.index.to_string(),
        game.seed.to_string(),
        game.ending.word().to_owned(),
        resource.to_owned(),
        game.rounds.len().to_string(),
        game.answers.to_string(),
        game.missions.len().to_string(),
        last.emergency.to_string(),
        last.research.to_string(),
    ];
    row.extend(seats);
    row
}

/// A player in a word: `usa:red:power=flight-engineer`.
fn seat_word(seat: &SeatRecord) -> String {
    let boards: Vec<String> = seat.boards.iter().map(|(board, badge)| format!("{board}={badge}")).collect();
    format!("{}:{}:{}", seat.country, seat.light, boards.join("+"))
}

fn tile_row(tile: &TileFigures) -> Vec<String> {
    let figure = |figure: Option<f64>| figure.map(|figure| format!("{figure:.4}")).unwrap_or_default();
    let bought = (tile.bought.value * tile.seats as f64).round();
    vec![
        tile.country.clone().unwrap_or_default(),
        tile.key.clone(),
        tile.name.clone(),
        tile.tier.to_string(),
        tile.seats.to_string(),
        bought.to_string(),
        figure(Some(tile.bought.value)),
        figure(tile.round),
        figure(tile.activated),
        figure(tile.made),
        figure(tile.destroyed),
        figure(tile.effect.map(|effect| effect.value)),
        figure(tile.effect.map(|effect| effect.low)),
        figure(tile.effect.map(|effect| effect.high)),
    ]
}

fn finish(table: Writer<Vec<u8>>) -> Result<String, csv::Error> {
    let bytes = table.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
