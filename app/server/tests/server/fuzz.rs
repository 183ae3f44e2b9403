//! Bad input of every kind at every address: a refusal with a sentence, never a breakdown, and nothing is changed.
//!
//! The addresses are read from the sources, so that a new one cannot be forgotten. What is sent is drawn by luck from a
//! list of nasty things, and a failure prints the request that did it.

use crate::guest::{Guest, House, play_on, two_at_a_table};
use proptest::{prelude::*, sample::select, strategy::ValueTree as _, test_runner::TestRunner};
use reqwest::StatusCode;
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use wardroom_kernel::Luck;

/// Rounds over all addresses; more by `WARDROOM_FUZZ=100`.
const ROUNDS: usize = 14;
const LONGEST: Duration = Duration::from_secs(12);

#[derive(Clone, Debug)]
struct Route {
    path: String,
    methods: Vec<&'static str>,
}

/// Every `.route("..", get(..).post(..))` of the server.
fn routes() -> Vec<Route> {
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let plain: String = source.split_whitespace().collect();
    let mut routes = Vec::new();
    for rest in plain.split(".route(\"").skip(1) {
        let (path, handlers) = rest.split_once("\",").expect("a route has a path and handlers");
        let handlers = handlers.split(".route(").next().unwrap_or_default();
        let methods = ["get", "post"].into_iter().filter(|method| handlers.contains(&format!("{method}(")));
        let methods: Vec<_> = methods.map(|method| if method == "get" { "GET" } else { "POST" }).collect();
        assert!(!methods.is_empty(), "{path} is reached by no method that is known here");
        routes.push(Route { path: path.into(), methods });
    }
    routes.retain(|route| route.path != "/metrics");
    routes
}

fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            read(&entry, into);
        } else {
            into.push_str(&fs::read_to_string(entry).unwrap());
        }
    }
}

#[derive(Clone, Debug)]
struct Request {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, Vec<u8>)>,
    body: Vec<u8>,
    /// More is announced than is sent.
    is_cut_short: bool,
}

fn words() -> impl Strategy<Value = String> {
    let known = select(vec![
        "",
        "-1",
        "0",
        "1",
        "17",
        "18446744073709551616",
        "1e9",
        "NaN",
        "silver",
        "gold",
        "union",
        "admiral",
        "spectator",
        "turning-tides",
        "ahoy",
        "chess",
        "base",
        "duel",
        "me",
        "open",
        "anyone",
        "bot:",
        "bot:easy",
        "bot:god",
        "resign",
        "accept draw",
        "card.fire",
        "a > b > c",
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "../../etc/passwd",
        "de",
        "en",
        "dark",
        "/",
        "//evil.example",
        "on",
        "off",
        "a.b.c",
        "1.svg",
        "0.png",
        "99999999.svg",
        "%",
        "%00",
        "%ff",
        "%zz",
        "ä",
        "😀",
        "\u{202e}",
        "\0",
        "\r\nx: y",
        "{}",
        "null",
        "[]",
    ]);
    prop_oneof![
        8 => known.prop_map(str::to_owned),
        1 => "\\PC{0,40}",
        1 => (1_usize..6000).prop_map(|length| "x".repeat(length)),
    ]
}

/// Names of fields that handlers ask for, read from the sources too, and some that nobody does.
fn names() -> Vec<String> {
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let mut names: Vec<String> = [".get(\"", ".need(\"", ".number(\""]
        .iter()
        .flat_map(|call| source.split(call).skip(1).filter_map(|rest| rest.split('"').next()))
        .map(str::to_owned)
        .chain(["holder.silver", "holder.gold", "option.round_limit", "option.", "public", "x", ""].map(str::to_owned))
        .collect();
    names.sort();
    names.dedup();
    names
}

fn fields() -> impl Strategy<Value = Vec<u8>> {
    let pair = (select(names()), words(), any::<bool>()).prop_map(|(name, value, is_escaped)| {
        let value = if is_escaped { form_escaped(&value) } else { value };
        format!("{name}={value}")
    });
    prop::collection::vec(pair, 0..7).prop_map(|pairs| pairs.join("&").into_bytes())
}

fn form_escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn bodies() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        6 => fields(),
        1 => prop::collection::vec(any::<u8>(), 0..300),
        1 => Just(Vec::new()),
        1 => (0_usize..80).prop_map(|count| "&=".repeat(count).into_bytes()),
        1 => (16_000_usize..40_000).prop_map(|length| [b"answer=".to_vec(), vec![b'x'; length]].concat()),
        1 => Just(b"game: turning-tides 1\nmode: base\n".to_vec()),
        1 => Just(b"--b\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n\xff\xfe\r\n--b--\r\n".to_vec()),
    ]
}

fn headers() -> impl Strategy<Value = Vec<(&'static str, Vec<u8>)>> {
    let kind = select(vec![
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=b",
        "multipart/form-data",
        "application/json",
        "APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-16",
        "",
        ";",
        "\u{ff}",
    ]);
    let cookie = prop_oneof![
        words().prop_map(|value| format!("wardroom={value}; invite={value}; language={value}; theme={value}")),
        Just(format!("wardroom={}", "0".repeat(64))),
        Just("=;=;;;==".to_owned()),
        Just("wardroom".to_owned()),
        (1_usize..3000).prop_map(|length| format!("a={}", "y".repeat(length))),
    ];
    let other = select(vec![
        ("range", "bytes=0-99999999999"),
        ("range", "bytes=-"),
        ("if-none-match", "*"),
        ("last-event-id", "ffffffffffffffffff-0-0"),
        ("last-event-id", "1-ffffffffffffffff-1"),
        ("accept-language", "de;q=NaN, en;q=-1, ;;,"),
        ("accept-language", "xx"),
        ("accept", "application/json"),
        ("x-forwarded-for", "1.2.3.4, nonsense"),
        ("x-forwarded-proto", "https"),
        ("expect", "nothing"),
        ("origin", "null"),
        ("origin", "http://evil.example"),
        ("sec-fetch-site", "cross-site"),
        ("content-encoding", "gzip"),
        ("host", "evil.example"),
        ("upgrade", "websocket"),
        ("te", "trailers"),
    ]);
    let sent = |text: String| text.replace(['\r', '\n', '\0'], "").into_bytes();
    (prop::option::of(kind), prop::option::of(cookie), prop::collection::vec(other, 0..3)).prop_map(
        move |(kind, cookie, others)| {
            let kind = kind.map(|kind| ("content-type", sent(kind.into())));
            let cookie = cookie.map(|cookie| ("cookie", sent(cookie)));
            let others = others.into_iter().map(|(name, value)| (name, sent(value.into())));
            kind.into_iter().chain(cookie).chain(others).collect()
        },
    )
}

/// A request to this address, wrong in some way most of the time.
fn request(route: &Route, known: &[String]) -> impl Strategy<Value = Request> + use<> {
    let own: Vec<&'static str> = route.methods.iter().flat_map(|method| [*method; 3]).collect();
    let methods = select([own, vec!["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"]].concat());
    let id = prop_oneof![4 => select(known.to_vec()), 3 => words().prop_map(|word| path_escaped(&word))];
    let query = prop_oneof![2 => Just(Vec::new()), 2 => fields()];
    let path = route.path.clone();
    let path = (prop::collection::vec(id, 4), query).prop_map(move |(words, query)| {
        let mut words = words.into_iter();
        let filled: Vec<String> = path
            .split('/')
            .map(|part| if part.starts_with('{') { words.next().unwrap_or_default() } else { part.to_owned() })
            .collect();
        let query: String = query.iter().filter(|byte| byte.is_ascii_graphic()).map(|byte| char::from(*byte)).collect();
        let query = query.replace('#', "");
        if query.is_empty() { filled.join("/") } else { format!("{}?{query}", filled.join("/")) }
    });
    let is_cut_short = prop::bool::weighted(0.03);
    (methods, path, headers(), bodies(), is_cut_short).prop_map(|(method, path, headers, body, is_cut_short)| {
        let body = if method == "GET" || method == "HEAD" { Vec::new() } else { body };
        Request { method, path, headers, is_cut_short: is_cut_short && !body.is_empty(), body }
    })
}

/// What may stand in an address: everything else as its number, but damage is kept.
fn path_escaped(word: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' | b'%' | b'~' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    word.bytes().map(byte).collect()
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

/// Byte for byte as it stands there: no client mends it on the way.
async fn send(address: &str, request: &Request) -> Option<Answer> {
    let mut bytes = format!("{} {} HTTP/1.1\r\nconnection: close\r\n", request.method, request.path).into_bytes();
    if !request.headers.iter().any(|(name, _)| *name == "host") {
        bytes.extend(format!("host: {address}\r\n").bytes());
    }
    for (name, value) in &request.headers {
        bytes.extend([name.as_bytes(), b": ", value, b"\r\n"].concat());
    }
    if !request.body.is_empty() {
        let length = request.body.len() + if request.is_cut_short { 100 } else { 0 };
        bytes.extend(format!("content-length: {length}\r\n").bytes());
    }
    bytes.extend(b"\r\n");
    bytes.extend(&request.body);
    let mut stream = TcpStream::connect(address).await.expect("the server is alive");
    // It may answer and close before it has heard everything.
    let _ = stream.write_all(&bytes).await;
    if request.is_cut_short {
        let _ = stream.shutdown().await;
    }
    let mut answer = Vec::new();
    let mut part = [0; 16 * 1024];
    // A stream does not end by itself: its head is enough.
    while let Ok(Ok(length)) = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut part)).await {
        answer.extend(&part[..length]);
        let is_stream = String::from_utf8_lossy(&answer[..answer.len().min(2000)]).contains("text/event-stream");
        if length == 0 || is_stream {
            break;
        }
    }
    let text = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head: head.to_lowercase(), body: body.into() })
}

/// Why the answer is not what it should be.
fn complaint(request: &Request, answer: &Answer) -> Option<&'static str> {
    let is_of_http = answer.body.is_empty() && !answer.head.contains("content-security-policy");
    match answer.status {
        500.. => Some("a breakdown"),
        // What is not even HTTP never reaches the site.
        400 | 414 | 431 if is_of_http => None,
        400.. if request.method == "HEAD" => None,
        400.. if answer.head.contains("application/json") => {
            let is_told = ["\"message\":\"", "\"code\":\""].iter().all(|field| answer.body.contains(field));
            (!is_told).then_some("no sentence in the JSON")
        }
        400.. => (!answer.body.contains("<h1>")).then_some("no page that says what is wrong"),
        _ if !answer.head.contains("x-content-type-options: nosniff") => Some("a page without our headers"),
        _ => None,
    }
}

/// Everything that must not change when somebody is refused.
async fn memory(house: &House) -> BTreeMap<String, String> {
    let place = house.data.path().join("test.sqlite").display().to_string();
    let store = wardroom_store::Store::open(&place).await.unwrap();
    let (mut memory, mut file) = (BTreeMap::new(), Vec::new());
    store.dump(&mut file).await.unwrap();
    store.close().await;
    for line in String::from_utf8(file).unwrap().lines().filter(|line| line.starts_with('[')) {
        memory.insert(line.to_owned(), String::new());
    }
    memory
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_to_whatever_address_is_refused_with_a_sentence() {
    let (house, routes) = (House::open().await, routes());
    assert!(routes.len() > 30, "the addresses are read from the sources: {routes:?}");
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    play_on(&mut silver, &mut gold, &table, &mut Luck(3), 4).await;
    let invitation = invitation(&mut silver).await;
    let known =
        vec![table.clone(), "nothere".into(), "turning-tides".into(), "marauders".into(), invitation, "1.svg".into()];
    let address = house.server.address().to_string();
    let rounds = std::env::var("WARDROOM_FUZZ").ok().and_then(|rounds| rounds.parse().ok());
    let (begun, mut runner, mut seen) = (Instant::now(), TestRunner::deterministic(), BTreeMap::new());
    let mut wrong = Vec::new();
    for round in 0..rounds.unwrap_or(ROUNDS) {
        for route in &routes {
            if rounds.is_none() && begun.elapsed() > LONGEST {
                continue;
            }
            let request = request(route, &known).new_tree(&mut runner).unwrap().current();
            let Some(answer) = send(&address, &request).await else {
                if !request.is_cut_short {
                    wrong.push(format!("no answer to {request:?}"));
                }
                continue;
            };
            *seen.entry(answer.status).or_insert(0) += 1;
            if let Some(complaint) = complaint(&request, &answer) {
                let start: String = answer.body.chars().take(300).collect();
                wrong.push(format!("round {round}, {complaint}: {} {start}\n  to {request:?}", answer.status));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {seen:?}:\n{}", wrong.len(), wrong.join("\n"));
    assert!([200, 400, 404, 405, 415].iter().all(|status| seen.contains_key(status)), "all kinds came up: {seen:?}");
    assert_eq!(silver.get("/health").await.status, StatusCode::OK);
    assert!(silver.question(&table, "silver").await.is_some(), "the game goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_refused_changes_nothing() {
    let (house, routes) = (House::open().await, routes());
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    play_on(&mut silver, &mut gold, &table, &mut Luck(3), 4).await;
    let address = house.server.address().to_string();
    let known = vec![table, "nothere".into(), "marauders".into()];
    let mut runner = TestRunner::deterministic();
    let mut before = memory(&house).await;
    for _ in 0..3 {
        let mut accepted = Vec::new();
        for route in routes.iter().filter(|route| route.methods.contains(&"POST")) {
            let request = request(route, &known).new_tree(&mut runner).unwrap().current();
            match send(&address, &request).await {
                Some(answer) if answer.status < 400 => accepted.push(request),
                Some(_) | None => (),
            }
        }
        let after = memory(&house).await;
        assert!(after == before || !accepted.is_empty(), "refused, and yet something was written");
        before = after;
    }
}

async fn invitation(maker: &mut Guest) -> String {
    let table = maker.make("me", "open").await;
    maker.invitation(&table).await.trim_start_matches("/j/").to_owned()
}
