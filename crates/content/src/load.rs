//! Reads the files of a pack; what they mean is looked at in [`crate::check`].

use std::collections::BTreeMap;
use std::hash::Hasher;

use fnv::FnvHasher;
use serde::de::DeserializeOwned;

use crate::folder::LARGEST_FILE;
use crate::locate::At;
use crate::mistake::Mistake;
use crate::near::{hint, short};
use crate::sheet::{Layer, Sheet};
use crate::source::{Badge, Boost, Contents, Country, Disaster, Mission, Station, Tables, Tile};
use crate::{overlay, read};

/// A country and its tiles.
pub(crate) type CountrySheets = (Sheet<Country>, Sheet<Vec<Tile>>);

/// A pack as it was written.
pub(crate) struct Parsed {
    /// Digest of all files, and of those of the pack it builds on.
    pub hash: u64,
    /// What it is called.
    pub name: String,
    /// The pack it builds on.
    pub base: Option<String>,
    /// `pack.ron`.
    pub contents: Sheet<Contents>,
    /// `station.ron`.
    pub station: Sheet<Station>,
    /// `tables.ron`.
    pub tables: Sheet<Tables>,
    /// The countries and their tiles, in the order of the pack.
    pub countries: Vec<CountrySheets>,
    /// `tiles/boosts.ron`.
    pub boosts: Sheet<Vec<Boost>>,
    /// `badges.ron`.
    pub badges: Sheet<Vec<Badge>>,
    /// `missions.ron`.
    pub missions: Sheet<Vec<Mission>>,
    /// The disasters, in the order of the pack.
    pub disasters: Vec<Sheet<Disaster>>,
}

/// Reads all RON files of a pack; other files are left alone. `base` are the files of the pack it may build on.
pub(crate) fn parse(
    files: &[(String, String)],
    base: impl FnOnce() -> Vec<(String, String)>,
) -> Result<Parsed, Vec<Mistake>> {
    let mut desk = PackReader::new(files);
    if !desk.mistakes.is_empty() {
        return Err(desk.mistakes);
    }
    let hash = digest(&desk.files);
    let parsed = desk.pack(hash, base);
    if let Some(parsed) = &parsed {
        desk.strangers(parsed);
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
        for part in [path.as_bytes(), text.as_bytes()] {
            let mut rest = part;
            while let Some(end) = rest.windows(2).position(|pair| pair == b"\r\n") {
                hasher.write(&rest[..end]);
                rest = &rest[end + 1..];
            }
            hasher.write(rest);
            hasher.write_u8(0);
        }
    }
    hasher.finish()
}

/// The digest of a pack and of the one it builds on.
fn digest_on(base: u64, hash: u64) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(&base.to_le_bytes());
    hasher.write(&hash.to_le_bytes());
    hasher.finish()
}

/// Files that are still to be read, and what was wrong with the others.
pub(crate) struct PackReader {
    /// What the pack is called, once that is known.
    pack: String,
    /// Is it the one that another builds on? Its files are then shown behind its name.
    is_base: bool,
    files: BTreeMap<String, String>,
    /// What was wrong so far.
    pub mistakes: Vec<Mistake>,
}

impl PackReader {
    fn new(files: &[(String, String)]) -> PackReader {
        let mut desk = PackReader { pack: String::new(), is_base: false, files: BTreeMap::new(), mistakes: Vec::new() };
        for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".ron")) {
            match plain(path, text) {
                Ok(()) => drop(desk.files.insert(path.replace('\\', "/"), text.clone())),
                Err(mistake) => desk.mistakes.push(mistake),
            }
        }
        desk
    }

    fn pack(&mut self, hash: u64, base: impl FnOnce() -> Vec<(String, String)>) -> Option<Parsed> {
        let contents: Sheet<Contents> = self.take("pack.ron")?;
        self.pack.clone_from(&contents.content.name);
        if !self.lists_are_short(&contents) {
            return None;
        }
        let Some(wanted) = contents.content.base.clone() else {
            return self.whole(contents, hash);
        };
        let base = base_of(&base());
        if base.name != wanted {
            let what = format!("no pack '{}' to build on; expected \"{}\"", short(&wanted), base.name);
            self.mistakes.push(contents.mistake(&[At::Field("base")], &[], what));
            return None;
        }
        if contents.content.name == wanted {
            let what = format!("'{wanted}' is the pack it builds on; expected a name of its own");
            self.mistakes.push(contents.mistake(&[At::Field("name")], &[], what));
        }
        let hash = digest_on(base.hash, hash);
        overlay::lay(base, contents, hash, self)
    }

    /// A pack that holds everything itself.
    fn whole(&mut self, contents: Sheet<Contents>, hash: u64) -> Option<Parsed> {
        let Contents { adds, removes, replaces, .. } = &contents.content;
        for (field, list) in [("adds", adds), ("removes", removes), ("replaces", replaces)] {
            if !list.is_empty() {
                let what = format!("'{field}' in a pack that builds on nothing; expected 'base' too");
                self.mistakes.push(contents.mistake(&[At::Field(field)], &[], what));
            }
        }
        let countries = self.keys(&contents, "countries", contents.content.countries.as_deref());
        let disasters = self.keys(&contents, "disasters", contents.content.disasters.as_deref());
        let station = self.take("station.ron");
        let tables = self.take("tables.ron");
        let boosts = self.take("tiles/boosts.ron");
        let badges = self.take("badges.ron");
        let missions = self.take("missions.ron");
        let countries: Vec<_> = countries.iter().map(|key| self.country(&contents, key, &[])).collect();
        let disasters: Vec<_> = disasters.iter().map(|key| self.listed(&contents, "disasters", key, &[])).collect();
        Some(Parsed {
            hash,
            name: contents.content.name.clone(),
            base: None,
            contents,
            station: station?,
            tables: tables?,
            countries: countries.into_iter().collect::<Option<_>>()?,
            boosts: boosts?,
            badges: badges?,
            missions: missions?,
            disasters: disasters.into_iter().collect::<Option<_>>()?,
        })
    }

    fn keys(&mut self, contents: &Sheet<Contents>, field: &'static str, keys: Option<&[String]>) -> Vec<String> {
        if keys.is_none() {
            let what = format!("the field '{field}' is missing; expected it in a pack that builds on nothing");
            self.mistakes.push(contents.mistake(&[], &[], what));
        }
        keys.unwrap_or_default().to_vec()
    }

    /// Lists that are longer than any honest one are not looked at entry by entry.
    fn lists_are_short(&mut self, contents: &Sheet<Contents>) -> bool {
        let Contents { countries, disasters, adds, removes, replaces, .. } = &contents.content;
        let named = [("countries", countries), ("disasters", disasters)].map(|(field, list)| (field, list.as_ref()));
        let others =
            [("adds", adds), ("removes", removes), ("replaces", replaces)].map(|(field, list)| (field, Some(list)));
        let long = named.into_iter().chain(others).find(|(_, list)| list.is_some_and(|list| list.len() > MOST_LISTED));
        if let Some((field, _)) = long {
            let what = format!("'{field}' is too long; expected at most {MOST_LISTED} entries");
            self.mistakes.push(contents.mistake(&[At::Field(field)], &[], what));
        }
        long.is_none()
    }

    /// Is the file there and not read yet?
    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Reads a country and its tiles.
    pub fn country(&mut self, contents: &Sheet<Contents>, key: &str, known: &[String]) -> Option<CountrySheets> {
        let country = self.listed(contents, "countries", key, known);
        country.zip(self.take(&format!("tiles/{key}.ron")))
    }

    /// Reads a file that `pack.ron` lists, from the folder of that name; `known` are those that need no file.
    pub fn listed<T: DeserializeOwned>(
        &mut self,
        contents: &Sheet<Contents>,
        folder: &str,
        key: &str,
        known: &[String],
    ) -> Option<Sheet<T>> {
        let path = format!("{folder}/{key}.ron");
        if self.has(&path) {
            return self.take(&path);
        }
        let there =
            self.files.keys().filter_map(|path| path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".ron"));
        let hint = hint(key, there.chain(known.iter().map(String::as_str)));
        let what = format!("'{}' is listed, but {} was not found; expected it{hint}", short(key), short(&path));
        self.mistakes.push(contents.mistake(&[At::Field(folder)], &[At::Item(key)], what));
        None
    }

    /// Reads a file that must be there.
    pub fn take<T: DeserializeOwned>(&mut self, path: &str) -> Option<Sheet<T>> {
        if !self.has(path) {
            self.mistakes.push(Mistake::of_file(path, "not found; expected it in this pack"));
            return None;
        }
        let (layer, content) = self.read(path)?;
        Some(Sheet::new(path, layer, content))
    }

    /// Reads a file that is there.
    pub fn read<T: DeserializeOwned>(&mut self, path: &str) -> Option<(Layer, T)> {
        let text = self.files.remove(path)?;
        let file = if self.is_base { format!("{}/{path}", self.pack) } else { path.to_owned() };
        match read::read(&file, &text) {
            Ok(content) => Some((Layer { pack: self.pack.clone(), file, text }, content)),
            Err(mistake) => {
                self.mistakes.push(mistake);
                None
            }
        }
    }

    /// Files that nobody asked for.
    fn strangers(&mut self, parsed: &Parsed) {
        let countries = parsed.countries.iter().map(|(country, _)| &country.key);
        let countries = countries.flat_map(|key| [format!("countries/{key}.ron"), format!("tiles/{key}.ron")]);
        let disasters = parsed.disasters.iter().map(|disaster| format!("disasters/{}.ron", disaster.key));
        let places: Vec<String> = FILES.map(String::from).into_iter().chain(countries).chain(disasters).collect();
        for path in self.files.keys() {
            let hint = hint(path, places.iter().map(String::as_str));
            let what = format!(
                "no part of the pack; expected {}, or a country or disaster that pack.ron lists{hint}",
                FILES.join(", ")
            );
            self.mistakes.push(Mistake::of_file(path, what));
        }
    }
}

/// A file must be plain text of a sensible size. Signs that nobody sees would be found by nobody.
fn plain(path: &str, text: &str) -> Result<(), Mistake> {
    if text.len() as u64 > LARGEST_FILE {
        return Err(Mistake::of_file(path, format!("is too large; expected at most {LARGEST_FILE} bytes")));
    }
    let hidden = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t') || letter == '\u{feff}';
    let Some((place, sign)) = text.char_indices().find(|(_, letter)| hidden(*letter)) else { return Ok(()) };
    let what = match sign {
        '\u{feff}' => "a byte order mark stands here; expected UTF-8 without one".to_owned(),
        sign => format!("the control character U+{:04X} stands here; expected plain text", u32::from(sign)),
    };
    Err(Mistake::at(path, text, place, what))
}

/// No honest pack lists more in one field.
const MOST_LISTED: usize = 200;

/// The files that every pack may have.
const FILES: [&str; 6] = ["pack.ron", "station.ron", "tables.ron", "badges.ron", "missions.ron", "tiles/boosts.ron"];

/// The pack that others build on.
fn base_of(files: &[(String, String)]) -> Parsed {
    let mut desk = PackReader { is_base: true, ..PackReader::new(files) };
    let hash = digest(&desk.files);
    let parsed = desk.pack(hash, Vec::new);
    parsed.unwrap_or_else(|| panic!("the embedded pack is broken:\n{}", crate::mistake::list(&desk.mistakes)))
}
