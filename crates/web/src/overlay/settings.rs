//! What is settled on this device, in four groups.

use leptos::prelude::*;
use text::{Language, Words};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::said;
use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::Shown;
use crate::settings::{Choice, Setting, own_name};

/// The four groups.
#[component]
pub fn SettingsPanel() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let settings = desk.settings;
    view! {
        <div class="sets">
            <Group icon="theme" title=Shown::Look>
                <Row name=Shown::Theme hint=Shown::ThemeHint><Choices setting=settings.theme name=Shown::Theme/></Row>
                <Row name=Shown::Size hint=Shown::SizeHint><Choices setting=settings.size name=Shown::Size/></Row>
                <Row name=Shown::Contrast hint=Shown::ContrastHint><Switch setting=settings.contrast name=Shown::Contrast/></Row>
                <Row name=Shown::Patterns hint=Shown::PatternsHint><Switch setting=settings.patterns name=Shown::Patterns/></Row>
                <Row name=Shown::Language hint=Shown::LanguageHint><Languages/></Row>
            </Group>
            <Group icon="play" title=Shown::MotionSound>
                <Row name=Shown::Motion hint=Shown::MotionHint><Choices setting=settings.motion name=Shown::Motion/></Row>
                <Row name=Shown::Playback hint=Shown::PlaybackHint><Choices setting=settings.playback name=Shown::Playback/></Row>
                <Row name=Shown::Sound hint=Shown::SoundHint><Switch setting=settings.sound name=Shown::Sound/></Row>
            </Group>
            <Group icon="check" title=Shown::Play>
                <Row name=Shown::Coach hint=Shown::CoachHint><Choices setting=settings.coach name=Shown::Coach/></Row>
                <Row name=Shown::Side hint=Shown::SideHint><Choices setting=settings.side name=Shown::Side/></Row>
            </Group>
            <Group icon="offline" title=Shown::Data>
                <Games/>
                <Offline/>
            </Group>
        </div>
    }
}

#[component]
fn Group(icon: &'static str, title: Shown, children: Children) -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! { <section class="panel"><h2><Icon name=icon/>{move || said(desk, title)}</h2>{children()}</section> }
}

#[component]
fn Row(name: Shown, hint: Shown, children: Children) -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <div class="setrow">
            <span>{move || said(desk, name)}<small>{move || said(desk, hint)}</small></span>
            {children()}
        </div>
    }
}

/// Buttons of which one is pressed.
#[component]
fn Choices<T: Choice>(setting: Setting<T>, name: Shown) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let one = move |choice: &'static T| {
        let on = move || setting.get() == *choice;
        let class = move || if on() { "is-on" } else { "" };
        view! {
            <button class=class data-choice=format!("{}-{}", T::NAME, choice.code()) aria-pressed=move || on().to_string()
                on:click=move |_| setting.set(*choice)>{move || said(desk, choice.word())}</button>
        }
    };
    let all = T::ALL.iter().map(one).collect_view();
    view! { <span class="seg seg--s" role="group" aria-label=move || said(desk, name)>{all}</span> }
}

/// Off or on: the first and the second choice.
#[component]
fn Switch<T: Choice>(setting: Setting<T>, name: Shown) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let on = move || setting.get() == T::ALL[1];
    let class = move || if on() { "switch is-on" } else { "switch" };
    view! {
        <button class=class role="switch" data-choice=T::NAME aria-label=move || said(desk, name) aria-checked=move || on().to_string()
            on:click=move |_| setting.set(T::ALL[usize::from(setting.now() != T::ALL[1])])><i></i></button>
    }
}

/// Every language, by its own name.
#[component]
fn Languages() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let one = move |language: Language| {
        let on = move || desk.language.get() == language;
        let class = move || if on() { "is-on" } else { "" };
        view! {
            <button class=class lang=language.code() data-choice=format!("language-{}", language.code())
                aria-pressed=move || on().to_string() on:click=move |_| desk.speak(language)>{own_name(language)}</button>
        }
    };
    let all = Language::all().map(one).collect_view();
    view! { <span class="seg seg--s" role="group" aria-label=move || said(desk, Shown::Language)>{all}</span> }
}

/// How many games are kept here.
#[component]
fn Games() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let count = move || {
        desk.language.track();
        desk.say(Shown::GamesHint, Words::new().with("n", desk.games.get().len()))
    };
    view! { <div class="setrow"><span>{move || said(desk, Shown::Games)}<small>{count}</small></span></div> }
}

/// Can the game be started without a network?
#[component]
fn Offline() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let ready = RwSignal::new(false);
    spawn_local(async move {
        let worker = web_sys::window().map(|window| window.navigator().service_worker());
        if let Some(found) = worker.map(|worker| JsFuture::from(worker.get_registration())) {
            ready.set(found.await.is_ok_and(|found| !found.is_undefined()));
        }
    });
    let state = move || {
        let say = if ready.get() { Shown::OfflineReady } else { Shown::OfflineNot };
        let icon = if ready.get() { "check" } else { "wait" };
        view! { <span class="ldone"><Icon name=icon/>{said(desk, say)}</span> }
    };
    view! { <Row name=Shown::Offline hint=Shown::OfflineHint>{state}</Row> }
}
