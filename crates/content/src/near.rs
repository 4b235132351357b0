//! What somebody probably meant.

/// The candidate that is spelled most like the word, if one is near enough.
pub(crate) fn near<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = short(word).to_lowercase();
    let allowed = 1 + word.chars().count() / 4;
    let scored = candidates.into_iter().map(|candidate| (distance(&word, &candidate.to_lowercase()), candidate));
    scored.filter(|(distance, _)| *distance <= allowed).min_by_key(|(distance, _)| *distance).map(|(_, found)| found)
}

/// "; did you mean …?", where something is near.
pub(crate) fn hint<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    near(word, candidates).map(|found| format!("; did you mean {found}?")).unwrap_or_default()
}

/// Words one after the other, the last behind "or".
pub(crate) fn either(words: &[&str]) -> String {
    match words {
        [] => "nothing".into(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Foreign text is only quoted as far as it helps.
pub(crate) fn short(text: &str) -> &str {
    text.char_indices().nth(60).map_or(text, |(end, _)| &text[..end])
}

/// How many letters must be put in, taken out, changed or swapped with the next.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![vec![0; other.len() + 1]; one.len() + 1];
    (0..=one.len()).for_each(|at| rows[at][0] = at);
    (0..=other.len()).for_each(|at| rows[0][at] = at);
    for (i, a) in one.iter().enumerate() {
        for (j, b) in other.iter().enumerate() {
            let swap = i > 0 && j > 0 && one[i - 1] == *b && other[j - 1] == *a;
            let swapped = if swap { rows[i - 1][j - 1] + 1 } else { usize::MAX };
            let changed = rows[i][j] + usize::from(a != b);
            rows[i + 1][j + 1] = changed.min(rows[i][j + 1] + 1).min(rows[i + 1][j] + 1).min(swapped);
        }
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_alike_is_near() {
        let near = |word| near(word, ["Roll", "Reroll", "Gain", "Storage"]);
        assert_eq!(near("Rol"), Some("Roll"));
        assert_eq!(near("roll"), Some("Roll"));
        assert_eq!(near("Rerlol"), Some("Reroll"));
        assert_eq!(near("Stroage"), Some("Storage"));
        assert_eq!(near("Elephant"), None);
    }

    #[test]
    fn lists_end_with_or() {
        assert_eq!(either(&["One", "Two", "Three"]), "One, Two or Three");
        assert_eq!(either(&["One"]), "One");
    }
}
