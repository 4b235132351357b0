//! The forecast: what this round comes to at the check of Phase 3 if nobody places anything more, part by part.
//!
//! What a tile makes, what missions take and what the check does are asked of the phases themselves; nothing is
//! reckoned here a second time.

mod check;
mod missions;

pub use check::Check;

use crate::board::{Space, Spaces};
use crate::effect::Quantity;
use crate::flow::{Cursor, Step};
use crate::phases::calculate_results::{after_holes, amplified, unmatched_strain};
use crate::resource::{Resource, Resources};
use crate::rulebook::{MissionId, Unique};
use crate::view::View;

/// What each resource comes to, in the order of [`Resource::ALL`].
pub type Amounts = [i16; 4];

/// What a round comes to at the check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Everything that is settled. The parts of a resource add up to what it comes to, open parts left out.
    pub parts: Vec<Part>,
    /// Everything that somebody is still going to be asked for in Phase 2.
    pub open: Vec<Open>,
    /// Missions that are completed before the bonuses, those of earlier rounds included: at least and at most.
    pub completed: (u8, u8),
    /// Resources whose bonus is in reach whatever the open parts come to.
    pub bonuses: Resources,
    /// What Phase 3 does with the least that each resource can come to, if no bonus is taken.
    pub check: Check,
}

/// A change of one resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// Which resource.
    pub resource: Resource,
    /// By how much.
    pub amount: i16,
    /// What it comes from.
    pub of: PartOf,
}

/// What a part of the forecast comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PartOf {
    /// The red marker as it stands.
    Wheel,
    /// An irregularity that gives or takes every round.
    Income,
    /// The tile here.
    Tile(Space),
    /// The matched Amplify token on the tile here.
    Amplify(Space),
    /// Scenario tokens that take something off the tile here.
    Holes(Space),
    /// The Strain token on the tile here, which no die matches.
    Strain(Space),
    /// What this mission consumes.
    Mission(MissionId),
    /// The drain that goes back because this mission is completed.
    Relief(MissionId),
}

/// A part of the forecast that depends on a choice still to be made.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Open {
    /// Holes that the owner splits between the two resources of a tile: so many, at least and at most so many of them
    /// off the first (A36).
    Split { space: Space, resources: [Resource; 2], holes: i16, first: (i16, i16) },
    /// What a unique tile makes of a resource that its owner names.
    AnyResource { space: Space, amount: i16 },
    /// Mission dice that these unique tiles advance, where there is more than one mission: the changes of what missions
    /// take and give, at least and at most.
    MissionDice { spaces: Spaces, least: Amounts, most: Amounts },
    /// What the Habitation Module makes of a resource that the crew names.
    Habitation { amount: i16 },
}

/// What Phase 2 and the missions have still to do.
struct Ahead {
    tiles: bool,
    splits: u8,
    any_resource: u8,
    mission_dice: u8,
    habitation: bool,
    missions: bool,
}

impl Forecast {
    /// The parts of one resource.
    pub fn of_resource(&self, resource: Resource) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |part| part.resource == resource)
    }

    /// The parts of one tile and what lies on it.
    pub fn of_tile(&self, space: Space) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |part| part.space() == Some(space))
    }

    /// What each resource comes to without what is open.
    pub fn settled(&self) -> Amounts {
        self.parts.iter().fold([0; 4], |mut sums, part| {
            sums[part.resource.index()] += part.amount;
            sums
        })
    }

    /// The least that each resource can come to.
    pub fn least(&self) -> Amounts {
        self.open.iter().fold(self.settled(), |sums, open| add(sums, open.least()))
    }

    /// The most that each resource can come to, though not all of them at once.
    pub fn most(&self) -> Amounts {
        self.open.iter().fold(self.settled(), |sums, open| add(sums, open.most()))
    }
}

impl Part {
    /// The tile it belongs to.
    pub const fn space(&self) -> Option<Space> {
        match self.of {
            PartOf::Tile(space) | PartOf::Amplify(space) | PartOf::Holes(space) | PartOf::Strain(space) => Some(space),
            PartOf::Wheel | PartOf::Income | PartOf::Mission(_) | PartOf::Relief(_) => None,
        }
    }
}

impl Open {
    /// The least it can add to each resource.
    pub fn least(&self) -> Amounts {
        match *self {
            Open::Split { resources: [one, other], holes, first: (least, most), .. } => {
                of_two([(one, -most), (other, least - holes)])
            }
            Open::AnyResource { .. } | Open::Habitation { .. } => [0; 4],
            Open::MissionDice { least, .. } => least,
        }
    }

    /// The most it can add to each resource.
    pub fn most(&self) -> Amounts {
        match *self {
            Open::Split { resources: [one, other], holes, first: (least, most), .. } => {
                of_two([(one, -least), (other, most - holes)])
            }
            Open::AnyResource { amount, .. } | Open::Habitation { amount } => [amount; 4],
            Open::MissionDice { most, .. } => most,
        }
    }
}

fn of_two(changes: [(Resource, i16); 2]) -> Amounts {
    let mut amounts = [0; 4];
    changes.into_iter().for_each(|(resource, by)| amounts[resource.index()] += by);
    amounts
}

/// The two added up, resource by resource.
pub(crate) fn add(one: Amounts, other: Amounts) -> Amounts {
    std::array::from_fn(|index| one[index] + other[index])
}

impl View<'_> {
    /// What the round comes to at the check of Phase 3 if nobody places anything more and no bonus is taken.
    /// Nothing once the check has been made.
    ///
    /// ```
    /// use engine::resource::Resource;
    /// # use engine::{State, event::Silent};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// let view = state.view(content::embedded());
    /// let forecast = view.forecast_check().expect("the check of the first round is still to come");
    /// // Nothing is placed yet: every wheel ends where its drain has put it, and the crew would starve.
    /// assert!(forecast.open.is_empty());
    /// let power = forecast.settled()[Resource::Power.index()];
    /// assert_eq!(power, -i16::from(view.wheel(Resource::Power).drain));
    /// assert!(forecast.check.starved.has(Resource::Power));
    /// ```
    pub fn forecast_check(&self) -> Option<Forecast> {
        let ahead = self.ahead()?;
        let (mut parts, mut open) = (Vec::new(), Vec::new());
        for resource in Resource::ALL {
            parts.push(Part { resource, amount: self.table.wheel(resource).available, of: PartOf::Wheel });
        }
        if ahead.tiles {
            self.income(&mut parts);
        }
        for space in self.table.occupied.iter() {
            self.tile_parts(space, &ahead, &mut parts, &mut open);
        }
        if ahead.habitation && self.habitation_output() > 0 {
            open.push(Open::Habitation { amount: self.habitation_output() });
        }
        let completed = match ahead.missions {
            true => self.mission_parts(Cursor(ahead.mission_dice), &mut parts, &mut open),
            false => [self.table.missions.completed; 2].into(),
        };
        parts.retain(|part| part.amount != 0 || part.of == PartOf::Wheel);
        let check = self.check_of([0; 4], completed.0);
        let mut forecast = Forecast { parts, open, completed, bonuses: Resources::EMPTY, check };
        let least = forecast.least();
        forecast.check = self.check_of(least, completed.0);
        forecast.bonuses = match self.flow.step {
            Step::Bonus => self.bonuses(),
            _ => self.bonuses_at(least),
        };
        Some(forecast)
    }

    fn ahead(&self) -> Option<Ahead> {
        let end = Cursor::END.0;
        let ahead =
            Ahead { tiles: false, splits: end, any_resource: end, mission_dice: end, habitation: true, missions: true };
        Some(match self.flow.step {
            Step::Prepare | Step::Place => Ahead { tiles: true, splits: 0, any_resource: 0, mission_dice: 0, ..ahead },
            Step::Split(from) => Ahead { splits: from.0, any_resource: 0, mission_dice: 0, ..ahead },
            Step::AnyResource(from) => Ahead { any_resource: from.0, mission_dice: 0, ..ahead },
            Step::MissionDie(from) => Ahead { mission_dice: from.0, ..ahead },
            Step::Habitation => ahead,
            Step::Standing(_) => Ahead { habitation: false, ..ahead },
            Step::Bonus => Ahead { habitation: false, missions: false, ..ahead },
            Step::Disaster(_) | Step::AfterCards(_) | Step::Spend | Step::Counter(_) | Step::Over => return None,
        })
    }

    fn income(&self, parts: &mut Vec<Part>) {
        let amount = i16::from(self.table.shift(Quantity::Income));
        parts.extend(Resource::ALL.map(|resource| Part { resource, amount, of: PartOf::Income }));
    }

    fn tile_parts(&self, space: Space, ahead: &Ahead, parts: &mut Vec<Part>, open: &mut Vec<Open>) {
        let tile = &self.table.tiles[space.index()];
        let from = |from: u8| space.index() >= usize::from(from);
        let split = self.split(space);
        if if split.is_some() { from(ahead.splits) } else { ahead.tiles } {
            self.ordinary_parts(space, parts, open);
        }
        if self.is_unique(space, Unique::AnyResource) && from(ahead.any_resource) {
            let (amount, token) = self.any_resource(tile);
            open.push(Open::AnyResource { space, amount });
            parts.extend(token.map(|(resource, amount)| Part { resource, amount, of: PartOf::Amplify(space) }));
        }
        if let Some(token) = unmatched_strain(tile).filter(|_| ahead.tiles) {
            parts.push(Part {
                resource: token.resource,
                amount: -crate::table::Token::WORTH,
                of: PartOf::Strain(space),
            });
        }
    }

    /// An ordinary tile: what it makes, what its Amplify token adds and what holes take off.
    fn ordinary_parts(&self, space: Space, parts: &mut Vec<Part>, open: &mut Vec<Open>) {
        let tile = &self.table.tiles[space.index()];
        let (output, holes) = (self.output(tile), self.holes(tile));
        let split = self.split(space);
        let left = if split.is_some() { output } else { after_holes(output, holes, 0) };
        for (made, left) in output.into_iter().zip(left) {
            let (Some((resource, made)), Some((_, left))) = (made, left) else { continue };
            let token = amplified(tile, resource).min(made);
            let all = [(made - token, PartOf::Tile(space)), (token, PartOf::Amplify(space))];
            parts.extend(all.map(|(amount, of)| Part { resource, amount, of }));
            parts.push(Part { resource, amount: left - made, of: PartOf::Holes(space) });
        }
        if let (Some(split), [Some((one, _)), Some((other, _))]) = (split, output) {
            let first = (split.options.trailing_zeros() as i16, 63 - split.options.leading_zeros() as i16);
            open.push(Open::Split { space, resources: [one, other], holes, first });
        }
    }
}
