//! What lies below the first page: the rules, language, theme, settings.

use leptos::prelude::*;
use text::Language;

use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::{Say, Shown};

/// The line below the first page.
#[component]
pub fn Foot() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let other = move || {
        let now = desk.language.get();
        let all: Vec<Language> = Language::all().collect();
        let at = all.iter().position(|language| *language == now).unwrap_or(0);
        all[(at + 1) % all.len()]
    };
    view! {
        <div class="start__foot">
            <button class="textlink" data-opens="lessons" on:click=move |_| crate::learn::open(desk)>{move || desk.word(Say::Lessons)}</button>
            <button class="textlink" data-opens="rules" on:click=move |_| desk.open_rules(None)>{move || desk.word(Shown::RulesOurs)}</button>
            <button class="textlink" data-opens="almanac" on:click=move |_| desk.open_almanac("")>{move || desk.word(Shown::Almanac)}</button>
            <div class="top__tools">
                <button class="ib ib--lang" title=move || desk.word(Say::Language) on:click=move |_| desk.speak(other())>
                    {move || desk.language.get().code().to_ascii_uppercase()}
                </button>
                <button class="ib" title=move || desk.word(Say::Theme) on:click=move |_| desk.settings.turn_theme()>
                    <Icon name="theme"/>
                </button>
                <button class="ib" data-opens="settings" title=move || desk.word(Shown::Settings) on:click=move |_| desk.open_settings()>
                    <Icon name="gear"/>
                </button>
            </div>
        </div>
    }
}
