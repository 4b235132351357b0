//! The component facts that the rulebooks print, each with its line.

use engine::die::Faces;
use engine::effect::{Counters, Dice, Effect, Filter, Steps, Take, Value, Ways, Zone};
use engine::resource::{Light, Resource};
use engine::rulebook::{CardSlots, Dock, Measure, Output, ScenarioTokens, Slots, TileFace, TileId, Unique};

use crate::{embedded, embedded_pack};

/// The face with this name in a country's set.
fn face(country: &str, name: &str) -> &'static TileFace {
    let book = embedded();
    let country = book.countries.iter().find(|one| one.key == country).expect("the country exists");
    let (first, count) = country.tiles;
    let mut faces =
        (first.0..first.0 + u16::from(count)).flat_map(|tile| Light::ALL.map(|light| (TileId(tile), light)));
    let found = faces.find(|(tile, light)| book.face(*tile, *light).name == name);
    found.map(|(tile, light)| book.face(tile, light)).unwrap_or_else(|| panic!("{} has no {name}", country.key))
}

fn ability(country: &str, name: &str) -> &'static [Effect] {
    embedded_pack().text(face(country, name).ability)
}

/// Does any tile of the country have this ability?
fn somewhere(country: &str, text: &[Effect]) -> bool {
    let book = embedded();
    let country = book.countries.iter().find(|one| one.key == country).expect("the country exists");
    let (first, count) = country.tiles;
    let faces = usize::from(first.0) * 2..(usize::from(first.0) + usize::from(count)) * 2;
    book.faces[faces].iter().any(|face| embedded_pack().text(face.ability) == text)
}

fn faces(text: &str) -> Faces {
    text.parse().unwrap()
}

fn fixed(resource: Resource, base: i8) -> Option<(Resource, Output)> {
    Some((resource, Output { base, ..Output::default() }))
}

fn by_die(resource: Resource, base: i8, times: i8) -> Option<(Resource, Output)> {
    Some((resource, Output { base, times, ..Output::default() }))
}

fn in_zone(zone: Zone, of: Filter, take: Take) -> Dice {
    Dice { zone, of, take }
}

fn pool(of: Filter, take: Take) -> Dice {
    in_zone(Zone::Pool, of, take)
}

fn any() -> Dice {
    Dice::default()
}

fn may(effect: Effect) -> Vec<Effect> {
    vec![Effect::May(vec![effect])]
}

#[test]
fn tables_are_as_printed() {
    let tables = &embedded().tables;
    assert_eq!(tables.drain, [[3, 3], [4, 4], [6, 4], [6, 6]]);
    assert_eq!(tables.amplify_strain, [[1; 6], [1; 6], [1, 2, 1, 2, 1, 2], [2; 6]]);
    assert_eq!(tables.difficulty, [(6, 0), (3, 0), (0, 0), (0, 2)]);
    assert_eq!(tables.bonus, [18, 22, 27, 34, 40]);
    assert_eq!(tables.emergency[0], 5);
    assert_eq!((tables.disable, tables.cache, tables.amplify, tables.bonus_capacity, tables.missions), (8, 4, 3, 3, 3));
    assert_eq!(embedded().docking, [Dock::Plain, Dock::Plain, Dock::OrHigher, Dock::OrLower]);
}

#[test]
fn dice_tracks_keep_the_printed_steps() {
    let track = |key: &str| embedded().countries.iter().find(|one| one.key == key).unwrap().tracks[0];
    let japan = track("japan");
    let four = japan.dice.iter().position(|dice| *dice == 4).unwrap();
    assert_eq!((japan.costs[four], japan.dice[four + 1]), (8, 5), "core L1013-1017");
    let germany = track("germany");
    let ten = germany.dice.iter().position(|dice| *dice == 10).unwrap();
    assert_eq!((germany.costs[ten], germany.dice[ten + 1], germany.costs[ten + 1]), (8, 12, 10), "mc L68");
    assert_eq!(
        (track("brazil").dice[..5].to_vec(), track("brazil").costs[..4].to_vec()),
        (vec![5, 7, 9, 11, 13], vec![4, 6, 8, 10])
    );
}

#[test]
fn locks_take_one_number_of_every_opposite_pair() {
    let brazil = embedded().countries.iter().find(|one| one.key == "brazil").unwrap();
    assert_eq!(brazil.locks.len(), 6);
    for lock in ["123", "124", "145"] {
        assert!(brazil.locks.contains(&faces(lock)), "{lock}");
    }
    for lock in &brazil.locks {
        assert!(lock.iter().count() == 3 && lock.iter().all(|face| !lock.has(face.opposite())), "{lock}");
    }
    let (first, _) = brazil.tiles;
    for light in Light::ALL {
        let padlocks = (first.0..first.0 + 3).filter(|tile| embedded().face(TileId(*tile), light).padlock);
        assert_eq!(padlocks.count(), 2, "mc L410");
    }
}

#[test]
fn boosts_make_both_resources_of_their_light() {
    let book = embedded();
    for light in Light::ALL {
        for tile in book.tables.boosts[light.index()] {
            let face = book.face(tile, light);
            assert_eq!(face.produces, light.resources().into_iter().collect());
        }
        let names = book.tables.boosts[light.index()].map(|tile| book.face(tile, light).name.as_str());
        let name = if light == Light::Red { "Thermoelectric Generator" } else { "Photobioreactor Chamber" };
        assert_eq!(names, [name, name]);
        let second = book.face(book.tables.boosts[light.index()][1], light);
        assert!(second.slots.takes_pair() && second.has_ability, "core L1080");
    }
}

#[test]
fn core_examples_are_on_their_tiles() {
    let aquapad = face("usa", "Aquapad System");
    assert_eq!((aquapad.slots, aquapad.output[0]), (Slots::One(faces("3-5")), fixed(Resource::Nutrition, 6)));
    let conductor = face("russia", "Photocatalysis Conductor");
    assert_eq!((conductor.slots, conductor.output[0]), (Slots::One(faces("4-6")), by_die(Resource::Power, 0, 2)));
    let thermal = face("russia", "Active Thermal Control");
    assert_eq!(thermal.output[0], by_die(Resource::Climate, 2, 1));
    assert!(thermal.slots.faces(0).has(engine::die::Face::new(5).unwrap()));
    let bubble = face("usa", "Constrained Vapor Bubble");
    assert_eq!((bubble.slots, bubble.output[0]), (Slots::Double(Faces::ALL), by_die(Resource::Climate, 6, 1)));
    let evaporator = face("canada", "Capillary Evaporator");
    assert_eq!((evaporator.cost, evaporator.drain), (5, Some((Resource::Nutrition, 2))));
    for country in &embedded().countries {
        let suffix = if country.key == "south-africa-2" { " 2" } else { "" };
        let lab = face(&country.key, &format!("Multipurpose Research Lab{suffix}"));
        assert_eq!(lab.unique, Some(Unique::AnyResource));
        assert!(lab.produces.is_empty());
    }
}

#[test]
fn russia_is_as_printed() {
    let chamber = face("russia", "Electrolysis Chamber");
    assert!(matches!(chamber.slots, Slots::Separated(..)), "core L722");
    assert_eq!(chamber.output[0], fixed(Resource::Oxygen, 1));
    assert_eq!(ability("russia", "Electrolysis Chamber"), [Effect::Roll(2, Zone::Pool), Effect::Discard(any())]);
    assert!(somewhere("russia", &may(Effect::Reroll(pool(Filter::Of(faces("1-3")), Take::One)))));
}

#[test]
fn the_usa_is_as_printed() {
    let gain = [Effect::Gain(Value::PlacedBy(Steps::Either(1)))];
    assert_eq!(ability("usa", "Aluminum Shielding"), gain);
    assert!(face("usa", "Aluminum Shielding").slots.faces(0).has(engine::die::Face::new(3).unwrap()));
    assert!(somewhere("usa", &may(Effect::Shift(pool(Filter::Of(faces("4")), Take::One), Steps::Either(1)))));
}

#[test]
fn japan_is_as_printed() {
    let habitat = face("japan", "Advanced Plant Habitat");
    assert!(habitat.slots.faces(0).has(engine::die::Face::new(1).unwrap()));
    let up = Ways::of(engine::die::Way::Up);
    assert_eq!(ability("japan", "Advanced Plant Habitat"), [Effect::Gain(Value::PlacedTilted(up))]);
}

#[test]
fn canada_is_as_printed() {
    let storage = |take| in_zone(Zone::Storage, Filter::Any, take);
    assert_eq!(ability("canada", "Food Lockers"), [Effect::Move(storage(Take::Exactly(2)), Zone::Pool)]);
    assert_eq!(ability("canada", "Oxygen Storage Tank"), [Effect::Roll(1, Zone::Storage)]);
    assert_eq!(ability("canada", "Solid Fuel Oxygen Generator"), may(Effect::Shift(storage(Take::One), Steps::Up(2))));
    assert!(somewhere("canada", &[Effect::GainConverter(1)]));
}

#[test]
fn germany_is_as_printed() {
    let chamber = face("germany", "Electrolysis Chamber");
    let number = |number| engine::die::Face::new(number).unwrap();
    assert!(chamber.slots.fits_pair(number(2), number(3)));
    let stored = in_zone(Zone::Storage, Filter::Any, Take::One);
    assert_eq!(ability("germany", "Electrolysis Chamber"), [Effect::Move(stored, Zone::Pool)]);
    let elektron = face("germany", "Elektron Subsystem");
    assert_eq!(elektron.slots, Slots::One(faces("4-6")));
    assert!(elektron.produces.has(Resource::Oxygen));
}

#[test]
fn malaysia_is_as_printed() {
    let all = pool(Filter::Any, Take::All);
    assert_eq!(ability("malaysia", "Biomass Production System"), [Effect::Shift(all, Steps::Up(2))]);
    let habitat = [Effect::May(vec![Effect::Shift(all, Steps::Either(2))]), Effect::Gain(Value::Placed)];
    assert_eq!(ability("malaysia", "Advanced Plant Habitat"), habitat);
    let scrubber = face("malaysia", "Carbon Dioxide Scrubber");
    assert!(matches!(scrubber.slots, Slots::Joined(..)));
    assert_eq!(scrubber.output[0], Some((Resource::Oxygen, Output { base: 8, times: -1, of: Measure::Sum, tier: 0 })));
    assert_eq!(ability("malaysia", "Carbon Dioxide Scrubber"), [Effect::Shift(all, Steps::Down(1))]);
    let sabatier = face("malaysia", "Sabatier System");
    assert_eq!(sabatier.output[0], by_die(Resource::Nutrition, 1, 1));
    assert!(!matches!(ability("malaysia", "Sabatier System"), [Effect::May(_)] | []), "it is mandatory");
}

#[test]
fn brazil_is_as_printed() {
    let battery = face("brazil", "EPS Li-Ion Battery");
    assert!(battery.padlock);
    assert_eq!(ability("brazil", "EPS Li-Ion Battery"), may(Effect::Set(any(), Value::Lock)));
    assert!(somewhere("brazil", &may(Effect::Flip(pool(Filter::Any, Take::AllAlike)))));
    let module = face("brazil", "Multipurpose Logistics Module");
    assert_eq!((module.cost, module.drain.map(|(_, by)| by)), (10, Some(2)));
    assert_eq!(ability("brazil", "Multipurpose Logistics Module"), [Effect::Gain(Value::Lock)]);
}

#[test]
fn the_united_kingdom_is_as_printed() {
    let thermal = face("united-kingdom", "Active Thermal Control");
    assert_eq!((thermal.cost, thermal.drain.map(|(_, by)| by), thermal.counter), (6, Some(2), true));
    assert_eq!(ability("united-kingdom", "Active Thermal Control"), may(Effect::Set(any(), Value::Counter)));
    assert!(face("united-kingdom", "Capillary Structures").counter);
    let lockers = face("united-kingdom", "Food Lockers");
    assert_eq!(
        lockers.output[0],
        Some((Resource::Nutrition, Output { base: 1, times: 1, of: Measure::Counter, tier: 0 }))
    );
    assert!(somewhere("united-kingdom", &may(Effect::Exchange(Counters::Any))));
    assert!(somewhere("united-kingdom", &may(Effect::Set(any(), Value::NeighbourCounter))));
}

#[test]
fn south_africa_is_as_printed() {
    let queue = |of| in_zone(Zone::Queue, of, Take::One);
    for (country, name) in [("south-africa-1", "EPS Li-Ion Battery"), ("south-africa-2", "EPS Li-Ion Battery 2")] {
        assert_eq!(ability(country, name), [Effect::Roll(1, Zone::Queue), Effect::Cycle(1, 2)]);
        assert!(somewhere(country, &may(Effect::Set(queue(Filter::Any), Value::Position))));
        assert!(somewhere(country, &may(Effect::Set(queue(Filter::NthPlaced), Value::Of(Faces::ALL)))));
        assert!(somewhere(country, &may(Effect::Set(queue(Filter::Nth(2)), Value::Placed))));
    }
}

#[test]
fn missions_and_cards_are_as_printed() {
    let book = embedded();
    assert_eq!(book.missions.len(), 8);
    assert!(book.missions.iter().any(|mission| {
        let [power, climate, oxygen, nutrition] = Resource::ALL.map(|one| mission.costs.map(|step| step[one.index()]));
        (power, climate, oxygen, nutrition) == ([0; 4], [1, 4, 5, 6], [1, 4, 5, 6], [0; 4])
    }));
    for name in ["Blood, Sweat, and Tears", "All System Go!", "Reboot the Station"] {
        assert!(
            book.missions.iter().any(|mission| mission.name == name && mission.solo != (name == "Reboot the Station"))
        );
    }
    let scenarios =
        [ScenarioTokens::None, ScenarioTokens::Holes(3), ScenarioTokens::None, ScenarioTokens::Integrity(3)];
    assert_eq!(book.disasters.iter().map(|disaster| disaster.scenario).collect::<Vec<_>>(), scenarios);
    assert_eq!(book.disasters.iter().map(|disaster| disaster.level).collect::<Vec<_>>(), [1, 2, 2, 3]);
    for name in ["Meteor Strike", "Coolant Leak", "Fading Vision", "Inflamed Lungs"] {
        assert!(book.cards.iter().any(|card| card.name == name), "{name}");
    }
    let strike = book.cards.iter().find(|card| card.name == "Meteor Strike").unwrap();
    assert_eq!(strike.slots, Some(CardSlots::plain([faces("1-3"), faces("4-6")])), "core L611");
}

#[test]
fn badges_are_the_eight_printed_ones() {
    let names: Vec<_> = embedded().badges.iter().map(|badge| badge.name.as_str()).collect();
    let printed = [
        "Spaceflight Pilot",
        "Medical Officer",
        "Payload Specialist",
        "Mission Specialist",
        "Flight Engineer",
        "Technical Officer",
        "Crew Commander",
        "Science Officer",
    ];
    assert_eq!(names, printed);
}
