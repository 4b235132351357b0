//! Taking back. One's own deeds need nobody's consent as long as what others did stays the same (A9, B16); what crosses
//! a fence or takes others' deeds along needs a table that allows it, and everybody who holds a seat.

use engine::cause::Happened;
use engine::game::{Undo, UndoRefusal};
use engine::seat::Seat;
use notation::save;
use wire::TakenBack;

use super::Room;
use crate::lobby::Proposal;
use crate::message::News;
use crate::people::Participant;
use crate::refusal::RoomRefusal;

/// What taking something back would touch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Touches {
    /// One's own deeds, nothing hidden.
    Own,
    /// One's own deeds, some of which have shown something hidden.
    Hidden,
    /// Everything since, whoever did it.
    Others,
}

impl Room {
    pub(super) fn undo(&mut self, by: Participant, seat: Seat, undo: Undo) -> Result<(), RoomRefusal> {
        self.holds(by, seat)?;
        let touches = self.touches(seat, undo)?;
        if touches == Touches::Own {
            self.lapse();
            return self.take_back(seat, undo, touches);
        }
        if self.lobby.proposal.is_some() {
            return Err(RoomRefusal::OtherProposal {});
        }
        let awaited: Vec<Participant> = self.lobby.seated().into_iter().filter(|who| *who != by).collect();
        if awaited.is_empty() {
            return self.take_back(seat, undo, touches);
        }
        self.proposals += 1;
        let back_to = self.game.undo_back_to(seat, undo).ok_or(UndoRefusal::Nothing)? as u32;
        let others = touches == Touches::Others;
        let proposal = Proposal { id: self.proposals, by, seat, undo, back_to, others, awaited };
        self.announce(News::UndoAsked { proposal });
        Ok(())
    }

    pub(super) fn agree(&mut self, by: Participant, id: u32) -> Result<(), RoomRefusal> {
        let proposal = self.proposal(id)?;
        if !proposal.awaited.contains(&by) {
            return Err(RoomRefusal::OnlySeated {});
        }
        let (seat, undo, last) = (proposal.seat, proposal.undo, proposal.awaited.len() == 1);
        self.announce(News::UndoAgreed { proposal: id, by });
        if !last {
            return Ok(());
        }
        let touches = self.touches(seat, undo)?;
        self.take_back(seat, undo, touches).inspect_err(|_| self.lapse())
    }

    pub(super) fn disagree(&mut self, by: Participant, id: u32) -> Result<(), RoomRefusal> {
        let proposal = self.proposal(id)?;
        if proposal.by != by && !self.lobby.seated().contains(&by) {
            return Err(RoomRefusal::OnlySeated {});
        }
        self.announce(News::UndoRefused { proposal: id, by });
        Ok(())
    }

    /// The table changes: what was proposed before is off it.
    pub(super) fn lapse(&mut self) {
        if let Some(Proposal { id, .. }) = self.lobby.proposal {
            self.announce(News::UndoLapsed { proposal: id });
        }
    }

    fn proposal(&self, id: u32) -> Result<&Proposal, RoomRefusal> {
        let proposal = self.lobby.proposal.as_ref().filter(|proposal| proposal.id == id);
        proposal.ok_or(RoomRefusal::NoSuchProposal {})
    }

    /// What an undo touches, if this table allows that.
    fn touches(&mut self, seat: Seat, undo: Undo) -> Result<Touches, UndoRefusal> {
        let settings = self.lobby.settings;
        let mut preview = |cross_fences| {
            self.game.cross_fences = cross_fences;
            let preview = self.game.undo_preview(seat, undo).map(drop);
            self.game.cross_fences = false;
            preview
        };
        let touches = preview(false).map(|()| Touches::Own);
        let touches = match touches {
            Err(UndoRefusal::Fence { .. }) if settings.cross_fences => preview(true).map(|()| Touches::Hidden),
            Ok(_) | Err(_) => touches,
        };
        match touches {
            Err(UndoRefusal::Others { .. }) if settings.undo_others && self.others_may_follow(seat, undo) => {
                Ok(Touches::Others)
            }
            Ok(_) | Err(_) => touches,
        }
    }

    /// Everything since would be taken back: nothing hidden may have been shown by it, unless the table allows that.
    fn others_may_follow(&self, seat: Seat, undo: Undo) -> bool {
        let Some(first) = self.game.undo_back_to(seat, undo) else { return false };
        let mut events = self.game.deeds()[first..].iter().flat_map(|deed| &deed.events);
        self.lobby.settings.cross_fences || !events.any(Happened::is_fence)
    }

    fn take_back(&mut self, seat: Seat, undo: Undo, touches: Touches) -> Result<(), RoomRefusal> {
        let (before, crossed) = (self.game.deeds().len(), self.game.crossed().len());
        self.game.cross_fences = touches != Touches::Own;
        let taken = match touches {
            Touches::Own | Touches::Hidden => self.take_back_own(seat, undo),
            Touches::Others => self.rewind(seat, undo),
        };
        self.game.cross_fences = false;
        let back_to = taken?;
        let count = (before - self.game.deeds().len()) as u32;
        let taken_back = TakenBack { seat, back_to: back_to as u32, again: self.happened_since(back_to) };
        let crossing = self.game.crossed().len() > crossed;
        self.announce(News::Undone { taken_back, count, crossing });
        self.say_who_is_awaited();
        Ok(())
    }

    /// Answers how many answers are left before the first that was taken back.
    fn take_back_own(&mut self, seat: Seat, undo: Undo) -> Result<usize, UndoRefusal> {
        let first = self.game.undo_preview(seat, undo)?.last().copied().ok_or(UndoRefusal::Nothing)?;
        self.game.undo(seat, undo)?;
        self.reply.records.extend(save::record(&self.game));
        Ok(first)
    }

    /// Takes back one answer after the other, whoever gave it, so that the log tells it in words it knows.
    fn rewind(&mut self, seat: Seat, undo: Undo) -> Result<usize, UndoRefusal> {
        let first = self.game.undo_back_to(seat, undo).ok_or(UndoRefusal::Nothing)?;
        while let Some(deed) = self.game.deeds()[first..].last() {
            self.game.undo(deed.seat, Undo::Answer)?;
            self.reply.records.extend(save::record(&self.game));
        }
        Ok(first)
    }
}
