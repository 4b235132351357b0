//! What balanced means, judged on made-up games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{cell, experiment};
use content::embedded_pack;
use lab::{Cell, Ending, GameRecord, Goal, Results, RoundRecord, SeatRecord, Study, Subject, Target, TileUse, Verdict};

/// So many games of so many rounds each, of which the first are won.
fn games(cell: Cell, count: usize, won: usize, change: impl Fn(usize, &mut GameRecord)) -> Results {
    let header = experiment(cell.clone(), "greedy", count as u32).header;
    let rounds = |_| RoundRecord { left: [6; 4], drain: [8; 4], ..RoundRecord::default() };
    let game = |index: usize| {
        let mut game = GameRecord {
            index: index as u32,
            seed: index as u64,
            ending: if index < won { Ending::Won } else { Ending::StationDestroyed },
            answers: 1,
            missions: Vec::new(),
            seats: vec![seat("usa", "red"); usize::from(cell.players)],
            rounds: (0..10).map(rounds).collect(),
        };
        change(index, &mut game);
        game
    };
    Results { header, games: (0..count).map(game).collect() }
}

fn plain(cell: Cell, count: usize, won: usize) -> Results {
    games(cell, count, won, |_, _| {})
}

fn seat(country: &str, light: &str) -> SeatRecord {
    let (boards, tiles) = Default::default();
    SeatRecord { country: country.into(), light: light.into(), boards, tiles }
}

fn at(players: u8, disaster: &str, difficulty: &str) -> Cell {
    Cell { difficulty: difficulty.into(), ..cell(players, disaster) }
}

fn targets(results: &[Results]) -> Vec<Target> {
    Study::new(results).unwrap().targets(&embedded_pack().rulebook)
}

/// The verdicts on one subject, by number of players.
fn verdicts(results: &[Results], goal: Goal, subject: &Subject) -> Vec<(u8, Verdict)> {
    let targets = targets(results).into_iter().filter(|target| target.goal == goal && target.subject == *subject);
    targets.map(|target| (target.players, target.verdict())).collect()
}

use Verdict::{Fails, Holds, NotMeasured, WithinInterval};

#[test]
fn win_rates_that_hold_on_average_fail_for_every_number_of_players() {
    let severe = |players, won| plain(at(players, "meteor-shower", "severe"), 400, won);
    let results = [severe(2, 60), severe(3, 140), severe(4, 370)];
    let subject = Subject::Disaster("meteor-shower".into(), "severe".into());
    let expected = [(1, NotMeasured), (2, Fails), (3, Holds), (4, Fails)];
    assert_eq!(verdicts(&results, Goal::WinRate, &subject), expected);
}

#[test]
fn those_who_play_alone_have_win_rates_of_their_own() {
    let results = [plain(at(1, "toxic-leak", "moderate"), 400, 220), plain(at(1, "toxic-leak", "futile"), 400, 220)];
    let of = |difficulty: &str| {
        let subject = Subject::Disaster("toxic-leak".into(), difficulty.into());
        verdicts(&results, Goal::WinRate, &subject)[0]
    };
    assert_eq!(of("moderate"), (1, Holds));
    assert_eq!(of("futile").0, 2, "alone nothing is asked of it");
}

#[test]
fn a_figure_outside_whose_interval_reaches_in_is_not_sure() {
    let results = [plain(cell(2, "training-simulator"), 40, 33), plain(cell(3, "training-simulator"), 400, 400)];
    let subject = Subject::Disaster("training-simulator".into(), "moderate".into());
    let expected = [(1, NotMeasured), (2, WithinInterval), (3, Holds), (4, NotMeasured)];
    assert_eq!(verdicts(&results, Goal::WinRate, &subject), expected);
}

#[test]
fn the_storm_is_measured_against_both_others_with_the_same_number_of_players() {
    let of = |disaster, players, won| plain(cell(players, disaster), 400, won);
    let results = [
        of("meteor-shower", 2, 300),
        of("toxic-leak", 2, 260),
        of("solar-storm", 2, 230),
        of("meteor-shower", 4, 300),
        of("solar-storm", 4, 290),
    ];
    let subject = Subject::Difficulty("moderate".into());
    let expected = [(1, NotMeasured), (2, Holds), (3, NotMeasured), (4, WithinInterval)];
    assert_eq!(verdicts(&results, Goal::Storm, &subject), expected);
}

#[test]
fn countries_and_sides_are_measured_by_number_of_players() {
    // With two players the USA win three quarters, the others a quarter; with three all win half.
    let crew = |index: usize, game: &mut GameRecord| {
        let of = |index: usize| if index % 4 < 2 { "usa" } else { "japan" };
        game.seats[0] = seat(of(index), if index.is_multiple_of(2) { "red" } else { "blue" });
        game.seats[1] = seat("russia", "red");
    };
    let two = games(cell(2, "meteor-shower"), 400, 0, |index, game| {
        crew(index, game);
        let third = index % 16 / 4 == 0;
        let won = if index % 4 < 2 { !third } else { third };
        game.ending = if won { Ending::Won } else { Ending::OutOfSupplies };
    });
    let three = games(cell(3, "meteor-shower"), 400, 0, |index, game| {
        crew(index, game);
        game.seats.truncate(1);
        game.ending = if index % 8 < 4 { Ending::Won } else { Ending::OutOfSupplies };
    });
    let results = [two, three];
    let usa = Subject::Country("usa".into());
    assert_eq!(verdicts(&results, Goal::Country, &usa)[1..3], [(2, Fails), (3, Holds)]);
    assert_eq!(verdicts(&results, Goal::Side, &usa)[1..3], [(2, Holds), (3, Holds)]);
    let russia = Subject::Country("russia".into());
    assert_eq!(verdicts(&results, Goal::Country, &russia)[1..3], [(2, Holds), (3, NotMeasured)]);
}

#[test]
fn an_irregularity_is_measured_against_the_same_games_without_it() {
    let rulebook = &embedded_pack().rulebook;
    let disaster = rulebook.disasters.iter().find(|disaster| disaster.key == "meteor-shower").unwrap();
    let key = rulebook.irregularity(disaster.irregularities.0).key.clone();
    let with = |cell: Cell| Cell { irregularities: vec![key.clone()], ..cell };
    let [moderate, futile] = ["moderate", "futile"].map(|difficulty| at(2, "meteor-shower", difficulty));
    // Each by 5 points, though the games with it are mostly those of the hardest difficulty.
    let results = [
        plain(moderate.clone(), 400, 280),
        plain(with(moderate), 100, 65),
        plain(futile.clone(), 100, 20),
        plain(with(futile), 400, 60),
        plain(cell(3, "meteor-shower"), 400, 280),
        plain(with(cell(3, "meteor-shower")), 400, 160),
        plain(with(cell(4, "meteor-shower")), 400, 160),
    ];
    let subject = Subject::Irregularity("meteor-shower".into(), key.clone());
    let expected = [(1, NotMeasured), (2, Holds), (3, Fails), (4, NotMeasured)];
    assert_eq!(verdicts(&results, Goal::Irregularity, &subject), expected);
    // Games with irregularities are no part of the win rates.
    let subject = Subject::Disaster("meteor-shower".into(), "moderate".into());
    assert_eq!(verdicts(&results, Goal::WinRate, &subject)[2..], [(3, Holds), (4, NotMeasured)]);
}

#[test]
fn the_pace_is_the_mean_round_in_which_a_tier_is_released() {
    let steps = embedded_pack().rulebook.tables.research;
    let released = |rounds: [usize; 3]| {
        games(cell(2, "toxic-leak"), 50, 10, move |_, game| {
            for (step, round) in steps.into_iter().zip(rounds) {
                game.rounds.iter_mut().skip(round - 1).for_each(|record| record.research = step);
            }
        })
    };
    let tier = |results: &[Results], tier: u8| verdicts(results, Goal::Pace, &Subject::Tier(tier))[1];
    let good = [released([3, 6, 9])];
    assert_eq!([2, 3, 4].map(|one| tier(&good, one)), [(2, Holds); 3]);
    let fast = [released([2, 3, 11])];
    assert_eq!([2, 3, 4].map(|one| tier(&fast, one)), [(2, Fails), (2, Fails), (2, NotMeasured)]);
}

#[test]
fn losses_rounds_and_drains_are_judged_by_number_of_players() {
    let skull = |index: usize, game: &mut GameRecord| {
        if !game.won() {
            let lost = [Ending::OutOfSupplies, Ending::StationDestroyed, Ending::StationDestroyed];
            game.ending = lost[index % 3].clone();
        }
    };
    let late = |_: usize, game: &mut GameRecord| {
        game.rounds.resize(12, RoundRecord::default());
        game.rounds[9].drain[3] = 26;
    };
    let results = [games(cell(2, "meteor-shower"), 300, 150, skull), games(cell(3, "meteor-shower"), 300, 150, late)];
    let of = |goal: Goal, start: &str| -> Vec<Verdict> {
        let fits = |target: &Target| matches!(target.subject, Subject::Words(words) if words.starts_with(start));
        let all = targets(&results).into_iter().filter(|target| target.goal == goal && fits(target));
        all.map(|target| target.verdict()).collect()
    };
    assert_eq!(of(Goal::Loss, "emergency skull"), [NotMeasured, Holds, Fails, NotMeasured]);
    assert_eq!(of(Goal::Loss, "the commonest"), [NotMeasured, Holds, Fails, NotMeasured]);
    assert_eq!(of(Goal::Course, "won games that took"), [NotMeasured, Holds, Holds, NotMeasured]);
    assert_eq!(of(Goal::Course, "won games that were won in"), [NotMeasured, Holds, Fails, NotMeasured]);
    assert_eq!(of(Goal::Course, "games with a drain"), [NotMeasured, Holds, Fails, NotMeasured]);
}

#[test]
fn a_tile_is_judged_by_those_who_are_offered_it_and_by_its_rounds_on_the_board() {
    let second = embedded_pack().rulebook.tables.research[0];
    let bought = |installed: u8, activated: u8| TileUse { installed, activated, ..TileUse::default() };
    // Every game has tier 1; half of them release tier 2 in round 4, of which all but one buy t2a and nobody t2b.
    let results = [games(cell(2, "meteor-shower"), 200, 100, |index, game| {
        if index.is_multiple_of(2) {
            game.rounds.iter_mut().skip(3).for_each(|round| round.research = second);
        }
        let tiles = &mut game.seats[0].tiles;
        if index.is_multiple_of(2) && index > 0 {
            tiles.insert("t2a/red".into(), bought(4, 1));
        }
        if index.is_multiple_of(4) {
            tiles.insert("t1a/red".into(), bought(2, 8));
        }
        game.seats.truncate(1);
    })];
    let face = |goal: Goal, key: &str| verdicts(&results, goal, &Subject::Tile("usa".into(), key.into()))[2].1;
    assert_eq!((face(Goal::Bought, "t1a/red"), face(Goal::Activated, "t1a/red")), (Holds, Holds));
    assert_eq!((face(Goal::Bought, "t2a/red"), face(Goal::Activated, "t2a/red")), (Fails, Fails));
    assert_eq!((face(Goal::Bought, "t2b/red"), face(Goal::Activated, "t2b/red")), (Fails, NotMeasured));
    let tiles = Study::new(&results).unwrap().tiles(&embedded_pack().rulebook);
    let seats = |key: &str| tiles.iter().find(|tile| tile.key == key).map(|tile| tile.seats);
    assert_eq!((seats("t1a/red"), seats("t2a/red"), seats("t3a/red")), (Some(200), Some(100), None));
}

#[test]
fn a_tile_is_judged_by_all_who_are_offered_it_together_and_by_each_number_of_players() {
    let with_tile = |players: u8, every: usize| {
        games(cell(players, "meteor-shower"), 200, 100, move |index, game| {
            if index.is_multiple_of(every) {
                let tile = TileUse { installed: 2, activated: 8, ..TileUse::default() };
                game.seats[0].tiles.insert("t1a/red".into(), tile);
            }
            game.seats.truncate(1);
        })
    };
    // One of twenty with two players, everybody with three.
    let results = [with_tile(2, 20), with_tile(3, 1)];
    let found = verdicts(&results, Goal::Bought, &Subject::Tile("usa".into(), "t1a/red".into()));
    assert_eq!(found, [(0, Holds), (1, NotMeasured), (2, Fails), (3, Fails), (4, NotMeasured)]);
    let text = lab::verdicts(&Study::new(&results).unwrap(), &embedded_pack().rulebook);
    assert!(text.contains(" with each number of players by itself)\n"), "{text}");
}

#[test]
fn what_misses_is_listed_with_what_surely_misses_first() {
    let results = [plain(cell(2, "training-simulator"), 40, 33), plain(cell(3, "meteor-shower"), 400, 40)];
    let study = Study::new(&results).unwrap();
    let targets = study.targets(&embedded_pack().rulebook);
    let missed = Study::missed(&targets);
    assert_eq!(missed[0].verdict(), Fails);
    assert!(missed.is_sorted_by_key(|target| target.verdict()));
    let text = lab::verdicts(&study, &embedded_pack().rulebook);
    assert!(text.contains("✗ Meteor Shower, moderate, 3 players: 10 % (7 to 13), wanted 60 to 80 %\n"), "{text}");
    assert!(
        text.contains("≈ Training Simulator, moderate, 2 players: 82 % (68 to 91), wanted 85 % or more\n"),
        "{text}"
    );
    let page = lab::page(&study, embedded_pack());
    assert!(page.contains("What misses: ") && page.contains("60 to 80 %; solo 50 to 75 %"));
    let table = lab::targets_csv(&study, &embedded_pack().rulebook).unwrap();
    assert!(table.contains("Win rates,\"Meteor Shower, moderate\",3,60 to 80 %,0.1000,"), "{table}");
}
