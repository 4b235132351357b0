//! A setup as text, one item a line.
//!
//! ```text
//! seat usa power spaceflight-pilot
//! seat russia climate medical-officer at 3a 3b 3c
//! disaster meteor-shower
//! difficulty moderate
//! irregularity thick-plating
//! seed 7
//! ```
//! `quick 4 players meteor-shower` stands for a whole default setup.

mod quick;

pub use quick::{Quick, quick};

use engine::chance::Seed;
use engine::rulebook::{DisasterId, Rulebook};
use engine::setup::{Difficulty, SeatSetup, Setup};

use crate::line::{self, Line};
use crate::mistake::Mistake;
use crate::names;

/// Reads a setup. Whether it is legal is for the rules to say; the error names the line and what was expected.
pub fn read(rulebook: &Rulebook, text: &str) -> Result<Setup, Mistake> {
    line::check_length(text).map_err(|(number, error)| in_line(number, error))?;
    let mut draft = SetupDraft::new();
    for (number, one) in line::lines(text) {
        let words = line::words(one);
        let taken =
            draft.line(rulebook, &words).and_then(|taken| if taken { Ok(()) } else { Err(expected(one).into()) });
        taken.map_err(|why| in_line(number, why))?;
    }
    draft.finish(rulebook)
}

fn in_line(line: usize, why: impl Into<Mistake>) -> Mistake {
    Mistake::InLine { line, why: Box::new(why.into()) }
}

/// Writes a setup.
pub fn write(rulebook: &Rulebook, setup: &Setup) -> String {
    let mut lines: Vec<String> = setup.seats.iter().map(|seat| write_seat(rulebook, setup, seat)).collect();
    lines.push(format!("disaster {}", rulebook.disaster(setup.disaster).key));
    lines.push(format!("difficulty {}", names::difficulty_word(setup.difficulty)));
    let irregularities = setup.irregularities.iter().map(|id| rulebook.irregularity(*id).key.as_str());
    lines.extend(irregularities.map(|key| format!("irregularity {key}")));
    if let Some(deck) = &setup.deck {
        let keys = deck.iter().map(|card| rulebook.card(*card).key.as_str());
        lines.push(listed("deck", keys));
    }
    if let Some(missions) = &setup.missions {
        let keys = missions.iter().map(|mission| rulebook.mission(*mission).key.as_str());
        lines.push(listed("missions", keys));
    }
    lines.push(format!("seed {}", write_seed(setup.seed)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A seed as text: a number, or 64 hexadecimal digits.
pub fn write_seed(seed: Seed) -> String {
    let (low, high) = seed.0.split_at(8);
    if high.iter().all(|byte| *byte == 0) {
        let number = low.iter().rev().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        return number.to_string();
    }
    seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a seed: a number, or 64 hexadecimal digits.
pub fn read_seed(word: &str) -> Result<Seed, Mistake> {
    let bad = || Mistake::Seed(word.to_owned());
    if word.len() != 64 {
        return word.parse().map(Seed::from_number).map_err(|_| bad());
    }
    let mut seed = [0; 32];
    for (at, byte) in seed.iter_mut().enumerate() {
        let digits = word.get(2 * at..2 * at + 2).ok_or_else(bad)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| bad())?;
    }
    Ok(Seed(seed))
}

/// A list of keys behind a word.
pub(crate) fn listed<'a>(word: &'a str, keys: impl Iterator<Item = &'a str>) -> String {
    std::iter::once(word).chain(keys).collect::<Vec<&str>>().join(" ")
}

fn write_seat(rulebook: &Rulebook, setup: &Setup, seat: &SeatSetup) -> String {
    let boards = seat
        .boards
        .iter()
        .map(|(resource, badge)| format!("{} {}", names::resource_word(*resource), rulebook.badge(*badge).key));
    let boards: Vec<String> = boards.collect();
    let mut line = format!("seat {} {}", rulebook.country(seat.country).key, boards.join(" + "));
    if setup.seats.len() == 1 {
        line += &format!(" light {}", names::light_word(seat.light));
    }
    if let Some(spaces) = &seat.spaces {
        let spaces: Vec<String> = spaces.iter().map(ToString::to_string).collect();
        line += &format!(" at {}", spaces.join(" "));
    }
    line
}

fn expected(line: &str) -> String {
    format!("expected seat, disaster, difficulty, irregularity, deck, missions, seed or quick, not '{line}'")
}

/// A setup that is being read.
#[derive(Clone, Debug, Default)]
pub(crate) struct SetupDraft {
    seats: Vec<SeatSetup>,
    disaster: Option<DisasterId>,
    difficulty: Option<Difficulty>,
    irregularities: Vec<String>,
    deck: Option<Vec<String>>,
    missions: Option<Vec<String>>,
    seed: Option<Seed>,
    quick: Option<Quick>,
}

impl SetupDraft {
    pub fn new() -> SetupDraft {
        SetupDraft::default()
    }

    /// Takes a line; answers whether it belongs to a setup at all.
    pub fn line(&mut self, rulebook: &Rulebook, words: &[&str]) -> Result<bool, Mistake> {
        let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<String>>();
        let mut line = Line::new(words);
        match line.next("a line of a setup")? {
            "seat" => self.seats.push(read_seat(rulebook, &mut line)?),
            "quick" => self.quick = Some(Quick::read(rulebook, line.rest())?),
            "disaster" => self.disaster = Some(names::disaster(rulebook, line.next("a disaster")?)?),
            "difficulty" => self.difficulty = Some(names::difficulty(line.next("a difficulty")?)?),
            "irregularity" => self.irregularities.extend(owned(line.rest())),
            "deck" => self.deck = Some(owned(line.rest())),
            "missions" => self.missions = Some(owned(line.rest())),
            "seed" => self.seed = Some(read_seed(line.next("a seed")?)?),
            _ => return Ok(false),
        }
        Ok(line.end().map(|()| true)?)
    }

    /// The setup that was described.
    pub fn finish(self, rulebook: &Rulebook) -> Result<Setup, Mistake> {
        let mut setup = match (&self.quick, self.seats.is_empty()) {
            (Some(quick), true) => quick.setup(rulebook)?,
            (Some(_), false) => return Err("expected either 'quick' or 'seat' lines, not both".to_owned().into()),
            (None, true) => return Err("expected 'seat' lines or 'quick'".to_owned().into()),
            (None, false) => Setup { seats: self.seats, ..Quick::default().setup(rulebook)? },
        };
        setup.disaster = self.disaster.unwrap_or(setup.disaster);
        setup.difficulty = self.difficulty.unwrap_or(setup.difficulty);
        setup.seed = self.seed.unwrap_or(setup.seed);
        for key in &self.irregularities {
            setup.irregularities.push(names::irregularity(rulebook, setup.disaster, key)?);
        }
        if let Some(deck) = &self.deck {
            let cards = deck.iter().map(|key| names::card(rulebook, setup.disaster, key));
            setup.deck = Some(cards.collect::<Result<_, _>>()?);
        }
        if let Some(missions) = &self.missions {
            let missions = missions.iter().map(|key| names::mission(rulebook, key));
            setup.missions = Some(missions.collect::<Result<_, _>>()?);
        }
        Ok(setup)
    }
}

fn read_seat(rulebook: &Rulebook, line: &mut Line) -> Result<SeatSetup, Mistake> {
    let country = names::country(rulebook, line.next("a country")?)?;
    let mut boards = Vec::new();
    loop {
        let resource = names::resource(line.next("a Resource board")?)?;
        let badge = names::badge(rulebook, line.next("a badge")?)?;
        boards.push((resource, badge));
        if !line.eat("+") {
            break;
        }
    }
    let mut light = boards[0].0.light();
    if line.eat("light") {
        light = names::light(line.next("red or blue")?)?;
    }
    let mut spaces = None;
    if line.eat("at") {
        let named: Result<Vec<_>, _> = line.rest().iter().map(|word| names::space(word)).collect();
        spaces = Some(named?);
    }
    Ok(SeatSetup { country, boards, light, spaces })
}
