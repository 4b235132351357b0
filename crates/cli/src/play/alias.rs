//! What may be typed for the words that the program knows, in the language of the player.

use std::collections::BTreeMap;

use text::Message;

use crate::texts::Texts;

text::keys! {
    /// The words that the program knows.
    pub enum AliasKey {
        Undo = "alias-undo",
        Why = "alias-why",
        Log = "alias-log",
        Save = "alias-save",
        Seat = "alias-seat",
        Reach = "alias-reach",
        Coach = "alias-coach",
        Offer = "alias-offer",
        Show = "alias-show",
        Rules = "alias-rules",
        Glossary = "alias-glossary",
        Legend = "alias-legend",
        Texts = "alias-texts",
        Help = "alias-help",
        Quit = "alias-quit",
        Table = "alias-table",
        Done = "alias-done",
        No = "alias-no",
        Yes = "alias-yes",
        New = "alias-new",
        Delete = "alias-delete",
        Continue = "alias-continue",
        On = "alias-on",
        Deed = "alias-deed",
        Phase = "alias-phase",
        More = "alias-more",
        All = "alias-all",
        Mine = "alias-mine",
        Off = "alias-off",
        Dock = "alias-dock",
        Card = "alias-card",
        Mission = "alias-mission",
        Habitation = "alias-habitation",
        Storage = "alias-storage",
        Queue = "alias-queue",
        Cache = "alias-cache",
        Counter = "alias-counter",
        Install = "alias-install",
        Research = "alias-research",
        Add = "alias-add",
        Die = "alias-die",
        Amplify = "alias-amplify",
        Badge = "alias-badge",
        Make = "alias-make",
        Room = "alias-room",
        Capacity = "alias-capacity",
        Country = "alias-country",
        Disaster = "alias-disaster",
        Power = "alias-power",
        Climate = "alias-climate",
        Oxygen = "alias-oxygen",
        Nutrition = "alias-nutrition",
    }
}

impl AliasKey {
    /// The word itself.
    fn word(self) -> &'static str {
        self.id().trim_start_matches("alias-")
    }

    /// Is it a word of a line at the prompt, and not only a reply to a question of the program?
    const fn is_typed_in_lines(self) -> bool {
        !matches!(self, AliasKey::Yes | AliasKey::New | AliasKey::Delete | AliasKey::Continue)
    }

    /// Can this be typed for it?
    pub fn is(self, texts: &Texts, typed: &str) -> bool {
        typed == self.word() || aliases(texts, self).iter().any(|alias| alias == typed)
    }
}

/// Every word of a language for a word that the program knows.
pub struct Aliases(BTreeMap<String, &'static str>);

impl Aliases {
    /// Those of a language.
    pub fn of(texts: &Texts) -> Aliases {
        let keys = AliasKey::ALL.iter().filter(|key| key.is_typed_in_lines());
        let words = keys.flat_map(|key| aliases(texts, *key).into_iter().map(|alias| (alias, key.word())));
        Aliases(words.collect())
    }

    /// A line in small letters, with the words that the program knows. What names a file or a thing stays as it is.
    pub fn known(&self, line: &str) -> String {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let mut known = 0;
        while known < words.len() && !matches!(words[..known], ["save" | "show" | "glossary", ..]) {
            words[known] = self.0.get(words[known]).copied().unwrap_or(words[known]);
            known += 1;
        }
        words.join(" ")
    }
}

fn aliases(texts: &Texts, key: AliasKey) -> Vec<String> {
    texts.say(key).split(',').map(|alias| alias.trim().to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn a_german_line_is_understood() {
        let texts = Texts::new(content::embedded_pack(), Language::from_code("de").unwrap());
        let aliases = Aliases::of(&texts);
        assert_eq!(aliases.known("5 auf 3b"), "5 on 3b");
        assert_eq!(aliases.known("warum 4+5 auf andockmodul 1"), "why 4+5 on dock 1");
        assert_eq!(aliases.known("zurück"), "undo");
        assert_eq!(aliases.known("undo deed"), "undo deed", "English is always understood");
        assert_eq!(aliases.known("zeige auf und ab"), "show auf und ab");
        assert!(AliasKey::Yes.is(&texts, "ja") && AliasKey::Yes.is(&texts, "yes"));
    }

    #[test]
    fn no_word_means_two_things() {
        for language in Language::all() {
            let texts = Texts::new(content::embedded_pack(), language);
            let mut all: Vec<String> = Vec::new();
            for key in AliasKey::ALL.iter().filter(|key| key.is_typed_in_lines()) {
                let mut words = aliases(&texts, *key);
                assert!(words.iter().all(|word| !word.is_empty() && !word.contains(' ')), "{language:?}: {words:?}");
                words.push(key.word().to_owned());
                words.sort();
                words.dedup();
                all.extend(words);
            }
            all.sort();
            let twice = all.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{language:?}");
        }
    }
}
