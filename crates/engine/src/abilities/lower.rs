//! From effects to steps. Labels stand for places that are not known yet; no place is counted by hand.

use super::capacity::CapacityVerb;
use super::converters::ConverterVerb;
use super::counters::CounterVerb;
use super::dice::{Change, ChangeDice, Keep};
use super::docking::DockVerb;
use super::gifts::Gift;
use super::installing::InstallTile;
use super::locks::LockVerb;
use super::negatives::MoveNegatives;
use super::new_dice::NewDice;
use super::op::{Branches, Op, Program, Target};
use super::payments::PaymentVerb;
use super::queue::{Chain, Cycle};
use super::scorch::Scorch;
use super::tiles::{TileVerb, TilesVerb};
use super::tokens::{PlaceTokens, TokenFace};
use super::tracks::TrackVerb;
use super::wheels::WheelsVerb;
use crate::die::Faces;
use crate::effect::{Amount, Effect, TakeTiles, Tiles, Value, Who, Zone};
use serde::{Deserialize, Serialize};

/// All steps of a rulebook, and where the texts of the station itself begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Texts {
    ops: Vec<Op>,
    station: [Program; StationText::ALL.len()],
}

/// Texts of the station itself, the same for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StationText {
    /// A die lies on a Docking Module.
    Dock,
    /// A die arrives from a Docking Module.
    Receive,
    /// A die lies on a Docking Module in a solo game.
    DockSolo,
    /// Another player has called "cycle".
    Cycle,
    /// A tile has been bought.
    Install,
    /// An Amplify token is bought.
    Amplify,
}

impl StationText {
    /// All of them.
    pub const ALL: [StationText; 6] = [
        StationText::Dock,
        StationText::Receive,
        StationText::DockSolo,
        StationText::Cycle,
        StationText::Install,
        StationText::Amplify,
    ];

    fn op(self) -> Op {
        match self {
            StationText::Dock => Op::Docking(DockVerb::Send),
            StationText::Receive => Op::Docking(DockVerb::Receive),
            StationText::DockSolo => Op::Docking(DockVerb::TradeWithCache),
            StationText::Cycle => Op::Cycle(Cycle { least: 1, most: 2, chain: Chain::Answers }),
            StationText::Install => Op::Install(InstallTile),
            StationText::Amplify => {
                let anyones = Tiles { anyone: true, take: TakeTiles::Choose(Amount::N(1)), ..Tiles::default() };
                Op::Tokens(PlaceTokens::new(TokenFace::Amplify, anyones))
            }
        }
    }
}

impl Default for Texts {
    fn default() -> Texts {
        let mut texts = Texts { ops: vec![Op::End], station: [Program::NOTHING; StationText::ALL.len()] };
        for text in StationText::ALL {
            texts.station[text as usize] = Program(texts.ops.len() as u16);
            texts.ops.extend([text.op(), Op::End]);
        }
        texts
    }
}

impl Texts {
    /// Adds the steps of a text and tells where it begins.
    pub fn add(&mut self, effects: &[Effect]) -> Program {
        if effects.is_empty() {
            return Program::NOTHING;
        }
        let start = self.ops.len();
        let mut lowering = Lowering::new(start);
        lowering.text(effects);
        self.ops.extend(lowering.resolved());
        Program(start as u16)
    }

    /// For every step that [`add`](Texts::add) makes of a text the effect it comes from, so that what a step asks can be
    /// told in the words of its effect; nothing for the end of a text.
    pub fn origins(effects: &[Effect]) -> Vec<Option<&Effect>> {
        let mut lowering = Lowering::new(0);
        lowering.text(effects);
        lowering.origins
    }

    /// Where a text of the station begins.
    pub const fn station(&self, text: StationText) -> Program {
        self.station[text as usize]
    }

    /// How many steps there are.
    pub const fn len(&self) -> usize {
        self.ops.len()
    }

    /// Are there none? There always is one.
    pub const fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    /// Is there such a step?
    pub fn holds(&self, at: Target) -> bool {
        usize::from(at.0) < self.ops.len()
    }

    /// A step.
    pub fn op(&self, at: Target) -> &Op {
        &self.ops[usize::from(at.0)]
    }

    /// Is there a text that begins there?
    pub const fn holds_text(&self, program: Program) -> bool {
        (program.0 as usize) < self.ops.len()
    }

    /// Does every step lead to a step, and the last one to an end?
    pub fn is_closed(&self) -> bool {
        let ends = self.ops.last() == Some(&Op::End) && self.ops.first() == Some(&Op::End);
        ends && self.ops.iter().all(|op| op.stays_within(self.ops.len()))
            && self.station.iter().all(|p| self.holds_text(*p))
    }

    /// The steps of a text, in the order they are written, without those of players who are given something.
    pub fn of(&self, program: Program) -> impl Iterator<Item = &Op> {
        self.ops[usize::from(program.0)..].iter().take_while(|op| **op != Op::End)
    }
}

/// A text on its way; a label is an index of `places`.
struct Lowering<'a> {
    ops: Vec<Op>,
    /// The effect that each step comes from.
    origins: Vec<Option<&'a Effect>>,
    /// The effect that is being lowered.
    effect: Option<&'a Effect>,
    /// Where among all steps the text begins.
    start: usize,
    places: Vec<Option<u16>>,
    /// Where the enclosing texts go on if something in them cannot be paid for.
    exits: Vec<Target>,
    /// Texts of players who are given something; they follow the text that gives.
    gifts: Vec<(Target, &'a [Effect])>,
}

impl<'a> Lowering<'a> {
    const fn new(start: usize) -> Lowering<'a> {
        Lowering {
            ops: Vec::new(),
            origins: Vec::new(),
            effect: None,
            start,
            places: Vec::new(),
            exits: Vec::new(),
            gifts: Vec::new(),
        }
    }

    fn push(&mut self, op: Op) {
        self.ops.push(op);
        self.origins.push(self.effect);
    }

    fn label(&mut self) -> Target {
        self.places.push(None);
        Target((self.places.len() - 1) as u16)
    }

    fn bind(&mut self, label: Target) {
        self.places[usize::from(label.0)] = Some((self.start + self.ops.len()) as u16);
    }

    fn label_here(&mut self) -> Target {
        let label = self.label();
        self.bind(label);
        label
    }

    fn resolved(mut self) -> Vec<Op> {
        let places = self.places;
        let place = |label: Target| Target(places[usize::from(label.0)].expect("every label is bound"));
        self.ops.iter_mut().for_each(|op| op.map_targets(place));
        self.ops
    }

    fn text(&mut self, effects: &'a [Effect]) {
        self.block(effects);
        self.push(Op::End);
        while let Some((label, gift)) = self.gifts.pop() {
            self.bind(label);
            self.block(gift);
            self.push(Op::End);
        }
    }

    /// Effects of which none that follows happens if one of them cannot be paid for.
    fn block(&mut self, effects: &'a [Effect]) {
        let end = self.label();
        self.block_until(effects, end);
        self.bind(end);
    }

    fn block_until(&mut self, effects: &'a [Effect], exit: Target) {
        self.exits.push(exit);
        effects.iter().for_each(|effect| self.effect(effect));
        self.exits.pop();
    }

    fn exit(&self) -> Target {
        *self.exits.last().expect("an effect stands in a block")
    }

    fn effect(&mut self, effect: &'a Effect) {
        let around = self.effect.replace(effect);
        self.lower(effect);
        self.effect = around;
    }

    fn lower(&mut self, effect: &'a Effect) {
        let op = match effect {
            Effect::May(inner) => return self.may(inner),
            Effect::Repeat(inner) => return self.repeat(inner),
            Effect::Either(branches) => return self.either(branches),
            Effect::EachSeat(who, inner) => return self.each_seat(*who, inner),
            Effect::If(cond, inner) => {
                let end = self.label();
                self.push(Op::Unless(*cond, end));
                self.block(inner);
                return self.bind(end);
            }
            Effect::Unless(cond, inner) => {
                let end = self.label();
                self.push(Op::When(*cond, end));
                self.block(inner);
                return self.bind(end);
            }
            Effect::Give(who, inner) => {
                let text = self.label();
                self.gifts.push((text, inner));
                Op::Give(Gift { who: *who, text: Program(text.0) })
            }
            Effect::Roll(count, zone) => Op::NewDice(NewDice::Roll(*count, *zone)),
            Effect::Gain(value) => Op::NewDice(NewDice::Gain(*value, Zone::Pool)),
            Effect::KeepDie => Op::NewDice(NewDice::Gain(Value::Of(Faces::ALL), Zone::Kept)),
            Effect::CopyToCache => Op::NewDice(NewDice::CopyToCache),
            Effect::Reroll(dice) => Op::Dice(ChangeDice { dice: *dice, change: Change::Reroll(Keep::New) }),
            Effect::RerollKeepBetter(dice) => {
                Op::Dice(ChangeDice { dice: *dice, change: Change::Reroll(Keep::Better) })
            }
            Effect::Shift(dice, steps) => Op::Dice(ChangeDice { dice: *dice, change: Change::Shift(*steps) }),
            Effect::Set(dice, value) => Op::Dice(ChangeDice { dice: *dice, change: Change::Set(*value) }),
            Effect::Flip(dice) => Op::Dice(ChangeDice { dice: *dice, change: Change::Flip }),
            Effect::Tilt(dice, ways) => Op::Dice(ChangeDice { dice: *dice, change: Change::Tilt(*ways) }),
            Effect::Turn(dice) => Op::Dice(ChangeDice { dice: *dice, change: Change::Turn }),
            Effect::Move(dice, to) => Op::Dice(ChangeDice { dice: *dice, change: Change::Move(*to) }),
            Effect::Discard(dice) => Op::Dice(ChangeDice { dice: *dice, change: Change::Discard }),
            Effect::Cycle(least, most) => Op::Cycle(Cycle { least: *least, most: *most, chain: Chain::Calls }),
            Effect::GainConverter(count) => Op::Converters(ConverterVerb::Gain(*count)),
            Effect::SpendConverter => Op::Converters(ConverterVerb::Spend(self.exit())),
            Effect::Exchange(counters) => Op::Counters(CounterVerb::Exchange(*counters)),
            Effect::ShiftCounter(counters, steps) => Op::Counters(CounterVerb::Shift(*counters, *steps)),
            Effect::PickUp => Op::Counters(CounterVerb::PickUp),
            Effect::LiftLocks => Op::Locks(LockVerb::Lift),
            Effect::PlaceLocks => Op::Locks(LockVerb::Place),
            Effect::SwapLocks => Op::Locks(LockVerb::Swap),
            Effect::Unlock => Op::Locks(LockVerb::Unlock),
            Effect::Pay => Op::Payments(PaymentVerb::Pay),
            Effect::Discount(by) => Op::Payments(PaymentVerb::Discount(*by)),
            Effect::Hit(tiles) => Op::Tiles(TilesVerb::new(TileVerb::Hit, *tiles)),
            Effect::Mend(tiles) => Op::Tiles(TilesVerb::new(TileVerb::Mend, *tiles)),
            Effect::Disable(tiles) => Op::Tiles(TilesVerb::new(TileVerb::Disable, *tiles)),
            Effect::Destroy(tiles) => Op::Tiles(TilesVerb::new(TileVerb::Destroy, *tiles)),
            Effect::RollSector => Op::Tiles(TilesVerb::RollSector),
            Effect::Strain(tiles) => Op::Tokens(PlaceTokens::new(TokenFace::Strain, *tiles)),
            Effect::Amplify(tiles) => Op::Tokens(PlaceTokens::new(TokenFace::Amplify, *tiles)),
            Effect::Scorch(count) => Op::Scorch(Scorch { tiles: *count }),
            Effect::MoveNegatives => Op::Negatives(MoveNegatives),
            Effect::DisableDocks(count) => Op::Docking(DockVerb::Disable(*count)),
            Effect::Drain(wheels, amount) => Op::Wheels(WheelsVerb::Drain(*wheels, *amount)),
            Effect::Reduce(wheels, by) => Op::Wheels(WheelsVerb::Reduce(*wheels, *by)),
            Effect::GainCapacity(by) => Op::Capacity(CapacityVerb::Gain(*by)),
            Effect::LoseCapacity(amount) => Op::Capacity(CapacityVerb::Lose(*amount)),
            Effect::SpendCapacity(cost) => Op::Capacity(CapacityVerb::Spend(*cost, self.exit())),
            Effect::Transfer(most) => Op::Capacity(CapacityVerb::Transfer(*most)),
            Effect::TrackBack(slots) => Op::Tracks(TrackVerb::Back(*slots)),
            Effect::FewerDice(amount) => Op::Tracks(TrackVerb::FewerDice(*amount)),
            Effect::Permit => Op::Tracks(TrackVerb::Permit),
            Effect::DestroyOffer => Op::Tracks(TrackVerb::DestroyOffer),
        };
        self.push(op);
    }

    fn may(&mut self, inner: &'a [Effect]) {
        let end = self.label();
        self.push(Op::May(end));
        self.block(inner);
        self.bind(end);
    }

    /// What is declined, cannot be done or cannot be paid for leaves the loop.
    fn repeat(&mut self, inner: &'a [Effect]) {
        let (start, end) = (self.label_here(), self.label());
        let body = match inner {
            // A declined `May` inside must leave the loop, so its own guard is the loop's.
            [Effect::May(optional)] => {
                self.push(Op::May(end));
                optional
            }
            mandatory => {
                self.push(Op::Try(end));
                mandatory
            }
        };
        self.block_until(body, end);
        self.push(Op::Jump(start));
        self.bind(end);
    }

    fn either(&mut self, branches: &'a [Vec<Effect>]) {
        let end = self.label();
        let labels: Vec<Target> = branches.iter().map(|_| self.label()).collect();
        self.push(Op::Either(Branches::new(labels.iter().copied())));
        for (label, branch) in labels.into_iter().zip(branches) {
            self.bind(label);
            self.block(branch);
            self.push(Op::Jump(end));
        }
        self.bind(end);
    }

    fn each_seat(&mut self, who: Who, inner: &'a [Effect]) {
        let end = self.label();
        self.push(Op::EachSeat(who, end));
        let body = self.label_here();
        self.block(inner);
        self.push(Op::NextSeat(who, body));
        self.bind(end);
    }
}

#[cfg(test)]
mod tests;
