//! Making tables, sitting down, contributing to the dice.

use crate::test_server::{TestServer, two_at_a_table};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

#[tokio::test]
async fn an_invitation_is_for_one_person_even_if_many_come_at_once() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let table = host.make("me", "open").await;
    let invitation = host.invitation(&table).await;
    let race = (0..8).map(|number| {
        let (mut guest, invitation) = (server.guest(), invitation.clone());
        tokio::spawn(async move { guest.post(&invitation, &[("name", &format!("Guest {number}"))]).await.status })
    });
    let mut sat = 0;
    for guest in race.collect::<Vec<_>>() {
        match guest.await.unwrap() {
            StatusCode::SEE_OTHER => sat += 1,
            status => assert!(status.is_client_error(), "{status}"),
        }
    }
    assert_eq!(sat, 1);
    let late = server.guest().post(&invitation, &[("name", "Late")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(server.guest().get(&invitation).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_person_sits_down_with_the_right_invitation_only() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let table = host.make("me", "open").await;
    let sit = format!("/t/{table}/sit");
    let page = server.guest().get(&format!("/t/{table}")).await.body;
    assert!(!page.contains(&sit) && !page.contains("/j/"), "who knows the address looks on, and no chair is offered");
    assert_eq!(server.guest().post(&sit, &[("seat", "gold")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        server.guest().post(&sit, &[("seat", "silver")]).await.status,
        StatusCode::CONFLICT,
        "the host sits there"
    );
    let forged = format!("/j/{table}.1.{}", "0".repeat(64));
    assert_eq!(server.guest().post(&forged, &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(server.guest().get(&forged).await.status, StatusCode::FORBIDDEN);
    let own = host.invitation(&table).await;
    assert_eq!(host.post(&own, &[]).await.status, StatusCode::CONFLICT, "the host sits already");
}

#[tokio::test]
async fn an_open_table_is_listed_and_anyone_may_sit_down_and_look_on() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    assert!(guest.get("/").await.body.contains(&format!("/t/{table}")));
    assert_eq!(guest.get(&format!("/t/{table}")).await.status, StatusCode::OK);
    assert_eq!(
        guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Ines")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(!server.guest().get("/").await.body.contains(&format!("/t/{table}")), "it is full");
    assert_eq!(
        host.contribute(&table, "gold").await.status,
        StatusCode::FORBIDDEN,
        "everybody throws in for themselves"
    );
    let commitment = host.get(&format!("/t/{table}")).await.body;
    assert!(commitment.contains("Fingerprint of the secret"));
    assert!(guest.question(&table, "gold").await.is_none(), "not before everybody has thrown in");
    guest.contribute(&table, "gold").await;
    host.contribute(&table, "silver").await;
    assert!(guest.question(&table, "gold").await.is_some());
    let looks = server.guest().get(&format!("/t/{table}")).await;
    assert_eq!(looks.status, StatusCode::OK);
    assert!(!looks.body.contains("id=\"answers\""), "onlookers are asked nothing");
    let taken = server.guest().post(&format!("/t/{table}/sit"), &[("seat", "gold")]).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn impossible_tables_are_refused_with_every_reason() {
    const GAME: (&str, &str) = ("game", "turning-tides");
    const BASE: [(&str, &str); 2] = [GAME, ("mode", "base")];
    const ME: (&str, &str) = ("holder.silver", "me");
    let with = |more: &[(&'static str, &'static str)]| [&BASE, more].concat();
    let (missing, wrong) = (StatusCode::BAD_REQUEST, StatusCode::UNPROCESSABLE_ENTITY);
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for (fields, status, words) in [
        (vec![("game", "chess")], StatusCode::NOT_FOUND, &["There is no such game here"][..]),
        (vec![], missing, &["The field “Game” is missing"]),
        (vec![GAME], missing, &["The field “Mode” is missing"]),
        (vec![GAME, ("mode", "grand")], missing, &["The field “Mode” is missing or cannot be read"]),
        (with(&[]), wrong, &["`base` is played by 2, not by 0"]),
        (with(&[ME]), wrong, &["`base` is played by 2, not by 1"]),
        (
            with(&[ME, ("holder.gold", "bot:genius")]),
            missing,
            &["The field “Who sits where” is missing or cannot be read"],
        ),
        // That one is there to be measured against.
        (with(&[ME, ("holder.gold", "bot:plain")]), missing, &["The field “Who sits where” is missing"]),
        (
            with(&[ME, ("holder.gold", "here"), ("option.round_limit", "many")]),
            wrong,
            &["round_limit is 0 to", "not `many`"],
        ),
        (with(&[ME, ("holder.gold", "here"), ("option.kraken", "on")]), wrong, &["`base` has no `kraken`; it has"]),
        (
            with(&[ME, ("holder.gold", "open"), ("pace", "live")]),
            missing,
            &["The field “Seconds at each decision” is missing"],
        ),
        (
            with(&[ME, ("holder.gold", "open"), ("pace", "live"), ("seconds", "5"), ("minutes", "-3")]),
            missing,
            &["The field “Minutes for each seat” takes a whole number from 1 to 600."],
        ),
        (
            with(&[ME, ("holder.gold", "open"), ("pace", "days"), ("days", "31")]),
            missing,
            &["The field “Days for each decision” takes a whole number from 1 to 30."],
        ),
        (
            vec![("game", "ahoy"), ("mode", "base"), ("holder.squadron", "me"), ("option.kraken", "on")],
            wrong,
            &["`base` has no `kraken`; it has no options at all"],
        ),
        (
            with(&[ME, ("holder.gold", "open"), ("name", "\u{200b}")]),
            missing,
            &["A name needs a letter, a digit or a sign that can be seen."],
        ),
        (
            with(&[ME, ("option.round_limit", "-3"), ("option.kraken", "on")]),
            wrong,
            &["`base` is played by 2, not by 1", "round_limit is 0 to", "not `-3`", "has no `kraken`"],
        ),
    ] {
        let reply = guest.post("/make", &fields).await;
        assert_eq!(reply.status, status, "{fields:?}: {}", reply.body);
        let said = reply.body.replace(['\u{2068}', '\u{2069}'], "");
        for words in words {
            assert!(said.contains(words), "{fields:?}: {words}: {said}");
        }
    }
}

#[tokio::test]
async fn a_bot_that_is_not_proposed_cannot_be_chosen_and_the_others_have_their_names() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let refused = guest.fetch("/play-now", &[("game", "turning-tides"), ("bot", "plain")]).await;
    assert_eq!(refused.json()["code"], "field");
    for (level, label) in [("easy", "bot, easy"), ("strong", "bot, strong"), ("random", "bot, random")] {
        let table = guest.make("me", &format!("bot:{level}")).await;
        assert!(guest.get(&format!("/t/{table}")).await.body.contains(&format!(">{label}<")), "{level}");
    }
    // A database that another program has written to.
    let table = guest.make("me", "bot:easy").await;
    guest.contribute(&table, "silver").await;
    let server = server.reopen_after("UPDATE seats SET bot = 'genius' WHERE bot = 'easy'").await;
    let mut guest = guest.moved_to(&server);
    let page = guest.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.body.contains("begun under other rules than this server knows"), "no other bot plays for it");
    assert!(guest.get("/").await.body.contains("genius"));
}

#[tokio::test]
async fn two_people_at_one_screen_never_see_both_hands() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let table = guest.make("me", "here").await;
    guest.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    let curtain = guest.get(&format!("/t/{table}")).await.body;
    assert!(curtain.contains("Hand the screen to") && !curtain.contains("id=\"answers\""), "no table without a word");
    let question = guest.question(&table, "silver").await.unwrap();
    let fields = [("seat", "silver"), ("seq", &*question.seq), ("answer", &*question.offers[0])];
    let reply = guest.post(&format!("/t/{table}/answer"), &fields).await;
    assert_eq!(reply.location, format!("/t/{table}?seat=silver"));
    let next = guest.get(&reply.location).await;
    assert_eq!((next.status, &*next.location), (StatusCode::SEE_OTHER, &*format!("/t/{table}")), "gold is to choose");
    assert!(guest.get(&format!("/t/{table}")).await.body.contains("value=\"gold\""));
    assert!(guest.question(&table, "gold").await.is_some());
}

#[tokio::test]
async fn a_second_contribution_does_not_count() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    assert_eq!(silver.contribute(&table, "silver").await.status, StatusCode::CONFLICT, "the match has begun");
    let mut host = server.guest();
    let table = host.make("me", "open").await;
    for words in ["first", "second"] {
        host.post(&format!("/t/{table}/contribute"), &[("seat", "silver"), ("contribution", words)]).await;
    }
    for words in ["", "  ", "a\u{0}b", &*"x".repeat(65)] {
        let reply = host.post(&format!("/t/{table}/contribute"), &[("seat", "silver"), ("contribution", words)]).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{words:?}");
    }
    let store =
        wardroom_store::Store::open(&server.data.path().join("test.sqlite").display().to_string()).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().unwrap().seats[0].contribution.as_deref(), Some("first"));
}

#[tokio::test]
async fn options_and_clock_are_shown_before_the_start_in_the_lists_and_in_play() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let fields = [
        ("game", "turning-tides"),
        ("mode", "base"),
        ("holder.silver", "me"),
        ("holder.gold", "anyone"),
        ("option.moved_cannon_keeps_side", "off"),
        ("option.moved_cannon_keeps_side", "on"),
        ("option.promotion_takes_initiative", "off"),
        ("name", "Lotte"),
    ];
    let table = host.make_with(&fields).await;
    let brief = "Promotion takes the bell: no · A moved cannon keeps its side: yes";
    let plain = |page: &str| page.replace("<span class=\"agreed-one\">", "").replace(" ·</span> ", " · ");
    let row = |page: &str| plain(page).split("row-agreed\">").nth(1)?.split('<').next().map(str::to_owned);
    assert_eq!(row(&guest.get("/").await.body).as_deref(), Some(brief), "a list tells what is not as usual");
    let page = guest.get(&format!("/t/{table}")).await.body;
    assert!(plain(&page).contains(&format!("<p class=\"gather-changed\">{brief}</span></p>")), "{page}");
    assert!(
        page.contains("<dt>Last round</dt><dd><b>0</b><small>When this round is over"),
        "the usual ones too: {page}"
    );
    assert_eq!(page.matches("class=\"is-changed\"").count(), 2);
    guest.post("/language", &[("language", "de")]).await;
    let page = guest.get(&format!("/t/{table}")).await.body;
    let brief = "Befördern bringt die Glocke: nein · Eine bewegte Kanone behält ihre Seite: ja";
    assert!(plain(&page).contains(brief), "{page}");
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    guest.contribute(&table, "gold").await;
    host.contribute(&table, "silver").await;
    let page = host.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("id=\"answers\""), "the game is on");
    let menu = page.split("class=\"agreement\"").nth(1).expect("the menu tells it").split("</dl>").next().unwrap();
    assert!(menu.contains("<dt>A moved cannon keeps its side</dt><dd><b>yes</b>"), "{menu}");
    // Where all is as usual, a list has nothing to tell.
    let other = server.guest().make("me", "anyone").await;
    let lists = server.guest().get("/").await.body;
    assert!(lists.contains(&other) && lists.matches("row-agreed").count() == 1, "{lists}");
}

#[tokio::test]
async fn players_at_the_makers_screen_have_the_names_they_wish() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let chairs = [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "me"), ("holder.gold", "here")];
    let wish = |called| [&chairs[..], &[("name", "Lotte"), ("called.gold", called)]].concat();
    let table = host.make_with(&wish(" Edda  Sturm")).await;
    host.contribute(&table, "silver").await;
    host.contribute(&table, "gold").await;
    host.play(&table, "silver", &mut FastRng(3)).await;
    let curtain = host.get(&format!("/t/{table}")).await.body;
    assert!(curtain.contains("Hand the screen to Edda Sturm"), "{curtain}");
    assert!(host.get("/").await.body.contains("Edda  Sturm"), "remembered for the next time, as it was written");
    assert_eq!(host.post("/make", &wish("\u{200b}")).await.status, StatusCode::BAD_REQUEST, "no name at all");
    // If the field is empty, the player gets a name all the same.
    let table = host.make_with(&wish("")).await;
    let page = host.get(&format!("/t/{table}")).await.body;
    assert!(!page.contains("<span class=\"quiet\"></span>"), "{page}");
}
