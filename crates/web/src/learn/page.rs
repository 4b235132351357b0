//! The page of lessons: each shows its puzzle before it is opened.

use leptos::prelude::*;
use lessons::{About, Lesson};
use text::{Named, Words};

use super::strip::Strip;
use super::teach::Dashes;
use super::{FIRST_GAME, begin, done, find, first_game, first_step};
use crate::bridge::Ask;
use crate::desk::{Desk, Screen};
use crate::pieces::{Icon, Patch};
use crate::say::{Say, Shown};
use crate::table::disaster_icon;

/// The page of lessons.
#[component]
pub fn LessonsPage() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let solved = done();
    let two_minutes: Vec<&'static Lesson> =
        embedded::lessons().iter().filter(|lesson| lesson.about != About::FirstGame).collect();
    let count = two_minutes.iter().filter(|lesson| solved.contains(&lesson.key)).count();
    let words = Words::new().with("done", count).with("all", two_minutes.len());
    let next = two_minutes.iter().find(|lesson| !solved.contains(&lesson.key)).map(|lesson| lesson.key.clone());
    let cards = |countries: bool| {
        let of = move |lesson: &&&'static Lesson| matches!(lesson.about, About::Country(_)) == countries;
        let card = |lesson: &&'static Lesson| {
            let (is_done, is_next) = (solved.contains(&lesson.key), next.as_ref() == Some(&lesson.key));
            view! { <LessonCard lesson is_done is_next/> }
        };
        two_minutes.iter().filter(of).map(card).collect_view()
    };
    let back = move |_| {
        desk.ask(&Ask::Games);
        desk.screen.set(Screen::Start);
    };
    view! {
        <div class="lessons">
            <header class="ptitle">
                <div><h1>{desk.word(Say::Lessons)}</h1><p>{desk.say(Say::LessonsDone, words)}</p></div>
                <nav>
                    <button class="linkish" on:click=back>{desk.word(Say::StartPage)}</button>
                    <button class="linkish" on:click=move |_| desk.open_rules(None)>{desk.word(Shown::Rules)}</button>
                </nav>
                <button class="ib" title=desk.word(Say::Theme) on:click=move |_| desk.settings.turn_theme()><Icon name="theme"/></button>
            </header>
            <FirstGame/>
            <h2>{desk.word(Say::TenCountries)}<small>{desk.word(Say::TenCountriesHint)}</small></h2>
            <div class="lgrid">{cards(true)}</div>
            <h2>{desk.word(Say::FourDisasters)}</h2>
            <div class="lgrid lgrid--4">{cards(false)}</div>
        </div>
    }
}

/// The first game on top, where it was left.
#[component]
fn FirstGame() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (at, all) = (first_step(), find(FIRST_GAME).map_or(0, |lesson| lesson.steps.len()));
    let name = find(FIRST_GAME)
        .and_then(|lesson| lesson.steps.get(at))
        .and_then(|step| desk.write(|writer| writer.lesson_step(FIRST_GAME, &step.name)));
    let (n, name) = (at + 1, name.map(|words| words.name).unwrap_or_default());
    let words = match at {
        0 => desk.word(Say::FirstGameGuided),
        _ => desk.say(Say::FirstGameAt, Words::new().with("n", n).with("all", all).with("name", name)),
    };
    let spoken = desk.say(Say::StepSpoken, Words::new().with("n", n).with("all", all));
    let dashes = (at > 0).then(|| view! { <Dashes at all spoken/> });
    let go = match (at, done().iter().any(|key| key == FIRST_GAME)) {
        (0, true) => Say::LessonAgain,
        (0, false) => Say::StartNow,
        _ => Say::GoOn,
    };
    view! {
        <article class="panel first">
            <div><h2>{desk.word(Say::FirstGame)}</h2><p>{words}</p></div>
            {dashes}
            <button class="btn btn--done" on:click=move |_| first_game(desk)><Icon name="play"/>{desk.word(go)}</button>
        </article>
    }
}

#[component]
fn LessonCard(lesson: &'static Lesson, is_done: bool, is_next: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (level, most) = level(&lesson.about);
    let icon = match &lesson.about {
        About::Country(key) => view! { <Patch country=key.clone()/> }.into_any(),
        About::Disaster(key) => view! { <Icon name=disaster_icon(key)/> }.into_any(),
        About::FirstGame => ().into_any(),
    };
    let dots = (0..most).map(|at| view! { <i class=if at < level { "on" } else { "" }></i> }).collect_view();
    let spoken = desk.say(Say::Complexity, Words::new().with("n", level).with("most", most));
    let state = match (is_done, is_next) {
        (true, _) => view! { <span class="ldone"><Icon name="check"/>{desk.word(Say::LessonDone)}</span> }.into_any(),
        (false, true) => view! { <span>{desk.word(Say::LessonNext)}</span> }.into_any(),
        (false, false) => view! { <span>{desk.word(Say::LessonMinutes)}</span> }.into_any(),
    };
    let (class, button) = match (is_done, is_next) {
        (true, _) => ("lesson is-done", "btn btn--ghost"),
        (false, true) => ("lesson is-lit", "btn btn--primary"),
        (false, false) => ("lesson", "btn"),
    };
    let start = desk.word(if is_done { Say::LessonAgain } else { Say::LessonStart });
    let play = (!is_done).then(|| view! { <Icon name="play"/> });
    view! {
        <article class=class data-lesson=lesson.key.clone()>
            <header>{icon}<b>{name_of(desk, &lesson.key)}</b><span class="stars" role="img" aria-label=spoken>{dots}</span></header>
            <p>{desk.write(|writer| writer.lesson(&lesson.key))}</p>
            <Strip lesson=&lesson.key/>
            <footer>{state}<button class=button on:click=move |_| begin(desk, &lesson.key, 0)>{play}{start}</button></footer>
        </article>
    }
}

/// How hard it is, and how hard the hardest of its kind are.
fn level(about: &About) -> (u8, u8) {
    let book = embedded::rulebook();
    match about {
        About::Country(key) => {
            (book.countries.iter().find(|country| country.key == *key).map_or(1, |country| country.complexity), 4)
        }
        About::Disaster(key) => {
            (book.disasters.iter().find(|disaster| disaster.key == *key).map_or(1, |disaster| disaster.level), 3)
        }
        About::FirstGame => (1, 1),
    }
}

/// The name of what a lesson teaches.
pub fn name_of(desk: Desk, key: &str) -> String {
    let book = embedded::rulebook();
    let country = book.countries.iter().find(|country| country.key == key);
    let disaster = book.disasters.iter().find(|disaster| disaster.key == key);
    desk.write(|writer| match (country, disaster) {
        (Some(country), _) => writer.name(Named::Country, &country.name),
        (None, Some(disaster)) => writer.name(Named::Disaster, &disaster.name),
        (None, None) => desk.word(Say::FirstGame),
    })
}

/// The next lesson that is not solved yet: its key and its name.
pub fn next_after(desk: Desk, key: &str) -> Option<(String, String)> {
    let solved = done();
    let lessons = embedded::lessons();
    let at = lessons.iter().position(|lesson| lesson.key == key)?;
    let open = |lesson: &&Lesson| lesson.about != About::FirstGame && !solved.contains(&lesson.key);
    let next = lessons[at + 1..].iter().chain(lessons).find(open)?;
    Some((next.key.clone(), name_of(desk, &next.key)))
}
