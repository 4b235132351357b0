//! One game, message by message. Whatever comes in, a reply goes out and the game goes on.

use content::Pack;
use engine::cause::Happened;
use engine::game::{Game, UndoRefusal};
use engine::question::{Answer, Answers, Asked, Decision, DecisionId};
use engine::refusal::Refusal;
use engine::seat::Seat;
use engine::table::Outcome;
use notation::view_json::{outcome, view_json};
use notation::{answer, save, words};
use serde_json::{Value, json};
use text::Language;

use super::catalogue::catalogue;
use super::request::{Act, InLanguage, Named, Request, TakeBack};
use crate::new_game::NewGame;
use crate::saved;
use crate::texts;

/// The version of the messages; see `docs/protocol.md`.
const PROTOCOL: u32 = 3;

/// A game that another program plays.
pub struct Session<'r> {
    pack: &'r Pack,
    game: Option<Game>,
}

/// A reply that is no new state of the game.
type Failure = Value;

impl<'r> Session<'r> {
    /// Before any game.
    pub fn new(pack: &'r Pack) -> Session<'r> {
        Session { pack, game: None }
    }

    /// The reply to a message.
    pub fn answer(&mut self, request: Request) -> Value {
        let reply = match request {
            Request::Hello(()) => Ok(self.hello()),
            Request::New(new_game) => self.begin(&new_game),
            Request::Load(text) => self.load(&text),
            Request::Box(asked) => self.catalogue(&asked),
            Request::Act(act) => self.act(&act),
            Request::Undo(undo) => self.undo(&undo),
            Request::Why(act) => self.why(&act),
            Request::View(()) => self.game().map(|game| state(game, &[], Vec::new(), true)),
            Request::Save(()) => self.game().map(|game| json!({ "saved": saved::write(self.pack, game) })),
        };
        reply.unwrap_or_else(|failure| failure)
    }

    fn hello(&self) -> Value {
        let keys = |keys: &mut dyn Iterator<Item = &String>| keys.cloned().collect::<Vec<_>>();
        json!({ "hello": {
            "protocol": PROTOCOL,
            "intrepid": save::FORMAT,
            "languages": Language::all().map(Language::code).collect::<Vec<_>>(),
            "engine": save::ENGINE,
            "pack": self.pack.name,
            "rulebook": format!("{:016x}", self.pack.rulebook.hash),
            "countries": keys(&mut self.pack.rulebook.countries.iter().map(|one| &one.key)),
            "disasters": keys(&mut self.pack.rulebook.disasters.iter().map(|one| &one.key)),
            "irregularities": keys(&mut self.pack.rulebook.irregularities.iter().map(|one| &one.key)),
            "badges": keys(&mut self.pack.rulebook.badges.iter().map(|one| &one.key)),
            "missions": keys(&mut self.pack.rulebook.missions.iter().map(|one| &one.key)),
        } })
    }

    fn catalogue(&self, asked: &InLanguage) -> Result<Value, Failure> {
        let language = asked.lang.as_deref().map_or(Ok(Language::ENGLISH), texts::language);
        Ok(catalogue(self.pack, language.map_err(|reason| error(&format!("lang: {reason}")))?))
    }

    fn game(&self) -> Result<&Game, Failure> {
        self.game.as_ref().ok_or_else(|| error("there is no game yet: send new or load"))
    }

    fn begin(&mut self, new_game: &NewGame) -> Result<Value, Failure> {
        let game = new_game.begin(&self.pack.rulebook).map_err(|reason| error(&format!("{reason:#}")))?;
        let (told, opening) = (words::log(&game), game.opening().to_vec());
        Ok(state(self.game.insert(game), &opening, told, true))
    }

    fn load(&mut self, text: &str) -> Result<Value, Failure> {
        let game = save::read(&self.pack.rulebook, text).map_err(|reason| error(&reason.to_string()))?;
        Ok(state(self.game.insert(game), &[], Vec::new(), true))
    }

    fn act(&mut self, act: &Act) -> Result<Value, Failure> {
        let game = self.game()?;
        let before = *game.state().table();
        let (seat, decision) = asked(game, act)?;
        let answer = named(game, seat, &decision, &act.answer)?;
        let Some(game) = &mut self.game else { return Err(error("there is no game yet")) };
        match game.act(seat, decision.id, answer).map(<[Happened]>::to_vec) {
            Ok(events) => Ok(state(game, &events, words::events(&self.pack.rulebook, &before, &events), act.view)),
            Err(refusal) => Err(refused(game, &refusal)),
        }
    }

    fn undo(&mut self, undo: &TakeBack) -> Result<Value, Failure> {
        let seat = seat(self.game()?, undo.seat)?;
        let Some(game) = &mut self.game else { return Err(error("there is no game yet")) };
        match game.undo(seat, undo.what.into()) {
            Ok(_) => Ok(state(game, &[], Vec::new(), true)),
            Err(refusal) => Err(undo_refused(game, &refusal)),
        }
    }

    fn why(&self, act: &Act) -> Result<Value, Failure> {
        let game = self.game()?;
        let (seat, decision) = asked(game, act)?;
        let answer = named(game, seat, &decision, &act.answer)?;
        let view = game.view();
        let plain = view.decision(seat).map_or(DecisionId(0), |waiting| waiting.id);
        Ok(match view.check(seat, plain, answer) {
            Ok(_) => {
                let text = words::answer(&view, seat, decision.question, answer);
                json!({ "why": { "legal": true, "text": text } })
            }
            Err(refusal) => json!({ "why": { "legal": false, "refused": reason(game, &refusal) } }),
        })
    }
}

/// The reply that shows everything: what happened, who is asked what, and the table if it is wanted.
fn state(game: &Game, events: &[Happened], log: Vec<String>, table: bool) -> Value {
    let view = game.view();
    let mut reply = json!({
        "asked": questions(game),
        "deeds": game.deeds().len(),
        "events": events,
        "log": log,
        "outcome": view.table.outcome.map(ending),
    });
    if table {
        reply["view"] = view_json(&view);
    }
    reply
}

/// How the game ended, with a sentence.
fn ending(how: Outcome) -> Value {
    let mut ending = outcome(how);
    ending["text"] = words::outcome(how).into();
    ending
}

/// Every question that waits; one to the whole crew is listed once.
fn questions(game: &Game) -> Vec<Value> {
    let view = game.view();
    let mut listed = Vec::new();
    let mut answers = Answers::new();
    for seat in view.seats_asked().iter() {
        let Some(decision) = game.decision(seat) else { continue };
        view.answers(seat, decision.question, &mut answers);
        let written = answers.iter().map(|one| answer::write(&view, seat, decision.question, *one));
        listed.push(json!({
            "seat": seat.number(),
            "crew": decision.asked == Asked::Crew,
            "id": decision.id.0,
            "question": decision.question,
            "text": words::question(&view, &decision),
            "answers": answers,
            "words": written.collect::<Vec<_>>(),
        }));
        if decision.asked == Asked::Crew {
            break;
        }
    }
    listed
}

fn seat(game: &Game, number: u8) -> Result<Seat, Failure> {
    let seat = usize::from(number).checked_sub(1).and_then(Seat::from_index);
    seat.filter(|seat| game.view().table.seats().has(*seat))
        .ok_or_else(|| error(&format!("there is no seat {number} in this game")))
}

/// The question that is meant.
fn asked(game: &Game, act: &Act) -> Result<(Seat, Decision), Failure> {
    let seat = seat(game, act.seat)?;
    if game.view().table.outcome.is_some() {
        return Err(refused(game, &Refusal::GameOver));
    }
    let decision = game.decision(seat).ok_or_else(|| refused(game, &Refusal::NotAsked))?;
    match act.id {
        Some(id) if id != decision.id.0 => Err(refused(game, &Refusal::Stale)),
        _ => Ok((seat, decision)),
    }
}

fn named(game: &Game, seat: Seat, decision: &Decision, named: &Named) -> Result<Answer, Failure> {
    let view = game.view();
    match named {
        Named::Typed(answer) => Ok(*answer),
        Named::Text(text) => answer::read(&view, seat, decision.question, text)
            .map_err(|text| json!({ "refused": { "reason": "unreadable", "rule": null, "text": text } })),
        Named::Index(index) => {
            let mut answers = Answers::new();
            view.answers(seat, decision.question, &mut answers);
            answers.get(*index).copied().ok_or_else(|| refused(game, &Refusal::NotOffered))
        }
    }
}

fn error(text: &str) -> Failure {
    json!({ "error": text })
}

fn refused(game: &Game, refusal: &Refusal) -> Failure {
    json!({ "refused": reason(game, refusal) })
}

fn reason(game: &Game, refusal: &Refusal) -> Value {
    json!({
        "reason": words::refusal_key(refusal),
        "refusal": refusal,
        "rule": refusal.rule(),
        "text": words::refusal(&game.view(), refusal),
    })
}

fn undo_refused(game: &Game, refusal: &UndoRefusal) -> Failure {
    json!({ "refused": {
        "reason": words::undo_refusal_key(refusal),
        "rule": "A9",
        "text": words::undo_refusal(&game.view(), refusal),
    } })
}
