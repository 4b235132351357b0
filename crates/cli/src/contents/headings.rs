//! The headings of the almanac in every language.

use text::Language;

/// What stands above and between the parts of the almanac.
pub struct Headings {
    /// Its title.
    pub title: &'static str,
    /// What it is and how to read it.
    pub introduction: &'static str,
    /// Above what is printed on the boards.
    pub station: &'static str,
    /// The columns of the table of the boards.
    pub columns: [&'static str; 3],
    /// Above a country's rules.
    pub rules: &'static str,
    /// Before an example.
    pub example: &'static str,
    /// Above the Boost tiles.
    pub boosts: &'static str,
    /// Above the badges.
    pub badges: &'static str,
    /// Above the missions.
    pub missions: &'static str,
    /// Above the cards of a level.
    pub cards: &'static str,
    /// Above the irregularities.
    pub irregularities: &'static str,
}

impl Headings {
    /// Those of a language.
    pub const fn of(language: Language) -> &'static Headings {
        match language {
            Language::En => &ENGLISH,
            Language::De => &GERMAN,
        }
    }
}

const ENGLISH: Headings = Headings {
    title: "Almanac",
    introduction: "\
Everything in the box, a country at a time. This page is what `intrepid content almanac` prints: the words are rendered
from the effects in `content/`, so they say what the game does.

Each entry says where it is from. *Printed* values stand in a rulebook: core, app (Appendix), mc (Mission Critical), sa
(South Africa) or de (the German summary with the errata), at that line of its text. What is *ours* was designed for this
edition and differs from the box. An example begins with what lies on the table, then says what is done in the notation
of [scenarios](scenarios.md), and behind the arrow what that leads to.",
    station: "The station",
    columns: ["What", "Value", "Source"],
    rules: "Rules",
    example: "Example",
    boosts: "Boost tiles",
    badges: "Career badges",
    missions: "Missions",
    cards: "cards",
    irregularities: "Irregularities",
};

const GERMAN: Headings = Headings {
    title: "Almanach",
    introduction: "\
Alles in der Schachtel, Land für Land. Diese Seite ist, was `intrepid content almanac --lang de` ausgibt: Die Worte werden
aus den Wirkungen in `content/` gebildet, sie sagen also, was das Spiel tut.

Jeder Eintrag sagt, woher er ist. *Gedruckte* Werte stehen in einer Regel: core (Grundspiel), app (Anhang), mc (Mission
Critical), sa (Südafrika) oder de (die deutsche Zusammenfassung mit den Errata), in dieser Zeile ihres Textes. Was *von
uns* ist, wurde für diese Ausgabe entworfen und weicht von der Schachtel ab. Ein Beispiel beginnt mit dem, was auf dem
Tisch liegt, sagt dann in der [Notation](scenarios.md), was getan wird, und hinter dem Pfeil, was daraus wird.",
    station: "Die Station",
    columns: ["Was", "Wert", "Herkunft"],
    rules: "Regeln",
    example: "Beispiel",
    boosts: "Boost-Plättchen",
    badges: "Laufbahn-Abzeichen",
    missions: "Missionen",
    cards: "Karten",
    irregularities: "Unregelmäßigkeiten",
};
