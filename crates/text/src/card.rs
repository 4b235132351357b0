//! Disaster cards.

use content::Pack;
use engine::die::Faces;
use engine::rulebook::{CardId, CardSlots, Disaster, Together};

use crate::context::Context;
use crate::key::Key;
use crate::name::Named;
use crate::short::Short;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

/// The words on a disaster card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// Its printed name.
    pub name: Line,
    /// Its level.
    pub level: Line,
    /// What it does, in sentences.
    pub effect: Line,
    /// That in a few characters; nothing where it does nothing with so many players.
    pub short: Option<Short>,
    /// Its Toxic values.
    pub toxic: Option<Line>,
    /// The dice that remove a persistent card: a sentence for 1–2 players and one for 3–4, or the one that holds.
    pub removed_by: Option<Vec<Line>>,
}

impl Writer {
    /// A disaster card with its numbers for 1 to 4 players.
    pub fn card(&self, pack: &Pack, id: CardId) -> CardText {
        self.card_for(pack, id, None)
    }

    /// A disaster card as it reads in a game of so many players.
    pub fn card_in_game(&self, pack: &Pack, id: CardId, players: u8) -> CardText {
        self.card_for(pack, id, Some(players))
    }

    fn card_for(&self, pack: &Pack, id: CardId, players: Option<u8>) -> CardText {
        let card = pack.rulebook.card(id);
        let context = disaster_of(pack, id).map_or(Context::new(crate::Place::Card), Context::card);
        let context = Context { players, ..context };
        CardText {
            name: mark(&Thing::Card(id), &self.name(Named::Card, &card.name)).into(),
            level: self.level(card.level),
            effect: self.ability(pack.text(card.effect), context),
            short: self.short(pack.text(card.effect), context),
            toxic: (!card.toxic.is_empty()).then(|| self.toxic(card.toxic)),
            removed_by: card.slots.map(|slots| self.removed_by(slots, players)),
        }
    }

    fn toxic(&self, faces: Faces) -> Line {
        let words = Words::new().with("count", faces.iter().count());
        self.line(Key::ToxicValues, words.with("values", self.all_of(faces)))
    }

    pub(crate) fn removed_by(&self, slots: CardSlots, players: Option<u8>) -> Vec<Line> {
        let [first, second] = slots.faces.map(|faces| self.card_slot(faces, slots.toxic));
        let first = || Words::new().with("first", first.clone());
        let both = || first().with("second", second.clone());
        let tied = || both().with("together", self.together(slots.together));
        let apart = slots.together == Together::Apart;
        match players {
            None if apart => vec![self.line(Key::RemovedByFew, first()), self.line(Key::RemovedByMany, both())],
            None => vec![self.line(Key::RemovedByFew, first()), self.line(Key::RemovedByManyTied, tied())],
            Some(..=2) => vec![self.line(Key::RemovedByOne, first())],
            Some(3..) if apart => vec![self.line(Key::RemovedByTwo, both())],
            Some(3..) => vec![self.line(Key::RemovedByTwoTied, tied())],
        }
    }
}

impl Writer {
    /// What a slot of a card takes: "4–6", "of a Toxic value".
    fn card_slot(&self, faces: Faces, toxic: bool) -> String {
        let words = || Words::new().with("faces", self.slot(faces)).flag("all", faces == Faces::ALL);
        if toxic { self.say(Key::SlotToxic, words()) } else { self.slot(faces) }
    }

    /// How two dice must go together: "both of the same value"; nothing where each speaks for itself.
    fn together(&self, together: Together) -> String {
        if together == Together::Apart { String::new() } else { self.say(Key::Together, how(together)) }
    }
}

/// How two dice must go together, as a value to choose by.
pub(crate) fn how(together: Together) -> Words {
    let (how, least) = match together {
        Together::Apart => ("apart", 0),
        Together::Equal => ("equal", 0),
        Together::Run => ("run", 0),
        Together::Sum(least) => ("sum", least),
        Together::Players => ("players", 0),
        Together::Rising => ("rising", 0),
    };
    Words::new().with("how", how).with("n", least)
}

fn disaster_of(pack: &Pack, card: CardId) -> Option<&Disaster> {
    let holds = |disaster: &&Disaster| (disaster.cards.0.0..disaster.cards.0.0 + disaster.cards.1).contains(&card.0);
    pack.rulebook.disasters.iter().find(holds)
}
