//! The round: six phases, one after the other, as [`Phase::ROUND`] lists them. Each phase is a file.

pub(crate) mod calculate_results;
mod persistent_cards;
mod reset_the_round;
mod resolve_disasters;
mod roll_and_place_dice;
mod spend_capacity;
mod use_resources;

use crate::cause::Cause;
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::Play;
use crate::table::{Outcome, Phase};

impl<S: Sink> Play<'_, S> {
    /// A phase begins; with the first one a round.
    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        self.because(Cause::Round);
        if phase == Phase::ROUND[0] {
            self.emit(Event::RoundBegan { round: self.state.table.round + 1 });
        }
        self.emit(Event::PhaseBegan(phase));
        match phase {
            Phase::RollAndPlaceDice => self.roll_and_place_dice(),
            Phase::CalculateResults => self.calculate_results(),
            Phase::UseResources => self.use_resources(),
            Phase::ResolveDisasters => self.resolve_disasters(),
            Phase::SpendCapacity => self.spend_capacity(),
            Phase::ResetTheRound => self.reset_the_round(),
        }
    }

    /// The phase is over: the next one of the round is due.
    pub(crate) const fn end_phase(&mut self) {
        self.phase_over = true;
    }

    /// The game is over.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.emit(Event::Ended(outcome));
        self.state.flow.step = Step::Over;
    }

    /// Goes on from step to step and from phase to phase until somebody is asked or the game is over.
    pub(crate) fn proceed(&mut self) {
        self.refresh_lanes();
        while self.phase_over || self.state.flow.step != Step::Over && self.view().seats_asked().is_empty() {
            if std::mem::take(&mut self.phase_over) {
                self.begin_phase(self.state.table.phase.next());
            } else {
                self.next_step();
            }
            self.refresh_lanes();
        }
    }

    /// Nobody is asked any more: what the step was for is done.
    fn next_step(&mut self) {
        match self.state.flow.step {
            Step::Prepare => self.roll(),
            Step::Place => self.end_phase(),
            Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) => self.next_choice_of_results(),
            Step::Habitation => self.finish_results(),
            Step::Bonus => self.check_minimum(),
            Step::Disaster(index) => self.next_card(index),
            Step::AfterCards(index) => self.begin_after_cards(index + 1),
            Step::Standing(index) => self.after_standing(index),
            Step::Spend => self.finish_spending(),
            Step::Counter(_) => self.finish_reset(),
            Step::Over => {}
        }
    }

    /// Fresh lanes; the count of questions goes on, so that late answers stay recognisable.
    fn begin_lanes(&mut self, step: Step) {
        self.state.flow.step = step;
        for lane in &mut self.state.flow.lanes {
            lane.renew();
        }
    }

    /// Crew mates share tokens, tiles and spaces before rolling and in Phase 5: what one takes may leave another's text
    /// without its question. While dice are placed everybody has their own.
    fn refresh_lanes(&mut self) {
        let shares = |step| matches!(step, Step::Prepare | Step::Spend);
        while shares(self.state.flow.step)
            && let Some(seat) = self.view().stranded()
        {
            self.run_lane(seat);
        }
    }
}
