//! What players lay before the first round.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{random_setup, rulebook, seat};
use engine::board::Space;
use engine::game::Game;
use engine::seat::Seat;
use fastrand::Rng;

#[test]
fn first_tiles_lie_where_the_players_name_their_spaces_in_that_order() {
    let book = rulebook();
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let mut setup = random_setup(&mut rng);
        let mut spaces: Vec<Space> = (0..Space::COUNT as u8).filter_map(Space::from_index).collect();
        rng.shuffle(&mut spaces);
        let seats = (0..setup.seats.len()).filter_map(Seat::from_index).collect::<Vec<_>>();
        for seat in &seats {
            let count = setup.first_tiles(book, *seat).len();
            setup.seats[seat.index()].spaces = Some(spaces.split_off(spaces.len() - count));
        }
        let game = Game::new(book, setup.clone()).expect("any spaces will do");
        for seat in seats {
            let named = setup.seats[seat.index()].spaces.clone().unwrap_or_default();
            for (space, tile) in named.into_iter().zip(setup.first_tiles(book, seat)) {
                let laid = game.view().table.tile(space).map(|laid| (laid.tile, laid.light));
                assert_eq!(laid, Some(tile), "seed {seed}, {space}");
            }
        }
    }
}

#[test]
fn a_seat_that_nobody_takes_begins_with_nothing() {
    let setup = common::setup_with(&mut Rng::with_seed(1), 2, 0);
    assert!(setup.first_tiles(rulebook(), seat(4)).is_empty());
}
