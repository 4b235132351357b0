//! Reads and checks the pack once, so that no client has to.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=../../content");
    let folder = std::env::var_os("OUT_DIR").expect("cargo names the folder for what is built");
    let bytes = content::embedded_pack().to_bytes();
    std::fs::write(Path::new(&folder).join("pack.bin"), bytes).expect("the folder for what is built can be written");
}
