//! What lies in front of a player.

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::resource::Resource;
use engine::rulebook::{BadgeId, ScenarioTokens};
use engine::seat::Seat;
use engine::table::OnBoard;
use text::{Hand, Named, Words};

use super::TableKey;
use crate::play::remark;
use crate::texts::Texts;

/// Everything of a player, explained or not.
pub fn area(texts: &Texts, view: &View, seat: Seat, current: bool, explained: bool) -> String {
    let area = view.table.of(seat);
    let track = view.track(seat);
    let dice = track.dice.get(usize::from(area.track)).copied().unwrap_or(0);
    let mark = if current { '>' } else { ' ' };
    let words = player(texts, view, seat).with("dice", dice).flag("done", view.flow.lane(seat).done);
    let mut text = format!("{mark} {}\n", texts.tell(TableKey::PlayerDice, words));
    let badges = area.badges.iter().flatten().enumerate();
    let badges: Vec<String> = badges.map(|(index, one)| badge(texts, view, seat, index, *one)).collect();
    text += &format!("    {}\n", badges.join(", "));
    for (badge, _) in area.badges.iter().flatten().filter(|_| explained) {
        text += &remark::badge(texts, *badge);
    }
    text += &zones(texts, view, seat);
    for space in view.table.owned(seat).iter() {
        text += &tile(texts, view, space);
        if explained {
            text += &remark::tile(texts, view, space);
        }
    }
    text
}

/// Who it is, and how much Capacity they have.
pub fn player(texts: &Texts, view: &View, seat: Seat) -> Words {
    let words = Words::new().with("number", seat.number()).with("player", texts.player(view, seat));
    words.with("capacity", view.table.of(seat).capacity)
}

fn badge(texts: &Texts, view: &View, seat: Seat, index: usize, (badge, resource): (BadgeId, Resource)) -> String {
    let used = view.table.of(seat).badges_used & (1 << index) != 0;
    let name = texts.writer.name(Named::Badge, &view.rulebook.badge(badge).name);
    let words = Words::new().line("resource", &texts.writer.resource(resource)).with("badge", name);
    texts.tell(TableKey::Badge, words.flag("used", used))
}

/// The zones that hold dice; the hand is always shown.
pub fn zones(texts: &Texts, view: &View, seat: Seat) -> String {
    let area = view.table.of(seat);
    let hand = if view.country(seat).reserve { Hand::Reserve } else { Hand::Pool };
    let all: [(Zone, Vec<Die>); 5] = [
        (Zone::Pool, area.pool.iter().collect()),
        (Zone::Storage, area.storage.iter().collect()),
        (Zone::Queue, area.queue.dice().to_vec()),
        (Zone::Cache, area.cache.iter().collect()),
        (Zone::Kept, area.kept.iter().collect()),
    ];
    let shown = all.into_iter().filter(|(zone, dice)| *zone == Zone::Pool || !dice.is_empty());
    let mut shown: Vec<String> = shown
        .map(|(zone, dice)| {
            let words = Words::new().line("zone", &texts.writer.zone(zone, hand));
            texts.tell(
                TableKey::Zone,
                match dice.is_empty() {
                    true => words.with("dice", "-"),
                    false => words.line("dice", &texts.speaker(view).dice(seat, dice)),
                },
            )
        })
        .collect();
    if view.country(seat).converters.1 > 0 {
        shown.push(texts.tell(TableKey::Converters, Words::new().with("number", area.converters)));
    }
    format!("    {}\n", shown.join("   "))
}

fn tile(texts: &Texts, view: &View, space: Space) -> String {
    let tile = &view.table.tiles[space.index()];
    let face = view.face(tile);
    let (slots, output) = (texts.writer.short_slots(face.slots), texts.writer.output(face));
    let name = texts.face(tile.tile, tile.light);
    let line = format!("    {space} {name:<28.28} {slots:<10} {output:<20} {}", notes(texts, view, tile).join(" "));
    format!("{}\n", line.trim_end())
}

/// What lies on a tile.
fn notes(texts: &Texts, view: &View, tile: &OnBoard) -> Vec<String> {
    let note = |key, name, value: String| texts.tell(key, Words::new().with(name, value));
    let numbered = |key, number: u8| note(key, "number", number.to_string());
    let dice = tile.dice.iter().flatten().map(|die| format!("<{}>", texts.speaker(view).die(tile.owner, *die)));
    let mut notes: Vec<String> = dice.collect();
    notes.extend(tile.counter.map(|die| numbered(TableKey::Counter, die.top().number())));
    if let Some(numbers) = tile.lock.and_then(|lock| view.country(tile.owner).locks.get(usize::from(lock))) {
        let key = if tile.open { TableKey::Open } else { TableKey::Locked };
        let numbers: Vec<String> = numbers.iter().map(|face| face.number().to_string()).collect();
        notes.push(note(key, "numbers", numbers.join("-")));
    } else if view.face(tile).padlock {
        notes.push(texts.say(TableKey::Padlock));
    }
    notes.extend(tile.amplify.map(|token| numbered(TableKey::Amplify, token.number.number())));
    notes.extend(tile.strain.map(|token| numbered(TableKey::Strain, token.number.number())));
    notes.extend(tile.disabled.then(|| texts.say(TableKey::Disabled)));
    if tile.scenario > 0 {
        let holes = matches!(view.disaster().scenario, ScenarioTokens::Holes(_));
        let key = if holes { TableKey::Holes } else { TableKey::Integrity };
        notes.push(note(key, "count", tile.scenario.to_string()));
    }
    notes
}
