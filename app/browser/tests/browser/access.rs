//! What a page owes to everybody: names, contrast, focus, order. The checks run in the page itself (`access.js`).

use wardroom_browser::{Browser, Result};

/// Panics with everything that is wrong with the page, by element.
pub(crate) async fn check(browser: &Browser, page: &str) -> Result {
    let found = browser.run(include_str!("access.js")).await?;
    let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(|finding| finding.as_str()).collect();
    assert!(found.is_empty(), "{page}:\n  {}", found.join("\n  "));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_checks_bite() -> Result {
    let browser = Browser::open(wardroom_browser::Kind::Desktop).await?;
    let page = "<html><title>x</title><body style='background:white'><button></button><input><img src='x.png'>\
                <p id=a style='color:%23ccc'>pale words</p><p id=a>again</p><div role=button>no stop</div><nav>nameless</nav><h3>deep</h3></body></html>";
    browser.go(&format!("data:text/html,{page}")).await?;
    let found = browser.run(include_str!("access.js")).await?.to_string();
    for finding in [
        "language",
        "h1",
        "no name: button",
        "no label",
        "no alternative",
        "contrast",
        "twice",
        "cannot be reached",
        "without a name",
        "follows level",
        "announces",
    ] {
        assert!(found.contains(finding), "`{finding}` was not found: {found}");
    }
    browser.close().await
}
