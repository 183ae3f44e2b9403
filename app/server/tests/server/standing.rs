//! What came of matches is kept, rated and shown, to those who may see it.

use crate::guest::{Guest, House, play_on, two_at_a_table};
use reqwest::StatusCode;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::time::Duration;
use wardroom_kernel::Luck;

/// A page, once it holds the words.
async fn until(guest: &mut Guest, path: &str, words: &str) -> String {
    for _ in 0..300 {
        let page = guest.get(path).await;
        if page.body.contains(words) {
            return page.body;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("`{words}` does not come at {path}: {}", guest.get(path).await.body);
}

/// The address of a player's page behind a name.
fn page_of(body: &str, name: &str) -> String {
    let before = body.split(&format!(">{name}</a>")).next().unwrap();
    let address = before.rsplit("href=\"").next().unwrap().split('"').next().unwrap();
    assert!(address.starts_with("/player/"), "{name} leads to {address}");
    address.into()
}

async fn a_whole_game(house: &House, seed: u64) -> (Guest, Guest, String) {
    let (mut silver, mut gold, table) = two_at_a_table(house).await;
    play_on(&mut silver, &mut gold, &table, &mut Luck(seed), 4000).await;
    until(&mut silver, &format!("/t/{table}?seat=silver"), "place-rating").await;
    (silver, gold, table)
}

/// Silver offers to surrender, and gold takes it.
async fn give_up(silver: &mut Guest, gold: &mut Guest, table: &str) {
    for (guest, seat, word) in [(silver, "silver", "offer surrender"), (gold, "gold", "accept surrender")] {
        let reply = guest.post(&format!("/t/{table}/say"), &[("seat", seat), ("word", word)]).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
    }
}

async fn execute(house: &House, sql: &str) {
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", house.data.path().join("test.sqlite").display());
    let mut connection = AnyConnection::connect(&file).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_moves_the_ratings_and_is_told_to_its_players() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = a_whole_game(&house, 5).await;
    let end = silver.get(&format!("/t/{table}?seat=silver")).await.body;
    assert!(end.contains("1\u{202f}500\u{a0}±\u{a0}500 → "), "before and after stand at the end");
    let ladder = silver.get("/standing").await.body;
    assert!(ladder.contains("Lotte") && ladder.contains("Gustav") && ladder.contains("aria-current"), "{ladder}");
    let of_gold = page_of(&ladder, "Gustav");
    for guest in [&mut silver, &mut gold] {
        let page = guest.get(&of_gold).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(&format!("/t/{table}/replay")), "the game can be looked at again");
    }
    let own = page_of(&ladder, "Lotte");
    let code = of_gold.strip_prefix("/player/").unwrap();
    assert!(silver.get(&format!("{own}?with={code}")).await.body.contains("Lotte – Gustav"));
    assert_eq!(silver.get(&format!("{own}?with=nobody")).await.status, StatusCode::BAD_REQUEST);
    let shares = silver.get("/standing/turning-tides").await.body;
    assert!(shares.contains("From one game that counts"), "{shares}");
    assert_eq!(silver.get("/standing/turning-tides?mode=intro&seats=2").await.status, StatusCode::OK);
    assert_eq!(silver.get("/standing/turning-tides?seats=many").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(silver.get("/standing/chess").await.status, StatusCode::NOT_FOUND);

    let mut stranger = house.guest();
    let ladder = stranger.get("/standing").await.body;
    assert!(!ladder.contains("Lotte") && !ladder.contains("Gustav"), "the table was not public");
    assert!(stranger.get("/standing/turning-tides").await.body.contains("From one game that counts"));
    for page in [of_gold, own, "/player/nobody".into(), "/player/%00".into(), "/player/1".into()] {
        let page = stranger.get(&page).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        assert!(!page.body.contains("Lotte") && !page.body.contains("Gustav"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_before_are_caught_up_with_and_give_the_same_ratings() {
    let house = House::open().await;
    let (mut silver, ..) = a_whole_game(&house, 7).await;
    a_whole_game(&house, 8).await;
    let before = silver.get("/standing").await.body;
    execute(&house, "DELETE FROM ratings; DELETE FROM result_seats; DELETE FROM results").await;
    assert_ne!(silver.get("/standing").await.body, before);
    let house = house.reopen().await;
    let mut silver = silver.moved_to(&house);
    until(&mut silver, "/standing", "Gustav").await;
    assert_eq!(silver.get("/standing").await.body, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_alone_at_one_screen_is_not_rated() {
    let house = House::open().await;
    let mut guest = house.guest();
    let table = guest.make("me", "here").await;
    guest.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    give_up(&mut guest.clone(), &mut guest, &table).await;
    let end = until(&mut guest, &format!("/t/{table}?seat=gold"), "somebody held several seats").await;
    assert!(!end.contains("place-rating"));
    assert!(guest.get("/standing").await.body.contains("Nobody has finished a game that counts yet."));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_hardly_began_does_not_count() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    give_up(&mut silver, &mut gold, &table).await;
    until(&mut gold, &format!("/t/{table}?seat=gold"), "somebody has hardly answered").await;
}

/// The rows of the table of shares under a heading: label, games that it counts, and how many percent were won.
fn shares(page: &str, heading: &str) -> Vec<(String, u32, u32)> {
    let table = page.split(&format!("<th scope=\"col\">{heading}</th>")).nth(1);
    let table = table.unwrap_or_else(|| panic!("no table of {heading}: {page}")).split("</table>").next().unwrap();
    let row = |row: &str| {
        let after =
            |mark: &str, end: &str| row.split(mark).nth(1).unwrap().split(end).next().unwrap().trim().to_owned();
        assert_eq!(row.matches("class=\"plot-fair\"").count(), 1, "a share is drawn: {row}");
        let cells: Vec<&str> = row.split("<td class=\"num\">").collect();
        let games = cells[2].split(['<', ' ']).next().unwrap().parse().unwrap();
        (after("<th scope=\"row\">", "</th>"), games, after("<b>", "\u{202f}%").parse().unwrap())
    };
    table.split("<tr>").filter(|part| part.contains("<th scope=\"row\">")).map(row).collect()
}

/// Two games of bots of each kind: counted by seat and by what was played, each with a name and a drawn share.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn captains_and_factions_are_counted_drawn_and_known_by_name() {
    let house = House::open().await;
    let mut guest = house.guest();
    for (game, mode, seats, heading) in [
        ("ahoy", "base", &["squadron", "union", "smuggler"][..], "Faction"),
        ("marauders", "base", &["red", "blue"], "Captain"),
        ("efemeris", "duel", &["altair", "bellatrix"], "Nation"),
    ] {
        let chairs: Vec<(String, &str)> = seats.iter().map(|seat| (format!("holder.{seat}"), "bot:random")).collect();
        let mut fields = vec![("game", game), ("mode", mode), ("name", "Host"), ("public", "on")];
        fields.extend(chairs.iter().map(|(seat, bot)| (&**seat, *bot)));
        if game == "marauders" {
            // Who plays by luck seldom comes to more before the events run out.
            fields.push(("option.glory", "1"));
        }
        for counted in ["From one game that counts", "From 2 games that count"] {
            assert_eq!(guest.post("/make", &fields).await.status, StatusCode::SEE_OTHER);
            until(&mut guest, &format!("/standing/{game}"), counted).await;
        }
        let page = guest.get(&format!("/standing/{game}")).await.body;
        let by_seat = shares(&page, "Seat");
        assert_eq!(by_seat.len(), seats.len(), "{game}: {by_seat:?}");
        assert!(by_seat.iter().all(|row| row.1 == 2), "each seat has sat in both games: {by_seat:?}");
        let roles = shares(&page, heading);
        let played: u32 = roles.iter().map(|row| row.1).sum();
        assert!(played >= 2 * u32::try_from(seats.len()).unwrap(), "{game}: everybody has played something: {roles:?}");
        assert!(roles.iter().any(|row| row.2 > 0), "{game}: somebody has won: {roles:?}");
        let is_plain = |name: &str| !name.is_empty() && !name.contains('.') && name.chars().any(char::is_uppercase);
        assert!(roles.iter().all(|row| is_plain(&row.0)), "{game}: {roles:?}");
        assert!(!page.contains("captain.") && !page.contains("nation.") && !page.contains("faction."), "{page}");
        let bot = page_of(&page, "Random bot");
        assert_eq!(bot, "/player/bot-random");
        assert!(guest.get(&bot).await.body.contains("/replay?at=0"), "bots have pages, too");
    }
}
