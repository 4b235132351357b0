//! Intrepid at the prompt: play, replay, scenarios, protocol and bench.

mod bench;
mod bot;
mod chance;
mod files;
mod layout;
mod new_game;
mod play;
mod protocol;
mod random_game;
mod replay;

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
    /// Speak with another program, a JSON message a line.
    Protocol,
    /// Measure how fast the rules are.
    Bench(bench::Options),
    /// Let the bot play a game and print it as a saved game.
    #[command(hide = true)]
    RandomGame(random_game::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(options) => play::run(&options),
        Command::Replay(options) => replay::run(&options),
        Command::Protocol => protocol::run(),
        Command::RandomGame(options) => random_game::run(&options),
        Command::Bench(options) => bench::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("intrepid: {error:#}");
            ExitCode::FAILURE
        }
    }
}
