//! Words for dice.

use engine::die::{Die, Face, Faces, Way};
use engine::effect::{Counters, Dice, Effect, Filter, Steps, Take, Value, Ways, Zone};
use engine::question::Choice;

use crate::board::TrueDie;
use crate::walk::{Out, Walk};
use crate::world::Given;

/// What is done to dice.
#[derive(Clone, Copy)]
pub enum Deed {
    Reroll { keep_better: bool },
    Shift(Steps),
    Set(Value),
    Flip,
    Tilt(Ways),
    Turn,
    Move(Zone),
    Discard,
}

/// A die and where it lies.
#[derive(Clone, Copy)]
struct Lying {
    zone: Zone,
    place: usize,
    die: TrueDie,
}

pub fn all_shifts(steps: Steps) -> Vec<i8> {
    match steps {
        Steps::Up(by) => vec![by as i8],
        Steps::Down(by) => vec![-(by as i8)],
        Steps::Either(by) => vec![-(by as i8), by as i8],
        Steps::Within(most) => (1..=most as i8).flat_map(|by| [-by, by]).collect(),
    }
}

impl Walk<'_> {
    pub async fn verb(&self, effect: &Effect) -> Out {
        match effect {
            Effect::Roll(count, zone) => self.roll(*count, *zone).await,
            Effect::Gain(value) => self.gain(*value, Zone::Pool).await,
            Effect::KeepDie => self.gain(Value::Of(Faces::ALL), Zone::Kept).await,
            Effect::Reroll(dice) => self.dice(dice, Deed::Reroll { keep_better: false }).await,
            Effect::RerollKeepBetter(dice) => self.dice(dice, Deed::Reroll { keep_better: true }).await,
            Effect::Shift(dice, steps) => self.dice(dice, Deed::Shift(*steps)).await,
            Effect::Set(dice, value) => self.dice(dice, Deed::Set(*value)).await,
            Effect::Flip(dice) => self.dice(dice, Deed::Flip).await,
            Effect::Tilt(dice, ways) => self.dice(dice, Deed::Tilt(*ways)).await,
            Effect::Turn(dice) => self.dice(dice, Deed::Turn).await,
            Effect::Move(dice, to) => self.dice(dice, Deed::Move(*to)).await,
            Effect::Discard(dice) => self.dice(dice, Deed::Discard).await,
            other => self.piece(other).await,
        }
    }

    async fn roll(&self, count: u8, zone: Zone) -> Out {
        if !self.agreed(|| true).await? {
            return Ok(());
        }
        for _ in 0..count {
            let die = self.throw();
            self.new_die(zone, die);
        }
        Ok(())
    }

    pub fn new_die(&self, zone: Zone, die: Die) {
        let die = TrueDie { id: self.world.fresh(), die };
        self.world.board.borrow_mut().areas[self.player()].zone_mut(zone).push(die);
    }

    fn throw(&self) -> Die {
        let oriented = self.world.country(self.player()).oriented;
        self.world.chance.borrow_mut().die(crate::walk::seat_of(self.player()), oriented)
    }

    async fn gain(&self, value: Value, zone: Zone) -> Out {
        let options = || self.values(value, None).into_iter().map(Choice::Pose).collect();
        if let Some(Choice::Pose(die)) = self.pick(options).await? {
            self.new_die(zone, die);
        }
        Ok(())
    }

    async fn dice(&self, dice: &Dice, deed: Deed) -> Out {
        match dice.take {
            Take::One => self.one_by_one(dice, deed, 1).await,
            Take::Exactly(count) | Take::UpTo(count) => self.one_by_one(dice, deed, count).await,
            Take::All => self.all(dice, deed).await,
            Take::AllButOne | Take::AllAlike => self.all_by_one(dice, deed).await,
        }
    }

    async fn one_by_one(&self, dice: &Dice, deed: Deed, count: u8) -> Out {
        let other_than = self.changed.get();
        let mut done: Vec<u32> = Vec::new();
        let may = matches!(dice.take, Take::UpTo(_));
        for _ in 0..count {
            let lying = || {
                let fresh = |lying: &Lying| !done.contains(&lying.die.id);
                self.fitting(dice, other_than, true).into_iter().filter(fresh).collect::<Vec<Lying>>()
            };
            let options = || distinct(lying().into_iter().filter(|lying| self.can(deed, lying.place)));
            let picked = match self.ask(may, options).await {
                Given::Pick(choice) => lying().into_iter().find(|lying| name(lying) == choice).expect("it was offered"),
                Given::Decline | Given::Nothing => return self.left_out(),
            };
            let how = match self.how(deed, Some(&picked)).await {
                Ok(how) => how,
                Err(()) => return Ok(()),
            };
            let there = self.change(deed, &picked, how);
            self.changed.set(there.then_some(picked.die.id));
            done.push(picked.die.id);
        }
        Ok(())
    }

    async fn all(&self, dice: &Dice, deed: Deed) -> Out {
        let meant = || self.fitting(dice, self.changed.get(), false);
        let asks = matches!(deed, Deed::Shift(_) | Deed::Set(_) | Deed::Tilt(_));
        let how = if asks {
            let options = || if meant().is_empty() { Vec::new() } else { self.ways(deed, None) };
            match self.pick(options).await? {
                Some(how) => Some(how),
                None => return Ok(()),
            }
        } else {
            if !self.agreed(|| !meant().is_empty()).await? {
                return Ok(());
            }
            None
        };
        self.change_many(deed, meant(), how);
        Ok(())
    }

    /// One is chosen: all but that one, or all that show the same.
    async fn all_by_one(&self, dice: &Dice, deed: Deed) -> Out {
        let meant = || self.fitting(dice, self.changed.get(), false);
        let but_one = dice.take == Take::AllButOne;
        let options = || match meant() {
            meant if but_one && meant.len() < 2 => Vec::new(),
            meant => distinct(meant.into_iter().filter(|lying| self.can(deed, lying.place))),
        };
        let Some(choice) = self.pick(options).await? else { return Ok(()) };
        let picked = meant().into_iter().find(|lying| name(lying) == choice).expect("it was offered");
        let Ok(how) = self.how(deed, Some(&picked)).await else { return Ok(()) };
        let keep = |lying: &Lying| match but_one {
            true => lying.die.id != picked.die.id,
            false => lying.die.die.top() == picked.die.die.top(),
        };
        self.change_many(deed, meant().into_iter().filter(keep).collect(), how);
        Ok(())
    }

    /// Several at once: the highest comes first, in the queue the last.
    fn change_many(&self, deed: Deed, mut dice: Vec<Lying>, how: Option<Choice>) {
        dice.sort_by_key(|lying| if lying.zone == Zone::Queue { lying.place } else { lying.die.die.index().into() });
        for lying in dice.iter().rev() {
            self.change(deed, lying, how);
        }
        self.changed.set(None);
    }

    /// What is to be chosen about a deed.
    async fn how(&self, deed: Deed, picked: Option<&Lying>) -> Result<Option<Choice>, ()> {
        if matches!(deed, Deed::Reroll { .. } | Deed::Flip | Deed::Move(_) | Deed::Discard) {
            return Ok(None);
        }
        match self.ask(false, || self.ways(deed, picked)).await {
            Given::Pick(choice) => Ok(Some(choice)),
            Given::Decline | Given::Nothing => Err(()),
        }
    }

    fn ways(&self, deed: Deed, picked: Option<&Lying>) -> Vec<Choice> {
        match deed {
            Deed::Shift(steps) => all_shifts(steps).into_iter().map(Choice::Shift).collect(),
            Deed::Tilt(ways) => ways.iter().map(Choice::Way).collect(),
            Deed::Set(value) => {
                let place = picked.map(|lying| lying.place);
                self.values(value, place).into_iter().map(Choice::Pose).collect()
            }
            Deed::Turn => {
                let die = picked.expect("dice are turned one by one").die.die;
                die.rotations().iter().filter(|other| *other != die).map(Choice::Pose).collect()
            }
            Deed::Reroll { .. } | Deed::Flip | Deed::Move(_) | Deed::Discard => Vec::new(),
        }
    }

    /// Nobody is asked for a die that could not be set to anything.
    fn can(&self, deed: Deed, place: usize) -> bool {
        match deed {
            Deed::Set(value) => !self.values(value, Some(place)).is_empty(),
            _ => true,
        }
    }

    /// Does it, and tells whether the die still lies where it lay.
    fn change(&self, deed: Deed, lying: &Lying, how: Option<Choice>) -> bool {
        let country = self.world.country(self.player());
        let from = lying.die.die;
        let to = match (deed, how) {
            (Deed::Reroll { keep_better }, _) => {
                let rolled = self.throw();
                Some(if keep_better && rolled.top() < from.top() { from } else { rolled })
            }
            (Deed::Shift(_), Some(Choice::Shift(by))) => from.top().shifted(by, country.edge).map(Die::flat),
            (Deed::Set(_) | Deed::Turn, Some(Choice::Pose(die))) => Some(die),
            (Deed::Flip, _) if country.oriented => Some(from.tilted(Way::Up).tilted(Way::Up)),
            (Deed::Flip, _) => Face::new(7 - from.top().number()).map(Die::flat),
            (Deed::Tilt(_), Some(Choice::Way(way))) => Some(from.tilted(way)),
            _ => None,
        };
        let area = &mut self.world.board.borrow_mut().areas[self.player()];
        let zone = area.zone_mut(lying.zone);
        let at = zone.iter().position(|die| die.id == lying.die.id).expect("the die lies there");
        match to {
            Some(to) => zone[at].die = to,
            None => {
                let die = zone.remove(at);
                if let Deed::Move(to) = deed {
                    area.zone_mut(to).push(die);
                }
            }
        }
        to.is_some()
    }

    /// The dice that a text speaks of. One by one, kept dice count as in the hand before sorting (A89).
    fn fitting(&self, dice: &Dice, other_than: Option<u32>, one_by_one: bool) -> Vec<Lying> {
        let board = self.world.board.borrow();
        let area = &board.areas[self.player()];
        let mut zones = vec![dice.zone];
        if dice.zone == Zone::Pool && self.world.sorting.get() && one_by_one {
            zones.push(Zone::Kept);
        }
        let placed = |keep: &dyn Fn(Face) -> bool| self.placed.iter().any(|die| keep(die.top()));
        let fits = |lying: &Lying| {
            let top = lying.die.die.top();
            match dice.of {
                Filter::Any => true,
                Filter::Of(faces) => faces.has(top),
                Filter::Another => Some(lying.die.id) != other_than,
                Filter::Nth(place) => lying.place + 1 == usize::from(place),
                Filter::NthPlaced => placed(&|face| lying.place + 1 == usize::from(face.number())),
                Filter::AbovePlaced => placed(&|face| top > face),
                Filter::BelowPlaced => placed(&|face| top < face),
            }
        };
        let lying = zones.into_iter().flat_map(|zone| {
            let dice = area.zone(zone).iter().enumerate();
            dice.map(move |(place, die)| Lying { zone, place, die: *die })
        });
        lying.filter(fits).collect()
    }

    /// What a die may be set to.
    pub fn values(&self, value: Value, place: Option<usize>) -> Vec<Die> {
        let seat = self.player();
        let country = self.world.country(seat);
        let board = self.world.board.borrow();
        let here = self.space.and_then(|space| board.tiles.get(&space));
        let faces = |faces: Vec<Face>| {
            let poses = |face: Face| {
                let all = Faces::of(face).poses().iter();
                all.filter(|die| country.oriented || *die == Die::flat(face)).collect::<Vec<Die>>()
            };
            faces.into_iter().flat_map(poses).collect::<Vec<Die>>()
        };
        let mut dice = match value {
            Value::Placed => self.placed.clone(),
            Value::PlacedBy(steps) => {
                let shifted = |die: &Die| {
                    let top = die.top();
                    all_shifts(steps).into_iter().filter_map(move |by| top.shifted(by, country.edge))
                };
                faces(self.placed.iter().flat_map(shifted).collect())
            }
            Value::PlacedTilted(ways) => {
                self.placed.iter().flat_map(|die| ways.iter().map(|way| die.tilted(way))).collect()
            }
            Value::PlacedFlipped if country.oriented => {
                self.placed.iter().map(|die| die.tilted(Way::Up).tilted(Way::Up)).collect()
            }
            Value::PlacedFlipped => faces(self.placed.iter().map(|die| die.top().opposite()).collect()),
            Value::Of(set) => faces(set.iter().collect()),
            Value::Counter => faces(here.and_then(|tile| tile.counter).map(Die::top).into_iter().collect()),
            Value::NeighbourCounter => {
                let near = self.counters(Counters::Neighbour);
                faces(near.iter().filter_map(|space| board.tiles[space].counter).map(Die::top).collect())
            }
            Value::Lock => {
                let lock = here.and_then(|tile| tile.lock);
                faces(lock.map_or(Vec::new(), |lock| country.locks[usize::from(lock)].iter().collect()))
            }
            Value::Position => faces(place.and_then(|place| Face::new(place as u8 + 1)).into_iter().collect()),
        };
        dice.sort();
        dice.dedup();
        dice
    }
}

fn name(lying: &Lying) -> Choice {
    match lying.zone {
        Zone::Queue => Choice::Queued(lying.place as u8 + 1),
        zone => Choice::Die(zone, lying.die.die),
    }
}

/// Equal dice of a heap are one option.
fn distinct(dice: impl Iterator<Item = Lying>) -> Vec<Choice> {
    let mut names: Vec<Choice> = Vec::new();
    for lying in dice {
        if !names.contains(&name(&lying)) {
            names.push(name(&lying));
        }
    }
    names
}
