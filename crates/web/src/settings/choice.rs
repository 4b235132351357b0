//! What can be chosen for each thing that is settled. The first choice of each is the one at first.

use crate::say::Shown;

/// A thing that is settled: its choices, each with the code it is kept by and the word it is shown by.
pub trait Choice: Copy + PartialEq + Default + Send + Sync + 'static {
    /// What it is kept under.
    const NAME: &'static str;
    /// Every choice, in the order they are shown.
    const ALL: &'static [Self];
    /// What the choice is kept as.
    fn code(self) -> &'static str;
    /// What it is called.
    fn word(self) -> Shown;
}

macro_rules! choices {
    ($(#[$doc:meta])* $Name:ident = $name:literal { $($(#[$what:meta])* $Choice:ident = $code:literal, $word:ident;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $Name {
            $($(#[$what])* $Choice,)*
        }

        impl Choice for $Name {
            const NAME: &'static str = $name;
            const ALL: &'static [$Name] = &[$($Name::$Choice,)*];

            fn code(self) -> &'static str {
                match self {
                    $($Name::$Choice => $code,)*
                }
            }

            fn word(self) -> Shown {
                match self {
                    $($Name::$Choice => Shown::$word,)*
                }
            }
        }
    };
}

choices! {
    /// Dark or light.
    Theme = "theme" {
        /// As the system is.
        #[default]
        System = "system", System;
        /// The night side.
        Dark = "dark", Dark;
        /// The day side.
        Light = "light", Light;
    }
}

choices! {
    /// How large everything is.
    Size = "size" {
        /// More on the page.
        Small = "s", Small;
        /// As designed.
        #[default]
        Medium = "m", Medium;
        /// An eighth larger.
        Large = "l", Large;
        /// A third larger.
        Huge = "xl", Huge;
    }
}

choices! {
    /// Stronger lines and quiet text, or as the system wants it.
    Contrast = "contrast" {
        /// As designed.
        #[default]
        Usual = "usual", Off;
        /// More.
        More = "more", On;
    }
}

choices! {
    /// Patterns beside the colours of resources.
    Patterns = "patterns" {
        /// Icons and names only.
        #[default]
        Off = "off", Off;
        /// A pattern for each resource.
        On = "on", On;
    }
}

choices! {
    /// How much moves.
    Motion = "motion" {
        /// As the system wants it.
        #[default]
        System = "system", System;
        /// Everything.
        Full = "full", Full;
        /// Half as long.
        Reduced = "reduced", Reduced;
        /// Nothing.
        Off = "none", Off;
    }
}

choices! {
    /// Quiet tones.
    Sound = "sound" {
        /// None.
        #[default]
        Off = "off", Off;
        /// Quiet ones.
        On = "on", On;
    }
}

choices! {
    /// How fast Phases 2 to 4 are played.
    Playback = "playback" {
        /// So that every sentence can be read.
        Read = "read", Read;
        /// So that it can be followed.
        #[default]
        Quick = "quick", Quick;
        /// Not at all: their end is shown.
        Jump = "jump", Jump;
    }
}

choices! {
    /// How much the coach says when asked.
    CoachLevel = "coach" {
        /// Nothing.
        #[default]
        Off = "off", Off;
        /// What must not be missed.
        Urgent = "urgent", Urgent;
        /// That a better line exists, in numbers.
        Better = "better", Better;
        /// The line itself.
        Show = "show", Show;
    }
}

choices! {
    /// Which side of the board lies below.
    Side = "side" {
        /// That of whoever looks.
        #[default]
        Mine = "mine", Mine;
        /// The same for all.
        Fixed = "fixed", Fixed;
    }
}
