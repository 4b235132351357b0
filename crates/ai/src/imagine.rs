//! A state that could be the real one: what is face up is copied, what is hidden is made up.

use engine::chance::Chance;
use engine::rulebook::{CardId, Deck, Level, MissionId};
use engine::table::{Cards, Missions};
use engine::{Secret, State, View};
use fastrand::Rng;

use crate::chance;

/// Makes up the deck, the missions and the dice to come.
pub fn imagine(view: &View<'_>, rng: &mut Rng) -> State {
    let seed = chance::seed(rng);
    let secret = Secret { deck: deck(view, rng), missions: missions(view, rng), chance: Chance::seeded(seed) };
    view.imagined(secret)
}

/// Cards of the levels that are still to come, other than those face up.
fn deck(view: &View<'_>, rng: &mut Rng) -> [CardId; Cards::MAX] {
    let disaster = view.disaster();
    let (first, count) = disaster.cards;
    let left = usize::from(view.table.cards.deck);
    let mut deck = [CardId(first.0); Cards::MAX];
    let unseen = |card: &CardId| view.table.cards.up().all(|(_, up)| up.card != *card);
    let mut all: Vec<CardId> = (first.0..first.0 + count).map(CardId).filter(unseen).collect();
    match disaster.deck {
        // The order is printed on the cards: the last ones are left, the very last at the bottom.
        Deck::Fixed => {
            (0..left).for_each(|depth| deck[depth] = CardId(first.0 + count - 1 - depth as u8));
        }
        Deck::Levels(counts) => {
            chance::shuffle(rng, &mut all);
            for (depth, slot) in deck.iter_mut().enumerate().take(left) {
                let level = level_at(counts, depth);
                let found = all.iter().position(|card| view.rulebook.card(*card).level == level);
                *slot = all.swap_remove(found.unwrap_or(0));
            }
        }
    }
    deck
}

/// The level of the card that has `depth` cards below it.
fn level_at(counts: [u8; 4], depth: usize) -> Level {
    let levels = [Level::Red, Level::Orange, Level::Yellow, Level::Green];
    let mut below = 0;
    for (level, count) in levels.into_iter().zip(counts.into_iter().rev()) {
        below += usize::from(count);
        if depth < below {
            return level;
        }
    }
    Level::Green
}

fn missions(view: &View<'_>, rng: &mut Rng) -> [MissionId; Missions::MAX] {
    let table = view.table;
    let seen = |id: &MissionId| table.missions.top == Some(*id) || table.missions.active().any(|(_, m)| m.card == *id);
    let ids = (0..view.rulebook.missions.len() as u8).map(MissionId);
    let mut rest: Vec<MissionId> = ids.filter(|id| !seen(id)).collect();
    chance::shuffle(rng, &mut rest);
    let mut missions = [MissionId(0); Missions::MAX];
    missions.iter_mut().zip(rest).for_each(|(slot, id)| *slot = id);
    missions
}
