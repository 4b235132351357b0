//! `content list`: a line for each component.

use content::{Pack, Row, Show};

/// Which components to list.
#[derive(clap::Args)]
#[group(multiple = false)]
pub struct Options {
    /// Only those of which something was designed for this edition.
    #[arg(long)]
    ours: bool,
    /// Only those of which something is printed in a rulebook.
    #[arg(long)]
    printed: bool,
    /// Only those that the pack itself says, and not the one it builds on.
    #[arg(long)]
    changed: bool,
}

impl Options {
    const fn show(&self) -> Show {
        match (self.ours, self.printed, self.changed) {
            (true, _, _) => Show::Ours,
            (_, true, _) => Show::Printed,
            (_, _, true) => Show::Changed,
            (false, false, false) => Show::All,
        }
    }
}

/// The rows, and how many there are of which source.
pub fn list(pack: &Pack, options: &Options) -> String {
    let rows = content::list(pack, options.show());
    let mut text: String = rows.iter().map(|row| format!("{row}\n")).collect();
    let count = |fits: fn(&Row) -> bool| rows.iter().filter(|row| fits(row)).count();
    let printed = count(|row| row.ours.is_empty());
    let ours = count(|row| row.printed.is_empty());
    text += &format!(
        "{} components of the pack '{}': {printed} printed, {} printed in part, {ours} ours\n",
        rows.len(),
        pack.name,
        rows.len() - printed - ours,
    );
    text
}
