//! The codes that phones read from the screen: what a camera reads is the address that stands beside them.

use crate::test_server::TestServer;

/// Reads the drawing of a code as a camera would: its dark squares, each several pixels wide.
fn read(drawing: &str) -> String {
    const PIXELS: usize = 6;
    let side: usize = drawing.split("viewBox=\"0 0 ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    let path = drawing.rsplit(" d=\"").next().unwrap().split('"').next().unwrap();
    let squares: Vec<(usize, usize)> = path
        .split('M')
        .filter_map(|square| square.split('h').next()?.split_once(' '))
        .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
        .collect();
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(side * PIXELS, side * PIXELS, |x, y| {
        if squares.contains(&(x / PIXELS, y / PIXELS)) { 0 } else { 255 }
    });
    let codes = seen.detect_grids();
    assert_eq!(codes.len(), 1, "one code is seen");
    codes[0].decode().expect("it reads").1
}

/// A server that others reach.
async fn club() -> TestServer {
    TestServer::with(|config| config.public_url = Some("http://club.example".into())).await
}

fn drawing(page: &str) -> &str {
    let code = page.split("role=\"img\"").nth(1).expect("a code").split("<svg").nth(1).unwrap();
    code.split("</svg>").next().unwrap()
}

#[tokio::test]
async fn the_code_of_an_invitation_is_the_link_beside_it() {
    let server = club().await;
    let mut host = server.guest();
    let table = host.make("me", "open").await;
    let page = host.get(&format!("/t/{table}")).await.body;
    let invite = page.split("class=\"invite\"").nth(1).unwrap();
    let address = invite.split("readonly value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(address.starts_with("http://club.example/j/"), "{address}");
    assert_eq!(read(drawing(invite)), address);
}

#[tokio::test]
async fn the_code_for_another_device_is_its_link() {
    let server = club().await;
    let mut me = server.guest();
    me.post("/name", &[("name", "Anna")]).await;
    let page = me.post("/me/code", &[]).await.body;
    let code = page.split("class=\"qr\"").nth(1).expect("a code");
    let link = read(drawing(code));
    assert!(link.starts_with("http://club.example/me/here/"), "{link}");
    assert!(page.contains(link.rsplit('/').next().unwrap()), "the same code stands there in letters");
}

#[tokio::test]
async fn where_a_link_leads_nowhere_else_it_is_said_and_no_camera_is_sent_there() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let table = host.make("me", "open").await;
    let port = server.running.address().port();
    let told = format!("start Wardroom with “--listen 0.0.0.0:{port}” and open the address of this computer there");
    for page in [host.get(&format!("/t/{table}")).await.body, host.post("/me/code", &[]).await.body] {
        assert!(page.contains(&told) && page.contains("--public-url"), "{page}");
        assert!(!page.contains("for a camera") && !page.contains("A code with the link"), "{page}");
        assert!(page.contains("readonly value=\"http://127.0.0.1:"), "the link itself works here");
    }
    host.post("/language", &[("language", "de")]).await;
    assert!(host.get(&format!("/t/{table}")).await.body.contains("Links von hier gelten nur auf diesem Computer."));
    let headers = [("host", "192.168.0.7:7272")];
    let page = host.raw_with(&format!("/t/{table}"), &headers).await.text().await.unwrap();
    assert!(page.contains("http://192.168.0.7:7272/j/") && !page.contains("--listen"), "who came over the network");
    assert!(page.contains("class=\"code\" role=\"img\""));
}
