//! Lists whose things stay in the page as long as they are in the list.

use web_sys::Node;

use super::{Live, Painted, placeholder, put, take_out};
use crate::keyed::{Item, Keyed};
use signals::{Here, Home};

/// A thing of the list. What is painted goes before what it belongs to.
struct Thing {
    key: usize,
    painted: Painted,
    _home: Home,
}

/// A list as it lies in the page, with a comment behind the last.
pub(crate) struct List {
    things: Vec<Thing>,
    end: Node,
}

impl List {
    /// Paints a list, and what is new in it whenever what it looked at changes.
    pub fn live(Keyed(mut each): Keyed) -> Live<List> {
        // Things live as long as they are in the list, not only until it is made again.
        let here = Here::now();
        Live::new(move |list: Option<List>| {
            let mut list = list.unwrap_or_else(|| List { things: Vec::new(), end: placeholder() });
            list.change(each(), here);
            list
        })
    }

    /// Only what lies between the things that stay at the beginning and at the end is touched.
    fn change(&mut self, mut items: Vec<Item>, here: Here) {
        let same = |(thing, item): &(&Thing, &Item)| thing.key == item.0;
        let head = self.things.iter().zip(&items).take_while(same).count();
        let tail = self.things[head..].iter().rev().zip(items[head..].iter().rev()).take_while(same).count();
        let before = match self.things[self.things.len() - tail..].first() {
            Some(thing) => thing.painted.first_node(),
            None => Some(self.end.clone()),
        };
        let parent = self.end.parent_node();
        let (from, to) = (head, self.things.len() - tail);
        let mut old: Vec<Thing> = self.things.splice(from..to, []).collect();
        let mut new = Vec::new();
        for (key, draw) in items.drain(head..items.len() - tail) {
            let thing = match old.iter().position(|thing| thing.key == key) {
                Some(at) => old.swap_remove(at),
                None => {
                    let home = Home::new(here);
                    let painted = home.inside(|| Painted::new(draw()));
                    Thing { key, painted, _home: home }
                }
            };
            if let Some(parent) = &parent {
                thing.painted.mount(parent, before.as_ref());
            }
            new.push(thing);
        }
        for gone in old {
            gone.painted.unmount();
        }
        self.things.splice(from..from, new);
    }

    pub fn mount(&self, parent: &Node, before: Option<&Node>) {
        for thing in &self.things {
            thing.painted.mount(parent, before);
        }
        put(&self.end, parent, before);
    }

    pub fn unmount(&self) {
        for thing in &self.things {
            thing.painted.unmount();
        }
        take_out(&self.end);
    }

    pub fn first_node(&self) -> Option<Node> {
        self.things.first().map_or_else(|| Some(self.end.clone()), |thing| thing.painted.first_node())
    }
}
