//! What a step of a text does, as a command: "raise a die by 1".

use engine::View;
use engine::effect::{Amount, Counters, Filter, Steps, Value, Ways, Wheels, Who, Zone};
use engine::op::{Extent, Keep, Op, Program, Scope, TileVerb, TokenFace};
use engine::rulebook::Rulebook;
use engine::seat::Seat;

use super::name::{self, count};

/// What the text does from this step on, up to its first deed.
pub(super) fn deed(view: &View, seat: Option<Seat>, pc: u16) -> String {
    let mut pc = usize::from(pc);
    while let Some(op) = view.rulebook.ops.get(pc) {
        match command(view, op, name::hand(view, seat)) {
            Some(command) => return command,
            // A branch leads forward; what leads back has been told.
            None => match op {
                Op::Jump(to) if usize::from(*to) > pc => pc = usize::from(*to),
                Op::End | Op::Jump(_) => break,
                _ => pc += 1,
            },
        }
    }
    "do nothing".to_owned()
}

/// Everything a text does, from its beginning to its end.
pub(super) fn whole(view: &View, seat: Option<Seat>, pc: u16) -> String {
    let rest = view.rulebook.ops.iter().skip(usize::from(pc)).take_while(|op| **op != Op::End);
    let deeds: Vec<String> = rest
        .filter_map(|op| match op {
            Op::Give(who, program) => Some(format!("let {} {}", receiver(*who), whole(view, None, program.0))),
            op => command(view, op, name::hand(view, seat)),
        })
        .collect();
    if deeds.is_empty() { "do nothing".to_owned() } else { deeds.join(", ") }
}

/// Does the text that begins there reach this step?
pub(super) fn within(rulebook: &Rulebook, program: Program, pc: u16) -> bool {
    let steps = rulebook.ops.iter().skip(usize::from(program.0)).take_while(|op| **op != Op::End).count();
    (usize::from(program.0)..=usize::from(program.0) + steps).contains(&usize::from(pc))
}

/// One step as a command; nothing for steps that only choose or say what comes next.
fn command(view: &View, op: &Op, hand: &str) -> Option<String> {
    Some(match op {
        Op::End
        | Op::Jump(_)
        | Op::May(_)
        | Op::Try(_)
        | Op::Unless(..)
        | Op::EachSeat(..)
        | Op::NextSeat(..)
        | Op::Distinct(_)
        | Op::Count(_)
        | Op::Again(_) => return None,
        Op::Pick(..)
        | Op::PickCounter(..)
        | Op::PickBare(_)
        | Op::PickLock(_)
        | Op::PickTile(..)
        | Op::PickTokenResource
        | Op::PickNegatives(_)
        | Op::PickClean
        | Op::PickMovedResource
        | Op::TransferAmount(_)
        | Op::PickCached => return None,
        Op::Either(branches) => format!("choose one of {branches} effects"),
        Op::Give(who, _) => format!("choose {}", receiver(*who)),
        Op::Roll(dice, zone) => format!("roll {}{}", count(*dice, "new die", "new dice"), into(*zone)),
        Op::Gain(_, Zone::Kept) => "gain a die of any value for the next round".to_owned(),
        Op::Gain(value, zone) => format!("gain a die {}{}", shown(*value), into(*zone)),
        Op::Reroll(scope, Keep::New) => format!("roll {} again", dice(scope)),
        Op::Reroll(scope, Keep::Better) => format!("roll {} again and keep what is higher", dice(scope)),
        Op::Shift(scope, steps) => format!("{} {} by {}", raise(*steps), dice(scope), far(*steps)),
        Op::Set(scope, value) => format!("set {} {}", dice(scope), set_to(*value)),
        Op::Flip(scope) => format!("flip {} to the opposite face", dice(scope)),
        Op::Tilt(scope, ways) => format!("tilt {} {}", dice(scope), listed(*ways)),
        Op::Turn(scope) => format!("turn {} on the spot", dice(scope)),
        Op::Move(scope, Zone::Pool) => format!("move {} to {hand}", dice(scope)),
        Op::Move(scope, to) => format!("move {}{}", dice(scope), into(*to)),
        Op::Discard(scope) => format!("discard {}", dice(scope)),
        Op::Cycle(least, most, _) if least == most => format!("cycle {}", count(*most, "die", "dice")),
        Op::Cycle(least, most, _) => format!("cycle {least} to {most} dice"),
        Op::CopyToCache => "put copies of the placed dice into the cache".to_owned(),
        Op::GainConverter(tokens) => format!("gain {}", count(*tokens, "Converter token", "Converter tokens")),
        Op::SpendConverter(_) => "spend a Converter token to raise one die and lower another".to_owned(),
        Op::Exchange => "exchange a die with a Counter die".to_owned(),
        Op::ShiftCounter(steps) => format!("{} a Counter die by {}", raise(*steps), far(*steps)),
        Op::PickUp => "take a Counter die in hand and leave a 1".to_owned(),
        Op::LiftLocks => "take all Lock tokens back to arrange them anew".to_owned(),
        Op::PlaceLock => "put a Lock token on a padlock".to_owned(),
        Op::SwapLocks => "exchange two Lock tokens".to_owned(),
        Op::Unlock => format!("unlock a tile whose Lock token matches all dice in {hand}"),
        Op::Pay => "bring dice from storage by spending stored dice".to_owned(),
        Op::Discount(by) => format!("make payments {by} cheaper this round"),
        Op::Tile(verb) => format!("{} a tile", tile_verb(*verb)),
        Op::AllTiles(verb, _) => format!("{} tiles", tile_verb(*verb)),
        Op::PlaceToken(TokenFace::Strain, _) => "put a Strain token on a tile".to_owned(),
        Op::PlaceToken(TokenFace::Amplify, _) => "put an Amplify token on a tile".to_owned(),
        Op::Scorch => "scorch a tile".to_owned(),
        Op::MoveNegatives => "move all negative tokens of a tile to a tile of yours".to_owned(),
        Op::RollSector => "roll the Disaster die".to_owned(),
        Op::DisableDock => "disable a Docking Module".to_owned(),
        Op::Drain(wheels, amount) => format!("drain {} by {}", boards(*wheels), much(view, *amount)),
        Op::Reduce(wheels, by) => format!("reduce the drain of {} by {by}", boards(*wheels)),
        Op::GainCapacity(by) => format!("gain {by} Capacity"),
        Op::LoseCapacity(amount) => format!("lose {} Capacity", much(view, *amount)),
        Op::SpendCapacity(by, _) => format!("pay {by} Capacity"),
        Op::TransferTo => "give Capacity to another player".to_owned(),
        Op::TrackBack(slots) => format!("move the dice track back by {slots}"),
        Op::FewerDice(amount) => format!("roll {} fewer dice next round", much(view, *amount)),
        Op::Permit => "buy one tile of the next tier".to_owned(),
        Op::DestroyOffer => "give up a tile of the Offer row".to_owned(),
        Op::SendDie => "send the docked die to a crew mate".to_owned(),
        Op::ReceiveDie => "receive a die".to_owned(),
        Op::TakeCached => "take a die from the cache for the docked one".to_owned(),
        Op::InstallAt => "place the new tile".to_owned(),
    })
}

const fn receiver(who: Who) -> &'static str {
    match who {
        Who::Anyone => "a player",
        Who::Another => "another player",
        Who::Light(_) => "a player of that light",
    }
}

const fn into(zone: Zone) -> &'static str {
    match zone {
        Zone::Pool => "",
        Zone::Storage => " to storage",
        Zone::Queue => " to the queue",
        Zone::Cache => " to the cache",
        Zone::Kept => " for the next round",
    }
}

const fn lying(zone: Zone) -> &'static str {
    match zone {
        Zone::Pool => "",
        Zone::Storage => " in storage",
        Zone::Queue => " in the queue",
        Zone::Cache => " in the cache",
        Zone::Kept => " kept for later",
    }
}

/// The dice a step speaks of.
fn dice(scope: &Scope) -> String {
    let zone = lying(scope.zone);
    match (scope.extent, which(scope.of)) {
        (Extent::Picked, which) => match scope.of {
            Filter::Another => format!("another die{zone}"),
            Filter::Nth(1) => "the front die of the queue".to_owned(),
            Filter::Nth(place) => format!("die {place} of the queue"),
            Filter::NthPlaced => "the die in the queue at the place that the placed die shows".to_owned(),
            _ => format!("a die{which}{zone}"),
        },
        (Extent::All, which) => format!("all dice{which}{zone}"),
        (Extent::AllButPicked, which) => format!("all dice{which}{zone} but one"),
        (Extent::AllLikePicked, which) => format!("all dice{which}{zone} of one value"),
    }
}

fn which(of: Filter) -> String {
    match of {
        Filter::Of(faces) => format!(" showing {faces}"),
        Filter::AbovePlaced => " higher than the placed one".to_owned(),
        Filter::BelowPlaced => " lower than the placed one".to_owned(),
        Filter::Any | Filter::Another | Filter::Nth(_) | Filter::NthPlaced => String::new(),
    }
}

const fn raise(steps: Steps) -> &'static str {
    match steps {
        Steps::Up(_) => "raise",
        Steps::Down(_) => "lower",
        Steps::Either(_) | Steps::Within(_) => "raise or lower",
    }
}

fn far(steps: Steps) -> String {
    match steps {
        Steps::Up(n) | Steps::Down(n) | Steps::Either(n) | Steps::Within(n @ 1) => n.to_string(),
        Steps::Within(n) => format!("up to {n}"),
    }
}

/// What a new die shows.
fn shown(value: Value) -> String {
    match value {
        Value::Placed => "equal to the placed die".to_owned(),
        Value::PlacedBy(Steps::Up(n)) => format!("{n} higher than the placed one"),
        Value::PlacedBy(Steps::Down(n)) => format!("{n} lower than the placed one"),
        Value::PlacedBy(steps) => format!("{} higher or lower than the placed one", far(steps)),
        Value::PlacedTilted(ways) => format!("like the placed one, tilted {}", listed(ways)),
        Value::PlacedFlipped => "opposite to the placed one".to_owned(),
        Value::Of(faces) => format!("showing {faces}"),
        Value::Counter => "equal to the Counter die".to_owned(),
        Value::NeighbourCounter => "equal to a Counter die next to it".to_owned(),
        Value::Lock => "with a number of the Lock token".to_owned(),
        Value::Position => "equal to its place in the queue".to_owned(),
    }
}

fn set_to(value: Value) -> String {
    match value {
        Value::Of(faces) => format!("to {faces}"),
        other => shown(other),
    }
}

fn listed(ways: Ways) -> String {
    let ways: Vec<&str> = ways.iter().map(name::way).collect();
    ways.join(" or ")
}

const fn tile_verb(verb: TileVerb) -> &'static str {
    match verb {
        TileVerb::Hit => "hit",
        TileVerb::Disable => "disable",
        TileVerb::Destroy => "destroy",
    }
}

fn boards(wheels: Wheels) -> String {
    match wheels {
        Wheels::One(resource) => name::resource(resource).to_owned(),
        Wheels::Each => "each resource".to_owned(),
        Wheels::ThisBoard => "this board".to_owned(),
        Wheels::Another => "another board".to_owned(),
        Wheels::Choose => "one resource".to_owned(),
    }
}

fn much(view: &View, amount: Amount) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::ByToxicDice(_) => "as much as the Toxic Leak aid says".to_owned(),
        Amount::ByPlayers(amounts) => amounts[usize::from(view.table.players) - 1].to_string(),
        Amount::PerPersistent(n) => format!("{n} for each persistent card"),
        Amount::PerMarked(n) => format!("{n} for each tile with Scenario tokens"),
    }
}

/// Which Counter dice are meant.
pub(super) const fn counters(counters: Counters) -> &'static str {
    match counters {
        Counters::Here => "the Counter die of this tile",
        Counters::Any => "one of your Counter dice",
        Counters::Neighbour => "a Counter die next to this tile",
    }
}
