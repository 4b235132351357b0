//! Files: saved games are read up to a size and written whole or not at all.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::mishap::{FileKey, Mishap};

/// No honest saved game is larger.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The text of a file that is neither huge nor binary.
pub fn read(path: &Path) -> anyhow::Result<String> {
    let mut file = File::open(path).map_err(Mishap::file(FileKey::Open, path))?;
    match String::from_utf8(read_bytes(&mut file, path)?) {
        Ok(text) => Ok(text),
        Err(error) => {
            let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
            Err(Mishap::NoText(path.to_owned(), line).into())
        }
    }
}

/// The text of an open file that is not huge; what is no text in it is replaced by signs that are refused later.
pub fn read_any(file: &mut File, path: &Path) -> anyhow::Result<String> {
    Ok(String::from_utf8_lossy(&read_bytes(file, path)?).into_owned())
}

fn read_bytes(file: &mut File, path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(Mishap::file(FileKey::Read, path))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Mishap::TooLarge(path.to_owned(), LARGEST >> 20).into());
    }
    Ok(bytes)
}

/// Writes a file so that it is there whole, or as it was before: a temporary file that is renamed.
pub fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let beside = beside(path);
    let written = write_and_sync(&beside, text).and_then(|()| fs::rename(&beside, path));
    let written = written.inspect_err(|_| drop(fs::remove_file(&beside)));
    Ok(written.map_err(Mishap::file(FileKey::Write, path))?)
}

/// Could this file be written? Nothing is left behind.
pub fn check_writable(path: &Path) -> anyhow::Result<()> {
    let beside = beside(path);
    let tried = File::create(&beside).and_then(|_| fs::remove_file(&beside));
    Ok(tried.map_err(Mishap::file(FileKey::Write, path))?)
}

fn write_and_sync(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

/// A name in the same folder that nobody else uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
