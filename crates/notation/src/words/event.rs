//! What happened, for the log.

use engine::View;
use engine::cause::{Cause, Happened};
use engine::effect::Zone;
use engine::event::{Event, Spot};
use engine::seat::Seat;
use engine::table::{Outcome, Token};

use super::name::{self, count};

/// What happened, in a sentence. The view shows the table just before the event.
pub fn event(view: &View, happened: &Happened) -> String {
    let Happened { event, cause } = *happened;
    let who = |seat: Seat| name::player(view, seat);
    let die = |seat, die| name::die(view, seat, die);
    let zone = |seat, zone| name::zone(view, Some(seat), zone);
    let tile = |space| name::tile(view, space);
    match event {
        Event::RoundBegan { round } => format!("Round {round} begins."),
        Event::PhaseBegan(phase) => format!("Phase {}: {}.", phase.number(), name::phase(phase)),
        Event::Rolled { seat, zone: to, die: rolled } => {
            format!("{} rolls a {} into {}.", who(seat), die(seat, rolled), zone(seat, to))
        }
        Event::Gained { seat, zone: Zone::Kept, die: gained } => {
            format!("{} gains a {} for the next round.", who(seat), die(seat, gained))
        }
        Event::Gained { seat, zone: to, die: gained } => {
            format!("{} gains a {} in {}.", who(seat), die(seat, gained), zone(seat, to))
        }
        Event::Received { seat, from, die: got } => {
            format!("{} receives a {} from {}.", who(seat), die(seat, got), who(from))
        }
        Event::Rerolled { seat, from, to, .. } => {
            format!("{} rolls a {} again: {}.", who(seat), die(seat, from), die(seat, to))
        }
        Event::Turned { seat, from, to, .. } => {
            format!("{} turns a {} to {}.", who(seat), die(seat, from), die(seat, to))
        }
        Event::Moved { seat, from, to, die: moved, .. } => {
            let (from, to) = (zone(seat, from), zone(seat, to));
            format!("{} moves a {} from {from} to {to}.", who(seat), die(seat, moved))
        }
        Event::Discarded { seat, zone: from, die: gone, .. } => {
            format!("{} discards a {} from {}.", who(seat), die(seat, gone), zone(seat, from))
        }
        Event::FellOff { seat, die: gone, .. } => {
            format!("{} loses a {}: it was pushed over the edge.", who(seat), die(seat, gone))
        }
        Event::PaidToxic { seat, die: paid } => {
            format!("{} discards a {} for placing a Toxic die.", who(seat), die(seat, paid))
        }
        Event::Placed { seat, die: placed, spot } => {
            format!("{} places a {} {}.", who(seat), die(seat, placed), on(view, spot))
        }
        Event::PairPlaced { seat, dice: [one, other], space } => {
            format!("{} places {} and {} on {}.", who(seat), die(seat, one), die(seat, other), tile(space))
        }
        Event::Cycled { seat, count: dice } => {
            format!("{} cycles {}.", who(seat), count(dice, "die", "dice"))
        }
        Event::KeptJoined { seat } => {
            let kept = name::dice(view, seat, view.table.of(seat).kept.iter());
            format!("{} takes the kept dice into {}: {kept}.", who(seat), zone(seat, Zone::Pool))
        }
        Event::ConvertersGained { seat, count: tokens } => {
            format!("{} gains {}.", who(seat), count(tokens, "Converter token", "Converter tokens"))
        }
        Event::ConverterSpent { seat } => format!("{} spends a Converter token.", who(seat)),
        Event::PickedUp { seat, space } => format!("{} takes the Counter die of {} in hand.", who(seat), tile(space)),
        Event::Exchanged { seat, space, die: given } => {
            format!("{} exchanges a {} with the Counter die of {}.", who(seat), die(seat, given), tile(space))
        }
        Event::CounterTurned { space, to } => {
            format!("The Counter die of {} turns to {}.", tile(space), to.top().number())
        }
        Event::CounterReplaced { space, slot } => {
            let placed = view.table.tile(space).and_then(|tile| *tile.dice.get(usize::from(slot))?);
            let shows = placed.map_or_else(String::new, |die| format!(" {}", die.top().number()));
            format!("The placed{shows} becomes the Counter die of {}.", tile(space))
        }
        Event::LocksLifted { seat } => format!("{} takes all Lock tokens back.", who(seat)),
        Event::LockPlaced { space, lock } => {
            let owner = view.table.tile(space).map(|tile| tile.owner);
            let lock = owner.map_or_else(|| "A Lock token".to_owned(), |owner| name::lock(view, owner, lock));
            format!("{lock} goes on {}.", tile(space))
        }
        Event::LocksSwapped { one, other } => {
            format!("The Lock tokens of {} and {} change places.", tile(one), tile(other))
        }
        Event::Unlocked { space } => format!("{} is unlocked.", tile(space)),
        Event::Discounted { seat, by } => format!("{}'s payments cost {by} less this round.", who(seat)),
        Event::Generated { resource, amount, space } => {
            let maker = match (space, cause) {
                (Some(space), _) => tile(space),
                (None, Cause::Habitation) => "The Habitation Module".to_owned(),
                (None, _) => "The station".to_owned(),
            };
            format!("{maker} makes {amount} {}.", name::resource(resource))
        }
        Event::StrainFelt { resource, space } => {
            format!("Strain on {}: 3 {} are lost.", tile(space), name::resource(resource))
        }
        Event::Consumed { resource, amount } => {
            let consumer = match cause {
                Cause::Mission { mission } => name::mission(view, mission),
                _ => "The mission",
            };
            format!("{consumer} consumes {amount} {}.", name::resource(resource))
        }
        Event::MissionRevealed { mission } => {
            format!("The next mission is {}.", name::mission(view, mission))
        }
        Event::MissionAdvanced { index } => {
            let die = view.table.missions.get(index).map_or(0, |mission| mission.die.number() + 1);
            format!("{} advances to {die}.", name::active_mission(view, index))
        }
        Event::MissionCompleted { index } => format!("{} is completed.", name::active_mission(view, index)),
        Event::Drained { resource, by } => format!("{} is drained by {by}.", name::resource(resource)),
        Event::Overflowed { resource, by } => {
            format!("{} is drained by {by}, which did not fit elsewhere.", name::resource(resource))
        }
        Event::Reduced { resource, by } => format!("The drain of {} falls by {by}.", name::resource(resource)),
        Event::BonusTaken { resource } => format!("The {} bonus is taken.", name::resource(resource)),
        Event::CapacityGained { seat, by } => format!("{} gains {by} Capacity.", who(seat)),
        Event::CapacitySpent { seat, by } if matches!(cause, Cause::Card { .. }) => {
            format!("{} loses {by} Capacity.", who(seat))
        }
        Event::CapacitySpent { seat, by } => format!("{} spends {by} Capacity.", who(seat)),
        Event::SuppliesOpened => "Emergency supplies are opened.".to_owned(),
        Event::SuppliedTo { resource, amount } => {
            format!("Supplies set {} to {amount}.", name::resource(resource))
        }
        Event::CardRevealed { card } => {
            let persists =
                if view.rulebook.card(card).slots.is_some() { " It stays until dice remove it." } else { "" };
            format!("Disaster: {}.{persists}", name::card(view, card))
        }
        Event::CardRemoved { index } => format!("{} leaves the game.", name::face_up(view, index)),
        Event::Hit { space } => format!("{} is hit.", tile(space)),
        Event::TileDisabled { space } => format!("{} is disabled.", tile(space)),
        Event::DockDisabled { dock } => format!("Docking Module {} is disabled.", dock + 1),
        Event::TileDestroyed { space } => format!("{} is destroyed.", tile(space)),
        Event::OfferDestroyed { seat, index } => {
            let face = view.rulebook.face(view.set_tile(seat, index), view.table.of(seat).light);
            format!("{} gives up {} from the Offer row.", who(seat), face.name)
        }
        Event::Scorched { space, tokens } => {
            format!("{} is scorched: {}.", tile(space), count(tokens, "Scenario token", "Scenario tokens"))
        }
        Event::Worn { space } => format!("{} loses a Scenario token.", tile(space)),
        Event::Amplified { space, token } => format!("{} gets {}.", tile(space), self::token("an Amplify", token)),
        Event::Strained { space, token } => format!("{} gets {}.", tile(space), self::token("a Strain", token)),
        Event::TokensRemoved => "Amplify, Strain and Disable tokens are removed.".to_owned(),
        Event::NegativesMoved { from, to, .. } => {
            format!("The negative tokens of {} move to {}.", tile(from), tile(to))
        }
        Event::ResearchPaid { seat, by } => format!("{} pays {by} Capacity for research.", who(seat)),
        Event::ResearchAdvanced { tier } if tier > view.table.tier => {
            format!("Research advances: tier {tier} is on offer.")
        }
        Event::ResearchAdvanced { .. } => "Research advances.".to_owned(),
        Event::ResearchReturned => "Capacity that did not suffice for research is returned.".to_owned(),
        Event::Installed { seat, index, light, space } => {
            let face = view.rulebook.face(view.set_tile(seat, index), light);
            format!("{} installs {} on {space}.", who(seat), face.name)
        }
        Event::TrackMoved { seat, by } if by < 0 => {
            format!("{}'s dice track goes back {}.", who(seat), count(by.unsigned_abs(), "slot", "slots"))
        }
        Event::TrackMoved { seat, .. } => format!("{}'s dice track advances.", who(seat)),
        Event::BadgeUsed { seat, index } => {
            let badge = view.table.of(seat).badges.get(usize::from(index)).copied().flatten();
            format!("{} uses {}.", who(seat), badge.map_or("a badge", |(badge, _)| &view.rulebook.badge(badge).name))
        }
        Event::Permitted { seat } => format!("{} may buy one tile of the next tier.", who(seat)),
        Event::PermitUsed { seat } => format!("{} uses the permit for the next tier.", who(seat)),
        Event::FewerDice { seat, by } => {
            format!("{} will roll {} fewer.", who(seat), count(by, "die", "dice"))
        }
        Event::SectorRolled(sector) => format!("The Disaster die names sector {}.", sector.number()),
        Event::RoundReset => "Dice go home and the red markers go back.".to_owned(),
        Event::SaidDone { seat } => format!("{} is done.", who(seat)),
        Event::Reopened { seat } => format!("{} goes on.", who(seat)),
        Event::Ended(how) => outcome(how),
    }
}

/// How the game ended.
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won => "The crew wins: all missions are done and the station is alive.".to_owned(),
        Outcome::Starved(resource) => {
            format!("The crew loses: there is not enough {}.", name::resource(resource))
        }
        Outcome::OutOfSupplies => "The crew loses: the emergency supplies are used up.".to_owned(),
        Outcome::StationDestroyed => "The crew loses: the disaster has destroyed the station.".to_owned(),
    }
}

fn token(kind: &str, token: Token) -> String {
    format!("{kind} token {} for {}", token.number.number(), name::resource(token.resource))
}

/// Where a die goes.
fn on(view: &View, spot: Spot) -> String {
    match spot {
        Spot::Tile(space, _) => format!("on {}", name::tile(view, space)),
        Spot::Mission => {
            format!("on the mission {}", view.table.missions.top.map_or("card", |top| name::mission(view, top)))
        }
        Spot::Card(index, _) => format!("on {}", name::face_up(view, index)),
        Spot::Dock(dock) => format!("on Docking Module {}", dock + 1),
        Spot::Habitation => "in the Habitation Module".to_owned(),
    }
}
