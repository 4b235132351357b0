//! Chance for bots and for what they make up. `fastrand` draws `usize` differently on machines of 32 and 64 bits, a
//! browser among them: everything here is drawn in 64, so that the same seed plays the same game everywhere.

use engine::chance::Seed;
use fastrand::Rng;

/// A number below `limit`, which is not 0.
pub fn below(rng: &mut Rng, limit: usize) -> usize {
    rng.u64(..limit as u64) as usize
}

/// Puts things in any order.
pub fn shuffle<T>(rng: &mut Rng, things: &mut [T]) {
    for last in 1..things.len() {
        things.swap(last, below(rng, last + 1));
    }
}

/// Other dice to come.
pub fn seed(rng: &mut Rng) -> Seed {
    let mut seed = [0; 32];
    seed.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&rng.u64(..).to_le_bytes()));
    Seed(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_on_every_machine() {
        let mut rng = Rng::with_seed(1);
        let drawn: Vec<usize> = (0..8).map(|_| below(&mut rng, 100)).collect();
        let mut things = [0, 1, 2, 3, 4, 5, 6, 7];
        shuffle(&mut rng, &mut things);
        let Seed([first, second, ..]) = seed(&mut rng);
        assert_eq!(
            (&drawn[..], things, [first, second]),
            (&[65, 53, 23, 77, 0, 78, 76, 84][..], [7, 1, 0, 2, 3, 4, 6, 5], [4, 208])
        );
    }
}
