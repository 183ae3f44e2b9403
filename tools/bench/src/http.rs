//! An HTTP client like a browser: it keeps one connection and returns cookies.

use http_body_util::{BodyExt as _, Full};
use hyper::{
    Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    client::conn::http1::{SendRequest, handshake},
    header,
};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[derive(Debug)]
pub struct HttpClient {
    address: String,
    sender: SendRequest<Full<Bytes>>,
    pub cookie: String,
}

#[derive(Debug)]
pub struct HttpReply {
    pub status: StatusCode,
    pub location: String,
    pub body: String,
}

impl HttpClient {
    pub async fn open(address: &str, cookie: String) -> Result<HttpClient> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(HttpClient { address: address.into(), sender, cookie })
    }
    async fn send(&mut self, method: Method, path: &str, accept: &str, body: String) -> Result<Response<Incoming>> {
        self.sender.ready().await?;
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.address)
            .header(header::ORIGIN, format!("http://{}", self.address))
            .header(header::ACCEPT, accept)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, &self.cookie)
            .body(Full::from(body))?;
        let reply = self.sender.send_request(request).await?;
        for cookie in reply.headers().get_all(header::SET_COOKIE) {
            let pair = cookie.to_str()?.split(';').next().unwrap_or_default();
            self.cookie = if self.cookie.is_empty() { pair.into() } else { format!("{}; {pair}", self.cookie) };
        }
        Ok(reply)
    }
    pub async fn get(&mut self, path: &str) -> Result<HttpReply> {
        HttpReply::of(self.send(Method::GET, path, "text/html", String::new()).await?).await
    }
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)], accept: &str) -> Result<HttpReply> {
        let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escape(value))).collect();
        HttpReply::of(self.send(Method::POST, path, accept, body.join("&")).await?).await
    }
    /// An event stream: its body ends when the server closes it.
    pub async fn stream(&mut self, path: &str) -> Result<Incoming> {
        Ok(self.send(Method::GET, path, "text/event-stream", String::new()).await?.into_body())
    }
}

impl HttpReply {
    async fn of(reply: Response<Incoming>) -> Result<HttpReply> {
        let location = reply.headers().get(header::LOCATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let (status, location) = (reply.status(), location.to_owned());
        let body = reply.into_body().collect().await?.to_bytes();
        Ok(HttpReply { status, location, body: String::from_utf8_lossy(&body).into_owned() })
    }
}

fn escape(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
