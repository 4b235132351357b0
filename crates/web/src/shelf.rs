//! The games kept on this device. What a game looks like and its whole log are written in one transaction, so that a
//! closed tab or a full disk leaves either the old state or the new one.

use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, Query, TransactionMode};
use wasm_bindgen::JsValue;

use crate::bridge::Kept;

const NAME: &str = "intrepid";
const VERSION: u32 = 1;
/// What games look like from outside, and their logs.
const STORES: [&str; 2] = ["games", "logs"];

async fn database() -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            for store in STORES {
                // A store that is there already is as it should be.
                let _made = database.create_object_store(store, ObjectStoreParams::new());
            }
        }
    });
    request.await
}

/// Why a game was not written.
pub enum NotWritten {
    /// Another tab writes it now.
    TakenAway,
    /// The device does not take it, in the browser's own words.
    Refused(String),
}

impl std::fmt::Display for NotWritten {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotWritten::TakenAway => Ok(()),
            NotWritten::Refused(why) => f.write_str(why),
        }
    }
}

impl From<idb::Error> for NotWritten {
    fn from(error: idb::Error) -> NotWritten {
        NotWritten::Refused(error.to_string())
    }
}

/// Keeps a game, unless another tab has it by now.
pub async fn write(kept: &Kept, log: &str) -> Result<(), NotWritten> {
    let about = serde_json::to_string(kept).map_err(|error| NotWritten::Refused(error.to_string()))?;
    let database = database().await?;
    let written = write_to(&database, kept, &about, log).await;
    // An open door would keep a later version from changing the shelf.
    database.close();
    written
}

async fn write_to(database: &Database, kept: &Kept, about: &str, log: &str) -> Result<(), NotWritten> {
    let transaction = database.transaction(&STORES, TransactionMode::ReadWrite)?;
    let key = JsValue::from_str(&kept.name);
    let (games, logs) = (transaction.object_store(STORES[0])?, transaction.object_store(STORES[1])?);
    let there = games.get(Query::Key(key.clone()))?.await?;
    if there.as_ref().and_then(holder).is_some_and(|there| there != 0 && there != kept.holder) {
        let _nothing_done = transaction.abort();
        return Err(NotWritten::TakenAway);
    }
    games.put(&JsValue::from_str(about), Some(&key))?.await?;
    logs.put(&JsValue::from_str(log), Some(&key))?.await?;
    transaction.commit()?.await?;
    Ok(())
}

/// Who writes a game. Only this is looked at before it is written, by the browser, so that a first game does without our
/// own reader.
fn holder(about: &JsValue) -> Option<u64> {
    let about = js_sys::JSON::parse(&about.as_string()?).ok()?;
    Some(js_sys::Reflect::get(&about, &"holder".into()).ok()?.as_f64()? as u64)
}

fn parsed(about: &JsValue) -> Option<Kept> {
    serde_json::from_str(&about.as_string()?).ok()
}

/// A kept game and its log, which nobody else writes from now on. Where the device writes nothing, it can still be read.
pub async fn claim(name: &str, holder: u64) -> Option<(Kept, String)> {
    let _not_claimed = claimed(name, holder).await;
    let (kept, log) = read(name).await?;
    Some((Kept { holder, ..kept }, log))
}

async fn claimed(name: &str, holder: u64) -> Result<(), idb::Error> {
    let database = database().await?;
    let transaction = database.transaction(&[STORES[0]], TransactionMode::ReadWrite)?;
    let (games, key) = (transaction.object_store(STORES[0])?, JsValue::from_str(name));
    if let Some(kept) = games.get(Query::Key(key.clone()))?.await?.as_ref().and_then(parsed)
        && let Ok(about) = serde_json::to_string(&Kept { holder, ..kept })
    {
        games.put(&JsValue::from_str(&about), Some(&key))?.await?;
    }
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

/// A kept game and its log.
pub async fn read(name: &str) -> Option<(Kept, String)> {
    let database = database().await.ok()?;
    let found = read_from(&database, name).await;
    database.close();
    found
}

async fn read_from(database: &Database, name: &str) -> Option<(Kept, String)> {
    let transaction = database.transaction(&STORES, TransactionMode::ReadOnly).ok()?;
    let get = |store: &str| {
        let key = Query::Key(JsValue::from_str(name));
        transaction.object_store(store).ok()?.get(key).ok()
    };
    let about = get(STORES[0])?.await.ok()??.as_string()?;
    let log = get(STORES[1])?.await.ok()??.as_string()?;
    Some((serde_json::from_str(&about).ok()?, log))
}

/// Is no game kept?
pub async fn is_empty() -> bool {
    count().await.unwrap_or_default() == 0
}

async fn count() -> Result<u32, idb::Error> {
    let database = database().await?;
    let transaction = database.transaction(&[STORES[0]], TransactionMode::ReadOnly)?;
    let count = transaction.object_store(STORES[0])?.count(None)?.await?;
    database.close();
    Ok(count)
}

/// Every kept game, the last one played first.
pub async fn all() -> Vec<Kept> {
    let mut games = list().await.unwrap_or_default();
    games.sort_by_key(|kept| std::cmp::Reverse(kept.when));
    games
}

async fn list() -> Result<Vec<Kept>, idb::Error> {
    let database = database().await?;
    let transaction = database.transaction(&[STORES[0]], TransactionMode::ReadOnly)?;
    let all = transaction.object_store(STORES[0])?.get_all(None, None)?.await?;
    database.close();
    Ok(all.iter().filter_map(parsed).collect())
}

/// Throws a game away.
pub async fn forget(name: &str) {
    let Ok(database) = database().await else { return };
    let Ok(transaction) = database.transaction(&STORES, TransactionMode::ReadWrite) else { return };
    for store in STORES {
        let key = Query::Key(JsValue::from_str(name));
        if let Ok(request) = transaction.object_store(store).and_then(|store| store.delete(key)) {
            let _gone = request.await;
        }
    }
    if let Ok(commit) = transaction.commit() {
        let _done = commit.await;
    }
    database.close();
}
