//! The pack as it is embedded is the pack as its files say.

use content::Pack;

#[test]
fn the_embedded_pack_is_what_the_files_say() {
    let read = content::embedded_pack().clone().to_play_with();
    assert_eq!(read.to_bytes(), embedded::bytes());
    assert_eq!(embedded::pack().to_bytes(), embedded::bytes());
    assert_eq!(format!("{:?}", embedded::rulebook()), format!("{:?}", read.rulebook));
}

#[test]
fn damaged_bytes_are_refused_with_a_sentence() {
    let bytes = embedded::bytes();
    let refused = |bytes: &[u8]| Pack::from_bytes(bytes).map(|pack| pack.label()).unwrap_err().to_string();
    assert_eq!(refused(&[]), "the pack is empty");
    assert_eq!(refused(&[7]), "the pack is of format 7; this version of the game reads 1");
    assert!(refused(&bytes[..bytes.len() / 2]).starts_with("the pack cannot be read: "));
    assert_eq!(refused(&[bytes, &[0, 0]].concat()), "the pack has 2 bytes too many");
}
