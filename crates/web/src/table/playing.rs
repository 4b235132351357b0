//! The bar that tells Phases 2 to 4 a sentence at a time.

use leptos::prelude::*;
use text::Words;

use super::log::spelled;
use crate::desk::Desk;
use crate::pieces::Icon;
use crate::playback;
use crate::say::TableSay;
use crate::settings::Playback as Pace;

/// The sentence that is told now, how far it is, and a way to the end. Nothing where nothing is played.
#[component]
pub fn PlaybackBar() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let slower = move |_| {
        let pace = if playback::pace(desk) == Pace::Read { Pace::Quick } else { Pace::Read };
        desk.settings.playback.set(pace);
    };
    move || {
        desk.playback.with(|playing| {
            let playing = playing.as_ref()?;
            let frame = playing.now()?;
            let spans = desk.write(|writer| writer.spans(&frame.line));
            let (at, all) = playing.progress();
            let width = format!("{}%", at * 100 / all.max(1));
            Some(view! {
                <div class="pbbar" role="status">
                    <b>{frame.phase}</b>
                    <span>{spans.into_iter().map(spelled).collect_view()}</span>
                    <i class="pbbar__p"><i style:width=width></i></i>
                    <small>{desk.say(TableSay::PlaybackOf, Words::new().with("n", at).with("all", all))}</small>
                    <button class="ib ib--s pbbar__slow" title=desk.word(TableSay::PlaybackPace) on:pointerdown=slower><Icon name="wait"/></button>
                    <button class="btn pbbar__skip" on:click=move |_| playback::skip(desk)>{desk.word(TableSay::PlaybackSkip)}</button>
                </div>
            })
        })
    }
}
