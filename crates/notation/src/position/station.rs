//! Lines about the station and the round: wheels, tracks, Docking Modules, stock, and what will be rolled.

use engine::chance::Stream;
use engine::resource::Resource;
use engine::table::Wheel;

use super::draft::{Draft, MOMENTS};
use crate::line::Line;
use crate::names;

const EXPECTED: &str = "a line of a position: a seat 1-4, a space 1a-8d, round, phase, drain, available, bonus, mission, \
     missions, completed, card, deck, lingering, dock, research, tier, emergency, stock, dice, sector or no";

impl Draft<'_> {
    pub(super) fn station_line(&mut self, word: &str, line: &mut Line) -> Result<(), String> {
        match word {
            "round" => self.table.round = line.number("a round")?,
            "phase" => {
                let at = names::find("phase", MOMENTS.map(|(word, _)| word), line.next("a phase")?)?;
                self.moment = MOMENTS[at].1;
            }
            "drain" | "available" | "bonus" => self.wheels(word, line)?,
            "dock" => self.dock(line)?,
            "research" => {
                self.table.research = line.number("a number of steps")?;
                self.table.tier = self.released();
            }
            "tier" => self.table.tier = line.number("a tier 1 to 4")?,
            "emergency" => self.table.emergency = line.number("a number of steps")?,
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
            let number: i16 = line.number("a number")?;
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
        let number: usize = line.number("a Docking Module 1 to 4")?;
        let at = number.checked_sub(1).filter(|at| *at < 4);
        let at = at.ok_or_else(|| format!("there are Docking Modules 1 to 4, not {number}"))?;
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
            "tokens" => {
                for heap in &mut self.table.stock.amplify_strain {
                    *heap = line.number("six numbers of tokens")?;
                }
            }
            "disable" => self.table.stock.disable = line.number("a number of tokens")?,
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
