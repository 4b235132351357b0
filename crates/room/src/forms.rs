//! Two forms for every enum that travels, as the engine has them: an object whose first field names the kind, for
//! people, and a number with what follows, for programs.

/// An enum that travels. Says its name again as a word, then what its first field is called.
macro_rules! travelling {
    ($(#[$outer:meta])* pub enum $Type:ident as $name:literal, $tag:literal {
        $($(#[$meta:meta])* $Variant:ident { $($(#[$about:meta])* $field:ident: $told:ty),* $(,)? }),* $(,)?
    }) => {
        $(#[$outer])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $Type {
            $($(#[$meta])* $Variant { $($(#[$about])* $field: $told),* }),*
        }

        const _: () = {
            #[derive(serde::Serialize, serde::Deserialize)]
            #[serde(remote = $name, tag = $tag, rename_all = "snake_case", deny_unknown_fields)]
            enum Spelled {
                $($Variant { $($field: $told),* }),*
            }

            #[derive(serde::Serialize, serde::Deserialize)]
            #[serde(remote = $name)]
            enum Compact {
                $($Variant { $($field: $told),* }),*
            }

            impl serde::Serialize for $Type {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    match serializer.is_human_readable() {
                        true => Spelled::serialize(self, serializer),
                        false => Compact::serialize(self, serializer),
                    }
                }
            }

            impl<'de> serde::Deserialize<'de> for $Type {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                    match deserializer.is_human_readable() {
                        true => Spelled::deserialize(deserializer),
                        false => Compact::deserialize(deserializer),
                    }
                }
            }

            impl $Type {
                /// What every kind is called in the code, in order.
                pub const NAMES: &'static [&'static str] = &[$(stringify!($Variant)),*];

                /// What this kind is called in the code.
                pub const fn name(&self) -> &'static str {
                    match self {
                        $($Type::$Variant { .. } => stringify!($Variant)),*
                    }
                }
            }
        };
    };
}
