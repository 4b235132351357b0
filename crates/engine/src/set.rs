//! Small sets: a bit for each member, and nothing else can be in them.

use std::fmt;

/// What can be in a small set.
pub trait Member: Copy + fmt::Debug {
    /// Where there is a bit for each.
    type Bits: Bits;
    /// The bits of all there are.
    const EVERY: Self::Bits;

    /// Its bit.
    fn bit(self) -> u8;

    /// And back.
    fn from_bit(bit: u8) -> Option<Self>;

    /// Shows a set of them to whoever looks for a mistake.
    fn show(set: Set<Self>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(set.iter()).finish()
    }
}

/// The bits of a set, no wider than its members need.
pub trait Bits: Copy + Into<u64> {
    /// No bit.
    const NONE: Self;

    /// The lowest of these.
    fn lowest(bits: u64) -> Self;
}

impl Bits for u8 {
    const NONE: u8 = 0;

    fn lowest(bits: u64) -> u8 {
        bits as u8
    }
}

impl Bits for u32 {
    const NONE: u32 = 0;

    fn lowest(bits: u64) -> u32 {
        bits as u32
    }
}

/// A small set.
///
/// ```
/// use engine::resource::{Resource, Resources};
/// let red: Resources = [Resource::Power, Resource::Climate].into_iter().collect();
/// assert!(red.has(Resource::Climate) && !red.has(Resource::Oxygen));
/// assert_eq!(red.rest().with(Resource::Power).len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T: Member> {
    bits: T::Bits,
}

impl<T: Member> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: T::Bits::NONE };
    /// All there are.
    pub const ALL: Set<T> = Set { bits: T::EVERY };

    /// These bits, each of which is known to be a member's.
    pub(crate) const fn known(bits: T::Bits) -> Set<T> {
        Set { bits }
    }

    /// Its bits, where they are looked up in a table.
    pub(crate) const fn raw(self) -> T::Bits {
        self.bits
    }

    /// The members with these bits; other bits are dropped.
    pub fn from_bits(bits: u64) -> Set<T> {
        Set { bits: T::Bits::lowest(bits & T::EVERY.into()) }
    }

    /// A bit for each member.
    pub fn bits(self) -> u64 {
        self.bits.into()
    }

    /// Just this one.
    pub fn of(member: T) -> Set<T> {
        Set { bits: T::Bits::lowest(1 << member.bit()) }
    }

    /// Does it belong?
    pub fn has(self, member: T) -> bool {
        self.bits() & (1 << member.bit()) != 0
    }

    /// Is the set empty?
    pub fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    /// The set with one more.
    #[must_use]
    pub fn with(self, member: T) -> Set<T> {
        self.or(Set::of(member))
    }

    /// The set without one.
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        self.and(Set::of(member).rest())
    }

    /// Puts one in.
    pub fn insert(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes one out.
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// What either set holds.
    #[must_use]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set { bits: T::Bits::lowest(self.bits() | other.bits()) }
    }

    /// What both sets hold.
    #[must_use]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: T::Bits::lowest(self.bits() & other.bits()) }
    }

    /// Everything else.
    #[must_use]
    pub fn rest(self) -> Set<T> {
        Set::from_bits(!self.bits())
    }

    /// The first one.
    pub fn first(self) -> Option<T> {
        T::from_bit(self.bits().trailing_zeros() as u8)
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits();
        std::iter::from_fn(move || {
            let first = T::from_bit(left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            first
        })
    }

    /// Those for which the question is answered with yes.
    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(T) -> bool) -> Set<T> {
        self.iter().filter(|member| keep(*member)).collect()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        T::show(*self, f)
    }
}

/// The ones among bits, from the lowest on.
pub(crate) fn ones(bits: u64) -> impl Iterator<Item = u8> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let lowest = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        lowest
    })
}

#[cfg(test)]
mod tests {
    use crate::board::Spaces;
    use crate::die::{Face, Faces, Poses};
    use crate::seat::{Seat, Seats};

    #[test]
    fn a_set_holds_nothing_that_is_not_a_member() {
        assert_eq!(Faces::from_bits(u64::MAX), Faces::ALL);
        assert_eq!(Faces::EMPTY.rest().iter().collect::<Vec<_>>(), Face::ALL);
        assert_eq!((Poses::ALL.len(), Spaces::ALL.len(), Seats::ALL.len()), (24, 32, 4));
    }

    #[test]
    fn what_goes_in_comes_out_in_order() {
        let [first, second, third, fourth] = Seat::all().collect::<Vec<_>>()[..] else { panic!("four can play") };
        let mut seats: Seats = [third, first].into_iter().collect();
        seats.insert(fourth);
        seats.remove(third);
        assert_eq!(seats.iter().collect::<Vec<_>>(), [first, fourth]);
        assert_eq!(seats.rest().first(), Some(second));
        assert_eq!(seats.filter(|seat| seat > first), Seats::of(fourth));
    }

    #[test]
    fn a_set_is_no_wider_than_its_members_need() {
        assert_eq!((size_of::<Faces>(), size_of::<Poses>()), (1, 4));
    }
}
