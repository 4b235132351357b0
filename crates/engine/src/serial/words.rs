//! Enums without fields, by their words.

use crate::die::Way;
use crate::effect::{Quantity, Zone};
use crate::game::Undo;
use crate::resource::{Light, Resource};
use crate::rulebook::Level;
use crate::setup::{Component, Difficulty};
use crate::table::Phase;

words! {
    Resource, "resource", { Power = "power", Climate = "climate", Oxygen = "oxygen", Nutrition = "nutrition" }
    Light, "light", { Red = "red", Blue = "blue" }
    Zone, "zone", { Pool = "pool", Storage = "storage", Queue = "queue", Cache = "cache", Kept = "kept" }
    Way, "way", { Up = "up", Down = "down", Left = "left", Right = "right" }
    Level, "level", { Green = "green", Yellow = "yellow", Orange = "orange", Red = "red" }
    Difficulty, "difficulty", {
        Moderate = "moderate", Challenging = "challenging", Severe = "severe", Futile = "futile",
    }
    Component, "component", {
        Disaster = "disaster", Country = "country", Badge = "badge", Irregularity = "irregularity",
    }
    Undo, "undo", { Answer = "answer", Deed = "deed", Phase = "phase" }
    Phase, "phase", {
        RollAndPlaceDice = "roll_and_place_dice",
        CalculateResults = "calculate_results",
        UseResources = "use_resources",
        ResolveDisasters = "resolve_disasters",
        SpendCapacity = "spend_capacity",
        ResetTheRound = "reset_the_round",
    }
    Quantity, "quantity", {
        DiceRolled = "dice_rolled",
        ResearchCost = "research_cost",
        TileCost = "tile_cost",
        AmplifyCost = "amplify_cost",
        DieCost = "die_cost",
        CapacityGained = "capacity_gained",
        BonusCapacity = "bonus_capacity",
        TileOutput = "tile_output",
        HabitationOutput = "habitation_output",
        Income = "income",
        HitLimit = "hit_limit",
        MissionsToWin = "missions_to_win",
        SafeAmount = "safe_amount",
        TileDrain = "tile_drain",
    }
}

travels!(Difficulty, Component, Undo, Phase);
