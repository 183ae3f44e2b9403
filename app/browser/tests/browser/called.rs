//! Being called: the title, the tab's picture, the bell and a notice when it is somebody's turn, also at another table.

use crate::{duel::throw_in, player::Player};
use wardroom_browser::{House, Kind, Result};

/// Stands in for the desktop's notices, which a browser without a screen has not.
const NOTICES: &str = "window.notices = [];
    window.Notification = class {
      static permission = 'default';
      static async requestPermission() { window.asked = true; return (Notification.permission = 'granted'); }
      constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
      close() {}
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
      window.notices.push(`${title}: ${body}`);
      window.leads = data;
    };
    document.addEventListener('rang', ({ detail }) => (window.rang = detail));
    Object.defineProperty(document, 'hidden', { get: () => window.away ?? false, configurable: true });";

#[tokio::test(flavor = "multi_thread")]
async fn who_is_waited_for_sees_hears_and_is_told() -> Result {
    let house = House::open().await?;
    let host = Player::arrive(&house, Kind::Desktop).await?;
    host.lay_out("ahoy-base", "Roset", &[("union", "open")], &[]).await?;
    let invitation = host.invitation().await?;
    let guest = Player::come_by(&house, Kind::Phone, &invitation, "Lotte").await?;
    throw_in(&host, &guest).await?;
    let is_turn = "document.querySelector('#offers[data-turn]')";
    host.browser.until(&format!("{is_turn} || document.getElementById('question')")).await?;
    let (mover, waiter) = loop {
        if host.browser.has("#offers[data-turn]").await? {
            break (&host, &guest);
        }
        if guest.browser.has("#offers[data-turn]").await? {
            break (&guest, &host);
        }
    };
    mover.browser.until("document.title.startsWith('● ') && document.querySelector('link[rel=icon]').href.endsWith('favicon-turn.svg')").await?;
    waiter
        .browser
        .until(
            "!document.title.startsWith('● ') && document.querySelector('link[rel=icon]').href.endsWith('favicon.svg')",
        )
        .await?;

    // Nothing is asked for before somebody presses.
    let browser = &waiter.browser;
    browser.run(NOTICES).await?;
    assert_eq!(browser.run("return window.asked ?? null").await?, serde_json::Value::Null);
    browser.run("document.querySelector('.bar-tools details.menu').open = true").await?;
    browser.click("[data-signal=notify]").await?;
    browser.click("[data-signal=sound]").await?;
    browser.until("window.asked && window.rang === 'turn' && localStorage.getItem('notify') === 'on' && localStorage.getItem('sound') === 'on'").await?;
    browser.picture("signals").await?;
    browser.run("document.querySelector('.bar-tools details.menu').open = false; window.rang = undefined; window.away = true").await?;
    mover.play_on(5).await?;
    browser.until(is_turn).await?;
    mover.pause().await?;
    browser.until("window.notices.length && document.title.startsWith('● ')").await?;
    let notices = browser.run("return window.notices").await?;
    assert_eq!(notices[0], "Your turn: Ahoy", "{notices}");
    assert_eq!(browser.run("return window.leads === location.pathname").await?, true, "the notice knows its table");
    browser.until("window.rang === 'turn'").await?;
    host.browser.close().await?;
    guest.browser.close().await
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

/// A browser without a screen shows no notice that could be clicked, so the worker's own code is given the click, with two
/// pages open.
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

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_leads_to_its_table_which_is_brought_forward_or_opened() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    let click = CLICK.replace("WORKER", include_str!("../../../screen/assets/worker.js"));
    let done = player.browser.run(&format!("return (async () => {{ {click} }})()")).await?;
    assert_eq!(done, serde_json::json!(["close", "focus /t/k7?seat=union", "close", "open /t/m3"]));
    player.browser.close().await
}
