//! What the crew faces: disaster, difficulty, irregularities.

use engine::rulebook::{DisasterId, IrregularityId};
use engine::setup::Difficulty;
use leptos::prelude::*;
use text::{Named, Words};

use super::draft::Draft;
use super::picks::Stars;
use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::{Say, Shown};
use crate::table::disaster_icon;

/// A disaster.
#[component]
pub fn DisasterPick(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let disaster = &embedded::rulebook().disasters[index];
    let on = Memo::new(move |_| draft.with(|draft| draft.disaster == index));
    let class = move || if on.get() { "dcard is-on" } else { "dcard" };
    let name = move || desk.write(|writer| writer.name(Named::Disaster, &disaster.name));
    let text = move || match desk.say(Shown::DisasterSentence, Words::new().with("disaster", disaster.key.clone())) {
        none if none.is_empty() => {
            desk.write(|writer| writer.disaster(embedded::pack(), DisasterId(index as u8)).deck.to_string())
        }
        sentence => sentence,
    };
    view! {
        <button class=class aria-pressed=move || on.get().to_string() on:click=move |_| draft.update(|draft| draft.face(index))>
            <Icon name=disaster_icon(&disaster.key)/><b>{name}</b><Stars of=disaster.level max=3/><small>{text}</small>
        </button>
    }
}

/// How hard it shall be.
#[component]
pub fn Difficulties(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let one = move |(index, difficulty): (usize, Difficulty)| {
        let on = Memo::new(move |_| draft.with(|draft| draft.difficulty == difficulty));
        let class = move || if on.get() { "opt is-on" } else { "opt" };
        let (capacity, drain) = embedded::rulebook().tables.difficulty[index];
        let words = move || {
            let say = if drain > 0 { Say::DifficultyFutile } else { Say::DifficultyCapacity };
            desk.say(say, Words::new().with("n", capacity).with("drain", drain))
        };
        let name = move || desk.write(|writer| writer.difficulty(difficulty).to_string());
        let press = move |_| draft.update(|draft| draft.difficulty = difficulty);
        view! { <button class=class aria-pressed=move || on.get().to_string() on:click=press><b>{name}</b><small>{words}</small></button> }
    };
    view! { <div class="opts">{Difficulty::ALL.into_iter().enumerate().map(one).collect_view()}</div> }
}

/// The irregularities of the disaster.
#[component]
pub fn Irregularities(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let disaster = Memo::new(move |_| draft.with(|draft| draft.disaster));
    let fitting = move || {
        let (first, count) = embedded::rulebook().disasters[disaster.get()].irregularities;
        (first.0..first.0 + count).map(IrregularityId).collect::<Vec<_>>()
    };
    let one = move |id: IrregularityId| {
        let text = desk.write(|writer| writer.irregularity(embedded::pack(), embedded::rulebook().irregularity(id)));
        let on = move || draft.with(|draft| draft.irregularities.contains(&id));
        let turn = move |_| {
            draft.update(|draft| match draft.irregularities.iter().position(|one| *one == id) {
                Some(at) => {
                    draft.irregularities.remove(at);
                }
                None => draft.irregularities.push(id),
            });
        };
        view! {
            <label class="irr"><input type="checkbox" prop:checked=on on:change=turn/>
                <span><b>{text.name.to_string()}</b><small>
                    <i><Icon name="up"/>{text.benefit.to_string()}</i><i><Icon name="down"/>{text.impediment.to_string()}</i>
                </small></span></label>
        }
    };
    let none = move || fitting().is_empty().then(|| view! { <p>{desk.word(Shown::NoIrregularities)}</p> });
    view! { <div class="irrs">{none}{move || fitting().into_iter().map(one).collect_view()}</div> }
}
