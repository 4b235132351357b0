//! Every mistake is told in every language, with everything it needs to be told.

use std::io;
use std::path::PathBuf;

use engine::refusal::Refusal;
use engine::resource::Light;
use engine::setup::SetupError;
use notation::save::{Problem, SaveError};
use notation::{Mistake, Sort};
use text::{Language, Writer};

use crate::mishap::{FileKey, Mishap};

fn mistakes() -> Vec<Mistake> {
    let word = || "word".to_owned();
    let options = || vec!["die 1".to_owned(), "die 2".to_owned()];
    let sorts = [
        Sort::Country,
        Sort::Badge,
        Sort::OwnBadge,
        Sort::Disaster,
        Sort::Mission,
        Sort::Card,
        Sort::Irregularity,
        Sort::Resource,
        Sort::Light,
        Sort::Difficulty,
        Sort::TileOf("usa".into()),
        Sort::Component,
        Sort::Word("phase".into()),
    ];
    let mut all: Vec<Mistake> =
        sorts.map(|sort| Mistake::Unknown { sort, word: word(), near: vec!["near".into()] }).into();
    all.extend([
        Mistake::OtherSide { word: word(), country: "usa".into(), light: Light::Red },
        Mistake::Seat(word()),
        Mistake::Space(word()),
        Mistake::Number(word()),
        Mistake::Zero,
        Mistake::Die { word: word(), oriented: true },
        Mistake::Pose(word()),
        Mistake::Fronts(4),
        Mistake::PairOffTile,
        Mistake::Spot,
        Mistake::Place(word()),
        Mistake::Bonus(word()),
        Mistake::Purchase(word()),
        Mistake::Option { options: options(), word: word() },
        Mistake::Several { options: options(), word: word() },
        Mistake::Countries { countries: 3, players: 2 },
        Mistake::Seed(word()),
        Mistake::InLine { line: 2, why: Box::new(Mistake::Other("odd".into())) },
    ]);
    all
}

fn problems() -> Vec<Problem> {
    let word = || "word".to_owned();
    vec![
        Problem::Empty,
        Problem::CutOff,
        Problem::Json("odd".into()),
        Problem::LongLine { bytes: 99_999 },
        Problem::Format { found: 9 },
        Problem::Rulebook { pack: None, found: word(), ours: word() },
        Problem::Rulebook { pack: Some("x".repeat(200)), found: word(), ours: word() },
        Problem::Setup(Mistake::Zero),
        Problem::IllegalSetup(SetupError::NamedCards),
        Problem::Seed(word()),
        Problem::TooManyAnswers,
        Problem::Seat(4),
        Problem::NotAsked(2),
        Problem::Unreadable(Mistake::Spot),
        Problem::Refused(Refusal::Stale),
        Problem::Hash { found: word(), ours: word(), engine: word() },
        Problem::Hash { found: word(), ours: word(), engine: notation::save::ENGINE.into() },
    ]
}

fn mishaps() -> Vec<Mishap> {
    let path = || PathBuf::from("a/path");
    let deeds = [FileKey::Open, FileKey::OpenToWrite, FileKey::Read, FileKey::Write, FileKey::Lock, FileKey::Delete];
    let kinds = [
        io::ErrorKind::NotFound,
        io::ErrorKind::PermissionDenied,
        io::ErrorKind::AlreadyExists,
        io::ErrorKind::IsADirectory,
        io::ErrorKind::NotADirectory,
        io::ErrorKind::StorageFull,
        io::ErrorKind::ReadOnlyFilesystem,
        io::ErrorKind::InvalidData,
        io::ErrorKind::Other,
    ];
    let found =
        [FileKey::Moved, FileKey::Busy, FileKey::IsFolder, FileKey::NotOurs, FileKey::TooMany, FileKey::TooManyDamaged];
    let mut all: Vec<Mishap> = mistakes().into_iter().map(Mishap::Mistake).collect();
    all.extend(deeds.into_iter().chain([FileKey::MakeFolder, FileKey::ReadFolder]).map(|deed| Mishap::File {
        deed,
        path: path(),
        error: io::ErrorKind::NotFound.into(),
    }));
    all.extend(kinds.map(|kind| Mishap::File { deed: FileKey::Open, path: path(), error: kind.into() }));
    all.extend(found.map(|key| Mishap::Found(key, path())));
    for (line, good, kept) in [(1, 0, true), (3, 1, false), (9, 7, true)] {
        let error = |problem| SaveError { line, good, problem };
        let (place, pack) = ("place".to_owned(), "pack".to_owned());
        all.extend(problems().into_iter().map(error).map(|error| Mishap::Save {
            place: place.clone(),
            kept,
            pack: pack.clone(),
            error,
        }));
    }
    all.extend([
        Mishap::NoText(path(), 3),
        Mishap::TooLarge(path(), 16),
        Mishap::NoGame("name".into(), path()),
        Mishap::Setup(Mistake::InLine { line: 1, why: Box::new(Mistake::Zero) }),
        Mishap::Players,
        Mishap::SpelledOut,
        Mishap::Nobody(3, 2),
    ]);
    all
}

#[test]
fn every_mishap_is_told_in_every_language() {
    for language in Language::all() {
        let writer = Writer::new(language);
        for mishap in mishaps() {
            let told = mishap.told(&writer);
            for wrong in ["{", "}", "$", "  ", " .", " ,", "..", " :"] {
                assert!(!told.contains(wrong), "{language:?}, {mishap:?} has '{wrong}': {told}");
            }
            assert!(!told.is_empty() && !told.ends_with(['.', ' ']), "{language:?}: {told}");
        }
    }
}
