//! The puzzle of a lesson as a small picture: what lies there, and what becomes of it.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::Say;

/// A part of a picture.
#[derive(Clone, Copy)]
enum Part {
    /// Dice beside each other.
    Dice(&'static [u8]),
    /// A die that is new.
    New(u8),
    /// A die that is gone.
    Lost(u8),
    /// A die that is gone for another.
    Spent(u8),
    /// Stored dice, the last so many of which pay.
    Stored(&'static [u8], usize),
    /// Dice in a queue.
    Queued(&'static [u8]),
    /// A die with its top and its front.
    Pose(u8, u8),
    /// A Counter.
    Counter(u8),
    /// An open Lock token.
    Lock([u8; 3]),
    /// A die of a toxic value.
    Toxic(u8),
    /// The Disaster die.
    Sector(u8),
    /// Tiles with so many holes, scorched or hit.
    Tiles(&'static [usize], bool),
    /// A deck that grows worse.
    Deck,
    /// The drain of a resource.
    Drain,
    /// What happens.
    Sign(&'static str),
    /// And.
    Plus,
}

use Part::{
    Counter, Deck, Dice, Drain, Lock, Lost, New, Plus, Pose, Queued, Sector, Sign, Spent, Stored, Tiles, Toxic,
};

/// The parts of a lesson's picture.
const fn parts(lesson: &str) -> &'static [Part] {
    match lesson.as_bytes() {
        b"usa" => &[Dice(&[4]), Sign("right"), New(3), Dice(&[4, 6])],
        b"russia" => &[Dice(&[2, 4, 6]), Sign("reroll"), Dice(&[5, 4, 6])],
        b"canada" => &[Stored(&[1, 3, 3, 6], 0), Sign("take"), Dice(&[1, 3])],
        b"germany" => &[Stored(&[6, 3, 4, 2], 2), Sign("right"), Dice(&[6])],
        b"japan" => &[Pose(4, 1), Sign("tilt"), Pose(1, 3)],
        b"malaysia" => &[Dice(&[3, 3, 6]), Sign("up"), Dice(&[4, 4]), Lost(6)],
        b"brazil" => &[Dice(&[2, 4, 4]), Sign("right"), Lock([1, 2, 4])],
        b"united-kingdom" => &[Counter(3), Dice(&[6]), Sign("right"), Counter(6)],
        b"south-africa-1" => &[Queued(&[5, 3, 3, 6, 2]), Sign("right"), New(1)],
        b"south-africa-2" => &[Dice(&[4]), Sign("right"), Queued(&[3, 6, 2, 6])],
        b"meteor-shower" => &[Sector(7), Sign("right"), Tiles(&[1, 2, 3], false)],
        b"toxic-leak" => &[Toxic(5), Plus, Spent(2), Sign("right"), Dice(&[5])],
        b"solar-storm" => &[Tiles(&[3, 2, 1], true)],
        _ => &[Deck, Sign("right"), Drain],
    }
}

/// The picture.
#[component]
pub fn Strip(lesson: &'static str) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let parts = parts(lesson).iter().map(|part| drawn(desk, *part)).collect_view();
    view! { <div class="lstrip" role="img" aria-label=desk.word(Say::LessonPuzzle)>{parts}</div> }
}

fn drawn(desk: Desk, part: Part) -> AnyView {
    match part {
        Dice(dice) => view! { <span class="ls">{dice.iter().map(|shows| die(*shows, "")).collect_view()}</span> }.into_any(),
        New(shows) => view! { <span class="ls"><span class="newdie">{die(shows, "")}<i>{desk.word(Say::NewDie)}</i></span></span> }.into_any(),
        Lost(shows) => view! { <span class="ls"><span class="newdie newdie--lost">{die(shows, "is-off")}<i><Icon name="x"/></i></span></span> }.into_any(),
        Spent(shows) => view! { <span class="ls">{die(shows, "is-off")}</span> }.into_any(),
        Stored(dice, paying) => {
            let (stay, pay) = dice.split_at(dice.len() - paying);
            let pay = (paying > 0).then(|| view! { <span class="paying">{pay.iter().map(|shows| die(*shows, "")).collect_view()}</span> });
            view! { <span class="ls"><span class="lstore">{stay.iter().map(|shows| die(*shows, "")).collect_view()}{pay}</span></span> }.into_any()
        }
        Queued(dice) => {
            let one = |(at, shows): (usize, &u8)| view! { <span class="qd">{die(*shows, "")}<small>{at + 1}</small></span> };
            view! { <span class="ls">{dice.iter().enumerate().map(one).collect_view()}</span> }.into_any()
        }
        Pose(top, front) => view! { <span class="ls">{pose(top, front)}</span> }.into_any(),
        Counter(shows) => view! { <span class="ls"><span class="counter">{die(shows, "die--slot")}</span></span> }.into_any(),
        Lock(numbers) => view! {
            <span class="ls"><span class="lockpiece is-open"><Icon name="unlock"/>{numbers.map(|number| view! { <b>{number}</b> }).collect_view()}</span></span>
        }
        .into_any(),
        Toxic(shows) => view! { <span class="ls"><span class="toxic">{die(shows, "")}<Icon name="toxic"/></span></span> }.into_any(),
        Sector(number) => view! { <span class="ls"><span class="d8">{number}</span></span> }.into_any(),
        Tiles(holes, scorched) => view! { <span class="ls">{holes.iter().map(|count| tile(*count, scorched)).collect_view()}</span> }.into_any(),
        Deck => {
            let levels = ["green", "green", "green", "yellow", "yellow", "yellow", "orange", "orange", "red", "red"];
            view! { <span class="ls"><span class="deck">{levels.map(|level| view! { <i class=format!("lv lv-{level}")></i> }).collect_view()}</span></span> }.into_any()
        }
        Drain => view! { <span class="ls"><Icon name="drain" class="res-oxygen"/><b>"1"</b><Icon name="oxygen" class="res-oxygen"/></span> }.into_any(),
        Sign(icon) => view! { <Icon name=icon class="larrow"/> }.into_any(),
        Plus => view! { <span class="ls">"+"</span> }.into_any(),
    }
}

fn die(shows: u8, class: &str) -> impl IntoView + use<> {
    let class = format!("die crew-1 die--t {class}");
    view! { <span class=class><svg viewBox="0 0 40 40" aria-hidden="true"><use href=format!("#d-{shows}")/></svg></span> }
}

fn pose(top: u8, front: u8) -> impl IntoView {
    let die = engine::die::Face::new(top).zip(engine::die::Face::new(front));
    let die = die.and_then(|(top, front)| engine::die::Die::posed(top, front));
    die.map(
        |die| view! { <span class="die crew-1 die--t die--pose"><crate::pieces::die::Faces die oriented=true/></span> },
    )
}

fn tile(holes: usize, scorched: bool) -> impl IntoView {
    let class = if scorched { "tile crew-1 tile--mine ltile tile--scorched" } else { "tile crew-1 tile--mine ltile" };
    let hole = move |at: usize| view! { <i class=if at < holes { "hit" } else { "" }></i> };
    view! {
        <span class=class>
            <span class="out res-power"><b>"7"</b><Icon name="power" class="res-power"/></span>
            <span class="holes">{(0..3).map(hole).collect_view()}</span>
        </span>
    }
}
