//! Whatever is sent to whatever address: a refusal with a sentence, never a breakdown.

use crate::test_server::{TestServer, two_at_a_table};
use wardroom_kernel::FastRng;

const NAMES: [&str; 14] = [
    "seat",
    "seq",
    "answer",
    "word",
    "game",
    "mode",
    "holder.silver",
    "holder.gold",
    "option.round_limit",
    "contribution",
    "language",
    "theme",
    "back",
    "bot",
];
const VALUES: [&str; 16] = [
    "",
    "\0",
    "-1",
    "18446744073709551616",
    "silver",
    "gold",
    "card.fire",
    "%",
    "ä\u{202e}",
    "turning-tides",
    "base",
    "me",
    "bot:",
    "a > b > c",
    "<script>",
    "resign; accept",
];

fn body(rng: &mut FastRng) -> Vec<u8> {
    match rng.below(4) {
        0 => (0..rng.below(200)).map(|_| rng.below(256) as u8).collect(),
        1 => vec![b'&'; rng.below(50)],
        _ => {
            let fields = (0..rng.below(6))
                .map(|_| format!("{}={}", NAMES[rng.below(NAMES.len())], VALUES[rng.below(VALUES.len())]));
            fields.collect::<Vec<_>>().join("&").into_bytes()
        }
    }
}

#[tokio::test]
async fn damaged_forms_are_refused_everywhere() {
    let server = TestServer::open().await;
    let (silver, _, table) = two_at_a_table(&server).await;
    let mut rng = FastRng(99);
    let at_table =
        ["sit", "contribute", "answer", "undo", "say", "rematch", "play-on"].map(|what| format!("/t/{table}/{what}"));
    let elsewhere = [
        "/make",
        "/play-now",
        "/language",
        "/theme",
        "/name",
        "/j/a.b.c",
        "/t/nothere/answer",
        "/t/%ff/answer",
        "/t/..%2f/say",
        "/records",
        "/r/nothere/play-on",
    ];
    for path in at_table.iter().map(String::as_str).chain(elsewhere) {
        for number in 0..40 {
            let sent = body(&mut rng);
            let request = silver.http.post(format!("{}{path}", silver.base)).body(sent.clone());
            // By a player and by a stranger: the kind of reply must not differ.
            let request = if number % 2 == 0 { request.header("cookie", silver.cookie()) } else { request };
            let kind = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"][rng.below(3)];
            let reply = request.header("content-type", kind).header("accept", "application/json").send().await.unwrap();
            let status = reply.status();
            let text = reply.text().await.unwrap();
            let shown = String::from_utf8_lossy(&sent).into_owned();
            // A few of them happen to be fine: a language, or a game to play now.
            let is_fine = status.is_success() && ["/play-now", "/language", "/theme", "/make"].contains(&path);
            assert!(status.is_client_error() || is_fine, "{path} #{number} {shown:?}: {status} {text}");
            if status.is_client_error() {
                let told: serde_json::Value = serde_json::from_str(&text).unwrap();
                assert!(!told["message"].as_str().unwrap().is_empty() && told["code"].is_string(), "{text}");
            }
        }
    }
}

#[tokio::test]
async fn damaged_addresses_are_refused_everywhere() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    for path in [
        "/t/%00",
        "/t/%ff%fe",
        "/t/a%2fb",
        "/t/😀",
        "/j/%ff",
        "/j/...",
        "/rules/%ff",
        "/rules/chess",
        "/player/%00",
        "/player/a%1bb",
        "/standing/%00",
        "/standing/turning-tides?mode=%00",
        "/records?before=1%00",
        "/?%00",
        "/assets/%ff/x",
        "/t/",
        "/%",
        &format!("/t/{}", "x".repeat(4000)),
        &format!("/t/{table}/ask"),
        &format!("/t/{table}/ask?seat=admiral"),
        &format!("/t/{table}/why"),
        &format!("/t/{table}/why?seat=silver"),
        &format!("/t/{table}/why?seat=gold&path=x"),
        &format!("/t/{table}?seat=bronze"),
        &format!("/t/{table}?seat=%ff"),
        &format!("/t/{table}/nothing"),
        &format!("/t/{table}/answer"),
        &format!("/t/{table}/stream?seat=%00"),
        &format!("/t/{table}/replay?at=-1"),
        &format!("/t/{table}/replay?moment=x"),
        &format!("/t/{table}/replay?seat=admiral"),
        &format!("/t/{table}/at/x.svg"),
        &format!("/t/{table}/at/1.gif"),
        &format!("/t/{table}/at/%ff"),
        "/r/nothere",
        "/r/%ff/replay",
        "/r/nothere/record",
        "/t/nothere/replay",
    ] {
        let reply = silver.get(path).await;
        assert!(reply.status.is_client_error(), "{path}: {}", reply.status);
        assert!(reply.body.contains("<h1>"), "{path}: a page that says what is wrong");
    }
    let strange = ["a > b", "card.fire > zone.9", "> > >", "ä", &"x".repeat(2000)];
    for path in strange {
        let path = path.replace(' ', "%20").replace('>', "%3E");
        assert!(!silver.get(&format!("/t/{table}/why?seat=silver&path={path}")).await.status.is_server_error());
    }
}

#[tokio::test]
async fn text_that_cannot_be_typed_is_refused_before_a_database_sees_it() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    for (path, fields) in [
        ("/name", ("name", "Lo\0tte")),
        (&format!("/t/{table}/chat"), ("text", "Ahoy\0")),
        (&format!("/t/{table}/chat"), ("te\0xt", "Ahoy")),
        ("/make", ("option.\0", "on")),
        ("/me/sign-in", ("name", "\0")),
    ] {
        let refused = silver.fetch(path, &[fields]).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (400, &"not-written".into()), "{path}");
    }
    let lines = silver.fetch(&format!("/t/{table}/chat"), &[("text", "two\r\n\tlines")]).await;
    assert_eq!(lines.status.as_u16(), 200, "{}", lines.body);
}

#[tokio::test]
async fn large_forms_are_refused() {
    let server = TestServer::open().await;
    let (silver, _, table) = two_at_a_table(&server).await;
    let body = format!("answer={}", "x".repeat(100_000));
    let request = silver.http.post(format!("{}/t/{table}/answer", silver.base)).body(body);
    let reply = request.header("content-type", "application/x-www-form-urlencoded").send().await.unwrap();
    assert_eq!(reply.status(), reqwest::StatusCode::PAYLOAD_TOO_LARGE);
    let told = reply.text().await.unwrap();
    assert!(told.contains("more than the 16384 bytes") && told.contains("Send less"), "{told}");
}
