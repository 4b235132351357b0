//! Phases 2 and 3: what open choices and bonuses come to at the check.

use engine::flow::{Flow, Step};
use engine::question::{Answer, Answers};
use engine::resource::Resource;
use engine::{State, View};

use super::forecast::{AtCheck, Outlook, outlook, to_check};
use super::line::Deed;
use super::{Found, Look};
use crate::judge::Amounts;

/// What an answer played on to the check counts of a slice, in answers.
const ANSWER: u64 = 20;

/// A position on the way to the check.
struct Node<'a> {
    state: State,
    check: AtCheck<'a>,
    line: Vec<Deed>,
    worth: i32,
    /// Is this player asked again before the check?
    open: bool,
}

impl Look<'_> {
    /// The best answers of this player up to the check, or up to somebody else's question.
    pub(super) async fn choices(&self) -> Found {
        let makes = self.makes().await;
        let before = outlook(self.rulebook, self.judge, &self.start).amounts();
        let check = AtCheck::new(self.rulebook, self.start.table());
        let root = Node { state: self.start, check, line: Vec::new(), worth: i32::MIN, open: true };
        let first = self.next(&root, &makes).await;
        if first.is_empty() {
            return Found { before, after: before, crew: before, ..Found::nothing() };
        }
        let mean = first.iter().map(|node| i64::from(node.worth)).sum::<i64>() / first.len() as i64;
        let Some(best) = self.searched_choices(first, &makes).await else { return Found::nothing() };
        let after = self.finished(&best).amounts();
        let gain = i64::from(best.worth) - mean;
        Found { before, after, crew: after, gain: gain as i32, rolls: false, line: best.line }
    }

    async fn searched_choices<'a>(&'a self, first: Vec<Node<'a>>, makes: &Amounts) -> Option<Node<'a>> {
        let mut best: Option<Node<'a>> = None;
        let mut beam = first;
        while !beam.is_empty() {
            let (open, ended): (Vec<_>, Vec<_>) = beam.into_iter().partition(|node| node.open);
            for node in ended {
                if best.as_ref().is_none_or(|best| node.worth > best.worth) {
                    best = Some(node);
                }
            }
            let mut next: Vec<Node<'a>> = Vec::new();
            for node in &open {
                next.extend(self.next(node, makes).await);
            }
            next.sort_by_key(|node| std::cmp::Reverse(node.worth));
            next.dedup_by(|one, other| one.worth == other.worth && one.state == other.state);
            next.truncate(self.beam());
            beam = next;
        }
        best
    }

    async fn next<'a>(&'a self, node: &Node<'a>, makes: &Amounts) -> Vec<Node<'a>> {
        let view = node.state.view(self.rulebook);
        let Some(decision) = view.decision(self.seat) else { return Vec::new() };
        let mut answers = Answers::new();
        view.answers(self.seat, decision.question, &mut answers);
        let after = |answer: &Answer| {
            let (mut state, mut check) = (node.state, node.check);
            state.act(self.rulebook, self.seat, decision.id, *answer, &mut check).ok()?;
            let open = !check.reached && state.view(self.rulebook).decision(self.seat).is_some();
            let mut line = node.line.clone();
            line.push(Deed { question: decision.question, answer: *answer });
            let mut node = Node { state, check, line, worth: 0, open };
            node.worth = self.worth_at_check(&node, makes);
            Some(node)
        };
        let mut nodes = Vec::new();
        for answer in &answers {
            self.mind.pace.spend(ANSWER).await;
            nodes.extend(after(answer));
        }
        nodes
    }

    fn finished(&self, node: &Node<'_>) -> Outlook {
        to_check(self.rulebook, self.judge, &mut node.state.clone(), &mut node.check.clone())
    }

    /// What the check leaves, and what missions and holdings are worth then. A bonus that can still be taken counts.
    fn worth_at_check(&self, node: &Node<'_>, makes: &Amounts) -> i32 {
        let outlook = self.finished(node);
        if let Some(outcome) = outlook.outcome {
            let mut table = outlook.table;
            table.outcome = Some(outcome);
            let view = View { rulebook: self.rulebook, table: &table, flow: node.state.flow() };
            return self.judge.value_with(&view, makes);
        }
        // Missions have been paid for: the rounds to come begin with the next one.
        let flow = Flow { step: Step::Spend, ..*node.state.flow() };
        let view = View { rulebook: self.rulebook, table: &outlook.table, flow: &flow };
        let mut table = outlook.table;
        for resource in Resource::ALL {
            if !node.open || flow.bonus_done.has(resource) {
                table.wheels[resource.index()].bonus = u8::MAX;
            }
        }
        let now = View { table: &table, ..view };
        let amounts = outlook.amounts().map(|amount| i32::from(amount) * 10);
        self.judge.future(&view, makes) + self.judge.holdings(&view) + self.judge.round(&now, &amounts)
    }
}
