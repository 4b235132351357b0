//! One game, message by message. Whatever comes in, a reply goes out and the game goes on.

use content::Pack;
use engine::cause::Happened;
use engine::game::{Game, UndoRefusal};
use engine::question::{Answer, Answers, Asked, Decision, DecisionId};
use engine::refusal::Refusal;
use engine::seat::Seat;
use engine::table::Outcome;
use notation::view_json::{outcome, view_json};
use notation::{answer, save};
use serde_json::{Value, json};
use text::{Language, Line};

use super::catalogue::catalogue;
use super::request::{Act, InLanguage, Named, Request, TakeBack};
use crate::mishap::{mistake, told};
use crate::new_game::NewGame;
use crate::saved;
use crate::texts::{self, Texts};

/// The version of the messages; see `docs/protocol.md`.
const PROTOCOL: u32 = 3;

/// A game that another program plays.
pub struct Session<'r> {
    pack: &'r Pack,
    game: Option<Game>,
    /// Every language that was asked for.
    spoken: Vec<Texts<'r>>,
}

/// A reply that is no new state of the game.
type Failure = Value;

impl<'r> Session<'r> {
    /// Before any game.
    pub fn new(pack: &'r Pack) -> Session<'r> {
        Session { pack, game: None, spoken: Vec::new() }
    }

    /// The reply to a message, in a language.
    pub fn answer(&mut self, request: Request, language: Language) -> Value {
        let texts = self.texts(language);
        let reply = match request {
            Request::Hello(()) => Ok(self.hello()),
            Request::New(new_game) => self.begin(&texts, &new_game),
            Request::Load(text) => self.load(&texts, &text),
            Request::Box(asked) => self.catalogue(&asked, language),
            Request::Act(act) => self.act(&texts, &act),
            Request::Undo(undo) => self.undo(&texts, &undo),
            Request::Why(act) => self.why(&texts, &act),
            Request::View(()) => self.game().map(|game| state(&texts, game, &[], Vec::new(), true)),
            Request::Save(()) => self.game().map(|game| json!({ "saved": saved::write(self.pack, game) })),
        };
        self.spoken.push(texts);
        reply.unwrap_or_else(|failure| failure)
    }

    /// Somebody who speaks the language: making one takes a while, so that they are kept.
    fn texts(&mut self, language: Language) -> Texts<'r> {
        let known = self.spoken.iter().position(|texts| texts.writer.code() == language.code());
        known.map_or_else(|| Texts::new(self.pack, language), |at| self.spoken.swap_remove(at))
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

    fn catalogue(&self, asked: &InLanguage, language: Language) -> Result<Value, Failure> {
        let language = asked.lang.as_deref().map_or(Ok(language), texts::language);
        let language = language.map_err(|reason| error(&format!("lang: {reason}")))?;
        Ok(catalogue(self.pack, language, asked.spans))
    }

    fn game(&self) -> Result<&Game, Failure> {
        self.game.as_ref().ok_or_else(|| error("there is no game yet: send new or load"))
    }

    fn begin(&mut self, texts: &Texts, new_game: &NewGame) -> Result<Value, Failure> {
        let game = new_game.begin(texts).map_err(|reason| error(&told(&texts.writer, &reason)))?;
        let (told, opening) = (texts.log(&game), game.opening().to_vec());
        Ok(state(texts, self.game.insert(game), &opening, told, true))
    }

    fn load(&mut self, texts: &Texts, text: &str) -> Result<Value, Failure> {
        let game = save::read(&self.pack.rulebook, text).map_err(|reason| error(&reason.to_string()))?;
        Ok(state(texts, self.game.insert(game), &[], Vec::new(), true))
    }

    fn act(&mut self, texts: &Texts, act: &Act) -> Result<Value, Failure> {
        let game = self.game()?;
        let before = *game.state().table();
        let (seat, decision) = asked(texts, game, act)?;
        let answer = named(texts, game, seat, &decision, &act.answer)?;
        let Some(game) = &mut self.game else { return Err(error("there is no game yet")) };
        match game.act(seat, decision.id, answer).map(<[Happened]>::to_vec) {
            Ok(events) => Ok(state(texts, game, &events, texts.events(&before, &events), act.view)),
            Err(refusal) => Err(refused(texts, game, seat, &refusal)),
        }
    }

    fn undo(&mut self, texts: &Texts, undo: &TakeBack) -> Result<Value, Failure> {
        let seat = seat(self.game()?, undo.seat)?;
        let Some(game) = &mut self.game else { return Err(error("there is no game yet")) };
        match game.undo(seat, undo.what.into()) {
            Ok(_) => Ok(state(texts, game, &[], Vec::new(), true)),
            Err(refusal) => Err(undo_refused(texts, game, &refusal)),
        }
    }

    fn why(&self, texts: &Texts, act: &Act) -> Result<Value, Failure> {
        let game = self.game()?;
        let (seat, decision) = asked(texts, game, act)?;
        let answer = named(texts, game, seat, &decision, &act.answer)?;
        let view = game.view();
        let plain = view.decision(seat).map_or(DecisionId(0), |waiting| waiting.id);
        Ok(match view.check(seat, plain, answer) {
            Ok(_) => {
                let text = texts.speaker(&view).answer(seat, decision.question, answer);
                json!({ "why": { "legal": true, "text": text } })
            }
            Err(refusal) => json!({ "why": { "legal": false, "refused": reason(texts, game, seat, &refusal) } }),
        })
    }
}

/// The reply that shows everything: what happened, who is asked what, and the table if it is wanted.
fn state(texts: &Texts, game: &Game, events: &[Happened], log: Vec<Line>, table: bool) -> Value {
    let view = game.view();
    let mut reply = json!({
        "asked": questions(texts, game),
        "deeds": game.deeds().len(),
        "events": events,
        "log": log,
        "outcome": view.table.outcome.map(|how| ending(texts, how)),
    });
    if table {
        reply["view"] = view_json(&view);
    }
    reply
}

/// How the game ended, with a sentence.
fn ending(texts: &Texts, how: Outcome) -> Value {
    let mut ending = outcome(how);
    ending["text"] = texts.outcome(how).into();
    ending
}

/// Every question that waits; one to the whole crew is listed once.
fn questions(texts: &Texts, game: &Game) -> Vec<Value> {
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
            "text": texts.speaker(&view).question(&decision),
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
fn asked(texts: &Texts, game: &Game, act: &Act) -> Result<(Seat, Decision), Failure> {
    let seat = seat(game, act.seat)?;
    if game.view().table.outcome.is_some() {
        return Err(refused(texts, game, seat, &Refusal::GameOver));
    }
    let decision = game.decision(seat).ok_or_else(|| refused(texts, game, seat, &Refusal::NotAsked))?;
    match act.id {
        Some(id) if id != decision.id.0 => Err(refused(texts, game, seat, &Refusal::Stale)),
        _ => Ok((seat, decision)),
    }
}

fn named(texts: &Texts, game: &Game, seat: Seat, decision: &Decision, named: &Named) -> Result<Answer, Failure> {
    let view = game.view();
    match named {
        Named::Typed(answer) => Ok(*answer),
        Named::Text(text) => answer::read(&view, seat, decision.question, text)
            .map_err(|wrong| mistake(&texts.writer, &wrong))
            .map_err(|text| json!({ "refused": { "reason": "unreadable", "rule": null, "text": text } })),
        Named::Index(index) => {
            let mut answers = Answers::new();
            view.answers(seat, decision.question, &mut answers);
            answers.get(*index).copied().ok_or_else(|| refused(texts, game, seat, &Refusal::NotOffered))
        }
    }
}

fn error(text: &str) -> Failure {
    json!({ "error": text })
}

fn refused(texts: &Texts, game: &Game, seat: Seat, refusal: &Refusal) -> Failure {
    json!({ "refused": reason(texts, game, seat, refusal) })
}

fn reason(texts: &Texts, game: &Game, seat: Seat, refusal: &Refusal) -> Value {
    json!({
        "reason": refusal.key(),
        "refusal": refusal,
        "rule": refusal.rule(),
        "text": texts.speaker(&game.view()).refusal(seat, refusal),
    })
}

fn undo_refused(texts: &Texts, game: &Game, refusal: &UndoRefusal) -> Failure {
    json!({ "refused": {
        "reason": refusal.key(),
        "rule": "A9",
        "text": texts.speaker(&game.view()).undo_refusal(refusal),
    } })
}
