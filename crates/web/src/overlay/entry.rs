//! One thing in the almanac, as it is drawn there.

use leptos::prelude::*;
use text::{Flavour, Line, Named};

use super::entries::Entry;
use crate::desk::Desk;
use crate::pieces::{FaceView, Icon, Told};
use crate::say::{Say, Shown};
use crate::table::{disaster_icon, level_word};

/// A tile as on the table, or the text of a card.
#[component]
pub fn EntryView(entry: Entry) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (pack, book) = (embedded::pack(), embedded::rulebook());
    let disaster = entry.disaster().map(|id| {
        let disaster = book.disaster(id);
        let name = desk.write(|writer| writer.name(Named::Disaster, &disaster.name));
        view! { <small><Icon name=disaster_icon(&disaster.key)/>{name}</small> }
    });
    let lines = |lines: Vec<Line>| lines.into_iter().map(|line| view! { <p><Told line/></p> }).collect_view();
    match entry {
        Entry::Tile { tile, light } => {
            let name = book.face(tile, light).name.clone();
            view! { <FaceView tile light><Aside of=Named::Tile name=name.clone()/></FaceView> }.into_any()
        }
        Entry::Card(id) => {
            let text = desk.write(|writer| writer.card(pack, id));
            let (word, steps) = level_word(book.card(id).level);
            let bars = (1..=4).map(|step| view! { <i class=if step <= steps { "on" } else { "" }></i> }).collect_view();
            let lasts = text.removed_by.is_some().then(|| view! { <small>{desk.word(Say::Persistent)}</small> });
            let said =
                [text.effect].into_iter().chain(text.toxic).chain(text.removed_by.into_iter().flatten()).collect();
            view! {
                <article class=format!("panel entry lv--{word}")>
                    <h3><span class=format!("lvl lv--{word}") role="img" aria-label=text.level.to_string()>{bars}</span>{text.name.to_string()}{lasts}{disaster}</h3>
                    {lines(said)}<Aside of=Named::Card name=book.card(id).name.clone()/>
                </article>
            }
            .into_any()
        }
        Entry::Mission(id) => {
            let text = desk.write(|writer| writer.mission(embedded::pack(), book.mission(id)));
            let said = text.costs.into_iter().chain(text.standing).chain(text.note).collect();
            view! { <article class="panel entry"><h3><Icon name="flag"/>{text.name.to_string()}</h3>{lines(said)}<Aside of=Named::Mission name=book.mission(id).name.clone()/></article> }.into_any()
        }
        Entry::Badge(id) => {
            let text = desk.write(|writer| writer.badge(pack, id));
            // Without a word before them conditions would read like facts.
            let needs = (!text.needs.is_empty()).then(|| desk.word(Shown::BadgeNeeds).into());
            let said = [text.effect].into_iter().chain(needs).chain(text.needs).collect();
            view! { <article class="panel entry"><h3><Icon name=book.badge(id).key.clone()/>{text.name.to_string()}</h3>{lines(said)}<Aside of=Named::Badge name=book.badge(id).name.clone()/></article> }.into_any()
        }
        Entry::Irregularity(id) => {
            let text = desk.write(|writer| writer.irregularity(embedded::pack(), book.irregularity(id)));
            view! {
                <article class="panel entry"><h3>{text.name.to_string()}{disaster}</h3>
                    <p><Icon name="up"/><Told line=text.benefit/></p><p><Icon name="down"/><Told line=text.impediment/></p>
                    <Aside of=Named::Irregularity name=book.irregularity(id).name.clone()/>
                </article>
            }
            .into_any()
        }
        Entry::Term(key) => {
            let term = desk.write(|writer| writer.glossary().term(&key).cloned()).unwrap_or(text::Term {
                key,
                name: String::new(),
                printed: None,
                definition: String::new(),
            });
            let printed = term.printed.map(|printed| view! { <small lang="en">{printed}</small> });
            view! { <article class="panel entry"><h3>{term.name}{printed}</h3>{lines(vec![Line::from(term.definition)])}</article> }.into_any()
        }
    }
}

/// A line for its own sake, once the file with them is there.
#[component]
fn Aside(of: Named, name: String) -> impl IntoView {
    let flavour = expect_context::<RwSignal<Flavour>>();
    move || {
        let line = flavour.with(|flavour| flavour.line(of, &name).map(str::to_owned));
        line.map(|line| view! { <p class="entry__aside">{line}</p> })
    }
}
