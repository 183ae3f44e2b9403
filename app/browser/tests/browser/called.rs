//! Being called: the title, the tab's picture, the bell and a notice when it is somebody's turn, also at another table.

use crate::{duel::throw_in, player::Player};
use serde_json::{Value, json};
use wardroom_browser::{Browser, House, Kind, Result};

/// Notes when the page asks whether it may send notices, and when it rings. Both are done all the same.
const EARS: &str = "const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => ((window.asked = true), ask());
    document.addEventListener('rang', ({ detail }) => (window.rang = detail));";

/// The notices that the system shows for this site.
async fn notices(browser: &Browser) -> Result<Value> {
    let shown = "return navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title, body, tag, data }) => [title, body, tag, data]))";
    browser.run(shown).await
}

/// Waits until it is this person's turn, and the bell has rung for it.
async fn is_called(browser: &Browser) -> Result {
    browser
        .until(
            "document.querySelector('#offers[data-turn]') && document.title.startsWith('● ') && window.rang === 'turn'",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_waited_for_sees_hears_and_is_told() -> Result {
    let house = House::open().await?;
    let (mover, waiter) = tokio::try_join!(Player::arrive(&house, Kind::Desktop), Player::arrive(&house, Kind::Phone))?;
    let browser = &waiter.browser;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": EARS})).await?;
    mover.lay_out("ahoy-base", "Roset", &[("union", "open")], &[]).await?;
    waiter.sit_down(&mover.invitation().await?, "Lotte").await?;
    throw_in(&mover, &waiter).await?;
    // The Squadron begins.
    mover.browser.until("document.querySelector('#offers[data-turn]') && document.title.startsWith('● ') && document.querySelector('link[rel=icon]').href.endsWith('favicon-turn.svg')").await?;
    browser
        .until(
            "!document.title.startsWith('● ') && document.querySelector('link[rel=icon]').href.endsWith('favicon.svg')",
        )
        .await?;

    // Nothing is asked for before somebody presses, and then they say yes.
    let asked = browser.run("return [window.asked ?? null, Notification.permission]").await?;
    assert_eq!(asked, json!([null, "default"]));
    let yes = json!({"origin": house.url(""), "permissions": ["notifications"]});
    browser.devtools("Browser.grantPermissions", yes).await?;
    browser.run("document.querySelector('.bar-tools details.menu').open = true").await?;
    browser.click("[data-signal=notify]").await?;
    browser.click("[data-signal=sound]").await?;
    browser.until("window.asked && window.rang === 'turn' && localStorage.getItem('notify') === 'on' && localStorage.getItem('sound') === 'on'").await?;
    browser.picture("signals").await?;
    browser.run("document.querySelector('.bar-tools details.menu').open = false; window.rang = undefined").await?;
    // Whoever looks at the table hears the bell, and is spared the notice.
    mover.play_on(5).await?;
    is_called(browser).await?;
    mover.pause().await?;
    waiter.play_on(7).await?;
    mover.browser.until("document.querySelector('#offers[data-turn]')").await?;
    browser.until("!document.querySelector('#offers[data-turn]')").await?;
    waiter.pause().await?;
    browser.run("window.rang = undefined").await?;
    // Another tab lies before the page: that is looking elsewhere.
    browser.devtools("Target.createTarget", json!({"url": "about:blank"})).await?;
    browser.until("document.hidden").await?;
    assert_eq!(notices(browser).await?, json!([]));
    mover.play_on(5).await?;
    is_called(browser).await?;
    mover.pause().await?;
    let shown = "(navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => (window.shown = all.length)), window.shown)";
    browser.until(shown).await?;
    let table = browser.run("return location.pathname").await?;
    assert_eq!(notices(browser).await?, json!([["Your turn", "Ahoy", table, table]]), "the notice knows its table");
    a_click_leads_to_its_table(browser).await?;
    mover.browser.close().await?;
    waiter.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_table_that_waits_is_told_in_the_bar() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    let browser = &player.browser;
    player.make_table("intro", "Roset", "bot:easy").await?;
    browser.until("document.querySelector('#offers[data-turn]')").await?;
    let first = browser.run("return location.pathname").await?;
    browser.go(&house.url("/")).await?;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#table #elsewhere a, #elsewhere:not([hidden]) a')").await?;
    assert_eq!(browser.run("return document.querySelector('#elsewhere a').pathname").await?, first);
    browser.picture("elsewhere").await?;
    // Pages without a table ask by themselves.
    browser.go(&house.url("/rules")).await?;
    browser
        .until("document.querySelector('#elsewhere')?.dataset.tables === '2' && document.title.startsWith('● ')")
        .await?;
    player.browser.close().await
}

/// The notice is real, but nothing here can click it: it belongs to the system, not to a page, and a click that a script makes
/// up may neither bring a page forward nor open one. So the worker's own code is given the click, with two pages open.
const CLICK: &str = "const heard = {}, done = [];
    const page = (path) => ({ url: location.origin + path, focus: async () => done.push(`focus ${path}`) });
    const self = {
      addEventListener: (name, hears) => (heard[name] = hears),
      clients: { matchAll: async () => [page('/rules/ahoy'), page('/t/k7?seat=union')], openWindow: async (address) => done.push(`open ${address.replace(location.origin, '')}`) },
    };
    const FILES = [];
    (function () { WORKER })();
    for (const data of ['/t/k7', '/t/m3']) {
      let waits;
      heard.notificationclick({ notification: { data, close: () => done.push('close') }, waitUntil: (until) => (waits = until) });
      await waits;
    }
    return done;";

async fn a_click_leads_to_its_table(browser: &Browser) -> Result {
    let click = CLICK.replace("WORKER", include_str!("../../../screen/assets/worker.js"));
    let done = browser.run(&format!("return (async () => {{ {click} }})()")).await?;
    assert_eq!(done, json!(["close", "focus /t/k7?seat=union", "close", "open /t/m3"]));
    Ok(())
}
