//! What opens above the page: settings, rules, almanac, and the card of a word. The browser's own dialog keeps the focus
//! inside, closes on Escape and gives the focus back.

mod about;
mod almanac;
mod entries;
mod entry;
mod gloss;
mod opening;
mod rules;
mod rules_file;
mod settings;

use leptos::prelude::*;

use crate::desk::Desk;
use crate::later::{self, dressed};
use crate::pieces::Icon;
use crate::say::{Say, Shown};
pub use about::can_be_looked_up;
pub use almanac::AlmanacPage;
pub use gloss::{Gloss, GlossCard, Looked};
pub use rules::RulesPage;
pub use settings::SettingsPanel;

/// What is open above the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// What is settled on this device.
    Settings,
    /// The rules, at a place.
    Rules(String),
    /// All tiles and cards, those first that are looked for.
    Almanac(String),
}

/// Which of them, so that another place in the rules does not open them anew.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Settings,
    Rules,
    Almanac,
}

/// Whatever is open above the page.
#[component]
pub fn Above() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let which = Memo::new(move |_| {
        desk.overlay.get().map(|overlay| match overlay {
            Overlay::Settings => Which::Settings,
            Overlay::Rules(_) => Which::Rules,
            Overlay::Almanac(_) => Which::Almanac,
        })
    });
    let sheet = move || {
        Some(match which.get()? {
            Which::Settings => {
                view! { <Sheet title=Shown::Settings icon="gear" class="over">{dressed(later::settings())}</Sheet> }.into_any()
            }
            Which::Rules => {
                view! { <Sheet title=Shown::Rules icon="book" class="over over--wide">{dressed(later::rules())}</Sheet> }.into_any()
            }
            Which::Almanac => {
                view! { <Sheet title=Shown::Almanac icon="search" class="over over--wide">{dressed(later::almanac())}</Sheet> }
                    .into_any()
            }
        })
    };
    view! { {sheet}<Gloss above=false/> }
}

/// A dialog with a heading and a way out.
#[component]
fn Sheet(title: Shown, icon: &'static str, class: &'static str, children: Children) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            let _there = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let title = move || said(desk, title);
    view! {
        <dialog node_ref=dialog class=class aria-label=title on:close=move |_| desk.closed()>
            <header class="over__head">
                <h2><Icon name=icon/>{title}</h2>
                <button class="ib" title=move || said(desk, Say::Close) aria-label=move || said(desk, Say::Close) on:click=move |_| close()>
                    <Icon name="x"/>
                </button>
            </header>
            <div class="over__body">{children()}</div>
            <Gloss above=true/>
        </dialog>
    }
}

/// A word of the client, again in another language when that changes.
fn said(desk: Desk, say: impl text::Message) -> String {
    desk.language.track();
    desk.word(say)
}
