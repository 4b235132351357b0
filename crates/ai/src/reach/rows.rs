//! What a die reaches, as a table: as which value, after which deeds, and where.

use engine::board::Space;
use engine::die::Die;
use engine::question::{Answer, Spot};

use super::{Luck, Target};

/// Places that are reached in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// How the die lies then, or both of a pair.
    pub dice: Vec<Die>,
    /// What is done before, in order.
    pub after: Vec<Means>,
    /// Does it need luck?
    pub luck: Luck,
    /// The places, by their number among the targets.
    pub targets: Vec<usize>,
}

/// Something that is done on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// A die is placed on this tile, for its ability.
    Tile(Space),
    /// A die is placed somewhere else.
    Other,
    /// The country's free action with this index.
    Free(u8),
}

/// The targets as rows: what needs least comes first.
pub fn rows(targets: &[Target]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (number, target) in targets.iter().enumerate() {
        let (dice, after) = (dice(target), target.means());
        match rows.iter_mut().find(|row| row.dice == dice && row.after == after && row.luck == target.luck) {
            Some(row) => row.targets.push(number),
            None => rows.push(Row { dice, after, luck: target.luck, targets: vec![number] }),
        }
    }
    rows.sort_by_key(|row| (row.luck != Luck::Sure, row.after.len()));
    rows
}

impl Target {
    /// What is done before the die is placed, in order.
    pub fn means(&self) -> Vec<Means> {
        let before = self.deeds().count().saturating_sub(1);
        let means = |answer: Answer| match answer {
            Answer::Place { spot: Spot::Tile(space, _), .. } | Answer::Pair { space, .. } => Means::Tile(space),
            Answer::Free(index) => Means::Free(index),
            _ => Means::Other,
        };
        self.deeds().take(before).map(|step| means(step.answer)).collect()
    }
}

fn dice(target: &Target) -> Vec<Die> {
    match target.route.last().map(|step| step.answer) {
        Some(Answer::Place { die, .. }) => vec![die],
        Some(Answer::Pair { dice, .. }) => dice.to_vec(),
        _ => Vec::new(),
    }
}
