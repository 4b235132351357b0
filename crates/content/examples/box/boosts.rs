//! Examples for the Boost tiles: Boost 1 with two boards, Boost 2 in a solo game.

use content::Pack;
use engine::question::{Answer, Question, Spot};
use engine::resource::Light;
use engine::seat::Seat;

use super::case::{Case, Sheet};
use super::choices::record;
use super::remark::remark;
use super::seen::Seen;
use super::stage::Stage;

/// All faces of Boost tiles.
pub fn sheet(pack: &Pack) -> Sheet {
    let mut sheet = Sheet::new("boosts", "content/tiles/boosts.ron");
    for light in Light::ALL {
        for (number, tile) in (1..).zip(pack.rulebook.tables.boosts[light.index()]) {
            let face = pack.rulebook.face(tile, light);
            let case = Case {
                title: format!("{} {}", pack.rulebook.tile(tile).key, face.name),
                remark: remark(pack, face),
                ..given(light, number)
            };
            sheet.cases.push(play(pack, case, space(light, number), number));
        }
    }
    sheet
}

/// Boost 2 lies on the side that the starters do not have (core p. 27).
fn given(light: Light, number: u8) -> Case {
    match (light, number) {
        (Light::Red, 1) => Case { setup: "usa russia".into(), given: vec!["1 pool 5 2".into()], ..Case::default() },
        (Light::Blue, 1) => Case { setup: "usa russia".into(), given: vec!["2 pool 5 2".into()], ..Case::default() },
        (light, _) => Case {
            setup: format!("solo usa {}", if light == Light::Red { "blue" } else { "red" }),
            given: vec!["1 pool 5 2 3".into(), "1 cache 1 4 4 6".into()],
            ..Case::default()
        },
    }
}

fn space(light: Light, number: u8) -> &'static str {
    match (light, number) {
        (Light::Red, 1) => "1d",
        (Light::Blue, 1) => "3d",
        _ => "2a",
    }
}

fn play(pack: &Pack, mut case: Case, space: &str, number: u8) -> Case {
    let seat = Seat::from_index(usize::from(space == "3d")).expect("two players play");
    let mut stage = Stage::new(&pack.rulebook, &case.position());
    let before = stage.clone();
    let space = notation::names::space(space).expect("a space");
    let decision =
        stage.decision(seat).filter(|decision| decision.question == Question::Place).expect("dice are placed");
    let on_tile = |answer: &&Answer| match answer {
        Answer::Place { spot: Spot::Tile(there, _), .. } => *there == space && number == 1,
        Answer::Pair { space: there, .. } => *there == space,
        _ => false,
    };
    let answer = *stage.answers(seat, &decision).iter().find(on_tile).expect("the dice fit");
    case.when(format!("{}: {}", seat.number(), stage.words(seat, &decision, answer)));
    stage.answer(seat, answer);
    record(&mut stage, &mut case);
    let seen = Seen { book: &pack.rulebook, before: &before.state, after: &stage.state };
    case.then(seen.changes().into_iter().chain(seen.forecast()));
    case
}
