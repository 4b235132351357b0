//! Which plural a number takes. Languages that are not named here have two: one for 1, and another for everything else.
//!
//! Only whole numbers are counted in the game, so the rules are those of Unicode (CLDR) for whole numbers below a million.

/// How a language counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plurals {
    cardinal: fn(u64) -> &'static str,
    ordinal: fn(u64) -> &'static str,
}

impl Plurals {
    /// How the language with this code counts, such as `de` or `de-AT`.
    pub fn of(code: &str) -> Plurals {
        let main = code.split(['-', '_']).next().unwrap_or(code);
        Plurals { cardinal: cardinal(main), ordinal: ordinal(main) }
    }

    /// The plural of so many: `one`, `few` and so on.
    pub fn of_count(&self, number: i64) -> &'static str {
        (self.cardinal)(number.unsigned_abs())
    }

    /// The plural of the first, second, third and so on.
    pub fn of_rank(&self, number: i64) -> &'static str {
        (self.ordinal)(number.unsigned_abs())
    }
}

fn cardinal(code: &str) -> fn(u64) -> &'static str {
    match code {
        "id" | "ja" | "ko" | "lo" | "ms" | "my" | "th" | "vi" | "yue" | "zh" => |_| "other",
        "am" | "bn" | "fa" | "fr" | "gu" | "hi" | "hy" | "kn" | "pt" | "zu" => |n| if n < 2 { "one" } else { "other" },
        "is" | "mk" => |n| if ends_in_one(n) { "one" } else { "other" },
        "be" | "ru" | "uk" => |n| slavic(ends_in_one(n), n, "many"),
        "bs" | "hr" | "sr" => |n| slavic(ends_in_one(n), n, "other"),
        "pl" => |n| slavic(n == 1, n, "many"),
        "cs" | "sk" => |n| match n {
            1 => "one",
            2..=4 => "few",
            _ => "other",
        },
        "sl" => |n| match n % 100 {
            1 => "one",
            2 => "two",
            3 | 4 => "few",
            _ => "other",
        },
        "lt" => |n| match (n % 10, n % 100) {
            (0, _) | (_, 11..=19) => "other",
            (1, _) => "one",
            _ => "few",
        },
        "lv" => |n| match (n % 10, n % 100) {
            (0, _) | (_, 11..=19) => "zero",
            (1, _) => "one",
            _ => "other",
        },
        "mo" | "ro" => |n| match (n, n % 100) {
            (1, _) => "one",
            (0, _) | (_, 1..=19) => "few",
            _ => "other",
        },
        "ar" => |n| match (n, n % 100) {
            (0, _) => "zero",
            (1, _) => "one",
            (2, _) => "two",
            (_, 3..=10) => "few",
            (_, 11..) => "many",
            _ => "other",
        },
        "he" => |n| match n {
            1 => "one",
            2 => "two",
            _ => "other",
        },
        _ => |n| if n == 1 { "one" } else { "other" },
    }
}

fn ordinal(code: &str) -> fn(u64) -> &'static str {
    match code {
        "en" => |n| match (n % 10, n % 100) {
            (_, 11..=13) => "other",
            (1, _) => "one",
            (2, _) => "two",
            (3, _) => "few",
            _ => "other",
        },
        "fr" => |n| if n == 1 { "one" } else { "other" },
        "it" => |n| if matches!(n, 8 | 11 | 80 | 800) { "many" } else { "other" },
        "sv" => |n| if matches!(n % 10, 1 | 2) && !matches!(n % 100, 11 | 12) { "one" } else { "other" },
        _ => |_| "other",
    }
}

/// 1, 21, 31 and so on, but not 11.
const fn ends_in_one(n: u64) -> bool {
    n % 10 == 1 && n % 100 != 11
}

/// What Slavic languages share: 2 to 4, 22 to 24 and so on, but not 12 to 14, have a plural of their own.
const fn slavic(one: bool, n: u64, rest: &'static str) -> &'static str {
    match (n % 10, n % 100) {
        _ if one => "one",
        (_, 12..=14) => rest,
        (2..=4, _) => "few",
        _ => rest,
    }
}
