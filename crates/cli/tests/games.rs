//! The games in `games/`: every one is played again, with every hash.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;

use common::{Folder, has, prints};

fn recorded(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut games: Vec<String> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .map(|path| path.display().to_string())
        .collect();
    games.sort();
    games
}

#[test]
fn every_recorded_game_is_played_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let games = recorded(&folder);
    if games.is_empty() {
        return;
    }
    let mut arguments = vec!["replay"];
    arguments.extend(games.iter().map(String::as_str));
    let told = prints(&arguments, "");
    assert_eq!(told.matches("every hash agrees").count(), games.len());
    assert_eq!(told.matches("The crew").count(), games.len(), "recorded games are finished games");
}

#[test]
fn bots_play_the_same_game_twice() {
    let game = ["random-game", "--seed", "3", "--countries", "canada,brazil", "--disaster", "toxic-leak"];
    let [one, other] = [(); 2].map(|()| prints(&game, ""));
    assert_eq!(one, other);
    let folder = Folder::new("games-bot");
    has(
        &prints(&["replay", &folder.write("game.jsonl", one.as_bytes())], ""),
        &["Canada, Brazil", "every hash agrees"],
    );
}
