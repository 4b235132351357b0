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

    /// So many percent of it; the widest stays the widest.
    pub(crate) fn share(self, percent: u64) -> Budget {
        let nodes = self.nodes.unwrap_or(USUAL);
        Budget { nodes: Some(if nodes == u64::MAX { nodes } else { nodes.saturating_mul(percent) / 100 }) }
    }
}

/// A search looks a first time, narrowly; what that took tells how wide it can look for the rest of its budget.
pub struct Passes {
    most: u64,
    pass: u32,
}

/// Answers a bot tries for a turn when nothing else is said.
const USUAL: u64 = 10_000;
/// No search is wider than the first one doubled so often.
const MOST: u32 = 8;

impl Passes {
    /// A search that makes its first pass.
    pub const fn new(budget: Budget) -> Passes {
        let most = match budget.nodes {
            Some(nodes) => nodes,
            None => USUAL,
        };
        Passes { most, pass: 0 }
    }

    /// How often the next pass doubles the first, if there is one, after so many answers: as often as the budget allows
    /// at once, for what lies between would be looked at twice. Without end, one doubling after the other, so that there
    /// is always something to hurry with.
    pub fn next(&mut self, nodes: u64) -> Option<u32> {
        if self.most == u64::MAX {
            self.pass += 1;
        } else if self.pass > 0 {
            return None;
        } else {
            self.pass = (self.most.saturating_sub(nodes) / nodes.max(1)).checked_ilog2().unwrap_or(0).min(MOST);
        }
        (1..=MOST).contains(&self.pass).then_some(self.pass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passes(nodes: Option<u64>, tried: &[u64]) -> Vec<Option<u32>> {
        let mut passes = Passes::new(Budget { nodes });
        tried.iter().map(|tried| passes.next(*tried)).collect()
    }

    #[test]
    fn the_second_pass_is_as_wide_as_the_budget_allows_and_the_last() {
        assert_eq!(passes(Some(100), &[10, 90]), [Some(3), None]);
        assert_eq!(passes(Some(100), &[34, 100]), [None, None]);
        assert_eq!(passes(Some(100), &[33, 99]), [Some(1), None]);
        assert_eq!(passes(Some(0), &[10]), [None]);
        assert_eq!(passes(Some(1 << 40), &[10, 4000]), [Some(MOST), None]);
    }

    #[test]
    fn without_a_budget_a_bot_has_one_of_its_own() {
        assert_eq!(passes(None, &[1000, 9000]), [Some(3), None]);
        assert_eq!(passes(None, &[USUAL]), [None]);
    }

    #[test]
    fn the_widest_search_doubles_step_by_step_and_comes_to_an_end_too() {
        let mut passes = Passes::new(Budget::WIDEST);
        assert_eq!(std::iter::from_fn(|| passes.next(1000)).collect::<Vec<_>>(), (1..=MOST).collect::<Vec<_>>());
    }
}
