//! Locks: a game is written by one program at a time. The system lets go of a lock when a program ends, however it does.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::mishap::{FileKey, Mishap};

/// Opens a file that is there and locks it.
pub fn open(path: &Path) -> anyhow::Result<File> {
    let file = File::options().read(true).write(true).open(path);
    let file = file.map_err(Mishap::file(FileKey::OpenToWrite, path))?;
    lock(&file, path)?;
    if !leads_to(path, &file) {
        return Err(Mishap::Found(FileKey::Moved, path.to_owned()).into());
    }
    Ok(file)
}

/// Makes a file that is not there yet and locks it.
pub fn create(path: &Path) -> std::io::Result<File> {
    let file = File::options().read(true).write(true).create_new(true).open(path)?;
    // Nobody else knows of it yet; a file system without locks is no reason not to keep the game.
    file.try_lock().ok();
    Ok(file)
}

/// Is another program at it?
pub fn is_locked(file: &File) -> bool {
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Does the path still lead to this file, or has somebody moved or deleted it?
#[cfg(unix)]
pub fn leads_to(path: &Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (path.metadata(), file.metadata()) {
        (Ok(there), Ok(here)) => (there.dev(), there.ino()) == (here.dev(), here.ino()),
        _ => false,
    }
}

/// Does the path still lead to this file? A file that is open cannot be moved or deleted here.
#[cfg(not(unix))]
pub fn leads_to(path: &Path, _: &File) -> bool {
    path.exists()
}

fn lock(file: &File, path: &Path) -> anyhow::Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Mishap::Found(FileKey::Busy, path.to_owned()).into()),
        Err(TryLockError::Error(error)) => Err(Mishap::file(FileKey::Lock, path)(error).into()),
    }
}
