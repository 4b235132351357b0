//! Reads one RON text, and says in plain words what is wrong with it.

use ron::Error;
use ron::error::{Position, SpannedError};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use crate::locate;
use crate::mistake::Mistake;
use crate::near::{either, hint, short};

/// Texts that nest deeper than this are refused: no honest one comes near it.
const DEEPEST: usize = 64;

/// Reads a text. The mistake points at the word that cannot be read.
pub(crate) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Mistake> {
    let options =
        ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(DEEPEST);
    options.from_str(text).map_err(|error| explain(file, text, &error))
}

fn explain(file: &str, text: &str, error: &SpannedError) -> Mistake {
    let stumbled = match error.code {
        Error::ExpectedComma => &error.span.end,
        _ => &error.span.start,
    };
    // The reader stands before the blanks that lead to the word it stumbled over, or behind its first sign.
    let place = locate::skip_blanks(text, byte_of(text, stumbled));
    let before = match error.code {
        Error::IntegerOutOfBounds => text[..place].ends_with('-'),
        Error::Message(_) => text[..place].ends_with('"'),
        _ => false,
    };
    let place = place - usize::from(before);
    let place = match error.code {
        Error::UnclosedBlockComment => text[..place].rfind("/*").unwrap_or(place),
        _ => place,
    };
    Mistake::at(file, text, place, words(&error.code, &found(&text[place..])))
}

fn byte_of(text: &str, position: &Position) -> usize {
    let line = text.split_inclusive('\n').take(position.line - 1).map(str::len).sum::<usize>();
    let rest = text.get(line..).unwrap_or_default();
    line + rest.char_indices().nth(position.col - 1).map_or(rest.len(), |(at, _)| at)
}

/// The word or sign that a text begins with.
fn found(text: &str) -> String {
    let Some(first) = text.chars().next() else { return "the end of the file".into() };
    let belongs = |letter: char| letter.is_alphanumeric() || "_-.".contains(letter);
    let word = match first {
        '"' => text[1..].find('"').map_or(text, |end| &text[..end + 2]),
        _ if belongs(first) => text.find(|letter| !belongs(letter)).map_or(text, |end| &text[..end]),
        _ => &text[..first.len_utf8()],
    };
    format!("'{}'", short(word.lines().next().unwrap_or_default()))
}

fn words(error: &Error, found: &str) -> String {
    let instead = |expected: &str| format!("found {found}; expected {expected}");
    match error {
        Error::Message(message) => message.clone(),
        Error::NoSuchEnumVariant { expected, found, outer } => {
            let hint = hint(found, expected.iter().copied());
            let kind = outer.as_ref().map(|outer| format!(" for {outer}")).unwrap_or_default();
            format!("unknown word '{}'{kind}; expected {}{hint}", short(found), either(expected))
        }
        Error::NoSuchStructField { expected, found, .. } => {
            let hint = hint(found, expected.iter().copied());
            format!("unknown field '{}'; expected {}{hint}", short(found), either(expected))
        }
        Error::MissingStructField { field, .. } => format!("the field '{field}' is missing; expected it before this"),
        Error::DuplicateStructField { field, .. } => format!("the field '{field}' is given twice; expected it once"),
        Error::ExpectedDifferentLength { expected, found: 1 } => format!("found 1 value; expected {expected}"),
        Error::ExpectedDifferentLength { expected, found } => format!("found {found} values; expected {expected}"),
        Error::InvalidValueForType { expected, found } => format!("found {found}; expected {expected}"),
        Error::IntegerOutOfBounds => format!("the number {found} does not fit here; expected one nearer to 0"),
        Error::ExpectedInteger => instead("a whole number"),
        Error::ExpectedString => instead("text in quotation marks"),
        Error::ExpectedBoolean => instead("true or false"),
        Error::ExpectedArray => instead("a list, opened by '['"),
        Error::ExpectedArrayEnd => instead("',' or the end of the list, ']'"),
        Error::ExpectedComma => instead("',' or a closing bracket"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedDifferentStructName { .. } => {
            instead("'('")
        }
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => instead("',' or ')'"),
        Error::ExpectedMapColon => instead("':' behind the name of a field"),
        Error::ExpectedIdentifier => instead("a word"),
        Error::ExpectedStringEnd => "this text never ends; expected a closing quotation mark".into(),
        Error::UnclosedBlockComment => "this remark never ends; expected '*/'".into(),
        Error::Eof => "the file ends too early; expected closing brackets".into(),
        Error::TrailingCharacters => instead("the end of the file"),
        Error::ExceededRecursionLimit => format!("nested too deeply; expected at most {DEEPEST} levels"),
        Error::UnexpectedChar(sign) => format!("found {sign:?}; expected a value"),
        other => format!("found {found}; {}", lower(&other.to_string())),
    }
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
