//! Taking back: alone where nobody is touched, with everybody's consent where somebody is.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod table;

use engine::cause::Happened;
use engine::game::{Undo, UndoRefusal};
use engine::question::Answer;
use engine::seat::Seat;
use fastrand::Rng;
use room::{Command, News, Participant, Room, RoomRefusal};
use table::{ANNA, BEN, CARLA, answers, any_answer, does, may_not, names, seat, settle, two};

fn undo(seat: Seat) -> Command {
    Command::Undo { seat, undo: Undo::Answer }
}

/// A room in which the last answer of Anna cannot be taken back without Ben's.
fn entangled() -> Room {
    for number in 0..200 {
        let (mut room, mut rng) = (two(number), Rng::with_seed(number));
        settle(&mut room, ANNA, true, false);
        for _ in 0..120 {
            let Some(asked) = room.game().view().seats_asked().iter().last() else { break };
            let holder = room.lobby().holder(asked).unwrap().person().unwrap();
            let answer = any_answer(&room, asked, &mut rng);
            answers(&mut room, holder, asked, answer);
            let mut copy = room.game().clone();
            copy.cross_fences = true;
            if matches!(copy.undo_preview(seat(1), Undo::Answer), Err(UndoRefusal::Others { .. })) {
                return room;
            }
        }
    }
    panic!("no such game");
}

/// A room in which Anna's last answer, the last of all, has shown something hidden.
fn shown() -> Room {
    for number in 0..200 {
        let (mut room, mut rng) = (two(number), Rng::with_seed(number));
        for _ in 0..120 {
            let Some(asked) = room.game().view().seats_asked().iter().next() else { break };
            let holder = room.lobby().holder(asked).unwrap().person().unwrap();
            let answer = any_answer(&room, asked, &mut rng);
            answers(&mut room, holder, asked, answer);
            let last = room.game().deeds().last().unwrap();
            if last.seat == seat(1) && last.events.iter().any(Happened::is_fence) {
                return room;
            }
        }
    }
    panic!("no such game");
}

#[test]
fn own_deeds_are_taken_back_without_asking_while_others_act() {
    let mut room = two(4);
    answers(&mut room, ANNA, seat(1), Answer::Done);
    let reply = does(&mut room, ANNA, undo(seat(1)));
    assert_eq!(names(&reply), ["Undone", "Awaited"]);
    assert_eq!((room.game().deeds().len(), reply.records.len()), (0, 1));
    let refused = may_not(&mut room, ANNA, undo(seat(1)));
    assert_eq!(refused, RoomRefusal::Undo { undo_refusal: UndoRefusal::Nothing });
    let refused = may_not(&mut room, BEN, undo(seat(1)));
    assert_eq!(refused, RoomRefusal::NotYourSeat { seat: seat(1) });
}

#[test]
fn a_fence_is_crossed_only_where_the_table_allows_it_and_all_agree() {
    let mut room = shown();
    let refused = may_not(&mut room, ANNA, undo(seat(1)));
    assert!(matches!(refused, RoomRefusal::Undo { undo_refusal: UndoRefusal::Fence { .. } }), "{refused:?}");
    settle(&mut room, ANNA, true, false);
    let before = room.game().deeds().len();
    assert_eq!(names(&does(&mut room, ANNA, undo(seat(1)))), ["UndoAsked"]);
    assert_eq!(room.game().deeds().len(), before);
    assert_eq!(may_not(&mut room, ANNA, Command::Agree { proposal: 1 }), RoomRefusal::OnlySeated {});
    assert_eq!(may_not(&mut room, BEN, Command::Agree { proposal: 2 }), RoomRefusal::NoSuchProposal {});
    let reply = does(&mut room, BEN, Command::Agree { proposal: 1 });
    assert_eq!(names(&reply), ["UndoAgreed", "Undone", "Awaited"]);
    assert!(reply.messages.iter().any(|message| matches!(message.news, News::Undone { crossing: true, count: 1, .. })));
    assert_eq!((room.game().deeds().len(), room.game().crossed().len()), (before - 1, 1));
    assert!(room.lobby().proposal.is_none());
}

#[test]
fn whoever_does_not_agree_keeps_the_table_as_it_is() {
    let mut room = shown();
    settle(&mut room, BEN, true, false);
    let before = room.game().deeds().len();
    for by in [BEN, ANNA] {
        does(&mut room, ANNA, undo(seat(1)));
        let proposal = room.lobby().proposal.as_ref().unwrap().id;
        assert_eq!(may_not(&mut room, ANNA, undo(seat(1))), RoomRefusal::OtherProposal {});
        assert_eq!(names(&does(&mut room, by, Command::Disagree { proposal })), ["UndoRefused"]);
    }
    assert_eq!(room.game().deeds().len(), before);
}

#[test]
fn a_proposal_lapses_when_the_table_or_the_people_change() {
    let mut room = shown();
    settle(&mut room, BEN, true, false);
    does(&mut room, ANNA, undo(seat(1)));
    let reply = does(&mut room, BEN, Command::StandUp { seat: seat(2) });
    assert_eq!(names(&reply), ["UndoLapsed", "SeatChanged"]);
    does(&mut room, BEN, Command::Sit { seat: seat(2) });
    does(&mut room, ANNA, undo(seat(1)));
    let asked = room.game().view().seats_asked().iter().next().unwrap();
    let holder: Participant = room.lobby().holder(asked).unwrap().person().unwrap();
    let answer = any_answer(&room, asked, &mut Rng::with_seed(1));
    let reply = answers(&mut room, holder, asked, answer);
    assert_eq!(names(&reply)[..2], ["UndoLapsed", "Answered"]);
}

#[test]
fn what_others_did_goes_with_it_only_if_the_table_allows_it_and_they_agree() {
    let mut room = entangled();
    let refused = may_not(&mut room, ANNA, undo(seat(1)));
    assert_eq!(refused, RoomRefusal::Undo { undo_refusal: UndoRefusal::Others { seat: seat(2) } });
    settle(&mut room, ANNA, true, true);
    let back_to = room.game().undo_back_to(seat(1), Undo::Answer).unwrap();
    let then = room.game().state_at(back_to);
    does(&mut room, ANNA, undo(seat(1)));
    let proposal = room.lobby().proposal.clone().unwrap();
    assert_eq!((proposal.back_to as usize, proposal.others), (back_to, true));
    let reply = does(&mut room, BEN, Command::Agree { proposal: proposal.id });
    assert_eq!(names(&reply), ["UndoAgreed", "Undone", "Awaited"]);
    assert_eq!((room.game().state(), room.game().deeds().len()), (&then, back_to));
    assert!(reply.records.len() > 1, "the log takes back an answer a line");
}

#[test]
fn whoever_holds_all_seats_agrees_with_themselves() {
    let mut room = shown();
    settle(&mut room, BEN, true, false);
    does(&mut room, CARLA, Command::Join { name: "Carla".to_owned() });
    does(&mut room, BEN, Command::HandOver { seat: seat(2), to: room::Heir::Person { who: ANNA } });
    assert_eq!(names(&does(&mut room, ANNA, undo(seat(1)))), ["Undone", "Awaited"]);
}
