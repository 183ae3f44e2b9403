//! Every kind of page on screens from a small phone to a wide desk, upright and sideways. The checks run in the page itself
//! (`sizes.js`).

use crate::{past_games, player::Player, replay::upload};
use serde_json::json;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const SIZES: [(&str, u32, u32); 6] = [
    ("phone", 360, 640),
    ("phone-sideways", 844, 390),
    ("tablet", 820, 1180),
    ("tablet-sideways", 1180, 820),
    ("desk", 1920, 1080),
    ("wide", 2560, 1080),
];

/// A full table of each game: a record, its moment, and who is asked there.
const TABLES: [(&str, &str, u32, &str); 4] = [
    ("turning-tides", "base-switches", 58, "silver"),
    ("ahoy", "4-smuggler", 342, "smuggler"),
    ("efemeris", "general-planets", 82, "altair"),
    ("marauders", "4-glory", 1106, "red"),
];

/// One page of each other kind.
const OTHERS: [&str; 12] = [
    "/",
    "/?make#make-ahoy-base",
    "/me",
    "/records",
    "/rules",
    "/rules/ahoy",
    "/rules/marauders/cards",
    "/learn",
    "/standing",
    "/standing/ahoy",
    "/offline",
    "/nowhere",
];

/// Plays on from a moment of a record; the addresses of the moment and of the new table. The same lies there every time.
pub(crate) async fn initial_table(
    player: &Player,
    server: &TestServer,
    table: (&str, &str, u32, &str),
) -> Result<[String; 2]> {
    let (game, record, moment, seat) = table;
    let browser = &player.browser;
    upload(browser, server, &format!("{game}/rules/tests/records/{record}.record")).await?;
    let replay = format!("{}?moment={moment}", browser.client.current_url().await?.path());
    browser.go(&server.url(&replay)).await?;
    browser.run("document.querySelector('#play-on').open = true").await?;
    browser.click(&format!("#play-on button[name=seat][value={seat}]")).await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    Ok([replay, browser.client.current_url().await?.path().to_owned()])
}

async fn check(browser: &Browser, page: &str) -> Result {
    let found = browser.run(include_str!("sizes.js")).await?;
    let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(|finding| finding.as_str()).collect();
    assert!(found.is_empty(), "{page}:\n  {}", found.join("\n  "));
    Ok(())
}

pub(crate) async fn screen(browser: &Browser, width: u32, height: u32) -> Result {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await.map(|_| ())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_screen() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    the_checks_find_faults(browser).await?;
    let mut tables = Vec::new();
    for table in TABLES {
        let [replay, path] = initial_table(&player, &server, table).await?;
        tables.push((table.0, path));
        if table.0 == "ahoy" {
            tables.push(("replay", replay));
        }
    }
    let seen = async |page: &str, (name, width, height): (&str, u32, u32)| {
        browser.picture(&format!("size-{page}-{name}")).await?;
        check(browser, &format!("{page} on a {name}, {width} by {height}")).await
    };
    for size in SIZES {
        screen(browser, size.1, size.2).await?;
        for (game, path) in &tables {
            browser.go(&server.url(path)).await?;
            seen(game, size).await?;
        }
    }
    let played = past_games::play_past_games(browser, &server).await?;
    // Where no script looks at the size, it is enough to pull the window; here in the language that has the longer words.
    browser.go(&server.url("/")).await?;
    browser.click("form[action='/language'] button").await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    player.initial_table("ahoy-base", "Lotte", &[("union", "open"), ("smuggler", "open")], &[]).await?;
    player.browser.find("#invite").await?;
    let gathering = browser.client.current_url().await?.path().to_owned();
    for path in OTHERS.into_iter().chain([&*gathering]).chain(played.iter().map(String::as_str)) {
        let page = path.trim_start_matches('/').replace(['/', '?', '#', '='], "-");
        browser.go(&server.url(path)).await?;
        for size in SIZES {
            screen(browser, size.1, size.2).await?;
            seen(&page, size).await?;
        }
    }
    player.browser.close().await
}

/// Words that no screen breaks by itself.
#[tokio::test(flavor = "multi_thread")]
async fn the_longest_words_fit_the_smallest_screen() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/language'] button").await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    screen(browser, 320, 640).await?;
    for game in ["turning-tides", "ahoy", "efemeris", "marauders"] {
        browser.go(&server.url(&format!("/rules/{game}/cards"))).await?;
        browser.picture(&format!("gallery-{game}-small")).await?;
        check(browser, &format!("the box of {game}")).await?;
    }
    player.browser.close().await
}

async fn the_checks_find_faults(browser: &Browser) -> Result {
    screen(browser, 400, 400).await?;
    let page = "<style>body{margin:0;font:16px sans-serif}p,div{white-space:nowrap}.cut{width:60px;overflow:hidden}</style>\
                <p id=wide style='width:500px'>wide</p><p class=cut>much too long a line</p>\
                <p class=cut style='text-overflow:ellipsis'>dots say that there is more</p><p class=cut style='overflow:auto'>scrolls to the end</p>\
                <button style='width:60px;white-space:nowrap'>longer than its button</button><button style='width:9px;height:9px'></button>\
                <main id=table><div class=map style='height:30px'>board</div><div style='height:500px'></div><div id=offers><div id=walk>\
                <button style='position:fixed;top:900px;width:50px'>far</button></div></div></main>";
    browser.go(&format!("data:text/html,{page}")).await?;
    let found = browser.run(include_str!("sizes.js")).await?.to_string();
    let all =
        ["500 wide", "much too long", "runs out of its", "for a finger", "answers lie at", "out of reach", "are board"];
    for finding in all {
        assert!(found.contains(finding), "`{finding}` was not found: {found}");
    }
    for fine in ["dots say", "scrolls to", "the table is"] {
        assert!(!found.contains(fine), "{found}");
    }
    screen(browser, 1200, 400).await?;
    let found = browser.run(include_str!("sizes.js")).await?.to_string();
    assert!(found.contains("the table is "), "{found}");
    Ok(())
}
