//! Phase 4 - Resolve Disasters (core p. 24): flip, remove what is satisfied, resolve oldest first (C9, C10).

use crate::abilities::{Program, Source, Text};
use crate::cause::Cause;
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::{Play, TextOf};
use crate::table::Outcome;

impl<S: Sink> Play<'_, S> {
    pub(crate) fn resolve_disasters(&mut self) {
        let left = self.state.table.cards.deck;
        if left == 0 {
            return self.end(Outcome::StationDestroyed);
        }
        let card = self.state.secret.deck[usize::from(left) - 1];
        self.emit(Event::CardRevealed { card });
        self.remove_satisfied();
        self.begin_card(0);
    }

    fn remove_satisfied(&mut self) {
        let needed = usize::from(self.view().card_slots());
        let mut index = 0;
        while let Some(card) = self.state.table.cards.get(index) {
            if card.dice.iter().flatten().count() >= needed {
                self.emit_because(Cause::Card { card: card.card }, Event::CardRemoved { index });
            } else {
                index += 1;
            }
        }
    }

    fn begin_card(&mut self, index: u8) {
        self.state.flow.step = Step::Disaster(index);
        match self.state.table.cards.get(index) {
            Some(card) => {
                self.state.flow.card = Some(Text::new(self.rulebook.card(card.card).effect, None, Source::Card));
                self.run(TextOf::Card);
            }
            None => self.begin_after_cards(0),
        }
    }

    /// All cards are resolved: what irregularities say comes last, from this one on.
    pub(crate) fn begin_after_cards(&mut self, from: u8) {
        let speaks = |index: &u8| self.view().irregularity(*index).after_cards != Program::NOTHING;
        match self.state.table.irregular.from(from).find(speaks) {
            Some(index) => {
                self.state.flow.step = Step::AfterCards(index);
                let program = self.view().irregularity(index).after_cards;
                self.state.flow.card = Some(Text::new(program, None, Source::Card));
                self.run(TextOf::Card);
            }
            None => self.end_phase(),
        }
    }

    /// A card is resolved: a momentary one leaves the game.
    pub(crate) fn next_card(&mut self, index: u8) {
        let card = self.state.table.cards.get(index).expect("the card that was resolved is face up");
        if self.rulebook.card(card.card).slots.is_some() {
            return self.begin_card(index + 1);
        }
        self.emit_because(Cause::Card { card: card.card }, Event::CardRemoved { index });
        self.begin_card(index);
    }
}
