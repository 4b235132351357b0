//! Touching things on the table: they join what is selected, answer, or say why they do not go.

use engine::View;
use engine::die::Die;
use engine::effect::Zone;
use engine::offers::Thing;
use engine::question::{Answer, Answers, Spot};
use engine::refusal::Refusal;
use engine::seat::Seat;
use leptos::prelude::*;

use super::{Desk, Refused, concerns};
use crate::bridge::Ask;
use crate::settings::Tone;

impl Desk {
    /// Puts down what is selected.
    pub fn put_down(&self) {
        self.selected.set(Vec::new());
        self.focused.set(None);
        self.refused.set(None);
    }

    /// A die is taken: the one at this place of its zone.
    pub fn touch_die(&self, thing: Thing, at: usize) {
        if !self.begun.get_untracked() {
            self.begun.set(true);
            self.ask(&Ask::Begun);
            crate::later::fetch_company();
        }
        self.touch(thing);
        let selected = self.selected.get_untracked();
        self.picked.update(|picked| {
            picked.retain(|(one, _)| selected.contains(one));
            if selected.contains(&thing) {
                picked.push((thing, at));
            }
        });
    }

    /// A thing on the table is touched: it joins what is selected, or answers, or says why it does not go.
    pub fn touch(&self, thing: Thing) {
        self.refused.set(None);
        let seat = self.seat.get_untracked();
        let mut selected = self.selected.get_untracked();
        let twice = self.can_take_twice(thing, &selected);
        if selected.contains(&thing) && !twice {
            return self.put_down();
        }
        selected.push(thing);
        let answers = untrack(|| self.answers());
        let fitting = |things: &[Thing]| -> Answers {
            let fits = |answer: &&Answer| {
                untrack(|| self.look(|view| concerns(&view.things(seat, **answer), things))).unwrap_or(false)
            };
            answers.iter().filter(fits).copied().collect()
        };
        let mut found = fitting(&selected);
        if found.is_empty() {
            found = fitting(&[thing]);
            if found.is_empty() || is_place(thing) {
                return self.refuse(thing);
            }
            selected = vec![thing];
        }
        let whole = |answer: &&Answer| {
            let things = untrack(|| self.look(|view| view.things(seat, **answer))).unwrap_or_default();
            things.iter().all(|one| selected.contains(one) || matches!(one, Thing::Slot(..)))
                && !(matches!(answer, Answer::Pair { .. }) && selected.len() < 3)
        };
        match found.iter().find(whole) {
            Some(answer) if found.len() == 1 || is_place(thing) || selected.len() > 1 => self.answer(*answer),
            Some(answer) if found.iter().all(|one| whole(&one)) && !matches!(answer, Answer::Place { .. }) => {
                self.answer(*answer);
            }
            _ => self.selected.set(selected),
        }
    }

    /// May two equal dice be taken, and is this the second one?
    fn can_take_twice(&self, thing: Thing, selected: &[Thing]) -> bool {
        let Thing::Die(seat, Zone::Pool, die) = thing else { return false };
        let many = untrack(|| self.look(|view| view.table.of(seat).pool.count(die) > 1)).unwrap_or(false);
        many && selected.iter().filter(|one| **one == thing).count() == 1 && selected.iter().any(|one| is_place(*one))
    }

    /// Says why a thing cannot be used as it was touched.
    fn refuse(&self, thing: Thing) {
        let seat = self.seat.get_untracked();
        let selected = self.selected.get_untracked();
        let die = selected.iter().find_map(|one| match one {
            Thing::Die(_, Zone::Pool, die) => Some(*die),
            _ => None,
        });
        let why = untrack(|| {
            self.speaker(|speaker| {
                let refusal = tried(&speaker.view, seat, die, thing)?;
                Some(speaker.refusal(seat, &refusal))
            })
        });
        if let Some(Some(why)) = why {
            self.settings.play(Tone::Refused);
            self.refused.set(Some(Refused { thing: Some(thing), why }));
        }
    }
}

/// A place for dice or a new tile.
const fn is_place(thing: Thing) -> bool {
    matches!(
        thing,
        Thing::Tile(_)
            | Thing::Space(_)
            | Thing::Slot(..)
            | Thing::TopMission
            | Thing::Card(_)
            | Thing::Dock(_)
            | Thing::Habitation
    )
}

/// What the engine says to a die on this place.
fn tried(view: &View<'_>, seat: Seat, die: Option<Die>, thing: Thing) -> Option<Refusal> {
    let die = die?;
    let spot = match thing {
        Thing::Tile(space) | Thing::Slot(space, _) => Spot::Tile(space, 0),
        Thing::TopMission => Spot::Mission,
        Thing::Card(index) => Spot::Card(index, 0),
        Thing::Dock(dock) => Spot::Dock(dock),
        Thing::Habitation => Spot::Habitation,
        _ => return None,
    };
    let found = view.placements_on(seat, spot);
    let with_it = |answer: &Answer| match answer {
        Answer::Place { die: one, .. } => *one == die,
        Answer::Pair { dice, .. } => dice.contains(&die),
        _ => false,
    };
    found.iter().find(|one| with_it(&one.answer)).and_then(|one| one.yields.err())
}
