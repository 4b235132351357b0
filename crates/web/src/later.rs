//! Parts of the page that are fetched when they are wanted, so that the first picture comes soon. Each function here is
//! a seam at which the program is cut.

use std::hint::black_box;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::wasm_split::SplitLoaderError;

use crate::bridge::Trouble;
use crate::desk::Desk;
use crate::learn::{LessonsPage, Taught, TaughtSheet};
use crate::numbers::Numbers;
use crate::overlay::{AlmanacPage, GlossCard, RulesPage, SettingsPanel};
use crate::replay::Watching;
use crate::say::Say;
use crate::start::{Draft, More};
use crate::table::{AidPanel, Asked, Phone, PlanSums, WideShop, WideTable};
use crate::worker::{self, Part, Tick};

/// A part, or why it is not there.
type Fetched = Result<AnyView, SplitLoaderError>;

/// The worker's side: the room, the bots and the shelf. No picture waits for it.
#[lazy(fallible)]
pub fn worker() -> Result<(), SplitLoaderError> {
    worker::start();
    Ok(())
}

/// In the worker: games that were kept or come from elsewhere. Like those below it is hidden from the optimiser, which
/// would otherwise write the call into the worker's part, and all of this with it.
#[lazy(fallible)]
pub fn library() -> Result<Part, SplitLoaderError> {
    Ok(black_box(worker::library as Part))
}

/// In the worker: lessons.
#[lazy(fallible)]
pub fn school() -> Result<Part, SplitLoaderError> {
    Ok(black_box(worker::school as Part))
}

/// In the worker: bots that think.
#[lazy(fallible)]
pub fn bots() -> Result<Tick, SplitLoaderError> {
    Ok(black_box(room::Room::tick as Tick))
}

/// In the worker: the coach, and where a die can end.
#[lazy(fallible)]
pub fn counsel() -> Result<Part, SplitLoaderError> {
    Ok(black_box(worker::counsel as Part))
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

/// More that can be chosen before a game.
#[lazy(fallible)]
pub fn more(draft: RwSignal<Draft>) -> Fetched {
    Ok(view! { <More draft/> }.into_any())
}

/// A question that is none of placing and spending; on a phone it is a sheet.
#[lazy(fallible)]
pub fn asked(sheet: bool) -> Fetched {
    Ok(view! { <Asked sheet/> }.into_any())
}

/// What helps to think: its panel, or what stands in the bar above a plan.
#[lazy(fallible)]
pub fn aids(bar: bool) -> Fetched {
    Ok(if bar { view! { <PlanSums/> }.into_any() } else { view! { <AidPanel/> }.into_any() })
}

/// What teaches at the table; on a phone the card is a sheet.
#[lazy(fallible)]
pub fn teach(sheet: bool) -> Fetched {
    Ok(if sheet { view! { <TaughtSheet/> }.into_any() } else { view! { <Taught/> }.into_any() })
}

/// The card of a word.
#[lazy(fallible)]
pub fn gloss(thing: text::Thing) -> Fetched {
    Ok(view! { <GlossCard thing/> }.into_any())
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
    shown(Box::pin(async move { if dress(desk).await.is_some() { part.await.ok() } else { None } }))
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
    shown(Box::pin(async move { part.await.ok() }))
}

/// The same for whatever part, so that it is written once.
fn shown(part: Pin<Box<dyn Future<Output = Option<AnyView>>>>) -> AnyView {
    let (slot, there) = (StoredValue::new(None::<AnyView>), RwSignal::new(false));
    // Nobody may want it any more when it comes: then this ends with whoever wanted it.
    leptos::task::spawn_local(ScopedFuture::new_untracked(async move {
        let part = part.await.unwrap_or_else(|| view! { <Missing/> }.into_any());
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

/// Fetches what whoever has begun to play may open next, once the first die has been touched: nobody waits for it then.
pub fn fetch_company() {
    leptos::task::spawn_local(async {
        // Whoever opens it fetches it again.
        let _later = __preload_asked().await;
        let _later = __preload_aids().await;
    });
}

/// The same in the worker.
pub fn fetch_counsel() {
    leptos::task::spawn_local(async {
        // Whoever asks for it fetches it again.
        let _later = __preload_counsel().await;
    });
}

/// Fetches what a lesson needs at the table, while the worker lays it out.
pub fn fetch_teaching() {
    leptos::task::spawn_local(async {
        let _card = __preload_teach().await;
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
