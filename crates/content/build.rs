//! Builds the crate anew when a file of the pack is added, changed or removed.

fn main() {
    println!("cargo::rerun-if-changed=../../content");
}
