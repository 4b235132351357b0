//! One of every cause, and of every reason why something cannot be taken back.

use engine::cause::Cause;
use engine::event::Event;
use engine::game::UndoRefusal;
use engine::resource::Resource;
use engine::rulebook::{CardId, MissionId};

use super::{seat, space, variants};

variants!(Cause {
    Round,
    Roll,
    Placement,
    Done,
    Tile,
    Country,
    FreeAction,
    Badge,
    Dock,
    CalledCycle,
    Disaster,
    Card,
    Income,
    Habitation,
    Wear,
    Mission,
    Bonus,
    Check,
    Capacity,
    Research,
    Install,
    AddDie,
    Amplify,
    MakeRoom,
});
variants!(UndoRefusal { Nothing, Fence, Others });

pub fn causes() -> Vec<Cause> {
    vec![
        Cause::Round,
        Cause::Roll,
        Cause::Placement { seat: seat(1) },
        Cause::Done { seat: seat(2) },
        Cause::Tile { space: space("3b") },
        Cause::Country { seat: seat(3) },
        Cause::FreeAction { seat: seat(4), index: 1 },
        Cause::Badge { seat: seat(1), index: 0 },
        Cause::Dock { seat: seat(2), dock: 3 },
        Cause::CalledCycle,
        Cause::Disaster,
        Cause::Card { card: CardId(12) },
        Cause::Income,
        Cause::Habitation,
        Cause::Wear,
        Cause::Mission { mission: MissionId(2) },
        Cause::Bonus { resource: Resource::Oxygen },
        Cause::Check,
        Cause::Capacity,
        Cause::Research { seat: seat(1) },
        Cause::Install { seat: seat(2), index: 7 },
        Cause::AddDie { seat: seat(3) },
        Cause::Amplify { seat: seat(4) },
        Cause::MakeRoom { seat: seat(1) },
    ]
}

pub fn undo_refusals() -> Vec<UndoRefusal> {
    vec![
        UndoRefusal::Nothing,
        UndoRefusal::Fence { event: Event::CardRevealed { card: CardId(3) } },
        UndoRefusal::Others { seat: seat(2) },
    ]
}
