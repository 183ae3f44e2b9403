//! A hand over the table: it touches a thing where its eye sees it, so whatever covers a thing keeps the hand from it.

use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};
use serde_json::Value;
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Browser, Kind, Result};

/// Where the thing can be touched, its middle if that is free; else what lies over all of it. A piece may stand on a place: then
/// the place is touched beside it.
const FREE: &str = "const thing = [...document.querySelectorAll(CSS)].find((thing) => thing.getClientRects().length);
    if (!thing) return null;
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = thing.getBoundingClientRect(), parts = [5, 4, 6, 3, 7, 2, 8, 1, 9];
    const at = (x, y) => document.elementFromPoint(x, y);
    for (const down of parts) for (const right of parts) {
      const [x, y] = [Math.round(left + (width * right) / 10), Math.round(top + (height * down) / 10)];
      if (at(x, y)?.closest('[data-token], a, button') === thing) return [x, y];
    }
    const over = at(left + width / 2, top + height / 2);
    return over ? `${over.nodeName}#${over.id}.${over.getAttribute('class')} lies over it` : 'it is out of sight';";

/// Touches the first of these that is shown, by a press of the mouse or of a finger and not by a script.
pub(crate) async fn touch(browser: &Browser, css: &str) -> Result {
    let free = FREE.replace("CSS)", &format!("{})", serde_json::to_string(css)?));
    let mut found = Value::Null;
    // A piece that is still on its way may be under another one.
    for _ in 0..40 {
        found = browser.run(&free).await?;
        if found.is_null() {
            return Err(format!("there is no `{css}` to touch").into());
        }
        if let (Some(x), Some(y)) = (found[0].as_i64(), found[1].as_i64()) {
            return press_at(browser, x, y).await;
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("`{css}` cannot be touched: {found}").into())
}

/// Presses a place of the screen, whatever is there.
pub(crate) async fn press_at(browser: &Browser, x: i64, y: i64) -> Result {
    let button = MOUSE_BUTTON_LEFT;
    let (x, y) = (x as f64, y as f64);
    let press =
        [PointerAction::MoveTo { duration: None, x, y }, PointerAction::Down { button }, PointerAction::Up { button }];
    // A phone has no mouse.
    if browser.kind == Kind::Phone {
        let finger = press.into_iter().fold(TouchActions::new("finger".into()), TouchActions::then);
        return Ok(browser.client.perform_actions(finger).await?);
    }
    let mouse = press.into_iter().fold(MouseActions::new("hand".into()), MouseActions::then);
    Ok(browser.client.perform_actions(mouse).await?)
}

/// Points at a part of a thing's width, in percent from its left: one of them is a touch, two are a way from one to the other.
/// On a phone it is a finger, else the mouse.
pub(crate) async fn glide(browser: &Browser, kind: Kind, css: &str, way: &[u32]) -> Result {
    let place = format!(
        "const thing = document.querySelector({});
         thing.scrollIntoView({{ block: 'center', behavior: 'instant' }});
         const {{ left, top, width, height }} = thing.getBoundingClientRect();
         return [left, top + height / 2, width]",
        serde_json::to_string(css)?
    );
    let place = browser.run(&place).await?;
    let [left, y, width] = [0, 1, 2].map(|at| place[at].as_f64().unwrap_or_default());
    let button = MOUSE_BUTTON_LEFT;
    let mut points = way.iter().map(|&percent| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(120)),
        x: (left + width * f64::from(percent) / 100.0).round(),
        y: y.round(),
    });
    let begin = points.next().into_iter().chain([PointerAction::Down { button }]);
    let all = begin.chain(points).chain([PointerAction::Up { button }]);
    if kind == Kind::Phone {
        return Ok(browser
            .client
            .perform_actions(all.fold(TouchActions::new("finger".into()), TouchActions::then))
            .await?);
    }
    Ok(browser.client.perform_actions(all.fold(MouseActions::new("hand".into()), MouseActions::then)).await?)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_does_not_reach_what_is_covered() -> Result {
    let browser = Browser::open(Kind::Desktop).await?;
    let page = "<style>*{margin:0}i,b{position:absolute;width:90px;height:90px}</style>\
                <main onclick='touched = event.target.id'><i id=under data-token=a></i><b id=over></b>\
                <i id=beside data-token=b style='left:200px'></i><b style='left:230px;top:30px;width:30px;height:30px' data-token=c></b></main>";
    browser.go(&format!("data:text/html,{page}")).await?;
    let covered = touch(&browser, "[data-token=a]").await;
    assert!(covered.is_err_and(|why| why.to_string().contains("#over")), "what lies over it is named");
    touch(&browser, "[data-token=b]").await?;
    assert_eq!(browser.run("return touched").await?, "beside", "a place on which a piece stands is touched beside it");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_is_touched_by_a_finger_and_a_desktop_by_the_mouse() -> Result {
    let page = "<meta name=viewport content='width=device-width'><button style='width:90px;height:90px'                 onpointerdown='touched = event.pointerType' onclick='clicked = true'>x</button>";
    for (kind, pointer) in [(Kind::Phone, "touch"), (Kind::Desktop, "mouse")] {
        let browser = Browser::open(kind).await?;
        browser.go(&format!("data:text/html,{page}")).await?;
        touch(&browser, "button").await?;
        browser.until("window.clicked").await?;
        assert_eq!(browser.run("return touched").await?, pointer, "{kind:?}");
        browser.close().await?;
    }
    Ok(())
}
