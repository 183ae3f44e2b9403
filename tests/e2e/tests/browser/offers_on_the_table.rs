//! What can be touched is in sight: answers that lie nowhere on the table come first, rings are drawn where a touch leads on, and on
//! a phone the camera goes to what comes next.

use crate::{
    player::Player,
    sizes::{initial_table, screen},
};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// Of each answer of the bar: its label, and whether what it begins with lies on the table.
const BAR: &str = "return [...document.querySelectorAll('#walk .btn:not(.btn--quiet)')].map((made) => [made.textContent, made.classList.contains('btn--lying')])";

async fn bar(browser: &Browser) -> Result<Vec<(String, bool)>> {
    Ok(serde_json::from_value(browser.run(BAR).await?)?)
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_without_a_thing_on_the_table_come_first_and_what_they_lead_to_is_ringed() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    initial_table(&player, &server, ("marauders", "4-glory", 1106, "red")).await?;
    let answers = bar(browser).await?;
    assert!(answers.is_sorted_by_key(|answer| answer.1), "{answers:?}");
    let end = answers.iter().position(|answer| answer.0 == "End turn");
    assert!(end.is_some_and(|end| !answers[end].1) && answers.iter().any(|answer| answer.1), "{answers:?}");
    // To look for the merchant begins with a word: he is ringed all the same, as touching him is enough.
    assert!(browser.has("#table .merchant.offered > .ring-mark").await?);
    // Pointing at an answer marks what it is about.
    let sails =
        "[...document.querySelectorAll('#walk .btn')].find((made) => made.textContent === 'Sail to St. Maarten')";
    browser.run(&format!("{sails}.dispatchEvent(new PointerEvent('pointerenter'))")).await?;
    assert!(
        browser.has("#zone-st-maarten.pointed").await?
            && browser.has(".gate[data-token='zone.st-maarten'].pointed").await?
    );
    browser.run(&format!("{sails}.dispatchEvent(new PointerEvent('pointerleave'))")).await?;
    assert!(!browser.has(".pointed").await?);
    browser
        .run(
            "const form = document.getElementById('answers');
             form.querySelectorAll('button[name=answer]').forEach((button) => button.remove());
             const offer = (value, textContent, isLast) => {
               const button = Object.assign(document.createElement('button'), { name: 'answer', value, textContent });
               button.dataset.touches = JSON.stringify([textContent]);
               if (isLast) button.dataset.last = '';
               form.append(button);
             };
             offer('captain', 'Retire', true), offer('zone.havana', 'Sail', false), offer('end-turn', 'End', false);
             document.dispatchEvent(new Event('laid'));",
        )
        .await?;
    let order: Vec<String> = bar(browser).await?.into_iter().map(|answer| answer.0).collect();
    assert_eq!(order, ["End", "Sail", "Retire"]);
    player.browser.close().await
}

/// The shorter side of each thing on the chart that can be touched next, with its token; after a touch on the ship.
const ROOM: &str = "document.querySelector(\"#table .ship[data-token='SHIP']\").dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const frame = document.querySelector('[data-camera]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-camera] .offered')].map((thing) => {
      const { left, right, top, bottom, width, height } = thing.querySelector(':scope > .touch').getBoundingClientRect();
      const isIn = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      return [thing.dataset.token, Math.min(width, height), isIn];
    });";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_camera_goes_to_where_a_ship_may_sail() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    screen(browser, 390, 844).await?;
    initial_table(&player, &server, ("efemeris", "duel-planets", 82, "bellatrix")).await?;
    for ship in ["galleon", "frigate1", "frigate2"] {
        let ship = format!("ship.bellatrix.{ship}");
        let things = browser.run(&ROOM.replace("SHIP", &ship)).await?;
        let things: Vec<(String, f64, bool)> = serde_json::from_value(things)?;
        assert!(things.len() > 1, "{ship} sails nowhere");
        for (token, side, is_in) in things {
            assert!(side >= 24.0 && is_in, "{token} for {ship}: {side} pixels, in sight: {is_in}");
        }
        browser.picture(&format!("camera-{ship}")).await?;
    }
    player.browser.close().await
}
