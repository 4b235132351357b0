//! Mission cards, disaster cards, Docking Modules.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use crate::die::{Die, Face};
use crate::rulebook::{CardId, MissionId};
use crate::seat::Seat;
use crate::serial::Form;
use crate::table::{ActiveMission, Cards, Docked, FaceUp, Missions};

/// A die that lies on something everybody shares, and whose it is.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Owned {
    seat: Seat,
    die: Die,
}

fn owned(lying: Option<(Seat, Die)>) -> Option<Owned> {
    lying.map(|(seat, die)| Owned { seat, die })
}

fn lying(owned: Option<Owned>) -> Option<(Seat, Die)> {
    owned.map(|Owned { seat, die }| (seat, die))
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldMission {
    card: MissionId,
    die: Face,
    owner: Seat,
}

impl Form for ActiveMission {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ActiveMission { card, die, owner } = *self;
        ToldMission { card, die, owner }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ActiveMission, D::Error> {
        let ToldMission { card, die, owner } = ToldMission::deserialize(deserializer)?;
        if die.number() > 4 {
            return Err(D::Error::custom("the die of an active mission shows 1 to 4"));
        }
        Ok(ActiveMission { card, die, owner })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldMissions {
    #[serde(deserialize_with = "six")]
    active: Vec<ActiveMission>,
    top: Option<MissionId>,
    hidden: u8,
    completed: u8,
}

fn six<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<ActiveMission>, D::Error> {
    few(deserializer, Missions::MAX)
}

impl Form for Missions {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let active = self.active().map(|(_, mission)| mission).collect();
        let Missions { top, hidden, completed, .. } = *self;
        ToldMissions { active, top, hidden, completed }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Missions, D::Error> {
        let ToldMissions { active, top, hidden, completed } = ToldMissions::deserialize(deserializer)?;
        let most = Missions::MAX as u8;
        if hidden > most || completed > most {
            return Err(D::Error::custom(format!("a game has at most {most} missions")));
        }
        let mut missions = Missions::default();
        (missions.top, missions.hidden, missions.completed) = (top, hidden, completed);
        active.into_iter().for_each(|mission| missions.push(mission));
        Ok(missions)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldCard {
    card: CardId,
    dice: [Option<Owned>; 2],
}

impl Form for FaceUp {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ToldCard { card: self.card, dice: self.dice.map(owned) }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FaceUp, D::Error> {
        let ToldCard { card, dice } = ToldCard::deserialize(deserializer)?;
        Ok(FaceUp { card, dice: dice.map(lying) })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldCards {
    #[serde(deserialize_with = "twelve")]
    up: Vec<FaceUp>,
    deck: u8,
    lingering: Option<CardId>,
}

fn twelve<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<FaceUp>, D::Error> {
    few(deserializer, Cards::MAX)
}

impl Form for Cards {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let up = self.up().map(|(_, card)| card).collect();
        ToldCards { up, deck: self.deck, lingering: self.lingering }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let ToldCards { up, deck, lingering } = ToldCards::deserialize(deserializer)?;
        if usize::from(deck) > Cards::MAX {
            return Err(D::Error::custom(format!("a deck has at most {} cards", Cards::MAX)));
        }
        let mut cards = Cards::default();
        (cards.deck, cards.lingering) = (deck, lingering);
        for (index, card) in (0..).zip(up) {
            cards.push(card.card);
            *cards.dice(index) = card.dice;
        }
        Ok(cards)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldDock {
    die: Option<Owned>,
    disabled: bool,
}

impl Form for Docked {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ToldDock { die: owned(self.die), disabled: self.disabled }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Docked, D::Error> {
        let ToldDock { die, disabled } = ToldDock::deserialize(deserializer)?;
        Ok(Docked { die: lying(die), disabled })
    }
}

travels!(ActiveMission, Missions, FaceUp, Cards, Docked);
