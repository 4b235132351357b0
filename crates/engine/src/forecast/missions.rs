//! What missions take and give back this round, found by resolving them on a copy of the table.

use super::{Amounts, Open, Part, PartOf, add};
use crate::event::Silent;
use crate::flow::{Cursor, Step};
use crate::play::{Play, Secret, State};
use crate::resource::Resource;
use crate::rulebook::{Rulebook, Unique};
use crate::table::Table;
use crate::view::View;

/// What missions come to in every way that open Mission dice can be advanced.
struct Range {
    least: Amounts,
    most: Amounts,
    completed: (u8, u8),
}

impl View<'_> {
    /// Adds what missions take and give; answers how many are completed then, at least and at most.
    pub(super) fn mission_parts(&self, dice: Cursor, parts: &mut Vec<Part>, open: &mut Vec<Open>) -> (u8, u8) {
        let mut state = State { table: *self.table, flow: *self.flow, secret: Secret::BLANK };
        let chosen = match self.flow.step {
            // Tiles have done what they do for missions.
            Step::Standing(_) => None,
            _ => advance_forced(self.rulebook, &mut state, dice, parts),
        };
        let choices = state;
        resolve(self.rulebook, &mut state, parts);
        let completed = state.table.missions.completed;
        let Some(first) = chosen else { return (completed, completed) };
        let base = add(amounts(&state.table), negated(amounts(&choices.table)));
        let mut range = Range { least: [i16::MAX; 4], most: [i16::MIN; 4], completed: (u8::MAX, 0) };
        range.follow(self.rulebook, &choices);
        let start = negated(add(amounts(&choices.table), base));
        let spaces = self.table.occupied.filter(|space| {
            space.index() >= first.space().map_or(0, |space| space.index()) && self.is_unique(space, Unique::MissionDie)
        });
        open.push(Open::MissionDice { spaces, least: add(range.least, start), most: add(range.most, start) });
        range.completed
    }
}

impl Range {
    /// Every way to advance Mission dice from here.
    fn follow(&mut self, rulebook: &Rulebook, state: &State) {
        let Step::MissionDie(cursor) = state.flow.step else { return };
        if cursor == Cursor::END {
            let mut end = *state;
            resolve(rulebook, &mut end, &mut Vec::new());
            return self.see(&end.table);
        }
        for mission in 0..state.table.missions.count() {
            let mut next = *state;
            Play::new(rulebook, &mut next, &mut Silent).answer_mission_die(cursor, mission);
            self.follow(rulebook, &next);
        }
    }

    fn see(&mut self, table: &Table) {
        let amounts = amounts(table);
        for (index, amount) in amounts.into_iter().enumerate() {
            self.least[index] = self.least[index].min(amount);
            self.most[index] = self.most[index].max(amount);
        }
        let completed = table.missions.completed;
        self.completed = (self.completed.0.min(completed), self.completed.1.max(completed));
    }
}

/// Mission dice that advance without a choice; answers the first tile whose owner has one.
fn advance_forced(rulebook: &Rulebook, state: &mut State, from: Cursor, parts: &mut Vec<Part>) -> Option<Cursor> {
    let (before, only) = (state.table, state.table.missions.get(0));
    Play::new(rulebook, state, &mut Silent).seek_mission_die(from.0);
    if let Some(mission) = only {
        push_changes(&before, &state.table, PartOf::Relief(mission.card), parts);
    }
    match state.flow.step {
        Step::MissionDie(cursor) if cursor != Cursor::END => Some(cursor),
        _ => None,
    }
}

/// All missions that are still due are paid for and advance.
fn resolve(rulebook: &Rulebook, state: &mut State, parts: &mut Vec<Part>) {
    let mut next = Some(0);
    if let Step::Standing(index) = state.flow.step {
        // This one has been paid for; its crew is still busy with it.
        next = note(state, index, parts, |state| Some(Play::new(rulebook, state, &mut Silent).advance_resolved(index)));
    }
    while let Some(index) = next {
        next = note(state, index, parts, |state| Play::new(rulebook, state, &mut Silent).foresee_mission(index));
    }
}

/// Lets something happen to a mission, and notes what it does to the wheels.
fn note(
    state: &mut State,
    index: u8,
    parts: &mut Vec<Part>,
    happen: impl FnOnce(&mut State) -> Option<u8>,
) -> Option<u8> {
    let before = state.table;
    let next = happen(state);
    if let Some(mission) = before.missions.get(index) {
        // What drains go back is available again; the rest of the change was consumed.
        for resource in Resource::ALL {
            let (was, is) = (before.wheel(resource), state.table.wheel(resource));
            let relief = i16::from(was.drain) - i16::from(is.drain);
            let amount = is.available - was.available - relief;
            parts.push(Part { resource, amount, of: PartOf::Mission(mission.card) });
            parts.push(Part { resource, amount: relief, of: PartOf::Relief(mission.card) });
        }
    }
    next
}

fn push_changes(before: &Table, after: &Table, of: PartOf, parts: &mut Vec<Part>) {
    let changes = add(amounts(after), negated(amounts(before)));
    parts.extend(Resource::ALL.map(|resource| Part { resource, amount: changes[resource.index()], of }));
}

fn amounts(table: &Table) -> Amounts {
    table.wheels.map(|wheel| wheel.available)
}

fn negated(amounts: Amounts) -> Amounts {
    amounts.map(|amount| -amount)
}
