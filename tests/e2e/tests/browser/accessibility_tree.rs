//! What Chromium itself tells a reader of the screen: the tree of names and roles that it computes from the page.

use crate::{player::Player, replay::upload};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// Marks what is shown of the things that can be touched: closed dialogs are not in the accessibility tree.
const MARK: &str = "for (const thing of document.querySelectorAll('#table [data-token]'))
      thing.toggleAttribute('data-shown', thing.getClientRects().length > 0 && thing.checkVisibility({ visibilityProperty: true }));
    return document.querySelectorAll('[data-shown]').length";

/// A thing as it is heard.
#[derive(Debug)]
struct Heard {
    role: String,
    name: String,
}

/// Everything that is not ignored, by the element it is made from.
async fn tree(browser: &Browser) -> Result<BTreeMap<u64, Heard>> {
    browser.devtools("Accessibility.enable", json!({})).await?;
    let tree = browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().into_iter().flatten().filter(|node| node["ignored"] != true);
    let word = |node: &Value, part: &str| node[part]["value"].as_str().unwrap_or_default().to_owned();
    let heard = nodes.filter_map(|node| {
        Some((node["backendDOMNodeId"].as_u64()?, Heard { role: word(node, "role"), name: word(node, "name") }))
    });
    Ok(heard.collect())
}

/// The tokens of the things that are shown, by their elements.
async fn shown(browser: &Browser) -> Result<Vec<(u64, String)>> {
    let count = browser.run(MARK).await?;
    let page = browser.devtools("DOM.getDocument", json!({"depth": -1})).await?;
    let (mut found, mut open) = (Vec::new(), vec![&page["root"]]);
    while let Some(node) = open.pop() {
        open.extend(node["children"].as_array().into_iter().flatten());
        let attributes: Vec<&str> =
            node["attributes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let value = |name: &str| attributes.chunks(2).find(|pair| pair[0] == name).map(|pair| pair[1]);
        if let (Some(_), Some(token), Some(id)) =
            (value("data-shown"), value("data-token"), node["backendNodeId"].as_u64())
        {
            found.push((id, token.to_owned()));
        }
    }
    assert_eq!(json!(found.len()), count);
    Ok(found)
}

/// Tokens that are not heard as buttons with a name, and what is heard instead.
async fn unheard(browser: &Browser) -> Result<(usize, Vec<String>)> {
    let (things, heard) = (shown(browser).await?, tree(browser).await?);
    let is_well = |id: &u64| heard.get(id).is_some_and(|heard| heard.role == "button" && !heard.name.trim().is_empty());
    let wrong = things.iter().filter(|(id, _)| !is_well(id));
    Ok((things.len(), wrong.map(|(id, token)| format!("{token}: {:?}", heard.get(id))).collect()))
}

/// Names that are heard anywhere on the page.
async fn names(browser: &Browser) -> Result<BTreeSet<String>> {
    let heard = tree(browser).await?.into_values();
    Ok(heard.filter(|heard| heard.role == "image" || heard.role == "img").map(|heard| heard.name).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_can_be_touched_is_read_as_a_button_with_a_name() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for game in ["turning-tides", "ahoy", "efemeris", "marauders"] {
        // The first voyage stands in the middle of a game.
        browser.go(&server.url(&format!("/learn/{game}?step=4"))).await?;
        browser.until("document.querySelector('#table [data-token]')").await?;
        let (count, wrong) = unheard(browser).await?;
        assert!(count > 15, "{game}: only {count} things to touch");
        assert_eq!(wrong, Vec::<String>::new(), "{game}: {count} things to touch");
    }
    let page = "<main id=table><button data-token=a>A</button><button data-token=b></button>\
                <p data-token=c aria-label=C>C</p><i aria-hidden=true><button data-token=d>D</button></i></main>";
    browser.go(&format!("data:text/html,{page}")).await?;
    let (count, wrong) = unheard(browser).await?;
    let wrong: BTreeSet<&str> = wrong.iter().filter_map(|wrong| wrong.get(..1)).collect();
    assert_eq!((count, wrong), (4, BTreeSet::from(["b", "c", "d"])), "the check bites");
    player.browser.close().await
}

/// Records of games in which everybody has pieces on the board, and words of which a name is made for each of them.
const BOARDS: [(&str, &[&[&str]]); 4] = [
    (
        "turning-tides/rules/tests/records/base-surrender.record",
        &[&["Zone", "captain"], &["Zone", "mast"], &["Zone", "sailor"]],
    ),
    (
        "ahoy/rules/tests/records/2-union.record",
        &[&["Squadron", "Flagship"], &["Union", "Flagship"], &["Patrol"], &["Comrade"]],
    ),
    ("efemeris/rules/tests/records/duel-planets.record", &[&["holds it"], &["; ", "’s galleon"]]),
    ("marauders/rules/tests/records/3-glory.record", &[&["Port of"], &["Sea off"], &[", off "]]),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_hears_where_everything_is() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    for (record, pieces) in BOARDS {
        upload(browser, &server, record).await?;
        let address = browser.run("return location.pathname").await?;
        let address = address.as_str().unwrap_or_default();
        browser.go(&server.url(&format!("{address}?moment=40&seat=spectator"))).await?;
        browser.find("#table").await?;
        let names = names(browser).await?;
        for words in pieces {
            let is_named = |name: &String| words.iter().all(|word| name.contains(word));
            assert!(names.iter().any(is_named), "{record}: {words:?} is not among {names:#?}");
        }
        assert!(!browser.has("#table [data-token]").await?, "{record}: a spectator touches nothing");
    }
    player.browser.close().await
}

/// Where there is no room for words, numbers stand beside signs alone: for the eye only.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_numbers_are_heard_with_what_they_count() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    let browser = &player.browser;
    for (game, words) in [
        ("marauders", &[("StaticText", "Seamanship"), ("StaticText", "Influence"), ("image", "Manoeuvrability ")][..]),
        ("efemeris", &[("image", " pepper"), ("image", " vanilla")]),
    ] {
        browser.go(&server.url(&format!("/learn/{game}?step=4"))).await?;
        browser.until("document.querySelector('#table [data-token]')").await?;
        let heard = tree(browser).await?;
        for (role, word) in words {
            let is_it = |heard: &Heard| heard.role == *role && heard.name.contains(word);
            assert!(heard.values().any(is_it), "{game}: {role} {word} is not heard");
        }
    }
    player.browser.close().await
}
