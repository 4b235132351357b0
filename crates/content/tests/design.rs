//! What docs/design.md promises and no play is needed to see: how much cards drain, what removes the persistent ones,
//! the rhythms of missions, both halves of an irregularity.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use content::embedded_pack;
use engine::abilities::Program;
use engine::effect::{Amount, Effect, Wheels, Who};
use engine::resource::Resource;
use engine::rulebook::{Card, CardId, CardSlots, Deck, Disaster, Half, Irregularity, Mission, Together};

/// The most that a card drains of one wheel, and of all together.
const MOST_OF_ONE: f64 = 4.0;
const MOST_IN_ALL: f64 = 6.0;

fn disasters() -> &'static [Disaster] {
    &embedded_pack().rulebook.disasters
}

fn cards(disaster: &Disaster) -> impl Iterator<Item = &'static Card> {
    let (first, count) = disaster.cards;
    (first.0..first.0 + count).map(|id| embedded_pack().rulebook.card(CardId(id)))
}

fn every_card() -> impl Iterator<Item = &'static Card> {
    embedded_pack().rulebook.cards.iter()
}

fn text(card: &Card) -> &'static [Effect] {
    embedded_pack().text(card.effect)
}

/// What is looked at in a text that drains.
#[derive(Clone, Copy)]
struct Gauge {
    players: usize,
    /// One wheel, or all of them.
    wheel: Option<Resource>,
    /// The most that can happen, or what happens if every second thing that may happen does.
    worst: bool,
}

impl Gauge {
    fn text(self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(self, effect: &Effect) -> f64 {
        match effect {
            Effect::Drain(wheels, amount) => self.wheels(*wheels) * self.amount(*amount),
            Effect::EachSeat(who, inner) => self.seats(*who) * self.text(inner),
            Effect::Either(branches) => self.either(branches),
            Effect::If(_, inner) | Effect::Unless(_, inner) | Effect::May(inner) => {
                if self.worst {
                    self.text(inner)
                } else {
                    self.text(inner) / 2.0
                }
            }
            Effect::Repeat(_) | Effect::Give(..) => panic!("no card says {effect:?}"),
            _ => 0.0,
        }
    }

    fn either(self, branches: &[Vec<Effect>]) -> f64 {
        let drained = branches.iter().map(|branch| self.text(branch));
        if self.worst { drained.fold(0.0, f64::max) } else { drained.sum::<f64>() / branches.len() as f64 }
    }

    fn wheels(self, wheels: Wheels) -> f64 {
        match (wheels, self.wheel) {
            (Wheels::Each, None) => 4.0,
            (Wheels::One(drained), Some(wheel)) => f64::from(u8::from(drained == wheel)),
            _ => 1.0,
        }
    }

    fn amount(self, amount: Amount) -> f64 {
        f64::from(match amount {
            Amount::N(count) => count,
            Amount::ByPlayers(counts) => counts[self.players - 1],
            Amount::ByToxicDice(counts) => counts[if self.worst { 7 } else { self.players }],
            Amount::Per(per) => per.times(if self.worst { u8::MAX } else { 2 }),
        })
    }

    /// With three players two have boards of one light, with four as well.
    fn seats(self, who: Who) -> f64 {
        match who {
            Who::Anyone | Who::Another => self.players as f64,
            Who::Light(_) => self.players.div_ceil(2) as f64,
        }
    }
}

fn worst(players: usize, wheel: Option<Resource>) -> Gauge {
    Gauge { players, wheel, worst: true }
}

#[test]
fn what_each_player_drains_is_counted_for_each_player() {
    let evils = vec![
        vec![Effect::LoseCapacity(Amount::N(2))],
        vec![Effect::Drain(Wheels::One(Resource::Oxygen), Amount::N(1)), Effect::Drain(Wheels::Each, Amount::N(1))],
    ];
    let text = [Effect::EachSeat(Who::Anyone, vec![Effect::Either(evils)])];
    assert_eq!(worst(4, Some(Resource::Oxygen)).text(&text), 8.0);
    assert_eq!(worst(3, Some(Resource::Power)).text(&text), 3.0);
    assert_eq!(worst(2, None).text(&text), 10.0);
    assert_eq!(Gauge { worst: false, ..worst(2, None) }.text(&text), 5.0);
}

#[test]
fn no_card_drains_a_wheel_by_more_than_four_or_all_by_more_than_six() {
    for card in every_card() {
        for players in 1..=4 {
            let in_all = worst(players, None).text(text(card));
            assert!(in_all <= MOST_IN_ALL, "{} drains {in_all} with {players}", card.name);
            for wheel in Resource::ALL {
                let drained = worst(players, Some(wheel)).text(text(card));
                assert!(drained <= MOST_OF_ONE, "{} drains {wheel:?} by {drained} with {players}", card.name);
            }
        }
    }
}

/// Persistent cards lie there for two rounds.
fn drain_of_a_deck(disaster: &Disaster, players: usize) -> f64 {
    let gauge = Gauge { players, wheel: None, worst: false };
    let drained = |card: &Card| gauge.text(text(card)) * if card.slots.is_some() { 2.0 } else { 1.0 };
    let Deck::Levels(counts) = disaster.deck else { return cards(disaster).map(drained).sum() };
    let mut levels: BTreeMap<u8, Vec<f64>> = BTreeMap::new();
    cards(disaster).for_each(|card| levels.entry(card.level as u8).or_default().push(drained(card)));
    let mean = |drains: &Vec<f64>| drains.iter().sum::<f64>() / drains.len() as f64;
    counts.iter().zip(levels.values()).map(|(count, drains)| f64::from(*count) * mean(drains)).sum()
}

#[test]
fn a_deck_drains_ten_to_twenty_with_any_number_of_players_and_a_lesson_less() {
    for disaster in disasters() {
        let lesson = disaster.deck == Deck::Fixed;
        let (least, most) = if lesson { (5.0, 10.0) } else { (10.0, 20.0) };
        for players in 1..=4 {
            let drained = drain_of_a_deck(disaster, players);
            assert!((least..=most).contains(&drained), "{} drains {drained} with {players}", disaster.name);
        }
    }
}

#[test]
fn at_most_a_quarter_of_the_cards_do_nothing_but_drain() {
    let drains = |card: &&Card| text(card).iter().all(|effect| matches!(effect, Effect::Drain(..)));
    let plain: Vec<&str> = every_card().filter(drains).map(|card| card.name.as_str()).collect();
    assert!(plain.len() * 4 <= every_card().count(), "{plain:?}");
}

#[test]
fn at_most_ten_cards_have_a_number_for_each_number_of_players() {
    let counts = |card: &&Card| format!("{:?}", text(card)).contains("ByPlayers");
    let by_players: Vec<&str> = every_card().filter(counts).map(|card| card.name.as_str()).collect();
    assert!(by_players.len() <= 10, "{by_players:?}");
}

/// What a persistent card asks for, in a word; how much a sum must be makes no new kind.
fn price(slots: CardSlots) -> String {
    match slots.together {
        _ if slots.toxic => "Toxic".to_owned(),
        Together::Apart => format!("{:?}", slots.faces),
        Together::Sum(_) => "Sum".to_owned(),
        Together::Equal | Together::Run | Together::Players | Together::Rising => format!("{:?}", slots.together),
    }
}

#[test]
fn persistent_cards_ask_at_least_ten_kinds_of_prices() {
    let prices: BTreeSet<String> = every_card().filter_map(|card| card.slots).map(price).collect();
    assert!(prices.len() >= 10, "{prices:?}");
}

/// With one or two players only the first die is placed.
#[test]
fn the_first_die_of_a_price_is_a_price_alone() {
    for card in every_card() {
        let free = card.slots.is_some_and(|slots| slots.faces[0].len() == 6 && !slots.toxic);
        assert!(!free, "{} takes any die", card.name);
    }
}

#[test]
fn a_third_to_a_half_of_the_cards_of_a_deck_with_levels_are_persistent() {
    for disaster in disasters().iter().filter(|disaster| disaster.deck != Deck::Fixed) {
        let count = cards(disaster).count();
        let persistent = cards(disaster).filter(|card| card.slots.is_some()).count();
        assert!(persistent * 3 >= count && persistent * 2 <= count, "{}: {persistent} of {count}", disaster.name);
    }
}

/// How the cost of each resource goes up and down, and how many quarters of all of it are paid in the last two rounds.
fn rhythm(mission: &Mission) -> (Vec<[Ordering; 3]>, u32) {
    let wheels = Resource::ALL.map(|wheel| mission.costs.map(|costs| u32::from(costs[wheel.index()])));
    let wheels: Vec<[u32; 4]> = wheels.into_iter().filter(|costs| costs.iter().any(|cost| *cost > 0)).collect();
    let mut ways: Vec<[Ordering; 3]> =
        wheels.iter().map(|costs| [0, 1, 2].map(|round| costs[round].cmp(&costs[round + 1]))).collect();
    ways.sort();
    let late: u32 = wheels.iter().map(|costs| costs[2] + costs[3]).sum();
    (ways, 4 * late / total(mission))
}

fn total(mission: &Mission) -> u32 {
    mission.costs.iter().flatten().map(|cost| u32::from(*cost)).sum()
}

#[test]
fn every_mission_has_a_rhythm_of_its_own_and_none_costs_less_than_the_printed_one_or_much_more_than_twice_as_much() {
    let missions = &embedded_pack().rulebook.missions;
    let mut rhythms = BTreeMap::new();
    for mission in missions {
        assert!((32..80).contains(&total(mission)), "{} costs {}", mission.name, total(mission));
        let other = rhythms.insert(rhythm(mission), &mission.name);
        assert!(other.is_none(), "{} goes like {other:?}", mission.name);
    }
    assert_eq!(rhythms.len(), 8);
}

#[test]
fn two_to_four_missions_have_a_standing_line_and_one_that_is_not_for_solo_games_says_why() {
    let missions = &embedded_pack().rulebook.missions;
    let standing = |mission: &Mission| embedded_pack().text(mission.standing);
    let lines = missions.iter().filter(|mission| !standing(mission).is_empty()).count();
    assert!((2..=4).contains(&lines), "{lines} standing lines");
    for mission in missions.iter().filter(|mission| !mission.solo) {
        let shared = format!("{:?}", standing(mission)).contains("EachSeat");
        assert!(shared, "{} could be done alone", mission.name);
    }
}

#[test]
fn every_irregularity_has_a_benefit_and_an_impediment_and_most_have_a_text() {
    let all = &embedded_pack().rulebook.irregularities;
    let speaks = |odd: &&Irregularity| [odd.before_roll, odd.after_cards].iter().any(|text| *text != Program::NOTHING);
    assert!(all.iter().filter(speaks).count() * 2 > all.len(), "most only change a number");
    for odd in all {
        let half = |half: Half, numbers: usize| {
            let texts = [(odd.before_roll, odd.before_roll_is), (odd.after_cards, odd.after_cards_is)];
            numbers + texts.iter().filter(|(text, is)| *text != Program::NOTHING && *is == half).count()
        };
        assert!(half(Half::Benefit, odd.benefit.len()) > 0, "{} has no benefit", odd.name);
        assert!(half(Half::Impediment, odd.impediment.len()) > 0, "{} has no impediment", odd.name);
    }
}
