//! What anybody may send to an address: nasty things drawn at random, whole or torn, in its body, its query and its headers.

use crate::routes::{Route, source};
use proptest::{prelude::*, sample::select};
use std::{collections::BTreeSet, sync::LazyLock};

#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) headers: Vec<(&'static str, Vec<u8>)>,
    pub(super) body: Vec<u8>,
    /// More is announced than is sent.
    pub(super) is_cut_short: bool,
}

pub(super) fn words() -> impl Strategy<Value = String> {
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
        "altair",
        "red",
        "admiral",
        "spectator",
        "turning-tides",
        "ahoy",
        "efemeris",
        "marauders",
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

/// Names of fields that handlers ask for, read from the sources too.
pub(super) static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let source = source();
    let calls = [".get(\"", ".need(\"", ".number(\""];
    let names = calls.iter().flat_map(|call| source.split(call).skip(1).filter_map(|rest| rest.split('"').next()));
    names.map(str::to_owned).collect::<BTreeSet<_>>().into_iter().collect()
});

fn fields() -> impl Strategy<Value = Vec<u8>> {
    let odd = ["holder.silver", "holder.gold", "called.gold", "option.round_limit", "option.", "public", "x", ""];
    let names: Vec<String> = NAMES.iter().cloned().chain(odd.map(str::to_owned)).collect();
    let pair = (select(names), words(), any::<bool>()).prop_map(|(name, value, is_escaped)| {
        let value = if is_escaped { form_escaped(&value) } else { value };
        format!("{name}={value}")
    });
    prop::collection::vec(pair, 0..7).prop_map(|pairs| pairs.join("&").into_bytes())
}

pub(super) fn form_escaped(text: &str) -> String {
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
        (25_000_usize..90_000).prop_map(|length| format!("a={}", "y".repeat(length))),
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
pub(super) fn request(route: &Route, known: &[String]) -> impl Strategy<Value = Request> + use<> {
    let own: Vec<&'static str> = route.methods.iter().flat_map(|method| [*method; 3]).collect();
    let methods = select([own, vec!["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"]].concat());
    let spoilt = select(known.to_vec()).prop_map(|id| format!("{id}%00"));
    let id = prop_oneof![4 => select(known.to_vec()), 3 => words().prop_map(|word| path_escaped(&word)), 1 => spoilt];
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
