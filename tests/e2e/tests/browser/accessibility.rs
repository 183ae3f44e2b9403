//! The whole site for everybody: every kind of page by both lights, in both languages, on both screens; by keyboard alone;
//! without motion, with colours forced by the system, on the narrowest phone.

use crate::{access, offers_and_surrender::say, past_games, player::Player, replay::upload};
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const GAMES: [&str; 4] = ["turning-tides", "ahoy", "efemeris", "marauders"];

/// A player at a table of each game against bots, and the addresses of every kind of page.
async fn addresses_of_all_pages(server: &TestServer, kind: Kind) -> Result<(Player, Vec<String>)> {
    let player = Player::arrive(server, kind).await?;
    let mut pages: Vec<String> = ["/", "/records", "/standing", "/standing/ahoy", "/rules", "/rules/turning-tides"]
        .into_iter()
        .chain(["/rules/marauders/cards", "/rules/ahoy/cards", "/offline?language=de", "/nowhere"])
        .map(str::to_owned)
        .collect();
    for game in GAMES {
        player.browser.go(&server.url("/")).await?;
        player.browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        player.browser.find("#table").await?;
        let table = player.browser.client.current_url().await?;
        pages.push(table.path().into());
        pages.push(format!("{}/replay?at=0", table.path()));
    }
    pages.extend(past_games::play_past_games(&player.browser, server).await?);
    player.browser.go(&server.url("/")).await?;
    player.make_table("base", "Lotte", "open").await?;
    player.browser.find("#gather").await?;
    pages.push(player.browser.client.current_url().await?.path().into());
    Ok((player, pages))
}

/// Pages that fewer come to.
async fn rare_pages(server: &TestServer, player: &Player) -> Result<Vec<String>> {
    let pages = ["/learn", "/learn/marauders?step=3", "/me", "/rules/turning-tides/cards", "/rules/efemeris/cards"];
    let mut pages = pages.map(str::to_owned).to_vec();
    // The end of a game, with its paper open, and the pages about its player.
    let browser = &player.browser;
    browser.go(&server.url("/")).await?;
    browser.click("form[action='/play-now']:has([value='ahoy']) button").await?;
    browser.until("document.querySelector('#walk .btn')").await?;
    say(browser, "resign").await?;
    let known = browser.find("#end .place b a[href^='/player/']").await?.attr("href").await?;
    pages.extend(known);
    pages.push(format!("{}#end", browser.client.current_url().await?.path()));
    Ok(pages)
}

/// Shows the site in a light and a language.
async fn set_theme_and_language(browser: &Browser, server: &TestServer, theme: &str, language: &str) -> Result {
    browser.go(&server.url("/health")).await?;
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

async fn check_accessibility(kind: Kind) -> Result {
    let server = TestServer::open().await?;
    let (player, pages) = addresses_of_all_pages(&server, kind).await?;
    let invitation = player.invitation().await?;
    let pages: Vec<String> = pages.into_iter().chain(rare_pages(&server, &player).await?).collect();
    // Words have their colours from the light and their length from the language: each of both once.
    for (theme, language) in [("light", "en"), ("dark", "de")] {
        set_theme_and_language(&player.browser, &server, theme, language).await?;
        for page in &pages {
            player.browser.go(&server.url(page)).await?;
            let wide = player.browser.run(WIDE).await?;
            assert_eq!(wide, json!([]), "{page} in {language} is wider than the screen");
            let spilt = "return [...document.querySelectorAll('.replay-steps .btn')].filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent)";
            assert_eq!(player.browser.run(spilt).await?, json!([]), "{page} in {language}: longer than its button");
            access::check(&player.browser, &format!("{page} {theme} {language} {kind:?}")).await?;
            if page.starts_with("/standing") || page.starts_with("/player") {
                let name: String = page.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
                player.browser.picture(&format!("everyone{name}-{theme}-{kind:?}")).await?;
            }
            // Neither light nor language moves anything to another place.
            if theme == "light" {
                access::check_order(&player.browser, &format!("{page} {kind:?}")).await?;
            }
        }
    }
    check_as_a_new_visitor(&player.browser, &server, &invitation).await?;
    player.browser.close().await
}

/// For a new visitor whose system asks for dark colours: lessons, an open dialog on the start page, and the page behind an
/// invitation.
async fn check_as_a_new_visitor(browser: &Browser, server: &TestServer, invitation: &str) -> Result {
    browser.client.delete_all_cookies().await?;
    let dark = json!({"features": [{"name": "prefers-color-scheme", "value": "dark"}]});
    browser.devtools("Emulation.setEmulatedMedia", dark).await?;
    for (name, address, shown) in [
        ("learn", &*server.url("/learn"), "main"),
        ("make", &*server.url("/#make-turning-tides-base"), ".veil:target"),
        ("join", invitation, "form.place-sit"),
    ] {
        browser.go(address).await?;
        browser.find(shown).await?;
        assert_eq!(browser.run(IS_DARK).await?, true, "{address} is not dark");
        access::check(browser, &format!("{address} for a stranger {:?}", browser.kind)).await?;
        access::check_order(browser, &format!("{address} for a stranger {:?}", browser.kind)).await?;
        browser.picture(&format!("stranger-{name}-{:?}", browser.kind)).await?;
    }
    Ok(())
}
/// Words are lighter than what they stand on.
const IS_DARK: &str = "const style = getComputedStyle(document.documentElement), canvas = document.createElement('canvas').getContext('2d');
    const light = (colour) => { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part); };
    return light(style.color) > light(style.backgroundColor);";

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_accessible_on_a_desktop() -> Result {
    check_accessibility(Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_accessible_on_a_phone() -> Result {
    check_accessibility(Kind::Phone).await
}

/// 320 pixels, which is also a window of 640 at twice the size.
#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_the_narrowest_phone() -> Result {
    let server = TestServer::open().await?;
    let (player, pages) = addresses_of_all_pages(&server, Kind::Desktop).await?;
    let narrow = json!({"width": 320, "height": 640, "deviceScaleFactor": 2, "mobile": false});
    player.browser.devtools("Emulation.setDeviceMetricsOverride", narrow).await?;
    for language in ["en", "de"] {
        set_theme_and_language(&player.browser, &server, "light", language).await?;
        for page in &pages {
            player.browser.go(&server.url(page)).await?;
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
async fn nothing_moves_with_reduced_motion() -> Result {
    let server = TestServer::open().await?;
    let (player, pages) = addresses_of_all_pages(&server, Kind::Desktop).await?;
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    player.browser.devtools("Emulation.setEmulatedMedia", still).await?;
    for page in &pages {
        player.browser.go(&server.url(page)).await?;
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
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for game in GAMES {
        browser.go(&server.url("/")).await?;
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
        // After an answer by keyboard the focus is on the next question.
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
async fn the_checks_for_motion_and_focus_find_faults() -> Result {
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

/// Games of as many as there can be, in the middle of which everybody has pieces on the chart.
const BOARDS: [&str; 4] = [
    "turning-tides/rules/tests/records/base-zones.record",
    "ahoy/rules/tests/records/4-union.record",
    "efemeris/rules/tests/records/general-planets.record",
    "marauders/rules/tests/records/4-glory.record",
];

/// Whose a piece is can be told without its colour; pictures for people to look at, in the colours of the system too.
#[tokio::test(flavor = "multi_thread")]
async fn with_impaired_colour_vision_the_owner_of_each_piece_can_be_told() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for (game, record) in GAMES.iter().zip(BOARDS) {
        upload(browser, &server, record).await?;
        let address = browser.run("return location.pathname").await?;
        let address = server.url(&format!("{}?moment=60&seat=spectator", address.as_str().unwrap_or_default()));
        for theme in ["light", "dark"] {
            set_theme_and_language(browser, &server, theme, "en").await?;
            browser.go(&address).await?;
            browser.find("#table").await?;
            let found = browser.run(include_str!("colours.js")).await?;
            assert_eq!(found[1], json!([]), "{game} {theme}");
            assert!(found[0].as_u64() > Some(0), "{game}: no two pieces of one shape belong to different seats");
            browser.picture(&format!("eyes-{game}-{theme}")).await?;
        }
        set_theme_and_language(browser, &server, "light", "en").await?;
        browser.go(&address).await?;
        for eyes in ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"] {
            browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({"type": eyes})).await?;
            browser.picture(&format!("eyes-{game}-{eyes}")).await?;
        }
        browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({"type": "none"})).await?;
        let forced = json!({"features": [{"name": "forced-colors", "value": "active"}]});
        browser.devtools("Emulation.setEmulatedMedia", forced).await?;
        browser.picture(&format!("eyes-{game}-forced")).await?;
        browser.devtools("Emulation.setEmulatedMedia", json!({"features": []})).await?;
    }
    the_colour_checks_find_faults(browser).await?;
    player.browser.close().await
}

/// Two ships side by side: what would be mistaken is found, what has a sign or a pattern of its own is not.
async fn the_colour_checks_find_faults(browser: &Browser) -> Result {
    let cases = [
        ("%23c22", "none", "none", "%2322c", "none", "none", "neither sign nor pattern"),
        ("%23a33", "none", "crest-a", "%23673", "none", "crest-b", "like colours and no pattern to deuteranopia"),
        ("%23c22", "none", "crest-a", "%2322c", "none", "crest-b", ""),
        ("%23a33", "url(%23p)", "none", "%23673", "url(%23q)", "none", ""),
    ];
    for (c, pat, crest, other_c, other_pat, other_crest, finding) in cases {
        let ship = |seat: &str, c: &str, pat: &str, crest: &str| {
            format!(
                "<g class=piece data-seat={seat} style='--c:{c};--pat:{pat}'><use href='%23hull' /><use href='%23{crest}' /></g>"
            )
        };
        let page = format!(
            "<svg class=chart><symbol id=hull><path style='fill:var(--pat)' /></symbol>{}{}</svg>",
            ship("a", c, pat, crest),
            ship("b", other_c, other_pat, other_crest)
        );
        browser.go(&format!("data:text/html,{page}")).await?;
        let found = browser.run(include_str!("colours.js")).await?[1].to_string();
        assert!(if finding.is_empty() { found == "[]" } else { found.contains(finding) }, "`{finding}`: {found}");
    }
    Ok(())
}
