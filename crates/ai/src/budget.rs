//! How long a bot may think.

use std::time::{Duration, Instant};

/// How much a bot may do for a turn; nothing leaves it to the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Answers it may try: the same game on every machine.
    pub nodes: Option<u64>,
    /// Milliseconds it may take: faster machines play better.
    pub millis: Option<u64>,
}

/// A search looks again and wider until its budget is used up.
pub struct Passes {
    budget: Budget,
    begun: Option<Instant>,
    pass: u32,
}

/// No search is wider than the first one doubled so often.
const MOST: u32 = 8;

impl Passes {
    /// A search that begins now.
    pub fn new(budget: Budget) -> Passes {
        // A clock is asked only where it matters: not every machine has one.
        let begun = budget.millis.map(|_| Instant::now());
        Passes { budget, begun, pass: 0 }
    }

    /// How wide the next pass is, if there is one: the first always, and twice as wide as long as the next would
    /// hardly go over what is left.
    pub fn next(&mut self, nodes: u64) -> Option<u32> {
        let pass = self.pass;
        self.pass += 1;
        if pass == 0 {
            return Some(0);
        }
        let by_nodes = self.budget.nodes.is_some_and(|most| nodes.saturating_mul(2) <= most);
        let spent = self.begun.map(|begun| begun.elapsed());
        let by_clock =
            spent.zip(self.budget.millis).is_some_and(|(spent, most)| spent * 2 <= Duration::from_millis(most));
        let both = self.budget.nodes.is_some() && self.budget.millis.is_some();
        let goes_on = if both { by_nodes && by_clock } else { by_nodes || by_clock };
        (goes_on && pass <= MOST).then_some(pass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_budget_there_is_one_pass() {
        let mut passes = Passes::new(Budget::default());
        assert_eq!((passes.next(0), passes.next(10)), (Some(0), None));
    }

    #[test]
    fn with_nodes_passes_go_on_while_the_next_hardly_goes_over() {
        let mut passes = Passes::new(Budget { nodes: Some(100), millis: None });
        assert_eq!(
            (passes.next(0), passes.next(10), passes.next(30), passes.next(70)),
            (Some(0), Some(1), Some(2), None)
        );
    }

    #[test]
    fn no_time_at_all_still_gives_the_first_pass() {
        let mut passes = Passes::new(Budget { nodes: None, millis: Some(0) });
        assert_eq!(passes.next(0), Some(0));
    }
}
