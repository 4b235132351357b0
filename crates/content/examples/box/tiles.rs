//! Examples for the tiles of a country, both sides: dice are placed, the ability is used, and what it makes is forecast.

use content::Pack;
use engine::die::Die;
use engine::question::{Answer, Question, Spot};
use engine::resource::Light;
use engine::rulebook::{Country, Rulebook, Slots, TileFace, TileId, Unique};
use engine::seat::Seat;

use super::case::{Case, Sheet};
use super::choices::{record, resolve, worth};
use super::hands::{HANDS, ROLLS, placements};
use super::remark::remark;
use super::seen::Seen;
use super::stage::Stage;

/// All examples of a country.
pub fn sheet(pack: &Pack, country: &Country) -> Sheet {
    let mut sheet = Sheet::new(&country.key, &format!("content/tiles/{}.ron", country.key));
    let (first, count) = country.tiles;
    for tile in (first.0..first.0 + u16::from(count)).map(TileId) {
        for light in Light::ALL {
            PackReader { pack, book: &pack.rulebook, country, tile, light }.add(&mut sheet);
        }
    }
    sheet
}

/// One side of a tile.
struct PackReader<'a> {
    pack: &'a Pack,
    book: &'a Rulebook,
    country: &'a Country,
    tile: TileId,
    light: Light,
}

impl PackReader<'_> {
    fn add(&self, sheet: &mut Sheet) {
        let face = self.face();
        let key = format!("{}/{}/{}", self.country.key, self.book.tile(self.tile).key, self.side());
        let (mut case, most) = self.best();
        case.title = format!("{key} {}", face.name);
        case.remark = remark(self.pack, face);
        if face.has_ability && most == 0 {
            sheet.idle.push(key);
        }
        sheet.cases.push(self.play(case));
    }

    fn face(&self) -> &TileFace {
        self.book.face(self.tile, self.light)
    }

    fn side(&self) -> &'static str {
        if self.light == Light::Red { "red" } else { "blue" }
    }

    /// The red boards are the first player's.
    fn seat(&self) -> Seat {
        Seat::from_index(self.light.index()).expect("two players play")
    }

    fn index(&self) -> u16 {
        self.tile.0 - self.country.tiles.0.0
    }

    fn is_starter(&self) -> bool {
        self.book.tile(self.tile).tier == engine::effect::Tier::Starter
    }

    fn space(&self) -> String {
        let sector = self.light.index() * 2 + 1;
        match self.is_starter() {
            true => format!("{sector}{}", ["a", "b", "c"][usize::from(self.index()) % 3]),
            false => format!("{}a", sector + 1),
        }
    }

    /// The position in which most happens, and how much that is.
    fn best(&self) -> (Case, usize) {
        let mut best: Option<(Case, usize)> = None;
        for placed in placements(self.face().slots) {
            for hand in HANDS {
                let case = self.given(&placed, hand);
                let worth = self.attempt(&case);
                if best.as_ref().is_none_or(|(_, most)| worth > *most) {
                    best = Some((case, worth));
                }
            }
        }
        best.expect("every slot takes some die")
    }

    /// How much the ability does in a position.
    fn attempt(&self, case: &Case) -> usize {
        let mut stage = Stage::new(self.book, &self.scripted(case, ROLLS.len()).position());
        let Some(answer) = self.placement(&stage, case) else { return 0 };
        stage.answer(self.seat(), answer);
        resolve(&mut stage);
        worth(&stage.events)
    }

    /// The placement on the tile with the dice that the example is about: those the hand begins with.
    fn placement(&self, stage: &Stage, case: &Case) -> Option<Answer> {
        let decision = stage.decision(self.seat()).filter(|decision| decision.question == Question::Place)?;
        let space = notation::names::space(&self.space()).ok()?;
        let hand = case.given.iter().find_map(|line| line.split_once(" pool "))?.1;
        let hand: Vec<u8> = hand.split(' ').filter_map(|die| die[..1].parse().ok()).collect();
        let rank = |answer: &Answer| match answer {
            Answer::Place { die, spot: Spot::Tile(there, _) } if *there == space => {
                hand.iter().position(|face| *face == die.top().number())
            }
            Answer::Pair { dice, space: there } if *there == space => {
                let both = dice.iter().all(|die| hand[..2].contains(&die.top().number()));
                Some(usize::from(!both || hand[0] != hand[1] && dice[0].top() == dice[1].top()))
            }
            _ => None,
        };
        let answers = stage.answers(self.seat(), &decision);
        answers.iter().filter_map(|answer| Some((rank(answer)?, *answer))).min().map(|(_, answer)| answer)
    }

    fn given(&self, placed: &[u8], hand: &[u8]) -> Case {
        let other = if self.country.key == "russia" { "usa" } else { "russia" };
        let setup = match self.light {
            Light::Red => format!("{} {other}", self.country.key),
            Light::Blue => format!("{other} {}", self.country.key),
        };
        let mut given = self.tile_lines(placed);
        let dice: Vec<u8> = placed.iter().chain(hand).copied().collect();
        let number = self.seat().number();
        given.push(format!("{number} pool {}", self.dice(&dice)));
        let words = format!("{:?}", self.pack.text(self.face().ability));
        if words.contains("Storage") {
            given.push(format!("{number} storage {}", self.dice(&[1, 3, 3, 6])));
        }
        if words.contains("Queue") || words.contains("Cycle") {
            given.push(format!("{number} queue {}", self.dice(&[5, 3, 3, 6, 2])));
        }
        Case { setup, given, ..Case::default() }
    }

    /// The tile itself, and what lies beside it.
    fn tile_lines(&self, placed: &[u8]) -> Vec<String> {
        let (face, space) = (self.face(), self.space());
        let sector = self.light.index() * 2 + 1;
        let mut own = match self.is_starter() {
            true => space.clone(),
            false => format!("{space} {} {}", self.country.key, self.book.tile(self.tile).key),
        };
        let bare = own.clone();
        if face.counter {
            own += &format!(" counter {}", (placed.iter().min().copied().unwrap_or(2) - 1).clamp(1, 3));
        }
        if face.padlock {
            own += " lock 1-2-4 open";
        }
        let mut lines: Vec<String> = if own == bare && self.is_starter() { Vec::new() } else { vec![own] };
        let beside = format!("{sector}{}", if self.is_starter() && self.index() == 0 { "b" } else { "a" });
        let there = usize::from(self.is_starter() && self.index() == 0);
        let neighbour = self.book.face(TileId(self.country.tiles.0.0 + there as u16), self.light);
        if neighbour.counter {
            lines.push(format!("{beside} counter 5"));
        }
        if neighbour.padlock && face.padlock {
            lines.push(format!("{beside} lock 4-5-6"));
        }
        lines
    }

    fn dice(&self, faces: &[u8]) -> String {
        let oriented = self.country.oriented;
        let words = (0u8..).zip(faces).map(|(at, face)| match oriented {
            false => face.to_string(),
            true => {
                let die = Die::from_index((face - 1) * 4 + (at + face) % 4).expect("a face has four rotations");
                format!("{}/{}", die.top().number(), die.front().number())
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// The same position with so many rolls foretold.
    fn scripted(&self, case: &Case, rolls: usize) -> Case {
        let mut case = case.clone();
        if rolls > 0 {
            case.given.push(format!("dice {} {}", self.seat().number(), self.dice(&ROLLS[..rolls])));
        }
        case
    }

    /// Plays the example and writes it down.
    fn play(&self, mut case: Case) -> Case {
        if self.face().unique.is_some() {
            case.given.push("deck budget-review".into());
            let spare = if self.face().unique == Some(Unique::MissionDie) { 20 } else { 10 };
            case.given.push(format!("available all {spare}"));
        }
        if self.face().unique == Some(Unique::MissionDie) {
            case.given.push("mission raise-the-orbit die 2 by 1".into());
        }
        let bare = case.clone();
        let mut rolls = 0;
        // How much is rolled is only known afterwards.
        loop {
            let (played, used) = self.once(self.scripted(&bare, rolls));
            if used == rolls {
                return played;
            }
            rolls = used;
        }
    }

    fn once(&self, mut case: Case) -> (Case, usize) {
        let mut stage = Stage::new(self.book, &case.position());
        let before = stage.clone();
        let each = if matches!(self.face().slots, Slots::Separated(..)) { 2 } else { 1 };
        for _ in 0..each {
            let Some(answer) = self.placement(&stage, &case) else { break };
            let decision = stage.decision(self.seat()).expect("a placement answers a question");
            case.when(format!("{}: {}", self.seat().number(), stage.words(self.seat(), &decision, answer)));
            stage.answer(self.seat(), answer);
            record(&mut stage, &mut case);
        }
        let seen = Seen { book: self.book, before: &before.state, after: &stage.state };
        let hand = seen.hand(self.seat());
        let changes = seen.changes().into_iter().filter(|line| *line != hand);
        case.then(std::iter::once(hand.clone()).chain(changes).chain(seen.forecast()));
        if let Some(unique) = self.face().unique {
            self.calculate(unique, &mut stage, &mut case);
        }
        (case, stage.rolls(self.seat()))
    }

    /// What unique tiles make is only decided in Phase 2.
    fn calculate(&self, unique: Unique, stage: &mut Stage, case: &mut Case) {
        case.when("all done".into());
        for seat in stage.view().seats_asked().iter().collect::<Vec<_>>() {
            stage.answer(seat, Answer::Done);
        }
        if unique == Unique::AnyResource {
            let number = self.seat().number();
            case.then([
                format!("asked {number} resource"),
                format!("offers exactly {number}: power, climate, oxygen, nutrition"),
            ]);
            let answer = stage.read(self.seat(), "nutrition");
            case.when(format!("{number}: nutrition"));
            stage.answer(self.seat(), answer);
            let made = stage.events.iter().find_map(|event| match event {
                engine::event::Event::Generated {
                    resource: engine::resource::Resource::Nutrition,
                    amount,
                    space: Some(_),
                } => Some(*amount),
                _ => None,
            });
            case.then([
                format!("event Generated nutrition {}", made.unwrap_or(0)),
                format!("available nutrition {}", 10 + made.unwrap_or(0)),
            ]);
        } else {
            let die = stage.state.table().missions.get(0).map_or(0, |mission| mission.die.number());
            // One step by the tile, the next by its own costs.
            let paid = stage.events.iter().find_map(|event| match event {
                engine::event::Event::Consumed { resource: engine::resource::Resource::Power, amount } => Some(*amount),
                _ => None,
            });
            case.then([
                format!("event Consumed power {}", paid.unwrap_or(0)),
                format!("mission raise-the-orbit die {die} by 1"),
            ]);
        }
    }
}
