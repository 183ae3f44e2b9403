//! Two people at one screen, in every game: between two hands there is a curtain, and nothing of the table behind it.

use crate::player::Player;
use std::{collections::BTreeSet, time::Duration};
use tokio::time::sleep;
use wardroom_browser::{House, Kind, Result};

/// Gives any answer, or goes through the curtain; where we are: the name on the curtain, or nothing.
const STEP: &str = "const curtain = document.querySelector('.curtain');
    if (curtain) {
      if (document.querySelector('[data-token], #answers, #log-lines, [data-stream]')) return 'the table shows behind the curtain';
      const name = curtain.querySelector('h1').textContent;
      curtain.querySelector('button').click();
      return name;
    }
    const walk = document.querySelector('#walk:not([aria-busy=true])');
    const buttons = [...(walk?.querySelectorAll('button:not(.btn--quiet):not(:disabled)') ?? [])];
    (buttons.find((button) => button.classList.contains('btn--go')) ?? buttons[Math.floor(Math.random() * buttons.length)])?.click();
    return null;";

async fn two_at_one_screen(paper: &str, other: &str, kind: Kind) -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, kind).await?;
    player.lay_out(paper, "Roset", &[(other, "here")], &[]).await?;
    player.browser.until("document.querySelector('.curtain, #table')").await?;
    let (mut names, mut hands) = (BTreeSet::new(), 0);
    for _ in 0..600 {
        if let Some(name) = player.browser.run(STEP).await.ok().as_ref().and_then(|name| name.as_str()) {
            assert!(name.starts_with("Hand the screen to"), "{paper}: {name}");
            names.insert(name.to_owned());
            hands += 1;
            if hands == 1 {
                player.browser.picture(&format!("curtain-{paper}")).await?;
            }
        }
        if hands >= 4 && names.len() == 2 {
            break;
        }
        sleep(Duration::from_millis(60)).await;
    }
    assert!(hands >= 4 && names.len() == 2, "{paper}: the screen changed hands {hands} times: {names:?}");
    // Whoever asks for the page of the seat that is not to move gets the curtain, not the other's hand.
    player.browser.until("document.querySelector('#table[data-seat-of-viewer] #walk button')").await?;
    let awaited = player.browser.run("return document.getElementById('table').dataset.seatOfViewer").await?;
    player.browser.client.back().await?;
    sleep(Duration::from_millis(300)).await;
    let shown = player.browser.run("return document.querySelector('#table')?.dataset.seatOfViewer ?? null").await?;
    assert!(shown.is_null() || shown == awaited, "{paper}: going back shows {shown}, while {awaited} is to answer");
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn turning_tides_has_a_curtain_between_two_hands() -> Result {
    two_at_one_screen("turning-tides-base", "gold", Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn ahoy_has_a_curtain_between_two_hands() -> Result {
    two_at_one_screen("ahoy-base", "union", Kind::Phone).await
}

#[tokio::test(flavor = "multi_thread")]
async fn efemeris_has_a_curtain_between_two_hands() -> Result {
    two_at_one_screen("efemeris-duel", "bellatrix", Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn merchants_and_marauders_has_a_curtain_between_two_hands() -> Result {
    two_at_one_screen("marauders-base", "blue", Kind::Phone).await
}
