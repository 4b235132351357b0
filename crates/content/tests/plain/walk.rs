//! Walks a text word by word. Here stand the shapes; verbs are in `dice`, `pieces` and `station`.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::Rc;

use engine::die::Die;
use engine::effect::{Amount, Cond, Count, Effect, Per, Tier, Who};
use engine::question::Choice;
use engine::resource::Resource;
use engine::seat::Seat;

use crate::board::Tile;
use crate::world::{Asked, Given, Shared, Walking};

/// One text on its way.
pub struct Walk<'b> {
    pub world: Shared<'b>,
    /// Where it is carried out.
    pub lane: usize,
    pub seat: Cell<Option<usize>>,
    /// The tile it stands on, and the dice placed there.
    pub space: Option<u8>,
    pub placed: Vec<Die>,
    /// The board of its badge.
    pub board: Option<Resource>,
    /// Tokens set aside for it.
    pub reserved: Cell<u8>,
    /// The die changed last.
    pub changed: Cell<Option<u32>>,
    pub sector: Cell<Option<u8>>,
    pub hit: RefCell<BTreeSet<u8>>,
    /// The `May` of which nothing has been done yet.
    pub undecided: Cell<Option<u32>>,
    /// Has anything been done, or chosen?
    pub begun: Cell<bool>,
    /// Could something not be done before anything was?
    pub missed: Cell<bool>,
}

/// Why what follows does not happen.
pub enum Stop {
    /// It was not paid for.
    Unpaid,
    /// All of this `May` is left out.
    Leave(u32),
}

pub type Out = Result<(), Stop>;
type Steps<'a> = Pin<Box<dyn Future<Output = Out> + 'a>>;

impl<'b> Walk<'b> {
    pub fn new(world: &Shared<'b>, lane: usize, seat: Option<usize>) -> Walk<'b> {
        Walk {
            world: Rc::clone(world),
            lane,
            seat: Cell::new(seat),
            space: None,
            placed: Vec::new(),
            board: None,
            reserved: Cell::new(0),
            changed: Cell::new(None),
            sector: Cell::new(None),
            hit: RefCell::default(),
            undecided: Cell::new(None),
            begun: Cell::new(false),
            missed: Cell::new(false),
        }
    }

    /// The whole text, then what was set aside for it is free again.
    pub fn whole(self, effects: Vec<Effect>) -> Walking<'b> {
        Box::pin(async move {
            let _ = self.block(&effects).await;
            self.world.reserved.set(self.world.reserved.get() - self.reserved.get());
        })
    }

    pub fn player(&self) -> usize {
        self.seat.get().expect("a player's word is said to a player")
    }

    /// Asks; whatever is picked decides an open `May`.
    pub async fn ask(&self, may: bool, options: impl Fn() -> Vec<Choice>) -> Given {
        let given = poll_fn(|_| {
            let may = may || self.undecided.get().is_some();
            self.world.look(self.lane, || Asked { who: self.seat.get(), options: options(), may })
        });
        let given = given.await;
        if matches!(given, Given::Pick(_)) {
            self.undecided.set(None);
            self.begun.set(true);
        }
        given
    }

    /// The first question of a verb; without an answer the verb is left out.
    pub async fn pick(&self, options: impl Fn() -> Vec<Choice>) -> Result<Option<Choice>, Stop> {
        match self.ask(false, options).await {
            Given::Pick(choice) => Ok(Some(choice)),
            Given::Decline | Given::Nothing => self.left_out().map(|()| None),
        }
    }

    /// A verb that asks nothing: it is only asked for where it may be declined.
    pub async fn agreed(&self, possible: impl Fn() -> bool) -> Result<bool, Stop> {
        let confirm = || if possible() { vec![Choice::Confirm] } else { Vec::new() };
        if self.undecided.get().is_some() && self.pick(confirm).await?.is_none() {
            return Ok(false);
        }
        if !possible() {
            return self.left_out().map(|()| false);
        }
        self.begun.set(true);
        Ok(true)
    }

    /// Declined or impossible: if nothing of a `May` has been done yet, nothing of it is.
    pub fn left_out(&self) -> Out {
        self.missed.set(self.missed.get() || !self.begun.get());
        match self.undecided.take() {
            Some(may) => Err(Stop::Leave(may)),
            None => Ok(()),
        }
    }

    /// What comes first could not be paid for.
    pub fn unpaid(&self) -> Out {
        self.left_out()?;
        Err(Stop::Unpaid)
    }

    fn list<'a>(&'a self, effects: &'a [Effect]) -> Steps<'a> {
        Box::pin(async move {
            for effect in effects {
                self.effect(effect).await?;
            }
            Ok(())
        })
    }

    /// What follows something unpaid is what follows it in the same list.
    fn block<'a>(&'a self, effects: &'a [Effect]) -> Steps<'a> {
        Box::pin(async move {
            match self.list(effects).await {
                Err(Stop::Unpaid) => Ok(()),
                other => other,
            }
        })
    }

    async fn effect(&self, effect: &Effect) -> Out {
        match effect {
            Effect::May(inner) => {
                let may = self.world.fresh();
                self.undecided.set(Some(may));
                self.until_left(may, self.block(inner).await)
            }
            Effect::Repeat(inner) => self.repeat(inner).await,
            Effect::Either(branches) => {
                let options = || (1..=branches.len() as u8).map(Choice::Branch).collect();
                match self.pick(options).await? {
                    Some(Choice::Branch(number)) => self.block(&branches[usize::from(number) - 1]).await,
                    _ => Ok(()),
                }
            }
            Effect::If(cond, inner) if self.holds(*cond) => self.block(inner).await,
            Effect::Unless(cond, inner) if !self.holds(*cond) => self.block(inner).await,
            Effect::If(..) | Effect::Unless(..) => self.left_out(),
            Effect::EachSeat(who, inner) => {
                for seat in self.who(*who) {
                    self.seat.set(Some(seat));
                    self.block(inner).await?;
                }
                self.seat.set(None);
                Ok(())
            }
            Effect::Give(who, inner) => self.give(*who, inner).await,
            verb => self.verb(verb).await,
        }
    }

    fn until_left(&self, may: u32, out: Out) -> Out {
        match out {
            Err(Stop::Leave(left)) if left == may => Ok(()),
            other => other,
        }
    }

    async fn repeat(&self, inner: &[Effect]) -> Out {
        let [Effect::May(inner)] = inner else { panic!("the check only lets a May be repeated") };
        loop {
            let may = self.world.fresh();
            self.undecided.set(Some(may));
            match self.list(inner).await {
                Ok(()) => {}
                Err(Stop::Unpaid) => return Ok(()),
                Err(Stop::Leave(left)) if left == may => return Ok(()),
                other => return other,
            }
        }
    }

    /// Another player does something, in the time of their own.
    async fn give(&self, who: Who, inner: &[Effect]) -> Out {
        let options = || {
            let able = |seat: &usize| self.could_do(*seat, inner);
            self.who(who).into_iter().filter(able).map(|seat| Choice::Seat(seat_of(seat))).collect()
        };
        if let Some(Choice::Seat(seat)) = self.pick(options).await? {
            let gift = self.gift(&self.world, seat.index());
            gift.reserved.set(self.reserved.take());
            self.world.start(seat.index(), gift.whole(inner.to_vec()));
        }
        Ok(())
    }

    fn gift(&self, world: &Shared<'b>, seat: usize) -> Walk<'b> {
        let gift = Walk::new(world, seat, Some(seat));
        gift.reserved.set(self.reserved.get());
        Walk { space: self.space, placed: self.placed.clone(), board: self.board, ..gift }
    }

    /// Nobody is chosen who cannot do the first word.
    fn could_do(&self, seat: usize, inner: &[Effect]) -> bool {
        can_begin(&self.world, |world| self.gift(world, seat), inner)
    }

    pub fn who(&self, who: Who) -> Vec<usize> {
        let board = self.world.board.borrow();
        let all = 0..board.areas.len();
        let alone = board.areas.len() == 1;
        match who {
            Who::Another if !alone => all.filter(|seat| Some(*seat) != self.seat.get()).collect(),
            Who::Light(light) if !alone => all.filter(|seat| board.areas[*seat].light == light).collect(),
            Who::Anyone | Who::Another | Who::Light(_) => all.collect(),
        }
    }

    pub fn amount(&self, amount: Amount) -> u8 {
        let board = self.world.board.borrow();
        match amount {
            Amount::N(n) => n,
            Amount::ByToxicDice(table) => table[usize::from(board.toxic_dice.min(7))],
            Amount::ByPlayers(table) => table[board.areas.len() - 1],
            Amount::Per(Per { each, of, most }) => {
                let all = u32::from(each) * u32::from(self.count(of));
                all.min(u32::from(most)) as u8
            }
        }
    }

    fn count(&self, of: Count) -> u8 {
        let board = self.world.board.borrow();
        let mine = |tile: &&Tile| self.seat.get().is_none_or(|seat| seat == tile.owner);
        let tiles = |fits: &dyn Fn(&Tile) -> bool| board.tiles.values().filter(mine).filter(|tile| fits(tile)).count();
        let tier = |tile: &Tile| self.world.book.tile(tile.tile).tier;
        let made = |tile: &Tile, resource| self.world.face(tile).produces.has(resource);
        let count = match of {
            Count::Persistent => board.persistent_cards.into(),
            Count::Missions => board.active_missions.into(),
            Count::Marked => tiles(&|tile| tile.scenario > 0),
            Count::Idle => tiles(&|tile| tile.dice.is_empty()),
            Count::IdleOf(resource) => tiles(&|tile| tile.dice.is_empty() && made(tile, resource)),
            Count::Disabled => tiles(&|tile| tile.disabled),
            Count::Tiles => tiles(&|_| true),
            Count::HighTiles => tiles(&|tile| [Tier::Three, Tier::Four].contains(&tier(tile))),
        };
        count as u8
    }

    /// What is said of a hand, a queue, Capacity or an Offer holds for nobody where nobody is spoken to.
    pub fn holds(&self, cond: Cond) -> bool {
        let board = self.world.board.borrow();
        let seat = self.seat.get();
        let area = seat.map(|seat| &board.areas[seat]);
        let own = || board.tiles.values().filter(|tile| seat.is_none_or(|seat| seat == tile.owner));
        match cond {
            Cond::HasCrewMate => board.areas.len() > 1,
            Cond::QueueAtLeast(least) => area.is_some_and(|area| area.queue.len() >= usize::from(least)),
            Cond::HandAtMost(most) => area.is_some_and(|area| area.pool.len() <= usize::from(most)),
            Cond::HandAtLeast(least) => area.is_some_and(|area| area.pool.len() >= usize::from(least)),
            Cond::CapacityAtLeast(least) => area.is_some_and(|area| area.capacity >= u16::from(least)),
            Cond::TokensInStock(least) => board.amplify_strain.iter().sum::<u8>() >= least + self.world.reserved.get(),
            Cond::DisableInStock => board.disable > 0,
            Cond::OwnCleanTile => own().any(|tile| !tile.negative()),
            Cond::OwnUnstrainedTile => own().any(|tile| tile.strain.is_none()),
            Cond::AnotherCanAmplify => {
                let others = self.who(Who::Another);
                board.tiles.values().any(|tile| others.contains(&tile.owner) && tile.amplify.is_none())
            }
            Cond::NegativesCanMove => {
                own().any(|tile| !tile.negative()) && board.tiles.values().any(|tile| tile.negative())
            }
            Cond::OfferHolds => seat.is_some_and(|_| !self.offer().is_empty()),
            Cond::BoardRoom(by) => self.board.is_some_and(|wheel| 29 - board.wheels[wheel.index()].0 >= by),
            Cond::TierAhead => board.tier < 4,
            Cond::ToxicDiceAtLeast(least) => board.toxic_dice >= least,
            Cond::ResourceAtLeast(resource, least) => board.wheels[resource.index()].1 >= least.into(),
            Cond::ResourceAtMost(resource, most) => board.wheels[resource.index()].1 <= most.into(),
            Cond::MissionActive => board.active_missions > 0,
            Cond::PersistentAtLeast(least) => board.persistent_cards >= least,
            Cond::IdleAtLeast(least) => own().filter(|tile| tile.dice.is_empty()).count() >= least.into(),
            Cond::DocksUsedAtLeast(least) => board.docked >= least,
            Cond::HousedAtLeast(least) => board.housed >= least,
        }
    }
}

pub fn seat_of(seat: usize) -> Seat {
    Seat::from_index(seat).expect("four sit around the table at most")
}

/// Can the first word be done? A shape always can: what is in it shows later.
pub fn can_begin<'b>(world: &Shared<'b>, walk: impl FnOnce(&Shared<'b>) -> Walk<'b>, text: &[Effect]) -> bool {
    let shape = |effect: &Effect| {
        matches!(
            effect,
            Effect::May(_)
                | Effect::Either(_)
                | Effect::Repeat(_)
                | Effect::If(..)
                | Effect::Unless(..)
                | Effect::EachSeat(..)
        )
    };
    if text.first().is_some_and(shape) {
        return true;
    }
    let fork = Rc::new(world.fork());
    let walk = Rc::new(walk(&fork));
    let lane = walk.lane;
    let (trying, first) = (Rc::clone(&walk), text[..1].to_vec());
    fork.start(lane, Box::pin(async move { drop(trying.list(&first).await) }));
    let begun = fork.asked(lane).is_some() || !walk.missed.get();
    fork.stop();
    begun
}
