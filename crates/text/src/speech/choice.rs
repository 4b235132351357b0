//! The options of a choice, spelled out.

use engine::abilities::capacity::CapacityVerb;
use engine::abilities::counters::CounterVerb;
use engine::abilities::dice::{Change, ChangeDice};
use engine::abilities::docking::DockVerb;
use engine::abilities::new_dice::NewDice;
use engine::abilities::{DieAt, Op, Text};
use engine::board::Space;
use engine::die::{Die, Way};
use engine::effect::Zone;
use engine::flow::{Cursor, Step};
use engine::question::Choice;
use engine::seat::Seat;
use engine::table::OnBoard;

use crate::keys;
use crate::span::capital;
use crate::speech::Speaker;
use crate::words::Words;

keys! {
    /// The options of a choice.
    pub(crate) enum ChoiceKey {
        Die = "choice-die",
        DieIn = "choice-die-in",
        Queued = "choice-queued",
        QueuedEmpty = "choice-queued-empty",
        Gain = "choice-gain",
        Arrive = "choice-arrive",
        Set = "choice-set",
        Shift = "choice-shift",
        Tilt = "choice-tilt",
        Becomes = "choice-becomes",
        Lost = "choice-lost",
        Confirm = "choice-confirm",
        TileOf = "choice-tile-of",
        TileLock = "choice-tile-lock",
        TileCounter = "choice-tile-counter",
        SpaceTaken = "choice-space-taken",
        Number = "choice-number",
        Lock = "choice-lock",
        Dice = "choice-dice",
        Split = "choice-split",
        Offer = "choice-offer",
        Bring = "choice-bring",
        Spend = "choice-spend",
        Paid = "choice-paid",
        Mission = "choice-mission",
        Slot = "choice-slot",
        SlotEmpty = "choice-slot-empty",
        Unknown = "choice-unknown",
    }
}

impl Speaker<'_> {
    /// What is chosen.
    pub(super) fn chosen(&self, seat: Seat, choice: Choice) -> String {
        capital(&self.spelled(seat, choice))
    }

    fn spelled(&self, seat: Seat, choice: Choice) -> String {
        let text = self.text(Some(seat));
        let of_die = |key, die| self.say(key, Words::new().with("die", self.the_die(seat, die)));
        match choice {
            Choice::Die(zone @ (Zone::Storage | Zone::Kept), die) => {
                let words = Words::new().with("die", self.the_die(seat, die));
                self.say(ChoiceKey::DieIn, words.with("in", self.your_place(Some(seat), zone)))
            }
            Choice::Die(_, die) => of_die(ChoiceKey::Die, die),
            Choice::Queued(place) => self.queued(seat, place),
            Choice::Pose(die) => of_die(self.posed(text), die),
            Choice::Shift(by) => self.shifted(seat, text, by),
            Choice::Way(way) => self.tilted(seat, text, way),
            Choice::Branch(branch) => {
                let unknown = || self.say(ChoiceKey::Unknown, Words::new().with("n", branch));
                text.and_then(|text| self.branch(text, branch)).unwrap_or_else(unknown)
            }
            Choice::Confirm => self.writer.word(ChoiceKey::Confirm),
            Choice::Tile(space) => self.on_board(seat, space),
            Choice::Space(space) => self.emptied(space),
            Choice::TokenNumber(number) => self.say(ChoiceKey::Number, Words::new().with("n", self.the_number(number))),
            Choice::Lock(lock) => self.the_lock_token(seat, lock),
            Choice::Resource(resource) => self.writer.the_resource(resource),
            Choice::Seat(other) => self.the_player(other),
            Choice::Amount(amount) => self.how_much(text, amount),
            Choice::Offer(index) => self.offered(seat, index),
            Choice::Bring(die) => of_die(ChoiceKey::Bring, die),
            Choice::Spend(die) => of_die(ChoiceKey::Spend, die),
            Choice::Paid => self.writer.word(ChoiceKey::Paid),
            Choice::Mission(index) => {
                let shows = self.view.table.missions.get(index).map_or(0, |mission| mission.die.number());
                let words = Words::new().with("mission", self.the_active_mission(index));
                self.say(ChoiceKey::Mission, words.with("n", shows))
            }
            Choice::Dock(dock) => self.writer.the_dock(dock),
            Choice::Slot(slot) => self.slot_of_counter(seat, slot),
        }
    }

    fn queued(&self, seat: Seat, place: u8) -> String {
        let words = Words::new().with("place", place);
        match self.view.table.of(seat).queue.dice().get(usize::from(place).wrapping_sub(1)) {
            Some(die) => self.say(ChoiceKey::Queued, words.with("die", self.the_die(seat, *die))),
            None => self.say(ChoiceKey::QueuedEmpty, words),
        }
    }

    /// What becomes of a die that is given a value.
    fn posed(&self, text: Option<&Text>) -> ChoiceKey {
        match text.map(|text| self.op(text)) {
            Some(Op::NewDice(NewDice::Gain(..))) => ChoiceKey::Gain,
            Some(Op::Docking(DockVerb::Receive | DockVerb::TradeWithCache)) => ChoiceKey::Arrive,
            _ => ChoiceKey::Set,
        }
    }

    fn shifted(&self, seat: Seat, text: Option<&Text>, by: i8) -> String {
        let becomes = match text.map(|text| self.op(text)) {
            Some(Op::Counters(CounterVerb::Shift(..))) => String::new(),
            _ => self.becomes(seat, text, |die| die.top().shifted(by, self.view.edge(seat)).map(Die::flat)),
        };
        let words = Words::new().with("way", if by < 0 { "down" } else { "up" }).with("n", by.unsigned_abs());
        self.say(ChoiceKey::Shift, words.with("becomes", becomes))
    }

    fn tilted(&self, seat: Seat, text: Option<&Text>, way: Way) -> String {
        let word = match way {
            Way::Up => "up",
            Way::Down => "down",
            Way::Left => "left",
            Way::Right => "right",
        };
        let becomes = self.becomes(seat, text, |die| Some(die.tilted(way)));
        self.say(ChoiceKey::Tilt, Words::new().with("way", word).with("becomes", becomes))
    }

    /// What becomes of the die that was picked, if it is a single one.
    fn becomes(&self, seat: Seat, text: Option<&Text>, change: impl Fn(Die) -> Option<Die>) -> String {
        let Some(die) = text.and_then(|text| self.picked_die(seat, text)) else { return String::new() };
        let words = Words::new().with("die", self.the_die(seat, die));
        match change(die) {
            Some(new) => self.say(ChoiceKey::Becomes, words.with("new", self.the_die(seat, new))),
            None => self.say(ChoiceKey::Lost, words),
        }
    }

    fn picked_die(&self, seat: Seat, text: &Text) -> Option<Die> {
        let Op::Dice(verb @ ChangeDice { change: Change::Shift(_) | Change::Tilt(_), .. }) = self.op(text) else {
            return None;
        };
        match text.picked_die().filter(|_| verb.singly())? {
            DieAt::Queue(place) => self.view.table.of(seat).queue.dice().get(usize::from(place)).copied(),
            DieAt::Bag(_, die) => Some(die),
        }
    }

    /// A tile, and whose it is where that is not plain.
    fn on_board(&self, seat: Seat, space: Space) -> String {
        let words = Words::new().with("tile", self.the_tile(space));
        match self.view.table.tile(space) {
            Some(tile) if tile.owner != seat || self.view.flow.speaks_to_crew() => {
                self.say(ChoiceKey::TileOf, words.with("player", self.the_player(tile.owner)))
            }
            Some(OnBoard { lock: Some(lock), .. }) => {
                self.say(ChoiceKey::TileLock, words.with("lock", self.the_lock_token(seat, *lock)))
            }
            Some(OnBoard { counter: Some(counter), .. }) => {
                self.say(ChoiceKey::TileCounter, words.with("n", self.the_number(counter.top())))
            }
            Some(_) | None => self.the_tile(space),
        }
    }

    /// A space for a new tile, and what gives way there.
    fn emptied(&self, space: Space) -> String {
        match self.view.table.tile(space) {
            Some(_) => {
                let words = Words::new().with("space", self.the_space(space)).with("tile", self.the_tile(space));
                self.say(ChoiceKey::SpaceTaken, words)
            }
            None => self.the_space(space),
        }
    }

    fn the_lock_token(&self, seat: Seat, lock: u8) -> String {
        self.say(ChoiceKey::Lock, Words::new().with("numbers", self.the_lock(seat, lock)))
    }

    fn how_much(&self, text: Option<&Text>, amount: u8) -> String {
        match (self.view.flow.step, text.map(|text| self.op(text))) {
            (Step::Split(cursor), _) => self.split(cursor, amount).unwrap_or_else(|| amount.to_string()),
            (_, Some(Op::Cycle(_))) => self.say(ChoiceKey::Dice, Words::new().with("n", amount)),
            (_, Some(Op::Capacity(CapacityVerb::Transfer(_)))) => self.writer.the_capacity(amount.into()),
            _ => amount.to_string(),
        }
    }

    /// How many holes come off each of two resources (A36).
    fn split(&self, cursor: Cursor, first: u8) -> Option<String> {
        let tile = self.view.table.tile(cursor.space()?)?;
        let [Some((one, _)), Some((other, _))] = self.view.face(tile).output else { return None };
        let words = Words::new().with("n", first).with("resource", self.writer.the_resource(one));
        let words = words.with("rest", tile.scenario.saturating_sub(first));
        Some(self.say(ChoiceKey::Split, words.with("other", self.writer.the_resource(other))))
    }

    fn offered(&self, seat: Seat, index: u8) -> String {
        let (tile, light) = (self.view.set_tile(seat, index), self.view.table.of(seat).light);
        let face = self.view.rulebook.face(tile, light);
        let cost = self.writer.the_capacity(self.view.tile_cost(face).into());
        let words = Words::new().with("tile", self.the_face(tile, light)).with("cost", cost);
        let (slots, output) = (self.writer.short_slots(face.slots), self.writer.output(face));
        self.say(ChoiceKey::Offer, words.line("slots", &slots).line("output", &output))
    }

    fn slot_of_counter(&self, seat: Seat, slot: u8) -> String {
        let tile = match self.view.flow.step {
            Step::Counter(cursor) => cursor.space().and_then(|space| self.view.table.tile(space)),
            _ => None,
        };
        let words = Words::new().with("slot", u16::from(slot) + 1);
        match tile.and_then(|tile| *tile.dice.get(usize::from(slot))?) {
            Some(die) => self.say(ChoiceKey::Slot, words.with("die", self.the_die(seat, die))),
            None => self.say(ChoiceKey::SlotEmpty, words),
        }
    }
}
