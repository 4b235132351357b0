//! Which of several purchases is the best, found with no more trial rounds than it takes: what is clearly worse than the
//! one that leads is tried no further, so that more rounds are left for those that are close.

/// What something gains in each trial round so far.
#[derive(Clone, Debug)]
pub struct Gains {
    pub each: Vec<i32>,
    /// How far a gain is from its mean, usually: a few rounds may look alike by chance.
    pub usual: i32,
}

/// The square of how many errors a mean must be away from nothing: with more a race goes on for too long, with fewer the
/// best is out too soon.
const SURE: f64 = 2.0;
/// What is usual counts as much as so many rounds.
const KNOWN: f64 = 2.0;

impl Gains {
    /// Of doing nothing.
    pub fn none(rounds: usize) -> Gains {
        Gains { each: vec![0; rounds], usual: 0 }
    }

    pub fn mean(&self) -> i32 {
        self.each.iter().sum::<i32>() / self.each.len().max(1) as i32
    }

    /// Is this clearly more than the other in the same rounds?
    pub fn beats(&self, other: &Gains) -> bool {
        let more = self.each.iter().zip(&other.each).map(|(one, other)| f64::from(one - other));
        let count = more.len() as f64;
        let mean = more.clone().sum::<f64>() / count;
        let spread: f64 = more.map(|one| (one - mean) * (one - mean)).sum();
        let usual = f64::from(self.usual.max(other.usual));
        let variance = (KNOWN * usual * usual + spread) / (KNOWN + count - 1.0);
        mean > 0.0 && mean * mean * count > SURE * variance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gains(each: &[i32], usual: i32) -> Gains {
        Gains { each: each.to_vec(), usual }
    }

    #[test]
    fn a_lead_in_every_round_is_clear_and_one_by_chance_is_not() {
        let steady = gains(&[300, 320, 310], 100);
        assert!(steady.beats(&Gains::none(3)));
        assert!(steady.beats(&gains(&[20, 40, 30], 100)));
        assert!(!gains(&[900, -400, 20], 100).beats(&Gains::none(3)));
        assert!(!Gains::none(3).beats(&steady));
        assert!(!Gains::none(3).beats(&Gains::none(3)));
    }

    #[test]
    fn few_rounds_that_look_alike_are_not_trusted_where_gains_vary() {
        assert!(gains(&[100, 100], 50).beats(&Gains::none(2)));
        assert!(!gains(&[100, 100], 400).beats(&Gains::none(2)));
        assert!(gains(&[100; 60], 400).beats(&Gains::none(60)));
    }

    #[test]
    fn what_is_known_for_certain_is_clear_at_once() {
        assert!(gains(&[3], 0).beats(&Gains::none(1)));
        assert_eq!(gains(&[3, 4], 0).mean(), 3);
        assert_eq!(gains(&[], 0).mean(), 0);
    }
}
