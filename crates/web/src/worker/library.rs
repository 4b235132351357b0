//! Kept games: opened, watched, counted, shared, thrown away. A part of its own, since a first game needs none of it.

use std::pin::Pin;

use super::hands::{Hands, token};
use super::holding::hold;
use super::tell;
use crate::bridge::{Ask, Damage, Tell, Trouble};
use crate::shelf;

/// Does what is asked of the library.
pub fn library(hands: &mut Hands, ask: Ask) -> Pin<Box<dyn Future<Output = ()> + '_>> {
    Box::pin(async move {
        match ask {
            Ask::Games => tell_games().await,
            Ask::Open { name, take_over } => hands.open(&name, take_over).await,
            Ask::Import { text } => hands.import(&text).await,
            Ask::Export { name } => hands.export(name).await,
            Ask::Watch { name, then, at } => hands.watch(&name, then, at).await,
            Ask::WatchLink { line, at } => hands.watch_link(&line, at),
            Ask::Branch { deeds, bots } => hands.branch(deeds, bots).await,
            Ask::Again => hands.again().await,
            Ask::Link { at } => hands.link(at),
            Ask::Forget { name } => {
                shelf::forget(&name).await;
                tell_games().await;
            }
            _ => {}
        }
    })
}

impl Hands {
    async fn open(&mut self, name: &str, take_over: bool) {
        // What was on the table before is let go first: it may be the same.
        self.open = None;
        let Some(held) = hold(name, take_over).await else {
            return tell(&Tell::Elsewhere { name: name.to_owned() });
        };
        let Some((mut kept, log)) = shelf::claim(name, token()).await else {
            return tell(&Tell::Trouble(Trouble::NoSuchGame));
        };
        match notation::save::read(embedded::rulebook(), &log) {
            Ok(game) => self.lay_out_held(game, kept, held, None).await,
            Err(error) => {
                let damage = Damage::from(error);
                kept.damage = Some(damage.clone());
                // The log stays as it is; only the reason is added to what is known of the game.
                let _not_noted = shelf::write(&kept, &log).await;
                tell(&Tell::Trouble(Trouble::Old(damage)));
                tell_games().await;
            }
        }
    }

    /// A game that does not lie on the table, as a file.
    async fn export(&self, name: String) {
        let file =
            if name.is_empty() { self.watched_file() } else { shelf::read(&name).await.map(|(_, text)| (name, text)) };
        match file {
            Some((name, text)) => tell(&Tell::File { name, text }),
            None => tell(&Tell::Trouble(Trouble::NoSuchGame)),
        }
    }
}

async fn tell_games() {
    tell(&Tell::Games(shelf::all().await));
}
