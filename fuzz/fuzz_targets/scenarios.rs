//! Any text as a scenario: a clear failure, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = notation::scenario::run_text(content::embedded(), "fuzzed", text);
});
