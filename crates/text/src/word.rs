//! A single value that a message is filled with.

use std::borrow::Cow;

/// A value that a message is filled with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A text; messages may also choose by it.
    Text(Cow<'static, str>),
    /// A whole number; messages may also choose by it or by its plural. Others do not exist in the game, and without them
    /// a browser need not load how fractions are read and written.
    Number(i64),
}

impl From<&'static str> for Word {
    fn from(text: &'static str) -> Word {
        Word::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(Cow::Owned(text))
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word::Number(i64::from(number))
            }
        })+
    };
}

macro_rules! from_large_numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

from_numbers!(u8 u16 u32 i8 i16 i32 i64);
from_large_numbers!(u64 usize isize);
