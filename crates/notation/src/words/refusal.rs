//! Why an answer was not taken, what would make it legal, and where the rule stands.

use engine::View;
use engine::cause::{Cause, Happened};
use engine::effect::Cond;
use engine::game::UndoRefusal;
use engine::refusal::Refusal;

use super::name::{self, count};

/// Why an answer is not taken: the reason, the way out, and the rule in brackets.
pub fn refusal(view: &View, refusal: &Refusal) -> String {
    format!("{} [{}]", reason(view, refusal), refusal.rule())
}

fn reason(view: &View, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::GameOver => "The game is over; nothing more can be done.".to_owned(),
        Refusal::NotAsked => "Nothing is asked of this player now; wait for the others.".to_owned(),
        Refusal::Stale => "The question has changed meanwhile; look at the new one and answer again.".to_owned(),
        Refusal::OtherQuestion => "This answers another kind of question than the one that is asked.".to_owned(),
        Refusal::NotOffered => "That is not among the options; choose one that is listed.".to_owned(),
        Refusal::MustChoose => "This cannot be declined; choose one of the options.".to_owned(),
        Refusal::NoSuchDie => "No such die lies in the pool; use one that does.".to_owned(),
        Refusal::Housed => "Whoever has used the Habitation Module places nothing else this round.".to_owned(),
        Refusal::NoTile { space } => format!("There is no tile on {space}; choose a space with one."),
        Refusal::NotYours { owner } => {
            format!("That tile belongs to {}; only its owner uses it. A die can be docked.", name::player(view, owner))
        }
        Refusal::Disabled => "The tile is disabled until its token is removed in Phase 2.".to_owned(),
        Refusal::Scorched => "A scorched tile works only with a Strain token on it.".to_owned(),
        Refusal::Locked => "The tile is locked: open it when every die in the pool matches its Lock token.".to_owned(),
        Refusal::SlotFilled => "That slot is filled, or the tile has no such slot; choose an empty one.".to_owned(),
        Refusal::FirstSlotFirst => "Both slots are equal; fill the first one first.".to_owned(),
        Refusal::WrongFace { takes } => format!("That slot takes {takes}."),
        Refusal::CounterNotBeaten { counter } => {
            format!("The die must be higher than the Counter die, which shows {}.", counter.number())
        }
        Refusal::TakesTwo => "These slots are joined: place two dice at once.".to_owned(),
        Refusal::TakesOne => "This tile takes its dice one at a time: place a single die.".to_owned(),
        Refusal::NotDouble => "The two dice must show the same number.".to_owned(),
        Refusal::SumTooLow { least } => format!("The two dice must add up to {least} or more."),
        Refusal::ToxicUnpaid { missing } => {
            format!("A Toxic die costs another die of the pool; {} missing.", count(missing, "die is", "dice are"))
        }
        Refusal::MissionNeedsOne => "A mission is started with a 1.".to_owned(),
        Refusal::NoMission => "There is no mission left to start.".to_owned(),
        Refusal::NoSuchCard => "There is no such persistent card; choose one that is face up.".to_owned(),
        Refusal::OneSlotOnly => "With one or two players only the first slot of a card counts.".to_owned(),
        Refusal::DockTaken => "A die lies on that Docking Module already; use another one.".to_owned(),
        Refusal::DockDisabled => "That Docking Module is disabled; use another one.".to_owned(),
        Refusal::NoSuchThing => "There is no such thing here; choose one that is listed.".to_owned(),
        Refusal::Needs { cond } => condition(cond),
        Refusal::NothingToDo => "There is nothing it could be used on now.".to_owned(),
        Refusal::CapacityShort { cost, have } => format!("That costs {cost} Capacity, and only {have} is left."),
        Refusal::ResearchComplete => "The Research track is at its end.".to_owned(),
        Refusal::MoreThanMissing { missing } => {
            format!("Only {missing} Capacity is missing for this step of research.")
        }
        Refusal::NotInOffer => "That tile is installed or destroyed already.".to_owned(),
        Refusal::TierNotReleased { tier, released } => {
            format!("That is a tier {tier} tile and only tier {released} is released; advance research first.")
        }
        Refusal::WrongSide => "The tile must lie on the side that matches the light of your boards.".to_owned(),
        Refusal::BoardFull => "The board is full, and none of your tiles can give way.".to_owned(),
        Refusal::BoardNotFull => "There are empty spaces, so no tile needs to give way.".to_owned(),
        Refusal::TrackComplete => "The dice track is at its end.".to_owned(),
        Refusal::NoToken => "All Amplify/Strain tokens are in play or promised.".to_owned(),
        Refusal::AllAmplified => "Every tile has an Amplify token already.".to_owned(),
        Refusal::BadgeUsed => "That badge has been used this round.".to_owned(),
        Refusal::NoBonus { resource, next: Some(next) } => {
            let there = view.wheel(resource).available;
            format!("{} must reach {next} for its next bonus; it is at {there}.", name::resource(resource))
        }
        Refusal::NoBonus { resource, next: None } => {
            format!("All bonuses of {} have been taken.", name::resource(resource))
        }
        Refusal::BonusTaken => "The bonus of this resource has been taken or declined this round.".to_owned(),
        Refusal::NotYourBoard { resource } => {
            let seats = view.table.seats();
            let owner = seats.iter().find(|seat| view.table.of(*seat).boards.has(resource));
            let owner = owner.map_or("a crew mate", |seat| name::player(view, seat));
            format!("{} is controlled by {owner}, who alone decides about its bonus.", name::resource(resource))
        }
        Refusal::NoSuchMission => {
            "No mission with that number is active; take Capacity or name an active one.".to_owned()
        }
    }
}

/// What must hold, as something that is missing.
fn condition(cond: Cond) -> String {
    match cond {
        Cond::HasCrewMate => "This needs another player.".to_owned(),
        Cond::QueueAtLeast(least) => format!("This needs {} in the queue.", count(least, "die", "dice or more")),
        Cond::HandAtMost(most) => format!("This needs {} in hand at most.", count(most, "die", "dice")),
        Cond::HandAtLeast(least) => format!("This needs {} in hand.", count(least, "die", "dice or more")),
        Cond::CapacityAtLeast(least) => format!("This needs {least} Capacity."),
        Cond::TokensInStock(least) => {
            format!("This needs {} in the stock.", count(least, "Amplify/Strain token", "Amplify/Strain tokens"))
        }
        Cond::DisableInStock => "This needs a Disable token in the stock.".to_owned(),
        Cond::OwnCleanTile => "This needs a tile of yours without negative tokens.".to_owned(),
        Cond::OwnUnstrainedTile => "This needs a tile of yours without a Strain token.".to_owned(),
        Cond::AnotherCanAmplify => "This needs another player with a tile that has no Amplify token.".to_owned(),
        Cond::NegativesCanMove => {
            "This needs negative tokens on some tile, and a tile of yours without any.".to_owned()
        }
        Cond::OfferHolds => "This needs a tile in your Offer row.".to_owned(),
        Cond::BoardRoom(by) => format!("This needs a board that can be drained by {by} more."),
        Cond::TierAhead => "This needs a tier that is not released yet.".to_owned(),
        Cond::ToxicDiceAtLeast(least) => {
            format!("This needs {} on the Toxic Leak aid.", count(least, "die", "dice or more"))
        }
    }
}

/// Why something cannot be taken back.
pub fn undo_refusal(view: &View, refusal: &UndoRefusal) -> String {
    match refusal {
        UndoRefusal::Nothing => "There is nothing of yours to take back. [A9]".to_owned(),
        UndoRefusal::Fence { event } => {
            // A roll or a reveal reads the same whatever led to it.
            let shown = Happened { event: *event, cause: Cause::Round };
            format!("This showed something hidden and stays: {} [A9]", super::event(view, &shown))
        }
        UndoRefusal::Others { seat } => {
            format!("{} has built on it since; ask them to undo first. [A9]", name::player(view, *seat))
        }
    }
}
