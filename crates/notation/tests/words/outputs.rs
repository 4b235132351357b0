//! An output that grows with the released tier.

use super::{holds, laid_over};

const BOOST: &str = r#"[(key: "thermoelectric-generator-1", light: Red, number: 1, face: (
    name: "Generator", slots: One("any"), output: [(Power, (base: 2, times: 1, tier: 3))], source: Ours,
))]"#;

const SEPARATED: &str = r#"[(key: "s1", red: (
    name: "Panel", slots: Separated("any", "any"), output: [(Power, (base: 1, tier: 2))], source: Ours,
))]"#;

#[test]
fn an_output_grows_with_each_tier_that_is_released() {
    let book = laid_over(&[("tiles/boosts.ron", BOOST)]);
    for (tier, made) in [(1, 4), (2, 7), (3, 10), (4, 13)] {
        let text = format!("given usa russia\ntier {tier}\navailable all 0\n1d dice 2\nthen\nforecast power {made}");
        holds(&book, &text);
    }
}

#[test]
fn where_slots_are_separated_it_grows_for_each_die() {
    let book = laid_over(&[("tiles/usa.ron", SEPARATED)]);
    for (dice, made) in [("3", 5), ("3 4", 10)] {
        let text = format!("given usa russia\ntier 3\navailable all 0\n1a dice {dice}\nthen\nforecast power {made}");
        holds(&book, &text);
    }
}
