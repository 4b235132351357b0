//! What has changed between two moments, as lines of a position.

use engine::State;
use engine::board::Space;
use engine::die::Die;
use engine::resource::Resource;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::{OnBoard, PlayerArea, Token};
use notation::names::{light_word, resource_word, set_tile_word};

/// Two moments of a game.
pub struct Seen<'a> {
    pub book: &'a Rulebook,
    pub before: &'a State,
    pub after: &'a State,
}

impl Seen<'_> {
    /// Everything that has changed: players, tiles, wheels, missions, the rest.
    pub fn changes(&self) -> Vec<String> {
        let mut lines = Vec::new();
        self.after.table().seats().iter().for_each(|seat| self.area(seat, &mut lines));
        (0..Space::COUNT as u8).filter_map(Space::from_index).for_each(|space| self.tile(space, &mut lines));
        Resource::ALL.into_iter().for_each(|resource| self.wheel(resource, &mut lines));
        self.station(&mut lines);
        lines
    }

    /// What a player can place now.
    pub fn hand(&self, seat: Seat) -> String {
        format!("{} pool {}", seat.number(), self.dice(seat, self.after.table().of(seat).pool.iter()))
    }

    /// What Phase 2 would come to, where that has changed.
    pub fn forecast(&self) -> Vec<String> {
        let (before, after) = (self.before.view(self.book).forecast(), self.after.view(self.book).forecast());
        let changed = Resource::ALL.into_iter().filter(|one| before[one.index()] != after[one.index()]);
        changed.map(|one| format!("forecast {} {}", resource_word(one), after[one.index()])).collect()
    }

    fn die(&self, seat: Seat, die: Die) -> String {
        let oriented = self.book.country(self.after.table().of(seat).country).oriented;
        let (top, front) = (die.top().number(), die.front().number());
        if oriented { format!("{top}/{front}") } else { top.to_string() }
    }

    fn dice(&self, seat: Seat, dice: impl Iterator<Item = Die>) -> String {
        let words: Vec<String> = dice.map(|die| self.die(seat, die)).collect();
        if words.is_empty() { "none".into() } else { words.join(" ") }
    }

    fn area(&self, seat: Seat, lines: &mut Vec<String>) {
        let (before, after) = (self.before.table().of(seat), self.after.table().of(seat));
        let number = seat.number();
        type Zone = (&'static str, fn(&PlayerArea) -> Vec<Die>);
        let zones: [Zone; 5] = [
            ("pool", |area| area.pool.iter().collect()),
            ("storage", |area| area.storage.iter().collect()),
            ("queue", |area| area.queue.dice().to_vec()),
            ("cache", |area| area.cache.iter().collect()),
            ("kept", |area| area.kept.iter().collect()),
        ];
        for (word, zone) in zones.into_iter().filter(|(_, zone)| zone(before) != zone(after)) {
            lines.push(format!("{number} {word} {}", self.dice(seat, zone(after).into_iter())));
        }
        type Number = (&'static str, fn(&PlayerArea) -> u16);
        let numbers: [Number; 6] = [
            ("capacity", |area| area.capacity),
            ("track", |area| u16::from(area.track) + 1),
            ("converters", |area| area.converters.into()),
            ("discount", |area| area.discount.into()),
            ("fewer", |area| area.fewer_next_roll.into()),
            ("permits", |area| area.permits.into()),
        ];
        for (word, count) in numbers.into_iter().filter(|(_, count)| count(before) != count(after)) {
            lines.push(format!("{number} {word} {}", count(after)));
        }
        let gone = after.out_of_offer & !before.out_of_offer;
        let first = self.book.country(after.country).tiles.0.0;
        let laid = |index: u8| {
            let tile = engine::rulebook::TileId(first + u16::from(index));
            after.owned.iter().any(|space| self.after.table().tile(space).is_some_and(|there| there.tile == tile))
        };
        let destroyed = (0..32).filter(|index| gone & (1 << index) != 0 && !laid(*index));
        let names: Vec<_> =
            destroyed.map(|index| set_tile_word(self.book, after.country, after.light, index)).collect();
        if !names.is_empty() {
            lines.push(format!("{number} destroyed {}", names.join(" ")));
        }
    }

    fn tile(&self, space: Space, lines: &mut Vec<String>) {
        match (self.before.table().tile(space), self.after.table().tile(space)) {
            (Some(_), None) => lines.push(format!("no tile {space}")),
            (Some(before), Some(after)) if before.tile == after.tile => {
                let words = self.tile_words(before, after);
                if !words.is_empty() {
                    lines.push(format!("{space} {}", words.join(" ")));
                }
            }
            (_, Some(after)) => {
                let area = self.after.table().of(after.owner);
                let country = self.book.country(area.country);
                let index = after.tile.0.saturating_sub(country.tiles.0.0) as u8;
                let name = set_tile_word(self.book, area.country, after.light, index);
                lines.push(format!("{space} {} {name} {}", country.key, light_word(after.light)));
            }
            (None, None) => {}
        }
    }

    fn tile_words(&self, before: &OnBoard, after: &OnBoard) -> Vec<String> {
        let mut words = Vec::new();
        let die = |die: Option<Die>| die.map_or("-".into(), |die| self.die(after.owner, die));
        match after.dice {
            dice if dice == before.dice => {}
            [None, None] => words.push("dice none".into()),
            [first, None] => words.push(format!("dice {}", die(first))),
            [first, second] => words.push(format!("dice {} {}", die(first), die(second))),
        }
        let tokens = [("amplify", before.amplify, after.amplify), ("strain", before.strain, after.strain)];
        for (word, _, after) in tokens.into_iter().filter(|(_, before, after)| before != after) {
            words.push(match after {
                Some(Token { number, resource }) => format!("{word} {} {}", number.number(), resource_word(resource)),
                None => format!("{word} none"),
            });
        }
        if before.disabled != after.disabled {
            words.push(if after.disabled { "disabled" } else { "enabled" }.into());
        }
        if before.scenario != after.scenario {
            words.push(format!("scenario {}", after.scenario));
        }
        if before.counter != after.counter {
            words.push(format!("counter {}", die(after.counter)));
        }
        if (before.lock, before.open) != (after.lock, after.open) {
            let locks = &self.book.country(self.after.table().of(after.owner).country).locks;
            let numbers = after.lock.and_then(|lock| locks.get(usize::from(lock)));
            let numbers =
                numbers.map(|faces| faces.iter().map(|face| face.number().to_string()).collect::<Vec<_>>().join("-"));
            let side = if after.open { "open" } else { "closed" };
            words.push(numbers.map_or("lock none".into(), |numbers| format!("lock {numbers} {side}")));
        }
        words
    }

    fn wheel(&self, resource: Resource, lines: &mut Vec<String>) {
        let (before, after) = (self.before.table().wheel(resource), self.after.table().wheel(resource));
        let word = resource_word(resource);
        if before.drain != after.drain {
            lines.push(format!("drain {word} {}", after.drain));
        }
        if before.available - i16::from(after.drain) + i16::from(before.drain) != after.available {
            lines.push(format!("available {word} {}", after.available));
        }
    }

    fn station(&self, lines: &mut Vec<String>) {
        let (before, after) = (self.before.table(), self.after.table());
        for (number, (one, other)) in (1..).zip(before.docks.iter().zip(&after.docks)) {
            if one.disabled != other.disabled {
                lines.push(format!("dock {number} {}", if other.disabled { "disabled" } else { "enabled" }));
            }
        }
        let numbers = [
            ("completed", before.missions.completed, after.missions.completed),
            ("research", before.research, after.research),
            ("emergency", before.emergency, after.emergency),
        ];
        for (word, _, after) in numbers.into_iter().filter(|(_, before, after)| before != after) {
            lines.push(format!("{word} {after}"));
        }
        for (_, mission) in after.missions.active() {
            let same = |(_, other): (u8, engine::table::ActiveMission)| other == mission;
            if !before.missions.active().any(same) {
                let key = &self.book.mission(mission.card).key;
                lines.push(format!("mission {key} die {} by {}", mission.die.number(), mission.owner.number()));
            }
        }
        if before.toxic != after.toxic {
            lines.push(format!("toxic {}", after.toxic));
        }
    }
}
