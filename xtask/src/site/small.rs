//! Style sheets and scripts without what only their writers read.

/// Around these a style sheet needs no blanks.
const BARE: [char; 8] = ['{', '}', ';', ',', '>', '~', '(', ':'];

/// A style sheet without its comments and without blanks that mean nothing; strings stay as they are.
pub fn sheet(text: &str) -> String {
    let mut small = String::with_capacity(text.len());
    let (mut rest, mut blank) = (text, false);
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            blank = true;
            continue;
        }
        if next.is_whitespace() {
            rest = rest.trim_start();
            blank = true;
            continue;
        }
        // A blank before a bracket or a colon can mean something, one behind them never does.
        let bare = matches!(next, ')' | '!') || (BARE.contains(&next) && !matches!(next, '(' | ':'));
        if blank && !bare && !small.is_empty() && !small.ends_with(BARE) {
            small.push(' ');
        }
        blank = false;
        if next == '}' && small.ends_with(';') {
            small.pop();
        }
        let length = if matches!(next, '"' | '\'') { quoted(rest, next) } else { next.len_utf8() };
        small.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    small
}

/// How long the string is that begins here, with its marks.
fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|(_, letter)| {
        let ends = *letter == mark && !escaped;
        escaped = *letter == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + mark.len_utf8())
}

/// A script without lines of comment and without the blanks before its lines. None of its strings may span lines.
pub fn script(text: &str) -> String {
    let mut small = String::with_capacity(text.len());
    let mut comment = false;
    for line in text.lines().map(str::trim) {
        if comment || line.starts_with("/*") {
            comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            small.extend([line, "\n"]);
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_loses_comments_and_blanks_and_nothing_else() {
        let plain = "/* a */\n.a > .b, .c :hover::before { content: \"/* \\\" b */ \"; margin: 0 calc(-1 * var(--d)) !important;\n}\n\
                     @media (min-width: 1px) and (max-width: 2px) {\n  .e { --f: a, b; }\n}\n";
        let small = ".a>.b,.c :hover::before{content:\"/* \\\" b */ \";margin:0 calc(-1 * var(--d))!important}\
                     @media (min-width:1px) and (max-width:2px){.e{--f:a,b}}";
        assert_eq!(sheet(plain), small);
        assert_eq!(sheet(small), small);
    }

    #[test]
    fn a_script_loses_comments_and_keeps_its_lines() {
        let plain = "/**\n * a\n */\nlet a = 1; // b\n\n  // c\n  a += 1\n/* d */\na()\n";
        assert_eq!(script(plain), "let a = 1; // b\na += 1\na()\n");
    }
}
