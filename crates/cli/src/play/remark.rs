//! What tiles, cards, missions and badges do, in a line or two below them.

use engine::View;
use engine::board::Space;
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CardId, MissionId, TileId};
use engine::seat::Seat;
use text::Words;

use super::screen::TableKey;
use crate::layout::remark;
use crate::texts::Texts;

/// Whose tiles and badges are explained on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Remarks {
    /// Everybody's.
    #[default]
    All,
    /// Those of whoever is asked.
    Mine,
    /// Nobody's.
    Off,
}

impl Remarks {
    /// Are the things of a player explained, who is or is not the one that is asked?
    pub const fn about(self, current: bool) -> bool {
        match self {
            Remarks::All => true,
            Remarks::Mine => current,
            Remarks::Off => false,
        }
    }
}

/// What the tile on a space does, if it has an ability.
pub fn tile(texts: &Texts, view: &View, space: Space) -> String {
    let Some(tile) = view.table.tile(space) else { return String::new() };
    face(texts, view, tile.owner, tile.tile, tile.light)
}

/// What a tile of a player does, if it has an ability.
pub fn face(texts: &Texts, view: &View, seat: Seat, tile: TileId, light: Light) -> String {
    let text = texts.writer.tile_held_by(texts.pack, tile, light, view.table.of(seat).country);
    text.ability.map_or_else(String::new, |ability| remark(&ability))
}

/// What a disaster card does, and which dice remove it.
pub fn card(texts: &Texts, view: &View, card: CardId) -> String {
    let text = texts.writer.card_in_game(texts.pack, card, view.table.players);
    let removed = text.removed_by.map(|by| texts.tell(TableKey::CardRemoved, Words::new().with("dice", by.join(" "))));
    let said = [Some(text.effect), text.toxic].into_iter().flatten().map(String::from);
    let sentences: Vec<String> = said.chain(removed).collect();
    remark(&format!("      {}", sentences.join(" ")))
}

/// What a mission consumes, step by step.
pub fn mission(texts: &Texts, mission: MissionId) -> String {
    let costs = texts.pack.rulebook.mission(mission).costs;
    remark(&format!("      {}", cost_table(texts, costs)))
}

/// The cost table of a mission in a line: "die at 1/2/3/4: 1/4/5/6 Climate, 1/4/5/6 Oxygen".
pub fn cost_table(texts: &Texts, costs: [[u8; 4]; 4]) -> String {
    let column = |resource: Resource| costs.map(|row| row[resource.index()]);
    let needed = Resource::ALL.into_iter().filter(|resource| column(*resource) != [0; 4]);
    let written = needed.map(|one| amount(texts, column(one).map(|cost| cost.to_string()).join("/"), one));
    let costs = texts.listed(&written.collect::<Vec<_>>());
    texts.tell(TableKey::MissionSteps, Words::new().with("costs", costs))
}

/// So much of a resource: "3 Power".
pub fn amount(texts: &Texts, amount: String, resource: Resource) -> String {
    let words = Words::new().with("amount", amount).line("resource", &texts.writer.resource(resource));
    texts.tell(TableKey::Amount, words)
}

/// What a badge does.
pub fn badge(texts: &Texts, badge: BadgeId) -> String {
    let text = texts.writer.badge(texts.pack, badge);
    remark(&texts.tell(TableKey::BadgeEffect, Words::new().line("badge", &text.name).line("effect", &text.effect)))
}
