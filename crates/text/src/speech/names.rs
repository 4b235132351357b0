//! What things on the table are called.

use engine::board::Space;
use engine::die::{Die, Face, Faces};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CardId, MissionId, TileId};
use engine::seat::Seat;

use crate::dice::Case;
use crate::name::Named;
use crate::scribe::Scribe;
use crate::span::{Line, Thing, mark};
use crate::speech::Speaker;
use crate::words::Words;
use crate::writer::Writer;
use crate::{Context, keys};

keys! {
    /// Things on the table.
    pub(crate) enum ThingKey {
        TileOn = "thing-tile-on",
        EmptySpace = "thing-empty-space",
        Amount = "thing-amount",
        Capacity = "thing-capacity",
        Dock = "thing-dock",
    }
}

/// What is named where there is nothing, as only a wrong event could ask for.
const NOTHING: &str = "–";

impl Writer {
    /// So much of a resource.
    pub(crate) fn the_amount(&self, resource: Resource, amount: i16) -> String {
        let words = Words::new().with("n", amount).with("resource", self.the_resource(resource));
        mark(&Thing::Amount { resource, amount }, &self.say(ThingKey::Amount, words))
    }

    /// So much Capacity.
    pub(crate) fn the_capacity(&self, capacity: i16) -> String {
        mark(&Thing::Capacity(capacity), &self.say(ThingKey::Capacity, Words::new().with("n", capacity)))
    }

    /// A Docking Module, counted from 0.
    pub(crate) fn the_dock(&self, dock: u8) -> String {
        mark(&Thing::Dock(dock), &self.say(ThingKey::Dock, Words::new().with("n", dock.saturating_add(1))))
    }
}

impl Speaker<'_> {
    /// A player, by country.
    pub fn player(&self, seat: Seat) -> Line {
        self.the_player(seat).into()
    }

    /// A die of a player: its top, and its front where the country looks at it.
    pub fn die(&self, seat: Seat, die: Die) -> Line {
        self.the_die(seat, die).into()
    }

    /// Several dice of a player.
    pub fn dice(&self, seat: Seat, dice: impl IntoIterator<Item = Die>) -> Line {
        self.the_dice(seat, dice).into()
    }

    /// The tile on a space, with its space.
    pub fn tile(&self, space: Space) -> Line {
        self.the_tile(space).into()
    }

    pub(crate) fn the_player(&self, seat: Seat) -> String {
        mark(&Thing::Player(seat), &self.writer.name(Named::Country, &self.view.country(seat).name))
    }

    pub(crate) fn the_die(&self, seat: Seat, die: Die) -> String {
        let oriented = self.view.country(seat).oriented;
        let (top, front) = (die.top().number(), die.front().number());
        let words = if oriented { format!("{top}/{front}") } else { top.to_string() };
        mark(&Thing::Die { die, oriented }, &words)
    }

    pub(crate) fn the_dice(&self, seat: Seat, dice: impl IntoIterator<Item = Die>) -> String {
        let dice: Vec<String> = dice.into_iter().map(|die| self.the_die(seat, die)).collect();
        if dice.is_empty() { NOTHING.to_owned() } else { dice.join(" ") }
    }

    /// The printed name of a side of a tile.
    pub(crate) fn the_face(&self, tile: TileId, light: Light) -> String {
        let name = self.writer.name(Named::Tile, &self.view.rulebook.face(tile, light).name);
        mark(&Thing::Tile { tile, light }, &name)
    }

    pub(crate) fn the_card(&self, card: CardId) -> String {
        mark(&Thing::Card(card), &self.writer.name(Named::Card, &self.view.rulebook.card(card).name))
    }

    pub(crate) fn the_mission(&self, mission: MissionId) -> String {
        mark(&Thing::Mission(mission), &self.writer.name(Named::Mission, &self.view.rulebook.mission(mission).name))
    }

    pub(crate) fn the_badge(&self, badge: BadgeId) -> String {
        mark(&Thing::Badge(badge), &self.writer.name(Named::Badge, &self.view.rulebook.badge(badge).name))
    }

    /// One of a player's badges.
    pub(crate) fn the_badge_of(&self, seat: Seat, index: u8) -> String {
        let badge = self.view.table.of(seat).badges.get(usize::from(index)).copied().flatten();
        badge.map_or_else(|| NOTHING.to_owned(), |(badge, _)| self.the_badge(badge))
    }

    /// The mission that can be started next.
    pub(crate) fn the_next_mission(&self) -> String {
        self.view.table.missions.top.map_or_else(|| NOTHING.to_owned(), |top| self.the_mission(top))
    }

    /// The active mission with this index.
    pub(crate) fn the_active_mission(&self, index: u8) -> String {
        let active = self.view.table.missions.get(index);
        active.map_or_else(|| NOTHING.to_owned(), |active| self.the_mission(active.card))
    }

    /// The face-up card with this index.
    pub(crate) fn the_card_up(&self, index: u8) -> String {
        self.view.table.cards.get(index).map_or_else(|| NOTHING.to_owned(), |up| self.the_card(up.card))
    }

    /// The die in a slot of a tile.
    pub(crate) fn the_placed_die(&self, space: Space, slot: u8) -> String {
        let tile = self.view.table.tile(space);
        let placed = tile.and_then(|tile| Some((tile.owner, (*tile.dice.get(usize::from(slot))?)?)));
        placed.map_or_else(|| NOTHING.to_owned(), |(owner, die)| self.the_die(owner, die))
    }

    /// The numbers of a player's Lock token.
    pub(crate) fn the_lock(&self, seat: Seat, lock: u8) -> String {
        let numbers = self.view.country(seat).locks.get(usize::from(lock));
        numbers.map_or_else(|| NOTHING.to_owned(), |numbers| self.the_numbers(*numbers))
    }

    /// The numbers of a Lock token of whoever owns the tile there.
    pub(crate) fn the_lock_on(&self, space: Space, lock: u8) -> String {
        let owner = self.view.table.tile(space).map(|tile| tile.owner);
        owner.map_or_else(|| NOTHING.to_owned(), |owner| self.the_lock(owner, lock))
    }

    /// A number on a piece.
    pub(crate) fn the_number(&self, number: Face) -> String {
        mark(&Thing::Number(number), &number.number().to_string())
    }

    /// The numbers of a Lock token, one by one: 1-2-4.
    pub(crate) fn the_numbers(&self, faces: Faces) -> String {
        let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
        mark(&Thing::Faces(faces), &numbers.join("-"))
    }

    pub(crate) fn the_tile(&self, space: Space) -> String {
        let words = match self.view.table.tile(space) {
            Some(tile) => {
                let name = self.writer.name(Named::Tile, &self.view.face(tile).name);
                self.writer.say(ThingKey::TileOn, Words::new().with("name", name).with("space", space.to_string()))
            }
            None => self.writer.say(ThingKey::EmptySpace, Words::new().with("space", space.to_string())),
        };
        mark(&Thing::Space(space), &words)
    }

    pub(crate) fn the_space(&self, space: Space) -> String {
        mark(&Thing::Space(space), &space.to_string())
    }

    /// Where dice of a player lie, leave or go: "in their pool".
    pub(crate) fn place(&self, seat: Seat, zone: engine::effect::Zone, case: Case) -> String {
        let mut scribe = Scribe::new(self.writer, Context::country(self.view.country(seat)));
        scribe.of_them(|scribe| scribe.place(zone, case))
    }
}
