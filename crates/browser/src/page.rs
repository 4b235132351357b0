//! A page in a browser of its own: what is on it, what is clicked and typed, what the console says.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// How long anything may take before it counts as hanging.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How long an answer may take to be seen.
const SOON: Duration = Duration::from_secs(5);

/// How long a pointer takes from one thing to the next.
const GLIDE: Duration = Duration::from_millis(40);

/// A browser without a window, with nothing kept from before.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
];

/// Looks at the page again and again until something holds, in vain after a while.
const UNTIL: &str = "
    const [millis, done] = arguments;
    const holds = () => { QUERY };
    const end = performance.now() + millis;
    const look = () => {
        let found = null;
        try { found = holds(); } catch (error) { found = null; }
        if (found) done(found);
        else if (performance.now() > end) done(null);
        else setTimeout(look, 8);
    };
    look();";

/// A page, and the browser that shows it.
#[derive(Clone)]
pub struct Page {
    client: Client,
}

impl Page {
    /// Opens an empty page of this size.
    pub async fn open(driver: &str, browser: &Path, (width, height): (u32, u32)) -> Result<Page> {
        let mut flags: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
        flags.push(format!("--window-size={width},{height}"));
        let wanted = json!({
            "goog:chromeOptions": { "binary": browser, "args": flags },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 2 * PATIENCE.as_millis() as u64, "pageLoad": 2 * PATIENCE.as_millis() as u64 },
        });
        let wanted: Capabilities = serde_json::from_value(wanted)?;
        let client = ClientBuilder::new(HttpConnector::new()).capabilities(wanted).connect(driver).await?;
        Ok(Page { client })
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }

    /// Goes to an address.
    pub async fn visit(&self, address: &str) -> Result<()> {
        Ok(self.client.goto(address).await?)
    }

    /// Makes the page exactly this large, as a device would.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let about = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tools("Emulation.setDeviceMetricsOverride", about).await
    }

    /// From now on it is a device with a screen that is touched.
    pub async fn fingers(&self) -> Result<()> {
        self.tools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.client.refresh().await?)
    }

    /// What a script returns.
    pub async fn ask(&self, script: &str) -> Result<Value> {
        self.client.execute(script, Vec::new()).await.with_context(|| format!("asked: {script}"))
    }

    /// What a script hands to `done`, the last of its arguments.
    pub async fn ask_later(&self, script: &str) -> Result<Value> {
        self.client.execute_async(script, Vec::new()).await.with_context(|| format!("asked: {script}"))
    }

    /// The same, with something before `done`.
    pub async fn ask_with(&self, script: &str, with: Vec<Value>) -> Result<Value> {
        self.client.execute_async(script, with).await.with_context(|| format!("asked: {script}"))
    }

    /// Runs a script in every page before anything else.
    pub async fn before_each_page(&self, script: &str) -> Result<()> {
        self.tools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await
    }

    /// A line of so many bytes a second and so many milliseconds there and back, or no limit.
    pub async fn network(&self, limit: Option<(u32, u32)>) -> Result<()> {
        self.tools("Network.enable", json!({})).await?;
        let (bytes, latency) = limit.map_or((-1, 0), |(bytes, latency)| (i64::from(bytes), latency));
        let about =
            json!({ "offline": false, "latency": latency, "downloadThroughput": bytes, "uploadThroughput": bytes });
        self.tools("Network.emulateNetworkConditions", about).await
    }

    /// The device forgets everything it has kept of this address.
    pub async fn forget(&self, address: &str) -> Result<()> {
        let origin = json!({ "origin": address.trim_end_matches('/'), "storageTypes": "all" });
        self.visit("about:blank").await?;
        self.tools("Storage.clearDataForOrigin", origin).await?;
        self.tools("Network.clearBrowserCache", json!({})).await
    }

    /// Asks the network itself for everything, or leaves it to the service worker again.
    pub async fn past_service_worker(&self, past: bool) -> Result<()> {
        self.tools("Network.setBypassServiceWorker", json!({ "bypass": past })).await
    }

    /// A machine so many times slower.
    pub async fn slower(&self, times: u32) -> Result<()> {
        self.tools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await
    }

    async fn tools(&self, command: &'static str, about: Value) -> Result<()> {
        Ok(self.client.issue_cmd(Devtools { command, about }).await.map(drop)?)
    }

    /// Waits until a script returns something that counts as true, and returns that.
    pub async fn until(&self, what: &str, script: &str) -> Result<Value> {
        match self.within(PATIENCE, script).await.with_context(|| format!("waited for {what}"))? {
            Value::Null => bail!("waited {} s in vain for {what}", PATIENCE.as_secs()),
            found => Ok(found),
        }
    }

    /// Does a script soon return something that counts as true?
    pub async fn soon(&self, script: &str) -> Result<bool> {
        Ok(!self.within(SOON, script).await?.is_null())
    }

    async fn within(&self, time: Duration, script: &str) -> Result<Value> {
        let whole = UNTIL.replace("QUERY", script);
        Ok(self.client.execute_async(&whole, vec![json!(time.as_millis() as u64)]).await?)
    }

    /// Waits until there is such a thing.
    pub async fn see(&self, selector: &str) -> Result<()> {
        let script = format!("return document.querySelector({}) && true", json!(selector));
        self.until(selector, &script).await.map(drop)
    }

    /// Waits until there is no such thing.
    pub async fn miss(&self, selector: &str) -> Result<()> {
        let script = format!("return !document.querySelector({})", json!(selector));
        self.until(&format!("no {selector}"), &script).await.map(drop)
    }

    /// How many such things there are.
    pub async fn count(&self, selector: &str) -> Result<u64> {
        let script = format!("return document.querySelectorAll({}).length", json!(selector));
        self.ask(&script).await?.as_u64().context("a number")
    }

    /// The words of the first such thing, once there are any.
    pub async fn words(&self, selector: &str) -> Result<String> {
        let script = format!("return document.querySelector({}).innerText.trim()", json!(selector));
        let words = self.until(&format!("words in {selector}"), &script).await?;
        Ok(words.as_str().unwrap_or_default().to_owned())
    }

    /// Clicks with the mouse on the first such thing, once it is there.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.see(selector).await?;
        let found = self.client.find(Locator::Css(selector)).await.with_context(|| selector.to_owned())?;
        found.click().await.with_context(|| format!("clicked on {selector}"))
    }

    /// Clicks on a thing that a script has found. It may have been drawn again meanwhile: then it was not clicked.
    pub async fn click_on(&self, found: &Value) -> Result<bool> {
        match Element::from_element_id(self.client.clone(), ElementRef::from(id(found)?)).click().await {
            Ok(()) => Ok(true),
            Err(error) if error.is_stale_element_reference() || error.is_element_not_interactable() => Ok(false),
            // It moved while it was aimed at.
            Err(CmdError::Standard(error)) if error.error == ErrorStatus::ElementClickIntercepted => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Taps with a finger on a thing that a script has found; says whether it was still there.
    pub async fn tap_on(&self, found: &Value) -> Result<bool> {
        let here = "arguments[0].scrollIntoView({ block: 'center' }); arguments[1](arguments[0].isConnected)";
        match self.client.execute_async(here, vec![found.clone()]).await {
            Ok(Value::Bool(true)) => {}
            Ok(_) => return Ok(false),
            Err(error) if error.is_stale_element_reference() => return Ok(false),
            Err(error) => return Err(error.into()),
        }
        let element = Element::from_element_id(self.client.clone(), ElementRef::from(id(found)?));
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        match self.client.perform_actions(finger).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_stale_element_reference() => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Drags the first such thing to another, with the mouse.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let [from, to] = [self.client.find(Locator::Css(from)).await?, self.client.find(Locator::Css(to)).await?];
        let over = |element| PointerAction::MoveToElement { element, duration: Some(GLIDE), x: 0.0, y: 0.0 };
        let mouse = MouseActions::new("mouse".to_owned())
            .then(over(from))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::MoveBy { duration: Some(GLIDE), x: 20.0, y: -20.0 })
            .then(over(to))
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        Ok(self.client.perform_actions(mouse).await?)
    }

    /// Hands a file to the first such input.
    pub async fn hand_file(&self, selector: &str, file: &Path) -> Result<()> {
        let input = self.client.find(Locator::Css(selector)).await?;
        Ok(input.send_keys(&file.to_string_lossy()).await?)
    }

    /// Presses a key.
    pub async fn press(&self, key: char) -> Result<()> {
        let keys = KeyActions::new("keys".to_owned());
        let keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Opens another tab of the same browser and turns to it.
    pub async fn new_tab(&self) -> Result<()> {
        let tab = self.client.new_window(true).await?;
        Ok(self.client.switch_to_window(tab.handle).await?)
    }

    /// Turns to a tab, counted from 0 in the order they were opened.
    pub async fn turn_to(&self, tab: usize) -> Result<()> {
        let tabs = self.client.windows().await?;
        let tab = tabs.into_iter().nth(tab).context("a tab")?;
        Ok(self.client.switch_to_window(tab).await?)
    }

    /// What the page looks like, as a PNG.
    pub async fn picture(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Everything the console has called severe since it was last asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let said = self.client.issue_cmd(ConsoleLog).await?;
        let severe = said.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        Ok(severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect())
    }
}

/// The name of a thing that a script has found.
fn id(found: &Value) -> Result<String> {
    let id = found.as_object().and_then(|found| found.values().next()).and_then(Value::as_str);
    Ok(id.context("a thing on the page")?.to_owned())
}

/// What the console has said since it was last asked; Chromium's own addition to the protocol.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// A command for the browser's own tools; Chromium's own addition to the protocol.
#[derive(Debug)]
struct Devtools {
    command: &'static str,
    about: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.command, "params": self.about }).to_string()))
    }
}
