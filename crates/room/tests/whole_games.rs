//! Bots play whole games; whoever comes later or was away sees the same table as everybody; a restart loses nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod table;

use ai::Kind;
use engine::game::Undo;
use engine::question::Answer;
use engine::refusal::Refusal;
use fastrand::Rng;
use room::{Behind, Command, Guest, KEPT, Message, News, Reply, Room, RoomRefusal, Settings, To, Why};
use table::{ANNA, BEN, CARLA, answers, any_answer, bot, does, game, may_not, names, seat, settle, two};

/// A room in which bots hold all seats.
fn of_bots(players: usize, number: u64, kind: Kind) -> Room {
    let mut room = Room::new(game(players, number), 1);
    does(&mut room, ANNA, Command::Join { name: "Anna".to_owned() });
    settle(&mut room, ANNA, false, false);
    for number in 1..=players {
        does(&mut room, ANNA, Command::HandOver { seat: seat(number), to: bot(kind) });
    }
    room
}

fn guest_of(room: &Room) -> Guest {
    Guest::new(content::embedded(), room.snapshot()).unwrap()
}

fn snapshot_in(reply: &Reply) -> bool {
    reply.messages.iter().any(|message| matches!(message.news, News::Snapshot { .. }))
}

#[test]
fn bots_play_a_whole_game_and_say_why() {
    for (number, kind) in [(1, Kind::Random), (2, Kind::Greedy), (3, Kind::Planner)] {
        let mut room = of_bots(2, number, kind);
        let (mut guest, mut said, mut reasons) = (guest_of(&room), Vec::new(), Vec::new());
        while room.bots_are_asked() {
            for message in room.tick(1, ai::SLICE).messages {
                guest.hear(&message).unwrap();
                said.push(message.news.name());
                if let News::Explained { why, .. } = message.news {
                    reasons.push(why);
                }
            }
            assert_eq!(guest.seen(), &room.snapshot());
        }
        assert!(room.game().view().table.outcome.is_some());
        assert_eq!(said.last(), Some(&"GameOver"));
        assert_eq!(reasons.len(), room.game().deeds().len());
        let expects = |why: &Why| matches!(why, Why::Check { .. } | Why::Worth { .. });
        assert_eq!(reasons.iter().any(expects), kind != Kind::Random, "{kind}");
    }
}

#[test]
fn bots_keep_to_the_pace_of_the_table() {
    let mut room = of_bots(2, 2, Kind::Greedy);
    does(&mut room, ANNA, Command::Settle { settings: Settings { bot_pace: 100, ..Settings::default() } });
    assert!(room.tick(60, ai::SLICE).messages.is_empty());
    assert_eq!(names(&room.tick(40, ai::SLICE))[..2], ["Explained", "Answered"]);
    assert!(room.tick(99, ai::SLICE).messages.is_empty());
    assert!(!room.tick(1, ai::SLICE).messages.is_empty());
}

#[test]
fn however_the_thinking_is_cut_the_same_game_is_played() {
    let play = |slice: u64| {
        let mut room = of_bots(2, 5, Kind::Planner);
        let mut records = Vec::new();
        while records.len() < 60 && room.bots_are_asked() {
            records.extend(room.tick(1, slice).records);
        }
        records
    };
    assert_eq!(play(50), play(10_000));
}

#[test]
fn bots_leave_to_people_what_the_whole_crew_is_asked() {
    let mut left = 0;
    for number in 0..8 {
        let mut room = two(number);
        settle(&mut room, ANNA, false, false);
        does(&mut room, BEN, Command::HandOver { seat: seat(2), to: bot(Kind::Greedy) });
        let mut rng = Rng::with_seed(number);
        for _ in 0..400 {
            while room.bots_are_asked() {
                let _ = room.tick(1, ai::SLICE);
            }
            if room.game().view().table.outcome.is_some() {
                break;
            }
            let decision = room.game().decision(seat(1)).expect("somebody is asked");
            left += usize::from(decision.asked == engine::question::Asked::Crew);
            let answer = any_answer(&room, seat(1), &mut rng);
            answers(&mut room, ANNA, seat(1), answer);
        }
    }
    assert!(left > 0);
}

#[test]
fn whoever_was_away_is_told_exactly_what_was_missed() {
    let mut room = of_bots(3, 6, Kind::Greedy);
    does(&mut room, BEN, Command::Join { name: "Ben".to_owned() });
    let (mut away, mut rng) = (guest_of(&room), Rng::with_seed(6));
    while room.bots_are_asked() {
        for _ in 0..rng.u8(1..40) {
            let _ = room.tick(1, ai::SLICE);
        }
        does(&mut room, ANNA, Command::Chat { text: "Go on".to_owned() });
        let latest = Message { number: room.snapshot().number, to: To::All {}, news: News::Left { who: CARLA } };
        let behind = away.hear(&latest);
        let Err(Behind(ask)) = behind else { panic!("something was missed") };
        let reply = does(&mut room, BEN, ask);
        assert!(!snapshot_in(&reply));
        reply.messages.iter().for_each(|message| away.hear(message).unwrap());
        assert_eq!(away.seen(), &room.snapshot());
    }
}

#[test]
fn whoever_was_away_too_long_or_before_a_restart_gets_a_snapshot() {
    let mut room = two(1);
    let first = room.snapshot().number;
    let since = |era, number| Command::Since { era, number };
    let asked = does(&mut room, BEN, since(1, first));
    assert!(asked.messages.is_empty());
    assert!(snapshot_in(&does(&mut room, BEN, since(2, first))));
    assert!(snapshot_in(&does(&mut room, BEN, since(1, first + 1))));
    for _ in 0..KEPT {
        does(&mut room, ANNA, Command::Chat { text: "Hello".to_owned() });
    }
    assert_eq!(does(&mut room, BEN, since(1, first)).messages.len(), KEPT);
    does(&mut room, ANNA, Command::Chat { text: "Hello".to_owned() });
    let reply = does(&mut room, BEN, since(1, first));
    assert!(snapshot_in(&reply));
    let mut guest = guest_of(&two(1));
    reply.messages.iter().for_each(|message| guest.hear(message).unwrap());
    assert_eq!(guest.seen(), &room.snapshot());
}

#[test]
fn a_room_is_built_again_from_its_records_and_late_answers_stay_late() {
    let mut room = two(4);
    let mut log = room.log("Intrepid");
    let mut rng = Rng::with_seed(4);
    let late = room.game().decision(seat(1)).unwrap().id;
    log.extend(answers(&mut room, ANNA, seat(1), Answer::Done).records);
    log.extend(does(&mut room, ANNA, Command::Undo { seat: seat(1), undo: Undo::Answer }).records);
    for _ in 0..30 {
        let Some(asked) = room.game().view().seats_asked().iter().last() else { break };
        let holder = room.lobby().holder(asked).unwrap().person().unwrap();
        let answer = any_answer(&room, asked, &mut rng);
        log.extend(answers(&mut room, holder, asked, answer).records);
    }
    let mut again = Room::restore(content::embedded(), &log, 2).unwrap();
    assert_eq!(again.game().state(), room.game().state());
    assert_eq!(again.snapshot().game, room.snapshot().game);
    does(&mut again, ANNA, Command::Join { name: "Anna".to_owned() });
    does(&mut again, ANNA, Command::Sit { seat: seat(1) });
    let refused = may_not(&mut again, ANNA, Command::Answer { seat: seat(1), decision: late, answer: Answer::Done });
    assert!(matches!(refused, RoomRefusal::Rules { refusal: Refusal::Stale | Refusal::NotAsked }), "{refused:?}");
}

#[test]
fn a_plan_is_seen_by_all_and_played_at_once() {
    let mut room = two(4);
    let answer = Answer::Done;
    let plan = Command::Plan { seat: seat(1), answers: vec![answer] };
    assert_eq!(names(&does(&mut room, BEN, plan)), ["Planned"]);
    assert_eq!(
        may_not(&mut room, BEN, Command::Adopt { by: BEN, seat: seat(1) }),
        RoomRefusal::NotYourSeat { seat: seat(1) }
    );
    assert_eq!(may_not(&mut room, ANNA, Command::Adopt { by: ANNA, seat: seat(1) }), RoomRefusal::NoSuchPlan {});
    let reply = does(&mut room, ANNA, Command::Adopt { by: BEN, seat: seat(1) });
    assert_eq!(names(&reply), ["PlanDropped", "Answered", "Awaited"]);
    assert!(room.lobby().plans.is_empty());
    let long = Command::Plan { seat: seat(1), answers: vec![answer; 65] };
    assert_eq!(may_not(&mut room, ANNA, long), RoomRefusal::Length { most: 64 });
}
