//! What each player is remembered for.

use crate::statistics::SeatNumbers;

/// What a player did more than anybody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Started so many missions.
    Missions(u32),
    /// Sent so many dice to crew mates.
    Sent(u32),
    /// Placed the most dice.
    Dice(u32),
    /// Made the most resources.
    Made(u32),
    /// Installed the most tiles.
    Installed(u32),
    /// Spent the most Capacity.
    Spent(u32),
    /// Rolled so many dice.
    Rolled(u32),
}

/// A note, and how it is counted.
type Counted = (fn(u32) -> Note, fn(&SeatNumbers) -> u32);

/// What can be remembered, the rarest first.
const NOTES: [Counted; 6] = [
    (Note::Missions, |seat| seat.missions),
    (Note::Sent, |seat| seat.sent),
    (Note::Dice, |seat| seat.placed),
    (Note::Made, |seat| seat.made),
    (Note::Installed, |seat| seat.installed),
    (Note::Spent, |seat| seat.spent),
];

/// One thing for each player, nothing twice: each is what this player did most, where nobody is remembered for it yet.
pub(crate) fn notes(seats: &[SeatNumbers]) -> Vec<Note> {
    let mut found: Vec<Option<Note>> = vec![None; seats.len()];
    for (note, count) in NOTES {
        let most = seats.iter().map(count).max().unwrap_or(0);
        let mut best = seats.iter().enumerate().filter(|(_, seat)| count(seat) == most);
        if let (Some((index, _)), None) = (best.next(), best.next())
            && most > 0
            && found[index].is_none()
        {
            found[index] = Some(note(most));
        }
    }
    found.into_iter().zip(seats).map(|(note, seat)| note.unwrap_or(Note::Rolled(seat.rolled))).collect()
}
