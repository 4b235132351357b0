//! `protocol` with a scripted client.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::prints;
use serde_json::{Value, json};

/// The replies to these messages, sent one after the other.
fn replies(messages: &[Value]) -> Vec<Value> {
    lines(&messages.iter().map(|message| format!("{message}\n")).collect::<String>())
}

fn lines(input: &str) -> Vec<Value> {
    prints(&["protocol"], input).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn new_game() -> Value {
    json!({ "new": { "countries": ["usa", "russia"], "disaster": "meteor-shower", "seed": 7 } })
}

fn act(seat: u8, answer: impl Into<Value>) -> Value {
    json!({ "act": { "seat": seat, "answer": answer.into() } })
}

#[test]
fn a_new_game_shows_who_is_asked_what_and_the_table() {
    let [state] = &replies(&[new_game()])[..] else { panic!("one reply a message") };
    assert_eq!(state["view"]["round"], 1);
    assert_eq!(state["view"]["phase"]["name"], "roll-and-place-dice");
    assert_eq!(state["outcome"], Value::Null);
    let asked = state["asked"].as_array().unwrap();
    assert_eq!(asked.iter().map(|one| one["seat"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(asked[0]["text"], "USA: Place dice, or be done.");
    assert_eq!(asked[0]["words"].as_array().unwrap().last().unwrap(), "done");
    assert_eq!(asked[0]["words"].as_array().unwrap().len(), asked[0]["answers"].as_array().unwrap().len());
    assert_eq!(state["log"][0], "Round 1 begins.");
    assert!(state["events"].as_array().unwrap().len() > 2 && state["deeds"] == 0);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let [one, other] = &replies(&[new_game(), new_game()])[..] else { panic!() };
    assert_eq!(one, other);
}

#[test]
fn answers_go_as_data_by_text_and_by_index() {
    let first = &replies(&[new_game()])[0]["asked"][0];
    let as_data = replies(&[new_game(), act(1, first["answers"][0].clone())]);
    let by_text = replies(&[new_game(), act(1, first["words"][0].clone())]);
    let by_index = replies(&[new_game(), act(1, 0)]);
    assert_eq!(as_data, by_text);
    assert_eq!(by_text, by_index);
    assert!(by_text[1]["log"][0].as_str().unwrap().starts_with("USA places"));
}

#[test]
fn a_reply_can_do_without_the_table() {
    let short = json!({ "act": { "seat": 1, "answer": "done", "view": false } });
    let replies = replies(&[new_game(), short, json!({ "view": true })]);
    assert!(replies[1]["view"].is_null() && replies[1]["asked"].is_array());
    assert_eq!(replies[2]["view"]["seats"][0]["done"], true);
}

#[test]
fn the_box_is_told_as_data_and_in_words_of_a_language() {
    let ask = |lang: &str| json!({ "box": { "lang": lang } });
    let replies = replies(&[ask("en"), ask("de"), ask("xx"), json!({ "hello": true })]);
    let [english, german] = [&replies[0]["box"], &replies[1]["box"]];
    for (part, count) in [
        ("countries", 10),
        ("missions", 8),
        ("badges", 8),
        ("cards", 76),
        ("disasters", 4),
        ("irregularities", 12),
        ("glossary", 94),
    ] {
        assert_eq!(english[part].as_array().unwrap().len(), count, "{part}");
    }
    assert_eq!(english["tiles"].as_array().unwrap().len(), 2 * (190 + 4));
    assert_eq!(english["tiles"][0]["effect"], german["tiles"][0]["effect"]);
    assert_ne!(english["cards"][1]["text"], german["cards"][1]["text"]);
    assert!(replies[2]["error"].as_str().unwrap().starts_with("lang: expected en"), "{}", replies[2]);
    assert_eq!(replies[3]["hello"]["protocol"], 3);
}

#[test]
fn the_box_has_short_forms_a_glossary_and_spans() {
    let replies = replies(&[json!({ "box": {} }), json!({ "box": { "lang": "de", "spans": true } })]);
    let [plain, spans] = [&replies[0]["box"], &replies[1]["box"]];
    let drain =
        |told: &Value| told["glossary"].as_array().unwrap().iter().find(|term| term["key"] == "drain").unwrap().clone();
    assert_eq!((&drain(spans)["name"], &drain(spans)["printed"]), (&json!("Bedarf"), &json!("Drain")));
    assert_eq!((&drain(plain)["name"], &drain(plain)["printed"]), (&json!("Drain"), &Value::Null));
    let mut linked = 0;
    for (plain, spans) in plain["tiles"].as_array().unwrap().iter().zip(spans["tiles"].as_array().unwrap()) {
        assert_eq!(plain["short"]["icon"], spans["short"]["icon"]);
        assert!(plain["text"]["slots"].is_string());
        let pieces = spans["text"]["output"].as_array().unwrap();
        assert!(pieces.iter().all(|piece| piece["text"].is_string()));
        linked += pieces.iter().filter(|piece| piece["thing"].is_object()).count();
    }
    assert!(linked > 300, "{linked}");
}

#[test]
fn a_reply_speaks_the_language_of_its_message() {
    let german = |mut message: Value| {
        message["lang"] = json!("de");
        message
    };
    let why = json!({ "why": { "seat": 1, "answer": "amplify" } });
    let messages = [german(new_game()), german(why.clone()), why, german(act(1, "gibberish")), german(act(1, "done"))];
    let replies = replies(&messages);
    assert_eq!(replies[0]["log"][0], "Runde 1 beginnt.");
    assert!(replies[0]["asked"][0]["text"].as_str().unwrap().contains("Würfel"), "{}", replies[0]["asked"][0]);
    let [german_text, english_text] = [1, 2].map(|at| &replies[at]["why"]["refused"]["text"]);
    assert!(german_text.is_string() && english_text.is_string() && german_text != english_text, "{german_text}");
    assert!(replies[3]["refused"]["text"].as_str().unwrap().contains("erwartet wird"));
    assert!(replies[4]["view"].is_object());
    let unknown = lines("{\"hello\":true,\"lang\":\"xx\"}\n");
    assert!(unknown[0]["error"].as_str().unwrap().starts_with("lang: expected en"), "{}", unknown[0]);
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let stale = json!({ "act": { "seat": 1, "id": 12345, "answer": "done" } });
    let messages = [
        new_game(),
        act(1, "1 on 3a"),
        act(1, 5_000),
        act(1, "gibberish"),
        stale,
        json!({ "undo": { "seat": 1 } }),
        json!({ "view": true }),
    ];
    let replies = replies(&messages);
    let reasons: Vec<&str> = replies[1..6].iter().map(|one| one["refused"]["reason"].as_str().unwrap()).collect();
    assert!(reasons[0] == "not-yours" || reasons[0] == "no-such-die");
    assert_eq!(reasons[1..], ["not-offered", "unreadable", "stale", "nothing-to-undo"]);
    assert!(replies[1]["refused"]["rule"].as_str().unwrap().starts_with("core"));
    assert_eq!(replies[6]["view"], replies[0]["view"]);
    assert_eq!(replies[6]["asked"], replies[0]["asked"]);
}

#[test]
fn why_answers_without_doing_it() {
    let why = |answer: &str| json!({ "why": { "seat": 1, "answer": answer } });
    let replies = replies(&[new_game(), why("done"), why("amplify"), json!({ "view": true })]);
    assert_eq!(replies[1]["why"]["legal"], true);
    assert_eq!(replies[2]["why"]["legal"], false);
    assert_eq!(replies[2]["why"]["refused"]["reason"], "other-question");
    assert_eq!(replies[3]["view"], replies[0]["view"]);
}

#[test]
fn an_answer_can_be_taken_back() {
    let replies = replies(&[new_game(), act(1, "done"), json!({ "undo": { "seat": 1, "what": "phase" } })]);
    assert_eq!(replies[1]["view"]["seats"][0]["done"], true);
    assert_eq!(replies[2]["view"], replies[0]["view"]);
    assert_ne!(replies[2]["asked"][0]["id"], replies[0]["asked"][0]["id"], "answers from before are late");
}

#[test]
fn a_game_is_saved_and_loaded() {
    let saved = &replies(&[new_game(), act(1, "done"), json!({ "save": true })])[2]["saved"];
    let replies = replies(&[json!({ "load": saved }), json!({ "save": true })]);
    assert_eq!(replies[0]["view"]["seats"][0]["done"], true);
    assert_eq!(&replies[1]["saved"], saved);
}

#[test]
fn nonsense_is_an_error_and_the_session_goes_on() {
    let bad = [
        "hello",
        "{",
        "[]",
        "{}",
        "{\"new\":{\"planet\":\"mars\"}}",
        "{\"new\":{},\"save\":true}",
        "{\"fly\":true}",
        "{\"act\":{\"seat\":1}}",
        "{\"act\":{\"seat\":1,\"answer\":\"done\"}}",
        "{\"act\":{\"seat\":-1,\"answer\":\"done\"}}",
        "{\"save\":false}",
        "{\"load\":\"\"}",
        "{\"load\":\"{\\\"intrepid\\\":1}\"}",
        "{\"new\":{\"countries\":[\"usa\",\"usa\"]}}",
        "{\"new\":{\"players\":7}}",
        "{\"new\":{\"players\":18446744073709551616}}",
        "{\"new\":{\"setup\":[\"seat mars\"]}}",
        "{\"new\":{\"seed\":\"zz\"}}",
        "\u{feff}{}",
    ];
    let deep = "[".repeat(100_000);
    let input = format!("{}\n{deep}\n\n{}\n", bad.join("\n"), new_game());
    let replies = lines(&input);
    assert_eq!(replies.len(), bad.len() + 2);
    let (last, errors) = replies.split_last().unwrap();
    errors.iter().for_each(|reply| assert!(reply["error"].is_string(), "{reply}"));
    assert_eq!(last["view"]["round"], 1);
}

#[test]
fn a_seat_that_is_not_there_is_an_error() {
    let replies = replies(&[new_game(), act(0, "done"), act(3, "done"), act(255, "done")]);
    replies[1..].iter().for_each(|reply| assert!(reply["error"].as_str().unwrap().contains("no seat"), "{reply}"));
}

#[test]
fn a_setup_can_be_spelled_out() {
    let setup = json!([
        "seat usa oxygen crew-commander + nutrition medical-officer",
        "seat japan power flight-engineer + climate science-officer",
        "disaster toxic-leak",
        "difficulty futile"
    ]);
    let replies = replies(&[json!({ "new": { "setup": setup, "seed": "3" } }), json!({ "hello": true })]);
    assert_eq!(replies[0]["view"]["seats"][1]["badges"][0]["key"], "flight-engineer");
    assert_eq!(replies[0]["view"]["disaster"], "toxic-leak");
    assert_eq!(replies[1]["hello"]["intrepid"], 1);
}

#[test]
fn a_scripted_client_plays_whole_games() {
    for seed in 1..4 {
        let new = json!({ "new": { "countries": ["usa", "russia"], "seed": seed } });
        let mut messages = vec![new];
        // Index 0 is always an answer; whoever is not asked is refused, which does no harm.
        messages.extend((0..3_000).map(|number| act(1 + (number % 2) as u8, 0)));
        let replies = replies(&messages);
        let last = replies.iter().rev().find(|reply| reply["view"].is_object()).unwrap();
        assert!(last["outcome"]["text"].as_str().unwrap().starts_with("The crew"), "{last}");
        assert_eq!(last["asked"], json!([]));
        assert_eq!(replies.last().unwrap()["refused"]["reason"], "game-over");
    }
}

/// The transcript in the documentation is a real one: what is not shortened there stands word for word.
#[test]
fn the_documented_transcript_is_true() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md")).unwrap();
    let (_, transcript) = page.split_once("## A transcript").unwrap();
    let of = |mark| transcript.lines().filter_map(move |line| line.strip_prefix(mark));
    let sent: String = of("> ").map(|line| format!("{line}\n")).collect();
    let replies = lines(&sent);
    assert_eq!(replies.len(), of("< ").count());
    let close = |text: String| text.replace(' ', "");
    for (reply, shown) in replies.iter().zip(of("< ")) {
        for part in ["error", "refused", "why", "log", "outcome"].into_iter().filter(|part| !reply[*part].is_null()) {
            let written = close(format!("\"{part}\":{}", reply[part]));
            assert!(close(shown.into()).contains(&written), "{shown}\nlacks\n{written}");
        }
    }
}
