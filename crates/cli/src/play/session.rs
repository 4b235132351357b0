//! A game at the prompt: shows, asks, answers, takes back, explains.

mod asides;

use std::path::Path;

use ai::Coach;
use engine::game::{Game, Undo};
use engine::question::{Answer, Answers, ChoiceKind, Decision, Question};
use engine::seat::Seat;
use notation::{answer, words};

use super::autosave::Autosave;
use super::command::{Command, HELP};
use super::remark::Remarks;
use super::terminal::Terminal;
use super::{list, opening, screen};
use crate::layout::{REMARK, wrapped};
use crate::texts::Texts;
use crate::{files, saved};

/// A game and the person who plays it.
pub struct Session<'r, 't> {
    game: Game,
    texts: Texts<'r>,
    remarks: Remarks,
    terminal: &'t mut Terminal,
    autosave: Autosave,
    coach: Coach,
    seat: Option<Seat>,
    answers: Answers,
}

/// Does the session go on?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Show the table and ask.
    Show,
    /// Ask again.
    Options,
    /// Leave.
    Leave,
}

impl<'r, 't> Session<'r, 't> {
    /// A session with a game.
    pub fn new(game: Game, texts: Texts<'r>, terminal: &'t mut Terminal, autosave: Autosave) -> Session<'r, 't> {
        let coach = Coach::new(game.rulebook(), 1);
        let (remarks, answers) = (Remarks::default(), Answers::new());
        Session { game, texts, remarks, terminal, autosave, coach, seat: None, answers }
    }

    /// Plays until the person leaves or the input ends.
    pub fn run(mut self) -> anyhow::Result<()> {
        self.terminal.say(&wrapped("", &opening::summary(&self.game)))?;
        if self.game.deeds().is_empty() {
            self.tell(words::log(&self.game))?;
        }
        self.keep()?;
        let mut next = Next::Show;
        while next != Next::Leave {
            if next == Next::Show {
                self.show()?;
            }
            next = match self.terminal.ask("> ")? {
                Some(line) => self.obey(&line)?,
                None => self.end_of_input()?,
            };
        }
        Ok(())
    }

    /// Whose question is answered: the chosen seat while it is asked, else the first that is.
    fn decision(&mut self) -> Option<(Seat, Decision)> {
        let asked = self.game.view().seats_asked();
        if !self.seat.is_some_and(|seat| asked.has(seat)) {
            self.seat = asked.iter().next();
        }
        let seat = self.seat?;
        Some((seat, self.game.decision(seat)?))
    }

    fn show(&mut self) -> anyhow::Result<()> {
        let decision = self.decision();
        let current = decision.map(|(seat, _)| seat);
        self.terminal.say(&screen::table(&self.texts, &self.game.view(), current, self.remarks))?;
        let Some((seat, decision)) = decision else {
            let outcome = self.game.view().table.outcome.map_or_else(String::new, words::outcome);
            self.terminal.say(&format!("{outcome}\nThe game is over: log, save FILE, undo or quit."))?;
            return Ok(());
        };
        let view = self.game.view();
        view.answers(seat, decision.question, &mut self.answers);
        let waiting: Vec<String> = view.seats_asked().iter().map(|seat| seat.number().to_string()).collect();
        let others = if waiting.len() > 1 { format!("  (asked: seats {})", waiting.join(", ")) } else { String::new() };
        let question = words::question(&view, &decision);
        let listed = list::answers(&self.texts, &view, seat, decision.question, &self.answers);
        self.terminal.say(&format!("{}\n{listed}", wrapped("", &format!("{question}{others}"))))?;
        Ok(())
    }

    fn obey(&mut self, line: &str) -> anyhow::Result<Next> {
        let decision = self.decision();
        let naming = |(_, decision): (Seat, Decision)| matches!(decision.question, Question::Choose(ask) if ask.kind == ChoiceKind::Seat);
        match Command::read(line, decision.is_some_and(naming)) {
            Command::Table => Ok(Next::Show),
            Command::Number(number) => self.number(number),
            Command::Answer(text) => self.text(&text),
            Command::Undo(undo) => self.undo(undo),
            Command::Why(text) => self.say(|me| me.why(&text)),
            Command::Log(lines) => self.say(|me| me.log(lines)),
            Command::Save(file) => self.say(|me| me.save(Path::new(&file))),
            Command::Seat(seat) => self.choose(seat),
            Command::Reach(die) => self.say(|me| me.reach(&die)),
            Command::Coach { seat, more } => self.say(|me| me.coach(seat, more)),
            Command::Offer => self.say(|me| me.offer()),
            Command::Show(what) => self.say(|me| me.describe(&what)),
            Command::Rules => self.say(|me| me.rules()),
            Command::Texts(remarks) => {
                self.remarks = remarks;
                Ok(Next::Show)
            }
            Command::Help => self.say(|_| HELP.to_owned()),
            Command::Quit => self.quit(),
            Command::Wrong(form) => self.say(|_| format!("Write {form}.")),
        }
    }

    fn say(&mut self, text: impl FnOnce(&mut Self) -> String) -> anyhow::Result<Next> {
        let text = text(self);
        for line in text.lines() {
            let remark = line.starts_with(REMARK);
            self.terminal.say(&if remark { line.to_owned() } else { wrapped("", line) })?;
        }
        Ok(Next::Options)
    }

    fn tell(&mut self, lines: Vec<String>) -> anyhow::Result<()> {
        for line in lines {
            self.terminal.say(&wrapped("  ", &line))?;
        }
        Ok(())
    }

    fn number(&mut self, number: usize) -> anyhow::Result<Next> {
        let Some((seat, decision)) = self.decision() else { return self.over() };
        self.game.view().answers(seat, decision.question, &mut self.answers);
        match number.checked_sub(1).and_then(|index| self.answers.get(index).copied()) {
            Some(answer) => self.act(seat, decision, answer),
            None => {
                let most = self.answers.len();
                self.say(|_| format!("The list goes from 1 to {most}."))
            }
        }
    }

    fn text(&mut self, text: &str) -> anyhow::Result<Next> {
        let Some((seat, decision)) = self.decision() else { return self.over() };
        match answer::read(&self.game.view(), seat, decision.question, text) {
            Ok(answer) => self.act(seat, decision, answer),
            Err(error) => self.say(|_| format!("Not understood: {error}. Type help for more.")),
        }
    }

    fn over(&mut self) -> anyhow::Result<Next> {
        self.say(|_| "The game is over: log, save FILE, undo or quit.".to_owned())
    }

    fn act(&mut self, seat: Seat, decision: Decision, answer: Answer) -> anyhow::Result<Next> {
        let before = *self.game.state().table();
        let told = match self.game.act(seat, decision.id, answer) {
            Ok(events) => events.to_vec(),
            Err(refusal) => return self.say(|me| words::refusal(&me.game.view(), &refusal)),
        };
        self.tell_events(before, &told)?;
        self.keep()?;
        Ok(Next::Show)
    }

    /// One person plays all seats, so the last deed is meant, whoever's it was.
    fn undo(&mut self, undo: Undo) -> anyhow::Result<Next> {
        let Some(seat) = self.game.deeds().last().map(|deed| deed.seat) else {
            return self.say(|_| "There is nothing to take back.".to_owned());
        };
        match self.game.undo(seat, undo) {
            Ok(count) => {
                self.seat = Some(seat);
                let answers = if count == 1 { "answer" } else { "answers" };
                self.terminal
                    .say(&format!("Took back {count} {answers} of {}.", words::player(&self.game.view(), seat)))?;
                self.keep()?;
                Ok(Next::Show)
            }
            Err(refusal) => self.say(|me| words::undo_refusal(&me.game.view(), &refusal)),
        }
    }

    fn save(&mut self, path: &Path) -> String {
        match files::write(path, &saved::write(self.texts.pack, &self.game)) {
            Ok(()) => format!("Saved in {}.", path.display()),
            Err(error) => format!("Not saved: {error:#}."),
        }
    }

    fn choose(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let view = self.game.view();
        if !view.table.seats().has(seat) {
            return self.say(|_| format!("Nobody sits at seat {}.", seat.number()));
        }
        if !view.seats_asked().has(seat) {
            return self.say(|me| format!("Nothing is asked of {} now.", words::player(&me.game.view(), seat)));
        }
        self.seat = Some(seat);
        Ok(Next::Show)
    }

    fn keep(&mut self) -> anyhow::Result<()> {
        if let Err(error) = self.autosave.keep(self.texts.pack, &self.game) {
            self.terminal.say(&format!("The game could not be kept: {error:#}. Use save FILE."))?;
        }
        Ok(())
    }

    fn quit(&mut self) -> anyhow::Result<Next> {
        self.terminal.say(&format!("The game is kept in {}.", self.autosave.path().display()))?;
        if let Some(file) = self.terminal.ask("Save it in a file of its own too? File name, or Enter for no: ")?
            && !file.is_empty()
        {
            let said = self.save(Path::new(&file));
            self.terminal.say(&said)?;
        }
        self.terminal.say("Goodbye.")?;
        Ok(Next::Leave)
    }

    fn end_of_input(&mut self) -> anyhow::Result<Next> {
        self.terminal.say(&format!("End of input. The game is kept in {}.", self.autosave.path().display()))?;
        Ok(Next::Leave)
    }
}
