//! Phase 1 as the puzzle it is: beam search over a player's whole turn.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::chance;
use crate::judge::{Amounts, Judge};
use crate::outlook::Outlook;
use crate::quick::{Quick, is_habitation, rest_to_habitation};
use crate::thought::Mind;

/// How much is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// Positions kept at each depth.
    pub beam: usize,
    /// Answers in a row that are looked at.
    pub depth: usize,
    /// Outcomes that are tried where dice are rolled.
    pub rolls: usize,
}

impl Width {
    /// As wide as so many answers allow, where a position takes `each` of them and a hand holds so many dice: the fewer
    /// dice are left, the fewer answers there are.
    fn within(self, left: u64, each: u64, dice: u64) -> Width {
        let rest = each.max(1) * (dice + 2) * 3 / 4;
        let wider = (left / (rest.max(1) * self.beam as u64)).clamp(1, WIDER);
        Width { beam: self.beam * wider as usize, rolls: self.rolls << (wider.ilog2() / 2), ..self }
    }
}

/// No search is wider than the narrow one so many times.
const WIDER: u64 = 256;

/// A searched turn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What it comes to.
    pub worth: i32,
    /// The answers, in order: up to being done, or to the first roll.
    pub answers: Vec<Answer>,
}

#[derive(Clone, Copy)]
struct Node {
    state: State,
    worth: i32,
    /// How it was come to.
    last: Option<Deed>,
    /// A number that is the same for the same answers in any order.
    mark: u64,
}

/// The last answer on the way to a position, by its place among all that were given.
type Deed = u32;

/// An answer that rolls dice.
struct Gamble {
    /// What it comes to with the first outcome.
    worth: i32,
    /// Its place in the beam.
    before: usize,
    answer: Answer,
}

/// Searches the turn of one player while the others are done.
pub struct Search<'a> {
    pub rulebook: &'a Rulebook,
    pub judge: &'a Judge,
    pub width: Width,
    /// What the crew makes in the rounds to come.
    pub makes: Amounts,
    pub quick: Quick<'a>,
    pub rng: Rng,
    /// Answers that are tried at most, about.
    pub most: u64,
    /// Answers for which the search is made as wide as they allow.
    pub budget: Option<u64>,
    answers: Answers,
    /// Every answer on the way to some position, with the one before it.
    deeds: Vec<(Option<Deed>, Answer)>,
    gambles: Vec<Gamble>,
    best: Option<Plan>,
    /// What answers of this turn mostly leave alone.
    outlook: Option<Outlook>,
}

impl<'a> Search<'a> {
    pub fn new(mind: Mind<'a>, width: Width, makes: Amounts, rng: Rng) -> Search<'a> {
        let Mind { rulebook, judge, .. } = mind;
        let quick = Quick::new(mind);
        let (answers, deeds, gambles) = (Answers::new(), Vec::new(), Vec::new());
        Search {
            rulebook,
            judge,
            width,
            makes,
            quick,
            rng,
            most: u64::MAX,
            budget: None,
            answers,
            deeds,
            gambles,
            best: None,
            outlook: None,
        }
    }

    /// The best turn that was found; nothing where the player is not asked.
    pub async fn turn(&mut self, start: &State, seat: Seat) -> Option<Plan> {
        let mut beam = vec![Node { state: *start, worth: i32::MIN, last: None, mark: 0 }];
        let mut next: Vec<Node> = Vec::new();
        self.best = None;
        self.deeds.clear();
        self.outlook = Some(Outlook::with(self.judge, &start.view(self.rulebook), seat, self.makes));
        let (narrow, begun) = (self.width, self.quick.nodes);
        for _ in 0..self.width.depth {
            next.clear();
            let before = self.quick.nodes;
            for place in 0..beam.len() {
                self.expand(&beam, place, seat, &mut next).await;
            }
            self.roll_promising(&beam, seat).await;
            if next.is_empty() {
                break;
            }
            if let Some(budget) = self.budget {
                let each = (self.quick.nodes - before) / beam.len() as u64;
                let left = budget.saturating_sub(self.quick.nodes - begun);
                self.width = narrow.within(left, each, dice_left(&next, seat));
            }
            let kept = self.promising(&next, seat);
            beam.clear();
            beam.extend(kept.into_iter().map(|place| next[place]));
        }
        self.width = narrow;
        // A question without an end in sight still needs an answer.
        let open = beam.into_iter().find(|node| node.last.is_some());
        self.best.take().or(open.map(|node| Plan { worth: node.worth, answers: self.path(node.last) }))
    }

    /// The best positions, each once. They are large, so that only their places are put in order.
    fn promising(&self, nodes: &[Node], seat: Seat) -> Vec<usize> {
        let mut order: Vec<usize> = (0..nodes.len()).collect();
        order.sort_unstable_by_key(|place| (std::cmp::Reverse(nodes[*place].worth), *place));
        let mut kept: Vec<usize> = Vec::new();
        for place in order {
            let node = &nodes[place];
            let equal = kept.iter().rev().map(|other| &nodes[*other]).take_while(|other| other.worth == node.worth);
            if !equal.into_iter().any(|other| same(&other.state, &node.state, seat)) {
                kept.push(place);
            }
            if kept.len() == self.width.beam {
                break;
            }
        }
        kept
    }

    async fn expand(&mut self, beam: &[Node], place: usize, seat: Seat, next: &mut Vec<Node>) {
        let node = &beam[place];
        let Some(decision) = node.state.view(self.rulebook).decision(seat) else { return };
        let mut answers = std::mem::take(&mut self.answers);
        node.state.view(self.rulebook).answers(seat, decision.question, &mut answers);
        for answer in &answers {
            if self.quick.nodes > self.most {
                break;
            }
            self.quick.rest().await;
            self.quick.nodes += 1;
            if *answer == Answer::Done && decision.question == Question::Place {
                let (mut state, mut last) = (node.state, Vec::new());
                rest_to_habitation(self.rulebook, &mut state, seat, &mut last);
                let worth = self.worth(&state);
                self.offer(worth, node, &last);
                continue;
            }
            if is_habitation(answer) {
                continue;
            }
            let mut state = node.state;
            if state.act(self.rulebook, seat, decision.id, *answer, &mut Silent).is_err() {
                continue;
            }
            let rolls = state.secret().chance != node.state.secret().chance;
            if !rolls {
                self.others_react(&mut state, seat);
            }
            let mark = node.mark.wrapping_add(mark(answer));
            if !rolls && next.iter().any(|other| other.mark == mark && same(&other.state, &state, seat)) {
                continue;
            }
            let worth = self.worth(&state);
            if rolls {
                self.gambles.push(Gamble { worth, before: place, answer: *answer });
                continue;
            }
            if goes_on(&state.view(self.rulebook), seat) {
                let last = Some(self.deeds.len() as Deed);
                self.deeds.push((node.last, *answer));
                next.push(Node { state, worth, last, mark });
            } else {
                self.offer(worth, node, &[*answer]);
            }
        }
        self.answers = answers;
    }

    /// Of the answers that roll, those that looked best are tried with several outcomes.
    async fn roll_promising(&mut self, beam: &[Node], seat: Seat) {
        let mut gambles = std::mem::take(&mut self.gambles);
        keep_best(&mut gambles, self.width.beam.div_ceil(2), |gamble| gamble.worth);
        for gamble in gambles.drain(..) {
            let node = &beam[gamble.before];
            let worth = self.rolled(&node.state, seat, gamble.answer).await;
            self.offer(worth, node, &[gamble.answer]);
        }
        self.gambles = gambles;
    }

    /// A turn that may be the best one.
    fn offer(&mut self, worth: i32, node: &Node, last: &[Answer]) {
        if self.best.as_ref().is_none_or(|best| worth > best.worth) {
            let mut answers = self.path(node.last);
            answers.extend(last);
            self.best = Some(Plan { worth, answers });
        }
    }

    /// All answers up to this one.
    fn path(&self, last: Option<Deed>) -> Vec<Answer> {
        let before = |deed: &Deed| self.deeds[*deed as usize].0;
        let deeds = std::iter::successors(last, before);
        let mut answers: Vec<Answer> = deeds.map(|deed| self.deeds[deed as usize].1).collect();
        answers.reverse();
        answers
    }

    /// Where dice are rolled: the mean of several outcomes, each played on quickly.
    async fn rolled(&mut self, before: &State, seat: Seat, answer: Answer) -> i32 {
        let mut sum = 0;
        for _ in 0..self.width.rolls {
            let mut state = reseeded(before, &mut self.rng);
            let Some(decision) = state.view(self.rulebook).decision(seat) else { continue };
            if state.act(self.rulebook, seat, decision.id, answer, &mut Silent).is_ok() {
                self.quick.place(&mut state, seat, &mut Vec::new());
                self.others_react(&mut state, seat);
            }
            sum += self.worth(&state);
            self.quick.rest().await;
        }
        sum / self.width.rolls as i32
    }

    /// A die that arrives in a crew mate's hand is used at once.
    fn others_react(&mut self, state: &mut State, seat: Seat) {
        if state.flow().step != Step::Place {
            return;
        }
        for other in state.view(self.rulebook).seats_asked().without(seat).iter() {
            self.quick.place(state, other, &mut Vec::new());
        }
    }

    fn worth(&self, state: &State) -> i32 {
        let view = state.view(self.rulebook);
        match &self.outlook {
            Some(outlook) => outlook.worth(self.judge, &view),
            None => self.judge.value_with(&view, &self.makes),
        }
    }
}

/// Dice in the hand with which the most is left to do.
fn dice_left(nodes: &[Node], seat: Seat) -> u64 {
    nodes.iter().map(|node| u64::from(node.state.table().of(seat).pool.len())).max().unwrap_or(0)
}

fn goes_on(view: &View<'_>, seat: Seat) -> bool {
    view.flow.step == Step::Place && view.decision(seat).is_some()
}

/// The same position with other dice to come.
pub fn reseeded(state: &State, rng: &mut Rng) -> State {
    state.reseeded(chance::seed(rng))
}

/// Keeps the best of a list, the best first and equal ones as they were. Only a few of many are kept: to put all in order
/// would take longer, and a sort of its own for each kind of list.
pub fn keep_best<T>(list: &mut Vec<T>, many: usize, worth: impl Fn(&T) -> i32) {
    for at in 0..many.min(list.len()) {
        let better = |best: usize, one: usize| if worth(&list[one]) > worth(&list[best]) { one } else { best };
        let best = (at + 1..list.len()).fold(at, better);
        let best = list.remove(best);
        list.insert(at, best);
    }
    list.truncate(many);
}

/// A number for an answer.
fn mark(answer: &Answer) -> u64 {
    let mut hasher = DefaultHasher::new();
    answer.hash(&mut hasher);
    hasher.finish()
}

/// Do two positions differ in nothing this player can see in front of them?
fn same(one: &State, other: &State, seat: Seat) -> bool {
    one.table() == other.table() && one.flow().lane(seat).text == other.flow().lane(seat).text
}

#[cfg(test)]
mod tests {
    use super::{Width, keep_best};

    #[test]
    fn a_search_is_as_wide_as_what_is_left_allows() {
        let narrow = Width { beam: 6, depth: 40, rolls: 2 };
        // 10 answers a position and three more depths with two dice: 180 for the narrow beam.
        let within = |left: u64| narrow.within(left, 10, 2);
        assert_eq!([within(0), within(359)], [narrow; 2]);
        assert_eq!(within(360), Width { beam: 12, ..narrow });
        assert_eq!(within(720), Width { beam: 24, rolls: 4, ..narrow });
        assert_eq!(within(u64::MAX).beam, 6 * 256);
        assert!(narrow.within(720, 10, 6).beam < within(720).beam, "more dice, more depths");
    }

    #[test]
    fn the_best_are_kept_and_equal_ones_stay_as_they_were() {
        let all = [(3, 'a'), (1, 'b'), (7, 'c'), (3, 'd'), (7, 'e'), (0, 'f')];
        for many in 0..8 {
            let (mut kept, mut sorted) = (all.to_vec(), all.to_vec());
            keep_best(&mut kept, many, |(worth, _)| *worth);
            sorted.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
            sorted.truncate(many);
            assert_eq!(kept, sorted);
        }
    }
}
