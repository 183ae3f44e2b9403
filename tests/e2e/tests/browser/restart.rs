//! Reloads and restarts in the middle of a game lose nothing.

use crate::{duel::contribute_to_the_dice, player::Player};
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Kind, Result, TestServer};

/// A few turns, then both lift their hands.
async fn both_play(silver: &Player, gold: &Player) -> Result {
    let before = gold.lines().await?;
    silver.play_on(5).await?;
    gold.play_on(3).await?;
    gold.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {}", before + 12)).await?;
    silver.pause().await?;
    gold.pause().await?;
    sleep(Duration::from_millis(600)).await;
    Ok(())
}

/// What both can check: the state line, what is asked, the card that one has laid face down, and the whole logbook.
async fn memory(player: &Player) -> Result<String> {
    let memory = "const [state, question, log] = ['state', 'question', 'log-lines'].map((id) => document.getElementById(id).textContent);
        return [state, question, document.querySelector('.peek.is-laid')?.textContent ?? 'no card', log].join('\\n')";
    Ok(player.browser.run(memory).await?.as_str().unwrap_or_default().to_owned())
}

/// Goes on until both must choose a card and neither has; then gold lays one face down.
async fn gold_seals_a_card(silver: &Player, gold: &Player) -> Result {
    let asked = "return document.querySelector('.peek.is-laid') || !document.querySelector('#walk button:not(.btn--quiet)') ? 'nothing'
        : document.querySelector('#answers [name=answer][value^=\"card.\"]') ? 'card' : 'other'";
    for _ in 0..200 {
        let (by_silver, by_gold) = (silver.browser.run(asked).await?, gold.browser.run(asked).await?);
        if by_silver == "card" && by_gold == "card" {
            gold.answer_once().await?;
            return gold.browser.until("document.querySelector('.peek.is-laid')").await;
        }
        match (by_silver == "nothing", by_gold == "nothing") {
            (false, _) => silver.answer_once().await?,
            (true, false) => gold.answer_once().await?,
            (true, true) => sleep(Duration::from_millis(50)).await,
        }
        sleep(Duration::from_millis(150)).await;
    }
    Err("the two never choose a card together".into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_a_killed_server_lose_nothing() -> Result {
    let mut server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    silver.make_table("base", "Roset", "open").await?;
    let gold = Player::arrive(&server, Kind::Desktop).await?;
    gold.browser.go(&silver.invitation().await?).await?;
    if gold.browser.has("form.place-sit input[name=name]").await? {
        gold.browser.find("form.place-sit input[name=name]").await?.send_keys("Lotte").await?;
    }
    gold.browser.click("form.place-sit button").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    both_play(&silver, &gold).await?;
    // Where both are asked, an answer of gold's lies sealed: it must survive, too.
    gold_seals_a_card(&silver, &gold).await?;
    let before = memory(&gold).await?;
    assert!(before.contains("You have laid"), "gold sees what lies there: {before}");
    gold.browser.client.refresh().await?;
    gold.browser.until("document.getElementById('log-lines')").await?;
    assert_eq!(memory(&gold).await?, before, "after a reload");

    let before = (memory(&silver).await?, memory(&gold).await?);
    server.kill()?;
    server.restart().await?;
    // The pages find the server again by themselves.
    for player in [&silver, &gold] {
        player.browser.until("document.getElementById('connection').textContent === 'Connected again.'").await?;
        player.browser.until("document.getElementById('connection').hidden").await?;
    }
    assert_eq!((memory(&silver).await?, memory(&gold).await?), before, "after a restart, untouched");
    for player in [&silver, &gold] {
        player.browser.client.refresh().await?;
        player.browser.until("document.getElementById('log-lines')").await?;
    }
    assert_eq!((memory(&silver).await?, memory(&gold).await?), before, "after a restart, loaded anew");
    // And the game goes on.
    both_play(&silver, &gold).await?;
    assert_ne!(memory(&gold).await?, before.1, "nothing happens any more");
    silver.browser.close().await?;
    gold.browser.close().await
}

/// Six connections to a server are all that a browser has; each open stream takes one for good.
#[tokio::test(flavor = "multi_thread")]
async fn with_nine_tabs_open_answers_still_get_through_and_a_page_has_one_stream() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive_whole(&server, Kind::Desktop).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    let question = "document.querySelector('#table #walk button')";
    player.browser.until(question).await?;
    let table = player.browser.client.current_url().await?;
    for _ in 1..9 {
        let tab = player.browser.client.new_window(true).await?;
        player.browser.client.switch_to_window(tab.handle).await?;
        player.browser.go(table.as_str()).await?;
        player.browser.until(question).await?;
    }
    // Not all hidden pages give up their stream, since one must be told whose turn it is: four, and the visible one.
    let streams = "return new Promise((done) => {
        const channel = new BroadcastChannel('streams'), heard = new Set();
        channel.onmessage = ({ data }) => typeof data === 'number' && heard.add(data);
        channel.postMessage('who');
        setTimeout(() => (channel.close(), done(heard.size)), 1000);
      });";
    let mut open = player.browser.run(streams).await?;
    for _ in 0..15 {
        if open == 5 {
            break;
        }
        open = player.browser.run(streams).await?;
    }
    assert_eq!(open, 5, "pages with a stream");
    let lines = player.lines().await?;
    player.play_on(7).await?;
    player.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {}", lines + 6)).await?;
    player.pause().await?;
    // A tab that becomes visible again shows what has happened.
    let lines = player.lines().await?;
    let tabs = player.browser.client.windows().await?;
    player.browser.client.switch_to_window(tabs[0].clone()).await?;
    player.browser.until(&format!("document.querySelectorAll('#log-lines > li').length >= {lines}")).await?;
    // Called to connect again and again, it does so with one stream.
    let connect = "window.sources = [];
        const Native = EventSource;
        window.EventSource = class extends Native { constructor(...of) { super(...of); sources.push(this); } };
        for (let time = 0; time < 3; time++) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return [sources.length, sources.filter((source) => source.readyState !== 2).length];";
    assert_eq!(player.browser.run(connect).await?, serde_json::json!([3, 1]));
    player.browser.close().await
}

/// The next answer's reply is lost on its way to the page: after the answer has been taken, or another one in its place, as by
/// another device; and the table has gone on by then.
async fn lose_a_reply(player: &Player, is_another_taken: bool) -> Result {
    let losing = "const real = window.fetch, ask = location.pathname + '/ask?seat=silver';
        const seq = async () => (await (await real(ask)).json()).seq;
        window.fetch = async (address, wish) => {
          if (!String(address).endsWith('/answer')) return real(address, wish);
          window.fetch = real;
          const before = await seq(), body = new URLSearchParams(wish.body), offers = (await (await real(ask)).json()).offers;
          if (ANOTHER) body.set('answer', offers.find((offer) => offer !== body.get('answer')));
          await real(address, { ...wish, body });
          while (await seq() === before) await new Promise((done) => setTimeout(done, 50));
          throw new TypeError('lost');
        };";
    player.browser.run(&losing.replace("ANOTHER", &is_another_taken.to_string())).await.map(|_| ())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_reply_is_lost_is_kept_and_a_late_one_is_reported() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.make_table("intro", "Roset", "bot:easy").await?;
    contribute_to_the_dice(&player, &player).await?;
    for (is_another_taken, told) in
        [(false, ""), (true, "The table has moved on in the meantime; this is where it stands now.")]
    {
        // Where there is only one answer, no other one can be taken.
        player.browser.until("document.querySelectorAll('#answers [name=answer]').length > 1").await?;
        lose_a_reply(&player, is_another_taken).await?;
        player.answer_once().await?;
        // The question may be gone before the answer's reply is there; at the next one nothing is on its way any more.
        player.browser.until("document.querySelector('#walk:not([aria-busy=true]) button:not(:disabled)')").await?;
        assert_eq!(player.browser.text("#trouble").await?, told);
    }
    player.browser.close().await
}

/// Who has more open than the host allows is told so where they are, and not that there is no connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_stream_is_refused_says_why_and_connects_once_there_is_room() -> Result {
    let server = TestServer::open_with(&["--streams-per-person", "1"]).await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    player.make_table("intro", "Roset", "open").await?;
    let table = browser.client.current_url().await?;
    let first = browser.client.window().await?;
    let second = browser.client.new_window(true).await?;
    browser.client.switch_to_window(second.handle.clone()).await?;
    browser.go(table.as_str()).await?;
    let told = "more are not shown at once to one person";
    browser.until(&format!("document.getElementById('connection').checkVisibility() && document.getElementById('connection').textContent.includes('{told}') && document.getElementById('announce').textContent.includes('{told}')")).await?;
    browser.picture("stream-refused").await?;
    browser.client.switch_to_window(first).await?;
    browser.client.close_window().await?;
    browser.client.switch_to_window(second.handle).await?;
    browser.until("document.getElementById('connection').textContent === 'Connected again.'").await?;
    player.browser.close().await
}

/// The first page of this window, or each of them, is taken for one that another version of the site drew.
const OLD: &str = "sessionStorage.pages = Number(sessionStorage.pages ?? 0) + 1;
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      if (sessionStorage.pages === '1' || sessionStorage.always) document.body.dataset.version = 'old';
    }).observe(document, { childList: true, subtree: true });";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_version_is_reloaded_once() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now']:has([value='ahoy']) button").await?;
    let question = "document.querySelector('#table #walk button')";
    browser.until(question).await?;
    let new = browser.run("return document.body.dataset.version").await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": OLD })).await?;
    browser.client.refresh().await?;
    browser
        .until(&format!("sessionStorage.pages === '2' && document.body.dataset.version === {new} && {question}"))
        .await?;
    // Where it does not help it stays as it is, and follows the table all the same.
    browser.run("sessionStorage.always = 'yes'").await?;
    browser.client.refresh().await?;
    browser.until(&format!("document.body.dataset.version === 'old' && {question}")).await?;
    let lines = player.lines().await?;
    player.play_on(3).await?;
    browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {}", lines + 4)).await?;
    assert_eq!(browser.run("return sessionStorage.pages").await?, "3", "it comes anew again and again");
    player.browser.close().await
}

/// What a page without a stream looks like after a look at the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_page_without_a_stream_is_updated_also_in_the_lobby_and_before_the_game() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    player.make_table("intro", "Roset", "open").await?;
    let look = |lost: &str| {
        format!(
            "return (async () => {{
               const {{ refresh }} = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'patch.js'));
               document.querySelector('{lost}').remove();
               document.addEventListener('laid', () => (window.laid = true));
               await refresh();
               return [Boolean(document.querySelector('{lost}')), window.laid];
             }})()"
        )
    };
    let back = serde_json::json!([true, true]);
    assert_eq!(browser.run(&look("#chairs")).await?, back);
    browser.go(&server.url("/")).await?;
    assert_eq!(browser.run(&look("#mine .row")).await?, back);
    player.browser.close().await
}
