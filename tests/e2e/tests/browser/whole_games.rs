//! Whole games of the larger games: people, and people with bots.

use crate::{
    access,
    duel::{contribute_to_the_dice, watch},
    player::Player,
    standing::{assert_ranked, places},
};
use wardroom_e2e::{Kind, Result, TestServer};

/// Two people at a table of `paper`; the other chairs as `chairs` says.
async fn two_people_play(
    paper: &str,
    guest: &str,
    chairs: &[(&str, &str)],
    options: &[(&str, &str)],
    kind: Kind,
) -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    let all: Vec<(&str, &str)> = [(guest, "open")].into_iter().chain(chairs.iter().copied()).collect();
    host.initial_table(paper, "Roset", &all, options).await?;
    let invitation = host.invitation().await?;
    let other = Player::come_by(&server, kind, &invitation, "Lotte").await?;
    // The chart of Merchants & Marauders is the largest: to move it takes a machine without a graphics card twice the time.
    let is_small = !paper.starts_with("marauders");
    let other = if kind == Kind::Desktop && is_small { other.moving().await? } else { other };
    contribute_to_the_dice(&host, &other).await?;
    other.browser.until("document.querySelector('#table [data-token]')").await?;
    other.browser.picture(&format!("{paper}-{}-begin", all.len())).await?;
    access::check(&other.browser, "a table that begins").await?;
    host.play_on(7).await?;
    other.play_on(11).await?;
    watch(&[&host, &other], &format!("{paper}-{}-in-play", all.len())).await?;
    for player in [&host, &other] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        access::check(&player.browser, "the end of a game").await?;
    }
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(other.browser.run(sideways).await?, 0, "the page scrolls sideways");
    other.browser.picture(&format!("{paper}-{}-end", all.len())).await?;
    if !chairs.is_empty() {
        // The two bots are one player: partners, or on two sides.
        let twice: Vec<&str> = chairs.iter().map(|chair| chair.0).filter(|_| !paper.ends_with("team")).collect();
        is_rated(&host, paper, &twice).await?;
        is_rated(&other, paper, &twice).await?;
    }
    host.browser.close().await?;
    other.browser.close().await
}

/// More than two are rated in the order of their places; partners together, by as much.
async fn is_rated(player: &Player, paper: &str, twice: &[&str]) -> Result {
    player.browser.until("document.querySelector('#end .place-rating')").await?;
    player.browser.run("location.hash = 'end'").await?;
    player.browser.picture(&format!("{paper}-rated")).await?;
    let places = places(&player.browser).await?;
    assert_ranked(&places, twice);
    if paper.ends_with("team") {
        let moved = |seat: &str| places.iter().find(|place| place.0 == seat).map(|place| (place.1, place.4));
        for [one, other] in [["altair", "bellatrix"], ["capella", "deneb"]] {
            assert!(moved(one).is_some() && moved(one) == moved(other), "{one} and {other}: {places:?}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn squadron_and_union_play_a_whole_game_of_ahoy() -> Result {
    two_people_play("ahoy-base", "union", &[], &[], Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_one_on_a_phone_and_two_bots_play_a_whole_game_of_ahoy() -> Result {
    let bots = [("union", "bot:easy"), ("smuggler-2", "bot:easy")];
    two_people_play("ahoy-base", "smuggler", &bots, &[], Kind::Phone).await
}

/// Two who play by luck conquer little: after some rounds the planets are counted.
const SOME_ROUNDS: (&str, &str) = ("round_limit", "4");

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_duel_of_efemeris() -> Result {
    two_people_play("efemeris-duel", "bellatrix", &[], &[SOME_ROUNDS], Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_partners_one_on_a_phone_play_a_whole_team_game_of_efemeris_against_bots() -> Result {
    let bots = [("capella", "bot:easy"), ("deneb", "bot:easy")];
    two_people_play("efemeris-team", "bellatrix", &bots, &[SOME_ROUNDS], Kind::Phone).await
}

/// Two who play by luck need long for ten points of glory: the first one wins.
const FIRST_GLORY: (&str, &str) = ("glory", "1");

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_of_merchants_and_marauders() -> Result {
    two_people_play("marauders-base", "blue", &[], &[FIRST_GLORY], Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_one_on_a_phone_and_two_bots_play_a_whole_game_of_merchants_and_marauders() -> Result {
    let bots = [("yellow", "bot:easy"), ("green", "bot:easy")];
    two_people_play("marauders-base", "blue", &bots, &[FIRST_GLORY], Kind::Phone).await
}
