//! Players, boards, tracks and tokens of a position.

use crate::die::Poses;
use crate::effect::Zone;
use crate::flow::Step;
use crate::invariant::{Broken, ensure};
use crate::resource::Resources;
use crate::seat::Seat;
use crate::table::Wheel;
use crate::view::View;

impl View<'_> {
    pub(super) fn sound_table(&self) -> Result<(), Broken> {
        let table = self.table;
        ensure((1..=Seat::MAX as u8).contains(&table.players), || format!("{} players", table.players))?;
        let disaster = usize::from(table.disaster.0);
        ensure(disaster < self.rulebook.disasters.len(), || "an unknown disaster".into())?;
        let (_, odd) = self.disaster().irregularities;
        ensure(table.irregular.from(odd).next().is_none(), || "an unknown irregularity".into())?;
        let mut boards = Resources::EMPTY;
        for seat in table.seats().iter() {
            self.sound_area(seat).map_err(|broken| format!("player {}: {broken}", seat.number()))?;
            let own = table.of(seat).boards;
            ensure(own.iter().all(|board| !boards.has(board)), || "two players have one board".into())?;
            boards = boards.iter().chain(own.iter()).collect();
        }
        ensure(boards == Resources::ALL, || "a board is missing".into())?;
        self.sound_tracks()?;
        self.sound_tokens()?;
        let over = self.flow.step == Step::Over;
        ensure(over == table.outcome.is_some(), || "over without an outcome, or not over with one".into())
    }

    fn sound_area(&self, seat: Seat) -> Result<(), Broken> {
        let area = self.table.of(seat);
        let country = self.rulebook.countries.get(usize::from(area.country.0)).ok_or("an unknown country")?;
        let twice = |other: &Seat| self.table.of(*other).country == area.country;
        ensure(!self.table.seats().without(seat).iter().any(|other| twice(&other)), || "a country twice".into())?;
        ensure(!area.boards.is_empty(), || "no Resource board".into())?;
        for (badge, board) in area.badges.iter().flatten() {
            let fits = usize::from(badge.0) < self.rulebook.badges.len() && area.boards.has(*board);
            ensure(fits, || "an unknown badge, or one on another player's board".into())?;
        }
        let track = &country.tracks[usize::from(self.table.solo())];
        ensure(area.track < track.len, || "the yellow marker is past its track".into())?;
        ensure(area.converters <= country.converters.1, || "more Converters than there are".into())?;
        let set = u32::from(country.tiles.1);
        ensure(u64::from(area.out_of_offer) >> set == 0, || "tiles are gone that are not in the set".into())?;
        let zones = [Zone::Pool, Zone::Storage, Zone::Cache, Zone::Kept].map(|zone| area.bag(zone).poses());
        let flat = |poses: Poses| country.oriented || poses.and(Poses::FLAT) == poses;
        ensure(zones.into_iter().all(flat), || "dice are turned in a country that ignores it".into())
    }

    fn sound_tracks(&self) -> Result<(), Broken> {
        let (table, printed) = (self.table, &self.rulebook.tables);
        for wheel in &table.wheels {
            ensure((Wheel::LEAST..=Wheel::MOST).contains(&wheel.drain), || format!("a drain of {}", wheel.drain))?;
            let bonus = usize::from(wheel.bonus);
            ensure(bonus <= printed.bonus.len(), || "a white marker is past its track".into())?;
        }
        let [.., last] = printed.research;
        ensure(table.research <= last, || "the Research marker is past its track".into())?;
        let paid: u32 = table.research_paid.iter().map(|paid| u32::from(*paid)).sum();
        ensure(paid < u32::from(table.research_cost()), || format!("{paid} is paid for a step of research"))?;
        ensure((1..=4).contains(&table.tier), || format!("tier {}", table.tier))?;
        // The skull follows the last supplies.
        let opened = usize::from(table.emergency);
        ensure(opened <= printed.emergency.len() + 1, || format!("supplies were opened {opened} times"))
    }

    /// There are no more tokens than printed; a puzzle may do with fewer.
    fn sound_tokens(&self) -> Result<(), Broken> {
        let (tokens, disable) = self.tokens_in_game();
        let (all, most) = self.tokens_printed();
        let fewer = tokens.iter().zip(&all).all(|(there, printed)| there <= printed);
        ensure(fewer, || format!("tokens {tokens:?} are in the game, not {all:?}"))?;
        ensure(disable <= most, || format!("{disable} Disable tokens are in the game, not {most}"))
    }

    /// Amplify/Strain tokens by number and Disable tokens, in the stock, on tiles and on Docking Modules.
    pub(crate) fn tokens_in_game(&self) -> ([u32; 6], u32) {
        let table = self.table;
        let mut tokens = table.stock.amplify_strain.map(u32::from);
        let mut disable = u32::from(table.stock.disable);
        disable += table.docks.iter().map(|dock| u32::from(dock.disabled)).sum::<u32>();
        for space in table.occupied.iter() {
            let tile = &table.tiles[space.index()];
            for token in [tile.amplify, tile.strain].into_iter().flatten() {
                tokens[usize::from(token.number.number()) - 1] += 1;
            }
            disable += u32::from(tile.disabled);
        }
        (tokens, disable)
    }

    /// The same, as printed for this number of players.
    pub(crate) fn tokens_printed(&self) -> ([u32; 6], u32) {
        let printed = &self.rulebook.tables;
        (printed.amplify_strain[usize::from(self.table.players) - 1].map(u32::from), u32::from(printed.disable))
    }
}
