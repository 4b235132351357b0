//! Lines about what lies in front of a player: `1 pool 2 5 6`, `1 capacity 7`.

use engine::die::Die;
use engine::rulebook::TileId;
use engine::seat::Seat;
use engine::table::Queue;

use super::draft::Draft;
use crate::line::Line;
use crate::mistake::Sort;
use crate::names;

const EXPECTED: &str = "pool, storage, queue, cache, kept, capacity, track, converters, discount, fewer, permits, \
     paid, habitation, aid, destroyed, used, done, open, housed or no tiles";

/// More dice than ever lie in one place, and few enough to be counted.
const MOST_DICE: u8 = 50;
/// More Capacity than a game can bring.
const MOST_CAPACITY: u16 = 9_999;

impl Draft<'_> {
    pub(super) fn seat_line(&mut self, seat: Seat, line: &mut Line) -> Result<(), String> {
        let at = seat.index();
        let word = line.next(EXPECTED)?;
        match word {
            "pool" | "storage" | "queue" | "cache" | "kept" => self.zone(seat, word, line)?,
            "capacity" => self.table.areas[at].capacity = line.number("an amount of Capacity", 0..=MOST_CAPACITY)?,
            "track" => self.track(seat, line)?,
            // Files from before Converters had a word of their own say 'tokens'.
            "converters" | "tokens" => {
                let most = self.rulebook.country(self.table.areas[at].country).converters.1;
                self.table.areas[at].converters = line.number("a number of Converter tokens", 0..=most)?;
            }
            "discount" => self.table.areas[at].discount = line.number("a number", 0..=MOST_DICE)?,
            "fewer" => self.table.areas[at].fewer_next_roll = line.number("a number of dice", 0..=MOST_DICE)?,
            "permits" => self.table.areas[at].permits = line.number("a number", 0..=MOST_DICE)?,
            "paid" => self.paid(seat, line)?,
            "habitation" => self.table.habitation[at] = line.number("a number of dice", 0..=MOST_DICE)?,
            "aid" => self.aid(seat, line)?,
            "destroyed" => self.destroyed(seat, line)?,
            "used" => self.used(seat, line)?,
            "done" => self.done[at] = true,
            "open" => self.done[at] = false,
            "housed" => self.housed[at] = true,
            "no" => {
                line.expect("tiles")?;
                self.table.owned(seat).iter().for_each(|space| self.remove_tile(space));
            }
            other => return Err(format!("expected {EXPECTED}, not '{other}'")),
        }
        Ok(())
    }

    /// The dice of a line: `2 5 5`, `6*3` for three sixes, `none`.
    pub(super) fn dice(&self, seat: Seat, line: &mut Line) -> Result<Vec<Die>, String> {
        let mut dice = Vec::new();
        if line.eat("none") {
            return Ok(dice);
        }
        for word in line.rest() {
            let (die, times) = word.split_once('*').unwrap_or((word, "1"));
            let times = times.parse().ok().filter(|times| *times > 0);
            let times: usize = times.ok_or_else(|| format!("expected dice such as 4 or 4*3, not '{word}'"))?;
            let die = self.die(seat, die)?;
            if times > usize::from(MOST_DICE) - dice.len() {
                return Err(format!("at most {MOST_DICE} dice lie in one place, not those of '{word}' too"));
            }
            dice.extend(std::iter::repeat_n(die, times));
        }
        if dice.is_empty() { Err("expected dice, or none".into()) } else { Ok(dice) }
    }

    fn zone(&mut self, seat: Seat, zone: &str, line: &mut Line) -> Result<(), String> {
        let dice = self.dice(seat, line)?;
        self.has_zone(seat, zone, dice.len())?;
        let area = &mut self.table.areas[seat.index()];
        match zone {
            "storage" => area.storage = dice.into_iter().collect(),
            "cache" => area.cache = dice.into_iter().collect(),
            "kept" => area.kept = dice.into_iter().collect(),
            "queue" => {
                area.queue = Queue::EMPTY;
                dice.into_iter().for_each(|die| area.queue.push(die));
            }
            _ => area.pool = dice.into_iter().collect(),
        }
        Ok(())
    }

    /// Capacity towards the next step of research; what suffices for it does not wait.
    fn paid(&mut self, seat: Seat, line: &mut Line) -> Result<(), String> {
        let cost = self.table.research_cost();
        let others = self.table.seats().iter().filter(|other| *other != seat);
        let others: u8 = others.map(|other| self.table.research_paid[other.index()]).sum();
        let most = (cost - 1).saturating_sub(others);
        let what = format!("Capacity towards a step of research that costs {cost}");
        self.table.research_paid[seat.index()] = line.number(&what, 0..=most)?;
        Ok(())
    }

    /// Dice on the Toxic Leak aid.
    fn aid(&mut self, seat: Seat, line: &mut Line) -> Result<(), String> {
        let disaster = self.rulebook.disaster(self.table.disaster);
        let most = if disaster.toxic { MOST_DICE } else { 0 };
        let what = format!("a number of dice on the Toxic Leak aid of {}", disaster.key);
        self.table.toxic_aid_dice[seat.index()] = line.number(&what, 0..=most)?;
        Ok(())
    }

    /// The slot of the dice track, counted from 1.
    fn track(&mut self, seat: Seat, line: &mut Line) -> Result<(), String> {
        let country = self.rulebook.country(self.table.of(seat).country);
        let slots = country.track(self.table.solo()).len;
        let slot: u8 = line.number(&format!("a slot of the dice track of {}", country.key), 1..=slots)?;
        self.table.areas[seat.index()].track = slot - 1;
        Ok(())
    }

    /// The tiles of a set that are neither on the board nor on offer.
    fn destroyed(&mut self, seat: Seat, line: &mut Line) -> Result<(), String> {
        let area = *self.table.of(seat);
        let mut out_of_offer = self.not_destroyed(seat);
        let words = if line.eat("none") { &[] } else { line.rest() };
        for word in words {
            out_of_offer |= 1 << names::set_tile(self.rulebook, area.country, area.light, word)?;
        }
        self.table.areas[seat.index()].out_of_offer = out_of_offer;
        Ok(())
    }

    /// The tiles of a set that are no longer on offer because they lie on the board, or did at the beginning.
    pub(super) fn not_destroyed(&self, seat: Seat) -> u32 {
        let (first, count) = self.rulebook.country(self.table.of(seat).country).tiles;
        let starters = (0..count).filter(|index| {
            let tile = self.rulebook.tile(TileId(first.0 + u16::from(*index)));
            tile.tier == engine::effect::Tier::Starter
        });
        let own = self.table.owned(seat);
        let on_board = own.iter().map(|space| self.table.tiles[space.index()].tile.0);
        let on_board = on_board.filter_map(|tile| tile.checked_sub(first.0).filter(|at| *at < u16::from(count)));
        let starters = starters.fold(0, |bits, index| bits | 1u32 << index);
        on_board.fold(starters, |bits, index| bits | 1 << index)
    }

    fn used(&mut self, seat: Seat, line: &mut Line) -> Result<(), String> {
        let badges = self.table.of(seat).badges;
        let keys: Vec<&str> = badges.iter().flatten().map(|(id, _)| self.rulebook.badge(*id).key.as_str()).collect();
        let words = if line.eat("none") { &[] } else { line.rest() };
        let mut used = 0;
        for word in words {
            used |= 1 << names::find(Sort::Word("badge of this player".into()), keys.iter().copied(), word)?;
        }
        self.table.areas[seat.index()].badges_used = used;
        Ok(())
    }
}
