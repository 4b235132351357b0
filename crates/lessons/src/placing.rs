//! Where the card with the step lies: beside what it is about, and over nothing that is needed.

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// Where a card lies, and where on its edge an arrow points at the target, if it does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Corner {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Does the card lie below its target? Then an arrow at this distance from its left edge points up at it.
    pub arrow: Option<f64>,
}

/// Between the card and what it is about, and between the card and the edge of the window.
const GAP: f64 = 14.0;

impl Rect {
    /// Do the two cover each other somewhere?
    pub fn meets(&self, other: &Rect) -> bool {
        self.left < other.left + other.width
            && other.left < self.left + self.width
            && self.top < other.top + other.height
            && other.top < self.top + self.height
    }

    const fn middle(&self) -> f64 {
        self.left + self.width / 2.0
    }
}

/// A place for a card of this size in a window: below the first target, else above, right or left of it, where it covers
/// none of the targets; else the corner of the window that covers least.
///
/// ```
/// use lessons::{Rect, place};
///
/// let tile = Rect { left: 100.0, top: 100.0, width: 150.0, height: 100.0 };
/// let corner = place((500.0, 150.0), (1440.0, 900.0), &[tile]);
/// assert!(corner.top > 200.0 && corner.arrow.is_some());
/// ```
pub fn place((width, height): (f64, f64), window: (f64, f64), targets: &[Rect]) -> Corner {
    let card = |left: f64, top: f64| Rect { left, top, width, height };
    let inside = |left: f64| left.clamp(GAP, (window.0 - width - GAP).max(GAP));
    let upright = |top: f64| top.clamp(GAP, (window.1 - height - GAP).max(GAP));
    let free = |rect: &Rect| {
        let fits = rect.left >= GAP
            && rect.top >= GAP
            && rect.left + width <= window.0 - GAP
            && rect.top + height <= window.1 - GAP;
        fits && !targets.iter().any(|target| target.meets(rect))
    };
    for target in targets {
        let beside = inside(target.middle() - width / 3.0);
        let level = upright(target.top + target.height / 2.0 - height / 2.0);
        let below = card(beside, target.top + target.height + GAP);
        if free(&below) {
            let arrow = (target.middle() - below.left).clamp(GAP, width - GAP);
            return Corner { left: below.left, top: below.top, arrow: Some(arrow) };
        }
        let others = [
            card(beside, target.top - GAP - height),
            card(target.left + target.width + GAP, level),
            card(target.left - GAP - width, level),
        ];
        if let Some(found) = others.into_iter().find(free) {
            return Corner { left: found.left, top: found.top, arrow: None };
        }
    }
    least_covering(card, (inside(f64::MAX), upright(f64::MAX)), targets)
}

fn least_covering(card: impl Fn(f64, f64) -> Rect, far: (f64, f64), targets: &[Rect]) -> Corner {
    let middle = (f64::midpoint(GAP, far.0), f64::midpoint(GAP, far.1));
    let corners =
        [(middle.0, GAP), (far.0, GAP), (GAP, GAP), (far.0, middle.1), (GAP, middle.1), (far.0, far.1), (GAP, far.1)];
    let covered = |(left, top): &(f64, f64)| {
        let lies = card(*left, *top);
        targets.iter().map(|target| shared(&lies, target)).sum::<f64>()
    };
    let best = corners.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
    let (left, top) = best.unwrap_or((GAP, GAP));
    Corner { left, top, arrow: None }
}

/// How much two rectangles cover of each other.
fn shared(one: &Rect, other: &Rect) -> f64 {
    let wide = (one.left + one.width).min(other.left + other.width) - one.left.max(other.left);
    let high = (one.top + one.height).min(other.top + other.height) - one.top.max(other.top);
    wide.max(0.0) * high.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (f64, f64) = (1440.0, 900.0);
    const CARD: (f64, f64) = (560.0, 150.0);

    fn rect(left: f64, top: f64, width: f64, height: f64) -> Rect {
        Rect { left, top, width, height }
    }

    #[test]
    fn a_card_lies_above_what_is_at_the_bottom() {
        let corner = place(CARD, WINDOW, &[rect(200.0, 700.0, 400.0, 180.0)]);
        assert!(corner.top + CARD.1 < 700.0 && corner.arrow.is_none());
    }

    #[test]
    fn a_card_covers_no_other_target_where_there_is_room() {
        let targets = [rect(160.0, 280.0, 160.0, 110.0), rect(160.0, 400.0, 500.0, 100.0)];
        let corner = place(CARD, WINDOW, &targets);
        let lies = rect(corner.left, corner.top, CARD.0, CARD.1);
        assert!(!targets.iter().any(|target| target.meets(&lies)), "{corner:?}");
    }

    #[test]
    fn a_card_stays_in_the_window_whatever_it_is_about() {
        let corner = place(CARD, WINDOW, &[rect(0.0, 0.0, 1440.0, 900.0)]);
        assert!(corner.left >= 0.0 && corner.top >= 0.0);
        assert!(corner.left + CARD.0 <= WINDOW.0 && corner.top + CARD.1 <= WINDOW.1);
    }
}
