//! What came of matches is kept, rated and shown, to those who may see it.

use crate::{
    absence::{answers, choose},
    test_server::{Guest, TestServer, execute, play_on, two_at_a_table},
};
use reqwest::StatusCode;
use std::time::Duration;
use wardroom_kernel::FastRng;

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

async fn a_whole_game(server: &TestServer, seed: u64) -> (Guest, Guest, String) {
    let (mut silver, mut gold, table) = two_at_a_table(server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(seed), 4000).await;
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_changes_the_ratings_and_shows_it_to_its_players() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = a_whole_game(&server, 5).await;
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
    assert_eq!(silver.get(&format!("{own}?with=stranger")).await.status, StatusCode::BAD_REQUEST);
    let shares = silver.get("/standing/turning-tides").await.body;
    assert!(shares.contains("From one game that counts"), "{shares}");
    assert_eq!(silver.get("/standing/turning-tides?mode=intro&seats=2").await.status, StatusCode::OK);
    assert_eq!(silver.get("/standing/turning-tides?seats=many").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(silver.get("/standing/chess").await.status, StatusCode::NOT_FOUND);

    let mut stranger = server.guest();
    let ladder = stranger.get("/standing").await.body;
    assert!(!ladder.contains("Lotte") && !ladder.contains("Gustav"), "the table was not public");
    assert!(stranger.get("/standing/turning-tides").await.body.contains("From one game that counts"));
    for page in [of_gold, own, "/player/stranger".into(), "/player/%00".into(), "/player/1".into()] {
        let page = stranger.get(&page).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        assert!(!page.body.contains("Lotte") && !page.body.contains("Gustav"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_before_are_caught_up_with_and_give_the_same_ratings() {
    let server = TestServer::open().await;
    let (mut silver, ..) = a_whole_game(&server, 7).await;
    a_whole_game(&server, 8).await;
    let before = silver.get("/standing").await.body;
    execute(&mut server.database().await, "DELETE FROM ratings; DELETE FROM result_seats; DELETE FROM results").await;
    assert_ne!(silver.get("/standing").await.body, before);
    let server = server.reopen().await;
    let mut silver = silver.moved_to(&server);
    until(&mut silver, "/standing", "Gustav").await;
    assert_eq!(silver.get("/standing").await.body, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_alone_at_one_screen_is_not_rated() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let table = guest.make("me", "here").await;
    guest.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    give_up(&mut guest.clone(), &mut guest, &table).await;
    let end = until(&mut guest, &format!("/t/{table}?seat=gold"), "one person held several seats").await;
    assert!(!end.contains("place-rating"));
    assert!(guest.get("/standing").await.body.contains("Nobody has finished a game that counts yet."));
}

/// Lotte against the easy bot, at a public table.
async fn against_a_bot(server: &TestServer) -> (Guest, String) {
    let mut guest = server.guest();
    let chairs = [("holder.silver", "me"), ("holder.gold", "bot:easy"), ("public", "on"), ("name", "Lotte")];
    let table = guest.make_with(&[&[("game", "turning-tides"), ("mode", "intro")], &chairs[..]].concat()).await;
    guest.contribute(&table, "silver").await;
    (guest, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_abandons_a_game_is_told_that_it_counts_and_loses_rating() {
    let server = TestServer::open().await;
    let (mut lotte, table) = against_a_bot(&server).await;
    let seat = format!("/t/{table}?seat=silver");
    let early = lotte.get(&seat).await.body;
    assert!(
        early.contains("counts for nobody") && early.contains("After a hint this game is rated only if"),
        "{early}"
    );
    for _ in 0..6 {
        answers(&mut lotte, &table, "silver").await;
    }
    until(&mut lotte, &seat, "it counts: you come in behind the bots").await;
    assert_eq!(lotte.post(&format!("/t/{table}/hint"), &[("seat", "silver")]).await.status, StatusCode::OK);
    assert!(!lotte.get(&seat).await.body.contains("After a hint this game"), "it is said before the first one");
    lotte.fetch(&format!("/t/{table}/break-off"), &[("seat", "silver")]).await;
    let end = until(&mut lotte, &seat, "place-rating").await;
    let places = places(&end);
    assert!(places[0].after.0 < 1500 && 1500 < places[1].after.0, "{places:?}");
    assert!(places.iter().all(|place| !place.has_won), "it has no winner");
    let verdict = |page: &str| {
        page.split("<ul class=\"finishes\">")
            .nth(1)
            .unwrap()
            .split("chip\">")
            .nth(1)
            .unwrap()
            .split('<')
            .next()
            .unwrap()
            .to_owned()
    };
    let ladder = lotte.get("/standing").await.body;
    let own = lotte.get(&page_of(&ladder, "Lotte")).await.body;
    assert_eq!(verdict(&own), "lost");
    assert_eq!(verdict(&lotte.get("/player/bot-easy").await.body), "without a result");
    assert!(lotte.get("/standing/turning-tides").await.body.contains("No game of this kind has been finished yet"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_was_broken_off_at_once_was_none() {
    let server = TestServer::open().await;
    let (mut lotte, table) = against_a_bot(&server).await;
    lotte.fetch(&format!("/t/{table}/break-off"), &[("seat", "silver")]).await;
    until(&mut lotte, &format!("/t/{table}?seat=silver"), "a player has hardly answered").await;
    let own = lotte.get(&format!("/t/{table}/who/0")).await.location;
    let page = lotte.get(&own).await.body;
    assert!(page.contains("without a result") && !page.contains(">drawn<"), "{page}");
    assert!(!page.contains("Head to head") && !page.contains("finish-place"), "there is no opponent and no winner");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_leaves_is_told_that_they_come_in_last_and_does() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(3), 12).await;
    let page = gold.get(&format!("/t/{table}?seat=gold")).await.body;
    assert!(page.contains("whoever has not come back by its end comes in last"), "{page}");
    assert_eq!(gold.fetch(&format!("/t/{table}/leave"), &[("seat", "gold")]).await.status, StatusCode::OK);
    silver.get(&format!("/t/{table}")).await;
    assert_eq!(choose(&mut silver, &table, "gold", "bot:easy").await.status, StatusCode::OK);
    let surrender = [("seat", "silver"), ("word", "offer surrender")];
    assert_eq!(silver.fetch(&format!("/t/{table}/say"), &surrender).await.status, StatusCode::OK);
    let places = places(&until(&mut silver, &format!("/t/{table}?seat=silver"), "place-rating").await);
    let (of_gold, of_silver) = (&places[0], &places[1]);
    assert!(of_gold.has_won && of_gold.after.0 < 1500 && 1500 < of_silver.after.0, "{places:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_hardly_began_does_not_count() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    give_up(&mut silver, &mut gold, &table).await;
    until(&mut gold, &format!("/t/{table}?seat=gold"), "a player has hardly answered").await;
}

/// A row of a table of shares.
#[derive(Clone, PartialEq, Debug)]
struct Share {
    label: String,
    games: u32,
    /// Of a hundred.
    won: u32,
    /// What would be even, as it is drawn.
    even: u32,
}

/// The table of shares under a heading.
fn shares(page: &str, heading: &str) -> Vec<Share> {
    let page = page.replace(['\u{2068}', '\u{2069}'], "");
    let table = page.split(&format!("<th scope=\"col\">{heading}</th>")).nth(1);
    let table = table.unwrap_or_else(|| panic!("no table of {heading}: {page}")).split("</table>").next().unwrap();
    let row = |row: &str| {
        let after =
            |mark: &str, end: &str| row.split(mark).nth(1).unwrap().split(end).next().unwrap().trim().to_owned();
        let width: f32 = after("viewBox=\"0 0 ", " ").parse().unwrap();
        let even: f32 = after("class=\"plot-fair\" d=\"M", " ").parse().unwrap();
        let cells: Vec<&str> = row.split("<td class=\"num\">").collect();
        Share {
            label: after("<th scope=\"row\">", "</th>"),
            games: cells[2].split(['<', ' ']).next().unwrap().parse().unwrap(),
            won: after("<b>", "\u{202f}%").parse().unwrap(),
            even: (even / width * 100.0).round() as u32,
        }
    };
    table.split("<tr>").filter(|part| part.contains("<th scope=\"row\">")).map(row).collect()
}

fn share(label: &str, games: u32, won: u32, even: u32) -> Share {
    Share { label: label.into(), games, won, even }
}

/// Two games of bots of each kind: counted by seat and by what was played, each with a name and a drawn share.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn captains_and_factions_are_counted_drawn_and_known_by_name() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let mut victories = 0;
    for (game, mode, seats, heading) in [
        ("ahoy", "base", &["squadron", "union", "smuggler"][..], "Faction"),
        ("marauders", "base", &["red", "blue"], "Captain at the end"),
        ("efemeris", "duel", &["altair", "bellatrix"], "Nation"),
    ] {
        let levels = ["bot:random", "bot:easy", "bot:random"];
        let chairs: Vec<(String, &str)> = seats.iter().map(|seat| format!("holder.{seat}")).zip(levels).collect();
        let mut fields = vec![("game", game), ("mode", mode), ("name", "Host"), ("public", "on")];
        fields.extend(chairs.iter().map(|(seat, bot)| (&**seat, *bot)));
        if game == "marauders" {
            // Who plays at random seldom comes to more before the events run out.
            fields.push(("option.glory", "1"));
        }
        for counted in ["From one game that counts", "From 2 games that count"] {
            assert_eq!(guest.post("/make", &fields).await.status, StatusCode::SEE_OTHER);
            until(&mut guest, &format!("/standing/{game}"), counted).await;
        }
        let page = guest.get(&format!("/standing/{game}")).await.body;
        let by_seat = shares(&page, "Seat");
        assert_eq!(by_seat.len(), seats.len(), "{game}: {by_seat:?}");
        assert!(by_seat.iter().all(|row| row.games == 2), "each seat has sat in both games: {by_seat:?}");
        let roles = shares(&page, heading);
        let played: u32 = roles.iter().map(|row| row.games).sum();
        assert!(played >= 2 * u32::try_from(seats.len()).unwrap(), "{game}: everybody has played something: {roles:?}");
        // Both games may be drawn; but a seat that has won has a role.
        let won = |rows: &[Share]| rows.iter().filter(|row| row.won > 0).count();
        assert_eq!(won(&roles) > 0, won(&by_seat) > 0, "{game}: {roles:?}, {by_seat:?}");
        victories += won(&roles);
        let is_plain = |name: &str| !name.is_empty() && !name.contains('.') && name.chars().any(char::is_uppercase);
        assert!(roles.iter().all(|row| is_plain(&row.label)), "{game}: {roles:?}");
        assert!(!page.contains("captain.") && !page.contains("nation.") && !page.contains("faction."), "{page}");
        let bot = page_of(&page, "Random bot");
        assert_eq!(bot, "/player/bot-random");
        assert!(guest.get(&bot).await.body.contains("/replay?at=0"), "bots have pages, too");
    }
    assert!(victories > 0, "not everything is drawn");
}

/// A game that counts: the host has silver and gives up.
async fn a_game_lost_by_silver(silver: &mut Guest, gold: &mut Guest, mode: &str) {
    let chairs = [("holder.silver", "me"), ("holder.gold", "anyone")];
    let table = silver.make_with(&[&[("game", "turning-tides"), ("mode", mode)], &chairs[..]].concat()).await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold")]).await;
    silver.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    play_on(silver, gold, &table, &mut FastRng(3), 12).await;
    give_up(silver, gold, &table).await;
    until(silver, &format!("/t/{table}?seat=silver"), "place-rating").await;
}

/// Which of the ways to look at the shares is taken.
fn current_pick(page: &str) -> Option<String> {
    let pick = page.split("<span class=\"pick\" aria-current=\"true\">").nth(1)?.split("</span>").next()?;
    Some(pick.replace(['\u{2068}', '\u{2069}'], ""))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_counted_by_their_kind_and_on_the_pages_of_their_players() {
    let server = TestServer::open().await;
    let [mut lotte, mut gustav] = [server.guest(), server.guest()];
    lotte.post("/name", &[("name", "Lotte")]).await;
    gustav.post("/name", &[("name", "Gustav")]).await;
    a_game_lost_by_silver(&mut lotte, &mut gustav, "intro").await;
    a_game_lost_by_silver(&mut lotte, &mut gustav, "base").await;
    a_game_lost_by_silver(&mut gustav, &mut lotte, "base").await;
    for (query, counted, pick) in [
        ("", "From 3 games that count", Some("All")),
        ("?mode=intro&seats=2", "From one game that counts", Some("First game, shorter rules · 2 players")),
        ("?mode=base&seats=2", "From 2 games that count", Some("Full game · 2 players")),
        ("?mode=intro", "From one game that counts", None),
        ("?seats=2", "From 3 games that count", None),
        ("?mode=base&seats=3", "No game of this kind has been finished yet", None),
        ("?mode=&seats=", "From 3 games that count", Some("All")),
    ] {
        let page = lotte.get(&format!("/standing/turning-tides{query}")).await.body;
        assert!(page.replace(['\u{2068}', '\u{2069}'], "").contains(counted), "{query}: {counted}: {page}");
        assert_eq!(current_pick(&page).as_deref(), pick, "{query}");
        if let Some(games) = counted.strip_prefix("From ") {
            let games = if games.starts_with("one") { 1 } else { games[..1].parse().unwrap() };
            let expected = [share("Silver", games, 0, 50), share("Gold", games, 100, 50)];
            assert_eq!(shares(&page, "Seat"), expected, "{query}");
        }
    }
    let ladder = lotte.get("/standing").await.body;
    let (of_lotte, of_gustav) = (page_of(&ladder, "Lotte"), page_of(&ladder, "Gustav"));
    let (intro, base) = ("First game, shorter rules, 2 players", "Full game, 2 players");
    for (page, in_intro, in_base) in [
        (of_lotte, share("Silver", 1, 0, 50), [share("Silver", 1, 0, 50), share("Gold", 1, 100, 50)]),
        (of_gustav, share("Gold", 1, 100, 50), [share("Silver", 1, 0, 50), share("Gold", 1, 100, 50)]),
    ] {
        let page = lotte.get(&page).await.body;
        assert_eq!(shares(&page, intro), [in_intro]);
        assert_eq!(shares(&page, base), in_base);
    }
}

/// Games of bots, one of each strength on a chair, until so many count.
async fn bots_play(guest: &mut Guest, game: &str, mode: &str, chairs: &[(&str, &str)], games: u32) -> String {
    let chairs: Vec<(String, &str)> = chairs.iter().map(|(seat, bot)| (format!("holder.{seat}"), *bot)).collect();
    let mut fields = vec![("game", game), ("mode", mode), ("public", "on")];
    fields.extend(chairs.iter().map(|(seat, bot)| (&**seat, *bot)));
    let table = guest.make_with(&fields).await;
    let counted = if games == 1 { "From one game".to_owned() } else { format!("From {games} games") };
    until(guest, &format!("/standing/{game}"), &counted).await;
    until(guest, &format!("/t/{table}"), "place-rating").await
}

/// The result of a player: whether they won, their points, and mean and doubt before and after.
#[derive(Clone, Debug)]
struct Place {
    has_won: bool,
    score: i32,
    before: (i32, i32),
    after: (i32, i32),
}

/// Everybody, as the paper at the end tells it.
fn places(page: &str) -> Vec<Place> {
    let rating = |text: &str| {
        let digits = |part: &str| part.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
        let (mean, within) = text.split_once('±').unwrap();
        (digits(mean), digits(within))
    };
    let place = |item: &str| {
        let item = item.split("</li>").next().unwrap();
        let moved = item.split("place-rating num\">").nth(1).expect("it counts").split("</span>").next().unwrap();
        let (before, after) = moved.split_once('→').unwrap();
        let score = item.split("num score\">").nth(1).map_or("0", |rest| rest.split('<').next().unwrap());
        let has_won = item.contains("class=\"winner\"");
        Place { has_won, score: score.parse().unwrap(), before: rating(before), after: rating(after) }
    };
    page.split("<li class=\"place\">").skip(1).map(place).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_rise_and_fall_together_and_grow_surer() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let fields = [
        ("game", "efemeris"),
        ("mode", "team"),
        ("holder.altair", "bot:random"),
        ("holder.bellatrix", "bot:easy"),
        ("holder.capella", "bot:strong"),
        ("holder.deneb", "me"),
    ];
    let table = guest.make_with(&fields).await;
    guest.contribute(&table, "deneb").await;
    let mut rng = FastRng(5);
    let page = loop {
        let has_answered = guest.play(&table, "deneb", &mut rng).await;
        let page = guest.get(&format!("/t/{table}")).await.body;
        if page.contains("place-rating") {
            break page;
        }
        if !has_answered {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    let places = places(&page);
    assert_eq!(places.len(), 4, "{page}");
    let of_side = |has_won: bool| places.iter().filter(|place| place.has_won == has_won).collect::<Vec<_>>();
    let (winners, losers) = (of_side(true), of_side(false));
    assert_eq!((winners.len(), losers.len()), (2, 2), "partners win together: {places:?}");
    for (side, is_risen) in [(winners, true), (losers, false)] {
        assert_eq!(side[0].after, side[1].after, "partners move the same way: {places:?}");
        for place in side {
            assert_eq!(place.before, (1500, 500), "{places:?}");
            assert_eq!(place.after.0 > 1500, is_risen, "{places:?}");
            assert!(place.after.0 != 1500 && place.after.1 < 500, "it moves, and is surer than before: {places:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_three_each_is_rated_by_place_and_even_results_are_shown_for_each_seat() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let chairs = [("squadron", "bot:random"), ("union", "bot:easy"), ("smuggler", "bot:strong")];
    let page = bots_play(&mut guest, "ahoy", "base", &chairs, 1).await;
    let mut places = places(&page);
    assert_eq!(places.len(), 3, "{page}");
    places.sort_by_key(|place| (!place.has_won, -place.score));
    for pair in places.windows(2) {
        let (better, worse) = (&pair[0], &pair[1]);
        let is_level = better.has_won == worse.has_won && (better.has_won || better.score == worse.score);
        assert!(if is_level { better.after == worse.after } else { better.after.0 > worse.after.0 }, "{places:?}");
    }
    // A player of games of three only has not the same chance as one of games of two, too.
    for games in [2, 3] {
        bots_play(&mut guest, "ahoy", "base", &[("squadron", "bot:random"), ("union", "bot:easy")], games).await;
    }
    let page = guest.get("/standing/ahoy").await.body;
    let even: Vec<(u32, u32)> = shares(&page, "Seat").iter().map(|row| (row.games, row.even)).collect();
    assert_eq!(even, [(3, 44), (3, 44), (1, 33)], "{page}");
    assert!(shares(&page, "Faction").iter().any(|row| row.even == 33), "{page}");
    let page = page.replace(['\u{2068}', '\u{2069}'], "");
    assert!(page.contains("even: 33 %") && page.contains("even: 44 %") && !page.contains("even would be"), "{page}");
    let of_two = guest.get("/standing/ahoy?mode=base&seats=2").await.body;
    assert!(of_two.replace(['\u{2068}', '\u{2069}'], "").contains("even would be 50 %"), "one line says it for all");
}
