//! Somebody's time is up, or somebody is not seen: what the others are told, what each of their choices comes to, and what
//! an onlooker on a phone sees of it. Time goes by in the database, not on the wall.

use crate::{access, duel::throw_in, player::Player};
use std::time::Duration;
use wardroom_browser::{House, Kind, Result};

const HOUR: Duration = Duration::from_secs(60 * 60);
/// What may be chosen about somebody whose time is up in a live game, in the order of the buttons.
const CHOICES: [&str; 5] = ["wait", "bot:easy", "bot:strong", "claim", "end"];

struct Table {
    house: House,
    lotte: Player,
    gustav: Player,
    onlooker: Player,
}

impl Table {
    /// Two who play, each on a desktop, ten minutes each or no clock at all, and a third on a phone. Lotte has answered
    /// under seal: Gustav is waited for, and nobody else.
    async fn lay(house: House, is_live: bool) -> Result<Table> {
        let lotte = Player::arrive(&house, Kind::Desktop).await?;
        if is_live {
            lotte.set_pace("turning-tides-intro", "live", &[("minutes", "10"), ("seconds", "5")]).await?;
        }
        lotte.make_table("intro", "Lotte", "anyone").await?;
        let address = lotte.browser.client.current_url().await?;
        let gustav = Player::come_by(&house, Kind::Desktop, address.as_str(), "Gustav").await?;
        throw_in(&lotte, &gustav).await?;
        let onlooker = Player::arrive(&house, Kind::Phone).await?;
        onlooker.browser.go(address.as_str()).await?;
        onlooker.browser.until("document.getElementById('table')").await?;
        lotte.answer_once().await?;
        Ok(Table { house, lotte, gustav, onlooker })
    }
    /// The same, and Gustav's ten minutes are over: all pages tell so by themselves.
    async fn too_late() -> Result<Table> {
        let mut table = Table::lay(House::open().await?, true).await?;
        assert!(!table.lotte.browser.has(".away").await?, "too early");
        table.house.later(HOUR).await?;
        for player in [&table.lotte, &table.onlooker] {
            player.browser.until("document.querySelector('.away')").await?;
            assert!(player.browser.text(".away-ask").await?.contains("Gustav has run out of time"));
            player.browser.until("document.getElementById('connection').hidden").await?;
        }
        Ok(table)
    }
    /// Lotte presses one of the buttons.
    async fn choose(&self, choice: &str) -> Result {
        self.lotte.browser.click(&format!(".away button[value='{choice}']")).await
    }
    async fn close(self) -> Result {
        for player in [self.lotte, self.gustav, self.onlooker] {
            // While the house is closed a page asks for it in vain, and Chromium writes that down.
            let faults = player.faults().await?.into_iter();
            let serious: Vec<String> = faults.filter(|fault| !fault.contains("net::ERR_")).collect();
            assert_eq!(serious, Vec::<String>::new());
            player.browser.close().await?;
        }
        Ok(())
    }
}

/// What can be chosen on a page.
async fn choices(player: &Player) -> Result<Vec<String>> {
    let values = "return [...document.querySelectorAll('.away button[name=choice]')].map((button) => button.value)";
    let values = player.browser.run(values).await?;
    Ok(values.as_array().into_iter().flatten().filter_map(|value| Some(value.as_str()?.to_owned())).collect())
}

async fn says(player: &Player, words: &str) -> Result {
    player.browser.until(&format!("document.body.innerText.includes('{words}')")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_late_is_waited_for_and_an_onlooker_has_no_say() -> Result {
    let table = Table::too_late().await?;
    let (lotte, gustav, onlooker) = (&table.lotte, &table.gustav, &table.onlooker);
    assert_eq!(choices(lotte).await?, CHOICES);
    assert_eq!(choices(gustav).await?, [""; 0], "nobody chooses about themselves");
    assert_eq!(choices(onlooker).await?, [""; 0], "who looks on has no say");
    lotte.browser.picture("absence-late").await?;
    onlooker.browser.picture("absence-late-onlooker-phone").await?;
    access::check(&lotte.browser, "somebody is late").await?;
    access::check(&onlooker.browser, "somebody is late, for an onlooker on a phone").await?;
    table.choose("wait").await?;
    for player in [lotte, gustav, onlooker] {
        player.browser.until("!document.querySelector('.away')").await?;
    }
    // There is time again, and it is used: the game goes on.
    let left = "[...document.querySelectorAll('#clocks .clock-time')].every((clock) => Number(clock.dataset.left) > 0)";
    gustav.browser.until(left).await?;
    let lines = onlooker.lines().await?;
    gustav.answer_once().await?;
    onlooker.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {lines}")).await?;
    table.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_sails_on_for_whoever_is_late_until_they_take_their_seat_again() -> Result {
    let table = Table::too_late().await?;
    let (lotte, gustav, onlooker) = (&table.lotte, &table.gustav, &table.onlooker);
    let address = gustav.browser.client.current_url().await?;
    gustav.browser.go("about:blank").await?;
    table.choose("bot:easy").await?;
    for player in [lotte, onlooker] {
        player.browser.until("!document.querySelector('.away') && document.querySelector('.clock-bot')").await?;
        player.browser.until("document.querySelector('.companion.is-bot')?.textContent.includes('Gustav')").await?;
    }
    // Lotte plays on against the bot.
    let lines = lotte.lines().await?;
    lotte.play_on(3).await?;
    lotte.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {}", lines + 8)).await?;
    lotte.pause().await?;
    lotte.browser.picture("absence-bot").await?;
    onlooker.browser.picture("absence-bot-onlooker-phone").await?;
    // Gustav comes back to a table that goes on without him, and takes the helm.
    gustav.browser.go(address.as_str()).await?;
    says(gustav, "A bot sails on for you").await?;
    assert!(!gustav.browser.has("#answers").await?, "the bot answers");
    gustav.browser.picture("absence-stood-in").await?;
    gustav.browser.click(".away form[action$='/back'] button").await?;
    for player in [lotte, gustav, onlooker] {
        player.browser.until("!document.querySelector('.away') && !document.querySelector('.clock-bot')").await?;
    }
    lotte.play_on(5).await?;
    gustav.answer_once().await?;
    table.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_whoever_is_late_is_ended_without_a_result() -> Result {
    let table = Table::too_late().await?;
    table.choose("end").await?;
    for player in [&table.lotte, &table.gustav, &table.onlooker] {
        player.browser.until("document.querySelector('#end .proof')").await?;
        says(player, "Ended without a result: Gustav was away").await?;
        assert!(!player.browser.has("#end .winner").await?, "nobody has won");
        assert!(!player.browser.has("#answers, .away").await?, "nothing is asked any more");
    }
    table.lotte.browser.picture("absence-ended").await?;
    table.onlooker.browser.picture("absence-ended-phone").await?;
    // So the list of finished games says.
    table.onlooker.browser.go(&table.house.url("/")).await?;
    let listed = table.onlooker.browser.text("#finished .row").await?;
    assert!(listed.contains("Ended without a result: Gustav was away"), "{listed}");
    table.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_is_claimed_from_whoever_is_late() -> Result {
    let table = Table::too_late().await?;
    table.choose("claim").await?;
    for player in [&table.lotte, &table.gustav, &table.onlooker] {
        player.browser.until("document.querySelector('#end .proof')").await?;
        let winners =
            "return [...document.querySelectorAll('#end .place:has(.winner) b')].map((name) => name.textContent)";
        assert_eq!(player.browser.run(winners).await?, serde_json::json!(["Lotte"]));
        assert!(!player.browser.has("#answers, .away").await?, "nothing is asked any more");
    }
    table.gustav.browser.picture("absence-claimed").await?;
    table.close().await
}

/// Where nobody has a clock, presence counts.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_seen_counts_as_away_until_they_are_back() -> Result {
    let table = Table::lay(House::open_with(&["--away-time", "1"]).await?, false).await?;
    let (lotte, gustav, onlooker) = (&table.lotte, &table.gustav, &table.onlooker);
    let address = gustav.browser.client.current_url().await?;
    gustav.browser.go("about:blank").await?;
    for player in [lotte, onlooker] {
        says(player, "Gustav has not been seen for a while").await?;
    }
    let unclaimed: Vec<&str> = CHOICES.into_iter().filter(|&choice| choice != "claim").collect();
    assert_eq!(choices(lotte).await?, unclaimed, "no time has run out");
    assert_eq!(choices(onlooker).await?, [""; 0]);
    lotte.browser.picture("absence-unseen").await?;
    onlooker.browser.picture("absence-unseen-onlooker-phone").await?;
    gustav.browser.go(address.as_str()).await?;
    for player in [lotte, onlooker] {
        player.browser.until("!document.querySelector('.away')").await?;
    }
    gustav.answer_once().await?;
    table.close().await
}
