//! Who sits where: taking, leaving and handing over, also in the middle of an ability.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod table;

use ai::Kind;
use engine::question::Question;
use engine::refusal::Refusal;
use fastrand::Rng;
use room::{Command, Heir, Holder, Participant, Room, RoomRefusal};
use table::{ANNA, BEN, CARLA, answers, any_answer, bot, does, game, may_not, names, seat, settle, two};

#[test]
fn a_free_seat_can_be_taken_and_a_taken_one_cannot() {
    let mut room = two(1);
    does(&mut room, CARLA, Command::Join { name: "Carla".to_owned() });
    assert_eq!(may_not(&mut room, CARLA, Command::Sit { seat: seat(1) }), RoomRefusal::SeatTaken { seat: seat(1) });
    assert_eq!(may_not(&mut room, CARLA, Command::Sit { seat: seat(3) }), RoomRefusal::NoSuchSeat { seat: seat(3) });
    does(&mut room, ANNA, Command::StandUp { seat: seat(1) });
    does(&mut room, CARLA, Command::Sit { seat: seat(1) });
    assert_eq!(room.lobby().holder(seat(1)), Some(Holder::Person { who: CARLA }));
}

#[test]
fn one_person_may_hold_all_seats() {
    let mut room = Room::new(game(4, 1), 1);
    does(&mut room, ANNA, Command::Join { name: "Anna".to_owned() });
    for number in 1..=4 {
        does(&mut room, ANNA, Command::Sit { seat: seat(number) });
    }
    assert_eq!(room.lobby().seated(), [ANNA]);
}

#[test]
fn only_who_holds_a_seat_answers_for_it() {
    let mut room = two(1);
    let decision = room.game().decision(seat(2)).unwrap().id;
    let command =
        Command::Answer { seat: seat(2), decision, answer: any_answer(&room, seat(2), &mut Rng::with_seed(1)) };
    assert_eq!(may_not(&mut room, ANNA, command.clone()), RoomRefusal::NotYourSeat { seat: seat(2) });
    assert_eq!(may_not(&mut room, Participant(9), command.clone()), RoomRefusal::NotHere {});
    does(&mut room, BEN, command.clone());
    let refused = may_not(&mut room, BEN, command);
    assert!(matches!(refused, RoomRefusal::Rules { refusal: Refusal::NotAsked | Refusal::Stale }), "{refused:?}");
}

#[test]
fn whoever_leaves_the_room_leaves_the_seats_free() {
    let mut room = two(1);
    let reply = does(&mut room, BEN, Command::Leave {});
    assert_eq!(names(&reply), ["SeatChanged", "Left"]);
    assert_eq!(room.lobby().holder(seat(2)), Some(Holder::Nobody {}));
    does(&mut room, ANNA, Command::HandOver { seat: seat(2), to: bot(Kind::Random) });
    assert!(room.bots_are_asked());
}

#[test]
fn who_only_watches_arranges_nothing_while_somebody_sits() {
    let mut room = two(1);
    does(&mut room, CARLA, Command::Join { name: "Carla".to_owned() });
    does(&mut room, BEN, Command::HandOver { seat: seat(2), to: bot(Kind::Greedy) });
    let take = Command::HandOver { seat: seat(2), to: Heir::Person { who: CARLA } };
    assert_eq!(may_not(&mut room, CARLA, take.clone()), RoomRefusal::OnlySeated {});
    does(&mut room, ANNA, take);
    let nobody = Heir::Person { who: Participant(77) };
    let refused = may_not(&mut room, ANNA, Command::HandOver { seat: seat(1), to: nobody });
    assert_eq!(refused, RoomRefusal::NoSuchPerson { who: Participant(77) });
}

#[test]
fn a_seat_is_handed_over_in_the_middle_of_an_ability() {
    let mut handed = 0;
    for number in 0..12 {
        let (mut room, mut rng) = (two(number), Rng::with_seed(number));
        settle(&mut room, ANNA, false, false);
        for _ in 0..60 {
            let asked = room.game().view().seats_asked().iter().next();
            let Some(asked) = asked else { break };
            let holder = room.lobby().holder(asked).unwrap().person().unwrap();
            let amid = matches!(room.game().decision(asked).unwrap().question, Question::Choose(_));
            if !amid {
                let answer = any_answer(&room, asked, &mut rng);
                answers(&mut room, holder, asked, answer);
                continue;
            }
            let kind = Kind::ALL[handed % 3];
            does(&mut room, holder, Command::HandOver { seat: asked, to: bot(kind) });
            let before = room.game().deeds().len();
            while room.bots_are_asked() && room.game().deeds().len() == before {
                let _ = room.tick(1, ai::SLICE);
            }
            // What the whole crew is asked is left to the other player.
            handed += usize::from(room.game().deeds().len() > before);
            does(
                &mut room,
                if holder == ANNA { BEN } else { ANNA },
                Command::HandOver { seat: asked, to: Heir::Person { who: holder } },
            );
            if room.game().deeds().len() == before {
                let answer = any_answer(&room, asked, &mut rng);
                answers(&mut room, holder, asked, answer);
            }
        }
    }
    assert!(handed > 20, "{handed}");
}

#[test]
fn names_and_words_are_bounded_and_printable() {
    let mut room = two(1);
    let join = |name: &str| Command::Join { name: name.to_owned() };
    assert_eq!(may_not(&mut room, CARLA, join("  ")), RoomRefusal::Length { most: 40 });
    assert_eq!(may_not(&mut room, CARLA, join(&"a".repeat(41))), RoomRefusal::Length { most: 40 });
    assert_eq!(may_not(&mut room, CARLA, join("Car\u{1b}[2Jla")), RoomRefusal::Unprintable {});
    let chat = Command::Chat { text: "a\u{202e}b".to_owned() };
    assert_eq!(may_not(&mut room, ANNA, chat), RoomRefusal::Unprintable {});
    for number in 3..=64 {
        does(&mut room, Participant(number), join("Guest"));
    }
    assert_eq!(may_not(&mut room, Participant(65), join("Guest")), RoomRefusal::Full {});
}
