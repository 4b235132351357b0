//! Overriding packs: files that hold only what differs from the pack they build on.

mod patch;

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use self::patch::{CountryPatch, DisasterPatch, Entry, StationPatch, TablesPatch, TilePatch};
use crate::load::{CountrySheets, PackReader, Parsed};
use crate::locate::At;
use crate::near::{either, hint, short};
use crate::sheet::{Layer, Sheet};
use crate::source::{Badge, Boost, Contents, Disaster, Mission};

/// Lays the files of a desk over a pack.
pub(crate) fn lay(base: Parsed, contents: Sheet<Contents>, hash: u64, desk: &mut PackReader) -> Option<Parsed> {
    let mut overlay = Overlay { contents: &contents, desk, used: BTreeSet::new() };
    let station =
        overlay.file("station.ron", base.station, |_, sheet, patch: StationPatch, _| patch.over(&mut sheet.content));
    let tables =
        overlay.file("tables.ron", base.tables, |_, sheet, patch: TablesPatch, _| patch.over(&mut sheet.content));
    let boosts = overlay.list::<Boost>("tiles/boosts.ron", base.boosts);
    let badges = overlay.list::<Badge>("badges.ron", base.badges);
    let missions = overlay.list::<Mission>("missions.ron", base.missions);
    let countries = overlay.countries(base.countries);
    let disasters = overlay.disasters(base.disasters);
    overlay.unused();
    Some(Parsed {
        hash,
        base: Some(base.name),
        name: contents.content.name.clone(),
        contents,
        station: station?,
        tables: tables?,
        boosts: boosts?,
        badges: badges?,
        missions: missions?,
        countries: countries?,
        disasters: disasters?,
    })
}

struct Overlay<'a> {
    contents: &'a Sheet<Contents>,
    desk: &'a mut PackReader,
    /// What was found of `adds`, `removes` and `replaces`.
    used: BTreeSet<String>,
}

/// Where entries are written.
struct EntryDesk<'a> {
    path: &'a str,
    /// The way to their list in the file.
    way: &'a [At<'a>],
    /// The file.
    sheet: &'a Sheet<()>,
}

/// No honest list is longer.
const MOST_ENTRIES: usize = 100;

impl Overlay<'_> {
    /// A file: replaced, laid over, or as it was.
    fn file<T, P>(
        &mut self,
        path: &str,
        mut sheet: Sheet<T>,
        over: impl FnOnce(&mut Self, &mut Sheet<T>, P, &Layer),
    ) -> Option<Sheet<T>>
    where
        T: DeserializeOwned,
        P: DeserializeOwned,
    {
        if self.contents.content.replaces.iter().any(|replaced| replaced == path) {
            self.used.insert(path.to_owned());
            return self.desk.take(path);
        }
        if !self.desk.has(path) {
            return Some(sheet);
        }
        let (layer, patch) = self.desk.read(path)?;
        over(self, &mut sheet, patch, &layer);
        sheet.lay(layer);
        Some(sheet)
    }

    /// A file that is a list of entries with keys.
    fn list<P>(&mut self, path: &str, sheet: Sheet<Vec<P::Whole>>) -> Option<Sheet<Vec<P::Whole>>>
    where
        P: Entry + DeserializeOwned,
        P::Whole: DeserializeOwned,
    {
        let mut sheet = self.file(path, sheet, |me, sheet, patches: Vec<P>, layer| {
            let desk = EntryDesk { path, way: &[], sheet: &Sheet::new(path, layer.clone(), ()) };
            me.entries(&mut sheet.content, patches, &desk);
        })?;
        self.without::<P>(path, &mut sheet.content);
        Some(sheet)
    }

    /// Lays entries over those of the same key; new ones must be announced.
    fn entries<P: Entry>(&mut self, list: &mut Vec<P::Whole>, patches: Vec<P>, desk: &EntryDesk<'_>) {
        if patches.len() > MOST_ENTRIES {
            let what = format!("{} entries; expected at most {MOST_ENTRIES}", patches.len());
            return self.desk.mistakes.push(desk.sheet.mistake(desk.way, &[], what));
        }
        let mut seen = BTreeSet::new();
        for patch in patches {
            let key = patch.key().to_owned();
            let (step, laid) = match seen.insert(key.clone()) {
                true => (At::Key(&key), self.entry(list, patch, desk.path)),
                false => {
                    let what = format!("the key '{}' is used twice; expected every key once", short(&key));
                    (At::Again(&key), Err(what))
                }
            };
            if let Err(what) = laid {
                let way: Vec<At<'_>> = desk.way.iter().copied().chain([step]).collect();
                self.desk.mistakes.push(desk.sheet.mistake(&way, &[], what));
            }
        }
    }

    /// Lays one entry; the error says why it cannot be laid.
    fn entry<P: Entry>(&mut self, list: &mut Vec<P::Whole>, patch: P, path: &str) -> Result<(), String> {
        let key = patch.key().to_owned();
        let place = list.iter().position(|whole| P::key_of(whole) == key);
        if place.is_none() && !self.announced(path, &key) {
            let known: Vec<&str> = list.iter().map(P::key_of).collect();
            return Err(format!(
                "no {} has the key '{}'; expected one of {}, or \"{path}/{}\" in 'adds' of pack.ron{}",
                P::WORD,
                short(&key),
                either(&known),
                short(&key),
                hint(&key, known.iter().copied()),
            ));
        }
        let whole = patch.over(place.map(|place| &list[place]));
        let whole = whole.map_err(|field| format!("the new {} '{key}' has no '{field}'; expected it", P::WORD))?;
        match place {
            Some(place) => list[place] = whole,
            None => list.push(whole),
        }
        Ok(())
    }

    fn announced(&mut self, path: &str, key: &str) -> bool {
        let entry = format!("{path}/{key}");
        let announced = self.contents.content.adds.contains(&entry);
        if announced {
            self.used.insert(entry);
        }
        announced
    }

    /// Takes out what is to be left out.
    fn without<P: Entry>(&mut self, path: &str, list: &mut Vec<P::Whole>) {
        let removes = &self.contents.content.removes;
        list.retain(|whole| {
            let entry = format!("{path}/{}", P::key_of(whole));
            let removed = removes.contains(&entry);
            if removed {
                self.used.insert(entry);
            }
            !removed
        });
    }

    fn countries(&mut self, base: Vec<CountrySheets>) -> Option<Vec<CountrySheets>> {
        let known: Vec<String> = base.iter().map(|(country, _)| country.key.clone()).collect();
        let keys = self.contents.content.countries.clone().unwrap_or_else(|| known.clone());
        let mut found = Vec::new();
        for key in keys {
            let (path, tiles_path) = (format!("countries/{key}.ron"), format!("tiles/{key}.ron"));
            found.push(match known.iter().position(|one| *one == key) {
                None => self.desk.country(self.contents, &key, &known),
                Some(at) => {
                    let (country, tiles) = base[at].clone();
                    let country =
                        self.file(&path, country, |_, sheet, patch: CountryPatch, _| patch.over(&mut sheet.content));
                    country.zip(self.list::<TilePatch>(&tiles_path, tiles))
                }
            });
        }
        found.into_iter().collect()
    }

    fn disasters(&mut self, base: Vec<Sheet<Disaster>>) -> Option<Vec<Sheet<Disaster>>> {
        let known: Vec<String> = base.iter().map(|disaster| disaster.key.clone()).collect();
        let keys = self.contents.content.disasters.clone().unwrap_or_else(|| known.clone());
        let mut found = Vec::new();
        for key in keys {
            let path = format!("disasters/{key}.ron");
            found.push(match known.iter().position(|one| *one == key) {
                None => self.desk.listed(self.contents, "disasters", &key, &known),
                Some(at) => self.disaster(&path, base[at].clone()),
            });
        }
        found.into_iter().collect()
    }

    fn disaster(&mut self, path: &str, sheet: Sheet<Disaster>) -> Option<Sheet<Disaster>> {
        let mut sheet = self.file(path, sheet, |me, sheet, mut patch: DisasterPatch, layer| {
            let (cards, odd) = (patch.cards.take(), patch.irregularities.take());
            patch.over(&mut sheet.content);
            let (content, own) = (&mut sheet.content, Sheet::new(path, layer.clone(), ()));
            let desk = |way| EntryDesk { path, way, sheet: &own };
            me.entries(&mut content.cards, cards.unwrap_or_default(), &desk(&[At::Field("cards")]));
            me.entries(&mut content.irregularities, odd.unwrap_or_default(), &desk(&[At::Field("irregularities")]));
        })?;
        self.without::<crate::source::Card>(path, &mut sheet.content.cards);
        self.without::<crate::source::Irregularity>(path, &mut sheet.content.irregularities);
        Some(sheet)
    }

    /// What `pack.ron` announces must be there.
    fn unused(&mut self) {
        let contents = &self.contents.content;
        let lists = [("adds", &contents.adds), ("removes", &contents.removes), ("replaces", &contents.replaces)];
        for (field, list) in lists {
            for entry in list.iter().filter(|entry| !self.used.contains(*entry)) {
                let form = if field == "replaces" { "tiles/russia.ron" } else { "tiles/russia.ron/t1a" };
                let what =
                    format!("'{field}' names '{}', which is not there; expected the likes of \"{form}\"", short(entry));
                self.desk.mistakes.push(self.contents.mistake(&[At::Field(field)], &[At::Item(entry)], what));
            }
        }
    }
}
