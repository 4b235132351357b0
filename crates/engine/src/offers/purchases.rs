//! Phase 5 as a shop window: everything there is to buy, what it costs and why it cannot be bought.

use crate::question::Answer;
use crate::refusal::Refusal;
use crate::resource::{Light, Resource};
use crate::seat::Seat;
use crate::view::View;

/// Everything a player could buy or use in Phase 5.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purchases {
    /// Every tile of the set that is still in the box, on each side it may be laid, tiers that are not released
    /// included.
    pub tiles: Vec<Purchase>,
    /// The next step on the dice track.
    pub die: Purchase,
    /// An Amplify token.
    pub amplify: Purchase,
    /// The next step of research: as large a share of it as the player can pay; its cost is what is missing.
    pub research: Purchase,
    /// The badges.
    pub badges: Vec<Purchase>,
    /// Own tiles that may give way, where the board is full.
    pub make_room: Vec<Purchase>,
}

/// Something to buy or use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// The answer that does it.
    pub answer: Answer,
    /// Why it would not be taken now, if it would not.
    pub refusal: Option<Refusal>,
    /// Its price in Capacity, where there is one.
    pub cost: Option<u8>,
    /// What it drains as soon as it is installed.
    pub drain: Option<(Resource, u8)>,
}

impl View<'_> {
    /// Everything a player could buy or use in Phase 5, with prices and refusals.
    ///
    /// ```
    /// use engine::refusal::Refusal;
    /// # use engine::{State, event::Silent, seat::Seat};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// # let seat = Seat::from_index(0).unwrap();
    /// let shop = state.view(content::embedded()).purchases(seat);
    /// // Four tiles in each of four tiers, to be looked at in any phase; they are bought in Phase 5 only.
    /// assert_eq!(shop.tiles.len(), 16);
    /// assert!(shop.tiles.iter().all(|tile| tile.refusal == Some(Refusal::OtherQuestion)));
    /// ```
    pub fn purchases(&self, seat: Seat) -> Purchases {
        let area = self.table.of(seat);
        let missing = self.research_missing();
        let share = area.capacity.min(u16::from(missing)).max(1) as u8;
        let badges = (0..area.badges.len()).filter(|index| area.badges[*index].is_some());
        Purchases {
            tiles: self.tile_purchases(seat),
            die: self.purchase(seat, Answer::AddDie, self.die_cost(seat)),
            amplify: self.purchase(seat, Answer::Amplify, Some(self.amplify_cost())),
            research: self.purchase(seat, Answer::Research(share), Some(missing)),
            badges: badges.map(|index| self.purchase(seat, Answer::Badge(index as u8), None)).collect(),
            make_room: self
                .table
                .owned(seat)
                .iter()
                .map(|space| self.purchase(seat, Answer::MakeRoom(space), None))
                .collect(),
        }
    }

    fn tile_purchases(&self, seat: Seat) -> Vec<Purchase> {
        let sides = Light::ALL.into_iter().filter(|light| self.table.solo() || *light == self.table.of(seat).light);
        let all = self.in_box(seat);
        let tile = |index: u8, light: Light| {
            let face = self.rulebook.face(self.set_tile(seat, index), light);
            let bought = self.purchase(seat, Answer::Install { index, light }, Some(self.tile_cost(face)));
            Purchase { drain: face.drain, ..bought }
        };
        let indices = (0..32u8).filter(|index| all & (1 << index) != 0);
        indices
            .flat_map(|index| sides.clone().map(move |light| (index, light)))
            .map(|(i, light)| tile(i, light))
            .collect()
    }

    fn purchase(&self, seat: Seat, answer: Answer, cost: Option<u8>) -> Purchase {
        Purchase { answer, refusal: self.refusal(seat, answer), cost, drain: None }
    }
}
