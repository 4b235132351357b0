//! Marks on the table: ghosts of a plan or of the coach's line, the way that is lit, places that a die reaches.

use ai::Foresight;
use ai::reach::{Place, Target};
use engine::die::Die;
use engine::offers::Thing;
use engine::question::{Answer, Spot};
use engine::seat::Seat;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::settings::CoachLevel;

/// A mark on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where.
    pub thing: Thing,
    /// The dice that would lie there, by slot.
    pub dice: [Option<Die>; 2],
    /// Whose they are.
    pub seat: Seat,
    /// What it means.
    pub kind: Kind,
}

/// What a mark means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A ghost, with its place in the order.
    Ghost(u8),
    /// A step of the way that is lit.
    Way(u8),
    /// Reached after so many abilities.
    Hop(u8),
}

/// Every mark, and what the four resources come to with them.
#[derive(Clone, Copy)]
pub struct Marks {
    marks: Memo<Vec<Mark>>,
    amounts: Memo<Option<[i16; 4]>>,
}

impl Marks {
    /// Follows what is planned, advised and reached.
    pub fn follow(desk: Desk) -> Marks {
        Marks { marks: Memo::new(move |_| marks(desk)), amounts: Memo::new(move |_| amounts(desk)) }
    }

    /// The marks on a thing, ghosts and ways first.
    pub fn on(&self, thing: Thing) -> Vec<Mark> {
        self.marks.with(|marks| marks.iter().filter(|mark| mark.thing == thing).copied().collect())
    }

    /// What the four resources come to with what is marked.
    pub fn amounts(&self) -> Option<[i16; 4]> {
        self.amounts.get()
    }
}

/// The class that marks a thing.
pub const fn class(marks: &[Mark]) -> &'static str {
    match marks {
        [Mark { kind: Kind::Ghost(_), .. }, ..] => "tile--plan",
        [Mark { kind: Kind::Way(_), .. }, ..] => "is-route",
        [Mark { kind: Kind::Hop(_), .. }, ..] => "is-reach",
        [] => "",
    }
}

/// The number of a mark: full for a place in the order, in a ring for abilities on the way.
#[component]
pub fn Badge(thing: Thing) -> impl IntoView {
    let marks = expect_context::<Marks>();
    move || {
        marks.on(thing).first().map(|mark| match mark.kind {
            Kind::Ghost(number) | Kind::Way(number) => view! { <i class="step">{number}</i> },
            Kind::Hop(number) => view! { <i class="hop">{number}</i> },
        })
    }
}

fn marks(desk: Desk) -> Vec<Mark> {
    if let Some(planned) = desk.planned(|plan| plan.answers().collect::<Vec<_>>()) {
        return placed(planned, Kind::Ghost);
    }
    let seat = desk.seat.get();
    let own = |answers: Vec<Answer>| answers.into_iter().map(move |answer| (seat, answer)).collect::<Vec<_>>();
    if let Some(advice) = desk.advice.get() {
        let shown = desk.settings.coach.get() == CoachLevel::Show;
        return if shown { placed(own(advice.line), Kind::Ghost) } else { Vec::new() };
    }
    desk.reached.with(|reached| {
        let Some(reached) = reached else { return Vec::new() };
        let lit = reached.lit().map(|target| placed(own(route(target)), Kind::Way)).unwrap_or_default();
        let hops = reached.targets.iter().filter_map(|target| hop(target, seat));
        let free = |mark: &Mark| !lit.iter().any(|one| one.thing == mark.thing);
        let hops: Vec<Mark> = hops.filter(free).collect();
        [lit, hops].concat()
    })
}

/// The answers of a way.
pub fn route(target: &Target) -> Vec<Answer> {
    target.route.iter().map(|step| step.answer).collect()
}

/// Placements among answers, numbered.
fn placed(answers: Vec<(Seat, Answer)>, kind: fn(u8) -> Kind) -> Vec<Mark> {
    let places = answers.into_iter().filter_map(|(seat, answer)| {
        let (thing, dice) = match answer {
            Answer::Place { die, spot } => match spot {
                Spot::Tile(space, 0) => (Thing::Tile(space), [Some(die), None]),
                Spot::Tile(space, _) => (Thing::Tile(space), [None, Some(die)]),
                other => (thing(Place::of(other)), [Some(die), None]),
            },
            Answer::Pair { dice: [one, other], space } => (Thing::Tile(space), [Some(one), Some(other)]),
            _ => return None,
        };
        Some((seat, thing, dice))
    });
    let numbered = (1..).zip(places);
    numbered.map(|(number, (seat, thing, dice))| Mark { thing, dice, seat, kind: kind(number) }).collect()
}

/// What a place is on the table.
pub const fn thing(place: Place) -> Thing {
    match place {
        Place::Tile(space) => Thing::Tile(space),
        Place::Mission => Thing::TopMission,
        Place::Card(index) => Thing::Card(index),
        Place::Dock(dock) => Thing::Dock(dock),
        Place::Habitation => Thing::Habitation,
    }
}

/// A place that needs something done first; others are lit as always.
fn hop(target: &Target, seat: Seat) -> Option<Mark> {
    let before = target.means().len() as u8;
    let mark = Mark { thing: thing(target.place), dice: [None; 2], seat, kind: Kind::Hop(before) };
    (!target.is_direct()).then_some(mark)
}

fn amounts(desk: Desk) -> Option<[i16; 4]> {
    if desk.planning.get() {
        return desk.look(|view| view.forecast_check().map(|forecast| forecast.settled())).flatten();
    }
    if let Some(advice) = desk.advice.get() {
        return (advice.this_round && desk.settings.coach.get() == CoachLevel::Show).then_some(advice.after);
    }
    let seat = desk.seat.get();
    let route = desk.reached.with(|reached| reached.as_ref()?.lit().map(route))?;
    desk.look(|view| {
        let outcome = Foresight::new(view).after(seat, &route)?;
        let after = engine::View { table: &outcome.table, ..*view };
        after.forecast_check().map(|forecast| forecast.settled())
    })
    .flatten()
}
