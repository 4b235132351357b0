//! What can be typed, and what the signs on the screen mean.

use crate::layout::column;
use crate::texts::Texts;

text::keys! {
    /// Pages of two columns.
    pub enum HelpKey {
        Help = "help",
        Legend = "legend",
    }
}

/// What stands between the two columns of a row.
const STROKE: &str = " | ";
/// Where the second column begins.
const SECOND: usize = 17;

/// A page: a row a line.
pub fn page(texts: &Texts, key: HelpKey) -> String {
    let row = |line: &str| {
        let (first, second) = line.split_once(STROKE).unwrap_or((line, ""));
        column(&format!("  {first}"), second, SECOND) + "\n"
    };
    texts.say(key).lines().map(row).collect()
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn pages_are_rows_of_two_columns_and_not_too_wide() {
        for language in Language::all() {
            let texts = Texts::new(content::embedded_pack(), language);
            for key in HelpKey::ALL {
                assert!(texts.say(*key).lines().all(|line| line.contains(STROKE)), "{language:?}");
                let page = page(&texts, *key);
                assert!(page.lines().all(|line| line.chars().count() < 80), "{page}");
            }
        }
    }
}
