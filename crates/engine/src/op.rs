//! Effects flattened: every text becomes a run of small copyable steps, so that a text in progress is just a number.
//!
//! A step asks at most one question. What it asks is in [`crate::need`], what it does in the `perform` module.

use crate::effect::{Amount, Cond, Counters, Dice, Effect, Filter, Steps, Take, TakeTiles, Tiles, Value, Ways, Wheels};
use crate::effect::{Who, Zone};

/// Where a text begins among all steps of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Program(pub u16);

/// One step of a text. Targets of jumps are places among all steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// The text is done.
    End,
    /// Go on elsewhere.
    Jump(u16),
    /// What follows may be declined, and is left out if it cannot be done.
    May(u16),
    /// What follows is left out if it cannot be done.
    Try(u16),
    /// So many branches follow, a jump each: choose one.
    Either(u8),
    /// Go on elsewhere unless this holds.
    Unless(Cond, u16),
    /// Begin with the first of these players, or go on elsewhere if there is none.
    EachSeat(Who, u16),
    /// Go back with the next of these players, if there is one.
    NextSeat(Who, u16),
    /// Remember how often.
    Count(Amount),
    /// Once more, or go on elsewhere.
    Again(u16),
    /// A player is chosen, who does the text that begins there.
    Give(Who, Program),

    /// Choose a die for the next step, or leave that out.
    Pick(Zone, Filter, u16),
    /// What was changed so far may be chosen again, or may not.
    Distinct(bool),
    /// See [`Effect::Roll`].
    Roll(u8, Zone),
    /// A new die in this zone.
    Gain(Value, Zone),
    /// See [`Effect::Reroll`] and [`Effect::RerollKeepBetter`].
    Reroll(Scope, Keep),
    /// See [`Effect::Shift`].
    Shift(Scope, Steps),
    /// See [`Effect::Set`].
    Set(Scope, Value),
    /// See [`Effect::Flip`].
    Flip(Scope),
    /// See [`Effect::Tilt`].
    Tilt(Scope, Ways),
    /// See [`Effect::Turn`].
    Turn(Scope),
    /// See [`Effect::Move`].
    Move(Scope, Zone),
    /// See [`Effect::Discard`].
    Discard(Scope),
    /// See [`Effect::Cycle`]; the last word says whether bound crew mates follow.
    Cycle(u8, u8, Chain),
    /// See [`Effect::CopyToCache`].
    CopyToCache,

    /// See [`Effect::GainConverter`].
    GainConverter(u8),
    /// See [`Effect::SpendConverter`]; without one, go on there.
    SpendConverter(u16),
    /// Choose a Counter die for the next step, or leave that out.
    PickCounter(Counters, u16),
    /// See [`Effect::Exchange`].
    Exchange,
    /// See [`Effect::ShiftCounter`].
    ShiftCounter(Steps),
    /// See [`Effect::PickUp`].
    PickUp,
    /// See [`Effect::LiftLocks`].
    LiftLocks,
    /// Choose a padlock tile without a Lock token, or go on there.
    PickBare(u16),
    /// Choose the Lock token for it.
    PlaceLock,
    /// Choose one of your Lock tokens on tiles for the next step, or leave that out.
    PickLock(u16),
    /// Choose another one and exchange them.
    SwapLocks,
    /// See [`Effect::Unlock`].
    Unlock,
    /// See [`Effect::Pay`].
    Pay,
    /// See [`Effect::Discount`].
    Discount(u8),

    /// Choose a tile for the next step, or go on elsewhere.
    PickTile(Tiles, u16),
    /// Do this to the chosen tile.
    Tile(TileVerb),
    /// Do this to all of these tiles at once.
    AllTiles(TileVerb, Tiles),
    /// Choose the resource that a token on the chosen tile will change.
    PickTokenResource,
    /// Choose the number of a token in the stock and put it there with this face up, or go on elsewhere.
    PlaceToken(TokenFace, u16),
    /// See [`Effect::Scorch`].
    Scorch,
    /// Choose the tile whose negative tokens move, or go on elsewhere.
    PickNegatives(u16),
    /// Choose the tile they move to.
    PickClean,
    /// Choose the resource that a Strain token among them will change there.
    PickMovedResource,
    /// See [`Effect::MoveNegatives`].
    MoveNegatives,
    /// See [`Effect::RollSector`].
    RollSector,
    /// See [`Effect::DisableDocks`].
    DisableDock,

    /// See [`Effect::Drain`].
    Drain(Wheels, Amount),
    /// See [`Effect::Reduce`].
    Reduce(Wheels, u8),
    /// See [`Effect::GainCapacity`].
    GainCapacity(u8),
    /// See [`Effect::LoseCapacity`].
    LoseCapacity(Amount),
    /// See [`Effect::SpendCapacity`]; without enough, go on there.
    SpendCapacity(u8, u16),
    /// Choose how much to give, at most this.
    TransferAmount(u8),
    /// Choose who gets it.
    TransferTo,
    /// See [`Effect::TrackBack`].
    TrackBack(u8),
    /// See [`Effect::FewerDice`].
    FewerDice(Amount),
    /// See [`Effect::Permit`].
    Permit,
    /// See [`Effect::DestroyOffer`].
    DestroyOffer,

    /// Choose who gets the docked die.
    SendDie,
    /// The receiver says how the die arrives.
    ReceiveDie,
    /// Solo: choose a die of the cache for the docked one.
    PickCached,
    /// Solo: say how it comes out, and put the docked die's copy in.
    TakeCached,
    /// Choose the space for a bought tile.
    InstallAt,
}

/// Which dice a step changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// Where they lie.
    pub zone: Zone,
    /// Which of them.
    pub of: Filter,
    /// The chosen one, or many.
    pub extent: Extent,
}

/// How a step relates to the die that was picked before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Just that one.
    Picked,
    /// All that fit; none was picked.
    All,
    /// All that fit, but not that one.
    AllButPicked,
    /// All that show its face.
    AllLikePicked,
}

/// Which face stays after rolling again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// The new one.
    New,
    /// The higher one.
    Better,
}

/// Do bound crew mates cycle too?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chain {
    /// They must.
    Calls,
    /// This is already their answer (A109: it does not chain).
    Answers,
}

/// What is done to a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileVerb {
    /// See [`Effect::Hit`].
    Hit,
    /// See [`Effect::Disable`].
    Disable,
    /// See [`Effect::Destroy`].
    Destroy,
}

/// The two faces of an Amplify/Strain token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenFace {
    /// See [`Effect::Strain`].
    Strain,
    /// See [`Effect::Amplify`].
    Amplify,
}

/// Texts of the station itself, the same for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
pub enum StationText {
    /// Nothing.
    Nothing = 0,
    /// A die lies on a Docking Module.
    Dock = 1,
    /// A die arrives from a Docking Module.
    Receive = 3,
    /// A die lies on a Docking Module in a solo game.
    DockSolo = 5,
    /// Another player has called "cycle".
    Cycle = 8,
    /// A tile has been bought.
    Install = 10,
    /// An Amplify token is bought.
    Amplify = 12,
}

impl StationText {
    /// Where its text begins.
    pub const fn program(self) -> Program {
        Program(self as u16)
    }
}

/// The steps every rulebook begins with: the texts of [`StationText`].
pub fn standard() -> Vec<Op> {
    let anyones = Tiles { anyone: true, take: TakeTiles::Choose(Amount::N(1)), ..Tiles::default() };
    let mut ops = vec![
        Op::End,
        Op::SendDie,
        Op::End,
        Op::ReceiveDie,
        Op::End,
        Op::PickCached,
        Op::TakeCached,
        Op::End,
        Op::Cycle(1, 2, Chain::Answers),
        Op::End,
        Op::InstallAt,
        Op::End,
    ];
    let after = ops.len() as u16 + 3;
    put_token(&mut ops, TokenFace::Amplify, anyones, Some(after));
    ops.push(Op::End);
    ops
}

/// Appends the steps of a text and tells where it begins.
pub fn compile(effects: &[Effect], ops: &mut Vec<Op>) -> Program {
    if effects.is_empty() {
        return StationText::Nothing.program();
    }
    // Texts of players who are given something stand before the text that gives.
    let mut gifts = Vec::new();
    collect_gifts(effects, ops, &mut gifts);
    let start = ops.len() as u16;
    let mut compiler = Compiler { ops, gifts: gifts.into_iter() };
    compiler.closed(effects);
    ops.push(Op::End);
    Program(start)
}

fn collect_gifts(effects: &[Effect], ops: &mut Vec<Op>, gifts: &mut Vec<Program>) {
    for effect in effects {
        match effect {
            Effect::Give(_, inner) => gifts.push(compile(inner, ops)),
            Effect::May(inner) | Effect::Repeat(inner) | Effect::EachSeat(_, inner) | Effect::If(_, inner) => {
                collect_gifts(inner, ops, gifts);
            }
            Effect::Either(branches) => branches.iter().for_each(|branch| collect_gifts(branch, ops, gifts)),
            _ => {}
        }
    }
}

struct Compiler<'a> {
    ops: &'a mut Vec<Op>,
    gifts: std::vec::IntoIter<Program>,
}

impl Compiler<'_> {
    fn here(&self) -> u16 {
        self.ops.len() as u16
    }

    /// A text whose unaffordable steps leave it at its end.
    fn closed(&mut self, effects: &[Effect]) {
        let start = self.ops.len();
        effects.iter().for_each(|effect| self.effect(effect));
        let end = self.here();
        for op in &mut self.ops[start..] {
            if let Op::SpendConverter(exit) | Op::SpendCapacity(_, exit) = op
                && *exit == OPEN
            {
                *exit = end;
            }
        }
    }

    /// `opening`, the text, and `opening`'s target behind it.
    fn guarded(&mut self, opening: fn(u16) -> Op, body: impl FnOnce(&mut Self, u16)) {
        let at = self.ops.len();
        self.ops.push(opening(OPEN));
        body(self, at as u16);
        self.ops[at] = opening(self.here());
    }

    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::May(inner) => self.guarded(Op::May, |me, _| me.closed(inner)),
            Effect::Repeat(inner) => self.repeat(inner),
            Effect::Either(branches) => self.either(branches),
            Effect::EachSeat(who, inner) => self.each_seat(*who, inner),
            Effect::If(cond, inner) => {
                let at = self.ops.len();
                self.ops.push(Op::Unless(*cond, OPEN));
                self.closed(inner);
                self.ops[at] = Op::Unless(*cond, self.here());
            }
            Effect::Give(who, _) => {
                let program = self.gifts.next().expect("every gift was compiled before");
                self.ops.push(Op::Give(*who, program));
            }
            Effect::Hit(tiles) => self.tiles(TileVerb::Hit, *tiles),
            Effect::Disable(tiles) => self.tiles(TileVerb::Disable, *tiles),
            Effect::Destroy(tiles) => self.tiles(TileVerb::Destroy, *tiles),
            Effect::Strain(tiles) => self.tokens(TokenFace::Strain, *tiles),
            Effect::Amplify(tiles) => self.tokens(TokenFace::Amplify, *tiles),
            Effect::Reroll(dice) => self.dice(*dice, &|scope| Op::Reroll(scope, Keep::New)),
            Effect::RerollKeepBetter(dice) => self.dice(*dice, &|scope| Op::Reroll(scope, Keep::Better)),
            Effect::Shift(dice, steps) => self.dice(*dice, &|scope| Op::Shift(scope, *steps)),
            Effect::Set(dice, value) => self.dice(*dice, &|scope| Op::Set(scope, *value)),
            Effect::Flip(dice) => self.dice(*dice, &Op::Flip),
            Effect::Tilt(dice, ways) => self.dice(*dice, &|scope| Op::Tilt(scope, *ways)),
            Effect::Turn(dice) => self.dice(*dice, &Op::Turn),
            Effect::Move(dice, to) => self.dice(*dice, &|scope| Op::Move(scope, *to)),
            Effect::Discard(dice) => self.dice(*dice, &Op::Discard),
            Effect::Exchange(counters) => {
                let after = self.here() + 3;
                self.ops.push(Op::Pick(Zone::Pool, Filter::Any, after));
                self.ops.push(Op::PickCounter(*counters, after));
                self.ops.push(Op::Exchange);
            }
            Effect::ShiftCounter(counters, steps) => {
                self.ops.push(Op::PickCounter(*counters, self.here() + 2));
                self.ops.push(Op::ShiftCounter(*steps));
            }
            Effect::PlaceLocks => {
                let start = self.here();
                self.ops.push(Op::PickBare(start + 3));
                self.ops.push(Op::PlaceLock);
                self.ops.push(Op::Jump(start));
            }
            Effect::SwapLocks => {
                self.ops.push(Op::PickLock(self.here() + 2));
                self.ops.push(Op::SwapLocks);
            }
            Effect::MoveNegatives => {
                let after = self.here() + 4;
                self.ops.extend([Op::PickNegatives(after), Op::PickClean, Op::PickMovedResource, Op::MoveNegatives]);
            }
            Effect::Scorch(tiles) => self.times(Amount::N(*tiles), |me| me.ops.push(Op::Scorch)),
            Effect::DisableDocks(docks) => self.times(Amount::N(*docks), |me| me.ops.push(Op::DisableDock)),
            Effect::Transfer(most) => self.ops.extend([Op::TransferAmount(*most), Op::TransferTo]),
            Effect::Roll(dice, zone) => self.ops.push(Op::Roll(*dice, *zone)),
            Effect::Gain(value) => self.ops.push(Op::Gain(*value, Zone::Pool)),
            Effect::KeepDie => self.ops.push(Op::Gain(Value::Of(crate::die::Faces::ALL), Zone::Kept)),
            Effect::Cycle(least, most) => self.ops.push(Op::Cycle(*least, *most, Chain::Calls)),
            Effect::CopyToCache => self.ops.push(Op::CopyToCache),
            Effect::GainConverter(tokens) => self.ops.push(Op::GainConverter(*tokens)),
            Effect::SpendConverter => self.ops.push(Op::SpendConverter(OPEN)),
            Effect::PickUp => self.ops.push(Op::PickUp),
            Effect::LiftLocks => self.ops.push(Op::LiftLocks),
            Effect::Unlock => self.ops.push(Op::Unlock),
            Effect::Pay => self.ops.push(Op::Pay),
            Effect::Discount(by) => self.ops.push(Op::Discount(*by)),
            Effect::RollSector => self.ops.push(Op::RollSector),
            Effect::Drain(wheels, amount) => self.ops.push(Op::Drain(*wheels, *amount)),
            Effect::Reduce(wheels, by) => self.ops.push(Op::Reduce(*wheels, *by)),
            Effect::GainCapacity(by) => self.ops.push(Op::GainCapacity(*by)),
            Effect::LoseCapacity(amount) => self.ops.push(Op::LoseCapacity(*amount)),
            Effect::SpendCapacity(cost) => self.ops.push(Op::SpendCapacity(*cost, OPEN)),
            Effect::TrackBack(slots) => self.ops.push(Op::TrackBack(*slots)),
            Effect::FewerDice(amount) => self.ops.push(Op::FewerDice(*amount)),
            Effect::Permit => self.ops.push(Op::Permit),
            Effect::DestroyOffer => self.ops.push(Op::DestroyOffer),
        }
    }

    fn repeat(&mut self, inner: &[Effect]) {
        // A declined `May` inside must leave the loop, so its own guard is the loop's.
        let (opening, body): (fn(u16) -> Op, &[Effect]) = match inner {
            [Effect::May(optional)] => (Op::May, optional),
            mandatory => (Op::Try, mandatory),
        };
        self.guarded(opening, |me, start| {
            me.closed(body);
            me.ops.push(Op::Jump(start));
        });
        // Steps that cannot be paid for must leave the loop too, not begin it again.
        let end = self.here();
        let back = end - 1;
        for op in self.ops.iter_mut() {
            if let Op::SpendConverter(exit) | Op::SpendCapacity(_, exit) = op
                && *exit == back
            {
                *exit = end;
            }
        }
    }

    fn either(&mut self, branches: &[Vec<Effect>]) {
        let at = self.ops.len();
        self.ops.push(Op::Either(branches.len() as u8));
        self.ops.extend(branches.iter().map(|_| Op::Jump(OPEN)));
        let mut leaves = Vec::new();
        for (index, branch) in branches.iter().enumerate() {
            self.ops[at + 1 + index] = Op::Jump(self.here());
            self.closed(branch);
            leaves.push(self.ops.len());
            self.ops.push(Op::Jump(OPEN));
        }
        for leaf in leaves {
            self.ops[leaf] = Op::Jump(self.here());
        }
    }

    fn each_seat(&mut self, who: Who, inner: &[Effect]) {
        let at = self.ops.len();
        self.ops.push(Op::EachSeat(who, OPEN));
        let body = self.here();
        self.closed(inner);
        self.ops.push(Op::NextSeat(who, body));
        self.ops[at] = Op::EachSeat(who, self.here());
    }

    fn times(&mut self, amount: Amount, body: impl FnOnce(&mut Self)) {
        if amount == Amount::N(1) {
            return body(self);
        }
        self.ops.push(Op::Count(amount));
        self.guarded(Op::Again, |me, start| {
            body(me);
            me.ops.push(Op::Jump(start));
        });
    }

    fn dice(&mut self, dice: Dice, step: &dyn Fn(Scope) -> Op) {
        let scope = |extent| Scope { zone: dice.zone, of: dice.of, extent };
        let one = |me: &mut Self, extent| {
            let after = me.here() + 2;
            me.ops.push(Op::Pick(dice.zone, dice.of, after));
            me.ops.push(step(scope(extent)));
        };
        match dice.take {
            Take::One => one(self, Extent::Picked),
            // "Two dice" are two different dice.
            Take::Exactly(count) => self.distinct(|me| (0..count).for_each(|_| one(me, Extent::Picked))),
            Take::UpTo(count) => self.distinct(|me| me.up_to(count, &|me| one(me, Extent::Picked))),
            Take::All => self.ops.push(step(scope(Extent::All))),
            Take::AllButOne => one(self, Extent::AllButPicked),
            Take::AllAlike => one(self, Extent::AllLikePicked),
        }
    }

    fn distinct(&mut self, body: impl FnOnce(&mut Self)) {
        self.ops.push(Op::Distinct(true));
        body(self);
        self.ops.push(Op::Distinct(false));
    }

    fn up_to(&mut self, count: u8, one: &dyn Fn(&mut Self)) {
        if count > 0 {
            self.guarded(Op::May, |me, _| {
                one(me);
                me.up_to(count - 1, one);
            });
        }
    }

    fn tokens(&mut self, face: TokenFace, tiles: Tiles) {
        match tiles.take {
            TakeTiles::All => self.guarded(Op::Try, |me, start| {
                put_token(me.ops, face, tiles, None);
                me.ops.push(Op::Jump(start));
            }),
            TakeTiles::Choose(amount) => self.times(amount, |me| put_token(me.ops, face, tiles, None)),
            TakeTiles::MostExpensive => put_token(self.ops, face, tiles, None),
        }
    }

    fn tiles(&mut self, verb: TileVerb, mut tiles: Tiles) {
        if verb == TileVerb::Disable {
            // A disabled tile cannot be selected to be disabled again (core p. 24).
            tiles.disabled = Some(false);
        }
        match tiles.take {
            TakeTiles::All => self.ops.push(Op::AllTiles(verb, tiles)),
            TakeTiles::Choose(amount) => self.times(amount, |me| me.one_tile(verb, tiles)),
            TakeTiles::MostExpensive => self.one_tile(verb, tiles),
        }
    }

    fn one_tile(&mut self, verb: TileVerb, tiles: Tiles) {
        self.ops.push(Op::PickTile(tiles, self.here() + 2));
        self.ops.push(Op::Tile(verb));
    }
}

/// A target that is not known yet.
const OPEN: u16 = u16::MAX;

/// Three steps: which tile, which resource, which number. The number comes last: tokens are few and crew mates are quick.
fn put_token(ops: &mut Vec<Op>, face: TokenFace, mut tiles: Tiles, exit: Option<u16>) {
    // A tile holds at most one token of each face (core p. 27, Mission Critical p. 5).
    match face {
        TokenFace::Strain => tiles.strained = Some(false),
        TokenFace::Amplify => tiles.amplified = Some(false),
    }
    let after = exit.unwrap_or(ops.len() as u16 + 3);
    ops.extend([Op::PickTile(tiles, after), Op::PickTokenResource, Op::PlaceToken(face, after)]);
}
