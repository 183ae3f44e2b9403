//! Learning in a real browser: every first voyage is sailed by touching what the lesson points at.

use crate::{access, player::Player};
use wardroom_browser::{Browser, House, Kind, Result};

const GAMES: [&str; 4] = ["turning-tides", "ahoy", "efemeris", "marauders"];

/// Touches what is proposed: a thing on the table, else a button.
const TOUCH: &str = "const onward = document.querySelector('.lesson-steps a.btn--go[data-turn]');
    if (onward) return onward.click(), 'onward';
    if (document.querySelector('#walk[aria-busy=true]')) return 'busy';
    const seen = (thing) => thing.getClientRects().length;
    const thing = [...document.querySelectorAll('#table .proposed')].filter((thing) => !thing.closest('#offers')).find(seen);
    const button = document.querySelector('#walk .proposed');
    (thing ?? button)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return thing ? 'thing' : button ? 'button' : 'nothing';";

async fn step(browser: &Browser) -> Result<u64> {
    let step = browser.run("return Number(document.querySelector('.lesson progress').value)").await?;
    Ok(step.as_u64().unwrap_or_default())
}

/// From the first step to the last; how often something on the table itself was touched.
async fn sail(browser: &Browser, game: &str, kind: &str) -> Result<usize> {
    let (mut touches, mut idle, mut last) = (0, 0, 0);
    while !browser.has(".lesson-steps form").await? {
        let now = step(browser).await?;
        if now != last {
            let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            assert_eq!(browser.run(sideways).await?, 0, "{game}, step {now}: the page scrolls sideways");
            browser.picture(&format!("learn-{game}-{kind}-{now:02}")).await?;
            (last, idle) = (now, 0);
        }
        match browser.run(TOUCH).await?.as_str() {
            Some("thing") => touches += 1,
            Some("onward" | "button") => (),
            _ => tokio::time::sleep(std::time::Duration::from_millis(30)).await,
        }
        idle += 1;
        assert!(idle < 400, "{game}: nothing leads on from step {now}: {}", browser.text("#offers").await?);
    }
    Ok(touches)
}

async fn voyage(game: &str, kind: Kind, name: &str, german: bool) -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, kind).await?;
    let browser = &player.browser;
    if german {
        browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
        browser.until("document.documentElement.lang === 'de'").await?;
    }
    browser.go(&house.url(&format!("/learn/{game}"))).await?;
    browser.until("document.querySelector('html.js .lesson')").await?;
    let touches = sail(browser, game, name).await?;
    assert!(touches > 4, "{game}: {touches} touches on the table itself");
    browser.picture(&format!("learn-{game}-{name}-end")).await?;
    access::check(browser, &format!("the first voyage of {game}")).await?;
    // The way back is a step, too.
    let last = step(browser).await?;
    browser.run("history.back()").await?;
    browser.until(&format!("document.querySelector('.lesson progress').value == {}", last - 1)).await?;
    browser.run("history.forward()").await?;
    browser.until("document.querySelector('.lesson-steps form')").await?;
    browser.run("document.querySelector('.lesson-steps form button').click()").await?;
    browser.until("document.querySelector('main[data-stream]')").await?;
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_sails_the_first_voyage_of_each_game() -> Result {
    for game in GAMES {
        voyage(game, Kind::Desktop, "wide", false).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german_each_first_voyage_fits_and_can_be_sailed() -> Result {
    for game in GAMES {
        voyage(game, Kind::Phone, "phone", true).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_lesson_does_not_ask_for_is_answered_kindly() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.go(&house.url("/learn")).await?;
    browser.picture("learn").await?;
    access::check(browser, "the list of voyages").await?;
    browser.click("a[href='/learn/turning-tides?step=1']").await?;
    browser.until("document.querySelector('html.js .lesson-steps a.btn--go')").await?;
    browser.run("document.querySelector('.lesson-steps a.btn--go').click()").await?;
    browser.until("document.querySelector('#table [data-token=\"card.cannon\"].proposed')").await?;
    // Possible, but not what is asked for now.
    browser.run("document.querySelector('#table [data-token=\"card.wait\"]').click()").await?;
    browser.until("document.querySelector('#walk .btn--go')").await?;
    browser.run("document.querySelector('#walk .btn--go').click()").await?;
    browser.until("document.querySelector('#trouble').textContent.includes('Lay Cannon')").await?;
    // Not possible at all.
    browser.run("document.querySelector('#table [data-token^=\"exchange.\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await?;
    browser.until("document.querySelector('.why')").await?;
    let why = browser.text(".why").await?;
    assert!(why.contains("TT-") && why.contains("Lay Cannon"), "the rule, and what to do: {why}");
    browser.picture("learn-why").await?;
    player.browser.close().await
}
