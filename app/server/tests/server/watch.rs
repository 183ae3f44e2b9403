//! What whoever runs a server can see of it: whether it lives, what it counts, what it logs; and what it must not tell.

use crate::guest::{House, play_on, two_at_a_table};
use reqwest::StatusCode;
use std::{
    io,
    sync::{Arc, Mutex},
};
use wardroom_kernel::Luck;

#[tokio::test]
async fn metrics_are_read_where_the_host_says_and_nowhere_else() {
    let house = House::with(|config| config.metrics = Some("127.0.0.1:0".into())).await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    let ear = silver.raw(&format!("/t/{table}/stream?seat=silver")).await;
    play_on(&mut silver, &mut gold, &table, &mut Luck(1), 3).await;
    silver.answer(&table, "silver", "99999", "card.fire").await;
    assert_eq!(silver.get("/metrics").await.status, StatusCode::NOT_FOUND, "not where everybody comes by");
    let address = house.server.metrics_address().expect("it was asked for");
    let read = || async { reqwest::get(format!("http://{address}/metrics")).await.unwrap().text().await.unwrap() };
    let page = read().await;
    let value = |line: &str| -> f64 {
        let found = page.lines().find(|found| found.starts_with(line)).unwrap_or_else(|| panic!("{line}: {page}"));
        found.rsplit(' ').next().unwrap().parse().unwrap()
    };
    // Three rounds, in each of which at least one of them is asked.
    assert!(value("wardroom_answers_total{by=\"person\",result=\"accepted\"}") >= 3.0, "{page}");
    assert_eq!(value("wardroom_answers_total{by=\"person\",result=\"stale\"}"), 1.0);
    assert!(value("wardroom_answer_durable_seconds_count") >= 3.0);
    assert!(value("wardroom_answer_sent_seconds_count") >= 1.0);
    assert!(value("wardroom_commit_duration_seconds_count") >= 1.0);
    assert!(value("wardroom_journal_lag_seconds_count") >= 1.0);
    assert_eq!(value("wardroom_tables{state=\"playing\"}"), 1.0);
    assert_eq!(value("wardroom_tables{state=\"over\"}"), 0.0);
    assert_eq!(value("wardroom_streams"), 1.0);
    assert!(value("wardroom_requests_total{method=\"POST\",route=\"/t/{id}/answer\",status=\"200\"}") >= 3.0);
    assert!(value("wardroom_memory_resident_bytes") > 1e6);
    assert!(page.contains("wardroom_build_info{version=\"") && page.ends_with("# EOF\n"));
    assert!(!page.contains(&table), "no table is named");
    let documented = include_str!("../../../../docs/HOSTING.md");
    for line in page.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let name = line.split(' ').next().unwrap();
        assert!(documented.contains(&format!("`{name}`")), "docs/HOSTING.md does not explain {name}");
    }
    drop(ear);
}

#[tokio::test]
async fn a_server_without_a_place_for_metrics_has_none() {
    let house = House::open().await;
    assert_eq!(house.server.metrics_address(), None);
}

#[tokio::test]
async fn ready_is_more_than_alive() {
    let house = House::open().await;
    let mut guest = house.guest();
    let (health, ready) = (guest.get("/health").await, guest.get("/ready").await);
    assert_eq!((health.status, ready.status, &*ready.body), (StatusCode::OK, StatusCode::OK, "ready\n"));
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// On one thread, so that everything the server does is heard.
#[tokio::test(flavor = "current_thread")]
async fn the_log_names_routes_and_no_secrets() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().json().with_max_level(tracing::Level::TRACE);
    let subscriber = subscriber.with_writer(move || writer.clone()).finish();
    // Of a single subscriber tracing takes the word of whatever thread comes by a line first, and remembers it: where tests share a
    // process, one that listens to nothing would speak for this one.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::new());
    let _heard = tracing::subscriber::set_default(subscriber);
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    let spare = silver.make("me", "open").await;
    let invitation = silver.invitation(&spare).await;
    gold.get(&invitation).await;
    play_on(&mut silver, &mut gold, &table, &mut Luck(1), 4).await;
    silver.get(&format!("/t/{table}/why?seat=silver&path=card.secret")).await;
    house.server.stop().await;
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let own: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("each line is an object")).collect();
    let own: Vec<_> = own.iter().filter(|line| line["target"].as_str().unwrap().starts_with("wardroom")).collect();
    let answered =
        |route: &str| own.iter().any(|line| line["span"]["route"] == route && line["fields"]["status"].is_u64());
    assert!(answered("/t/{id}/answer") && answered("/j/{token}"), "every request is logged by its route");
    let own: String = own.iter().map(|line| format!("{line}\n")).collect();
    let token = invitation.trim_start_matches("/j/");
    let secret = token.rsplit('.').next().unwrap();
    for hidden in [token, secret, "seven seas", "card.secret", "card.", "wardroom="] {
        assert!(!own.contains(hidden), "the log holds {hidden}");
    }
}

#[tokio::test]
async fn over_https_cookies_stay_there_and_links_lead_there() {
    let house = House::with(|config| config.public_url = Some("https://club.example/".into())).await;
    let guest = house.guest();
    let form = [("game", "turning-tides"), ("mode", "base"), ("holder.silver", "me"), ("holder.gold", "open")];
    let reply = guest.http.post(format!("{}/make", guest.base)).form(&form).send().await.unwrap();
    let cookie = reply.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(reply.headers().contains_key("strict-transport-security"));
    let table = reply.headers()["location"].to_str().unwrap();
    let page = guest.http.get(format!("{}{table}", guest.base)).header("cookie", cookie).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("https://club.example/j/"));
    let house = House::open().await;
    let plain = house.guest();
    let reply = plain.http.post(format!("{}/make", plain.base)).header("x-forwarded-proto", "https").form(&form);
    let reply = reply.send().await.unwrap();
    assert!(!reply.headers()["set-cookie"].to_str().unwrap().contains("Secure"), "a stranger's word does not count");
}
