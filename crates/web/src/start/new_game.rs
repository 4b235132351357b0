//! A new game: players, countries, disaster, difficulty, irregularities, and what else can be chosen.

use engine::rulebook::CountryId;
use leptos::prelude::*;
use text::Words;

use super::draft::{Draft, fresh_seed};
use super::picks::CountryPick;
use super::seat_card::SeatCard;
use super::world::{Difficulties, DisasterPick, Irregularities};
use crate::bridge::Ask;
use crate::desk::Desk;
use crate::later::{self, dressed};
use crate::pieces::{Icon, InfoMark, spelled};
use crate::say::{Say, Shown};

/// Milliseconds between two answers of a bot, so that people can follow.
const PACE: u32 = 700;

/// The first game: Training Simulator with a bot.
pub fn first(desk: Desk) {
    let book = embedded::rulebook();
    let by_key = |key: &str| book.countries.iter().position(|country| country.key == key).unwrap_or(0) as u8;
    let draft = Draft {
        countries: vec![CountryId(by_key("usa")), CountryId(by_key("russia"))],
        disaster: book.disasters.iter().position(|disaster| disaster.key.starts_with("training")).unwrap_or(0),
        ..Draft::new()
    };
    launch(desk, &draft);
}

fn launch(desk: Desk, draft: &Draft) {
    let setup = Box::new(draft.setup(fresh_seed()));
    desk.ask(&Ask::New { setup, bots: draft.bots(), pace: PACE });
}

/// Everything that is chosen before a game.
#[component]
pub fn NewGame() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let draft = RwSignal::new(Draft::new());
    let more = RwSignal::new(false);
    let players = (1..=4usize).map(|count| {
        let on = move || draft.with(|draft| draft.players == count);
        let class = move || if on() { "is-on" } else { "" };
        let press = move |_| draft.update(|draft| draft.seat_players(count));
        view! { <button class=class data-players=count aria-pressed=move || on().to_string() on:click=press>{count}</button> }
    });
    let seats = move || {
        let count = draft.with(|draft| draft.players);
        (0..count).map(|index| view! { <SeatCard index draft/> }).collect_view()
    };
    let book = embedded::rulebook();
    let countries = (0..book.countries.len()).map(|index| view! { <CountryPick index draft/> });
    let disasters = (0..book.disasters.len()).map(|index| view! { <DisasterPick index draft/> });
    let surprise = move |_| draft.update(|draft| draft.surprise(book));
    view! {
        <section class="panel setup">
            <header>
                <h2>{move || desk.word(Say::NewGame)}</h2>
                <div class="seg" role="group" aria-label=move || desk.word(Say::Players)>
                    <span>{move || desk.word(Say::Players)}</span>{players.collect_view()}
                </div>
                <button class="btn btn--ghost" on:click=surprise><Icon name="seed"/>{move || desk.word(Say::Surprise)}</button>
            </header>
            <div class="seats">{seats}</div>
            <div class="shelf">{countries.collect_view()}</div>
            <Show when=move || more.get()>{dressed(later::more(draft))}</Show>
            <h3>{move || desk.word(Say::Disaster)}<InfoMark rule="disasters"/></h3>
            <div class="dcards">{disasters.collect_view()}</div>
            <div class="two">
                <div><h3>{move || desk.word(Say::Difficulty)}<InfoMark rule="setup"/></h3><Difficulties draft/></div>
                <div><h3>{move || desk.word(Say::Irregularities)}<InfoMark rule="irregularities"/><small>{move || desk.word(Say::IrregularitiesHint)}</small></h3><Irregularities draft/></div>
            </div>
            <footer>
                <Comes draft/>
                <button class="btn" data-more="" aria-expanded=move || more.get().to_string() on:click=move |_| more.update(|more| *more = !*more)>
                    {move || desk.word(if more.get() { Shown::FewerOptions } else { Shown::MoreOptions })}
                </button>
                <button class="btn btn--primary" on:click=move |_| launch_if(desk, &draft.get_untracked())>
                    <Icon name="play"/>{move || desk.word(Say::Launch)}
                </button>
            </footer>
        </section>
    }
}

/// Begins, unless it cannot be played; why not stands beside the button.
fn launch_if(desk: Desk, draft: &Draft) {
    if draft.laid_out().is_ok() {
        launch(desk, draft);
    }
}

/// What follows from the number of players and their boards; or why it cannot be played so.
#[component]
fn Comes(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    move || match draft.with(Draft::laid_out) {
        Ok((game, laid)) => {
            let (view, book) = (game.view(), embedded::rulebook());
            let tokens: u8 = view.table.stock.amplify_strain.iter().sum();
            let boosts = laid.iter().filter(|one| book.tile(one.2.0).tier == engine::effect::Tier::Boost).count();
            let drains: Vec<u8> = view.table.wheels.iter().map(|wheel| wheel.drain).collect();
            let (low, high) = (drains.iter().min().copied(), drains.iter().max().copied());
            let words = Words::new().with("low", low.unwrap_or(0)).with("high", high.unwrap_or(0));
            let words = words.flag("same", low == high).with("tokens", tokens).with("boosts", boosts);
            view! { <p class="setup__says">{desk.say(Shown::Follows, words)}</p> }.into_any()
        }
        Err(error) => {
            let spans = desk.write(|writer| writer.spans(&writer.setup_error(embedded::pack(), &error)));
            let words = spans.into_iter().map(spelled).collect_view();
            view! { <p class="setup__says is-refused" role="alert"><Icon name="ban"/><span>{words}</span></p> }
                .into_any()
        }
    }
}
