//! Anybody may say anything: nothing panics, a refusal changes nothing, the same commands give the same messages, and
//! nothing hidden leaves the room.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod table;

use ai::Kind;
use engine::board::Space;
use engine::cause::Happened;
use engine::game::{Game, Undo};
use engine::question::{Answers, DecisionId};
use engine::resource::Resources;
use engine::seat::Seat;
use fastrand::Rng;
use room::{Command, Guest, Heir, News, Participant, Reply, Room, Settings, Thing, To};
use table::game;

#[derive(Clone, Debug)]
enum Input {
    Said(Participant, Command),
    Passed(u32),
}

fn any_seat(rng: &mut Rng) -> Seat {
    Seat::from_index(testkit::below(rng, 4)).unwrap()
}

/// A seat that is asked and its holder, most of the time.
fn honest_answer(room: &Room, rng: &mut Rng) -> Option<Input> {
    let asked: Vec<Seat> = room.game().view().seats_asked().iter().collect();
    let seat = testkit::one_of(rng, &asked)?;
    let who = room.lobby().holder(seat)?.person()?;
    let decision = room.game().decision(seat)?;
    let mut answers = Answers::new();
    room.game().view().answers(seat, decision.question, &mut answers);
    let answer = testkit::one_of(rng, &answers)?;
    Some(Input::Said(who, Command::Answer { seat, decision: decision.id, answer }))
}

fn any_command(room: &Room, rng: &mut Rng) -> Command {
    let seat = any_seat(rng);
    let bytes = [0, rng.u8(..), rng.u8(..), rng.u8(..)];
    let answer = testkit::answer_from(content::embedded(), room.game().state(), seat, &bytes);
    let who = Participant(rng.u32(..5));
    let proposal = room.lobby().proposal.as_ref().map_or(0, |proposal| proposal.id);
    match rng.u8(..24) {
        0 => Command::Join { name: testkit::one_of(rng, &["Anna", "", "B\u{7}", "Carla"]).unwrap().to_owned() },
        1 if rng.u8(..9) == 0 => Command::Leave {},
        2 | 3 => Command::Sit { seat },
        4 if rng.u8(..4) == 0 => Command::StandUp { seat },
        5 => Command::HandOver { seat, to: Heir::Person { who } },
        6 => {
            Command::HandOver { seat, to: Heir::Bot { kind: Kind::ALL[testkit::below(rng, 2)], seed: 3, nodes: None } }
        }
        7 if rng.bool() => Command::HandOver { seat, to: Heir::Nobody {} },
        8 => Command::Answer { seat, decision: DecisionId(rng.u64(..1 << 34)), answer },
        9..12 => {
            let undo = testkit::one_of(rng, &[Undo::Answer, Undo::Deed, Undo::Phase]).unwrap();
            Command::Undo { seat, undo }
        }
        12..15 => Command::Agree { proposal },
        15 => Command::Disagree { proposal },
        16 => Command::Plan { seat, answers: vec![answer; testkit::below(rng, 70)] },
        17 => Command::DropPlan { seat },
        18 => Command::Adopt { by: who, seat },
        19 => Command::Ping { thing: Thing::Wheels { resources: Resources::from_bits(rng.u64(..16)) } },
        20 => Command::Ping { thing: Thing::Space { space: Space::from_index(rng.u8(..32)).unwrap() } },
        21 => Command::Settle { settings: Settings { cross_fences: rng.bool(), undo_others: rng.bool(), bot_pace: 5 } },
        22 => Command::Since { era: 1, number: rng.u64(..room.snapshot().number + 3) },
        23 => Command::Chat { text: "Hello".repeat(testkit::below(rng, 120)) },
        _ => Command::Look {},
    }
}

/// Whoever holds the seat of the last answer takes it back.
fn honest_undo(room: &Room, rng: &mut Rng) -> Option<Input> {
    let seat = room.game().deeds().last()?.seat;
    let who = room.lobby().holder(seat)?.person()?;
    let undo = testkit::one_of(rng, &[Undo::Answer, Undo::Deed, Undo::Phase])?;
    Some(Input::Said(who, Command::Undo { seat, undo }))
}

fn any_input(room: &Room, rng: &mut Rng) -> Input {
    match rng.u8(..12) {
        0..2 => Input::Passed(rng.u32(..9)),
        2..8 => honest_answer(room, rng).unwrap_or(Input::Passed(9)),
        8 => honest_undo(room, rng).unwrap_or(Input::Passed(9)),
        _ => Input::Said(Participant(rng.u32(..5)), any_command(room, rng)),
    }
}

/// Everybody comes, and somebody sits at every seat.
fn opening(players: usize) -> Vec<Input> {
    let seats = (0..players).filter_map(Seat::from_index);
    let joins =
        (0..4).map(|number| Input::Said(Participant(number), Command::Join { name: format!("Guest {number}") }));
    joins.chain(seats.map(|seat| Input::Said(Participant(seat.index() as u32), Command::Sit { seat }))).collect()
}

fn give(room: &mut Room, input: &Input) -> Reply {
    match input {
        Input::Said(who, command) => room.hear(*who, command.clone()),
        Input::Passed(millis) => room.tick(*millis, ai::SLICE),
    }
}

#[test]
fn whatever_is_said_the_room_stands_and_the_same_commands_give_the_same_messages() {
    let (mut answered, mut undone, mut refused) = (0, 0, 0);
    for number in 0..16 {
        let mut rng = Rng::with_seed(number);
        let players = 1 + testkit::below(&mut rng, 4);
        let (mut room, mut twin) = (Room::new(game(players, number), 1), Room::new(game(players, number), 1));
        let mut guest = Guest::new(content::embedded(), room.snapshot()).unwrap();
        let mut log = room.log("Intrepid");
        let mut inputs = opening(players).into_iter();
        for _ in 0..500 {
            let input = inputs.next().unwrap_or_else(|| any_input(&room, &mut rng));
            let before = room.snapshot();
            let reply = give(&mut room, &input);
            assert_eq!(reply, give(&mut twin, &input), "{input:?}");
            log.extend(reply.records.clone());
            for message in &reply.messages {
                there_and_back(message);
                if message.to == (To::All {}) {
                    if guest.hear(message).is_err() {
                        guest = Guest::new(content::embedded(), room.snapshot()).unwrap();
                    }
                } else if let (News::Refused { .. }, 1) = (&message.news, reply.messages.len()) {
                    assert_eq!(room.snapshot(), before, "{input:?}");
                    refused += 1;
                }
                answered += usize::from(matches!(message.news, News::Answered { .. }));
                undone += usize::from(matches!(message.news, News::Undone { .. }));
            }
            assert_eq!(guest.seen(), &room.snapshot(), "{input:?}");
            if let Input::Said(_, command) = input {
                assert_eq!(wire::from_json::<Command>(&wire::to_json(&command)).unwrap(), command);
            }
        }
        let again = Room::restore(content::embedded(), &log, 2).unwrap_or_else(|error| panic!("{error}\n{log}"));
        assert_eq!(again.snapshot().game, room.snapshot().game);
    }
    assert!(answered > 1_000 && undone > 30 && refused > 500, "{answered} {undone} {refused}");
}

fn there_and_back(message: &room::Message) {
    let text = wire::to_json(message);
    assert_eq!(&wire::from_json::<room::Message>(&text).unwrap(), message, "{text}");
    assert_eq!(&wire::from_bytes::<room::Message>(&wire::to_bytes(message)).unwrap(), message);
}

/// The same game with other cards, missions and dice to come.
fn other_secrets(game: &Game, rng: &mut Rng) -> Game {
    let state = ai::imagine(&game.view(), rng);
    let mut setup = game.setup().clone();
    rng.fill(&mut setup.seed.0);
    Game::from_position(game.rulebook(), setup, game.opening().to_vec(), state)
}

#[test]
fn rooms_that_differ_only_in_secrets_say_the_same_until_something_is_shown() {
    let mut same = 0;
    for number in 0..60 {
        let mut rng = Rng::with_seed(number);
        let players = 1 + testkit::below(&mut rng, 4);
        let known = game(players, number);
        let mut twin = Room::new(other_secrets(&known, &mut rng), 1);
        let mut room = Room::new(known, 1);
        let mut inputs = opening(players).into_iter();
        for _ in 0..400 {
            let input = inputs.next().unwrap_or_else(|| any_input(&room, &mut rng));
            let (one, other) = (give(&mut room, &input), give(&mut twin, &input));
            let shown = |reply: &Reply| {
                let shows = |news: &News| matches!(news, News::Answered { events, .. } if events.iter().any(Happened::is_fence));
                reply.messages.iter().position(|message| shows(&message.news))
            };
            let until = shown(&one);
            assert_eq!(shown(&other), until, "{input:?}");
            let until = until.unwrap_or(one.messages.len());
            assert_eq!(one.messages[..until], other.messages[..until], "{input:?}");
            if until < one.messages.len() {
                break;
            }
            same += one.messages.len();
        }
    }
    assert!(same > 2_000, "{same}");
}

#[test]
fn nothing_that_is_said_tells_the_seed_or_the_records() {
    let mut rng = Rng::with_seed(3);
    let mut room = Room::new(game(3, 3), 1);
    let seed: String = room.game().setup().seed.0.iter().map(|byte| format!("{byte:02x}")).collect();
    for _ in 0..400 {
        let input = any_input(&room, &mut rng);
        for message in give(&mut room, &input).messages {
            let text = wire::to_json(&message);
            assert!(
                !text.contains(&seed[..16]) && !text.contains("fingerprint") && !text.contains("\"seed\""),
                "{text}"
            );
        }
    }
}
