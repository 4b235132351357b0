//! The crew: what each player did, and what each is remembered for.

use std::sync::Arc;

use chronicle::{Note, Statistics};
use leptos::prelude::*;
use text::Words;

use super::made::names;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, Patch};
use crate::say::Say;

/// A row for each player.
#[component]
pub fn CrewTable(numbers: Arc<Statistics>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seats = untrack(|| desk.watch.with(|story| names(desk, story.watched.chronicle.opening.seats().iter())));
    let rows = seats.unwrap_or_default().into_iter().zip(&numbers.seats).zip(&numbers.notes);
    let rows = rows.map(|(((seat, name), numbers), note)| {
        let country = untrack(|| {
            desk.watch.with(|story| {
                let chronicle = &story.watched.chronicle;
                chronicle.look(embedded::rulebook(), chronicle::Stop::default(), |view| view.country(seat).key.clone())
            })
        });
        let (icon, words) = told(desk, *note);
        view! {
            <tr class=format!("crew-{}", seat.number())>
                <th scope="row"><Patch country=country.unwrap_or_default()/><span><b>{name}<CrewMark seat/></b><small><Icon name=icon/>{words}</small></span></th>
                <td>{numbers.placed}</td><td>{numbers.made}</td><td>{numbers.installed}</td><td>{numbers.sent}</td><td>{numbers.spent}</td>
            </tr>
        }
    });
    let heads = [Say::FactDice, Say::FactMade, Say::FactInstalled, Say::FactSent, Say::FactSpent];
    let heads = heads.map(|say| view! { <td>{desk.word(say)}</td> });
    view! {
        <section class="panel end__crew">
            <table><tbody><tr><td></td>{heads.collect_view()}</tr>{rows.collect_view()}</tbody></table>
        </section>
    }
}

/// What a player is remembered for, with its icon.
fn told(desk: Desk, note: Note) -> (&'static str, String) {
    let (icon, say, n) = match note {
        Note::Missions(n) => ("flag", Say::NoteMissions, n),
        Note::Sent(n) => ("dock", Say::NoteSent, n),
        Note::Dice(n) => ("die", Say::NoteDice, n),
        Note::Made(n) => ("any", Say::NoteMade, n),
        Note::Installed(n) => ("hab", Say::NoteInstalled, n),
        Note::Spent(n) => ("capacity", Say::NoteSpent, n),
        Note::Rolled(n) => ("reroll", Say::NoteRolled, n),
    };
    (icon, desk.say(say, Words::new().with("n", n)))
}
