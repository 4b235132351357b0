//! The table in eighty columns.

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::resource::Resource;
use engine::rulebook::{CardId, Dock, ScenarioTokens};
use engine::seat::Seat;
use notation::words;

use super::gauge;
use super::remark::{self, Remarks};
use crate::layout::{fitted, remark as as_remark};
use crate::texts::Texts;

/// Everything that lies on the table, and what it does.
pub fn table(texts: &Texts, view: &View, current: Option<Seat>, remarks: Remarks) -> String {
    let mut text = format!("{}\n{}\n", "-".repeat(77), headline(view));
    text += &gauge::gauges(view);
    text += &missions(texts, view);
    text += &cards(texts, view);
    text += &station(view);
    for seat in view.table.seats().iter() {
        let texts = remarks.about(current == Some(seat)).then_some(texts);
        text += &area(texts, view, seat, current == Some(seat));
    }
    fitted(&text, 13)
}

/// What a choice may have changed: the four resources, and the dice of whoever is asked.
pub fn glance(view: &View, seat: Seat) -> String {
    let mut text = format!("{}\n{}", "-".repeat(77), gauge::line(view));
    text += &format!("> {} {}   Capacity {}\n", seat.number(), words::player(view, seat), view.table.of(seat).capacity);
    text += &zones(view, seat);
    fitted(&text, 13)
}

fn headline(view: &View) -> String {
    let table = view.table;
    let phase = format!("Phase {} {}", table.phase.number(), words::phase(table.phase));
    format!("Round {}  -  {phase}  -  {}, deck {}", table.round, view.disaster().name, table.cards.deck)
}

fn missions(texts: &Texts, view: &View) -> String {
    let missions = &view.table.missions;
    let mut text = format!("  Missions   {} of {} done", missions.completed, view.table.missions_to_win(view.rulebook));
    if let Some(top) = missions.top {
        text += &format!("; a 1 starts {}\n", view.rulebook.mission(top).name);
        text += &remark::mission(texts, top);
    } else {
        text.push('\n');
    }
    for (index, active) in missions.active() {
        let name = &view.rulebook.mission(active.card).name;
        let next = costs(view, active.card, active.die.number());
        text += &format!("             {}: {name}, die {}, takes {next}\n", index + 1, active.die.number());
        text += &remark::mission(texts, active.card);
    }
    text
}

/// What a mission takes while its die shows this.
fn costs(view: &View, mission: engine::rulebook::MissionId, die: u8) -> String {
    let row = view.rulebook.mission(mission).costs[usize::from(die.clamp(1, 4)) - 1];
    let taken = Resource::ALL.into_iter().filter(|resource| row[resource.index()] > 0);
    let taken: Vec<String> =
        taken.map(|resource| format!("{} {}", row[resource.index()], words::resource(resource))).collect();
    if taken.is_empty() { "nothing".to_owned() } else { taken.join(", ") }
}

fn cards(texts: &Texts, view: &View) -> String {
    let mut text = String::new();
    for (index, up) in view.table.cards.up() {
        let card = view.rulebook.card(up.card);
        let slot = |slot: usize| {
            let takes = card.slots.map_or_else(String::new, |slots| slots[slot].to_string());
            up.dice[slot].map_or(format!("[{takes}]"), |(_, die)| format!("[{takes}: {}]", die.top().number()))
        };
        let slots: Vec<String> = (0..usize::from(view.card_slots())).map(slot).collect();
        let slots = slots.join(" ");
        text += &format!("  Card {}     {} {slots}\n", index + 1, card.name);
        text += &remark::card(texts, view, up.card);
    }
    if view.disaster().toxic {
        let dice = view.table.toxic_dice();
        text += &format!("  Toxic      {}; dice on the aid: {dice}\n", view.table.toxic);
        text += &view.table.cards.lingering.map_or_else(String::new, |card| lingers(texts, view, card));
    }
    text
}

/// A card that is gone but for its Toxic values.
fn lingers(texts: &Texts, view: &View, card: CardId) -> String {
    let text = texts.writer.card(texts.pack, card);
    as_remark(&format!(
        "      Until the next card, from {}: {}",
        view.rulebook.card(card).name,
        text.toxic.unwrap_or_default()
    ))
}

fn station(view: &View) -> String {
    let table = view.table;
    let dock = |index: usize| {
        let change = match view.rulebook.docking[index] {
            Dock::Plain => "",
            Dock::OrHigher => "(+1)",
            Dock::OrLower => "(-1)",
        };
        let docked = &table.docks[index];
        let lies = match docked.die {
            Some((_, die)) => die.top().number().to_string(),
            None if docked.disabled => "x".to_owned(),
            None => "-".to_owned(),
        };
        format!("{}{change} {lies}", index + 1)
    };
    let docks: Vec<String> = (0..4).map(dock).collect();
    let housed: u8 = table.habitation.iter().sum();
    let pieces: Vec<String> = table.stock.amplify_strain.iter().map(ToString::to_string).collect();
    let supplies = view.rulebook.tables.emergency.iter().skip(usize::from(table.emergency));
    let supplies: Vec<String> = supplies.map(ToString::to_string).chain(["skull".to_owned()]).collect();
    format!(
        "  Docks      {}    Habitation {housed}    Disable tokens {}\n\
         \x20 Research   {}; tier {} on offer; a step costs {} ({} missing)\n\
         \x20 Supplies   {}    Amplify/Strain tokens 1-6: {}\n",
        docks.join("  "),
        table.stock.disable,
        research(view),
        table.tier,
        table.research_cost(),
        view.research_missing(),
        supplies.join(" "),
        pieces.join(" "),
    )
}

fn research(view: &View) -> String {
    let next = view.rulebook.tables.research.iter().find(|at| **at > view.table.research);
    match next {
        Some(at) => format!("{} of {at} steps", view.table.research),
        None => "complete".to_owned(),
    }
}

fn area(texts: Option<&Texts>, view: &View, seat: Seat, current: bool) -> String {
    let area = view.table.of(seat);
    let track = view.track(seat);
    let dice = track.dice.get(usize::from(area.track)).copied().unwrap_or(0);
    let mark = if current { '>' } else { ' ' };
    let state = if view.flow.lane(seat).done { "  done" } else { "" };
    let mut text = format!(
        "{mark} {} {}   Capacity {}   {dice} dice{state}\n",
        seat.number(),
        words::player(view, seat),
        area.capacity
    );
    let badges: Vec<String> =
        area.badges.iter().flatten().enumerate().map(|badge| badge_words(view, seat, badge)).collect();
    text += &format!("    {}\n", badges.join(", "));
    for (badge, _) in area.badges.iter().flatten() {
        text += &texts.map_or_else(String::new, |texts| remark::badge(texts, *badge));
    }
    text += &zones(view, seat);
    for space in view.table.owned(seat).iter() {
        text += &tile(view, space);
        text += &texts.map_or_else(String::new, |texts| remark::tile(texts, view, space));
    }
    text
}

fn badge_words(view: &View, seat: Seat, (index, badge): (usize, &(engine::rulebook::BadgeId, Resource))) -> String {
    let used = if view.table.of(seat).badges_used & (1 << index) != 0 { " (used)" } else { "" };
    format!("{}: {}{used}", words::resource(badge.1), view.rulebook.badge(badge.0).name)
}

/// The zones that hold dice; the hand is always shown.
fn zones(view: &View, seat: Seat) -> String {
    let area = view.table.of(seat);
    let hand = if view.country(seat).reserve { "Reserve" } else { "pool" };
    let all: [(&str, Vec<Die>, Zone); 5] = [
        (hand, area.pool.iter().collect(), Zone::Pool),
        ("storage", area.storage.iter().collect(), Zone::Storage),
        ("queue", area.queue.dice().to_vec(), Zone::Queue),
        ("cache", area.cache.iter().collect(), Zone::Cache),
        ("kept", area.kept.iter().collect(), Zone::Kept),
    ];
    let shown = all.into_iter().filter(|(_, dice, zone)| *zone == Zone::Pool || !dice.is_empty());
    let mut shown: Vec<String> = shown
        .map(|(name, dice, _)| match dice.is_empty() {
            true => format!("{name} -"),
            false => format!("{name} {}", words::dice(view, seat, dice)),
        })
        .collect();
    if view.country(seat).converters.1 > 0 {
        shown.push(format!("Converters {}", area.converters));
    }
    format!("    {}\n", shown.join("   "))
}

fn tile(view: &View, space: Space) -> String {
    let tile = &view.table.tiles[space.index()];
    let face = view.face(tile);
    let mut notes: Vec<String> = Vec::new();
    notes.extend(tile.dice.iter().flatten().map(|die| format!("<{}>", words::die(view, tile.owner, *die))));
    notes.extend(tile.counter.map(|die| format!("Counter {}", die.top().number())));
    if let Some(numbers) = tile.lock.and_then(|lock| view.country(tile.owner).locks.get(usize::from(lock))) {
        notes.push(format!("{} {}", if tile.open { "open" } else { "locked" }, words::numbers(*numbers)));
    } else if face.padlock {
        notes.push("padlock".to_owned());
    }
    notes.extend(tile.amplify.map(|token| format!("Amplify {}", token.number.number())));
    notes.extend(tile.strain.map(|token| format!("Strain {}", token.number.number())));
    notes.extend(tile.disabled.then(|| "disabled".to_owned()));
    if tile.scenario > 0 {
        let kind = if matches!(view.disaster().scenario, ScenarioTokens::Holes(_)) { "holes" } else { "integrity" };
        notes.push(format!("{kind} {}", tile.scenario));
    }
    let (slots, output) = (words::slots(face.slots), words::output(face));
    let line = format!("    {space} {:<27.27} {slots:<10} {output:<20} {}", face.name, notes.join(" "));
    format!("{}\n", line.trim_end())
}
