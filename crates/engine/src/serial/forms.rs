//! Two forms for every enum, from one list of its variants.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that travels in two forms.
pub trait Form: Sized {
    /// Writes the form the serializer asks for.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads it back.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Something as it travels, where content files write it in another way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word<T>(pub T);

impl<T: Form> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

impl<'de, T: Form> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        T::read(deserializer).map(Word)
    }
}

/// How a field travels: as it is, or as a [`Word`].
pub trait Told<T> {
    /// What is said.
    fn tell(value: T) -> Self;

    /// What was meant.
    fn meant(self) -> T;
}

impl<T> Told<T> for T {
    fn tell(value: T) -> T {
        value
    }

    fn meant(self) -> T {
        self
    }
}

impl<T> Told<T> for Word<T> {
    fn tell(value: T) -> Word<T> {
        Word(value)
    }

    fn meant(self) -> T {
        self.0
    }
}

impl<T> Told<Option<T>> for Option<Word<T>> {
    fn tell(value: Option<T>) -> Option<Word<T>> {
        value.map(Word)
    }

    fn meant(self) -> Option<T> {
        self.map(|word| word.0)
    }
}

/// The two forms of an enum: an object whose first field, the tag, names the variant, and a number with what follows.
/// Lists every variant with its fields as they travel; a variant that is missing does not compile.
macro_rules! forms {
    ($(#[$meta:meta])* $Type:ident, $tag:literal, {
        $($Variant:ident $({ $($field:ident: $told:ty),* })? $(( $($place:ident: $said:ty),* ))?),* $(,)?
    }) => {
        const _: () = {
            #[derive(serde::Serialize, serde::Deserialize)]
            #[serde(tag = $tag, rename_all = "snake_case")]
            $(#[$meta])*
            enum Spelled {
                $($Variant { $($($field: $told,)*)? $($($place: $said,)*)? },)*
            }

            #[derive(serde::Serialize, serde::Deserialize)]
            enum Compact {
                $($Variant { $($($field: $told,)*)? $($($place: $said,)*)? },)*
            }

            impl $crate::serial::Form for $Type {
                fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    use $crate::serial::Told;
                    if serializer.is_human_readable() {
                        let spelled = match *self {
                            $($Type::$Variant $({ $($field),* })? $(( $($place),* ))? => Spelled::$Variant {
                                $($($field: Told::tell($field),)*)?
                                $($($place: Told::tell($place),)*)?
                            },)*
                        };
                        serde::Serialize::serialize(&spelled, serializer)
                    } else {
                        let compact = match *self {
                            $($Type::$Variant $({ $($field),* })? $(( $($place),* ))? => Compact::$Variant {
                                $($($field: Told::tell($field),)*)?
                                $($($place: Told::tell($place),)*)?
                            },)*
                        };
                        serde::Serialize::serialize(&compact, serializer)
                    }
                }

                fn read<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                    use $crate::serial::Told;
                    if deserializer.is_human_readable() {
                        Ok(match <Spelled as serde::Deserialize>::deserialize(deserializer)? {
                            $(Spelled::$Variant { $($($field,)*)? $($($place,)*)? } => $Type::$Variant
                                $({ $($field: Told::meant($field)),* })? $(( $(Told::meant($place)),* ))?,)*
                        })
                    } else {
                        Ok(match <Compact as serde::Deserialize>::deserialize(deserializer)? {
                            $(Compact::$Variant { $($($field,)*)? $($($place,)*)? } => $Type::$Variant
                                $({ $($field: Told::meant($field)),* })? $(( $(Told::meant($place)),* ))?,)*
                        })
                    }
                }
            }
        };
    };
}

/// Enums without fields: a word, or its number.
macro_rules! words {
    ($($Type:ident, $what:literal, { $($Variant:ident = $word:literal),* $(,)? })*) => {$(
        impl $crate::serial::Form for $Type {
            fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let word = match self {
                    $($Type::$Variant => $word,)*
                };
                if serializer.is_human_readable() {
                    serializer.serialize_str(word)
                } else {
                    serializer.serialize_u8(*self as u8)
                }
            }

            fn read<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                if deserializer.is_human_readable() {
                    let word = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                    match &*word {
                        $($word => Ok($Type::$Variant),)*
                        other => Err(serde::de::Error::unknown_variant(other, &[$($word),*])),
                    }
                } else {
                    let number = <u8 as serde::Deserialize>::deserialize(deserializer)?;
                    const ALL: &[$Type] = &[$($Type::$Variant),*];
                    let named = ALL.get(usize::from(number)).copied();
                    named.ok_or_else(|| serde::de::Error::custom(format!("there is no {} {number}", $what)))
                }
            }
        }
    )*};
}

/// Types that travel in one way only: their serde is their [`Form`].
macro_rules! travels {
    ($($Type:ty),* $(,)?) => {$(
        impl serde::Serialize for $Type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::serial::Form::write(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                $crate::serial::Form::read(deserializer)
            }
        }
    )*};
}
