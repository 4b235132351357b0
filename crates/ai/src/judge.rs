//! What a position is worth: survival first, then balance of the four resources, missions, and what comes next.

use engine::View;
use engine::board::{Space, Spaces};
use engine::die::Bag;
use engine::flow::Step;
use engine::rulebook::{Rulebook, Unique};
use engine::seat::Seat;
use engine::table::{Docked, Outcome};

use crate::hand;
use crate::soft::AmountCurve;
use crate::tiles::Tiles;
use crate::weights::Weights;

/// Amounts of the four resources, in tenths.
pub type Amounts = [i32; 4];

/// Weighs positions of the games of one rulebook.
#[derive(Clone, Debug)]
pub struct Judge {
    pub(crate) tiles: Tiles,
    pub(crate) weights: Weights,
    soft: AmountCurve,
}

/// What the hands of all but one player may still make in Phase 1, and what else they are worth.
#[derive(Clone, Copy, Debug)]
pub struct Others {
    pub seat: Seat,
    pools: [Bag; Seat::MAX],
    docks: [Docked; 4],
    /// Tiles that make no resource of their own.
    unique: Spaces,
    /// What their dice on the board and in their hands come to.
    makes: Amounts,
    spare: i32,
}

const WON: i32 = 1_000_000;
/// Cards of a whole deck.
const DECK: i32 = 11;
/// How many players' Capacity counts where everybody gains: a larger crew buys for the same four wheels, and one that
/// counted all of it would gather Capacity instead of beginning its missions.
const CREW: i32 = 2;
/// Rounds of a mission that is begun: this one and three more.
const ROUNDS: usize = 4;

impl Others {
    /// Do the others still hold what they held? A die that was sent may have been placed at once.
    pub fn hold(&self, view: &View<'_>) -> bool {
        let same = |seat: Seat| view.table.of(seat).pool == self.pools[seat.index()];
        view.table.docks == self.docks && view.table.seats().without(self.seat).iter().all(same)
    }
}

impl Judge {
    /// Studies a rulebook.
    pub fn new(rulebook: &Rulebook) -> Judge {
        let weights = Weights::DEFAULT;
        Judge { tiles: Tiles::new(rulebook), weights, soft: AmountCurve::new(&weights) }
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(self, weights: Weights) -> Judge {
        Judge { weights, soft: AmountCurve::new(&weights), ..self }
    }

    /// What the position is worth to the crew, with what its tiles promise for the rounds to come.
    pub fn value(&self, view: &View<'_>) -> i32 {
        self.value_with(view, &self.promise(view))
    }

    /// What the tiles on the board promise for a round to come.
    pub fn promise(&self, view: &View<'_>) -> Amounts {
        let mut makes = [0; 4];
        let spare: i32 = view.table.seats().iter().map(|seat| self.tiles.production(view, seat, &mut makes)).sum();
        // What is left over finds the Habitation Module.
        let drained = |index: &usize| makes[*index] - i32::from(view.table.wheels[*index].drain) * 10;
        makes[(0..4).min_by_key(drained).unwrap_or(0)] += spare;
        makes
    }

    /// The same, for a crew that makes so much a round.
    pub fn value_with(&self, view: &View<'_>, makes: &Amounts) -> i32 {
        match view.table.outcome {
            Some(outcome) => ended(view, outcome),
            None => self.future(view, makes) + self.holdings(view) + self.this_round(view),
        }
    }

    /// What this round comes to, as far as it is not settled yet.
    pub fn this_round(&self, view: &View<'_>) -> i32 {
        match view.flow.step {
            Step::Prepare | Step::Place => self.placing(view),
            Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) | Step::Habitation => {
                let mut amounts = view.table.wheels.map(|wheel| i32::from(wheel.available) * 10);
                less(&mut amounts, &self.costs(view, 0));
                self.round(view, &amounts)
            }
            Step::Bonus | Step::Standing(_) => {
                self.round(view, &view.table.wheels.map(|wheel| i32::from(wheel.available) * 10))
            }
            Step::Disaster(_) | Step::AfterCards(_) | Step::Spend | Step::Counter(_) | Step::Over => 0,
        }
    }

    /// Phase 1: what has been placed, and what the dice at hand may still become.
    pub fn placing(&self, view: &View<'_>) -> i32 {
        let mut amounts = self.placed(view, view.table.occupied);
        let mut spare = 0;
        for seat in view.table.seats().iter() {
            spare += hand::complete(view, seat, &mut amounts, &self.soft);
        }
        self.settled(view, amounts, view.table.occupied) + spare
    }

    /// What the others may still do, before one player tries many answers.
    pub fn others(&self, view: &View<'_>, seat: Seat) -> Others {
        let (mut amounts, mut spare) = (self.placed(view, view.table.occupied), 0);
        for other in view.table.seats().without(seat).iter() {
            spare += hand::complete(view, other, &mut amounts, &self.soft);
        }
        less(&mut amounts, &self.placed(view, view.table.of(seat).owned));
        let is_unique = |space: &Space| view.face(&view.table.tiles[space.index()]).unique.is_some();
        let unique = view.table.occupied.iter().filter(is_unique).collect();
        Others { seat, pools: pools(view), docks: view.table.docks, unique, makes: amounts, spare }
    }

    /// What this round comes to after an answer of the player who tries many.
    pub fn this_round_beside(&self, view: &View<'_>, others: &Others) -> i32 {
        let placing = matches!(view.flow.step, Step::Prepare | Step::Place);
        if !placing || !others.hold(view) {
            return self.this_round(view);
        }
        let mut amounts = self.placed(view, view.table.of(others.seat).owned);
        amounts.iter_mut().zip(others.makes).for_each(|(amount, more)| *amount += more);
        let spare = hand::complete(view, others.seat, &mut amounts, &self.soft);
        // No tile is installed in Phase 1.
        self.settled(view, amounts, others.unique.and(view.table.occupied)) + spare + others.spare
    }

    /// What the dice on these tiles come to, less what missions take.
    fn placed(&self, view: &View<'_>, tiles: Spaces) -> Amounts {
        let mut amounts = view.forecast_with(tiles).map(|amount| i32::from(amount) * 10);
        less(&mut amounts, &self.costs(view, 0));
        amounts
    }

    /// What the round is worth once the hands are accounted for; all unique tiles are among these.
    fn settled(&self, view: &View<'_>, mut amounts: Amounts, unique: Spaces) -> i32 {
        spread_free_dice(view, &mut amounts, unique);
        self.round(view, &amounts) + self.cards(view) + self.pushed(view, unique)
    }

    /// What activated tiles do for missions: a step, and a payment that is left out (core p. 19).
    fn pushed(&self, view: &View<'_>, unique: Spaces) -> i32 {
        i32::from(pushes(view, unique).min(view.table.missions.count())) * self.weights.push
    }

    /// What a round is worth that ends with these amounts at the check.
    pub fn round(&self, view: &View<'_>, amounts: &Amounts) -> i32 {
        let weights = &self.weights;
        let mut worth: i32 = amounts.iter().map(|amount| self.soft.worth(*amount)).sum();
        let mut lowest = amounts.iter().copied().min().unwrap_or(0);
        let step = usize::from(view.table.emergency);
        let supplies = &view.rulebook.tables.emergency;
        if lowest < 0 {
            return worth - weights.death;
        }
        if lowest < i32::from(view.safe_amount()) * 10 {
            match supplies.get(step) {
                Some(amount) => lowest = lowest.max(i32::from(*amount) * 10),
                None => return worth - weights.death,
            }
            worth -= weights.emergency[step.min(2)] * self.horizon(view) / 100;
        }
        worth + lowest.min(250) * self.capacity(view) / 10 + self.bonuses(view, amounts)
    }

    /// What a Capacity for everybody is worth now.
    fn capacity(&self, view: &View<'_>) -> i32 {
        self.weights.capacity * CREW * self.horizon(view) / 100
    }

    /// How much of the game is still to come, in percent of what makes every purchase worth while.
    fn horizon(&self, view: &View<'_>) -> i32 {
        i32::from(view.table.cards.deck).min(self.weights.rounds) * 100 / self.weights.rounds
    }

    fn bonuses(&self, view: &View<'_>, amounts: &Amounts) -> i32 {
        let mut worth = 0;
        for (index, amount) in amounts.iter().enumerate() {
            let next = view.rulebook.tables.bonus.get(usize::from(view.table.wheels[index].bonus));
            if next.is_some_and(|next| *amount >= i32::from(*next) * 10) {
                let capacity = i32::from(view.rulebook.tables.bonus_capacity) * self.capacity(view);
                let mission = if view.table.missions.count() > 0 { self.weights.step } else { 0 };
                worth += capacity.max(mission);
            }
        }
        worth
    }

    /// What active missions will take `ahead` rounds from now.
    pub(crate) fn costs(&self, view: &View<'_>, ahead: usize) -> Amounts {
        let mut costs = [0; 4];
        for (_, mission) in view.table.missions.active() {
            let step = usize::from(mission.die.number()) - 1 + ahead;
            if let Some(row) = view.rulebook.mission(mission.card).costs.get(step) {
                costs.iter_mut().zip(row).for_each(|(cost, more)| *cost += i32::from(*more) * 10);
            }
        }
        costs
    }

    /// The rounds to come with what the crew makes, and how far the missions are.
    pub fn future(&self, view: &View<'_>, makes: &Amounts) -> i32 {
        let spent = matches!(view.flow.step, Step::Disaster(_) | Step::AfterCards(_) | Step::Spend | Step::Counter(_));
        let growth = self.growth(view);
        let mut worth = 0;
        for ahead in usize::from(!spent)..usize::from(!spent) + ROUNDS - 1 {
            let mut amounts = makes.map(|made| made + growth * ahead as i32);
            less(&mut amounts, &self.costs(view, ahead));
            less(&mut amounts, &view.table.wheels.map(|wheel| i32::from(wheel.drain) * 10));
            worth += self.round(view, &amounts);
        }
        worth * self.weights.rounds.min(i32::from(view.table.cards.deck) + 1) / (ROUNDS as i32 - 1)
            + self.missions(view)
    }

    /// What every resource gains with a round, the less the fewer cards are left: tiles pay no longer, cards get worse.
    fn growth(&self, view: &View<'_>) -> i32 {
        let [early, late] = self.weights.growth;
        let left = i32::from(view.table.cards.deck).min(DECK);
        (early * left + late * (DECK - left)) / DECK
    }

    /// How far the missions are, and whether they can still be done in time.
    fn missions(&self, view: &View<'_>) -> i32 {
        let table = view.table;
        let active = table.missions.active().map(|(_, mission)| i32::from(mission.die.number()) + 1);
        let steps: i32 = active.sum::<i32>() + i32::from(table.missions.completed) * 6;
        let open =
            table.missions_to_win(view.rulebook).saturating_sub(table.missions.completed + table.missions.count());
        let spare = i32::from(table.cards.deck) + 1 - ROUNDS as i32;
        let late = |place: i32| {
            let spare = spare - 2 * place;
            self.weights.late[spare.clamp(0, 8) as usize] + spare.min(0) * -100
        };
        steps * self.weights.step - (0..i32::from(open)).map(late).sum::<i32>()
    }

    /// What players hold besides tiles, and what has been spent for good.
    pub fn holdings(&self, view: &View<'_>) -> i32 {
        let table = view.table;
        let horizon = self.horizon(view);
        let each = self.weights.capacity * horizon;
        let held: i32 = table.seats().iter().map(|seat| i32::from(table.of(seat).capacity.min(40))).sum();
        let tokens: i32 = table.seats().iter().map(|seat| i32::from(table.of(seat).converters)).sum();
        let cost = i32::from(table.research_cost());
        let paid: i32 = table.research_paid.iter().map(|paid| i32::from(*paid)).sum();
        let steps = i32::from(table.research) * cost + paid;
        let step = usize::from(table.emergency);
        let supplies: i32 = self.weights.emergency[..step.min(3)].iter().sum();
        held * each * self.weights.saved / 10_000 + steps * each * self.weights.research / 10_000 + tokens * 6
            - supplies * horizon / 100
    }

    /// Persistent cards that stay.
    fn cards(&self, view: &View<'_>) -> i32 {
        let slots = view.card_slots();
        let stays = view.table.cards.up().filter(|(_, up)| view.rulebook.card(up.card).slots.is_some());
        let open = stays.map(|(_, up)| i32::from(slots) - up.dice.iter().flatten().count() as i32);
        let open: i32 = open.map(|open| if open <= 0 { 0 } else { 2 + open }).sum();
        -open * self.weights.card / 3 * self.horizon(view) / 100
    }

    /// Phase 1: what the round comes to as far as dice have been placed, before missions take their share. What a
    /// tile saves the missions counts as made.
    pub fn forecast(&self, view: &View<'_>) -> Amounts {
        let mut amounts = self.placed(view, view.table.occupied);
        let costs = self.costs(view, 0);
        spread_free_dice(view, &mut amounts, view.table.occupied);
        let saved = i32::from(pushes(view, view.table.occupied)) * self.weights.left_out;
        amounts.iter_mut().zip(costs).for_each(|(amount, cost)| *amount += cost + saved);
        amounts
    }
}

fn pools(view: &View<'_>) -> [Bag; Seat::MAX] {
    let mut pools = [Bag::EMPTY; Seat::MAX];
    view.table.seats().iter().for_each(|seat| pools[seat.index()] = view.table.of(seat).pool);
    pools
}

pub fn ended(view: &View<'_>, outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Won => WON,
        _ => -WON + i32::from(view.table.missions.completed) * 1000 + i32::from(view.table.round),
    }
}

fn less(amounts: &mut Amounts, costs: &Amounts) {
    amounts.iter_mut().zip(costs).for_each(|(amount, cost)| *amount -= cost);
}

/// Activated tiles, among these, that move a mission on.
fn pushes(view: &View<'_>, among: Spaces) -> u8 {
    let tiles = among.iter().map(|space| &view.table.tiles[space.index()]);
    tiles.filter(|tile| tile.active() && view.face(tile).unique == Some(Unique::MissionDie)).count() as u8
}

/// Dice whose resource is still open go where they help most: Habitation and unique tiles, which are among these.
fn spread_free_dice(view: &View<'_>, amounts: &mut Amounts, unique: Spaces) {
    let housed: i32 = view.table.habitation.iter().map(|dice| i32::from(*dice)).sum();
    let lowest = |amounts: &Amounts| (0..4).min_by_key(|index| amounts[*index]).unwrap_or(0);
    for space in unique.iter() {
        let tile = &view.table.tiles[space.index()];
        if tile.active() && view.face(tile).unique == Some(Unique::AnyResource) {
            let shown: i32 = tile.dice.iter().flatten().map(|die| i32::from(die.top().number())).sum();
            amounts[lowest(amounts)] += shown * 10;
        }
    }
    amounts[lowest(amounts)] += housed * 10;
}
