//! Lines about the station and the round: wheels, tracks, Docking Modules, stock, and what will be rolled.

use engine::chance::Stream;
use engine::resource::Resource;
use engine::table::Wheel;

use super::draft::{Draft, MOMENTS};
use crate::line::Line;
use crate::mistake::Sort;
use crate::names;

const EXPECTED: &str = "a line of a position: a seat 1-4, a space 1a-8d, round, phase, drain, available, bonus, mission, \
     missions, completed, card, deck, lingering, dock, research, tier, emergency, stock, dice, sector or no";

/// Later than any game ends.
const LAST_ROUND: u8 = 99;
/// More than all tiles together make.
const MOST_AVAILABLE: i16 = 9_999;

impl Draft<'_> {
    pub(super) fn station_line(&mut self, word: &str, line: &mut Line) -> Result<(), String> {
        match word {
            "round" => self.table.round = line.number("a round", 1..=LAST_ROUND)?,
            "phase" => {
                let at = names::find(Sort::Word("phase".into()), MOMENTS.map(|(word, _)| word), line.next("a phase")?)?;
                self.moment = MOMENTS[at].1;
            }
            "drain" | "available" | "bonus" => self.wheels(word, line)?,
            "dock" => self.dock(line)?,
            "research" => {
                let [.., last] = self.rulebook.tables.research;
                self.table.research = line.number("a number of steps on the Research track", 0..=last)?;
                self.table.tier = self.released();
            }
            "tier" => self.table.tier = line.number("a tier", 1..=4)?,
            "emergency" => {
                // The skull follows the last value.
                let last = self.rulebook.tables.emergency.len() as u8 + 1;
                self.table.emergency = line.number("a number of steps on the Emergency Supply track", 0..=last)?;
            }
            "stock" => self.stock(line)?,
            "dice" => {
                let seat = self.seat(line.next("a seat")?)?;
                let oriented = self.rulebook.country(self.table.of(seat).country).oriented;
                for die in self.dice(seat, line)? {
                    self.script(Stream::Seat(seat), if oriented { die.index() + 1 } else { die.top().number() })?;
                }
            }
            "sector" => {
                for word in line.rest() {
                    let sector = word.parse().ok().filter(|sector| (1..=8).contains(sector));
                    let sector = sector.ok_or_else(|| format!("expected a sector 1 to 8, not '{word}'"))?;
                    self.script(Stream::DisasterDie, sector)?;
                }
            }
            other => return Err(format!("expected {EXPECTED}, not '{other}'")),
        }
        Ok(())
    }

    fn script(&mut self, stream: Stream, outcome: u8) -> Result<(), String> {
        let room = self.secret.chance.write(stream, outcome);
        if room { Ok(()) } else { Err("no more rolls can be written down".into()) }
    }

    /// Pairs of a resource and a number; `all` stands for the four of them.
    fn wheels(&mut self, word: &str, line: &mut Line) -> Result<(), String> {
        if line.peek().is_none() {
            return Err(format!("expected a resource as in '{word} power 6', or all"));
        }
        while let Some(name) = line.take() {
            let number: i16 = line.number("a number", -MOST_AVAILABLE..=MOST_AVAILABLE)?;
            match name {
                "all" => Resource::ALL.into_iter().try_for_each(|resource| self.wheel(word, resource, number))?,
                name => self.wheel(word, names::resource(name)?, number)?,
            }
        }
        Ok(())
    }

    fn wheel(&mut self, word: &str, resource: Resource, number: i16) -> Result<(), String> {
        let spaces = &self.rulebook.tables.bonus;
        let wheel = &mut self.table.wheels[resource.index()];
        match word {
            "available" => wheel.available = number,
            "drain" => {
                let drain = u8::try_from(number).ok().filter(|drain| (Wheel::LEAST..=Wheel::MOST).contains(drain));
                let drain = drain.ok_or_else(|| format!("a wheel shows a drain of 3 to 29, not {number}"))?;
                if drain != wheel.drain {
                    wheel.drain = drain;
                    wheel.reset();
                }
            }
            _ => {
                let steps = spaces.iter().position(|space| i16::from(*space) == number).map(|at| at + 1);
                let steps = steps.or((number == 0).then_some(0));
                wheel.bonus =
                    steps.ok_or_else(|| format!("the bonus track shows 0 and {spaces:?}, not {number}"))? as u8;
            }
        }
        Ok(())
    }

    /// `dock 3 die 4 by 1`, `dock 3 free`, `dock 3 disabled`, `dock 3 enabled`.
    fn dock(&mut self, line: &mut Line) -> Result<(), String> {
        let at = line.number("a Docking Module", 1..=4usize)? - 1;
        let disabled = match line.peek() {
            Some("disabled") => true,
            Some("enabled") => false,
            Some("free") => {
                self.table.docks[at].die = None;
                return line.expect("free");
            }
            _ => {
                self.table.docks[at].die = Some(self.die_by(line)?);
                return Ok(());
            }
        };
        line.take();
        let stock = &mut self.table.stock.disable;
        match (self.table.docks[at].disabled, disabled) {
            (false, true) => *stock = stock.checked_sub(1).ok_or("no Disable token is left")?,
            (true, false) => *stock += 1,
            _ => {}
        }
        self.table.docks[at].disabled = disabled;
        Ok(())
    }

    /// `stock tokens 1 1 1 1 1 1`: what is left of each number; `stock disable 8`.
    fn stock(&mut self, line: &mut Line) -> Result<(), String> {
        match line.next("tokens or disable")? {
            // Files from before say 'pieces'.
            "tokens" | "pieces" => {
                let most = self.tokens_off_tiles();
                for (heap, most) in self.table.stock.amplify_strain.iter_mut().zip(most) {
                    *heap = line.number("six numbers of tokens", 0..=most)?;
                }
            }
            "disable" => {
                let most = self.disable_off_tiles();
                self.table.stock.disable = line.number("a number of Disable tokens", 0..=most)?;
            }
            other => return Err(format!("expected tokens or disable, not '{other}'")),
        }
        Ok(())
    }

    /// The tier that the steps of research have released.
    pub(super) fn released(&self) -> u8 {
        let steps = self.rulebook.tables.research.iter().filter(|at| **at <= self.table.research);
        1 + steps.count() as u8
    }
}
