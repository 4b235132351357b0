//! The almanac: all tiles and cards, by kind, country, tier and disaster, and by what is written on them.

use engine::effect::Tier;
use engine::rulebook::{CountryId, DisasterId};
use leptos::prelude::*;
use text::{Flavour, Named, Words};

use super::entries::{self, Entry, Kind};
use super::entry::EntryView;
use super::{Overlay, said};
use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::{Say, Shown};
use crate::table::tier_sign;

/// What is shown of it.
#[derive(Clone, PartialEq, Debug)]
struct Wish {
    kind: Kind,
    words: String,
    country: Option<CountryId>,
    tier: Option<Tier>,
    disaster: Option<DisasterId>,
}

/// So many things are drawn at once, no more.
const SHOWN: usize = 80;

const TIERS: [Tier; 6] = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four, Tier::Boost];

/// The almanac.
#[component]
pub fn AlmanacPage() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let all = desk.write(|writer| {
        let all = entries::all(writer).into_iter();
        all.map(|entry| (entry.words(writer), entry)).collect::<Vec<_>>()
    });
    let all = StoredValue::new(all);
    let flavour = RwSignal::new(Flavour::default());
    provide_context(flavour);
    leptos::task::spawn_local(async move {
        // Without them nothing is missed.
        if let Some(words) = crate::fetched::flavour(desk.language.get_untracked()).await {
            let _gone = flavour.try_set(Flavour::of(&words));
        }
    });
    let wish = RwSignal::new(Wish {
        kind: Kind::Tiles,
        words: String::new(),
        country: Some(CountryId(0)),
        tier: None,
        disaster: None,
    });
    Effect::new(move |_| {
        if let Some(Overlay::Almanac(wanted)) = desk.overlay.get()
            && !wanted.is_empty()
        {
            let small = wanted.to_lowercase();
            let found = all.with_value(|all| {
                all.iter().find(|(words, _)| words.starts_with(&small)).map(|(_, entry)| entry.kind())
            });
            let kind = found.unwrap_or(Kind::Tiles);
            wish.set(Wish { kind, words: wanted, country: None, tier: None, disaster: None });
        }
    });
    let found = Memo::new(move |_| {
        let wish = wish.get();
        let wanted = wish.words.trim().to_lowercase();
        let fits = |(words, entry): &&(String, Entry)| {
            entry.kind() == wish.kind
                && (wanted.is_empty() || words.contains(&wanted))
                && (wish.kind != Kind::Tiles || wish.country.is_none() || entry.country() == wish.country)
                && (wish.kind != Kind::Tiles || wish.tier.is_none() || entry.tier() == wish.tier)
                && (wish.disaster.is_none() || entry.disaster().is_none() || entry.disaster() == wish.disaster)
        };
        all.with_value(|all| all.iter().filter(fits).map(|(_, entry)| entry.clone()).collect::<Vec<_>>())
    });
    let count = move || desk.say(Shown::AlmanacCount, Words::new().with("n", found.with(Vec::len)));
    let shown = move || {
        let class = if wish.with(|wish| wish.kind) == Kind::Tiles { "alm alm--tiles" } else { "alm" };
        let one = |entry: Entry| view! { <EntryView entry/> };
        view! { <div class=class>{found.get().into_iter().take(SHOWN).map(one).collect_view()}</div> }
    };
    view! {
        <div class="alm__bar">
            <label class="srch"><Icon name="search"/>
                <input type="search" aria-label=said(desk, Shown::AlmanacSearch) placeholder=said(desk, Shown::AlmanacSearch)
                    prop:value=move || wish.with(|wish| wish.words.clone())
                    on:input=move |event| wish.update(|wish| { wish.words = event_target_value(&event); wish.country = None; })/>
            </label>
            <Kinds wish/>
            <Filters wish/>
            <p role="status">{count}</p>
        </div>
        {shown}
    }
}

#[component]
fn Kinds(wish: RwSignal<Wish>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let one = move |kind: Kind| {
        let on = move || wish.with(|wish| wish.kind == kind);
        let class = move || if on() { "fchip is-on" } else { "fchip" };
        let press = move |_| wish.update(|wish| wish.kind = kind);
        view! { <button class=class data-kind=format!("{kind:?}").to_lowercase() aria-pressed=move || on().to_string() on:click=press>{said(desk, kind_word(kind))}</button> }
    };
    view! { <div class="filters" role="group" aria-label=said(desk, Shown::Almanac)>{Kind::ALL.map(one).collect_view()}</div> }
}

const fn kind_word(kind: Kind) -> Shown {
    match kind {
        Kind::Tiles => Shown::KindTiles,
        Kind::Cards => Shown::KindCards,
        Kind::Missions => Shown::KindMissions,
        Kind::Badges => Shown::KindBadges,
        Kind::Irregularities => Shown::KindIrregularities,
        Kind::Terms => Shown::KindTerms,
    }
}

/// Country and tier for tiles, the disaster for cards.
#[component]
fn Filters(wish: RwSignal<Wish>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let book = embedded::rulebook();
    let kind = Memo::new(move |_| wish.with(|wish| wish.kind));
    let countries = move || {
        let one = |(index, country): (usize, &engine::rulebook::Country)| {
            let name = desk.write(|writer| writer.name(Named::Country, &country.name));
            let here = Some(CountryId(index as u8));
            view! { <option value=index selected=move || wish.with(|wish| wish.country == here)>{name}</option> }
        };
        let chosen = move |event: web_sys::Event| {
            wish.update(|wish| wish.country = event_target_value(&event).parse().ok().map(CountryId));
        };
        let tier = |(index, tier): (usize, Tier)| {
            view! { <option value=index selected=move || wish.with(|wish| wish.tier == Some(tier))>{tier_sign(tier)}</option> }
        };
        let chosen_tier = move |event: web_sys::Event| {
            let at: Option<usize> = event_target_value(&event).parse().ok();
            wish.update(|wish| wish.tier = at.and_then(|at| TIERS.get(at).copied()));
        };
        view! {
            <select data-filter="country" aria-label=desk.word(Shown::Country) on:change=chosen>
                <option value="" selected=move || wish.with(|wish| wish.country.is_none())>{desk.word(Shown::AllCountries)}</option>
                {book.countries.iter().enumerate().map(one).collect_view()}
            </select>
            <select data-filter="tier" aria-label=desk.word(Shown::Tier) on:change=chosen_tier>
                <option value="" selected=move || wish.with(|wish| wish.tier.is_none())>{desk.word(Shown::AllTiers)}</option>
                {TIERS.into_iter().enumerate().map(tier).collect_view()}
            </select>
        }
    };
    let disasters = move || {
        let one = |(index, disaster): (usize, &engine::rulebook::Disaster)| {
            let name = desk.write(|writer| writer.name(Named::Disaster, &disaster.name));
            let here = Some(DisasterId(index as u8));
            view! { <option value=index selected=move || wish.with(|wish| wish.disaster == here)>{name}</option> }
        };
        let chosen = move |event: web_sys::Event| {
            wish.update(|wish| wish.disaster = event_target_value(&event).parse().ok().map(DisasterId));
        };
        view! {
            <select data-filter="disaster" aria-label=desk.word(Say::Disaster) on:change=chosen>
                <option value="" selected=move || wish.with(|wish| wish.disaster.is_none())>{desk.word(Shown::AllDisasters)}</option>
                {book.disasters.iter().enumerate().map(one).collect_view()}
            </select>
        }
    };
    move || match kind.get() {
        Kind::Tiles => countries().into_any(),
        Kind::Cards | Kind::Irregularities => disasters().into_any(),
        Kind::Missions | Kind::Badges | Kind::Terms => ().into_any(),
    }
}
