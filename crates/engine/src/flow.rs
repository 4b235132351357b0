//! What is in progress, as plain data: a game can be saved, copied and resumed in the middle of an ability.

use crate::abilities::{Program, Source, Text};
use crate::board::Space;
use crate::resource::Resources;
use crate::seat::{Seat, Seats};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flow {
    /// The step of the round.
    pub step: Step,
    /// One lane a seat, for what players do at the same time.
    pub lanes: [Lane; Seat::MAX],
    /// The disaster card that is being resolved, or another text that speaks to the crew.
    pub card: Option<Text>,
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
    /// Phase 4: all cards are resolved, and the crew does what this irregularity says.
    AfterCards(u8),
    /// Phase 3: the cost of this active mission was consumed, and the crew does what it says.
    Standing(u8),
}

/// A space of the board, or past the last one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cursor(pub u8);

/// What one player is doing while the others act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lane {
    /// The text in progress.
    pub text: Option<Text>,
    /// Texts that wait until it is done.
    pub(crate) inbox: [Option<WaitingText>; Lane::INBOX],
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

/// A text that waits for its beginning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct WaitingText {
    pub program: Program,
    pub source: Source,
    pub reserved_tokens: u8,
}

impl WaitingText {
    const fn begin(self, seat: Seat) -> Text {
        let WaitingText { program, source, reserved_tokens } = self;
        Text { reserved_tokens, ..Text::new(program, Some(seat), source) }
    }
}

impl Cursor {
    /// Past the last space.
    pub const END: Cursor = Cursor(Space::COUNT as u8);

    /// The space it points at.
    pub const fn space(self) -> Option<Space> {
        Space::from_index(self.0)
    }
}

impl Lane {
    /// Four dice can be docked in a round and four badges be used: more never waits.
    pub(crate) const INBOX: usize = 4;

    /// A lane at the beginning of a phase.
    pub const NEW: Lane = Lane {
        text: None,
        inbox: [None; Lane::INBOX],
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

    /// How many texts wait until the current one is done.
    pub fn waiting(&self) -> usize {
        self.inbox.iter().flatten().count()
    }

    /// Begins a text, or lets it wait until the current one is done (A1).
    pub(crate) fn deliver(&mut self, text: Text) {
        assert!(text.is_at_start(), "a text is delivered at its beginning");
        if self.text.is_none() {
            self.text = Some(text);
            return;
        }
        let free = self.inbox.iter_mut().find(|place| place.is_none());
        let Text { at, source, reserved_tokens, .. } = text;
        *free.expect("four texts wait at most") = Some(WaitingText { program: Program(at.0), source, reserved_tokens });
    }

    /// Where the texts that wait begin, and the tokens set aside for them.
    pub(crate) fn waiting_texts(&self) -> impl Iterator<Item = (Program, u8)> {
        self.inbox.iter().flatten().map(|waiting| (waiting.program, waiting.reserved_tokens))
    }

    /// Ends the current text and begins the next one that waits, if any.
    pub(crate) fn next(&mut self, seat: Seat) {
        self.text = self.inbox[0].map(|waiting| waiting.begin(seat));
        self.inbox.copy_within(1.., 0);
        self.inbox[Lane::INBOX - 1] = None;
    }
}

impl Flow {
    /// Before the first round.
    pub const NEW: Flow = Flow {
        step: Step::Prepare,
        lanes: [Lane::NEW; Seat::MAX],
        card: None,
        question_number: 0,
        bonus_done: Resources::EMPTY,
        reserved_tokens: 0,
    };

    /// A player's lane.
    pub const fn lane(&self, seat: Seat) -> &Lane {
        &self.lanes[seat.index()]
    }

    /// Whose lane is not through with this step: before the roll only texts keep anybody busy.
    pub(crate) fn busy(&self) -> Seats {
        let places = self.step != Step::Prepare;
        let busy = |lane: &Lane| u64::from(lane.text.is_some() | (places & !lane.done));
        Seats::from_bits(self.lanes.iter().rev().fold(0, |bits, lane| bits << 1 | busy(lane)))
    }

    /// Is a text carried out that speaks to the crew?
    pub const fn speaks_to_crew(&self) -> bool {
        matches!(self.step, Step::Disaster(_) | Step::AfterCards(_) | Step::Standing(_))
    }

    /// Do players act at the same time in this step?
    pub const fn simultaneous(&self) -> bool {
        matches!(self.step, Step::Prepare | Step::Place | Step::Spend)
    }
}
