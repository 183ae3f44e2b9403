//! A Chromium that one player uses.

use crate::{Result, server};
use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{InputSource as _, KeyAction, KeyActions},
    elements::Element,
    wd::{Capabilities, WebDriverCompatibleCommand},
};
use serde_json::{Value, json};
use std::{
    env, fs,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// The player's device. Reduced motion is set unless a test says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Desktop,
    Phone,
    /// A desktop with scripts switched off.
    Plain,
}

/// How much of Chromium is started. Pages are the same in both; its own window costs ten times as much to open as they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Body {
    /// With its window, settings and notices.
    Whole,
    /// What draws pages and runs scripts. Where it is not installed, the whole one serves.
    Shell,
}

#[derive(Debug)]
pub struct Browser {
    pub client: Client,
    pub kind: Kind,
    driver: Child,
    profile: tempfile::TempDir,
}

/// How long a change may take to show on a page.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long to wait before looking again.
const A_MOMENT: Duration = Duration::from_millis(30);

impl Browser {
    pub async fn open(kind: Kind) -> Result<Browser> {
        // To switch scripts off is a setting.
        Browser::start(kind, if kind == Kind::Plain { Body::Whole } else { Body::Shell }).await
    }
    /// Chromium as people have it, for what concerns more than a page.
    pub async fn open_whole(kind: Kind) -> Result<Browser> {
        Browser::start(kind, Body::Whole).await
    }
    async fn start(kind: Kind, body: Body) -> Result<Browser> {
        let profile = tempfile::tempdir()?;
        let program = match env::var("WARDROOM_CHROMIUM_SHELL") {
            Ok(shell) if body == Body::Shell => Some(with_a_page(&shell, &profile)?),
            _ => env::var_os("WARDROOM_CHROMIUM").map(PathBuf::from),
        };
        let address = server::free_address()?;
        let port = address.rsplit(':').next().unwrap_or_default();
        let chromedriver = env::var("WARDROOM_CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
        let mut driver = Command::new(chromedriver);
        driver.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let driver = driver.spawn().map_err(|why| format!("chromedriver does not start: {why}"))?;
        server::wait_for(&address).await?;
        let connector = hyper_util::client::legacy::connect::HttpConnector::new();
        let client = ClientBuilder::new(connector)
            .capabilities(capabilities(kind, program, &profile))
            .connect(&format!("http://{address}"))
            .await?;
        Ok(Browser { client, kind, driver, profile })
    }
    /// From now on this player has no reduced motion, like most people.
    pub async fn moving(self) -> Result<Browser> {
        let motion = json!({"features": [{"name": "prefers-reduced-motion", "value": "no-preference"}]});
        self.devtools("Emulation.setEmulatedMedia", motion).await?;
        Ok(self)
    }
    pub async fn go(&self, url: &str) -> Result {
        Ok(self.client.goto(url).await?)
    }
    /// The element, as soon as there is one.
    pub async fn find(&self, css: &str) -> Result<Element> {
        let found = self.client.wait().at_most(PATIENCE).every(A_MOMENT).for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => Ok(element),
            Err(why) => {
                let (url, body) = (self.client.current_url().await?, self.text("body").await.unwrap_or_default());
                Err(format!("no `{css}` at {url}: {why}\n{body}").into())
            }
        }
    }
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(!self.client.find_all(Locator::Css(css)).await?.is_empty())
    }
    /// Clicks; if the page changed under the hand, again.
    pub async fn click(&self, css: &str) -> Result {
        for _ in 0..5 {
            match self.find(css).await?.click().await {
                Err(why) if why.is_stale_element_reference() => (),
                clicked => return Ok(clicked?),
            }
        }
        Err(format!("`{css}` does not hold still").into())
    }
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.client.find(Locator::Css(css)).await?.text().await?)
    }
    /// Runs a function body in the page.
    pub async fn run(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute(script, Vec::new()).await?)
    }
    /// Waits until a condition holds in the page.
    pub async fn until(&self, condition: &str) -> Result {
        let begin = Instant::now();
        while self.run(&format!("return Boolean({condition})")).await.unwrap_or(Value::Null) != Value::Bool(true) {
            if begin.elapsed() > PATIENCE {
                let (url, body) = (self.client.current_url().await?, self.text("body").await.unwrap_or_default());
                return Err(format!("`{condition}` does not come true at {url}\n{body}").into());
            }
            sleep(A_MOMENT).await;
        }
        Ok(())
    }
    /// Presses these keys one after another, as on a keyboard: they go to the element that has the focus.
    pub async fn press(&self, keys: &str) -> Result {
        let up_and_down = |value| [KeyAction::Down { value }, KeyAction::Up { value }];
        let keyboard = KeyActions::new("keyboard".into());
        let pressed = keys.chars().flat_map(up_and_down).fold(keyboard, KeyActions::then);
        Ok(self.client.perform_actions(pressed).await?)
    }
    /// The same with Shift held down.
    pub async fn press_with_shift(&self, keys: &str) -> Result {
        self.press_while('\u{e008}', keys).await
    }
    /// The same with Control held down.
    pub async fn press_with_control(&self, keys: &str) -> Result {
        self.press_while('\u{e009}', keys).await
    }
    async fn press_while(&self, held: char, keys: &str) -> Result {
        let keyboard = KeyActions::new("keyboard".into()).then(KeyAction::Down { value: held });
        let up_and_down = |value| [KeyAction::Down { value }, KeyAction::Up { value }];
        let pressed = keys.chars().flat_map(up_and_down).fold(keyboard, KeyActions::then);
        Ok(self.client.perform_actions(pressed.then(KeyAction::Up { value: held })).await?)
    }
    /// Saves a screenshot if `WARDROOM_PICTURES` names a folder.
    pub async fn picture(&self, name: &str) -> Result {
        let Some(folder) = env::var_os("WARDROOM_PICTURES").map(PathBuf::from) else { return Ok(()) };
        fs::create_dir_all(&folder)?;
        Ok(fs::write(folder.join(format!("{name}.png")), self.client.screenshot().await?)?)
    }
    /// What the page complained about since the last time: errors and warnings of the console.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.client.issue_cmd(Log).await?;
        let entries = log.as_array().into_iter().flatten();
        let serious = entries.filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        Ok(serious.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect())
    }
    /// Sends a command to the browser's developer tools: to emulate a system, a way of seeing, or a lost network.
    pub async fn devtools(&self, command: &str, params: Value) -> Result<Value> {
        Ok(self.client.issue_cmd(Devtools(json!({"cmd": command, "params": params}))).await?)
    }
    pub async fn close(self) -> Result {
        Ok(self.client.clone().close().await?)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        // A driver that is killed leaves its Chromium behind; the profile's folder is in its command line.
        let profile = self.profile.path().display().to_string();
        let _ = Command::new("pkill").args(["-9", "-f", &profile]).status();
    }
}

/// The driver expects a page to be open, and what has no window opens none unless it is told which.
fn with_a_page(shell: &str, profile: &tempfile::TempDir) -> Result<PathBuf> {
    let script = profile.path().join("shell");
    fs::write(&script, format!("#!/bin/sh\nexec '{shell}' \"$@\" data:,\n"))?;
    #[cfg(unix)]
    fs::set_permissions(&script, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(script)
}

fn capabilities(kind: Kind, program: Option<PathBuf>, profile: &tempfile::TempDir) -> Capabilities {
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".into(),
        "--disable-gpu".into(),
        "--disable-dev-shm-usage".into(),
        "--no-first-run".into(),
        "--disable-background-networking".into(),
        "--disable-component-update".into(),
        "--disable-sync".into(),
        // Parts of its own window that are pages, too: they are never shown, and each costs as much as one of ours.
        "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,InitialWebUI".into(),
        "--hide-scrollbars".into(),
        // Half of what a browser does while a game is played is to move pieces, sixty times a second: see `moving`.
        "--force-prefers-reduced-motion".into(),
        format!("--host-resolver-rules=MAP {} 127.0.0.1", server::NAME),
        format!("--window-size={}", if kind == Kind::Phone { "390,844" } else { "1440,900" }),
        format!("--user-data-dir={}", profile.path().display()),
    ];
    let mut options = json!({});
    match kind {
        Kind::Desktop => (),
        Kind::Phone => {
            options["mobileEmulation"] =
                json!({"deviceMetrics": {"width": 390, "height": 844, "pixelRatio": 2, "touch": true}});
        }
        Kind::Plain => options["prefs"] = json!({"profile.managed_default_content_settings.javascript": 2}),
    }
    arguments.push("--lang=en-GB".into());
    options["args"] = json!(arguments);
    if let Some(program) = program {
        options["binary"] = json!(program);
    }
    let all = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
    all.as_object().cloned().unwrap_or_default()
}

/// Chromedriver's own request to the browser's tools.
#[derive(Debug)]
struct Devtools(Value);

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> std::result::Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }
    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.to_string()))
    }
}

/// Chromedriver's own request for the console's log.
#[derive(Debug)]
struct Log;

impl WebDriverCompatibleCommand for Log {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> std::result::Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }
    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"type": "browser"}).to_string()))
    }
}
