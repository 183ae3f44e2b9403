//! Learning beside others: one first voyage in two browsers at once, and a hint whose use every spectator sees.

use crate::{
    access,
    learn::{sail, step, touch},
    player::Player,
};
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_the_same_first_voyage_at_once_each_in_its_language() -> Result {
    let server = TestServer::open().await?;
    let (anna, bruno) = (Player::arrive(&server, Kind::Desktop).await?, Player::arrive(&server, Kind::Phone).await?);
    bruno.browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    bruno.browser.until("document.documentElement.lang === 'de'").await?;
    for browser in [&anna.browser, &bruno.browser] {
        browser.go(&server.url("/learn/turning-tides")).await?;
        browser.until("document.querySelector('html.js .lesson')").await?;
        assert_eq!(step(browser).await?, 1);
    }
    // One is ahead, and the other's lesson stays where it is.
    let lesson = "return document.querySelector('.lesson').textContent";
    let at_first = bruno.browser.run(lesson).await?;
    for _ in 0..200 {
        if step(&anna.browser).await? > 3 {
            break;
        }
        touch(&anna.browser).await?;
        sleep(Duration::from_millis(30)).await;
    }
    assert_eq!((step(&anna.browser).await?, step(&bruno.browser).await?), (4, 1));
    assert_eq!(bruno.browser.run(lesson).await?, at_first);
    tokio::try_join!(
        sail(&anna.browser, "turning-tides", "beside"),
        sail(&bruno.browser, "turning-tides", "beside-phone"),
    )?;
    for (player, language) in
        [(&anna, "Play on against the easy bot"), (&bruno, "Gegen den leichten Bot weiterspielen")]
    {
        let said = player.browser.text(".lesson-steps form button").await?;
        assert_eq!(said, language);
        player.browser.run("document.querySelector('.lesson-steps form button').click()").await?;
        player.browser.until("document.querySelector('main[data-table] #walk button')").await?;
    }
    // From the end of the lesson each has a table of their own.
    let table = "return location.pathname";
    assert_ne!(anna.browser.run(table).await?, bruno.browser.run(table).await?);
    for player in [anna, bruno] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// Whether words in the bar are seen, not only there.
const COUNT: &str = "(words) => {
    const walk = document.createTreeWalker(document.querySelector('.bar'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const box = walk.currentNode.parentElement.getBoundingClientRect();
      if (walk.currentNode.textContent.includes(words) && box.width > 20 && box.right <= innerWidth + 1) return true;
    }
    return false;
  }";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_hint_in_ahoy_is_marked_and_spectators_see_that_it_was_asked_for() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now']:has([value='ahoy']) button").await?;
    browser.until("document.querySelector('#hint button') && document.querySelector('#walk button')").await?;
    let table = browser.client.current_url().await?;
    let onlooker = Player::arrive(&server, Kind::Desktop).await?;
    onlooker.browser.go(table.as_str()).await?;
    onlooker.browser.until("document.getElementById('table')").await?;
    assert!(!onlooker.browser.has("#hint").await?, "a spectator gets no hint");
    for words in ["one hint", "2 hints"] {
        player.ask_for_a_hint().await?;
        browser.until("/The strong bot suggests: .* %/.test(document.querySelector('#hint-said').textContent)").await?;
        browser.until("document.querySelector('#walk .proposed')").await?;
        onlooker.browser.until(&format!("({COUNT})('{words}')")).await?;
        // Another question, another hint.
        if words == "one hint" {
            browser.picture("hint-ahoy-phone").await?;
            access::check(browser, "a hint in Ahoy on a phone").await?;
            let asked = browser.run("return document.querySelector('#answers [name=seq]').value").await?;
            player.answer_once().await?;
            browser.until(&format!("document.querySelector('#answers [name=seq]') && document.querySelector('#answers [name=seq]').value !== {asked}")).await?;
        }
    }
    onlooker.browser.picture("hint-onlooker").await?;
    for player in [player, onlooker] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// Also on a small screen: in the bar or as a line of the logbook.
#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_hints_is_shown_on_a_phone() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#hint button') && document.querySelector('#walk button')").await?;
    player.ask_for_a_hint().await?;
    browser.until("document.querySelector('#hint-said').textContent.includes('%')").await?;
    browser.picture("hint-phone").await?;
    let told = "document.getElementById('log-lines').textContent.includes('hint')";
    browser.until(&format!("({COUNT})('one hint') || {told}")).await?;
    player.browser.close().await
}
