//! What is in progress, as plain data: a game can be saved, copied and resumed in the middle of an ability.

use crate::board::{Space, Spaces};
use crate::die::{Die, Face};
use crate::op::{Program, StationText};
use crate::resource::{Resource, Resources};
use crate::seat::Seat;

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flow {
    /// The step of the round.
    pub step: Step,
    /// One lane a seat, for what players do at the same time.
    pub lanes: [Lane; Seat::MAX],
    /// The disaster card that is being resolved.
    pub card: Frame,
    /// Counts the questions to the whole crew.
    pub question_number: u16,
    /// Resources whose bonus was taken or declined this round.
    pub bonus_done: Resources,
    /// Amplify/Strain tokens set aside for those who have been promised one.
    pub reserved_tokens: u8,
}

/// The steps at which the game can wait for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Phase 1, before anybody rolls.
    Prepare,
    /// Phase 1, dice are placed.
    Place,
    /// Phase 2: the owner splits holes between the two resources of this tile (A36).
    Split(Cursor),
    /// Phase 2: the owner names the resource of this unique tile.
    AnyResource(Cursor),
    /// Phase 2: the owner names the mission that this unique tile advances.
    MissionDie(Cursor),
    /// Phase 2: the crew names the resource of the Habitation Module.
    Habitation,
    /// Phase 3: the crew takes bonuses.
    Bonus,
    /// Phase 4: this face-up card is resolved.
    Disaster(u8),
    /// Phase 5.
    Spend,
    /// Phase 6: the owner names the next Counter die of this tile (A102).
    Counter(Cursor),
    /// The game has ended.
    Over,
}

/// A space of the board, or past the last one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cursor(pub u8);

/// What one player is doing while the others act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lane {
    /// Is a text in progress?
    pub busy: bool,
    /// That text.
    pub frame: Frame,
    /// Texts that wait until it is done.
    inbox: [WaitingText; Lane::INBOX],
    /// How many.
    waiting: u8,
    /// Cycles that a crew mate has called for.
    pub cycles: u8,
    /// The dice have been rolled but not sorted yet; kept dice join the hand afterwards.
    pub sorting: bool,
    /// The player has finished this phase.
    pub done: bool,
    /// The player has used the Habitation Module and places nothing more.
    pub housed: bool,
    /// Counts this player's questions.
    pub question_number: u16,
}

/// A text that waits for its beginning: what somebody sent, and to whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct WaitingText {
    pc: u16,
    seat: Option<Seat>,
    die: Option<Die>,
    item: u8,
    from: Option<Seat>,
    reserved_tokens: u8,
}

impl WaitingText {
    const NONE: WaitingText = WaitingText::of(&Frame::NONE);

    const fn of(frame: &Frame) -> WaitingText {
        let Frame { pc, seat, dice: [die, _], item, from, reserved_tokens, .. } = *frame;
        WaitingText { pc, seat, die, item, from, reserved_tokens }
    }

    const fn open(self) -> Frame {
        let WaitingText { pc, seat, die, item, from, reserved_tokens } = self;
        Frame { dice: [die, None], item, from, reserved_tokens, ..Frame::new(Program(pc), seat) }
    }
}

/// A few dice that have been changed one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Changed {
    dice: [u8; Changed::MAX],
    len: u8,
}

impl Changed {
    /// As many as a text ever changes one by one and must tell apart.
    const MAX: usize = 3;
    /// None yet.
    pub const NONE: Changed = Changed { dice: [0; Changed::MAX], len: 0 };

    /// One more.
    pub fn push(&mut self, die: u8) {
        if usize::from(self.len) < Changed::MAX {
            self.dice[usize::from(self.len)] = die;
            self.len += 1;
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.dice.into_iter().take(usize::from(self.len))
    }

    /// How many are like this one.
    pub fn count(&self, die: u8) -> u8 {
        self.iter().filter(|other| *other == die).count() as u8
    }
}

/// A text in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// The next step among all steps of the rulebook.
    pub pc: u16,
    /// Where to go on if what comes next is declined or cannot be done; 0 for nowhere.
    pub bail: u16,
    /// May it be declined?
    pub may: bool,
    /// Who carries it out; nobody in particular for a disaster card.
    pub seat: Option<Seat>,
    /// The tile it stands on.
    pub space: Option<Space>,
    /// The dice that were placed there.
    pub dice: [Option<Die>; 2],
    /// The chosen die: its pose (plus 24 among kept dice), or its place in the queue.
    pub die: u8,
    /// A chosen number: of a token, or so far paid.
    pub number: u8,
    /// A chosen tile.
    pub tile: Option<Space>,
    /// A chosen resource, or the board of the badge in use.
    pub resource: Option<Resource>,
    /// How often something is still to be done, or owed.
    pub count: u8,
    /// Dice still to be discarded for placing Toxic dice.
    pub toxic: u8,
    /// Tokens set aside for this text.
    pub reserved_tokens: u8,
    /// The Docking Module or the bought tile it is about.
    pub item: u8,
    /// The side of the bought tile is the other one than the buyer's.
    pub other_side: bool,
    /// Who sent the die.
    pub from: Option<Seat>,
    /// The sector rolled last.
    pub sector: u8,
    /// Tiles that this text has hit.
    pub hit: Spaces,
    /// Tiles chosen so far where several are to be chosen.
    pub picked: Spaces,
    /// Must dice be different from those changed so far?
    pub distinct: bool,
    /// Those dice, as they lie now, numbered like `die`.
    pub changed: Changed,
}

impl Cursor {
    /// Past the last space.
    pub const END: Cursor = Cursor(Space::COUNT as u8);

    /// The space it points at.
    pub const fn space(self) -> Option<Space> {
        Space::from_index(self.0)
    }
}

impl Frame {
    /// A text at its beginning.
    pub const fn new(program: Program, seat: Option<Seat>) -> Frame {
        Frame {
            pc: program.0,
            bail: 0,
            may: false,
            seat,
            space: None,
            dice: [None; 2],
            die: 0,
            number: 0,
            tile: None,
            resource: None,
            count: 0,
            toxic: 0,
            reserved_tokens: 0,
            item: 0,
            other_side: false,
            from: None,
            sector: 0,
            hit: Spaces::NONE,
            picked: Spaces::NONE,
            distinct: false,
            changed: Changed::NONE,
        }
    }

    /// No text.
    pub const NONE: Frame = Frame::new(StationText::Nothing.program(), None);

    /// What comes next cannot be done: goes on behind it, or behind all that hangs together with it.
    pub const fn leave(&mut self, to: u16) {
        self.pc = if self.bail == 0 { to } else { self.bail };
        (self.may, self.bail, self.distinct) = (false, 0, false);
    }

    /// The faces of the placed dice.
    pub fn placed(&self) -> impl Iterator<Item = Face> {
        self.dice.into_iter().flatten().map(Die::top)
    }
}

impl Lane {
    /// Four dice can be docked in a round and four badges be used: more never waits.
    const INBOX: usize = 4;

    /// A lane at the beginning of a phase.
    pub const NEW: Lane = Lane {
        busy: false,
        frame: Frame::NONE,
        inbox: [WaitingText::NONE; Lane::INBOX],
        waiting: 0,
        cycles: 0,
        sorting: false,
        done: false,
        housed: false,
        question_number: 0,
    };

    /// A fresh lane whose questions are counted on.
    pub const fn renew(&mut self) {
        *self = Lane { question_number: self.question_number.wrapping_add(1), ..Lane::NEW };
    }

    /// Begins a text, or lets it wait until the current one is done (A1).
    pub fn deliver(&mut self, frame: Frame) {
        if self.busy {
            self.inbox[usize::from(self.waiting)] = WaitingText::of(&frame);
            self.waiting += 1;
        } else {
            self.busy = true;
            self.frame = frame;
        }
    }

    /// Ends the current text and begins the next one that waits, if any.
    pub fn next(&mut self) {
        self.busy = self.waiting > 0;
        if !self.busy {
            self.frame = Frame::NONE;
            return;
        }
        self.frame = self.inbox[0].open();
        self.waiting -= 1;
        self.inbox.copy_within(1.., 0);
        self.inbox[Lane::INBOX - 1] = WaitingText::NONE;
    }
}

impl Flow {
    /// Before the first round.
    pub const NEW: Flow = Flow {
        step: Step::Prepare,
        lanes: [Lane::NEW; Seat::MAX],
        card: Frame::NONE,
        question_number: 0,
        bonus_done: Resources::NONE,
        reserved_tokens: 0,
    };

    /// A player's lane.
    pub const fn lane(&self, seat: Seat) -> &Lane {
        &self.lanes[seat.index()]
    }

    /// Do players act at the same time in this step?
    pub const fn simultaneous(&self) -> bool {
        matches!(self.step, Step::Prepare | Step::Place | Step::Spend)
    }
}
