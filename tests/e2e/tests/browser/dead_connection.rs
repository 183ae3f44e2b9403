//! A connection that is dead but not closed is noticed by the page of a spectator and by that of a player.

use crate::player::Player;
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Browser, DeadConnectionProxy, Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_is_reported_and_an_answer_arrives_once_it_works_again() -> Result {
    let server = TestServer::open_with(&["--stream-beat", "1"]).await?;
    let wire = DeadConnectionProxy::to(&server).await?;
    let (player, onlooker) = tokio::try_join!(Browser::open(Kind::Desktop), Browser::open(Kind::Phone))?;
    let (player, onlooker) = (Player { browser: player }, Player { browser: onlooker });
    player.browser.go(&wire.url("/")).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    let question = "document.querySelector('#table #walk:not([aria-busy=true]) button')";
    player.browser.until(question).await?;
    onlooker.browser.go(player.browser.client.current_url().await?.as_str()).await?;
    onlooker.browser.until("document.getElementById('log-lines')").await?;
    // Both have heard how often they hear something.
    sleep(Duration::from_millis(2500)).await;
    let is_told = "document.getElementById('connection').checkVisibility() && document.getElementById('connection').textContent.includes('No connection')";
    for page in [&player, &onlooker] {
        assert_eq!(page.browser.run(&format!("return {is_told}")).await?, false, "too early");
    }
    let lines = onlooker.lines().await?;

    wire.cut();
    let answers = "((walk.querySelector('.btn--go') ?? walk.querySelector('button:not(.btn--quiet):not(:disabled)'))?.click(), walk.getAttribute('aria-busy') === 'true')";
    player.browser.until(answers).await?;
    for page in [&player, &onlooker] {
        page.browser.until(is_told).await?;
    }
    // What was answered is on its way, and its own line is known to be dead, too.
    player.browser.until("document.querySelector('#walk[aria-busy=true]')").await?;
    player.browser.until("document.getElementById('trouble').textContent.includes('No connection')").await?;
    player.browser.picture("dead-line").await?;
    onlooker.browser.picture("dead-line-onlooker-phone").await?;

    wire.mend();
    player.browser.until(&format!("{question} && !document.getElementById('trouble').textContent")).await?;
    onlooker.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {lines}")).await?;
    for page in [&player, &onlooker] {
        page.browser.until("!document.getElementById('connection').checkVisibility()").await?;
    }
    tokio::try_join!(player.browser.close(), onlooker.browser.close()).map(|_| ())
}
