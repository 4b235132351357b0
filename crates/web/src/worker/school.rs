//! Lessons, and what a pupil does in them besides answering. A part of its own.

use std::pin::Pin;

use super::hands::Hands;
use super::teaching::{self, Laid, Teaching};
use super::tell;
use crate::bridge::{Ask, Kept, PupilAsk, Tell, Trouble};

/// Does what is asked of the school.
pub fn school(hands: &mut Hands, ask: Ask) -> Pin<Box<dyn Future<Output = ()> + '_>> {
    Box::pin(async move {
        match ask {
            Ask::Lesson { key, step } => hands.teach(Teaching::find(&key, step)).await,
            Ask::Pupil(ask) => hands.pupil(ask).await,
            _ => {}
        }
    })
}

impl Hands {
    /// Lays out a lesson where it stands.
    async fn teach(&mut self, lesson: Option<Laid>) {
        match lesson {
            Some((lesson, game)) => self.lay_out(game, Kept::new(Vec::new(), 0), Some(lesson)).await,
            None => tell(&Tell::Trouble(Trouble::NoSuchGame)),
        }
    }

    /// Does what a pupil asks for.
    async fn pupil(&mut self, ask: PupilAsk) {
        let Some(open) = &mut self.open else { return };
        let Some(lesson) = &mut open.lesson else { return };
        match ask {
            PupilAsk::Look => {
                lesson.look(&open.room);
                self.tell_lesson();
            }
            PupilAsk::Back => {
                let back = lesson.back(&open.room, 1);
                self.teach(back).await;
            }
            PupilAsk::Again => {
                let again = lesson.back(&open.room, 0);
                self.teach(again).await;
            }
            PupilAsk::Skip => {
                let next = lesson.skipped(&open.room);
                self.teach(next).await;
            }
            PupilAsk::Leave => match lesson.goes_on() {
                Some(bots) => {
                    let game = open.room.game().clone();
                    self.lay_out(game, Kept::new(bots, teaching::PACE), None).await;
                }
                None => self.open = None,
            },
        }
    }
}
