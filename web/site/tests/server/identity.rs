//! One person on several devices: codes, passwords, signing out; and a seat is played by its holder only.

use crate::streams::EventReader;
use crate::test_server::{Guest, Reply, TestServer, execute, two_at_a_table};
use reqwest::StatusCode;

/// The code that the page shows.
async fn code(guest: &mut Guest) -> String {
    let page = guest.post("/me/code", &[]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let shown = page.body.split("id=\"me-code-text\"").nth(1).expect("a code").split_once('>').unwrap().1;
    shown.split('<').next().unwrap().to_owned()
}

/// `Lotte#4821`, as the page shows it.
async fn handle(guest: &mut Guest) -> String {
    let page = guest.get("/me").await.body;
    let shown = page.split("id=\"me-handle\"").nth(1).expect("a name").split("</h2>").next().unwrap();
    let shown = shown.split_once('>').unwrap().1;
    shown.replace("<span>", "").replace("</span>", "")
}

async fn named(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest();
    guest.post("/name", &[("name", name)]).await;
    guest
}

#[tokio::test]
async fn a_code_makes_another_device_the_same_person_and_both_go_on() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let code = code(&mut silver).await;
    assert_eq!(code.len(), 9, "{code}");
    let mut phone = server.guest();
    let asks = phone.get(&format!("/me/here/{code}")).await;
    assert!(asks.status == StatusCode::OK && asks.body.contains("Lotte#"), "looking does not use it up");
    let typed = code.to_uppercase().replace('-', " ");
    assert_eq!(phone.post("/me/here", &[("code", &typed)]).await.location, "/me?done=here");
    assert_eq!(handle(&mut phone).await, handle(&mut silver).await);
    for device in [&mut silver, &mut phone] {
        assert!(device.question(&table, "silver").await.is_some(), "both devices hold the seat");
    }
    let again = server.guest().post("/me/here", &[("code", &code)]).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "it worked once");
    assert!(again.body.contains("not valid, or no longer"));
    assert_eq!(server.guest().get(&format!("/me/here/{code}")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(gold.get(&format!("/t/{table}?seat=silver")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn each_visit_keeps_the_cookie_for_another_year() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    let token = anna.cookie();
    // A browser that was first seen 11 months ago, and last 2 months ago.
    let day = 24 * 60 * 60 * 1000_i64;
    let long_ago = format!("UPDATE devices SET created = created - {}, seen = seen - {}", 330 * day, 60 * day);
    execute(&mut server.database().await, &long_ago).await;
    let file = anna.raw("/robots.txt").await;
    assert!(!file.headers().contains_key("set-cookie"), "no person was looked up");
    let page = anna.raw("/me").await;
    let cookie = page.headers()["set-cookie"].to_str().unwrap();
    assert_eq!(cookie, format!("{token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"));
    assert!(!anna.raw("/me").await.headers().contains_key("set-cookie"), "once");

    let mut berta = named(&server, "Berta").await;
    execute(&mut server.database().await, &long_ago).await;
    let out = berta.http.post(format!("{}/me/out", berta.base)).header("cookie", berta.cookie()).send().await.unwrap();
    let cookies: Vec<_> = out.headers().get_all("set-cookie").iter().collect();
    assert!(cookies.len() == 1 && cookies[0].to_str().unwrap().contains("Max-Age=0"), "{cookies:?}");
    assert!(!berta.raw("/me").await.headers().contains_key("set-cookie"), "a browser that has signed out stays so");
}

#[tokio::test]
async fn a_device_that_was_signed_out_does_not_come_back_by_its_code() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    let first = code(&mut anna).await;
    let mut phone = server.guest();
    phone.post("/me/here", &[("code", &first)]).await;
    let taken_along = code(&mut phone).await;
    assert_eq!(phone.post("/me/out", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(phone.post("/me/here", &[("code", &taken_along)]).await.status, StatusCode::FORBIDDEN);
    let taken_along = code(&mut anna).await;
    assert_eq!(anna.post("/me/password", &[("new", "seven seas")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(phone.post("/me/here", &[("code", &taken_along)]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_code_ends_with_its_time_and_with_the_next_one() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    let (old, new) = (code(&mut anna).await, code(&mut anna).await);
    assert_eq!(server.guest().post("/me/here", &[("code", &old)]).await.status, StatusCode::FORBIDDEN);
    let database = server.data.path().join("test.sqlite").display().to_string();
    let store = wardroom_store::Store::open(&database).await.unwrap();
    let secret = wardroom_store::Secret::from(new.replace('-', ""));
    let person = store.pass(&secret, 0).await.unwrap().expect("whose code it is").id;
    store.issue_pass(person, &secret, 1).await.unwrap();
    assert_eq!(server.guest().post("/me/here", &[("code", &new)]).await.status, StatusCode::FORBIDDEN, "too late");
}

#[tokio::test]
async fn a_password_signs_in_and_a_wrong_one_tells_nothing() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    let who = handle(&mut anna).await;
    assert!(who.starts_with("Anna#"), "{who}");
    assert_eq!(anna.post("/me/password", &[("new", "short")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(anna.post("/me/password", &[("new", "seven seas")]).await.location, "/me?done=password");

    let mut other = server.guest();
    let signed_in = other.post("/me/sign-in", &[("who", &who), ("password", "seven seas")]).await;
    assert_eq!(signed_in.location, "/me?done=here", "{}", signed_in.body);
    assert_eq!(handle(&mut other).await, who);

    let number: u32 = who.split('#').nth(1).unwrap().parse().unwrap();
    let stranger = format!("Anna#{}", if number == 9999 { 1000 } else { number + 1 });
    let mut berta = named(&server, "Berta").await;
    let without = handle(&mut berta).await;
    let mut told = Vec::new();
    for (who, password) in
        [(&who, "seven sees"), (&stranger, "seven seas"), (&without, "seven seas"), (&"Anna".into(), "seven seas")]
    {
        let reply = server.guest().fetch("/me/sign-in", &[("who", who), ("password", password)]).await;
        told.push((reply.status, reply.body));
    }
    told.dedup();
    assert_eq!(told.len(), 1, "wrong, unknown and without one are answered alike: {told:?}");
    assert_eq!(told[0].0, StatusCode::FORBIDDEN);
    let page = server.guest().post("/me/sign-in", &[("who", "Anna#\"7"), ("password", "seven sees")]).await.body;
    let field = page.split("id=\"me-who\"").nth(1).unwrap().split('>').next().unwrap();
    assert!(field.contains("value=\"Anna#&quot;7\""), "the name is not typed twice: {field}");

    assert_eq!(anna.post("/me/password", &[("old", "no"), ("new", "eight seas")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        anna.post("/me/password", &[("old", "seven seas"), ("new", "eight seas")]).await.location,
        "/me?done=password"
    );
    let stale = server.guest().post("/me/sign-in", &[("who", &who), ("password", "seven seas")]).await;
    assert_eq!(stale.status, StatusCode::FORBIDDEN);
    assert_eq!(
        anna.post("/me/password", &[("old", "eight seas"), ("remove", "on")]).await.location,
        "/me?done=no-password"
    );
    let gone = server.guest().post("/me/sign-in", &[("who", &who), ("password", "eight seas")]).await;
    assert_eq!(gone.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn guesses_are_limited_and_the_reply_says_when_to_try_again() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    let who = handle(&mut anna).await;
    anna.post("/me/password", &[("new", "seven seas")]).await;
    let mut refused = None;
    for _ in 0..12 {
        let guess = server.guest().fetch("/me/sign-in", &[("who", &who), ("password", "guess")]).await;
        if guess.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(guess.body);
            break;
        }
    }
    assert!(refused.expect("a limit").contains("too-often"));
    let right = server.guest().post("/me/sign-in", &[("who", &who), ("password", "seven seas")]).await;
    assert_eq!(
        right.status,
        StatusCode::TOO_MANY_REQUESTS,
        "the client that guesses does not learn that one was right"
    );
    assert_eq!(anna.get("/me").await.status, StatusCode::OK, "who is signed in stays so");
    let mut limit = 0;
    while server.guest().fetch("/me/here", &[("code", "aaaa-aaaa")]).await.status == StatusCode::FORBIDDEN {
        limit += 1;
        assert!(limit < 60, "codes can be tried without end");
    }
}

#[tokio::test]
async fn guesses_at_a_password_do_not_lock_its_owner_out() {
    let server = TestServer::with(|config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()]).await;
    let mut anna = named(&server, "Anna").await;
    let who = handle(&mut anna).await;
    anna.post("/me/password", &[("new", "seven seas")]).await;
    let sign_in = async |from: &str, password: &str| {
        let stranger = server.guest();
        let request = stranger.http.post(format!("{}/me/sign-in", stranger.base)).header("x-forwarded-for", from);
        let sent = request.header("accept", "application/json").form(&[("who", &*who), ("password", password)]).send();
        sent.await.unwrap().status()
    };
    let mut last = StatusCode::FORBIDDEN;
    for _ in 0..12 {
        last = sign_in("192.0.2.66", "guess").await;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(sign_in("198.51.100.7", "seven seas").await, StatusCode::OK, "the owner, elsewhere");
    assert_eq!(anna.fetch("/me/code", &[]).await.status, StatusCode::OK, "who is signed in takes it to another device");
    let changed = anna.post("/me/password", &[("old", "seven seas"), ("new", "eight seas")]).await;
    assert_eq!(changed.location, "/me?done=password", "and changes the password");
    // What is done at home is no guess either.
    for _ in 0..12 {
        anna.fetch("/me/code", &[]).await;
    }
    assert_eq!(anna.fetch("/me/code", &[]).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(sign_in("198.51.100.7", "eight seas").await, StatusCode::OK);
}

#[tokio::test]
async fn guesses_from_many_addresses_keep_no_person_from_signing_in() {
    let server = TestServer::with(|config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()]).await;
    let mut anna = named(&server, "Anna").await;
    let who = handle(&mut anna).await;
    anna.post("/me/password", &[("new", "seven seas")]).await;
    let stranger = server.guest();
    let send = async |from: &str, path: &str, fields: &[(&str, &str)]| {
        let request = stranger.http.post(format!("{}{path}", stranger.base)).header("x-forwarded-for", from);
        request.header("accept", "application/json").form(fields).send().await.unwrap().status()
    };
    for address in 1..=12 {
        let (from, mut tries) = (format!("192.0.2.{address}"), 0);
        while send(&from, "/me/here", &[("code", "aaaa-aaaa")]).await == StatusCode::FORBIDDEN {
            tries += 1;
        }
        assert!((30..60).contains(&tries), "each address has its own measure: {tries}");
    }
    let signed_in = send("198.51.100.7", "/me/sign-in", &[("who", &who), ("password", "seven seas")]).await;
    assert_eq!(signed_in, StatusCode::OK);
}

/// Something that can be done at a table, and what is told about it while a game runs: to strangers, and to the player of the
/// other seat. None if it is not done in another's name.
struct Deed {
    name: &'static str,
    fields: &'static [(&'static str, &'static str)],
    stranger: Option<&'static str>,
    other: Option<&'static str>,
}

const fn deed(
    name: &'static str,
    fields: &'static [(&'static str, &'static str)],
    stranger: &'static str,
    other: &'static str,
) -> Deed {
    Deed { name, fields, stranger: Some(stranger), other: Some(other) }
}

const SILVER: (&str, &str) = ("seat", "silver");
const NOT_YOURS: &str = "not-your-seat";

/// Every `POST` at a table: the test below holds it against the router.
const DEEDS: [Deed; 20] = [
    deed("sit", &[SILVER], "begun", "seated-already"),
    deed("contribute", &[SILVER, ("contribution", "x")], NOT_YOURS, NOT_YOURS),
    deed("chair", &[SILVER, ("holder", "anyone")], "begun", "begun"),
    deed("swap", &[SILVER, ("with", "gold")], "begun", "begun"),
    deed("lots", &[], "begun", "begun"),
    deed("call-off", &[], "begun", "begun"),
    deed("leave", &[SILVER], NOT_YOURS, NOT_YOURS),
    deed("back", &[SILVER], NOT_YOURS, NOT_YOURS),
    deed("break-off", &[SILVER], NOT_YOURS, NOT_YOURS),
    // Each player for themselves.
    Deed { name: "look", fields: &[], stranger: Some(NOT_YOURS), other: None },
    deed("absent", &[("about", "silver"), ("choice", "end")], NOT_YOURS, "not-away"),
    deed("answer", &[SILVER, ("answer", "card.wait")], NOT_YOURS, NOT_YOURS),
    deed("undo", &[SILVER], NOT_YOURS, NOT_YOURS),
    deed("hint", &[SILVER], NOT_YOURS, NOT_YOURS),
    deed("say", &[SILVER, ("word", "resign")], NOT_YOURS, NOT_YOURS),
    deed("rematch", &[], NOT_YOURS, "not-over"),
    deed("chat", &[SILVER, ("text", "hello")], NOT_YOURS, NOT_YOURS),
    // For oneself alone.
    Deed { name: "mute", fields: &[], stranger: None, other: None },
    // Every player may do that.
    Deed { name: "gallery", fields: &[("gallery", "closed")], stranger: Some(NOT_YOURS), other: None },
    deed("play-on", &[SILVER, ("at", "0")], "not-over", "not-over"),
];

/// Every `GET` at a table with a seat's view; the end of its address, and what is asked for.
const LOOKS: [(&str, &str); 9] = [
    ("", "?seat=silver"),
    ("/chat", "/chat?seat=silver"),
    ("/stream", "/stream?seat=silver"),
    ("/ask", "/ask?seat=silver"),
    ("/why", "/why?seat=silver&path=card.fire"),
    // Leads to a player's page, which has rules of its own.
    ("/who/{seat}", ""),
    ("/record", "/record"),
    ("/replay", "/replay?at=0&seat=silver"),
    ("/at/{file}", "/at/0.svg?seat=silver"),
];

#[test]
fn every_address_of_a_table_is_tried_in_anothers_name() {
    let at_a_table = |method: &str| -> Vec<String> {
        let routes = crate::routes::routes().into_iter().filter(|route| route.methods.contains(&method));
        routes.filter_map(|route| route.path.strip_prefix("/t/{id}").map(str::to_owned)).collect()
    };
    assert_eq!(at_a_table("POST"), DEEDS.map(|deed| format!("/{}", deed.name)));
    assert_eq!(at_a_table("GET"), LOOKS.map(|(route, _)| route));
}

async fn does(guest: &mut Guest, table: &str, seq: &str, deed: &Deed) -> Reply {
    let fields: Vec<(&str, &str)> = deed.fields.iter().copied().chain([("seq", seq)]).collect();
    guest.fetch(&format!("/t/{table}/{}", deed.name), &fields).await
}

async fn can_do_nothing(guest: &mut Guest, table: &str, seq: &str, who: &str) {
    for deed in &DEEDS {
        let Some(code) = deed.stranger else { continue };
        let reply = does(guest, table, seq, deed).await;
        assert!(reply.status.is_client_error(), "{} by {who}: {}", deed.name, reply.body);
        assert_eq!(reply.json()["code"], code, "{} by {who}: {}", deed.name, reply.body);
    }
    sees_nothing(guest, table, who).await;
}

async fn sees_nothing(guest: &mut Guest, table: &str, who: &str) {
    for (_, look) in LOOKS.iter().filter(|(route, look)| route.is_empty() || !look.is_empty()) {
        let reply = guest.get(&format!("/t/{table}{look}")).await;
        assert!(reply.status.is_client_error() || reply.status.is_redirection(), "{look} by {who}: {}", reply.status);
        assert!(!reply.body.contains("id=\"answers\""), "{look} by {who}");
    }
}

#[tokio::test]
async fn a_person_acts_only_for_a_seat_they_hold() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut berta = named(&server, "Berta").await;
    let before = silver.question(&table, "silver").await.unwrap();
    // The server stores once that a new person has come back.
    berta.get("/me").await;
    let memory = crate::fuzz::settled(&server).await;
    can_do_nothing(&mut server.guest(), &table, &before.seq, "stranger").await;
    can_do_nothing(&mut berta, &table, &before.seq, "another person").await;
    for deed in &DEEDS {
        let Some(code) = deed.other else { continue };
        let reply = does(&mut gold, &table, &before.seq, deed).await;
        assert!(reply.status.is_client_error(), "{} by the other player: {}", deed.name, reply.body);
        assert_eq!(reply.json()["code"], code, "{} by the other player: {}", deed.name, reply.body);
    }
    sees_nothing(&mut gold, &table, "the other player").await;
    assert_eq!(silver.question(&table, "silver").await, Some(before), "nothing has changed");
    assert!(crate::fuzz::memory(&server).await == memory, "nothing was written");
}

#[tokio::test]
async fn before_the_start_a_person_acts_only_for_a_seat_they_hold() {
    let server = TestServer::open().await;
    let [mut silver, mut gold] = [server.guest(), named(&server, "Gustav").await];
    let mut berta = named(&server, "Berta").await;
    let table = silver
        .make_with(&[
            ("game", "ahoy"),
            ("mode", "base"),
            ("holder.squadron", "me"),
            ("holder.union", "anyone"),
            ("holder.smuggler", "anyone"),
        ])
        .await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "union")]).await;
    // The server stores once that a new person has come back.
    berta.get("/me").await;
    let memory = crate::fuzz::settled(&server).await;
    for (who, guest) in
        [("stranger", &mut server.guest()), ("another person", &mut berta), ("the other player", &mut gold)]
    {
        let not_the_others =
            |deed: &&Deed| if who == "the other player" { deed.other } else { deed.stranger }.is_some();
        for deed in DEEDS.iter().filter(not_the_others) {
            let as_here = |&(name, value): &(&'static str, &'static str)| match value {
                "silver" => (name, "squadron"),
                "gold" => (name, "union"),
                value => (name, value),
            };
            let fields: Vec<(&str, &str)> = deed.fields.iter().map(as_here).chain([("seq", "0")]).collect();
            let reply = guest.fetch(&format!("/t/{table}/{}", deed.name), &fields).await;
            assert!(reply.status.is_client_error(), "{} by {who}: {} {}", deed.name, reply.status, reply.body);
        }
    }
    assert!(crate::fuzz::memory(&server).await == memory, "nothing was written");
}

#[tokio::test]
async fn a_device_that_was_signed_out_has_no_name_at_once() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let code = code(&mut silver).await;
    let mut lost = server.guest();
    lost.post("/me/here", &[("code", &code)]).await;
    let question = lost.question(&table, "silver").await.unwrap();
    let mut reader = EventReader::open(&mut lost, &format!("/t/{table}/stream?seat=silver")).await;
    reader.next().await;
    let page = silver.get("/me").await.body;
    let device = page.split("name=\"device\" value=\"").nth(1).expect("another device").split('"').next().unwrap();
    let stranger = named(&server, "Berta").await.post("/me/out", &[("device", device)]).await;
    assert_eq!(stranger.status, StatusCode::BAD_REQUEST, "only one's own devices");
    assert_eq!(silver.post("/me/out", &[("device", device)]).await.location, "/me?done=out");
    assert_eq!(reader.next().await.go(), "/me?done=signed-out", "its open page is sent away, and not to look on");
    let told = lost.get("/me?done=signed-out").await.body;
    assert!(told.contains("This device was signed out") && told.contains("action=\"/me/sign-in\""), "{told}");
    lost.post("/language", &[("language", "de")]).await;
    assert!(lost.get("/me?done=signed-out").await.body.contains("Dieses Gerät wurde abgemeldet"));
    assert!(!silver.get("/me?done=signed-out").await.body.contains("This device was signed out"));
    can_do_nothing(&mut lost, &table, &question.seq, "a device that was signed out").await;
    assert!(silver.question(&table, "silver").await.is_some(), "the other device goes on");
    // And this one: the seat stays, the browser has no name.
    assert_eq!(silver.post("/me/out", &[]).await.location, "/");
    assert!(silver.get("/me").await.body.contains("You have no name here yet"));
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_forgotten() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    silver.post(&format!("/t/{table}/chat"), &[("seat", "silver"), ("text", "I live by the sea")]).await;
    assert!(gold.get(&format!("/t/{table}?seat=gold")).await.body.contains("I live by the sea"));
    assert_eq!(silver.post("/me/forget", &[]).await.location, "/");
    let page = gold.get(&format!("/t/{table}?seat=gold")).await.body;
    assert!(!page.contains("Lotte") && !page.contains("I live by the sea"), "name and words are gone");
    assert!(gold.question(&table, "gold").await.is_some(), "the game is still there");
    assert_eq!(silver.get(&format!("/t/{table}?seat=silver")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_player_who_deletes_the_account_frees_all_seats() {
    for way in ["/me/forget", "/me/out"] {
        let server = TestServer::open().await;
        let (mut gone, mut other, running) = two_at_a_table(&server).await;
        let open = gone.make("me", "anyone").await;
        let kept = other.make("me", "anyone").await;
        gone.post(&format!("/t/{kept}/sit"), &[("seat", "gold"), ("name", "Lotte")]).await;
        let mut third = server.guest();
        let lobby = third.get("/").await.body;
        assert!(lobby.contains(&open) && !lobby.contains(&kept), "{way}: one table waits, the other is full");
        let alone = gone.make("me", "bot:easy").await;
        gone.contribute(&alone, "silver").await;
        assert_eq!(gone.post(way, &[]).await.location, "/");
        let lobby = third.get("/").await.body;
        assert!(!lobby.contains(&open) && lobby.contains(&kept), "{way}: it is not listed any more");
        assert_eq!(third.get(&format!("/t/{open}")).await.status, StatusCode::GONE, "{way}: it is called off");
        let page = other.get(&format!("/t/{running}?seat=gold")).await.body;
        assert!(page.contains("had to leave") && page.contains("value=\"end\""), "{way}: the other decides: {page}");
        let record = third.get(&format!("/t/{alone}/record")).await.body;
        assert!(record.contains("# broken off by silver"), "{way}: {record}");
    }
}

#[tokio::test]
async fn who_can_come_back_by_another_device_or_a_password_is_waited_for() {
    let server = TestServer::open().await;
    let mut host = named(&server, "Lotte").await;
    let who = handle(&mut host).await;
    let mut phone = server.guest();
    let code = code(&mut host).await;
    phone.post("/me/here", &[("code", &code)]).await;
    let table = host.make("me", "anyone").await;
    host.post("/me/out", &[]).await;
    assert!(server.guest().get("/").await.body.contains(&table), "there is the phone");
    phone.post("/me/password", &[("new", "seven seas")]).await;
    phone.post("/me/out", &[]).await;
    assert!(server.guest().get("/").await.body.contains(&table), "there is the password");
    let mut back = server.guest();
    back.post("/me/sign-in", &[("who", &who), ("password", "seven seas")]).await;
    assert!(back.get("/").await.body.contains(&table));
    // And this browser becomes another person, after which no browser can be Lotte.
    back.post("/me/password", &[("old", "seven seas"), ("remove", "on")]).await;
    let code = self::code(&mut named(&server, "Berta").await).await;
    back.post("/me/here", &[("code", &code)]).await;
    assert!(!server.guest().get("/").await.body.contains(&table));
}

#[tokio::test]
async fn what_cannot_be_seen_and_what_bots_are_called_is_nobodys_name() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    for (name, code) in [("\u{3164}", "name"), ("\u{2800} \u{fe0f}", "name"), ("Bot\u{2060} Stark", "name-of-a-bot")] {
        let refused = anna.fetch("/name", &[("name", name)]).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &code.into()), "{name:?}");
    }
    let chairs = [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "me"), ("holder.gold", "here")];
    let refused = anna.fetch("/make", &[&chairs[..], &[("called.gold", "Easy bot")]].concat()).await;
    assert_eq!(refused.json()["code"], "name-of-a-bot");
    assert!(handle(&mut anna).await.starts_with("Anna#"));
    let mut berta = server.guest();
    berta.post("/language", &[("language", "de")]).await;
    berta.post("/play-now", &[("game", "turning-tides")]).await;
    let handle = handle(&mut berta).await;
    assert!(!handle.contains(' '), "who gives none gets a German one: {handle}");
}

#[tokio::test]
async fn damaged_input_is_refused_and_a_page_says_so() {
    let server = TestServer::open().await;
    let mut anna = named(&server, "Anna").await;
    for (path, fields) in [
        ("/me/here", vec![]),
        ("/me/here", vec![("code", "%00")]),
        ("/me/sign-in", vec![("who", "#"), ("password", "x")]),
        ("/me/sign-in", vec![("who", "Anna#99999999999999999999"), ("password", "x")]),
        ("/me/password", vec![]),
        ("/me/out", vec![("device", "mine")]),
        ("/me/out", vec![("device", "-1")]),
    ] {
        let reply = anna.post(path, &fields).await;
        assert!(reply.status.is_client_error() && reply.body.contains("<h1>"), "{path} {fields:?}: {}", reply.status);
    }
    for path in ["/me/code", "/me/out", "/me/forget"] {
        assert_eq!(server.guest().fetch(path, &[]).await.status, StatusCode::FORBIDDEN, "{path} by a stranger");
    }
    let long = "x".repeat(5000);
    assert!(anna.post("/me/password", &[("new", &long)]).await.status.is_client_error());
}
