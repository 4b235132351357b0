//! The scribe: writes one text and remembers what it has said so far.

use engine::effect::{Amount, Effect, TakeTiles};

use crate::amount::amount_for;
use crate::context::{Context, Fill, Place};
use crate::key::Key;
use crate::span::capital;
use crate::voice::{Link, Mood, Person, Voice};
use crate::words::{Words, after_blank};
use crate::writer::Writer;

/// Writes one text.
pub(crate) struct Scribe<'w> {
    pub writer: &'w Writer,
    pub context: Context,
    /// Whose things the words "your" and "their" mean just now.
    pub person: Person,
    /// Do tiles belong to that player?
    pub own: bool,
    /// The places that the text has spoken of.
    pub named: Named,
}

/// Places of dice that a text has spoken of, so that they need not be named again.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Named {
    /// Has it put dice into the hand? Then "discard one die" is enough.
    pub hand: bool,
    /// Has it spoken of the queue? Then "the front die" is enough.
    pub queue: bool,
}

impl<'w> Scribe<'w> {
    /// A scribe for a text that stands there.
    pub fn new(writer: &'w Writer, context: Context) -> Scribe<'w> {
        let card = context.place == Place::Card;
        let person = if card { Person::Crew } else { Person::You };
        Scribe { writer, context, person, own: !card, named: Named::default() }
    }

    /// A whole text in sentences.
    pub fn text(&mut self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return String::new();
        }
        if effects.iter().all(|effect| is_nothing(effect, self.context.players)) {
            return self.writer.word(Key::NoEffect);
        }
        let text = match self.context.place {
            Place::Badge => self.badge(effects),
            Place::Tile | Place::Country | Place::Card | Place::Aid => self.sentences(effects),
        };
        let lead = match (self.context.place, self.context.fill) {
            (Place::Tile, Fill::Separated) => Key::EachDie,
            (Place::Tile, Fill::Joined | Fill::Double) => Key::AllDice,
            _ => return text,
        };
        self.say(lead, Words::new().with("text", text))
    }

    /// A text that may be declined, even where it does not say so.
    pub fn offer(&mut self, effects: &[Effect]) -> String {
        if effects.iter().all(is_deed) { self.sentences(&[Effect::May(effects.to_vec())]) } else { self.text(effects) }
    }

    /// Sentences, one after the other. What is done step by step shares a sentence, what may be declined has its own.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        let mut sentences = Vec::new();
        let mut rest = effects;
        while !rest.is_empty() {
            let (now, later) = rest.split_at(self.sentence_length(rest));
            rest = later;
            if now.iter().all(|effect| is_nothing(effect, self.context.players)) {
                continue;
            }
            let tied = !sentences.is_empty() && self.context.place != Place::Card;
            let link = if tied { Link::Then } else { Link::None };
            sentences.push(self.sentence(now, Voice::new(self.mood()).tied(link)));
        }
        sentences.join(" ")
    }

    /// How the text speaks where nothing else is said.
    pub fn mood(&self) -> Mood {
        match self.person {
            Person::Crew => Mood::Crew,
            Person::You | Person::They => Mood::Do,
        }
    }

    fn sentence_length(&self, effects: &[Effect]) -> usize {
        match effects {
            [price, ..] if is_price(price) => effects.len(),
            _ if self.context.place == Place::Card => 1,
            _ => effects.iter().take_while(|effect| is_deed(effect)).count().max(1),
        }
    }

    fn sentence(&mut self, effects: &[Effect], voice: Voice) -> String {
        if let [effect @ (Effect::If(cond, inner) | Effect::Unless(cond, inner))] = effects {
            let key = if matches!(effect, Effect::If(..)) { Key::If } else { Key::Unless };
            let text = self.sentences(inner);
            return self.say(key, Words::new().with("cond", self.if_cond(*cond)).with("text", text));
        }
        let clause = self.clauses(effects, voice);
        capital(&self.say(Key::Sentence, Words::new().with("clause", clause)))
    }

    /// A message, filled with these values.
    pub fn say(&self, key: Key, words: Words) -> String {
        self.writer.say(key, words)
    }

    /// The values that every clause may choose by.
    pub fn words(&self, voice: Voice) -> Words {
        let link = match voice.link {
            Link::None => String::new(),
            Link::Then => self.writer.word(Key::LinkThen),
            Link::ForIt => self.writer.word(Key::LinkForIt),
        };
        let words = Words::new().with("mood", voice.mood.word()).with("link", after_blank(&link));
        words.with("who", self.person.word()).flag("last", voice.last)
    }

    /// The values that every thing of a player may choose by.
    pub fn whose(&self) -> Words {
        Words::new().with("who", self.person.word())
    }

    /// Writes something as another player's, who is the subject.
    pub fn of_them<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        self.as_owner(Person::They, write)
    }

    /// Writes something as an address to one player.
    pub fn of_you<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        self.as_owner(Person::You, write)
    }

    fn as_owner<T>(&mut self, person: Person, write: impl FnOnce(&mut Self) -> T) -> T {
        let before = (self.person, self.own);
        (self.person, self.own) = (person, true);
        let written = write(self);
        (self.person, self.own) = before;
        written
    }
}

/// Does it come to nothing with so many players?
pub(crate) fn is_nothing(effect: &Effect, players: Option<u8>) -> bool {
    let none = |amount: Amount| amount_for(amount, players) == Some(0);
    match effect {
        Effect::Drain(_, amount) | Effect::LoseCapacity(amount) | Effect::FewerDice(amount) => none(*amount),
        Effect::Hit(tiles)
        | Effect::Mend(tiles)
        | Effect::Disable(tiles)
        | Effect::Destroy(tiles)
        | Effect::Strain(tiles)
        | Effect::Amplify(tiles) => matches!(tiles.take, TakeTiles::Choose(amount) if none(amount)),
        Effect::EachSeat(_, inner) | Effect::Give(_, inner) => inner.iter().all(|effect| is_nothing(effect, players)),
        _ => false,
    }
}

/// Is it paid before something else is done?
pub(crate) fn is_price(effect: &Effect) -> bool {
    matches!(effect, Effect::SpendConverter | Effect::SpendCapacity(_))
}

/// Is it a single deed, without choices around it and without another player?
pub(crate) fn is_deed(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::May(_)
            | Effect::Either(_)
            | Effect::Repeat(_)
            | Effect::EachSeat(..)
            | Effect::Give(..)
            | Effect::If(..)
            | Effect::Unless(..)
    )
}
