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

    /// Answers it may try in all, if there is an end.
    pub(crate) fn end(self) -> Option<u64> {
        let nodes = self.nodes.unwrap_or(USUAL);
        (nodes != u64::MAX).then_some(nodes)
    }

    /// So many percent of it; the widest stays the widest.
    pub(crate) fn share(self, percent: u64) -> Budget {
        let share = |nodes: u64| nodes.saturating_mul(percent) / 100;
        Budget { nodes: Some(self.end().map_or(u64::MAX, share)) }
    }
}

/// Answers a bot tries for a turn when nothing else is said.
const USUAL: u64 = 10_000;
/// A search without end looks again, twice as wide each time, until it is hurried, and at most so often.
pub const DOUBLINGS: u32 = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_widest_budget_has_no_end_either() {
        assert_eq!(Budget::WIDEST.share(12).end(), None);
        assert_eq!(Budget { nodes: Some(300) }.share(12).end(), Some(36));
        assert_eq!(Budget { nodes: Some(u64::MAX - 1) }.share(200).end(), Some(u64::MAX / 100));
    }

    #[test]
    fn without_a_budget_a_bot_has_one_of_its_own() {
        assert_eq!(Budget::default().end(), Some(USUAL));
        assert_eq!(Budget::default().share(25).end(), Some(USUAL / 4));
    }
}
