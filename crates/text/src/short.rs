//! Abilities in a few characters, as they stand on a small tile: an icon for the verb, and what it is done to.
//!
//! Every deed has its words in several lengths; the longest that fits is taken. What does not fit at all ends with dots:
//! the full sentence is never far.

mod deeds;
mod icon;
mod objects;
mod tiles;

use engine::effect::{Effect, Who};
use engine::resource::Light;

use crate::context::{Context, Place};
use crate::keys;
use crate::scribe::is_nothing;
use crate::span::Line;
use crate::words::Words;
use crate::writer::Writer;
use deeds::Deed;
pub use icon::Icon;

/// So many characters fit beside the icon.
pub const SHORT: usize = 20;

keys! {
    /// Words of short forms.
    pub(crate) enum ShortFormKey {
        Pair = "do-pair",
        For = "do-for",
        More = "do-more",
        Each = "do-each",
        EachOther = "do-each-other",
        Red = "do-red",
        Blue = "do-blue",
        Discarded = "do-discarded",
        Gained = "do-gained",
        Cycled = "do-cycled",
        Moved = "do-moved",
        Drained = "do-drained",
        Disabled = "do-disabled",
        Rolled = "do-rolled",
        TurnedOver = "do-turned-over",
        Tilted = "do-tilted",
        Discounted = "do-discounted",
        Capacity = "do-capacity",
        Amplified = "do-amplified",
        Converted = "do-converted",
        Tracked = "do-tracked",
        Destroyed = "do-destroyed",
        Which = "do-which",
        Dice = "do-dice",
        All = "do-all",
        AllButOne = "do-all-but-one",
        Alike = "do-alike",
        Another = "do-another",
        Front = "do-front",
        Nth = "do-nth",
        NthPlaced = "do-nth-placed",
        InStorage = "do-in-storage",
        InQueue = "do-in-queue",
        InCache = "do-in-cache",
        FromStorage = "do-from-storage",
        FromQueue = "do-from-queue",
        FromCache = "do-from-cache",
        Kept = "do-kept",
        Placed = "do-placed",
        Flipped = "do-flipped",
        Any = "do-any",
        Odd = "do-odd",
        Even = "do-even",
        Counter = "do-counter",
        NextCounter = "do-next-counter",
        AnyCounter = "do-any-counter",
        Lock = "do-lock",
        Position = "do-position",
        KeepHigher = "do-keep-higher",
        WithCounter = "do-with-counter",
        WithNextCounter = "do-with-next-counter",
        WithAnyCounter = "do-with-any-counter",
        PickUp = "do-pick-up",
        LiftLocks = "do-lift-locks",
        PlaceLocks = "do-place-locks",
        SwapLocks = "do-swap-locks",
        Unlock = "do-unlock",
        Pay = "do-pay",
        Tiles = "do-tiles",
        AllTiles = "do-all-tiles",
        MostExpensive = "do-most-expensive",
        Sectors = "do-sectors",
        MoveNegatives = "do-move-negatives",
        RollSector = "do-roll-sector",
        Docks = "do-docks",
        EachResource = "do-each-resource",
        ThisResource = "do-this-resource",
        OtherResource = "do-other-resource",
        ChosenResource = "do-chosen-resource",
        PerCard = "do-per-card",
        PerMarked = "do-per-marked",
        PerIdle = "do-per-idle",
        PerMission = "do-per-mission",
        UpTo = "do-up-to",
        NextRound = "do-next-round",
        KeepDie = "do-keep-die",
        AnyDie = "do-any-die",
        Permit = "do-permit",
        DestroyOffer = "do-destroy-offer",
    }
}

/// An ability in a few characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Short {
    /// Its first verb.
    pub icon: Icon,
    /// What that is done to, in at most [`SHORT`] characters.
    pub text: Line,
    /// May it be declined?
    pub may: bool,
    /// May it be done as often as one likes?
    pub often: bool,
}

impl Writer {
    /// A text in a few characters; nothing for an empty one.
    pub fn short(&self, effects: &[Effect], context: Context) -> Option<Short> {
        let shortener = Shortener { writer: self, context };
        let (may, often) = shortener.freedom(effects);
        let deeds = shortener.all(effects);
        let first = deeds.first()?;
        Some(Short { icon: first.icon, text: shortener.told(&deeds).into(), may, often })
    }
}

/// Writes one text in a few characters.
pub(crate) struct Shortener<'w> {
    pub writer: &'w Writer,
    pub context: Context,
}

impl Shortener<'_> {
    /// May the text be declined, and repeated?
    fn freedom(&self, effects: &[Effect]) -> (bool, bool) {
        match effects.first() {
            Some(Effect::May(inner)) => (true, self.freedom(inner).1),
            Some(Effect::Repeat(inner)) => (self.freedom(inner).0, true),
            Some(Effect::EachSeat(_, inner) | Effect::Give(_, inner)) => self.freedom(inner),
            Some(Effect::If(_, inner) | Effect::Unless(_, inner)) => self.freedom(inner),
            _ => (self.context.place == Place::Badge, false),
        }
    }

    /// Every deed of a text in order, without what comes to nothing or only prepares; on cards, what drains comes last.
    fn all(&self, effects: &[Effect]) -> Vec<Deed> {
        let mut deeds = Vec::new();
        self.collect(effects, &mut deeds);
        if self.context.place == Place::Card {
            let (drains, others): (Vec<Deed>, Vec<Deed>) = deeds.into_iter().partition(|deed| deed.icon == Icon::Drain);
            deeds = others.into_iter().chain(drains).collect();
        }
        if deeds.len() > 1 {
            deeds.retain(|deed| deed.icon != Icon::RollSector);
        }
        deeds
    }

    fn collect(&self, effects: &[Effect], deeds: &mut Vec<Deed>) {
        let mut told = effects.iter().filter(|effect| !is_nothing(effect, self.context.players)).peekable();
        while let Some(effect) = told.next() {
            match effect {
                Effect::May(inner) | Effect::Repeat(inner) => self.collect(inner, deeds),
                Effect::If(_, inner) | Effect::Unless(_, inner) => self.collect(inner, deeds),
                Effect::Either(branches) => {
                    let first = branches.iter().map(|branch| self.told(&self.all(branch))).collect();
                    deeds.push(Deed { icon: Icon::Choose, texts: first });
                }
                Effect::EachSeat(who, inner) => self.of(*who, inner, deeds),
                Effect::Give(_, inner) => self.collect(inner, deeds),
                Effect::Gain(value) => {
                    let mut times = 1;
                    while told.next_if(|next| *next == effect).is_some() {
                        times += 1;
                    }
                    deeds.push(self.gain(*value, times));
                }
                effect => deeds.extend(self.deed(effect)),
            }
        }
    }

    /// What these players do.
    fn of(&self, who: Who, inner: &[Effect], deeds: &mut Vec<Deed>) {
        let key = match who {
            Who::Anyone => ShortFormKey::Each,
            Who::Another => ShortFormKey::EachOther,
            Who::Light(Light::Red) => ShortFormKey::Red,
            Who::Light(Light::Blue) => ShortFormKey::Blue,
        };
        let mut theirs = Vec::new();
        self.collect(inner, &mut theirs);
        deeds.extend(theirs.into_iter().map(|deed| {
            let named: Vec<String> =
                deed.texts.iter().map(|text| self.say(key, Words::new().with("text", text.clone()))).collect();
            Deed { icon: deed.icon, texts: [named, deed.texts].concat() }
        }));
    }

    /// Several deeds in the words that fit: all of them, or the first and dots.
    fn told(&self, deeds: &[Deed]) -> String {
        let [first, rest @ ..] = deeds else { return String::new() };
        let mut candidates = Vec::new();
        match rest {
            [] => candidates.clone_from(&first.texts),
            [second, others @ ..] => {
                let pair = if self.context.place == Place::Badge { ShortFormKey::For } else { ShortFormKey::Pair };
                for text in first.texts.iter().filter(|text| !is_cut(text)) {
                    for then in self.behind(second) {
                        let both = self.say(pair, Words::new().with("first", text.clone()).with("second", then));
                        candidates.push(if others.is_empty() { both } else { self.more(both) });
                    }
                }
                candidates.extend(first.texts.iter().map(|text| self.more(text.clone())));
            }
        }
        fitting(candidates)
    }

    /// A deed behind another one, where no icon says its verb.
    fn behind(&self, deed: &Deed) -> Vec<String> {
        let key = match deed.icon {
            Icon::Discard => ShortFormKey::Discarded,
            Icon::Gain => ShortFormKey::Gained,
            Icon::Cycle => ShortFormKey::Cycled,
            Icon::Move => ShortFormKey::Moved,
            Icon::Drain => ShortFormKey::Drained,
            Icon::Disable => ShortFormKey::Disabled,
            Icon::Roll => ShortFormKey::Rolled,
            Icon::Flip => ShortFormKey::TurnedOver,
            Icon::Tilt => ShortFormKey::Tilted,
            Icon::Discount => ShortFormKey::Discounted,
            Icon::Capacity => ShortFormKey::Capacity,
            Icon::Amplify => ShortFormKey::Amplified,
            Icon::Converter => ShortFormKey::Converted,
            Icon::Track => ShortFormKey::Tracked,
            Icon::Destroy => ShortFormKey::Destroyed,
            _ => return deed.texts.clone(),
        };
        deed.texts.iter().map(|text| self.say(key, Words::new().with("text", text.clone()))).collect()
    }

    /// A text that does not say everything.
    pub fn more(&self, text: String) -> String {
        if is_cut(&text) { text } else { self.say(ShortFormKey::More, Words::new().with("text", text)) }
    }

    pub fn say(&self, key: ShortFormKey, words: Words) -> String {
        self.writer.say(key, words)
    }

    pub fn word(&self, key: ShortFormKey) -> String {
        self.writer.word(key)
    }
}

/// Does a text end with dots, because it does not say everything?
fn is_cut(text: &str) -> bool {
    text.ends_with('…')
}

/// The first that fits, or else the shortest.
fn fitting(candidates: Vec<String>) -> String {
    let length = |text: &str| crate::span::plain(text).chars().count();
    let first = candidates.iter().find(|text| length(text) <= SHORT);
    first.or_else(|| candidates.iter().min_by_key(|text| length(text))).cloned().unwrap_or_default()
}
