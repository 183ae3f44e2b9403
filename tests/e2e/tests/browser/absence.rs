//! A player's time is up, or a player is not seen: what the others are told, what each of their choices does, and what a spectator
//! on a phone sees of it. The times in the database are moved; no test waits.

use crate::{access, duel::contribute_to_the_dice, player::Player};
use std::time::Duration;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const HOUR: Duration = Duration::from_secs(60 * 60);
/// The choices about a player whose time is up in a live game, in the order of the buttons.
const CHOICES: [&str; 5] = ["wait", "bot:easy", "bot:strong", "claim", "end"];

struct Table {
    server: TestServer,
    lotte: Player,
    gustav: Player,
    onlooker: Player,
}

/// Two who play, each on a desktop, ten minutes each or no clock at all.
async fn two(server: &TestServer, is_live: bool) -> Result<(Player, Player)> {
    let (lotte, gustav) = tokio::try_join!(Player::arrive(server, Kind::Desktop), Browser::open(Kind::Desktop))?;
    let gustav = Player { browser: gustav };
    if is_live {
        lotte.set_pace("turning-tides-intro", "live", &[("minutes", "10"), ("seconds", "5")]).await?;
    }
    lotte.make_table("intro", "Lotte", "anyone").await?;
    lotte.browser.until("location.pathname.startsWith('/t/')").await?;
    gustav.sit_down(lotte.browser.client.current_url().await?.as_str(), "Gustav").await?;
    contribute_to_the_dice(&lotte, &gustav).await?;
    Ok((lotte, gustav))
}

impl Table {
    async fn lay() -> Result<Table> {
        let server = TestServer::open().await?;
        let ((lotte, gustav), phone) = tokio::try_join!(two(&server, true), Browser::open(Kind::Phone))?;
        Table::with_onlooker(server, lotte, gustav, phone).await
    }
    /// A third person watches. Lotte has answered under seal: the table waits for Gustav only.
    async fn with_onlooker(server: TestServer, lotte: Player, gustav: Player, phone: Browser) -> Result<Table> {
        let address = lotte.browser.client.current_url().await?;
        tokio::try_join!(lotte.answer_once(), phone.go(address.as_str()))?;
        phone.until("document.getElementById('table')").await?;
        Ok(Table { server, lotte, gustav, onlooker: Player { browser: phone } })
    }
    /// Lotte answers until the table waits for Gustav only.
    async fn gustav_is_waited_for(&self) -> Result {
        self.lotte.play_on(5).await?;
        self.gustav.browser.until("document.querySelector('#offers[data-turn]')").await?;
        self.lotte.browser.until("!document.querySelector('#offers[data-turn]')").await?;
        self.lotte.pause().await
    }
    /// Gustav's ten minutes are over: the pages of the others tell so by themselves.
    async fn an_hour_later(&mut self) -> Result {
        assert!(!self.lotte.browser.has(".away").await?, "too early");
        self.server.later(HOUR).await?;
        for player in [&self.lotte, &self.onlooker] {
            player.browser.until("document.querySelector('.away')").await?;
            assert!(player.browser.text(".away-ask").await?.contains("Gustav has run out of time"));
        }
        Ok(())
    }
    /// Lotte presses one of the buttons.
    async fn choose(&self, choice: &str) -> Result {
        self.lotte.browser.click(&format!(".away button[value='{choice}']")).await
    }
    /// No page asks a question any more.
    async fn is_over(&self) -> Result {
        for player in [&self.lotte, &self.gustav, &self.onlooker] {
            player.browser.until("document.querySelector('#end .proof')").await?;
            assert!(!player.browser.has("#answers, .away").await?);
        }
        Ok(())
    }
    async fn close(self) -> Result {
        for player in [&self.lotte, &self.gustav, &self.onlooker] {
            // While the server is down a page asks for it in vain, and so does Chromium for a newer worker; it writes that down.
            let faults = player.faults().await?.into_iter();
            let is_in_vain =
                |fault: &str| ["net::ERR_", "when fetching the script"].iter().any(|vain| fault.contains(vain));
            let serious: Vec<String> = faults.filter(|fault| !is_in_vain(fault)).collect();
            assert_eq!(serious, Vec::<String>::new());
        }
        let (lotte, gustav, onlooker) = (self.lotte.browser, self.gustav.browser, self.onlooker.browser);
        tokio::try_join!(lotte.close(), gustav.close(), onlooker.close()).map(|_| ())
    }
}

/// What can be chosen on a page.
pub(crate) async fn choices(player: &Player) -> Result<Vec<String>> {
    let values = "return [...document.querySelectorAll('.away button[name=choice]')].map((button) => button.value)";
    let values = player.browser.run(values).await?;
    Ok(values.as_array().into_iter().flatten().filter_map(|value| Some(value.as_str()?.to_owned())).collect())
}

async fn says(player: &Player, words: &str) -> Result {
    player.browser.until(&format!("document.body.innerText.includes('{words}')")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_player_is_waited_for_and_the_next_time_the_game_is_abandoned() -> Result {
    let mut table = Table::lay().await?;
    table.an_hour_later().await?;
    let (lotte, gustav, onlooker) = (&table.lotte, &table.gustav, &table.onlooker);
    assert_eq!(choices(lotte).await?, CHOICES);
    assert_eq!(choices(gustav).await?, [""; 0], "a player does not vote about themselves");
    assert_eq!(choices(onlooker).await?, [""; 0], "a spectator has no vote");
    for player in [lotte, onlooker] {
        player.browser.until("document.getElementById('connection').hidden").await?;
    }
    lotte.browser.picture("absence-late").await?;
    onlooker.browser.picture("absence-late-onlooker-phone").await?;
    access::check(&lotte.browser, "a player is late").await?;
    access::check(&onlooker.browser, "a player is late, for a spectator on a phone").await?;
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

    // Lotte does not wait for ever.
    table.gustav_is_waited_for().await?;
    table.an_hour_later().await?;
    table.choose("end").await?;
    table.is_over().await?;
    for player in [&table.lotte, &table.gustav, &table.onlooker] {
        says(player, "Ended without a result: Gustav was away").await?;
        assert!(!player.browser.has("#end .winner").await?, "there is no winner");
    }
    table.lotte.browser.picture("absence-ended").await?;
    table.onlooker.browser.picture("absence-ended-phone").await?;
    // So the list of finished games says.
    table.onlooker.browser.go(&table.server.url("/")).await?;
    let listed = table.onlooker.browser.text("#finished .row").await?;
    assert!(listed.contains("Ended without a result: Gustav was away"), "{listed}");
    table.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_late_player_until_they_are_back_and_the_next_time_they_lose() -> Result {
    let mut table = Table::lay().await?;
    let address = table.gustav.browser.client.current_url().await?;
    table.gustav.browser.go("about:blank").await?;
    table.an_hour_later().await?;
    let (lotte, gustav, onlooker) = (&table.lotte, &table.gustav, &table.onlooker);
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
    says(gustav, "A bot is playing for you").await?;
    assert!(!gustav.browser.has("#answers").await?, "the bot answers");
    gustav.browser.picture("absence-stood-in").await?;
    gustav.browser.click(".away form[action$='/back'] button").await?;
    for player in [lotte, gustav, onlooker] {
        player.browser.until("!document.querySelector('.away') && !document.querySelector('.clock-bot')").await?;
    }
    table.gustav_is_waited_for().await?;
    gustav.answer_once().await?;

    // Late again, he loses a game at one sitting.
    table.gustav_is_waited_for().await?;
    table.an_hour_later().await?;
    table.choose("claim").await?;
    table.is_over().await?;
    for player in [&table.lotte, &table.gustav, &table.onlooker] {
        let winners =
            "return [...document.querySelectorAll('#end .place:has(.winner) b')].map((name) => name.textContent)";
        assert_eq!(player.browser.run(winners).await?, serde_json::json!(["Lotte"]));
    }
    table.gustav.browser.picture("absence-claimed").await?;
    table.close().await
}

/// At a table without clocks presence counts.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_not_seen_counts_as_away_until_they_are_back() -> Result {
    let server = TestServer::open_with(&["--away-time", "1"]).await?;
    let (lotte, gustav) = two(&server, false).await?;
    let address = gustav.browser.client.current_url().await?;
    gustav.browser.go("about:blank").await?;
    // A player who is gone for some seconds may only have reloaded the page: meanwhile a third person comes.
    let table = Table::with_onlooker(server, lotte, gustav, Browser::open(Kind::Phone).await?).await?;
    let (lotte, gustav, onlooker) = (&table.lotte, &table.gustav, &table.onlooker);
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
