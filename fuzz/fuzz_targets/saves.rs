//! Any text as a saved game: a clear error, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = notation::save::read(content::embedded(), text);
});
