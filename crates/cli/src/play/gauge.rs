//! The four resources as gauges.

use engine::View;
use engine::resource::Resource;
use engine::table::Phase;

use super::screen::TableKey;
use crate::layout::row;
use crate::texts::Texts;

/// The least amount on a gauge, and what one cell of it stands for.
const LEAST: i16 = -14;
const CELL: i16 = 2;
const CELLS: usize = 28;

/// One line a resource: drain, where the red marker is, where the round will end, the next bonus.
pub fn gauges(texts: &Texts, view: &View) -> String {
    let forecast = forecast(view);
    let [drain, now, ends, bonus] =
        [TableKey::Drain, TableKey::Now, TableKey::Ends, TableKey::Bonus].map(|key| texts.say(key));
    let mut text = format!("  {:<10} {drain:>6}{now:>6}{ends:>6}   {bonus}\n", "");
    for resource in Resource::ALL {
        let wheel = view.wheel(resource);
        let ends = forecast[resource.index()];
        let bonus = view.next_bonus(resource).map_or("-".to_owned(), |next| next.to_string());
        text += &format!(
            "  {:<10} {:>6}{:>6}{:>6} {} {:>6}     {}\n",
            texts.writer.resource(resource),
            -i16::from(wheel.drain),
            wheel.available,
            ends,
            alarm(ends),
            bonus,
            gauge(wheel.available, ends),
        );
    }
    text
}

/// Where the round will end, in one line.
pub fn line(texts: &Texts, view: &View) -> String {
    let forecast = forecast(view);
    let ends = Resource::ALL.map(|resource| {
        let ends = forecast[resource.index()];
        format!("{} {ends}{}", texts.writer.resource(resource), alarm(ends).trim_end())
    });
    row(&texts.say(TableKey::Ends), &ends.join("   "))
}

/// After Phase 1 the dice have been counted.
fn forecast(view: &View) -> [i16; 4] {
    match view.table.phase {
        Phase::RollAndPlaceDice => view.forecast(),
        _ => view.table.wheels.map(|wheel| wheel.available),
    }
}

/// `!!` where the crew would die, `! ` where emergency supplies would be opened.
const fn alarm(ends: i16) -> &'static str {
    match ends {
        i16::MIN..=-1 => "!!",
        0..=3 => "! ",
        _ => "  ",
    }
}

/// Zero is a bar, the red marker a star, the end of the round an arrow.
fn gauge(now: i16, ends: i16) -> String {
    let cell = |amount: i16| (((amount - LEAST).div_euclid(CELL)).max(0) as usize).min(CELLS - 1);
    let mut cells = ['.'; CELLS];
    cells[cell(0)] = '|';
    cells[cell(now)] = '*';
    if ends != now {
        cells[cell(ends)] = '>';
    }
    cells.iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gauge_shows_now_and_the_end_and_never_leaves_its_cells() {
        assert_eq!(gauge(-6, 4), "....*..|.>..................");
        assert_eq!(gauge(-29, 90), "*......|...................>");
    }
}
