//! What happened, for the log.

use engine::cause::{Cause, Happened};
use engine::effect::Zone;
use engine::event::{Event, Spot};
use engine::seat::Seat;
use engine::table::{Outcome, Phase, Token};

use super::Speaker;
use super::log_key::LogKey as Key;
use super::telling::Telling;
use crate::dice::Case;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

impl Writer {
    /// The name of a phase, as printed.
    pub fn phase(&self, phase: Phase) -> Line {
        self.the_phase(phase).into()
    }

    fn the_phase(&self, phase: Phase) -> String {
        let name = self.word(match phase {
            Phase::RollAndPlaceDice => Key::PhaseRollAndPlaceDice,
            Phase::CalculateResults => Key::PhaseCalculateResults,
            Phase::UseResources => Key::PhaseUseResources,
            Phase::ResolveDisasters => Key::PhaseResolveDisasters,
            Phase::SpendCapacity => Key::PhaseSpendCapacity,
            Phase::ResetTheRound => Key::PhaseResetTheRound,
        });
        mark(&Thing::phase(phase), &name)
    }

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> Line {
        self.the_outcome(outcome).into()
    }

    fn the_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won => self.word(Key::OutcomeWon),
            Outcome::Starved(resource) => {
                self.say(Key::OutcomeStarved, Words::new().with("resource", self.the_resource(resource)))
            }
            Outcome::OutOfSupplies => self.word(Key::OutcomeOutOfSupplies),
            Outcome::StationDestroyed => self.word(Key::OutcomeStationDestroyed),
        }
    }
}

impl<'a> Speaker<'a> {
    /// What happened, in a sentence, and whose doing it was. The view shows the table just before the event.
    pub fn event(&self, happened: &Happened) -> Line {
        self.explained(self.happening(happened).into(), happened.cause)
    }

    /// What happened, in a sentence.
    pub(super) fn happening(&self, Happened { event, cause }: &Happened) -> String {
        let told = match *event {
            Event::RoundBegan { round } => self.tell(Key::Round).n(round),
            Event::PhaseBegan(phase) => {
                self.tell(Key::Phase).n(phase.number()).with("phase", self.writer.the_phase(phase))
            }
            Event::Rolled { seat, zone, die } => return self.rolled(seat, zone, &[die]),
            Event::Gained { seat, zone: Zone::Kept, die } => self.tell_of(Key::GainedKept, seat).die("die", seat, die),
            Event::Gained { seat, zone, die } => {
                self.tell_of(Key::Gained, seat).die("die", seat, die).place(seat, zone, Case::In)
            }
            Event::Received { seat, from, die } => {
                self.tell_of(Key::Received, seat).die("die", seat, die).with("from", self.the_player(from))
            }
            Event::Rerolled { seat, from, to, .. } => {
                self.tell_of(Key::Rerolled, seat).die("from", seat, from).die("to", seat, to)
            }
            Event::Turned { seat, from, to, .. } => {
                self.tell_of(Key::Turned, seat).die("from", seat, from).die("to", seat, to)
            }
            Event::Moved { seat, from, to, die, .. } => {
                let moved = self.tell_of(Key::Moved, seat).die("die", seat, die);
                moved.place(seat, from, Case::From).place(seat, to, Case::To)
            }
            Event::Discarded { seat, zone, die, .. } => {
                self.tell_of(Key::Discarded, seat).die("die", seat, die).place(seat, zone, Case::From)
            }
            Event::FellOff { seat, die, .. } => self.tell_of(Key::FellOff, seat).die("die", seat, die),
            Event::PaidToxic { seat, die } => self.tell_of(Key::PaidToxic, seat).die("die", seat, die),
            Event::Placed { seat, die, spot } => self.die_placed(seat, spot).die("die", seat, die),
            Event::PairPlaced { seat, dice: [one, other], space } => {
                let placed = self.tell_of(Key::PairPlaced, seat).die("one", seat, one).die("other", seat, other);
                placed.tile("tile", space)
            }
            Event::Cycled { seat, count } => {
                let along = matches!(cause, Cause::CalledCycle);
                self.tell_of(if along { Key::CycledAlong } else { Key::Cycled }, seat).n(count)
            }
            Event::KeptJoined { seat } => {
                let kept = self.the_dice(seat, self.view.table.of(seat).kept.iter());
                self.tell_of(Key::KeptJoined, seat).with("dice", kept).place(seat, Zone::Pool, Case::Into)
            }
            Event::ConvertersGained { seat, count } => self.tell_of(Key::ConvertersGained, seat).n(count),
            Event::ConverterSpent { seat } => self.tell_of(Key::ConverterSpent, seat),
            Event::PickedUp { seat, space } => {
                self.tell_of(Key::PickedUp, seat).tile("tile", space).place(seat, Zone::Pool, Case::Into)
            }
            Event::Exchanged { seat, space, die } => {
                self.tell_of(Key::Exchanged, seat).die("die", seat, die).tile("tile", space)
            }
            Event::CounterTurned { space, to } => {
                self.tell(Key::CounterTurned).tile("tile", space).with("to", self.the_number(to.top()))
            }
            Event::CounterReplaced { space, slot } => {
                self.tell(Key::CounterReplaced).tile("tile", space).with("die", self.the_placed_die(space, slot))
            }
            Event::LocksLifted { seat } => self.tell_of(Key::LocksLifted, seat),
            Event::LockPlaced { space, lock } => {
                self.tell(Key::LockPlaced).tile("tile", space).with("numbers", self.the_lock_on(space, lock))
            }
            Event::LocksSwapped { one, other } => self.tell(Key::LocksSwapped).tile("one", one).tile("other", other),
            Event::Unlocked { space } => self.tell(Key::Unlocked).tile("tile", space),
            Event::Discounted { seat, by } => self.tell_of(Key::Discounted, seat).n(by),
            Event::Generated { resource, amount, space } => match (space, cause) {
                (Some(space), _) => self.tell(Key::Generated).tile("tile", space).amount(resource, amount),
                (None, Cause::Habitation) => self.tell(Key::GeneratedHabitation).amount(resource, amount),
                (None, _) if amount < 0 => self.tell(Key::Upkeep).amount(resource, -amount),
                (None, _) => self.tell(Key::Income).amount(resource, amount),
            },
            Event::StrainFelt { resource, space } => {
                self.tell(Key::StrainFelt).tile("tile", space).amount(resource, Token::WORTH)
            }
            Event::Consumed { resource, amount } => {
                let consumed = match *cause {
                    Cause::Mission { mission } => self.tell(Key::Consumed).with("mission", self.the_mission(mission)),
                    _ => self.tell(Key::ConsumedByMissions),
                };
                consumed.amount(resource, amount.into())
            }
            Event::MissionRevealed { mission } => {
                self.tell(Key::MissionRevealed).with("mission", self.the_mission(mission))
            }
            Event::MissionAdvanced { index } => {
                let die = self.view.table.missions.get(index).map_or(0, |mission| mission.die.number() + 1);
                self.tell(Key::MissionAdvanced).with("mission", self.the_active_mission(index)).n(die)
            }
            Event::MissionCompleted { index } => {
                self.tell(Key::MissionCompleted).with("mission", self.the_active_mission(index))
            }
            Event::Drained { resource, by } => self.drained(*cause).resource(resource).n(by),
            Event::Overflowed { resource, by } => self.tell(Key::Overflowed).resource(resource).n(by),
            Event::Reduced { resource, by } => self.tell(Key::Reduced).resource(resource).n(by),
            Event::BonusTaken { resource } => self.tell(Key::BonusTaken).resource(resource),
            Event::CapacityGained { seat, by } => {
                let returned = matches!(cause, Cause::Install { .. });
                let key = if returned { Key::CapacityReturned } else { Key::CapacityGained };
                self.tell_of(key, seat).capacity(by as i16)
            }
            Event::CapacitySpent { seat, by } => self.tell_of(spent(*cause), seat).capacity(by.into()),
            Event::SuppliesOpened => self.tell(Key::SuppliesOpened),
            Event::SuppliedTo { resource, amount } => self.tell(Key::Supplied).resource(resource).n(amount),
            Event::CardRevealed { card } => {
                let persistent = self.view.rulebook.card(card).slots.is_some();
                let key = if persistent { Key::CardRevealedPersistent } else { Key::CardRevealed };
                self.tell(key).with("card", self.the_card(card))
            }
            Event::CardRemoved { index } => self.tell(Key::CardRemoved).with("card", self.the_card_up(index)),
            Event::Hit { space } => self.tell(Key::Hit).tile("tile", space),
            Event::TileDisabled { space } => self.tell(Key::TileDisabled).tile("tile", space),
            Event::DockDisabled { dock } => self.tell(Key::DockDisabled).with("dock", self.writer.the_dock(dock)),
            Event::TileDestroyed { space } => {
                let room = matches!(cause, Cause::MakeRoom { .. } | Cause::Install { .. });
                self.tell(if room { Key::TileMadeRoom } else { Key::TileDestroyed }).tile("tile", space)
            }
            Event::OfferDestroyed { seat, index } => {
                let tile = self.the_face(self.view.set_tile(seat, index), self.view.table.of(seat).light);
                self.tell_of(Key::OfferDestroyed, seat).with("tile", tile)
            }
            Event::Scorched { space, tokens } => self.tell(Key::Scorched).tile("tile", space).n(tokens),
            Event::Worn { space } => self.tell(Key::Worn).tile("tile", space),
            Event::Amplified { space, token } => {
                let token_on = self.tell(Key::Amplified).tile("tile", space).resource(token.resource);
                token_on.with("number", self.the_number(token.number))
            }
            Event::Strained { space, token } => {
                let token_on = self.tell(Key::Strained).tile("tile", space).resource(token.resource);
                token_on.with("number", self.the_number(token.number))
            }
            Event::TokensRemoved => self.tell(Key::TokensRemoved),
            Event::NegativesMoved { from, to, .. } => self.tell(Key::NegativesMoved).tile("from", from).tile("to", to),
            Event::ResearchPaid { seat, by } => self.tell_of(Key::PaidForResearch, seat).capacity(by.into()),
            Event::ResearchAdvanced { tier } if tier > self.view.table.tier => self.tell(Key::ResearchReleased).n(tier),
            Event::ResearchAdvanced { .. } => self.tell(Key::ResearchAdvanced),
            Event::ResearchReturned => self.tell(Key::ResearchReturned),
            Event::Installed { seat, index, light, space } => {
                let tile = self.the_face(self.view.set_tile(seat, index), light);
                self.tell_of(Key::Installed, seat).with("tile", tile).with("space", self.the_space(space))
            }
            Event::TrackMoved { seat, by } if by < 0 => self.tell_of(Key::TrackBack, seat).n(by.unsigned_abs()),
            Event::TrackMoved { seat, .. } => self.tell_of(Key::TrackAdvanced, seat),
            Event::BadgeUsed { seat, index } => {
                self.tell_of(Key::BadgeUsed, seat).with("badge", self.the_badge_of(seat, index))
            }
            Event::Permitted { seat } => self.tell_of(Key::Permitted, seat),
            Event::PermitUsed { seat } => self.tell_of(Key::PermitUsed, seat),
            Event::FewerDice { seat, by } => self.tell_of(Key::FewerDice, seat).n(by),
            Event::SectorRolled(sector) => self.tell(Key::SectorRolled).n(sector.number()),
            Event::RoundReset => self.tell(Key::RoundReset),
            Event::SaidDone { seat } => self.tell_of(Key::Done, seat),
            Event::Reopened { seat } => self.tell_of(Key::Reopened, seat),
            Event::Ended(how) => return self.writer.the_outcome(how),
        };
        told.end()
    }

    /// Somebody places a die there.
    fn die_placed(&self, seat: Seat, spot: Spot) -> Telling<'a> {
        let on = |on| self.tell_of(Key::Placed, seat).with("on", on);
        match spot {
            Spot::Tile(space, _) => on(self.the_tile(space)),
            Spot::Mission => self.tell_of(Key::PlacedMission, seat).with("mission", self.the_next_mission()),
            Spot::Card(index, _) => on(self.the_card_up(index)),
            Spot::Dock(dock) => on(self.writer.the_dock(dock)),
            Spot::Habitation => self.tell_of(Key::PlacedHabitation, seat),
        }
    }

    /// A wheel is drained, by whatever is to blame.
    fn drained(&self, cause: Cause) -> Telling<'a> {
        match (cause, self.doer(cause)) {
            (Cause::Install { .. }, _) => self.tell(Key::DrainedByNewTile),
            (Cause::FreeAction { .. }, _) | (_, None) => self.tell(Key::Drained),
            (_, Some(doer)) => self.tell(Key::DrainedBy).with("cause", doer),
        }
    }
}

/// What somebody gives Capacity for.
const fn spent(cause: Cause) -> Key {
    match cause {
        Cause::Card { .. } | Cause::Disaster => Key::CapacityLost,
        Cause::Install { .. } => Key::PaidForTile,
        Cause::AddDie { .. } => Key::PaidForDie,
        Cause::Amplify { .. } => Key::PaidForToken,
        Cause::Round
        | Cause::Roll
        | Cause::Placement { .. }
        | Cause::Done { .. }
        | Cause::Tile { .. }
        | Cause::Country { .. }
        | Cause::FreeAction { .. }
        | Cause::Badge { .. }
        | Cause::Dock { .. }
        | Cause::CalledCycle
        | Cause::Income
        | Cause::Habitation
        | Cause::Wear
        | Cause::Mission { .. }
        | Cause::Bonus { .. }
        | Cause::Check
        | Cause::Capacity
        | Cause::Research { .. }
        | Cause::MakeRoom { .. } => Key::CapacitySpent,
    }
}
