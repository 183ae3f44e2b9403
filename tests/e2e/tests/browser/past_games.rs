//! A history for the player of a browser: games that counted and games that did not.

use serde_json::{Value, json};
use wardroom_e2e::{Browser, Result, TestServer};

fn game(name: &str, mode: &str, seat: &str, others: &[(&str, &str)], counts: bool, end: &Value) -> Value {
    let mut fields = json!({"game": name, "mode": mode, "public": "on", format!("holder.{seat}"): "me"});
    for (chair, bot) in others {
        fields[format!("holder.{chair}")] = json!(bot);
    }
    json!({"fields": fields, "seat": seat, "counts": counts, "end": end})
}

/// Plays them; the pages that have something to tell then.
pub(crate) async fn play_past_games(browser: &Browser, server: &TestServer) -> Result<Vec<String>> {
    let resign = json!({"to": "say", "fields": {"word": "resign"}});
    let break_off = json!({"to": "break-off", "fields": {}});
    let games = [
        game("ahoy", "base", "squadron", &[("union", "bot:easy")], true, &resign),
        game("ahoy", "base", "union", &[("squadron", "bot:random")], true, &resign),
        game("ahoy", "base", "squadron", &[("union", "bot:random"), ("smuggler", "bot:easy")], true, &break_off),
        game("marauders", "base", "red", &[("blue", "bot:random")], true, &resign),
        game("turning-tides", "base", "silver", &[("gold", "bot:easy")], false, &break_off),
    ];
    browser.go(&server.url("/standing")).await?;
    browser.run(&format!("const games = {}; {}", json!(games), include_str!("history.js"))).await?;
    // Longer than a page may take to show something: they are whole games, or nearly.
    for _ in 0..4 {
        if browser.until("window.lived").await.is_ok() {
            break;
        }
    }
    assert_eq!(browser.run("return window.lived").await?, true);
    browser.go(&server.url("/standing")).await?;
    let own = browser.run("return document.querySelector('.greet a[href^=\"/player/\"]').getAttribute('href')").await?;
    let own = own.as_str().unwrap_or_default();
    let other = "/standing/marauders".to_owned();
    Ok(vec![other, own.to_owned(), format!("{own}?with=bot-easy"), "/player/bot-easy".to_owned()])
}
