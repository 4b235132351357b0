//! Examples for the disaster cards: resolved in a position where they can do something, and removed by their dice.

use content::Pack;
use engine::die::Face;
use engine::effect::Effect;
use engine::question::Question;
use engine::rulebook::{Card, CardId, CardSlots, Disaster, Rulebook, ScenarioTokens};

use super::case::{Case, Sheet};
use super::choices::record;
use super::remark;
use super::seen::Seen;
use super::stage::Stage;

/// All cards of a disaster.
pub fn sheet(pack: &Pack, disaster: &Disaster) -> Sheet {
    let mut sheet = Sheet::new(&disaster.key, &format!("core p. 24; content/disasters/{}.ron", disaster.key));
    let cards = cards(&pack.rulebook, disaster);
    for card in cards {
        let (case, changed) = resolved(pack, disaster, card);
        if !changed {
            sheet.idle.push(format!("{}/{}", disaster.key, card.key));
        }
        sheet.cases.push(case);
        if card.slots.is_some() {
            sheet.cases.push(removed(pack, disaster, card));
        }
    }
    sheet
}

fn cards<'r>(book: &'r Rulebook, disaster: &Disaster) -> impl Iterator<Item = &'r Card> {
    let (first, count) = disaster.cards;
    (first.0..first.0 + count).map(|id| book.card(CardId(id)))
}

/// Four players with some tiles, and what else the text speaks of: tokens, dice, steps on their tracks.
fn table(disaster: &Disaster, text: &str) -> Vec<String> {
    let mut lines: Vec<&str> = Vec::new();
    if text.contains("Tiles") || text.contains("Scorch") {
        lines.extend(["2a russia t2a", "4a usa t1a", "6a canada t3a", "8a japan t1a"]);
        match disaster.scenario {
            ScenarioTokens::None => {}
            ScenarioTokens::Holes(_) => lines.extend(["1b scenario 1", "3a scenario 3", "8a scenario 2"]),
            ScenarioTokens::Integrity(_) => lines.extend(["5c scenario 2", "7b scenario 1"]),
        }
    }
    if text.contains("Scorch") {
        lines.extend(["1a dice 3", "1b dice 6", "3a dice 4", "3b dice 4", "7c dice 3/1"]);
    }
    if text.contains("TrackBack") {
        lines.extend(["1 track 2", "2 track 3", "3 track 2", "4 track 1"]);
    }
    if text.contains("ToxicDice") {
        lines.extend(["1 aid 2", "2 aid 3"]);
    }
    if text.contains("active: Some(true)") {
        lines.extend(["1a dice 3", "1b dice 6", "3a dice 4", "5a dice 2", "7c dice 3/1"]);
    }
    if text.contains("Housed") {
        lines.extend(["1 habitation 2", "2 habitation 1"]);
    }
    if text.contains("CapacityAtLeast") {
        lines.extend(["1 capacity 9", "2 capacity 2"]);
    }
    if text.contains("ResourceAtLeast") {
        lines.push("available all 12");
    }
    lines.into_iter().map(String::from).collect()
}

/// Another persistent card, for a text that asks whether one lies there; it rolls no sector.
fn beside(pack: &Pack, disaster: &Disaster, text: &str) -> Option<String> {
    let quiet = |card: &&Card| card.slots.is_some() && !rolls(pack.text(card.effect));
    let other = cards(&pack.rulebook, disaster).find(quiet).filter(|_| text.contains("PersistentAtLeast"));
    other.map(|card| format!("card {}", card.key))
}

/// Does a text roll the Disaster die, maybe?
fn rolls(text: &[Effect]) -> bool {
    format!("{text:?}").contains("RollSector")
}

fn resolved(pack: &Pack, disaster: &Disaster, card: &Card) -> (Case, bool) {
    let text = pack.text(card.effect);
    let mut case = Case {
        title: format!("{}/{} {}", disaster.key, card.key, card.name),
        remark: remark::text(text),
        setup: format!("russia usa canada japan {}", disaster.key),
        given: table(disaster, &format!("{text:?}")),
        ..Case::default()
    };
    case.given.extend(beside(pack, disaster, &format!("{text:?}")));
    let before = Stage::new(&pack.rulebook, &case.position());
    case.given.push("phase disasters".into());
    case.given.push(format!("deck {}", card.key));
    if rolls(text) {
        case.given.push("sector 7".into());
    }
    let mut stage = Stage::new(&pack.rulebook, &case.position());
    case.then([format!("event CardRevealed {}", card.key)]);
    record(&mut stage, &mut case);
    let seen = Seen { book: &pack.rulebook, before: &before.state, after: &stage.state };
    let changes = seen.changes();
    let changed = changes.iter().any(|line| !line.starts_with("toxic"));
    case.then(changes);
    case.then([if card.slots.is_some() { format!("card {}", card.key) } else { format!("no card {}", card.key) }]);
    (case, changed)
}

/// The dice of a persistent card remove it before it is resolved again (C10).
fn removed(pack: &Pack, disaster: &Disaster, card: &Card) -> Case {
    let book = &pack.rulebook;
    let slots = card.slots.expect("only persistent cards are removed");
    let [one, two] = pair(card, &slots).expect("some two dice go together").map(Face::number);
    let next = cards(book, disaster).find(|other| other.key != card.key && is_quiet(pack, disaster, other));
    let mut case = Case {
        setup: format!("russia usa canada {}", disaster.key),
        given: vec![
            "phase disasters".into(),
            format!("card {} slot 1 die {one} by 1 slot 2 die {two} by 2", card.key),
            format!("deck {}", next.expect("some card asks nothing").key),
        ],
        ..Case::default()
    };
    case.then(["event CardRemoved".to_owned(), format!("no card {}", card.key)]);
    case
}

/// Two dice of two players that a card takes. Its own values are Toxic.
fn pair(card: &Card, slots: &CardSlots) -> Option<[Face; 2]> {
    let fits = |face: &Face| !slots.toxic || card.toxic.has(*face);
    let [one, two] = slots.faces.map(|faces| faces.iter().filter(fits).collect::<Vec<Face>>());
    let pairs = one.iter().flat_map(|first| two.iter().map(|second| [*first, *second]));
    pairs.into_iter().find(|pair| slots.together.holds(*pair, false))
}

/// A momentary card that asks nothing and rolls nothing.
fn is_quiet(pack: &Pack, disaster: &Disaster, card: &Card) -> bool {
    if card.slots.is_some() || rolls(pack.text(card.effect)) {
        return false;
    }
    let lines = format!("quick russia usa canada {}\nphase disasters\ndeck {}\n", disaster.key, card.key);
    let stage = Stage::new(&pack.rulebook, &lines);
    stage.asked().is_some_and(|(_, decision)| decision.question == Question::Spend)
}
