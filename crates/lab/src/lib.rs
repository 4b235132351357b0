//! The lab: bots play many games, and what happened is counted.
//!
//! An [`Experiment`] is a cell (how many play, who, against what, how hard), a bot and a seed. Its games are played on
//! as many threads as there are, and are the same whatever their number; [`Results`] keep them in a file.

mod numbers;

mod cell;
mod clock;
mod crew;
mod player;

mod observer;
mod record;

mod experiment;
mod results;
mod shard;
mod sweep;
mod trial;

mod comparison;
mod estimate;
mod summary;

mod report;
mod study;
mod tables;

pub use cell::Cell;
pub use comparison::Comparison;
pub use estimate::Estimate;
pub use experiment::{Experiment, Watch};
pub use numbers::Numbers;
pub use player::Player;
pub use record::{Completed, Ending, GameRecord, RoundRecord, SeatRecord, TileUse};
pub use report::{page, verdicts};
pub use results::{Header, Results};
pub use shard::Shard;
pub use study::{Curve, Goal, Line, Sample, Study, Subject, Target, TileCrew, TileFigures, Unit, Verdict};
pub use summary::{percent, summary};
pub use sweep::{Crews, Grid, Sweep};
pub use tables::{games_csv, targets_csv, tiles_csv};
pub use trial::Trial;
