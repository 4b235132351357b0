//! A view: the table and what is in progress, without secrets. Everything that is asked of the rules is asked of a view,
//! so that a player, a bot and the engine itself see the same thing.

use crate::abilities::{Need, Text};
use crate::board::Spaces;
use crate::die::{Edge, Faces, Poses};
use crate::effect::{Cond, Count, Who};
use crate::flow::{Flow, Step};

use crate::question::{Asked, ChoiceKind, Decision, DecisionId, Options, Question};
use crate::resource::Resource;
use crate::rulebook::{Country, DiceTrack, Disaster, Irregularity, IrregularityId, Rulebook, TileFace};
use crate::seat::{Seat, Seats};
use crate::table::{OnBoard, Table, Wheel};

/// What everybody may see.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What is in the box.
    pub rulebook: &'a Rulebook,
    /// What lies on the table.
    pub table: &'a Table,
    /// What is in progress.
    pub flow: &'a Flow,
}

impl<'a> View<'a> {
    /// The question that waits for this player's answer, if any.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        if self.flow.simultaneous() {
            let lane = self.flow.lane(seat);
            let question = self.lane_question(seat)?;
            let id = DecisionId((u64::from(seat.number()) << 16) | u64::from(lane.question_number));
            return Some(Decision { id, asked: Asked::Seat(seat), question });
        }
        let (asked, question) = match self.flow.step {
            Step::Bonus if self.bonuses_of(seat).is_empty() => return None,
            Step::Bonus => (Asked::Seat(seat), Question::Bonus),
            _ => self.shared_question()?,
        };
        let id = DecisionId(u64::from(self.flow.question_number));
        self.meant(asked).has(seat).then_some(Decision { id, asked, question })
    }

    /// Everybody who is asked something. A text in a lane only ever rests at a question.
    pub fn seats_asked(&self) -> Seats {
        let all = self.table.seats();
        match self.flow.step {
            Step::Prepare | Step::Place | Step::Spend => all.and(self.flow.busy()),
            Step::Bonus => all.filter(|seat| !self.bonuses_of(seat).is_empty()),
            _ => self.shared_question().map_or(Seats::EMPTY, |(asked, _)| self.meant(asked)),
        }
    }

    /// The players in the game who are meant.
    fn meant(&self, asked: Asked) -> Seats {
        let all = self.table.seats();
        match asked {
            Asked::Seat(one) => all.and(Seats::of(one)),
            Asked::Crew => all,
        }
    }

    /// A player whose text has lost its question because a crew mate was quicker.
    pub(crate) fn stranded(&self) -> Option<Seat> {
        let lost = |seat: &Seat| {
            let text = &self.flow.lane(*seat).text;
            text.as_ref().is_some_and(|text| self.open_question(text).is_none())
        };
        self.table.seats().iter().find(lost)
    }

    fn lane_question(&self, seat: Seat) -> Option<Question> {
        if !self.table.seats().has(seat) {
            return None;
        }
        let lane = self.flow.lane(seat);
        if let Some(text) = &lane.text {
            return self.text_question(text);
        }
        match self.flow.step {
            Step::Place if !lane.done => Some(Question::Place),
            Step::Spend if !lane.done => Some(Question::Spend),
            _ => None,
        }
    }

    fn text_question(&self, text: &Text) -> Option<Question> {
        match self.need(text) {
            Need::Ask(options) => Some(Question::Choose(options)),
            Need::Ready | Need::Skip | Need::Leave(_) | Need::Done => None,
        }
    }

    /// The same, unless only one answer is possible.
    fn open_question(&self, text: &Text) -> Option<Question> {
        match self.need(text) {
            Need::Ask(options) if options.forced().is_none() => Some(Question::Choose(options)),
            Need::Ask(_) | Need::Ready | Need::Skip | Need::Leave(_) | Need::Done => None,
        }
    }

    /// What is asked of the whole crew or of one of them. Bonuses are asked of several at once, each about their own
    /// boards.
    fn shared_question(&self) -> Option<(Asked, Question)> {
        let owner = |cursor: crate::flow::Cursor| Some(Asked::Seat(self.table.tile(cursor.space()?)?.owner));
        match self.flow.step {
            Step::Split(cursor) => Some((owner(cursor)?, Question::Choose(self.split(cursor.space()?)?))),
            Step::AnyResource(cursor) => {
                Some((owner(cursor)?, Question::Choose(Options::new(ChoiceKind::Resource, 0b1111))))
            }
            Step::MissionDie(cursor) => {
                let missions = (1u64 << self.table.missions.count()) - 1;
                Some((owner(cursor)?, Question::Choose(Options::new(ChoiceKind::Mission, missions))))
            }
            Step::Counter(cursor) => Some((owner(cursor)?, Question::Choose(Options::new(ChoiceKind::Slot, 0b11)))),
            Step::Habitation => Some((Asked::Crew, Question::Choose(Options::new(ChoiceKind::Resource, 0b1111)))),
            Step::Disaster(_) | Step::AfterCards(_) | Step::Standing(_) => {
                let text = self.flow.card.as_ref()?;
                Some((text.seat.map_or(Asked::Crew, Asked::Seat), self.text_question(text)?))
            }
            Step::Prepare | Step::Place | Step::Bonus | Step::Spend | Step::Over => None,
        }
    }

    /// An irregularity of this disaster, counted from its first.
    pub fn irregularity(&self, index: u8) -> &'a Irregularity {
        let (first, _) = self.disaster().irregularities;
        self.rulebook.irregularity(IrregularityId(first.0 + index))
    }

    /// A player's country.
    pub fn country(&self, seat: Seat) -> &'a Country {
        self.rulebook.country(self.table.of(seat).country)
    }

    /// A player's dice track.
    pub fn track(&self, seat: Seat) -> &'a DiceTrack {
        self.country(seat).track(self.table.solo())
    }

    /// What the crew faces.
    pub fn disaster(&self) -> &'a Disaster {
        self.rulebook.disaster(self.table.disaster)
    }

    /// The printed face of a tile on the board.
    pub fn face(&self, tile: &OnBoard) -> &'a TileFace {
        self.rulebook.face(tile.tile, tile.light)
    }

    /// What happens to a player's dice past 6 and below 1.
    pub fn edge(&self, seat: Seat) -> Edge {
        self.country(seat).edge
    }

    /// Dice with these faces as a player's country lays them: flat, or in any rotation.
    pub fn spread(&self, seat: Seat, faces: Faces) -> Poses {
        if self.country(seat).oriented { faces.poses() } else { faces.flat() }
    }

    /// The players that are meant, seen from `actor`.
    pub fn who(&self, who: Who, actor: Option<Seat>) -> Seats {
        let all = self.table.seats();
        match (who, actor) {
            (Who::Another, Some(actor)) if !self.table.solo() => all.without(actor),
            (Who::Light(light), _) if !self.table.solo() => all.filter(|seat| self.table.of(seat).light == light),
            _ => all,
        }
    }

    /// Does a condition hold for a player, with this badge's board?
    pub fn holds(&self, cond: Cond, seat: Option<Seat>, board: Option<Resource>) -> bool {
        let area = seat.map(|seat| self.table.of(seat));
        let own = seat.map_or(self.table.occupied, |seat| self.table.owned(seat));
        let some = |spaces: Spaces, fits: &dyn Fn(&OnBoard) -> bool| {
            spaces.iter().any(|space| fits(&self.table.tiles[space.index()]))
        };
        match cond {
            Cond::HasCrewMate => !self.table.solo(),
            Cond::QueueAtLeast(least) => area.is_some_and(|area| area.queue.len() >= least),
            Cond::HandAtMost(most) => area.is_some_and(|area| area.pool.len() <= most),
            Cond::HandAtLeast(least) => area.is_some_and(|area| area.pool.len() >= least),
            Cond::CapacityAtLeast(least) => area.is_some_and(|area| area.capacity >= u16::from(least)),
            Cond::TokensInStock(least) => self.table.stock.left() >= least + self.flow.reserved_tokens,
            Cond::DisableInStock => self.table.stock.disable > 0,
            Cond::OwnCleanTile => some(own, &|tile| !tile.negative()),
            Cond::OwnUnstrainedTile => some(own, &|tile| tile.strain.is_none()),
            Cond::AnotherCanAmplify => self
                .who(Who::Another, seat)
                .iter()
                .any(|other| some(self.table.owned(other), &|tile| tile.amplify.is_none())),
            Cond::NegativesCanMove => {
                some(own, &|tile| !tile.negative()) && some(self.table.occupied, &OnBoard::negative)
            }
            Cond::OfferHolds => seat.is_some_and(|seat| self.offer(seat) != 0),
            Cond::BoardRoom(by) => board.is_some_and(|board| self.table.wheel(board).room() >= by),
            Cond::TierAhead => self.table.tier < 4,
            Cond::ToxicDiceAtLeast(least) => self.table.toxic_dice() >= least,
            Cond::ResourceAtLeast(resource, least) => self.table.wheel(resource).available >= i16::from(least),
            Cond::ResourceAtMost(resource, most) => self.table.wheel(resource).available <= i16::from(most),
            Cond::MissionActive => self.count(Count::Missions, seat) > 0,
            Cond::PersistentAtLeast(least) => self.count(Count::Persistent, seat) >= least,
            Cond::IdleAtLeast(least) => self.count(Count::Idle, seat) >= least,
            Cond::DocksUsedAtLeast(least) => {
                self.table.docks.iter().filter(|dock| dock.die.is_some()).count() >= usize::from(least)
            }
            Cond::HousedAtLeast(least) => self.table.habitation.iter().sum::<u8>() >= least,
        }
    }

    /// A Resource board.
    pub fn wheel(&self, resource: Resource) -> &'a Wheel {
        self.table.wheel(resource)
    }
}
