//! What an amount of a resource is worth in itself: the lower, the more a point more is worth.

use crate::weights::Weights;

/// The worth of every amount, looked up.
#[derive(Clone, Debug)]
pub struct AmountCurve {
    /// From nothing to the most that is worth anything, in tenths.
    worth: [i32; MOST as usize + 1],
    below: i32,
}

/// Above this many tenths nothing is gained.
const MOST: i32 = 400;

impl AmountCurve {
    pub fn new(weights: &Weights) -> AmountCurve {
        let [below, scarce, low, fair, rich] = weights.slopes;
        let part = |amount: i32, from: i32, to: i32, slope: i32| (amount.clamp(from, to) - from) * slope;
        let worth = std::array::from_fn(|amount| {
            let amount = amount as i32;
            let low = part(amount, 0, 40, scarce) + part(amount, 40, 80, low);
            (low + part(amount, 80, 140, fair) + part(amount, 140, MOST, rich)) / 10
        });
        AmountCurve { worth, below }
    }

    /// What this many tenths are worth.
    pub fn worth(&self, amount: i32) -> i32 {
        if amount < 0 { amount * self.below / 10 } else { self.worth[amount.min(MOST) as usize] }
    }
}
