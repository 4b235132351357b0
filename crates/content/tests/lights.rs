//! What can be said of tiles by comparing them: each light has faces of its own, and no tile is a worse copy of another.

use std::collections::BTreeSet;

use content::{embedded, embedded_pack};
use engine::die::Face;
use engine::resource::Light;
use engine::rulebook::{Country, Slots, TileFace, TileId, Unique};

fn tiles(country: &Country) -> impl Iterator<Item = TileId> {
    (country.tiles.0.0..country.tiles.0.0 + u16::from(country.tiles.1)).map(TileId)
}

fn faces(country: &Country, light: Light) -> impl Iterator<Item = (TileId, &'static TileFace)> {
    tiles(country).map(move |tile| (tile, embedded().face(tile, light)))
}

/// What a face is, whichever resources it makes and whatever it costs.
fn design(face: &TileFace) -> String {
    let output = face.output.map(|made| made.map(|(_, output)| output));
    let ability = embedded_pack().text(face.ability);
    format!("{:?}", (face.slots, ability, output, face.unique, face.counter, face.padlock))
}

fn designs(country: &Country, light: Light) -> BTreeSet<String> {
    faces(country, light).map(|(_, face)| design(face)).collect()
}

#[test]
fn at_least_three_hundred_faces_are_designs_of_their_own() {
    let of_country = |country: &Country| {
        let [red, blue] = Light::ALL.map(|light| designs(country, light));
        red.union(&blue).count()
    };
    let all: usize = embedded().countries.iter().map(of_country).sum();
    assert!(all >= 300, "{all} designs");
}

#[test]
fn a_blue_face_is_no_red_one_with_other_resources() {
    for country in &embedded().countries {
        let [red, blue] = Light::ALL.map(|light| designs(country, light));
        let shared: Vec<_> = red.intersection(&blue).collect();
        assert!(shared.is_empty(), "{}: {shared:?}", country.key);
    }
}

#[test]
fn a_tile_that_moves_a_mission_on_can_be_afforded_and_does_something_besides() {
    for country in &embedded().countries {
        for face in Light::ALL.into_iter().flat_map(|light| faces(country, light).map(|(_, face)| face)) {
            if face.unique == Some(Unique::MissionDie) {
                assert!(face.cost <= 10 && face.has_ability, "{}: {}", country.key, face.name);
            }
        }
    }
}

/// The dice that activate a tile, lowest first; dice of separated slots do so one by one.
fn dice(slots: Slots) -> BTreeSet<Vec<Face>> {
    let pair = |one: Face, other: Face| if one <= other { vec![one, other] } else { vec![other, one] };
    let pairs = || Face::ALL.into_iter().flat_map(|one| Face::ALL.into_iter().map(move |other| (one, other)));
    match slots {
        Slots::One(faces) => faces.iter().map(|face| vec![face]).collect(),
        Slots::Separated(first, second) => first.iter().chain(second.iter()).map(|face| vec![face]).collect(),
        _ => {
            pairs().filter(|(one, other)| slots.fits_pair(*one, *other)).map(|(one, other)| pair(one, other)).collect()
        }
    }
}

/// All that these dice make; a Counter die shows a 3.
fn made(face: &TileFace, dice: &[Face]) -> i16 {
    let shown = [dice.first().copied(), dice.get(1).copied()];
    let counter = face.counter.then_some(Face::ALL[2]);
    face.output.iter().flatten().map(|(_, output)| face.amount(*output, 0, shown, counter)).sum()
}

/// How many slots there are to fill.
fn places(slots: Slots) -> usize {
    if matches!(slots, Slots::One(_)) { 1 } else { 2 }
}

/// Would nobody ever take the worse one?
fn beats(better: (TileId, &TileFace), worse: (TileId, &TileFace)) -> bool {
    let (tier, book) = (|tile: TileId| embedded().tile(tile).tier, embedded_pack());
    let ((better, face), (worse, other)) = (better, worse);
    let drain = |face: &TileFace| face.drain.map_or(0, |(_, by)| by);
    let prices = |tile, face: &TileFace| [tier(tile) as u8, face.cost, drain(face), u8::from(face.padlock)];
    let (cheap, dear) = (prices(better, face), prices(worse, other));
    let dice_of = |face: &TileFace| dice(face.slots);
    let same = face.unique == other.unique && face.counter == other.counter && face.produces == other.produces;
    let abilities = [face, other].map(|face| book.text(face.ability));
    same && places(face.slots) >= places(other.slots)
        && cheap.iter().zip(dear).all(|(one, other)| *one <= other)
        && (abilities[1].is_empty() || abilities[0] == abilities[1])
        && dice_of(other).is_subset(&dice_of(face))
        && dice_of(other).iter().all(|dice| made(face, dice) >= made(other, dice))
        && (design(face) != design(other) || cheap != dear)
}

#[test]
fn no_tile_is_worse_than_one_that_costs_no_more() {
    for country in &embedded().countries {
        for light in Light::ALL {
            for worse in faces(country, light) {
                let better = faces(country, light).find(|better| better.0 != worse.0 && beats(*better, worse));
                let better = better.map(|(_, face)| &face.name);
                assert!(better.is_none(), "{}: {} is worse than {better:?}", country.key, worse.1.name);
            }
        }
    }
}
