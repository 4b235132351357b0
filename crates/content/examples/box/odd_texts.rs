//! Examples for the texts of irregularities: before rolling, and after the cards.

use content::Pack;
use engine::abilities::Program;
use engine::rulebook::{Disaster, Irregularity, Rulebook, ScenarioTokens};

use super::case::Case;
use super::choices::record;
use super::remark;
use super::seen::Seen;
use super::stage::Stage;

/// A card that asks nothing and rolls nothing.
pub fn quiet(disaster: &Disaster) -> &'static str {
    match disaster.key.as_str() {
        "meteor-shower" => "rattled-crew",
        "toxic-leak" => "faint-smell",
        _ => "ionized-air",
    }
}

/// What USA and Russia roll, so many dice more than usual.
pub fn dice(book: &Rulebook, more: i8) -> [String; 2] {
    [("1", "usa"), ("2", "russia")].map(|(number, key)| {
        let country = book.countries.iter().find(|country| country.key == key).expect("a country of the box");
        format!("dice {number} 4*{}", country.tracks[0].dice[0].saturating_add_signed(more))
    })
}

/// A case for each text that there is.
pub fn cases(pack: &Pack, disaster: &Disaster, odd: &Irregularity) -> Vec<Case> {
    let before_roll = ["phase roll".to_owned()].into_iter().chain(dice(&pack.rulebook, 0)).collect();
    let mut after_cards = vec!["phase disasters".to_owned(), format!("deck {}", quiet(disaster))];
    if format!("{:?}", pack.text(odd.after_cards)).contains("RollSector") {
        after_cards.push("sector 1".into());
    }
    let texts = [(odd.before_roll, before_roll), (odd.after_cards, after_cards)];
    let there = texts.into_iter().filter(|(text, _)| *text != Program::NOTHING);
    there.map(|(text, phase)| case(pack, disaster, odd, text, phase)).collect()
}

fn case(pack: &Pack, disaster: &Disaster, odd: &Irregularity, text: Program, phase: Vec<String>) -> Case {
    let effects = pack.text(text);
    let mut case = Case {
        remark: remark::text(effects),
        setup: format!("usa russia {}", disaster.key),
        given: vec![format!("irregularity {}", odd.key)],
        ..Case::default()
    };
    case.given.extend(table(disaster, &format!("{effects:?}")));
    let before = Stage::new(&pack.rulebook, &case.position());
    case.given.extend(phase);
    let mut stage = Stage::new(&pack.rulebook, &case.position());
    record(&mut stage, &mut case);
    case.then(Seen { book: &pack.rulebook, before: &before.state, after: &stage.state }.changes());
    case
}

/// Tokens and dice that the text speaks of.
fn table(disaster: &Disaster, text: &str) -> Vec<String> {
    let tokens = match disaster.scenario {
        _ if !text.contains("marked: Some(true)") && !text.contains("Marked") => "",
        ScenarioTokens::None => "",
        ScenarioTokens::Holes(_) | ScenarioTokens::Integrity(_) => "1a scenario 2",
    };
    let aid = if text.contains("ToxicDice") && !text.contains("Unless") { "1 aid 2" } else { "" };
    [tokens, aid].into_iter().filter(|line| !line.is_empty()).map(String::from).collect()
}
