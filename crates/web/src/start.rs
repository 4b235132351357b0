//! The first page: a first game, games that go on, a new game.

mod draft;
mod foot;
mod more;
mod new_game;
mod picks;
mod resume;
mod seat_card;
mod starters;
mod world;

use leptos::prelude::*;

use crate::desk::Desk;
use crate::learn;
use crate::pieces::Icon;
use crate::say::Say;
pub use draft::Draft;
use foot::Foot;
pub use more::More;
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
                    <div class="first__ways">
                        <button class="btn btn--ghost" on:click=move |_| new_game::first(desk)>{move || desk.word(Say::WithoutHelp)}</button>
                        <button class="btn btn--primary" on:click=move |_| learn::first_game(desk)>
                            <Icon name="play"/>{move || desk.word(if learn::has_begun() { Say::GoOn } else { Say::StartNow })}
                        </button>
                    </div>
                </article>
                <Resume/>
                <Foot/>
            </section>
            <NewGame/>
        </div>
    }
}
