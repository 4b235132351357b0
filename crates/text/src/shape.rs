//! The shape of a text: options, choices, repetition, prices, and who does it all.

use engine::effect::{Cond, Effect, Value, Who};
use engine::resource::Light;

use crate::context::Place;
use crate::key::Key;
use crate::scribe::{Scribe, is_deed, is_price};
use crate::span::capital;
use crate::voice::{Link, Mood, Voice};
use crate::words::Words;

impl Scribe<'_> {
    /// Several effects as one clause, each tied to the one before it.
    pub fn clauses(&mut self, effects: &[Effect], voice: Voice) -> String {
        if let [first, rest @ ..] = effects
            && is_price(first)
            && !rest.is_empty()
        {
            return self.price(first, rest, voice);
        }
        let mut clauses = Vec::new();
        let mut parts = effects.chunk_by(gained_together).peekable();
        while let Some(equal) = parts.next() {
            let voice = if clauses.is_empty() { voice } else { voice.tied(Link::Then) };
            let voice = if parts.peek().is_none() { voice } else { voice.before_more() };
            let clause = match equal {
                [Effect::Gain(first), Effect::Gain(second), ..] if first != second => self.gain_tilted(equal, voice),
                _ => self.clause(&equal[0], equal.len(), voice),
            };
            let tied = voice.link == Link::Then && voice.mood != Mood::May;
            clauses.push(if tied { self.say(Key::Linked, Words::new().with("clause", clause)) } else { clause });
        }
        self.writer.joined(&clauses, if voice.mood == Mood::May { Key::JoinDeeds } else { Key::JoinClauses })
    }

    /// Several effects as deeds, as they stand behind "may".
    pub fn deeds(&mut self, effects: &[Effect]) -> String {
        self.clauses(effects, Voice::new(Mood::May))
    }

    fn price(&mut self, first: &Effect, rest: &[Effect], voice: Voice) -> String {
        let price = self.clause(first, 1, voice.before_more());
        let named = self.named;
        let deed = self.deeds(rest);
        self.named = named;
        let clause = match voice.mood {
            Mood::May => String::new(),
            _ => self.clauses(rest, voice.tied(Link::ForIt)),
        };
        self.say(Key::Price, self.words(voice).with("price", price).with("deed", deed).with("clause", clause))
    }

    /// A badge: its first effect is what its holder gives, the others are what that is for.
    pub fn badge(&mut self, effects: &[Effect]) -> String {
        match effects {
            [price, rest @ ..] if is_deed(price) && !rest.is_empty() => {
                let price = self.clause(price, 1, Voice::new(Mood::May));
                let named = self.named;
                let deed = self.deeds(rest);
                self.named = named;
                let clause = capital(&self.clauses(rest, Voice::new(Mood::Do).tied(Link::ForIt)));
                let words = Words::new().with("price", price).with("deed", deed).with("clause", clause);
                self.say(Key::Badge, words.flag("gift", rest.iter().any(|effect| !is_deed(effect))))
            }
            [only] if is_deed(only) => self.offer(effects),
            _ => self.sentences(effects),
        }
    }

    pub fn may(&mut self, inner: &[Effect], voice: Voice) -> String {
        let deed = self.deeds(inner);
        if voice.mood == Mood::May {
            return self.say(Key::Optional, Words::new().with("deed", deed));
        }
        let bare = self.context.place == Place::Tile && voice.link == Link::None;
        let style = if bare { "bare" } else { "full" };
        self.say(Key::May, self.words(voice).with("deed", deed).with("style", style))
    }

    pub fn repeat(&mut self, inner: &[Effect], voice: Voice) -> String {
        let [Effect::May(optional)] = inner else {
            let clause = self.clauses(inner, voice);
            return self.say(Key::ForcedOften, self.words(voice).with("clause", clause));
        };
        let deed = self.deeds(optional);
        let key = if voice.mood == Mood::May { Key::Often } else { Key::MayOften };
        self.say(key, self.words(voice).with("deed", deed))
    }

    pub fn either(&mut self, branches: &[Vec<Effect>], voice: Voice) -> String {
        let branches: Vec<String> = branches.iter().map(|branch| self.deeds(branch)).collect();
        let branches = self.writer.joined(&branches, Key::EitherOr);
        self.say(Key::Either, self.words(voice).with("branches", branches))
    }

    /// What is done only if something holds, or only if it does not.
    pub fn if_clause(&mut self, key: Key, cond: Cond, inner: &[Effect], voice: Voice) -> String {
        let clause = self.clauses(inner, voice);
        self.say(key, Words::new().with("clause", clause).with("cond", self.if_cond(cond)))
    }

    pub fn each_seat(&mut self, who: Who, inner: &[Effect], voice: Voice) -> String {
        let subject = |me: &Self, case| me.subject(who, [Key::EachAnyone, Key::EachAnother, Key::EachLight], case);
        self.told(&subject, inner, voice)
    }

    pub fn give(&mut self, who: Who, inner: &[Effect], voice: Voice) -> String {
        let subject = |me: &Self, case| me.subject(who, [Key::GiveAnyone, Key::GiveAnother, Key::GiveLight], case);
        self.told(&subject, inner, voice)
    }

    /// What somebody does: "each player loses 1 Capacity", "each player may …", "let another player …".
    /// What has more shape than that is told to that player, behind a colon.
    fn told(&mut self, subject: &dyn Fn(&Self, &'static str) -> String, inner: &[Effect], voice: Voice) -> String {
        let words = |me: &Self, case| me.words(voice).with("subject", subject(me, case));
        match inner {
            _ if voice.mood == Mood::May => {
                let deed = self.of_them(|me| me.deeds(inner));
                self.say(Key::Let, words(self, "whom").with("deed", deed))
            }
            [Effect::May(optional)] if optional.iter().all(is_deed) => {
                let deed = self.of_them(|me| me.deeds(optional));
                self.say(Key::SubjectMay, words(self, "who").with("deed", deed))
            }
            _ if inner.iter().all(is_deed) => {
                let link = if voice.link == Link::ForIt { Link::ForIt } else { Link::None };
                let clause = self.of_them(|me| me.clauses(inner, Voice { mood: Mood::They, link, ..voice }));
                self.say(Key::SubjectDoes, words(self, "who").with("clause", clause))
            }
            _ => {
                let text = self.of_you(|me| me.sentences(inner));
                let text = text.strip_suffix('.').unwrap_or(&text).to_owned();
                self.say(Key::SubjectText, words(self, "label").with("text", text))
            }
        }
    }

    fn subject(&self, who: Who, [anyone, another, light]: [Key; 3], case: &'static str) -> String {
        let words = self.whose().with("case", case);
        match who {
            Who::Anyone => self.say(anyone, words),
            Who::Another => self.say(another, words),
            Who::Light(Light::Red) => self.say(light, words.with("light", "red")),
            Who::Light(Light::Blue) => self.say(light, words.with("light", "blue")),
        }
    }
}

/// Are these new dice that one clause speaks of: equal ones, or copies that are tilted differently?
fn gained_together(before: &Effect, after: &Effect) -> bool {
    match (before, after) {
        (Effect::Gain(Value::PlacedTilted(_)), Effect::Gain(Value::PlacedTilted(_))) => true,
        (Effect::Gain(one), Effect::Gain(other)) => one == other,
        _ => false,
    }
}
