//! What an answer would do, for a list of answers.

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Quantity;
use engine::event::{Event, Spot};
use engine::question::{Answer, Question};
use engine::resource::Resource;
use engine::rulebook::Dock;
use engine::seat::Seat;

use super::{choice, name, step, tile};

/// What an answer would do.
pub fn answer(view: &View, seat: Seat, question: Question, answer: Answer) -> String {
    match answer {
        Answer::Place { die, spot } => place(view, seat, die, spot),
        Answer::Pair { dice: [one, other], space } => {
            let event = Event::PairPlaced { seat, dice: [one, other], space };
            let dice = format!("{} and {}", name::die(view, seat, one), name::die(view, seat, other));
            format!("Place {dice} on {}{}", name::tile(view, space), made(view, space, &event))
                + &toxic(view, &[one, other])
        }
        Answer::Free(index) => match view.country(seat).free.get(usize::from(index)) {
            Some(action) => name::capital(&step::whole(view, Some(seat), action.effect)),
            None => format!("Use free action {}", index + 1),
        },
        Answer::Bonus(resource, None) => {
            let by = view.table.quantity(Quantity::BonusCapacity, view.rulebook.tables.bonus_capacity);
            format!("Take the {} bonus: {by} Capacity for everybody", name::resource(resource))
        }
        Answer::Bonus(resource, Some(index)) => {
            format!("Take the {} bonus: advance {}", name::resource(resource), name::active_mission(view, index))
        }
        Answer::Research(share) => format!("Pay {share} of {} missing for research", view.research_missing()),
        Answer::Install { index, light } => {
            let face = view.rulebook.face(view.set_tile(seat, index), light);
            let drain = face.drain.map_or_else(String::new, |(resource, by)| {
                let by = view.table.quantity(Quantity::TileDrain, by);
                format!(", drain {} {by}", name::resource(resource))
            });
            let (slots, output) = (tile::slots(face.slots), tile::output(face));
            let side = if view.table.solo() { format!(" ({} side)", name::light(light)) } else { String::new() };
            format!("Install {}{side}: {} Capacity{drain}; [{slots}] {output}", face.name, view.tile_cost(face))
        }
        Answer::AddDie => match view.die_cost(seat) {
            Some(cost) => format!("Advance the dice track for {cost} Capacity{}", next_dice(view, seat)),
            None => "Advance the dice track".to_owned(),
        },
        Answer::Amplify => format!("Buy an Amplify token for {} Capacity", view.amplify_cost()),
        Answer::Badge(index) => match view.table.of(seat).badges.get(usize::from(index)).copied().flatten() {
            Some((badge, board)) => {
                let badge = view.rulebook.badge(badge);
                let text = step::whole(view, Some(seat), badge.effect);
                format!("Use {} ({}): {text}", badge.name, name::resource(board))
            }
            None => format!("Use badge {}", index + 1),
        },
        Answer::MakeRoom(space) => format!("Destroy {} to make room", name::tile(view, space)),
        Answer::Done => done(question).to_owned(),
        Answer::Choose(choice) => choice::chosen(view, seat, choice),
        Answer::Decline => "No, leave it".to_owned(),
    }
}

const fn done(question: Question) -> &'static str {
    match question {
        Question::Place => "Done placing dice",
        Question::Bonus => "Done with bonuses",
        Question::Spend => "Done spending",
        Question::Choose(_) => "Done",
    }
}

fn place(view: &View, seat: Seat, die: Die, spot: Spot) -> String {
    let shown = name::die(view, seat, die);
    let event = Event::Placed { seat, die, spot };
    match spot {
        Spot::Tile(space, _) => {
            format!("Place the {shown} on {}{}", name::tile(view, space), made(view, space, &event))
                + &toxic(view, &[die])
        }
        Spot::Mission => {
            let mission = view.table.missions.top.map_or("the mission", |top| name::mission(view, top));
            format!("Start {mission} with the {shown}") + &toxic(view, &[die])
        }
        Spot::Card(index, slot) => {
            format!("Place the {shown} on {}, slot {}", name::face_up(view, index), slot + 1) + &toxic(view, &[die])
        }
        Spot::Dock(dock) => format!("Dock the {shown} at Docking Module {}{}", dock + 1, arrival(view, dock)),
        Spot::Habitation => format!("Put the {shown} into the Habitation Module") + &toxic(view, &[die]),
    }
}

fn arrival(view: &View, dock: u8) -> &'static str {
    match view.rulebook.docking[dock as usize % 4] {
        Dock::Plain => "",
        Dock::OrHigher => " (arrives equal or 1 higher)",
        Dock::OrLower => " (arrives equal or 1 lower)",
    }
}

fn toxic(view: &View, dice: &[Die]) -> String {
    let toxic = |die: &&Die| view.disaster().toxic && view.table.toxic.has(die.top());
    match dice.iter().filter(toxic).count() {
        0 => String::new(),
        1 => " (Toxic: costs another die)".to_owned(),
        more => format!(" (Toxic: costs {more} other dice)"),
    }
}

/// What the placement adds to the round's results: the forecast with it, less the forecast without.
fn made(view: &View, space: Space, event: &Event) -> String {
    let mut before = *view.table;
    // A matched Strain token is told beside what the tile makes.
    let strain = before.tiles[space.index()].strain.take();
    let mut after = before;
    after.apply(view.rulebook, event);
    let matched = strain.is_some_and(|token| after.tiles[space.index()].placed().has(token.number));
    let forecast = |table| View { rulebook: view.rulebook, table, flow: view.flow }.forecast();
    let (before, after) = (forecast(&before), forecast(&after));
    let gain = |resource: Resource| after[resource.index()] - before[resource.index()];
    let gains = Resource::ALL.into_iter().filter(|resource| gain(*resource) != 0);
    let gains: Vec<String> = gains.map(|resource| format!("{} {}", gain(resource), name::resource(resource))).collect();
    let makes = if gains.is_empty() { String::new() } else { format!(": makes {}", gains.join(" and ")) };
    if matched { makes + ", meets its Strain token" } else { makes }
}

fn next_dice(view: &View, seat: Seat) -> String {
    let track = view.track(seat);
    let dice = track.dice.get(usize::from(view.table.of(seat).track) + 1);
    dice.map_or_else(String::new, |dice| format!(": {dice} dice from the next round on"))
}
