//! For those who listen: whose turn it is, what is asked and why not are said, and the rule is in reach of the keyboard.

use crate::player::Player;
use serde_json::json;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// Keeps whatever the live region says from now on.
const LISTEN: &str = "window.told = [];
    const region = document.getElementById('announce');
    new MutationObserver(() => told.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });";

/// The question without what was picked so far.
const QUESTION: &str =
    "[...document.getElementById('question').childNodes].find((node) => node.textContent.trim()).textContent.trim()";

#[tokio::test(flavor = "multi_thread")]
async fn the_turn_and_the_question_are_announced() -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    host.initial_table("ahoy-base", "Roset", &[("union", "open")], &[]).await?;
    let guest = Player::come_by(&server, Kind::Phone, &host.invitation().await?, "Lotte").await?;
    crate::duel::contribute_to_the_dice(&host, &guest).await?;
    let is_turn = "document.querySelector('#offers[data-turn]')";
    let (mover, waiter) = loop {
        if host.browser.has("#offers[data-turn]").await? {
            break (&host, &guest);
        }
        if guest.browser.has("#offers[data-turn]").await? {
            break (&guest, &host);
        }
    };
    // It is announced on a newly opened page, too.
    let said = "document.getElementById('announce').textContent";
    mover.browser.until(&format!("{said}.includes(`Your turn: ${{{QUESTION}}}`)")).await?;
    assert_eq!(waiter.browser.run(&format!("return {said}.includes('Your turn')")).await?, false, "too early");

    waiter.browser.run(LISTEN).await?;
    mover.browser.run(LISTEN).await?;
    mover.play_on(5).await?;
    waiter.browser.until(is_turn).await?;
    mover.pause().await?;
    waiter.browser.until(&format!("told.some((text) => text.includes(`Your turn: ${{{QUESTION}}}`))")).await?;
    // Between one's own questions only what is asked next is said.
    let turns = "return told.filter((text) => text.includes('Your turn')).length";
    assert_eq!(waiter.browser.run(turns).await?, 1);
    // One answer at a time, until the waiter is asked something else; when the turn has passed meanwhile, it comes again.
    let first = waiter.browser.run(&format!("return {QUESTION}")).await?;
    mover.play_on(5).await?;
    let is_asked_anew = format!("{is_turn} && {QUESTION} !== {first}");
    for answers in 0.. {
        assert!(answers < 40, "the waiter is asked the same again and again: {first}");
        waiter.browser.until(&format!("{is_turn} || document.querySelector('#end .dialog')")).await?;
        if waiter.browser.run(&format!("return Boolean({is_asked_anew})")).await? == true {
            break;
        }
        waiter.answer_once().await?;
    }
    mover.pause().await?;
    waiter.browser.until(&format!("told.some((text) => text.includes({QUESTION}))")).await?;
    // What happens is read out, but not the sign that leads to its rule.
    let line = "[...document.querySelectorAll('#log-lines > li:has(a.rule)')].some((line) => told.some((text) => text.includes(line.textContent.replace('§', '').replace(/\\s+/g, ' ').trim())))";
    mover.play_on(5).await?;
    for answers in 0.. {
        assert!(answers < 40, "no line with a rule was read out");
        if waiter.browser.run(&format!("return {line}")).await? == true {
            break;
        }
        waiter.browser.until(&format!("{is_turn} || document.querySelector('#end .dialog')")).await?;
        waiter.answer_once().await?;
    }
    mover.pause().await?;
    assert_eq!(waiter.browser.run("return told.filter((text) => text.includes('§'))").await?, json!([]));
    host.browser.close().await?;
    guest.browser.close().await
}

/// Touches things that are not offered, by keyboard, until one of them is refused by a rule; the thing has the focus then.
async fn touch_what_is_refused(browser: &Browser) -> Result<String> {
    let count = "window.vain = [...document.querySelectorAll('#table [data-token]')].filter((thing) => !thing.closest('#offers') && !thing.classList.contains('offered') && thing.getClientRects().length);
                 return vain.length";
    let count = browser.run(count).await?.as_u64().unwrap_or_default();
    assert!(count > 0, "everything is offered");
    for thing in 0..count.min(25) {
        browser.run(&format!("vain[{thing}].focus()")).await?;
        browser.press(ENTER).await?;
        browser.until("document.querySelector('.why a')").await?;
        let rule = browser.run("return document.querySelector('.why a').hash.slice(1)").await?;
        match rule.as_str() {
            Some(rule) if !rule.is_empty() => return Ok(rule.to_owned()),
            _ => browser.press(ESCAPE).await?,
        }
    }
    Err("no rule stands against anything".into())
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_a_refused_touch_is_announced_and_tab_leads_to_its_rule_and_escape_back() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for game in ["turning-tides", "ahoy", "efemeris", "marauders"] {
        browser.go(&server.url("/")).await?;
        browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        browser
            .until("document.querySelector('#table #walk button') && document.querySelector('#announce').textContent")
            .await?;
        browser.run(LISTEN).await?;
        let rule = touch_what_is_refused(browser).await?;
        browser.picture(&format!("why-not-{game}")).await?;
        let reason = browser.text(".why p").await?;
        browser
            .until(&format!(
                "told.at(-1)?.includes('Why not?') && told.at(-1).includes({}) && told.at(-1).includes('{rule}')",
                json!(reason)
            ))
            .await?;
        assert_eq!(browser.run("return document.querySelector('.why').getAttribute('role')").await?, "group");
        // From the thing to the rule, back, and there again; then away from it.
        browser.run("window.thing = document.activeElement").await?;
        let at_rule = "document.activeElement.matches('.why a')";
        browser.press(TAB).await?;
        browser.until(at_rule).await?;
        browser.press_with_shift(TAB).await?;
        browser.until("document.activeElement === thing && document.querySelector('.why')").await?;
        browser.press(TAB).await?;
        browser.until(at_rule).await?;
        browser.press(ESCAPE).await?;
        browser.until("document.activeElement === thing && !document.querySelector('.why')").await?;
        assert!(!browser.run("return thing.hasAttribute('aria-describedby')").await?.as_bool().unwrap_or(true));
        // And the rule is there.
        let rules = format!("/rules/{game}#{rule}");
        browser.go(&server.url(&rules)).await?;
        browser.until("document.querySelector(':target')").await?;
    }
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_and_a_restored_connection_are_announced() -> Result {
    let mut server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    browser.run(LISTEN).await?;
    let says = |words: &str| format!("told.some((text) => text.includes('{words}'))");
    server.kill()?;
    browser.until(&says("No connection. Trying again")).await?;
    server.restart().await?;
    browser.until(&says("Connected again.")).await?;
    server.stop().await?;
    browser.until(&says("The server is taking a short break.")).await?;
    // Once each, however many requests fail.
    browser.until("document.getElementById('connection').checkVisibility()").await?;
    assert_eq!(browser.run("return told.filter((text) => text.includes('short break')).length").await?, 1);
    assert_eq!(browser.run("return document.getElementById('connection').role").await?, json!(null), "by one region");
    player.browser.close().await
}
