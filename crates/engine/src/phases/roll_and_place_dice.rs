//! Phase 1 - Roll and Place Dice (core pp. 13-17). Everybody acts at the same time, each in a lane of their own.

use crate::abilities::{Need, Program, Source, StationText, Text};
use crate::board::Space;
use crate::cause::Cause;
use crate::die::{Die, Face, Faces, Poses};
use crate::effect::{Quantity, Zone};
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::Play;
use crate::question::{Answer, Answers, Spot};
use crate::refusal::Refusal;
use crate::rulebook::Slots;
use crate::seat::Seat;
use crate::table::OnBoard;
use crate::view::View;

impl View<'_> {
    /// Every answer to [`Question::Place`](crate::question::Question::Place).
    pub(crate) fn list_places(&self, seat: Seat, answers: &mut Answers) {
        let hand = self.table.of(seat).pool.poses();
        let payable = hand.and(self.payable(seat).poses());
        if !self.flow.lane(seat).housed {
            if !payable.is_empty() {
                for space in self.table.owned(seat).iter() {
                    self.list_tile(seat, space, payable, answers);
                }
                self.list_cards(seat, payable, answers);
            }
            for dock in 0..4 {
                if self.dock_open(dock) {
                    push_dice(hand, Spot::Dock(dock), answers);
                }
            }
            for index in 0..self.country(seat).free.len() as u8 {
                if self.free_refusal(seat, index).is_none() {
                    answers.push(Answer::Free(index));
                }
            }
        }
        push_dice(payable, Spot::Habitation, answers);
        answers.push(Answer::Done);
    }

    fn list_tile(&self, seat: Seat, space: Space, payable: Poses, answers: &mut Answers) {
        let tile = &self.table.tiles[space.index()];
        if !self.usable(tile) {
            return;
        }
        let slots = self.face(tile).slots;
        let mut list_slot = |slot: u8| {
            push_dice(payable.and(open_faces(tile, slots, slot).poses()), Spot::Tile(space, slot), answers);
        };
        match slots {
            Slots::One(_) => list_slot(0),
            Slots::Separated(..) => (0..2).for_each(list_slot),
            Slots::Joined(..) | Slots::Double(_) | Slots::Sum(_) => self.list_pairs(seat, space, slots, answers),
        }
    }

    fn list_pairs(&self, seat: Seat, space: Space, slots: Slots, answers: &mut Answers) {
        let tile = &self.table.tiles[space.index()];
        let pool = &self.table.of(seat).pool;
        if tile.active() || pool.len() < 2 {
            return;
        }
        let wanted = slots.faces(0).or(slots.faces(1)).and(beats(tile)).poses();
        let poses = pool.poses().and(wanted);
        for first in poses.iter() {
            for second in poses.iter().filter(|second| *second >= first) {
                let there = first != second || pool.count(first) > 1;
                let fits = there && slots.fits_pair(first.top(), second.top());
                if fits && self.toxic_debt(seat, &[first, second]).is_ok() {
                    answers.push(Answer::Pair { dice: [first, second], space });
                }
            }
        }
    }

    fn list_cards(&self, seat: Seat, payable: Poses, answers: &mut Answers) {
        if self.table.missions.top.is_some() {
            push_dice(payable.and(ONE.poses()), Spot::Mission, answers);
        }
        for (index, card) in self.table.cards.up() {
            for slot in 0..self.card_slots() {
                let fitting = payable.and(self.card_takes(&card, slot, Some(seat)).poses());
                push_dice(fitting, Spot::Card(index, slot), answers);
            }
        }
    }

    fn dock_open(&self, dock: u8) -> bool {
        let dock = &self.table.docks[usize::from(dock)];
        dock.die.is_none() && !dock.disabled
    }

    /// Faces that a player can place one of: Toxic ones need another die to pay with (A69).
    fn payable(&self, seat: Seat) -> Faces {
        let toxic = self.toxic_faces();
        if self.table.of(seat).pool.len() < 2 { Faces::from_bits(!toxic.bits()) } else { Faces::ALL }
    }

    pub(crate) fn toxic_faces(&self) -> Faces {
        if self.disaster().toxic { self.table.toxic } else { Faces::EMPTY }
    }

    /// How many further dice must be discarded for placing these, if the hand has them (A71, A72).
    pub(crate) fn toxic_debt(&self, seat: Seat, dice: &[Die]) -> Result<u8, Refusal> {
        let debt = dice.iter().filter(|die| self.toxic_faces().has(die.top())).count() as u8;
        let left = self.table.of(seat).pool.len().saturating_sub(dice.len() as u8);
        if left >= debt { Ok(debt) } else { Err(Refusal::ToxicUnpaid { missing: debt - left }) }
    }

    /// Is it an answer to [`Question::Place`](crate::question::Question::Place), and if not, why?
    pub(crate) fn check_place(&self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let pool = &self.table.of(seat).pool;
        let housed = self.flow.lane(seat).housed;
        match answer {
            Answer::Done => Ok(()),
            Answer::Place { die, .. } if pool.count(die) == 0 => Err(Refusal::NoSuchDie),
            Answer::Place { die, spot: Spot::Habitation } => self.toxic_debt(seat, &[die]).map(drop),
            Answer::Place { .. } | Answer::Pair { .. } | Answer::Free(_) if housed => Err(Refusal::Housed),
            Answer::Place { die, spot } => self.check_spot(seat, die, spot),
            Answer::Pair { dice, space } => self.check_pair(seat, dice, space),
            Answer::Free(index) => self.free_refusal(seat, index).map_or(Ok(()), Err),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_spot(&self, seat: Seat, die: Die, spot: Spot) -> Result<(), Refusal> {
        let face = die.top();
        match spot {
            Spot::Tile(space, slot) => self.check_tile(seat, face, space, slot)?,
            Spot::Mission if self.table.missions.top.is_none() => return Err(Refusal::NoMission),
            Spot::Mission if !ONE.has(face) => return Err(Refusal::MissionNeedsOne),
            Spot::Card(index, slot) => self.check_card(seat, face, index, slot)?,
            Spot::Dock(dock) => return self.check_dock(dock),
            Spot::Mission | Spot::Habitation => {}
        }
        self.toxic_debt(seat, &[die]).map(drop)
    }

    /// The own usable tile on a space.
    fn own_tile(&self, seat: Seat, space: Space) -> Result<&OnBoard, Refusal> {
        let tile = self.table.tile(space).ok_or(Refusal::NoTile { space })?;
        if tile.owner != seat {
            return Err(Refusal::NotYours { owner: tile.owner });
        }
        match self.usable(tile) {
            true => Ok(tile),
            false if tile.disabled => Err(Refusal::Disabled),
            false if self.face(tile).padlock && !tile.open => Err(Refusal::Locked),
            false => Err(Refusal::Scorched),
        }
    }

    fn check_tile(&self, seat: Seat, face: Face, space: Space, slot: u8) -> Result<(), Refusal> {
        let tile = self.own_tile(seat, space)?;
        let slots = self.face(tile).slots;
        if slots.takes_pair() {
            return Err(Refusal::TakesTwo);
        }
        if slot > 1 || tile.dice[usize::from(slot)].is_some() || slots.faces(slot).is_empty() {
            return Err(Refusal::SlotFilled);
        }
        if open_faces(tile, slots, slot).has(face) {
            return Ok(());
        }
        match tile.counter {
            _ if !slots.faces(slot).has(face) => Err(Refusal::WrongFace { takes: slots.faces(slot) }),
            Some(counter) if counter.top() >= face => Err(Refusal::CounterNotBeaten { counter: counter.top() }),
            _ => Err(Refusal::FirstSlotFirst),
        }
    }

    fn check_pair(&self, seat: Seat, dice: [Die; 2], space: Space) -> Result<(), Refusal> {
        let tile = self.own_tile(seat, space)?;
        let pool = &self.table.of(seat).pool;
        let [first, second] = dice;
        let needed = if first == second { 2 } else { 1 };
        if pool.count(first) < needed || pool.count(second) < needed {
            return Err(Refusal::NoSuchDie);
        }
        let slots = self.face(tile).slots;
        match (slots, tile.counter) {
            _ if !slots.takes_pair() => Err(Refusal::TakesOne),
            _ if tile.active() => Err(Refusal::SlotFilled),
            // Pairs are named in one order only: equal dice give equal answers.
            _ if first > second => Err(Refusal::NotOffered),
            (_, Some(counter)) if first.top().min(second.top()) <= counter.top() => {
                Err(Refusal::CounterNotBeaten { counter: counter.top() })
            }
            _ if slots.fits_pair(first.top(), second.top()) => self.toxic_debt(seat, &dice).map(drop),
            (Slots::Sum(least), _) => Err(Refusal::SumTooLow { least }),
            (Slots::Double(_), _) if first.top() != second.top() => Err(Refusal::NotDouble),
            _ => Err(Refusal::WrongFace { takes: slots.faces(0).or(slots.faces(1)) }),
        }
    }

    fn check_card(&self, seat: Seat, face: Face, index: u8, slot: u8) -> Result<(), Refusal> {
        let card = self.table.cards.get(index).ok_or(Refusal::NoSuchCard)?;
        let slots = self.rulebook.card(card.card).slots.ok_or(Refusal::NoSuchCard)?;
        if slot > 1 {
            return Err(Refusal::NoSuchCard);
        }
        if slot >= self.card_slots() {
            return Err(Refusal::OneSlotOnly);
        }
        let takes = slots.faces[usize::from(slot)];
        match card.dice[usize::from(slot)] {
            Some(_) => Err(Refusal::SlotFilled),
            None if !takes.has(face) => Err(Refusal::WrongFace { takes }),
            None if slots.toxic && !self.toxic_faces().has(face) => {
                Err(Refusal::NotToxic { toxic: self.toxic_faces() })
            }
            None if self.card_takes(&card, slot, Some(seat)).has(face) => Ok(()),
            None => Err(Refusal::NotTogether { together: slots.together }),
        }
    }

    fn check_dock(&self, dock: u8) -> Result<(), Refusal> {
        match self.table.docks.get(usize::from(dock)) {
            None => Err(Refusal::NoSuchThing),
            Some(dock) if dock.disabled => Err(Refusal::DockDisabled),
            Some(dock) if dock.die.is_some() => Err(Refusal::DockTaken),
            Some(_) => Ok(()),
        }
    }

    /// Why a free action cannot be used now.
    fn free_refusal(&self, seat: Seat, index: u8) -> Option<Refusal> {
        let Some(action) = self.country(seat).free.get(usize::from(index)) else {
            return Some(Refusal::NoSuchThing);
        };
        if let Some(cond) = action.when.iter().find(|cond| !self.holds(**cond, Some(seat), None)) {
            return Some(Refusal::Needs { cond: *cond });
        }
        let need = self.need(&Text::new(action.effect, Some(seat), Source::FreeAction { index }));
        matches!(need, Need::Skip | Need::Leave(_)).then_some(Refusal::NothingToDo)
    }
}

const ONE: Faces = Faces::range(Face::ALL[0], Face::ALL[0]);

/// The faces an own usable tile takes in a slot right now.
fn open_faces(tile: &OnBoard, slots: Slots, slot: u8) -> Faces {
    let filled = tile.dice[usize::from(slot)].is_some();
    // Equal slots are filled from the first on, so that equal answers are not listed twice.
    let later = slot == 1 && tile.dice[0].is_none() && slots.faces(0) == slots.faces(1);
    if filled || later { Faces::EMPTY } else { slots.faces(slot).and(beats(tile)) }
}

/// The faces that are higher than the Counter die (Mission Critical p. 13).
fn beats(tile: &OnBoard) -> Faces {
    tile.counter.map_or(Faces::ALL, |counter| Faces::from_bits(!1 << counter.top().number()))
}

fn push_dice(dice: Poses, spot: Spot, answers: &mut Answers) {
    dice.iter().for_each(|die| answers.push(Answer::Place { die, spot }));
}

impl<S: Sink> Play<'_, S> {
    /// What must be done before rolling comes first (B5).
    pub(super) fn roll_and_place_dice(&mut self) {
        self.begin_lanes(Step::Prepare);
        let disaster = self.view().disaster().before_roll;
        for seat in self.state.table.seats().iter() {
            let country = self.view().country(seat).before_roll;
            for (program, source) in [(country, Source::Country), (disaster, Source::Disaster)] {
                if program != Program::NOTHING {
                    self.state.flow.lanes[seat.index()].deliver(Text::new(program, Some(seat), source));
                }
            }
            for index in self.state.table.irregular.from(0) {
                let program = self.view().irregularity(index).before_roll;
                if program != Program::NOTHING {
                    self.state.flow.lanes[seat.index()].deliver(Text::new(program, Some(seat), Source::Disaster));
                }
            }
            self.run_lane(seat);
        }
    }

    /// Everybody rolls, sorts what the country sorts, and places.
    pub(crate) fn roll(&mut self) {
        self.begin_lanes(Step::Place);
        for seat in self.state.table.seats().iter() {
            let country = self.view().country(seat);
            let (zone, after_roll) = (country.rolls_into, country.after_roll);
            self.because(Cause::Roll);
            for _ in 0..self.dice_to_roll(seat) {
                self.roll_die(seat, zone);
            }
            if after_roll == Program::NOTHING {
                self.join_kept(seat);
            } else {
                self.state.flow.lanes[seat.index()].sorting = true;
                self.state.flow.lanes[seat.index()].deliver(Text::new(after_roll, Some(seat), Source::Country));
                self.run_lane(seat);
            }
        }
    }

    fn dice_to_roll(&self, seat: Seat) -> u8 {
        let area = self.state.table.of(seat);
        let track = self.view().track(seat);
        let dice = self.state.table.quantity(Quantity::DiceRolled, track.dice[usize::from(area.track)]);
        dice.saturating_sub(area.fewer_next_roll).max(1)
    }

    pub(crate) fn join_kept(&mut self, seat: Seat) {
        if !self.state.table.of(seat).kept.is_empty() {
            self.emit(Event::KeptJoined { seat });
        }
    }

    /// Rolls one new die into a zone.
    pub(crate) fn roll_die(&mut self, seat: Seat, zone: Zone) {
        if zone == Zone::Queue && self.state.table.of(seat).queue.is_full() {
            return;
        }
        let oriented = self.view().country(seat).oriented;
        let die = self.state.secret.chance.die(seat, oriented);
        self.emit(Event::Rolled { seat, zone, die });
    }

    /// Carries out a checked answer to [`Question::Place`](crate::question::Question::Place).
    pub(crate) fn answer_place(&mut self, seat: Seat, answer: Answer) {
        match answer {
            Answer::Place { die, spot } => self.place(seat, die, spot),
            Answer::Pair { dice, space } => {
                let toxic = self.view().toxic_debt(seat, &dice).unwrap_or(0);
                self.emit(Event::PairPlaced { seat, dice, space });
                self.activate(seat, space, dice.map(Some), toxic);
            }
            Answer::Free(index) => {
                let program = self.view().country(seat).free[usize::from(index)].effect;
                self.begin(seat, Text::new(program, Some(seat), Source::FreeAction { index }));
            }
            _ => self.say_done(seat),
        }
    }

    fn place(&mut self, seat: Seat, die: Die, spot: Spot) {
        let toxic = match spot {
            Spot::Dock(_) => 0,
            _ => self.view().toxic_debt(seat, &[die]).unwrap_or(0),
        };
        self.emit(Event::Placed { seat, die, spot });
        let paying = Text { toxic_debt: toxic, ..Text::new(Program::NOTHING, Some(seat), Source::Placement) };
        match spot {
            Spot::Tile(space, _) => self.activate(seat, space, [Some(die), None], toxic),
            Spot::Dock(dock) => {
                let solo = self.state.table.solo();
                let text = if solo { StationText::DockSolo } else { StationText::Dock };
                let program = self.rulebook.texts.station(text);
                self.begin(seat, Text::new(program, Some(seat), Source::Dock { dock, die }));
            }
            Spot::Mission => {
                self.reveal_mission();
                self.begin(seat, paying);
            }
            Spot::Card(..) => self.begin(seat, paying),
            Spot::Habitation => {
                self.state.flow.lanes[seat.index()].housed = true;
                self.begin(seat, paying);
            }
        }
    }

    /// A3: a die that arrives after its receiver has used the Habitation Module is wasted.
    pub(crate) fn waste_if_housed(&mut self, seat: Seat, die: Die) {
        if self.state.flow.lane(seat).housed {
            self.emit(Event::Discarded { seat, zone: Zone::Pool, at: 0, die });
        }
    }

    /// The tile's ability is resolved at once; what Toxic dice cost comes first (A70).
    fn activate(&mut self, seat: Seat, space: Space, dice: [Option<Die>; 2], toxic: u8) {
        let ability = self.view().face(&self.state.table.tiles[space.index()]).ability;
        let text = Text::new(ability, Some(seat), Source::Tile { space, dice });
        self.begin(seat, Text { toxic_debt: toxic, ..text });
    }
}
