//! A new game: players, countries, disaster, difficulty, irregularities.

use ai::Kind;
use engine::chance::Seed;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CountryId, DisasterId, IrregularityId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup, shared_boards};
use leptos::prelude::*;
use room::Heir;
use text::{Named, Words};

use crate::bridge::Ask;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, Patch, ResourceIcon, classes};
use crate::say::Say;
use crate::table::disaster_icon;

/// Milliseconds between two answers of a bot, so that people can follow.
const PACE: u32 = 700;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Person,
    Bot(Kind),
}

/// What has been chosen so far.
#[derive(Clone, PartialEq, Debug)]
struct Draft {
    players: usize,
    countries: Vec<CountryId>,
    who: Vec<Who>,
    disaster: usize,
    difficulty: Difficulty,
    irregularities: Vec<IrregularityId>,
    /// The seat whose country is being chosen.
    choosing: usize,
}

impl Draft {
    fn new() -> Draft {
        Draft {
            players: 2,
            countries: (0..4).map(CountryId).collect(),
            who: vec![Who::Person, Who::Bot(Kind::Planner), Who::Bot(Kind::Planner), Who::Bot(Kind::Planner)],
            disaster: 0,
            difficulty: Difficulty::Moderate,
            irregularities: Vec::new(),
            choosing: 0,
        }
    }

    fn setup(&self, book: &Rulebook) -> Setup {
        let boards = shared_boards(self.players, Light::Red);
        let mut badge = 0u8;
        let seats = boards.iter().zip(&self.countries).map(|(boards, country)| SeatSetup {
            country: *country,
            boards: boards
                .iter()
                .map(|resource| {
                    badge += 1;
                    (*resource, BadgeId((badge - 1) % book.badges.len() as u8))
                })
                .collect(),
            light: boards.first().map_or(Light::Red, |resource| resource.light()),
            spaces: None,
        });
        Setup {
            seats: seats.collect(),
            disaster: DisasterId(self.disaster as u8),
            difficulty: self.difficulty,
            irregularities: self.irregularities.clone(),
            deck: None,
            missions: None,
            seed: fresh_seed(),
        }
    }

    fn bots(&self) -> Vec<(Seat, Heir)> {
        let bots = self.who.iter().take(self.players).enumerate().filter_map(|(index, who)| match who {
            Who::Person => None,
            Who::Bot(kind) => {
                let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
                Some((Seat::from_index(index)?, Heir::Bot { kind: *kind, seed, nodes: None }))
            }
        });
        bots.collect()
    }
}

/// The first game: Training Simulator with a bot.
pub fn first(desk: Desk) {
    let book = embedded::rulebook();
    let by_key = |key: &str| book.countries.iter().position(|country| country.key == key).unwrap_or(0) as u8;
    let draft = Draft {
        countries: vec![CountryId(by_key("usa")), CountryId(by_key("russia"))],
        disaster: book.disasters.iter().position(|disaster| disaster.key.starts_with("training")).unwrap_or(0),
        ..Draft::new()
    };
    launch(desk, &draft);
}

fn launch(desk: Desk, draft: &Draft) {
    let setup = Box::new(draft.setup(embedded::rulebook()));
    desk.ask(&Ask::New { setup, bots: draft.bots(), pace: PACE });
}

/// A seed that nobody knows.
fn fresh_seed() -> Seed {
    Seed(std::array::from_fn(|_| (js_sys::Math::random() * 256.0) as u8))
}

/// Everything that is chosen before a game.
#[component]
pub fn NewGame() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let draft = RwSignal::new(Draft::new());
    let players = (1..=4usize).map(|count| {
        let class = move || if draft.get().players == count { "is-on" } else { "" };
        let press = move |_| {
            draft.update(|draft| {
                draft.players = count;
                draft.choosing = draft.choosing.min(count - 1);
            })
        };
        view! { <button class=class on:click=press>{count}</button> }
    });
    let seats = move || {
        let draft_now = draft.get();
        (0..draft_now.players).map(|index| view! { <SeatCard index draft/> }).collect_view()
    };
    let countries = (0..embedded::rulebook().countries.len()).map(|index| view! { <CountryPick index draft/> });
    let disasters = (0..embedded::rulebook().disasters.len()).map(|index| view! { <DisasterPick index draft/> });
    view! {
        <section class="panel setup">
            <header>
                <h2>{move || desk.word(Say::NewGame)}</h2>
                <div class="seg" role="group" aria-label=move || desk.word(Say::Players)>
                    <span>{move || desk.word(Say::Players)}</span>{players.collect_view()}
                </div>
                <button class="btn btn--ghost" on:click=move |_| surprise(draft)><Icon name="seed"/>{move || desk.word(Say::Surprise)}</button>
            </header>
            <div class="seats">{seats}</div>
            <div class="shelf">{countries.collect_view()}</div>
            <h3>{move || desk.word(Say::Disaster)}</h3>
            <div class="dcards">{disasters.collect_view()}</div>
            <div class="two">
                <div><h3>{move || desk.word(Say::Difficulty)}</h3><Difficulties draft/></div>
                <div><h3>{move || desk.word(Say::Irregularities)}<small>{move || desk.word(Say::IrregularitiesHint)}</small></h3><Irregularities draft/></div>
            </div>
            <footer>
                <p></p>
                <button class="btn btn--primary" on:click=move |_| launch(desk, &draft.get_untracked())>
                    <Icon name="play"/>{move || desk.word(Say::Launch)}
                </button>
            </footer>
        </section>
    }
}

/// Countries and a disaster that nobody has chosen.
fn surprise(draft: RwSignal<Draft>) {
    let book = embedded::rulebook();
    let below = |limit: usize| (js_sys::Math::random() * limit as f64) as usize % limit;
    draft.update(|draft| {
        let mut left: Vec<CountryId> = (0..book.countries.len() as u8).map(CountryId).collect();
        draft.countries = (0..4).map(|_| left.remove(below(left.len()))).collect();
        draft.disaster = below(book.disasters.len());
    });
}

#[component]
fn SeatCard(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let book = embedded::rulebook();
    let now = draft.get_untracked();
    let seat = Seat::from_index(index).unwrap_or(Seat::FIRST);
    let country = book.country(now.countries[index]);
    let name = desk.write(|writer| writer.name(Named::Country, &country.name));
    let who = match now.who[index] {
        Who::Person => desk.word(Say::You),
        Who::Bot(kind) => desk.say(Say::Bot, Words::new().with("kind", format!("{kind:?}").to_lowercase())),
    };
    let next = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        draft.update(|draft| {
            draft.who[index] = match draft.who[index] {
                Who::Person => Who::Bot(Kind::Planner),
                Who::Bot(Kind::Planner) => Who::Bot(Kind::Greedy),
                Who::Bot(_) => Who::Person,
            };
        });
    };
    let boards = shared_boards(now.players, Light::Red);
    let boards = boards.get(index).cloned().unwrap_or_default().into_iter().map(|resource| {
        let name = desk.write(|writer| writer.resource(resource).to_string());
        view! { <ResourceIcon resource name=name.clone()/>{name}" " }
    });
    let rules = desk.write(|writer| {
        writer
            .country(embedded::pack(), now.countries[index])
            .rules
            .first()
            .map(ToString::to_string)
            .unwrap_or_default()
    });
    let class = move || {
        classes(&[
            ("seat", true),
            (&format!("crew-{}", seat.number()), true),
            ("is-choosing", draft.get().choosing == index),
        ])
    };
    view! {
        <article class=class on:click=move |_| draft.update(|draft| draft.choosing = index)>
            <header><CrewMark seat/><small>{who}</small>
                <button class="ib ib--s" title=desk.word(Say::Change) on:click=next><Icon name="swap"/></button></header>
            <div class="seat__c"><Patch country=country.key.clone()/><div><b>{name}</b><Stars of=country.complexity max=4/></div></div>
            <p>{rules}</p>
            <dl><div><dt>{desk.word(Say::Board)}</dt><dd>{boards.collect_view()}</dd></div></dl>
        </article>
    }
}

#[component]
fn Stars(of: u8, max: u8) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spoken = desk.say(Say::Complexity, Words::new().with("n", of).with("most", max));
    let dots = (1..=max).map(|at| view! { <i class=if at <= of { "on" } else { "" }></i> });
    view! { <span class="stars" role="img" aria-label=spoken>{dots.collect_view()}</span> }
}

#[component]
fn CountryPick(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let country = &embedded::rulebook().countries[index];
    let id = CountryId(index as u8);
    let taken = move || {
        let draft = draft.get();
        draft.countries.iter().take(draft.players).position(|one| *one == id).and_then(Seat::from_index)
    };
    let class = move || match taken() {
        Some(seat) => format!("pick is-taken crew-{}", seat.number()),
        None => "pick".to_owned(),
    };
    let pick = move |_| {
        draft.update(|draft| {
            let at = draft.choosing;
            // Two players cannot have one country: they exchange.
            if let Some(other) = draft.countries.iter().position(|one| *one == id) {
                draft.countries[other] = draft.countries[at];
            }
            draft.countries[at] = id;
            draft.choosing = (at + 1) % draft.players;
        })
    };
    let name = move || desk.write(|writer| writer.name(Named::Country, &country.name));
    view! {
        <button class=class on:click=pick>
            <Patch country=country.key.clone()/><span>{name}<Stars of=country.complexity max=4/></span>
            {move || taken().map(|seat| view! { <CrewMark seat/> })}
        </button>
    }
}

#[component]
fn DisasterPick(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let disaster = &embedded::rulebook().disasters[index];
    let class = move || if draft.get().disaster == index { "dcard is-on" } else { "dcard" };
    let name = move || desk.write(|writer| writer.name(Named::Disaster, &disaster.name));
    let text = move || desk.write(|writer| writer.disaster(embedded::pack(), DisasterId(index as u8)).deck.to_string());
    view! {
        <button class=class on:click=move |_| draft.update(|draft| draft.disaster = index)>
            <Icon name=disaster_icon(&disaster.key)/><b>{name}</b><Stars of=disaster.level max=3/><small>{text}</small>
        </button>
    }
}

#[component]
fn Difficulties(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let all = [Difficulty::Moderate, Difficulty::Challenging, Difficulty::Severe, Difficulty::Futile];
    let one = move |(index, difficulty): (usize, Difficulty)| {
        let class = move || if draft.get().difficulty == difficulty { "opt is-on" } else { "opt" };
        let (capacity, drain) = embedded::rulebook().tables.difficulty[index];
        let words = move || {
            let say = if drain > 0 { Say::DifficultyFutile } else { Say::DifficultyCapacity };
            desk.say(say, Words::new().with("n", capacity).with("drain", drain))
        };
        let name = move || desk.write(|writer| writer.difficulty(difficulty).to_string());
        view! { <button class=class on:click=move |_| draft.update(|draft| draft.difficulty = difficulty)><b>{name}</b><small>{words}</small></button> }
    };
    view! { <div class="opts">{all.into_iter().enumerate().map(one).collect_view()}</div> }
}

#[component]
fn Irregularities(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let fitting = move || {
        let book = embedded::rulebook();
        let disaster = &book.disasters[draft.get().disaster];
        let (first, count) = disaster.irregularities;
        (first.0..first.0 + count).map(IrregularityId).collect::<Vec<_>>()
    };
    let one = move |id: IrregularityId| {
        let text = desk.write(|writer| writer.irregularity(embedded::rulebook().irregularity(id)));
        let on = move || draft.get().irregularities.contains(&id);
        let turn = move |_| {
            draft.update(|draft| match draft.irregularities.iter().position(|one| *one == id) {
                Some(at) => {
                    draft.irregularities.remove(at);
                }
                None => draft.irregularities.push(id),
            })
        };
        view! {
            <label class="irr"><input type="checkbox" prop:checked=on on:change=turn/>
                <span><b>{text.name.to_string()}</b><small>
                    <i><Icon name="up"/>{text.benefit.to_string()}</i><i><Icon name="down"/>{text.impediment.to_string()}</i>
                </small></span></label>
        }
    };
    view! { <div class="irrs">{move || fitting().into_iter().map(one).collect_view()}</div> }
}
