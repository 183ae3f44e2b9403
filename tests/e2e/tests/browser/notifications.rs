//! Turn notifications: the title, the tab's icon, the bell and a notification when it is the player's turn, also at another table,
//! before the game begins and in the lobby. And the other sounds: the player's time runs low, and the end.

use crate::{duel::contribute_to_the_dice, offers_and_surrender::say, player::Player};
use serde_json::{Value, json};
use std::time::Duration;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// Notes when the page asks whether it may send notices, and when it rings. Both are done all the same.
const EARS: &str = "const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => ((window.asked = true), ask());
    document.addEventListener('rang', ({ detail }) => (window.rang = detail));";
const SEEN: &str = "(navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => (window.shown = all.length)), window.shown)";
/// No notice is left.
const TAKEN_BACK: &str = "(navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => (window.shown = all.length)), window.shown === 0)";
/// Seconds on a clock's face: `9:58 +3`.
const FACE: &str = "(seat) => { const [minutes, seconds] = document.querySelector(`#clocks .clock:has([data-seat=${seat}]) .clock-time`).textContent.split(' ')[0].split(':'); return minutes * 60 + Number(seconds); }";

/// The notices that the system shows for this site.
async fn notices(browser: &Browser) -> Result<Value> {
    let shown = "return navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title, body, tag, data }) => [title, body, tag, data]))";
    browser.run(shown).await
}

/// Waits until it is this person's turn, and the bell has rung for it.
async fn is_notified(browser: &Browser) -> Result {
    browser
        .until(
            "document.querySelector('#offers[data-turn]') && document.title.startsWith('● ') && window.rang === 'turn'",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_waited_for_gets_a_sign_a_sound_and_a_notification() -> Result {
    let mut server = TestServer::open().await?;
    let (mover, waiter) =
        tokio::try_join!(Player::arrive(&server, Kind::Desktop), Player::arrive_whole(&server, Kind::Phone))?;
    let browser = &waiter.browser;
    for browser in [browser, &mover.browser] {
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": EARS})).await?;
    }
    mover.set_pace("ahoy-base", "live", &[("minutes", "10"), ("seconds", "30")]).await?;
    mover.browser.click("#make-ahoy-base label[for$=seconds-are-added]").await?;
    mover.initial_table("ahoy-base", "Roset", &[("union", "open")], &[]).await?;
    waiter.sit_down(&mover.invitation().await?, "Lotte").await?;
    contribute_to_the_dice(&mover, &waiter).await?;
    // The Squadron begins.
    mover.browser.until("document.querySelector('#offers[data-turn]') && document.title.startsWith('● ') && document.querySelector('link[rel=icon]').href.endsWith('favicon-turn.svg')").await?;
    browser
        .until(
            "!document.title.startsWith('● ') && document.querySelector('link[rel=icon]').href.endsWith('favicon.svg')",
        )
        .await?;

    time_runs_low_is_added_and_taken_back(&mut server, &mover, &waiter).await?;

    // No permission is asked for before the player presses the button; then they grant it.
    let asked = browser.run("return [window.asked ?? null, Notification.permission]").await?;
    assert_eq!(asked, json!([null, "default"]));
    let yes = json!({"origin": server.url(""), "permissions": ["notifications"]});
    browser.devtools("Browser.grantPermissions", yes).await?;
    browser.run("document.querySelector('.bar-tools details.menu').open = true").await?;
    browser.click("[data-signal=notify]").await?;
    browser.click("[data-signal=sound]").await?;
    browser.until("window.asked && window.rang === 'turn' && localStorage.getItem('notify') === 'on' && localStorage.getItem('sound') === 'on'").await?;
    browser.picture("signals").await?;
    browser.run("document.querySelector('.bar-tools details.menu').open = false; window.rang = undefined").await?;
    // A player who looks at the table hears the bell and gets no notification.
    mover.play_on(5).await?;
    is_notified(browser).await?;
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
    is_notified(browser).await?;
    mover.pause().await?;
    browser.until(SEEN).await?;
    let table = browser.run("return location.pathname").await?;
    assert_eq!(notices(browser).await?, json!([["Your turn", "Ahoy", table, table]]), "the notice knows its table");
    a_click_leads_to_its_table(browser).await?;
    the_next_turn_is_notified_again(&mover, &waiter).await?;
    // A player who comes back sees it on the page.
    browser.devtools("Page.bringToFront", json!({})).await?;
    browser.until("!document.hidden").await?;
    browser.until(TAKEN_BACK).await?;
    // The end is heard too.
    say(&mover.browser, "resign").await?;
    browser.until("document.querySelector('#end .dialog') && window.rang === 'end'").await?;
    mover.browser.close().await?;
    waiter.browser.close().await
}

/// The page is still hidden: a player who has answered is not notified again, and a notification that a page left behind does not
/// stop that of the next turn.
async fn the_next_turn_is_notified_again(mover: &Player, waiter: &Player) -> Result {
    let browser = &waiter.browser;
    let is_asked = "document.querySelector('#walk:not([aria-busy=true]) button:not(:disabled)')";
    for answers in 0.. {
        assert!(answers < 80, "the turn does not end");
        browser.until(&format!("!document.querySelector('#offers[data-turn]') || {is_asked}")).await?;
        if !browser.has("#offers[data-turn]").await? {
            break;
        }
        waiter.answer_once().await?;
    }
    browser.until(TAKEN_BACK).await?;
    let leave = "return navigator.serviceWorker.ready.then((worker) => worker.showNotification('Left', { tag: location.pathname, data: location.pathname, timestamp: 1 }))";
    browser.run(leave).await?;
    browser.run("window.rang = undefined").await?;
    mover.play_on(9).await?;
    is_notified(browser).await?;
    mover.pause().await?;
    let sounds = "(navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => (window.sounds = all.map(({ title, renotify }) => `${title} ${renotify}`).join())), window.sounds === 'Your turn true')";
    browser.until(sounds).await
}

/// The one who moves hears when their time runs low. An answer adds its seconds on both screens, taking back takes them back.
async fn time_runs_low_is_added_and_taken_back(server: &mut TestServer, mover: &Player, waiter: &Player) -> Result {
    // Where to begin; the tiles that are drawn then leave nothing to take back.
    mover.answer_once().await?;
    mover.browser.run("localStorage.setItem('sound', 'on'); window.rang = undefined").await?;
    mover.browser.until(&format!("({FACE})('squadron') > 600")).await?;
    let left = mover.browser.run(&format!("return ({FACE})('squadron')")).await?.as_u64().ok_or("a clock")?;
    server.later(Duration::from_secs(left - 22)).await?;
    mover.browser.until("document.querySelector('#clocks .is-low') && window.rang === 'low'").await?;
    let heard = "return [document.querySelector('#clocks .is-low') !== null, window.rang ?? null]";
    waiter.browser.until("document.querySelector('#clocks .is-low')").await?;
    assert_eq!(waiter.browser.run(heard).await?, json!([true, null]), "it is not their time");
    let both = [&mover.browser, &waiter.browser];
    for browser in both {
        browser.until(&format!("({FACE})('squadron') <= 30")).await?;
    }
    mover
        .browser
        .until("!document.querySelector('#connection') || document.querySelector('#connection').hidden")
        .await?;
    // What leads to dice cannot be taken back; what follows it can.
    for answers in 1.. {
        assert!(answers < 8, "nothing can be taken back");
        let before = mover.browser.run(&format!("return ({FACE})('squadron')")).await?;
        mover.answer_once().await?;
        for browser in both {
            browser.until(&format!("({FACE})('squadron') > {before}")).await?;
        }
        if mover.browser.has("#undo button").await? {
            mover.browser.click("#undo button").await?;
            for browser in both {
                browser.until(&format!("({FACE})('squadron') <= {before}")).await?;
            }
            break;
        }
    }
    mover.browser.run("localStorage.setItem('sound', 'off')").await.map(|_| ())
}

/// Switches bell and notices on where there is no table: in the menu of every page.
async fn enable_notifications(server: &TestServer, browser: &Browser) -> Result {
    let yes = json!({"origin": server.url(""), "permissions": ["notifications"]});
    browser.devtools("Browser.grantPermissions", yes).await?;
    browser.click(".bar-tools > details.menu > summary").await?;
    browser.picture("signals-lobby").await?;
    browser.click("[data-signal=notify]").await?;
    browser.click("[data-signal=sound]").await?;
    browser.until("window.rang === 'turn' && localStorage.getItem('notify') === 'on'").await?;
    browser.run("document.querySelector('.bar-tools > details.menu').open = false").await.map(|_| ())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_in_the_lobby_or_before_the_game_is_notified() -> Result {
    let server = TestServer::open().await?;
    let (lotte, roset) =
        tokio::try_join!(Player::arrive_whole(&server, Kind::Phone), Player::arrive(&server, Kind::Desktop))?;
    let browser = &lotte.browser;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": EARS})).await?;
    browser.go(&server.url("/")).await?;
    enable_notifications(&server, browser).await?;
    lotte.initial_table("ahoy-base", "Lotte", &[("union", "open")], &[]).await?;
    let invitation = lotte.invitation().await?;
    let table = browser.run("return location.pathname").await?;

    // In the lobby, in a hidden tab: a player has come, and she must say that she is ready.
    browser.go(&server.url("/")).await?;
    // Browsers play no sound before the first touch of the page.
    browser.click(".greet h1").await?;
    browser.devtools("Target.createTarget", json!({"url": "about:blank"})).await?;
    browser.until("document.hidden && !document.title.startsWith('● ')").await?;
    assert_eq!(notices(browser).await?, json!([]));
    roset.sit_down(&invitation, "Roset").await?;
    browser.until("document.title.startsWith('● ') && window.rang === 'turn'").await?;
    browser.until(SEEN).await?;
    assert_eq!(notices(browser).await?, json!([["Your turn", "Ahoy", table, table]]));
    browser.until("document.getElementById('announce').textContent.includes('Your turn: Ahoy')").await?;

    // At the table itself: the player who has come gets up, and another sits down.
    browser.run("document.querySelector('#mine h3 a').click()").await?;
    browser.until("document.querySelector('#gather') && document.title.startsWith('● ') && document.hidden").await?;
    assert_eq!(browser.run("return window.rang ?? null").await?, Value::Null, "who comes by themselves sees it");
    roset.browser.click(".chair-menu > summary").await?;
    roset.browser.click(".chair-menu form[action$='/leave'] button").await?;
    browser.until("!document.title.startsWith('● ') && document.querySelector('#invite')").await?;
    roset.sit_down(&lotte.invitation().await?, "Roset").await?;
    browser.until("document.title.startsWith('● ') && window.rang === 'turn'").await?;
    let is_told = |title: &str| {
        format!(
            "(navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => (window.told = all.map(({{ title }}) => title).join())), window.told === '{title}')"
        )
    };
    browser.until(&is_told("Are you ready?")).await?;
    assert_eq!(notices(browser).await?, json!([["Are you ready?", "Ahoy", table, table]]));

    // Both are ready, and she moves first: the page that has come by itself calls her.
    browser.run("window.before = true; document.querySelector('form.contribute > .btn--go').click()").await?;
    browser.until("window.before === undefined && !document.querySelector('form.contribute')").await?;
    roset.browser.until("document.querySelector('.ready')?.textContent.includes('Not ready yet: Roset.')").await?;
    roset.browser.click("form.contribute > .btn--go").await?;
    browser.until("document.querySelector('#offers[data-turn]') && window.rang === 'turn' && document.hidden").await?;
    browser.until(&is_told("Your turn")).await?;
    assert_eq!(notices(browser).await?, json!([["Your turn", "Ahoy", table, table]]));
    lotte.browser.close().await?;
    roset.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_table_that_waits_is_shown_in_the_bar() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    player.make_table("intro", "Roset", "bot:easy").await?;
    browser.until("document.querySelector('#offers[data-turn]')").await?;
    let first = browser.run("return location.pathname").await?;
    browser.go(&server.url("/")).await?;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#table #elsewhere a, #elsewhere:not([hidden]) a')").await?;
    assert_eq!(browser.run("return document.querySelector('#elsewhere a').pathname").await?, first);
    browser.picture("elsewhere").await?;
    // Pages without a table ask by themselves.
    browser.go(&server.url("/rules")).await?;
    browser
        .until("document.querySelector('#elsewhere')?.dataset.tables === '2' && document.title.startsWith('● ') && document.getElementById('announce').textContent.startsWith('Your turn: Turning Tides')")
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
    let click = CLICK.replace("WORKER", include_str!("../../../../web/ui/assets/worker.js"));
    let done = browser.run(&format!("return (async () => {{ {click} }})()")).await?;
    assert_eq!(done, json!(["close", "focus /t/k7?seat=union", "close", "open /t/m3"]));
    Ok(())
}
