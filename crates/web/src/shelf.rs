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

/// Keeps a game; says in the browser's own words why it could not.
pub async fn write(kept: &Kept, log: &str) -> Result<(), String> {
    let about = serde_json::to_string(kept).map_err(|error| error.to_string())?;
    put(&kept.name, &about, log).await.map_err(|error| error.to_string())
}

async fn put(name: &str, about: &str, log: &str) -> Result<(), idb::Error> {
    let transaction = database().await?.transaction(&STORES, TransactionMode::ReadWrite)?;
    let key = JsValue::from_str(name);
    transaction.object_store(STORES[0])?.put(&JsValue::from_str(about), Some(&key))?.await?;
    transaction.object_store(STORES[1])?.put(&JsValue::from_str(log), Some(&key))?.await?;
    transaction.commit()?.await?;
    Ok(())
}

/// A kept game and its log.
pub async fn read(name: &str) -> Option<(Kept, String)> {
    let transaction = database().await.ok()?.transaction(&STORES, TransactionMode::ReadOnly).ok()?;
    let get = |store: &str| {
        let key = Query::Key(JsValue::from_str(name));
        transaction.object_store(store).ok()?.get(key).ok()
    };
    let about = get(STORES[0])?.await.ok()??.as_string()?;
    let log = get(STORES[1])?.await.ok()??.as_string()?;
    Some((serde_json::from_str(&about).ok()?, log))
}

/// Every kept game, the last one played first.
pub async fn all() -> Vec<Kept> {
    let mut games = list().await.unwrap_or_default();
    games.sort_by_key(|kept| std::cmp::Reverse(kept.when));
    games
}

async fn list() -> Result<Vec<Kept>, idb::Error> {
    let transaction = database().await?.transaction(&[STORES[0]], TransactionMode::ReadOnly)?;
    let all = transaction.object_store(STORES[0])?.get_all(None, None)?.await?;
    Ok(all.iter().filter_map(|about| serde_json::from_str(&about.as_string()?).ok()).collect())
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
}
