//! The four wheels: what each resource comes to at the check, and what it would become.

mod dial;
mod model;

use engine::offers::Thing;
use engine::resource::Resource;
use leptos::prelude::*;
use text::Words;

use super::hub::{is_lit, is_pointed};
use super::marks::Marks;
use super::supplies::Supplies;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, ResourceIcon, classes, resource_word};
use crate::say::Say;
use dial::{Dial, half, hand};
use model::{model, preview};

/// The wheels, with the supplies in the middle.
#[component]
pub fn Wheels() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <section class="wheels" aria-label=move || desk.word(Say::Wheels)>
            <WheelView resource=Resource::Power/>
            <WheelView resource=Resource::Climate/>
            <Supplies/>
            <WheelView resource=Resource::Oxygen/>
            <WheelView resource=Resource::Nutrition/>
        </section>
    }
}

/// One wheel.
#[component]
pub fn WheelView(resource: Resource) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let marks = expect_context::<Marks>();
    let model =
        Memo::new(move |_| desk.look_unplanned(|view| model(view, resource)).map(|model| model.played(desk, resource)));
    let preview = Memo::new(move |_| preview(desk, marks, resource));
    let thing = Thing::Board(resource);
    let lit = Memo::new(move |_| is_lit(desk, thing));
    let name = move || desk.write(|writer| writer.resource(resource).to_string());
    let class = move || {
        let bonus = model.get().is_some_and(|model| model.reaches_bonus.is_some());
        classes(&[
            ("wheel", true),
            (&format!("res--{}", resource_word(resource)), true),
            ("has-bonus", bonus),
            ("is-lit", lit.get()),
            ("is-told", is_pointed(desk, thing)),
        ])
    };
    let shown = move || {
        model.get().map(|model| {
            let then = preview.get().filter(|then| *then != model.forecast);
            let spoken = desk.say(
                Say::WheelSpoken,
                Words::new().with("resource", name()).with("drain", model.drain).with("n", model.forecast),
            );
            let zone = zone(model.forecast, model.safe);
            let foot = match model.reaches_bonus {
                Some(bonus) => desk.say(Say::TakesBonus, Words::new().with("n", bonus)),
                None if model.ahead => desk.word(Say::AtTheCheck),
                None => desk.word(Say::Left),
            };
            let becomes = then.map(|then| {
                let spoken = desk.say(Say::Becomes, Words::new().with("n", then));
                view! { <i aria-label=spoken><Icon name="right"/>{minus(then)}</i> }
            });
            view! {
                <Dial resource model=model.clone() then spoken/>
                <div class="wheel__mid">
                    <span class=format!("wheel__num {zone}")><b>{minus(model.forecast)}</b>{becomes}</span>
                    <small>{foot}</small>
                </div>
                <span class="wheel__foot">
                    <ResourceIcon resource name=name()/><b>{name()}</b>
                    {model.owner.map(|seat| view! { <CrewMark seat/> })}
                </span>
            }
        })
    };
    view! { <div class=class on:click=move |_| { if lit.get_untracked() { desk.touch(thing); } }>{shown}</div> }
}

/// A wheel as small as can be.
#[component]
pub fn Mini(resource: Resource) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let marks = expect_context::<Marks>();
    let model =
        Memo::new(move |_| desk.look_unplanned(|view| model(view, resource)).map(|model| model.played(desk, resource)));
    let preview = Memo::new(move |_| preview(desk, marks, resource));
    let name = move || desk.write(|writer| writer.resource(resource).to_string());
    move || {
        model.get().map(|model| {
            let then = preview.get().filter(|then| *then != model.forecast);
            let becomes = then.map(|then| view! { <i><Icon name="right"/>{minus(then)}</i> });
            let zone = zone(model.forecast, model.safe);
            let (from, to) = (f64::from(-model.drain), f64::from(model.forecast));
            view! {
                <span class=format!("mini res--{}", resource_word(resource))>
                    <svg viewBox="0 0 72 40" aria-hidden="true">
                        <path class="ring" d=half(-30.0, 45.0, 30.0)/>
                        <path class="z z-red" d=half(-30.0, -0.7, 35.0)/>
                        <path class="z z-orange" d=half(0.0, f64::from(model.safe), 35.0)/>
                        <path class="fill fill--ghost" d=half(from, to.max(from), 30.0)/>
                        {then.map(f64::from).filter(|then| *then > to).map(|then| view! { <path class="fill" d=half(to, then, 30.0)/> })}
                        <path class="needle" d=hand(to)/>
                    </svg>
                    <b class=zone><b>{minus(model.forecast)}</b>{becomes}</b>
                    <span><ResourceIcon resource name=name()/>{name()}</span>
                </span>
            }
        })
    }
}

/// The class of a number by where it would end.
pub const fn zone(amount: i16, safe: i16) -> &'static str {
    if amount < 0 {
        "zone-red"
    } else if amount < safe {
        "zone-orange"
    } else {
        "zone-white"
    }
}

/// A number with a true minus.
pub fn minus(number: i16) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
