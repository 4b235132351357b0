//! The crew mates.

use engine::resource::Light;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Named, Words};

use crate::desk::Desk;
use crate::pieces::{CrewMark, DieView, Icon, Patch, ResourceIcon, Size, classes};
use crate::say::Say;

/// Everybody but the one who looks.
#[component]
pub fn Crew() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let mates = Memo::new(move |_| {
        let looks = desk.seat.get();
        let mates = desk.look(|view| view.table.seats().iter().filter(|seat| *seat != looks).collect::<Vec<Seat>>());
        mates.unwrap_or_default()
    });
    let waiting = move || {
        let looks = desk.seat.get();
        let asked = desk.look(|view| view.seats_asked().iter().collect::<Vec<_>>()).unwrap_or_default();
        if asked.contains(&looks) {
            return desk.word(Say::WaitingForYou);
        }
        let names: Vec<String> =
            asked.into_iter().filter_map(|seat| desk.speaker(|speaker| speaker.player(seat).to_string())).collect();
        if names.is_empty() {
            String::new()
        } else {
            desk.say(Say::WaitingFor, Words::new().with("players", names.join(", ")))
        }
    };
    view! {
        <section class="panel crew">
            <h2><Icon name="users"/>{move || desk.word(Say::Crew)}<span class="pill">{waiting}</span></h2>
            {move || mates.get().into_iter().map(|seat| view! { <Mate seat/> }).collect_view()}
        </section>
    }
}

#[component]
fn Mate(seat: Seat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let mine = move || desk.people.get().contains(&seat);
    let body = move || {
        desk.look(|view| {
            let (area, country) = (view.table.of(seat), view.country(seat));
            let done = !view.seats_asked().has(seat);
            let name = desk.write(|writer| writer.name(Named::Country, &country.name));
            let lamp = match area.light {
                Light::Red => "lamp lamp--red",
                Light::Blue => "lamp lamp--blue",
            };
            let oriented = country.oriented;
            let dice: Vec<_> = area.pool.iter().chain(area.queue.dice().iter().copied()).collect();
            let zone = if dice.is_empty() {
                view! { <span class="none">{desk.word(Say::PoolEmpty)}</span> }.into_any()
            } else {
                let one = |die| view! { <DieView die seat oriented size=Size::Small/> };
                view! { {dice.into_iter().take(9).map(one).collect_view()} }.into_any()
            };
            let boards = area.boards.iter().map(|resource| {
                let name = desk.write(|writer| writer.resource(resource).to_string());
                view! { <ResourceIcon resource name/> }
            });
            let rolls = view.track(seat).dice[usize::from(area.track)];
            view! {
                <span class="lit-patch"><Patch country=country.key.clone()/><i class=lamp></i></span>
                <b class="mate__name">{name}<CrewMark seat/></b>
                <span class="mate__state">
                    <Icon name=if done { "check" } else { "wait" }/>{desk.word(if done { Say::IsDone } else { Say::Working })}
                </span>
                <div class="mate__zone">{zone}</div>
                <div class="mate__facts">
                    {boards.collect_view()}
                    <span title=desk.word(Say::Capacity)><Icon name="capacity"/>{area.capacity}</span>
                    <span title=desk.word(Say::DiceTrack)><Icon name="die"/>{rolls}</span>
                </div>
            }
        })
    };
    let class = move || {
        let done = desk.look(|view| !view.seats_asked().has(seat)).unwrap_or(false);
        classes(&[
            ("mate", true),
            (&format!("crew-{}", seat.number()), true),
            ("is-done", done),
            ("is-mine", mine() || desk.planning.get()),
        ])
    };
    let turn = move |_| {
        // In a plan a crew mate's dice can be ghosts too; they become a proposal.
        if mine() || desk.planning.get_untracked() {
            desk.put_down();
            desk.seat.set(seat);
        } else {
            desk.touch(engine::offers::Thing::Seat(seat));
        }
    };
    view! { <article class=class on:click=turn>{body}</article> }
}
