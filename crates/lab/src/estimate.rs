//! Figures with their 95 % intervals.

use serde::Serialize;

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// A figure and the interval that holds the true one, 95 times in 100.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// From how many games.
    pub count: usize,
}

impl Estimate {
    /// A share, with Wilson's interval.
    pub fn share(hits: usize, count: usize) -> Estimate {
        if count == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0, count };
        }
        let (n, share) = (count as f64, hits as f64 / count as f64);
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        // Rounding must not put the share itself outside.
        Estimate {
            value: share,
            low: (middle - half).clamp(0.0, share),
            high: (middle + half).clamp(share, 1.0),
            count,
        }
    }

    /// A mean, with the normal interval.
    pub fn mean(values: impl IntoIterator<Item = f64>) -> Estimate {
        let values: Vec<f64> = values.into_iter().collect();
        let n = values.len() as f64;
        if values.is_empty() {
            return Estimate { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY, count: 0 };
        }
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let half = if values.len() < 2 { f64::INFINITY } else { Z * (squares / (n - 1.0) / n).sqrt() };
        Estimate { value: mean, low: mean - half, high: mean + half, count: values.len() }
    }

    /// How much more often games were won than expected: each game with whether it was won and how likely that was.
    /// One game won and one lost are imagined besides, so that a few games of one kind are not taken for certainty.
    pub fn surplus(games: impl IntoIterator<Item = (bool, f64)>) -> Estimate {
        let games: Vec<(f64, f64)> =
            games.into_iter().map(|(won, expected)| (f64::from(u8::from(won)) - expected, expected)).collect();
        let mean = Estimate::mean(games.iter().map(|(surplus, _)| *surplus));
        if games.is_empty() {
            return mean;
        }
        let n = games.len() as f64;
        let expected = games.iter().map(|(_, expected)| expected).sum::<f64>() / n;
        let squares: f64 = games.iter().map(|(surplus, _)| (surplus - mean.value).powi(2)).sum();
        let imagined = (1.0 - expected).powi(2) + expected.powi(2);
        let half = Z * ((squares + imagined) / (n + 2.0) / n).sqrt();
        Estimate { low: mean.value - half, high: mean.value + half, ..mean }
    }

    /// How much higher this figure is than another from other games (Newcombe's interval).
    pub fn above(&self, other: &Estimate) -> Estimate {
        let value = self.value - other.value;
        let below = (self.value - self.low).hypot(other.high - other.value);
        let above = (self.high - self.value).hypot(other.value - other.low);
        Estimate { value, low: value - below, high: value + above, count: self.count + other.count }
    }

    /// The mean of figures from different games, each counting by its games; those without games are left out.
    pub fn mean_of(parts: &[Estimate]) -> Estimate {
        let count: usize = parts.iter().map(|part| part.count).sum();
        if count == 0 {
            return Estimate { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY, count };
        }
        let share = |part: &Estimate| part.count as f64 / count as f64;
        let parts = || parts.iter().filter(|part| part.count > 0);
        let value = parts().map(|part| share(part) * part.value).sum();
        let far = |end: fn(&Estimate) -> f64| parts().map(|part| (share(part) * end(part)).powi(2)).sum::<f64>().sqrt();
        let (below, above) = (far(|part| part.value - part.low), far(|part| part.high - part.value));
        Estimate { value, low: value - below, high: value + above, count }
    }

    /// How much more often the first of two is won on the same games (Bonett and Price's interval): so many only by
    /// the first, so many only by the second, of so many games.
    pub fn paired(only_first: usize, only_second: usize, count: usize) -> Estimate {
        let n = count as f64;
        let value = if count == 0 { 0.0 } else { (only_first as f64 - only_second as f64) / n };
        let [first, second] = [only_first, only_second].map(|only| (only as f64 + 1.0) / (n + 2.0));
        let half = Z * ((first + second - (first - second).powi(2)) / (n + 2.0)).sqrt();
        let middle = first - second;
        Estimate { value, low: (middle - half).clamp(-1.0, value), high: (middle + half).clamp(value, 1.0), count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Low, value and high in whole points.
    fn points(estimate: Estimate) -> [i32; 3] {
        [estimate.low, estimate.value, estimate.high].map(|share| (share * 100.0).round() as i32)
    }

    #[test]
    fn a_share_has_wilsons_interval() {
        assert_eq!(points(Estimate::share(200, 400)), [45, 50, 55]);
        assert_eq!(points(Estimate::share(0, 10)), [0, 0, 28]);
        assert_eq!(points(Estimate::share(10, 10)), [72, 100, 100]);
        assert_eq!(points(Estimate::share(0, 0)), [0, 0, 100]);
    }

    #[test]
    fn a_mean_is_sure_of_equal_values_and_unsure_of_one() {
        assert_eq!(points(Estimate::mean([0.5, 0.5, 0.5])), [50, 50, 50]);
        assert_eq!(Estimate::mean([1.0]).high, f64::INFINITY);
        assert_eq!(Estimate::mean([]).count, 0);
    }

    #[test]
    fn a_surplus_is_measured_against_what_was_expected_and_never_certain() {
        let half_won = (0..400).map(|game| (game % 2 == 0, 0.4));
        assert_eq!(points(Estimate::surplus(half_won)), [5, 10, 15]);
        assert_eq!(points(Estimate::surplus([(false, 0.05); 8])), [-26, -5, 16]);
        assert_eq!(Estimate::surplus([]).count, 0);
    }

    #[test]
    fn a_difference_is_wider_than_either_figure() {
        let difference = Estimate::share(240, 400).above(&Estimate::share(200, 400));
        assert_eq!(points(difference), [3, 10, 17]);
    }

    #[test]
    fn a_mean_of_figures_counts_their_games_and_is_surer_than_each() {
        let half = Estimate::share(200, 400);
        assert_eq!(points(Estimate::mean_of(&[half, Estimate::share(0, 0)])), points(half));
        assert_eq!(points(Estimate::mean_of(&[half, Estimate::share(400, 400), half])), [64, 67, 69]);
        assert_eq!(Estimate::mean_of(&[]).count, 0);
    }

    #[test]
    fn pairs_that_agree_differ_by_nothing() {
        let same = Estimate::paired(0, 0, 400);
        assert_eq!(same.value, 0.0);
        assert!(same.low > -0.01 && same.high < 0.01, "{same:?}");
        assert_eq!(points(Estimate::paired(60, 20, 400)), [6, 10, 14]);
    }
}
