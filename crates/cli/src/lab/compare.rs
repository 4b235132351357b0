//! `lab compare`: two bots or two packs on the same crews and dice.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, anyhow};
use content::Pack;
use lab::{Comparison, Experiment, Player, Results, Watch};

use super::cell::CellOptions;
use super::output::OutputOptions;
use super::progress::{self, Progress};
use crate::pack;

/// Who is compared, and on which games.
#[derive(clap::Args)]
pub struct Options {
    /// A bot (planner, greedy, random, planner:nodes=2000) or the folder of a pack.
    #[arg(value_name = "A")]
    first: String,
    /// Another bot, or the folder of another pack.
    #[arg(value_name = "B")]
    second: String,
    #[command(flatten)]
    cell: CellOptions,
    #[command(flatten)]
    output: OutputOptions,
}

/// Plays both and tells the difference; not well if a game broke.
pub fn run(options: &Options, pack: &'static Pack) -> anyhow::Result<bool> {
    let names = [options.first.as_str(), &options.second];
    let experiments = (experiment(names[0], options, pack)?, experiment(names[1], options, pack)?);
    options.output.check()?;
    let jobs = options.cell.jobs.count();
    let progress = Progress::new(2 * experiments.0.header.games, jobs)?;
    let watch = Watch { jobs, stop: progress::stop_on_interrupt()?, played: &|trial| progress.played(trial) };
    let [first, second] = in_turn([&experiments.0, &experiments.1], watch, |index| progress.title(names[index]));
    progress.finish();
    let comparison = Comparison::new(&first, &second);
    io::stdout().write_all(comparison.text(names).as_bytes())?;
    options.output.write(&(serde_json::to_string_pretty(&comparison)? + "\n"))?;
    Ok(comparison.broken == 0)
}

/// Plays both, some games of the one and then as many of the other, so that there are pairs whenever it stops.
fn in_turn(experiments: [&Experiment; 2], watch: Watch, begin: impl Fn(usize)) -> [Results; 2] {
    let all = experiments[0].header.games;
    let step = (all / 20).max(watch.jobs as u32 * 4);
    let mut results = experiments.map(|experiment| experiment.play_until(0, Vec::new(), watch));
    for end in (0..all).step_by(step as usize).map(|start| start + step) {
        for (index, experiment) in experiments.iter().enumerate() {
            begin(index);
            let played = std::mem::take(&mut results[index].games);
            results[index] = experiment.play_until(end, played, watch);
        }
    }
    results
}

/// A word for a bot, or else the folder of a pack.
fn experiment(name: &str, options: &Options, ours: &'static Pack) -> anyhow::Result<Experiment<'static>> {
    let folder = Path::new(name);
    if folder.is_dir() {
        let pack = pack::open(Some(folder)).with_context(|| name.to_owned())?;
        return options.cell.experiment(pack, options.cell.player());
    }
    let player: Result<Player, String> = name.parse();
    let player = player.map_err(|error| anyhow!("'{name}' is neither a bot nor the folder of a pack: {error}"))?;
    options.cell.experiment(ours, player)
}
