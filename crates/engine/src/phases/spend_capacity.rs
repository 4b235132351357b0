//! Phase 5 - Spend Capacity (core pp. 25-27). Everybody acts at the same time.

use crate::abilities::{Source, StationText, Text};
use crate::board::Spaces;
use crate::cause::Cause;
use crate::effect::{Cond, Quantity, Tier};
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::Play;
use crate::question::{Answer, Answers};
use crate::refusal::Refusal;
use crate::resource::Light;
use crate::rulebook::{TileFace, TileId};
use crate::seat::Seat;
use crate::set::ones;
use crate::view::View;

impl View<'_> {
    /// Every answer to [`Question::Spend`](crate::question::Question::Spend).
    pub(crate) fn list_purchases(&self, seat: Seat, answers: &mut Answers) {
        let area = self.table.of(seat);
        if self.check_research().is_ok() {
            let most = u16::from(self.research_missing()).min(area.capacity) as u8;
            answers.extend((1..=most).map(Answer::Research));
        }
        self.list_tiles(seat, answers);
        if self.check_die(seat).is_ok() {
            answers.push(Answer::AddDie);
        }
        if self.check_amplify(seat).is_ok() {
            answers.push(Answer::Amplify);
        }
        for index in 0..4 {
            if self.check_badge(seat, index).is_ok() {
                answers.push(Answer::Badge(index));
            }
        }
        if self.table.occupied == Spaces::ALL {
            answers.extend(self.table.owned(seat).iter().map(Answer::MakeRoom));
        }
        answers.push(Answer::Done);
    }

    fn list_tiles(&self, seat: Seat, answers: &mut Answers) {
        if !self.has_space(seat) {
            return;
        }
        let area = self.table.of(seat);
        for index in ones((self.offer(seat) | self.permitted(seat)).into()) {
            for light in Light::ALL {
                let fits = self.table.solo() || light == area.light;
                if fits && area.capacity >= u16::from(self.tile_cost(self.set_face(seat, index, light))) {
                    answers.push(Answer::Install { index, light });
                }
            }
        }
    }

    /// Is it an answer to [`Question::Spend`](crate::question::Question::Spend), and if not, why?
    pub(crate) fn check_purchase(&self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Research(share) => {
                self.check_research()?;
                let missing = self.research_missing();
                match share {
                    0 => Err(Refusal::NotOffered),
                    share if share > missing => Err(Refusal::MoreThanMissing { missing }),
                    share => self.afford(seat, share),
                }
            }
            Answer::Install { index, light } => self.check_install(seat, index, light),
            Answer::AddDie => self.check_die(seat),
            Answer::Amplify => self.check_amplify(seat),
            Answer::Badge(index) => self.check_badge(seat, index),
            Answer::MakeRoom(_) if self.table.occupied != Spaces::ALL => Err(Refusal::BoardNotFull),
            Answer::MakeRoom(space) => match self.table.tile(space) {
                Some(tile) if tile.owner != seat => Err(Refusal::NotYours { owner: tile.owner }),
                Some(_) => Ok(()),
                None => Err(Refusal::NoTile { space }),
            },
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn afford(&self, seat: Seat, cost: u8) -> Result<(), Refusal> {
        let have = self.table.of(seat).capacity;
        if have >= u16::from(cost) { Ok(()) } else { Err(Refusal::CapacityShort { cost, have }) }
    }

    fn check_research(&self) -> Result<(), Refusal> {
        let [.., last] = self.rulebook.tables.research;
        if self.table.research >= last { Err(Refusal::ResearchComplete) } else { Ok(()) }
    }

    /// What is still to be put together for the next step of research.
    pub fn research_missing(&self) -> u8 {
        self.table.research_cost() - self.table.research_paid.iter().sum::<u8>()
    }

    fn has_space(&self, seat: Seat) -> bool {
        self.table.occupied != Spaces::ALL || !self.table.owned(seat).is_empty()
    }

    fn check_install(&self, seat: Seat, index: u8, light: Light) -> Result<(), Refusal> {
        let area = self.table.of(seat);
        let (_, count) = self.country(seat).tiles;
        if index >= count {
            return Err(Refusal::NoSuchThing);
        }
        if !self.table.solo() && light != area.light {
            return Err(Refusal::WrongSide);
        }
        if area.out_of_offer & (1 << index) != 0 {
            return Err(Refusal::NotInOffer);
        }
        if (self.offer(seat) | self.permitted(seat)) & (1 << index) == 0 {
            let tier = self.set_tier(seat, index) as u8;
            return Err(Refusal::TierNotReleased { tier, released: self.table.tier });
        }
        if !self.has_space(seat) {
            return Err(Refusal::BoardFull);
        }
        self.afford(seat, self.tile_cost(self.set_face(seat, index, light)))
    }

    fn check_die(&self, seat: Seat) -> Result<(), Refusal> {
        match self.die_cost(seat) {
            Some(cost) => self.afford(seat, cost),
            None => Err(Refusal::TrackComplete),
        }
    }

    /// What the next step on the dice track costs, if there is one.
    pub fn die_cost(&self, seat: Seat) -> Option<u8> {
        let track = self.track(seat);
        let slot = self.table.of(seat).track;
        (slot + 1 < track.len).then(|| self.table.quantity(Quantity::DieCost, track.costs[usize::from(slot)]))
    }

    fn check_amplify(&self, seat: Seat) -> Result<(), Refusal> {
        self.afford(seat, self.amplify_cost())?;
        if self.table.stock.left() <= self.flow.reserved_tokens {
            return Err(Refusal::NoToken);
        }
        // Everybody who has been promised a token needs a tile for it.
        let mut bare = self.table.occupied.iter().filter(|space| self.table.tiles[space.index()].amplify.is_none());
        match bare.nth(usize::from(self.flow.reserved_tokens)) {
            Some(_) => Ok(()),
            None => Err(Refusal::AllAmplified),
        }
    }

    /// What an Amplify token costs.
    pub fn amplify_cost(&self) -> u8 {
        self.table.quantity(Quantity::AmplifyCost, self.rulebook.tables.amplify)
    }

    fn check_badge(&self, seat: Seat, index: u8) -> Result<(), Refusal> {
        let area = self.table.of(seat);
        let badge = area.badges.get(usize::from(index)).copied().flatten();
        let (badge, board) = badge.ok_or(Refusal::NoSuchThing)?;
        if area.badges_used & (1 << index) != 0 {
            return Err(Refusal::BadgeUsed);
        }
        let lacks = |cond: &&Cond| !self.holds(**cond, Some(seat), Some(board));
        match self.rulebook.badge(badge).needs.iter().find(lacks) {
            Some(cond) => Err(Refusal::Needs { cond: *cond }),
            None => Ok(()),
        }
    }

    /// The tile with this index in a player's set.
    pub fn set_tile(&self, seat: Seat, index: u8) -> TileId {
        TileId(self.country(seat).tiles.0.0 + u16::from(index))
    }

    fn set_tier(&self, seat: Seat, index: u8) -> Tier {
        self.rulebook.tile(self.set_tile(seat, index)).tier
    }

    fn set_face(&self, seat: Seat, index: u8, light: Light) -> &TileFace {
        self.rulebook.face(self.set_tile(seat, index), light)
    }

    /// What a tile costs in this game.
    pub fn tile_cost(&self, face: &TileFace) -> u8 {
        self.table.quantity(Quantity::TileCost, face.cost)
    }

    /// A player's Offer row: released tiles of the set that are not gone, a bit each.
    pub fn offer(&self, seat: Seat) -> u32 {
        self.in_set(seat, |tier| (1..=self.table.tier).contains(&tier))
    }

    /// Tiles of a player's set that are neither installed nor destroyed, released or not, a bit each.
    pub(crate) fn in_box(&self, seat: Seat) -> u32 {
        self.in_set(seat, |tier| (1..=4).contains(&tier))
    }

    /// Tiles one tier above, where the Science Officer allows one (A116).
    fn permitted(&self, seat: Seat) -> u32 {
        match self.table.of(seat).permits {
            0 => 0,
            _ => self.in_set(seat, |tier| tier == self.table.tier + 1 && tier <= 4),
        }
    }

    fn in_set(&self, seat: Seat, fits: impl Fn(u8) -> bool) -> u32 {
        let (first, count) = self.country(seat).tiles;
        let tiles = &self.rulebook.tiles[usize::from(first.0)..usize::from(first.0) + usize::from(count)];
        let set = tiles.iter().rev().fold(0, |bits, tile| bits << 1 | u32::from(fits(tile.tier as u8)));
        set & !self.table.of(seat).out_of_offer
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn spend_capacity(&mut self) {
        self.begin_lanes(Step::Spend);
    }

    /// What did not suffice for a step of research goes back.
    pub(super) fn finish_spending(&mut self) {
        if self.state.table.research_paid.iter().any(|paid| *paid > 0) {
            self.emit_because(Cause::Round, Event::ResearchReturned);
        }
        self.end_phase();
    }

    /// Carries out a checked answer to [`Question::Spend`](crate::question::Question::Spend).
    pub(crate) fn answer_purchase(&mut self, seat: Seat, answer: Answer) {
        match answer {
            Answer::Research(share) => self.research(seat, share),
            Answer::Install { index, light } => self.buy_tile(seat, index, light),
            Answer::AddDie => {
                let by = self.view().die_cost(seat).expect("a checked purchase has a price");
                self.emit(Event::CapacitySpent { seat, by });
                self.emit(Event::TrackMoved { seat, by: 1 });
            }
            Answer::Amplify => self.buy_amplify(seat),
            Answer::Badge(index) => self.use_badge(seat, index),
            Answer::MakeRoom(space) => self.emit(Event::TileDestroyed { space }),
            _ => self.say_done(seat),
        }
    }

    fn research(&mut self, seat: Seat, share: u8) {
        self.emit(Event::ResearchPaid { seat, by: share });
        if self.view().research_missing() == 0 {
            let step = self.state.table.research + 1;
            let released = self.rulebook.tables.research.iter().filter(|at| **at <= step).count() as u8;
            self.emit(Event::ResearchAdvanced { tier: 1 + released });
        }
    }

    /// The price is paid at once, the drain comes with the tile (core p. 26).
    fn buy_tile(&mut self, seat: Seat, index: u8, light: Light) {
        let above = self.view().offer(seat) & (1 << index) == 0;
        let by = self.view().tile_cost(self.view().set_face(seat, index, light));
        self.emit(Event::CapacitySpent { seat, by });
        if above {
            self.emit(Event::PermitUsed { seat });
        }
        let program = self.rulebook.texts.station(StationText::Install);
        let source = Source::Install { index, light, paid: by, permit: above };
        self.begin(seat, Text::new(program, Some(seat), source));
    }

    /// The token is set aside until it lies on a tile (B7).
    fn buy_amplify(&mut self, seat: Seat) {
        let by = self.view().amplify_cost();
        self.emit(Event::CapacitySpent { seat, by });
        self.state.flow.reserved_tokens += 1;
        let program = self.rulebook.texts.station(StationText::Amplify);
        self.begin(seat, Text { reserved_tokens: 1, ..Text::new(program, Some(seat), Source::Amplify) });
    }

    fn use_badge(&mut self, seat: Seat, index: u8) {
        let badge = self.state.table.of(seat).badges[usize::from(index)];
        let (badge, board) = badge.expect("a checked badge is there");
        self.emit(Event::BadgeUsed { seat, index });
        let badge = self.rulebook.badge(badge);
        // B7: tokens the badge will need are set aside, whoever buys meanwhile.
        let reserved_tokens = badge.needs.iter().map(|cond| match cond {
            Cond::TokensInStock(pieces) => *pieces,
            _ => 0,
        });
        let reserved_tokens = reserved_tokens.max().unwrap_or(0);
        self.state.flow.reserved_tokens += reserved_tokens;
        let text = Text::new(badge.effect, Some(seat), Source::Badge { owner: seat, index, board });
        self.begin(seat, Text { reserved_tokens, ..text });
    }
}
