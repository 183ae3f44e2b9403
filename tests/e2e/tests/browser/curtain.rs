//! Two people at one screen, in every game: between two hands there is a curtain, and nothing of the table behind it.

use crate::{access, player::Player};
use serde_json::json;
use std::{collections::BTreeSet, time::Duration};
use tokio::time::sleep;
use wardroom_e2e::{Kind, Result, TestServer};

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
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, kind).await?;
    player.fill_in(paper, "Roset", &[(other, "here")], &[]).await?;
    // The second at the screen has a name too; the field is there for them only.
    let fields = format!(
        "return [...document.querySelectorAll('#make-{paper} .called input')].filter((field) => field.checkVisibility()).map((field) => field.name)"
    );
    assert_eq!(player.browser.run(&fields).await?, json!([format!("called.{other}")]));
    player.browser.find(&format!("#make-{paper} input[name='called.{other}']")).await?.send_keys("Edda").await?;
    player.browser.picture(&format!("make-here-{paper}")).await?;
    player.browser.click(&format!("#make-{paper} .btn--go")).await?;
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
    assert_eq!(names, BTreeSet::from(["Hand the screen to Edda", "Hand the screen to Roset"].map(str::to_owned)));
    // The address of the seat that is not to move shows the curtain, not the other player's hand.
    player.browser.until("document.querySelector('#table[data-seat-of-viewer] #walk button')").await?;
    let table = player.browser.run("return document.body.textContent.includes('Edda')").await?;
    assert_eq!(table, true, "{paper}: the table knows the name");
    let awaited = player.browser.run("return document.getElementById('table').dataset.seatOfViewer").await?;
    player.browser.client.back().await?;
    // One of the two is there; until then nothing was shown that could be wrong.
    player.browser.until("document.querySelector('.curtain, #table')").await?;
    let shown = "return document.querySelector('#table')?.dataset.seatOfViewer ?? document.querySelector('.curtain button[name=seat]').value";
    let shown = player.browser.run(shown).await?;
    assert_eq!(shown, awaited, "{paper}: going back shows {shown}, while {awaited} is to answer");
    player.browser.close().await
}

/// Both throw in by themselves, even if the server tells of the first, and the page is laid anew, before the first hears that it was
/// taken.
#[tokio::test(flavor = "multi_thread")]
async fn the_second_player_at_one_screen_contributes_although_the_page_is_patched_meanwhile() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let slowly = "const hear = window.fetch;
        window.fetch = async (to, how) => {
          const answer = await hear(to, how);
          if (String(to).endsWith('/contribute')) await new Promise((later) => setTimeout(later, 1000));
          return answer;
        };";
    player.browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": slowly })).await?;
    player.initial_table("marauders-base", "Anna", &[("blue", "here")], &[]).await?;
    player.browser.until("document.querySelector('.curtain, #table')").await?;
    player.browser.close().await
}

/// After handing the screen over a player may still undo, as long as it is fair; nothing of the table shows meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn at_the_curtain_the_last_answer_can_be_taken_back() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    player.initial_table("marauders-base", "Anna", &[("blue", "here")], &[]).await?;
    browser.until("document.querySelector('.curtain, #table')").await?;
    let way_back = ".curtain form[action$='/undo'] button";
    let mut asked = serde_json::Value::Null;
    for _ in 0..1_500 {
        if browser.has(way_back).await? {
            break;
        }
        let question = "return document.querySelector('#walk button:not(:disabled)') && [document.getElementById('question').firstChild.textContent, document.getElementById('table').dataset.seatOfViewer]";
        if let Ok(question) = browser.run(question).await
            && !question.is_null()
        {
            asked = question;
        }
        let _somewhere = browser.run(STEP).await;
        sleep(Duration::from_millis(40)).await;
    }
    let shown = "document.querySelector('[data-token], #answers, #log-lines, [data-stream]')";
    assert!(browser.run(&format!("return {shown}")).await?.is_null(), "the table shows behind the curtain");
    let said = browser.text(way_back).await?;
    assert!(said.contains("take back what I just did"), "{said}");
    browser.picture("curtain-way-back").await?;
    access::check(browser, "the curtain with a way back").await?;
    browser.click(way_back).await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    let again = browser.run("return [document.getElementById('question').firstChild.textContent, document.getElementById('table').dataset.seatOfViewer]").await?;
    assert_eq!(again, asked, "the same seat is asked the same again");
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
