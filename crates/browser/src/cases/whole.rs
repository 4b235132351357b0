//! Whole games with bots, one against each disaster, with other countries each time; one by keys, one by touch.

use anyhow::Result;

use crate::hand::Hand;
use crate::play::{self, Plan};
use crate::stage::Stage;

/// The Training Simulator, with two.
pub async fn a_game_in_the_training_simulator_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 1, players: 2, disaster: 1, countries: &[1, 2], hand: Hand::Mouse }).await
}

/// The next one, with two other countries.
pub async fn a_game_against_the_second_disaster_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 2, players: 2, disaster: 2, countries: &[3, 4], hand: Hand::Mouse }).await
}

/// The next one, with three.
pub async fn a_game_against_the_third_disaster_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 3, players: 3, disaster: 3, countries: &[5, 6, 7], hand: Hand::Mouse }).await
}

/// The last one, with three.
pub async fn a_game_against_the_fourth_disaster_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 4, players: 3, disaster: 4, countries: &[8, 9, 10], hand: Hand::Mouse }).await
}

/// From the first page to the end without a mouse.
pub async fn a_game_is_played_to_its_end_by_keys_alone(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 5, players: 2, disaster: 2, countries: &[9, 1], hand: Hand::Keys }).await
}

/// The smallest phone, alone.
pub async fn a_game_is_played_to_its_end_by_touch_on_a_small_phone(stage: &Stage) -> Result<()> {
    stage.page.resize(360, 740).await?;
    stage.page.fingers().await?;
    play::whole(stage, &Plan { seed: 6, players: 1, disaster: 3, countries: &[2], hand: Hand::Finger }).await
}
