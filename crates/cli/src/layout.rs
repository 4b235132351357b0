//! Text that stays within eighty columns.

/// The last column that is used.
const WIDTH: usize = 79;

/// A text behind a first column of its own; what does not fit goes on below, indented by two more.
pub fn wrapped(first: &str, text: &str) -> String {
    broken(first, text, first.chars().count() + 2)
}

/// Lines as they are, and those that are too long broken and indented by this much.
pub fn fitted(text: &str, indent: usize) -> String {
    let fit = |line: &str| {
        let said = line.trim_start();
        broken(&line[..line.len() - said.len()], said, indent) + "\n"
    };
    text.lines().map(fit).collect()
}

/// Breaks a text at blanks.
fn broken(first: &str, text: &str, indent: usize) -> String {
    let mut lines = first.to_owned();
    let mut column = first.chars().count();
    for (number, word) in text.split(' ').enumerate() {
        let width = word.chars().count();
        if number > 0 && column + 1 + width > WIDTH {
            lines += &format!("\n{}", " ".repeat(indent));
            column = indent;
        } else if number > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_stay_within_eighty_columns() {
        let sentence = "word ".repeat(60);
        let text = wrapped("   7  ", sentence.trim());
        assert!(text.lines().count() > 3 && text.lines().all(|line| line.len() < 80));
    }

    #[test]
    fn short_sentences_stay_as_they_are() {
        assert_eq!(wrapped("", "Place the 5."), "Place the 5.");
    }
}
