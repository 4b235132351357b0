//! The intrepid program.

fn main() {}
