//! Disaster cards.

use content::Pack;
use engine::die::Faces;
use engine::rulebook::{CardId, Disaster};

use crate::context::Context;
use crate::key::Key;
use crate::name::Named;
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
    /// Its Toxic values.
    pub toxic: Option<Line>,
    /// The dice that remove a persistent card: with 1–2 players, with 3–4 players.
    pub removed_by: Option<[Line; 2]>,
}

impl Writer {
    /// A disaster card.
    pub fn card(&self, pack: &Pack, id: CardId) -> CardText {
        let card = pack.rulebook.card(id);
        let context = disaster_of(pack, id).map_or(Context::new(crate::Place::Card), Context::card);
        CardText {
            name: mark(&Thing::Card(id), &self.name(Named::Card, &card.name)).into(),
            level: self.level(card.level),
            effect: self.ability(pack.text(card.effect), context),
            toxic: (!card.toxic.is_empty()).then(|| self.toxic(card.toxic)),
            removed_by: card.slots.map(|slots| self.removed_by(slots)),
        }
    }

    fn toxic(&self, faces: Faces) -> Line {
        let words = Words::new().with("count", faces.iter().count());
        self.line(Key::ToxicValues, words.with("values", self.all_of(faces)))
    }

    fn removed_by(&self, [first, second]: [Faces; 2]) -> [Line; 2] {
        let words = || Words::new().with("first", self.slot(first)).with("second", self.slot(second));
        [self.line(Key::RemovedByFew, words()), self.line(Key::RemovedByMany, words())]
    }
}

fn disaster_of(pack: &Pack, card: CardId) -> Option<&Disaster> {
    let holds = |disaster: &&Disaster| (disaster.cards.0.0..disaster.cards.0.0 + disaster.cards.1).contains(&card.0);
    pack.rulebook.disasters.iter().find(holds)
}
