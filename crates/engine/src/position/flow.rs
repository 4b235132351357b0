//! What is in progress in a position.

use crate::abilities::{Guard, Text};
use crate::flow::{Cursor, Step};
use crate::invariant::{Broken, ensure};
use crate::seat::Seat;
use crate::table::{OnBoard, Phase};
use crate::view::View;

impl View<'_> {
    pub(super) fn sound_flow(&self) -> Result<(), Broken> {
        let (step, phase) = (self.flow.step, self.table.phase);
        ensure(phase_of(step).is_none_or(|of| of == phase), || format!("{step:?} in {phase:?}"))?;
        self.sound_step()?;
        let mut reserved = 0;
        for seat in Seat::all() {
            let lane = self.flow.lane(seat);
            let plays = self.table.seats().has(seat);
            ensure(plays || lane.text.is_none(), || "a text of somebody who does not play".into())?;
            if let Some(text) = &lane.text {
                self.sound_text(text, Some(seat))?;
                reserved += u32::from(text.reserved_tokens);
            }
            for (program, tokens) in lane.waiting_texts() {
                ensure(self.rulebook.texts.holds_text(program), || "a text that waits is in no box".into())?;
                reserved += u32::from(tokens);
            }
        }
        ensure(reserved == u32::from(self.flow.reserved_tokens), || "tokens are set aside for nobody".into())?;
        let crew = matches!(phase, Phase::ResolveDisasters | Phase::UseResources);
        let card = self.flow.card.as_ref().filter(|_| crew);
        ensure(self.flow.card.is_none() || card.is_some(), || "a card is resolved in another phase".into())?;
        card.map_or(Ok(()), |text| self.sound_text(text, text.seat))
    }

    /// What a step asks about is there, and there is something to choose.
    fn sound_step(&self) -> Result<(), Broken> {
        let there = |cursor: Cursor, fits: &dyn Fn(&OnBoard) -> bool| match cursor.space() {
            Some(space) => self.table.tile(space).is_some_and(fits),
            None => cursor == Cursor::END,
        };
        let sound = match self.flow.step {
            Step::Split(cursor) | Step::AnyResource(cursor) => there(cursor, &|_| true),
            Step::MissionDie(cursor) => there(cursor, &|_| self.table.missions.count() > 0),
            Step::Counter(cursor) => {
                there(cursor, &|tile| tile.dice.iter().chain([&tile.counter]).all(Option::is_some))
            }
            Step::Prepare | Step::Place | Step::Habitation | Step::Bonus => true,
            Step::Disaster(_) | Step::Spend | Step::Over => true,
            Step::AfterCards(index) => self.table.irregular.from(index).next() == Some(index),
            Step::Standing(index) => self.table.missions.get(index).is_some(),
        };
        ensure(sound, || format!("nothing to choose in {:?}", self.flow.step))
    }

    fn sound_text(&self, text: &Text, of: Option<Seat>) -> Result<(), Broken> {
        ensure(text.seat == of, || "a text of one player in another's lane".into())?;
        ensure(of.is_none_or(|seat| self.table.seats().has(seat)), || "a text of nobody".into())?;
        let exit = match text.guard {
            Guard::None => text.at,
            Guard::Try(exit) | Guard::May(exit) => exit,
        };
        let there = [text.at, exit].iter().all(|at| self.rulebook.texts.holds(*at));
        ensure(there, || "a text that is in no box".into())
    }
}

/// The phase a step belongs to; the game can be over in any.
const fn phase_of(step: Step) -> Option<Phase> {
    Some(match step {
        Step::Prepare | Step::Place => Phase::RollAndPlaceDice,
        Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) | Step::Habitation => Phase::CalculateResults,
        Step::Bonus | Step::Standing(_) => Phase::UseResources,
        Step::Disaster(_) | Step::AfterCards(_) => Phase::ResolveDisasters,
        Step::Spend => Phase::SpendCapacity,
        Step::Counter(_) => Phase::ResetTheRound,
        Step::Over => return None,
    })
}
