//! A game in two tabs, after an update of the site, and on a full disk.

use anyhow::{Result, ensure};

use crate::play::{self, BOTS_DONE, LIT};
use crate::stage::Stage;

const SHELF: &str = ".resume__game";

/// Changes the kept game: what is known of it and its log, as `about` and `log`.
const CHANGE: &str = "
    const done = arguments[0];
    const open = indexedDB.open('intrepid');
    open.onsuccess = () => {
        const base = open.result;
        const all = base.transaction(['games', 'logs'], 'readwrite');
        const [games, logs] = [all.objectStore('games'), all.objectStore('logs')];
        games.openCursor().onsuccess = (event) => {
            const cursor = event.target.result;
            if (!cursor) return;
            const about = JSON.parse(cursor.value);
            logs.get(cursor.key).onsuccess = (found) => {
                let log = found.target.result;
                CHANGES
                games.put(JSON.stringify(about), cursor.key);
                logs.put(log, cursor.key);
            };
        };
        all.oncomplete = () => { base.close(); done(true); };
    };";

/// As if the device kept nothing: the shelf is of a version that the page cannot open.
const LOCK_UP: &str = "
    const done = arguments[0];
    const open = indexedDB.open('intrepid', 99);
    open.onsuccess = () => { open.result.close(); done(true); };";

/// The device keeps things again; what was there is gone.
const MAKE_ROOM: &str = "
    const done = arguments[0];
    indexedDB.deleteDatabase('intrepid').onsuccess = () => done(true);";

/// The second tab says so and takes over; the first can only look, and takes it back.
pub async fn a_second_tab_takes_a_game_over_and_gives_it_back(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    let dice = page.count(".zone--pool .die").await?;
    page.new_tab().await?;
    page.visit(stage.server.address()).await?;
    page.click(".resume__on").await?;
    page.see(".sheetbox").await?;
    stage.picture("elsewhere").await?;
    page.click(".sheetbox .btn--primary").await?;
    page.see(".zone--pool .die").await?;
    ensure!(page.count(".zone--pool .die").await? == dice, "another pool");
    page.turn_to(0).await?;
    page.see(".notice--away").await?;
    page.see(".btn--done:disabled").await?;
    stage.picture("away").await?;
    page.click(".notice--away .btn").await?;
    page.miss(".notice--away").await?;
    page.see(".btn--done:not([disabled])").await?;
    page.turn_to(1).await?;
    page.see(".notice--away").await
}

/// It is not deleted, says why, and can be saved as a file.
pub async fn a_game_of_other_rules_stays_on_the_shelf_with_the_reason(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    let other = "about.rules = '0123456789abcdef'; log = log.replace(/\"rulebook\":\"[0-9a-f]+\"/, '\"rulebook\":\"0123456789abcdef\"');";
    page.ask_later(&CHANGE.replace("CHANGES", other)).await?;
    page.reload().await?;
    page.see(&format!("{SHELF} .resume__why")).await?;
    ensure!(page.count(".resume__on").await? == 0, "it can go on");
    ensure!(page.count(".resume__file").await? == 1, "it cannot be saved as a file");
    page.click(".top__tools .ib--lang, .start__foot .ib--lang").await?;
    page.see(&format!("{SHELF} .resume__why")).await
}

/// What can still be read is shown, with the reason; nothing is deleted.
pub async fn a_game_that_goes_wrong_can_be_watched_until_there(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    let wrong = "const lines = log.trimEnd().split('\\n'); lines.push(lines.at(-1).replace(/\"hash\":\"[0-9a-f]+\"/, '\"hash\":\"00\"')); log = lines.join('\\n') + '\\n';";
    page.ask_later(&CHANGE.replace("CHANGES", wrong)).await?;
    page.reload().await?;
    page.click(".resume__on").await?;
    page.see(".toast[role=alert]").await?;
    page.see(&format!("{SHELF} .resume__why")).await?;
    stage.picture("why").await?;
    page.click(".resume__watch").await?;
    page.see(".sbroken").await
}

/// The answer waits with a notice; when there is room again, it is kept and the notice goes.
pub async fn a_device_that_keeps_nothing_is_told_until_it_does(stage: &Stage) -> Result<()> {
    let page = &stage.page;
    play::begin(stage).await?;
    page.see(BOTS_DONE).await?;
    page.ask_later(LOCK_UP).await?;
    play::take_a_die_that_fits(page).await?;
    page.click(LIT).await?;
    page.see(".notice--unkept").await?;
    stage.picture("unkept").await?;
    page.ask_later(MAKE_ROOM).await?;
    page.click(".notice--unkept .btn--primary").await?;
    page.miss(".notice--unkept").await
}
