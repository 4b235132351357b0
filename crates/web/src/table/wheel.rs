//! The four wheels: what each resource comes to at the check, and what it would become.

use std::fmt::Write as _;

use engine::View;
use engine::offers::Thing;
use engine::question::Answer;
use engine::resource::Resource;
use engine::seat::Seat;
use leptos::prelude::*;
use text::Words;

use super::hub::is_lit;
use super::supplies::Supplies;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, ResourceIcon, classes, resource_word};
use crate::say::Say;

/// The arc goes from here to there; further values rest at its ends.
const LEAST: i16 = -30;
const MOST: i16 = 45;
/// Half of the arc, in degrees from the top.
const HALF: f64 = 122.0;

#[derive(Clone, PartialEq, Debug)]
struct Model {
    drain: i16,
    available: i16,
    /// At the check, without what is open; the present marker once the check is over.
    forecast: i16,
    missions: i16,
    bonuses: Vec<(u8, &'static str)>,
    reaches_bonus: Option<u8>,
    safe: i16,
    owner: Option<Seat>,
    /// Is the check of this round still to come?
    ahead: bool,
}

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
    let model = Memo::new(move |_| desk.look(|view| model(view, resource)));
    let preview = Memo::new(move |_| preview(desk, resource));
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
                view! { <i aria-label=spoken><Icon name="right"/>{then}</i> }
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

#[component]
fn Dial(resource: Resource, model: Model, then: Option<i16>, #[prop(into)] spoken: String) -> impl IntoView {
    let word = resource_word(resource);
    let bonus = |(at, kind): &(u8, &'static str)| {
        let (x, y) = point(f64::from(*at), 78.0);
        let size = if *kind == "next" { 3.6 } else { 2.8 };
        let path = format!("M{x:.1} {:.1}l{size} {size}l-{size} {size}l-{size} -{size}z", y - size);
        let (tx, ty) = point(f64::from(*at), 88.0);
        let number = (*kind == "next")
            .then(|| view! { <text class="tick-num" x=format!("{tx:.1}") y=format!("{:.1}", ty + 3.0)>{*at}</text> });
        view! { <path class=format!("bonus bonus--{kind}") d=path/>{number} }
    };
    let drain = f64::from(-model.drain);
    let (dx, dy) = point(drain, 74.5);
    let (nx, ny) = point(drain, 91.0);
    let base = -model.drain;
    let full = model.forecast + model.missions;
    let needle = |value: i16, class: &'static str, head: Option<&'static str>| {
        let (x1, y1) = point(f64::from(value), 46.0);
        let (x2, y2) = point(f64::from(value), 69.0);
        let head =
            head.map(|class| view! { <circle class=class cx=format!("{x1:.1}") cy=format!("{y1:.1}") r="3.4"/> });
        view! { <path class=class d=format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}")/>{head} }
    };
    view! {
        <svg class="wheel__dial" viewBox="0 0 176 140" role="img" aria-label=spoken>
            <circle class="wheel__back" cx="88" cy="80" r="71"/>
            <path class="z z-red" d=arc(-30.0, -0.7, 70.0)/>
            <path class="z z-orange" d=arc(0.0, f64::from(model.safe) - 0.3, 70.0)/>
            <path class="z z-white" d=arc(f64::from(model.safe) + 0.3, 45.0, 70.0)/>
            <path class="ring" d=arc(-30.0, 45.0, 62.0)/>
            <path class="fill fill--ghost" d=arc(f64::from(base), f64::from(full.max(base)), 62.0)/>
            <path class="bite" stroke=format!("url(#bite-{word})") d=arc(f64::from(model.forecast), f64::from(full), 62.0)/>
            {then.filter(|then| *then > model.forecast).map(|then| view! {
                <path class="fill fill--preview" d=arc(f64::from(model.forecast), f64::from(then), 62.0)/>
            })}
            {model.bonuses.iter().map(bonus).collect_view()}
            <path class="drainmark" transform=format!("translate({dx:.1} {dy:.1}) rotate({:.1})", angle(drain)) d="M-4.6 -8h9.2L0 0z"/>
            <text class="tick-num tick-num--drain" x=format!("{nx:.1}") y=format!("{ny:.1}")>{minus(base)}</text>
            {needle(model.available, "needle", None)}
            {needle(model.forecast, "needle needle--ghost", Some("needle-head"))}
            {then.map(|then| needle(then, "needle needle--preview", Some("needle-head needle-head--preview")))}
        </svg>
    }
}

fn model(view: &View<'_>, resource: Resource) -> Model {
    let wheel = view.wheel(resource);
    let forecast = view.forecast_check();
    let settled = forecast.as_ref().map_or(wheel.available, |forecast| forecast.settled()[resource.index()]);
    let missions = forecast.as_ref().map_or(0, |forecast| {
        let taken =
            forecast.of_resource(resource).filter(|part| matches!(part.of, engine::forecast::PartOf::Mission(_)));
        -taken.map(|part| part.amount).sum::<i16>()
    });
    let next = view.next_bonus(resource);
    let kinds = view.rulebook.tables.bonus.iter().map(|at| {
        let kind = match next {
            Some(next) if *at == next => "next",
            Some(next) if *at > next => "later",
            _ => "taken",
        };
        (*at, kind)
    });
    let reaches = forecast.as_ref().is_some_and(|forecast| forecast.bonuses.has(resource));
    Model {
        drain: i16::from(wheel.drain),
        available: wheel.available,
        forecast: settled,
        missions,
        bonuses: kinds.collect(),
        reaches_bonus: next.filter(|_| reaches),
        safe: view.safe_amount(),
        ahead: forecast.is_some(),
        owner: view.table.seats().iter().find(|seat| view.table.of(*seat).boards.has(resource)),
    }
}

/// What the wheel would show with the place under the finger.
fn preview(desk: Desk, resource: Resource) -> Option<i16> {
    let seat = desk.seat.get();
    let focused = desk.focused.get()?;
    if desk.selected.get().is_empty() || !desk.is_placing() {
        return None;
    }
    let answers = desk.open_answers();
    desk.look(|view| {
        let here = |answer: &&Answer| view.things(seat, **answer).contains(&focused);
        let answer = answers.iter().find(here)?;
        let now = view.forecast_check()?.settled()[resource.index()];
        Some(now + view.yields(seat, *answer)?.settled[resource.index()])
    })
    .flatten()
}

/// A wheel as small as can be.
#[component]
pub fn Mini(resource: Resource) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let model = Memo::new(move |_| desk.look(|view| model(view, resource)));
    let preview = Memo::new(move |_| preview(desk, resource));
    let name = move || desk.write(|writer| writer.resource(resource).to_string());
    move || {
        model.get().map(|model| {
            let then = preview.get().filter(|then| *then != model.forecast);
            let becomes = then.map(|then| view! { <i><Icon name="right"/>{minus(then)}</i> });
            let zone = zone(model.forecast, model.safe);
            let (from, to) = (f64::from(-model.drain), f64::from(model.forecast));
            view! {
                <span class=format!("mini res--{}", resource_word(resource))>
                    <svg viewBox="8 0 160 90" aria-hidden="true">
                        <path class="z z-red" d=arc(-30.0, -0.7, 78.0)/>
                        <path class="z z-orange" d=arc(0.0, f64::from(model.safe), 78.0)/>
                        <path class="ring" d=arc(-30.0, 45.0, 70.0)/>
                        <path class="fill" d=arc(from, to.max(from), 70.0)/>
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

/// Degrees from the top.
fn angle(value: f64) -> f64 {
    let value = value.clamp(f64::from(LEAST), f64::from(MOST));
    (value - f64::from(LEAST)) * 2.0 * HALF / f64::from(MOST - LEAST) - HALF
}

fn point(value: f64, radius: f64) -> (f64, f64) {
    let turned = angle(value).to_radians();
    (88.0 + radius * turned.sin(), 80.0 - radius * turned.cos())
}

fn arc(from: f64, to: f64, radius: f64) -> String {
    let ((x1, y1), (x2, y2)) = (point(from, radius), point(to, radius));
    let large = i32::from(angle(to) - angle(from) > 180.0);
    let mut path = String::new();
    let _infallible = write!(path, "M{x1:.1} {y1:.1}A{radius} {radius} 0 {large} 1 {x2:.1} {y2:.1}");
    path
}
