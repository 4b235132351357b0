//! Quiet tones, made here: a sine or two that fade within a quarter of a second.

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// An answer was given.
    Placed,
    /// It does not go.
    Refused,
    /// It is up to you again.
    Asked,
    /// The station is alive.
    Won,
    /// The station is lost.
    Lost,
}

impl Tone {
    /// Its notes: Hertz, and when each begins, in seconds.
    const fn notes(self) -> &'static [(f32, f64)] {
        match self {
            Tone::Placed => &[(523.25, 0.0)],
            Tone::Refused => &[(196.0, 0.0)],
            Tone::Asked => &[(659.25, 0.0), (783.99, 0.09)],
            Tone::Won => &[(523.25, 0.0), (659.25, 0.12), (783.99, 0.24), (1046.5, 0.36)],
            Tone::Lost => &[(392.0, 0.0), (311.13, 0.18), (261.63, 0.36)],
        }
    }
}

/// How loud, of 1.
const VOLUME: f32 = 0.06;

/// How long a note is heard, in seconds.
const LENGTH: f64 = 0.24;

thread_local! {
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// Lets a tone be heard. Where the browser has no sound, nothing is.
pub fn play(tone: Tone) {
    CONTEXT.with(|context| {
        if let Some(context) = context {
            for (hertz, begin) in tone.notes() {
                let _silent = note(context, *hertz, context.current_time() + begin);
            }
        }
    });
}

fn note(context: &AudioContext, hertz: f32, begin: f64) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(OscillatorType::Sine);
    oscillator.frequency().set_value(hertz);
    gain.gain().set_value_at_time(VOLUME, begin)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, begin + LENGTH)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(begin + LENGTH)
}
