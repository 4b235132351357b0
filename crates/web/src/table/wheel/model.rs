//! What a wheel shows, and what it would become.

use engine::View;
use engine::question::Answer;
use engine::resource::Resource;
use engine::seat::Seat;

use super::super::marks::Marks;
use crate::desk::Desk;

/// Everything a wheel shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    pub drain: i16,
    pub available: i16,
    /// At the check, without what is open; the present marker once the check is over.
    pub forecast: i16,
    pub missions: i16,
    pub bonuses: Vec<(u8, &'static str)>,
    pub reaches_bonus: Option<u8>,
    pub safe: i16,
    pub owner: Option<Seat>,
    /// Is the check of this round still to come?
    pub ahead: bool,
}

/// The wheel as it is.
pub fn model(view: &View<'_>, resource: Resource) -> Model {
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

impl Model {
    /// As the sentence tells it that is being played.
    pub fn played(mut self, desk: Desk, resource: Resource) -> Model {
        let told = desk.playback.with(|playing| Some(playing.as_ref()?.now()?.wheels[resource.index()]));
        if let Some(told) = told {
            (self.available, self.forecast, self.missions) = (told, told, 0);
            (self.reaches_bonus, self.ahead) = (None, false);
        }
        self
    }
}

/// What the wheel would show with the place under the finger, or with what is planned, advised or reached.
pub fn preview(desk: Desk, marks: Marks, resource: Resource) -> Option<i16> {
    under_the_finger(desk, resource).or_else(|| marks.amounts().map(|amounts| amounts[resource.index()]))
}

fn under_the_finger(desk: Desk, resource: Resource) -> Option<i16> {
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
