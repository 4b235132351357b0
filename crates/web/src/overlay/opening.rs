//! What opens something above the page.

use engine::board::Space;
use leptos::prelude::*;
use text::Thing;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::{Looked, Overlay};
use crate::desk::Desk;

impl Desk {
    /// Opens the rules: at a part, at a rule as it is cited, or where a word stands; at their beginning for nothing.
    pub fn open_rules(&self, place: Option<&str>) {
        self.looked.set(None);
        self.overlay.set(Some(Overlay::Rules(place.unwrap_or("game").to_owned())));
    }

    /// Opens the almanac, looking for something.
    pub fn open_almanac(&self, wanted: &str) {
        self.looked.set(None);
        self.overlay.set(Some(Overlay::Almanac(wanted.to_owned())));
    }

    /// Tells what a word in a text means, beside it.
    pub fn look_up(&self, thing: &Thing, beside: Element) {
        match thing {
            Thing::Rule(rule) => self.open_rules(Some(rule)),
            thing => self.looked.set(Some(Looked::new(thing.clone(), &beside))),
        }
    }

    /// Tells everything about the tile on a space: a long tap, the other button of a mouse, the key for menus.
    pub fn inspect(&self, space: Space, event: &MouseEvent) {
        let there = untrack(|| self.look(|view| view.table.tile(space).is_some())).unwrap_or(false);
        if there && let Some(target) = event.current_target().and_then(|target| target.dyn_into().ok()) {
            event.prevent_default();
            self.look_up(&Thing::Space(space), target);
        }
    }

    /// Opens the settings.
    pub fn open_settings(&self) {
        self.overlay.set(Some(Overlay::Settings));
    }

    /// What was above is closed. Where the page was drawn anew meanwhile, the focus goes to the button for settings.
    pub(super) fn closed(&self) {
        self.overlay.set(None);
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let lost = document.active_element().is_none_or(|active| active.tag_name() == "BODY");
        let button = document.query_selector("[data-opens=settings]").ok().flatten();
        if lost && let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _unfocused = button.focus();
        }
    }
}
