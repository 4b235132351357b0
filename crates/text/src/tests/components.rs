//! What stands in the corners of tiles and at the edges of cards, word by word.

use engine::abilities::Program;
use engine::effect::{Cond, Quantity};
use engine::resource::Resource;
use engine::rulebook::{CardSlots, Measure, Mission, Output, Slots, TileFace, Together, Unique};

use super::writers;
use crate::{Context, Hand, Place, Writer};

fn face(slots: Slots, output: &[(Resource, Output)], unique: Option<Unique>) -> TileFace {
    TileFace {
        name: String::new(),
        cost: 0,
        drain: None,
        slots,
        ability: Program::default(),
        has_ability: false,
        output: [output.first().copied(), output.get(1).copied()],
        unique,
        counter: false,
        padlock: false,
        produces: output.iter().map(|(resource, _)| *resource).collect(),
    }
}

fn made(base: i8, times: i8, of: Measure) -> Output {
    Output { base, times, of, tier: 0 }
}

fn faces(text: &str) -> engine::die::Faces {
    text.parse().unwrap()
}

#[test]
fn outputs_read_like_the_corner_of_a_tile() {
    let any = faces("any");
    let (one, separated, joined) = (Slots::One(any), Slots::Separated(any, any), Slots::Joined(any, any));
    let (power, climate) = (Resource::Power, Resource::Climate);
    let (oxygen, nutrition) = (Resource::Oxygen, Resource::Nutrition);
    let cases = [
        (face(one, &[(nutrition, made(6, 0, Measure::Die))], None), "6 Nutrition", "6 Nahrung"),
        (face(one, &[(power, made(0, 2, Measure::Die))], None), "Power = 2 × die", "Energie = 2 × Würfel"),
        (face(one, &[(climate, made(2, 1, Measure::Die))], None), "Climate = die + 2", "Klima = Würfel + 2"),
        (face(one, &[(power, made(2, 2, Measure::Die))], None), "Power = 2 × die + 2", "Energie = 2 × Würfel + 2"),
        (face(one, &[(oxygen, made(8, -1, Measure::Die))], None), "Oxygen = 8 − die", "Sauerstoff = 8 − Würfel"),
        (face(separated, &[(oxygen, made(1, 0, Measure::Die))], None), "1 Oxygen per die", "1 Sauerstoff je Würfel"),
        (
            face(separated, &[(oxygen, made(0, 1, Measure::Die))], None),
            "each die: Oxygen = die",
            "je Würfel: Sauerstoff = Würfel",
        ),
        (
            face(Slots::Double(any), &[(climate, made(6, 1, Measure::Die))], None),
            "Climate = die + 6",
            "Klima = Würfel + 6",
        ),
        (face(joined, &[(oxygen, made(8, -1, Measure::Sum))], None), "Oxygen = 8 − all dice", "Sauerstoff = 8 − Summe"),
        (
            face(joined, &[(power, made(3, 0, Measure::Die)), (climate, made(0, 1, Measure::Lower))], None),
            "3 Power and Climate = lower die",
            "3 Energie und Klima = niedrigerer Würfel",
        ),
        (
            face(one, &[(nutrition, made(1, 1, Measure::Counter))], None),
            "Nutrition = Counter + 1",
            "Nahrung = Zähler + 1",
        ),
        (face(one, &[], Some(Unique::AnyResource)), "any one resource = die", "eine beliebige Ressource = Würfel"),
        (face(joined, &[], Some(Unique::MissionDie)), "+1 to one Mission die", "+1 auf einen Missionswürfel"),
    ];
    for (face, english, german) in cases {
        assert_eq!(writers().map(|writer| writer.output(&face)), [english, german]);
    }
}

#[test]
fn slots_read_like_the_middle_of_a_tile() {
    let cases = [
        (Slots::One(faces("4-6")), "one die: 4–6", "ein Würfel: 4–6"),
        (Slots::One(faces("any")), "one die: any value", "ein Würfel: beliebiger Wert"),
        (Slots::Separated(faces("3-6"), faces("3-6")), "two separate dice: 3–6 each", "zwei einzelne Würfel: je 3–6"),
        (
            Slots::Joined(faces("135"), faces("246")),
            "two dice together: odd and even",
            "zwei Würfel gemeinsam: ungerade und gerade",
        ),
        (Slots::Double(faces("2-5")), "a double: 2–5", "ein Pasch: 2–5"),
        (Slots::Sum(8), "two dice together: sum of 8 or more", "zwei Würfel gemeinsam: Summe 8 oder mehr"),
    ];
    for (slots, english, german) in cases {
        assert_eq!(writers().map(|writer| writer.slots(slots)), [english, german]);
    }
}

#[test]
fn a_counter_and_a_padlock_are_said_with_the_slots() {
    let any = faces("any");
    let with = |slots, counter, padlock| TileFace { counter, padlock, ..face(slots, &[], None) };
    let cases = [
        (with(Slots::One(any), true, false), "one die: higher than the Counter", "ein Würfel: höher als der Zähler"),
        (
            with(Slots::One(faces("3-6")), true, false),
            "one die: 3–6, higher than the Counter",
            "ein Würfel: 3–6, höher als der Zähler",
        ),
        (with(Slots::Double(any), true, false), "a double: higher than the Counter", "ein Pasch: höher als der Zähler"),
        (
            with(Slots::One(any), false, true),
            "one die: any value (padlock)",
            "ein Würfel: beliebiger Wert (Vorhängeschloss)",
        ),
    ];
    for (face, english, german) in cases {
        assert_eq!(writers().map(|writer| writer.slots_of(&face)), [english, german]);
    }
}

#[test]
fn a_mission_lists_what_it_consumes() {
    let costs = [[0, 1, 1, 0], [0, 4, 4, 0], [2, 5, 5, 1], [0; 4]];
    let mission = Mission { key: String::new(), name: String::new(), costs, solo: false, standing: Program::default() };
    let [english, german] = writers().map(|writer| writer.mission(content::embedded_pack(), &mission));
    assert_eq!(english.costs[0], "Die at 1: 1 Climate and 1 Oxygen.");
    assert_eq!(english.costs[2], "Die at 3: 2 Power, 5 Climate, 5 Oxygen and 1 Nutrition.");
    assert_eq!(english.costs[3], "Die at 4: nothing.");
    assert_eq!(german.costs[0], "Würfel auf 1: 1 Klima und 1 Sauerstoff.");
    assert_eq!(german.note.as_deref(), Some("Nicht im Solospiel."));
}

#[test]
fn conditions_and_changed_numbers_are_sentences() {
    let context = Context { hand: Hand::Reserve, ..Context::new(Place::Country) };
    let [english, german] = writers();
    assert_eq!(english.cond(Cond::HandAtMost(2), context), "Your Reserve holds at most 2 dice.");
    assert_eq!(german.cond(Cond::HandAtMost(2), context), "Deine Reserve enthält höchstens 2 Würfel.");
    assert_eq!(english.quantity(Quantity::DiceRolled, -1), "Each player rolls 1 fewer die each round.");
    assert_eq!(english.quantity(Quantity::SafeAmount, 2), "Use emergency supplies at 0–5, not at 0–3.");
    assert_eq!(german.quantity(Quantity::SafeAmount, 1), "Bei 0–4 statt bei 0–3 braucht ihr Notvorräte.");
    assert_eq!(german.quantity(Quantity::MissionsToWin, 1), "Zum Sieg ist 1 Mission mehr nötig.");
}

#[test]
fn a_card_says_how_the_dice_that_remove_it_go_together() {
    let slots = |together, toxic| CardSlots { faces: [faces("any"), faces("4-6")], together, toxic };
    let cases = [
        (Together::Equal, "both of the same value", "beide mit demselben Wert"),
        (Together::Run, "exactly 1 apart", "genau 1 auseinander"),
        (Together::Sum(9), "together 9 or more", "zusammen mindestens 9"),
        (Together::Players, "of two different players", "von zwei verschiedenen Spielern"),
        (Together::Rising, "the second one higher", "der zweite höher"),
    ];
    let last = |writer: &Writer, slots, players| writer.removed_by(slots, players).pop().unwrap().to_string();
    let [english, german] = writers();
    for (together, in_english, in_german) in cases {
        let (two, all) = (slots(together, false), None);
        let english = last(&english, two, Some(4));
        assert_eq!(english, format!("One die any value and one die 4–6, {in_english}."));
        assert!(last(&german, two, all).ends_with(&format!(", {in_german}.")), "{in_german}");
    }
    let toxic = slots(Together::Apart, true);
    assert_eq!(last(&english, toxic, Some(3)), "One die of a Toxic value and one die 4–6 (Toxic).");
    assert_eq!(last(&german, toxic, Some(2)), "Ein Würfel mit giftigem Wert.");
}

#[test]
fn irregularities_and_missions_say_what_their_texts_do() {
    let odd = "(irregularities: [(key: \"audit\", name: \"Audit\", source: Ours,
        before_roll: [May([SpendCapacity(1), KeepDie])], before_roll_is: Benefit,
        after_cards: [EachSeat(Anyone, [LoseCapacity(N(1))])], after_cards_is: Impediment)])";
    let mission = "[(key: \"all-system-go\", name: \"Go\", costs: [(Power, [1, 1, 1, 1])],
        standing: [Drain(One(Climate), N(1))], source: Ours)]";
    let head = "(name: \"Words\", base: \"Intrepid\", adds: [\"disasters/training-simulator.ron/audit\"])";
    let files = [("pack.ron", head), ("disasters/training-simulator.ron", odd), ("missions.ron", mission)];
    let files: Vec<_> = files.iter().map(|(path, text)| ((*path).into(), (*text).into())).collect();
    let pack = content::load_pack(&files).unwrap();
    let odd = pack.rulebook.irregularities.iter().find(|odd| odd.key == "audit").unwrap();
    let [english, german] = writers().map(|writer| writer.irregularity(&pack, odd));
    assert_eq!(english.impediment, "After all cards: Each player loses 1 Capacity.");
    assert_eq!(german.impediment, "Nach allen Karten: Jeder Spieler verliert 1 Kapazität.");
    assert!(english.benefit.starts_with("Before rolling, each player: "), "{}", english.benefit);
    let mission = pack.rulebook.missions.iter().find(|mission| mission.key == "all-system-go").unwrap();
    let [english, german] = writers().map(|writer| writer.mission(&pack, mission).standing.unwrap());
    assert_eq!(english, "Each time it consumes something: Drain Climate by 1.");
    assert!(german.starts_with("Immer wenn sie etwas verbraucht: "), "{german}");
}
