//! What an answer would do, for a list of answers.

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Quantity;
use engine::event::{Event, Spot};
use engine::question::{Answer, Question};
use engine::resource::{Light, Resource};
use engine::rulebook::{Dock, Slots};
use engine::seat::Seat;

use crate::key::Key;
use crate::keys;
use crate::span::{Line, capital};
use crate::speech::Speaker;
use crate::words::{Words, after_blank};

keys! {
    /// What an answer would do.
    pub(crate) enum AnswerKey {
        Tile = "answer-tile",
        Pair = "answer-pair",
        Makes = "answer-makes",
        Toxic = "answer-toxic",
        Mission = "answer-mission",
        Card = "answer-card",
        Dock = "answer-dock",
        Habitation = "answer-habitation",
        Free = "answer-free",
        BonusCapacity = "answer-bonus-capacity",
        BonusMission = "answer-bonus-mission",
        Research = "answer-research",
        Install = "answer-install",
        Track = "answer-track",
        TrackEnd = "answer-track-end",
        Amplify = "answer-amplify",
        Badge = "answer-badge",
        BadgeUnknown = "answer-badge-unknown",
        MakeRoom = "answer-make-room",
        DonePlacing = "answer-done-placing",
        DoneBonus = "answer-done-bonus",
        DoneSpending = "answer-done-spending",
        Done = "answer-done",
        Decline = "answer-decline",
    }
}

impl Speaker<'_> {
    /// What an answer to a question would do.
    pub fn answer(&self, seat: Seat, question: Question, answer: Answer) -> Line {
        let words = Words::new();
        match answer {
            Answer::Place { die, spot } => self.placed(seat, die, spot),
            Answer::Pair { dice: [one, other], space } => {
                let event = Event::PairPlaced { seat, dice: [one, other], space };
                let words = words.with("first", self.the_die(seat, one)).with("second", self.the_die(seat, other));
                let words = words.with("tile", self.the_tile(space)).with("makes", self.makes(space, &event));
                self.say(AnswerKey::Pair, words.with("toxic", self.toxic(&[one, other])))
            }
            Answer::Free(index) => self.free_action(seat, index),
            Answer::Bonus(resource, mission) => self.bonus(resource, mission),
            Answer::Research(share) => {
                let words = words.with("capacity", self.writer.the_capacity(share.into()));
                self.say(AnswerKey::Research, words.with("missing", self.view.research_missing()))
            }
            Answer::Install { index, light } => self.installed(seat, index, light),
            Answer::AddDie => self.next_die(seat),
            Answer::Amplify => {
                let cost = self.writer.the_capacity(self.view.amplify_cost().into());
                self.say(AnswerKey::Amplify, words.with("cost", cost))
            }
            Answer::Badge(index) => self.badge_used(seat, index),
            Answer::MakeRoom(space) => self.say(AnswerKey::MakeRoom, words.with("tile", self.the_tile(space))),
            Answer::Done => self.writer.word(done(question)),
            Answer::Choose(choice) => self.chosen(seat, choice),
            Answer::Decline => self.writer.word(AnswerKey::Decline),
        }
        .into()
    }

    fn placed(&self, seat: Seat, die: Die, spot: Spot) -> String {
        let words = Words::new().with("die", self.the_die(seat, die));
        match spot {
            Spot::Tile(space, slot) => {
                let makes = self.makes(space, &Event::Placed { seat, die, spot });
                let words = words.with("tile", self.the_tile(space)).with("slot", self.named_slot(space, slot));
                self.say(AnswerKey::Tile, words.with("makes", makes).with("toxic", self.toxic(&[die])))
            }
            Spot::Mission => {
                let words = words.with("mission", self.the_next_mission());
                self.say(AnswerKey::Mission, words.with("toxic", self.toxic(&[die])))
            }
            Spot::Card(index, slot) => {
                let words = words.with("card", self.the_card_up(index)).with("slot", u16::from(slot) + 1);
                self.say(AnswerKey::Card, words.with("toxic", self.toxic(&[die])))
            }
            Spot::Dock(dock) => {
                let arrival = match self.view.rulebook.docking[usize::from(dock) % 4] {
                    Dock::Plain => "plain",
                    Dock::OrHigher => "higher",
                    Dock::OrLower => "lower",
                };
                self.say(AnswerKey::Dock, words.with("dock", self.writer.the_dock(dock)).with("arrival", arrival))
            }
            Spot::Habitation => self.say(AnswerKey::Habitation, words.with("toxic", self.toxic(&[die]))),
        }
    }

    /// The number of a slot where a tile has two that differ; 0 where it goes without saying.
    fn named_slot(&self, space: Space, slot: u8) -> u16 {
        match self.view.table.tile(space).map(|tile| self.view.face(tile).slots) {
            Some(Slots::Separated(first, second)) if first != second => u16::from(slot) + 1,
            _ => 0,
        }
    }

    fn toxic(&self, dice: &[Die]) -> String {
        let toxic = |die: &&Die| self.view.disaster().toxic && self.view.table.toxic.has(die.top());
        match dice.iter().filter(toxic).count() {
            0 => String::new(),
            costs => after_blank(&self.say(AnswerKey::Toxic, Words::new().with("n", costs))),
        }
    }

    /// What the placement adds to the round's results: the forecast with it, less the forecast without.
    fn makes(&self, space: Space, event: &Event) -> String {
        let mut before = *self.view.table;
        // A matched Strain token is told beside what the tile makes.
        let strain = before.tiles[space.index()].strain.take();
        let mut after = before;
        after.apply(self.view.rulebook, event);
        let matched = strain.is_some_and(|token| after.tiles[space.index()].placed().has(token.number));
        let forecast = |table| View { table, ..self.view }.forecast();
        let (before, after) = (forecast(&before), forecast(&after));
        let gain = |resource: &Resource| after[resource.index()] - before[resource.index()];
        let gains = Resource::ALL.into_iter().filter(|resource| gain(resource) != 0);
        let gains: Vec<String> = gains.map(|resource| self.writer.the_amount(resource, gain(&resource))).collect();
        let words = Words::new().flag("made", !gains.is_empty()).flag("strain", matched);
        self.say(AnswerKey::Makes, words.with("gains", self.writer.list(&gains, Key::ListAnd)))
    }

    fn free_action(&self, seat: Seat, index: u8) -> String {
        match self.view.country(seat).free.get(usize::from(index)) {
            Some(action) => capital(&self.command(seat, self.pack.text(action.effect))),
            None => self.say(AnswerKey::Free, Words::new().with("n", u16::from(index) + 1)),
        }
    }

    fn bonus(&self, resource: Resource, mission: Option<u8>) -> String {
        let words = Words::new().with("resource", self.writer.the_resource(resource));
        match mission {
            None => {
                let table = self.view.table;
                let by = table.quantity(Quantity::BonusCapacity, self.view.rulebook.tables.bonus_capacity);
                self.say(AnswerKey::BonusCapacity, words.with("capacity", self.writer.the_capacity(by.into())))
            }
            Some(index) => self.say(AnswerKey::BonusMission, words.with("mission", self.the_active_mission(index))),
        }
    }

    fn installed(&self, seat: Seat, index: u8, light: Light) -> String {
        let tile = self.view.set_tile(seat, index);
        let face = self.view.rulebook.face(tile, light);
        let side = match (self.view.table.solo(), light) {
            (false, _) => "none",
            (true, Light::Red) => "red",
            (true, Light::Blue) => "blue",
        };
        let cost = self.writer.the_capacity(self.view.tile_cost(face).into());
        let words = Words::new().with("tile", self.the_face(tile, light)).with("side", side).with("cost", cost);
        let drain = face.drain.map(|(resource, by)| {
            let by = self.view.table.quantity(Quantity::TileDrain, by);
            (self.writer.the_resource(resource), by)
        });
        let words = words.flag("drained", drain.is_some());
        let (resource, by) = drain.unwrap_or_default();
        let words = words.with("resource", resource).with("by", by);
        let (slots, output) = (self.writer.short_slots(face.slots), self.writer.output(face));
        self.say(AnswerKey::Install, words.line("slots", &slots).line("output", &output))
    }

    fn next_die(&self, seat: Seat) -> String {
        let dice = self.view.track(seat).dice.get(usize::from(self.view.table.of(seat).track) + 1);
        match (self.view.die_cost(seat), dice) {
            (Some(cost), Some(dice)) => {
                let words = Words::new().with("cost", self.writer.the_capacity(cost.into()));
                self.say(AnswerKey::Track, words.with("dice", *dice))
            }
            _ => self.writer.word(AnswerKey::TrackEnd),
        }
    }

    fn badge_used(&self, seat: Seat, index: u8) -> String {
        match self.view.table.of(seat).badges.get(usize::from(index)).copied().flatten() {
            Some((badge, board)) => {
                let text = self.command(seat, self.pack.text(self.view.rulebook.badge(badge).effect));
                let words = Words::new().with("badge", self.the_badge(badge)).with("text", text);
                self.say(AnswerKey::Badge, words.with("resource", self.writer.the_resource(board)))
            }
            None => self.say(AnswerKey::BadgeUnknown, Words::new().with("n", u16::from(index) + 1)),
        }
    }
}

const fn done(question: Question) -> AnswerKey {
    match question {
        Question::Place => AnswerKey::DonePlacing,
        Question::Bonus => AnswerKey::DoneBonus,
        Question::Spend => AnswerKey::DoneSpending,
        Question::Choose(_) => AnswerKey::Done,
    }
}
