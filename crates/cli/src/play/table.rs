//! The room at the prompt: one person for all seats that no bot plays for.

use std::ops::RangeInclusive;
use std::str::FromStr;

use ai::Kind;
use engine::game::Game;
use engine::seat::Seat;
use room::{Command, Heir, News, Participant, Room, Settings};

use crate::mishap::Mishap;

/// The person at the keyboard.
pub const ME: Participant = Participant(1);
/// Bots need not wait at the prompt: what they did stands there to be read.
pub const TICK: u32 = 0;

/// The seats that bots play for: `2-4`, `2,3`, `2:greedy,3-4`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BotSeats(Vec<(Seat, Kind)>);

impl FromStr for BotSeats {
    type Err = String;

    fn from_str(text: &str) -> Result<BotSeats, String> {
        let mut seats: Vec<(Seat, Kind)> = Vec::new();
        for part in text.split(',') {
            let (numbers, kind) = part.split_once(':').unwrap_or((part, ""));
            let kind = if kind.is_empty() { Kind::Planner } else { kind.trim().parse()? };
            for seat in range(numbers.trim())?.filter_map(|number| Seat::from_index(number - 1)) {
                if seats.iter().any(|(taken, _)| *taken == seat) {
                    return Err(format!("seat {} is named twice", seat.number()));
                }
                seats.push((seat, kind));
            }
        }
        Ok(BotSeats(seats))
    }
}

/// `2` or `2-4`.
fn range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |word: &str| word.trim().parse::<usize>().ok().filter(|number| (1..=Seat::MAX).contains(number));
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first <= last => Ok(first..=last),
        _ => Err(format!("expected seats such as 2, 2-4 or 2:greedy, not '{text}'")),
    }
}

/// A room around a game, with bots at these seats and the person at the keyboard at all others.
pub fn lay(game: Game, bots: &BotSeats) -> anyhow::Result<Room> {
    let seats = game.view().table.seats();
    if let Some((seat, _)) = bots.0.iter().find(|(seat, _)| !seats.has(*seat)) {
        return Err(Mishap::Nobody(seat.number(), seats.len()).into());
    }
    let mut room = Room::new(game, 1);
    let settings = Settings { cross_fences: false, undo_others: !bots.0.is_empty(), bot_pace: 0 };
    let mut commands = vec![Command::Join { name: "You".to_owned() }, Command::Settle { settings }];
    commands.extend(seats.iter().map(|seat| match bots.0.iter().find(|(taken, _)| *taken == seat) {
        // The seat is seed enough: the game has its own chance.
        Some((_, kind)) => {
            Command::HandOver { seat, to: Heir::Bot { kind: *kind, seed: seat.number().into(), nodes: None } }
        }
        None => Command::HandOver { seat, to: Heir::Person { who: ME } },
    }));
    // Who sits somewhere arranges the rest.
    commands.sort_by_key(|command| matches!(command, Command::HandOver { to: Heir::Bot { .. }, .. }));
    for command in commands {
        let reply = room.hear(ME, command);
        debug_assert!(reply.messages.iter().all(|message| !matches!(message.news, News::Refused { .. })));
    }
    Ok(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<(u8, Kind)>, String> {
        Ok(text.parse::<BotSeats>()?.0.into_iter().map(|(seat, kind)| (seat.number(), kind)).collect())
    }

    #[test]
    fn seats_of_bots_are_read_as_they_are_written() {
        assert_eq!(read("2"), Ok(vec![(2, Kind::Planner)]));
        assert_eq!(read("2-3"), Ok(vec![(2, Kind::Planner), (3, Kind::Planner)]));
        assert_eq!(read("1, 3:greedy"), Ok(vec![(1, Kind::Planner), (3, Kind::Greedy)]));
        assert_eq!(read("2-3:random,4"), Ok(vec![(2, Kind::Random), (3, Kind::Random), (4, Kind::Planner)]));
        for wrong in ["", "0", "5", "3-2", "2-", "2:clever", "two", "2,2", "1-3,2", "99999999999999999999"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
