//! Examples for the irregularities: one for the benefit, one for the impediment, by the number that each changes or by
//! what is said before rolling and after the cards.

use content::Pack;
use engine::effect::Quantity;
use engine::question::Answer;
use engine::resource::Light;
use engine::rulebook::{Disaster, Irregularity, IrregularityId, Rulebook, ScenarioTokens, TileId};
use engine::seat::Seat;

use super::case::{Case, Sheet};
use super::odd_texts;
use super::seen::Seen;
use super::stage::Stage;

/// All irregularities.
pub fn sheet(pack: &Pack) -> Sheet {
    let book = &*pack.rulebook;
    let mut sheet = Sheet::new("irregularities", "core p. 29; content/disasters");
    for disaster in &book.disasters {
        let (first, count) = disaster.irregularities;
        for id in (first.0..first.0 + count).map(IrregularityId) {
            let odd = book.irregularity(id);
            let mut cases: Vec<Case> = odd
                .benefit
                .iter()
                .chain(&odd.impediment)
                .flat_map(|(quantity, by)| PackReader { book, disaster, odd, quantity: *quantity, by: *by }.told())
                .collect();
            cases.extend(odd_texts::cases(pack, disaster, odd));
            cases[0].title = format!("{}/{} {}", disaster.key, odd.key, odd.name);
            sheet.cases.extend(cases);
        }
    }
    sheet
}

/// One number that an irregularity changes.
struct PackReader<'a> {
    book: &'a Rulebook,
    disaster: &'a Disaster,
    odd: &'a Irregularity,
    quantity: Quantity,
    by: i8,
}

impl PackReader<'_> {
    fn told(&self) -> Vec<Case> {
        let mut cases = self.cases();
        cases[0].remark = format!("{:?} {:+}", self.quantity, self.by);
        cases
    }

    fn cases(&self) -> Vec<Case> {
        match self.quantity {
            Quantity::MissionsToWin => self.wins(),
            _ => vec![self.case()],
        }
    }

    fn case(&self) -> Case {
        match self.quantity {
            Quantity::DiceRolled => self.rolls(),
            Quantity::ResearchCost => self.spends(&[&format!("research {}", (2 + self.by).max(1))]),
            Quantity::TileCost | Quantity::TileDrain => {
                self.spends(&[&format!("install {}", self.offer()), "space 2a"])
            }
            Quantity::AmplifyCost => self.spends(&["amplify", "tile 1a", "piece 3"]),
            Quantity::DieCost => self.spends(&["add die"]),
            Quantity::CapacityGained => self.uses(&["available all 10"], &[]),
            Quantity::BonusCapacity => self.uses(&["available all 10", "available power 18"], &["power capacity"]),
            Quantity::SafeAmount => self.uses(&["available all 10", &format!("available oxygen {}", 3 + self.by)], &[]),
            Quantity::MissionsToWin => self.wins().remove(0),
            Quantity::TileOutput | Quantity::Income => self.places("5 on 1b"),
            Quantity::HabitationOutput => self.houses(),
            Quantity::HitLimit => self.hits(),
        }
    }

    /// A position with the irregularity in play.
    fn given(&self, lines: &[&str]) -> Case {
        let setup = format!("usa russia {}", self.disaster.key);
        let odd = format!("irregularity {}", self.odd.key);
        let given = std::iter::once(odd).chain(lines.iter().map(|line| (*line).to_owned())).collect();
        Case { setup, given, ..Case::default() }
    }

    /// A tile that can be bought.
    fn offer(&self) -> String {
        let country = self.book.countries.iter().position(|country| country.key == "usa").unwrap_or(0);
        let tiles = self.book.countries[country].tiles.0.0;
        self.book.face(TileId(tiles + 3), Light::Red).name.to_lowercase().replace(' ', "-")
    }

    fn seen(&self, before: &Stage, after: &Stage, case: &mut Case) {
        case.then(Seen { book: self.book, before: &before.state, after: &after.state }.changes());
    }

    /// Steps of the first player.
    fn steps(&self, stage: &mut Stage, case: &mut Case, steps: &[&str]) {
        let seat = Seat::from_index(0).expect("there is a first seat");
        for step in steps {
            let answer = stage.read(seat, step);
            case.when(format!("1: {step}"));
            stage.answer(seat, answer);
        }
    }

    fn spends(&self, steps: &[&str]) -> Case {
        let mut case = self.given(&["phase spend", "1 capacity 20"]);
        let before = Stage::new(self.book, &case.position());
        let mut stage = before.clone();
        self.steps(&mut stage, &mut case, steps);
        self.seen(&before, &stage, &mut case);
        case
    }

    fn rolls(&self) -> Case {
        let seats = odd_texts::dice(self.book, self.by);
        let mut case = self.given(&["phase roll", &seats[0], &seats[1]]);
        let stage = Stage::new(self.book, &case.position());
        let pools = stage.state.table().seats().iter().map(|seat| {
            let dice = stage.state.table().of(seat).pool.iter().map(|die| die.top().number().to_string());
            format!("{} pool {}", seat.number(), dice.collect::<Vec<_>>().join(" "))
        });
        case.then(pools.collect::<Vec<_>>());
        case
    }

    /// Phase 3, with a card behind it that changes nothing of interest.
    fn uses(&self, lines: &[&str], steps: &[&str]) -> Case {
        let mut case = self.given(lines);
        case.given.push(format!("deck {}", self.quiet()));
        let before = Stage::new(self.book, &case.position());
        case.given.insert(1, "phase use".into());
        let mut stage = Stage::new(self.book, &case.position());
        self.steps(&mut stage, &mut case, steps);
        self.seen(&before, &stage, &mut case);
        case
    }

    fn quiet(&self) -> &'static str {
        odd_texts::quiet(self.disaster)
    }

    /// With so many missions done the game is won, with one fewer it goes on.
    fn wins(&self) -> Vec<Case> {
        let done = self.book.tables.missions.saturating_add_signed(self.by);
        let deck = format!("deck {}", self.quiet());
        let cases = [(done, "won"), (done - 1, "playing")].map(|(done, outcome)| {
            let completed = format!("completed {done}");
            let mut case = self.given(&["phase use", &completed, "missions seal-the-hull", "available all 10", &deck]);
            case.then([outcome.to_owned()]);
            case
        });
        cases.into()
    }

    fn places(&self, step: &str) -> Case {
        let mut case = self.given(&["1 pool 5"]);
        let before = Stage::new(self.book, &case.position());
        let mut stage = before.clone();
        case.then(self.forecasts(&before));
        self.steps(&mut stage, &mut case, &[step]);
        case.then(self.forecasts(&stage));
        case
    }

    fn forecasts(&self, stage: &Stage) -> Vec<String> {
        let forecast = stage.view().forecast();
        ["power", "climate"].iter().zip(forecast).map(|(word, amount)| format!("forecast {word} {amount}")).collect()
    }

    fn houses(&self) -> Case {
        let deck = format!("deck {}", self.quiet());
        let mut case = self.given(&["1 pool 2 5", "available all 10", &deck]);
        let before = Stage::new(self.book, &case.position());
        let mut stage = before.clone();
        self.steps(&mut stage, &mut case, &["5 on habitation", "2 on habitation"]);
        case.when("all done".into());
        for seat in stage.view().seats_asked().iter().collect::<Vec<_>>() {
            stage.answer(seat, Answer::Done);
        }
        case.then(["asked crew resource".to_owned()]);
        self.steps(&mut stage, &mut case, &["power"]);
        self.seen(&before, &stage, &mut case);
        case
    }

    /// A tile that holds what it can, and one that holds one less.
    fn hits(&self) -> Case {
        let ScenarioTokens::Holes(tokens) = self.disaster.scenario else { panic!("only holes have a limit") };
        let limit = tokens.saturating_add_signed(self.by);
        let mut case = self.given(&[&format!("1a scenario {}", limit - 1), &format!("1b scenario {limit}")]);
        let before = Stage::new(self.book, &case.position());
        case.given.extend(["phase disasters".to_owned(), "deck bombardment".to_owned()]);
        let stage = Stage::new(self.book, &case.position());
        self.seen(&before, &stage, &mut case);
        case
    }
}
