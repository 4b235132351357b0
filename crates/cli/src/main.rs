//! Intrepid at the prompt: play, replay, scenarios, protocol and bench.

mod bench;
mod chance;
mod files;
mod layout;
mod new_game;
mod play;
mod protocol;
mod random_game;
mod replay;
mod scenario;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Intrepid: a crew keeps a space station alive.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game at the prompt.
    Play(play::Options),
    /// Play saved games again and check every step.
    Replay(replay::Options),
    /// Run scenario files and count them.
    Scenario(scenario::Options),
    /// Speak with another program, a JSON message a line.
    Protocol,
    /// Measure how fast the rules are.
    Bench(bench::Options),
    /// Let bots play a game and print it as a saved game.
    #[command(hide = true)]
    RandomGame(random_game::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(options) => play::run(&options).map(|()| true),
        Command::Replay(options) => replay::run(&options).map(|()| true),
        Command::Scenario(options) => scenario::run(&options),
        Command::Protocol => protocol::run().map(|()| true),
        Command::Bench(options) => bench::run(&options).map(|()| true),
        Command::RandomGame(options) => random_game::run(&options).map(|()| true),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever stops listening has heard enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("intrepid: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
