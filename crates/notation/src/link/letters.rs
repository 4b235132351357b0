//! Bytes as letters that may stand in a link: base64 in its form for addresses, without padding (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Three bytes are four letters.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let whole = three.iter().fold(0u32, |whole, byte| whole << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for at in 0..=three.len() {
            text.push(char::from(LETTERS[(whole >> (18 - 6 * at) & 63) as usize]));
        }
    }
    text
}

/// The bytes again; nothing where something else stands among the letters.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for four in text.as_bytes().chunks(4) {
        if four.len() == 1 {
            return None;
        }
        let mut whole = 0u32;
        for at in 0..4 {
            let value = match four.get(at) {
                Some(letter) => value(*letter)?,
                None => 0,
            };
            whole = whole << 6 | value;
        }
        bytes.extend(&whole.to_be_bytes()[1..four.len()]);
    }
    Some(bytes)
}

const fn value(letter: u8) -> Option<u32> {
    Some(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    } as u32)
}
