//! Why the room does not do what it is told. Nothing has changed then.

use engine::game::UndoRefusal;
use engine::refusal::Refusal;
use engine::seat::Seat;

use crate::people::Participant;

travelling! {
    /// Why a command is not carried out.
    pub enum RoomRefusal as "RoomRefusal", "refused" {
        /// The rules are against it.
        Rules {
            /// Which, and why.
            refusal: Refusal,
        },
        /// It cannot be taken back.
        Undo {
            /// Why.
            undo_refusal: UndoRefusal,
        },
        /// Whoever says it has not come into the room.
        NotHere {},
        /// There are too many people in the room.
        Full {},
        /// Nobody plays at this seat.
        NoSuchSeat {
            /// Which.
            seat: Seat,
        },
        /// Somebody else answers for this seat.
        NotYourSeat {
            /// Which.
            seat: Seat,
        },
        /// The seat is not free.
        SeatTaken {
            /// Which.
            seat: Seat,
        },
        /// Only who holds a seat may do this.
        OnlySeated {},
        /// Nobody of that name is in the room.
        NoSuchPerson {
            /// Who.
            who: Participant,
        },
        /// That is not proposed, or no longer.
        NoSuchProposal {},
        /// Something else is already proposed to be taken back.
        OtherProposal {},
        /// There is no such plan.
        NoSuchPlan {},
        /// Empty, or longer than this.
        Length {
            /// So many letters or answers at most.
            most: u32,
        },
        /// There are signs in it that cannot be shown.
        Unprintable {},
    }
}

impl From<Refusal> for RoomRefusal {
    fn from(refusal: Refusal) -> RoomRefusal {
        RoomRefusal::Rules { refusal }
    }
}

impl From<UndoRefusal> for RoomRefusal {
    fn from(undo_refusal: UndoRefusal) -> RoomRefusal {
        RoomRefusal::Undo { undo_refusal }
    }
}
