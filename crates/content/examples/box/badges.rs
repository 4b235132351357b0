//! Examples for the career badges: used in Phase 5, with all choices.

use content::Pack;
use engine::question::Answer;
use engine::seat::Seat;

use super::case::{Case, Sheet};
use super::choices::{record, worth};
use super::remark;
use super::seen::Seen;
use super::stage::Stage;

/// All badges.
pub fn sheet(pack: &Pack) -> Sheet {
    let mut sheet = Sheet::new("badges", "core p. 25; content/badges.ron");
    let keys: Vec<&str> = pack.rulebook.badges.iter().map(|badge| badge.key.as_str()).collect();
    for (at, badge) in pack.rulebook.badges.iter().enumerate() {
        let other = |step: usize| keys[(at + step) % keys.len()];
        let case = Case {
            title: format!("{} {}", badge.key, badge.name),
            remark: format!("{:?} | {}", badge.needs, remark::text(pack.text(badge.effect))),
            setup: String::new(),
            given: vec![
                format!("seat usa power {} + climate {}", badge.key, other(1)),
                format!("seat russia oxygen {} + nutrition {}", other(2), other(3)),
                "phase spend".into(),
                "drain all 8".into(),
                "1 capacity 5".into(),
                "3a disabled".into(),
                "3b strain 4".into(),
            ],
            ..Case::default()
        };
        let (case, happened) = play(pack, case, &badge.key);
        if happened == 0 {
            sheet.idle.push(badge.key.clone());
        }
        sheet.cases.push(case);
    }
    sheet
}

fn play(pack: &Pack, mut case: Case, key: &str) -> (Case, usize) {
    let seat = Seat::from_index(0).expect("there is a first seat");
    let lines: String = case.given.iter().map(|line| format!("{line}\n")).collect();
    let mut stage = Stage::new(&pack.rulebook, &lines);
    let before = stage.clone();
    let answer = stage.read(seat, &format!("badge {key}"));
    assert_eq!(answer, Answer::Badge(0));
    case.when(format!("1: badge {key}"));
    stage.answer(seat, answer);
    record(&mut stage, &mut case);
    let seen = Seen { book: &pack.rulebook, before: &before.state, after: &stage.state };
    case.then(seen.changes());
    case.then([format!("1 used {key}"), format!("offers not 1: badge {key}")]);
    (case, worth(&stage.events))
}
