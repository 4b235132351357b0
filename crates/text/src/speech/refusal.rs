//! Why an answer was not taken, what would make it legal, and where the rule stands.

use engine::cause::{Cause, Happened};
use engine::game::UndoRefusal;
use engine::refusal::Refusal;
use engine::resource::Resource;
use engine::seat::Seat;

use crate::card::how;
use crate::context::Context;
use crate::key::Key;
use crate::keys;
use crate::span::{Line, Thing, mark};
use crate::speech::Speaker;
use crate::words::Words;
use crate::writer::Writer;

keys! {
    /// Why an answer is not taken.
    pub(crate) enum RefusalKey {
        Refusal = "refusal",
        RulePage = "rule-page",
        GameOver = "refusal-game-over",
        NotAsked = "refusal-not-asked",
        Stale = "refusal-stale",
        OtherQuestion = "refusal-other-question",
        NotOffered = "refusal-not-offered",
        MustChoose = "refusal-must-choose",
        NoSuchThing = "refusal-no-such-thing",
        NoSuchDie = "refusal-no-such-die",
        Housed = "refusal-housed",
        NoTile = "refusal-no-tile",
        NotYours = "refusal-not-yours",
        Disabled = "refusal-disabled",
        Scorched = "refusal-scorched",
        Locked = "refusal-locked",
        SlotFilled = "refusal-slot-filled",
        FirstSlotFirst = "refusal-first-slot-first",
        WrongFace = "refusal-wrong-face",
        CounterNotBeaten = "refusal-counter-not-beaten",
        TakesTwo = "refusal-takes-two",
        TakesOne = "refusal-takes-one",
        NotDouble = "refusal-not-double",
        SumTooLow = "refusal-sum-too-low",
        ToxicUnpaid = "refusal-toxic-unpaid",
        MissionNeedsOne = "refusal-mission-needs-one",
        NoMission = "refusal-no-mission",
        NoSuchCard = "refusal-no-such-card",
        OneSlotOnly = "refusal-one-slot-only",
        NotTogether = "refusal-not-together",
        NotToxic = "refusal-not-toxic",
        DockTaken = "refusal-dock-taken",
        DockDisabled = "refusal-dock-disabled",
        Needs = "refusal-needs",
        NothingToDo = "refusal-nothing-to-do",
        NoBonus = "refusal-no-bonus",
        BonusTaken = "refusal-bonus-taken",
        NotYourBoard = "refusal-not-your-board",
        NoSuchMission = "refusal-no-such-mission",
        CapacityShort = "refusal-capacity-short",
        ResearchComplete = "refusal-research-complete",
        MoreThanMissing = "refusal-more-than-missing",
        NotInOffer = "refusal-not-in-offer",
        TierNotReleased = "refusal-tier-not-released",
        WrongSide = "refusal-wrong-side",
        BoardFull = "refusal-board-full",
        BoardNotFull = "refusal-board-not-full",
        TrackComplete = "refusal-track-complete",
        NoToken = "refusal-no-piece",
        AllAmplified = "refusal-all-amplified",
        BadgeUsed = "refusal-badge-used",
        NothingToUndo = "refusal-nothing-to-undo",
        Fence = "refusal-fence",
        OthersBuiltOnIt = "refusal-others-built-on-it",
    }
}

impl Speaker<'_> {
    /// Why an answer of this player is not taken: the reason, the way out, and the rule in brackets.
    pub fn refusal(&self, seat: Seat, refusal: &Refusal) -> Line {
        self.ruled(self.reason(seat, refusal), refusal.rule())
    }

    /// Why something cannot be taken back.
    pub fn undo_refusal(&self, refusal: &UndoRefusal) -> Line {
        let reason = match refusal {
            UndoRefusal::Nothing => self.writer.word(RefusalKey::NothingToUndo),
            UndoRefusal::Fence { event } => {
                // A roll or a reveal reads the same whatever led to it.
                let shown = self.event(&Happened { event: *event, cause: Cause::Round });
                self.say(RefusalKey::Fence, Words::new().line("event", &shown))
            }
            UndoRefusal::Others { seat } => {
                self.say(RefusalKey::OthersBuiltOnIt, Words::new().with("player", self.the_player(*seat)))
            }
        };
        self.ruled(reason, "A9")
    }

    fn ruled(&self, reason: String, rule: &str) -> Line {
        self.line(RefusalKey::Refusal, Words::new().with("reason", reason).with("rule", self.writer.the_rule(rule)))
    }

    fn reason(&self, seat: Seat, refusal: &Refusal) -> String {
        let words = self.particulars(seat, refusal);
        let key = match refusal {
            Refusal::GameOver => RefusalKey::GameOver,
            Refusal::NotAsked => RefusalKey::NotAsked,
            Refusal::Stale => RefusalKey::Stale,
            Refusal::OtherQuestion => RefusalKey::OtherQuestion,
            Refusal::NotOffered => RefusalKey::NotOffered,
            Refusal::MustChoose => RefusalKey::MustChoose,
            Refusal::NoSuchDie => RefusalKey::NoSuchDie,
            Refusal::Housed => RefusalKey::Housed,
            Refusal::NoTile { .. } => RefusalKey::NoTile,
            Refusal::NotYours { .. } => RefusalKey::NotYours,
            Refusal::Disabled => RefusalKey::Disabled,
            Refusal::Scorched => RefusalKey::Scorched,
            Refusal::Locked => RefusalKey::Locked,
            Refusal::SlotFilled => RefusalKey::SlotFilled,
            Refusal::FirstSlotFirst => RefusalKey::FirstSlotFirst,
            Refusal::WrongFace { .. } => RefusalKey::WrongFace,
            Refusal::CounterNotBeaten { .. } => RefusalKey::CounterNotBeaten,
            Refusal::TakesTwo => RefusalKey::TakesTwo,
            Refusal::TakesOne => RefusalKey::TakesOne,
            Refusal::NotDouble => RefusalKey::NotDouble,
            Refusal::SumTooLow { .. } => RefusalKey::SumTooLow,
            Refusal::ToxicUnpaid { .. } => RefusalKey::ToxicUnpaid,
            Refusal::MissionNeedsOne => RefusalKey::MissionNeedsOne,
            Refusal::NoMission => RefusalKey::NoMission,
            Refusal::NoSuchCard => RefusalKey::NoSuchCard,
            Refusal::OneSlotOnly => RefusalKey::OneSlotOnly,
            Refusal::NotTogether { .. } => RefusalKey::NotTogether,
            Refusal::NotToxic { .. } => RefusalKey::NotToxic,
            Refusal::DockTaken => RefusalKey::DockTaken,
            Refusal::DockDisabled => RefusalKey::DockDisabled,
            Refusal::NoSuchThing => RefusalKey::NoSuchThing,
            Refusal::Needs { .. } => RefusalKey::Needs,
            Refusal::NothingToDo => RefusalKey::NothingToDo,
            Refusal::CapacityShort { .. } => RefusalKey::CapacityShort,
            Refusal::ResearchComplete => RefusalKey::ResearchComplete,
            Refusal::MoreThanMissing { .. } => RefusalKey::MoreThanMissing,
            Refusal::NotInOffer => RefusalKey::NotInOffer,
            Refusal::TierNotReleased { .. } => RefusalKey::TierNotReleased,
            Refusal::WrongSide => RefusalKey::WrongSide,
            Refusal::BoardFull => RefusalKey::BoardFull,
            Refusal::BoardNotFull => RefusalKey::BoardNotFull,
            Refusal::TrackComplete => RefusalKey::TrackComplete,
            Refusal::NoToken => RefusalKey::NoToken,
            Refusal::AllAmplified => RefusalKey::AllAmplified,
            Refusal::BadgeUsed => RefusalKey::BadgeUsed,
            Refusal::NoBonus { .. } => RefusalKey::NoBonus,
            Refusal::BonusTaken => RefusalKey::BonusTaken,
            Refusal::NotYourBoard { .. } => RefusalKey::NotYourBoard,
            Refusal::NoSuchMission => RefusalKey::NoSuchMission,
        };
        self.say(key, words)
    }

    /// What a refusal names.
    fn particulars(&self, seat: Seat, refusal: &Refusal) -> Words {
        let words = Words::new();
        let context = Context::country(self.view.country(seat));
        match *refusal {
            Refusal::NoSuchDie | Refusal::Locked => words.with("hand", context.hand.word()),
            Refusal::NoTile { space } => words.with("space", self.the_space(space)),
            Refusal::NotYours { owner } => words.with("player", self.the_player(owner)),
            Refusal::WrongFace { takes } => words.with("faces", self.writer.slot(takes)),
            Refusal::CounterNotBeaten { counter } => words.with("number", self.the_number(counter)),
            Refusal::SumTooLow { least } => words.with("least", least),
            Refusal::NotTogether { together } => how(together),
            Refusal::NotToxic { toxic } => words.with("values", self.writer.all_of(toxic)),
            Refusal::ToxicUnpaid { missing } => words.with("n", missing).with("hand", context.hand.word()),
            Refusal::Needs { cond } => words.with("cond", self.writer.when(&[cond], context)),
            Refusal::CapacityShort { cost, have } => {
                words.with("cost", self.writer.the_capacity(cost.into())).with("have", have)
            }
            Refusal::MoreThanMissing { missing } => words.with("missing", self.writer.the_capacity(missing.into())),
            Refusal::TierNotReleased { tier, released } => words.with("tier", tier).with("released", released),
            Refusal::NoBonus { resource, next } => {
                let words = words.with("resource", self.writer.the_resource(resource));
                words.with("next", next.unwrap_or(0)).with("available", self.view.wheel(resource).available)
            }
            Refusal::NotYourBoard { resource } => {
                let words = words.with("resource", self.writer.the_resource(resource));
                words.with("player", self.controller(resource))
            }
            _ => words,
        }
    }

    /// Who controls a Resource board.
    fn controller(&self, resource: Resource) -> String {
        let controls = |seat: &Seat| self.view.table.of(*seat).boards.has(resource);
        self.view.table.seats().iter().find(controls).map_or_else(String::new, |seat| self.the_player(seat))
    }
}

impl Writer {
    /// A page of a rulebook: "core p. 20".
    pub fn rule_page(&self, book: &str, page: &str) -> String {
        let slug = book.to_ascii_lowercase().replace(' ', "-");
        self.say(RefusalKey::RulePage, Words::new().with("book", slug).with("page", page.to_owned()))
    }

    /// Where a rule stands: "core p. 20, p. 27", each place a thing that can be looked up.
    pub(crate) fn the_rule(&self, rule: &str) -> String {
        let mut book = "core";
        let mut places = Vec::new();
        for place in rule.split(", ") {
            let words = match place.split_once("p. ") {
                Some((named, page)) => {
                    book = if named.is_empty() { book } else { named.trim_end() };
                    self.rule_page(book, page)
                }
                None => place.to_owned(),
            };
            let whole = if place.starts_with("p. ") { format!("{book} {place}") } else { place.to_owned() };
            places.push(mark(&Thing::Rule(whole), &words));
        }
        self.joined(&places, Key::ListComma)
    }
}
