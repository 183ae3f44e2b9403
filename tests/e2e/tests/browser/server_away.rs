//! A server that stops says so; what is answered meanwhile arrives once it is back, and once only.

use crate::player::Player;
use wardroom_e2e::{Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_given_while_the_server_is_away_arrives_by_itself() -> Result {
    let mut server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    let before = player.browser.run("return document.querySelector('#answers [name=seq]').value").await?;
    server.stop().await?;
    player.browser.until("!document.getElementById('connection').hidden").await?;
    let said = player.browser.text("#connection").await?;
    assert!(said.contains("short break"), "{said}");
    let answer = "const first = () => document.querySelector('#walk button:not(.btn--quiet):not(:disabled)');
                  const click = () => { if (document.querySelector('#walk[aria-busy=true]')) return; first()?.click(); };
                  for (let i = 0; i < 6; i++) click();";
    player.browser.run(answer).await?;
    player.browser.until("document.querySelector('#walk[aria-busy=true]')").await?;
    server.restart().await?;
    let taken =
        format!("document.querySelector('#answers [name=seq]')?.value !== '{}'", before.as_str().unwrap_or_default());
    player.browser.until(&taken).await?;
    player.browser.until("!document.getElementById('trouble').textContent").await?;
    player.browser.until("document.getElementById('connection').hidden").await?;
    player.browser.close().await
}

/// A note that the page has never been loaded anew since.
const UNTOUCHED: &str = "window.untouched = true";

#[tokio::test(flavor = "multi_thread")]
async fn phones_lobbies_and_gatherings_report_a_lost_server_and_reconnect_by_themselves() -> Result {
    let mut server = TestServer::open().await?;
    let (host, onlooker) =
        tokio::try_join!(Player::arrive(&server, Kind::Phone), Player::arrive(&server, Kind::Desktop))?;
    host.make_table("intro", "Roset", "anyone").await?;
    host.browser.find("#invite").await?;
    let table = host.browser.client.current_url().await?;
    for player in [&host, &onlooker] {
        player.browser.run(UNTOUCHED).await?;
    }
    server.stop().await?;
    for (player, picture) in [(&host, "away-gathering-phone"), (&onlooker, "away-lobby")] {
        player.browser.until("!document.getElementById('connection').hidden").await?;
        let said = player.browser.text("#connection").await?;
        assert!(said.contains("short break"), "{said}");
        player.browser.picture(picture).await?;
    }
    server.restart().await?;
    for player in [&host, &onlooker] {
        player.browser.until("document.getElementById('connection').textContent === 'Connected again.'").await?;
        player.browser.until("document.getElementById('connection').hidden").await?;
    }
    // Both follow what happens from now on: a player sits down.
    let guest = Player::come_by(&server, Kind::Phone, table.as_str(), "Lotte").await?;
    host.browser.until("document.getElementById('chairs').textContent.includes('Lotte')").await?;
    onlooker.browser.until(&format!("!document.querySelector('#open a[href=\"{}\"]')", table.path())).await?;
    for player in [&host, &onlooker] {
        assert_eq!(player.browser.run("return window.untouched").await?, true, "the page came back by itself");
    }
    for player in [host, onlooker, guest] {
        player.browser.close().await?;
    }
    Ok(())
}
