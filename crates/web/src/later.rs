//! Parts of the page that are fetched when they are wanted, so that the first picture comes soon. Each function here is
//! a seam at which the program is cut.

use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::wasm_split::SplitLoaderError;

use crate::bridge::Trouble;
use crate::desk::Desk;
use crate::learn::LessonsPage;
use crate::numbers::Numbers;
use crate::overlay::{AlmanacPage, RulesPage, SettingsPanel};
use crate::replay::Watching;
use crate::say::Say;
use crate::table::{Phone, WideShop, WideTable};

/// A part, or why it is not there.
type Fetched = Result<AnyView, SplitLoaderError>;

/// The worker's side: the room, the bots, the coach and the shelf. No picture waits for it.
#[lazy(fallible)]
pub fn worker() -> Result<(), SplitLoaderError> {
    crate::worker::start();
    Ok(())
}

/// The table in a wide window.
#[lazy(fallible)]
pub fn wide() -> Fetched {
    Ok(view! { <WideTable/> }.into_any())
}

/// Phase 5 in a wide window.
#[lazy(fallible)]
pub fn shop() -> Fetched {
    Ok(view! { <WideShop/> }.into_any())
}

/// The table on a phone.
#[lazy(fallible)]
pub fn phone() -> Fetched {
    Ok(view! { <Phone/> }.into_any())
}

/// The settings.
#[lazy(fallible)]
pub fn settings() -> Fetched {
    Ok(view! { <SettingsPanel/> }.into_any())
}

/// The rules.
#[lazy(fallible)]
pub fn rules() -> Fetched {
    Ok(view! { <RulesPage/> }.into_any())
}

/// The almanac.
#[lazy(fallible)]
pub fn almanac() -> Fetched {
    Ok(view! { <AlmanacPage/> }.into_any())
}

/// The page of lessons.
#[lazy(fallible)]
pub fn lessons() -> Fetched {
    Ok(view! { <LessonsPage/> }.into_any())
}

/// A game that is watched.
#[lazy(fallible)]
pub fn watching() -> Fetched {
    Ok(view! { <Watching/> }.into_any())
}

/// A game in numbers.
#[lazy(fallible)]
pub fn numbers() -> Fetched {
    Ok(view! { <Numbers/> }.into_any())
}

/// Shows a part of a later page, as [`later`] does: one whose style and words do not come with the first page.
pub fn dressed(part: impl Future<Output = Fetched> + 'static) -> AnyView {
    let desk = expect_context::<Desk>();
    shown(async move { if dress(desk).await.is_some() { part.await.ok() } else { None } })
}

/// Does something that leads to a later page, as soon as its style and words are there.
pub fn when_dressed(desk: Desk, then: impl FnOnce() + 'static) {
    leptos::task::spawn_local(async move {
        match dress(desk).await {
            Some(()) => then(),
            None => desk.trouble.set(Some(Trouble::Part)),
        }
    });
}

/// Fetches the style and the words of later pages.
async fn dress(desk: Desk) -> Option<()> {
    let sheet = crate::fetched::sheet();
    desk.learn_all_words().await?;
    sheet.await
}

/// Shows a part as soon as it is there. What was in its place goes at once: what it looked at is gone with the moment,
/// and it must not be drawn again while the part is on its way.
pub fn later(part: impl Future<Output = Fetched> + 'static) -> AnyView {
    shown(async move { part.await.ok() })
}

fn shown(part: impl Future<Output = Option<AnyView>> + 'static) -> AnyView {
    let (slot, there) = (StoredValue::new_local(None::<AnyView>), RwSignal::new(false));
    let fetched = async move { part.await.unwrap_or_else(|| view! { <Missing/> }.into_any()) };
    leptos::task::spawn_local(ScopedFuture::new_untracked(async move {
        let part = fetched.await;
        // Nobody may want it any more.
        if slot.try_set_value(Some(part)).is_none() {
            let _gone = there.try_set(true);
        }
    }));
    let shown = move || {
        there.track();
        slot.try_update_value(Option::take).flatten()
    };
    shown.into_any()
}

/// Fetches what will be wanted soon: the table of this width. The rest is kept for later use without a network anyway.
pub fn fetch_ahead(narrow: bool) {
    leptos::task::spawn_local(async move {
        // What is missing now is fetched again when it is wanted, and says so then.
        let _table = if narrow { __preload_phone().await } else { __preload_wide().await };
    });
}

/// What is shown in the place of a part that could not be fetched, because the line is down or the site has changed.
#[component]
fn Missing() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let reload = move |_| {
        if let Some(window) = web_sys::window() {
            let _refused = window.location().reload();
        }
    };
    view! {
        <div class="toast" role="alert">
            <span>{desk.word(Say::PartMissing)}</span>
            <button class="btn" on:click=reload>{desk.word(Say::Reload)}</button>
        </div>
    }
}
