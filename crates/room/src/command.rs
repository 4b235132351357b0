//! What somebody in the room can say.

use engine::board::Space;
use engine::die::Die;
use engine::game::Undo;
use engine::question::{Answer, DecisionId};
use engine::resource::Resources;
use engine::seat::Seat;

use crate::lobby::Settings;
use crate::people::{Heir, Participant};

/// Letters of a name.
pub const LONGEST_NAME: usize = 40;
/// Letters of a word in the chat.
pub const LONGEST_CHAT: usize = 500;
/// Answers of a plan.
pub const LONGEST_PLAN: usize = 64;
/// Answers a bot may try for a turn, whatever is asked for.
pub const MOST_NODES: u64 = 1_000_000;
/// Milliseconds between two answers of bots, whatever is asked for.
pub const SLOWEST_PACE: u32 = 60_000;

travelling! {
    /// What somebody in the room says.
    pub enum Command as "Command", "command" {
        /// Comes into the room, to watch or to play; or comes again, perhaps with another name.
        Join {
            /// What the others call them.
            name: String,
        },
        /// Leaves the room. The seats are free.
        Leave {},
        /// Takes a free seat.
        Sit {
            /// Which.
            seat: Seat,
        },
        /// Leaves a seat, which is free then.
        StandUp {
            /// Which.
            seat: Seat,
        },
        /// Hands a seat over: one's own, a free one, or a bot's.
        HandOver {
            /// Which.
            seat: Seat,
            /// To whom.
            to: Heir,
        },
        /// Answers what a seat is asked.
        Answer {
            /// For which seat.
            seat: Seat,
            /// Which question.
            decision: DecisionId,
            /// The answer.
            answer: Answer,
        },
        /// Wants to take something back.
        Undo {
            /// Whose deeds.
            seat: Seat,
            /// How much.
            undo: Undo,
        },
        /// Agrees that something is taken back.
        Agree {
            /// What was proposed.
            proposal: u32,
        },
        /// Does not agree; who has asked takes the wish back.
        Disagree {
            /// What was proposed.
            proposal: u32,
        },
        /// Shows the others what a seat could answer. It takes the place of what the same person proposed before.
        Plan {
            /// For which seat.
            seat: Seat,
            /// Answers, in order.
            answers: Vec<Answer>,
        },
        /// Takes the own plan for a seat off the table.
        DropPlan {
            /// For which seat.
            seat: Seat,
        },
        /// Plays what was planned for an own seat, until something hidden is shown or an answer is refused.
        Adopt {
            /// Who planned it.
            by: Participant,
            /// For which seat.
            seat: Seat,
        },
        /// Points at something.
        Ping {
            /// At what.
            thing: Thing,
        },
        /// Says something.
        Chat {
            /// What.
            text: String,
        },
        /// Changes what is agreed on at this table.
        Settle {
            /// All of it.
            settings: Settings,
        },
        /// Wants what was said after a message.
        Since {
            /// The life of the room that the message is from.
            era: u32,
            /// The number of the message.
            number: u64,
        },
        /// Wants to see everything.
        Look {},
    }
}

travelling! {
    /// Something to point at.
    #[derive(Copy)]
    pub enum Thing as "Thing", "thing" {
        /// A space of the station, with the tile that lies there.
        Space {
            /// Which.
            space: Space,
        },
        /// A player's area.
        Player {
            /// Whose.
            seat: Seat,
        },
        /// A die in front of a player.
        Die {
            /// Whose.
            seat: Seat,
            /// How it lies.
            die: Die,
        },
        /// Wheels.
        Wheels {
            /// Which.
            resources: Resources,
        },
        /// An active mission, or the top of the pile after them.
        Mission {
            /// Its place.
            index: u8,
        },
        /// A disaster card that lies face up.
        Card {
            /// Its place.
            index: u8,
        },
        /// A Docking Module.
        Dock {
            /// Its place.
            index: u8,
        },
    }
}
