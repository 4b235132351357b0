//! The rules in our own words: chapters, one part at a time, and everything that a search finds.

use leptos::prelude::*;
use text::rules::{Block, Found, Part, Rules};
use text::{Line, Words};
use wasm_bindgen_futures::spawn_local;

use super::Overlay;
use super::rules_file;
use crate::desk::Desk;
use crate::pieces::{Icon, Told};
use crate::say::Shown;

/// How many places are listed.
const LISTED: usize = 40;

/// The rules.
#[component]
pub fn RulesPage() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rules = RwSignal::new(None::<Option<Rules>>);
    let (part, wanted, contents) = (RwSignal::new(0usize), RwSignal::new(String::new()), RwSignal::new(false));
    let language = desk.language.get_untracked();
    spawn_local(async move { rules.set(Some(rules_file::rules(desk, language).await)) });
    Effect::new(move |_| {
        if let (Some(Overlay::Rules(place)), Some(Some(rules))) = (desk.overlay.get(), rules.get()) {
            match rules.part(&place).or_else(|| rules.about(&place)) {
                Some(found) => part.set(found),
                None => {
                    part.set(rules.search(&place).first().map_or(0, |found| found.part));
                    wanted.set(place);
                }
            }
        }
    });
    let go = move |to: usize| {
        part.set(to);
        contents.set(false);
    };
    let nav = move |rules: &Rules| {
        let one = |(at, one): (usize, &Part)| {
            let class = move || if part.get() == at { "is-now" } else { "" };
            let inner = one.key.starts_with("phase-") || one.rulings.is_empty() && one.pages == "Appendix";
            let inner = if inner { "rules__in" } else { "" };
            let current = move || (part.get() == at).then_some("true");
            view! { <li class=inner><button class=class aria-current=current on:click=move |_| go(at)>{one.title.clone()}</button></li> }
        };
        view! { <ol>{rules.parts.iter().enumerate().map(one).collect_view()}</ol> }
    };
    move || match rules.get() {
        None => view! { <p role="status">{desk.word(Shown::Loading)}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{desk.word(Shown::RulesMissing)}</p> }.into_any(),
        Some(Some(rules)) => {
            let list = nav(&rules);
            let (for_article, for_aside) = (rules.clone(), rules);
            let article = move || for_article.parts.get(part.get()).cloned().map(|part| view! { <PartView part/> });
            let aside = move || {
                let wanted = wanted.get();
                (!wanted.trim().is_empty()).then(|| results(desk, &for_aside, &wanted, go))
            };
            view! {
                <div class="rulespage">
                    <nav aria-label=desk.word(Shown::Rules) class=move || if contents.get() { "is-open" } else { "" }>
                        <label class="srch"><Icon name="search"/>
                            <input type="search" aria-label=desk.word(Shown::RulesSearch) placeholder=desk.word(Shown::RulesSearch)
                                prop:value=move || wanted.get() on:input=move |event| wanted.set(event_target_value(&event))/>
                        </label>
                        <button class="btn rules__contents" aria-expanded=move || contents.get().to_string()
                            on:click=move |_| contents.update(|open| *open = !*open)><Icon name="menu"/>{desk.word(Shown::Contents)}</button>
                        {list}
                    </nav>
                    <aside>{aside}</aside>
                    {article}
                </div>
            }
            .into_any()
        }
    }
}

/// A part, with its terms to look up.
#[component]
fn PartView(part: Part) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let blocks = part.blocks.into_iter().map(block).collect_view();
    view! {
        <article tabindex="-1">
            <p class="crumb">{part.chapter}<span>{pages(desk, &part.pages)}</span></p>
            <h3>{part.title}</h3>
            {blocks}
        </article>
    }
}

/// Pages as they are cited.
fn pages(desk: Desk, pages: &str) -> String {
    match pages.rsplit_once(' ') {
        Some((book, pages)) => desk.write(|writer| writer.rule_page(book, &pages.replace('-', "–"))),
        None => pages.to_owned(),
    }
}

fn block(block: Block) -> AnyView {
    let told = |text: String| view! { <Told line=Line::from(text)/> };
    let items = move |texts: Vec<String>| texts.into_iter().map(|text| view! { <li>{told(text)}</li> }).collect_view();
    match block {
        Block::Paragraph(text) => view! { <p>{told(text)}</p> }.into_any(),
        Block::Points(texts) => view! { <ul class="points">{items(texts)}</ul> }.into_any(),
        Block::Steps(texts) => view! { <ol class="steps">{items(texts)}</ol> }.into_any(),
        Block::Table(rows) => {
            let mut rows = rows.into_iter();
            let head = rows.next().unwrap_or_default().into_iter().map(|cell| view! { <th scope="col">{cell}</th> });
            let row = |cells: Vec<String>| {
                let cells = cells.into_iter().map(|cell| view! { <td>{told(cell)}</td> }).collect_view();
                view! { <tr>{cells}</tr> }
            };
            let head = head.collect_view();
            view! { <table><thead><tr>{head}</tr></thead><tbody>{rows.map(row).collect_view()}</tbody></table> }
                .into_any()
        }
    }
}

/// Everywhere that the words stand.
fn results(desk: Desk, rules: &Rules, wanted: &str, go: impl Fn(usize) + Copy + Send + 'static) -> AnyView {
    let found = rules.search(wanted);
    let count = desk.say(Shown::FoundTimes, Words::new().with("n", found.len()));
    let one = |found: Found| {
        let title = rules.parts.get(found.part).map(|part| part.title.clone());
        view! {
            <li><button on:click=move |_| go(found.part)>
                <b>{title}</b><span>"…"{found.before}<mark>{found.hit}</mark>{found.after}"…"</span>
            </button></li>
        }
    };
    let list = found.into_iter().take(LISTED).map(one).collect_view();
    view! { <h4 role="status">{count}</h4><ol>{list}</ol> }.into_any()
}
