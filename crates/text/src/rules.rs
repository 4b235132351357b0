//! The rules of the whole game in our own words: parts that can be searched, and found by the page that is cited.
//!
//! They stand in `content/text/*/rules.md`, a file a language, which a client loads when somebody wants to read. A part
//! is a heading, then a comment with its key, its pages in the rulebook and the rulings it holds.

/// The rules in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// Its parts in the order in which they are read.
    pub parts: Vec<Part>,
}

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// The same in every language, such as `phase-3`.
    pub key: String,
    /// The heading that it stands under.
    pub chapter: String,
    /// Its own heading.
    pub title: String,
    /// Where it stands in the rulebooks, such as `core 21-24`.
    pub pages: String,
    /// The rulings that it holds, such as `A9`.
    pub rulings: Vec<String>,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// Something that stands for itself in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Sentences.
    Paragraph(String),
    /// Points, one below the other.
    Points(Vec<String>),
    /// Steps in an order.
    Steps(Vec<String>),
    /// Rows of cells, the first of them the heading.
    Table(Vec<Vec<String>>),
}

/// A place where something was found: the part, and the words around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Which part, counted from 0.
    pub part: usize,
    /// Some words before it.
    pub before: String,
    /// What was found, as it stands there.
    pub hit: String,
    /// Some words behind it.
    pub after: String,
}

/// How many letters are shown around something that was found.
const AROUND: usize = 36;

impl Rules {
    /// Reads a file of rules.
    pub fn read(file: &str) -> Rules {
        let mut rules = Rules::default();
        let mut chapter = String::new();
        for line in file.lines().map(str::trim_end) {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut chapter);
            } else if let Some(title) = line.strip_prefix("## ") {
                let (chapter, title) = (chapter.clone(), title.to_owned());
                rules.parts.push(Part { chapter, title, ..Part::default() });
            } else if let Some(part) = rules.parts.last_mut() {
                part.take(line);
            }
        }
        rules
    }

    /// The part with this key.
    pub fn part(&self, key: &str) -> Option<usize> {
        self.parts.iter().position(|part| part.key == key)
    }

    /// The part that holds a rule as it is cited: `core p. 22` or `A9`. Where several do, the one with the fewest pages
    /// says most about it.
    pub fn about(&self, rule: &str) -> Option<usize> {
        let page = rule.split_once("p. ").and_then(|(book, page)| Some((book.trim(), page.parse().ok()?)));
        let Some((book, page)) = page else {
            return self.parts.iter().position(|part| part.rulings.iter().any(|ruling| ruling == rule));
        };
        let holds = |part: &Part| part.ranges(book).iter().any(|(first, last)| (*first..=*last).contains(&page));
        let length = |part: &Part| part.ranges(book).iter().map(|(first, last)| last - first + 1).sum::<u16>();
        let holding = self.parts.iter().enumerate().filter(|(_, part)| holds(part));
        holding.min_by_key(|(_, part)| length(part)).map(|(index, _)| index)
    }

    /// Everywhere that this is written, whatever its capitals: headings first, then texts.
    pub fn search(&self, wanted: &str) -> Vec<Found> {
        let wanted = wanted.trim().to_lowercase();
        if wanted.is_empty() {
            return Vec::new();
        }
        let (mut headings, mut texts) = (Vec::new(), Vec::new());
        for (part, text) in self.parts.iter().enumerate() {
            headings.extend(find(&text.title, &wanted).into_iter().take(1).map(|found| Found { part, ..found }));
            let said = text.blocks.iter().flat_map(Block::texts);
            texts.extend(said.flat_map(|text| find(text, &wanted)).map(|found| Found { part, ..found }));
        }
        headings.into_iter().chain(texts).collect()
    }
}

impl Part {
    /// The next line of its text.
    fn take(&mut self, line: &str) {
        if let Some(about) = line.strip_prefix("<!-- ").and_then(|line| line.strip_suffix(" -->")) {
            let mut parts = about.split('·').map(str::trim);
            parts.next().unwrap_or_default().clone_into(&mut self.key);
            parts.next().unwrap_or_default().clone_into(&mut self.pages);
            self.rulings = parts.next().unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        } else if let Some(point) = line.strip_prefix("- ") {
            match self.blocks.last_mut() {
                Some(Block::Points(points)) => points.push(point.to_owned()),
                _ => self.blocks.push(Block::Points(vec![point.to_owned()])),
            }
        } else if let Some(step) = step(line) {
            match self.blocks.last_mut() {
                Some(Block::Steps(steps)) => steps.push(step.to_owned()),
                _ => self.blocks.push(Block::Steps(vec![step.to_owned()])),
            }
        } else if let Some(row) = line.strip_prefix("| ").and_then(|line| line.strip_suffix(" |")) {
            let cells = row.split(" | ").map(str::to_owned).collect();
            match self.blocks.last_mut() {
                Some(Block::Table(rows)) => rows.push(cells),
                _ => self.blocks.push(Block::Table(vec![cells])),
            }
        } else if !line.is_empty() && !line.starts_with("|-") {
            self.blocks.push(Block::Paragraph(line.to_owned()));
        }
    }

    /// Its pages in a rulebook, from and to.
    fn ranges(&self, book: &str) -> Vec<(u16, u16)> {
        let Some(pages) = self.pages.strip_prefix(book) else { return Vec::new() };
        let range = |pages: &str| {
            let (first, last) = pages.split_once('-').unwrap_or((pages, pages));
            Some((first.trim().parse().ok()?, last.trim().parse().ok()?))
        };
        pages.split(',').filter_map(range).collect()
    }
}

impl Block {
    /// Every text in it.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Block::Paragraph(text) => vec![text],
            Block::Points(texts) | Block::Steps(texts) => texts.iter().map(String::as_str).collect(),
            Block::Table(rows) => rows.iter().flatten().map(String::as_str).collect(),
        }
    }
}

/// What stands behind "1. ".
fn step(line: &str) -> Option<&str> {
    let (number, step) = line.split_once(". ")?;
    number.parse::<u8>().is_ok().then_some(step)
}

/// Every place in a text where this stands, which is in small letters.
fn find(text: &str, wanted: &str) -> Vec<Found> {
    // Letters whose small form is longer would shift what is found: such texts are searched as they are.
    let small = text.to_lowercase();
    let small = if small.len() == text.len() { small } else { text.to_owned() };
    let found = small.match_indices(wanted).map(|(start, _)| {
        let end = start + wanted.len();
        let before: String = text[..start].chars().rev().take(AROUND).collect();
        Found {
            part: 0,
            before: before.chars().rev().collect(),
            hit: text[start..end].to_owned(),
            after: text[end..].chars().take(AROUND).collect(),
        }
    });
    found.collect()
}
