//! What a position is worth: survival first, then balance of the four resources, missions, and what comes next.
//! Whole numbers, ten to a point.

use engine::View;
use engine::die::{Bag, Face};
use engine::effect::Zone;
use engine::flow::Step;
use engine::op::Op;
use engine::resource::Resource;
use engine::rulebook::{Measure, Rulebook, Scenario, Slots, TileFace, Unique};
use engine::seat::Seat;
use engine::table::{OnBoard, Outcome};

/// Knows what every tile of a rulebook is good for.
#[derive(Clone, Debug)]
pub struct Judge {
    tiles: Vec<Worth>,
}

/// What a tile is good for in a round to come, in tenths.
#[derive(Clone, Copy, Debug)]
struct Worth {
    /// What it makes of each resource, weighed with how often it finds its dice.
    makes: [i32; 4],
    /// The dice it takes, less those it gives.
    dice: i32,
    /// What it makes for a die: the better ones are activated first.
    rank: i32,
}

const WON: i32 = 1_000_000;

impl Judge {
    /// Studies a rulebook.
    pub fn new(rulebook: &Rulebook) -> Judge {
        Judge { tiles: rulebook.faces.iter().map(|face| worth(rulebook, face)).collect() }
    }

    /// What the position is worth to the crew.
    pub fn value(&self, view: &View<'_>) -> i32 {
        match view.table.outcome {
            Some(Outcome::Won) => return WON,
            Some(_) => return -WON + i32::from(view.table.missions.completed) * 1000 + i32::from(view.table.round),
            None => {}
        }
        let lasting = self.lasting(view);
        match view.flow.step {
            Step::Prepare | Step::Place => lasting + self.placing(view),
            _ => lasting,
        }
    }

    /// What carries over to later rounds: what the crew will make, what it needs, and how far the missions are.
    fn lasting(&self, view: &View<'_>) -> i32 {
        let table = view.table;
        let mut margin = [0; 4];
        for seat in table.seats().iter() {
            self.production(view, seat, &mut margin);
        }
        for (margin, wheel) in margin.iter_mut().zip(&table.wheels) {
            *margin -= i32::from(wheel.drain) * 10;
        }
        let mut progress = i32::from(table.missions.completed) * 5;
        for (_, mission) in table.missions.active() {
            let next = usize::from(mission.die.number()).min(3);
            let costs = view.rulebook.mission(mission.card).costs[next];
            margin.iter_mut().zip(costs).for_each(|(margin, cost)| *margin -= i32::from(cost) * 10);
            progress += i32::from(mission.die.number());
        }
        let rounds = i32::from(table.cards.deck) + 1;
        let lowest = margin.iter().copied().min().unwrap_or(0);
        let wheels: i32 = margin.iter().map(|margin| utility(margin / 10) + margin % 10).sum();
        let crews: i32 = table.seats().iter().map(|seat| crew(view, seat, rounds)).sum();
        wheels * 2 + lowest.clamp(-100, 120) * i32::from(table.players).min(2) + crews + progress * 220
            - i32::from(table.emergency) * 160
            + i32::from(table.research) * 9 * i32::from(table.players)
    }

    /// What a player will make in a round: the best tiles first, as far as the dice go.
    fn production(&self, view: &View<'_>, seat: Seat, makes: &mut [i32; 4]) {
        let crew = view.table.of(seat);
        let track = &view.country(seat).tracks[usize::from(view.table.solo())];
        let mut dice =
            10 * (i32::from(track.dice[usize::from(crew.track)]) + i32::from(crew.kept.len()) - i32::from(crew.fewer));
        let mut own = [(i32::MIN, 0usize, 0i32); 32];
        let mut count = 0;
        for space in crew.owned.iter() {
            let tile = &view.table.tiles[space.index()];
            let index = usize::from(tile.tile.0) * 2 + tile.light.index();
            let (lost, usable) = match view.disaster().scenario {
                Scenario::Holes(_) => (i32::from(tile.scenario) * 10, true),
                Scenario::Integrity(_) => (0, tile.scenario == 0),
                Scenario::None => (0, true),
            };
            if usable && !tile.disabled {
                own[count] = (self.tiles[index].rank - lost, index, lost);
                count += 1;
            }
        }
        own[..count].sort_unstable_by(|one, other| other.cmp(one));
        for (_, index, lost) in &own[..count] {
            let worth = &self.tiles[*index];
            if dice < worth.dice.max(5) {
                continue;
            }
            dice -= worth.dice;
            for (makes, amount) in makes.iter_mut().zip(worth.makes) {
                *makes += if amount > 0 { (amount - lost).max(0) } else { 0 };
            }
        }
        // What is left over finds the Habitation Module.
        makes.iter_mut().for_each(|makes| *makes += dice.max(0) / 8);
    }

    /// What this round will come to: what has been placed, and what the dice at hand may still become.
    fn placing(&self, view: &View<'_>) -> i32 {
        let mut forecast = view.forecast();
        for (_, mission) in view.table.missions.active() {
            let costs = view.rulebook.mission(mission.card).costs[usize::from(mission.die.number()) - 1];
            forecast.iter_mut().zip(costs).for_each(|(amount, cost)| *amount -= i16::from(cost));
        }
        spread_free_dice(view, &mut forecast);
        let hands: i32 = view.table.seats().iter().map(|seat| self.hand(view, seat)).sum();
        let lowest = forecast.iter().copied().min().unwrap_or(0);
        let wheels: i32 = Resource::ALL.into_iter().map(|r| utility(i32::from(forecast[r.index()]))).sum();
        let capacity = i32::from(lowest.clamp(0, 20)) * 10 * i32::from(view.table.players);
        wheels + capacity + hands
    }

    /// What a player's unplaced dice may still make: the best open tile for each, best first.
    fn hand(&self, view: &View<'_>, seat: Seat) -> i32 {
        let (crew, lane) = (view.table.of(seat), view.flow.lane(seat));
        if lane.done {
            return 0;
        }
        let waiting = i32::from(crew.storage.len()) * 6 + i32::from(crew.queue.len().saturating_sub(3)) * 14;
        if lane.housed {
            return i32::from(crew.pool.len()) * 9;
        }
        let mut left = crew.pool;
        let mut worth = waiting;
        let mut open = crew.owned;
        loop {
            let mut best = (0, None, None);
            for space in open.iter() {
                let (amount, dice) = self.best_on(view, space, &left);
                if amount > best.0 {
                    best = (amount, Some(space), dice);
                }
            }
            let (amount, Some(space), Some(dice)) = best else { break };
            dice.into_iter().flatten().for_each(|die| left.remove(die));
            open.remove(space);
            worth += amount * 3 / 4;
        }
        worth + i32::from(left.len()) * 8
    }

    /// The most that dice of this hand can make on a tile now, and which they are.
    fn best_on(
        &self,
        view: &View<'_>,
        space: engine::board::Space,
        hand: &Bag,
    ) -> (i32, Option<[Option<engine::die::Die>; 2]>) {
        let tile = &view.table.tiles[space.index()];
        let face = view.face(tile);
        let share = availability(view, tile, hand);
        if tile.active() || share == 0 {
            return (0, None);
        }
        let counter = tile.counter.map(|die| die.top());
        let beats = |die: &engine::die::Die| counter.is_none_or(|counter| die.top() > counter);
        let bonus = if face.has_ability { 8 } else { 0 };
        let mut best = (0, None);
        if face.slots.takes_pair() {
            for first in hand.poses().iter().filter(beats) {
                for second in hand.poses().iter().filter(beats).filter(|die| *die >= first) {
                    let there = first != second || hand.count(first) > 1;
                    if there && face.slots.fits_pair(first.top(), second.top()) {
                        let amount = (10 * makes(face, &[first.top(), second.top()], counter) + bonus) * share / 100;
                        if amount > best.0 {
                            best = (amount, Some([Some(first), Some(second)]));
                        }
                    }
                }
            }
            return best;
        }
        let fits = face.slots.faces(0).or(face.slots.faces(1));
        for die in hand.poses().and(fits.poses()).iter().filter(beats) {
            let amount = (10 * makes(face, &[die.top()], counter) + bonus) * share / 100;
            if amount > best.0 {
                best = (amount, Some([Some(die), None]));
            }
        }
        best
    }
}

/// Dice whose resource is still open go where they help most: Habitation and unique tiles.
fn spread_free_dice(view: &View<'_>, forecast: &mut [i16; 4]) {
    let housed: u8 = view.table.habitation.iter().sum();
    let lowest = |forecast: &[i16; 4]| (0..4).min_by_key(|index| forecast[*index]).unwrap_or(0);
    for space in view.table.occupied.iter() {
        let tile = &view.table.tiles[space.index()];
        if tile.active() && view.face(tile).unique == Some(Unique::AnyResource) {
            let shown: i16 = tile.dice.iter().flatten().map(|die| i16::from(die.top().number())).sum();
            forecast[lowest(forecast)] += shown;
        }
    }
    forecast[lowest(forecast)] += i16::from(housed);
}

/// How likely a tile can be used with this hand, in percent: a lock opens only to a hand that matches it.
fn availability(view: &View<'_>, tile: &OnBoard, hand: &Bag) -> i32 {
    if view.usable(tile) {
        return 100;
    }
    let unlocked = OnBoard { open: true, ..*tile };
    let Some(lock) = tile.lock.filter(|_| view.usable(&unlocked)) else { return 0 };
    let numbers = view.country(tile.owner).locks[usize::from(lock)];
    let (all, matching) =
        hand.iter().fold((0, 0), |(all, matching), die| (all + 1, matching + i32::from(numbers.has(die.top()))));
    if all == matching { 92 } else { 60 * matching / all.max(1) }
}

/// Negative is death, 0 to 3 costs emergency supplies, the first few above are worth most.
fn utility(amount: i32) -> i32 {
    match amount {
        i32::MIN..0 => -400 + amount * 60,
        0..4 => -150 + amount * 35,
        4..8 => amount * 14,
        8..14 => 56 + amount * 7,
        _ => 112 + amount * 3,
    }
}

/// What dice make on a tile, all resources together.
fn makes(face: &TileFace, dice: &[Face], counter: Option<Face>) -> i32 {
    let number = |face: Face| i32::from(face.number());
    match face.unique {
        Some(Unique::AnyResource) => return dice.iter().copied().map(number).sum(),
        Some(Unique::MissionDie) => return 5,
        None => {}
    }
    let outputs = face.output.iter().flatten().map(|(_, output)| {
        let measure = match output.of {
            Measure::Die => dice.iter().copied().map(number).max(),
            Measure::Lower => dice.iter().copied().map(number).min(),
            Measure::Sum => Some(dice.iter().copied().map(number).sum()),
            Measure::Counter => counter.map(number),
        };
        i32::from(output.base) + i32::from(output.times) * measure.unwrap_or(0)
    });
    outputs.sum::<i32>().max(0)
}

/// Studies one face of a tile.
fn worth(rulebook: &Rulebook, face: &TileFace) -> Worth {
    let counter = face.counter.then(|| Face::ALL[2]);
    let pairs = Face::ALL.into_iter().flat_map(|a| Face::ALL.into_iter().map(move |b| [a, b]));
    let (fitting, all, dice): (Vec<Vec<Face>>, i32, i32) = match face.slots {
        Slots::One(faces) => (faces.iter().map(|face| vec![face]).collect(), 6, 10),
        Slots::Separated(one, other) => (one.or(other).iter().map(|face| vec![face]).collect(), 6, 20),
        slots => {
            let fits = pairs.filter(|[a, b]| slots.fits_pair(*a, *b));
            (fits.map(|pair| pair.to_vec()).collect(), 36, 20)
        }
    };
    let chance = fit_chance(fitting.len() as i32, all);
    let times = if matches!(face.slots, Slots::Separated(..)) { 2 } else { 1 };
    let total: i32 = fitting.iter().map(|dice| makes(face, dice, counter)).sum();
    let mean = 10 * times * total / fitting.len().max(1) as i32;
    let mut made = [0; 4];
    let outputs = face.output.iter().flatten().count().max(1) as i32;
    for (resource, _) in face.output.iter().flatten() {
        made[resource.index()] = mean * chance / 100 / outputs;
    }
    if face.unique == Some(Unique::AnyResource) {
        made = [mean * chance / 100 / 3; 4];
    }
    let gains = dice_given(rulebook, face) * times * 8;
    let net = (dice - gains).max(2);
    Worth { makes: made, dice: net, rank: made.iter().sum::<i32>() * 10 / net }
}

/// How often dice that fit can be had, in percent: abilities help narrow slots.
fn fit_chance(fitting: i32, all: i32) -> i32 {
    let share = fitting * 100 / all;
    (40 + share).min(95)
}

/// Dice an ability puts in the hand.
fn dice_given(rulebook: &Rulebook, face: &TileFace) -> i32 {
    let ops = &rulebook.ops[usize::from(face.ability.0)..];
    let text = ops.iter().take_while(|op| **op != Op::End);
    text.map(|op| match op {
        Op::Gain(..) => 1,
        Op::Roll(dice, _) => i32::from(*dice),
        Op::Discard(_) => -1,
        Op::Move(_, Zone::Pool) => 1,
        _ => 0,
    })
    .sum::<i32>()
    .max(0)
}

/// What a player holds besides tiles.
fn crew(view: &View<'_>, seat: Seat, rounds: i32) -> i32 {
    let crew = view.table.of(seat);
    let saved = i32::from(crew.capacity.min(30)) * 6 * rounds.min(8) / 8;
    saved + i32::from(crew.tokens) * 6
}
