//! Whole games with bots, one against each disaster, with other countries each time.

use anyhow::Result;

use crate::play::{self, Plan};
use crate::stage::Stage;

/// The Training Simulator, with two.
pub async fn a_game_in_the_training_simulator_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 1, players: 2, disaster: 1, countries: &[1, 2] }).await
}

/// The next one, with two other countries.
pub async fn a_game_against_the_second_disaster_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 2, players: 2, disaster: 2, countries: &[3, 4] }).await
}

/// The next one, with three.
pub async fn a_game_against_the_third_disaster_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 3, players: 3, disaster: 3, countries: &[5, 6, 7] }).await
}

/// The last one, with three.
pub async fn a_game_against_the_fourth_disaster_is_played_to_its_end(stage: &Stage) -> Result<()> {
    play::whole(stage, &Plan { seed: 4, players: 3, disaster: 4, countries: &[8, 9, 10] }).await
}
