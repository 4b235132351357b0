//! The program as a player or another program meets it: text in, text out.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder for one test.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder with this name.
    pub fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::remove_dir_all(&path).ok();
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// A file in it with this text.
    pub fn write(&self, name: &str, text: &[u8]) -> String {
        std::fs::write(self.0.join(name), text).unwrap();
        self.file(name)
    }

    /// The text of a file in it.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }
}

/// Runs the program with this input.
pub fn intrepid(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_intrepid"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program may stop reading before everything is written.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What the program prints; it must end well.
pub fn prints(arguments: &[&str], input: &str) -> String {
    let output = intrepid(arguments, input);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{arguments:?} failed: {err}\n{out}");
    assert_eq!(err, "", "{arguments:?} complains");
    out
}

/// What the program complains about; it must not end well.
pub fn complains(arguments: &[&str], input: &str) -> String {
    let output = intrepid(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?} should fail: {}", text(&output.stdout));
    text(&output.stderr)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Every one of these stands in the text.
pub fn has(text: &str, wanted: &[&str]) {
    for one in wanted {
        assert!(text.contains(one), "'{one}' is missing in:\n{text}");
    }
}

/// The same for a text that names a path: where its lines break depends on how long that is.
pub fn has_words(text: &str, wanted: &[&str]) {
    has(&text.split_whitespace().collect::<Vec<_>>().join(" "), wanted);
}

/// Options of a game that is always the same, kept in this folder.
pub fn usual_game<'a>(games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut options = vec!["play", "--countries", "usa,russia", "--seed", "7", "--games", games];
    options.extend(more);
    options
}
