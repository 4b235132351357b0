//! The first page: a first game, games that go on, a new game.

mod new_game;
mod resume;

use leptos::prelude::*;

use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::Say;
use crate::table::{Tools, Troubled};
use new_game::NewGame;
use resume::Resume;

/// The first page.
#[component]
pub fn Start() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <div class="start">
            <section class="start__left">
                <div class="iss-art" inner_html=include_str!("../page/station-art.svg")></div>
                <h1>"INTREPID"</h1>
                <p class="tag">{move || desk.word(Say::Tagline)}</p>
                <article class="panel first">
                    <div><h2>{move || desk.word(Say::FirstGame)}</h2><p>{move || desk.word(Say::FirstGameText)}</p></div>
                    <button class="btn btn--primary" on:click=move |_| new_game::first(desk)>
                        <Icon name="play"/>{move || desk.word(Say::StartNow)}
                    </button>
                </article>
                <Resume/>
                <div class="start__foot"><Tools/></div>
            </section>
            <NewGame/>
        </div>
        <Troubled/>
    }
}
