//! Text that stays within eighty columns.

/// A line that begins with this is a remark: indented, and dim where the terminal can do that.
pub const REMARK: char = '\t';
/// The last column that is used.
const WIDTH: usize = 79;
/// Where remarks begin.
const REMARK_INDENT: usize = 7;

/// A text behind a first column of its own; what does not fit goes on below, indented by two more.
pub fn wrapped(first: &str, text: &str) -> String {
    broken(first, text, first.chars().count() + 2)
}

/// A label at the left, and what is said of it in a column of its own, that goes on below itself.
pub fn column(label: &str, said: &str, begins: usize) -> String {
    let width = begins - 1;
    match label.chars().count() <= width {
        true => broken(&format!("{label:<width$} "), said, begins),
        false => format!("{label}\n{}", broken(&" ".repeat(begins), said, begins)),
    }
}

/// A row of the table: a label, and what is there.
pub fn row(label: &str, said: &str) -> String {
    format!("  {label:<10} {said}\n")
}

/// Lines as they are, and those that are too long broken and indented by this much. Remarks stay remarks.
pub fn fitted(text: &str, indent: usize) -> String {
    let fit = |line: &str| {
        let said = line.trim_start();
        match line.starts_with(REMARK) {
            true => format!("{line}\n"),
            false => broken(&line[..line.len() - said.len()], said, indent) + "\n",
        }
    };
    text.lines().map(fit).collect()
}

/// A text as a remark.
pub fn remark(text: &str) -> String {
    format!("{REMARK}{text}\n")
}

/// The lines of a remark, as they are shown. Blanks at its beginning indent it further.
pub fn remark_lines(text: &str) -> String {
    let text = text.trim_start_matches(REMARK);
    let said = text.trim_start();
    let indent = REMARK_INDENT + text.len() - said.len();
    broken(&" ".repeat(indent), said, indent)
}

/// The text with a capital letter at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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

    #[test]
    fn remarks_are_left_alone_until_they_are_shown() {
        let long = remark(&"word ".repeat(60));
        assert_eq!(fitted(&long, 13), long);
        let shown = remark_lines(long.trim_end());
        assert!(shown.lines().count() > 3);
        assert!(shown.lines().all(|line| line.len() < 80 && line.starts_with("       word")));
    }
}
