//! What a text in progress does, and which thing it wants now.

use engine::abilities::dice::Change;
use engine::abilities::locks::LockVerb;
use engine::abilities::{Op, Progress, Source, Text};
use engine::effect::{Effect, Zone};
use engine::flow::Step;
use engine::question::{ChoiceKind, Options};
use engine::seat::Seat;

use crate::context::{Context, Fill};
use crate::dice::Case;
use crate::keys;
use crate::scribe::Scribe;
use crate::speech::Speaker;
use crate::speech::question::QuestionKey;
use crate::voice::{Mood, Voice};
use crate::words::Words;

keys! {
    /// Which thing is wanted.
    pub(crate) enum WhichKey {
        Die = "which-die",
        Pose = "which-pose",
        Value = "which-value",
        Shift = "which-shift",
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
            (Source::Badge { owner, index, .. }, _) => {
                let (badge, _) = (*self.view.table.of(owner).badges.get(usize::from(index))?)?;
                Some(self.the_badge(badge))
            }
            (Source::Country | Source::FreeAction { .. } | Source::Disaster | Source::Card, _) => None,
            (Source::Placement | Source::Dock { .. } | Source::Arrival { .. }, _) => None,
            (Source::CalledCycle | Source::Install { .. } | Source::Amplify, _) => None,
        }
    }

    /// What the text does next, in the words of its effect; nothing for a text of the station itself.
    pub(super) fn deed(&self, text: &Text, may: bool) -> Option<String> {
        let (effect, whole) = self.pack.effect_at(text.at)?;
        let mut scribe = Scribe::new(self.writer, self.context(text));
        if !may {
            return Some(scribe.sentences(std::slice::from_ref(effect)));
        }
        // Whoever decides whether to begin wants to know what it leads to.
        let optional = optional(whole, effect).unwrap_or(std::slice::from_ref(effect));
        Some(scribe.sentences(&[Effect::May(optional.to_vec())]))
    }

    /// Effects as a command to a player, without a full stop.
    pub(super) fn command(&self, seat: Seat, effects: &[Effect]) -> String {
        let mut scribe = Scribe::new(self.writer, Context::country(self.view.country(seat)));
        scribe.clauses(effects, Voice::new(Mood::Do))
    }

    /// The branch of the choice that a text stands at, as a command.
    pub(super) fn branch(&self, seat: Seat, text: &Text, branch: u8) -> Option<String> {
        let (Effect::Either(branches), _) = self.pack.effect_at(text.at)? else { return None };
        let effects = branches.get(usize::from(branch).checked_sub(1)?)?;
        let mood = if text.seat.is_some() { Mood::Do } else { Mood::Crew };
        let context = if text.seat.is_some() { Context::country(self.view.country(seat)) } else { self.context(text) };
        Some(Scribe::new(self.writer, context).clauses(effects, Voice::new(mood)))
    }

    /// A question speaks to its player in full sentences, wherever the text is printed.
    fn context(&self, text: &Text) -> Context {
        let disaster = self.view.disaster();
        let context = match text.seat {
            Some(seat) => Context::country(self.view.country(seat)),
            None => Context::card(disaster),
        };
        let tile = text.space().and_then(|space| self.view.table.tile(space));
        let fill = tile.map_or(Fill::Single, |tile| Fill::of(self.view.face(tile).slots));
        Context { fill, scenario: disaster.scenario, ..context }
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
            (ChoiceKind::Die(zone), _) => return self.which_die(text, zone),
            (ChoiceKind::Queued, _) => return self.which_die(text, Zone::Queue),
            (ChoiceKind::Pose, Op::Dice(verb)) if verb.change == Change::Turn => WhichKey::Pose,
            (ChoiceKind::Pose, _) => WhichKey::Value,
            (ChoiceKind::Shift, _) => WhichKey::Shift,
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

    fn which_die(&self, text: &Text, zone: Zone) -> String {
        self.say(WhichKey::Die, Words::new().with("in", self.your_place(text.seat, zone)))
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

/// What may be declined together with this effect, which is its beginning.
fn optional<'e>(effects: &'e [Effect], first: &Effect) -> Option<&'e [Effect]> {
    effects.iter().find_map(|effect| match effect {
        Effect::May(inner) if inner.first().is_some_and(|inner| std::ptr::eq(inner, first)) => Some(inner.as_slice()),
        Effect::May(inner) | Effect::Repeat(inner) | Effect::If(_, inner) => optional(inner, first),
        Effect::EachSeat(_, inner) | Effect::Give(_, inner) => optional(inner, first),
        Effect::Either(branches) => branches.iter().find_map(|branch| optional(branch, first)),
        _ => None,
    })
}
