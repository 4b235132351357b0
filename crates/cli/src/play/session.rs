//! A game at the prompt: shows, asks, answers, takes back, explains.

mod asides;
mod keeping;
mod showing;
mod talking;

use std::path::Path;

use ai::Coach;
use engine::State;
use engine::flow::Step;
use engine::game::Undo;
use engine::question::{Answer, Answers, ChoiceKind, Decision, Question};
use engine::seat::Seat;
use notation::answer;
use room::Room;
use text::Words;

use super::alias::Aliases;
use super::command::Command;
use super::help::{self, HelpKey};
use super::list::ListKey;
use super::remark::Remarks;
use super::terminal::Terminal;
use super::{glossary, label, opening};
use crate::layout::{REMARK, wrapped};
use crate::mishap::mistake;
use crate::shelf::{Copies, Kept};
use crate::texts::Texts;

text::keys! {
    /// What is said around the game itself.
    pub enum SessionKey {
        Title = "session-title",
        Summary = "session-summary",
        Welcome = "session-welcome",
        Over = "session-over",
        OverNext = "session-over-next",
        Write = "session-write",
        NotUnderstood = "session-not-understood",
        NoAnswer = "session-no-answer",
        Legal = "session-legal",
        NothingToUndo = "session-nothing-to-undo",
        Undone = "session-undone",
        UndoneOf = "session-undone-of",
        NoSeat = "session-no-seat",
        BotSeat = "session-bot-seat",
        NotAsked = "session-not-asked",
        Impossible = "session-impossible",
        ReachLater = "session-reach-later",
        NoPage = "session-no-page",
        Saved = "session-saved",
        NotSaved = "session-not-saved",
        NotKept = "session-not-kept",
        NotKeptYet = "session-not-kept-yet",
        Kept = "session-kept",
        NothingKept = "session-nothing-kept",
        Leave = "session-leave",
        Goodbye = "session-goodbye",
        EndOfInput = "session-end-of-input",
    }
}

/// A game and the person who plays it.
pub struct Session<'r, 't> {
    room: Room,
    texts: &'r Texts<'r>,
    aliases: Aliases,
    remarks: Remarks,
    terminal: &'t mut Terminal,
    kept: Kept,
    copies: Copies,
    /// Why the last answers are not in the file of the game.
    unkept: Option<String>,
    coach: Coach<'r>,
    seat: Option<Seat>,
    answers: Answers,
}

/// Does the session go on?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Show the table and ask.
    Show,
    /// Show what a choice may have changed, and ask.
    Glance,
    /// Ask again.
    Prompt,
    /// Leave.
    Leave,
}

impl<'r, 't> Session<'r, 't> {
    /// A session with a game.
    pub fn new(room: Room, texts: &'r Texts<'r>, terminal: &'t mut Terminal, kept: Kept) -> Session<'r, 't> {
        let coach = Coach::new(room.game().rulebook(), 1);
        let (remarks, answers) = (Remarks::default(), Answers::new());
        Session {
            room,
            texts,
            aliases: Aliases::of(texts),
            remarks,
            terminal,
            kept,
            copies: Copies::default(),
            unkept: None,
            coach,
            seat: None,
            answers,
        }
    }

    /// Plays until the person leaves or the input ends.
    pub fn run(mut self) -> anyhow::Result<()> {
        self.terminal.say(&wrapped("", &opening::summary(self.texts, self.room.game())))?;
        self.terminal.say(&wrapped("", &self.texts.say(SessionKey::Welcome)))?;
        if self.room.game().deeds().is_empty() {
            self.tell(self.texts.log(self.room.game()))?;
        }
        self.let_bots_play()?;
        let mut next = Next::Show;
        while next != Next::Leave {
            match next {
                Next::Show => self.show()?,
                Next::Glance => self.glance()?,
                Next::Prompt | Next::Leave => {}
            }
            next = match self.terminal.ask(">")? {
                Some(line) => self.obey(&line)?,
                None => self.end_of_input()?,
            };
        }
        Ok(())
    }

    /// Whose question is answered: the chosen seat while it is asked, else the first that is.
    fn decision(&mut self) -> Option<(Seat, Decision)> {
        let asked = self.room.game().view().seats_asked().filter(|seat| self.is_mine(seat));
        if !self.seat.is_some_and(|seat| asked.has(seat)) {
            self.seat = asked.iter().next();
        }
        let seat = self.seat?;
        Some((seat, self.room.game().decision(seat)?))
    }

    fn obey(&mut self, line: &str) -> anyhow::Result<Next> {
        let decision = self.decision();
        let naming = |(_, decision): (Seat, Decision)| matches!(decision.question, Question::Choose(ask) if ask.kind == ChoiceKind::Seat);
        match Command::read(&self.aliases, line, decision.is_some_and(naming)) {
            Command::Table => Ok(Next::Show),
            Command::Number(word) => self.number(&word),
            Command::Place(number) => self.place(number),
            Command::Answer(text) => self.text(&text, &line.to_lowercase()),
            Command::Undo(undo) => self.undo(undo),
            Command::Why(text) => self.say(|me| me.why(&text)),
            Command::Log(lines) => self.say(|me| me.log(lines)),
            Command::Save(file) => self.say(|me| me.save(Path::new(&file))),
            Command::Seat(seat) => self.choose(seat),
            Command::Reach(die) => self.say(|me| me.reach(&die)),
            Command::Coach { seat, more } => self.say(|me| me.coach(seat, more)),
            Command::Offer => self.say(|me| me.offer()),
            Command::Show(what) => self.say(|me| me.describe(&what)),
            Command::Rules(topic) => self.say(|me| me.rules(&topic)),
            Command::Glossary(term) => self.say(|me| glossary::page(me.texts, &term)),
            Command::Legend => self.say(|me| help::page(me.texts, HelpKey::Legend)),
            Command::Texts(remarks) => {
                self.remarks = remarks;
                Ok(Next::Show)
            }
            Command::Help => self.say(|me| help::page(me.texts, HelpKey::Help)),
            Command::Quit => self.quit(),
            Command::Wrong(form) => {
                self.say(|me| me.texts.tell(SessionKey::Write, Words::new().with("form", me.texts.say(form))))
            }
        }
    }

    fn say(&mut self, text: impl FnOnce(&mut Self) -> String) -> anyhow::Result<Next> {
        let text = text(self);
        for line in text.lines() {
            let remark = line.starts_with(REMARK);
            self.terminal.say(&if remark { line.to_owned() } else { wrapped("", line) })?;
        }
        Ok(Next::Prompt)
    }

    fn tell(&mut self, lines: Vec<text::Line>) -> anyhow::Result<()> {
        for line in lines {
            self.terminal.say(&wrapped("  ", &line))?;
        }
        Ok(())
    }

    /// A bare number: what the list shows it for.
    fn number(&mut self, word: &str) -> anyhow::Result<Next> {
        let Some((seat, decision)) = self.decision() else { return self.over() };
        self.room.game().view().answers(seat, decision.question, &mut self.answers);
        match label::meant(self.texts, &self.room.game().view(), seat, decision.question, &self.answers, word) {
            Ok(answer) => self.act(seat, decision, answer),
            Err(sentence) => self.say(|_| sentence),
        }
    }

    /// The answer at a place of the list, whatever it is shown as.
    fn place(&mut self, number: usize) -> anyhow::Result<Next> {
        let Some((seat, decision)) = self.decision() else { return self.over() };
        self.room.game().view().answers(seat, decision.question, &mut self.answers);
        match number.checked_sub(1).and_then(|index| self.answers.get(index).copied()) {
            Some(answer) => self.act(seat, decision, answer),
            None => {
                let most = self.answers.len();
                self.say(|me| me.texts.tell(ListKey::RangePlaces, Words::new().with("most", most)))
            }
        }
    }

    /// An answer in words; what is wrong is said of the words that were typed.
    fn text(&mut self, text: &str, typed: &str) -> anyhow::Result<Next> {
        let Some((seat, decision)) = self.decision() else { return self.over() };
        let read = |text| answer::read(&self.room.game().view(), seat, decision.question, text);
        match read(text).map_err(|error| read(typed).err().unwrap_or(error)) {
            Ok(answer) => self.act(seat, decision, answer),
            Err(error) => self.say(|me| {
                let said = Words::new().with("mistake", mistake(&me.texts.writer, &error));
                me.texts.tell(SessionKey::NotUnderstood, said)
            }),
        }
    }

    fn over(&mut self) -> anyhow::Result<Next> {
        self.say(|me| me.texts.say(SessionKey::OverNext))
    }

    fn act(&mut self, seat: Seat, decision: Decision, answer: Answer) -> anyhow::Result<Next> {
        let before = *self.room.game().state();
        if !self.send(room::Command::Answer { seat, decision: decision.id, answer })? {
            return Ok(Next::Prompt);
        }
        match self.let_bots_play()? {
            true => Ok(Next::Show),
            false => Ok(self.after(&before, seat, decision.question)),
        }
    }

    /// A choice within a deed leaves most of the table as it was; a phase, a roll of all or another player's turn does
    /// not.
    fn after(&mut self, before: &State, seat: Seat, question: Question) -> Next {
        let moment = |state: &State| {
            let table = state.table();
            (table.round, table.phase, table.outcome, state.flow().step == Step::Prepare)
        };
        let same = moment(before) == moment(self.room.game().state());
        let choosing = |question| matches!(question, Question::Choose(_));
        match self.decision() {
            Some((_, next)) if same && choosing(next.question) => Next::Glance,
            Some((next, _)) if same && next == seat && choosing(question) => Next::Glance,
            Some(_) | None => Next::Show,
        }
    }

    /// The last deed of a seat that no bot plays for is meant, whichever seat that is.
    fn undo(&mut self, undo: Undo) -> anyhow::Result<Next> {
        let mut seats = self.room.game().deeds().iter().rev().map(|deed| deed.seat);
        let Some(seat) = seats.find(|seat| self.is_mine(*seat)) else {
            return self.say(|me| me.texts.say(SessionKey::NothingToUndo));
        };
        if !self.send(room::Command::Undo { seat, undo })? {
            return Ok(Next::Prompt);
        }
        self.seat = Some(seat);
        self.let_bots_play()?;
        Ok(Next::Show)
    }

    fn choose(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let view = self.room.game().view();
        if !view.table.seats().has(seat) {
            return self.say(|me| me.nobody_at(seat));
        }
        if !self.is_mine(seat) {
            return self.say(|me| me.about(SessionKey::BotSeat, seat));
        }
        if !view.seats_asked().has(seat) {
            return self.say(|me| me.about(SessionKey::NotAsked, seat));
        }
        self.seat = Some(seat);
        Ok(Next::Show)
    }

    /// A sentence about a player.
    fn about(&self, key: SessionKey, seat: Seat) -> String {
        let player = self.texts.player(&self.room.game().view(), seat);
        self.texts.tell(key, Words::new().with("player", player))
    }

    fn nobody_at(&self, seat: Seat) -> String {
        self.texts.tell(SessionKey::NoSeat, Words::new().with("seat", seat.number()))
    }
}
