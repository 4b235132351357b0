//! What the room says.

use ai::Kind;
use engine::cause::Happened;
use engine::flow::Flow;
use engine::question::Answer;
use engine::seat::Seat;
use engine::table::Outcome;
use serde::{Deserialize, Serialize};
use wire::{AskedSeat, Snapshot, TakenBack};

use crate::command::Thing;
use crate::lobby::{Lobby, Plan, Proposal, Settings};
use crate::people::{Holder, Participant};
use crate::refusal::RoomRefusal;

/// Something the room says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// What is said to all is numbered, from 1 on. What is said to one has the number of the last that was said to all.
    pub number: u64,
    /// To whom.
    pub to: To,
    /// What.
    pub news: News,
}

travelling! {
    /// To whom something is said.
    #[derive(Copy)]
    pub enum To as "To", "to" {
        /// To everybody in the room.
        All {},
        /// To one person: a refusal, a snapshot, what somebody has missed.
        One {
            /// Who.
            who: Participant,
        },
    }
}

travelling! {
    /// What the room says. Nothing in it is hidden from anybody at the table.
    pub enum News as "News", "news" {
        /// Somebody has come, or has another name now.
        Joined {
            /// Who.
            who: Participant,
            /// What they are called.
            name: String,
        },
        /// Somebody has left; their plans are off the table.
        Left {
            /// Who.
            who: Participant,
        },
        /// Somebody else answers for a seat.
        SeatChanged {
            /// Which.
            seat: Seat,
            /// Who answers for it now.
            holder: Holder,
            /// Who has changed it.
            by: Participant,
        },
        /// Something else is agreed on at this table.
        Settled {
            /// All of it.
            settings: Settings,
            /// Who has changed it.
            by: Participant,
        },
        /// A bot says what it is about to answer, and why.
        Explained {
            /// For which seat.
            seat: Seat,
            /// Which bot.
            kind: Kind,
            /// What it answers.
            answer: Answer,
            /// Why.
            why: Why,
        },
        /// A question was answered.
        Answered {
            /// For which seat.
            seat: Seat,
            /// How many answers the game has now.
            deeds: u32,
            /// The answer.
            answer: Answer,
            /// What happened.
            events: Vec<Happened>,
        },
        /// What is in progress, and who is asked what; after every answer and whenever something was taken back.
        Awaited {
            /// What is in progress.
            flow: Box<Flow>,
            /// Who is asked what.
            asked: Vec<AskedSeat>,
        },
        /// Somebody wants to take something back, for which the others must agree.
        UndoAsked {
            /// What.
            proposal: Proposal,
        },
        /// Somebody agrees.
        UndoAgreed {
            /// With what.
            proposal: u32,
            /// Who.
            by: Participant,
        },
        /// Somebody does not agree, or does not want it any more: it is off the table.
        UndoRefused {
            /// With what.
            proposal: u32,
            /// Who.
            by: Participant,
        },
        /// The table has changed before all had agreed: it is off the table.
        UndoLapsed {
            /// What was proposed.
            proposal: u32,
        },
        /// Something was taken back; a proposal that led to it is off the table.
        Undone {
            /// By whom, back to where, and what happened again.
            taken_back: TakenBack,
            /// How many answers were taken back.
            count: u32,
            /// Was something hidden shown by them?
            crossing: bool,
        },
        /// Somebody shows what a seat could answer.
        Planned {
            /// What.
            plan: Plan,
        },
        /// A plan is off the table: dropped, or adopted.
        PlanDropped {
            /// Whose plan.
            by: Participant,
            /// For which seat.
            seat: Seat,
        },
        /// Somebody points at something.
        Pinged {
            /// Who.
            by: Participant,
            /// At what.
            thing: Thing,
        },
        /// Somebody says something.
        Said {
            /// Who.
            by: Participant,
            /// What.
            text: String,
        },
        /// The game is over. An undo may open it again.
        GameOver {
            /// How it ended.
            outcome: Outcome,
        },
        /// To one: what was told is not done.
        Refused {
            /// Why.
            refusal: RoomRefusal,
        },
        /// To one: everything there is to see.
        Snapshot {
            /// All of it.
            snapshot: Box<RoomSnapshot>,
        },
    }
}

travelling! {
    /// Why a bot answers as it does: what it expects of it. Amounts are in the order Power, Climate, Oxygen, Nutrition.
    #[derive(Copy)]
    pub enum Why as "Why", "why" {
        /// There was nothing else to answer.
        OnlyAnswer {},
        /// It answers anything.
        Anything {},
        /// It shows something hidden: dice are rolled, a card is turned up.
        Luck {},
        /// What this round's check comes to, if nobody did anything more.
        Check {
            /// Without the answer.
            before: [i16; 4],
            /// With it.
            after: [i16; 4],
        },
        /// How good the table looks to it. A point of a scarce resource counts about 35.
        Worth {
            /// Without the answer.
            before: i32,
            /// With it.
            after: i32,
        },
    }
}

/// Everything there is to see in a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomSnapshot {
    /// Which life of the room this is: numbers of another one mean nothing here.
    pub era: u32,
    /// The number of the last message to all.
    pub number: u64,
    /// How many answers the game has.
    pub deeds: u32,
    /// Who is there, who sits where, what is agreed on, planned and proposed.
    pub lobby: Lobby,
    /// The table, and who is asked what.
    pub game: Snapshot,
}
