//! Reads the files of a folder, however odd the folder is.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::mistake::Mistake;

/// Files given as path and text.
pub(crate) type Files = Vec<(String, String)>;

/// No honest file is larger.
pub(crate) const LARGEST_FILE: u64 = 256 * 1024;
/// No honest pack has more entries, files and folders together.
pub(crate) const MOST_ENTRIES: usize = 2_000;
/// No honest pack has folders inside folders inside folders.
const DEEPEST: usize = 4;
/// What is said about a folder that is named like a file.
const FOLDER: &str = "is a folder; expected a file of that name";

/// The RON files of a folder and its folders, with paths relative to it. Hidden folders are left alone.
pub(crate) fn read(root: &Path) -> Result<Files, Vec<Mistake>> {
    if !root.is_dir() {
        return Err(vec![Mistake::of_file(&shown(root), "is no folder; expected the folder of a pack")]);
    }
    let head = root.join("pack.ron");
    if head.is_dir() {
        return Err(vec![Mistake::of_file("pack.ron", FOLDER)]);
    }
    if !head.is_file() {
        return Err(vec![Mistake::of_file("pack.ron", format!("not found in {}; expected it there", shown(root)))]);
    }
    let mut walk = Walk { root, entries: 0, files: Vec::new(), mistakes: Vec::new() };
    walk.folder(root, 0);
    if walk.mistakes.is_empty() { Ok(walk.files) } else { Err(walk.mistakes) }
}

/// A walk through a folder.
struct Walk<'a> {
    root: &'a Path,
    entries: usize,
    files: Files,
    mistakes: Vec<Mistake>,
}

impl Walk<'_> {
    fn say(&mut self, path: &Path, what: impl Into<String>) {
        let inside = path.strip_prefix(self.root).unwrap_or(path);
        let inside = if inside.as_os_str().is_empty() { path } else { inside };
        self.mistakes.push(Mistake::of_file(&shown(inside), what));
    }

    fn folder(&mut self, folder: &Path, depth: usize) {
        let listed = fs::read_dir(folder).and_then(|entries| {
            let entries = entries.take(MOST_ENTRIES + 1);
            entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<PathBuf>, _>>()
        });
        let mut paths = match listed {
            Ok(paths) => paths,
            Err(error) => return self.say(folder, format!("cannot be read: {error}")),
        };
        self.entries += paths.len();
        if self.entries > MOST_ENTRIES {
            return self.say(folder, format!("holds too much; expected at most {MOST_ENTRIES} files and folders"));
        }
        paths.sort();
        paths.iter().for_each(|path| self.entry(path, depth));
    }

    fn entry(&mut self, path: &Path, depth: usize) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let linked = path.is_symlink();
        if name.starts_with('.') {
            // Not ours: version control, an editor's notes.
        } else if path.is_dir() && name.ends_with(".ron") {
            self.say(path, FOLDER);
        } else if path.is_dir() && linked {
            self.say(path, "is a link to a folder; expected the folder itself");
        } else if path.is_dir() && depth >= DEEPEST {
            self.say(path, format!("lies too deep; expected at most {DEEPEST} folders inside each other"));
        } else if path.is_dir() {
            self.folder(path, depth + 1);
        } else if name.ends_with(".ron") {
            self.file(path);
        }
    }

    fn file(&mut self, path: &Path) {
        match fs::metadata(path) {
            Err(error) => return self.say(path, format!("cannot be read: {error}")),
            // A pipe or a device might never end.
            Ok(about) if !about.is_file() => return self.say(path, "is no ordinary file; expected one"),
            Ok(_) => {}
        }
        let mut bytes = Vec::new();
        if let Err(error) = File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes)) {
            return self.say(path, format!("cannot be read: {error}"));
        }
        let inside = shown(path.strip_prefix(self.root).unwrap_or(path)).replace('\\', "/");
        match text(&inside, bytes) {
            Ok(text) => self.files.push((inside, text)),
            Err(mistake) => self.mistakes.push(mistake),
        }
    }
}

/// The text of a file, if it is one and not too long.
fn text(file: &str, bytes: Vec<u8>) -> Result<String, Mistake> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Mistake::of_file(file, format!("is too large; expected at most {LARGEST_FILE} bytes")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(&error.as_bytes()[..good]).into_owned();
        Mistake::at(file, &text, good, "is no UTF-8 text from here on; expected UTF-8")
    })
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
