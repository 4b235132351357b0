//! Examples for the mission cards: each of their four payments, and which of them a solo game leaves out.

use engine::resource::Resource;
use engine::rulebook::{Mission, Rulebook};
use notation::names::resource_word;

use super::case::{Case, Sheet};
use super::choices::record;
use super::seen::Seen;
use super::stage::Stage;

/// Below every bonus, and enough for every payment.
const AVAILABLE: u8 = 17;

/// All missions.
pub fn sheet(book: &Rulebook) -> Sheet {
    let mut sheet = Sheet::new("missions", "core p. 21; content/missions.ron");
    for mission in &book.missions {
        for die in 1..=4 {
            let title = if die == 1 { format!("{} {}", mission.key, mission.name) } else { String::new() };
            sheet.cases.push(Case { title, ..payment(book, mission, die) });
        }
        if !mission.solo {
            sheet.cases.push(left_out(book, mission));
        }
    }
    sheet
}

fn payment(book: &Rulebook, mission: &Mission, die: u8) -> Case {
    let mut case = Case {
        setup: "usa russia".into(),
        given: vec![
            format!("mission {} die {die} by 1", mission.key),
            format!("available all {AVAILABLE}"),
            "deck budget-review".into(),
        ],
        ..Case::default()
    };
    let before = Stage::new(book, &case.position());
    case.given.insert(0, "phase use".into());
    let mut after = Stage::new(book, &case.position());
    let costs = mission.costs[usize::from(die) - 1];
    let consumed = Resource::ALL.into_iter().filter(|one| costs[one.index()] > 0);
    case.then(consumed.map(|one| format!("event Consumed {} {}", resource_word(one), costs[one.index()])));
    record(&mut after, &mut case);
    case.then(Seen { book, before: &before.state, after: &after.state }.changes());
    case
}

/// A solo game has no such card in the box (core p. 27).
fn left_out(book: &Rulebook, mission: &Mission) -> Case {
    let others = book.missions.iter().filter(|other| other.solo).take(2).map(|other| other.key.as_str());
    let pile: Vec<&str> = std::iter::once(mission.key.as_str()).chain(others).collect();
    Case {
        setup: "solo usa".into(),
        given: vec![format!("missions {}", pile.join(" ")), "refused NamedCards".into()],
        ..Case::default()
    }
}
