//! What the signs on the screen mean.

/// The signs, from the top of the screen to its end.
pub const LEGEND: &str = "\
\x20 drain -6       where the resource starts every round
  now, ends      what there is now, and at the end of the round as things stand
  !!             below zero: the game would be lost
  !              emergency supplies would be opened
  bonus at       the next amount that gives a bonus
  ..*..|..>..    the same as a picture: * now, > the end, | zero
  Missions       how many are done; what a 1 would start; below it the price
                 while the die shows 1/2/3/4
  Card 1 [1-3]   a disaster card that stays, and the dice that take it away;
                 [1-3: 2] has its die
  Docks 3(+1) -  Docking Module 3 may raise the die; - is empty, x disabled,
                 a number is the die that lies there
  Supplies 5 4   what the next emergency supplies raise every resource to
  tokens 1-6     how many Amplify/Strain tokens of each number are left
  >              who is asked; below: badges by resource, then the dice
  pool 2 5 5     dice that can be placed; storage, queue, cache and kept are
                 where some countries and games keep others
  3b             a space of the board: sector 3, second space
  1-4            a slot and the values it takes; 1-6, 1-6 are separate slots;
                 4-6+4-6, double 1-6 and sum 8+ take two dice at once
  2+die Power    what the tile makes: 2 and the value of its die
  <5>            a die that was placed there; Counter 4 one that stays
  5/3            a die with 5 on top and 3 in front, where that matters
  Amplify 4, Strain 2, disabled, holes 1, integrity 3
                 tokens on the tile: rules tokens
  locked 1-2-4   a Lock token with its numbers; padlock: a place for one
  (+1) 12: 5     in a list of answers: 12 sends or houses a 5";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_is_not_too_wide() {
        assert!(LEGEND.lines().all(|line| line.len() < 80));
    }
}
