//! Everything around the table that all may see. Messages are all that changes it, in the room and in a client's copy
//! alike.

use engine::game::Undo;
use engine::question::Answer;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::message::News;
use crate::people::{Holder, Participant, Person};

/// Who is there, who sits where, what is agreed on, planned and proposed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lobby {
    /// Everybody in the room, in the order they came.
    pub people: Vec<Person>,
    /// Who answers for each seat.
    pub seats: Vec<Holder>,
    /// What is agreed on.
    pub settings: Settings,
    /// What could be answered, at most one plan of a person for a seat.
    pub plans: Vec<Plan>,
    /// What somebody wants to take back, while the others are asked.
    pub proposal: Option<Proposal>,
}

/// What is agreed on at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// May something be taken back that has shown something hidden, if everybody with a seat agrees?
    pub cross_fences: bool,
    /// May what others did be taken back with it, if everybody with a seat agrees?
    pub undo_others: bool,
    /// Milliseconds between two answers of bots, so that people can follow.
    pub bot_pace: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { cross_fences: false, undo_others: false, bot_pace: 1_000 }
    }
}

/// What a seat could answer, shown by somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Who shows it.
    pub by: Participant,
    /// For which seat.
    pub seat: Seat,
    /// Answers, in order.
    pub answers: Vec<Answer>,
}

/// Something that is to be taken back if all agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// Its name.
    pub id: u32,
    /// Who asks.
    pub by: Participant,
    /// Whose deeds.
    pub seat: Seat,
    /// How much.
    pub undo: Undo,
    /// How many answers would be left before the first that is taken back.
    pub back_to: u32,
    /// Would it take back what others did?
    pub others: bool,
    /// Who has still to agree.
    pub awaited: Vec<Participant>,
}

impl Lobby {
    /// Nobody is there yet, and so many seats are free.
    pub fn new(seats: u8) -> Lobby {
        Lobby { seats: vec![Holder::Nobody {}; usize::from(seats)], ..Lobby::default() }
    }

    /// Is this person in the room?
    pub fn is_here(&self, who: Participant) -> bool {
        self.people.iter().any(|person| person.who == who)
    }

    /// Who answers for a seat, if somebody plays there.
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        self.seats.get(seat.index()).copied()
    }

    /// Everybody who holds a seat, each once.
    pub fn seated(&self) -> Vec<Participant> {
        let mut seated: Vec<Participant> = Vec::new();
        for person in self.seats.iter().filter_map(Holder::person) {
            if let Err(place) = seated.binary_search(&person) {
                seated.insert(place, person);
            }
        }
        seated
    }

    /// The plan of a person for a seat.
    pub fn plan(&self, by: Participant, seat: Seat) -> Option<&Plan> {
        self.plans.iter().find(|plan| (plan.by, plan.seat) == (by, seat))
    }

    /// Follows what was said to all.
    pub fn hear(&mut self, news: &News) {
        match news {
            News::Joined { who, name } => self.join(*who, name),
            News::Left { who } => {
                self.people.retain(|person| person.who != *who);
                self.plans.retain(|plan| plan.by != *who);
            }
            News::SeatChanged { seat, holder, .. } => {
                if let Some(held) = self.seats.get_mut(seat.index()) {
                    *held = *holder;
                }
            }
            News::Settled { settings, .. } => self.settings = *settings,
            News::UndoAsked { proposal } => self.proposal = Some(proposal.clone()),
            News::UndoAgreed { by, .. } => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.awaited.retain(|who| who != by);
                }
            }
            News::UndoRefused { .. } | News::UndoLapsed { .. } | News::Undone { .. } => self.proposal = None,
            News::Planned { plan } => {
                self.drop_plan(plan.by, plan.seat);
                self.plans.push(plan.clone());
            }
            News::PlanDropped { by, seat } => self.drop_plan(*by, *seat),
            News::Explained { .. }
            | News::Answered { .. }
            | News::Awaited { .. }
            | News::Pinged { .. }
            | News::Said { .. }
            | News::GameOver { .. }
            | News::Refused { .. }
            | News::Snapshot { .. } => {}
        }
    }

    fn join(&mut self, who: Participant, name: &str) {
        match self.people.iter_mut().find(|person| person.who == who) {
            Some(person) => name.clone_into(&mut person.name),
            None => self.people.push(Person { who, name: name.to_owned() }),
        }
    }

    fn drop_plan(&mut self, by: Participant, seat: Seat) {
        self.plans.retain(|plan| (plan.by, plan.seat) != (by, seat));
    }
}
