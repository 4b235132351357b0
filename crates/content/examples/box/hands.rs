//! Dice for examples: what is placed, what lies besides, what is rolled.

use engine::die::Face;
use engine::rulebook::Slots;

/// What is rolled, in this order.
pub const ROLLS: [u8; 10] = [6, 2, 5, 1, 4, 3, 6, 2, 5, 1];
/// What lies in the hand besides what is placed.
pub const HANDS: [&[u8]; 8] = [&[2, 4, 5], &[3, 3, 6], &[2, 2, 5], &[1, 4, 4], &[1, 6], &[4, 6], &[5], &[3]];

/// Some dice that fit the slots: low, high and mixed ones.
pub fn placements(slots: Slots) -> Vec<Vec<u8>> {
    let numbers = |slot| slots.faces(slot).iter().map(Face::number).collect::<Vec<u8>>();
    match slots {
        Slots::One(_) => numbers(0).into_iter().rev().map(|face| vec![face]).collect(),
        Slots::Separated(..) => {
            let (one, two) = (numbers(0), numbers(1));
            let last = |list: &[u8]| list[list.len() - 1];
            vec![vec![last(&one), last(&two)], vec![one[0], last(&two)], vec![one[0], two[0]]]
        }
        Slots::Joined(..) | Slots::Double(_) | Slots::Sum(_) => {
            let all = Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|two| (one, two)));
            let fitting = all.filter(|(one, two)| one <= two && slots.fits_pair(*one, *two));
            let fitting: Vec<Vec<u8>> = fitting.map(|(one, two)| vec![one.number(), two.number()]).collect();
            [fitting.len() / 2, 0, fitting.len() - 1].map(|at| fitting[at].clone()).to_vec()
        }
    }
}
