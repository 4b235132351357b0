//! Every lesson is played through, as a pupil would who does what it says.

use std::path::Path;

use engine::game::Game;
use engine::question::{Answer, Answers};
use engine::seat::Seat;
use lessons::{About, Lesson, Pupil, Standing, read, read_folder};

fn all() -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/lessons");
    read_folder(content::embedded(), &folder).unwrap_or_else(|failure| panic!("{failure}"))
}

fn deeds(game: &Game) -> Vec<(Seat, Answer)> {
    game.deeds().iter().map(|deed| (deed.seat, deed.answer)).collect()
}

/// Plays a lesson; `choose` says which of the answers of a move is given.
fn play(lesson: &Lesson, choose: impl Fn(usize, usize) -> usize) {
    let key = &lesson.key;
    let mut game = lesson.begin(content::embedded()).unwrap_or_else(|| panic!("{key} cannot be laid out"));
    let mut pupil = Pupil::default();
    for (at, step) in lesson.steps.iter().enumerate() {
        let name = &step.name;
        assert_eq!(pupil.standing(lesson, &deeds(&game)), Standing::At { step: at, moved: 0 }, "{key}, {name}");
        if step.moves.is_empty() {
            pupil.look(lesson, &deeds(&game));
        }
        for (moved, one) in step.moves.iter().enumerate() {
            let standing = pupil.standing(lesson, &deeds(&game));
            assert_eq!(standing, Standing::At { step: at, moved }, "{key}, {name}");
            let answer = one.answers[choose(at, moved).min(one.answers.len() - 1)];
            game.answer(one.seat, answer).unwrap_or_else(|refusal| panic!("{key}, {name}: {answer:?}: {refusal:?}"));
        }
    }
    assert_eq!(pupil.standing(lesson, &deeds(&game)), Standing::Over, "{key}");
    assert!(!game.state().secret().chance.ran_short(), "{key} rolls dice that nobody wrote down");
}

#[test]
fn every_country_and_every_disaster_has_a_lesson_and_there_is_a_first_game() {
    let (book, lessons) = (content::embedded(), all());
    let taught = |about: &About| lessons.iter().any(|lesson| lesson.about == *about);
    let countries = book.countries.iter().map(|country| About::Country(country.key.clone()));
    let disasters = book.disasters.iter().map(|disaster| About::Disaster(disaster.key.clone()));
    let missing: Vec<About> = countries.chain(disasters).chain([About::FirstGame]).filter(|one| !taught(one)).collect();
    assert!(missing.is_empty(), "nothing teaches {missing:?}");
}

#[test]
fn every_lesson_is_played_to_its_end_by_what_it_expects() {
    all().iter().for_each(|lesson| play(lesson, |_, _| 0));
}

#[test]
fn every_other_answer_that_a_lesson_takes_leads_on_as_well() {
    for lesson in all() {
        for (step, told) in lesson.steps.iter().enumerate() {
            for (moved, one) in told.moves.iter().enumerate() {
                for other in 1..one.answers.len() {
                    play(&lesson, |at, which| if (at, which) == (step, moved) { other } else { 0 });
                }
            }
        }
    }
}

#[test]
fn a_pupil_who_comes_back_finds_the_step_they_left() {
    for lesson in all() {
        for step in 0..lesson.steps.len() {
            let game = lesson.begin_at(content::embedded(), step).unwrap_or_else(|| panic!("{} {step}", lesson.key));
            assert_eq!(game.deeds().len(), lesson.moves_before(step));
            assert_eq!(Pupil::at(step).standing(&lesson, &deeds(&game)), Standing::At { step, moved: 0 });
        }
    }
}

#[test]
fn whatever_else_is_legal_is_noticed_and_forgotten_once_it_is_taken_back() {
    let mut tried = 0;
    for lesson in all() {
        for (step, told) in lesson.steps.iter().enumerate() {
            let Some(wanted) = told.moves.first() else { continue };
            let game = lesson.begin_at(content::embedded(), step).expect("it is played in another test");
            let mut answers = Answers::new();
            let question = game.decision(wanted.seat).expect("somebody is asked").question;
            game.view().answers(wanted.seat, question, &mut answers);
            for other in answers.into_iter().filter(|answer| !wanted.answers.contains(answer)) {
                let mut astray = game.clone();
                astray.answer(wanted.seat, other).expect("a listed answer is taken");
                assert_eq!(Pupil::at(step).standing(&lesson, &deeds(&astray)), Standing::Astray { step });
                tried += 1;
            }
            assert_eq!(Pupil::at(step).standing(&lesson, &deeds(&game)), Standing::At { step, moved: 0 });
        }
    }
    assert!(tried > 100, "only {tried}");
}

#[test]
fn lessons_are_the_same_after_they_were_carried_as_bytes() {
    let lessons = all();
    let bytes = postcard::to_allocvec(&lessons).expect("lessons can be written");
    assert_eq!(postcard::from_bytes::<Vec<Lesson>>(&bytes).expect("and read"), lessons);
    assert!(bytes.len() < 40_000, "{} bytes are too many for a page", bytes.len());
}

#[test]
fn a_lesson_lasts_two_minutes_and_the_first_game_fifteen() {
    for lesson in all() {
        let most = if lesson.about == About::FirstGame { 16 } else { 6 };
        assert!((3..=most).contains(&lesson.steps.len()), "{} has {} steps", lesson.key, lesson.steps.len());
    }
}

#[test]
fn a_mistake_in_a_lesson_is_told_with_its_line() {
    let given = "title T\nrule R\ngiven usa russia\n  1 pool 5\n";
    let wrong = |rest: &str| match read(content::embedded(), "usa", &format!("{given}{rest}")) {
        Ok(lesson) => panic!("{lesson:?}"),
        Err(failure) => format!("{}: {}", failure.line, failure.message),
    };
    assert_eq!(wrong("when\n 1: done\nthen playing"), "3: expected 'step' and the name of a step");
    assert_eq!(wrong("when\n 1: done\nstep a\nthen playing"), "3: something happens before the first 'step'");
    assert_eq!(wrong("step A\nthen playing"), "5: expected a step's name in small letters, not 'A'");
    assert_eq!(wrong("step a\nlook pool\nstep a\nthen playing"), "7: there is a step 'a' already");
    assert_eq!(wrong("step a\nthen playing"), "0: in step 'a' nothing is done and nothing looked at");
    assert_eq!(wrong("step a\nlook moon\nthen playing"), "0: there is nothing called 'moon' to look at");
    let other = wrong("step a\nwhen\n 1: 5 on 1b\n or 5 on 1a\nthen playing");
    assert!(other.starts_with("8: expected '5 on 1a' to be taken as well"), "{other}");
}

#[test]
fn nobody_waits_for_a_crew_mate_who_is_slower() {
    let lessons = all();
    let lesson = lessons.iter().find(|lesson| lesson.about == About::FirstGame).expect("there is a first game");
    let step = lesson.steps.iter().position(|step| step.name == "done").expect("Phase 1 ends");
    let mut game = lesson.begin_at(content::embedded(), step).expect("it is played in another test");
    let pupil = Pupil::at(step);
    game.answer(Pupil::SEAT, Answer::Done).expect("done can be said at any time");
    assert_eq!(pupil.standing(lesson, &deeds(&game)), Standing::At { step, moved: 1 });
    let mut turns = 0;
    while let Some(cue) = pupil.turn(lesson, &deeds(&game)).cue {
        game.answer(cue.seat, cue.answers[0]).expect("the others go on as before");
        turns += 1;
    }
    assert_eq!((turns, pupil.standing(lesson, &deeds(&game)).step()), (7, Some(step + 1)));
}
