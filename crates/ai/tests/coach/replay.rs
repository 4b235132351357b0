//! Advice, carried out on the real position.

use ai::coach::{Advice, Deed};
use engine::State;
use engine::cause::Cause;
use engine::event::{Event, Sink};
use engine::flow::Step;
use engine::question::{Answer, Question, Spot};
use engine::seat::Seat;
use engine::table::{Phase, Table};

/// The table as events leave it, up to what the check of Phase 3 leads to.
pub struct ToCheck {
    pub table: Table,
    pub reached: bool,
}

impl ToCheck {
    pub fn new(state: &State) -> ToCheck {
        ToCheck { table: *state.table(), reached: false }
    }

    pub fn amounts(&self) -> [i16; 4] {
        self.table.wheels.map(|wheel| wheel.available)
    }
}

impl Sink for ToCheck {
    fn event(&mut self, event: Event, _: Cause) {
        let check = [Event::SuppliesOpened, Event::PhaseBegan(Phase::ResolveDisasters)];
        self.reached |= check.contains(&event) || matches!(event, Event::Ended(_));
        if !self.reached {
            self.table.apply(content::embedded(), &event);
        }
    }
}

/// Gives every answer of a line. Each must answer the question that is asked and be taken, and only the last one may
/// roll. The position is the one before saying done.
pub fn replay(state: &State, seat: Seat, advice: &Advice) -> (State, ToCheck) {
    let book = content::embedded();
    let (mut state, mut check) = (*state, ToCheck::new(state));
    for (index, deed) in advice.line.iter().enumerate() {
        let last = index + 1 == advice.line.len();
        let decision = state.view(book).decision(seat).expect("the player is asked");
        assert_eq!(decision.question, deed.question);
        if done(deed) {
            assert!(last);
            state.view(book).check(seat, decision.id, deed.answer).unwrap();
            break;
        }
        let before = state.secret().chance;
        state.act(book, seat, decision.id, deed.answer, &mut check).unwrap();
        let settled = check.reached || matches!(state.flow().step, Step::Disaster(_) | Step::Spend);
        assert!(last || before == state.secret().chance, "{deed:?} rolls");
        assert!(before == state.secret().chance || advice.rolls || settled, "{deed:?} rolls");
    }
    (state, check)
}

fn done(deed: &Deed) -> bool {
    deed.answer == Answer::Done && matches!(deed.question, Question::Place | Question::Spend)
}

/// Phase 1: what the engine forecasts, less what missions take; nothing where a choice is still open or a mission is
/// about to be completed.
pub fn forecast(state: &State) -> Option<[i16; 4]> {
    let view = state.view(content::embedded());
    let tiles = || view.table.occupied.iter().map(|space| &view.table.tiles[space.index()]);
    let unique = tiles().any(|tile| tile.active() && view.face(tile).unique.is_some());
    let holes = tiles().any(|tile| tile.active() && tile.scenario > 0);
    let completes = view.table.missions.active().any(|(_, mission)| mission.die.number() == 4);
    if unique || holes || completes || view.table.habitation.iter().any(|dice| *dice > 0) {
        return None;
    }
    let mut amounts = view.forecast();
    for (_, mission) in view.table.missions.active() {
        let costs = view.rulebook.mission(mission.card).costs[usize::from(mission.die.number()) - 1];
        amounts.iter_mut().zip(costs).for_each(|(amount, cost)| *amount -= i16::from(cost));
    }
    Some(amounts)
}

/// Missions that a line begins; what the second one costs is not known beforehand.
pub fn begins(advice: &Advice) -> usize {
    let mission = |deed: &&Deed| matches!(deed.answer, Answer::Place { spot: Spot::Mission, .. });
    advice.line.iter().filter(mission).count()
}
