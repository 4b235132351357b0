//! How a clause is spoken: to whom, as what, and tied to which clause before it.

/// The shape of a clause's verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// A command to one player: "roll 1 new die".
    Do,
    /// A command to the whole crew.
    Crew,
    /// Only the deed, as it stands behind "may".
    May,
    /// What somebody does, behind a subject: "rolls 1 new die".
    They,
}

/// Whose things are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Person {
    /// "Your", of one player.
    You,
    /// "Your", of the whole crew.
    Crew,
    /// "Their", of the player who is the subject.
    They,
}

/// What ties a clause to the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// Nothing.
    None,
    /// It comes after it.
    Then,
    /// It is the gain for it.
    ForIt,
}

/// How a clause is spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Voice {
    /// The shape of its verb.
    pub mood: Mood,
    /// What ties it to the clause before it.
    pub link: Link,
    /// Does the sentence end with it?
    pub last: bool,
}

impl Voice {
    /// A clause that stands for itself.
    pub const fn new(mood: Mood) -> Voice {
        Voice { mood, link: Link::None, last: true }
    }

    /// The same, tied to the clause before it.
    pub const fn tied(self, link: Link) -> Voice {
        Voice { link, ..self }
    }

    /// The same, with more to come in the sentence.
    pub const fn before_more(self) -> Voice {
        Voice { last: false, ..self }
    }
}

impl Mood {
    /// The word messages choose by.
    pub const fn word(self) -> &'static str {
        match self {
            Mood::Do => "do",
            Mood::Crew => "crew",
            Mood::May => "may",
            Mood::They => "they",
        }
    }
}

impl Person {
    /// The word messages choose by.
    pub const fn word(self) -> &'static str {
        match self {
            Person::You => "you",
            Person::Crew => "crew",
            Person::They => "they",
        }
    }
}
