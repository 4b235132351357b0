//! Intrepid at the prompt: play, replay, scenarios, protocol, bench and lab.

mod files;
mod labels;
mod layout;
mod mishap;
mod pack;
mod printable;
mod speaking;
mod texts;

mod new_game;
mod saved;
mod shelf;

mod contents;

mod play;

mod bench;
mod bots;
mod games;
mod lab;
mod protocol;
mod random_game;
mod replay;
mod scenario;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use text::{Language, Writer};

/// Intrepid: a crew keeps a space station alive.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    /// Play with the pack in this folder: a whole one, or one that holds only what differs from ours.
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game at the prompt.
    Play(play::Options),
    /// List the games that were left, or delete some.
    Games(games::Options),
    /// Play saved games again and check every step.
    Replay(replay::Options),
    /// Run scenario files and count them.
    Scenario(scenario::Options),
    /// Look at what is in the box, and check packs.
    Content(contents::Options),
    /// Speak with another program, a JSON message a line.
    Protocol,
    /// Measure how fast the rules are.
    Bench(bench::Options),
    /// Let bots play many games and count what happens.
    Lab(lab::Options),
    /// Let bots play a game and print it as a saved game.
    #[command(hide = true)]
    RandomGame(random_game::Options),
}

impl Command {
    /// The language of whoever is spoken to. Tools for designers speak English.
    fn language(&self) -> Language {
        match self {
            Command::Play(options) => options.lang.language(),
            Command::Games(options) => options.lang.language(),
            Command::Replay(options) => options.lang.language(),
            Command::Scenario(_)
            | Command::Content(_)
            | Command::Protocol
            | Command::Bench(_)
            | Command::Lab(_)
            | Command::RandomGame(_) => Language::ENGLISH,
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever stops listening has heard enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let told = mishap::told(&Writer::new(cli.command.language()), &error);
            eprintln!("intrepid: {}", printable::printable(&told));
            ExitCode::FAILURE
        }
    }
}

/// Does what is asked and tells whether all is well.
fn run(cli: &Cli) -> anyhow::Result<bool> {
    let pack = pack::open(cli.content.as_deref())?;
    match &cli.command {
        Command::Play(options) => play::run(options, pack).map(|()| true),
        Command::Games(options) => games::run(options, pack),
        Command::Replay(options) => replay::run(options, pack),
        Command::Scenario(options) => scenario::run(options, pack),
        Command::Content(options) => contents::run(options, pack),
        Command::Protocol => protocol::run(pack).map(|()| true),
        Command::Bench(options) => bench::run(options, pack).map(|()| true),
        Command::Lab(options) => lab::run(options, pack),
        Command::RandomGame(options) => random_game::run(options, pack).map(|()| true),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests;
