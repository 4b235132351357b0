//! Positions as text: every line of a table, and only those that differ from a fresh one.

use engine::State;
use engine::abilities::Program;
use engine::board::Space;
use engine::chance::Seed;
use engine::die::Die;
use engine::resource::Resource;
use engine::rulebook::{IrregularityId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup};
use engine::table::{Irregular, OnBoard, Token};

use super::draft::{Draft, MOMENTS, Moment};
use crate::answer::{lock_word, write_die};
use crate::names::{self, resource_word};
use crate::setup;

/// How much is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listed {
    /// What cannot be told from other lines.
    Needed,
    /// Everything.
    All,
}

pub(super) fn write(rulebook: &Rulebook, state: &State) -> String {
    let draft = Draft::of(rulebook, state);
    let setup = setup_of(&draft);
    let mut text = setup::write(rulebook, &setup);
    if draft.moment != Moment::Place && draft.moment != Moment::Spend {
        text += "# in the middle of a phase: only the table is written\n";
    }
    let fresh = Draft::fresh(rulebook, &setup).map(|fresh| fresh.listing(Listed::Needed)).unwrap_or_default();
    let lines = draft.listing(Listed::Needed);
    // Other lines would change what is left of these.
    let always = |line: &str| line.starts_with("missions ") || line.starts_with("deck ");
    let differs = |line: &&String| always(line) || !fresh.contains(line);
    lines.iter().filter(differs).for_each(|line| text += &format!("{line}\n"));
    text
}

/// What is there instead of a line that does not hold.
pub(super) fn instead(rulebook: &Rulebook, state: &State, words: &[&str]) -> String {
    let words = if let ["no", "tile", space] = words { &[*space][..] } else { words };
    let key = match words {
        [first, second, ..] if names::space(first).is_err() => format!("{first} {second}"),
        [first, ..] => first.to_string(),
        [] => String::new(),
    };
    let key = key.trim_start_matches("no ").to_string();
    let all = Draft::of(rulebook, state).listing(Listed::All);
    let belongs = |line: &&String| line.strip_prefix(&key).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    let near: Vec<&str> = all.iter().filter(belongs).map(String::as_str).collect();
    let wide = || all.iter().filter(|line| line.split(' ').next() == words.first().copied()).map(String::as_str);
    match (near.is_empty(), words.first()) {
        (false, _) => near.join("; "),
        (true, Some(first)) if names::space(first).is_ok() => format!("no tile on {first}"),
        (true, _) => {
            let wide: Vec<&str> = wide().collect();
            if wide.is_empty() { "nothing of the kind".into() } else { wide.join("; ") }
        }
    }
}

/// A setup that leads to this table, but for what the position says besides.
fn setup_of(draft: &Draft) -> Setup {
    let seats = draft.table.seats().iter().map(|seat| {
        let area = draft.table.of(seat);
        let boards = area.badges.iter().flatten().map(|(badge, resource)| (*resource, *badge)).collect();
        SeatSetup { country: area.country, boards, light: area.light, spaces: None }
    });
    Setup {
        seats: seats.collect(),
        disaster: draft.table.disaster,
        difficulty: Difficulty::Moderate,
        irregularities: irregularities(draft),
        deck: None,
        missions: None,
        seed: Seed::default(),
    }
}

/// The irregularities that together shift the numbers as they are shifted, and have the texts that are in play.
fn irregularities(draft: &Draft) -> Vec<IrregularityId> {
    let (first, count) = draft.rulebook.disaster(draft.table.disaster).irregularities;
    let speaks = |at: &u8| {
        let one = draft.rulebook.irregularity(IrregularityId(first.0 + at));
        one.before_roll != Program::NOTHING || one.after_cards != Program::NOTHING
    };
    let speaking = (0..count).filter(speaks).fold(Irregular::default(), Irregular::with);
    let chosen =
        |set: u32| (0..count).filter(move |at| set & (1 << at) != 0).map(move |at| IrregularityId(first.0 + at));
    let fits = |set: &u32| {
        let mut shifts = [0i8; engine::effect::Quantity::COUNT];
        for id in chosen(*set) {
            let one = draft.rulebook.irregularity(id);
            one.benefit.iter().chain(&one.impediment).for_each(|(quantity, by)| shifts[*quantity as usize] += by);
        }
        let texts = *set as u16 & speaking.0 == draft.table.irregular.0;
        texts && shifts == draft.table.shifts
    };
    (0..1u32 << count).find(fits).map(|set| chosen(set).collect()).unwrap_or_default()
}

impl Draft<'_> {
    fn listing(&self, listed: Listed) -> Vec<String> {
        let mut lines = vec![format!("round {}", self.table.round)];
        let phase = MOMENTS.iter().find(|(_, moment)| *moment == self.moment);
        lines.extend(phase.map(|(word, _)| format!("phase {word}")));
        self.list_wheels(listed, &mut lines);
        self.list_tiles(listed, &mut lines);
        self.table.seats().iter().for_each(|seat| self.list_seat(seat, &mut lines));
        self.list_cards(&mut lines);
        self.list_station(listed, &mut lines);
        lines
    }

    fn list_wheels(&self, listed: Listed, lines: &mut Vec<String>) {
        for resource in Resource::ALL {
            let (wheel, word) = (self.table.wheel(resource), resource_word(resource));
            lines.push(format!("drain {word} {}", wheel.drain));
            if listed == Listed::All || wheel.available != -i16::from(wheel.drain) {
                lines.push(format!("available {word} {}", wheel.available));
            }
            let space = usize::from(wheel.bonus).checked_sub(1).map_or(0, |at| self.rulebook.tables.bonus[at]);
            lines.push(format!("bonus {word} {space}"));
        }
    }

    fn list_tiles(&self, listed: Listed, lines: &mut Vec<String>) {
        for space in (0..Space::COUNT as u8).filter_map(Space::from_index) {
            match self.table.tile(space) {
                Some(tile) => lines.push(format!("{space} {}", self.tile_words(tile))),
                None if listed == Listed::Needed => lines.push(format!("no tile {space}")),
                None => {}
            }
        }
    }

    fn tile_words(&self, tile: &OnBoard) -> String {
        let country = self.rulebook.country(self.table.of(tile.owner).country);
        let index = tile.tile.0.saturating_sub(country.tiles.0.0) as u8;
        let name = names::boost_word(self.rulebook, tile.tile).map_or_else(
            || names::set_tile_word(self.rulebook, self.table.of(tile.owner).country, tile.light, index),
            ToString::to_string,
        );
        let mut words = format!("{} {name} {}", country.key, names::light_word(tile.light));
        let die = |die: Option<Die>| die.map_or("-".into(), |die| write_die(country.oriented, die));
        match tile.dice {
            [None, None] => {}
            [first, None] => words += &format!(" dice {}", die(first)),
            [first, second] => words += &format!(" dice {} {}", die(first), die(second)),
        }
        for (word, token) in [("amplify", tile.amplify), ("strain", tile.strain)] {
            if let Some(Token { number, resource }) = token {
                words += &format!(" {word} {} {}", number.number(), resource_word(resource));
            }
        }
        if tile.disabled {
            words += " disabled";
        }
        if tile.scenario > 0 {
            words += &format!(" scenario {}", tile.scenario);
        }
        if let Some(counter) = tile.counter {
            words += &format!(" counter {}", die(Some(counter)));
        }
        if let Some(numbers) = tile.lock.and_then(|lock| country.locks.get(usize::from(lock))) {
            words += &format!(" lock {}{}", lock_word(*numbers), if tile.open { " open" } else { "" });
        }
        words
    }

    fn list_seat(&self, seat: Seat, lines: &mut Vec<String>) {
        let (area, number) = (self.table.of(seat), seat.number());
        let country = self.rulebook.country(area.country);
        let dice = |dice: &mut dyn Iterator<Item = Die>| {
            let words: Vec<String> = dice.map(|die| write_die(country.oriented, die)).collect();
            if words.is_empty() { "none".into() } else { words.join(" ") }
        };
        lines.push(format!("{number} pool {}", dice(&mut area.pool.iter())));
        lines.push(format!("{number} storage {}", dice(&mut area.storage.iter())));
        lines.push(format!("{number} queue {}", dice(&mut area.queue.dice().iter().copied())));
        lines.push(format!("{number} cache {}", dice(&mut area.cache.iter())));
        lines.push(format!("{number} kept {}", dice(&mut area.kept.iter())));
        let numbers = [
            ("capacity", area.capacity),
            ("track", u16::from(area.track) + 1),
            ("converters", area.converters.into()),
            ("discount", area.discount.into()),
            ("fewer", area.fewer_next_roll.into()),
            ("permits", area.permits.into()),
            ("paid", self.table.research_paid[seat.index()].into()),
            ("habitation", self.table.habitation[seat.index()].into()),
            ("aid", self.table.toxic_aid_dice[seat.index()].into()),
        ];
        lines.extend(numbers.map(|(word, value)| format!("{number} {word} {value}")));
        lines.push(format!("{number} {}", self.destroyed_words(seat)));
        lines.push(format!("{number} {}", self.used_words(seat)));
        lines.push(format!("{number} {}", if self.done[seat.index()] { "done" } else { "open" }));
        if self.housed[seat.index()] {
            lines.push(format!("{number} housed"));
        }
    }

    fn destroyed_words(&self, seat: Seat) -> String {
        let area = self.table.of(seat);
        let destroyed = area.out_of_offer & !self.not_destroyed(seat);
        let indices = (0..32u8).filter(|index| destroyed & (1 << index) != 0);
        let words: Vec<String> =
            indices.map(|index| names::set_tile_word(self.rulebook, area.country, area.light, index)).collect();
        format!("destroyed {}", if words.is_empty() { "none".into() } else { words.join(" ") })
    }

    fn used_words(&self, seat: Seat) -> String {
        let area = self.table.of(seat);
        let used = (0u8..).zip(area.badges.iter().flatten()).filter(|(at, _)| area.badges_used & (1 << at) != 0);
        let words: Vec<&str> = used.map(|(_, (badge, _))| self.rulebook.badge(*badge).key.as_str()).collect();
        format!("used {}", if words.is_empty() { "none".into() } else { words.join(" ") })
    }

    fn list_cards(&self, lines: &mut Vec<String>) {
        let or_none = |word: &str, keys: Vec<&str>| {
            if keys.is_empty() { format!("{word} none") } else { format!("{word} {}", keys.join(" ")) }
        };
        let oriented = |seat: Seat| self.rulebook.country(self.table.of(seat).country).oriented;
        for (_, mission) in self.table.missions.active() {
            let key = &self.rulebook.mission(mission.card).key;
            lines.push(format!("mission {key} die {} by {}", mission.die.number(), mission.owner.number()));
        }
        lines.push(format!("completed {}", self.table.missions.completed));
        let pile = self.pile();
        lines.push(or_none("missions", pile.iter().map(|id| self.rulebook.mission(*id).key.as_str()).collect()));
        for (_, up) in self.table.cards.up() {
            let mut words = format!("card {}", self.rulebook.card(up.card).key);
            for (slot, die) in (1..).zip(up.dice) {
                if let Some((seat, die)) = die {
                    words += &format!(" slot {slot} die {} by {}", write_die(oriented(seat), die), seat.number());
                }
            }
            lines.push(words);
        }
        let lingering = self.table.cards.lingering.map(|card| self.rulebook.card(card).key.as_str());
        lines.push(or_none("lingering", lingering.into_iter().collect()));
        lines.push(or_none("deck", self.deck().iter().map(|id| self.rulebook.card(*id).key.as_str()).collect()));
    }

    fn list_station(&self, listed: Listed, lines: &mut Vec<String>) {
        for (number, dock) in (1..).zip(self.table.docks) {
            if let Some((seat, die)) = dock.die {
                let oriented = self.rulebook.country(self.table.of(seat).country).oriented;
                lines.push(format!("dock {number} die {} by {}", write_die(oriented, die), seat.number()));
            }
            if dock.disabled {
                lines.push(format!("dock {number} disabled"));
            }
        }
        lines.push(format!("research {}", self.table.research));
        if listed == Listed::All || self.table.tier != self.released() {
            lines.push(format!("tier {}", self.table.tier));
        }
        lines.push(format!("emergency {}", self.table.emergency));
        if listed == Listed::All {
            let pieces: Vec<String> = self.table.stock.amplify_strain.iter().map(ToString::to_string).collect();
            lines.push(format!("stock tokens {}", pieces.join(" ")));
            lines.push(format!("stock disable {}", self.table.stock.disable));
        }
    }
}
