//! What the worker tells: the room's messages, advice, reach, troubles.

use std::sync::Arc;

use chronicle::Course;
use engine::View;
use engine::cause::Happened;
use engine::flow::Flow;
use engine::seat::Seat;
use engine::table::{Outcome, Table};
use leptos::prelude::*;
use room::{Guest, Message, News, RoomRefusal};
use text::Speaker;

use super::{Desk, Refused, Screen, Told};
use crate::bridge::{Ask, Facing, Tell, Then, Watched};
use crate::playback;
use crate::settings::Tone;
use crate::table::Reached;
use crate::watch::{Over, Story};

impl Desk {
    /// Something the worker tells.
    pub fn hear(&self, told: Tell) {
        match told {
            Tell::Games(games) => self.games.set(games),
            Tell::Opened { name, people, facing } => self.opened(name, people, facing),
            Tell::Past { table, deeds } => self.tell_past(*table, deeds),
            Tell::Heard(message) => self.heard(&message),
            Tell::Saved => self.unkept.set(None),
            Tell::Unkept { why, anyway } => self.unkept.update(|unkept| {
                let before = unkept.take().map_or_else(String::new, |(why, _)| why);
                *unkept = Some((if why.is_empty() { before } else { why }, anyway));
            }),
            Tell::Elsewhere { name } => self.elsewhere.set(Some(name)),
            Tell::TakenAway { name } => self.away.set(self.name.get_untracked() == name),
            Tell::Watched(watched) => self.watched(*watched),
            Tell::Link { line, at } => self.watch.over.set(Some(Over::Link(crate::address::link(&line, at)))),
            Tell::Trouble(trouble) => {
                // The coach may be what could not be fetched, and may be asked again.
                self.coaching.set(false);
                self.trouble.set(Some(trouble));
            }
            Tell::File { name, text } => crate::app::save_file(&name, &text),
            Tell::Advice { seat, advice } => {
                self.coaching.set(false);
                if seat == self.seat.get_untracked() {
                    self.reached.set(None);
                    self.advice.set(Some(*advice));
                }
            }
            Tell::Reach { seat, die, targets, complete } => {
                if seat == self.seat.get_untracked() {
                    self.advice.set(None);
                    self.reached.set(Some(Reached::new(die, targets, complete)));
                }
            }
            Tell::Lesson(lecture) => crate::learn::heard(*self, lecture),
            Tell::Undoable { seat, undo } => self.undo.update(|all| {
                all.retain(|(one, _)| *one != seat);
                all.push((seat, undo));
            }),
        }
    }

    fn watched(&self, watched: Watched) {
        let course = Course::of(embedded::rulebook(), &watched.chronicle);
        let last = course.stops.len().saturating_sub(1);
        let at = match (watched.at, watched.then) {
            (Some(at), _) => course.at_or_after(at),
            (None, Then::Replay) => 0,
            (None, Then::Numbers | Then::Imported) => last,
        };
        let then = watched.then;
        self.watch.playing.set(false);
        self.watch.only.set(None);
        self.watch.over.set((then == Then::Imported).then_some(Over::Imported));
        self.watch.at.set(at);
        self.facing.set(watched.facing.clone());
        self.watch.story.set(Some(Arc::new(Story { watched, course })));
        self.screen.set(if then == Then::Numbers { Screen::Numbers } else { Screen::Replay });
    }

    fn opened(&self, name: String, people: Vec<Seat>, facing: Facing) {
        crate::address::forget();
        self.past.set_value(None);
        self.away.set(false);
        self.elsewhere.set(None);
        self.unkept.set(None);
        self.watch.ended.set(String::new());
        self.guest.set_value(None);
        self.log.set(Vec::new());
        self.leave_plan();
        self.put_aids_away();
        self.playback.set(None);
        self.lesson.set(None);
        self.name.set(name);
        self.facing.set(facing);
        if let Some(first) = people.first() {
            self.seat.set(*first);
        }
        self.people.set(people);
    }

    fn heard(&self, message: &Message) {
        if let News::Snapshot { snapshot } = &message.news {
            if let Ok(guest) = Guest::new(embedded::rulebook(), snapshot.as_ref().clone()) {
                self.guest.set_value(Some(guest));
                self.screen.set(Screen::Table);
            }
        } else {
            self.tell_log(&message.news);
            let behind = self.guest.try_update_value(|guest| guest.as_mut().map(|guest| guest.hear(message)));
            if let Some(Some(Err(behind))) = behind {
                self.ask(&Ask::Say(behind.0));
            }
        }
        if let News::Refused { refusal } = &message.news {
            self.room_refused(refusal);
        }
        if matches!(message.news, News::Awaited { .. } | News::Snapshot { .. }) {
            self.plan_anew();
            self.beat.update(|beat| *beat += 1);
            self.look_around();
        }
    }

    /// Turns to whoever of this device is asked, if the one at the console is not.
    fn look_around(&self) {
        let people = self.people.get_untracked();
        let seat = self.seat.get_untracked();
        let asked: Vec<Seat> = self.guest.with_value(|guest| {
            let asked = guest.as_ref().map(|guest| guest.seen().game.asked.iter());
            asked.into_iter().flatten().map(|one| one.seat).filter(|seat| people.contains(seat)).collect()
        });
        if !asked.contains(&seat)
            && let Some(next) = asked.first()
            && !self.planning.get_untracked()
        {
            self.seat.set(*next);
            self.put_down();
            self.settings.play(Tone::Asked);
        }
        let outcome = untrack(|| self.look_at_real(|view| view.table.outcome)).flatten();
        if let Some(outcome) = outcome {
            self.settings.play(if outcome == Outcome::Won { Tone::Won } else { Tone::Lost });
        }
    }

    fn tell_log(&self, news: &News) {
        let (seat, deed, events) = match news {
            News::Answered { seat, deeds, events, .. } => (*seat, *deeds, events),
            News::Undone { taken_back, .. } => {
                // What crew mates did meanwhile was done again and stays told.
                let again = !taken_back.again.is_empty();
                let stays =
                    |told: &Told| told.deed <= taken_back.back_to || again && told.seat != Some(taken_back.seat);
                return self.log.update(|log| log.retain(stays));
            }
            _ => return,
        };
        let told = untrack(|| self.real_speaker(|speaker| playback::tell(speaker, events))).unwrap_or_default();
        self.log.update(|log| {
            for frame in &told {
                let number = log.last().map_or(0, |told| told.number + 1);
                log.push(Told { number, seat: Some(seat), doer: frame.doer, deed, line: frame.line.clone() });
            }
        });
        playback::play(*self, told);
    }

    /// The log of a game that is taken up begins with what happened last.
    fn tell_past(&self, mut table: Table, deeds: Vec<(u32, Seat, Vec<Happened>)>) {
        let book = embedded::rulebook();
        let mut log = Vec::new();
        for (deed, seat, events) in deeds {
            let view = View { rulebook: book, table: &table, flow: &Flow::NEW };
            let told =
                self.writer.with_value(|writer| playback::tell(&writer.speaker(embedded::pack(), view), &events));
            log.extend(told.into_iter().map(|frame| Told {
                number: 0,
                seat: Some(seat),
                doer: frame.doer,
                deed,
                line: frame.line,
            }));
            events.iter().for_each(|happened| table.apply(book, &happened.event));
        }
        log.iter_mut().enumerate().for_each(|(number, told)| told.number = number);
        self.log.set(log);
    }

    /// Speaks about the table as it is.
    fn real_speaker<T>(&self, speak: impl FnOnce(&Speaker<'_>) -> T) -> Option<T> {
        self.writer.with_value(|writer| self.look_at_real(|view| speak(&writer.speaker(embedded::pack(), *view))))
    }

    fn room_refused(&self, refusal: &RoomRefusal) {
        let seat = self.seat.get_untracked();
        let why = untrack(|| {
            self.speaker(|speaker| match refusal {
                RoomRefusal::Rules { refusal } => Some(speaker.refusal(seat, refusal)),
                RoomRefusal::Undo { undo_refusal } => Some(speaker.undo_refusal(undo_refusal)),
                _ => None,
            })
        });
        if let Some(Some(why)) = why {
            self.settings.play(Tone::Refused);
            self.refused.set(Some(Refused { thing: None, why }));
        }
    }
}
