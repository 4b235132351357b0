//! A table to test at.
#![allow(dead_code, reason = "every test file uses a part of it")]

use ai::Kind;
use engine::game::Game;
use engine::question::{Answer, Answers};
use engine::seat::Seat;
use fastrand::Rng;
use room::{Command, Heir, Message, News, Participant, Reply, Room, RoomRefusal, Settings};

pub const ANNA: Participant = Participant(1);
pub const BEN: Participant = Participant(2);
pub const CARLA: Participant = Participant(3);

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).unwrap()
}

/// A game of so many, always the same for the same number.
pub fn game(players: usize, number: u64) -> Game {
    let mut rng = Rng::with_seed(number);
    let setup = testkit::setup_with(content::embedded(), &mut rng, players, (number % 3) as usize);
    Game::new(content::embedded(), setup).unwrap()
}

/// Anna and Ben at their seats.
pub fn two(number: u64) -> Room {
    let mut room = Room::new(game(2, number), 1);
    for (who, name, seat) in [(ANNA, "Anna", seat(1)), (BEN, "Ben", seat(2))] {
        does(&mut room, who, Command::Join { name: name.to_owned() });
        does(&mut room, who, Command::Sit { seat });
    }
    room
}

/// Says something that is done.
pub fn does(room: &mut Room, who: Participant, command: Command) -> Reply {
    let reply = room.hear(who, command.clone());
    let refused = reply.messages.iter().find(|message| matches!(message.news, News::Refused { .. }));
    assert_eq!(refused, None, "{command:?}");
    reply
}

/// Says something that is refused.
pub fn may_not(room: &mut Room, who: Participant, command: Command) -> RoomRefusal {
    let before = room.snapshot();
    let reply = room.hear(who, command.clone());
    assert_eq!(room.snapshot(), before, "a refusal changes nothing: {command:?}");
    match &reply.messages[..] {
        [Message { news: News::Refused { refusal }, .. }] => refusal.clone(),
        other => panic!("{command:?} must be refused, not {other:?}"),
    }
}

/// Gives an answer that is taken.
pub fn answers(room: &mut Room, who: Participant, seat: Seat, answer: Answer) -> Reply {
    let decision = room.game().decision(seat).expect("the seat is asked").id;
    does(room, who, Command::Answer { seat, decision, answer })
}

/// Any answer of a seat, other than being done if there is one.
pub fn any_answer(room: &Room, seat: Seat, rng: &mut Rng) -> Answer {
    let mut answers = Answers::new();
    let question = room.game().decision(seat).expect("the seat is asked").question;
    room.game().view().answers(seat, question, &mut answers);
    let listed = answers.clone();
    answers.retain(|answer| *answer != Answer::Done);
    testkit::one_of(rng, if answers.is_empty() { &listed } else { &answers }).unwrap()
}

pub fn settle(room: &mut Room, who: Participant, cross_fences: bool, undo_others: bool) {
    let settings = Settings { cross_fences, undo_others, bot_pace: 0 };
    does(room, who, Command::Settle { settings });
}

pub fn bot(kind: Kind) -> Heir {
    Heir::Bot { kind, seed: 7, nodes: None }
}

/// What was said, by the names of the kinds.
pub fn names(reply: &Reply) -> Vec<&'static str> {
    reply.messages.iter().map(|message| message.news.name()).collect()
}
