//! Dice: a face is 1 to 6, a die is a true die with a top and a front.

use serde::{Deserialize, Serialize};

use crate::set::{Member, Set};

/// The number on top of a die: 1 to 6, and nothing else can be built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

/// A set of faces, such as the "4-6" printed in a die slot.
pub type Faces = Set<Face>;

/// A die lying on the table: which face is up and which one looks at its owner.
/// Countries that ignore orientation keep every die in the [flat](Die::flat) pose of its face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

/// A set of dice by pose, one bit for each of the 24.
pub type Poses = Set<Die>;

/// The four directions a die can be tilted in, seen by its owner (Appendix, Japan).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Way {
    /// Away from its owner: the front comes up.
    Up,
    /// Towards its owner: the back comes up.
    Down,
    /// The top goes to the left: the right side comes up.
    Left,
    /// The top goes to the right: the left side comes up.
    Right,
}

/// What happens to a die that is pushed past 6 or below 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Edge {
    /// It wraps around (core p. 12).
    #[default]
    Wrap,
    /// It is destroyed and goes back to the supply (Mission Critical p. 8).
    Destroy,
}

/// An unordered heap of dice: a pool, a storage, a cache.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag {
    counts: [u8; Die::COUNT],
    len: u8,
    poses: Poses,
}

impl Face {
    /// Every face, from 1 to 6.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];

    /// The face with this number, if it is 1 to 6.
    pub const fn new(number: u8) -> Option<Face> {
        match number {
            1..=6 => Some(Face(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The face underneath: opposite faces add up to seven.
    pub const fn opposite(self) -> Face {
        Face(7 - self.0)
    }

    /// The face `by` steps away, or nothing where the edge destroys the die.
    pub const fn shifted(self, by: i8, edge: Edge) -> Option<Face> {
        let moved = self.0 as i8 + by;
        match edge {
            Edge::Wrap => Some(Face((moved - 1).rem_euclid(6) as u8 + 1)),
            Edge::Destroy if moved < 1 || moved > 6 => None,
            Edge::Destroy => Some(Face(moved as u8)),
        }
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(number: u8) -> Result<Face, String> {
        Face::new(number).ok_or_else(|| format!("a die shows 1 to 6, not {number}"))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

impl Member for Face {
    type Bits = u8;
    const EVERY: u8 = 0b111_1110;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Option<Face> {
        Face::new(bit)
    }

    fn show(faces: Faces, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{faces}")
    }
}

impl Faces {
    /// The faces from `low` to `high`.
    pub const fn range(low: Face, high: Face) -> Faces {
        Faces::known((2u8 << high.0).wrapping_sub(1 << low.0))
    }

    /// Every pose whose top belongs to the set.
    pub const fn poses(self) -> Poses {
        POSES_OF_FACES[(self.raw() >> 1) as usize]
    }

    /// The flat pose of every face in the set.
    pub fn flat(self) -> Poses {
        self.poses().and(Poses::FLAT)
    }
}

const POSES_OF_FACES: [Poses; 64] = {
    let mut table = [Poses::EMPTY; 64];
    let mut set = 0;
    while set < 64 {
        let (mut face, mut poses) = (0, 0);
        while face < 6 {
            if set & (1 << face) != 0 {
                poses |= 0xF << (face * 4);
            }
            face += 1;
        }
        table[set] = Poses::known(poses);
        set += 1;
    }
    table
};

impl std::fmt::Display for Faces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let numbers: Vec<u8> = self.iter().map(Face::number).collect();
        match numbers.as_slice() {
            [] => write!(f, "none"),
            [one] => write!(f, "{one}"),
            [low, .., high] if usize::from(high - low) + 1 == numbers.len() => write!(f, "{low}-{high}"),
            _ => numbers.iter().try_for_each(|number| write!(f, "{number}")),
        }
    }
}

impl std::str::FromStr for Faces {
    type Err = String;

    /// Reads "4", "4-6", "135" or "any".
    fn from_str(text: &str) -> Result<Faces, String> {
        let bad = || format!("'{text}' is no set of faces: write \"4\", \"4-6\", \"135\" or \"any\"");
        let face = |digit: char| digit.to_digit(10).and_then(|n| Face::new(n as u8)).ok_or_else(bad);
        if text == "any" {
            return Ok(Faces::ALL);
        }
        if let Some((low, high)) = text.split_once('-') {
            let (low, high) = (low.trim().parse(), high.trim().parse());
            let (low, high) = (low.map_err(|_| bad())?, high.map_err(|_| bad())?);
            let (low, high) = (face(low)?, face(high)?);
            return if low <= high { Ok(Faces::range(low, high)) } else { Err(bad()) };
        }
        let mut faces = Faces::EMPTY;
        for digit in text.chars() {
            faces = faces.with(face(digit)?);
        }
        if faces.is_empty() { Err(bad()) } else { Ok(faces) }
    }
}

impl Serialize for Faces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_str(self) } else { serializer.serialize_u8(self.raw()) }
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(|bits| Faces::from_bits(bits.into()));
        }
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Die {
    /// A die can lie in 24 ways.
    pub const COUNT: usize = 24;

    /// A die of a country that does not look at orientation.
    pub const fn flat(face: Face) -> Die {
        Die((face.0 - 1) * 4)
    }

    /// The pose with this index, 0 to 23.
    pub const fn from_index(index: u8) -> Option<Die> {
        if index < 24 { Some(Die(index)) } else { None }
    }

    /// Its index, 0 to 23: four poses for each top, their fronts ascending.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// A die with this top and this front, if they are neighbours.
    pub const fn posed(top: Face, front: Face) -> Option<Die> {
        let mut turn = 0;
        while turn < 4 {
            let die = Die((top.0 - 1) * 4 + turn);
            if die.front().0 == front.0 {
                return Some(die);
            }
            turn += 1;
        }
        None
    }

    /// The face that counts.
    pub const fn top(self) -> Face {
        Face(self.0 / 4 + 1)
    }

    /// The face that looks at its owner.
    pub const fn front(self) -> Face {
        FRONTS[self.0 as usize]
    }

    /// The face at its owner's right hand. Dice are right-handed: 1, 2, 3 run counter-clockwise (A85).
    pub const fn right(self) -> Face {
        right_of(self.top(), self.front())
    }

    /// The die after one tilt (A86).
    pub const fn tilted(self, way: Way) -> Die {
        TILTS[self.0 as usize][way as usize]
    }

    /// The die turned to its opposite face, over its left-right axis, so that its front is the old back.
    pub const fn flipped(self) -> Die {
        self.tilted(Way::Up).tilted(Way::Up)
    }

    /// The same die for a country that does not look at orientation.
    pub const fn flattened(self) -> Die {
        Die(self.0 & !3)
    }

    /// The four poses with the same top.
    pub const fn rotations(self) -> Poses {
        Faces::range(self.top(), self.top()).poses()
    }
}

impl std::fmt::Debug for Die {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.top().0, self.front().0)
    }
}

const FRONTS: [Face; 24] = {
    let mut fronts = [Face(1); 24];
    let mut index = 0;
    let mut top = 1;
    while top <= 6 {
        let mut front = 1;
        while front <= 6 {
            if front != top && front != 7 - top {
                fronts[index] = Face(front);
                index += 1;
            }
            front += 1;
        }
        top += 1;
    }
    fronts
};

/// Faces as axes: 1, 2 and 3 point along three axes that form a right-handed frame, 6, 5 and 4 against them.
const fn right_of(top: Face, front: Face) -> Face {
    const fn axis(face: u8) -> (i8, i8) {
        if face <= 3 { (face as i8 - 1, 1) } else { (6 - face as i8, -1) }
    }
    let (a, sign_a) = axis(top.0);
    let (b, sign_b) = axis(front.0);
    let third = 3 - a - b;
    let cyclic = if (b - a).rem_euclid(3) == 1 { 1 } else { -1 };
    if sign_a * sign_b * cyclic > 0 { Face(third as u8 + 1) } else { Face(6 - third as u8) }
}

const TILTS: [[Die; 4]; 24] = {
    const fn pose(top: Face, front: Face) -> Die {
        match Die::posed(top, front) {
            Some(die) => die,
            None => panic!("a tilt keeps top and front neighbours"),
        }
    }
    let mut table = [[Die(0); 4]; 24];
    let mut index = 0;
    while index < 24 {
        let die = Die(index as u8);
        let (top, front, right) = (die.top(), die.front(), die.right());
        table[index] = [
            pose(front, top.opposite()),
            pose(front.opposite(), top),
            pose(right, front),
            pose(right.opposite(), front),
        ];
        index += 1;
    }
    table
};

impl Way {
    /// The four ways.
    pub const ALL: [Way; 4] = [Way::Up, Way::Down, Way::Left, Way::Right];
}

impl Member for Way {
    type Bits = u8;
    const EVERY: u8 = 0b1111;

    fn bit(self) -> u8 {
        self as u8
    }

    fn from_bit(bit: u8) -> Option<Way> {
        Way::ALL.get(usize::from(bit)).copied()
    }
}

impl Member for Die {
    type Bits = u32;
    const EVERY: u32 = 0xFF_FFFF;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Option<Die> {
        Die::from_index(bit)
    }
}

impl Poses {
    /// The six flat poses.
    pub const FLAT: Poses = Poses::known(0x11_1111);

    /// The tops that occur.
    pub fn faces(self) -> Faces {
        let mut folded = self.bits() | (self.bits() >> 1);
        folded |= folded >> 2;
        let flat = folded & Poses::FLAT.bits();
        // Gather every fourth bit: the six tops.
        let mut bits = 0;
        let mut face = 0;
        while face < 6 {
            bits |= ((flat >> (face * 4)) & 1) << (face + 1);
            face += 1;
        }
        Faces::from_bits(bits)
    }
}

impl Bag {
    /// A bag without dice.
    pub const EMPTY: Bag = Bag { counts: [0; Die::COUNT], len: 0, poses: Poses::EMPTY };

    /// Which poses lie in it.
    pub const fn poses(&self) -> Poses {
        self.poses
    }

    /// How many dice lie in it.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is it empty?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many dice lie in exactly this pose.
    pub const fn count(&self, die: Die) -> u8 {
        self.counts[die.0 as usize]
    }

    /// How many dice show this face.
    pub fn showing(&self, face: Face) -> u8 {
        let first = usize::from(face.0 - 1) * 4;
        self.counts[first..first + 4].iter().sum()
    }

    /// The sum of all tops.
    pub fn sum(&self) -> u16 {
        self.poses.iter().map(|die| u16::from(die.top().0) * u16::from(self.count(die))).sum()
    }

    /// Every die, equal ones as often as they lie there.
    pub fn iter(&self) -> impl Iterator<Item = Die> {
        self.poses.iter().flat_map(|die| std::iter::repeat_n(die, usize::from(self.count(die))))
    }

    /// Puts one more die in. There is no limit to dice (A8), but there is one to counting: in a heap of 255, far more
    /// than any game brings, the next one stays in the supply, so that no count ever runs over.
    pub fn add(&mut self, die: Die) {
        if self.len == u8::MAX {
            return;
        }
        self.counts[die.0 as usize] += 1;
        self.len += 1;
        self.poses.insert(die);
    }

    /// Takes one such die out. It must be there.
    pub fn remove(&mut self, die: Die) {
        let count = &mut self.counts[die.0 as usize];
        assert!(*count > 0, "a die that is taken lies there");
        *count -= 1;
        self.len -= 1;
        if *count == 0 {
            self.poses.remove(die);
        }
    }

    /// Pours another bag into this one.
    pub fn pour(&mut self, other: &Bag) {
        other.iter().for_each(|die| self.add(die));
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Die> for Bag {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Bag {
        let mut bag = Bag::EMPTY;
        dice.into_iter().for_each(|die| bag.add(die));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(top: u8, front: u8) -> Die {
        Die::posed(Face(top), Face(front)).unwrap()
    }

    #[test]
    fn a_die_that_shows_1_with_4_in_front_tilts_up_to_4_with_6_in_front() {
        assert_eq!(die(1, 4).tilted(Way::Up), die(4, 6));
    }

    #[test]
    fn one_two_three_run_counter_clockwise() {
        assert_eq!(die(1, 2).right(), Face(3));
        assert_eq!(die(2, 3).right(), Face(1));
        assert_eq!(die(6, 2).right(), Face(4));
    }

    #[test]
    fn opposite_tilts_cancel_and_four_tilts_return() {
        for die in Poses::ALL.iter() {
            assert_eq!(die.tilted(Way::Up).tilted(Way::Down), die);
            assert_eq!(die.tilted(Way::Left).tilted(Way::Right), die);
            assert_eq!(die.flipped().flipped(), die);
            assert_eq!(die.flipped().top(), die.top().opposite());
            assert_eq!(die.tilted(Way::Left).top(), die.right());
        }
    }

    #[test]
    fn a_heap_counts_its_dice_and_never_runs_over() {
        let mut bag: Bag = std::iter::repeat_n(die(3, 1), 300).collect();
        assert_eq!((bag.len(), bag.count(die(3, 1)), bag.showing(Face(3)), bag.sum()), (255, 255, 255, 765));
        bag.add(die(4, 1));
        bag.pour(&bag.clone());
        assert_eq!((bag.len(), bag.count(die(4, 1))), (255, 0));
        (0..255).for_each(|_| bag.remove(die(3, 1)));
        assert_eq!(bag, Bag::EMPTY);
    }

    #[test]
    fn a_five_raised_by_three_wraps_to_two_and_without_wrapping_is_lost() {
        assert_eq!(Face(5).shifted(3, Edge::Wrap), Some(Face(2)));
        assert_eq!(Face(1).shifted(-1, Edge::Wrap), Some(Face(6)));
        assert_eq!(Face(5).shifted(2, Edge::Destroy), None);
    }

    #[test]
    fn sets_of_faces_read_back_as_they_are_written() {
        for text in ["4", "4-6", "135", "1-6"] {
            assert_eq!(text.parse::<Faces>().unwrap().to_string(), text);
        }
        assert!("7".parse::<Faces>().is_err() && "6-4".parse::<Faces>().is_err() && "".parse::<Faces>().is_err());
        assert_eq!(Faces::range(Face(2), Face(5)).poses().faces().to_string(), "2-5");
    }
}
