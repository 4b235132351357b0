//! How much a bot may think.

/// How much a bot may do for a turn; nothing leaves it to the bot. It is counted in answers, so that the same seed and
/// budget play the same game on every machine; who counts in milliseconds gives slices and looks at a clock between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Answers it may try.
    pub nodes: Option<u64>,
}

impl Budget {
    /// As wide as a bot ever looks: for whoever hurries it when time is up.
    pub const WIDEST: Budget = Budget { nodes: Some(u64::MAX) };
}

/// A search looks again and wider until its budget is used up.
pub struct Passes {
    budget: Budget,
    pass: u32,
}

/// No search is wider than the first one doubled so often.
const MOST: u32 = 8;

impl Passes {
    /// A search that makes its first pass.
    pub const fn new(budget: Budget) -> Passes {
        Passes { budget, pass: 0 }
    }

    /// How wide the next pass is, if there is one: twice as wide as long as the next would hardly go over what is left.
    pub fn next(&mut self, nodes: u64) -> Option<u32> {
        self.pass += 1;
        let goes_on = self.budget.nodes.is_some_and(|most| nodes.saturating_mul(2) <= most);
        (goes_on && self.pass <= MOST).then_some(self.pass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_budget_there_is_no_second_pass() {
        assert_eq!(Passes::new(Budget::default()).next(10), None);
    }

    #[test]
    fn with_nodes_passes_go_on_while_the_next_hardly_goes_over() {
        let mut passes = Passes::new(Budget { nodes: Some(100) });
        assert_eq!((passes.next(10), passes.next(30), passes.next(70)), (Some(1), Some(2), None));
    }

    #[test]
    fn the_widest_search_comes_to_an_end_too() {
        let mut passes = Passes::new(Budget::WIDEST);
        assert_eq!(std::iter::from_fn(|| passes.next(1000)).count(), MOST as usize);
    }
}
