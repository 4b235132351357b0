//! Finds the place in a RON text that something was written at.
//!
//! The text has been read before, so it is well formed; a text that is not only yields a vaguer place.

/// One step on the way to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At<'a> {
    /// This field of a struct.
    Field(&'a str),
    /// The entry with this key in a list.
    Key(&'a str),
    /// The second entry with this key in a list.
    Again(&'a str),
    /// This string in a list.
    Item(&'a str),
}

/// How far a way could be followed, and where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// Steps that could be followed.
    pub steps: usize,
    /// The place, counted in bytes.
    pub place: usize,
}

/// Follows a way as far as it goes, from the beginning of the text.
pub(crate) fn locate(text: &str, way: &[At<'_>]) -> Found {
    let mut scan = Scan { text: text.as_bytes(), at: 0 };
    scan.blanks();
    let mut found = Found { steps: 0, place: scan.at };
    for step in way {
        let Some((place, value)) = scan.follow(*step) else { break };
        found = Found { steps: found.steps + 1, place };
        scan.at = value;
    }
    found
}

/// The next place that is neither blank nor remark.
pub(crate) fn skip_blanks(text: &str, from: usize) -> usize {
    let mut scan = Scan { text: text.as_bytes(), at: from };
    scan.blanks();
    scan.at.min(text.len())
}

/// A walk through a text.
#[derive(Clone, Copy)]
struct Scan<'t> {
    text: &'t [u8],
    at: usize,
}

impl Scan<'_> {
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn starts(&self, with: &[u8]) -> bool {
        self.text[self.at.min(self.text.len())..].starts_with(with)
    }

    fn until(&mut self, end: &[u8]) {
        while self.at < self.text.len() && !self.starts(end) {
            self.at += 1;
        }
        self.at = (self.at + end.len()).min(self.text.len());
    }

    fn blanks(&mut self) {
        loop {
            if self.peek().is_ascii_whitespace() {
                self.at += 1;
            } else if self.starts(b"//") {
                self.until(b"\n");
            } else if self.starts(b"/*") {
                self.until(b"*/");
            } else {
                return;
            }
        }
    }

    fn word(&mut self) -> &[u8] {
        let start = self.at;
        while self.peek().is_ascii_alphanumeric() || self.peek() == b'_' {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    /// The letters of a string, as they are written.
    fn string(&mut self) -> &[u8] {
        self.at += 1;
        let start = self.at;
        while self.at < self.text.len() && self.peek() != b'"' {
            self.at += if self.peek() == b'\\' { 2 } else { 1 };
        }
        let end = self.at.min(self.text.len());
        self.at = (end + 1).min(self.text.len());
        &self.text[start..end]
    }

    /// Passes over one value: everything up to a comma or a closing bracket of the same depth.
    fn value(&mut self) {
        let mut depth = 0usize;
        while self.at < self.text.len() {
            self.blanks();
            if self.at >= self.text.len() {
                return;
            }
            match self.peek() {
                b'"' => {
                    self.string();
                    continue;
                }
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' | b',' if depth == 0 => return,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Goes into the brackets of the value that begins here, past a name before them.
    fn enter(&mut self, open: u8) -> bool {
        self.blanks();
        self.word();
        self.blanks();
        let opens = self.peek() == open;
        self.at += usize::from(opens);
        opens
    }

    /// Calls back with every element inside the brackets until one answers; the walk stands at its beginning.
    fn each<T>(&mut self, mut look: impl FnMut(Self) -> Option<T>) -> Option<T> {
        loop {
            self.blanks();
            if self.at >= self.text.len() || matches!(self.peek(), b')' | b']' | b'}') {
                return None;
            }
            if let Some(found) = look(*self) {
                return Some(found);
            }
            self.value();
            self.blanks();
            self.at += usize::from(self.peek() == b',');
        }
    }

    /// Where a step leads: the place to show, and where its value begins.
    fn follow(mut self, step: At<'_>) -> Option<(usize, usize)> {
        match step {
            At::Field(name) => {
                self.enter(b'(').then_some(())?;
                self.each(|element| element.field(name))
            }
            At::Key(key) => self.entry(key, 0),
            At::Again(key) => self.entry(key, 1),
            At::Item(item) => {
                self.enter(b'[').then_some(())?;
                self.each(|mut element| {
                    let place = element.at;
                    (element.peek() == b'"' && element.string() == item.as_bytes()).then_some((place, place))
                })
            }
        }
    }

    /// The value of a field, if the element is that field.
    fn field(mut self, name: &str) -> Option<(usize, usize)> {
        let place = self.at;
        let fits = self.word() == name.as_bytes();
        self.blanks();
        (fits && self.peek() == b':').then_some((place, self.at + 1))
    }

    /// The entry of a list whose `key` is this one, after passing over so many of them.
    fn entry(mut self, key: &str, pass: usize) -> Option<(usize, usize)> {
        self.enter(b'[').then_some(())?;
        let mut left = pass;
        self.each(|element| {
            let (place, mut value) =
                element.follow(At::Field("key")).map(|(place, at)| (place, Scan { at, ..element }))?;
            value.blanks();
            let fits = value.peek() == b'"' && value.string() == key.as_bytes();
            if fits && left > 0 {
                left -= 1;
                return None;
            }
            fits.then_some((place, element.at))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "// A remark with key: \"b\".\n[\n  (key: \"a\", red: (name: \"x, (y\")),\n  \
                        (/* key: \"c\" */ key: \"b\", red: (name: \"n\", cost: 3), list: [\"p\", \"q\"]),\n  (key: \"a\"),\n]\n";

    fn found(way: &[At<'_>]) -> (usize, &'static str) {
        let found = locate(TEXT, way);
        (found.steps, TEXT[found.place..].split([',', ')', ']', ':', '\n']).next().unwrap_or_default())
    }

    #[test]
    fn ways_lead_to_what_they_name() {
        use At::{Again, Field, Item, Key};
        assert_eq!(found(&[Key("b"), Field("red"), Field("cost")]), (3, "cost"));
        assert_eq!(found(&[Key("b"), Field("list"), Item("q")]), (3, "\"q\""));
        assert_eq!(found(&[Key("a"), Field("red"), Field("cost")]), (2, "red"));
        assert_eq!(found(&[Key("a"), Field("blue")]), (1, "key"));
        assert_eq!(found(&[Key("c")]), (0, "["));
        assert_eq!(locate(TEXT, &[Again("a")]).place, TEXT.rfind("key").unwrap());
    }

    #[test]
    fn texts_that_are_cut_off_still_end() {
        for end in 0..TEXT.len() {
            locate(&TEXT[..end], &[At::Key("b"), At::Field("list"), At::Item("q")]);
        }
    }
}
