//! A server that stops says so; what is answered meanwhile arrives once it is back, and once only.

use crate::player::Player;
use wardroom_browser::{House, Kind, Result};

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_given_while_the_server_is_away_arrives_by_itself() -> Result {
    let mut house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    let before = player.browser.run("return document.querySelector('#answers [name=seq]').value").await?;
    house.stop().await?;
    player.browser.until("!document.getElementById('connection').hidden").await?;
    let said = player.browser.text("#connection").await?;
    assert!(said.contains("short break"), "{said}");
    let answer = "const first = () => document.querySelector('#walk button:not(.btn--quiet):not(:disabled)');
                  const click = () => { if (document.querySelector('#walk[aria-busy=true]')) return; first()?.click(); };
                  for (let i = 0; i < 6; i++) click();";
    player.browser.run(answer).await?;
    player.browser.until("document.querySelector('#walk[aria-busy=true]')").await?;
    house.restart().await?;
    let taken =
        format!("document.querySelector('#answers [name=seq]')?.value !== '{}'", before.as_str().unwrap_or_default());
    player.browser.until(&taken).await?;
    player.browser.until("!document.getElementById('trouble').textContent").await?;
    player.browser.until("document.getElementById('connection').hidden").await?;
    player.browser.close().await
}
