//! The search: deed by deed, each position of a followed die once, deeds that roll after those that do not.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

use engine::die::Die;
use engine::effect::Zone;
use engine::question::{Answer, Answers, Question, Spot};
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use super::follow::{Fate, Follow};
use super::outcomes::{self, Care, Outcome};
use super::places::places;
use super::text::{self, Text};
use super::{At, Limits, Luck, Place, Reach, Step, Target, luck};
use crate::imagine;

pub(super) struct Search<'a> {
    view: View<'a>,
    seat: Seat,
    limits: Limits,
    tried: u32,
    links: Vec<Link>,
    /// Positions that were looked at, and whether luck was needed to get there.
    seen: HashMap<u64, bool>,
    best: BTreeMap<Place, Best>,
    /// Places that no route without luck is known to yet.
    open: BTreeSet<Place>,
    shrinks: bool,
    /// Were there more rolls than could be listed?
    cut: bool,
}

/// A position on the way.
struct Node {
    state: State,
    follow: Follow,
    /// The last step that led here.
    link: Option<usize>,
    rolls: u16,
    steps: u16,
}

struct Link {
    parent: Option<usize>,
    step: Step,
}

/// The best placement at a place so far.
struct Best {
    worth: Worth,
    link: Option<usize>,
    answer: Answer,
}

/// Less is better: luck, then deeds, then rolls, then answers.
type Worth = (bool, u8, u16, u16);

/// What is being tried: how many deeds were done before it, and what still matters.
#[derive(Clone, Copy)]
struct Deed {
    done: u8,
    last: bool,
    partner: bool,
    text: Text,
}

impl<'a> Search<'a> {
    pub fn new(view: &View<'a>, seat: Seat, limits: Limits) -> Search<'a> {
        Search {
            view: *view,
            seat,
            limits,
            tried: 0,
            links: Vec::new(),
            seen: HashMap::new(),
            best: BTreeMap::new(),
            open: places(view, seat),
            shrinks: text::gains_by_shrinking(view, seat),
            cut: false,
        }
    }

    /// Looks for everything that a die can reach.
    pub fn run(mut self, die: At) -> Reach {
        let state = imagine(&self.view, &mut Rng::with_seed(0));
        let root = Node { state, follow: Follow::new(die), link: None, rolls: 0, steps: 0 };
        self.record(&root, 0);
        let mut layer = vec![root];
        for done in 0..self.limits.deeds {
            let mut next = Vec::new();
            for rolls in [false, true] {
                layer.iter().for_each(|node| self.expand(node, done, rolls, &mut next));
            }
            layer = next;
        }
        self.finish(die)
    }

    fn finish(mut self, die: At) -> Reach {
        let best = std::mem::take(&mut self.best);
        let targets = best.into_iter().map(|(place, best)| {
            let route = self.route(&best);
            let sure = !best.worth.0;
            let luck = if sure { Luck::Sure } else { luck::odds(&self.view, self.seat, die, place, &route) };
            Target { place, route, luck }
        });
        Reach { targets: targets.collect(), answers: self.tried, complete: !self.spent() && !self.cut }
    }

    fn route(&self, best: &Best) -> Vec<Step> {
        let mut route = vec![Step { question: Question::Place, answer: best.answer, rolled: Vec::new() }];
        let mut at = best.link;
        while let Some(link) = at {
            route.push(self.links[link].step.clone());
            at = self.links[link].parent;
        }
        route.reverse();
        route
    }

    fn spent(&self) -> bool {
        self.tried >= self.limits.answers
    }

    /// Is there nothing left to be found, with luck or without?
    fn idle(&self, lucky: bool) -> bool {
        let found = |place: &Place| lucky && self.best.contains_key(place);
        self.spent() || self.open.iter().all(found)
    }

    /// Tries every deed that can help, those that roll or those that do not.
    fn expand(&mut self, node: &Node, done: u8, rolls: bool, next: &mut Vec<Node>) {
        let last = done + 1 == self.limits.deeds;
        let view = node.state.view(self.view.rulebook);
        let partner = last && self.partner(&view);
        let mut answers = Answers::new();
        view.answers(self.seat, Question::Place, &mut answers);
        let mut idle = Vec::new();
        for answer in answers {
            if answer == Answer::Done || self.idle(rolls || node.rolls > 0) {
                continue;
            }
            let text = Text::of_deed(&view, self.seat, answer);
            let deed = Deed { done, last, partner, text };
            let wanted = text.rolls == rolls && self.helps(&deed, node.follow.at);
            if wanted && (!text.is_inert() || self.spares(answer, &mut idle)) {
                self.answer(node, Question::Place, answer, &deed, next);
            }
        }
    }

    /// Where dice only leave the hand it hardly matters where they go: with a place to spare for each deed to come and
    /// one for the die itself, none is ever in the way. Docked dice are told apart, for they cost no other die; whoever
    /// goes into the Habitation Module does nothing more.
    fn spares(&self, answer: Answer, before: &mut Vec<(Vec<Die>, bool)>) -> bool {
        let gone = match answer {
            Answer::Place { spot: Spot::Habitation, .. } => return false,
            Answer::Place { die, spot } => (vec![die], matches!(spot, Spot::Dock(_))),
            Answer::Pair { dice, .. } => (dice.to_vec(), false),
            _ => return true,
        };
        let places = before.iter().filter(|other| **other == gone).count();
        before.push(gone);
        places <= usize::from(self.limits.deeds)
    }

    fn helps(&self, deed: &Deed, at: At) -> bool {
        match deed.last {
            true => deed.text.helps_at_once(at, deed.partner),
            false => self.shrinks || !deed.text.is_inert(),
        }
    }

    /// Can other dice of the hand matter to a placement: as one of two, or to pay for a Toxic one?
    fn partner(&self, view: &View<'_>) -> bool {
        let toxic = view.disaster().toxic && !view.table.toxic.is_empty();
        let pairs = |place: &Place| match place {
            Place::Tile(space) => view.table.tile(*space).is_some_and(|tile| view.face(tile).slots.takes_pair()),
            _ => false,
        };
        toxic || self.open.iter().any(pairs)
    }

    /// Gives an answer, with every roll that matters.
    fn answer(&mut self, node: &Node, question: Question, answer: Answer, deed: &Deed, next: &mut Vec<Node>) {
        let Some((missing, first)) = self.act(node, answer, &[]) else { return };
        if missing == 0 {
            return self.lead(node, question, answer, first, deed, next);
        }
        let sides = outcomes::sides(self.view.country(self.seat).oriented);
        let care = match deed {
            Deed { last: false, .. } => Care::Everything,
            Deed { partner: true, .. } => Care::TwoDice,
            _ => Care::OneDie,
        };
        let mut untried = outcomes::rolls(&first, missing, sides, care);
        self.cut |= untried.len() >= outcomes::MOST;
        while let Some(rolls) = untried.pop() {
            if self.idle(true) {
                return;
            }
            let Some((missing, outcome)) = self.act(node, answer, &rolls) else { continue };
            if missing > 0 {
                untried.extend((0..sides).map(|roll| rolls.iter().copied().chain([roll]).collect()));
            } else {
                self.lead(node, question, answer, outcome, deed, next);
            }
        }
    }

    fn act(&mut self, node: &Node, answer: Answer, rolls: &[u8]) -> Option<(usize, Outcome)> {
        self.tried += 1;
        outcomes::act(self.view.rulebook, &node.state, self.seat, answer, rolls)
    }

    /// Goes on from where an answer has led.
    fn lead(
        &mut self,
        node: &Node,
        question: Question,
        answer: Answer,
        outcome: Outcome,
        deed: &Deed,
        next: &mut Vec<Node>,
    ) {
        let Outcome { state, rolled, notes } = outcome;
        let Some(decision) = state.view(self.view.rulebook).decision(self.seat) else { return };
        let placing = decision.question == Question::Place;
        for fate in node.follow.clone().after(self.seat, node.state.table(), &notes) {
            let Fate::Lies(follow) = fate else { continue };
            let follow = if placing { Follow::new(follow.at) } else { follow };
            let rolls = node.rolls + rolled.len() as u16;
            if !self.is_new(&state, &follow, rolls > 0) {
                continue;
            }
            let oriented = self.view.country(self.seat).oriented;
            let rolled = rolled.iter().filter_map(|roll| outcomes::die(*roll, oriented)).collect();
            self.links.push(Link { parent: node.link, step: Step { question, answer, rolled } });
            let link = Some(self.links.len() - 1);
            let node = Node { state, follow, link, rolls, steps: node.steps + 1 };
            match placing {
                true => self.arrive(node, deed, next),
                false => self.choose(&node, decision.question, deed, next),
            }
        }
    }

    /// A deed is done.
    fn arrive(&mut self, node: Node, deed: &Deed, next: &mut Vec<Node>) {
        self.record(&node, deed.done + 1);
        if !deed.last {
            next.push(node);
        }
    }

    /// A text asks something.
    fn choose(&mut self, node: &Node, question: Question, deed: &Deed, next: &mut Vec<Node>) {
        let mut answers = Answers::new();
        let view = node.state.view(self.view.rulebook);
        view.answers(self.seat, question, &mut answers);
        let only = deed.last && !deed.partner && deed.text.asks_once();
        text::worth_trying(&view, self.seat, question, node.follow.at, only, &mut answers);
        for answer in answers {
            if self.idle(node.rolls > 0) {
                return;
            }
            self.answer(node, question, answer, deed, next);
        }
    }

    /// Notes every place where the die can be placed here and now.
    fn record(&mut self, node: &Node, deeds: u8) {
        let At::Bag(Zone::Pool, die) = node.follow.at else { return };
        let worth = (node.rolls > 0, deeds, node.rolls, node.steps);
        let mut answers = Answers::new();
        node.state.view(self.view.rulebook).answers(self.seat, Question::Place, &mut answers);
        for answer in answers {
            let place = match answer {
                Answer::Place { die: placed, spot } if placed == die => Place::of(spot),
                Answer::Pair { dice, space } if dice.contains(&die) => Place::Tile(space),
                _ => continue,
            };
            if self.best.get(&place).is_none_or(|best| worth < best.worth) {
                self.best.insert(place, Best { worth, link: node.link, answer });
            }
            if node.rolls == 0 {
                self.open.remove(&place);
            }
        }
    }

    /// Has nobody been here before, at least not without luck?
    fn is_new(&mut self, state: &State, follow: &Follow, lucky: bool) -> bool {
        let mut hasher = DefaultHasher::new();
        follow.hash(&mut hasher);
        let (table, lane) = (state.table(), state.flow().lane(self.seat));
        let area = table.of(self.seat);
        (area.pool, area.storage, area.queue.dice(), area.cache, area.discount, area.converters).hash(&mut hasher);
        for space in area.owned.iter() {
            let tile = &table.tiles[space.index()];
            (tile.dice, tile.counter, tile.lock, tile.open).hash(&mut hasher);
        }
        (lane.text, lane.housed, table.missions.top.is_some(), table.docks, table.cards).hash(&mut hasher);
        let before = self.seen.get(&hasher.finish()).copied();
        let new = before.is_none_or(|before| before && !lucky);
        if new {
            self.seen.insert(hasher.finish(), lucky);
        }
        new
    }
}
