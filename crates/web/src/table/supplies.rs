//! The emergency supplies, and what is still open in the forecast.

use engine::forecast::Open;
use leptos::prelude::*;
use text::Words;

use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::Say;

#[derive(Clone, PartialEq, Debug, Default)]
struct Model {
    steps: Vec<u8>,
    used: u8,
    low: u8,
    opens: bool,
    lab: i16,
    habitation: i16,
}

/// The supplies between the wheels.
#[component]
pub fn Supplies() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let model = Memo::new(move |_| {
        desk.look(|view| {
            let forecast = view.forecast_check();
            let open =
                |pick: fn(&Open) -> i16| forecast.as_ref().map_or(0, |forecast| forecast.open.iter().map(pick).sum());
            let safe = view.safe_amount();
            let low = forecast
                .as_ref()
                .map_or(0, |forecast| forecast.settled().iter().filter(|amount| **amount < safe).count() as u8);
            Model {
                steps: view.rulebook.tables.emergency.clone(),
                used: view.table.emergency,
                low,
                opens: forecast.as_ref().is_some_and(|forecast| forecast.check.opens_supplies()),
                lab: open(|open| if let Open::AnyResource { amount, .. } = open { *amount } else { 0 }),
                habitation: open(|open| if let Open::Habitation { amount } = open { *amount } else { 0 }),
            }
        })
        .unwrap_or_default()
    });
    let steps = move || {
        let model = model.get();
        let used = usize::from(model.used);
        let one = |(at, step): (usize, &u8)| {
            let class = match at {
                at if at < used => "is-used",
                at if at == used => "is-next",
                _ => "",
            };
            view! { <li class=class><b>{*step}</b></li> }
        };
        model.steps.iter().enumerate().map(one).collect_view()
    };
    let warn = move || {
        let model = model.get();
        model.opens.then(|| {
            let words = Words::new().with("n", model.low);
            view! { <p class="warn"><Icon name="alert"/><span>{desk.say(Say::SuppliesOpen, words)}</span></p> }
        })
    };
    let open = move || {
        let model = model.get();
        let line = |amount: i16, say: Say| {
            (amount > 0).then(
                || view! { <p><Icon name="any"/><span>{desk.say(say, Words::new().with("n", amount))}</span></p> },
            )
        };
        view! { {line(model.lab, Say::AnyFromLab)}{line(model.habitation, Say::AnyFromHabitation)} }
    };
    view! {
        <div class="supplies">
            <h2>{move || desk.word(Say::Supplies)}</h2>
            <ol>
                {steps}
                <li class="skull">
                    <svg class="ico" role="img" aria-label=move || desk.word(Say::SuppliesEnd)><use href="#i-skull"/></svg>
                </li>
            </ol>
            {warn}
            {open}
        </div>
    }
}
