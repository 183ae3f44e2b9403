//! A turn-based game: a player is late, and no decision is made while a third player has not voted. What each of them reads
//! meanwhile, on a desktop in English and on a phone in German.

use crate::{absence::choices, access, player::Player};
use std::time::Duration;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The choices about a late player in a turn-based game, in the order of the buttons: it cannot be claimed.
const CHOICES: [&str; 4] = ["wait", "bot:easy", "bot:strong", "end"];
const BOT_SAILS: &str = "document.querySelector('#clocks .clock-bot')";

/// Writes a name at one chair of several.
async fn write_name(player: &Player, table: &str, seat: &str, name: &str) -> Result<String> {
    player.browser.go(table).await?;
    let chair = format!("form.place-sit:has([name=seat][value={seat}])");
    player.browser.find(&format!("{chair} [name=name]")).await?.send_keys(name).await?;
    Ok(chair)
}

/// Sits down there.
async fn sit(player: &Player, chair: &str) -> Result {
    player.browser.click(&format!("{chair} button")).await?;
    player.browser.find("form.contribute").await.map(|_| ())
}

/// The text above the question; white space as it comes.
async fn papers(player: &Player) -> Result<String> {
    player.browser.find(".away").await?;
    let read = "return [...document.querySelectorAll('.away')].map((paper) => paper.innerText).join(' ').replace(/\\s+/g, ' ')";
    Ok(player.browser.run(read).await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_turn_based_game_a_bot_plays_once_the_third_player_agrees_and_the_late_player_comes_back() -> Result {
    let mut server = TestServer::open().await?;
    let (gustav, lotte, ines) = tokio::try_join!(
        Player::arrive(&server, Kind::Desktop),
        Browser::open(Kind::Desktop),
        Player::arrive(&server, Kind::Phone)
    )?;
    let lotte = Player { browser: lotte };
    ines.browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    ines.browser.until("document.documentElement.lang === 'de'").await?;
    gustav.set_pace("ahoy-base", "days", &[("days", "1")]).await?;
    gustav.initial_table("ahoy-base", "Gustav", &[("union", "anyone"), ("smuggler", "anyone")], &[]).await?;
    gustav.browser.find("form.contribute").await?;
    let table = gustav.browser.client.current_url().await?.to_string();
    let (union, smuggler) =
        tokio::try_join!(write_name(&lotte, &table, "union", "Lotte"), write_name(&ines, &table, "smuggler", "Ines"))?;
    sit(&lotte, &union).await?;
    // Lotte was faster: what Ines has written stays.
    ines.browser.until("document.getElementById('chairs').textContent.includes('Lotte')").await?;
    sit(&ines, &smuggler).await?;
    for player in [&lotte, &ines, &gustav] {
        player.browser.click("form.contribute > .btn--go").await?;
    }
    // The Squadron decides first. All close the page, and a day goes by.
    gustav.browser.until("document.querySelector('#offers[data-turn] #answers')").await?;
    let cookies = gustav.browser.client.get_all_cookies().await?;
    gustav.browser.client.delete_all_cookies().await?;
    for player in [&gustav, &lotte, &ines] {
        player.browser.go("about:blank").await?;
    }
    server.later(DAY + DAY / 24).await?;

    // Lotte looks in and would have a bot: it is told how that is decided, and nothing happens yet.
    lotte.browser.go(&table).await?;
    assert_eq!(choices(&lotte).await?, CHOICES);
    lotte.browser.click(".away button[value='bot:easy']").await?;
    lotte.browser.until("document.querySelector('.away button[value=\"bot:easy\"][aria-pressed=true]')").await?;
    let read = papers(&lotte).await?;
    assert!(read.starts_with("Gustav has run out of time."), "{read}");
    assert!(
        read.contains("Let an easy bot take over chosen by Lotte") && read.matches("chosen by").count() == 1,
        "{read}"
    );
    assert!(read.contains("all who have time left, wherever they are; each is asked"), "{read}");
    assert!(!lotte.browser.has("#clocks .clock-bot").await?, "one is not all");
    lotte.browser.picture("agreement-chosen").await?;
    access::check(&lotte.browser, "one of two has chosen").await?;

    // Gustav's browser without its cookies is a spectator's: it shows the vote and no buttons.
    gustav.browser.go(&table).await?;
    assert_eq!(papers(&gustav).await?, "Gustav has run out of time.");
    assert_eq!(choices(&gustav).await?, [""; 0], "who looks on has no say");
    gustav.browser.picture("agreement-onlooker").await?;
    access::check(&gustav.browser, "a player is late in a turn-based game, for a spectator").await?;
    // Nor has Gustav himself: to him the clock tells it, and it is still his decision.
    for cookie in cookies {
        gustav.browser.client.add_cookie(cookie).await?;
    }
    gustav.browser.go(&table).await?;
    assert_eq!(gustav.browser.text("#clocks .is-low").await?, "Gustav:\n0 min");
    assert_eq!(choices(&gustav).await?, [""; 0], "a player does not vote about themselves");
    assert!(gustav.browser.has("#offers[data-turn] #answers").await?);
    gustav.browser.picture("agreement-late").await?;
    access::check(&gustav.browser, "a player is late in a turn-based game, for themselves").await?;

    // Ines reads some rules: she is called there, and finds it among her tables.
    ines.browser.go(&server.url("/rules")).await?;
    ines.browser
        .until("document.querySelector('#elsewhere:not([hidden]) a') && document.title.startsWith('● ')")
        .await?;
    assert_eq!(ines.browser.text("#elsewhere").await?, "Deine Entscheidung ist gefragt: Ahoy");
    ines.browser.picture("agreement-called-phone").await?;
    access::check(&ines.browser, "called to another table").await?;
    ines.browser.go(&server.url("/")).await?;
    let row = ines.browser.text("#mine .row").await?;
    assert!(row.contains("ohne Gustav: Wie soll es weitergehen?"), "{row}");
    ines.browser.run("document.getElementById('mine').scrollIntoView()").await?;
    ines.browser.picture("agreement-lobby-phone").await?;
    access::check(&ines.browser, "a choice among one's own tables").await?;
    assert!(ines.browser.text("#mine .row a.btn--go").await?.starts_with("Entscheiden"));
    ines.browser.click("#mine .row a.btn--go").await?;
    let read = papers(&ines).await?;
    assert!(read.starts_with("Gustav hat keine Zeit mehr.") && read.contains("gewählt von Lotte"), "{read}");
    assert_eq!(choices(&ines).await?, CHOICES);
    ines.browser.picture("agreement-asked-phone").await?;
    access::check(&ines.browser, "the other is asked on a phone").await?;

    // She agrees: the bot plays until the next player is asked.
    ines.browser.click(".away button[value='bot:easy']").await?;
    for player in [&lotte, &ines] {
        player.browser.until(&format!("{BOT_SAILS} && !document.querySelector('.away')")).await?;
    }
    ines.browser.until("document.querySelector('#offers[data-turn] #answers')").await?;
    assert_eq!(ines.browser.text(".clock-bot").await?, "ein Bot spielt");
    ines.browser.picture("agreement-bot-phone").await?;
    gustav.browser.until("document.querySelector('.away form[action$=\"/back\"]')").await?;
    assert_eq!(papers(&gustav).await?, "A bot is playing for you. I am back, give me my seat");
    assert!(!gustav.browser.has("#answers").await?, "the bot answers");

    // Gustav takes the helm again, and what comes next is his to decide.
    gustav.browser.click(".away form[action$='/back'] button").await?;
    for player in [&gustav, &lotte, &ines] {
        player.browser.until(&format!("!{BOT_SAILS} && !document.querySelector('.away')")).await?;
    }
    ines.answer_once().await?;
    gustav.browser.until("document.querySelector('#offers[data-turn] #answers')").await?;
    let left = gustav.browser.text("#clocks .is-running .clock-time").await?;
    assert!(left.starts_with("23 h") || left == "1 d 0 h", "a whole day again: {left}");
    gustav.answer_once().await?;
    for player in [&gustav, &lotte, &ines] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
    }
    tokio::try_join!(gustav.browser.close(), lotte.browser.close(), ines.browser.close()).map(|_| ())
}
