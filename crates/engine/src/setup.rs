//! Setup: what the players agree on before the first round (core pp. 5-9, solo p. 27).

use crate::abilities::Program;
use crate::board::{Space, Spaces};
use crate::chance::{Chance, Seed, Stream};
use crate::die::{Die, Faces};
use crate::effect::{Quantity, Tier};
use crate::flow::Flow;
use crate::play::{Secret, State};
use crate::resource::{Light, Resource, Resources};
use crate::rulebook::{
    BadgeId, CardId, CountryId, Deck, DisasterId, IrregularityId, Level, MissionId, Rulebook, TileId,
};
use crate::seat::Seat;
use crate::set::ones;
use crate::table::{Cards, Docked, Irregular, Missions, OnBoard, Phase, PlayerArea, Stock, Table, Wheel};

/// How hard the game is (core p. 9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// 6 Capacity to begin with.
    Moderate,
    /// 3 Capacity.
    Challenging,
    /// None.
    Severe,
    /// None, and every wheel two steps further.
    Futile,
}

/// One player's choices.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatSetup {
    /// The country.
    pub country: CountryId,
    /// The Resource boards, each with the badge that lies on it.
    pub boards: Vec<(Resource, BadgeId)>,
    /// The side of the starters. Only a solo player chooses; elsewhere the boards decide.
    pub light: Light,
    /// Where the starters and then the Boost tiles lie; nothing for the spaces closest to the player.
    pub spaces: Option<Vec<Space>>,
}

/// A whole setup. The same setup and seed give the same game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The players in the order of seats.
    pub seats: Vec<SeatSetup>,
    /// What they face.
    pub disaster: DisasterId,
    /// How hard.
    pub difficulty: Difficulty,
    /// The irregularities in play.
    pub irregularities: Vec<IrregularityId>,
    /// The disaster deck from the top down, where it is not drawn.
    pub deck: Option<Vec<CardId>>,
    /// The missions from the top down, where they are not drawn.
    pub missions: Option<Vec<MissionId>>,
    /// Where chance comes from.
    pub seed: Seed,
}

/// How so many players share the Resource boards (core p. 5), seat by seat: alone all four; of two each those of one
/// light; of three the first both of one light, the others one each; of four one each, in the order of the rulebook.
pub fn shared_boards(players: usize, first: Light) -> Vec<Vec<Resource>> {
    let [both, [one, other]] = [first.resources(), first.other().resources()];
    match players {
        1 => vec![Resource::ALL.to_vec()],
        2 => vec![both.to_vec(), vec![one, other]],
        3 => vec![both.to_vec(), vec![one], vec![other]],
        _ => Resource::ALL.map(|resource| vec![resource]).to_vec(),
    }
}

/// Why a setup is not legal.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// One to four players can play.
    Players { count: usize },
    /// No such thing in the rulebook.
    Unknown { what: Component, id: usize },
    /// Two players have the same country.
    CountryTwice { country: CountryId },
    /// A Resource board is missing or taken twice.
    Board { resource: Resource },
    /// The boards are not split as the number of players asks.
    Split { seat: Seat },
    /// Two boards have the same badge.
    BadgeTwice { badge: BadgeId },
    /// A player needs this many spaces and named another number.
    SpaceCount { seat: Seat, needed: usize, named: usize },
    /// Two tiles were put on one space.
    SpaceTaken { space: Space },
    /// The irregularity belongs to another disaster, or is named twice.
    Irregularity { irregularity: IrregularityId },
    /// The disaster has too few cards of a level.
    TooFewCards { level: Option<Level> },
    /// The box has too few missions for this game.
    TooFewMissions { needed: usize, there: usize },
    /// A named deck or mission pile is too long, has a card twice or one that does not belong.
    NamedCards,
    /// The country cannot be played with this rulebook: it lacks starters.
    NoStarters { country: CountryId },
}

/// What a setup names by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Component {
    /// What the crew faces.
    Disaster,
    /// A player's country.
    Country,
    /// A career badge.
    Badge,
    /// A standing change of the rules.
    Irregularity,
}

impl Difficulty {
    /// From the easiest to the hardest.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Moderate, Difficulty::Challenging, Difficulty::Severe, Difficulty::Futile];
}

impl Setup {
    /// The tiles that a player begins with, in the order in which their spaces are named: starters, then Boost tiles.
    /// Nothing where the setup knows no such seat, country or board.
    pub fn first_tiles(&self, rulebook: &Rulebook, seat: Seat) -> Vec<(TileId, Light)> {
        let known = |seat: &&SeatSetup| usize::from(seat.country.0) < rulebook.countries.len();
        let Some(setup) = self.seats.get(seat.index()).filter(known) else { return Vec::new() };
        let Some((first_board, _)) = setup.boards.first() else { return Vec::new() };
        let alone = self.seats.len() == 1;
        let mut area = PlayerArea::new(setup.country, if alone { setup.light } else { first_board.light() });
        area.boards = setup.boards.iter().map(|(resource, _)| *resource).collect();
        let (first, count) = rulebook.country(setup.country).tiles;
        let tiles = (first.0..first.0 + u16::from(count)).map(TileId);
        let starters = tiles.filter(|tile| rulebook.tile(*tile).tier == Tier::Starter).map(|tile| (tile, area.light));
        starters.chain(boosts(rulebook, &area, self.seats.len() as u8).into_iter().flatten()).collect()
    }

    /// Checks the setup and lays everything out, before the first round.
    pub(crate) fn lay_out(&self, rulebook: &Rulebook) -> Result<State, SetupError> {
        self.check_ids(rulebook)?;
        self.check_boards()?;
        let mut chance = Chance::seeded(self.seed);
        let shifts = self.shifts(rulebook)?;
        let mut table = self.bare_table(rulebook, shifts);
        table.irregular = self.irregular(rulebook);
        for (index, seat_setup) in self.seats.iter().enumerate() {
            let seat = Seat::from_index(index).expect("at most four seats were let in");
            self.lay_seat(rulebook, &mut table, seat, seat_setup)?;
        }
        self.set_wheels(rulebook, &mut table);
        let deck = self.deal_deck(rulebook, &mut table, &mut chance)?;
        let missions = self.deal_missions(rulebook, &mut table, &mut chance)?;
        if table.solo() {
            let seat = Seat::from_index(0).expect("there is a first seat");
            let oriented = rulebook.country(table.of(seat).country).oriented;
            for _ in 0..rulebook.tables.cache {
                let die = chance.die(seat, oriented);
                table.areas[0].cache.add(die);
            }
        }
        Ok(State { table, flow: Flow::NEW, secret: Secret { deck, missions, chance } })
    }

    fn check_ids(&self, rulebook: &Rulebook) -> Result<(), SetupError> {
        if !(1..=Seat::MAX).contains(&self.seats.len()) {
            return Err(SetupError::Players { count: self.seats.len() });
        }
        let known = |what, id: usize, count: usize| match id < count {
            true => Ok(()),
            false => Err(SetupError::Unknown { what, id }),
        };
        known(Component::Disaster, usize::from(self.disaster.0), rulebook.disasters.len())?;
        for (index, seat) in self.seats.iter().enumerate() {
            known(Component::Country, usize::from(seat.country.0), rulebook.countries.len())?;
            if self.seats[..index].iter().any(|other| other.country == seat.country) {
                return Err(SetupError::CountryTwice { country: seat.country });
            }
            for (_, badge) in &seat.boards {
                known(Component::Badge, usize::from(badge.0), rulebook.badges.len())?;
            }
        }
        for irregularity in &self.irregularities {
            known(Component::Irregularity, usize::from(irregularity.0), rulebook.irregularities.len())?;
        }
        Ok(())
    }

    /// Boards by number of players (core p. 5), one badge each.
    fn check_boards(&self) -> Result<(), SetupError> {
        let mut boards = Resources::EMPTY;
        let all = || self.seats.iter().flat_map(|seat| &seat.boards);
        for (index, seat) in self.seats.iter().enumerate() {
            for (resource, badge) in &seat.boards {
                if boards.has(*resource) {
                    return Err(SetupError::Board { resource: *resource });
                }
                if all().take(boards.len() as usize).any(|(_, other)| other == badge) {
                    return Err(SetupError::BadgeTwice { badge: *badge });
                }
                boards = boards.with(*resource);
            }
            let light = seat.boards.first().map(|(resource, _)| resource.light());
            let one_light = seat.boards.iter().all(|(resource, _)| Some(resource.light()) == light);
            let fits = match self.seats.len() {
                1 => seat.boards.len() == 4,
                2 => seat.boards.len() == 2 && one_light,
                3 => matches!(seat.boards.len(), 1 | 2) && one_light,
                _ => seat.boards.len() == 1,
            };
            if !fits {
                return Err(SetupError::Split { seat: Seat::from_index(index).expect("at most four seats") });
            }
        }
        match Resource::ALL.into_iter().find(|resource| !boards.has(*resource)) {
            Some(resource) => Err(SetupError::Board { resource }),
            None => Ok(()),
        }
    }

    fn shifts(&self, rulebook: &Rulebook) -> Result<[i8; Quantity::COUNT], SetupError> {
        let (first, count) = rulebook.disaster(self.disaster).irregularities;
        let mut shifts = [0i8; Quantity::COUNT];
        for (index, id) in self.irregularities.iter().enumerate() {
            let belongs = (first.0..first.0 + count).contains(&id.0);
            if !belongs || self.irregularities[..index].contains(id) {
                return Err(SetupError::Irregularity { irregularity: *id });
            }
            let irregularity = rulebook.irregularity(*id);
            for (quantity, by) in irregularity.benefit.iter().chain(&irregularity.impediment) {
                shifts[*quantity as usize] += by;
            }
        }
        Ok(shifts)
    }

    /// The irregularities that have texts of their own.
    fn irregular(&self, rulebook: &Rulebook) -> Irregular {
        let (first, _) = rulebook.disaster(self.disaster).irregularities;
        let speaks = |id: &&IrregularityId| {
            let odd = rulebook.irregularity(**id);
            odd.before_roll != Program::NOTHING || odd.after_cards != Program::NOTHING
        };
        let speaking = self.irregularities.iter().filter(speaks);
        speaking.fold(Irregular::default(), |all, id| all.with(id.0 - first.0))
    }

    fn bare_table(&self, rulebook: &Rulebook, shifts: [i8; Quantity::COUNT]) -> Table {
        let players = self.seats.len();
        let nobody = PlayerArea::new(CountryId(0), Light::Red);
        let seat = Seat::from_index(0).expect("there is a first seat");
        Table {
            round: 0,
            phase: Phase::ResetTheRound,
            players: players as u8,
            disaster: self.disaster,
            shifts,
            irregular: Irregular::default(),
            areas: [nobody; Seat::MAX],
            tiles: [OnBoard::new(TileId(0), Light::Red, seat); Space::COUNT],
            occupied: Spaces::EMPTY,
            wheels: [Wheel { drain: Wheel::LEAST, available: 0, bonus: 0 }; 4],
            missions: Missions::default(),
            cards: Cards::default(),
            toxic: Faces::EMPTY,
            docks: [Docked::default(); 4],
            habitation: [0; Seat::MAX],
            toxic_aid_dice: [0; Seat::MAX],
            stock: Stock {
                amplify_strain: rulebook.tables.amplify_strain[players - 1],
                disable: rulebook.tables.disable,
            },
            research: 0,
            research_paid: [0; Seat::MAX],
            tier: 1,
            emergency: 0,
            outcome: None,
        }
    }

    fn lay_seat(
        &self,
        rulebook: &Rulebook,
        table: &mut Table,
        seat: Seat,
        setup: &SeatSetup,
    ) -> Result<(), SetupError> {
        let country = rulebook.country(setup.country);
        let light = if table.solo() { setup.light } else { setup.boards[0].0.light() };
        let mut area = PlayerArea::new(setup.country, light);
        for (slot, (resource, badge)) in area.badges.iter_mut().zip(&setup.boards) {
            *slot = Some((*badge, *resource));
        }
        area.boards = setup.boards.iter().map(|(resource, _)| *resource).collect();
        area.capacity = u16::from(rulebook.tables.difficulty[self.difficulty as usize].0);
        area.converters = country.converters.0;
        let (first, count) = country.tiles;
        let starter = |index: &u8| rulebook.tile(TileId(first.0 + u16::from(*index))).tier == Tier::Starter;
        area.out_of_offer = (0..count).filter(starter).fold(0, |bits, index| bits | 1 << index);
        if area.out_of_offer == 0 {
            return Err(SetupError::NoStarters { country: setup.country });
        }
        let boosts = boosts(rulebook, &area, table.players);
        table.areas[seat.index()] = area;
        let needed = area.out_of_offer.count_ones() as usize + boosts.iter().flatten().count();
        if let Some(named) = setup.spaces.as_ref().filter(|named| named.len() != needed) {
            return Err(SetupError::SpaceCount { seat, needed, named: named.len() });
        }
        let starters = ones(area.out_of_offer.into()).map(|index| (TileId(first.0 + u16::from(index)), light));
        let wished = self.seats.iter().filter_map(|seat| seat.spaces.as_ref()).flatten().copied().collect();
        for (index, (tile, light)) in starters.chain(boosts.into_iter().flatten()).enumerate() {
            let near = || near_space(table, seat, wished).ok_or(SetupError::SpaceCount { seat, needed, named: index });
            let space = setup.spaces.as_ref().map_or_else(near, |named| Ok(named[index]))?;
            if table.occupied.has(space) {
                return Err(SetupError::SpaceTaken { space });
            }
            let mut laid = OnBoard::new(tile, light, seat);
            if rulebook.face(tile, light).counter {
                laid.counter = Some(Die::flat(country.counter_start));
            }
            table.lay(space, laid);
        }
        Ok(())
    }

    fn set_wheels(&self, rulebook: &Rulebook, table: &mut Table) {
        let drains = rulebook.tables.drain[self.seats.len() - 1];
        let further = rulebook.tables.difficulty[self.difficulty as usize].1;
        for seat in table.seats().iter() {
            let boards = table.of(seat).boards;
            let drain = drains[usize::from(boards.len() > 1)] + further;
            for resource in boards.iter() {
                let wheel = &mut table.wheels[resource.index()];
                wheel.drain = drain.clamp(Wheel::LEAST, Wheel::MOST);
                wheel.reset();
            }
        }
    }

    fn deal_deck(
        &self,
        rulebook: &Rulebook,
        table: &mut Table,
        chance: &mut Chance,
    ) -> Result<[CardId; Cards::MAX], SetupError> {
        let disaster = rulebook.disaster(self.disaster);
        let (first, count) = disaster.cards;
        let all = || (first.0..first.0 + count).map(CardId);
        let cards = &rulebook.cards[usize::from(first.0)..];
        let top_down: Vec<CardId> = match (&self.deck, disaster.deck) {
            (Some(named), _) => {
                let fits =
                    |(index, card): (usize, &CardId)| all().any(|c| c == *card) && !named[..index].contains(card);
                if !named.iter().enumerate().all(fits) {
                    return Err(SetupError::NamedCards);
                }
                named.clone()
            }
            (None, Deck::Fixed) => all().collect(),
            (None, Deck::Levels(counts)) => {
                let mut deck = Vec::with_capacity(usize::from(count));
                for (level, wanted) in LEVELS.into_iter().zip(counts) {
                    let above = deck.len();
                    deck.extend(all().zip(cards).filter(|(_, card)| card.level == level).map(|(id, _)| id));
                    if deck.len() < above + usize::from(wanted) {
                        return Err(SetupError::TooFewCards { level: Some(level) });
                    }
                    chance.shuffle(Stream::Deck, &mut deck[above..]);
                    deck.truncate(above + usize::from(wanted));
                }
                deck
            }
        };
        if top_down.is_empty() {
            return Err(SetupError::TooFewCards { level: None });
        }
        let printed = match disaster.deck {
            Deck::Fixed => usize::from(count),
            Deck::Levels(counts) => counts.iter().map(|count| usize::from(*count)).sum(),
        };
        if top_down.len() > printed.min(Cards::MAX) {
            return Err(SetupError::NamedCards);
        }
        table.cards.deck = top_down.len() as u8;
        let mut deck = [CardId(0); Cards::MAX];
        // The last card of the array is the top of the deck.
        deck.iter_mut().zip(top_down.iter().rev()).for_each(|(slot, card)| *slot = *card);
        Ok(deck)
    }

    fn deal_missions(
        &self,
        rulebook: &Rulebook,
        table: &mut Table,
        chance: &mut Chance,
    ) -> Result<[MissionId; Missions::MAX], SetupError> {
        let needed = usize::from(table.missions_to_win(rulebook).max(1));
        let ids = (0..rulebook.missions.len() as u8).map(MissionId);
        let mut candidates: Vec<MissionId> = ids.filter(|id| !table.solo() || rulebook.mission(*id).solo).collect();
        let top_down = match &self.missions {
            Some(named) => {
                let fits = |(index, id): (usize, &MissionId)| candidates.contains(id) && !named[..index].contains(id);
                if !named.iter().enumerate().all(fits) {
                    return Err(SetupError::NamedCards);
                }
                named.clone()
            }
            None => {
                chance.shuffle(Stream::Missions, &mut candidates);
                candidates.truncate(needed);
                candidates
            }
        };
        if top_down.len() > needed {
            return Err(SetupError::NamedCards);
        }
        if top_down.len() < needed || needed > Missions::MAX {
            return Err(SetupError::TooFewMissions { needed, there: top_down.len() });
        }
        let mut missions = [MissionId(0); Missions::MAX];
        table.missions.hidden = top_down.len() as u8 - 1;
        table.missions.top = Some(top_down[0]);
        missions.iter_mut().zip(top_down[1..].iter().rev()).for_each(|(slot, id)| *slot = *id);
        Ok(missions)
    }
}

const LEVELS: [Level; 4] = [Level::Green, Level::Yellow, Level::Orange, Level::Red];

/// The Boost tiles a player begins with, beside the starters (core pp. 6-7, p. 27).
fn boosts(rulebook: &Rulebook, area: &PlayerArea, players: u8) -> [Option<(TileId, Light)>; 2] {
    let boost = |light: Light, which: usize| Some((rulebook.tables.boosts[light.index()][which], light));
    match area.boards.len() {
        _ if players == 1 => [boost(area.light, 0), boost(area.light.other(), 1)],
        2 => [boost(area.light, 0), None],
        _ => [None; 2],
    }
}

/// The first free space on the player's own side, outer row first, or else of all others.
/// Spaces that somebody has asked for are left alone.
fn near_space(table: &Table, seat: Seat, wished: Spaces) -> Option<Space> {
    let free = table.occupied.or(wished).rest();
    free.and(Spaces::side_of(seat)).first().or(free.first())
}
