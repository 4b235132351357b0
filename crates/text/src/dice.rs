//! What is done to dice, and which dice are meant.

use engine::effect::{Dice, Effect, Filter, Steps, Take, Value, Ways, Zone};

use crate::context::Hand;
use crate::key::Key;
use crate::scribe::Scribe;
use crate::voice::Voice;
use crate::words::{Words, after_blank};

/// How a place of dice is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Case {
    /// Where they lie.
    In,
    /// Where they leave.
    From,
    /// Where new ones go.
    Into,
    /// Where they are brought.
    To,
}

/// How many dice are meant, as far as grammar goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    /// One.
    One,
    /// Several, each chosen by itself.
    Some,
    /// Many at once, all treated alike.
    All,
}

/// The words for some dice.
pub(crate) struct Phrase {
    /// All of them.
    pub text: String,
    /// Only where they lie and what they show.
    tail: String,
    number: Number,
}

impl Scribe<'_> {
    pub fn roll(&mut self, count: u8, zone: Zone, voice: Voice) -> String {
        let dice = self.say(Key::RolledDice, Words::new().with("n", count));
        let into = self.place(zone, Case::Into);
        self.named.hand |= zone == Zone::Pool;
        self.named.queue |= zone == Zone::Queue;
        self.say(Key::Roll, self.words(voice).with("dice", dice).with("into", into))
    }

    pub fn gain(&mut self, value: Value, times: usize, voice: Voice) -> String {
        self.named.hand = true;
        let object = self.gained(value, times);
        self.say(Key::Gain, self.words(voice).with("object", object))
    }

    /// New dice like the placed ones, each tilted in another way.
    pub fn gain_tilted(&mut self, gains: &[Effect], voice: Voice) -> String {
        self.named.hand = true;
        let tilted = gains.iter().filter_map(|gain| match gain {
            Effect::Gain(Value::PlacedTilted(ways)) => {
                Some(self.say(Key::TiltedOne, Words::new().with("ways", self.ways(*ways))))
            }
            _ => None,
        });
        let list = self.writer.list(&tilted.collect::<Vec<_>>(), Key::ListAnd);
        let words = Words::new().with("n", gains.len()).with("slots", self.context.slots()).with("list", list);
        let object = self.say(Key::GainedTilted, words);
        self.say(Key::Gain, self.words(voice).with("object", object))
    }

    /// A verb that needs nothing but its dice.
    pub fn change(&self, key: Key, dice: Dice, voice: Voice) -> String {
        let dice = self.dice(dice, Case::In);
        self.say(key, self.words(voice).with("dice", dice.text).with("number", dice.number.word()))
    }

    pub fn set(&self, dice: Dice, value: Value, voice: Voice) -> String {
        let dice = self.dice(dice, Case::In);
        let value = self.set_to(value, dice.number);
        self.say(Key::Set, self.words(voice).with("dice", dice.text).with("value", value))
    }

    pub fn tilt(&self, dice: Dice, ways: Ways, voice: Voice) -> String {
        let dice = self.dice(dice, Case::In);
        let together = dice.number == Number::All && ways.iter().count() > 1;
        let words = self.words(voice).with("dice", dice.text).with("ways", self.ways(ways));
        self.say(Key::Tilt, words.flag("together", together))
    }

    pub fn move_dice(&self, dice: Dice, to: Zone, voice: Voice) -> String {
        let key = match (dice.zone, to) {
            (Zone::Storage | Zone::Cache | Zone::Kept, Zone::Pool) => Key::Take,
            _ => Key::Move,
        };
        let dice = self.dice(dice, Case::From).text;
        self.say(key, self.words(voice).with("dice", dice).with("to", self.place(to, Case::To)))
    }

    pub fn discard(&self, dice: Dice, voice: Voice) -> String {
        let plain = self.named.hand && dice.zone == Zone::Pool && dice.of == Filter::Any;
        let dice = if plain { self.phrase(dice, String::new(), Case::From) } else { self.dice(dice, Case::From) };
        self.say(Key::Discard, self.words(voice).with("dice", dice.text))
    }

    pub fn cycle(&mut self, least: u8, most: u8, voice: Voice) -> String {
        let ends = [least.to_string(), most.to_string()];
        let count = match most.saturating_sub(least) {
            0 => most.to_string(),
            1 => self.writer.list(&ends, Key::ListOr),
            _ => {
                let [low, high] = ends;
                self.say(Key::RangeTo, Words::new().with("low", low).with("high", high))
            }
        };
        let words = self.words(voice).with("count", count).with("most", most).flag("named", self.named.queue);
        self.named.queue = true;
        self.say(Key::Cycle, words)
    }

    pub fn shift(&self, dice: Dice, steps: Steps, voice: Voice) -> String {
        let together = matches!(steps, Steps::Either(_) | Steps::Within(_));
        let plain = matches!(dice.of, Filter::Any | Filter::Of(_) | Filter::AbovePlaced | Filter::BelowPlaced);
        let phrase = self.dice(dice, Case::In);
        if phrase.number != Number::All || !together {
            return self.shift_phrase(phrase.text, phrase.number, steps, voice);
        }
        if !plain {
            return self.shift_phrase(phrase.text, Number::One, steps, voice);
        }
        let (take, _) = take(dice.take);
        let words = self.words(voice).with("dice", phrase.text).with("tail", phrase.tail).with("take", take);
        self.say(Key::ShiftTogether, words.with("by", self.by(steps, Number::All)))
    }

    /// Raises or lowers a single thing that has a name already.
    pub fn shift_one(&self, dice: String, steps: Steps, voice: Voice) -> String {
        self.shift_phrase(dice, Number::One, steps, voice)
    }

    fn shift_phrase(&self, dice: String, number: Number, steps: Steps, voice: Voice) -> String {
        let key = match steps {
            Steps::Up(_) => Key::ShiftUp,
            Steps::Down(_) => Key::ShiftDown,
            Steps::Either(_) | Steps::Within(_) => Key::ShiftAdjust,
        };
        self.say(key, self.words(voice).with("dice", dice).with("by", self.by(steps, number)))
    }

    fn by(&self, steps: Steps, number: Number) -> String {
        let (key, by) = match steps {
            Steps::Up(by) | Steps::Down(by) => (Key::ByExactly, by),
            Steps::Either(by) => (Key::ByEither, by),
            Steps::Within(by) => (Key::ByWithin, by),
        };
        self.say(key, Words::new().with("n", by).with("number", number.word()))
    }

    /// The dice that are meant, where they lie and what they show.
    pub fn dice(&self, dice: Dice, case: Case) -> Phrase {
        let place = after_blank(&self.place(dice.zone, case));
        self.phrase(dice, place, case)
    }

    fn phrase(&self, dice: Dice, place: String, case: Case) -> Phrase {
        let (take, count) = take(dice.take);
        let number = Number::of(dice.take);
        let tail = self.tail(dice.of, number, &place, case);
        let named = self.named.queue && dice.zone == Zone::Queue;
        let place = if named { String::new() } else { place };
        let queued = Words::new().with("in", place).with("slots", self.context.slots());
        let words = Words::new().with("take", take).with("n", count).with("tail", tail.clone());
        let (text, number) = match dice.of {
            Filter::Nth(1) => (self.say(Key::DieFront, queued), Number::One),
            Filter::Nth(nth) => (self.say(Key::DieNth, queued.with("n", nth)), Number::One),
            Filter::NthPlaced => (self.say(Key::DieNthPlaced, queued), Number::One),
            Filter::Another => (self.say(Key::DiceOther, words), number),
            Filter::Any | Filter::Of(_) | Filter::AbovePlaced | Filter::BelowPlaced => {
                (self.say(Key::Dice, words), number)
            }
        };
        Phrase { text, tail, number }
    }

    /// Where dice lie, what they show and what they are compared with.
    fn tail(&self, of: Filter, number: Number, place: &str, case: Case) -> String {
        let compared = Words::new().with("number", number.word()).with("slots", self.context.slots());
        let (of, than) = match of {
            Filter::Any | Filter::Another | Filter::Nth(_) | Filter::NthPlaced => (String::new(), String::new()),
            Filter::Of(faces) => (self.writer.of_faces(faces), String::new()),
            Filter::AbovePlaced => (String::new(), self.say(Key::ThanAbove, compared)),
            Filter::BelowPlaced => (String::new(), self.say(Key::ThanBelow, compared)),
        };
        let words = Words::new().with("case", case.word()).with("in", place.to_owned());
        self.say(Key::DiceTail, words.with("of", after_blank(&of)).with("than", after_blank(&than)))
    }

    /// Where dice lie, leave or go: "in your pool".
    pub fn place(&self, zone: Zone, case: Case) -> String {
        let key = match (zone, self.context.hand) {
            (Zone::Pool, Hand::Pool) => Key::PlacePool,
            (Zone::Pool, Hand::Reserve) => Key::PlaceReserve,
            (Zone::Storage, _) => Key::PlaceStorage,
            (Zone::Queue, _) => Key::PlaceQueue,
            (Zone::Cache, _) => Key::PlaceCache,
            (Zone::Kept, _) => Key::PlaceKept,
        };
        self.say(key, self.whose().with("case", case.word()))
    }
}

/// The word messages choose by, and the count.
const fn take(take: Take) -> (&'static str, u8) {
    match take {
        Take::One => ("one", 1),
        Take::Exactly(count) => ("exactly", count),
        Take::UpTo(count) => ("up-to", count),
        Take::All => ("all", 0),
        Take::AllButOne => ("all-but-one", 0),
        Take::AllAlike => ("alike", 0),
    }
}

impl Case {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Case::In => "in",
            Case::From => "from",
            Case::Into => "into",
            Case::To => "to",
        }
    }
}

impl Number {
    const fn of(take: Take) -> Number {
        match take {
            Take::One | Take::Exactly(1) | Take::UpTo(1) => Number::One,
            Take::Exactly(_) | Take::UpTo(_) => Number::Some,
            Take::All | Take::AllButOne | Take::AllAlike => Number::All,
        }
    }

    /// The word messages choose by.
    pub const fn word(self) -> &'static str {
        match self {
            Number::One => "one",
            Number::Some => "some",
            Number::All => "all",
        }
    }
}
