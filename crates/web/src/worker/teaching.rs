//! A lesson on the table: where the pupil is, and what the others do meanwhile.

use ai::Kind;
use engine::game::Game;
use engine::question::Answer;
use engine::seat::Seat;
use lessons::{About, Lesson, Pupil, Start};
use room::{Command, Heir, Room};

use crate::bridge::Lecture;

/// Milliseconds between two answers of a crew mate, so that people can follow.
pub const PACE: u32 = 700;

/// What the worker asks of a lesson that lies on the table. Only the school names what answers, so that the rest of the
/// worker does without it.
pub trait Taught {
    /// Is a crew mate to do something?
    fn has_cue(&self, room: &Room) -> bool;
    /// Time has passed; perhaps a crew mate answers now.
    fn tick(&mut self, room: &Room, millis: u32) -> Option<Command>;
    /// The pupil has looked at what is shown.
    fn look(&mut self, room: &Room);
    /// The lesson so many steps before the present one, with what was answered until then.
    fn back(&self, room: &Room, steps: usize) -> Option<Laid>;
    /// The lesson with the present step done.
    fn skipped(&self, room: &Room) -> Option<Laid>;
    /// Who takes the other seats when the lesson is left, if it is a game that can be played on.
    fn goes_on(&self) -> Option<Vec<(Seat, Heir)>>;
    /// Where the pupil is.
    fn lecture(&self, room: &Room) -> Lecture;
}

/// A lesson and its game, to be laid out.
pub type Laid = (Box<dyn Taught>, Game);

/// A lesson and where its pupil is.
pub struct Teaching {
    lesson: &'static Lesson,
    pupil: Pupil,
    /// Milliseconds since somebody was due to answer.
    waited: u32,
}

impl Teaching {
    /// The lesson of this name at the beginning of a step.
    pub fn find(key: &str, step: usize) -> Option<Laid> {
        let lesson = embedded::lessons().iter().find(|lesson| lesson.key == key)?;
        let step = step.min(lesson.steps.len() - 1);
        Some(Teaching::at(lesson, step).with(lesson.begin_at(embedded::rulebook(), step)?))
    }

    const fn at(lesson: &'static Lesson, step: usize) -> Teaching {
        Teaching { lesson, pupil: Pupil::at(step), waited: 0 }
    }

    fn with(self, game: Game) -> Laid {
        (Box::new(self), game)
    }

    fn before(&self, room: &Room, steps: usize) -> Option<(Teaching, Game)> {
        let deeds = deeds(room);
        let now = self.pupil.standing(self.lesson, &deeds).step().unwrap_or(self.lesson.steps.len());
        let step = now.saturating_sub(steps);
        let mut game = self.lesson.begin(embedded::rulebook())?;
        for (seat, answer) in deeds.into_iter().take(self.lesson.moves_before(step)) {
            game.answer(seat, answer).ok()?;
        }
        Some((Teaching::at(self.lesson, step), game))
    }
}

impl Taught for Teaching {
    fn has_cue(&self, room: &Room) -> bool {
        self.pupil.turn(self.lesson, &deeds(room)).cue.is_some()
    }

    fn tick(&mut self, room: &Room, millis: u32) -> Option<Command> {
        let cue = self.pupil.turn(self.lesson, &deeds(room)).cue?;
        self.waited += millis;
        if self.waited < PACE {
            return None;
        }
        self.waited = 0;
        let decision = room.game().decision(cue.seat)?.id;
        Some(Command::Answer { seat: cue.seat, decision, answer: *cue.answers.first()? })
    }

    fn look(&mut self, room: &Room) {
        self.pupil.look(self.lesson, &deeds(room));
    }

    fn back(&self, room: &Room, steps: usize) -> Option<Laid> {
        self.before(room, steps).map(|(teaching, game)| teaching.with(game))
    }

    fn skipped(&self, room: &Room) -> Option<Laid> {
        let (here, mut game) = self.before(room, 0)?;
        let step = here.pupil.standing(self.lesson, &played(&game)).step()?;
        for one in &self.lesson.steps[step].moves {
            game.answer(one.seat, *one.answers.first()?).ok()?;
        }
        Some(Teaching::at(self.lesson, step + 1).with(game))
    }

    fn goes_on(&self) -> Option<Vec<(Seat, Heir)>> {
        let Start::Game(setup) = &self.lesson.start else { return None };
        debug_assert_eq!(self.lesson.about, About::FirstGame);
        let others = (0..setup.seats.len()).filter_map(Seat::from_index).filter(|seat| *seat != Pupil::SEAT);
        Some(others.map(|seat| (seat, Heir::Bot { kind: Kind::Planner, seed: 1, nodes: None })).collect())
    }

    fn lecture(&self, room: &Room) -> Lecture {
        let deeds = deeds(room);
        let wanted = self.pupil.turn(self.lesson, &deeds).wanted;
        let standing = self.pupil.standing(self.lesson, &deeds);
        let step = standing.step().and_then(|step| self.lesson.steps.get(step));
        Lecture {
            key: self.lesson.key.clone(),
            standing,
            wanted: wanted.map(|one| one.answers.clone()).unwrap_or_default(),
            look: step.and_then(|step| step.looks.first().copied()),
        }
    }
}

fn deeds(room: &Room) -> Vec<(Seat, Answer)> {
    played(room.game())
}

fn played(game: &Game) -> Vec<(Seat, Answer)> {
    game.deeds().iter().map(|deed| (deed.seat, deed.answer)).collect()
}
