//! Effects in every shape of a text: optional, chosen, repeated, paid for, done by somebody.

use engine::effect::{Cond, Effect, Who};
use engine::resource::Light;
use engine::rulebook::ScenarioTokens;

use super::{check_sentence, effects, writers};
use crate::{Context, Fill, Hand, Place, Writer};

/// Where texts about dice stand.
pub(super) fn boards() -> Vec<Context> {
    let tile = Context::new(Place::Tile);
    vec![
        tile,
        Context { fill: Fill::Separated, hand: Hand::Reserve, ..tile },
        Context { fill: Fill::Joined, oriented: true, ..tile },
        Context::new(Place::Country),
    ]
}

/// Where texts about the station stand.
pub(super) fn cards() -> Vec<Context> {
    let card = Context::new(Place::Card);
    vec![
        Context { scenario: ScenarioTokens::Holes(3), ..card },
        Context { scenario: ScenarioTokens::Integrity(3), ..card },
        card,
        Context { scenario: ScenarioTokens::Integrity(3), ..Context::new(Place::Aid) },
        Context::new(Place::Badge),
    ]
}

/// The text in every shape.
pub(super) fn shaped(text: &[Effect]) -> Vec<Vec<Effect>> {
    let body = || text.to_vec();
    let may = || Effect::May(body());
    let roll = || effects("Roll(1, Pool)").remove(0);
    vec![
        body(),
        vec![may()],
        vec![roll(), may()],
        [vec![roll()], body()].concat(),
        [body(), vec![roll()]].concat(),
        vec![Effect::May([vec![roll()], body()].concat())],
        vec![Effect::May(vec![roll(), may()])],
        vec![Effect::EachSeat(Who::Anyone, body())],
        vec![Effect::EachSeat(Who::Another, vec![may()])],
        vec![Effect::EachSeat(Who::Light(Light::Red), [body(), vec![roll()]].concat())],
        vec![Effect::EachSeat(Who::Light(Light::Blue), vec![roll(), may()])],
        vec![Effect::Give(Who::Anyone, body())],
        vec![Effect::Give(Who::Another, vec![may()])],
        vec![Effect::Give(Who::Light(Light::Red), vec![Effect::Repeat(vec![may()])])],
        vec![Effect::May(vec![Effect::Give(Who::Another, body())])],
        vec![Effect::May(vec![Effect::Give(Who::Light(Light::Blue), body())])],
        vec![Effect::May(vec![Effect::Give(Who::Anyone, vec![may()])])],
        vec![Effect::Either(vec![body(), vec![roll()], vec![may()]])],
        vec![Effect::May(vec![Effect::Either(vec![body(), vec![roll()]])])],
        vec![Effect::EachSeat(Who::Anyone, vec![Effect::Either(vec![body(), vec![roll()]])])],
        vec![Effect::Repeat(vec![may()])],
        vec![Effect::Repeat(body())],
        vec![Effect::May(vec![Effect::Repeat(vec![may()])])],
        vec![Effect::If(Cond::HandAtLeast(2), body())],
        vec![Effect::Unless(Cond::HandAtLeast(2), body())],
        vec![Effect::May(vec![roll(), Effect::Unless(Cond::HandAtMost(1), body())])],
        vec![Effect::If(Cond::CapacityAtLeast(1), vec![Effect::EachSeat(Who::Anyone, vec![may()])])],
        vec![Effect::May(vec![roll(), Effect::If(Cond::HandAtMost(1), body())])],
        [vec![Effect::SpendCapacity(2)], body()].concat(),
        vec![Effect::May([vec![Effect::SpendConverter], body()].concat())],
        vec![Effect::EachSeat(Who::Anyone, [vec![Effect::SpendCapacity(1)], body()].concat())],
        [body(), vec![Effect::Give(Who::Another, body())]].concat(),
        [body(), body()].concat(),
    ]
}

/// Checks a text in every shape and place.
pub(super) fn check(writer: &Writer, text: &[Effect], contexts: &[Context]) {
    for shaped in shaped(text) {
        for context in contexts {
            let words = writer.ability(&shaped, *context);
            check_sentence(&words, &format!("{shaped:?} on a {:?}", context.place));
        }
    }
}

/// Writes one effect of each family in every shape and place.
pub(super) fn write_everything() {
    let families = [
        "Reroll(())",
        "Gain(Lock)",
        "Move((in: Queue, of: Nth(1)), Pool)",
        "Exchange(Any)",
        "SwapLocks",
        "Hit((produce: Power))",
        "Strain((take: Choose(N(2)), marked: true))",
        "Disable((take: Choose(ByToxicDice((0, 1, 1, 2, 2, 3, 3, 4)))))",
        "Drain(Choose, Per((each: 1, of: Marked)))",
        "Drain(One(Climate), ByPlayers((1, 2, 3, 4)))",
        "LoseCapacity(Per((each: 2, of: Persistent)))",
        "Permit",
    ];
    for writer in writers() {
        for contexts in [boards(), cards()] {
            families.iter().for_each(|text| check(&writer, &effects(text), &contexts));
        }
    }
}

#[test]
fn every_shape_of_a_text_makes_sentences_everywhere() {
    write_everything();
}

#[test]
fn an_empty_text_has_no_words() {
    for writer in writers() {
        assert!([boards(), cards()].concat().into_iter().all(|context| writer.ability(&[], context).is_empty()));
    }
}
