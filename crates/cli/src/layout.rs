//! Text that stays within eighty columns.

/// The last column that is used.
const WIDTH: usize = 79;

/// A text behind a first column of its own; what does not fit goes on below, indented by two more.
pub fn wrapped(first: &str, text: &str) -> String {
    let indent = first.chars().count();
    let mut lines = first.to_owned();
    let mut column = indent;
    let mut begins = true;
    for word in text.split(' ') {
        let width = word.chars().count();
        if !begins && column + 1 + width > WIDTH {
            lines += &format!("\n{}", " ".repeat(indent + 2));
            column = indent + 2;
        } else if !begins {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width;
        begins = false;
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
