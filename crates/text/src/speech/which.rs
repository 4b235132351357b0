//! Which thing a text in progress wants now.

use engine::abilities::counters::CounterVerb;
use engine::abilities::dice::{Change, ChangeDice};
use engine::abilities::locks::LockVerb;
use engine::abilities::{Op, Progress, Source, Text};
use engine::effect::{Dice, Steps, Take, Zone};
use engine::flow::Step;
use engine::question::{ChoiceKind, Options};
use engine::seat::Seat;

use crate::context::Context;
use crate::dice::Case;
use crate::keys;
use crate::name::Named;
use crate::scribe::Scribe;
use crate::speech::Speaker;
use crate::speech::question::QuestionKey;
use crate::words::Words;

keys! {
    /// Which thing is wanted.
    pub(crate) enum WhichKey {
        Die = "which-die",
        Spared = "which-spared",
        Pose = "which-pose",
        Value = "which-value",
        Shift = "which-shift",
        UpOrDown = "which-up-or-down",
        Way = "which-way",
        One = "which-one",
        Confirm = "which-confirm",
        Tile = "which-tile",
        NegativesFrom = "which-negatives-from",
        NegativesTo = "which-negatives-to",
        LockSwap = "which-lock-swap",
        Number = "which-number",
        Lock = "which-lock",
        Strain = "which-strain",
        ResourceOf = "which-resource-of",
        Resource = "which-resource",
        Player = "which-player",
        DiceCount = "which-dice-count",
        Amount = "which-amount",
        Offer = "which-offer",
        Payment = "which-payment",
        Dock = "which-dock",
    }
}

impl<'a> Speaker<'a> {
    /// The step a text stands at.
    pub(super) fn op(&self, text: &Text) -> &'a Op {
        self.view.rulebook.texts.op(text.at)
    }

    /// The tile, badge or card whose text it is.
    pub(super) fn source(&self, text: &Text) -> Option<String> {
        match (text.source, self.view.flow.step) {
            (Source::Tile { space, .. }, _) => Some(self.the_tile(space)),
            (Source::Card, Step::Disaster(index)) => Some(self.the_card(self.view.table.cards.get(index)?.card)),
            (Source::Card, Step::AfterCards(index)) => {
                Some(self.writer.name(Named::Irregularity, &self.view.irregularity(index).name))
            }
            (Source::Card, Step::Standing(index)) => {
                let mission = self.view.table.missions.get(index)?.card;
                Some(self.writer.name(Named::Mission, &self.view.rulebook.mission(mission).name))
            }
            (Source::Badge { owner, index, .. }, _) => {
                let (badge, _) = (*self.view.table.of(owner).badges.get(usize::from(index))?)?;
                Some(self.the_badge(badge))
            }
            (Source::Country | Source::FreeAction { .. } | Source::Disaster | Source::Card, _) => None,
            (Source::Placement | Source::Dock { .. } | Source::Arrival { .. }, _) => None,
            (Source::CalledCycle | Source::Install { .. } | Source::Amplify, _) => None,
        }
    }

    /// Where dice of the player lie who is spoken to: "in your pool".
    pub(super) fn your_place(&self, seat: Option<Seat>, zone: Zone) -> String {
        let context = seat.map(|seat| Context::country(self.view.country(seat)));
        let context = context.unwrap_or_else(|| Context::card(self.view.disaster()));
        Scribe::new(self.writer, context).of_you(|scribe| scribe.place(zone, Case::In))
    }

    /// A question of a text of the station itself.
    pub(super) fn of_station(&self, text: &Text, ask: &Options) -> String {
        let words = Words::new();
        let die = |seat: Option<Seat>, die| seat.map_or_else(String::new, |seat| self.the_die(seat, die));
        match text.source {
            Source::Dock { .. } if let Progress::Cached(cached) = text.progress => {
                self.say(QuestionKey::CacheValue, words.with("die", die(text.seat, cached)))
            }
            Source::Dock { die: docked, .. } => {
                let key = if self.view.table.solo() { QuestionKey::Cache } else { QuestionKey::Send };
                self.say(key, words.with("die", die(text.seat, docked)))
            }
            Source::Arrival { die: docked, from, .. } => {
                let words = words.with("die", die(Some(from), docked));
                self.say(QuestionKey::Receive, words.with("player", self.the_player(from)))
            }
            Source::CalledCycle => self.say(QuestionKey::Cycle, words),
            Source::Install { index, light, .. } => {
                let tile = text.seat.map(|seat| self.the_face(self.view.set_tile(seat, index), light));
                self.say(QuestionKey::Install, words.with("tile", tile.unwrap_or_default()))
            }
            Source::Amplify => self.say(QuestionKey::Amplify, words.with("which", self.which(text, ask))),
            Source::Country | Source::FreeAction { .. } | Source::Disaster | Source::Card => self.which(text, ask),
            Source::Tile { .. } | Source::Placement | Source::Badge { .. } => self.which(text, ask),
        }
    }

    /// Which thing is wanted.
    pub(super) fn which(&self, text: &Text, ask: &Options) -> String {
        let of_chosen = |of: WhichKey, otherwise: WhichKey| match text.chosen_tile() {
            Some(space) => self.say(of, Words::new().with("tile", self.the_tile(space))),
            None => self.writer.word(otherwise),
        };
        let key = match (ask.kind, self.op(text)) {
            (ChoiceKind::Die(_) | ChoiceKind::Queued, op) => which_die(op),
            (ChoiceKind::Pose, Op::Dice(verb)) if verb.change == Change::Turn => WhichKey::Pose,
            (ChoiceKind::Pose, _) => WhichKey::Value,
            (ChoiceKind::Shift, op) => which_shift(op),
            (ChoiceKind::Way, _) => WhichKey::Way,
            (ChoiceKind::Branch | ChoiceKind::Mission | ChoiceKind::Slot | ChoiceKind::Space, _) => WhichKey::One,
            (ChoiceKind::Confirm, _) => WhichKey::Confirm,
            (ChoiceKind::Tile, Op::Negatives(_)) => {
                return of_chosen(WhichKey::NegativesTo, WhichKey::NegativesFrom);
            }
            (ChoiceKind::Tile, Op::Locks(LockVerb::Swap)) => return of_chosen(WhichKey::LockSwap, WhichKey::Tile),
            (ChoiceKind::Tile, _) => WhichKey::Tile,
            (ChoiceKind::TokenNumber, _) => return of_chosen(WhichKey::Number, WhichKey::Value),
            (ChoiceKind::Lock, _) => return of_chosen(WhichKey::Lock, WhichKey::One),
            (ChoiceKind::Resource, Op::Negatives(_)) => WhichKey::Strain,
            (ChoiceKind::Resource, Op::Tokens(_)) => return of_chosen(WhichKey::ResourceOf, WhichKey::Resource),
            (ChoiceKind::Resource, _) => WhichKey::Resource,
            (ChoiceKind::Seat, _) => WhichKey::Player,
            (ChoiceKind::Amount, Op::Cycle(_)) => WhichKey::DiceCount,
            (ChoiceKind::Amount, _) => WhichKey::Amount,
            (ChoiceKind::Offer, _) => WhichKey::Offer,
            (ChoiceKind::Payment, _) => return self.paying(text),
            (ChoiceKind::Dock, _) => WhichKey::Dock,
        };
        self.writer.word(key)
    }

    /// How a payment stands.
    fn paying(&self, text: &Text) -> String {
        let discount = text.seat.map_or(0, |seat| self.view.table.of(seat).discount);
        let (brought, spent) = match text.progress {
            Progress::Payment { brought, spent } => (brought, spent),
            _ => (0, 0),
        };
        let owed = brought.saturating_sub(discount);
        self.say(WhichKey::Payment, Words::new().with("brought", brought).with("owed", owed).with("spent", spent))
    }
}

/// Which die, and what for: of all but one the one that is left out, of all alike what they show.
const fn which_die(op: &Op) -> WhichKey {
    match op {
        Op::Dice(ChangeDice { dice: Dice { take: Take::AllButOne, .. }, .. }) => WhichKey::Spared,
        Op::Dice(ChangeDice { dice: Dice { take: Take::AllAlike, .. }, .. }) => WhichKey::Value,
        _ => WhichKey::Die,
    }
}

const fn which_shift(op: &Op) -> WhichKey {
    match op {
        Op::Dice(ChangeDice { change: Change::Shift(Steps::Within(2..)), .. }) => WhichKey::Shift,
        Op::Counters(CounterVerb::Shift(_, Steps::Within(2..))) => WhichKey::Shift,
        _ => WhichKey::UpOrDown,
    }
}
