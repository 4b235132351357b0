//! Disasters: their standing rules.

use content::Pack;
use engine::effect::Effect;
use engine::rulebook::{Deck, DisasterId, ScenarioTokens};

use crate::context::Context;
use crate::key::Key;
use crate::name::Named;
use crate::scribe::{Scribe, is_deed};
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

/// The words on the player aid of a disaster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisasterText {
    /// Its printed name.
    pub name: Line,
    /// How hard it is.
    pub level: Line,
    /// How its deck is built.
    pub deck: Line,
    /// Its standing rules, a few sentences each.
    pub rules: Vec<Line>,
}

impl Writer {
    /// The player aid of a disaster.
    pub fn disaster(&self, pack: &Pack, id: DisasterId) -> DisasterText {
        let disaster = pack.rulebook.disaster(id);
        let before_roll = pack.text(disaster.before_roll);
        let rules = [
            self.scenario(disaster.scenario),
            disaster.toxic.then(|| self.word(Key::DisasterToxic)),
            (!before_roll.is_empty()).then(|| self.before_roll(before_roll, Context::aid(disaster))),
        ];
        DisasterText {
            name: mark(&Thing::Disaster(id), &self.name(Named::Disaster, &disaster.name)).into(),
            level: self.line(Key::DisasterLevel, Words::new().with("n", disaster.level)),
            deck: self.deck(disaster.deck),
            rules: rules.into_iter().flatten().map(Line::from).collect(),
        }
    }

    /// What each player does before rolling: in one sentence where it is one offer, behind a colon otherwise.
    pub(crate) fn before_roll(&self, effects: &[Effect], context: Context) -> String {
        let text = match effects {
            [Effect::Repeat(inner)] => match inner.as_slice() {
                [Effect::May(deeds)] if deeds.iter().all(is_deed) => {
                    let mut scribe = Scribe::new(self, context);
                    let deed = scribe.of_them(|scribe| scribe.deeds(deeds));
                    return self.say(Key::DisasterBeforeRollOften, Words::new().with("deed", deed));
                }
                _ => self.ability(effects, context),
            },
            _ => self.ability(effects, context),
        };
        self.say(Key::DisasterBeforeRoll, Words::new().line("text", &text))
    }

    fn deck(&self, deck: Deck) -> Line {
        match deck {
            Deck::Fixed => self.word(Key::DisasterFixed).into(),
            Deck::Levels([green, yellow, orange, red]) => {
                let words = Words::new().with("green", green).with("yellow", yellow);
                self.line(Key::DisasterLevels, words.with("orange", orange).with("red", red))
            }
        }
    }

    fn scenario(&self, scenario: ScenarioTokens) -> Option<String> {
        match scenario {
            ScenarioTokens::None => None,
            ScenarioTokens::Holes(limit) => Some(self.say(Key::DisasterHoles, Words::new().with("n", limit))),
            ScenarioTokens::Integrity(tokens) => Some(self.say(Key::DisasterIntegrity, Words::new().with("n", tokens))),
        }
    }
}
