//! What is done beside answering, at a table of Merchants & Marauders before a desktop and a phone: taking back, a draw that is
//! refused, giving up, and windows that pass by themselves for one of the two.

use crate::{access, autopass::pass_by_hand, duel::contribute_to_the_dice, offers_and_surrender::say, player::Player};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::sleep;
use wardroom_e2e::{Kind, Result, TestServer};

/// Roset on a desktop, Lotte on a phone.
async fn table() -> Result<(TestServer, Player, Player)> {
    let server = TestServer::open().await?;
    let roset = Player::arrive(&server, Kind::Desktop).await?;
    roset.initial_table("marauders-base", "Roset", &[("blue", "open")], &[]).await?;
    let lotte = Player::come_by(&server, Kind::Phone, &roset.invitation().await?, "Lotte").await?;
    contribute_to_the_dice(&roset, &lotte).await?;
    Ok((server, roset, lotte))
}

/// Both lift their hands, and nothing is on its way any more.
async fn both_rest(roset: &Player, lotte: &Player) -> Result {
    for player in [roset, lotte] {
        player.pause().await?;
    }
    for player in [roset, lotte] {
        player.browser.until("!document.querySelector('#walk[aria-busy=true]')").await?;
    }
    Ok(())
}

/// The open question and its offers.
const ASKED: &str = "return [document.getElementById('question').firstChild.textContent, [...document.querySelectorAll('#answers button[name=answer]')].map((button) => button.value)]";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_player_undoes_is_refused_a_draw_and_resigns() -> Result {
    let (_server, roset, lotte) = table().await?;
    // Until an answer on the phone can be taken back: nothing was rolled, drawn or shown, and Roset lifts his hands meanwhile.
    let mut taken_back = Value::Null;
    for _ in 0..40 {
        roset.play_on(7).await?;
        lotte.browser.until("document.querySelector('#offers[data-turn] #walk .btn')").await?;
        both_rest(&roset, &lotte).await?;
        if !lotte.browser.has("#offers[data-turn] #walk .btn").await? {
            continue;
        }
        let asked = lotte.browser.run(ASKED).await?;
        lotte.answer_once().await?;
        if lotte.browser.has("#undo:not([hidden]) button").await? {
            taken_back = asked;
            break;
        }
    }
    assert!(!taken_back.is_null(), "nothing could ever be taken back");
    lotte.browser.picture("manners-undo-phone").await?;
    assert!(lotte.browser.find("#undo button").await?.is_displayed().await?);
    lotte.browser.click("#undo button").await?;
    let is_back = format!("JSON.stringify((() => {{ {ASKED} }})()) === {:?}", taken_back.to_string());
    lotte.browser.until(&is_back).await?;

    // Lotte offers a draw from the menu, as soon as she may; Roset refuses, and the game goes on.
    roset.play_on(7).await?;
    lotte.play_on(11).await?;
    lotte.browser.until("document.querySelector('#talk button[value=\"offer draw\"]')").await?;
    both_rest(&roset, &lotte).await?;
    say(&lotte.browser, "offer draw").await?;
    roset.browser.until("document.getElementById('question').textContent.includes('Lotte offers a draw')").await?;
    roset.browser.click("#offers button[value='decline draw']").await?;
    for player in [&roset, &lotte] {
        player
            .browser
            .until("document.getElementById('question') && !document.querySelector('#offers button[value$=\" draw\"]')")
            .await?;
        assert!(!player.is_over().await?, "the game goes on");
    }
    lotte.browser.picture("manners-refused-phone").await?;

    say(&lotte.browser, "resign").await?;
    for player in [&roset, &lotte] {
        player.browser.until("document.querySelector('#end .proof')").await?;
        let winners =
            "return [...document.querySelectorAll('#end .place:has(.winner) b')].map((name) => name.textContent)";
        assert_eq!(player.browser.run(winners).await?, json!(["Roset"]));
    }
    lotte.browser.run("location.hash = 'end'").await?;
    lotte.browser.picture("manners-resigned-phone").await?;
    access::check(&lotte.browser, "the end on a phone").await?;
    for player in [roset, lotte] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// Whether a window is open here: its number.
const WINDOW: &str = "return document.querySelector('#walk:not([aria-busy=true])') ? document.querySelector('#answers[data-pass] [name=seq]')?.value ?? null : null";

#[tokio::test(flavor = "multi_thread")]
async fn windows_pass_automatically_for_the_player_who_chose_it_and_stay_open_for_the_other() -> Result {
    let (_server, roset, lotte) = table().await?;
    lotte.browser.until("document.querySelector('.bar-tools [data-autopass]')").await?;
    lotte.browser.run("document.querySelector('.bar-tools > details.menu').open = true").await?;
    lotte.browser.click(".bar-tools [data-autopass]").await?;
    lotte.browser.picture("manners-autopass-phone").await?;
    // The wish holds for this device, not for the tab: another one knows nothing but what the device keeps.
    lotte.browser.run("sessionStorage.clear(); window.before = true; location.reload()").await?;
    lotte.browser.until("!window.before && document.querySelector('.bar-tools [data-autopass]')?.checked").await?;
    lotte.browser.run("document.querySelector('.bar-tools > details.menu').open = false").await?;
    for (player, seed) in [(&roset, 7), (&lotte, 11)] {
        player.browser.run("window.leavesWindows = true").await?;
        player.play_on(seed).await?;
    }
    let (begin, mut passed, mut stayed) = (Instant::now(), 0, false);
    while passed < 2 || !stayed {
        assert!(begin.elapsed() < Duration::from_secs(90), "{passed} windows have passed; one stayed open: {stayed}");
        if let Value::String(number) = lotte.browser.run(WINDOW).await? {
            // The player does not touch it.
            lotte
                .browser
                .until(&format!("document.querySelector('#answers [name=seq]')?.value !== '{number}'"))
                .await?;
            passed += 1;
        }
        if let Value::String(number) = roset.browser.run(WINDOW).await? {
            if !stayed {
                sleep(Duration::from_millis(1_200)).await;
                assert_eq!(
                    roset.browser.run(WINDOW).await?,
                    json!(number),
                    "it passes, though the player did not wish it"
                );
                stayed = true;
            }
            pass_by_hand(&roset.browser).await?;
        }
        sleep(Duration::from_millis(20)).await;
    }
    for player in [roset, lotte] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}
