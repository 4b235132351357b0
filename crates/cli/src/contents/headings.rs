//! The headings of the almanac in every language.

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
    /// What is printed on the boards, by key; other packs have the same.
    pub tables: [(&'static str, &'static str); 12],
    /// Between two things a Docking Module may do.
    pub or: &'static str,
    /// The end of the Emergency Supply track.
    pub skull: &'static str,
    /// Behind a number of players: one, several.
    pub players: [&'static str; 2],
    /// Behind drains of those with one board and with more.
    pub boards: [&'static str; 2],
    /// Before what a difficulty drains further.
    pub drain: &'static str,
    /// Between a tier and the steps that release it, and behind the last of them.
    pub steps: [&'static str; 2],
    /// Before an example.
    pub example: &'static str,
    /// Above the Boost tiles.
    pub boosts: &'static str,
    /// Above the badges.
    pub badges: &'static str,
    /// Above the missions.
    pub missions: &'static str,
    /// Above the irregularities.
    pub irregularities: &'static str,
}

impl Headings {
    /// Those of a language.
    pub fn of(code: &str) -> &'static Headings {
        match code {
            "de" => &GERMAN,
            _ => &ENGLISH,
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
edition and may differ from the box. An example begins with what lies on the table and what will be
rolled, then says what is done, in the notation of [scenarios](scenarios.md), and behind the arrow what that leads to.",
    station: "The station",
    columns: ["What", "Value", "Source"],
    tables: [
        ("docking", "How Docking Modules 1 to 4 may change a die"),
        ("research", "Research releases"),
        ("emergency", "Emergency Supplies"),
        ("bonus", "Bonus spaces of a Resource wheel"),
        ("bonus_capacity", "Capacity of a bonus, for each player"),
        ("amplify", "Capacity for an Amplify token"),
        ("disable", "Disable tokens"),
        ("missions", "Missions in a game"),
        ("cache", "Dice in the solo cache"),
        ("drain", "Starting drain of a resource"),
        ("amplify_strain", "Amplify/Strain tokens numbered 1, 2, 3, 4, 5, 6"),
        ("difficulty", "Difficulty: Capacity of each player at the start"),
    ],
    or: "or",
    skull: "skull",
    players: ["player", "players"],
    boards: ["with one board", "with more"],
    drain: "drain",
    steps: ["after", "steps"],
    example: "Example",
    boosts: "Boost tiles",
    badges: "Career badges",
    missions: "Missions",
    irregularities: "Irregularities",
};

const GERMAN: Headings = Headings {
    title: "Almanach",
    introduction: "\
Alles in der Schachtel, Land für Land. Diese Seite ist, was `intrepid content almanac --lang de` ausgibt: Die Worte werden
aus den Wirkungen in `content/` gebildet, sie sagen also, was das Spiel tut.

Jeder Eintrag sagt, woher er ist. *Gedruckte* Werte stehen in einer Regel: core (Grundspiel), app (Anhang), mc (Mission
Critical), sa (Südafrika) oder de (die deutsche Zusammenfassung mit den Errata), in dieser Zeile ihres Textes. Was *von
uns* ist, wurde für diese Ausgabe entworfen und kann von der Schachtel abweichen. Ein Beispiel beginnt mit dem, was auf dem
Tisch liegt und gewürfelt wird, sagt dann in der [Notation](scenarios.md), was getan wird, und hinter dem Pfeil, was daraus wird.",
    station: "Die Station",
    columns: ["Was", "Wert", "Herkunft"],
    tables: [
        ("docking", "Wie die Andockmodule 1 bis 4 einen Würfel ändern dürfen"),
        ("research", "Forschung gibt frei"),
        ("emergency", "Notvorräte"),
        ("bonus", "Bonusfelder eines Ressourcenrads"),
        ("bonus_capacity", "Kapazität eines Bonus für jeden Spieler"),
        ("amplify", "Kapazität für einen Verstärkungsmarker"),
        ("disable", "Sperrmarker"),
        ("missions", "Missionen in einer Partie"),
        ("cache", "Würfel im Depot (solo)"),
        ("drain", "Anfänglicher Bedarf an einer Ressource"),
        ("amplify_strain", "Verstärkungs-/Belastungsmarker mit den Zahlen 1, 2, 3, 4, 5, 6"),
        ("difficulty", "Schwierigkeit: Kapazität jedes Spielers am Anfang"),
    ],
    or: "oder",
    skull: "Totenkopf",
    players: ["Spieler", "Spieler"],
    boards: ["mit einem Tableau", "mit mehreren"],
    drain: "Bedarf",
    steps: ["nach", "Schritten"],
    example: "Beispiel",
    boosts: "Boost-Plättchen",
    badges: "Laufbahn-Abzeichen",
    missions: "Missionen",
    irregularities: "Unregelmäßigkeiten",
};
