//! What research is worth because a tier comes nearer: the Boost tiles of a small crew grow with it.

use engine::View;
use engine::table::Table;

/// What it would be worth to have the next tier now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Release {
    /// The tier that had been released.
    tier: u8,
    gain: i32,
}

/// How much of the gain the steps towards a release are worth in percent: it is some rounds away, and the last step must
/// be worth taking.
const SHARE: i32 = 60;

impl Release {
    pub fn worth(table: &Table, gain: i32) -> Release {
        Release { tier: table.tier, gain: gain.max(0) }
    }

    /// Is there another tier, and a tile that makes more with it?
    pub fn grows(view: &View<'_>) -> bool {
        let table = view.table;
        let grows = |tile| view.face(tile).output.iter().flatten().any(|(_, output)| output.tier > 0);
        next(view).is_some() && table.occupied.iter().any(|space| grows(&table.tiles[space.index()]))
    }

    /// What has been paid towards the next tier, as a share of what that is worth. Once it is there, trial rounds tell.
    pub fn earned(&self, view: &View<'_>) -> i32 {
        let Some([from, to]) = next(view).filter(|_| view.table.tier == self.tier) else { return 0 };
        let cost = i32::from(view.table.research_cost());
        let paid: i32 = view.table.research_paid.iter().map(|paid| i32::from(*paid)).sum();
        let paid = (i32::from(view.table.research) - from) * cost + paid;
        self.gain * SHARE / 100 * paid / ((to - from) * cost)
    }
}

/// The steps of research with which this tier and the next are released.
fn next(view: &View<'_>) -> Option<[i32; 2]> {
    let steps = &view.rulebook.tables.research;
    let tier = usize::from(view.table.tier);
    let to = *steps.get(tier.checked_sub(1)?)?;
    let from = tier.checked_sub(2).map_or(0, |below| steps[below]);
    Some([i32::from(from), i32::from(to)])
}

#[cfg(test)]
mod tests {
    use engine::State;
    use engine::event::Silent;
    use engine::position::Position;
    use fastrand::Rng;

    use super::*;

    fn game(players: usize) -> State {
        let book = content::embedded();
        let setup = testkit::setup_with(book, &mut Rng::with_seed(7), players, 0);
        State::new(book, &setup, &mut Silent).expect("a legal setup")
    }

    #[test]
    fn only_a_crew_with_boost_tiles_has_something_to_gain() {
        let book = content::embedded();
        assert_eq!([1, 2, 3, 4].map(|players| Release::grows(&game(players).view(book))), [true, true, true, false]);
        let last = (1..4).fold(game(2), |state, _| state.with_next_tier(book));
        assert_eq!((last.table().tier, last.with_next_tier(book)), (4, last));
        assert!(!Release::grows(&last.view(book)));
    }

    #[test]
    fn every_capacity_paid_earns_its_part_until_the_tier_is_there() {
        let book = content::embedded();
        let start = game(2);
        let release = Release::worth(start.table(), 1000);
        assert_eq!(release.earned(&start.view(book)), 0);
        let mut paid = Position::of(&start);
        paid.table.research = book.tables.research[0] - 1;
        paid.table.research_paid[0] = 1;
        let paid = paid.check(book).expect("a step short of the tier");
        let whole = i32::from(book.tables.research[0]) * 2;
        assert_eq!(release.earned(&paid.view(book)), 600 * (whole - 1) / whole);
        assert_eq!(release.earned(&paid.with_next_tier(book).view(book)), 0);
        assert_eq!(Release::worth(start.table(), -50).earned(&paid.view(book)), 0);
    }
}
