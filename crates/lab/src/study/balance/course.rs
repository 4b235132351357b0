//! How games go: when tiers are released, what is lost to, how long they are, how much the wheels drain.

use engine::rulebook::Rulebook;

use super::COUNTS;
use crate::estimate::Estimate;
use crate::record::GameRecord;
use crate::study::{Goal, Study, Subject, Target};

/// The mean rounds in which tiers 2, 3 and 4 are released.
const RELEASED: [(f64, f64); 3] = [(3.0, 4.0), (5.0, 6.0), (8.0, 9.0)];
/// A wheel does not drain more than this before that round, but in one game of twenty.
const MOST_DRAIN: u8 = 25;
const LATE: usize = 11;
const RARE: (f64, f64) = (0.0, 0.05);
/// The round in which the deck of a disaster comes to its end.
const LAST: usize = 12;
/// What is lost to: the words of endings.
const CAUSES: [&str; 3] = ["starved", "out-of-supplies", "station-destroyed"];

/// The games of one number of players.
struct Course<'a> {
    players: u8,
    games: Vec<&'a GameRecord>,
}

impl Study<'_> {
    pub(super) fn course_targets(&self, rulebook: &Rulebook) -> Vec<Target> {
        let courses = COUNTS.map(|players| {
            let fits = self.samples.iter().filter(|sample| sample.cell.players == players && sample.plain());
            Course { players, games: fits.map(|sample| sample.game).collect() }
        });
        let mut targets: Vec<Target> = courses.iter().flat_map(|course| course.targets(rulebook)).collect();
        targets.sort_by(|one, other| (one.goal, &one.subject).cmp(&(other.goal, &other.subject)));
        targets
    }
}

impl Course<'_> {
    fn targets(&self, rulebook: &Rulebook) -> Vec<Target> {
        let pace = rulebook.tables.research.into_iter().zip(RELEASED).zip(2..).map(|((step, range), tier)| {
            let rounds = self.games.iter().filter_map(|game| game.released(step));
            self.target(Goal::Pace, Subject::Tier(tier), range, Estimate::mean(rounds.map(|round| round as f64)))
        });
        let most =
            CAUSES.into_iter().map(|cause| self.lost_to(cause)).max_by(|one, other| one.value.total_cmp(&other.value));
        let most = most.unwrap_or_else(|| Estimate::share(0, 0));
        let words = [
            (Goal::Loss, "emergency skull, of all losses", (0.1, 1.0), self.lost_to("out-of-supplies")),
            (Goal::Loss, "the commonest cause, of all losses", (0.0, 0.7), most),
            (
                Goal::Course,
                "won games that took 8 to 12 rounds",
                (0.5, 1.0),
                self.won(|rounds| (8..=LAST).contains(&rounds)),
            ),
            (Goal::Course, "won games that were won in round 12", (0.0, 0.5), self.won(|rounds| rounds >= LAST)),
            (Goal::Course, "games with a drain beyond 25 before round 11", RARE, self.drained()),
        ];
        pace.chain(
            words.map(|(goal, words, range, measured)| self.target(goal, Subject::Words(words), range, measured)),
        )
        .collect()
    }

    const fn target(&self, goal: Goal, subject: Subject, range: (f64, f64), measured: Estimate) -> Target {
        Target { goal, subject, players: self.players, range, measured }
    }

    fn lost_to(&self, cause: &str) -> Estimate {
        let lost = || self.games.iter().filter(|game| !game.won());
        Estimate::share(lost().filter(|game| game.ending.word() == cause).count(), lost().count())
    }

    fn won(&self, rounds: impl Fn(usize) -> bool) -> Estimate {
        let won = || self.games.iter().filter(|game| game.won());
        Estimate::share(won().filter(|game| rounds(game.rounds.len())).count(), won().count())
    }

    fn drained(&self) -> Estimate {
        let beyond = |game: &&&GameRecord| {
            game.rounds.iter().take(LATE - 1).any(|round| round.drain.iter().any(|drain| *drain > MOST_DRAIN))
        };
        Estimate::share(self.games.iter().filter(beyond).count(), self.games.len())
    }
}
