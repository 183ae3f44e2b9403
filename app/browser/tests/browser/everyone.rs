//! The whole site for everybody: every kind of page by both lights, in both languages, on both screens; by keyboard alone;
//! without motion, with colours forced by the system, on the narrowest phone.

use crate::{access, player::Player};
use serde_json::json;
use std::{collections::BTreeSet, time::Duration};
use tokio::time::sleep;
use wardroom_browser::{Browser, House, Kind, Result};

const GAMES: [&str; 4] = ["turning-tides", "ahoy", "efemeris", "marauders"];

/// Somebody at a table of each game against the house, and the addresses of every kind of page.
async fn everywhere(house: &House, kind: Kind) -> Result<(Player, Vec<String>)> {
    let player = Player::arrive(house, kind).await?;
    let mut pages: Vec<String> = ["/", "/records", "/standing", "/standing/ahoy", "/rules", "/rules/turning-tides"]
        .into_iter()
        .chain(["/rules/marauders/cards", "/rules/ahoy/cards", "/offline?language=de", "/nowhere"])
        .map(str::to_owned)
        .collect();
    for game in GAMES {
        player.browser.go(&house.url("/")).await?;
        player.browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        player.browser.find("#table").await?;
        let table = player.browser.client.current_url().await?;
        pages.push(table.path().into());
        pages.push(format!("{}/replay?at=0", table.path()));
    }
    player.browser.go(&house.url("/")).await?;
    player.make_table("base", "Lotte", "open").await?;
    player.browser.find("#gather").await?;
    pages.push(player.browser.client.current_url().await?.path().into());
    Ok((player, pages))
}

/// Shows the site in a light and a language.
async fn dress(browser: &Browser, house: &House, theme: &str, language: &str) -> Result {
    browser.go(&house.url("/health")).await?;
    let script = format!(
        "await Promise.all([['/theme', 'theme={theme}'], ['/language', 'language={language}']].map(([to, body]) => \
         fetch(to, {{ method: 'POST', body: new URLSearchParams(body), headers: {{ Accept: 'application/json' }} }})))"
    );
    browser
        .client
        .execute_async(
            &format!("const done = arguments[0]; (async () => {{ {script} }})().then(() => done(), done)"),
            vec![],
        )
        .await?;
    Ok(())
}

async fn for_everyone(kind: Kind) -> Result {
    let house = House::open().await?;
    let (player, pages) = everywhere(&house, kind).await?;
    for (theme, language) in [("light", "en"), ("dark", "de"), ("light", "de"), ("dark", "en")] {
        dress(&player.browser, &house, theme, language).await?;
        for page in &pages {
            player.browser.go(&house.url(page)).await?;
            let wide = player.browser.run(WIDE).await?;
            assert_eq!(wide, json!([]), "{page} in {language} is wider than the screen");
            access::check(&player.browser, &format!("{page} {theme} {language} {kind:?}")).await?;
            // Neither light nor language moves anything to another place.
            if (theme, language) == ("light", "en") && page.starts_with("/t/") {
                access::check_order(&player.browser, &format!("{page} {kind:?}")).await?;
            }
        }
    }
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_for_everyone_on_a_desktop() -> Result {
    for_everyone(Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_for_everyone_on_a_phone() -> Result {
    for_everyone(Kind::Phone).await
}

/// 320 pixels, which is also a window of 640 at twice the size.
#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_the_narrowest_phone() -> Result {
    let house = House::open().await?;
    let (player, pages) = everywhere(&house, Kind::Desktop).await?;
    let narrow = json!({"width": 320, "height": 640, "deviceScaleFactor": 2, "mobile": false});
    player.browser.devtools("Emulation.setDeviceMetricsOverride", narrow).await?;
    for language in ["en", "de"] {
        dress(&player.browser, &house, "light", language).await?;
        for page in &pages {
            player.browser.go(&house.url(page)).await?;
            let wide = player.browser.run(WIDE).await?;
            assert_eq!(wide, json!([]), "{page} in {language} is wider than the screen");
        }
    }
    player.browser.close().await
}
/// Elements that stick out of the page to the right, if it can be scrolled there.
const WIDE: &str = "const page = document.documentElement;
    if (page.scrollWidth <= innerWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.sheet, .sr, svg'));
    return [page.scrollWidth, ...out.slice(0, 6).map((e) => `${e.nodeName}#${e.id}.${[...e.classList].join('.')}`)];";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_for_whoever_wants_it_still() -> Result {
    let house = House::open().await?;
    let (player, pages) = everywhere(&house, Kind::Desktop).await?;
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    player.browser.devtools("Emulation.setEmulatedMedia", still).await?;
    for page in &pages {
        player.browser.go(&house.url(page)).await?;
        let moving = player.browser.run(MOVING).await?;
        assert_eq!(moving, json!([]), "{page} moves");
    }
    player.browser.close().await
}
/// What takes time to get somewhere. A colour may fade: that is no motion. Every element has a transition of `all`, mostly of
/// no time.
const MOVING: &str =
    "const long = (times) => times.split(',').some((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000) > 20);
    const still = /^(color|background(-color)?|opacity|fill|stroke|border(-color)?|box-shadow|outline.*)$/;
    return [...document.querySelectorAll('body, body *')].flatMap((e) => ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(e, part || null);
      const names = style.transitionProperty.split(', '), times = style.transitionDuration.split(', ');
      const moved = names.filter((name, at) => !still.test(name) && long(times[at % times.length]));
      if (style.animationName !== 'none' && long(style.animationDuration)) moved.push(style.animationName);
      return moved.length ? [`${e.nodeName}#${e.id}.${e.getAttribute('class')}${part}: ${moved}`] : [];
    })).slice(0, 8);";

/// From the start page into a game and to an answer without touching a mouse; what has the focus can always be seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_and_played_by_keyboard_alone() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    let browser = &player.browser;
    for game in GAMES {
        browser.go(&house.url("/")).await?;
        walk_to(browser, &format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        browser.press("\u{e007}").await?;
        browser.until("document.querySelector('#walk button')").await?;
        browser.run("window.told = []; new MutationObserver(() => told.push(document.querySelector('#announce').textContent))\
                     .observe(document.querySelector('#announce'), { childList: true, characterData: true, subtree: true })").await?;
        let before = player.lines().await?;
        for _ in 0..3 {
            let lines = player.lines().await?;
            let asked = browser.run("return document.querySelector('#answers [name=seq]')?.value").await?;
            for _ in 0..6 {
                walk_to(browser, "#walk button:not(.btn--quiet):not(:disabled), #walk input").await?;
                browser.press("\u{e007}").await?;
                sleep(Duration::from_millis(300)).await;
                if browser.run("return document.querySelector('#answers [name=seq]')?.value").await? != asked {
                    break;
                }
            }
            browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {lines} || document.querySelector('#answers [name=seq]')?.value !== {asked}")).await?;
            browser.until("document.querySelector('#walk button:not(:disabled)')").await?;
        }
        browser.until("told.length").await?;
        let twice = browser.run(&format!("return ({UNSAID})({before})")).await?;
        assert_eq!(twice, json!([]), "{game}: each line is announced once");
        // Whoever answered by keyboard is led to the next question.
        let held = "document.activeElement.closest('#walk') || !document.querySelector('#walk button')";
        browser.until(held).await?;
    }
    player.browser.close().await
}

/// Lines from one on, and how often each was announced, if not once. Of many at once the last six are told, and like lines
/// may come again.
const UNSAID: &str = "(from) => {
    const plain = (text) => text.replace(/\\s+/g, ' ').trim(), all = told.map(plain).join(' ');
    const lines = [...document.querySelectorAll('#log-lines > li')].slice(from).map((line) => plain(line.textContent));
    const count = (text, part) => text.split(part).length - 1;
    return lines.filter((line) => count(all, line) > lines.filter((other) => other.includes(line)).length).concat(lines.some((line) => all.includes(line)) ? [] : ['nothing is said']);
  }";

/// Presses Tab until the focus is there. Every stop on the way has to be visible.
pub(crate) async fn walk_to(browser: &Browser, css: &str) -> Result {
    let css = serde_json::to_string(css)?;
    for _ in 0..150 {
        browser.press("\u{e004}").await?;
        let stop = browser
            .run(&format!("const at = document.activeElement; return [at.matches({css}), ({FOCUS})(at)]"))
            .await?;
        assert_eq!(stop[1], "", "the focus cannot be seen at {}", stop[1]);
        if stop[0] == true {
            return Ok(());
        }
    }
    Err(format!("Tab does not lead to {css}").into())
}
/// Names the element if nothing shows that it has the focus.
const FOCUS: &str = "(at) => {
    if (at === document.body) return '';
    const seen = (e) => { const style = getComputedStyle(e); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0; };
    // In a drawing it is the thing's own shape that changes: it must look different without the focus.
    const shapes = () => [at, ...at.querySelectorAll('*')].map((e) => { const style = getComputedStyle(e); return `${style.stroke} ${style.strokeWidth} ${style.strokeDasharray} ${style.fill} ${style.outlineStyle} ${style.outlineWidth} ${style.filter}`; }).join();
    const differs = () => { const held = shapes(); at.blur(); const left = shapes(); at.focus({ focusVisible: true, preventScroll: true }); return held !== left; };
    return seen(at) || (at.parentElement && seen(at.parentElement)) || differs() ? '' : `${at.nodeName}#${at.id}.${at.getAttribute('class')} ${at.textContent.trim().slice(0, 30)}`;
  }";

#[tokio::test(flavor = "multi_thread")]
async fn the_checks_for_motion_and_focus_bite() -> Result {
    let browser = Browser::open(Kind::Desktop).await?;
    let page = "<style>*{outline:none!important}.all{transition:all 1s}.colour{transition:color 1s}.seen:focus{fill:blue}</style>\
                <p id=a class=all>a</p><p id=b class=colour>b</p><p id=c>c</p>\
                <svg><rect id=d tabindex=0 width=9 height=9 stroke='red' /><rect id=e class=seen tabindex=0 width=9 height=9 /></svg>";
    browser.go(&format!("data:text/html,{page}")).await?;
    let moving = browser.run(MOVING).await?;
    assert_eq!(moving.as_array().map(Vec::len), Some(1), "{moving}");
    assert!(moving[0].as_str().is_some_and(|moving| moving.starts_with("P#a.")), "{moving}");
    for (id, is_seen) in [("d", false), ("e", true)] {
        let found = format!("const at = document.getElementById('{id}'); at.focus(); return ({FOCUS})(at)");
        let found = browser.run(&found).await?;
        assert_eq!(found == "", is_seen, "{id}: {found}");
    }
    browser.close().await
}

/// For people to look at: how each table looks to eyes that tell fewer colours, and in the colours of the system.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_shown_to_other_eyes() -> Result {
    let house = House::open().await?;
    let (player, pages) = everywhere(&house, Kind::Desktop).await?;
    let tables = pages.iter().filter(|page| page.starts_with("/t/") && !page.contains("replay"));
    for (game, page) in GAMES.iter().zip(tables) {
        player.browser.go(&house.url(page)).await?;
        player.browser.find("#table").await?;
        for eyes in ["deuteranopia", "protanopia", "achromatopsia"] {
            player.browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({"type": eyes})).await?;
            player.browser.picture(&format!("eyes-{game}-{eyes}")).await?;
        }
        player.browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({"type": "none"})).await?;
        let forced = json!({"features": [{"name": "forced-colors", "value": "active"}]});
        player.browser.devtools("Emulation.setEmulatedMedia", forced).await?;
        player.browser.picture(&format!("eyes-{game}-forced")).await?;
        // Whatever colours there are, each seat has a sign of its own beside them.
        let crests = player.browser.run("return [...document.querySelectorAll('.crest[data-seat] use')].map((u) => u.getAttribute('href') + ' ' + u.closest('[data-seat]').dataset.seat)").await?;
        let crests: Vec<&str> = crests.as_array().into_iter().flatten().filter_map(|crest| crest.as_str()).collect();
        let seats: BTreeSet<&str> = crests.iter().filter_map(|crest| crest.split(' ').nth(1)).collect();
        assert!(seats.len() > 1, "{game} shows the crests of {seats:?} only");
        for crest in crests {
            let (sign, seat) = crest.split_once(' ').unwrap_or_default();
            assert_eq!(sign, format!("#crest-{seat}"), "{game}");
        }
        player.browser.devtools("Emulation.setEmulatedMedia", json!({"features": []})).await?;
    }
    player.browser.close().await
}
