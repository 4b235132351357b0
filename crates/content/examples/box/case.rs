//! An example as text: a title, a position, what is done and what came of it.

/// A file of examples.
pub struct Sheet {
    /// Its name, without the ending.
    pub name: String,
    /// What its examples show.
    pub rule: String,
    /// The examples.
    pub cases: Vec<Case>,
    /// Components whose text does nothing in their example.
    pub idle: Vec<String>,
}

/// One example.
#[derive(Clone, Debug, Default)]
pub struct Case {
    /// The key and the name of the component.
    pub title: String,
    /// What is printed on it, for the reader.
    pub remark: String,
    /// The setup in a few words.
    pub setup: String,
    /// What differs from a fresh table.
    pub given: Vec<String>,
    /// What is done and what must hold, in turn.
    pub blocks: Vec<Block>,
}

/// What is done, or what must hold.
#[derive(Clone, Debug)]
pub enum Block {
    /// Steps.
    When(Vec<String>),
    /// Checks.
    Then(Vec<String>),
}

impl Sheet {
    /// A file without examples yet.
    pub fn new(name: &str, rule: &str) -> Sheet {
        Sheet { name: name.to_owned(), rule: rule.to_owned(), cases: Vec::new(), idle: Vec::new() }
    }

    /// The whole file.
    pub fn text(&self) -> String {
        let mut text =
            format!("# Written by `cargo run -p content --example box`; change that instead.\nrule {}\n", self.rule);
        self.cases.iter().for_each(|case| text += &case.text());
        text
    }
}

impl Case {
    /// The lines of the position, as they are read.
    pub fn position(&self) -> String {
        std::iter::once(format!("quick {}", self.setup)).chain(self.given.clone()).map(|line| line + "\n").collect()
    }

    /// One more step, behind the last one if nothing was checked since.
    pub fn when(&mut self, step: String) {
        match self.blocks.last_mut() {
            Some(Block::When(steps)) => steps.push(step),
            _ => self.blocks.push(Block::When(vec![step])),
        }
    }

    /// More checks.
    pub fn then(&mut self, more: impl IntoIterator<Item = String>) {
        let more: Vec<String> = more.into_iter().collect();
        match self.blocks.last_mut() {
            _ if more.is_empty() => {}
            Some(Block::Then(checks)) => checks.extend(more),
            _ => self.blocks.push(Block::Then(more)),
        }
    }

    /// The example as a file holds it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        if !self.title.is_empty() {
            text += &format!("\ntitle {}\n", self.title);
        }
        if !self.remark.is_empty() {
            text += &format!("# {}\n", self.remark);
        }
        text += &format!("given {}", self.setup);
        text = text.trim_end().to_owned() + "\n";
        let lines = |lines: &[String]| lines.iter().map(|line| format!("  {line}\n")).collect::<String>();
        text += &lines(&self.given);
        for block in &self.blocks {
            text += &match block {
                Block::When(steps) => format!("when\n{}", lines(steps)),
                Block::Then(checks) => format!("then\n{}", lines(checks)),
            };
        }
        text
    }
}
