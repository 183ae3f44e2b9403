//! What comes back over the wire, and what is wrong with it.

use super::request::Request;
use serde_json::Value;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    /// In small letters.
    pub(super) head: String,
    pub(super) body: String,
}

/// Byte for byte as it stands there: no client mends it on the way.
pub(super) async fn send(address: &str, request: &Request) -> Option<Answer> {
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
    while let Ok(Ok(length)) = tokio::time::timeout(Duration::from_secs(30), stream.read(&mut part)).await {
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
pub(super) fn complaint(request: &Request, answer: &Answer) -> Option<&'static str> {
    // What is not even HTTP never reaches the site, and where the metrics are there is none: plain words in both languages.
    let is_plain = !answer.head.contains("content-security-policy") && answer.head.contains("text/plain");
    match answer.status {
        500.. => Some("a breakdown"),
        400.. if request.method == "HEAD" && answer.body.is_empty() => None,
        400.. if is_plain => {
            let sentences: Vec<&str> = answer.body.lines().collect();
            let are_told =
                sentences.len() == 2 && sentences.iter().all(|line| is_sentence(line) && line.ends_with('.'));
            (!are_told).then_some("no sentence in plain words")
        }
        400.. if answer.head.contains("application/json") => {
            let Ok(told) = serde_json::from_str::<Value>(&answer.body) else { return Some("JSON that does not read") };
            let told = |field: &str| told[field].as_str().unwrap_or_default().to_owned();
            (told("code").is_empty() || !is_sentence(&told("message"))).then_some("no sentence in the JSON")
        }
        400.. => (!page_sentence(&answer.body).is_some_and(is_sentence)).then_some("no page that says what is wrong"),
        _ if !answer.head.contains("x-content-type-options: nosniff") => Some("an answer without our headers"),
        _ => None,
    }
}

/// What the page of a refusal says under its heading.
fn page_sentence(page: &str) -> Option<&str> {
    page.split_once("</h1><p>")?.1.split_once("</p>").map(|(sentence, _)| sentence)
}

/// Several words that begin like a sentence; a text that is missing is shown in brackets.
fn is_sentence(text: &str) -> bool {
    let first = text.trim_start_matches(['\u{2068}', '“', '„']).chars().next();
    let is_begun = first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    is_begun && text.split_whitespace().count() > 2 && !text.contains('⟨')
}

#[test]
fn a_refusal_without_a_sentence_is_complained_of() {
    const OURS: &str = "http/1.1 409 conflict\r\ncontent-security-policy: x\r\ncontent-type: ";
    let complaint = |status, kind: &str, body: &str| {
        let request = Request { method: "GET", path: "/".into(), headers: vec![], body: vec![], is_cut_short: false };
        let head = if kind == "text/plain" { "content-type: text/plain".into() } else { format!("{OURS}{kind}") };
        complaint(&request, &Answer { status, head, body: body.into() })
    };
    for (kind, fine, bad) in [
        (
            "application/json",
            r#"{"code":"field","message":"The field “seat” is missing."}"#,
            &[
                r#"{"code":"field","message":""}"#,
                r#"{"code":"field","message":null}"#,
                r#"{"code":"","message":"The field is missing."}"#,
                r#"{"code":"field","message":"⟨trouble-field⟩ is not there"}"#,
                r#"{"code":"field","message":" Now: "}"#,
                r#""message":"The field is missing","code":"x"#,
            ][..],
        ),
        (
            "text/html",
            "<h1>Off the chart</h1><p>There is nothing here.</p>",
            &["", "<h1>Off the chart</h1>", "<h1>Off the chart</h1><p></p>", "<h1>Off the chart</h1><p>404</p>"],
        ),
        (
            "text/plain",
            "There is nothing here.\nHier ist gar nichts.\n",
            &["", "There is nothing here.\n", "404\n404\n"],
        ),
    ] {
        assert_eq!(complaint(409, kind, fine), None, "{kind}");
        assert!(complaint(500, kind, fine).is_some(), "{kind}");
        for bad in bad {
            assert!(complaint(409, kind, bad).is_some(), "{kind}: {bad}");
        }
    }
}
