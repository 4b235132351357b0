//! The console of whoever looks: dice, tokens, free actions, undo and done.

use engine::View;
use engine::die::{Bag, Die};
use engine::effect::Zone;
use engine::game::Undo;
use engine::offers::Thing;
use engine::question::{Answer, Question};
use engine::resource::Light;
use engine::rulebook::BadgeId;
use engine::seat::Seat;
use leptos::prelude::*;
use room::Command;
use text::{Named, Words};

use super::hub::is_lit;
use crate::bridge::{Ask, Undoable};
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, Patch, ResourceIcon, Size, classes, die};
use crate::say::Say;

/// The console.
#[component]
pub fn Console() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <section class=move || format!("panel console crew-{}", desk.seat.get().number()) aria-label=move || desk.word(Say::Console)>
            <Me/>
            <Hand/>
            <Acts/>
        </section>
    }
}

/// Who looks, and what they have.
#[component]
fn Me() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let body = move || {
        let seat = desk.seat.get();
        desk.look(|view| {
            let area = view.table.of(seat);
            let country = view.country(seat);
            let name = desk.write(|writer| writer.name(Named::Country, &country.name));
            let boards = area.boards.iter().map(|resource| {
                let name = desk.write(|writer| writer.resource(resource).to_string());
                view! { <ResourceIcon resource name=name.clone()/>{name}", " }
            });
            let (lamp, light) = match area.light {
                Light::Red => ("lamp lamp--red", Say::LightRed),
                Light::Blue => ("lamp lamp--blue", Say::LightBlue),
            };
            let badges = area.badges.iter().flatten().map(|(badge, _)| badge_line(desk, view, *badge)).collect_view();
            view! {
                <div class="me__id">
                    <span class="lit-patch"><Patch country=country.key.clone()/><i class=lamp role="img" aria-label=desk.word(light)></i></span>
                    <div><b>{name}<CrewMark seat/></b><small>{boards.collect_view()}{desk.word(light)}</small></div>
                </div>
                <dl>
                    <div><dt>{desk.word(Say::Capacity)}</dt><dd class="cap"><Icon name="capacity"/><b>{area.capacity}</b></dd></div>
                    <div><dt>{desk.word(Say::DiceTrack)}</dt><dd>{track(view, seat)}</dd></div>
                    <div><dt>{desk.word(Say::Badge)}</dt><dd class="badge">{badges}</dd></div>
                </dl>
            }
        })
    };
    view! { <div class="me">{body}</div> }
}

fn badge_line(desk: Desk, view: &View<'_>, badge: BadgeId) -> impl IntoView + use<> {
    let badge = view.rulebook.badge(badge);
    let name = desk.write(|writer| writer.name(Named::Badge, &badge.name));
    view! { <span><Icon name=badge.key.clone()/>{name}</span> }
}

/// A dice track: what has been reached, and what the next steps cost.
pub fn track(view: &View<'_>, seat: Seat) -> impl IntoView + use<> {
    let track = *view.track(seat);
    let at = usize::from(view.table.of(seat).track);
    let len = usize::from(track.len);
    let slots = (0..len).map(move |index| {
        let class = match index {
            index if index < at => "is-past",
            index if index == at => "is-now",
            _ => "",
        };
        let cost = (index + 1 < len).then(|| view! { <i class="track__cost">{track.costs[index]}</i> });
        view! { <b class=class>{track.dice[index]}</b>{cost} }
    });
    view! { <span class="track">{slots.collect_view()}</span> }
}

#[derive(Clone, PartialEq, Debug)]
struct ZoneModel {
    zone: Zone,
    dice: Vec<Die>,
}

/// Every zone with dice, and the tokens.
#[component]
fn Hand() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let zones = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| {
            let area = view.table.of(seat);
            let bag = |zone, bag: &Bag| ZoneModel { zone, dice: bag.iter().collect() };
            let mut zones = vec![bag(Zone::Pool, &area.pool)];
            if !area.queue.is_empty() {
                zones.push(ZoneModel { zone: Zone::Queue, dice: area.queue.dice().to_vec() });
            }
            for (zone, other) in [(Zone::Storage, &area.storage), (Zone::Cache, &area.cache), (Zone::Kept, &area.kept)]
            {
                if !other.is_empty() {
                    zones.push(bag(zone, other));
                }
            }
            zones
        })
        .unwrap_or_default()
    });
    let converters = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| (view.table.of(seat).converters, view.country(seat).converters.1)).unwrap_or_default()
    });
    let tokens = move || {
        let (here, all) = converters.get();
        (all > 0).then(|| {
            let one = |at: u8| view! { <span class=if at < here { "convtok is-here" } else { "convtok" }><Icon name="converter"/></span> };
            view! {
                <div class="zone zone--conv"><h3>{desk.word(Say::Converters)}</h3>
                    <div class="zone__dice">{(0..all).map(one).collect_view()}</div></div>
            }
        })
    };
    view! {
        <div class="hand">
            {move || zones.get().into_iter().map(|model| view! { <ZoneView model/> }).collect_view()}
            {tokens}
            <FreeActions/>
            <Hint/>
        </div>
    }
}

#[component]
fn ZoneView(model: ZoneModel) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let (oriented, reserve) =
        desk.look(|view| (view.country(seat).oriented, view.country(seat).reserve)).unwrap_or_default();
    let (class, name) = match model.zone {
        Zone::Pool if reserve => ("zone zone--pool", Say::Reserve),
        Zone::Pool => ("zone zone--pool", Say::Pool),
        Zone::Storage => ("zone zone--storage", Say::Storage),
        Zone::Queue => ("zone zone--queue", Say::Queue),
        Zone::Cache => ("zone zone--storage", Say::Cache),
        Zone::Kept => ("zone zone--storage", Say::Kept),
    };
    let many = model.dice.len() > 6;
    let size = match (model.zone, many) {
        (Zone::Pool, false) => Size::Large,
        (Zone::Pool, true) => Size::Narrow,
        (_, _) if model.dice.len() > 4 => Size::Wee,
        (_, _) => Size::Middle,
    };
    let zone = model.zone;
    let dice = model.dice.into_iter().enumerate().map(|(at, die)| {
        let thing = match zone {
            Zone::Queue => Thing::Queued(seat, at as u8 + 1),
            zone => Thing::Die(seat, zone, die),
        };
        view! { <DieButton die thing at seat oriented size/> }
    });
    view! {
        <div class=if many { format!("{class} zone--many") } else { class.to_owned() }>
            <h3>{move || desk.word(name)}</h3>
            <div class="zone__dice">{dice.collect_view()}</div>
        </div>
    }
}

/// A die that can be taken.
#[component]
pub fn DieButton(die: Die, thing: Thing, at: usize, seat: Seat, oriented: bool, size: Size) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let usable = Memo::new(move |_| {
        let answers = desk.answers();
        desk.look(|view| answers.iter().any(|answer| view.things(seat, *answer).contains(&thing))).unwrap_or(false)
    });
    let lit = Memo::new(move |_| !desk.is_placing() && is_lit(desk, thing));
    let selected = move || desk.selected.get().contains(&thing) && desk.picked.get().contains(&(thing, at));
    let toxic =
        Memo::new(move |_| desk.look(|view| view.disaster().toxic && view.table.toxic.has(die.top())).unwrap_or(false));
    let class = move || {
        let base = die::class(seat, oriented, size);
        let more = classes(&[
            ("is-selected", selected()),
            ("is-lit", lit.get()),
            ("die--toxic", toxic.get()),
            ("die--idle", !usable.get()),
        ]);
        format!("{base} {more}")
    };
    view! {
        <button class=class aria-label=die::spoken(die, oriented) aria-pressed=move || selected().to_string()
            data-die=at on:click=move |_| desk.touch_die(thing, at)><die::Faces die oriented/></button>
    }
}

/// What the country may do between placements.
#[component]
pub fn FreeActions() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let actions = move || {
        let seat = desk.seat.get();
        let answers = desk.answers();
        let free: Vec<Answer> = answers.into_iter().filter(|answer| matches!(answer, Answer::Free(_))).collect();
        let question = desk.decision().map(|decision| decision.question);
        let one = move |answer: Answer| {
            let words = question
                .and_then(|question| desk.speaker(|speaker| speaker.answer(seat, question, answer).to_string()))
                .unwrap_or_default();
            view! { <button class="btn btn--ghost" on:click=move |_| desk.answer(answer)>{words}</button> }
        };
        (!free.is_empty()).then(|| view! { <div class="free">{free.into_iter().map(one).collect_view()}</div> })
    };
    view! { {actions} }
}

/// What can be done with what is in the hand, or why something did not go.
#[component]
pub fn Hint() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = move || match (desk.refused.get(), desk.selected.get().is_empty()) {
        (Some(refused), _) => {
            view! { <span class="hint__refused" role="alert"><Icon name="ban"/>{refused.why.to_string()}</span> }
                .into_any()
        }
        (None, true) => {
            let question = desk
                .decision()
                .and_then(|decision| desk.speaker(|speaker| speaker.question(&decision).to_string()))
                .unwrap_or_else(|| desk.word(Say::Hint));
            view! { <span>{question}</span> }.into_any()
        }
        (None, false) => {
            let count = desk.open_answers().len();
            view! { <span>{desk.say(Say::HintSelected, Words::new().with("n", count))}</span> }.into_any()
        }
    };
    view! { <p class="hint" aria-live="polite">{words}<span class="keys">{move || desk.word(Say::HintKeys)}</span></p> }
}

/// Undo, coach and done.
#[component]
fn Acts() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <div class="acts">
            <UndoButton/>
            <div class="acts__row">
                <button class="btn btn--ghost" on:click=move |_| coach(desk)><Icon name="coach"/>{move || desk.word(Say::Coach)}</button>
            </div>
            <DoneButton/>
        </div>
    }
}

/// Undo, which says what it takes back.
#[component]
pub fn UndoButton() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let state = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.undo.get().into_iter().find(|(one, _)| *one == seat).map(|(_, undo)| undo)
    });
    let words = move || match state.get() {
        None | Some(Undoable::Nothing) => desk.word(Say::UndoNothing),
        Some(Undoable::Fence) => desk.word(Say::UndoFence),
        Some(Undoable::Others(seat)) => {
            let name = desk.speaker(|speaker| speaker.player(seat).to_string()).unwrap_or_default();
            desk.say(Say::UndoOthers, Words::new().with("player", name))
        }
        Some(Undoable::Yes { count, .. }) => desk.say(Say::UndoAnswers, Words::new().with("n", count)),
    };
    let possible = move || matches!(state.get(), Some(Undoable::Yes { .. } | Undoable::Others(_)));
    view! {
        <button class="btn btn--undo" disabled=move || !possible() on:click=move |_| undo(desk)>
            <span><Icon name="undo"/>{move || desk.word(Say::Undo)}<kbd>"U"</kbd></span><small>{words}</small>
        </button>
    }
}

/// Done with the phase, as far as this seat goes.
#[component]
pub fn DoneButton() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let possible = Memo::new(move |_| desk.answers().contains(&Answer::Done));
    let more = Memo::new(move |_| desk.answers().iter().any(|answer| *answer != Answer::Done));
    let left = move || {
        let seat = desk.seat.get();
        let dice = desk.look(|view| view.table.of(seat).pool.len()).unwrap_or(0);
        let placing = desk.decision().is_some_and(|decision| decision.question == Question::Place);
        (placing && dice > 0).then(|| desk.say(Say::DoneDiceLeft, Words::new().with("n", dice)))
    };
    let class = move || if more.get() { "btn btn--done" } else { "btn btn--done btn--primary" };
    view! {
        <button class=class disabled=move || !possible.get() on:click=move |_| desk.answer(Answer::Done)>
            <Icon name="check"/>{move || desk.word(Say::Done)}<small>{left}</small>
        </button>
    }
}

/// Takes back the last deed of whoever looks.
pub fn undo(desk: Desk) {
    let seat = desk.seat.get_untracked();
    desk.put_down();
    desk.ask(&Ask::Say(Command::Undo { seat, undo: Undo::Deed }));
}

/// Asks the coach.
pub fn coach(desk: Desk) {
    if !desk.coaching.get_untracked() {
        desk.coaching.set(true);
        desk.ask(&Ask::Coach { seat: desk.seat.get_untracked() });
    }
}

/// Takes the nth die of the pool.
pub fn take(desk: Desk, number: usize) {
    let seat = desk.seat.get_untracked();
    let die = untrack(|| desk.look(|view| view.table.of(seat).pool.iter().nth(number - 1))).flatten();
    if let Some(die) = die {
        desk.touch_die(Thing::Die(seat, Zone::Pool, die), number - 1);
    }
}
