//! Who looks at what, and who belongs to whom.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// A node of the graph. Its place may be taken by another once it is gone; then the age differs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Id {
    /// Nodes are numbered as they come, so whoever made another has the smaller number.
    number: u32,
    place: u32,
}

/// What a memo or an effect does; has what it stands for changed?
pub type Work = Box<dyn FnMut() -> bool>;

/// Must it be done again?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
enum Stale {
    #[default]
    No,
    /// If a memo that it looked at comes to something else.
    Perhaps,
    Yes,
}

/// A signal, a memo, an effect, or just a place to which others belong.
#[derive(Default)]
struct Node {
    value: Option<Rc<dyn Any>>,
    work: Option<Work>,
    is_effect: bool,
    stale: Stale,
    /// What it looked at.
    sources: Vec<Id>,
    /// Who looked at it.
    subscribers: Vec<Id>,
    parent: Option<Id>,
    owned: Vec<Id>,
    cleanups: Vec<Box<dyn FnOnce()>>,
    contexts: Vec<(TypeId, Rc<dyn Any>)>,
}

#[derive(Default)]
struct Graph {
    nodes: Vec<Option<(u32, Box<Node>)>>,
    free: Vec<u32>,
    next: u32,
    /// Whoever is made now belongs to it.
    owner: Option<Id>,
    /// Whoever is looked at now tells it of changes.
    observer: Option<Id>,
    /// Effects to be done again, the oldest first: it may do away with younger ones.
    waiting: BinaryHeap<Reverse<Id>>,
    awake: bool,
}

thread_local! {
    static GRAPH: RefCell<Graph> = RefCell::default();
}

fn graph<R>(look: impl FnOnce(&mut Graph) -> R) -> R {
    GRAPH.with_borrow_mut(look)
}

impl Graph {
    fn node(&mut self, id: Id) -> Option<&mut Node> {
        match self.nodes.get_mut(id.place as usize) {
            Some(Some((number, node))) if *number == id.number => Some(node),
            _ => None,
        }
    }

    fn add(&mut self, mut node: Node) -> Id {
        self.next += 1;
        let place = self.free.pop().unwrap_or_else(|| {
            self.nodes.push(None);
            self.nodes.len() as u32 - 1
        });
        let id = Id { number: self.next, place };
        if let Some(owner) = self.owner
            && let Some(parent) = self.node(owner)
        {
            parent.owned.push(id);
            node.parent = Some(owner);
        }
        self.nodes[place as usize] = Some((id.number, Box::new(node)));
        id
    }

    fn take(&mut self, id: Id) -> Option<Box<Node>> {
        self.node(id)?;
        self.forget_sources(id);
        self.free.push(id.place);
        self.nodes[id.place as usize].take().map(|(_, node)| node)
    }

    fn forget_sources(&mut self, id: Id) {
        let sources = self.node(id).map(|node| std::mem::take(&mut node.sources)).unwrap_or_default();
        for source in sources {
            if let Some(source) = self.node(source)
                && let Some(at) = source.subscribers.iter().position(|one| *one == id)
            {
                source.subscribers.swap_remove(at);
            }
        }
    }

    /// Tells those who looked at something that it is, or may be, another.
    fn tell_subscribers(&mut self, id: Id, how: Stale) {
        let mut told = vec![(id, how)];
        while let Some((id, how)) = told.pop() {
            let subscribers = self.node(id).map(|node| node.subscribers.clone()).unwrap_or_default();
            for subscriber in subscribers {
                let Some(node) = self.node(subscriber) else { continue };
                let was = node.stale;
                node.stale = was.max(how);
                if was == Stale::No {
                    match node.is_effect {
                        true => self.waiting.push(Reverse(subscriber)),
                        false => told.push((subscriber, Stale::Perhaps)),
                    }
                }
            }
        }
    }
}

/// Adds something with a value, and perhaps with work that makes the value when somebody looks.
pub fn add(value: Option<Rc<dyn Any>>, work: Option<Work>) -> Id {
    let stale = if work.is_some() { Stale::Yes } else { Stale::No };
    graph(|graph| graph.add(Node { value, work, stale, ..Node::default() }))
}

/// Adds an effect, which is not done before it is asked for.
pub fn add_effect(work: Work) -> Id {
    graph(|graph| graph.add(Node { work: Some(work), is_effect: true, ..Node::default() }))
}

/// The value of something that is still there.
pub fn value(id: Id) -> Option<Rc<dyn Any>> {
    graph(|graph| graph.node(id)?.value.clone())
}

/// Is it still there?
pub fn is_there(id: Id) -> bool {
    graph(|graph| graph.node(id).is_some())
}

/// Whoever is at work now wants to hear when this changes.
pub fn track(id: Id) {
    graph(|graph| {
        let Some(observer) = graph.observer else { return };
        let Some(node) = graph.node(observer) else { return };
        if node.sources.contains(&id) {
            return;
        }
        node.sources.push(id);
        if let Some(source) = graph.node(id) {
            source.subscribers.push(observer);
        }
    });
}

/// Something has changed.
pub fn notify(id: Id) {
    graph(|graph| graph.tell_subscribers(id, Stale::Yes));
    wake();
}

/// Has an effect done as soon as the browser has done what it does now.
pub fn do_soon(id: Id) {
    graph(|graph| {
        if let Some(node) = graph.node(id) {
            node.stale = Stale::Yes;
            graph.waiting.push(Reverse(id));
        }
    });
    wake();
}

fn wake() {
    let sleeps = graph(|graph| !graph.waiting.is_empty() && !std::mem::replace(&mut graph.awake, true));
    if sleeps {
        soon(do_what_waits);
    }
}

/// Does what waits, the oldest first.
pub fn do_what_waits() {
    while let Some(Reverse(effect)) = graph(|graph| graph.waiting.pop()) {
        refresh(effect);
    }
    graph(|graph| graph.awake = false);
}

#[cfg(target_arch = "wasm32")]
fn soon(deed: fn()) {
    wasm_bindgen_futures::spawn_local(async move { deed() });
}

/// Without a browser whoever tries it out does it.
#[cfg(not(target_arch = "wasm32"))]
const fn soon(_deed: fn()) {}

/// Does it again if it must be.
pub fn refresh(id: Id) {
    let stale = |id| graph(|graph| graph.node(id).map_or(Stale::No, |node| node.stale));
    if stale(id) == Stale::Perhaps {
        let sources = graph(|graph| graph.node(id).map(|node| node.sources.clone()).unwrap_or_default());
        for source in sources {
            refresh(source);
            if stale(id) == Stale::Yes {
                break;
            }
        }
    }
    match stale(id) {
        Stale::Yes => work(id),
        Stale::Perhaps => graph(|graph| {
            if let Some(node) = graph.node(id) {
                node.stale = Stale::No;
            }
        }),
        Stale::No => {}
    }
}

/// Does what a memo or an effect does. What it made the last time goes first.
pub fn work(id: Id) {
    clear(id);
    let work = graph(|graph| {
        graph.forget_sources(id);
        let node = graph.node(id)?;
        node.stale = Stale::No;
        node.work.take()
    });
    let Some(mut work) = work else { return };
    let changed = inside(Some(id), Some(id), &mut work);
    let gone = graph(|graph| {
        let Some(node) = graph.node(id) else { return Some(work) };
        node.work = Some(work);
        if changed {
            graph.tell_subscribers(id, Stale::Yes);
        }
        None
    });
    // What it holds may do away with others; that is not for inside the graph.
    drop(gone);
}

/// Does away with all that belongs to something.
pub fn clear(id: Id) {
    let taken = graph(|graph| {
        let node = graph.node(id)?;
        Some((std::mem::take(&mut node.owned), std::mem::take(&mut node.cleanups), std::mem::take(&mut node.contexts)))
    });
    let Some((owned, cleanups, _contexts)) = taken else { return };
    owned.into_iter().for_each(dispose);
    for cleanup in cleanups {
        inside(None, None, cleanup);
    }
}

/// Does away with something and all that belongs to it.
pub fn dispose(id: Id) {
    clear(id);
    let gone = graph(|graph| graph.take(id));
    drop(gone);
}

/// Does something for an owner and an observer.
pub fn inside<R>(owner: Option<Id>, observer: Option<Id>, deed: impl FnOnce() -> R) -> R {
    let set = |(owner, observer)| {
        graph(|graph| (std::mem::replace(&mut graph.owner, owner), std::mem::replace(&mut graph.observer, observer)))
    };
    let before = set((owner, observer));
    let done = deed();
    set(before);
    done
}

/// To whom things belong that are made now.
pub fn owner() -> Option<Id> {
    graph(|graph| graph.owner)
}

/// Calls this when the present owner goes.
pub fn on_cleanup(deed: Box<dyn FnOnce()>) {
    graph(|graph| {
        if let Some(owner) = graph.owner
            && let Some(node) = graph.node(owner)
        {
            node.cleanups.push(deed);
        }
    });
}

/// Leaves something for all that belong to the present owner.
pub fn provide(key: TypeId, thing: Rc<dyn Any>) {
    graph(|graph| {
        if let Some(owner) = graph.owner
            && let Some(node) = graph.node(owner)
        {
            node.contexts.push((key, thing));
        }
    });
}

/// What was left by the nearest owner.
pub fn provided(key: TypeId) -> Option<Rc<dyn Any>> {
    graph(|graph| {
        let mut at = graph.owner;
        while let Some(id) = at {
            let node = graph.node(id)?;
            if let Some((_, thing)) = node.contexts.iter().rev().find(|(one, _)| *one == key) {
                return Some(thing.clone());
            }
            at = node.parent;
        }
        None
    })
}
