//! The start page in three browsers: a table moves from list to list while it is open, and the tables that wait for the reader come
//! first. Then what a host may do before a game: draw lots, and cancel it.

use crate::{access, duel::contribute_to_the_dice, offers_and_surrender::say, player::Player};
use serde_json::{Value, json};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// The tables of a list: address and what one would do there.
const LIST: &str = "(list) => [...document.querySelectorAll(`#${list} .row`)].map((row) => [row.querySelector('h3 a').pathname, row.querySelector('a.btn').firstChild.textContent])";

/// Waits until a list is this one, without a reload.
async fn lists(browser: &Browser, list: &str, tables: &Value) -> Result {
    let shown = format!("JSON.stringify(({LIST})('{list}'))");
    let is_shown = browser.until(&format!("{shown} === {:?}", tables.to_string())).await;
    let now = browser.run(&format!("return {shown}")).await?;
    is_shown.map_err(|why| format!("#{list} is {now}, not {tables}: {why}").into())
}

/// What a list says of a table.
async fn row(browser: &Browser, list: &str, table: &str) -> Result<String> {
    browser.until(&format!("document.querySelector('#{list} .row:has(a[href=\"{table}\"])')")).await?;
    browser.text(&format!("#{list} .row:has(a[href='{table}'])")).await
}

async fn here(player: &Player) -> Result<String> {
    player.browser.until("location.pathname.startsWith('/t/')").await?;
    let path = player.browser.run("return location.pathname").await?;
    Ok(path.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_move_between_the_lists_and_those_that_wait_for_the_reader_come_first() -> Result {
    let server = TestServer::open().await?;
    let (roset, lotte) = (Player::arrive(&server, Kind::Desktop).await?, Player::arrive(&server, Kind::Phone).await?);
    let ines = Player::arrive(&server, Kind::Desktop).await?;
    for looker in [&ines, &lotte] {
        looker.browser.run("window.untouched = true").await?;
    }
    assert!(ines.browser.text("#open").await?.contains("No table is waiting for players"));
    assert!(ines.browser.text("#running").await?.contains("No public game is under way"));

    // One against bots, where it is her turn; then a turn-based one and one without a clock, open to everyone.
    roset.make_table("intro", "Roset", "bot:easy").await?;
    roset.browser.until("document.querySelector('#offers[data-turn]')").await?;
    let alone = here(&roset).await?;
    roset.browser.go(&server.url("/")).await?;
    roset.set_pace("ahoy-base", "days", &[("days", "3")]).await?;
    roset.browser.click("#make-ahoy-base input[name=public][type=checkbox]").await?;
    roset.initial_table("ahoy-base", "Roset", &[("union", "anyone")], &[]).await?;
    let slow = here(&roset).await?;
    roset.browser.go(&server.url("/")).await?;
    roset.make_table("base", "Roset", "anyone").await?;
    let free = here(&roset).await?;
    for looker in [&ines, &lotte] {
        lists(&looker.browser, "open", &json!([[free, "Sit down"], [slow, "Sit down"]])).await?;
        lists(&looker.browser, "mine", &json!([])).await?;
    }
    let said = row(&ines.browser, "open", &slow).await?;
    assert!(said.contains("Roset at the table") && said.contains("3 days for each decision"), "{said}");
    let chairs = format!("return document.querySelector('#open .row:has(a[href=\"{slow}\"]) .row-chairs').ariaLabel");
    assert_eq!(ines.browser.run(&chairs).await?, "1 of 2 seats taken");
    roset.browser.go(&server.url("/")).await?;
    lists(&roset.browser, "mine", &json!([[alone, "Your turn"], [free, "Look"], [slow, "Look"]])).await?;
    roset.browser.run("document.getElementById('mine').scrollIntoView()").await?;
    roset.browser.picture("lobby-mine").await?;
    lotte.browser.run("document.getElementById('open').scrollIntoView()").await?;
    lotte.browser.picture("lobby-open-phone").await?;

    // A player sits down: the table moves from the open ones to those that can be watched.
    lotte.browser.click(&format!("#open a.btn[href='{slow}']")).await?;
    lotte.sit_down(&server.url(&slow), "Lotte").await?;
    let ready = json!([[alone, "Your turn"], [slow, "Your turn"], [free, "Look"]]);
    lists(&roset.browser, "mine", &ready).await?;
    assert!(row(&roset.browser, "mine", &slow).await?.contains("everybody is here; are you ready?"));
    roset.browser.go(&server.url(&slow)).await?;
    contribute_to_the_dice(&roset, &lotte).await?;
    lists(&ines.browser, "open", &json!([[free, "Sit down"]])).await?;
    lists(&ines.browser, "running", &json!([[slow, "Watch"]])).await?;
    let said = row(&ines.browser, "running", &slow).await?;
    assert!(said.contains("with Roset and Lotte") && said.contains("3 days for each decision"), "{said}");

    // It waits for one of them only, who sees it first, and how long there is.
    roset.play_on(5).await?;
    lotte.browser.until("document.querySelector('#offers[data-turn]')").await?;
    roset.browser.until("!document.querySelector('#offers[data-turn]')").await?;
    roset.pause().await?;
    for player in [&roset, &lotte] {
        player.browser.go(&server.url("/")).await?;
    }
    lists(&roset.browser, "mine", &json!([[alone, "Your turn"], [slow, "Look"], [free, "Look"]])).await?;
    assert!(row(&roset.browser, "mine", &slow).await?.contains("waiting for Lotte"));
    lists(&lotte.browser, "mine", &json!([[slow, "Your turn"]])).await?;
    let said = row(&lotte.browser, "mine", &slow).await?;
    assert!(
        said.contains("waiting for you") && (said.contains("2 d 23 h left") || said.contains("3 d 0 h left")),
        "{said}"
    );
    lotte.browser.run("document.getElementById('mine').scrollIntoView()").await?;
    lotte.browser.picture("lobby-mine-phone").await?;
    access::check(&lotte.browser, "the lists on a phone").await?;

    // It is over: everybody reads how, and may look back.
    lotte.browser.go(&server.url(&slow)).await?;
    say(&lotte.browser, "resign").await?;
    lists(&ines.browser, "running", &json!([])).await?;
    lists(&ines.browser, "finished", &json!([[slow, "Result"]])).await?;
    let said = row(&ines.browser, "finished", &slow).await?;
    assert!(said.contains("Roset wins") && said.contains("Replay") && said.contains("record"), "{said}");
    lists(&roset.browser, "mine", &json!([[alone, "Your turn"], [free, "Look"]])).await?;
    lists(&roset.browser, "finished", &json!([[slow, "Result"]])).await?;
    assert_eq!(ines.browser.run("return window.untouched === true").await?, true, "the page followed by itself");
    ines.browser.run("document.getElementById('open').scrollIntoView()").await?;
    ines.browser.picture("lobby-lists").await?;
    for player in [roset, lotte, ines] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// Who sits on which chair: names by seat.
const CHAIRS: &str = "return [...document.querySelectorAll('#chairs > li')].map((chair) => ['Roset', 'Lotte'].find((name) => chair.textContent.includes(name)) ?? null)";

#[tokio::test(flavor = "multi_thread")]
async fn a_host_draws_lots_and_cancels_the_table() -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    host.make_table("intro", "Roset", "anyone").await?;
    let table = here(&host).await?;
    let guest = Player::come_by(&server, Kind::Phone, &server.url(&table), "Lotte").await?;
    guest.browser.until("document.querySelector('form.contribute')").await?;
    assert!(!guest.browser.has("#lots, form[action$='/call-off']").await?, "that is the host's");
    host.browser.until("document.getElementById('chairs').textContent.includes('Lotte')").await?;
    assert_eq!(host.browser.run(CHAIRS).await?, json!(["Roset", "Lotte"]));
    guest.browser.click("form.contribute > .btn--go").await?;
    host.browser.until("!document.querySelector('.ready').textContent.includes('Lotte')").await?;
    // Chance may leave everybody where they are; not often.
    for lot in 0.. {
        assert!(lot < 20, "lots change nothing");
        host.browser.click("#lots").await?;
        host.browser.until("document.querySelector('.ready').textContent.includes('Lotte')").await?;
        if host.browser.run(CHAIRS).await? == json!(["Lotte", "Roset"]) {
            break;
        }
        guest.browser.until("document.querySelector('form.contribute')").await?;
        guest.browser.click("form.contribute > .btn--go").await?;
        host.browser.until("!document.querySelector('.ready').textContent.includes('Lotte')").await?;
    }
    // Both see the same, and everybody is asked again.
    guest.browser.until("document.querySelector('form.contribute input[name=seat]')?.value === 'silver'").await?;
    host.browser.until("document.querySelector('form.contribute input[name=seat]')?.value === 'gold'").await?;
    host.browser.picture("lots").await?;
    guest.browser.picture("lots-phone").await?;

    // After the table is cancelled it is in no list, and the people who waited there are told.
    let onlooker = Player::arrive(&server, Kind::Desktop).await?;
    host.browser.click("details.sure > summary").await?;
    host.browser.picture("call-off").await?;
    host.browser.click("form[action$='/call-off'] button").await?;
    guest.browser.until("document.body.innerText.includes('has called it off')").await?;
    guest.browser.picture("called-off-phone").await?;
    host.browser.go(&server.url("/")).await?;
    for player in [&host, &onlooker] {
        for list in ["mine", "open", "running", "finished"] {
            lists(&player.browser, list, &json!([])).await?;
        }
    }
    // Nor does its address lead to a chair.
    onlooker.browser.go(&server.url(&table)).await?;
    onlooker.browser.until("document.body.innerText.includes('has called it off')").await?;
    assert!(!onlooker.browser.has("form.place-sit, #chairs").await?);
    for player in [host, guest, onlooker] {
        player.browser.close().await?;
    }
    Ok(())
}
