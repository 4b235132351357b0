//! Reads and checks the pack and the lessons once, so that no client has to.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=../../content");
    println!("cargo::rerun-if-changed=../../scenarios/lessons");
    let folder = std::env::var_os("OUT_DIR").expect("cargo names the folder for what is built");
    let bytes = content::embedded_pack().clone().to_play_with().to_bytes();
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(Path::new(&folder).join(name), bytes).expect("the folder for what is built can be written");
    };
    write("pack.bin", &bytes);
    let lessons = lessons::read_folder(content::embedded(), Path::new("../../scenarios/lessons"));
    let lessons = lessons.unwrap_or_else(|failure| panic!("{failure}"));
    write("lessons.bin", &postcard::to_allocvec(&lessons).expect("lessons can be written"));
}
