//! What the page has to say whatever it shows: a game that is not kept, one that another tab plays, one that cannot be
//! read.

use leptos::prelude::*;
use text::Words;

use crate::bridge::{Ask, Damage, Then, Trouble, Wrong};
use crate::desk::{Desk, Screen};
use crate::pieces::Icon;
use crate::say::Say;

/// All notices, one above the other.
#[component]
pub fn Notices() -> impl IntoView {
    view! { <div class="notices"><Unkept/><Away/><Troubled/></div><Elsewhere/> }
}

/// An answer could not be kept. It stays until that works again.
#[component]
fn Unkept() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let shown = move || desk.unkept.get().filter(|_| desk.screen.get() == Screen::Table);
    move || {
        desk.language.track();
        shown().map(|(why, anyway)| {
            let text = desk.word(if anyway { Say::UnkeptAnyway } else { Say::UnkeptText });
            let on = (!anyway).then(|| {
                view! { <button class="btn" on:click=move |_| desk.ask(&Ask::GoOn)>{desk.word(Say::GoOnAnyway)}</button> }
            });
            view! {
                <div class="notice notice--unkept" role="alert">
                    <Icon name="alert"/>
                    <p><b>{desk.word(Say::UnkeptTitle)}</b>{text}<small>{why}</small></p>
                    <div class="notice__acts">
                        <button class="btn btn--primary" on:click=move |_| desk.ask(&Ask::Keep)>{desk.word(Say::TryAgain)}</button>
                        {on}
                        <button class="btn" on:click=move |_| desk.ask(&Ask::Export { name: desk.name.get_untracked() })>{desk.word(Say::Export)}</button>
                    </div>
                </div>
            }
        })
    }
}

/// Another tab plays this game now.
#[component]
fn Away() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let take = move |_| desk.ask(&Ask::Open { name: desk.name.get_untracked(), take_over: true });
    move || {
        desk.language.track();
        (desk.away.get() && desk.screen.get() == Screen::Table).then(|| {
            view! {
                <div class="notice notice--away" role="alert">
                    <Icon name="eye"/>
                    <p><b>{desk.word(Say::TakenAwayTitle)}</b>{desk.word(Say::TakenAwayText)}</p>
                    <div class="notice__acts"><button class="btn btn--primary" on:click=take>{desk.word(Say::TakeBack)}</button></div>
                </div>
            }
        })
    }
}

/// The game that was to be opened is open in another tab.
#[component]
fn Elsewhere() -> impl IntoView {
    let desk = expect_context::<Desk>();
    move || {
        desk.language.track();
        desk.elsewhere.get().map(|name| {
            let (open, watch) = (name.clone(), name);
            let take = move |_| {
                desk.elsewhere.set(None);
                desk.ask(&Ask::Open { name: open.clone(), take_over: true });
            };
            let look = move |_| {
                desk.elsewhere.set(None);
                desk.ask(&Ask::Watch { name: watch.clone(), then: Then::Replay, at: None });
            };
            view! {
                <div class="curtain">
                    <section class="panel sheetbox" role="alertdialog" aria-labelledby="elsewhere">
                        <h2 id="elsewhere">{desk.word(Say::ElsewhereTitle)}</h2>
                        <p>{desk.word(Say::ElsewhereText)}</p>
                        <div class="sheetbox__acts">
                            <button class="btn btn--primary" autofocus on:click=take>{desk.word(Say::TakeOver)}</button>
                            <button class="btn" on:click=look>{desk.word(Say::Watch)}</button>
                            <button class="btn btn--ghost" on:click=move |_| desk.elsewhere.set(None)>{desk.word(Say::Cancel)}</button>
                        </div>
                    </section>
                </div>
            }
        })
    }
}

/// A file or a kept game cannot be read.
#[component]
fn Troubled() -> impl IntoView {
    let desk = expect_context::<Desk>();
    move || {
        desk.language.track();
        desk.trouble.get().map(|trouble| {
            let (say, detail) = match trouble {
                Trouble::NotAGame(damage) => (Say::NotAGame, damage_words(desk, &damage)),
                Trouble::Old(damage) => (Say::OldGame, damage_words(desk, &damage)),
                Trouble::NoSuchGame => (Say::NoSuchGame, String::new()),
                Trouble::Setup => (Say::SetupWrong, String::new()),
                Trouble::Part => (Say::PartMissing, String::new()),
            };
            view! {
                <div class="toast notice" role="alert">
                    <Icon name="alert"/><p><b>{desk.word(say)}</b><small>{detail}</small></p>
                    <button class="ib" title=desk.word(Say::Close) on:click=move |_| desk.trouble.set(None)><Icon name="x"/></button>
                </div>
            }
        })
    }
}

/// What is wrong with a game, in the language of the page.
pub fn damage_words(desk: Desk, damage: &Damage) -> String {
    let why = wrong_words(desk, &damage.wrong);
    let words = Words::new().with("line", damage.line).with("why", why.clone()).with("good", damage.good);
    match (damage.line, damage.good) {
        // In the first line the whole game is meant, and a link has no lines.
        (0 | 1, _) => why,
        (_, 0) => desk.say(Say::DamageLine, words),
        (_, _) => desk.say(Say::DamageGood, words),
    }
}

fn wrong_words(desk: Desk, wrong: &Wrong) -> String {
    let words = Words::new();
    let (say, words) = match wrong {
        Wrong::Empty => (Say::WrongEmpty, words),
        Wrong::CutOff => (Say::WrongCutOff, words),
        Wrong::NotALine => (Say::WrongNotALine, words),
        Wrong::Format { found } => (Say::WrongFormat, words.with("found", *found)),
        Wrong::Rules { pack: None } => (Say::WrongRules, words),
        Wrong::Rules { pack: Some(pack) } => (Say::WrongRulesOf, words.with("pack", pack.clone())),
        Wrong::Setup => (Say::WrongSetup, words),
        Wrong::TooLong => (Say::WrongTooLong, words),
        Wrong::Seat { seat } => (Say::WrongSeat, words.with("seat", *seat)),
        Wrong::Unreadable => (Say::WrongUnreadable, words),
        Wrong::Refused => (Say::WrongRefused, words),
        Wrong::Elsewhere { engine: None } => (Say::WrongElsewhere, words),
        Wrong::Elsewhere { engine: Some(engine) } => (Say::WrongEngine, words.with("engine", engine.clone())),
        Wrong::Link => (Say::WrongLink, words),
    };
    desk.say(say, words)
}
