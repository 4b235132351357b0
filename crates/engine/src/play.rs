//! The engine at work: checks an answer, carries it out and goes on until somebody is asked again.

use crate::cause::Cause;
use crate::chance::Chance;
use crate::event::{Anybody, Event, Silent, Sink};
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
    /// Why things happen now.
    pub cause: Cause,
    /// Is the phase over, and the next one due?
    pub phase_over: bool,
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
        let mut state = setup.lay_out(rulebook)?;
        state.begin(rulebook, Phase::ROUND[0], sink);
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

    /// Answers a question, and says which it was. A refusal leaves the state as it was. The rulebook must be the one the
    /// state was made with.
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
    ) -> Result<Decision, Refusal> {
        self.take(rulebook, seat, Some(id), answer, sink)
    }

    /// Answers whatever this player is asked now, and says what that was. A refusal leaves the state as it was.
    pub fn answer(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        answer: Answer,
        sink: &mut impl Sink,
    ) -> Result<Decision, Refusal> {
        self.take(rulebook, seat, None, answer, sink)
    }

    /// Answers this question, or whatever is asked now.
    pub(crate) fn take<S: Sink>(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        id: Option<DecisionId>,
        answer: Answer,
        sink: &mut S,
    ) -> Result<Decision, Refusal> {
        if S::HEARS {
            self.take_heard(rulebook, seat, id, answer, &mut Anybody(sink))
        } else {
            self.take_silently(rulebook, seat, id, answer)
        }
    }

    // Neither of these two depends on a type of the caller, so that the rules are compiled here and nowhere else.
    fn take_heard(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        id: Option<DecisionId>,
        answer: Answer,
        sink: &mut Anybody<'_>,
    ) -> Result<Decision, Refusal> {
        self.taken(rulebook, seat, id, answer, sink)
    }

    fn take_silently(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        id: Option<DecisionId>,
        answer: Answer,
    ) -> Result<Decision, Refusal> {
        self.taken(rulebook, seat, id, answer, &mut Silent)
    }

    fn taken(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        id: Option<DecisionId>,
        answer: Answer,
        sink: &mut impl Sink,
    ) -> Result<Decision, Refusal> {
        let decision = self.view(rulebook).checked(seat, id, answer)?;
        let mut play = Play::new(rulebook, self, sink);
        play.answer(seat, &decision, answer);
        play.proceed();
        let over = self.flow.step == Step::Over;
        assert_eq!(over, self.table.outcome.is_some(), "a game is over when it has an outcome");
        debug_assert_eq!(over, self.view(rulebook).seats_asked().is_empty(), "somebody is asked until then");
        Ok(decision)
    }

    /// Goes on until somebody is asked: for positions put together by hand.
    pub fn settle<S: Sink>(&mut self, rulebook: &Rulebook, sink: &mut S) {
        self.play_on(rulebook, None, S::HEARS.then_some(Anybody(sink)));
    }

    /// Begins a phase here and now, and goes on until somebody is asked: for positions put together by hand.
    pub fn begin<S: Sink>(&mut self, rulebook: &Rulebook, phase: Phase, sink: &mut S) {
        self.play_on(rulebook, Some(phase), S::HEARS.then_some(Anybody(sink)));
    }

    fn play_on(&mut self, rulebook: &Rulebook, phase: Option<Phase>, sink: Option<Anybody<'_>>) {
        match sink {
            Some(mut sink) => Play::new(rulebook, self, &mut sink).play_on_from(phase),
            None => Play::new(rulebook, self, &mut Silent).play_on_from(phase),
        }
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
            Question::Bonus => self.list_bonuses(seat, answers),
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
        self.checked(seat, Some(id), answer)
    }

    fn checked(&self, seat: Seat, id: Option<DecisionId>, answer: Answer) -> Result<Decision, Refusal> {
        if self.flow.step == Step::Over {
            return Err(Refusal::GameOver);
        }
        let decision = self.decision(seat).ok_or_else(|| self.not_asked(seat, answer))?;
        if id.is_some_and(|id| !id.names(decision.id)) {
            return Err(Refusal::Stale);
        }
        match decision.question {
            Question::Place => self.check_place(seat, answer)?,
            Question::Bonus => self.check_bonus(seat, answer)?,
            Question::Spend => self.check_purchase(seat, answer)?,
            Question::Choose(ask) if ask.allows(answer) => {}
            Question::Choose(_) => return Err(refused_choice(answer)),
        }
        Ok(decision)
    }
}

impl View<'_> {
    /// Why a player who is asked nothing cannot answer: perhaps because it is a crew mate's to say.
    fn not_asked(&self, seat: Seat, answer: Answer) -> Refusal {
        match (self.flow.step, answer) {
            (Step::Bonus, Answer::Bonus(..)) if self.table.seats().has(seat) => {
                self.check_bonus(seat, answer).err().unwrap_or(Refusal::NotAsked)
            }
            _ => Refusal::NotAsked,
        }
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

impl<'a, S: Sink> Play<'a, S> {
    pub const fn new(rulebook: &'a Rulebook, state: &'a mut State, sink: &'a mut S) -> Play<'a, S> {
        Play { rulebook, state, sink, cause: Cause::Round, phase_over: false }
    }
}

impl<S: Sink> Play<'_, S> {
    pub fn view(&self) -> View<'_> {
        self.state.view(self.rulebook)
    }

    /// Begins a phase, if there is one to begin, and goes on until somebody is asked.
    fn play_on_from(&mut self, phase: Option<Phase>) {
        if let Some(phase) = phase {
            self.begin_phase(phase);
        }
        self.proceed();
    }

    /// Changes the table and tells whoever listens.
    #[inline(always)]
    pub fn emit(&mut self, event: Event) {
        self.state.table.apply(self.rulebook, &event);
        self.sink.event(event, self.cause);
    }

    /// The same, for a reason of its own.
    pub fn emit_because(&mut self, cause: Cause, event: Event) {
        self.because(cause);
        self.emit(event);
    }

    /// A player has finished the phase.
    pub fn say_done(&mut self, seat: Seat) {
        self.state.flow.lanes[seat.index()].done = true;
        self.emit_because(Cause::Done { seat }, Event::SaidDone { seat });
    }

    fn answer(&mut self, seat: Seat, decision: &Decision, answer: Answer) {
        match decision.asked {
            Asked::Seat(_) if self.state.flow.simultaneous() => {
                let lane = &mut self.state.flow.lanes[seat.index()];
                lane.question_number = lane.question_number.wrapping_add(1);
            }
            _ => self.state.flow.question_number = self.state.flow.question_number.wrapping_add(1),
        }
        self.because(Cause::of_answer(seat, answer));
        match decision.question {
            Question::Place => self.answer_place(seat, answer),
            Question::Spend => self.answer_purchase(seat, answer),
            Question::Bonus => self.answer_bonus(seat, answer),
            Question::Choose(ask) => self.answer_choice(seat, ask.kind, option(&ask, answer)),
        }
    }

    /// The option that was chosen, or nothing where it was declined.
    fn answer_choice(&mut self, seat: Seat, kind: ChoiceKind, option: Option<u8>) {
        let chosen = || option.expect("only texts can be declined");
        match self.state.flow.step {
            Step::Prepare | Step::Place | Step::Spend => self.answer_text(TextOf::Lane(seat), kind, option),
            Step::Disaster(_) | Step::AfterCards(_) | Step::Standing(_) => {
                self.answer_text(TextOf::Card, kind, option);
            }
            Step::Split(cursor) => self.answer_split(cursor, chosen()),
            Step::AnyResource(cursor) => self.answer_any_resource(cursor, chosen()),
            Step::MissionDie(cursor) => self.answer_mission_die(cursor, chosen()),
            Step::Habitation => self.answer_habitation(chosen()),
            Step::Counter(cursor) => self.answer_counter(cursor, chosen()),
            // Bonuses are no choice among options, and after the end nothing is asked.
            Step::Bonus | Step::Over => {}
        }
    }
}
