//! What goes wrong with files, saved games and options: data, told in the language of the player.

mod saving;
mod typing;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fmt, io};

use notation::Mistake;
use notation::save::SaveError;
use text::{Language, Words, Writer};

text::keys! {
    /// What can be wrong with files.
    pub enum FileKey {
        Open = "file-open",
        OpenToWrite = "file-open-to-write",
        Read = "file-read",
        Write = "file-write",
        Lock = "file-lock",
        Delete = "file-delete",
        MakeFolder = "file-make-folder",
        ReadFolder = "file-read-folder",
        Why = "file-why",
        NoText = "file-no-text",
        TooLarge = "file-too-large",
        Moved = "file-moved",
        Busy = "file-busy",
        IsFolder = "file-is-folder",
        NotOurs = "file-not-ours",
        TooMany = "file-too-many",
        TooManyDamaged = "file-too-many-damaged",
        NoGame = "file-no-game",
    }
}

#[cfg(test)]
pub use saving::SaveKey;
pub use typing::MistakeKey;

/// Something that a player is told in a sentence of their language.
#[derive(Debug)]
pub enum Mishap {
    /// A file or folder cannot be used as it should.
    File {
        /// What should be done: one of the first messages.
        deed: FileKey,
        /// With what.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A file or folder is not as it should be: this is said of it.
    Found(FileKey, PathBuf),
    /// A line of a file is no text.
    NoText(PathBuf, usize),
    /// No honest file has more MiB.
    TooLarge(PathBuf, u64),
    /// No game of this name is kept in the folder.
    NoGame(String, PathBuf),
    /// A saved game is damaged or needs another pack.
    Save {
        /// Where it is: a path, or the name of a kept game.
        place: String,
        /// Is it a kept game?
        kept: bool,
        /// The pack that is played with.
        pack: String,
        /// What is wrong.
        error: SaveError,
    },
    /// A word of an option is wrong.
    Mistake(Mistake),
    /// A setup file is wrong.
    Setup(Mistake),
    /// Too many or too few players.
    Players,
    /// A setup that is spelled out, and options beside it.
    SpelledOut,
    /// A bot at a seat that nobody plays; there are so many.
    Nobody(u8, u8),
    /// It has been told already.
    Told(String),
}

impl Mishap {
    /// A file or folder that cannot be used as it should.
    pub fn file(deed: FileKey, path: &Path) -> impl FnOnce(io::Error) -> Mishap {
        move |error| Mishap::File { deed, path: path.to_owned(), error }
    }

    /// What is said of it, without a stop at its end.
    pub fn told(&self, writer: &Writer) -> String {
        let with_path = |path: &Path| Words::new().with("path", path.display().to_string());
        let line = match self {
            Mishap::File { deed, path, error } => writer.line(*deed, with_path(path).with("why", why(writer, error))),
            Mishap::Found(key, path) => writer.line(*key, with_path(path)),
            Mishap::NoText(path, line) => writer.line(FileKey::NoText, with_path(path).with("line", *line)),
            Mishap::TooLarge(path, size) => writer.line(FileKey::TooLarge, with_path(path).with("size", *size)),
            Mishap::NoGame(name, folder) => {
                writer.line(FileKey::NoGame, with_path(folder).with("name", name.escape_debug().to_string()))
            }
            Mishap::Save { place, kept, pack, error } => return saving::at(writer, place, *kept, pack, error),
            Mishap::Mistake(mistake) => return typing::mistake(writer, mistake),
            Mishap::Setup(mistake) => {
                writer.line(MistakeKey::Setup, Words::new().with("why", typing::mistake(writer, mistake)))
            }
            Mishap::Players => writer.line(MistakeKey::Players, Words::new()),
            Mishap::SpelledOut => writer.line(MistakeKey::SpelledOut, Words::new()),
            Mishap::Nobody(seat, seats) => {
                writer.line(MistakeKey::Nobody, Words::new().with("seat", *seat).with("seats", *seats))
            }
            Mishap::Told(text) => return text.clone(),
        };
        line.into()
    }
}

/// An error in a player's language; what is only for designers is told as it is.
pub fn told(writer: &Writer, error: &anyhow::Error) -> String {
    error.downcast_ref::<Mishap>().map_or_else(|| format!("{error:#}"), |mishap| mishap.told(writer))
}

/// What is wrong with a saved game, in a player's language.
pub fn damage(writer: &Writer, pack: &str, error: &SaveError) -> String {
    saving::damage(writer, pack, error)
}

/// What is wrong with a typed word, in a player's language.
pub fn mistake(writer: &Writer, mistake: &Mistake) -> String {
    typing::mistake(writer, mistake)
}

/// Why the system does not do it.
fn why(writer: &Writer, error: &io::Error) -> String {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::AlreadyExists => "exists",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "no-folder",
        io::ErrorKind::StorageFull => "full",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::InvalidData => "broken",
        _ => "other",
    };
    let words = Words::new().with("reason", reason).with("code", error.raw_os_error().unwrap_or_default());
    writer.line(FileKey::Why, words).into()
}

/// Tools for designers speak English.
impl fmt::Display for Mishap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        static ENGLISH: OnceLock<Writer> = OnceLock::new();
        f.write_str(&self.told(ENGLISH.get_or_init(|| Writer::new(Language::ENGLISH))))
    }
}

impl std::error::Error for Mishap {}
