//! Ratings after a game, ladders and a player's page, on a desktop and on a phone.

use crate::{
    access,
    duel::{contribute_to_the_dice, watch},
    offers_and_surrender::say,
    player::Player,
};
use serde_json::{Value, json};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_each_player_sees_how_their_rating_changed() -> Result {
    let server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    silver.initial_table("turning-tides-intro", "Lotte", &[("gold", "open")], &[("round_limit", "1")]).await?;
    let invitation = silver.invitation().await?;
    let gold = Player::come_by(&server, Kind::Phone, &invitation, "Gustav").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    for (player, seed) in [(&silver, 11), (&gold, 12)] {
        player.play_on(seed).await?;
    }
    watch(&[&silver, &gold], "standing-game").await?;
    for player in [&silver, &gold] {
        player.browser.until("document.querySelector('#end .place-rating')").await?;
        player.browser.run("location.hash = 'end'").await?;
        player
            .browser
            .picture(if player.browser.has(".bar .narrow").await? { "standing-end" } else { "standing-end-2" })
            .await?;
        access::check(&player.browser, "the end with ratings").await?;
    }
    // From the end to the other's page, and to the ladders.
    silver.browser.click("#end .place b a[href^='/player/']").await?;
    silver.browser.find(".course").await?;
    silver.browser.picture("standing-player").await?;
    access::check(&silver.browser, "a player's page").await?;
    silver.browser.click("form.duel button").await?;
    silver.browser.until("location.search.startsWith('?with=')").await?;
    for (player, name) in [(&silver, "standing-desktop"), (&gold, "standing-phone")] {
        player.browser.go(&server.url("/standing")).await?;
        assert!(player.browser.text("main").await?.contains("Gustav"));
        player.browser.picture(name).await?;
        access::check(&player.browser, name).await?;
        player.browser.go(&server.url("/standing/turning-tides")).await?;
        player.browser.picture(&format!("{name}-game")).await?;
        access::check(&player.browser, name).await?;
        assert!(player.browser.complaints().await?.is_empty());
    }
    silver.browser.close().await?;
    gold.browser.close().await
}

/// A game that counts and is soon over: both have answered five times, then one gives up.
async fn a_short_game(
    server: &TestServer,
    paper: &str,
    other: &str,
    [(host, name), (guest, guest_name)]: [(&Player, &str); 2],
    loser: &Player,
) -> Result {
    host.browser.go(&server.url("/")).await?;
    host.initial_table(paper, name, &[(other, "open")], &[]).await?;
    guest.sit_down(&host.invitation().await?, guest_name).await?;
    contribute_to_the_dice(host, guest).await?;
    host.play_on(7).await?;
    guest.play_on(11).await?;
    for player in [host, guest] {
        player.browser.until("window.given > 4").await?;
    }
    for player in [host, guest] {
        player.pause().await?;
        player.browser.until("!document.querySelector('#walk[aria-busy=true]')").await?;
    }
    say(&loser.browser, "resign").await?;
    for player in [host, guest] {
        player.browser.until("document.querySelector('#end .place-rating')").await?;
    }
    Ok(())
}

/// What a table of shares says in numbers and draws beside them: label, share, from, to, games; where its bar begins, ends and
/// is marked, and what would be even, all in percent of its width.
const SHARES: &str = "(heading) => {
    const table = [...document.querySelectorAll('.standing-table')].find((table) => table.querySelector('th').textContent === heading);
    const numbers = (text) => text.match(/-?[\\d.]+/g).map(Number);
    return [...table.querySelectorAll('tbody tr')].map((row) => {
      const width = row.querySelector('svg').viewBox.baseVal.width;
      const at = (name) => numbers(row.querySelector(name).getAttribute('d')).map((x) => Math.round((x / width) * 100));
      const [from, , to] = at('.plot-core');
      const [share, ...reach] = numbers(row.cells[1].textContent.replace('–', ' '));
      return [row.cells[0].textContent, share, ...reach, Number.parseInt(row.cells[3].textContent), from, to, at('.plot-mean')[0], at('.plot-fair')[0]];
    });
  }";

async fn shares(browser: &Browser, heading: &str) -> Result<Value> {
    browser.run(&format!("return ({SHARES})({})", json!(heading))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn shares_of_seats_and_captains_are_plotted_and_two_people_are_compared() -> Result {
    let server = TestServer::open().await?;
    let lotte = Player::arrive(&server, Kind::Desktop).await?;
    let gustav = Player::arrive(&server, Kind::Phone).await?;
    let (first, second) = ((&lotte, "Lotte"), (&gustav, "Gustav"));
    for (seats, loser) in [([first, second], &gustav), ([second, first], &gustav), ([first, second], &lotte)] {
        a_short_game(&server, "ahoy-base", "union", seats, loser).await?;
    }
    a_short_game(&server, "marauders-base", "blue", [first, second], &gustav).await?;
    for (player, size) in [(&lotte, "desktop"), (&gustav, "phone")] {
        let browser = &player.browser;
        browser.go(&server.url("/standing/ahoy")).await?;
        // One of three, and two of three: between where that leaves the truth, 19 times of 20.
        let seats = json!([["Squadron", 33, 6, 79, 3, 6, 79, 33, 50], ["Union", 67, 21, 94, 3, 21, 94, 67, 50]]);
        assert_eq!(shares(browser, "Seat").await?, seats);
        let is_drawn = "[...document.querySelectorAll('.standing-table svg.plot-band')].every((plot) => plot.getBoundingClientRect().width > 60 && plot.getBoundingClientRect().height > 8)";
        assert_eq!(browser.run(&format!("return {is_drawn}")).await?, true, "the plots are seen on a {size}");
        ladder(browser).await?;
        browser.run("document.getElementById('rates-title').scrollIntoView()").await?;
        browser.picture(&format!("standing-ahoy-{size}")).await?;
        access::check(browser, "the standing of Ahoy").await?;
        browser.go(&server.url("/standing/marauders")).await?;
        let captains = shares(browser, "Captain at the end").await?;
        let won = captains.as_array().into_iter().flatten().map(|row| [&row[1], &row[2], &row[3], &row[4]]);
        let mut won: Vec<Value> = won.map(|row| json!(row)).collect();
        won.sort_by_key(|row| row[0].as_u64());
        assert_eq!(won, [json!([0, 0, 79, 1]), json!([100, 21, 100, 1])], "{captains}");
        browser.run("document.getElementById('rates-title').scrollIntoView()").await?;
        browser.picture(&format!("standing-marauders-{size}")).await?;
        let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(browser.run(sideways).await?, 0, "the page scrolls sideways");
        // Head to head, from the ladder to Lotte's page.
        browser.click("table.standing-table a[href^='/player/']").await?;
        browser.click("form.duel button").await?;
        browser.until("location.search.startsWith('?with=')").await?;
        let met = json!([
            ["Ahoy", 67, 21, 94, 3, 21, 94, 67, 50],
            ["Merchants & Marauders", 100, 21, 100, 1, 21, 100, 100, 50]
        ]);
        assert_eq!(shares(browser, "Lotte – Gustav").await?, met);
        let steps = "return [...document.querySelectorAll('.course')].map((course) => [course.querySelector('h3').textContent, course.querySelectorAll('.plot-table tbody tr').length, Boolean(course.querySelector('svg.plot-course polyline, svg.plot-course path'))])";
        assert_eq!(browser.run(steps).await?[0], json!(["Ahoy", 3, true]), "a rating has a course");
        browser.run("document.getElementById('duel-title').scrollIntoView()").await?;
        browser.picture(&format!("standing-duel-{size}")).await?;
        access::check(browser, "two people compared").await?;
        assert_eq!(player.faults().await?, Vec::<String>::new());
    }
    lotte.browser.close().await?;
    gustav.browser.close().await
}

/// The player who won more is above. All ratings are provisional: the numbers say so, and the lines are broken.
async fn ladder(browser: &Browser) -> Result {
    let rows = "return [...document.querySelector('.ladder .standing-table tbody').rows].map((row) => {
        const [mean, within] = row.cells[2].textContent.replace(/\\u202f/g, '').match(/\\d+/g).map(Number);
        return [row.cells[1].querySelector('a').textContent, mean, within, Boolean(row.querySelector('.provisional')), Boolean(row.querySelector('.plot-reach--open')), Number(row.cells[4].textContent)];
      })";
    let rows = browser.run(rows).await?;
    let number = |row: usize, column: usize| rows[row][column].as_u64().unwrap_or_default();
    assert_eq!((&rows[0][0], &rows[1][0]), (&json!("Lotte"), &json!("Gustav")), "{rows}");
    assert!(number(0, 1) > 1500 && number(1, 1) < 1500, "{rows}");
    for row in [0, 1] {
        assert!((200..500).contains(&number(row, 2)), "surer than at first, and not yet sure: {rows}");
        assert_eq!([&rows[row][3], &rows[row][4], &rows[row][5]], [&json!(true), &json!(true), &json!(3)], "{rows}");
    }
    Ok(())
}

/// A seat on the paper at the end: its name, whether it has won, its score, and its rating before and after, each with how sure
/// it is.
pub(crate) type Ranked = (String, bool, Option<i64>, [i64; 2], [i64; 2]);

/// The seats in the order in which the paper has them.
pub(crate) async fn places(browser: &Browser) -> Result<Vec<Ranked>> {
    let places = "return [...document.querySelectorAll('#end .place')].map((place) => {
        const rating = place.querySelector('.place-rating').textContent.replace(/\\u202f/g, '').match(/\\d+/g).map(Number);
        const score = place.querySelector('.score');
        return [place.querySelector('[data-seat]').dataset.seat, Boolean(place.querySelector('.winner')), score && Number(score.textContent), rating.slice(0, 2), rating.slice(2)];
      })";
    Ok(serde_json::from_value(browser.run(places).await?)?)
}

/// The winners come first, then the higher scores; a higher place never gained less, and each rating is surer than before. All were
/// beginners. A player who has two seats (`twice`) is not compared with themselves, and so with fewer than the others.
pub(crate) fn assert_ranked(places: &[Ranked], twice: &[&str]) {
    assert!(places.len() > 2, "{places:?}");
    for pair in places.windows(2) {
        assert!((pair[0].1, pair[0].2) >= (pair[1].1, pair[1].2), "the paper is not in order: {places:?}");
    }
    let is_twice = |place: &Ranked| twice.contains(&&*place.0);
    let once: Vec<&Ranked> = places.iter().filter(|place| !is_twice(place)).collect();
    assert!(once.is_sorted_by(|higher, lower| higher.4[0] >= lower.4[0]), "who stands higher gained less: {places:?}");
    for (_, is_winner, _, before, after) in places {
        assert_eq!(*before, [1500, 500], "{places:?}");
        assert!(after[1] < 500, "nothing was learnt: {places:?}");
        assert!(!is_winner || after[0] > 1500, "a winner lost: {places:?}");
    }
    let has_winner = places.iter().any(|place| place.1);
    let lost = |last: &Ranked| is_twice(last) || last.4[0] < 1500;
    assert!(!has_winner || places.last().is_some_and(lost), "the last one lost nothing: {places:?}");
}
