//! The engine at work: checks an answer, carries it out and goes on until somebody is asked again.

use crate::chance::Chance;
use crate::event::{Event, Sink};
use crate::flow::{Flow, Step};
use crate::question::{Answer, Answers, Asked, ChoiceKind, Decision, DecisionId, Options, Question};
use crate::refusal::Refusal;
use crate::rulebook::{CardId, MissionId, Rulebook};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};
use crate::table::{Cards, Missions, Phase, Table};
use crate::view::View;

/// A game at one moment: flat, copied with a memcpy, complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) flow: Flow,
    pub(crate) secret: Secret,
}

/// What nobody may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret {
    /// The disaster deck; the top card is the last of those that are left.
    pub deck: [CardId; Cards::MAX],
    /// The missions face down, likewise.
    pub missions: [MissionId; Missions::MAX],
    /// Dice that have not been rolled yet.
    pub chance: Chance,
}

impl Secret {
    /// Nothing hidden, for copies of a table on which nothing is turned up and nothing rolled.
    pub(crate) const BLANK: Secret = Secret {
        deck: [CardId(0); Cards::MAX],
        missions: [MissionId(0); Missions::MAX],
        chance: Chance::seeded(crate::chance::Seed([0; 32])),
    };
}

/// The engine at work on a state.
pub(crate) struct Play<'a, S> {
    pub rulebook: &'a Rulebook,
    pub state: &'a mut State,
    pub sink: &'a mut S,
}

/// Which text is meant: a player's, or the disaster card's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TextOf {
    Lane(Seat),
    Card,
}

impl State {
    /// Lays out a game and plays on until somebody is asked.
    pub fn new(rulebook: &Rulebook, setup: &Setup, sink: &mut impl Sink) -> Result<State, SetupError> {
        let laid = setup.lay_out(rulebook)?;
        let secret = Secret { deck: laid.deck, missions: laid.missions, chance: laid.chance };
        let mut state = State { table: laid.table, flow: Flow::NEW, secret };
        let mut play = Play { rulebook, state: &mut state, sink };
        play.begin_round();
        play.proceed();
        Ok(state)
    }

    /// What everybody may see.
    pub const fn view<'a>(&'a self, rulebook: &'a Rulebook) -> View<'a> {
        View { rulebook, table: &self.table, flow: &self.flow }
    }

    /// What lies face up.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What is in progress.
    pub const fn flow(&self) -> &Flow {
        &self.flow
    }

    /// What nobody may see. Only the engine's owner should look.
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Dice that have not been rolled yet, to be scripted.
    pub const fn chance_mut(&mut self) -> &mut Chance {
        &mut self.secret.chance
    }

    /// Answers a question. A refusal leaves the state as it was. The rulebook must be the one the state was made with.
    ///
    /// ```
    /// use engine::State;
    /// use engine::event::Event;
    /// use engine::question::Answers;
    /// # let rulebook = content::embedded();
    /// # let setup = testkit::setup_with(rulebook, &mut fastrand::Rng::with_seed(7), 2, 0);
    /// let mut events: Vec<Event> = Vec::new();
    /// let mut state = State::new(rulebook, &setup, &mut events).unwrap();
    /// let seat = state.view(rulebook).seats_asked().iter().next().unwrap();
    /// let decision = state.view(rulebook).decision(seat).unwrap();
    /// let mut answers = Answers::new();
    /// state.view(rulebook).answers(seat, decision.question, &mut answers);
    /// assert!(state.act(rulebook, seat, decision.id, answers[0], &mut events).is_ok());
    /// // The same answer once more comes too late, and changes nothing.
    /// let before = state;
    /// assert!(state.act(rulebook, seat, decision.id, answers[0], &mut events).is_err());
    /// assert_eq!(state, before);
    /// ```
    pub fn act(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        id: DecisionId,
        answer: Answer,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let decision = self.view(rulebook).check(seat, id, answer)?;
        let mut play = Play { rulebook, state: self, sink };
        play.answer(seat, &decision, answer);
        play.proceed();
        let over = self.flow.step == Step::Over;
        assert_eq!(over, self.table.outcome.is_some(), "a game is over when it has an outcome");
        debug_assert_eq!(over, self.view(rulebook).seats_asked().is_empty(), "somebody is asked until then");
        Ok(())
    }

    /// Goes on until somebody is asked: for positions put together by hand.
    pub fn settle(&mut self, rulebook: &Rulebook, sink: &mut impl Sink) {
        Play { rulebook, state: self, sink }.proceed();
    }

    /// Begins a phase here and now, and goes on until somebody is asked: for positions put together by hand.
    pub fn begin(&mut self, rulebook: &Rulebook, phase: Phase, sink: &mut impl Sink) {
        let mut play = Play { rulebook, state: self, sink };
        match phase {
            Phase::RollAndPlaceDice => play.begin_round(),
            Phase::CalculateResults => play.calculate_results(),
            Phase::UseResources => play.use_resources(),
            Phase::ResolveDisasters => play.resolve_disasters(),
            Phase::SpendCapacity => play.spend_capacity(),
            Phase::ResetTheRound => play.reset_the_round(),
        }
        play.proceed();
    }

    /// A number that tells states apart, the same on every machine.
    pub fn fingerprint(&self) -> u64 {
        crate::fingerprint::fingerprint(self)
    }
}

impl View<'_> {
    /// Lists every answer that would be taken.
    ///
    /// ```
    /// use engine::question::{Answer, Answers};
    /// # use engine::{State, event::Silent};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// let view = state.view(content::embedded());
    /// let mut answers = Answers::new();
    /// for seat in view.seats_asked().iter() {
    ///     let decision = view.decision(seat).unwrap();
    ///     view.answers(seat, decision.question, &mut answers);
    ///     assert!(answers.iter().all(|answer| view.check(seat, decision.id, *answer) == Ok(decision)));
    /// }
    /// ```
    pub fn answers(&self, seat: Seat, question: Question, answers: &mut Answers) {
        answers.clear();
        match question {
            Question::Place => self.list_places(seat, answers),
            Question::Bonus => self.list_bonuses(answers),
            Question::Spend => self.list_purchases(seat, answers),
            Question::Choose(ask) => ask.list(answers),
        }
    }

    /// Would this answer be taken, and if not, why?
    ///
    /// ```
    /// use engine::question::{Answer, DecisionId};
    /// use engine::refusal::Refusal;
    /// # use engine::{State, event::Silent, seat::Seat};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// let view = state.view(content::embedded());
    /// let nobody = Seat::from_index(3).unwrap();
    /// assert_eq!(view.check(nobody, DecisionId(0), Answer::Done), Err(Refusal::NotAsked));
    /// ```
    pub fn check(&self, seat: Seat, id: DecisionId, answer: Answer) -> Result<Decision, Refusal> {
        if self.flow.step == Step::Over {
            return Err(Refusal::GameOver);
        }
        let decision = self.decision(seat).ok_or(Refusal::NotAsked)?;
        if decision.id != id {
            return Err(Refusal::Stale);
        }
        match decision.question {
            Question::Place => self.check_place(seat, answer)?,
            Question::Bonus => self.check_bonus(answer)?,
            Question::Spend => self.check_purchase(seat, answer)?,
            Question::Choose(ask) if ask.allows(answer) => {}
            Question::Choose(_) => return Err(refused_choice(answer)),
        }
        Ok(decision)
    }
}

fn refused_choice(answer: Answer) -> Refusal {
    match answer {
        Answer::Choose(_) => Refusal::NotOffered,
        Answer::Decline => Refusal::MustChoose,
        _ => Refusal::OtherQuestion,
    }
}

/// An answer as the option it means; inside, options are bits.
const fn option(ask: &Options, answer: Answer) -> Option<u8> {
    match answer {
        Answer::Choose(choice) => ask.option_of(choice),
        _ => None,
    }
}

impl<S: Sink> Play<'_, S> {
    pub fn view(&self) -> View<'_> {
        self.state.view(self.rulebook)
    }

    /// Changes the table and tells whoever listens.
    pub fn emit(&mut self, event: Event) {
        self.state.table.apply(self.rulebook, &event);
        self.sink.event(event);
    }

    fn answer(&mut self, seat: Seat, decision: &Decision, answer: Answer) {
        match decision.asked {
            Asked::Seat(_) if self.state.flow.simultaneous() => {
                let lane = &mut self.state.flow.lanes[seat.index()];
                lane.question_number = lane.question_number.wrapping_add(1);
            }
            _ => self.state.flow.question_number = self.state.flow.question_number.wrapping_add(1),
        }
        match decision.question {
            Question::Place => self.answer_place(seat, answer),
            Question::Spend => self.answer_purchase(seat, answer),
            Question::Bonus => self.answer_bonus(answer),
            Question::Choose(ask) => self.answer_choice(seat, ask.kind, option(&ask, answer)),
        }
    }

    /// The option that was chosen, or nothing where it was declined.
    fn answer_choice(&mut self, seat: Seat, kind: ChoiceKind, option: Option<u8>) {
        match (self.state.flow.step, option) {
            (Step::Prepare | Step::Place | Step::Spend, _) => self.answer_text(TextOf::Lane(seat), kind, option),
            (Step::Disaster(_), _) => self.answer_text(TextOf::Card, kind, option),
            (Step::Split(cursor), Some(option)) => self.answer_split(cursor, option),
            (Step::AnyResource(cursor), Some(option)) => self.answer_any_resource(cursor, option),
            (Step::MissionDie(cursor), Some(option)) => self.answer_mission_die(cursor, option),
            (Step::Habitation, Some(option)) => self.answer_habitation(option),
            (Step::Counter(cursor), Some(option)) => self.answer_counter(cursor, option),
            _ => unreachable!("only checked answers get here"),
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

    /// Goes on from step to step until somebody is asked or the game is over.
    pub fn proceed(&mut self) {
        self.refresh_lanes();
        while self.state.flow.step != Step::Over && self.view().seats_asked().is_empty() {
            self.advance();
            self.refresh_lanes();
        }
    }

    fn advance(&mut self) {
        match self.state.flow.step {
            Step::Prepare => self.roll(),
            Step::Place => self.calculate_results(),
            Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) => self.next_choice_of_results(),
            Step::Habitation => self.finish_results(),
            Step::Bonus => self.check_minimum(),
            Step::Disaster(index) => self.next_card(index),
            Step::Spend => self.reset_the_round(),
            Step::Counter(_) => self.finish_reset(),
            Step::Over => {}
        }
    }
}
