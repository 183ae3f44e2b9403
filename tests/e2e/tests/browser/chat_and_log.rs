//! Two players and an onlooker in three browsers: who is here, what is said, who is heard.

use crate::{access, duel::contribute_to_the_dice, offers_and_surrender, player::Player, replay::cards_of};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

async fn say(browser: &Browser, text: &str) -> Result {
    browser.find("#chat-text").await?.send_keys(text).await?;
    browser.click("#chat-say button").await?;
    browser.until("document.querySelector('#chat-text').value === ''").await
}

/// Waits until the words are there.
async fn hears(browser: &Browser, text: &str) -> Result {
    browser.until(&format!("document.getElementById('chat-lines').textContent.includes('{text}')")).await
}

async fn has_heard(browser: &Browser, text: &str) -> Result<bool> {
    let heard = format!("return document.documentElement.outerHTML.includes('{text}')");
    Ok(browser.run(&heard).await? == true)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_chat_and_read_a_spectator_after_the_end_only() -> Result {
    let server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    let agent = silver.browser.run("return navigator.userAgent").await?;
    let british = serde_json::json!({"userAgent": agent, "acceptLanguage": "en-GB,en"});
    silver.browser.devtools("Emulation.setUserAgentOverride", british).await?;
    silver.make_table("intro", "Roset", "anyone").await?;
    let table = silver.browser.client.current_url().await?;
    let gold = Player::come_by(&server, Kind::Phone, table.as_str(), "Lotte").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    let here = "[...document.querySelectorAll('.companion.is-here')].length === 2";
    silver.browser.until(here).await?;
    gold.browser.until(here).await?;

    say(&silver.browser, "A fair wind!").await?;
    // On the phone there is a sign that something was said; the sheet leaves the board in sight.
    gold.browser.until("document.getElementById('chat-unread').textContent === '1'").await?;
    gold.browser.picture("talk-unread-phone").await?;
    gold.browser.click(".chat-toggle").await?;
    gold.browser.until("document.getElementById('chat-unread').hidden").await?;
    hears(&gold.browser, "A fair wind!").await?;
    say(&gold.browser, "Und <b>dir</b> auch").await?;
    hears(&silver.browser, "Und <b>dir</b> auch").await?;
    // Where the reader is, the day has 24 hours.
    let times = "return [navigator.languages.find((language) => language.startsWith('en')), /^\\d\\d:\\d\\d$/.test(document.querySelector('#chat-lines time').textContent)]";
    assert_eq!(silver.browser.run(times).await?, serde_json::json!(["en-GB", true]));
    gold.browser.picture("talk-phone").await?;
    access::check(&gold.browser, "the talk on a phone").await?;
    let covered = "return document.getElementById('chat').getBoundingClientRect().top / innerHeight";
    let top = gold.browser.run(covered).await?.as_f64().unwrap_or_default();
    assert!(top > 0.5, "the sheet covers the upper half: it begins at {top}");
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(gold.browser.run(sideways).await?, 0, "the page scrolls sideways");

    let onlooker = Player::arrive(&server, Kind::Desktop).await?.browser;
    onlooker.go(table.as_str()).await?;
    silver.browser.until("document.querySelector('.onlookers .num')?.textContent === '1'").await?;
    hears(&onlooker, "A fair wind!").await?;
    assert!(!onlooker.has("#answers").await?, "onlookers are asked nothing");
    onlooker.find("#chat-name").await?.send_keys("Ines").await?;
    say(&onlooker, "gold looks weak").await?;
    hears(&onlooker, "gold looks weak").await?;
    onlooker.picture("talk-onlooker").await?;
    access::check(&onlooker, "an onlooker's table").await?;
    say(&gold.browser, "your move").await?;
    hears(&silver.browser, "your move").await?;
    assert!(!has_heard(&silver.browser, "gold looks weak").await?, "a player hears the gallery");
    silver.browser.picture("talk").await?;
    access::check(&silver.browser, "the talk").await?;

    // Silver does not want to hear gold any more; the others still do.
    silver.browser.click("#chat-tools summary").await?;
    silver.browser.picture("talk-tools").await?;
    silver.browser.click("#chat-tools button[name=muted][value=on]").await?;
    silver.browser.until("!document.getElementById('chat-lines').textContent.includes('your move')").await?;
    say(&gold.browser, "are you there?").await?;
    hears(&onlooker, "are you there?").await?;
    // What silver says itself comes after that, by the same stream.
    say(&silver.browser, "how quiet it is").await?;
    hears(&silver.browser, "how quiet it is").await?;
    assert!(!has_heard(&silver.browser, "are you there?").await?);

    // What does not arrive stays where it was written, and can be sent again.
    let away = "window.deliver = window.fetch; window.fetch = () => Promise.reject(new TypeError('no network'))";
    silver.browser.run(away).await?;
    silver.browser.find("#chat-text").await?.send_keys("well fought").await?;
    silver.browser.click("#chat-say button").await?;
    silver
        .browser
        .until("document.getElementById('chat-trouble').textContent.startsWith('That did not arrive.')")
        .await?;
    silver.browser.run("window.fetch = window.deliver").await?;
    silver.browser.click("#chat-say button").await?;
    hears(&onlooker, "well fought").await?;

    offers_and_surrender::say(&silver.browser, "offer surrender").await?;
    gold.browser.click(".chat-close").await?;
    gold.browser.click("#offers button[value='accept surrender']").await?;
    hears(&silver.browser, "gold looks weak").await?;
    for browser in [silver.browser, gold.browser, onlooker] {
        assert_eq!(browser.complaints().await?, Vec::<String>::new());
        browser.close().await?;
    }
    Ok(())
}

/// Presses a tool of the talk, which are behind a word.
async fn tool(browser: &Browser, css: &str) -> Result {
    if browser.run("return document.querySelector('#chat-tools details').open").await? != true {
        browser.click("#chat-tools summary").await?;
    }
    browser.click(&format!("#chat-tools {css}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_decides_who_reads_the_spectators_and_on_a_phone_a_person_is_muted() -> Result {
    let server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    silver.make_table("intro", "Roset", "anyone").await?;
    let table = silver.browser.client.current_url().await?;
    let gold = Player::come_by(&server, Kind::Phone, table.as_str(), "Lotte").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    let onlooker = Player::arrive(&server, Kind::Desktop).await?.browser;
    onlooker.go(table.as_str()).await?;
    onlooker.find("#chat-name").await?.send_keys("Ines").await?;
    say(&onlooker, "among ourselves").await?;
    hears(&onlooker, "among ourselves").await?;

    tool(&silver.browser, "button[name=gallery][value=open]").await?;
    onlooker.until("document.querySelector('#chat-say').textContent.includes('The players hear you')").await?;
    say(&onlooker, "what a shot").await?;
    for player in [&silver, &gold] {
        hears(&player.browser, "what a shot").await?;
    }

    // Gold does not want to hear silver for a while.
    gold.browser.click(".chat-toggle").await?;
    say(&silver.browser, "one").await?;
    hears(&gold.browser, "one").await?;
    let mark = "for (const button of document.querySelectorAll('#chat-tools button[name=muted]')) button.classList.toggle('of-roset', button.textContent.includes('Roset'))";
    gold.browser.run(mark).await?;
    tool(&gold.browser, "button.of-roset[value=on]").await?;
    gold.browser.until("!document.getElementById('chat-lines').textContent.includes('one')").await?;
    gold.browser.picture("talk-muted-phone").await?;
    access::check(&gold.browser, "a person is muted on a phone").await?;
    tool(&gold.browser, "button[name=muted][value=off]").await?;
    hears(&gold.browser, "one").await?;

    tool(&silver.browser, "button[name=gallery][value=closed]").await?;
    onlooker.until("!document.getElementById('chat-text')").await?;
    silver.browser.picture("talk-gallery-closed").await?;
    for browser in [silver.browser, gold.browser, onlooker] {
        assert_eq!(browser.complaints().await?, Vec::<String>::new());
        browser.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_logbook_shows_the_lines_of_one_seat() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.make_table("intro", "Roset", "bot:easy").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    player.play_on(3).await?;
    player.browser.until("document.querySelectorAll('#log-lines > [data-by=\"0\"]').length > 3 && document.querySelectorAll('#log-lines > [data-by=\"1\"]').length > 3").await?;
    player.pause().await?;
    let shown =
        "[...document.querySelectorAll('#log-lines > li:not(.mark)')].filter((line) => line.getClientRects().length)";
    player.browser.click("label[for=log-by-1]").await?;
    player.browser.until(&format!("{shown}.length && {shown}.every((line) => line.dataset.by === '1')")).await?;
    player.browser.picture("log-of-one").await?;
    // Or those that a rule stands behind.
    player.browser.until("document.querySelector('#log-lines a.rule')").await?;
    player.browser.click("label[for=log-by-rules]").await?;
    player.browser.until(&format!("{shown}.length && {shown}.every((line) => line.querySelector('a.rule'))")).await?;
    player.browser.picture("log-with-rules").await?;
    player.browser.click("label[for=log-by-all]").await?;
    player.browser.until(&format!("{shown}.some((line) => line.dataset.by === '0')")).await?;
    player.browser.close().await
}

/// Every rule that a line of the logbook leads to is on the page that it leads to.
#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_lines_of_the_logbook_lead_to_rules_that_exist() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for game in ["turning-tides", "ahoy", "efemeris", "marauders"] {
        browser.go(&server.url("/")).await?;
        browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        browser.until("document.querySelector('#table #walk button')").await?;
        player.play_on(3).await?;
        browser.until("new Set([...document.querySelectorAll('#log-lines a.rule')].map((rule) => rule.href)).size > 2 || document.querySelectorAll('#log-lines > li').length > 120").await?;
        player.pause().await?;
        let dead = "return (async () => {
            const rules = [...new Set([...document.querySelectorAll('#log-lines a.rule')].map((rule) => rule.href))];
            const page = new DOMParser().parseFromString(await (await fetch(`/rules/GAME`)).text(), 'text/html');
            const isThere = (href) => { const { pathname, hash } = new URL(href); return pathname === '/rules/GAME' && hash && page.getElementById(hash.slice(1)); };
            return [rules.length, rules.filter((href) => !isThere(href))];
          })()";
        let found = browser.run(&dead.replace("GAME", game)).await?;
        assert!(found[0].as_u64() > Some(0), "{game}: no line leads to a rule");
        assert_eq!(found[1], serde_json::json!([]), "{game}");
    }
    player.browser.close().await
}

type Watched = (&'static str, &'static [(&'static str, &'static str)], &'static str);

/// A table of each game at which a player holds a hand against bots: the dialog, the other seats, and where the cards in hand have
/// their names.
const WATCHED: [Watched; 4] = [
    ("turning-tides-base", &[("gold", "bot:easy")], "#tt-hand .card-name"),
    ("ahoy-base", &[("union", "me"), ("squadron", "bot:easy"), ("smuggler", "bot:easy")], ".plans .crew .name"),
    ("efemeris-general", &[("bellatrix", "bot:easy"), ("capella", "bot:easy")], ".crew .hand .card-name"),
    ("marauders-base", &[("blue", "bot:easy")], "#mm-own .gcards .card-name"),
];

/// How often each of these cards is told of beside the hand: on the board, its labels and titles, not in the logbook.
const TOLD: &str = "const board = document.getElementById('table').cloneNode(true);
    board.querySelectorAll('#log, #offers').forEach((part) => part.remove());
    board.querySelectorAll(CSS).forEach((card) => (card.closest('[data-token], article, li') ?? card).remove());
    const words = [board, ...board.querySelectorAll('[aria-label], [title]')].map((part) => `${part.ariaLabel ?? ''} ${part.title ?? ''}`).join() + board.textContent;
    return CARDS.map((card) => words.split(card).length - 1)";

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_a_spectator_on_a_phone_is_asked_nothing_and_sees_no_hand() -> Result {
    let server = TestServer::open().await?;
    let (player, phone) =
        tokio::try_join!(Player::arrive(&server, Kind::Desktop), Player::arrive(&server, Kind::Phone))?;
    let onlooker = &phone.browser;
    for (paper, chairs, css) in WATCHED {
        player.browser.go(&server.url("/")).await?;
        player.initial_table(paper, "Roset", chairs, &[]).await?;
        player.browser.until("document.querySelector('#table')").await?;
        onlooker.go(player.browser.client.current_url().await?.as_str()).await?;
        onlooker.until("document.querySelector('main[data-table]:not([data-seat-of-viewer])')").await?;
        onlooker.run("window.untouched = true").await?;
        // Some answers on, and then until there is something to hide; the bots wait for the next one.
        let is_asked = "document.querySelector('#offers[data-turn] #walk:not([aria-busy=true]) button:not(:disabled)')";
        for answers in 0.. {
            player.browser.until(is_asked).await?;
            if answers > 3 && player.browser.has(css).await? {
                break;
            }
            assert!(answers < 80, "{paper}: no hand holds a card");
            player.answer_once().await?;
        }
        let held = cards_of(&player.browser, css).await?;
        // Some lines are for the player only: what an onlooker hears of is on a page that is loaded now.
        let heard = "document.querySelectorAll('#log-lines > li').length";
        let all = format!(
            "return fetch(location.href).then((reply) => reply.text()).then((page) => new DOMParser().parseFromString(page, 'text/html').{})",
            heard.trim_start_matches("document.")
        );
        let all = onlooker.run(&all).await?;
        assert!(all.as_u64().is_some_and(|lines| lines > 4), "{paper}: {all} lines");
        onlooker.until(&format!("{heard} >= {all}")).await?;
        assert_eq!(
            onlooker.run("return window.untouched === true").await?,
            true,
            "{paper}: the page followed by itself"
        );
        for asked in ["#answers", "#walk button", "#undo button", "#hint", "#talk button"] {
            assert!(!onlooker.has(asked).await?, "{paper}: an onlooker has {asked}");
        }
        assert_eq!(cards_of(onlooker, css).await?, Vec::<String>::new(), "{paper}");
        let told = TOLD.replace("CARDS", &serde_json::to_string(&held)?).replace("CSS", &serde_json::to_string(css)?);
        let (own, theirs) = (player.browser.run(&told).await?, onlooker.run(&told).await?);
        let counts = |told: &serde_json::Value| {
            told.as_array().into_iter().flatten().filter_map(|n| n.as_u64()).collect::<Vec<_>>()
        };
        let leaks = counts(&own).iter().zip(counts(&theirs)).any(|(own, theirs)| theirs > *own);
        assert!(!leaks, "{paper}: {held:?} are told {own} times beside the hand, and {theirs} times to an onlooker");
        onlooker.picture(&format!("onlooker-{paper}-phone")).await?;
        access::check(onlooker, &format!("an onlooker's table of {paper}")).await?;
        assert_eq!(onlooker.run(SIDEWAYS).await?, 0, "{paper} scrolls sideways");
        if chairs.len() == 2 {
            log_of_each(onlooker, paper).await?;
        }
        assert_eq!(onlooker.complaints().await?, Vec::<String>::new(), "{paper}");
    }
    player.browser.close().await?;
    phone.browser.close().await
}

const SIDEWAYS: &str = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

/// On a phone the logbook is a sheet; there, too, it shows the lines of any of three seats.
async fn log_of_each(browser: &Browser, paper: &str) -> Result {
    browser.click(".log-toggle").await?;
    let shown =
        "[...document.querySelectorAll('#log-lines > li:not(.mark)')].filter((line) => line.getClientRects().length)";
    for seat in 0..3 {
        browser.click(&format!("label[for=log-by-{seat}]")).await?;
        browser.until(&format!("{shown}.length && {shown}.every((line) => line.dataset.by === '{seat}')")).await?;
    }
    browser.picture(&format!("onlooker-{paper}-log-phone")).await?;
    browser.click("label[for=log-by-all]").await?;
    browser.until(&format!("new Set({shown}.map((line) => line.dataset.by)).size > 2")).await
}
