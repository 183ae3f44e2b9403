//! Learning in a real browser: every first voyage is sailed by touching what the lesson points at.

use crate::{access, player::Player, pointer};
use std::time::Duration;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// After a change of language or theme the reader is back at the same page.
pub(crate) const BACK: &str = "[...document.querySelectorAll('[name=back]')].every((field) => field.value === location.pathname + location.search)";

const GAMES: [&str; 4] = ["turning-tides", "ahoy", "efemeris", "marauders"];

const A_MOMENT: Duration = Duration::from_millis(30);

/// What is proposed on the table itself.
const THING: &str = "#table .proposed:not(#offers *)";

/// Presses what leads on, if it is a button; a thing on the table is left to the hand.
const LOOK: &str = "const onward = document.querySelector('.lesson-steps a.btn--go[data-turn]');
    if (onward) return onward.click(), 'onward';
    if (document.querySelector('#walk[aria-busy=true]')) return 'busy';
    const seen = (thing) => thing.getClientRects().length;
    const thing = [...document.querySelectorAll('THING')].find(seen);
    const button = document.querySelector('#walk .proposed');
    if (!thing) button?.click();
    return thing ? 'thing' : button ? 'button' : 'nothing';";

/// Touches what is proposed: a thing on the table, else a button; which of them it was.
pub(crate) async fn touch(browser: &Browser) -> Result<String> {
    let met = browser.run(&LOOK.replace("THING", THING)).await?.as_str().unwrap_or_default().to_owned();
    if met != "thing" {
        return Ok(met);
    }
    match pointer::touch(browser, THING).await {
        // The lesson went on between the look and the touch.
        Err(_) if !browser.has(THING).await? => Ok("nothing".into()),
        touched => touched.map(|()| met),
    }
}

pub(crate) async fn step(browser: &Browser) -> Result<u64> {
    let step = browser.run("return Number(document.querySelector('.lesson progress').value)").await?;
    Ok(step.as_u64().unwrap_or_default())
}

/// Of what the step points at something lies between the lesson and the answers, if it is on the table at all.
const IN_SIGHT: &str = "(() => {
    const things = [...document.querySelectorAll('#table [data-see], #table .proposed')].filter((thing) => !thing.closest('#offers') && thing.getClientRects().length);
    const upper = document.querySelector('.lesson').getBoundingClientRect().bottom, offers = document.getElementById('offers').getBoundingClientRect();
    const lower = offers.top > upper ? Math.min(offers.top, innerHeight) : innerHeight;
    const between = ({ top, bottom }, from, to) => Math.min(bottom, to) - Math.max(top, from) > Math.min(40, (bottom - top) / 2);
    const isThere = (box) => between(box, upper, lower) || between(box, Math.max(upper, offers.bottom), innerHeight);
    return !things.length || things.some((thing) => isThere(thing.getBoundingClientRect()));
  })()";

/// Ships and towns that are offered and do not answer where they are touched first: in the middle.
const DEAF: &str = "const isIn = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return [...document.querySelectorAll('#table :is(.ship, .town).offered:has(circle.touch)')].filter((thing) => {
      const { x, y, width, height } = thing.querySelector('circle.touch').getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met?.closest('#table svg') && isIn(x + width / 2, y + height / 2) && met.closest('[data-token]') !== thing && !met.closest('.ship.offered');
    }).map((thing) => thing.id);";

/// From the first step to the last; how often something on the table itself was touched.
pub(crate) async fn sail(browser: &Browser, game: &str, kind: &str) -> Result<usize> {
    let (mut touches, mut idle, mut last) = (0, 0, 0);
    while !browser.has(".lesson-steps form").await? {
        let now = step(browser).await?;
        if now != last {
            let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            assert_eq!(browser.run(sideways).await?, 0, "{game}, step {now}: the page scrolls sideways");
            browser.picture(&format!("learn-{game}-{kind}-{now:02}")).await?;
            browser.until(IN_SIGHT).await.map_err(|why| format!("{game}, step {now}: out of sight: {why}"))?;
            let deaf = browser.run(DEAF).await?;
            assert_eq!(deaf, serde_json::json!([]), "{game}, step {now}: what is offered answers in the middle");
            (last, idle) = (now, 0);
        }
        match &*touch(browser).await? {
            "thing" => touches += 1,
            // The next press waits until the page has come: only the newest press counts.
            "onward" => goes_on(browser, now).await?,
            "button" => (),
            _ => tokio::time::sleep(A_MOMENT).await,
        }
        idle += 1;
        assert!(idle < 400, "{game}: nothing leads on from step {now}: {}", browser.text("#offers").await?);
    }
    Ok(touches)
}

/// Waits some seconds for the next step, or the end.
async fn goes_on(browser: &Browser, from: u64) -> Result {
    for _ in 0..100 {
        if step(browser).await? != from || browser.has(".lesson-steps form").await? {
            break;
        }
        tokio::time::sleep(A_MOMENT).await;
    }
    Ok(())
}

async fn voyage(game: &str, kind: Kind, name: &str, german: bool) -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, kind).await?;
    let browser = &player.browser;
    if german {
        browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
        browser.until("document.documentElement.lang === 'de'").await?;
    }
    browser.go(&server.url(&format!("/learn/{game}"))).await?;
    browser.until("document.querySelector('html.js .lesson')").await?;
    let touches = sail(browser, game, name).await?;
    assert!(touches > 4, "{game}: {touches} touches on the table itself");
    browser.picture(&format!("learn-{game}-{name}-end")).await?;
    access::check(browser, &format!("the first voyage of {game}")).await?;
    // The way back is a step, too.
    let last = step(browser).await?;
    browser.run("history.back()").await?;
    browser.until(&format!("document.querySelector('.lesson progress').value == {}", last - 1)).await?;
    browser.run("history.forward()").await?;
    browser.until("document.querySelector('.lesson-steps form')").await?;
    browser.run("document.querySelector('.lesson-steps form button').click()").await?;
    browser.until("document.querySelector('main[data-stream]')").await?;
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

/// On a desk in English, and on a phone in German.
async fn addresses_of_all_pages(game: &str) -> Result {
    voyage(game, Kind::Desktop, "wide", false).await?;
    voyage(game, Kind::Phone, "phone", true).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_voyage_of_turning_tides_is_sailed_by_touching_what_is_pointed_at() -> Result {
    addresses_of_all_pages("turning-tides").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_voyage_of_ahoy_is_sailed_by_touching_what_is_pointed_at() -> Result {
    addresses_of_all_pages("ahoy").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_voyage_of_efemeris_is_sailed_by_touching_what_is_pointed_at() -> Result {
    addresses_of_all_pages("efemeris").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_voyage_of_marauders_is_sailed_by_touching_what_is_pointed_at() -> Result {
    addresses_of_all_pages("marauders").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_lesson_does_not_ask_for_is_answered_kindly() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.go(&server.url("/learn")).await?;
    browser.picture("learn").await?;
    access::check(browser, "the list of voyages").await?;
    browser.click("a[href='/learn/turning-tides?step=1']").await?;
    browser.until("document.querySelector('html.js .lesson-steps a.btn--go')").await?;
    let is_at = |step| {
        format!("document.querySelector('.lesson progress').value === {step} && location.search === '?step={step}'")
    };
    browser.until(&is_at(1)).await?;
    // Who clicks twice goes one step, and one step is the way back.
    browser.run("const next = document.querySelector('.lesson-steps a.btn--go'); next.click(); next.click()").await?;
    browser.until("document.querySelector('#table [data-token=\"card.cannon\"].proposed')").await?;
    browser.until(&is_at(2)).await?;
    browser.until(BACK).await?;
    browser.run("history.back()").await?;
    browser.until(&is_at(1)).await?;
    browser.run("history.forward()").await?;
    browser.until(&is_at(2)).await?;
    browser.until("document.querySelector('#table [data-token=\"card.cannon\"].proposed')").await?;
    // Not possible at all.
    pointer::touch(browser, "#table [data-token^='exchange.']").await?;
    browser.until("document.querySelector('.why')").await?;
    let why = browser.text(".why").await?;
    assert!(why.contains("TT-") && why.contains("Lay Cannon"), "the rule, and what to do: {why}");
    browser.picture("learn-why").await?;
    // Possible, but not what is asked for now.
    pointer::touch(browser, "#table [data-token='card.wait']").await?;
    browser.until("document.querySelector('#walk .btn--go')").await?;
    browser.run("document.querySelector('#walk .btn--go').click()").await?;
    browser.until("document.querySelector('#trouble').textContent.includes('Lay Cannon')").await?;
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_searched_and_boxes_looked_at() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.go(&server.url("/rules/ahoy")).await?;
    browser.until("document.querySelector('html.js #search')").await?;
    browser.find("#search").await?.send_keys("sandbar").await?;
    browser.until("/^[1-9][0-9]? /.test(document.getElementById('found').textContent)").await?;
    rules_are_narrowed(browser, &server).await?;
    browser.press("\u{e007}").await?;
    browser.until("location.search === '?q=sandbar' && document.querySelector('mark')").await?;
    browser.picture("rules-found").await?;
    access::check(browser, "rules that were found").await?;
    let first = browser.text(".found .rule-id").await?;
    browser.click(".found .rule-id").await?;
    browser.until(&format!("location.hash === '#{first}' && document.querySelector(':target')")).await?;
    for game in GAMES {
        browser.go(&server.url(&format!("/rules/{game}/cards"))).await?;
        browser.until("document.querySelectorAll('.exhibit').length > 5").await?;
        browser.picture(&format!("gallery-{game}")).await?;
        access::check(browser, &format!("the gallery of {game}")).await?;
        is_narrowed(browser, game).await?;
    }
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

/// The page finds as many as the server, chapters keep their titles, and a link leads to a rule that is shown.
async fn rules_are_narrowed(browser: &Browser, server: &TestServer) -> Result {
    let shown = |selector: &str| {
        format!("[...document.querySelectorAll('#rules {selector}')].filter((thing) => thing.getClientRects().length)")
    };
    let kept = format!("return {}.every((title) => !title.hidden) && {}.length", shown("h2"), shown("h2"));
    assert_ne!(browser.run(&kept).await?, 0, "the chapter of what was found keeps its title");
    for (game, query) in
        [("ahoy", "sandbar"), ("ahoy", "„Crew“, battle"), ("turning-tides", "TT-FIRE-01."), ("turning-tides", "fire")]
    {
        browser.go(&server.url(&format!("/rules/{game}?q={query}"))).await?;
        let of_server = browser.run("return parseInt(document.querySelector('[role=status] b').textContent)").await?;
        browser.go(&server.url(&format!("/rules/{game}"))).await?;
        browser.until("document.querySelector('html.js #search')").await?;
        browser.find("#search").await?.send_keys(query).await?;
        browser.until("document.getElementById('found').textContent").await?;
        let of_page = browser.run("return parseInt(document.getElementById('found').textContent)").await?;
        assert_eq!(of_page, of_server, "{game}: {query}");
    }
    browser.run("document.querySelector('nav.chapters li:last-child a').click()").await?;
    browser
        .until("!document.getElementById('search').value && document.querySelector(':target')?.getClientRects().length")
        .await?;
    browser.find("#search").await?.send_keys("fire").await?;
    browser.until(&format!("document.getElementById('found').textContent && {}.length", shown(".rule"))).await?;
    browser.run("location.hash = '#TT-GEO-01'").await?;
    browser.until("document.querySelector('#TT-GEO-01:target')?.getClientRects().length").await?;
    browser.go(&server.url("/rules/ahoy")).await?;
    browser.until("document.querySelector('html.js #search')").await?;
    browser.find("#search").await?.send_keys("sandbar").await.map_err(Into::into)
}

/// What is typed narrows the gallery at once, Enter asks the server for the same, and a family leads to its own.
async fn is_narrowed(browser: &Browser, game: &str) -> Result {
    let all = "[...document.querySelectorAll('.exhibit')]";
    let shown = &format!("{all}.filter((thing) => thing.getClientRects().length)");
    let count = browser.run(&format!("return {all}.length")).await?.as_u64().unwrap_or_default();
    let word = browser.run(&format!("return {all}.at(-1).querySelector('h3').firstChild.textContent.trim()")).await?;
    let word = word.as_str().unwrap_or_default();
    browser.find("#search").await?.send_keys(word).await?;
    browser.until(&format!("{shown}.length && {shown}.length < {count}")).await?;
    let holds = format!(
        "{shown}.every((thing) => {}.toLowerCase().split(/\\s+/).every((part) => thing.textContent.toLowerCase().includes(part)))",
        serde_json::to_string(word)?
    );
    assert_eq!(browser.run(&format!("return {holds}")).await?, true, "{game}: something without {word} is shown");
    let found = browser.run(&format!("return {shown}.length")).await?;
    let said = "document.getElementById('found').textContent";
    assert_eq!(browser.run(&format!("return parseInt({said})")).await?, found, "{game}: {word}");
    browser.press("\u{e007}").await?;
    browser
        .until(&format!(
            "location.search.startsWith('?q=') && {all}.length === {found} && parseInt({said}) === {found}"
        ))
        .await?;
    browser.picture(&format!("gallery-{game}-found")).await?;
    // All of a family, and nothing else.
    let family = ".families a[href*='family=']";
    let titled =
        browser.run(&format!("return document.querySelector(\"{family}\").firstChild.textContent.trim()")).await?;
    let things = browser.run(&format!("return Number(document.querySelector(\"{family} small\").textContent)")).await?;
    browser.click(family).await?;
    browser.until(&format!("document.querySelector('.families [aria-current]')?.search.startsWith('?family=') && {shown}.length === {things}")).await?;
    let headings =
        browser.run("return [...document.querySelectorAll('#rules h2')].map((heading) => heading.textContent)").await?;
    assert_eq!(headings, serde_json::json!([titled]), "{game}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german_galleries_and_rules_fit() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    let browser = &player.browser;
    browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    for (path, name) in [
        ("/rules/turning-tides/cards", "gallery-turning-tides-phone"),
        ("/rules/efemeris/cards", "gallery-efemeris-phone"),
        ("/rules/marauders/cards", "gallery-marauders-phone"),
        ("/rules/ahoy/cards?family=tiles", "gallery-phone"),
        ("/rules/turning-tides?q=feuern", "rules-found-phone"),
        ("/rules/turning-tides", "rules-phone"),
        ("/learn", "learn-phone"),
    ] {
        browser.go(&server.url(path)).await?;
        browser.until("document.querySelector('html.js h1')").await?;
        let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(browser.run(sideways).await?, 0, "{path} scrolls sideways");
        browser.picture(name).await?;
        access::check(browser, path).await?;
        if let Some(game) = path.strip_suffix("/cards").and_then(|path| path.strip_prefix("/rules/")) {
            is_narrowed(browser, &format!("{game}-phone")).await?;
            assert_eq!(browser.run(sideways).await?, 0, "a family of {path} scrolls sideways");
        }
    }
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_a_hint_is_shown_marked_and_counted() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for game in GAMES {
        browser.go(&server.url("/")).await?;
        browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        browser.until("document.querySelector('#hint button') && document.querySelector('#walk button')").await?;
        player.ask_for_a_hint().await?;
        browser.until("document.querySelector('#hint-said').textContent.includes('%')").await?;
        browser
            .until("document.querySelector('#table .proposed') && document.querySelector('#walk .proposed')")
            .await?;
        browser.until("document.getElementById('state').textContent.includes('one hint')").await?;
        browser.until("document.querySelector('#hint-said').textContent.includes('%')").await?;
        browser.picture(&if game == "turning-tides" { "hint".into() } else { format!("hint-{game}") }).await?;
        access::check(browser, "a hint").await?;
        browser.run("document.querySelector('#walk .proposed').click()").await?;
        browser.until("!document.querySelector('#hint-said')?.textContent").await?;
        assert_eq!(browser.complaints().await?, Vec::<String>::new(), "{game}");
    }
    player.browser.close().await
}
