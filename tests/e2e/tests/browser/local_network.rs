//! At home, over plain http: browsers keep the clipboard and their hash functions to themselves there, and the site does without.

use crate::{
    player::Player,
    replay::{a_changed_record_is_found_out, give_up},
};
use serde_json::json;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn without_https_links_are_copied_and_the_dice_are_proved() -> Result {
    let server = TestServer::open().await?;
    let player = Player { browser: Browser::open(Kind::Desktop).await? };
    let browser = &player.browser;
    // Our own hash is the browser's, where that one may be asked: of every length around a block, and some longer ones.
    browser.go(&server.url("/")).await?;
    let same = "const { sha256 } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'sha256.js'));
        for (let length = 0; length < 400; length++) {
          const bytes = crypto.getRandomValues(new Uint8Array(length < 300 ? length : length * 97));
          const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          if (String(sha256(bytes)) !== String(theirs)) return `of ${length} bytes: ${sha256(bytes)}, not ${theirs}`;
        }
        return 'the same';";
    assert_eq!(browser.run(&format!("return (async () => {{ {same} }})()")).await?, "the same");

    browser.go(&server.url_in_the_network("/")).await?;
    let has = "return [isSecureContext, Boolean(navigator.clipboard), Boolean(crypto.subtle)]";
    assert_eq!(browser.run(has).await?, json!([false, false, false]), "else this tries nothing");
    // Notices need https, and no setting of the browser's helps.
    browser.click(".bar-tools > details.menu > summary").await?;
    browser.click("input[data-signal=notify]").await?;
    browser.until("document.querySelector('[data-signal-note]').textContent.includes('needs https')").await?;
    browser.picture("notices-need-https").await?;
    assert_eq!(browser.run("return document.querySelector('input[data-signal=notify]').checked").await?, false);
    player.make_table("intro", "Roset", "open").await?;
    let link = player.invitation().await?;
    assert!(link.starts_with(&server.url_in_the_network("/j/")), "{link}");
    browser.click("[data-copy=invite]").await?;
    browser.until("document.querySelector('[data-copy=invite]').firstChild.textContent === 'Copied'").await?;
    assert_eq!(pasted(browser).await?, link, "what was copied is the link");
    // If copying fails, the page does not claim success: the link is selected instead.
    let never = json!({"source": "Document.prototype.execCommand = () => false"});
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", never).await?;
    browser.client.refresh().await?;
    browser.click("[data-copy=invite]").await?;
    browser.until("document.querySelector('[data-copy=invite]').firstChild.textContent.startsWith('Selected')").await?;
    let selected =
        "const field = document.activeElement; return field.value.slice(field.selectionStart, field.selectionEnd)";
    assert_eq!(browser.run(selected).await?, link);

    // A game that is over at once, and its dice.
    browser.go(&server.url_in_the_network("/")).await?;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    give_up(browser).await?;
    browser.until("document.querySelector('#proof-here')?.dataset.state === 'good'").await?;
    let said = browser.run("return document.getElementById('proof-here').textContent").await?;
    assert!(said.as_str().is_some_and(|said| said.contains("recomputed every roll")), "{said}");
    a_changed_record_is_found_out(browser).await?;
    player.browser.close().await
}

/// What the clipboard holds, by pasting it into a text field.
async fn pasted(browser: &Browser) -> Result<String> {
    browser.click("#chat-text").await?;
    browser.press_with_control("v").await?;
    browser.until("document.getElementById('chat-text').value").await?;
    let text = browser.run("return document.getElementById('chat-text').value").await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}
