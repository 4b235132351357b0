//! `protocol`: a game for another program, a JSON message a line. See `docs/protocol.md`.

mod catalogue;
mod request;
mod session;

use std::io::{self, BufRead, BufReader, Read, Write};

use content::Pack;
use serde_json::{Value, json};
use text::Language;

use crate::texts;
use request::Request;
use session::Session;

/// No honest message is longer.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;

/// A line from the other program.
enum Line {
    /// A message, or what should be one.
    Text(String),
    /// More than anybody needs; it was passed over.
    TooLong,
    /// Bytes that are no text.
    NoText,
}

/// Answers every message with one, until the input ends.
pub fn run(pack: &Pack) -> anyhow::Result<()> {
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = io::stdout().lock();
    let mut session = Session::new(pack);
    while let Some(line) = next(&mut input)? {
        let Some(reply) = answer(&mut session, line) else { continue };
        writeln!(output, "{reply}")?;
        output.flush()?;
    }
    Ok(())
}

/// The reply to a line; empty lines have none.
fn answer(session: &mut Session, line: Line) -> Option<Value> {
    let text = match line {
        Line::Text(text) if text.trim().is_empty() => return None,
        Line::Text(text) => text,
        Line::TooLong => return Some(json!({ "error": format!("a message has at most {LONGEST_LINE} bytes") })),
        Line::NoText => return Some(json!({ "error": "a message is UTF-8 text" })),
    };
    Some(match read(&text) {
        Ok((request, language)) => session.answer(request, language),
        Err(error) => json!({ "error": error }),
    })
}

/// What is asked for, and the language of the reply: beside every request may stand `lang`.
fn read(text: &str) -> Result<(Request, Language), String> {
    let no_message = |error: serde_json::Error| format!("this is no message: {error}");
    let mut message: Value = serde_json::from_str(text).map_err(no_message)?;
    let language = match message.as_object_mut().and_then(|message| message.remove("lang")) {
        None => Language::ENGLISH,
        Some(Value::String(code)) => texts::language(&code).map_err(|error| format!("lang: {error}"))?,
        Some(_) => return Err("lang: expected the code of a language".to_owned()),
    };
    Ok((serde_json::from_value(message).map_err(no_message)?, language))
}

/// The next line; nothing at the end of input.
fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::NoText, Line::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut bytes: &[u8]) -> Vec<&'static str> {
        let mut kinds = Vec::new();
        while let Some(line) = next(&mut bytes).unwrap() {
            kinds.push(match line {
                Line::Text(_) => "text",
                Line::TooLong => "too long",
                Line::NoText => "no text",
            });
        }
        kinds
    }

    #[test]
    fn a_huge_line_is_passed_over_and_the_next_one_is_read() {
        let mut bytes = vec![b'x'; LONGEST_LINE as usize + 5];
        bytes.extend(b"\n{}\n\xFF\n{}");
        assert_eq!(lines(&bytes), ["too long", "text", "no text", "text"]);
    }
}
