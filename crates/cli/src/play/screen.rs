//! The table in eighty columns.

mod area;
mod key;

pub use key::TableKey;

use engine::View;
use engine::resource::Resource;
use engine::rulebook::{CardId, Dock, MissionId};
use engine::seat::Seat;
use text::{Named, Words};

use super::gauge;
use super::remark::{self, Remarks};
use crate::layout::{fitted, remark as as_remark, row};
use crate::texts::Texts;

/// Everything that lies on the table, and what it does.
pub fn table(texts: &Texts, view: &View, current: Option<Seat>, remarks: Remarks) -> String {
    let mut text = format!("{}\n{}\n", "-".repeat(77), headline(texts, view));
    text += &gauge::gauges(texts, view);
    text += &missions(texts, view);
    text += &cards(texts, view);
    text += &station(texts, view);
    for seat in view.table.seats().iter() {
        let explained = remarks.about(current == Some(seat));
        text += &area::area(texts, view, seat, current == Some(seat), explained);
    }
    fitted(&text, 13)
}

/// What a choice may have changed: the four resources, and the dice of whoever is asked.
pub fn glance(texts: &Texts, view: &View, seat: Seat) -> String {
    let mut text = format!("{}\n{}", "-".repeat(77), gauge::line(texts, view));
    text += &format!("> {}\n", texts.tell(TableKey::Player, area::player(texts, view, seat)));
    text += &area::zones(texts, view, seat);
    fitted(&text, 13)
}

fn headline(texts: &Texts, view: &View) -> String {
    let table = view.table;
    let words = Words::new().with("round", table.round).with("number", table.phase.number());
    let words = words.with("phase", texts.phase(table.phase)).with("disaster", texts.disaster(view));
    texts.tell(TableKey::Headline, words.with("deck", table.cards.deck))
}

fn missions(texts: &Texts, view: &View) -> String {
    let missions = &view.table.missions;
    let words = Words::new().with("done", missions.completed).with("needed", view.table.missions_to_win(view.rulebook));
    let name = |mission| texts.writer.name(Named::Mission, &view.rulebook.mission(mission).name);
    let label = texts.say(TableKey::Missions);
    let mut text = match missions.top {
        Some(top) => {
            row(&label, &texts.tell(TableKey::MissionsTop, words.with("mission", name(top))))
                + &remark::mission(texts, top)
        }
        None => row(&label, &texts.tell(TableKey::MissionsDone, words)),
    };
    for (index, active) in missions.active() {
        let words = Words::new().with("number", index + 1).with("mission", name(active.card));
        let words = words.with("die", active.die.number());
        let words = words.with("costs", costs(texts, view, active.card, active.die.number()));
        text += &row("", &texts.tell(TableKey::Mission, words));
        text += &remark::mission(texts, active.card);
    }
    text
}

/// What a mission takes while its die shows this.
fn costs(texts: &Texts, view: &View, mission: MissionId, die: u8) -> String {
    let costs = view.rulebook.mission(mission).costs[usize::from(die.clamp(1, 4)) - 1];
    let taken = Resource::ALL.into_iter().filter(|resource| costs[resource.index()] > 0);
    let taken: Vec<String> =
        taken.map(|resource| remark::amount(texts, costs[resource.index()].to_string(), resource)).collect();
    if taken.is_empty() { texts.say(TableKey::MissionNothing) } else { texts.listed(&taken) }
}

fn cards(texts: &Texts, view: &View) -> String {
    let mut text = String::new();
    for (index, up) in view.table.cards.up() {
        let card = view.rulebook.card(up.card);
        let slot = |slot: usize| {
            let takes = card.slots.map_or_else(String::new, |slots| slots.faces[slot].to_string());
            up.dice[slot].map_or(format!("[{takes}]"), |(_, die)| format!("[{takes}: {}]", die.top().number()))
        };
        let slots: Vec<String> = (0..usize::from(view.card_slots())).map(slot).collect();
        let label = texts.tell(TableKey::Card, Words::new().with("number", index + 1));
        text += &row(&label, &format!("{} {}", texts.writer.name(Named::Card, &card.name), slots.join(" ")));
        text += &remark::card(texts, view, up.card);
    }
    if view.disaster().toxic {
        let toxic = view.table.toxic;
        let values = if toxic.is_empty() { "-".to_owned() } else { toxic.to_string() };
        let words = Words::new().with("values", values);
        let words = words.with("dice", view.table.toxic_dice().to_string());
        text += &row(&texts.say(TableKey::Toxic), &texts.tell(TableKey::ToxicDice, words));
        text += &view.table.cards.lingering.map_or_else(String::new, |card| lingers(texts, card));
    }
    text
}

/// A card that is gone but for its Toxic values.
fn lingers(texts: &Texts, card: CardId) -> String {
    let text = texts.writer.card(texts.pack, card);
    let words = Words::new().line("card", &text.name).line("toxic", &text.toxic.unwrap_or_default());
    as_remark(&format!("      {}", texts.tell(TableKey::Lingers, words)))
}

fn station(texts: &Texts, view: &View) -> String {
    let table = view.table;
    let docks: Vec<String> = (0..4).map(|index| dock(view, index)).collect();
    let docks = Words::new().with("docks", docks.join("  ")).with("housed", table.habitation.iter().sum::<u8>());
    let pieces: Vec<String> = table.stock.amplify_strain.iter().map(ToString::to_string).collect();
    let supplies = view.rulebook.tables.emergency.iter().skip(usize::from(table.emergency));
    let supplies: Vec<String> = supplies.map(ToString::to_string).collect();
    let supplies = Words::new().with("numbers", supplies.join(" ")).with("tokens", pieces.join(" "));
    [
        row(&texts.say(TableKey::Docks), &texts.tell(TableKey::DocksRow, docks.with("tokens", table.stock.disable))),
        row(&texts.say(TableKey::Research), &texts.tell(TableKey::ResearchRow, research(view))),
        row(&texts.say(TableKey::Supplies), texts.tell(TableKey::SuppliesRow, supplies).trim_start()),
    ]
    .concat()
}

/// A Docking Module: its number, how it may change a die, and what lies there.
fn dock(view: &View, index: usize) -> String {
    let change = match view.rulebook.docking[index] {
        Dock::Plain => "",
        Dock::OrHigher => "(+1)",
        Dock::OrLower => "(-1)",
    };
    let docked = &view.table.docks[index];
    let lies = match docked.die {
        Some((_, die)) => die.top().number().to_string(),
        None if docked.disabled => "x".to_owned(),
        None => "-".to_owned(),
    };
    format!("{}{change} {lies}", index + 1)
}

fn research(view: &View) -> Words {
    let next = view.rulebook.tables.research.iter().find(|at| **at > view.table.research);
    let words = Words::new().flag("complete", next.is_none()).with("next", next.copied().unwrap_or_default());
    let words = words.with("done", view.table.research).with("tier", view.table.tier.to_string());
    words.with("cost", view.table.research_cost()).with("missing", view.research_missing())
}
