//! The card with a step, beside what it is about: a name, a number, a sentence, what to do now. A step goes on by doing
//! it; a veil lies over everything else and leaves it readable.

use std::time::Duration;

use leptos::prelude::*;
use lessons::{Corner, Rect, Standing, place};
use text::Words;

use super::{begin, find, goes_on, measure, step, targets};
use crate::bridge::{Ask, Lecture, PupilAsk};
use crate::desk::{Desk, Screen};
use crate::later::{self, later};
use crate::pieces::Icon;
use crate::say::Say;

/// How often the page is measured: things move when a die is placed or a question is asked.
const BEAT: Duration = Duration::from_millis(100);
/// Around a thing that keeps its light.
const RIM: f64 = 5.0;

/// What the step is about, as it lies on the page now.
#[derive(Clone, PartialEq, Debug, Default)]
struct Lit {
    /// What is looked at.
    looks: Vec<Rect>,
    /// What is touched for the next answer.
    touches: Vec<Rect>,
    /// The question that asks for it, if one is open.
    prompt: Option<Rect>,
}

/// The card and the veil, if a lesson lies on the table.
#[component]
pub fn Teach() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let there = Memo::new(move |_| desk.lesson.get().is_some());
    view! { <Show when=move || there.get()>{later(later::teach(false))}</Show> }
}

/// The card on a phone: a sheet above the dice.
#[component]
pub fn TeachSheet() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let there = Memo::new(move |_| desk.lesson.get().is_some());
    view! { <Show when=move || there.get()>{later(later::teach(true))}</Show> }
}

/// What lies on the sheet.
#[component]
pub fn TaughtSheet() -> impl IntoView {
    let corner = RwSignal::new(None);
    view! { <Card corner/> }
}

/// The card and the veil.
#[component]
pub fn Taught() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (lit, corner) = (RwSignal::new(Lit::default()), RwSignal::new(None::<Corner>));
    let look = move || {
        let Some(lecture) = desk.lesson.get_untracked() else { return };
        let now = measured(desk, &lecture);
        let card = measure::seen(".teach").filter(|_| !desk.narrow.get_untracked());
        let targets: Vec<Rect> = now.prompt.iter().chain(now.touches.iter().rev()).chain(&now.looks).copied().collect();
        let lies = card.map(|card| place((card.width, card.height), measure::window(), &targets));
        if lit.get_untracked() != now {
            lit.set(now);
        }
        if corner.get_untracked() != lies {
            corner.set(lies);
        }
    };
    if let Ok(beat) = set_interval(look, BEAT) {
        on_cleanup(move || beat.clear());
    }
    Effect::new(move |_| {
        if let Some(selector) = desk.lesson.get().and_then(|lecture| targets::touches(desk, &lecture).pop()) {
            let _late = request_animation_frame(move || measure::show(&selector));
        }
    });
    view! { <Veil lit/><Holes lit/><Show when=move || !desk.narrow.get()><Card corner/></Show> }
}

/// Measures what a step is about.
fn measured(desk: Desk, lecture: &Lecture) -> Lit {
    let Some(step) = step(lecture).filter(|_| matches!(lecture.standing, Standing::At { .. })) else {
        return Lit::default();
    };
    let looks = step.looks.iter().filter_map(|look| measure::seen(&targets::look(*look))).collect();
    let touches: Vec<Rect> =
        targets::touches(desk, lecture).iter().filter_map(|selector| measure::seen(selector)).collect();
    let prompt = measure::seen(".prompt--table");
    Lit { looks, touches, prompt }
}

/// Half the scrim over everything but what the step is about; what is touched next has a rim of light.
#[component]
fn Veil(lit: RwSignal<Lit>) -> impl IntoView {
    let holes =
        move || lit.with(|lit| lit.looks.iter().chain(&lit.touches).chain(&lit.prompt).copied().collect::<Vec<Rect>>());
    let rims = move || lit.with(|lit| lit.touches.clone());
    let covers = move || !holes().is_empty();
    view! {
        <svg class="veil veil--page" aria-hidden="true" style:display=move || if covers() { "" } else { "none" }>
            <mask id="veil-holes">
                <rect width="100%" height="100%" fill="#fff"/>
                {move || holes().into_iter().map(|hole| rim(hole, "#000")).collect_view()}
            </mask>
            <rect width="100%" height="100%" fill="var(--scrim)" mask="url(#veil-holes)"/>
        </svg>
        <svg class="veil veil--rims" aria-hidden="true">{move || rims().into_iter().map(|touch| rim(touch, "none")).collect_view()}</svg>
    }
}

fn rim(rect: Rect, fill: &'static str) -> impl IntoView {
    let px = |length: f64| format!("{length:.0}");
    view! {
        <rect x=px(rect.left - RIM) y=px(rect.top - RIM) width=px(rect.width + 2.0 * RIM) height=px(rect.height + 2.0 * RIM) rx="8" fill=fill/>
    }
}

/// Where one only looks, the thing itself is the button.
#[component]
fn Holes(lit: RwSignal<Lit>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let looking = Memo::new(move |_| {
        let lecture = desk.lesson.get()?;
        let step = step(&lecture)?;
        (step.moves.is_empty() && matches!(lecture.standing, Standing::At { .. })).then(|| step.name.clone())
    });
    let hole = move |hole: Rect| {
        let px = |length: f64| format!("{length:.0}px");
        view! {
            <button class="teach__hole" aria-label=desk.word(Say::LookHere) on:click=move |_| desk.ask(&Ask::Pupil(PupilAsk::Look))
                style:left=px(hole.left - RIM) style:top=px(hole.top - RIM)
                style:width=px(hole.width + 2.0 * RIM) style:height=px(hole.height + 2.0 * RIM)></button>
        }
    };
    move || looking.get().map(|_| lit.get().looks.into_iter().map(hole).collect_view())
}

#[component]
fn Card(corner: RwSignal<Option<Corner>>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let class = move || match (desk.narrow.get(), corner.get()) {
        (true, _) => "teach teach--phone",
        (false, Some(Corner { arrow: Some(_), .. })) => "teach teach--page is-placed",
        (false, Some(_)) => "teach teach--page is-placed is-plain",
        (false, None) => "teach teach--page is-plain",
    };
    let px = move |of: fn(Corner) -> f64| {
        corner.get().filter(|_| !desk.narrow.get()).map(|corner| format!("{:.0}px", of(corner))).unwrap_or_default()
    };
    let touch = move || desk.lesson.get().map(|lecture| targets::touches(desk, &lecture).join("|"));
    let spoken = move || desk.lesson.get().map(|lecture| counted(desk, &lecture, Say::StepSpoken));
    let state = move || {
        desk.lesson.get().map(|lecture| match lecture.standing {
            Standing::At { .. } => "at",
            Standing::Astray { .. } => "astray",
            Standing::Over => "over",
        })
    };
    let inside = move || {
        desk.lesson.get().map(|lecture| match lecture.standing {
            Standing::At { .. } => view! { <Doing lecture/> }.into_any(),
            Standing::Astray { .. } => view! { <Strayed lecture/> }.into_any(),
            Standing::Over => view! { <Through lecture/> }.into_any(),
        })
    };
    view! {
        <section class=class role="dialog" aria-label=spoken data-touch=touch data-standing=state
            style:left=move || px(|corner| corner.left) style:top=move || px(|corner| corner.top)
            style=("--arrow", move || px(|corner| corner.arrow.unwrap_or_default()))>{inside}</section>
    }
}

/// "4 of 14".
fn counted(desk: Desk, lecture: &Lecture, say: Say) -> String {
    let all = find(&lecture.key).map_or(0, |lesson| lesson.steps.len());
    let at = lecture.standing.step().map_or(all, |step| step + 1);
    desk.say(say, Words::new().with("n", at).with("all", all))
}

/// A dash for each step.
#[component]
pub fn Dashes(at: usize, all: usize, #[prop(into)] spoken: String) -> impl IntoView {
    let dash = |step: usize| {
        let class = match step {
            step if step < at => "is-done",
            step if step == at => "is-now",
            _ => "",
        };
        view! { <i class=class></i> }
    };
    view! { <span class="tdots" role="img" aria-label=spoken>{(0..all).map(dash).collect_view()}</span> }
}

#[component]
fn Head(lecture: Lecture, name: String) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let all = find(&lecture.key).map_or(0, |lesson| lesson.steps.len());
    let at = lecture.standing.step().unwrap_or(all);
    let (count, spoken) = (counted(desk, &lecture, Say::StepOf), counted(desk, &lecture, Say::StepSpoken));
    view! { <header><b>{name}</b><span>{count}</span><Dashes at all spoken/></header> }
}

/// What the step says, and the ways on.
#[component]
fn Doing(lecture: Lecture) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = step(&lecture).and_then(|step| desk.write(|writer| writer.lesson_step(&lecture.key, &step.name)));
    words.map(|words| {
        let looks = step(&lecture).is_some_and(|step| step.moves.is_empty());
        let icon = if looks { "eye" } else { "die" };
        let waits = !looks && lecture.wanted.is_empty();
        let what = if waits {
            view! { <span>{desk.word(Say::LessonWatch)}</span> }.into_any()
        } else {
            view! { <span><b>{desk.word(Say::NowYou)}</b>" "{words.does}</span> }.into_any()
        };
        view! {
            <Head lecture=lecture.clone() name=words.name/>
            <h3 aria-live="polite">{words.says}</h3>
            <p class="teach__do"><Icon name=icon/>{what}</p>
            <Ways lecture/>
        }
    })
}

#[component]
fn Ways(lecture: Lecture) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let first = lecture.standing.step() == Some(0);
    let pupil = move |ask: PupilAsk| move |_| desk.ask(&Ask::Pupil(ask));
    let skip = move || desk.word(if desk.narrow.get() { Say::StepSkipShort } else { Say::StepSkip });
    view! {
        <footer>
            <button class="btn btn--ghost" disabled=first on:click=pupil(PupilAsk::Back)><Icon name="back"/>{desk.word(Say::LessonBack)}</button>
            <button class="btn btn--ghost" on:click=pupil(PupilAsk::Skip)>{skip}</button>
            <Leave lecture/>
        </footer>
    }
}

#[component]
fn Leave(lecture: Lecture) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let on = goes_on(&lecture);
    let words = move || {
        desk.word(match (on, desk.narrow.get()) {
            (_, true) => Say::Leave,
            (true, false) => Say::LeavePlayOn,
            (false, false) => Say::LeaveLesson,
        })
    };
    view! { <button class="teach__leave" on:click=move |_| leave(desk, on)>{words}</button> }
}

/// Leaves the lesson: the first game goes on, from others one comes back to the page of lessons.
fn leave(desk: Desk, goes_on: bool) {
    desk.ask(&Ask::Pupil(PupilAsk::Leave));
    if !goes_on {
        desk.lesson.set(None);
        desk.screen.set(Screen::Learn);
    }
}

/// Something else was done: a kind word, and the way back.
#[component]
fn Strayed(lecture: Lecture) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let name = step(&lecture).and_then(|step| desk.write(|writer| writer.lesson_step(&lecture.key, &step.name)));
    view! {
        <Head lecture=lecture.clone() name=name.map(|words| words.name).unwrap_or_default()/>
        <h3 role="alert">{desk.word(Say::Astray)}</h3>
        <p class="teach__do"><Icon name="undo"/><span>{desk.word(Say::AstrayDo)}</span></p>
        <footer>
            <button class="btn btn--primary" on:click=move |_| desk.ask(&Ask::Pupil(PupilAsk::Again))><Icon name="undo"/>{desk.word(Say::LessonTakeBack)}</button>
            <Leave lecture/>
        </footer>
    }
}

/// The lesson is over.
#[component]
fn Through(lecture: Lecture) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let on = goes_on(&lecture);
    let (title, words) = if on {
        (desk.word(Say::FirstGameOver), desk.word(Say::FirstGameOverDo))
    } else {
        (desk.word(Say::LessonOver), desk.write(|writer| writer.lesson(&lecture.key)).unwrap_or_default())
    };
    let next = super::page::next_after(desk, &lecture.key).filter(|_| !on).map(|(key, name)| {
        let words = desk.say(Say::NextLesson, Words::new().with("name", name));
        view! { <button class="btn btn--primary" on:click=move |_| begin(desk, &key, 0)><Icon name="play"/>{words}</button> }
    });
    let play = on.then(|| {
        view! { <button class="btn btn--primary" on:click=move |_| leave(desk, true)><Icon name="play"/>{desk.word(Say::LessonPlayOn)}</button> }
    });
    view! {
        <Head lecture=lecture.clone() name=super::page::name_of(desk, &lecture.key)/>
        <h3 role="status"><Icon name="check"/>" "{title}</h3>
        <p class="teach__do"><span>{words}</span></p>
        <footer>
            {play}{next}
            <button class="btn btn--ghost" on:click=move |_| leave_to_lessons(desk)>{desk.word(Say::AllLessons)}</button>
        </footer>
    }
}

fn leave_to_lessons(desk: Desk) {
    desk.lesson.set(None);
    desk.screen.set(Screen::Learn);
}
