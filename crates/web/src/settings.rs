//! What is settled on this device. Everybody who draws or plays asks here; whoever changes something is heard at once,
//! and finds it again after a reload.

mod choice;
mod colours;
mod root;
pub mod sound;

use leptos::prelude::*;
use text::Language;
use web_sys::window;

pub use choice::{Choice, CoachLevel, Contrast, Motion, Patterns, Playback, Side, Size, Sound, Theme};
pub use colours::Colours;
pub use root::{own_name, prefers};
pub use sound::Tone;

/// One thing that is settled, kept under its name.
pub struct Setting<T: Choice>(RwSignal<T>);

impl<T: Choice> Clone for Setting<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Choice> Copy for Setting<T> {}

impl<T: Choice> Setting<T> {
    /// As it was kept, else as it is at first.
    fn kept() -> Setting<T> {
        let code = read(T::NAME);
        let found = T::ALL.iter().find(|choice| Some(choice.code()) == code.as_deref());
        Setting(RwSignal::new(found.copied().unwrap_or_default()))
    }

    /// What is settled; whoever asks is told of changes.
    pub fn get(self) -> T {
        self.0.get()
    }

    /// What is settled now.
    pub fn now(self) -> T {
        self.0.get_untracked()
    }

    /// Settles it, and keeps it.
    pub fn set(self, choice: T) {
        keep(T::NAME, choice.code());
        self.0.set(choice);
    }
}

/// Everything that is settled beside the language.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Dark, light, or as the system is.
    pub theme: Setting<Theme>,
    /// How large everything is.
    pub size: Setting<Size>,
    /// Stronger lines and quiet text.
    pub contrast: Setting<Contrast>,
    /// Patterns beside the colours of resources.
    pub patterns: Setting<Patterns>,
    /// How much moves.
    pub motion: Setting<Motion>,
    /// Are there sounds?
    pub sound: Setting<Sound>,
    /// How fast Phases 2 to 4 are played.
    pub playback: Setting<Playback>,
    /// How much the coach says.
    pub coach: Setting<CoachLevel>,
    /// Is the board turned to whoever looks?
    pub side: Setting<Side>,
    /// Which seat has which colour.
    pub colours: Colours,
}

impl Settings {
    /// As it was kept on this device.
    pub fn kept() -> Settings {
        Settings {
            theme: Setting::kept(),
            size: Setting::kept(),
            contrast: Setting::kept(),
            patterns: Setting::kept(),
            motion: Setting::kept(),
            sound: Setting::kept(),
            playback: Setting::kept(),
            coach: Setting::kept(),
            side: Setting::kept(),
            colours: Colours::kept(),
        }
    }

    /// Is the page light now?
    pub fn is_light(self) -> bool {
        match self.theme.get() {
            Theme::Light => true,
            Theme::Dark => false,
            Theme::System => prefers("(prefers-color-scheme: light)"),
        }
    }

    /// The other theme, from now on.
    pub fn turn_theme(self) {
        let light = untrack(|| self.is_light());
        self.theme.set(if light { Theme::Dark } else { Theme::Light });
    }

    /// How much moves: as settled, else as the system wants it.
    pub fn moves(self) -> Motion {
        match self.motion.get() {
            Motion::System if prefers("(prefers-reduced-motion: reduce)") => Motion::Off,
            Motion::System => Motion::Full,
            settled => settled,
        }
    }

    /// Lets a tone be heard, if there are sounds.
    pub fn play(self, tone: Tone) {
        if self.sound.now() == Sound::On {
            sound::play(tone);
        }
    }

    /// How many sides the board is turned when this seat looks.
    pub fn turned(self, seat: engine::seat::Seat) -> u8 {
        match self.side.get() {
            Side::Mine => seat.index() as u8,
            Side::Fixed => 0,
        }
    }
}

/// Keeps the language.
pub fn keep_language(language: Language) {
    keep("language", language.code());
    root::set("lang", language.code());
}

/// Dresses the page as settled, again whenever something changes.
pub fn apply(settings: Settings, language: Language) {
    root::set("lang", language.code());
    let system = root::watch(["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"]);
    let dress = move |_: Option<()>| {
        system.track();
        root::set("data-theme", if settings.is_light() { "light" } else { "dark" });
        root::set("data-size", settings.size.get().code());
        root::set("data-contrast", settings.contrast.get().code());
        root::set("data-patterns", settings.patterns.get().code());
        root::set("data-motion", settings.moves().code());
        for (seat, colour) in settings.colours.get().into_iter().enumerate() {
            root::set(&format!("data-crew-{}", seat + 1), &colour.to_string());
        }
    };
    Effect::new(dress);
    // Effects wait for the next beat; the first picture should be right.
    untrack(|| dress(None));
}

/// Reads something that was settled.
pub fn read(name: &str) -> Option<String> {
    window()?.local_storage().ok()??.get_item(name).ok()?
}

/// Keeps something; a device that keeps nothing goes on without.
pub fn keep(name: &str, value: &str) {
    if let Some(storage) = window().and_then(|window| window.local_storage().ok()?) {
        let _full = storage.set_item(name, value);
    }
}
