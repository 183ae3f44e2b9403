//! What the bot thinks of a game that is over: what it would do, and how it sees the chances from decision to decision.

use crate::{
    replay::{by_luck, link, plain, records, upload},
    test_server::TestServer,
};
use std::time::Duration;

#[tokio::test]
async fn the_bot_tells_what_it_would_do_and_how_it_sees_the_chances() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for (game, text) in records() {
        let base = upload(&mut guest, &text).await.location.split('?').next().unwrap().to_owned();
        let page = guest.get(&format!("{base}?moment=3")).await.body;
        let study = plain(link(&page, "study").expect("a way to ask"));
        let mut told = String::new();
        for _ in 0..400 {
            told = guest.get(&study).await.body;
            if told.contains("study-answers") && told.matches("<polyline").count() > 1 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let answers = told.split("study-answers").nth(1).unwrap_or_else(|| panic!("{game}: it does not answer"));
        assert!(answers.contains("<meter") && answers.contains("% to win"), "{game}: {answers}");
        assert!(told.contains("points=\""), "{game}: its chances are drawn");
        // On an idle machine a short game is thought through by now, and there is no more to come.
        let is_under_way = told.contains("study-progress");
        assert!(!is_under_way || told.contains(" moments"), "{game}: how far it has come");
    }
}

#[tokio::test]
async fn the_analysis_shows_the_chosen_view_first_and_one_of_each_player_who_is_asked() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (_, text) = records().into_iter().find(|(game, _)| game == "turning-tides").unwrap();
    let base = upload(&mut guest, &text).await.location.split('?').next().unwrap().to_owned();
    // At the beginning both choose a card in secret.
    for order in [["silver", "gold"], ["gold", "silver"]] {
        let study = format!("{base}?moment=0&seat={}&study=on", order[0]);
        let mut page = guest.get(&study).await.body;
        while !page.contains("study-answers") {
            tokio::time::sleep(Duration::from_millis(50)).await;
            page = guest.get(&study).await.body;
        }
        let views: Vec<&str> = page.split("data-asked=\"").skip(1).collect();
        let asked: Vec<&str> = views.iter().filter_map(|view| view.split('"').next()).collect();
        assert_eq!(asked, order);
        for view in views {
            let answers = view.split("</ol>").next().unwrap();
            assert!(answers.contains("<meter") && answers.matches("class=\"chip\"").count() <= 1, "{answers}");
        }
    }
}

#[tokio::test]
async fn the_chart_has_a_point_for_every_decision_at_last() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    // What is under way: how many moments are to be thought about.
    let long = games.iter().map(|game| by_luck(&**game)).max_by_key(|text| text.lines().count()).unwrap();
    let base = upload(&mut guest, &long).await.location.split('?').next().unwrap().to_owned();
    let page = guest.get(&format!("{base}?moment=1&study=on")).await.body;
    let last = page.split("max=\"").nth(1).unwrap().split('"').next().unwrap().parse::<usize>().unwrap();
    assert!(last > 100, "more than a chart can be sampled from: {last}");
    assert!(page.contains(&format!(" of {} moments", last + 1)), "all of them: {last}");
    // And at last: of the beginning of a short game, where the wait is short.
    let mut short = games[0].begin(games[0].setup(games[0].modes()[0].name, None, &[]).unwrap()).unwrap();
    short.set_seeded_dice("7");
    for _ in 0..8 {
        let open = short.ask().open.remove(0);
        short.submit(open.seat, open.seq, &open.offers[0]).unwrap();
    }
    let (count, base) = (short.moments().len(), upload(&mut guest, &short.record()).await.location);
    let study = format!("{}?moment=1&study=on", base.split('?').next().unwrap());
    let mut page = guest.get(&study).await.body;
    while page.contains("data-more") {
        tokio::time::sleep(Duration::from_millis(50)).await;
        page = guest.get(&study).await.body;
    }
    let line = page.split("<polyline").nth(1).unwrap().split("points=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(line.split_whitespace().count(), count, "{line}");
}
