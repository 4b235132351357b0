//! The coach's advice in words.

use ai::coach::{Advice, Check, Urgent};
use engine::View;
use engine::flow::Step;
use engine::resource::Resource;
use engine::seat::Seat;
use notation::{answer, words};

use crate::layout::{remark, wrapped};

/// What is urgent, the four resources before and after, and what to type.
pub fn coach(view: &View, seat: Seat, advice: &Advice) -> String {
    let mut text = String::new();
    for said in urgent(view, advice) {
        text += &format!("{}\n", wrapped("! ", &said));
    }
    if text.is_empty() {
        text += "Nothing is urgent.\n";
    }
    text += &match view.flow.step {
        Step::Prepare => "The dice are not rolled yet, so how this round ends cannot be told.\n".to_owned(),
        _ => forecast(advice),
    };
    text + &line(view, seat, advice)
}

/// What is urgent, a sentence each; resources in the same danger share one.
fn urgent(view: &View, advice: &Advice) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    let mut last = None;
    for one in &advice.urgent {
        let sentence = sentence(view, advice, one);
        let Some((resource, amount)) = scarce(one) else {
            said.push(sentence);
            last = None;
            continue;
        };
        let named = format!("{} ({amount})", words::resource(resource));
        match said.last_mut().filter(|_| last.as_ref() == Some(&sentence)) {
            Some(line) => *line = line.replacen(':', &format!(", {named}:"), 1),
            None => said.push(format!("{named}: {sentence}")),
        }
        last = Some(sentence);
    }
    said
}

fn scarce(urgent: &Urgent) -> Option<(Resource, i16)> {
    match urgent {
        Urgent::Starves { resource, amount, .. }
        | Urgent::OutOfSupplies { resource, amount, .. }
        | Urgent::Supplies { resource, amount, .. } => Some((*resource, *amount)),
        _ => None,
    }
}

fn sentence(view: &View, advice: &Advice, urgent: &Urgent) -> String {
    let stands = match advice.check {
        Check::ThisRound => "as things stand",
        Check::NextRound => "next round, as far as can be told,",
    };
    let way = |saved| match saved {
        true => "There is a way out.",
        false if advice.rolls => "The way out hangs on a roll.",
        false => "No way out was found.",
    };
    match *urgent {
        Urgent::Starves { saved, .. } => format!("{stands} the crew starves. {}", way(saved)),
        Urgent::OutOfSupplies { saved, .. } => {
            format!("{stands} supplies are needed, and there are none: the game is lost. {}", way(saved))
        }
        Urgent::Supplies { saved, .. } => format!("{stands} emergency supplies are opened. {}", way(saved)),
        Urgent::MissionLate { mission, short } => {
            let name = mission.map_or("A mission that has not begun", |id| &view.rulebook.mission(id).name);
            let steps = if short == 1 { "1 step".to_owned() } else { format!("{short} steps") };
            format!("{name} comes too late by {steps}: only bonuses and unique tiles can move it on.")
        }
        Urgent::LastRound => "The deck is empty: the next check is the last.".to_owned(),
        Urgent::BeginMissions(1) => "A mission must begin in this Phase 1, or it comes too late.".to_owned(),
        Urgent::BeginMissions(count) => format!("{count} missions must begin in this Phase 1, or they come too late."),
        Urgent::NoSupplies => "There are no emergency supplies left.".to_owned(),
        Urgent::LastSupplies => "Emergency supplies can be opened once more.".to_owned(),
        Urgent::Card { index, open } => {
            let name = view.table.cards.get(index).map_or("A card", |up| &view.rulebook.card(up.card).name);
            let dice = if open == 1 { "one die".to_owned() } else { format!("{open} dice") };
            format!("{name} (card {}) goes away for {dice}, and you have one that fits.", index + 1)
        }
    }
}

/// The four resources at the check: as things stand, after the line, and with what crew mates may add.
fn forecast(advice: &Advice) -> String {
    let check = match advice.check {
        Check::ThisRound => "At this round's check",
        Check::NextRound => "At the next check, about",
    };
    let crew = advice.crew != advice.after;
    let mut text = format!("{check:<26}{:>6}{:>8}{}\n", "now", "after", if crew { "   with the crew" } else { "" });
    for resource in Resource::ALL {
        let [now, after, with] = [&advice.before, &advice.after, &advice.crew].map(|row| row[resource.index()]);
        let with = if crew { format!("{with:>16}") } else { String::new() };
        text += &format!("  {:<24}{now:>6}{after:>8}{with}\n", words::resource(resource));
    }
    text
}

fn line(view: &View, seat: Seat, advice: &Advice) -> String {
    let mut typed = Vec::new();
    advice.walk(view, seat, |view, deed| typed.push(answer::write(view, seat, deed.question, deed.answer)));
    if typed.is_empty() {
        return format!("Nothing is asked of {} now.\n", words::player(view, seat));
    }
    let player = words::player(view, seat);
    let head = match advice.clearly_better {
        true => format!("Clearly better for {player}:"),
        false => format!("Not clearly better for {player} than other answers:"),
    };
    let rolls = if advice.rolls { "What is rolled then is not known: after is a mean.\n" } else { "" };
    format!("{head}\n{}{rolls}Look {}; coach more looks further.\n", remark(&typed.join(", ")), advice.depth + 1)
}
