//! What a tile takes and makes, in a few words.

use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};

use super::name;

/// The die slots of a tile: `3-5` for one slot, `3-5, 3-5` for separated, `1-6+1-6` for joined ones.
pub fn slots(slots: Slots) -> String {
    match slots {
        Slots::One(faces) => faces.to_string(),
        Slots::Separated(first, second) => format!("{first}, {second}"),
        Slots::Joined(first, second) => format!("{first}+{second}"),
        Slots::Double(faces) => format!("double {faces}"),
        Slots::Sum(least) => format!("sum {least}+"),
    }
}

/// What a tile makes: `6 Nutrition`, `die x2 Power`, `4+die Climate`.
pub fn output(face: &TileFace) -> String {
    match face.unique {
        Some(Unique::AnyResource) => return "its die of any resource".to_owned(),
        Some(Unique::MissionDie) => return "a step of a mission".to_owned(),
        None => {}
    }
    let made = face.output.iter().flatten();
    let made: Vec<String> =
        made.map(|(resource, output)| format!("{} {}", amount(*output), name::resource(*resource))).collect();
    let each = if matches!(face.slots, Slots::Separated(..)) { " a die" } else { "" };
    if made.is_empty() { "nothing".to_owned() } else { format!("{}{each}", made.join(", ")) }
}

fn amount(output: Output) -> String {
    let measure = match output.of {
        Measure::Die => "die",
        Measure::Lower => "lower die",
        Measure::Sum => "sum",
        Measure::Counter => "Counter",
    };
    match (output.base, output.times) {
        (base, 0) => base.to_string(),
        (0, 1) => measure.to_owned(),
        (0, times) => format!("{measure} x{times}"),
        (base, 1) => format!("{base}+{measure}"),
        (base, -1) => format!("{base}-{measure}"),
        (base, times) if times < 0 => format!("{base}-{measure} x{}", times.unsigned_abs()),
        (base, times) => format!("{base}+{measure} x{times}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_read_like_the_corner_of_a_tile() {
        let of = |base, times, of| amount(Output { base, times, of });
        assert_eq!(of(6, 0, Measure::Die), "6");
        assert_eq!(of(0, 2, Measure::Die), "die x2");
        assert_eq!(of(4, 1, Measure::Sum), "4+sum");
        assert_eq!(of(9, -1, Measure::Counter), "9-Counter");
        assert_eq!(of(9, -2, Measure::Lower), "9-lower die x2");
    }
}
