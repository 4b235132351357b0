//! `lab sweep`: a grid of cells, a file each; what is already there is not played again.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use anyhow::{Context, anyhow, bail};
use content::Pack;
use lab::{Estimate, Experiment, GameRecord, Header, Results, Shard, Sweep, Watch, percent};

use super::cell::JobOptions;
use super::progress::{self, Progress};
use super::run::all_sound;
use crate::bots::BotOptions;
use crate::files;

/// Which grid, and where the results go.
#[derive(clap::Args)]
pub struct Options {
    /// The file that lists the cells.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder of the results, a file for each cell.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// So many games a cell, whatever the file says.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Play only the Kth of N shares, into files of its own beside those of the others: 2/8.
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    #[command(flatten)]
    bot: BotOptions,
    #[command(flatten)]
    jobs: JobOptions,
}

/// A cell, the file of its results, the games that are already in it, and those that are in no file.
struct Place<'p> {
    experiment: Experiment<'p>,
    path: PathBuf,
    played: Vec<GameRecord>,
    missing: Vec<u32>,
}

/// Plays what is missing; not well if a game broke or not all were played.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let sweep = read(options)?;
    let experiments = sweep.experiments(pack).map_err(|error| anyhow!("{}: {error}", options.file.display()))?;
    fs::create_dir_all(&options.out).with_context(|| format!("cannot make the folder {}", options.out.display()))?;
    let names = names(&options.out)?;
    let places = experiments.into_iter().map(|experiment| place(experiment.share(options.shard), &options.out, &names));
    let places = places.collect::<anyhow::Result<Vec<Place>>>()?;
    let jobs = options.jobs.count();
    let progress = Progress::new(places.iter().map(|place| place.missing.len() as u32).sum(), jobs)?;
    let stop = progress::stop_on_interrupt()?;
    let watch = Watch { jobs, stop, played: &|trial| progress.played(trial) };
    let mut all_well = true;
    for place in places {
        if stop.load(Ordering::SeqCst) {
            break;
        }
        all_well &= all_sound(&play(place, &progress, watch)?);
    }
    progress.finish();
    if stop.load(Ordering::SeqCst) {
        bail!("stopped; the same command goes on where it was");
    }
    Ok(all_well)
}

/// The file, with what is said otherwise.
fn read(options: &Options) -> anyhow::Result<Sweep> {
    let text = files::read(&options.file)?;
    let mut sweep = Sweep::read(&text).map_err(|error| anyhow!("{}, {error}", options.file.display()))?;
    let wanted = options.bot.player(sweep.bot.kind);
    sweep.bot.kind = wanted.kind;
    sweep.bot.budget.nodes = wanted.budget.nodes.or(sweep.bot.budget.nodes);
    sweep.bot.millis = wanted.millis.or(sweep.bot.millis);
    if let Some(games) = options.games {
        sweep.games = games;
        sweep.cells.iter_mut().for_each(|grid| grid.games = None);
    }
    Ok(sweep)
}

/// The names of all files in the folder, in order.
fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<io::Result<Vec<String>>>()?;
    names.sort();
    Ok(names)
}

/// Looks for games that are already there, in the cell's own file or in those of its shares. Those of another
/// experiment are never written over.
fn place<'p>(experiment: Experiment<'p>, folder: &Path, names: &[String]) -> anyhow::Result<Place<'p>> {
    let header = &experiment.header;
    let path = folder.join(format!("{}.json", header.name()));
    files::check_writable(&path)?;
    let start = format!("{}.", header.cell.name());
    let (mut played, mut elsewhere) = (Vec::new(), Vec::new());
    for name in names.iter().filter(|name| name.starts_with(&start) && name.ends_with(".json")) {
        let there = folder.join(name);
        let results = super::read_results(&there)?;
        let shard = if there == path { header.shard } else { results.header.shard };
        let expected = Header { shard, ..header.clone() };
        if let Some(difference) = expected.differs(&results.header) {
            bail!("{} holds other games: {difference}; move it away or choose another --out", there.display());
        }
        elsewhere.extend(results.games.iter().map(|game| game.index));
        if there == path {
            played = results.games;
        }
    }
    let missing = experiment.missing(elsewhere.into_iter());
    Ok(Place { experiment, path, played, missing })
}

/// Plays the rest of a cell and tells what it came to.
fn play(place: Place, progress: &Progress, watch: Watch) -> anyhow::Result<Results> {
    let Place { experiment, path, played, missing } = place;
    let (name, already) = (experiment.header.name(), played.len());
    progress.title(&name);
    let results = experiment.play(&missing, played, watch);
    if results.games.len() > already {
        files::write(&path, &results.write())?;
    }
    let (won, sound) = (results.sound().filter(|game| game.won()).count(), results.sound().count());
    let broken = results.games.len() - sound;
    let note = if broken > 0 { format!(", {broken} BROKEN") } else { String::new() };
    let rate = percent(&Estimate::share(won, sound));
    progress.say(|| writeln!(io::stdout(), "{name}: won {won} of {sound}: {rate}{note}"))?;
    Ok(results)
}
