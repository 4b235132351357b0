//! What every tile of a rulebook is good for, studied once.

use engine::View;
use engine::abilities::Op;
use engine::abilities::dice::Change;
use engine::abilities::new_dice::NewDice;
use engine::die::Face;
use engine::effect::{Take, Zone};
use engine::rulebook::{Rulebook, ScenarioTokens, Slots, TileFace, Unique};
use engine::seat::Seat;

/// What a tile is good for in a round to come, in tenths.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// What it makes of each resource, weighed with how often it finds its dice.
    makes: [i32; 4],
    /// The dice it takes, less those it gives.
    dice: i32,
    /// What it makes for a die: the better ones are activated first.
    rank: i32,
}

/// All of them: every face with 0, 1, 2 and 3 tiers released, since some outputs grow with them.
#[derive(Clone, Debug)]
pub struct Tiles([Vec<Worth>; 4]);

impl Tiles {
    /// Studies a rulebook.
    pub fn new(rulebook: &Rulebook) -> Tiles {
        Tiles([0, 1, 2, 3].map(|released| rulebook.faces.iter().map(|face| worth(rulebook, face, released)).collect()))
    }

    /// What a player will make in a round: the best tiles first, as far as the dice go. Answers what is left of them.
    pub fn production(&self, view: &View<'_>, seat: Seat, makes: &mut [i32; 4]) -> i32 {
        let area = view.table.of(seat);
        let track = view.track(seat);
        let worths = &self.0[usize::from(view.table.released().min(3))];
        let mut dice = 10
            * (i32::from(track.dice[usize::from(area.track)]) + i32::from(area.kept.len())
                - i32::from(area.fewer_next_roll));
        let mut own = [(i32::MIN, 0usize, 0i32); 32];
        let mut count = 0;
        for space in area.owned.iter() {
            let tile = &view.table.tiles[space.index()];
            let index = usize::from(tile.tile.0) * 2 + tile.light.index();
            let (lost, usable) = match view.disaster().scenario {
                ScenarioTokens::Holes(_) => (i32::from(tile.scenario) * 10, true),
                ScenarioTokens::Integrity(_) => (0, tile.scenario == 0),
                ScenarioTokens::None => (0, true),
            };
            if usable && !tile.disabled {
                own[count] = (worths[index].rank - lost, index, lost);
                count += 1;
            }
        }
        own[..count].sort_unstable_by(|one, other| other.cmp(one));
        for (_, index, lost) in &own[..count] {
            let worth = &worths[*index];
            if dice < worth.dice.max(5) {
                continue;
            }
            dice -= worth.dice;
            for (makes, amount) in makes.iter_mut().zip(worth.makes) {
                *makes += if amount > 0 { (amount - lost).max(0) } else { 0 };
            }
        }
        dice.max(0)
    }
}

/// What a mission takes in a round, about: a tile that moves one on saves it.
const MISSION_STEP: i32 = 10;

/// What dice make on a tile with so many tiers released, all resources together.
fn makes(face: &TileFace, released: u8, dice: Shown, counter: Option<Face>) -> i32 {
    match face.unique {
        Some(Unique::AnyResource) => return sum(dice),
        Some(Unique::MissionDie) => return MISSION_STEP,
        None => {}
    }
    let amount = |output| i32::from(face.amount(output, released, dice, counter));
    let outputs = face.output.iter().flatten().map(|(_, output)| amount(*output));
    outputs.sum::<i32>().max(0)
}

/// What one or two dice show, in the slots of a tile.
pub type Shown = [Option<Face>; 2];

/// What they show together.
pub fn sum(dice: Shown) -> i32 {
    dice.iter().flatten().map(|die| i32::from(die.number())).sum()
}

/// Studies one face of a tile.
fn worth(rulebook: &Rulebook, face: &TileFace, released: u8) -> Worth {
    let counter = face.counter.then(|| Face::ALL[2]);
    let alone = |die: Face| [Some(die), None];
    let pairs = Face::ALL.into_iter().flat_map(|a| Face::ALL.into_iter().map(move |b| [a, b]));
    let (fitting, all, dice): (Vec<Shown>, i32, i32) = match face.slots {
        Slots::One(faces) => (faces.iter().map(alone).collect(), 6, 10),
        Slots::Separated(one, other) => (one.or(other).iter().map(alone).collect(), 6, 20),
        slots => {
            let fits = pairs.filter(|[a, b]| slots.fits_pair(*a, *b));
            (fits.map(|pair| pair.map(Some)).collect(), 36, 20)
        }
    };
    let chance = fit_chance(fitting.len() as i32, all);
    let times = if matches!(face.slots, Slots::Separated(..)) { 2 } else { 1 };
    let total: i32 = fitting.iter().map(|dice| makes(face, released, *dice, counter)).sum();
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
    let text = rulebook.texts.of(face.ability);
    text.map(|op| match op {
        Op::NewDice(NewDice::Gain(..)) => 1,
        Op::NewDice(NewDice::Roll(dice, _)) => i32::from(*dice),
        Op::Dice(verb) => match verb.change {
            Change::Discard => -picked(verb.dice.take),
            Change::Move(Zone::Pool) => picked(verb.dice.take),
            _ => 0,
        },
        _ => 0,
    })
    .sum::<i32>()
    .max(0)
}

/// How many dice are meant, as far as can be told without looking at them.
fn picked(take: Take) -> i32 {
    match take {
        Take::Exactly(count) | Take::UpTo(count) => count.into(),
        Take::One | Take::All | Take::AllButOne | Take::AllAlike => 1,
    }
}
