//! Phase 5: what can be bought, what it costs and what stands in the way.

use engine::View;
use engine::effect::Tier;
use engine::offers::{Purchase, Purchases};
use engine::question::Answer;
use engine::refusal::Refusal;
use engine::resource::Resource;
use engine::seat::Seat;
use leptos::prelude::*;
use text::Words;

use super::console::{DoneButton, Hint, UndoButton, track};
use super::crew::Crew;
use super::missions::Missions;
use super::tile::tier_sign;
use super::wheel::WheelView;
use crate::desk::Desk;
use crate::pieces::{Icon, OutputView, ResourceIcon, SlotsView, art, classes, made, resource_word, slots_of};
use crate::say::Say;

/// The shop.
#[component]
pub fn Shop() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let purchases = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| view.purchases(seat)).map(Kept)
    });
    let capacity = move || {
        let seat = desk.seat.get();
        desk.look(|view| view.table.of(seat).capacity).unwrap_or(0)
    };
    let none = move || {
        let empty = purchases.with(|kept| kept.as_ref().is_some_and(|kept| kept.0.tiles.is_empty()));
        empty.then(|| view! { <p class="offer__none">{desk.word(Say::OfferNone)}</p> })
    };
    view! {
        <div class="shop__sky">
            <section class=move || format!("panel purse crew-{}", desk.seat.get().number())>
                <h2><Icon name="capacity"/>{move || desk.word(Say::Capacity)}</h2>
                <p class="purse__n"><b>{capacity}</b></p>
            </section>
            <section class="wheels wheels--4">{Resource::ALL.map(|resource| view! { <WheelView resource/> }).collect_view()}</section>
            <section class="panel fore"><Missions/></section>
        </div>
        <div class="shop__main">
            <section class="panel offer">
                <h2><Icon name="research"/>{move || desk.word(Say::OfferRow)}</h2>
                {none}
                <div class="offer__grid">
                    {move || purchases.get().map(|kept| kept.0.tiles.into_iter().map(|purchase| view! { <Offer purchase/> }).collect_view())}
                </div>
            </section>
            <div class="shop__side"><Crew/><section class="panel shopacts"><Hint/><UndoButton/><DoneButton/></section></div>
        </div>
        <div class="shop__low">{move || purchases.get().map(|kept| view! { <Others purchases=kept.0/> })}</div>
    }
}

/// Purchases that can be compared.
#[derive(Clone, PartialEq, Debug)]
struct Kept(Purchases);

#[component]
fn Offer(purchase: Purchase) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let Answer::Install { index, light } = purchase.answer else { return view! { <span></span> }.into_any() };
    let found = desk.look(|view| {
        let tile = view.set_tile(seat, index);
        let (face, country) = (view.rulebook.face(tile, light).clone(), view.table.of(seat).country);
        (tile, face, country, view.country(seat).oriented, view.table.of(seat).capacity, view.rulebook.tile(tile).tier)
    });
    let Some((tile, face, country, oriented, capacity, tier)) = found else {
        return view! { <span></span> }.into_any();
    };
    let text = desk.write(|writer| writer.tile_held_by(embedded::pack(), tile, light, country));
    let resource = face.output.iter().flatten().next().map(|(resource, _)| *resource);
    let (made, each) = made(&face);
    let cost = u16::from(purchase.cost.unwrap_or(0));
    let drain = purchase.drain.map(|(resource, by)| {
        let name = desk.write(|writer| writer.resource(resource).to_string());
        view! { <span class="drainchip"><Icon name="drain"/>{by}<ResourceIcon resource name/></span> }
    });
    let foot = match purchase.refusal {
        None => {
            view! { {desk.say(Say::OfferLeaves, Words::new().with("n", capacity.saturating_sub(cost)))} }.into_any()
        }
        Some(refusal) => {
            let why = match refusal {
                Refusal::TierNotReleased { tier, .. } => {
                    let steps = desk.look(|view| steps_to(view, tier)).unwrap_or_default();
                    desk.say(Say::OfferTier, Words::new().with("steps", steps))
                }
                Refusal::CapacityShort { cost, have } => {
                    desk.say(Say::OfferShort, Words::new().with("n", u16::from(cost).saturating_sub(have)))
                }
                other => desk.speaker(|speaker| speaker.refusal(seat, &other).to_string()).unwrap_or_default(),
            };
            view! { <Icon name="lock"/>{why} }.into_any()
        }
    };
    let class = classes(&[
        ("otile", true),
        (&format!("res--{}", resource.map_or("any", resource_word)), true),
        ("is-lit", purchase.refusal.is_none()),
        ("is-later", purchase.refusal.is_some() && matches!(tier, Tier::Two | Tier::Three | Tier::Four)),
    ]);
    let model = slots_of(face.slots, [None; 2], [None; 2], seat, oriented);
    let answer = purchase.answer;
    view! {
        <button class=class data-offer=index disabled=purchase.refusal.is_some() on:click=move |_| desk.answer(answer)>
            <span class="otile__top">
                <span class="price"><Icon name="capacity"/><b>{cost}</b></span>{drain}<span class="tier">{tier_sign(tier)}</span>
            </span>
            <span class="otile__name">{text.name.to_string()}</span>
            <span class="otile__mid"><SlotsView model/><span class="tile__out"><OutputView made each/></span></span>
            {match text.ability.zip(text.short) {
                Some((ability, short)) => view! { <span class="otile__ab"><Icon name=art(short.icon)/><span>{ability.to_string()}</span></span> }.into_any(),
                None => view! { <span class="otile__ab otile__ab--none"></span> }.into_any(),
            }}
            <span class="otile__foot">{foot}</span>
        </button>
    }
    .into_any()
}

/// Research, the dice track, Amplify tokens, badges, and tiles that can make room.
#[component]
fn Others(purchases: Purchases) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let missing = desk.look(|view| view.research_missing()).unwrap_or(0);
    let shares: Vec<Answer> =
        untrack(|| desk.answers()).into_iter().filter(|answer| matches!(answer, Answer::Research(_))).collect();
    let share = move |answer: Answer| {
        let Answer::Research(share) = answer else { return view! { <span></span> }.into_any() };
        let words = desk.say(Say::ResearchPay, Words::new().with("n", share).with("missing", missing));
        view! { <button class="btn" data-share=share on:click=move |_| desk.answer(answer)>{words}</button> }.into_any()
    };
    let track = desk.look(|view| track(view, seat));
    let badges = purchases.badges.into_iter().map(|purchase| view! { <BadgeOffer purchase seat/> });
    let rooms = purchases.make_room.into_iter().filter(|purchase| purchase.refusal.is_none()).map(|purchase| {
        let question = untrack(|| desk.decision()).map(|decision| decision.question);
        let words = question
            .and_then(|question| desk.speaker(|speaker| speaker.answer(seat, question, purchase.answer).to_string()));
        view! { <button class="btn" on:click=move |_| desk.answer(purchase.answer)>{words}</button> }
    });
    let rooms = rooms.collect::<Vec<_>>();
    let rooms =
        (!rooms.is_empty()).then(|| view! { <section class="panel buy"><div class="buy__row">{rooms}</div></section> });
    view! {
        <section class="panel buy">
            <h2><Icon name="research"/>{desk.word(Say::Research)}<span class="pill">{desk.say(Say::ResearchMissing, Words::new().with("n", missing))}</span></h2>
            <Research/>
            <div class="buy__row">{shares.into_iter().map(share).collect_view()}</div>
        </section>
        <section class=format!("panel buy buy--track crew-{}", seat.number())>
            <h2><Icon name="die"/>{desk.word(Say::DiceTrack)}</h2>
            {track}
            <Buy purchase=purchases.die say=Say::TrackBuy/>
        </section>
        <section class="panel buy">
            <h2><Icon name="amplify"/>{desk.word(Say::Amplify)}</h2>
            <p>{desk.word(Say::AmplifyText)}</p>
            <Buy purchase=purchases.amplify say=Say::AmplifyBuy/>
        </section>
        {badges.collect_view()}
        {rooms}
    }
}

/// How many steps of research are left to a tier, 2 to 4.
fn steps_to(view: &View<'_>, tier: u8) -> u8 {
    view.rulebook.tables.research[usize::from(tier) - 2].saturating_sub(view.table.research)
}

/// How far research is: a stretch for each tier that it releases, and what is next.
#[component]
fn Research() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let found = desk.look(|view| (view.rulebook.tables.research, view.table.research));
    let Some((ends, at)) = found else { return view! { <span></span> }.into_any() };
    let stretch = |(index, end): (usize, u8)| {
        let begin = index.checked_sub(1).map_or(0, |before| ends[before]);
        let share = u32::from(at.clamp(begin, end) - begin) * 100 / u32::from(end - begin).max(1);
        let class = if at >= end { "is-done" } else { "" };
        view! { <i class=class><span style:width=format!("{share}%")></span><b>{format!("T{}", index + 2)}</b></i> }
    };
    let next = (2..).zip(ends).find(|(_, end)| *end > at);
    let words = match next {
        Some((tier, end)) => desk.say(Say::ResearchNext, Words::new().with("n", end - at).with("tier", tier)),
        None => desk.word(Say::ResearchDone),
    };
    view! { <div class="rtrack" aria-hidden="true">{ends.into_iter().enumerate().map(stretch).collect_view()}</div><p>{words}</p> }.into_any()
}

#[component]
fn BadgeOffer(purchase: Purchase, seat: Seat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let Answer::Badge(index) = purchase.answer else { return view! { <span></span> }.into_any() };
    let badge = desk.look(|view| view.table.of(seat).badges[usize::from(index)].map(|(badge, _)| badge)).flatten();
    let Some(badge) = badge else { return view! { <span></span> }.into_any() };
    let text = desk.write(|writer| writer.badge(embedded::pack(), badge));
    let key = desk.look(|view| view.rulebook.badge(badge).key.clone()).unwrap_or_default();
    view! {
        <section class="panel buy">
            <h2><Icon name=key/>{text.name.to_string()}<span class="pill">{desk.word(Say::OnceARound)}</span></h2>
            <p>{text.effect.to_string()}</p>
            <Buy purchase say=Say::UseBadge/>
        </section>
    }
    .into_any()
}

/// A button that buys something, or says why it does not.
#[component]
fn Buy(purchase: Purchase, say: Say) -> impl IntoView {
    let desk = expect_context::<Desk>();
    // What has no price and is refused is not for sale; the refusal says why.
    let for_sale = purchase.cost.is_some() || purchase.refusal.is_none();
    let words = for_sale.then(|| desk.say(say, Words::new().with("n", purchase.cost.unwrap_or(0))));
    let seat = desk.seat.get_untracked();
    let why = purchase.refusal.and_then(|refusal| desk.speaker(|speaker| speaker.refusal(seat, &refusal).to_string()));
    view! {
        <button class="btn" disabled=purchase.refusal.is_some() on:click=move |_| desk.answer(purchase.answer)>
            {words}<small>{why}</small>
        </button>
    }
}
