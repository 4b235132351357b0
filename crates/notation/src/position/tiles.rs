//! Lines about tiles: `3b usa aluminum-shielding red dice 3 amplify 4`, or only `3b disabled` for the tile that lies there.

use engine::board::Space;
use engine::die::{Die, Face};
use engine::resource::Light;
use engine::rulebook::TileId;
use engine::seat::Seat;
use engine::table::{OnBoard, Token};

use super::draft::Draft;
use crate::line::Line;
use crate::mistake::Sort;
use crate::names;

const EXPECTED: &str = "dice, amplify, strain, disabled, enabled, scenario, counter, lock, open or closed";

impl Draft<'_> {
    pub(super) fn tile_line(&mut self, space: Space, line: &mut Line) -> Result<(), String> {
        let rulebook = self.rulebook;
        if let Some(Ok(country)) = line.peek().map(|word| names::country(rulebook, word)) {
            let seat = self.table.seats().iter().find(|seat| self.table.of(*seat).country == country);
            let key = &rulebook.country(country).key;
            let seat = seat.ok_or_else(|| format!("nobody plays {key}"))?;
            line.take();
            let (tile, light) = self.named_tile(seat, line)?;
            self.lay(space, tile, light, seat);
        }
        if self.table.tile(space).is_none() {
            return Err(format!("there is no tile on {space}; lay one as in '{space} usa s1'"));
        }
        while let Some(word) = line.take() {
            self.attribute(space, word, line)?;
        }
        self.tile_makes_sense(space)
    }

    /// A tile by name and light; without a light the side of the player's boards is meant.
    fn named_tile(&self, seat: Seat, line: &mut Line) -> Result<(TileId, Light), String> {
        let area = self.table.of(seat);
        let word = line.next("a tile")?;
        let named = line.peek().and_then(|word| names::light(word).ok());
        if named.is_some() {
            line.take();
        }
        if word.starts_with("boost-") {
            let own = if word == "boost-2" { area.light.other() } else { area.light };
            let light = named.unwrap_or(own);
            return Ok((names::boost(self.rulebook, light, word)?, light));
        }
        let light = named.unwrap_or(area.light);
        let index = names::set_tile(self.rulebook, area.country, light, word)?;
        Ok((TileId(self.rulebook.country(area.country).tiles.0.0 + u16::from(index)), light))
    }

    /// Lays a tile unless it lies there already; it is taken from wherever else it lies.
    fn lay(&mut self, space: Space, tile: TileId, light: Light, owner: Seat) {
        let same = |there: &OnBoard| (there.tile, there.light, there.owner) == (tile, light, owner);
        if self.table.tile(space).is_some_and(same) {
            return;
        }
        let elsewhere = self.table.occupied.filter(|other| self.table.tiles[other.index()].tile == tile);
        elsewhere.iter().for_each(|other| self.remove_tile(other));
        self.remove_tile(space);
        let mut laid = OnBoard::new(tile, light, owner);
        let country = self.rulebook.country(self.table.of(owner).country);
        if self.rulebook.face(tile, light).counter {
            laid.counter = Some(Die::flat(country.counter_start));
        }
        self.table.lay(space, laid);
        if let Some(index) = tile.0.checked_sub(country.tiles.0.0).filter(|at| *at < u16::from(country.tiles.1)) {
            self.table.areas[owner.index()].out_of_offer |= 1 << index;
        }
    }

    /// Takes a tile off the board; its tokens go back to the stock.
    pub(super) fn remove_tile(&mut self, space: Space) {
        let Some(tile) = self.table.tile(space).copied() else { return };
        for token in [tile.amplify, tile.strain].into_iter().flatten() {
            *self.table.stock.heap(token.number) += 1;
        }
        self.table.stock.disable += u8::from(tile.disabled);
        self.table.occupied.remove(space);
        self.table.areas[tile.owner.index()].owned.remove(space);
        if let Some(nobody) = Seat::from_index(0) {
            self.table.tiles[space.index()] = OnBoard::new(TileId(0), Light::Red, nobody);
        }
    }

    fn attribute(&mut self, space: Space, word: &str, line: &mut Line) -> Result<(), String> {
        let owner = self.table.tiles[space.index()].owner;
        match word {
            "dice" => self.table.tiles[space.index()].dice = self.placed(owner, line)?,
            "amplify" => {
                let token = self.token(space, self.table.tiles[space.index()].amplify, line)?;
                self.table.tiles[space.index()].amplify = token;
            }
            "strain" => {
                let token = self.token(space, self.table.tiles[space.index()].strain, line)?;
                self.table.tiles[space.index()].strain = token;
            }
            "disabled" => self.disable(space, true)?,
            "enabled" => self.disable(space, false)?,
            "scenario" => {
                let most = self.most_scenario_tokens();
                self.table.tiles[space.index()].scenario = line.number("a number of Scenario tokens", 0..=most)?;
            }
            "counter" => {
                let word = line.next("a Counter die, or none")?;
                let counter = if word == "none" { None } else { Some(self.die(owner, word)?) };
                self.table.tiles[space.index()].counter = counter;
            }
            "lock" => self.table.tiles[space.index()].lock = self.lock(owner, line)?,
            "open" => self.table.tiles[space.index()].open = true,
            "closed" => self.table.tiles[space.index()].open = false,
            other => return Err(format!("expected {EXPECTED}, not '{other}'")),
        }
        Ok(())
    }

    /// Dice by slot: `3`, `3 5`, `- 5` where only the second slot is filled, `none`.
    fn placed(&self, owner: Seat, line: &mut Line) -> Result<[Option<Die>; 2], String> {
        let mut dice = [None; 2];
        if line.eat("none") {
            return Ok(dice);
        }
        let is_die = |word: &str| word == "-" || word.starts_with(|letter: char| letter.is_ascii_digit());
        if !line.peek().is_some_and(is_die) {
            return Err("expected one or two dice such as 3, 3 5 or - 5, or none".into());
        }
        for slot in &mut dice {
            match line.peek() {
                Some("-") => drop(line.take()),
                Some(word) if is_die(word) => *slot = Some(self.die(owner, line.next("a die")?)?),
                _ => {}
            }
        }
        Ok(dice)
    }

    /// A token with its number and resource, out of the stock; the one that lay there goes back.
    fn token(&mut self, space: Space, old: Option<Token>, line: &mut Line) -> Result<Option<Token>, String> {
        old.into_iter().for_each(|token| *self.table.stock.heap(token.number) += 1);
        if line.eat("none") {
            return Ok(None);
        }
        let number = Face::new(line.number("the number of a token, or none", 1..=6)?).ok_or("expected a token")?;
        let tile = &self.table.tiles[space.index()];
        let produces = self.rulebook.face(tile.tile, tile.light).produces;
        let resource = match line.peek().map(names::resource) {
            Some(Ok(resource)) => {
                line.take();
                resource
            }
            _ if produces.len() == 1 => produces.iter().next().ok_or("expected a resource")?,
            _ => return Err(format!("the tile on {space} makes not just one resource: name that of the token")),
        };
        let heap = self.table.stock.heap(number);
        *heap = heap.checked_sub(1).ok_or_else(|| format!("no token with number {} is left", number.number()))?;
        Ok(Some(Token { number, resource }))
    }

    fn disable(&mut self, space: Space, disabled: bool) -> Result<(), String> {
        let tile = &mut self.table.tiles[space.index()];
        let stock = &mut self.table.stock.disable;
        match (tile.disabled, disabled) {
            (false, true) => *stock = stock.checked_sub(1).ok_or("no Disable token is left")?,
            (true, false) => *stock += 1,
            _ => {}
        }
        tile.disabled = disabled;
        Ok(())
    }

    fn lock(&self, owner: Seat, line: &mut Line) -> Result<Option<u8>, String> {
        let word = line.next("a Lock token such as 1-2-4, or none")?;
        if word == "none" {
            return Ok(None);
        }
        let country = self.rulebook.country(self.table.of(owner).country);
        let locks: Vec<String> = country.locks.iter().map(|numbers| crate::answer::lock_word(*numbers)).collect();
        let at = names::find(Sort::Word("Lock token".into()), locks.iter().map(String::as_str), word)?;
        Ok(Some(at as u8))
    }
}
