//! The things on the table that an answer or a question concerns, so that a client can light them up.

use crate::abilities::{DieAt, Progress, Source, Text};
use crate::board::Space;
use crate::die::{Die, Face};
use crate::effect::Zone;
use crate::flow::Step;
use crate::question::{Answer, Choice, Spot};
use crate::resource::Resource;
use crate::seat::Seat;
use crate::view::View;

/// Something on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A player's die in a zone.
    Die(Seat, Zone, Die),
    /// The die at this place in a player's queue, counted from 1.
    Queued(Seat, u8),
    /// The tile on a space.
    Tile(Space),
    /// A space without a tile.
    Space(Space),
    /// A slot of the tile on a space.
    Slot(Space, u8),
    /// The mission that can be started next.
    TopMission,
    /// The active mission with this index.
    Mission(u8),
    /// The disaster card face up with this index.
    Card(u8),
    /// A Docking Module.
    Dock(u8),
    /// The Habitation Module.
    Habitation,
    /// A Resource board.
    Board(Resource),
    /// A player.
    Seat(Seat),
    /// The tile with this index in a player's set.
    Offer(Seat, u8),
    /// A player's badge with this index.
    Badge(Seat, u8),
    /// A free action of a player's country, by its index.
    FreeAction(Seat, u8),
    /// A player's dice track.
    DiceTrack(Seat),
    /// The Research track.
    Research,
    /// The Amplify/Strain tokens in the stock.
    Stock,
    /// Those with this number.
    Token(Face),
    /// A player's Lock token with this index.
    Lock(Seat, u8),
}

impl View<'_> {
    /// Everything on the table that an answer to the player's present question concerns.
    /// Answers that only name a number, a direction or a yes concern nothing but [the question](View::asked_about).
    ///
    /// ```
    /// use engine::offers::Thing;
    /// use engine::question::{Answer, Spot};
    /// use engine::effect::Zone;
    /// # use engine::{State, event::Silent, seat::Seat, die::{Die, Face}};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// # let seat = Seat::from_index(0).unwrap();
    /// let die = Die::flat(Face::ALL[0]);
    /// let answer = Answer::Place { die, spot: Spot::Mission };
    /// let things = state.view(content::embedded()).things(seat, answer);
    /// assert_eq!(things, [Thing::Die(seat, Zone::Pool, die), Thing::TopMission]);
    /// ```
    pub fn things(&self, seat: Seat, answer: Answer) -> Vec<Thing> {
        let die = |die: Die| Thing::Die(seat, Zone::Pool, die);
        match answer {
            Answer::Place { die: placed, spot } => [vec![die(placed)], spot_things(spot)].concat(),
            Answer::Pair { dice: [one, other], space } => vec![die(one), die(other), Thing::Tile(space)],
            Answer::Free(index) => vec![Thing::FreeAction(seat, index)],
            Answer::Bonus(resource, None) => vec![Thing::Board(resource)],
            Answer::Bonus(resource, Some(mission)) => vec![Thing::Board(resource), Thing::Mission(mission)],
            Answer::Research(_) => vec![Thing::Research],
            Answer::Install { index, .. } => vec![Thing::Offer(seat, index)],
            Answer::AddDie => vec![Thing::DiceTrack(seat)],
            Answer::Amplify => vec![Thing::Stock],
            Answer::Badge(index) => vec![Thing::Badge(seat, index)],
            Answer::MakeRoom(space) => vec![Thing::Tile(space)],
            Answer::Done | Answer::Decline => Vec::new(),
            Answer::Choose(choice) => self.choice_things(seat, choice),
        }
    }

    fn choice_things(&self, seat: Seat, choice: Choice) -> Vec<Thing> {
        vec![match choice {
            Choice::Die(zone, die) => Thing::Die(seat, zone, die),
            Choice::Queued(place) => Thing::Queued(seat, place),
            Choice::Tile(space) => Thing::Tile(space),
            Choice::Space(space) if self.table.occupied.has(space) => Thing::Tile(space),
            Choice::Space(space) => Thing::Space(space),
            Choice::TokenNumber(number) => Thing::Token(number),
            Choice::Lock(index) => Thing::Lock(seat, index),
            Choice::Resource(resource) => Thing::Board(resource),
            Choice::Seat(other) => Thing::Seat(other),
            Choice::Offer(index) => Thing::Offer(seat, index),
            Choice::Bring(die) | Choice::Spend(die) => Thing::Die(seat, Zone::Storage, die),
            Choice::Mission(index) => Thing::Mission(index),
            Choice::Dock(dock) => Thing::Dock(dock),
            Choice::Slot(slot) => match self.step_space() {
                Some(space) => Thing::Slot(space, slot),
                None => return Vec::new(),
            },
            Choice::Pose(_) | Choice::Shift(_) | Choice::Way(_) | Choice::Branch(_) => return Vec::new(),
            Choice::Confirm | Choice::Amount(_) | Choice::Paid => return Vec::new(),
        }]
    }

    /// What the player's present question is about: where the text comes from that asks, and what has been chosen for
    /// it so far.
    pub fn asked_about(&self, seat: Seat) -> Vec<Thing> {
        if self.decision(seat).is_none() {
            return Vec::new();
        }
        let text = match self.flow.step {
            Step::Prepare | Step::Place | Step::Spend => self.flow.lane(seat).text,
            Step::Disaster(_) | Step::AfterCards(_) | Step::Standing(_) => self.flow.card,
            Step::Habitation => return vec![Thing::Habitation],
            Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) | Step::Counter(_) => {
                return self.step_space().map(Thing::Tile).into_iter().collect();
            }
            Step::Bonus | Step::Over => None,
        };
        text.map_or_else(Vec::new, |text| {
            let mut things: Vec<Thing> = self.source_thing(&text).into_iter().collect();
            things.extend(progress_things(&text));
            things
        })
    }

    /// The tile that Phase 2 or 6 asks about.
    const fn step_space(&self) -> Option<Space> {
        match self.flow.step {
            Step::Split(at) | Step::AnyResource(at) | Step::MissionDie(at) | Step::Counter(at) => at.space(),
            Step::Prepare | Step::Place | Step::Habitation | Step::Bonus => None,
            Step::Disaster(_) | Step::Spend | Step::Over => None,
            Step::AfterCards(_) | Step::Standing(_) => None,
        }
    }

    fn source_thing(&self, text: &Text) -> Option<Thing> {
        Some(match (text.source, self.flow.step) {
            (Source::Tile { space, .. }, _) => Thing::Tile(space),
            (Source::Badge { owner, index, .. }, _) => Thing::Badge(owner, index),
            (Source::Dock { dock, .. } | Source::Arrival { dock, .. }, _) => Thing::Dock(dock),
            (Source::Install { index, .. }, _) => Thing::Offer(text.seat?, index),
            (Source::Amplify, _) => Thing::Stock,
            (Source::Card, Step::Disaster(index)) => Thing::Card(index),
            (Source::Card | Source::Country | Source::FreeAction { .. } | Source::Disaster, _) => return None,
            (Source::Placement | Source::CalledCycle, _) => return None,
        })
    }
}

fn spot_things(spot: Spot) -> Vec<Thing> {
    match spot {
        Spot::Tile(space, slot) => vec![Thing::Tile(space), Thing::Slot(space, slot)],
        Spot::Mission => vec![Thing::TopMission],
        Spot::Card(index, _) => vec![Thing::Card(index)],
        Spot::Dock(dock) => vec![Thing::Dock(dock)],
        Spot::Habitation => vec![Thing::Habitation],
    }
}

/// What has been chosen for a text so far.
fn progress_things(text: &Text) -> Vec<Thing> {
    let Some(seat) = text.seat else { return board_things(text.progress) };
    let die = |at: DieAt| match at {
        DieAt::Bag(zone, die) => Thing::Die(seat, zone, die),
        DieAt::Queue(place) => Thing::Queued(seat, place + 1),
    };
    match text.progress {
        Progress::Dice(dice) => dice.picked.map(die).into_iter().collect(),
        Progress::Exchange(picked) => vec![die(picked)],
        Progress::Cached(picked) => vec![Thing::Die(seat, Zone::Cache, picked)],
        _ => board_things(text.progress),
    }
}

/// Tiles and boards that have been chosen so far.
fn board_things(progress: Progress) -> Vec<Thing> {
    match progress {
        Progress::Counter(space) | Progress::Lock(space) => vec![Thing::Tile(space)],
        Progress::Tiles { picked, .. } => picked.iter().map(Thing::Tile).collect(),
        Progress::Tokens { tile, resource, .. } => {
            tile.map(Thing::Tile).into_iter().chain(resource.map(Thing::Board)).collect()
        }
        Progress::Negatives { from, to } => [Some(from), to].into_iter().flatten().map(Thing::Tile).collect(),
        Progress::Start | Progress::Dice(_) | Progress::Exchange(_) | Progress::Payment { .. } => Vec::new(),
        Progress::Scorch { .. } | Progress::Docks(_) | Progress::Transfer(_) | Progress::Cached(_) => Vec::new(),
    }
}
