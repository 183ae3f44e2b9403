//! What a page owes to everybody: names, contrast, focus, order. The checks run in the page itself (`access.js`).

use serde_json::Value;
use wardroom_e2e::{Browser, Result};

/// Panics with everything that is wrong with the page, by element.
pub(crate) async fn check(browser: &Browser, page: &str) -> Result {
    let found = browser.run(include_str!("access.js")).await?;
    let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(|finding| finding.as_str()).collect();
    assert!(found.is_empty(), "{page}:\n  {}", found.join("\n  "));
    Ok(())
}

/// Everything that Tab has to lead to, in the open paper if there is one, and a note of what it does lead to. In a group of radio
/// buttons one is a stop.
const BEFORE_TAB: &str = "window.stops = [];
    window.paper = document.querySelector('.veil:target');
    document.addEventListener('focusin', ({ target }) => stops.push(target), true);
    window.expected = [...(paper ?? document).querySelectorAll('a[href], button, input:not([type=hidden]):not([type=radio]), select, textarea, summary, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && !element.disabled && !element.closest('[inert]') && element.getClientRects().length && element.checkVisibility({ visibilityProperty: true }));
    return expected.length;";

/// Walks through the whole page by Tab from its beginning; panics if the order is not that of the text.
pub(crate) async fn check_order(browser: &Browser, page: &str) -> Result {
    let found = order(browser).await?;
    assert_eq!(found, Value::Array(Vec::new()), "{page}");
    Ok(())
}

async fn order(browser: &Browser) -> Result<Value> {
    let stops =
        browser.run(BEFORE_TAB).await?.as_u64().and_then(|stops| usize::try_from(stops).ok()).unwrap_or_default();
    // Some more: radio buttons, what scrolls by itself, and around to the first.
    browser.press(&"\u{e004}".repeat(stops + 12)).await?;
    browser.run(include_str!("order.js")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_checks_find_faults() -> Result {
    let browser = Browser::open(wardroom_e2e::Kind::Desktop).await?;
    let page = "<html><body style='background:white'><button></button><input><img src='x.png'>\
                <p id=a style='color:%23ccc'>pale words</p><p id=a>again</p><div role=button>no stop</div><nav>nameless</nav><section aria-label=Talk></section><div role=log aria-label=Talk>talk</div><h3>deep</h3>\
                <a href=x tabindex=2>first me</a><p aria-labelledby=missing>who</p><div id=table><i data-token=a tabindex=-1>a</i></div></body></html>";
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
        "another part is called Talk",
        "follows level",
        "announces",
        "jumps the queue: a",
        "nothing on the table can be reached by Tab",
        "refers to missing, which is not there",
        "has no title",
        "has no main part",
    ] {
        assert!(found.contains(finding), "`{finding}` was not found: {found}");
    }
    the_drawing_checks_find_faults(&browser).await?;
    the_focus_checks_find_faults(&browser).await?;
    browser.close().await
}

/// The way of the Tab key: an element that jumps the queue, one out of the order of the text, and one that traps the focus.
async fn the_focus_checks_find_faults(browser: &Browser) -> Result {
    let good = "<button>one</button> <button>two</button><br><button>three</button> <details><summary>four</summary><a href=x>in a drawer</a></details>";
    for (page, finding) in [
        (good.to_owned(), ""),
        (format!("<a href=x>behind</a><div class=veil id=paper>{good}</div><a href=x>behind, too</a>"), ""),
        (
            format!("<div class=veil id=paper>words alone</div>{good}"),
            "Tab does not lead into the open paper but to button. one",
        ),
        (
            format!("{good}<button tabindex=1>pushy</button>"),
            "Tab leads back in the page from button. pushy to button. one",
        ),
        (
            format!(
                "{good}<p style='display:flex;flex-direction:row-reverse'><button>left</button><button>right</button></p>"
            ),
            "Tab leads back before the eye from button. left to button. right",
        ),
        (
            format!(
                "{good}<p style='display:flex;flex-direction:column-reverse'><button>low</button><button>high</button></p>"
            ),
            "Tab leads back before the eye from button. low to button. high",
        ),
        (
            format!(
                "{good}<button onfocus='document.querySelector(\"button\").focus()'>trap</button><button>never</button>"
            ),
            "Tab does not lead to button. never",
        ),
    ] {
        browser.go(&format!("data:text/html,<title>x</title>{page}#paper")).await?;
        let found = order(browser).await?;
        let is_as_meant =
            if finding.is_empty() { found == Value::Array(Vec::new()) } else { found.to_string().contains(finding) };
        assert!(is_as_meant, "`{finding}`: {found}");
    }
    Ok(())
}

/// Letters in a drawing are held against what is painted under them: a shape, what a `use` shows, a gradient's stops, their
/// own outline. What cannot be seen, or lies under a thin line, is no finding.
async fn the_drawing_checks_find_faults(browser: &Browser) -> Result {
    let page = "<html lang=en><title>x</title><style>text{font:14px sans-serif}svg{display:block}</style><main><h1>x</h1><p role=status>x</p>\
                <svg width=600 height=900><defs><symbol id=dark viewBox='0 0 9 9'><rect width=9 height=9 fill='%23123' /></symbol>\
                <linearGradient id=dusk><stop stop-color='white' /><stop offset=1 stop-color='%23234' /></linearGradient></defs>\
                <rect y=0 width=600 height=30 fill='%23234' /><text y=20 fill='%23345'>bad shape</text>\
                <use y=40 width=600 height=30 href='%23dark' preserveAspectRatio='none' /><text x=290 y=60 fill='%23345'>bad use</text>\
                <rect y=80 width=600 height=30 fill='url(%23dusk)' /><text y=100 fill='black'>bad gradient</text>\
                <g opacity=.3><text y=140 fill='black'>bad veil</text></g>\
                <text y=800 fill='%23ddd'>bad below</text>\
                <rect y=160 width=600 height=30 fill='%23234' /><text y=180 fill='white'>good shape</text>\
                <rect y=200 width=600 height=30 fill='%23234' /><text y=220 fill='black' paint-order='stroke' stroke='white' stroke-width=4>good outline</text>\
                <path d='M0 256H600' stroke='black' /><text y=260 fill='black'>good line</text>\
                <text y=300 fill='white' opacity=0>good nothing</text></svg></main>";
    browser.go(&format!("data:text/html,{page}")).await?;
    let found = browser.run(include_str!("access.js")).await?.to_string();
    for bad in ["shape", "use", "gradient", "veil", "below"] {
        assert!(found.contains(&format!("in a drawing: text. bad {bad}")), "`{bad}` was not found: {found}");
    }
    assert!(!found.contains("good"), "{found}");
    let left =
        browser.run("return [document.querySelectorAll('use').length, document.adoptedStyleSheets.length, scrollY]");
    assert_eq!(left.await?, serde_json::json!([1, 0, 0]), "the page is left as it was");
    Ok(())
}
