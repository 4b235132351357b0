//! Packs that build on ours and hold only what differs.

use crate::{Kind, Mistake, Pack, Show, embedded, embedded_files, embedded_pack, list, load_pack, mistake};

const HEAD: &str = "(name: \"My box\", base: \"Intrepid\")";

fn load(files: &[(&str, &str)]) -> Result<Pack, Vec<Mistake>> {
    let files: Vec<_> = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    load_pack(&files)
}

fn loads(head: &str, files: &[(&str, &str)]) -> Pack {
    let files: Vec<_> = [("pack.ron", head)].into_iter().chain(files.iter().copied()).collect();
    load(&files).unwrap_or_else(|mistakes| panic!("{}", mistake::list(&mistakes)))
}

/// What is wrong, one mistake a line.
fn fails(head: &str, files: &[(&str, &str)]) -> String {
    let files: Vec<_> = [("pack.ron", head)].into_iter().chain(files.iter().copied()).collect();
    mistake::list(&load(&files).expect_err("the pack is broken on purpose"))
}

fn named(pack: &Pack, name: &str) -> usize {
    pack.rulebook.faces.iter().filter(|face| face.name == name).count()
}

const FACE: &str =
    "(name: \"My Panel\", slots: One(\"5-6\"), output: [(Power, (base: 9))], source: Printed(\"my tile\"))";

#[test]
fn a_pack_of_one_file_is_the_base_under_another_name() {
    let pack = loads(HEAD, &[]);
    assert_eq!((pack.name.as_str(), pack.base.as_deref()), ("My box", Some("Intrepid")));
    assert_eq!(format!("{:?}", pack.rulebook.faces), format!("{:?}", embedded().faces));
    assert_ne!(pack.rulebook.hash, embedded().hash);
    assert_eq!(pack.label(), format!("My box {:016x}", pack.rulebook.hash));
    assert!(list(&pack, Show::Changed).is_empty());
}

#[test]
fn one_side_of_one_tile_is_replaced_and_all_else_stays() {
    let pack = loads(HEAD, &[("tiles/russia.ron", &format!("[(key: \"s1\", red: {FACE})]"))]);
    assert_eq!(named(&pack, "My Panel"), 1);
    assert_eq!(named(&pack, "Zarya Solar Panel"), 0);
    assert_eq!(pack.rulebook.faces.len(), embedded().faces.len());
    let changed = list(&pack, Show::Changed);
    assert_eq!(changed.len(), 1);
    assert_eq!((changed[0].kind, changed[0].key.as_str()), (Kind::Tile, "russia/s1/red"));
    assert_eq!(changed[0].cited.as_deref(), Some("my tile"));
}

#[test]
fn cards_missions_badges_tracks_and_tables_are_replaced_by_key() {
    let card = "(key: \"bombardment\", name: \"Pelting\", level: Red, effect: [Drain(Each, N(1))], source: Ours)";
    let track = "(dice: [3, 4], costs: [2], source: Ours)";
    let pack = loads(
        HEAD,
        &[
            ("disasters/meteor-shower.ron", &format!("(level: 3, cards: [{card}])")),
            (
                "missions.ron",
                "[(key: \"seal-the-hull\", name: \"Seal It\", costs: [(Power, [1, 1, 1, 1])], source: Ours)]",
            ),
            ("badges.ron", "[(key: \"crew-commander\", name: \"Boss\", effect: [Transfer(2)], source: Ours)]"),
            ("countries/japan.ron", &format!("(tracks: (solo: {track}))")),
            ("station.ron", "(emergency: (value: [6, 5], source: Ours))"),
            (
                "tables.ron",
                "(amplify_strain: (value: [[1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2], \
              [3, 3, 3, 3, 3, 3]], source: Ours))",
            ),
        ],
    );
    let book = &pack.rulebook;
    assert_eq!(book.cards.len(), embedded().cards.len());
    assert!(book.cards.iter().any(|card| card.key == "bombardment" && card.name == "Pelting"));
    assert!(book.missions.iter().any(|mission| mission.name == "Seal It"));
    assert!(book.badges.iter().any(|badge| badge.name == "Boss" && badge.needs.is_empty()));
    let japan = book.countries.iter().find(|country| country.key == "japan").unwrap();
    assert_eq!((japan.tracks[0], japan.tracks[1].len, japan.oriented), (embedded().countries[3].tracks[0], 2, true));
    assert_eq!((&book.tables.emergency[..], book.tables.amplify_strain[3]), (&[6, 5][..], [3; 6]));
    assert_eq!(book.tables.bonus, embedded().tables.bonus);
    assert_eq!(list(&pack, Show::Changed).len(), 6);
}

#[test]
fn entries_are_added_and_removed_only_when_announced() {
    let mission = "[(key: \"tea\", name: \"Tea\", costs: [(Power, [1, 1, 1, 1])], source: Ours)]";
    let adds = "(name: \"My box\", base: \"Intrepid\", adds: [\"missions.ron/tea\"], removes: [\"missions.ron/seal-the-hull\", \
                \"disasters/toxic-leak.ron/filter-masks\"])";
    let pack = loads(adds, &[("missions.ron", mission)]);
    let keys: Vec<_> = pack.rulebook.missions.iter().map(|mission| mission.key.as_str()).collect();
    assert!(keys.contains(&"tea") && !keys.contains(&"seal-the-hull") && keys.len() == 8);
    assert_eq!(pack.rulebook.irregularities.len(), embedded().irregularities.len() - 1);
    let said = fails(HEAD, &[("missions.ron", &mission.replace("tea", "seal-the-hul"))]);
    assert!(
        said.starts_with("missions.ron:1:3: no mission has the key 'seal-the-hul'; expected one of blood"),
        "{said}"
    );
    assert!(said.ends_with("in 'adds' of pack.ron; did you mean seal-the-hull?"), "{said}");
}

#[test]
fn a_file_can_be_replaced_as_a_whole() {
    let missions: Vec<_> = ["a", "b", "c", "d"]
        .map(|key| format!("(key: \"{key}\", name: \"{key}\", costs: [(Power, [1, 1, 1, 1])], source: Ours)"))
        .into();
    let head = "(name: \"My box\", base: \"Intrepid\", replaces: [\"missions.ron\"])";
    let pack = loads(head, &[("missions.ron", &format!("[{}]", missions.join(",\n")))]);
    assert_eq!(pack.rulebook.missions.len(), 4);
}

#[test]
fn countries_can_be_left_out_and_new_ones_put_in() {
    let files = embedded_files();
    let text = |path: &str| files.iter().find(|(name, _)| name == path).unwrap().1.clone();
    let head = "(name: \"My box\", base: \"Intrepid\", countries: [\"usa\", \"atlantis\", \"japan\", \"canada\"])";
    let (country, tiles) = (text("countries/russia.ron"), text("tiles/russia.ron"));
    let new = [("countries/atlantis.ron", country.as_str()), ("tiles/atlantis.ron", tiles.as_str())];
    let pack = loads(head, &new);
    let keys: Vec<_> = pack.rulebook.countries.iter().map(|country| country.key.as_str()).collect();
    assert_eq!(keys, ["usa", "atlantis", "japan", "canada"]);
    assert_eq!(pack.rulebook.tiles.len(), 4 * 19 + 4);
    let said = fails(&head.replace("japan", "jappan"), &new);
    assert!(said.contains("pack.ron:1:67: 'jappan' is listed, but countries/jappan.ron was not found"), "{said}");
    assert!(said.contains("did you mean japan?"), "{said}");
}

#[test]
fn the_hash_covers_the_base_and_what_is_laid_over_it() {
    let one = loads(HEAD, &[("tiles/russia.ron", &format!("[(key: \"s1\", red: {FACE})]"))]).rulebook.hash;
    let other = loads(HEAD, &[("tiles/russia.ron", &format!("[(key: \"s1\", red: {FACE})] "))]).rulebook.hash;
    let again = loads(HEAD, &[("tiles/russia.ron", &format!("[(key: \"s1\", red: {FACE})]"))]).rulebook.hash;
    assert!(one != other && one == again && one != embedded().hash);
    let lines = loads(&HEAD.replace(',', ",\n"), &[]).rulebook.hash;
    assert_eq!(loads(&HEAD.replace(',', ",\r\n"), &[]).rulebook.hash, lines);
}

#[test]
fn mistakes_point_into_the_file_that_makes_them() {
    let wrong = FACE.replace("Power", "Oxygen");
    let said = fails(HEAD, &[("tiles/russia.ron", &format!("[\n(key: \"s1\",\n red: {wrong})]"))]);
    assert_eq!(said, "tiles/russia.ron:3:45: My Panel (s1 red) makes Oxygen; expected Power or Climate for its light");
    // A country without storage makes tiles wrong that stand in the base.
    let said = fails(HEAD, &[("countries/germany.ron", "(rolls_into: Pool)")]);
    assert!(said.contains("Intrepid/tiles/germany.ron:"), "{said}");
    assert!(said.contains("Intrepid/countries/germany.ron:7:"), "{said}");
}

#[test]
fn what_an_overriding_pack_gets_wrong_is_said() {
    let said = fails("(name: \"My box\", base: \"Interpid\")", &[]);
    assert_eq!(said, "pack.ron:1:18: no pack 'Interpid' to build on; expected \"Intrepid\"");
    let said = fails("(name: \"Intrepid\", base: \"Intrepid\")", &[]);
    assert_eq!(said, "pack.ron:1:2: 'Intrepid' is the pack it builds on; expected a name of its own");
    let said = fails("(name: \"My box\")", &[]);
    assert!(said.contains("the field 'countries' is missing; expected it in a pack that builds on nothing"), "{said}");
    let said = fails("(name: \"My box\", base: \"Intrepid\", removes: [\"missions.ron/tea\"])", &[]);
    assert!(said.starts_with("pack.ron:1:46: 'removes' names 'missions.ron/tea', which is not there"), "{said}");
    let said = fails(HEAD, &[("tiles/rusia.ron", "[]")]);
    assert!(said.contains("tiles/rusia.ron: no part of the pack") && said.contains("did you mean tiles/russia.ron?"));
    let said =
        fails(HEAD, &[("tiles/russia.ron", &format!("[(key: \"s1\", red: {FACE}), (key: \"s1\", red: {FACE})]"))]);
    assert!(said.contains("the key 's1' is used twice"), "{said}");
    let head = "(name: \"My box\", base: \"Intrepid\", adds: [\"tiles/russia.ron/t1e\"])";
    let said = fails(head, &[("tiles/russia.ron", "[(key: \"t1e\", tier: One)]")]);
    assert_eq!(said, "tiles/russia.ron:1:3: the new tile 't1e' has no 'red'; expected it");
}

#[test]
fn a_pack_that_does_not_load_changes_nothing() {
    let before = embedded().hash;
    fails(HEAD, &[("missions.ron", "[")]);
    assert_eq!((embedded().hash, embedded_pack().name.as_str()), (before, "Intrepid"));
}
