//! Every answer, every choice, every question with every kind of choice.

use engine::die::Way;
use engine::effect::Zone;
use engine::question::{Answer, Choice, ChoiceKind, Options, Question, Spot};
use engine::resource::{Light, Resource};

use super::{Named, die, face, posed, seat, space, variants};

pub fn answers() -> Vec<Answer> {
    let place = |spot| Answer::Place { die: die(5), spot };
    vec![
        place(Spot::Tile(space("3b"), 1)),
        place(Spot::Mission),
        place(Spot::Card(0, 1)),
        place(Spot::Dock(2)),
        place(Spot::Habitation),
        Answer::Place { die: posed(5, 3), spot: Spot::Tile(space("8d"), 0) },
        Answer::Pair { dice: [die(2), die(3)], space: space("1a") },
        Answer::Free(0),
        Answer::Bonus(Resource::Oxygen, None),
        Answer::Bonus(Resource::Oxygen, Some(1)),
        Answer::Research(2),
        Answer::Install { index: 6, light: Light::Red },
        Answer::AddDie,
        Answer::Amplify,
        Answer::Badge(1),
        Answer::MakeRoom(space("3b")),
        Answer::Done,
        Answer::Choose(Choice::Tile(space("3b"))),
        Answer::Decline,
    ]
}

pub fn choices() -> Vec<Choice> {
    vec![
        Choice::Die(Zone::Pool, die(4)),
        Choice::Die(Zone::Kept, posed(4, 2)),
        Choice::Queued(1),
        Choice::Pose(die(6)),
        Choice::Shift(-2),
        Choice::Way(Way::Up),
        Choice::Way(Way::Down),
        Choice::Way(Way::Left),
        Choice::Way(Way::Right),
        Choice::Branch(2),
        Choice::Confirm,
        Choice::Tile(space("3b")),
        Choice::Space(space("3c")),
        Choice::TokenNumber(face(3)),
        Choice::Lock(0),
        Choice::Resource(Resource::Climate),
        Choice::Seat(seat(4)),
        Choice::Amount(3),
        Choice::Offer(12),
        Choice::Bring(die(2)),
        Choice::Spend(die(5)),
        Choice::Paid,
        Choice::Mission(1),
        Choice::Dock(3),
        Choice::Slot(0),
    ]
}

pub fn questions() -> Vec<Question> {
    let kinds = [
        ChoiceKind::Die(Zone::Pool),
        ChoiceKind::Queued,
        ChoiceKind::Pose,
        ChoiceKind::Shift,
        ChoiceKind::Way,
        ChoiceKind::Branch,
        ChoiceKind::Confirm,
        ChoiceKind::Tile,
        ChoiceKind::Space,
        ChoiceKind::TokenNumber,
        ChoiceKind::Lock,
        ChoiceKind::Resource,
        ChoiceKind::Seat,
        ChoiceKind::Amount,
        ChoiceKind::Offer,
        ChoiceKind::Payment,
        ChoiceKind::Mission,
        ChoiceKind::Dock,
        ChoiceKind::Slot,
    ];
    for name in ChoiceKind::NAMES {
        assert!(kinds.iter().any(|kind| kind.name() == *name), "{name} has no example");
    }
    let asked = kinds.map(|kind| {
        let options = match kind {
            ChoiceKind::Confirm => 1,
            ChoiceKind::Payment => 1 | 1 << 24 | 1 << 48,
            ChoiceKind::Die(_) => 1 | 1 << 5 | 1 << 24,
            _ => 0b110,
        };
        Question::Choose(Options { kind, options, may: kind == ChoiceKind::Confirm })
    });
    [Question::Place, Question::Bonus, Question::Spend].into_iter().chain(asked).collect()
}

variants!(Answer {
    Place,
    Pair,
    Free,
    Bonus,
    Research,
    Install,
    AddDie,
    Amplify,
    Badge,
    MakeRoom,
    Done,
    Choose,
    Decline,
});

variants!(Choice {
    Die,
    Queued,
    Pose,
    Shift,
    Way,
    Branch,
    Confirm,
    Tile,
    Space,
    TokenNumber,
    Lock,
    Resource,
    Seat,
    Amount,
    Offer,
    Bring,
    Spend,
    Paid,
    Mission,
    Dock,
    Slot,
});

variants!(ChoiceKind {
    Die,
    Queued,
    Pose,
    Shift,
    Way,
    Branch,
    Confirm,
    Tile,
    Space,
    TokenNumber,
    Lock,
    Resource,
    Seat,
    Amount,
    Offer,
    Payment,
    Mission,
    Dock,
    Slot,
});

variants!(Question { Place, Bonus, Spend, Choose });
