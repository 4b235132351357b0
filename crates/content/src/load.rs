//! Reads the files of a pack; what they mean is looked at in [`crate::check`].

use std::collections::BTreeMap;
use std::fs;
use std::hash::Hasher;
use std::path::Path;

use fnv::FnvHasher;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use crate::mistake::Mistake;
use crate::source::{Badge, Boost, Contents, Country, Disaster, Mission, Station, Tables, Tile};

/// A pack as it was written.
pub struct Parsed {
    /// Digest of all files.
    pub hash: u64,
    /// `pack.ron`.
    pub contents: Sheet<Contents>,
    /// `station.ron`.
    pub station: Sheet<Station>,
    /// `tables.ron`.
    pub tables: Sheet<Tables>,
    /// The countries and their tiles, in the order of the pack.
    pub countries: Vec<(Sheet<Country>, Sheet<Vec<Tile>>)>,
    /// `tiles/boosts.ron`.
    pub boosts: Sheet<Vec<Boost>>,
    /// `badges.ron`.
    pub badges: Sheet<Vec<Badge>>,
    /// `missions.ron`.
    pub missions: Sheet<Vec<Mission>>,
    /// The disasters, in the order of the pack.
    pub disasters: Vec<Sheet<Disaster>>,
}

/// A file that could be read.
pub struct Sheet<T> {
    /// Its path inside the pack.
    pub file: String,
    /// Its words.
    pub text: String,
    /// What they say.
    pub content: T,
}

impl<T> Sheet<T> {
    /// Its name without folder and ending.
    pub fn key(&self) -> &str {
        let name = self.file.rsplit('/').next().unwrap_or(&self.file);
        name.strip_suffix(ENDING).unwrap_or(name)
    }

    /// A mistake in this file, behind all of these words.
    pub fn mistake(&self, anchors: &[&str], what: impl Into<String>) -> Mistake {
        Mistake::at(&self.file, &self.text, anchors, what)
    }
}

const ENDING: &str = ".ron";

/// The files of a folder and its folders, with paths relative to it.
pub fn read_dir(root: &Path) -> Result<Vec<(String, String)>, Vec<Mistake>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let shown = folder.display().to_string();
        let unreadable = |error| vec![Mistake::of_file(&shown, format!("cannot be read: {error}"))];
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ENDING) {
                let text = fs::read_to_string(&path).map_err(unreadable)?;
                let inside = path.strip_prefix(root).unwrap_or(&path);
                files.push((inside.to_string_lossy().into_owned(), text));
            }
        }
    }
    Ok(files)
}

/// Reads all RON files of a pack; other files are left alone.
pub fn parse(files: &[(String, String)]) -> Result<Parsed, Vec<Mistake>> {
    let files = files.iter().map(|(path, text)| (path.replace('\\', "/"), text.clone()));
    let files: BTreeMap<_, _> = files.filter(|(path, _)| path.ends_with(ENDING)).collect();
    let hash = digest(&files);
    let mut desk = Desk { files, mistakes: Vec::new() };
    let parsed = desk.parse(hash);
    let strangers = desk.files.keys().map(|path| {
        let places = "expected pack.ron, station.ron, tables.ron, badges.ron, missions.ron, tiles/boosts.ron, or a \
                      country or disaster that pack.ron lists";
        Mistake::of_file(path, format!("no part of the pack; {places}"))
    });
    if parsed.is_some() {
        desk.mistakes.extend(strangers);
    }
    match parsed {
        Some(parsed) if desk.mistakes.is_empty() => Ok(parsed),
        _ => Err(desk.mistakes),
    }
}

/// FNV-1a over paths and texts in the order of paths; line ends do not count.
fn digest(files: &BTreeMap<String, String>) -> u64 {
    let mut hasher = FnvHasher::default();
    for (path, text) in files {
        for part in [path, &text.replace("\r\n", "\n")] {
            hasher.write(part.as_bytes());
            hasher.write_u8(0);
        }
    }
    hasher.finish()
}

/// Files that are still to be read, and what was wrong with the others.
struct Desk {
    files: BTreeMap<String, String>,
    mistakes: Vec<Mistake>,
}

impl Desk {
    fn parse(&mut self, hash: u64) -> Option<Parsed> {
        let contents: Option<Sheet<Contents>> = self.take("pack.ron");
        let (countries, disasters) = match &contents {
            Some(sheet) => (sheet.content.countries.clone(), sheet.content.disasters.clone()),
            None => return None,
        };
        let station = self.take("station.ron");
        let tables = self.take("tables.ron");
        let boosts = self.take("tiles/boosts.ron");
        let badges = self.take("badges.ron");
        let missions = self.take("missions.ron");
        let countries: Vec<_> = countries
            .iter()
            .map(|key| (self.take(&format!("countries/{key}.ron")), self.take(&format!("tiles/{key}.ron"))))
            .collect();
        let disasters: Vec<_> = disasters.iter().map(|key| self.take(&format!("disasters/{key}.ron"))).collect();
        Some(Parsed {
            hash,
            contents: contents?,
            station: station?,
            tables: tables?,
            countries: countries.into_iter().map(|(country, tiles)| country.zip(tiles)).collect::<Option<_>>()?,
            boosts: boosts?,
            badges: badges?,
            missions: missions?,
            disasters: disasters.into_iter().collect::<Option<_>>()?,
        })
    }

    fn take<T: DeserializeOwned>(&mut self, path: &str) -> Option<Sheet<T>> {
        let Some(text) = self.files.remove(path) else {
            self.mistakes.push(Mistake::of_file(path, "not found; expected it in every pack that lists it"));
            return None;
        };
        match read(path, &text) {
            Ok(content) => Some(Sheet { file: path.to_owned(), text, content }),
            Err(mistake) => {
                self.mistakes.push(mistake);
                None
            }
        }
    }
}

fn read<T: DeserializeOwned>(path: &str, text: &str) -> Result<T, Mistake> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| Mistake {
        file: path.to_owned(),
        line: Some(error.span.end.line),
        column: Some(error.span.end.col),
        what: error.code.to_string(),
    })
}
