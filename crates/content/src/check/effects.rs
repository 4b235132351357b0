//! The texts: does everything they speak of exist where they stand?

mod ends;
mod parts;
mod size;
mod verbs;

use engine::effect::{Cond, Effect};
use engine::rulebook::ScenarioTokens;

use super::countries::Traits;
use super::words::{Family, family, word};
use crate::locate::At;
use crate::mistake::Mistake;
use crate::sheet::Sheet;

pub(super) use ends::Account;

/// No honest text offers more.
const MOST_BRANCHES: usize = 8;
/// What is said about one text at most.
const MOST_MISTAKES: usize = 6;
/// No honest text is put together like this.
const DEEPEST: usize = 8;

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// On a Station tile.
    Tile,
    /// On a Country board.
    Country,
    /// On a career badge.
    Badge,
    /// On a disaster card.
    Card,
    /// On a disaster's player aid, for every player.
    Standing,
}

/// What a text may speak of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub place: Place,
    /// The parts its country has.
    pub traits: Traits,
    /// Does its tile have a Counter die slot?
    pub counter: bool,
    /// Does its tile show a padlock?
    pub padlock: bool,
    /// Does it reach into the solo cache?
    pub cache: bool,
    /// What its disaster's Scenario tokens mean.
    pub scenario: ScenarioTokens,
    /// Does its disaster have Toxic values?
    pub toxic: bool,
}

impl Context {
    /// A text that speaks of nothing special.
    pub fn new(place: Place) -> Context {
        Context {
            place,
            traits: Traits::default(),
            counter: false,
            padlock: false,
            cache: false,
            scenario: ScenarioTokens::None,
            toxic: false,
        }
    }
}

/// What is wrong with a text, as mistakes of its file.
pub(super) fn texts<T>(
    sheet: &Sheet<T>,
    (owner, detail): (&[At<'_>], &[At<'_>]),
    name: &str,
    effects: &[Effect],
    context: &Context,
    found: &mut Vec<Mistake>,
) {
    let what = mistakes(effects, context).into_iter();
    found.extend(what.map(|what| sheet.mistake(owner, detail, format!("{name} {what}"))));
}

/// What is wrong with the conditions of a text.
pub(super) fn conditions<T>(
    sheet: &Sheet<T>,
    (owner, detail): (&[At<'_>], &[At<'_>]),
    name: &str,
    conditions: &[Cond],
    context: &Context,
    found: &mut Vec<Mistake>,
) {
    let mut reader = Reader::new(context);
    conditions.iter().for_each(|cond| reader.cond(cond));
    reader.mistakes.truncate(MOST_MISTAKES);
    found.extend(reader.mistakes.into_iter().map(|what| sheet.mistake(owner, detail, format!("{name} {what}"))));
}

/// What is wrong with a text.
pub(super) fn mistakes(effects: &[Effect], context: &Context) -> Vec<String> {
    let mut reader = Reader::new(context);
    reader.all(effects);
    reader.sizes(effects);
    // One slip often leads to others; the first few say enough.
    reader.mistakes.truncate(MOST_MISTAKES);
    reader.mistakes
}

#[derive(Clone, Copy, Default)]
struct Inside {
    may: bool,
    each_seat: bool,
    give: bool,
    depth: usize,
}

#[derive(Clone, Copy, Default)]
struct Before {
    changed: bool,
    sector: bool,
    hit: bool,
}

struct Reader<'a> {
    context: &'a Context,
    inside: Inside,
    before: Before,
    mistakes: Vec<String>,
}

impl<'a> Reader<'a> {
    fn new(context: &'a Context) -> Reader<'a> {
        Reader { context, inside: Inside::default(), before: Before::default(), mistakes: Vec::new() }
    }
}

impl Reader<'_> {
    fn need(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.mistakes.push(what());
        }
    }

    fn all(&mut self, effects: &[Effect]) {
        effects.iter().for_each(|effect| self.effect(effect));
    }

    fn effect(&mut self, effect: &Effect) {
        self.place(effect);
        match effect {
            Effect::May(inner) => {
                self.optional(inner);
                self.inner_may("May", inner);
            }
            Effect::Repeat(inner) => {
                self.repeat(inner);
                self.inner_may("Repeat", inner);
            }
            Effect::Either(branches) => {
                let count = branches.len();
                let fits = (2..=MOST_BRANCHES).contains(&count);
                self.need(fits, || format!("offers Either of {count}; expected 2 to {MOST_BRANCHES} branches"));
                branches.iter().for_each(|branch| self.inner("Either", branch));
            }
            Effect::EachSeat(_, inner) => {
                let outer = self.inside;
                self.need(!outer.give, || "has EachSeat inside Give; expected it outside".into());
                self.need(!outer.each_seat, || "has EachSeat inside EachSeat; expected it once".into());
                self.need(!outer.may, || "has EachSeat inside May; expected May inside EachSeat".into());
                self.inside.each_seat = true;
                self.inner("EachSeat", inner);
                self.inside = outer;
            }
            Effect::Give(_, inner) => {
                let outer = self.inside;
                self.need(!outer.give, || "has Give inside Give; expected it once".into());
                self.inside.give = true;
                // Whoever is given something knows nothing of what the giver rolled, hit or changed.
                let before = std::mem::take(&mut self.before);
                self.inner("Give", inner);
                (self.inside, self.before) = (outer, before);
            }
            Effect::If(cond, inner) | Effect::Unless(cond, inner) => {
                self.cond(cond);
                self.inner(&word(effect), inner);
            }
            _ => self.verb(effect),
        }
    }

    /// Only one `May` at a time waits for its first deed.
    fn optional(&mut self, inner: &[Effect]) {
        self.need(!begins_with_may(inner), || "has a May that begins with another; expected only one of them".into());
    }

    fn inner_may(&mut self, word: &str, inner: &[Effect]) {
        let outer = std::mem::replace(&mut self.inside.may, true);
        self.inner(word, inner);
        self.inside.may = outer;
    }

    fn repeat(&mut self, inner: &[Effect]) {
        let account = match inner {
            [Effect::May(body)] => Account::of(body),
            _ => None,
        };
        self.need(account.is_some(), || {
            "repeats without end; expected Repeat([May([…])]) with something inside that is used up".into()
        });
        if let Some(account) = account.filter(|account| account.comes_back(&[])) {
            let uses = account.uses.words();
            self.need(false, || format!("repeats without end; expected it not to give back the {uses} it uses up"));
        }
    }

    fn inner(&mut self, word: &str, inner: &[Effect]) {
        self.need(!inner.is_empty(), || format!("has an empty {word}; expected effects inside"));
        self.inside.depth += 1;
        if self.inside.depth > DEEPEST {
            self.need(false, || format!("nests effects too deeply; expected at most {DEEPEST} levels"));
        } else {
            self.all(inner);
        }
        self.inside.depth -= 1;
    }

    fn place(&mut self, effect: &Effect) {
        let place = self.context.place;
        let family = family(effect);
        // On a card nobody waits for what a crew mate hands over.
        let given = matches!(effect, Effect::Give(..));
        let allowed = match place {
            Place::Tile | Place::Country => matches!(family, Family::Dice | Family::Shape),
            Place::Badge => !matches!(family, Family::Dice | Family::Seats),
            Place::Card => !matches!(family, Family::Dice) && !given,
            Place::Standing => !matches!(family, Family::Dice | Family::Seats) && !given,
        };
        self.need(allowed, || format!("says {}; expected no such word on a {place:?}", word(effect)));
        let alone =
            place == Place::Card && !self.inside.each_seat && matches!(family, Family::Personal | Family::Sharing);
        self.need(!alone, || format!("says {} to nobody; expected it inside EachSeat", word(effect)));
    }
}

/// Is the first thing to be decided another `May`?
fn begins_with_may(text: &[Effect]) -> bool {
    match text.first() {
        Some(Effect::May(_) | Effect::Repeat(_)) => true,
        Some(Effect::If(_, inner) | Effect::Unless(_, inner)) => begins_with_may(inner),
        _ => false,
    }
}
