//! The coach's advice in words.

use ai::coach::{Advice, Check, Urgent};
use engine::View;
use engine::flow::Step;
use engine::resource::Resource;
use engine::seat::Seat;
use notation::answer;
use text::{Named, Words};

use crate::layout::{remark, wrapped};
use crate::texts::Texts;

text::keys! {
    /// The coach.
    pub enum CoachKey {
        Calm = "coach-calm",
        Unrolled = "coach-unrolled",
        Amount = "coach-amount",
        Way = "coach-way",
        Starves = "coach-starves",
        OutOfSupplies = "coach-out-of-supplies",
        Supplies = "coach-supplies",
        Late = "coach-late",
        LateUnbegun = "coach-late-unbegun",
        LastRound = "coach-last-round",
        Begin = "coach-begin",
        NoSupplies = "coach-no-supplies",
        LastSupplies = "coach-last-supplies",
        Card = "coach-card",
        ThisCheck = "coach-this-check",
        NextCheck = "coach-next-check",
        Now = "coach-now",
        After = "coach-after",
        Crew = "coach-crew",
        NotAsked = "coach-not-asked",
        Better = "coach-better",
        Equal = "coach-equal",
        Rolls = "coach-rolls",
        Look = "coach-look",
    }
}

/// A resource in danger, and how much of it there will be.
type Scarce = (Resource, i16);

/// What is urgent, the four resources before and after, and what to type.
pub fn coach(texts: &Texts, view: &View, seat: Seat, advice: &Advice) -> String {
    let urgent = urgent(texts, view, advice);
    let mut text: String = urgent.iter().map(|said| format!("{}\n", wrapped("! ", said))).collect();
    if text.is_empty() {
        text += &(texts.say(CoachKey::Calm) + "\n");
    }
    text += &match view.flow.step {
        Step::Prepare => texts.say(CoachKey::Unrolled) + "\n",
        _ => forecast(texts, advice),
    };
    text + &line(texts, view, seat, advice)
}

/// What is urgent, a sentence each; resources in the same danger share one.
fn urgent(texts: &Texts, view: &View, advice: &Advice) -> Vec<String> {
    let alike = |one: &Urgent, next: &Urgent| match (danger(one), danger(next)) {
        (Some((key, saved, _)), Some((other, too, _))) => (key, saved) == (other, too),
        _ => false,
    };
    let told = |group: &[Urgent]| match danger(&group[0]) {
        Some((key, saved, _)) => {
            let scarce: Vec<Scarce> = group.iter().filter_map(danger).map(|(_, _, scarce)| scarce).collect();
            in_danger(texts, advice, key, saved, &scarce)
        }
        None => sentence(texts, view, &group[0]),
    };
    advice.urgent.chunk_by(alike).map(told).collect()
}

/// What threatens, whether there is a way out, and the resource.
const fn danger(urgent: &Urgent) -> Option<(CoachKey, bool, Scarce)> {
    match *urgent {
        Urgent::Starves { resource, amount, saved } => Some((CoachKey::Starves, saved, (resource, amount))),
        Urgent::OutOfSupplies { resource, amount, saved } => Some((CoachKey::OutOfSupplies, saved, (resource, amount))),
        Urgent::Supplies { resource, amount, saved } => Some((CoachKey::Supplies, saved, (resource, amount))),
        Urgent::MissionLate { .. }
        | Urgent::LastRound
        | Urgent::BeginMissions(_)
        | Urgent::NoSupplies
        | Urgent::LastSupplies
        | Urgent::Card { .. } => None,
    }
}

fn in_danger(texts: &Texts, advice: &Advice, key: CoachKey, saved: bool, scarce: &[Scarce]) -> String {
    let way = match saved {
        true => "found",
        false if advice.rolls => "roll",
        false => "none",
    };
    let check = match advice.check {
        Check::ThisRound => "this",
        Check::NextRound => "next",
    };
    let named = scarce.iter().map(|(resource, amount)| {
        let words = Words::new().line("resource", &texts.writer.resource(*resource));
        texts.tell(CoachKey::Amount, words.with("amount", *amount))
    });
    let words = Words::new().with("resources", texts.listed(&named.collect::<Vec<_>>())).with("check", check);
    texts.tell(key, words.with("way", texts.tell(CoachKey::Way, Words::new().with("way", way))))
}

fn sentence(texts: &Texts, view: &View, urgent: &Urgent) -> String {
    match *urgent {
        Urgent::MissionLate { mission, short } => {
            let words = Words::new().with("steps", short);
            match mission {
                Some(id) => {
                    let name = texts.writer.name(Named::Mission, &view.rulebook.mission(id).name);
                    texts.tell(CoachKey::Late, words.with("mission", name))
                }
                None => texts.tell(CoachKey::LateUnbegun, words),
            }
        }
        Urgent::LastRound => texts.say(CoachKey::LastRound),
        Urgent::BeginMissions(count) => texts.tell(CoachKey::Begin, Words::new().with("count", count)),
        Urgent::NoSupplies => texts.say(CoachKey::NoSupplies),
        Urgent::LastSupplies => texts.say(CoachKey::LastSupplies),
        Urgent::Card { index, open } => {
            let up = view.table.cards.get(index);
            let name = up.map(|up| texts.writer.name(Named::Card, &view.rulebook.card(up.card).name));
            let words = Words::new().with("card", name.unwrap_or_default()).with("number", index + 1);
            texts.tell(CoachKey::Card, words.with("open", open))
        }
        // Resources in danger have been told together.
        Urgent::Starves { .. } | Urgent::OutOfSupplies { .. } | Urgent::Supplies { .. } => String::new(),
    }
}

/// The four resources at the check: as things stand, after the line, and with what crew mates may add.
fn forecast(texts: &Texts, advice: &Advice) -> String {
    let check = texts.say(match advice.check {
        Check::ThisRound => CoachKey::ThisCheck,
        Check::NextRound => CoachKey::NextCheck,
    });
    let crew = advice.crew != advice.after;
    let third = |said: String| if crew { format!("{said:>16}") } else { String::new() };
    let [now, after, with] = [CoachKey::Now, CoachKey::After, CoachKey::Crew].map(|key| texts.say(key));
    let mut text = format!("{check:<26}{now:>6}{after:>8}{}\n", third(with));
    for resource in Resource::ALL {
        let [now, after, with] = [&advice.before, &advice.after, &advice.crew].map(|row| row[resource.index()]);
        let name = texts.writer.resource(resource);
        text += &format!("  {name:<24}{now:>6}{after:>8}{}\n", third(with.to_string()));
    }
    text
}

fn line(texts: &Texts, view: &View, seat: Seat, advice: &Advice) -> String {
    let mut typed = Vec::new();
    advice.walk(view, seat, |view, deed| typed.push(answer::write(view, seat, deed.question, deed.answer)));
    let player = || Words::new().with("player", texts.player(view, seat));
    if typed.is_empty() {
        return texts.tell(CoachKey::NotAsked, player()) + "\n";
    }
    let head = texts.tell(if advice.clearly_better { CoachKey::Better } else { CoachKey::Equal }, player());
    let rolls = if advice.rolls { texts.say(CoachKey::Rolls) + "\n" } else { String::new() };
    let look = texts.tell(CoachKey::Look, Words::new().with("look", advice.depth + 1));
    format!("{head}\n{}{rolls}{look}\n", remark(&typed.join(", ")))
}
