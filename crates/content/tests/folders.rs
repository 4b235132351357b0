//! Packs in folders, honest and odd ones: every one of them ends in a pack or in mistakes that say what to mend.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::fs;
use std::path::{Path, PathBuf};

use content::{Mistake, check_dir, embedded};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &[u8])]) -> Folder {
        let root = std::env::temp_dir().join(format!("intrepid-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).unwrap();
        for (path, bytes) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        Folder(root)
    }

    fn mistakes(&self) -> Vec<Mistake> {
        check_dir(&self.0).expect_err("the folder is odd on purpose")
    }

    fn said(&self) -> String {
        self.mistakes().iter().map(Mistake::to_string).collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const HEAD: (&str, &[u8]) = ("pack.ron", b"(name: \"My box\", base: \"Intrepid\")");

#[test]
fn the_folder_of_the_project_is_a_whole_pack() {
    let pack = check_dir(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")).unwrap();
    assert_eq!((pack.rulebook.hash, pack.base), (embedded().hash, None));
}

#[test]
fn a_folder_with_two_files_is_a_pack_too() {
    let mission = b"[(key: \"seal-the-hull\", name: \"Seal It\", costs: [(Power, [1, 1, 1, 1])], source: Ours)]";
    let files: [(&str, &[u8]); 4] =
        [HEAD, ("missions.ron", mission), ("README.md", b"\xff not ours"), (".git/odd.ron", b"\xff")];
    let pack = check_dir(&Folder::new("two", &files).0).unwrap();
    assert!(pack.rulebook.missions.iter().any(|mission| mission.name == "Seal It"));
}

#[test]
fn what_is_no_pack_is_said_to_be_none() {
    let nowhere = check_dir(Path::new("/no/such/folder")).expect_err("there is no such folder");
    assert_eq!(nowhere[0].to_string(), "/no/such/folder: is no folder; expected the folder of a pack");
    let said = Folder::new("empty", &[("missions.ron", b"[]")]).said();
    assert!(said.starts_with("pack.ron: not found in "), "{said}");
}

#[test]
fn files_that_are_no_text_or_too_long_are_refused() {
    let said = Folder::new("bytes", &[HEAD, ("missions.ron", b"[\n  (key: \"\xff\")]")]).said();
    assert_eq!(said, "missions.ron:2:10: is no UTF-8 text from here on; expected UTF-8");
    let long = vec![b' '; 256 * 1024 + 1];
    let said = Folder::new("long", &[HEAD, ("missions.ron", &long)]).said();
    assert_eq!(said, "missions.ron: is too large; expected at most 262144 bytes");
    let said = Folder::new("longer", &[("pack.ron", &long)]).said();
    assert!(said.contains("is too large"), "{said}");
}

#[test]
fn signs_that_nobody_sees_are_refused_where_they_stand() {
    let said = Folder::new("mark", &[HEAD, ("missions.ron", b"\xef\xbb\xbf[]")]).said();
    assert_eq!(said, "missions.ron:1:1: a byte order mark stands here; expected UTF-8 without one");
    let said = Folder::new("escape", &[HEAD, ("missions.ron", b"[\r\n\t// \x1b[31m red\n]")]).said();
    assert_eq!(said, "missions.ron:2:5: the control character U+001B stands here; expected plain text");
    let said = Folder::new("nul", &[("pack.ron", b"(name: \"My\0box\")")]).said();
    assert_eq!(said, "pack.ron:1:11: the control character U+0000 stands here; expected plain text");
}

#[test]
fn a_folder_that_is_named_like_a_file_is_refused() {
    let said = Folder::new("named", &[HEAD, ("missions.ron/odd.txt", b""), ("tiles/usa.ron/usa.ron", b"[]")]).said();
    let expected = "is a folder; expected a file of that name";
    assert_eq!(said, format!("missions.ron: {expected}\ntiles/usa.ron: {expected}"));
    let said = Folder::new("head", &[("pack.ron/pack.ron", b"")]).said();
    assert_eq!(said, format!("pack.ron: {expected}"));
}

#[test]
fn folders_that_never_end_are_refused() {
    let folder = Folder::new("deep", &[HEAD, ("a/b/c/d/e/f.ron", b"[]")]);
    assert!(folder.said().contains("lies too deep; expected at most 4 folders inside each other"));
    let many: Vec<(String, &[u8])> = (0..2_100).map(|number| (format!("{number}.txt"), &b""[..])).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|(path, text)| (path.as_str(), *text)).chain([HEAD]).collect();
    assert!(Folder::new("many", &many).said().contains("holds too much; expected at most 2000 files"));
}

#[cfg(unix)]
#[test]
fn links_pipes_and_unreadable_files_are_refused() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("links", &[HEAD]);
    symlink(&folder.0, folder.0.join("tiles")).unwrap();
    symlink("/dev/zero", folder.0.join("missions.ron")).unwrap();
    symlink("badges.ron", folder.0.join("badges.ron")).unwrap();
    let said = folder.said();
    assert!(said.contains("tiles: is a link to a folder; expected the folder itself"), "{said}");
    assert!(said.contains("missions.ron: is no ordinary file; expected one"), "{said}");
    assert!(said.contains("badges.ron: cannot be read"), "{said}");
}

/// Whatever a file repeats, it is answered with a few mistakes and at once.
#[test]
fn lists_without_end_are_answered_with_few_mistakes() {
    let mission = "(key: \"A\", name: \"\", costs: [], source: Ours),";
    let card = "(key: \"A\", name: \"\", level: Red, effect: [Unlock], source: Ours),";
    let odd = "(key: \"A\", name: \"\", benefit: [], impediment: [], source: Ours),";
    let cases = [
        ("missions.ron", "[", mission, "]"),
        ("missions.ron", "[(key: \"seal-the-hull\", name: \"A\", source: Ours, costs: [", "(Power, [99]),", "])]"),
        ("disasters/solar-storm.ron", "(cards: [", card, "])"),
        ("disasters/solar-storm.ron", "(irregularities: [", odd, "])"),
        ("badges.ron", "[(key: \"crew-commander\", name: \"A\", source: Ours, effect: [", "Unlock,", "])]"),
        ("countries/usa.ron", "(tracks: (solo: (source: Ours, costs: [], dice: [", "255,", "])))"),
        ("countries/usa.ron", "(free: [", "(key: \"A\", effect: []),", "])"),
        ("tables.ron", "(pieces: (source: Ours, value: [", "[255],", "]))"),
        ("station.ron", "(bonus: (source: Ours, value: [", "255,", "]))"),
    ];
    for (path, before, again, after) in cases {
        let text = format!("{before}{}{after}", again.repeat(250 * 1024 / again.len()));
        let start = std::time::Instant::now();
        let head = ("pack.ron".to_owned(), "(name: \"My box\", base: \"Intrepid\")".to_owned());
        let mistakes = content::load_pack(&[head, (path.to_owned(), text)]).expect_err("far too long");
        assert!(mistakes.len() < 40, "{path}: {} mistakes, such as {}", mistakes.len(), mistakes[0]);
        assert!(start.elapsed().as_secs() < 5, "{path} took {:?}", start.elapsed());
    }
    let long = "\"x\",".repeat(50_000);
    for field in ["countries", "adds", "removes"] {
        let head = format!("(name: \"My box\", base: \"Intrepid\", {field}: [{long}])");
        let mistakes = content::load_pack(&[("pack.ron".to_owned(), head)]).expect_err("far too long");
        assert!(mistakes.len() == 1, "{field}: {} mistakes", mistakes.len());
    }
}

#[test]
fn random_bytes_never_do_more_than_a_mistake() {
    let mut rng = fastrand::Rng::with_seed(7);
    let signs = b"()[]{},:\"'/*0123456789abcdefzRollMay_-. \n\xff\x00";
    for _ in 0..300 {
        let text: Vec<u8> = (0..rng.usize(..60)).map(|_| signs[rng.usize(..signs.len())]).collect();
        let text = String::from_utf8_lossy(&text).into_owned();
        let path = ["pack.ron", "tiles/usa.ron", "badges.ron", "disasters/toxic-leak.ron"][rng.usize(..4)];
        let head = ("pack.ron".to_owned(), "(name: \"My box\", base: \"Intrepid\")".to_owned());
        let _ = content::load_pack(&[head, (path.to_owned(), text)]);
    }
}
