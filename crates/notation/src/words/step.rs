//! What a step of a text does, as a command: "raise a die by 1".

use engine::View;
use engine::abilities::capacity::CapacityVerb;
use engine::abilities::converters::ConverterVerb;
use engine::abilities::counters::CounterVerb;
use engine::abilities::dice::{Change, ChangeDice, Keep};
use engine::abilities::docking::DockVerb;
use engine::abilities::locks::LockVerb;
use engine::abilities::new_dice::NewDice;
use engine::abilities::payments::PaymentVerb;
use engine::abilities::tiles::{TileVerb, TilesVerb};
use engine::abilities::tokens::TokenFace;
use engine::abilities::tracks::TrackVerb;
use engine::abilities::wheels::WheelsVerb;
use engine::abilities::{Op, Program, Target};
use engine::effect::{Amount, Counters, Dice, Filter, Steps, Take, TakeTiles, Value, Ways, Wheels, Who, Zone};
use engine::seat::Seat;

use super::name::{self, count};

/// What the text does from this step on, up to its first deed.
pub(super) fn deed(view: &View, seat: Option<Seat>, mut at: Target) -> String {
    loop {
        let op = view.rulebook.texts.op(at);
        match (command(view, op, name::hand(view, seat)), op) {
            (Some(command), _) => return command,
            // A branch leads forward; what leads back has been told.
            (None, Op::Jump(to)) if *to > at => at = *to,
            (None, Op::End | Op::Jump(_)) => return "do nothing".to_owned(),
            (None, _) => at = at.next(),
        }
    }
}

/// Everything a text does, from its beginning to its end.
pub(super) fn whole(view: &View, seat: Option<Seat>, program: Program) -> String {
    let deeds: Vec<String> = view
        .rulebook
        .texts
        .of(program)
        .filter_map(|op| match op {
            Op::Give(gift) => Some(format!("let {} {}", receiver(gift.who), whole(view, None, gift.text))),
            op => command(view, op, name::hand(view, seat)),
        })
        .collect();
    if deeds.is_empty() { "do nothing".to_owned() } else { deeds.join(", ") }
}

/// One step as a command; nothing for steps that only say what comes next.
fn command(view: &View, op: &Op, hand: &str) -> Option<String> {
    Some(match op {
        Op::End | Op::Jump(_) | Op::May(_) | Op::Try(_) | Op::Unless(..) => return None,
        Op::EachSeat(..) | Op::NextSeat(..) => return None,
        Op::Either(branches) => format!("choose one of {} effects", branches.count()),
        Op::Give(gift) => format!("choose {}", receiver(gift.who)),
        Op::NewDice(verb) => new_dice(*verb),
        Op::Dice(verb) => change_dice(verb, hand),
        Op::Cycle(verb) if verb.least == verb.most => format!("cycle {}", count(verb.most, "die", "dice")),
        Op::Cycle(verb) => format!("cycle {} to {} dice", verb.least, verb.most),
        Op::Converters(ConverterVerb::Gain(converters)) => {
            format!("gain {}", count(*converters, "Converter token", "Converter tokens"))
        }
        Op::Converters(ConverterVerb::Spend(_)) => {
            "spend a Converter token to raise one die and lower another".to_owned()
        }
        Op::Counters(CounterVerb::Exchange(_)) => "exchange a die with a Counter die".to_owned(),
        Op::Counters(CounterVerb::Shift(_, steps)) => format!("{} a Counter die by {}", raise(*steps), far(*steps)),
        Op::Counters(CounterVerb::PickUp) => "take a Counter die in hand and leave a 1".to_owned(),
        Op::Locks(LockVerb::Lift) => "take all Lock tokens back to arrange them anew".to_owned(),
        Op::Locks(LockVerb::Place) => "put a Lock token on a padlock".to_owned(),
        Op::Locks(LockVerb::Swap) => "exchange two Lock tokens".to_owned(),
        Op::Locks(LockVerb::Unlock) => format!("unlock a tile whose Lock token matches all dice in {hand}"),
        Op::Payments(PaymentVerb::Pay) => "bring dice from storage by spending stored dice".to_owned(),
        Op::Payments(PaymentVerb::Discount(by)) => format!("make payments {by} cheaper this round"),
        Op::Tiles(TilesVerb::Change(verb, tiles)) => {
            let which = if tiles.take == TakeTiles::All { "tiles" } else { "a tile" };
            format!("{} {which}", tile_verb(*verb))
        }
        Op::Tiles(TilesVerb::RollSector) => "roll the Disaster die".to_owned(),
        Op::Tokens(verb) => match verb.face {
            TokenFace::Strain => "put a Strain token on a tile".to_owned(),
            TokenFace::Amplify => "put an Amplify token on a tile".to_owned(),
        },
        Op::Scorch(_) => "scorch a tile".to_owned(),
        Op::Negatives(_) => "move all negative tokens of a tile to a tile of yours".to_owned(),
        Op::Wheels(WheelsVerb::Drain(wheels, amount)) => {
            format!("drain {} by {}", boards(*wheels), much(view, *amount))
        }
        Op::Wheels(WheelsVerb::Reduce(wheels, by)) => format!("reduce the drain of {} by {by}", boards(*wheels)),
        Op::Capacity(CapacityVerb::Gain(by)) => format!("gain {by} Capacity"),
        Op::Capacity(CapacityVerb::Lose(amount)) => format!("lose {} Capacity", much(view, *amount)),
        Op::Capacity(CapacityVerb::Spend(by, _)) => format!("pay {by} Capacity"),
        Op::Capacity(CapacityVerb::Transfer(_)) => "give Capacity to another player".to_owned(),
        Op::Tracks(TrackVerb::Back(slots)) => format!("move the dice track back by {slots}"),
        Op::Tracks(TrackVerb::FewerDice(amount)) => format!("roll {} fewer dice next round", much(view, *amount)),
        Op::Tracks(TrackVerb::Permit) => "buy one tile of the next tier".to_owned(),
        Op::Tracks(TrackVerb::DestroyOffer) => "give up a tile of the Offer row".to_owned(),
        Op::Docking(DockVerb::Disable(_)) => "disable a Docking Module".to_owned(),
        Op::Docking(DockVerb::Send) => "send the docked die to a crew mate".to_owned(),
        Op::Docking(DockVerb::Receive) => "receive a die".to_owned(),
        Op::Docking(DockVerb::TradeWithCache) => "take a die from the cache for the docked one".to_owned(),
        Op::Install(_) => "place the new tile".to_owned(),
    })
}

fn new_dice(verb: NewDice) -> String {
    match verb {
        NewDice::Roll(dice, zone) => format!("roll {}{}", count(dice, "new die", "new dice"), into(zone)),
        NewDice::Gain(_, Zone::Kept) => "gain a die of any value for the next round".to_owned(),
        NewDice::Gain(value, zone) => format!("gain a die {}{}", shown(value), into(zone)),
        NewDice::CopyToCache => "put copies of the placed dice into the cache".to_owned(),
    }
}

fn change_dice(verb: &ChangeDice, hand: &str) -> String {
    let dice = dice(verb);
    match verb.change {
        Change::Reroll(Keep::New) => format!("roll {dice} again"),
        Change::Reroll(Keep::Better) => format!("roll {dice} again and keep what is higher"),
        Change::Shift(steps) => format!("{} {dice} by {}", raise(steps), far(steps)),
        Change::Set(value) => format!("set {dice} {}", set_to(value)),
        Change::Flip => format!("flip {dice} to the opposite face"),
        Change::Tilt(ways) => format!("tilt {dice} {}", listed(ways)),
        Change::Turn => format!("turn {dice} on the spot"),
        Change::Move(Zone::Pool) => format!("move {dice} to {hand}"),
        Change::Move(to) => format!("move {dice}{}", into(to)),
        Change::Discard => format!("discard {dice}"),
    }
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
fn dice(verb: &ChangeDice) -> String {
    let Dice { zone, of, take } = verb.dice;
    let zone = lying(zone);
    match (take, which(of)) {
        (Take::One | Take::Exactly(_) | Take::UpTo(_), which) => match of {
            Filter::Another => format!("another die{zone}"),
            Filter::Nth(1) => "the front die of the queue".to_owned(),
            Filter::Nth(place) => format!("die {place} of the queue"),
            Filter::NthPlaced => "the die in the queue at the place that the placed die shows".to_owned(),
            Filter::Any | Filter::Of(_) | Filter::AbovePlaced | Filter::BelowPlaced => format!("a die{which}{zone}"),
        },
        (Take::All, which) => format!("all dice{which}{zone}"),
        (Take::AllButOne, which) => format!("all dice{which}{zone} but one"),
        (Take::AllAlike, which) => format!("all dice{which}{zone} of one value"),
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
