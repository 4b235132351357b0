//! The shape of a scenario file: title, rule, then cases of given, when and then.

use crate::line;

/// A line of a file with its number.
pub(super) type Numbered = (usize, String);

/// Where something is wrong, and what.
pub(super) type Wrong = (usize, String);

/// A scenario file.
#[derive(Clone, Default, Debug)]
pub(super) struct Scenario {
    pub title: String,
    pub rule: String,
    pub cases: Vec<Case>,
}

/// One position and what follows from it.
#[derive(Clone, Default, Debug)]
pub(super) struct Case {
    /// Where it begins.
    pub line: usize,
    /// Setup and position.
    pub given: Vec<Numbered>,
    /// The refusal that the setup must meet with.
    pub refused: Option<Numbered>,
    /// What happens and what must hold, in order.
    pub blocks: Vec<Block>,
}

/// What happens, or what must hold; in a lesson also where a step begins and what is looked at in it.
#[derive(Clone, Debug)]
pub(super) enum Block {
    When(Vec<Numbered>),
    Then(Vec<Numbered>),
    Step(Numbered),
    Look(Numbered),
}

/// Where the next line belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Head,
    Given,
    Block,
}

pub(super) fn parse(text: &str) -> Result<Scenario, Wrong> {
    line::check_length(text)?;
    let mut scenario = Scenario::default();
    let mut part = Part::Head;
    for (number, line) in line::lines(text) {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match first {
            "title" => scenario.title = rest.into(),
            "rule" => scenario.rule = rest.into(),
            "given" => {
                scenario.cases.push(Case { line: number, ..Case::default() });
                part = Part::Given;
                let quick = if rest.starts_with("refused ") { rest.into() } else { format!("quick {rest}") };
                if !rest.is_empty() {
                    add(&mut scenario, part, number, &quick)?;
                }
            }
            "when" | "then" => {
                let case = scenario.cases.last_mut().ok_or((number, "expected 'given' first".into()))?;
                case.blocks.push(if first == "when" { Block::When(Vec::new()) } else { Block::Then(Vec::new()) });
                part = Part::Block;
                if !rest.is_empty() {
                    add(&mut scenario, part, number, rest)?;
                }
            }
            "step" | "look" if part != Part::Head => {
                let case = scenario.cases.last_mut().ok_or((number, "expected 'given' first".into()))?;
                let named = (number, rest.to_owned());
                case.blocks.push(if first == "step" { Block::Step(named) } else { Block::Look(named) });
                part = Part::Block;
            }
            _ => add(&mut scenario, part, number, line)?,
        }
    }
    complete(scenario)
}

fn add(scenario: &mut Scenario, part: Part, number: usize, line: &str) -> Result<(), Wrong> {
    let case = scenario.cases.last_mut();
    match (part, case) {
        (Part::Given, Some(case)) => {
            let (line, refused) = split_refused(line);
            if !line.is_empty() {
                case.given.push((number, line.into()));
            }
            if let Some(refused) = refused {
                if case.refused.is_some() {
                    return Err((number, "the setup is refused already: expected 'refused' once".into()));
                }
                case.refused = Some((number, refused.into()));
            }
        }
        (Part::Block, Some(case)) => match case.blocks.last_mut() {
            Some(Block::When(lines) | Block::Then(lines)) => lines.push((number, line.into())),
            Some(Block::Step(_) | Block::Look(_)) | None => {
                return Err((number, "expected 'when' or 'then' first".into()));
            }
        },
        _ => return Err((number, format!("expected title, rule or given, not '{line}'"))),
    }
    Ok(())
}

/// A line and the refusal at its end.
pub(super) fn split_refused(line: &str) -> (&str, Option<&str>) {
    if let Some(refusal) = line.strip_prefix("refused ") {
        return ("", Some(refusal.trim()));
    }
    match line.split_once(" refused ") {
        Some((line, refusal)) => (line.trim(), Some(refusal.trim())),
        None => (line, None),
    }
}

fn complete(scenario: Scenario) -> Result<Scenario, Wrong> {
    if scenario.title.is_empty() {
        return Err((1, "expected a title, as in 'title A die must fit its slot'".into()));
    }
    if scenario.rule.is_empty() {
        return Err((1, "expected the rule it shows, as in 'rule core p. 14' or 'rule A27'".into()));
    }
    if scenario.cases.is_empty() {
        return Err((1, "expected 'given' and what follows from it".into()));
    }
    let after = |case: &&Case| case.refused.is_some() && !case.blocks.is_empty();
    if let Some(case) = scenario.cases.iter().find(after) {
        return Err((case.line, "the setup is refused: expected nothing to follow".into()));
    }
    let checks = |case: &Case| case.refused.is_some() || case.blocks.iter().any(checks_something);
    match scenario.cases.iter().find(|case| !checks(case)) {
        Some(case) => Err((case.line, "nothing is checked: expected 'then'".into())),
        None => Ok(scenario),
    }
}

fn checks_something(block: &Block) -> bool {
    match block {
        Block::When(steps) => steps.iter().any(|(_, step)| split_refused(step).1.is_some()),
        Block::Then(checks) => !checks.is_empty(),
        Block::Step(_) | Block::Look(_) => false,
    }
}
